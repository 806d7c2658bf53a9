//! Chapter 17: limited intelligence. Wings wait beside the map, each behind a counter and two
//! marks; some counters are dummies. Whoever comes near is spotted, and the wings come onto the
//! map.

mod counters;
mod deal;
mod deployment;
mod grouping;
mod march;
mod pace;
mod placing;
mod secrets;
mod set_up;
mod spotting;
mod voluntary;
mod zones;

use hexes::Hex;
use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{LeaderId, UnitId, WingId};
use crate::engine::play::not_now;
use crate::engine::play::{Field, Play};
use crate::engine::question::Question;
use crate::rules::refuse;
use crate::set_up::SetUpOrder;

pub(crate) use counters::Comer;
pub use counters::{Counter, Kind, Veil, What};
pub(crate) use secrets::{another_world, imagine, tell, veiled_view};

/// The steps of limited intelligence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IntelligenceStep {
    /// A side lays its counters out.
    Conceal(Side),
    /// A spotting goes on.
    Meet,
    /// The mover who has won the roll may shift his counter.
    Shift(Side),
    /// A wing comes onto the map in line or in column.
    Formation(Side),
    /// Its units are placed, one by one.
    CallUp(Side),
}

/// The orders of limited intelligence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IntelligenceOrder {
    /// The counter in hand, or its next mark, is laid here.
    Lay(Hex),
    /// Artillery goes with a wing.
    Load {
        /// The battery.
        unit: UnitId,
        /// The wing.
        wing: WingId,
    },
    /// The army commander rides with a wing.
    Ride(WingId),
    /// A unit is detached to the army commander.
    Attach(UnitId),
    /// A detachment lies under a counter that looks like this.
    Mask {
        /// The detachment.
        detachment: u8,
        /// What the counter shows.
        kind: Kind,
    },
    /// A unit belongs to this detachment.
    TellOff {
        /// The unit.
        unit: UnitId,
        /// The detachment; none after the last: it stays with the army.
        detachment: u8,
    },
    /// All counters lie as they should.
    Ready,
    /// Take up a counter to move it.
    Muster(u8),
    /// Move it to the next hex.
    Pace(Hex),
    /// Move one of its marks to the next hex.
    Trail {
        /// Which.
        mark: u8,
        /// Where to.
        to: Hex,
    },
    /// It stops.
    Rest,
    /// It deploys here of its own accord.
    Unveil,
    /// A counter goes into column.
    Fold(u8),
    /// A counter leaves column.
    Unfold(u8),
    /// Two counters in one hex change places unseen.
    Exchange {
        /// One.
        one: u8,
        /// The other.
        other: u8,
    },
    /// The mover who has won shifts his counter here.
    Shift(Hex),
    /// The wing comes onto the map in line.
    InLine,
    /// The wing comes onto the map in column.
    InColumn,
    /// A unit is placed here.
    Station {
        /// The unit.
        unit: UnitId,
        /// Where.
        at: Hex,
    },
    /// A detached unit goes back to its wing.
    Rejoin(UnitId),
}

