//! Close combat: who fights whom, factors, results.

use kernel::{Cite, Cited, Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::agenda::Step;
use crate::event::Event;
use crate::play::{Field, Play};
use crate::rules::cite;

/// What is pending in the close combat phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FightStep {
    /// The phase itself.
    Phase(Side),
}

/// A decision in the close combat phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FightOrder {
    /// Nothing more.
    End,
}

/// What an order is asked for in the close combat phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FightQuestion {
    /// What to do next.
    Next,
}

/// What has to be remembered in the close combat phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FightState {}

/// One thing that happened in the close combat phase.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FightEvent {
    /// The phase is over.
    Ended {
        /// Whose.
        side: Side,
    },
}

impl Cited for FightEvent {
    fn cites(&self, name: &mut dyn FnMut(Cite)) {
        match self {
            FightEvent::Ended { .. } => name(cite!("turn")),
        }
    }
}

impl Field<'_> {
    /// Who is asked what.
    pub(crate) fn fight_question(&self, step: FightStep) -> (Side, FightQuestion) {
        match step {
            FightStep::Phase(side) => (side, FightQuestion::Next),
        }
    }

    /// The orders to choose from.
    pub(crate) fn fight_orders(&self, _step: FightStep, out: &mut dyn FnMut(FightOrder)) {
        out(FightOrder::End);
    }

    /// Whether an order is legal.
    pub(crate) fn check_fight(&self, _step: FightStep, order: FightOrder) -> Result<(), Refusal> {
        match order {
            FightOrder::End => Ok(()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The phase of a bound waits.
    pub(crate) fn push_close_combat(&mut self, side: Side) {
        self.push(Step::Fight(FightStep::Phase(side)));
    }

    /// Carries an order out.
    pub(crate) fn obey_fight(&mut self, step: FightStep, _order: FightOrder) {
        let FightStep::Phase(side) = step;
        self.done();
        self.journal.note(|| Event::Fight(FightEvent::Ended { side }));
    }

    /// One step that needs no decision; false if somebody is asked.
    pub(crate) fn run_fight(&mut self, _step: FightStep) -> bool {
        false
    }
}
