//! Chapter 18: trains. (Pontoons and supply lines are still to be written.)

use kernel::{Journal, Side};
use serde::Serialize;

use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play};
use crate::engine::position::Place;
use crate::engine::spec::Kind;
use crate::rules::cites;

/// Up to this die a train is taken, above it is destroyed (18.14).
const TAKEN: u8 = 3;
/// What a captured supply train is worth (18.23).
const PRIZE: i16 = 2;

/// What becomes of trains.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum TrainEvent {
    Captured { side: Side, train: PieceId, die: u8 },
    Destroyed { side: Side, train: PieceId, die: u8 },
}

impl TrainEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            TrainEvent::Captured { side, .. } | TrainEvent::Destroyed { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    /// Trains of a side next to enemy combat units.
    pub(crate) fn endangered(&self, side: Side) -> Pieces {
        let near = |train: &PieceId| self.firm_zone_reaches(side.enemy(), self.position.at(*train));
        self.on_map(side).and(self.battle.trains).iter().filter(near).collect()
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Trains next to the enemy are taken or destroyed at once (18.14).
    pub(crate) fn catch_trains(&mut self) {
        for side in Side::BOTH {
            for train in self.field().endangered(side).iter() {
                self.show(Pieces::only(train));
                let die = self.die();
                let taken = die <= TAKEN;
                self.position.remove(train, Place::Eliminated);
                if taken && self.field().kind(train) == Kind::SupplyTrain {
                    self.position.armies[side.enemy()].points += PRIZE;
                    self.journal.note(cites!["18.14", "18.23"], || TrainEvent::Captured { side, train, die });
                } else {
                    self.journal.note(cites!["18.14", "18.15"], || TrainEvent::Destroyed { side, train, die });
                }
            }
        }
    }
}
