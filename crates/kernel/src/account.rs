//! How a battle stands in figures, for those who count many battles.

use crate::system::System;

/// How a battle stands in figures; where there are two, the first side's comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Account {
    /// Rounds played to their end.
    pub rounds: u16,
    /// Strength lost so far, as the system counts it.
    pub losses: [u32; 2],
    /// Morale left.
    pub morale: [u32; 2],
    /// The round in which an army broke, if it has.
    pub broken: [Option<u16>; 2],
}

/// A system whose positions can be put in figures.
pub trait Accounts: System {
    /// The figures of a position.
    fn account(battle: &Self::Battle, position: &Self::Position) -> Account;
}
