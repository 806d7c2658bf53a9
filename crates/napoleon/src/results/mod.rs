//! Chapter 12: what combats come to. Retreats, displacement, losses, exchange, advance.

mod advance;
mod losses;
mod retreat;
mod ways;

use hexes::Hex;
use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

pub(crate) use losses::Doom;

use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, not_now, require};
use crate::engine::position::Place;
use crate::engine::question::Question;
use crate::rules::refuse;

/// The steps that results bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ResultStep {
    /// Pieces retreat, one after the other.
    Rout {
        /// Whose.
        side: Side,
        /// Who still has to go.
        pieces: Pieces,
        /// How many hexes.
        far: u8,
    },
    /// A piece is on its way back.
    Retreat {
        /// Whose.
        side: Side,
        /// Who.
        piece: PieceId,
        /// Where it began.
        from: Hex,
        /// Hexes gone.
        gone: u8,
        /// Hexes to go.
        left: u8,
    },
    /// A hex is too full for a piece that had to retreat into it: somebody makes room.
    Displace {
        /// Whose.
        side: Side,
        /// Where.
        at: Hex,
        /// Who came.
        arrival: PieceId,
    },
    /// A unit is reduced.
    Reduce {
        /// Whose.
        side: Side,
        /// One of these.
        among: Pieces,
    },
    /// The stronger side of an exchange pays.
    Exchange {
        /// Whose.
        side: Side,
        /// With some of these.
        among: Pieces,
        /// Half points owed.
        owed: u16,
    },
    /// The winner advances.
    Advance {
        /// Whose.
        side: Side,
        /// Who fought.
        among: Pieces,
        /// Those whose leader has gone ahead.
        led: Pieces,
        /// Infantry without a leader has advanced.
        foot: bool,
        /// After shock cavalry must advance.
        forced: bool,
    },
    /// A hex holds too much at the end of a phase: somebody goes.
    Crowd {
        /// Whose.
        side: Side,
        /// Where.
        at: Hex,
    },
}

/// The orders that results ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ResultOrder {
    /// This piece retreats next.
    Retire(PieceId),
    /// It goes to this hex.
    RetreatTo(Hex),
    /// This unit makes room.
    Displace(PieceId),
    /// This unit is reduced.
    Reduce(PieceId),
    /// This unit is given up.
    GiveUp(PieceId),
    /// This piece advances.
    Advance {
        /// Who.
        piece: PieceId,
        /// Where.
        to: Hex,
    },
    /// Nobody else does.
    EndAdvance,
}

impl ResultOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            ResultOrder::Retire(piece)
            | ResultOrder::Displace(piece)
            | ResultOrder::Reduce(piece)
            | ResultOrder::GiveUp(piece) => Named::piece(piece),
            ResultOrder::RetreatTo(hex) => Named::hex(hex),
            ResultOrder::Advance { piece, to } => Named::at(piece, to),
            ResultOrder::EndAdvance => Named::default(),
        }
    }
}

/// What results ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultQuestion {
    /// Who retreats next.
    Rout,
    /// Where to.
    Retreat,
    /// Who makes room.
    Displace,
    /// Who is reduced.
    Reduce,
    /// Who is given up.
    Exchange,
    /// Who advances.
    Advance,
}

/// What results bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum ResultEvent {
    Retreated { side: Side, piece: PieceId, from: Hex, to: Hex },
    Crossed { side: Side, piece: PieceId, die: u8, lost: bool },
    Barred { side: Side, piece: PieceId, die: u8 },
    Held { side: Side, piece: PieceId, die: u8, held: bool },
    Eliminated { side: Side, piece: PieceId, place: Place },
    MadeRoom { side: Side, piece: PieceId, at: Hex },
    DrivenOff { side: Side, pieces: Pieces, at: Hex },
    Reduced { side: Side, piece: PieceId },
    Demoralized { side: Side, formation: u8 },
    Advanced { side: Side, piece: PieceId, from: Hex, to: Hex },
}

