//! Movement: formations, manoeuvres, control zones, contact.

use kernel::{Cite, Cited, Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::agenda::Step;
use crate::event::Event;
use crate::play::{Field, Play};
use crate::rules::cite;

/// What is pending in the movement phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveStep {
    /// The phase itself.
    Phase(Side),
}

/// A decision in the movement phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveOrder {
    /// Nothing more.
    End,
}

/// What an order is asked for in the movement phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveQuestion {
    /// What to do next.
    Next,
}

/// What has to be remembered in the movement phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveState {}

/// One thing that happened in the movement phase.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveEvent {
    /// The phase is over.
    Ended {
        /// Whose.
        side: Side,
    },
}

impl Cited for MoveEvent {
    fn cites(&self, name: &mut dyn FnMut(Cite)) {
        match self {
            MoveEvent::Ended { .. } => name(cite!("turn")),
        }
    }
}

impl Field<'_> {
    /// Who is asked what.
    pub(crate) fn move_question(&self, step: MoveStep) -> (Side, MoveQuestion) {
        match step {
            MoveStep::Phase(side) => (side, MoveQuestion::Next),
        }
    }

    /// The orders to choose from.
    pub(crate) fn move_orders(&self, _step: MoveStep, out: &mut dyn FnMut(MoveOrder)) {
        out(MoveOrder::End);
    }

    /// Whether an order is legal.
    pub(crate) fn check_move(&self, _step: MoveStep, order: MoveOrder) -> Result<(), Refusal> {
        match order {
            MoveOrder::End => Ok(()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The phase of a bound waits.
    pub(crate) fn push_movement(&mut self, side: Side) {
        self.push(Step::Move(MoveStep::Phase(side)));
    }

    /// Rolls the dice of a bound and gives them to the commands by rank.
    pub(crate) fn roll_pips(&mut self, _side: Side) {}

    /// Carries an order out.
    pub(crate) fn obey_move(&mut self, step: MoveStep, _order: MoveOrder) {
        let MoveStep::Phase(side) = step;
        self.done();
        self.journal.note(|| Event::Move(MoveEvent::Ended { side }));
    }

    /// One step that needs no decision; false if somebody is asked.
    pub(crate) fn run_move(&mut self, _step: MoveStep) -> bool {
        false
    }
}
