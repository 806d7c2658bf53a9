//! Rules of single scenarios: the advance and the passivity of Rossbach, its march in the first
//! turn, the entry at Leuthen (chapters 23 and 24 of the edition of 2002).

mod advance;
mod entry;

use hexes::Hex;
use kernel::{Cite, Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{PieceId, Units, WingId};
use crate::engine::play::not_now;
use crate::engine::play::{Field, Play};
use crate::engine::question::Question;
use crate::rules::cite;

/// The steps of single scenarios.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScenarioStep {
    /// A side may advance by choice.
    Volunteer(Side),
}

/// The orders of single scenarios.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScenarioOrder {
    /// Advance by choice.
    Volunteer,
    /// Do not.
    StayInCamp,
    /// A wing begins to enter here: its leader comes in.
    Enter {
        /// The wing.
        wing: WingId,
        /// Where.
        at: Hex,
    },
    /// Move a unit that comes in to its first hex.
    StepIn(Hex),
}

impl ScenarioOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            ScenarioOrder::Enter { wing, at } => {
                Named { wing: Some(wing), hexes: [Some(at), None], ..Named::default() }
            }
            ScenarioOrder::StepIn(hex) => Named::hex(hex),
            ScenarioOrder::Volunteer | ScenarioOrder::StayInCamp => Named::default(),
        }
    }
}

/// What single scenarios ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScenarioQuestion {
    /// Whether to advance.
    Volunteer,
}

/// What happens in single scenarios.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum ScenarioEvent {
    VolunteerRoll { side: Side, die: u8, success: bool },
    AdvanceBonus { side: Side, bonus: u8, deadline: u8 },
    AdvanceKept { side: Side, attacked: bool },
    AdvanceFailed { side: Side, bonus: u8, idle: Units },
    AdvanceForfeit { side: Side },
    Passivity { side: Side, die: u8, loss: u8 },
    Entered { side: Side, wing: WingId, at: Hex },
    Marched { side: Side, piece: PieceId, from: Hex, to: Hex },
}

impl ScenarioEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            ScenarioEvent::VolunteerRoll { side, .. }
            | ScenarioEvent::AdvanceBonus { side, .. }
            | ScenarioEvent::AdvanceKept { side, .. }
            | ScenarioEvent::AdvanceFailed { side, .. }
            | ScenarioEvent::AdvanceForfeit { side, .. }
            | ScenarioEvent::Passivity { side, .. }
            | ScenarioEvent::Entered { side, .. }
            | ScenarioEvent::Marched { side, .. } => *side,
        }
    }
}

impl Battle {
    /// The paragraphs of the older edition that describe a scenario.
    pub(crate) fn chapters(&self) -> &'static [Cite] {
        match (self.id.as_str(), self.scenario.id.as_str()) {
            ("rossbach-1757", "battle") => {
                &[cite!(2002 "23.0"), cite!(2002 "23.5"), cite!(2002 "23.5.3"), cite!(2002 "23.3.1")]
            }
            ("rossbach-1757", "main") => &[cite!(2002 "23.0"), cite!(2002 "23.3"), cite!(2002 "23.3.1")],
            ("rossbach-1757", _) => &[cite!(2002 "23.0"), cite!(2002 "23.6")],
            ("leuthen-1757", "battle") => &[cite!(2002 "24.0"), cite!(2002 "24.3")],
            ("leuthen-1757", "main") => &[cite!(2002 "24.0"), cite!(2002 "24.2")],
            ("leuthen-1757", _) => &[cite!(2002 "24.0"), cite!(2002 "24.4")],
            _ => &[],
        }
    }

    /// The paragraphs that give points for places.
    pub(crate) fn aims(&self) -> &'static [Cite] {
        if self.id == "rossbach-1757" { &[cite!(2002 "23.1")] } else { &[] }
    }

    /// The paragraphs that give levels of victory.
    pub(crate) fn levels(&self) -> &'static [Cite] {
        match self.id.as_str() {
            "rossbach-1757" => &[cite!(2002 "23.2")],
            "leuthen-1757" => &[cite!(2002 "24.1")],
            _ => &[],
        }
    }
}

impl Field<'_> {
    /// Whom a step of the chapter asks, and what.
    pub(crate) fn scenario_asks(&self, step: ScenarioStep) -> Option<(Side, Question)> {
        let ScenarioStep::Volunteer(side) = step;
        Some((side, ScenarioQuestion::Volunteer.into()))
    }

    pub(crate) fn scenario_orders(&self, step: ScenarioStep, out: &mut Vec<Order>) {
        let ScenarioStep::Volunteer(_) = step;
        out.extend([ScenarioOrder::Volunteer, ScenarioOrder::StayInCamp].map(Order::Scenario));
    }

    pub(crate) fn check_scenario(&self, step: ScenarioStep, order: Order) -> Result<(), Refusal> {
        match (step, order) {
            (ScenarioStep::Volunteer(_), Order::Scenario(ScenarioOrder::Volunteer | ScenarioOrder::StayInCamp)) => {
                Ok(())
            }
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn obey_scenario(&mut self, step: ScenarioStep, order: Order) {
        let ScenarioStep::Volunteer(side) = step;
        self.done();
        if order == Order::Scenario(ScenarioOrder::Volunteer) {
            self.volunteer(side);
        }
    }
}
