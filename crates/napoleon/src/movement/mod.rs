//! Chapter 7: movement, piece by piece or stack by stack, hex by hex. Points are counted in halves.

mod crossings;
pub(crate) mod gait;
mod march;
pub(crate) mod party;
pub(crate) mod stride;

use hexes::Hex;
use kernel::{Journal, Refusal, Side, Viewer};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::order::{MarchOrder, Named, Order, ReinforcementOrder, TrainOrder, VedetteOrder};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play};
use crate::engine::question::Question;

/// Whoever is on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mover {
    /// The pieces that move together.
    pub pieces: Pieces,
    /// Where they are.
    pub at: Hex,
    /// Half points spent.
    pub spent: u8,
    /// Hexes entered.
    pub hexes: u8,
    /// They must stop here (4.31).
    pub halted: bool,
    /// Hexes that a repulse has cleared, by direction; one of them must be entered (9.21).
    pub cleared: u8,
    /// They are about to enter the map with a column of this number and one (19.1).
    pub entering: u8,
}

/// The steps of the movement phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveStep {
    /// Those in command move.
    Move(Side),
    /// Those out of command check their initiative and move.
    Initiative(Side),
}

/// The orders of the movement phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveOrder {
    /// Take up a piece to move it.
    Take(PieceId),
    /// Another of its hex goes along.
    Join(PieceId),
    /// They go to the next hex.
    Step(Hex),
    /// They go into road march.
    RoadMarch,
    /// They leave it.
    LeaveMarch,
    /// They damage a crossing.
    Damage(u8),
    /// They try to repair one.
    Repair(u8),
    /// They clear a barricade away.
    Clear(u8),
    /// They stop.
    Halt,
    /// No more movement.
    EndMovement,
    /// A unit out of command checks its initiative, and moves if it passes.
    Venture(PieceId),
    /// A stacked division does so together.
    VentureTogether(PieceId),
}

impl MoveOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            MoveOrder::Take(piece)
            | MoveOrder::Join(piece)
            | MoveOrder::Venture(piece)
            | MoveOrder::VentureTogether(piece) => Named::piece(piece),
            MoveOrder::Step(hex) => Named::hex(hex),
            MoveOrder::Damage(crossing) | MoveOrder::Repair(crossing) | MoveOrder::Clear(crossing) => {
                Named::crossing(crossing)
            }
            MoveOrder::RoadMarch | MoveOrder::LeaveMarch | MoveOrder::Halt | MoveOrder::EndMovement => Named::default(),
        }
    }
}

/// What is asked in the movement phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveQuestion {
    /// Who moves.
    Move,
    /// Who moves on initiative.
    Initiative,
    /// Where the mover goes.
    Step,
}

/// What happens on the march.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum MoveEvent {
    Stepped { side: Side, pieces: Pieces, from: Hex, to: Hex, cost: u8, halted: bool, secret: bool },
    Marching { side: Side, pieces: Pieces, secret: bool },
    MarchEnded { side: Side, pieces: Pieces, cost: u8, secret: bool },
    Stacked { side: Side, pieces: Pieces, at: Hex, secret: bool },
    Damaged { side: Side, pieces: Pieces, crossing: u8, secret: bool },
    Repaired { side: Side, pieces: Pieces, crossing: u8, die: u8, done: bool, secret: bool },
    Cleared { side: Side, pieces: Pieces, crossing: u8, secret: bool },
    Ventured { side: Side, pieces: Pieces, die: u8, initiative: u8, moves: bool, secret: bool },
    Glimpsed { side: Side, from: Hex, to: Hex },
}

impl MoveEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            MoveEvent::Stepped { side, .. }
            | MoveEvent::Marching { side, .. }
            | MoveEvent::MarchEnded { side, .. }
            | MoveEvent::Stacked { side, .. }
            | MoveEvent::Damaged { side, .. }
            | MoveEvent::Repaired { side, .. }
            | MoveEvent::Cleared { side, .. }
            | MoveEvent::Ventured { side, .. }
            | MoveEvent::Glimpsed { side, .. } => *side,
        }
    }
}

impl MoveEvent {
    /// The event as a viewer may hear it. What hidden pieces do is their side's secret: others see a
    /// force on the march, and what becomes of crossings.
    pub(crate) fn told(&self, viewer: Viewer) -> Option<MoveEvent> {
        let ours = viewer.is(self.side());
        let mut told = self.clone();
        match &mut told {
            MoveEvent::Stepped { secret, .. }
            | MoveEvent::Marching { secret, .. }
            | MoveEvent::MarchEnded { secret, .. }
            | MoveEvent::Stacked { secret, .. }
            | MoveEvent::Ventured { secret, .. } => (ours || !*secret).then_some(told),
            MoveEvent::Damaged { pieces, secret, .. }
            | MoveEvent::Repaired { pieces, secret, .. }
            | MoveEvent::Cleared { pieces, secret, .. } => {
                if *secret && !ours {
                    *pieces = Pieces::NONE;
                }
                Some(told)
            }
            MoveEvent::Glimpsed { .. } => (!ours).then_some(told),
        }
    }
}

