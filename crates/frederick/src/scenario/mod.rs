//! Rules of single scenarios: the advance and the passivity of Rossbach, its march in the first
//! turn, the entry at Leuthen, the Mietzel and the train of Zorndorf, the arrivals and detachments
//! of Torgau (chapters 23 to 26 of the edition of 2002).

mod advance;
mod arrival;
mod detachments;
mod edges;
mod entry;
mod lifeline;
mod reinforcements;
mod train;
mod wading;

use hexes::Hex;
use kernel::{Cite, Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{PieceId, UnitId, Units, WingId};
use crate::engine::play::not_now;
use crate::engine::play::{Field, Play};
use crate::engine::question::Question;
use crate::rules::cite;
use crate::set_up::SetUpOrder;

/// The steps of single scenarios.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScenarioStep {
    /// A side may advance by choice.
    Volunteer(Side),
    /// Whether a wing appears.
    Arrival(Side),
    /// Those who appear are placed.
    Appear(Side),
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
    /// Where somebody appears.
    Appear,
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
    ArrivalRoll { side: Side, wing: WingId, die: u8, success: bool },
    RoutPrize { side: Side, unit: UnitId, points: u8 },
    TrainStays { side: Side, unit: UnitId },
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
            | ScenarioEvent::ArrivalRoll { side, .. }
            | ScenarioEvent::RoutPrize { side, .. }
            | ScenarioEvent::TrainStays { side, .. }
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
            ("zorndorf-1758", "battle") => &[cite!(2002 "25.0"), cite!(2002 "25.4")],
            ("zorndorf-1758", "main") => &[cite!(2002 "25.0"), cite!(2002 "25.3"), cite!(2002 "25.3.1")],
            ("zorndorf-1758", _) => &[cite!(2002 "25.0"), cite!(2002 "25.3"), cite!(2002 "25.3.2")],
            ("torgau-1760", "battle") => &[cite!(2002 "26.0"), cite!(2002 "26.4")],
            ("torgau-1760", _) => &[cite!(2002 "26.0"), cite!(2002 "26.3")],
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
            "zorndorf-1758" => &[cite!(2002 "25.2")],
            "torgau-1760" => &[cite!(2002 "26.2")],
            _ => &[],
        }
    }

    /// A paragraph of one battle, if it is that battle that is played: where it only says of its
    /// own what holds everywhere.
    pub(crate) fn on_its_own(&self, paragraph: Cite) -> Option<Cite> {
        let of = |chapter: &str| paragraph.0.split_once(':').is_some_and(|(_, number)| number.starts_with(chapter));
        let its_own = match self.id.as_str() {
            "zorndorf-1758" => of("25."),
            "torgau-1760" => of("26."),
            _ => false,
        };
        its_own.then_some(paragraph)
    }

    /// The paragraph that says where the pieces of a scenario are set up.
    pub(crate) fn set_up_cite(&self) -> Option<Cite> {
        match (self.id.as_str(), self.scenario.id.as_str()) {
            ("zorndorf-1758", "main") => Some(cite!(2002 "25.3.1")),
            ("zorndorf-1758", "free") => Some(cite!(2002 "25.3.2")),
            ("zorndorf-1758", _) => Some(cite!(2002 "25.4")),
            ("torgau-1760", "main") => Some(cite!(2002 "26.3")),
            ("torgau-1760", _) => Some(cite!(2002 "26.4")),
            _ => None,
        }
    }

    /// The paragraph of a battle on units that count double.
    pub(crate) fn doubles(&self) -> Option<Cite> {
        self.on_its_own(cite!(2002 "25.3.8")).or_else(|| self.on_its_own(cite!(2002 "26.3.6")))
    }
}

impl Field<'_> {
    /// Whom a step of the chapter asks, and what.
    pub(crate) fn scenario_asks(&self, step: ScenarioStep) -> Option<(Side, Question)> {
        match step {
            ScenarioStep::Volunteer(side) => Some((side, ScenarioQuestion::Volunteer.into())),
            ScenarioStep::Arrival(_) => None,
            ScenarioStep::Appear(side) => Some((side, ScenarioQuestion::Appear.into())),
        }
    }

    pub(crate) fn scenario_orders(&self, step: ScenarioStep, out: &mut Vec<Order>) {
        match step {
            ScenarioStep::Volunteer(_) => {
                out.extend([ScenarioOrder::Volunteer, ScenarioOrder::StayInCamp].map(Order::Scenario));
            }
            ScenarioStep::Arrival(_) => {}
            ScenarioStep::Appear(side) => self.appear_orders(side, out),
        }
    }

    pub(crate) fn check_scenario(&self, step: ScenarioStep, order: Order) -> Result<(), Refusal> {
        match (step, order) {
            (ScenarioStep::Volunteer(_), Order::Scenario(ScenarioOrder::Volunteer | ScenarioOrder::StayInCamp)) => {
                Ok(())
            }
            (ScenarioStep::Appear(side), Order::SetUp(SetUpOrder::Place(hex))) => self.may_appear(side, hex),
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn obey_scenario(&mut self, step: ScenarioStep, order: Order) {
        match (step, order) {
            (ScenarioStep::Appear(side), Order::SetUp(SetUpOrder::Place(hex))) => self.appear(side, hex),
            (ScenarioStep::Volunteer(side), Order::Scenario(ScenarioOrder::Volunteer)) => {
                self.done();
                self.volunteer(side);
            }
            _ => self.done(),
        }
    }

    /// Runs a step of the chapter; false if somebody is asked.
    pub(crate) fn run_scenario(&mut self, step: ScenarioStep) -> bool {
        match step {
            ScenarioStep::Volunteer(_) => false,
            ScenarioStep::Arrival(side) => {
                self.roll_arrival(side);
                true
            }
            ScenarioStep::Appear(side) => self.done_if(self.field().next_arriving(side).is_none()),
        }
    }
}