impl ResultEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            ResultEvent::Retreated { side, .. }
            | ResultEvent::Crossed { side, .. }
            | ResultEvent::Barred { side, .. }
            | ResultEvent::Held { side, .. }
            | ResultEvent::Eliminated { side, .. }
            | ResultEvent::MadeRoom { side, .. }
            | ResultEvent::DrivenOff { side, .. }
            | ResultEvent::Reduced { side, .. }
            | ResultEvent::Demoralized { side, .. }
            | ResultEvent::Advanced { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    pub(crate) fn result_asks(&self, step: ResultStep) -> (Side, Question) {
        let (side, question) = match step {
            ResultStep::Rout { side, .. } => (side, ResultQuestion::Rout),
            ResultStep::Retreat { side, .. } => (side, ResultQuestion::Retreat),
            ResultStep::Displace { side, .. } | ResultStep::Crowd { side, .. } => (side, ResultQuestion::Displace),
            ResultStep::Reduce { side, .. } => (side, ResultQuestion::Reduce),
            ResultStep::Exchange { side, .. } => (side, ResultQuestion::Exchange),
            ResultStep::Advance { side, .. } => (side, ResultQuestion::Advance),
        };
        (side, question.into())
    }

    pub(crate) fn result_orders(&self, step: ResultStep, out: &mut Vec<Order>) {
        let mut list = |order: ResultOrder| {
            if self.check_result(step, order.into()).is_ok() {
                out.push(order.into());
            }
        };
        match step {
            ResultStep::Rout { pieces, .. } => pieces.iter().for_each(|piece| list(ResultOrder::Retire(piece))),
            ResultStep::Retreat { piece, .. } => {
                let around = self.around(self.position.at(piece));
                around.for_each(|(_, near)| list(ResultOrder::RetreatTo(near)));
            }
            ResultStep::Displace { at, .. } | ResultStep::Crowd { at, .. } => {
                self.position.pieces_at(at).iter().for_each(|piece| list(ResultOrder::Displace(piece)));
            }
            ResultStep::Reduce { among, .. } => among.iter().for_each(|piece| list(ResultOrder::Reduce(piece))),
            ResultStep::Exchange { among, .. } => among.iter().for_each(|piece| list(ResultOrder::GiveUp(piece))),
            ResultStep::Advance { side, .. } => {
                for to in self.position.fights.vacated.into_iter().filter(|hex| self.is_hex(*hex)) {
                    let around = self.around(to).flat_map(|(_, near)| self.ours_at(side, near).iter());
                    around.for_each(|piece| list(ResultOrder::Advance { piece, to }));
                }
                list(ResultOrder::EndAdvance);
            }
        }
    }

    pub(crate) fn check_result(&self, step: ResultStep, order: Order) -> Result<(), Refusal> {
        let Order::Result(order) = order else { return Err(not_now()) };
        match (step, order) {
            (ResultStep::Rout { pieces, .. }, ResultOrder::Retire(piece)) => {
                require(pieces.has(piece), refuse!("12.31", "not-retreating"))
            }
            (ResultStep::Retreat { .. }, ResultOrder::RetreatTo(to)) => self.may_retreat_to(step, to),
            (ResultStep::Displace { side, at, arrival }, ResultOrder::Displace(piece)) => {
                require(self.displaceable(side, at, arrival).has(piece), refuse!("12.36", "cannot-make-room"))
            }
            (ResultStep::Crowd { side, at }, ResultOrder::Displace(piece)) => {
                require(self.crowding(side, at).has(piece), refuse!("3.23", "cannot-make-room"))
            }
            (ResultStep::Reduce { among, .. }, ResultOrder::Reduce(piece)) => {
                require(among.has(piece), refuse!("12.2", "reduce-the-best"))
            }
            (ResultStep::Exchange { among, .. }, ResultOrder::GiveUp(piece)) => {
                require(among.has(piece), refuse!("12.1", "not-in-the-exchange"))
            }
            (ResultStep::Advance { .. }, ResultOrder::Advance { piece, to }) => self.may_advance(step, piece, to),
            (ResultStep::Advance { .. }, ResultOrder::EndAdvance) => self.may_stay(step),
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn run_result(&mut self, step: ResultStep) -> bool {
        match step {
            ResultStep::Rout { .. } => self.run_rout(step),
            ResultStep::Retreat { .. } => self.run_retreat(step),
            ResultStep::Displace { side, at, arrival } => self.run_displacing(side, at, arrival),
            ResultStep::Crowd { side, at } => self.run_crowd(side, at),
            ResultStep::Reduce { among, .. } => self.run_reduction(among),
            ResultStep::Exchange { .. } => self.run_exchange(step),
            ResultStep::Advance { .. } => self.run_advance(step),
        }
    }

    pub(crate) fn obey_result(&mut self, step: ResultStep, order: Order) {
        let Order::Result(order) = order else { return };
        match (step, order) {
            (ResultStep::Rout { side, mut pieces, far }, ResultOrder::Retire(piece)) => {
                pieces.remove(piece);
                self.go_on(ResultStep::Rout { side, pieces, far });
                self.retire(side, piece, far);
            }
            (ResultStep::Retreat { .. }, ResultOrder::RetreatTo(to)) => self.retreat_to(step, to),
            (ResultStep::Displace { side, .. }, ResultOrder::Displace(piece)) => self.make_room(side, piece, false),
            (ResultStep::Crowd { side, .. }, ResultOrder::Displace(piece)) => self.make_room(side, piece, true),
            (ResultStep::Reduce { .. }, ResultOrder::Reduce(piece)) => {
                self.done();
                self.reduce(piece, Doom::Reduced);
            }
            (ResultStep::Exchange { .. }, ResultOrder::GiveUp(piece)) => self.give_up(step, piece),
            (ResultStep::Advance { .. }, ResultOrder::Advance { piece, to }) => self.advance(step, piece, to),
            _ => {
                self.done();
                self.touch();
            }
        }
    }
}
