//! Units and leaders by number, and sets of units.

use kernel::set::Member;
use serde::{Deserialize, Serialize};

/// No board has more hexes.
pub const MOST_HEXES: usize = 1152;
/// No battle has more units.
pub const MOST_UNITS: usize = 96;
/// No battle has more leaders.
pub const MOST_LEADERS: usize = 32;
/// No battle has more wings.
pub const MOST_WINGS: usize = 32;

/// A unit, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub u8);

impl UnitId {
    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A leader, by his place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LeaderId(pub u8);

impl LeaderId {
    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A wing, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WingId(pub u8);

impl WingId {
    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A piece that can be moved: a unit or a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceId {
    /// A unit.
    Unit(UnitId),
    /// A leader.
    Leader(LeaderId),
}

/// A set of units.
pub type Units = kernel::Set<UnitId>;

impl Member for UnitId {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn of(number: u8) -> UnitId {
        UnitId(number)
    }
}
