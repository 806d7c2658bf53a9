//! Events: each thing that happens. Each chapter owns its events. The paragraphs that made one
//! happen are named where it is noted.

use kernel::Side;
use serde::Serialize;

pub use crate::activation::{ActivationEvent, Awakening};
pub use crate::army_morale::ArmyMoraleEvent;
pub use crate::bombardment::BombardEvent;
pub use crate::close_combat::CombatEvent;
pub use crate::column::ColumnEvent;
pub use crate::command::CommandEvent;
pub use crate::intelligence::IntelligenceEvent;
pub use crate::leaders::{LeaderEvent, Wound};
pub use crate::losses::{Doom, LossEvent};
pub use crate::morale::{Blow, MoraleEvent};
pub use crate::movement::MoveEvent;
pub use crate::retreat::RetreatEvent;
pub use crate::scenario::ScenarioEvent;
pub use crate::sequence::SequenceEvent;
pub use crate::set_up::SetUpEvent;
pub use crate::victory::VictoryEvent;

kernel::nest! {
    /// One thing that happened.
    #[derive(Clone, Debug, PartialEq, Serialize)]
    #[serde(untagged)]
    pub enum Event {
        /// Set-up.
        SetUp(SetUpEvent),
        /// Rules of single scenarios.
        Scenario(ScenarioEvent),
        /// Chapters 4.1 and 4.3: activation.
        Activation(ActivationEvent),
        /// Chapters 4.2, 4.5 and 18: command.
        Command(CommandEvent),
        /// Chapter 7.6: columns.
        Column(ColumnEvent),
        /// Chapter 7: movement.
        Move(MoveEvent),
        /// Chapter 8: bombardment.
        Bombard(BombardEvent),
        /// Chapter 9: morale.
        Morale(MoraleEvent),
        /// Chapter 10: close combat.
        Combat(CombatEvent),
        /// Chapter 10.8: losses.
        Loss(LossEvent),
        /// Chapter 10.9: retreats.
        Retreat(RetreatEvent),
        /// Chapters 12 and 13: army morale.
        ArmyMorale(ArmyMoraleEvent),
        /// Chapter 15: leaders.
        Leader(LeaderEvent),
        /// Chapter 17: limited intelligence.
        Intelligence(IntelligenceEvent),
        /// Chapter 19: victory.
        Victory(VictoryEvent),
        /// Chapter 3: the sequence of play.
        Sequence(SequenceEvent),
    }
}

impl Event {
    /// Whose event it is.
    pub fn side(&self) -> Option<Side> {
        match self {
            Event::SetUp(event) => Some(event.side()),
            Event::Scenario(event) => Some(event.side()),
            Event::Activation(event) => Some(event.side()),
            Event::Command(event) => Some(event.side()),
            Event::Column(event) => Some(event.side()),
            Event::Move(event) => Some(event.side()),
            Event::Bombard(event) => Some(event.side()),
            Event::Morale(event) => Some(event.side()),
            Event::Combat(event) => Some(event.side()),
            Event::Loss(event) => Some(event.side()),
            Event::Retreat(event) => Some(event.side()),
            Event::ArmyMorale(event) => Some(event.side()),
            Event::Leader(event) => Some(event.side()),
            Event::Intelligence(event) => Some(event.side()),
            Event::Victory(event) => event.side(),
            Event::Sequence(event) => event.side(),
        }
    }
}
