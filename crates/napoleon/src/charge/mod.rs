//! Chapter 14: cavalry charges. First the hex, then the riders of one stack one by one, then the
//! charge itself. Its way does not matter, only that there is one. Riders who overrun the enemy
//! stand in his hex until the attack on it is fought: they are off the map, in `Place::Overrun`,
//! and their zone reaches all hexes around.

pub(crate) mod onset;
mod overrun;

use hexes::Hex;
use kernel::{Journal, Refusal, Side, Tally};
use serde::{Deserialize, Serialize};

use crate::engine::arms::Onset;
use crate::engine::event::Event;
use crate::engine::order::{Named, Order, ResultOrder};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, not_now, require};
use crate::engine::position::NOWHERE;
use crate::engine::question::Question;
use crate::results::Doom;
use crate::rules::refuse;

/// The steps of charges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChargeStep {
    /// A side charges.
    Charge {
        /// Which.
        side: Side,
        /// The hex; nowhere if there is none yet.
        at: Hex,
        /// Who will charge.
        riders: Pieces,
    },
    /// Cavalry that was pulled up reduces units (14.23).
    Rein {
        /// Whose.
        side: Side,
        /// Some of these.
        among: Pieces,
        /// How many still.
        left: u8,
    },
    /// After the attack on an overrun hex its riders hold it, or are lost (14.24).
    Land {
        /// Whose.
        side: Side,
        /// Who.
        riders: Pieces,
    },
}

/// The orders of charges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChargeOrder {
    /// A hex is charged.
    Charge(Hex),
    /// A unit charges it.
    Spur(PieceId),
    /// Off they go.
    Sound,
    /// Nobody can.
    RideBack,
    /// No more charges.
    EndCharging,
}

impl ChargeOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            ChargeOrder::Charge(hex) => Named::hex(hex),
            ChargeOrder::Spur(piece) => Named::piece(piece),
            ChargeOrder::Sound | ChargeOrder::RideBack | ChargeOrder::EndCharging => Named::default(),
        }
    }
}

/// What charges ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChargeQuestion {
    /// Which hex is charged.
    Charge,
    /// By whom.
    Riders,
    /// Who is reduced.
    Rein,
}

/// What charges bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say; strengths are in quarters")]
pub enum ChargeEvent {
    Spurred { side: Side, piece: PieceId, die: u8, initiative: u8, rides: bool },
    Charged { side: Side, pieces: Pieces, at: Hex, strengths: [u32; 2], shifts: Box<Tally>, die: u8, onset: Onset },
    Squares { side: Side, pieces: Pieces, at: Hex },
    Trampled { side: Side, pieces: Pieces, at: Hex },
    Landed { side: Side, pieces: Pieces, at: Hex },
    Stranded { side: Side, pieces: Pieces },
}

impl ChargeEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            ChargeEvent::Spurred { side, .. }
            | ChargeEvent::Charged { side, .. }
            | ChargeEvent::Squares { side, .. }
            | ChargeEvent::Trampled { side, .. }
            | ChargeEvent::Landed { side, .. }
            | ChargeEvent::Stranded { side, .. } => *side,
        }
    }
}

impl ChargeStep {
    pub(crate) fn begin(side: Side) -> ChargeStep {
        ChargeStep::Charge { side, at: NOWHERE, riders: Pieces::NONE }
    }
}

