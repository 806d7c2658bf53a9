//! Events: each thing that happens. The paragraphs that made it happen are named where it is noted.
#![allow(missing_docs)]

use kernel::Side;
use serde::Serialize;

use crate::close_combat::FightEvent;
use crate::engine::pieces::CommandId;
use crate::movement::MoveEvent;
use crate::results::ResultEvent;
use crate::set_up::SetUpEvent;
use crate::shooting::ShootEvent;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// Of set-up.
    SetUp(SetUpEvent),
    /// Of movement.
    Move(MoveEvent),
    /// Of shooting.
    Shoot(ShootEvent),
    /// Of close combat.
    Fight(FightEvent),
    /// What a combat led to.
    Result(ResultEvent),
    /// A bound begins.
    Bound { side: Side, bound: u16 },
    /// The dice of a bound, as they fell to the commands.
    Pips { side: Side, pips: [u8; 3] },
    /// The ranking of a side's dice is laid open.
    Ranking { side: Side, ranks: [crate::pips::Rank; 3] },
    /// A command is demoralized.
    Demoralized { side: Side, command: CommandId },
    /// The battle is over.
    Over { winner: Option<Side> },
}
