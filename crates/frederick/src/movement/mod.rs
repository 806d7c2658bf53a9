//! Chapter 7: the movement phase. Routed units run first (7.1), then the others move, piece by
//! piece and hex by hex (7.3).

mod marching;
mod markers;
mod stride;
mod woods;

use hexes::Hex;
use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{PieceId, UnitId};
use crate::engine::play::not_now;
use crate::engine::play::{Field, Play};
use crate::engine::question::Question;
use crate::intelligence::IntelligenceQuestion;
use crate::rules::refuse;

/// A piece on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mover {
    /// Which.
    pub piece: PieceId,
    /// Movement points spent.
    pub spent: u8,
    /// Hexes entered.
    pub hexes: u8,
    /// It must stop here.
    pub halted: bool,
    /// Cossacks that refused: no more zones of control.
    pub shy: bool,
}

/// The steps of the movement phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveStep {
    /// Routed units move.
    Rout(Side),
    /// Normal movement.
    Move(Side),
}

/// The orders of the movement phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveOrder {
    /// A routed unit runs.
    Flee(UnitId),
    /// Take up a piece to move it.
    Take(PieceId),
    /// Move it to the next hex.
    Step(Hex),
    /// It stops.
    Halt,
    /// It leaves the map.
    Leave,
    /// This unit comes to the top of its stack.
    Lift(UnitId),
    /// Support that cannot leave an overstacked hex is given up.
    GiveUp(UnitId),
    /// No more movement.
    EndMovement,
    /// This support comes before the other supports of its stack.
    LiftSupport(UnitId),
    /// Support that cannot leave an overstacked hex loses a step.
    Reduce(UnitId),
}

impl MoveOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            MoveOrder::Flee(unit)
            | MoveOrder::Lift(unit)
            | MoveOrder::GiveUp(unit)
            | MoveOrder::LiftSupport(unit)
            | MoveOrder::Reduce(unit) => Named::unit(unit),
            MoveOrder::Take(piece) => Named::piece(piece),
            MoveOrder::Step(hex) => Named::hex(hex),
            MoveOrder::Halt | MoveOrder::Leave | MoveOrder::EndMovement => Named::default(),
        }
    }
}

/// What is asked in the movement phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveQuestion {
    /// Which routed unit runs first.
    Rout,
    /// Movement: who moves.
    Move,
    /// Where the mover goes.
    Step,
}

/// What happens on the march.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum MoveEvent {
    Locked { side: Side, hexes: u8 },
    Unlocked { side: Side, hexes: u8 },
    Stepped { side: Side, piece: PieceId, from: Hex, to: Hex, cost: u8, zone_cost: u8, halted: bool },
    Refused { side: Side, unit: UnitId, die: u8 },
    Lifted { side: Side, unit: UnitId, at: Hex, penalty: bool },
    SupportLifted { side: Side, unit: UnitId, at: Hex },
    LeftMap { side: Side, unit: UnitId },
    WoodsCheck { side: Side, unit: UnitId, die: u8, failed: bool },
}

impl MoveEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            MoveEvent::Locked { side, .. }
            | MoveEvent::Unlocked { side, .. }
            | MoveEvent::Stepped { side, .. }
            | MoveEvent::Refused { side, .. }
            | MoveEvent::Lifted { side, .. }
            | MoveEvent::SupportLifted { side, .. }
            | MoveEvent::LeftMap { side, .. }
            | MoveEvent::WoodsCheck { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    /// Whom a step of the chapter asks, and what.
    pub(crate) fn move_asks(&self, step: MoveStep) -> Option<(Side, Question)> {
        Some(match step {
            MoveStep::Rout(side) => (side, MoveQuestion::Rout.into()),
            MoveStep::Move(side) if self.has_marcher() => (side, IntelligenceQuestion::Pace.into()),
            MoveStep::Move(side) if self.position.mover.is_some() => (side, MoveQuestion::Step.into()),
            MoveStep::Move(side) => (side, MoveQuestion::Move.into()),
        })
    }

    pub(crate) fn move_orders(&self, step: MoveStep, out: &mut Vec<Order>) {
        match step {
            MoveStep::Rout(side) => {
                out.extend(self.runners(side).iter().map(|unit| Order::Move(MoveOrder::Flee(unit))));
            }
            MoveStep::Move(side) => self.marching_orders(side, out),
        }
    }

    pub(crate) fn check_move(&self, step: MoveStep, order: Order) -> Result<(), Refusal> {
        match (step, order) {
            (MoveStep::Rout(side), Order::Move(MoveOrder::Flee(unit))) => match self.runners(side).has(unit) {
                true => Ok(()),
                false => Err(refuse!("7.1", "not-routed")),
            },
            (MoveStep::Rout(_), _) => Err(not_now()),
            (MoveStep::Move(side), order) => self.check_marching(side, order),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn obey_move(&mut self, step: MoveStep, order: Order) {
        match (step, order) {
            (MoveStep::Rout(_), Order::Move(MoveOrder::Flee(unit))) => self.flee(unit),
            (MoveStep::Rout(_), _) => self.done(),
            (MoveStep::Move(side), order) => self.march(side, order),
        }
    }

    /// Runs a step of the chapter; false if somebody is asked.
    pub(crate) fn run_move(&mut self, step: MoveStep) -> bool {
        match step {
            MoveStep::Rout(side) => self.run_rout(side),
            MoveStep::Move(side) => {
                // Once a hex that held too much is relieved, the others may move.
                if self.position.crowded && self.position.mover.is_none() {
                    self.notice_crowds(side);
                }
                false
            }
        }
    }

    /// The last one runs without being asked for.
    fn run_rout(&mut self, side: Side) -> bool {
        let runners = self.field().runners(side);
        let mut all = runners.iter();
        match (all.next(), all.next()) {
            (None, _) => self.done(),
            (Some(only), None) => self.flee(only),
            _ => return false,
        }
        true
    }
}