impl MoveStep {
    pub(crate) const fn side(self) -> Side {
        match self {
            MoveStep::Move(side) | MoveStep::Initiative(side) => side,
        }
    }
}

impl Field<'_> {
    pub(crate) fn move_asks(&self, step: MoveStep) -> (Side, Question) {
        let question = match step {
            _ if self.position.mover.is_some() => MoveQuestion::Step,
            MoveStep::Move(_) => MoveQuestion::Move,
            MoveStep::Initiative(_) => MoveQuestion::Initiative,
        };
        (step.side(), question.into())
    }

    pub(crate) fn move_orders(&self, step: MoveStep, out: &mut Vec<Order>) {
        let side = step.side();
        let party = self.position.mover.map(|mover| self.party(side, &mover));
        let mut list = |order: Order| {
            let may = self.check_marching(step, order, party.as_ref()).is_ok();
            if may {
                out.push(order);
            }
            may
        };
        match self.position.mover {
            None => {
                // Nobody moves twice, and whoever may not check alone may not check in company.
                for piece in self.on_map(side).without(self.position.marks.moved).iter() {
                    list(MoveOrder::Take(piece).into());
                    if list(MoveOrder::Venture(piece).into()) {
                        list(MoveOrder::VentureTogether(piece).into());
                    }
                }
                for piece in self.waiting(side).iter() {
                    list(ReinforcementOrder::Enter(piece).into());
                    list(ReinforcementOrder::Unfold(piece).into());
                }
                self.position.marches.pieces(side).iter().for_each(|piece| _ = list(MarchOrder::Recall(piece).into()));
                list(MoveOrder::EndMovement.into());
            }
            Some(mover) if mover.entering != 0 => {
                self.waiting(side).iter().for_each(|piece| _ = list(MoveOrder::Join(piece).into()));
                let gates = self.gates(side, mover.entering - 1);
                gates.iter().for_each(|hex| _ = list(MoveOrder::Step(hex).into()));
                list(MoveOrder::RoadMarch.into());
                self.direct_orders(side, &mover, out);
            }
            Some(mover) => {
                self.position.stack(mover.at).for_each(|piece| _ = list(MoveOrder::Join(piece).into()));
                self.around(mover.at).for_each(|(_, near)| _ = list(MoveOrder::Step(near).into()));
                list(MoveOrder::RoadMarch.into());
                list(MoveOrder::LeaveMarch.into());
                for (crossing, laid) in (0u8..).zip(&self.battle.board.crossings) {
                    if laid.hexes.contains(&mover.at) {
                        list(MoveOrder::Damage(crossing).into());
                        list(MoveOrder::Repair(crossing).into());
                        list(MoveOrder::Clear(crossing).into());
                    }
                }
                list(crate::repulse::RepulseOrder::Repulse.into());
                if !mover.pieces.and(self.battle.pontoons).is_empty() {
                    self.around(mover.at).for_each(|(_, near)| _ = list(TrainOrder::LayPontoon(near).into()));
                }
                self.broken_up(side, mover.at).iter().for_each(|unit| _ = list(VedetteOrder::Recombine(unit).into()));
                list(MarchOrder::LeaveMap.into());
                list(MoveOrder::Halt.into());
            }
        }
    }

    pub(crate) fn check_move(&self, step: MoveStep, order: Order) -> Result<(), Refusal> {
        let party = self.position.mover.map(|mover| self.party(step.side(), &mover));
        self.check_marching(step, order, party.as_ref())
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn run_move(&mut self, step: MoveStep) -> bool {
        self.notice_cleared(step.side());
        let night = self.position.mover.is_none() && self.field().is_night();
        // Whether it is asked tells something of its march orders.
        if night {
            self.tell_of(step.side());
        }
        // At night nobody is asked who has nobody under orders (20.41).
        let idle = night && {
            let mut orders = Vec::new();
            self.field().move_orders(step, &mut orders);
            orders == [Order::Move(MoveOrder::EndMovement)]
        };
        if idle {
            self.done();
        }
        idle
    }

    pub(crate) fn obey_move(&mut self, step: MoveStep, order: Order) {
        self.march(step, order);
    }
}
