//! Set-up: attacker and defender, terrain, base edges, camps, deployment, the ranking of the dice.

use kernel::{Cite, Cited, Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::play::{Field, Play};
use crate::rules::cite;

/// What is pending in set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetUpStep {
    /// The phase itself.
    Phase(Side),
}

/// A decision in set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetUpOrder {
    /// Nothing more.
    End,
}

/// What an order is asked for in set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetUpQuestion {
    /// What to do next.
    Next,
}

/// What has to be remembered in set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUpState {}

/// One thing that happened in set-up.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetUpEvent {
    /// The phase is over.
    Ended {
        /// Whose.
        side: Side,
    },
}

impl Cited for SetUpEvent {
    fn cites(&self, name: &mut dyn FnMut(Cite)) {
        match self {
            SetUpEvent::Ended { .. } => name(cite!("turn")),
        }
    }
}

impl Field<'_> {
    /// Who is asked what.
    pub(crate) fn set_up_question(&self, step: SetUpStep) -> (Side, SetUpQuestion) {
        match step {
            SetUpStep::Phase(side) => (side, SetUpQuestion::Next),
        }
    }

    /// The orders to choose from.
    pub(crate) fn set_up_orders(&self, _step: SetUpStep, out: &mut dyn FnMut(SetUpOrder)) {
        out(SetUpOrder::End);
    }

    /// Whether an order is legal.
    pub(crate) fn check_set_up(&self, _step: SetUpStep, order: SetUpOrder) -> Result<(), Refusal> {
        match order {
            SetUpOrder::End => Ok(()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Puts what set-up needs on the agenda, before the first decision.
    pub(crate) fn begin_set_up(&mut self) {}

    /// Carries an order out.
    pub(crate) fn obey_set_up(&mut self, step: SetUpStep, _order: SetUpOrder) {
        let SetUpStep::Phase(side) = step;
        self.done();
        self.journal.note(|| Event::SetUp(SetUpEvent::Ended { side }));
    }

    /// One step that needs no decision; false if somebody is asked.
    pub(crate) fn run_set_up(&mut self, _step: SetUpStep) -> bool {
        false
    }
}