impl IntelligenceOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            IntelligenceOrder::Lay(hex)
            | IntelligenceOrder::Pace(hex)
            | IntelligenceOrder::Shift(hex)
            | IntelligenceOrder::Trail { to: hex, .. } => Named::hex(hex),
            IntelligenceOrder::Load { unit, wing } => Named { unit: Some(unit), wing: Some(wing), ..Named::default() },
            IntelligenceOrder::Ride(wing) => Named::wing(wing),
            IntelligenceOrder::Attach(unit)
            | IntelligenceOrder::Rejoin(unit)
            | IntelligenceOrder::TellOff { unit, .. } => Named::unit(unit),
            IntelligenceOrder::Station { unit, at } => {
                Named { unit: Some(unit), hexes: [Some(at), None], ..Named::default() }
            }
            IntelligenceOrder::Mask { .. }
            | IntelligenceOrder::Ready
            | IntelligenceOrder::Muster(_)
            | IntelligenceOrder::Rest
            | IntelligenceOrder::Unveil
            | IntelligenceOrder::Fold(_)
            | IntelligenceOrder::Unfold(_)
            | IntelligenceOrder::Exchange { .. }
            | IntelligenceOrder::InLine
            | IntelligenceOrder::InColumn => Named::default(),
        }
    }

    /// Whether nobody but its owner learns that it was given.
    pub(crate) const fn is_unseen(self) -> bool {
        matches!(
            self,
            IntelligenceOrder::Lay(_)
                | IntelligenceOrder::Load { .. }
                | IntelligenceOrder::Ride(_)
                | IntelligenceOrder::Attach(_)
                | IntelligenceOrder::Mask { .. }
                | IntelligenceOrder::TellOff { .. }
                | IntelligenceOrder::Exchange { .. }
        )
    }

    /// Whether it may tell others something by being given: not everything under a counter could.
    pub(crate) const fn may_tell(self) -> bool {
        matches!(
            self,
            IntelligenceOrder::Muster(_)
                | IntelligenceOrder::Pace(_)
                | IntelligenceOrder::Trail { .. }
                | IntelligenceOrder::Unveil
                | IntelligenceOrder::Fold(_)
                | IntelligenceOrder::Unfold(_)
                | IntelligenceOrder::Ready
        )
    }
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntelligenceQuestion {
    /// Where the counters lie.
    Conceal,
    /// Where a counter goes.
    Pace,
    /// Whether the mover shifts his counter.
    Shift,
    /// How a wing forms.
    Formation,
    /// Where units are placed.
    CallUp,
}

/// What limited intelligence brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum IntelligenceEvent {
    Concealed { side: Side, counters: u8 },
    Laid { side: Side, what: What, kind: Kind, at: Hex },
    MarkLaid { side: Side, at: Hex },
    Loaded { side: Side, unit: UnitId, wing: WingId },
    Rides { side: Side, leader: LeaderId, wing: WingId },
    Attached { side: Side, unit: UnitId },
    Masked { side: Side, detachment: u8, kind: Kind },
    ToldOff { side: Side, unit: UnitId, detachment: u8 },
    Paced { side: Side, kind: Kind, counter: u8, from: Hex, to: Hex, cost: u8, column: bool },
    Trailed { side: Side, counter: u8, from: Hex, to: Hex },
    Folded { side: Side, kind: Kind, counter: u8, at: Hex, column: bool },
    Exchanged { side: Side, at: Hex },
    Spotted { side: Side, kind: Kind, what: What, at: Hex, moving: bool },
    Vanished { side: Side, kind: Kind, at: Hex, moving: bool },
    Covered { side: Side, at: Hex },
    DeploymentRoll { side: Side, dice: [u8; 2], totals: [u8; 2], won: bool, margin: u8 },
    Shifted { side: Side, from: Hex, to: Hex },
    Forms { side: Side, what: What, column: bool },
    Unveiled { side: Side, what: What, at: Hex },
    Stationed { side: Side, unit: UnitId, at: Hex },
    Rejoined { side: Side, unit: UnitId },
}

