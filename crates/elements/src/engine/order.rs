//! Orders: one decision of one side.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::close_combat::FightOrder;
use crate::movement::MoveOrder;
use crate::set_up::SetUpOrder;
use crate::shooting::ShootOrder;

/// One decision of one side; each phase has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "TableOrder")]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// In set-up.
    SetUp(SetUpOrder),
    /// In the movement phase.
    Move(MoveOrder),
    /// In the shooting phase.
    Shoot(ShootOrder),
    /// In the close combat phase.
    Fight(FightOrder),
}

// A size that is pinned: clones and lists are made all the time.
const _: () = assert!(size_of::<Order>() <= 48);
