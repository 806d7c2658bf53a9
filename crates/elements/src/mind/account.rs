//! A position in figures.

use kernel::{Account, Accounts, Side};

use crate::engine::battle::Battle;
use crate::engine::play::Field;
use crate::engine::position::Position;
use crate::system::CivilWar;

impl Accounts for CivilWar {
    fn account(battle: &Battle, position: &Position) -> Account {
        let field = Field { battle, position };
        let finished = position.bound.saturating_sub(u16::from(position.outcome.is_none()));
        let broken = |side: Side| position.commands[side.index()].iter().any(|command| command.demoralized);
        Account {
            rounds: finished,
            losses: Side::BOTH.map(|side| u32::from(field.losses(side))),
            morale: Side::BOTH.map(|side| u32::from((field.strength(side) / 2 + 1).saturating_sub(field.losses(side)))),
            broken: Side::BOTH.map(|side| broken(side).then_some(finished)),
        }
    }
}
