//! Elements by number, and sets of them.

use kernel::Side;
use serde::{Deserialize, Serialize};

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

/// An element: the lower half of the numbers belongs to the first side. In each half troops come first, then the
/// commanders, then the camp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CommandId(pub u8);

impl CommandId {
    /// As an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of elements of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "(u64, u64)", into = "(u64, u64)")]
pub struct Elements(u128);

impl From<(u64, u64)> for Elements {
    fn from((low, high): (u64, u64)) -> Self {
        Elements(u128::from(low) | u128::from(high) << 64)
    }
}

impl From<Elements> for (u64, u64) {
    fn from(elements: Elements) -> Self {
        (elements.0 as u64, (elements.0 >> 64) as u64)
    }
}

impl Elements {
    /// Nobody.
    pub const NONE: Elements = Elements(0);

    /// One element.
    pub const fn only(element: ElementId) -> Elements {
        Elements(1 << element.0)
    }

    /// Whether it holds an element.
    pub const fn has(self, element: ElementId) -> bool {
        element.0 < 128 && self.0 >> element.0 & 1 == 1
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds an element.
    pub const fn add(&mut self, element: ElementId) {
        self.0 |= 1 << element.0;
    }

    /// Takes an element out.
    pub const fn remove(&mut self, element: ElementId) {
        self.0 &= !(1 << element.0);
    }

    /// Both sets together.
    #[must_use]
    pub const fn or(self, other: Elements) -> Elements {
        Elements(self.0 | other.0)
    }

    /// What both hold.
    #[must_use]
    pub const fn and(self, other: Elements) -> Elements {
        Elements(self.0 & other.0)
    }

    /// This set without the other.
    #[must_use]
    pub const fn without(self, other: Elements) -> Elements {
        Elements(self.0 & !other.0)
    }

    /// The lowest element.
    pub const fn first(self) -> Option<ElementId> {
        if self.0 == 0 { None } else { Some(ElementId(self.0.trailing_zeros() as u8)) }
    }

    /// The elements, lowest first.
    pub fn iter(self) -> impl Iterator<Item = ElementId> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let next = left.first()?;
            left.remove(next);
            Some(next)
        })
    }
}

impl FromIterator<ElementId> for Elements {
    fn from_iter<I: IntoIterator<Item = ElementId>>(list: I) -> Self {
        list.into_iter().fold(Elements::NONE, |all, element| all.or(Elements::only(element)))
    }
}
