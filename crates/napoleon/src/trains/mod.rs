//! Chapter 18: trains. What becomes of them next to the enemy, and pontoons.

mod pontoons;

use hexes::Hex;
use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, not_now};
use crate::engine::position::Place;
use crate::engine::question::Question;
use crate::engine::spec::Kind;
use crate::rules::cites;

/// The step of the command segment in which pontoons are taken up (18.34).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrainStep {
    /// A side takes pontoons up.
    TakeUp(Side),
}

/// The orders of trains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrainOrder {
    /// The mover lays its pontoons across the side to this hex.
    LayPontoon(Hex),
    /// A pontoon becomes a train again, in this hex.
    TakeUp {
        /// Which.
        piece: PieceId,
        /// Where.
        hex: Hex,
    },
    /// No more of them.
    EndTakingUp,
}

impl TrainOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            TrainOrder::LayPontoon(hex) => Named::hex(hex),
            TrainOrder::TakeUp { piece, hex } => Named::at(piece, hex),
            TrainOrder::EndTakingUp => Named::default(),
        }
    }
}

/// What is asked of trains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainQuestion {
    /// Which pontoons are taken up.
    TakeUp,
}

/// What becomes of trains.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum TrainEvent {
    TrainCaptured { side: Side, train: PieceId, die: u8 },
    Destroyed { side: Side, train: PieceId, die: u8 },
    TrainTrampled { side: Side, train: PieceId },
    Unharmed { side: Side, train: PieceId, die: u8 },
    Taken { side: Side, train: PieceId, die: u8 },
    Laid { side: Side, train: PieceId, from: Hex, to: Hex },
    TakenUp { side: Side, train: PieceId, at: Hex },
}

impl TrainEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            TrainEvent::TrainCaptured { side, .. }
            | TrainEvent::Destroyed { side, .. }
            | TrainEvent::TrainTrampled { side, .. }
            | TrainEvent::Unharmed { side, .. }
            | TrainEvent::Taken { side, .. }
            | TrainEvent::Laid { side, .. }
            | TrainEvent::TakenUp { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    /// Trains of a side next to enemy combat units.
    pub(crate) fn endangered(&self, side: Side) -> Pieces {
        let near = |train: &PieceId| self.firm_zone_reaches(side.enemy(), self.position.at(*train));
        self.on_map(side).and(self.battle.trains).iter().filter(near).collect()
    }

    pub(crate) fn train_asks(&self, step: TrainStep) -> (Side, Question) {
        let TrainStep::TakeUp(side) = step;
        (side, TrainQuestion::TakeUp.into())
    }

    pub(crate) fn train_orders(&self, step: TrainStep, out: &mut Vec<Order>) {
        let TrainStep::TakeUp(side) = step;
        for piece in self.laid(side).iter() {
            let hexes = self.ends(piece).into_iter();
            let open = hexes.filter(|hex| self.may_take_up(side, piece, *hex).is_ok());
            out.extend(open.map(|hex| Order::from(TrainOrder::TakeUp { piece, hex })));
        }
        out.push(TrainOrder::EndTakingUp.into());
    }

    pub(crate) fn check_train(&self, step: TrainStep, order: Order) -> Result<(), Refusal> {
        let TrainStep::TakeUp(side) = step;
        match order {
            Order::Train(TrainOrder::TakeUp { piece, hex }) => self.may_take_up(side, piece, hex),
            Order::Train(TrainOrder::EndTakingUp) => Ok(()),
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Whoever has come next to the enemy: leaders run, trains are taken, march orders end (5.51,
    /// 18.14, 20.23).
    pub(crate) fn touch(&mut self) {
        self.storm_barricades();
        self.catch_leaders();
        self.catch_trains();
        self.leave_orders();
    }

    /// Trains next to the enemy are taken or destroyed at once (18.14).
    pub(crate) fn catch_trains(&mut self) {
        for side in Side::BOTH {
            let (trains, bridges) = (self.field().endangered(side), self.field().threatened(side));
            let all = self.battle.of_side[side].and(self.battle.trains);
            let tested = self.position.marks.tested;
            self.position.marks.tested = tested.without(all.without(trains.or(bridges)));
            for train in trains.without(tested).iter() {
                self.show(Pieces::only(train));
                let die = self.die();
                if self.field().kind(train) == Kind::SupplyTrain {
                    self.catch_supplies(side, train, die);
                } else {
                    self.catch_pontoons(side, train, die);
                }
            }
            for bridge in bridges.without(tested).iter() {
                let die = self.die();
                self.catch_pontoons(side, bridge, die);
            }
        }
    }

    fn catch_supplies(&mut self, side: Side, train: PieceId, die: u8) {
        let at = self.position.at(train);
        self.position.remove(train, Place::Eliminated);
        if die > self.battle.charts.supply.taken {
            return self.journal.note(cites!["18.14", "18.15"], || TrainEvent::Destroyed { side, train, die });
        }
        self.position.armies[side.enemy()].points += i16::from(self.battle.charts.supply.prize);
        self.journal.note(cites!["18.14", "18.23"], || TrainEvent::TrainCaptured { side, train, die });
        self.plunder(side.enemy(), at);
    }

    /// A train in whose hex a retreat ends is destroyed (18.16).
    pub(crate) fn trample(&mut self, train: PieceId) {
        let side = self.field().owner(train);
        self.position.remove(train, Place::Eliminated);
        self.journal.note(cites!["18.16", "18.15"], || TrainEvent::TrainTrampled { side, train });
    }

    /// Nobody is asked where no pontoon can be taken up.
    pub(crate) fn run_train(&mut self, step: TrainStep) -> bool {
        let TrainStep::TakeUp(side) = step;
        // Whether it is asked tells something of hidden forces, if pontoons lie there.
        if !self.field().laid(side).is_empty() {
            self.show_of(side);
        }
        let field = self.field();
        let can = |piece: PieceId| field.ends(piece).iter().any(|hex| field.may_take_up(side, piece, *hex).is_ok());
        let idle = !field.laid(side).iter().any(can);
        if idle {
            self.done();
        }
        idle
    }

    pub(crate) fn obey_train(&mut self, step: TrainStep, order: Order) {
        let TrainStep::TakeUp(side) = step;
        match order {
            Order::Train(TrainOrder::TakeUp { piece, hex }) => self.take_up(side, piece, hex),
            _ => self.done(),
        }
    }
}
