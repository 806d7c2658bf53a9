//! Chapter 10.8: losses. Loss points are borne one by one (`points`); what they cost is counted in
//! steps and counters (`steps`).

mod points;
mod steps;

use hexes::Hex;
use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::charts::Effect;
use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::play::{among, not_now};
use crate::engine::question::Question;
use crate::rules::refuse;

/// Why units bear loss points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Close combat.
    Combat,
    /// Bombardment from the next hex.
    Canister,
    /// Bombardment from afar.
    Shot,
}

/// Loss points still to be borne by one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LossPoints {
    /// Whose losses.
    pub side: Side,
    /// Why.
    pub cause: Cause,
    /// The hex that was bombarded; in close combat all hexes of the side.
    pub hex: Hex,
    /// Points left.
    pub points: u8,
    /// What else the result says.
    pub effect: Effect,
    /// The unit that bears the first point.
    pub lead: Option<UnitId>,
    /// Units that have lost a step by this result.
    pub reduced: Units,
    /// The same, twice.
    pub reduced_twice: Units,
    /// Steps lost by this result in all.
    pub steps: u8,
}

/// Why a unit was captured or eliminated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Doom {
    /// Its last step was lost.
    Losses,
    /// The last step of a battery was lost to an asterisk.
    GunLosses,
    /// It could not retreat.
    NoWay,
    /// Routed into a zone of control.
    Zone,
    /// Too shaken for a zone of control.
    Shaken,
    /// It surrendered.
    Surrender,
    /// Routed, its army demoralized, attacked.
    RoutedAttacked,
    /// Overrun artillery.
    Overrun,
    /// Run off the map.
    OffMap,
    /// Steps lost in zones of control on its retreat.
    Harried,
    /// Given up out of an overstacked hex.
    Overstacked,
}

/// The steps of losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LossStep {
    /// Loss points are borne.
    LossPoints(LossPoints),
    /// A battery loses a step.
    LoseGuns {
        /// Whose.
        side: Side,
        /// In which hex; in close combat any hex of the side.
        hex: Option<Hex>,
    },
    /// Weak units left are disordered.
    AdditionalRetreat {
        /// Those who have still to go.
        units: Units,
    },
}

/// The orders of losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LossOrder {
    /// This unit loses a step.
    LoseStep(UnitId),
    /// This unit bears the point by going back.
    GiveGround(UnitId),
    /// This battery loses a step.
    LoseGuns(UnitId),
    /// This unit takes its additional retreat next.
    #[serde(rename = "waver")]
    AdditionalRetreat(UnitId),
}

impl LossOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            LossOrder::LoseStep(unit)
            | LossOrder::GiveGround(unit)
            | LossOrder::LoseGuns(unit)
            | LossOrder::AdditionalRetreat(unit) => Named::unit(unit),
        }
    }
}

/// What is asked about losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LossQuestion {
    /// Who bears a loss point, and how.
    LossPoints,
    /// Which battery loses a step.
    LoseGuns,
    /// Who takes his additional retreat first.
    AdditionalRetreat,
}

/// What losses bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum LossEvent {
    StepSurrendered { side: Side, unit: UnitId, steps: u8 },
    StepLost { side: Side, unit: UnitId, steps: u8 },
    GunStepLost { side: Side, unit: UnitId, steps: u8 },
    Eliminated { side: Side, unit: UnitId, counters: u8, doom: Doom },
    Captured { side: Side, unit: UnitId, counters: u8, doom: Doom },
    Success { side: Side, points: u8 },
    PointsLeft { side: Side, points: u8 },
}

impl LossEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            LossEvent::StepSurrendered { side, .. }
            | LossEvent::StepLost { side, .. }
            | LossEvent::GunStepLost { side, .. }
            | LossEvent::Eliminated { side, .. }
            | LossEvent::Captured { side, .. }
            | LossEvent::Success { side, .. }
            | LossEvent::PointsLeft { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    /// Whom a step of the chapter asks, and what.
    pub(crate) fn loss_asks(&self, step: LossStep) -> Option<(Side, Question)> {
        Some(match step {
            LossStep::LossPoints(losses) => (losses.side, LossQuestion::LossPoints.into()),
            LossStep::LoseGuns { side, .. } => (side, LossQuestion::LoseGuns.into()),
            LossStep::AdditionalRetreat { units } => {
                let side = units.iter().next().map_or(self.position.active, |unit| self.owner(unit));
                (side, LossQuestion::AdditionalRetreat.into())
            }
        })
    }

    pub(crate) fn loss_orders(&self, step: LossStep, out: &mut Vec<Order>) {
        match step {
            LossStep::LossPoints(losses) => self.bearing_orders(&losses, out),
            LossStep::LoseGuns { side, hex } => {
                out.extend(self.guns_hit(side, hex).iter().map(|unit| Order::Loss(LossOrder::LoseGuns(unit))));
            }
            LossStep::AdditionalRetreat { units } => {
                out.extend(units.iter().map(|unit| Order::Loss(LossOrder::AdditionalRetreat(unit))));
            }
        }
    }

    pub(crate) fn check_loss(&self, step: LossStep, order: Order) -> Result<(), Refusal> {
        let Order::Loss(order) = order else { return Err(not_now()) };
        match (step, order) {
            (LossStep::LossPoints(losses), LossOrder::LoseStep(unit)) => self.may_lose_step(&losses, unit),
            (LossStep::LossPoints(losses), LossOrder::GiveGround(unit)) => self.may_give_ground(&losses, unit),
            (LossStep::LoseGuns { side, hex }, LossOrder::LoseGuns(unit)) => match self.guns_hit(side, hex).has(unit) {
                true => Ok(()),
                false => Err(refuse!("10.8.3.1", "no-guns-there")),
            },
            (LossStep::AdditionalRetreat { units }, LossOrder::AdditionalRetreat(unit)) => among(units.has(unit)),
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn obey_loss(&mut self, step: LossStep, order: Order) {
        match (step, order) {
            (LossStep::LossPoints(losses), order) => self.bear(losses, order),
            (LossStep::LoseGuns { .. }, Order::Loss(LossOrder::LoseGuns(unit))) => {
                self.done();
                self.lose_step(unit);
                self.catch_leaders();
            }
            (LossStep::AdditionalRetreat { units }, Order::Loss(LossOrder::AdditionalRetreat(unit))) => {
                self.additional_retreat(unit, units);
            }
            _ => self.done(),
        }
    }

    /// Runs a step of the chapter; false if somebody is asked.
    pub(crate) fn run_loss(&mut self, step: LossStep) -> bool {
        match step {
            LossStep::LossPoints(losses) => self.run_losses(losses),
            LossStep::LoseGuns { side, hex } => self.run_lose_guns(side, hex),
            LossStep::AdditionalRetreat { units } => self.run_additional_retreat(units),
        }
    }

    fn run_lose_guns(&mut self, side: Side, hex: Option<Hex>) -> bool {
        let guns = self.field().guns_hit(side, hex);
        let mut all = guns.iter();
        match (all.next(), all.next()) {
            (None, _) => self.done(),
            (Some(only), None) => {
                self.done();
                self.lose_step(only);
                self.catch_leaders();
            }
            _ => return false,
        }
        true
    }

    fn run_additional_retreat(&mut self, units: Units) -> bool {
        let mut all = units.iter();
        match (all.next(), all.next()) {
            (None, _) => self.done(),
            (Some(only), None) => self.additional_retreat(only, units),
            _ => return false,
        }
        true
    }
}
