//! Chapter 8, movement.

pub(crate) mod groups;
pub(crate) mod marches;
pub(crate) mod reinforcements;
pub(crate) mod roads;

use kernel::{Cite, Refusal};

use crate::engine::event::Price;
use crate::engine::play::Field;
use crate::rules::{cite, refuse};

/// Chapter 8.2: how many commands a side has in a turn.
pub const COMMAND_LIMIT: u8 = 3;
/// Chapter 8.9: how many steps a road move has.
pub const ROAD_STEPS: u8 = 3;

impl Price {
    /// The paragraph by which a move costs that.
    pub(crate) fn cite(self) -> Cite {
        match self {
            Price::Command | Price::Included => cite!("8.2"),
            Price::MainRoad => cite!("8.11"),
            Price::NobodyOpposite => cite!("8.3"),
        }
    }
}

impl Field<'_> {
    /// Chapter 8.2: whether so many commands are left.
    #[inline]
    pub(crate) fn afford(&self, cost: u8) -> Result<(), Refusal> {
        if self.position.open.commands < cost {
            return Err(refuse!("8.2", "no-command-left").number("limit", COMMAND_LIMIT as i32));
        }
        Ok(())
    }
}
