//! What never changes while a battle is played.

use crate::armies::List;
use crate::ground::Ground;
use crate::spec::{Options, Scale};
use crate::troops::Table;

/// What never changes while a battle is played.
#[derive(Clone, Debug)]
pub struct Battle {
    /// The keys of both sides.
    pub sides: [String; 2],
    /// How large it is.
    pub scale: Scale,
    /// The options.
    pub options: Options,
    /// The table of troops.
    pub table: Table,
    /// The army list of each side.
    pub lists: [List; 2],
    /// The ground, if the author has drawn it; otherwise it is laid by rule.
    pub ground: Option<std::sync::Arc<Ground>>,
}

impl Battle {
    /// Width and depth of the table.
    pub const fn extent(&self) -> (i32, i32) {
        match self.scale {
            Scale::Small => (60_000, 60_000),
            Scale::Large => (120_000, 60_000),
            Scale::Wide => (120_000, 80_000),
        }
    }

    /// Commands of each side.
    pub const fn commands(&self) -> usize {
        match self.scale {
            Scale::Small => 1,
            Scale::Large | Scale::Wide => 3,
        }
    }

    /// Bounds a side at most.
    pub fn bounds(&self) -> u16 {
        self.options.bounds.unwrap_or(24)
    }
}
