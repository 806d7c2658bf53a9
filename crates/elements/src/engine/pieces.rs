//! Elements by number, and sets of them.

use kernel::Side;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// So many elements a side at most: 36 of troops, three commanders, a camp.
pub const MOST_OF_A_SIDE: usize = 40;
/// So many in all.
pub const MOST_ELEMENTS: usize = 2 * MOST_OF_A_SIDE;
/// Slots of troops of a side.
pub const MOST_TROOPS: usize = 36;
/// Commands of a side.
pub const MOST_COMMANDS: usize = 3;
/// The slot of the camp.
pub const CAMP_SLOT: u8 = 39;

/// An element: the lower half of the numbers belongs to the first side. In each half troops come
/// first, then the commanders, then the camp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct ElementId(pub u8);

impl ElementId {
    /// The element of a side in a slot.
    pub const fn of(side: Side, slot: u8) -> ElementId {
        ElementId(side.number() * MOST_OF_A_SIDE as u8 + slot)
    }

    /// The commander of a command.
    pub const fn commander(side: Side, command: CommandId) -> ElementId {
        ElementId::of(side, MOST_TROOPS as u8 + command.0)
    }

    /// The camp of a side.
    pub const fn camp(side: Side) -> ElementId {
        ElementId::of(side, CAMP_SLOT)
    }

    /// Whose it is.
    pub const fn side(self) -> Side {
        Side::of((self.0 as usize >= MOST_OF_A_SIDE) as u8)
    }

    /// Its slot within its side.
    pub const fn slot(self) -> u8 {
        self.0 % MOST_OF_A_SIDE as u8
    }

    /// As an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A command of a side, from 0 to 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct CommandId(pub u8);

impl CommandId {
    /// As an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of elements of both sides.
pub type Elements = kernel::Set<ElementId, kernel::set::Halves>;

impl kernel::set::Member for ElementId {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn of(number: u8) -> ElementId {
        ElementId(number)
    }
}