impl Field<'_> {
    pub(crate) fn charge_asks(&self, step: ChargeStep) -> (Side, Question) {
        let (side, question) = match step {
            ChargeStep::Charge { side, at: NOWHERE, .. } => (side, ChargeQuestion::Charge),
            ChargeStep::Charge { side, .. } => (side, ChargeQuestion::Riders),
            ChargeStep::Rein { side, .. } | ChargeStep::Land { side, .. } => (side, ChargeQuestion::Rein),
        };
        (side, question.into())
    }

    pub(crate) fn charge_orders(&self, step: ChargeStep, out: &mut Vec<Order>) {
        let mut list = |order: Order| {
            if self.check_charge(step, order).is_ok() {
                out.push(order);
            }
        };
        match step {
            ChargeStep::Charge { at: NOWHERE, .. } => {
                let assailed = self.hexes_of(self.position.fights.declared().defenders.and(self.all_on_map()));
                assailed.iter().for_each(|hex| list(ChargeOrder::Charge(hex).into()));
                list(ChargeOrder::EndCharging.into());
            }
            ChargeStep::Charge { side, .. } => {
                let horse = self.on_map(side).and(self.battle.cavalry);
                horse.iter().for_each(|piece| list(ChargeOrder::Spur(piece).into()));
                list(ChargeOrder::Sound.into());
                list(ChargeOrder::RideBack.into());
            }
            ChargeStep::Rein { among, .. } => among.iter().for_each(|unit| list(ResultOrder::Reduce(unit).into())),
            ChargeStep::Land { .. } => {}
        }
    }

    pub(crate) fn check_charge(&self, step: ChargeStep, order: Order) -> Result<(), Refusal> {
        match (step, order) {
            (ChargeStep::Charge { side, at: NOWHERE, .. }, Order::Charge(ChargeOrder::Charge(hex))) => {
                self.may_charge(side, hex)
            }
            (ChargeStep::Charge { at: NOWHERE, .. }, Order::Charge(ChargeOrder::EndCharging)) => Ok(()),
            (ChargeStep::Charge { at: NOWHERE, .. }, _) => Err(not_now()),
            (ChargeStep::Charge { side, at, riders }, Order::Charge(ChargeOrder::Spur(piece))) => {
                self.may_spur(side, at, riders, piece)
            }
            (ChargeStep::Charge { at, riders, .. }, Order::Charge(ChargeOrder::Sound)) => {
                require(!riders.is_empty(), refuse!("14.1", "nobody-charges"))?;
                self.may_sound(riders, at)
            }
            (ChargeStep::Charge { side, at, riders }, Order::Charge(ChargeOrder::RideBack)) => {
                let ready = !riders.is_empty() && self.may_sound(riders, at).is_ok();
                let more = self.riders_for(side, at).iter().any(|piece| self.may_spur(side, at, riders, piece).is_ok());
                require(!ready && !more, refuse!("14.1", "charge-begun"))
            }
            (ChargeStep::Rein { among, .. }, Order::Result(ResultOrder::Reduce(unit))) => {
                require(among.has(unit), refuse!("14.23", "did-not-charge"))
            }
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn run_charge(&mut self, step: ChargeStep) -> bool {
        match step {
            ChargeStep::Charge { side, at: NOWHERE, .. } => self.run_charging(side),
            ChargeStep::Charge { .. } => false,
            ChargeStep::Rein { among, left, .. } => self.run_reining(among, left),
            ChargeStep::Land { side, riders } => {
                self.done();
                self.land(side, riders);
                true
            }
        }
    }

    pub(crate) fn obey_charge(&mut self, step: ChargeStep, order: Order) {
        match (step, order) {
            (ChargeStep::Charge { side, riders, .. }, Order::Charge(ChargeOrder::Charge(at))) => {
                self.go_on(ChargeStep::Charge { side, at, riders });
            }
            (ChargeStep::Charge { side, at, riders }, Order::Charge(ChargeOrder::Spur(piece))) => {
                self.spur(side, at, riders, piece);
            }
            (ChargeStep::Charge { side, at, riders }, Order::Charge(ChargeOrder::Sound)) => {
                self.go_on(ChargeStep::begin(side));
                self.ride_in(side, at, riders);
            }
            (ChargeStep::Charge { side, .. }, Order::Charge(ChargeOrder::RideBack)) => {
                self.go_on(ChargeStep::begin(side));
            }
            (ChargeStep::Rein { side, mut among, left }, Order::Result(ResultOrder::Reduce(unit))) => {
                among.remove(unit);
                self.go_on(ChargeStep::Rein { side, among, left: left - 1 });
                self.reduce(unit, Doom::PulledUp);
            }
            _ => self.done(),
        }
    }
}