impl IntelligenceEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            IntelligenceEvent::Concealed { side, .. }
            | IntelligenceEvent::Laid { side, .. }
            | IntelligenceEvent::MarkLaid { side, .. }
            | IntelligenceEvent::Loaded { side, .. }
            | IntelligenceEvent::Rides { side, .. }
            | IntelligenceEvent::Attached { side, .. }
            | IntelligenceEvent::Masked { side, .. }
            | IntelligenceEvent::ToldOff { side, .. }
            | IntelligenceEvent::Paced { side, .. }
            | IntelligenceEvent::Trailed { side, .. }
            | IntelligenceEvent::Folded { side, .. }
            | IntelligenceEvent::Exchanged { side, .. }
            | IntelligenceEvent::Spotted { side, .. }
            | IntelligenceEvent::Vanished { side, .. }
            | IntelligenceEvent::Covered { side, .. }
            | IntelligenceEvent::DeploymentRoll { side, .. }
            | IntelligenceEvent::Shifted { side, .. }
            | IntelligenceEvent::Forms { side, .. }
            | IntelligenceEvent::Unveiled { side, .. }
            | IntelligenceEvent::Stationed { side, .. }
            | IntelligenceEvent::Rejoined { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    /// Whom a step of the chapter asks, and what.
    pub(crate) fn intelligence_asks(&self, step: IntelligenceStep) -> Option<(Side, Question)> {
        match step {
            IntelligenceStep::Conceal(side) => Some((side, IntelligenceQuestion::Conceal.into())),
            IntelligenceStep::Meet => None,
            IntelligenceStep::Shift(side) => Some((side, IntelligenceQuestion::Shift.into())),
            IntelligenceStep::Formation(side) => Some((side, IntelligenceQuestion::Formation.into())),
            IntelligenceStep::CallUp(side) => Some((side, IntelligenceQuestion::CallUp.into())),
        }
    }

    pub(crate) fn intelligence_orders(&self, step: IntelligenceStep, out: &mut Vec<Order>) {
        match step {
            IntelligenceStep::Conceal(side) => self.conceal_orders(side, out),
            IntelligenceStep::Meet => {}
            IntelligenceStep::Shift(_) => self.shift_orders(out),
            IntelligenceStep::Formation(_) => {
                out.extend([IntelligenceOrder::InLine, IntelligenceOrder::InColumn].map(Order::Intelligence));
            }
            IntelligenceStep::CallUp(_) => self.station_orders(out),
        }
    }

    pub(crate) fn check_intelligence(&self, step: IntelligenceStep, order: Order) -> Result<(), Refusal> {
        match (step, order) {
            (IntelligenceStep::Conceal(side), Order::SetUp(SetUpOrder::QuickSetUp)) => self.may_deal(side),
            (IntelligenceStep::Conceal(side), Order::Intelligence(order)) => self.check_conceal(side, order),
            (IntelligenceStep::Shift(_), Order::Intelligence(IntelligenceOrder::Shift(to))) => self.may_shift(to),
            (
                IntelligenceStep::Formation(_),
                Order::Intelligence(IntelligenceOrder::InLine | IntelligenceOrder::InColumn),
            ) => Ok(()),
            (IntelligenceStep::CallUp(_), Order::Intelligence(IntelligenceOrder::Station { unit, at })) => {
                self.may_station(unit, at)
            }
            (_, Order::Intelligence(_)) => Err(refuse!("17.2", "not-now")),
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn obey_intelligence(&mut self, step: IntelligenceStep, order: Order) {
        match (step, order) {
            (IntelligenceStep::Conceal(side), Order::SetUp(SetUpOrder::QuickSetUp)) => {
                self.done();
                self.deal_counters(side);
            }
            (IntelligenceStep::Conceal(side), Order::Intelligence(order)) => self.conceal(side, order),
            (IntelligenceStep::Shift(_), Order::Intelligence(IntelligenceOrder::Shift(to))) => {
                self.done();
                self.shift_mover(to);
            }
            (IntelligenceStep::Formation(side), Order::Intelligence(order)) => {
                self.done();
                self.choose_formation(side, order == IntelligenceOrder::InColumn);
            }
            (IntelligenceStep::CallUp(side), Order::Intelligence(IntelligenceOrder::Station { unit, at })) => {
                self.station(side, unit, at);
            }
            _ => {}
        }
    }

    /// Runs a step of the chapter; false if somebody is asked.
    pub(crate) fn run_intelligence(&mut self, step: IntelligenceStep) -> bool {
        match step {
            IntelligenceStep::Conceal(_) | IntelligenceStep::Shift(_) | IntelligenceStep::Formation(_) => false,
            IntelligenceStep::Meet => {
                self.meet();
                true
            }
            IntelligenceStep::CallUp(side) => self.run_call_up(side),
        }
    }

    /// What lies hidden, to be changed.
    pub(crate) fn veil(&mut self) -> Option<&mut Veil> {
        self.position.veil.as_deref_mut()
    }

    /// A counter, to be changed.
    pub(crate) fn counter_mut(&mut self, counter: u8) -> Option<&mut Counter> {
        self.veil()?.counters.get_mut(usize::from(counter))
    }

    /// Somebody has learned something.
    pub(crate) fn disclose(&mut self) {
        if let Some(veil) = self.veil() {
            veil.disclosures += 1;
        }
    }
}
