//! Events: each thing that happens. Each chapter owns its events; the paragraphs are named where one is noted.

use kernel::{Side, Viewer};
use serde::Serialize;

pub use crate::bombardment::BombardEvent;
pub use crate::cards::CardEvent;
pub use crate::charge::ChargeEvent;
pub use crate::combat::CombatEvent;
pub use crate::command::CommandEvent;
pub use crate::concealment::ConcealmentEvent;
pub use crate::disengagement::DisengageEvent;
pub use crate::leaders::LeaderEvent;
pub use crate::march_orders::MarchEvent;
pub use crate::movement::MoveEvent;
pub use crate::recovery::RecoveryEvent;
pub use crate::reinforcements::ReinforcementEvent;
pub use crate::repulse::RepulseEvent;
pub use crate::results::ResultEvent;
pub use crate::sequence::SequenceEvent;
pub use crate::supply::SupplyEvent;
pub use crate::trains::TrainEvent;
pub use crate::vedettes::VedetteEvent;
pub use crate::weather::WeatherEvent;
pub use crate::works::WorkEvent;

kernel::nest! {
    /// One thing that happened.
    #[derive(Clone, Debug, PartialEq, Serialize)]
    #[serde(untagged)]
    pub enum Event {
        /// Chapter 2: the sequence of play.
        Sequence(SequenceEvent),
        /// Chapter 5: leaders.
        Leader(LeaderEvent),
        /// Chapter 6: command.
        Command(CommandEvent),
        /// Chapter 7: movement.
        Move(MoveEvent),
        /// Chapter 8: hidden forces.
        Concealment(ConcealmentEvent),
        /// Chapter 9: repulse.
        Repulse(RepulseEvent),
        /// Chapter 10: combat.
        Combat(CombatEvent),
        /// Chapter 12: results.
        Result(ResultEvent),
        /// Chapter 18: trains.
        Train(TrainEvent),
        /// Chapter 22: recovery.
        Recovery(RecoveryEvent),
        /// Chapter 23: weather.
        Weather(WeatherEvent),
        /// Chapter 13: bombardment.
        Bombard(BombardEvent),
        /// Chapter 14: charges.
        Charge(ChargeEvent),
        /// Chapter 15: fortified places.
        Work(WorkEvent),
        /// Chapter 16: vedettes.
        Vedette(VedetteEvent),
        /// Chapter 17: supply.
        Supply(SupplyEvent),
        /// Chapter 19: reinforcements.
        Reinforcement(ReinforcementEvent),
        /// Chapter 20: march orders.
        March(MarchEvent),
        /// Chapter 2: disengagement.
        Disengage(DisengageEvent),
        /// Chapter 24: cards.
        Card(CardEvent),
    }
}

impl Event {
    /// The event as a viewer may hear it: hands are secret, and where forces are hidden so is who commands whom.
    pub(crate) fn told(&self, viewer: Viewer, hides: bool) -> Option<Event> {
        match self {
            Event::Card(event) => event.told(viewer, hides).map(Event::Card),
            Event::March(event) => (event.is_open() || viewer.is(event.side())).then(|| self.clone()),
            _ if !hides => Some(self.clone()),
            Event::Command(event) => viewer.is(event.side()).then(|| self.clone()),
            Event::Move(event) => event.told(viewer).map(Event::Move),
            Event::Supply(event) => viewer.is(event.side()).then(|| self.clone()),
            Event::Work(event) => Some(event.told(viewer).into()),
            _ => Some(self.clone()),
        }
    }

    /// Whose event it is.
    pub fn side(&self) -> Option<Side> {
        match self {
            Event::Sequence(event) => event.side(),
            Event::Leader(event) => Some(event.side()),
            Event::Command(event) => Some(event.side()),
            Event::Move(event) => Some(event.side()),
            Event::Concealment(event) => Some(event.side()),
            Event::Repulse(event) => Some(event.side()),
            Event::Recovery(event) => Some(event.side()),
            Event::Train(event) => Some(event.side()),
            Event::Combat(event) => Some(event.side()),
            Event::Result(event) => Some(event.side()),
            Event::Weather(event) => event.side(),
            Event::Bombard(event) => Some(event.side()),
            Event::Charge(event) => Some(event.side()),
            Event::Work(event) => Some(event.side()),
            Event::Vedette(event) => Some(event.side()),
            Event::Supply(event) => Some(event.side()),
            Event::Reinforcement(event) => Some(event.side()),
            Event::March(event) => Some(event.side()),
            Event::Disengage(event) => Some(event.side()),
            Event::Card(event) => Some(event.side()),
        }
    }
}
