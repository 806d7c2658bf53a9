//! Shooting: who shoots at whom, factors, results.

use kernel::{Cite, Cited, Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::agenda::Step;
use crate::event::Event;
use crate::play::{Field, Play};
use crate::rules::cite;

/// What is pending in the shooting phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShootStep {
    /// The phase itself.
    Phase(Side),
}

/// A decision in the shooting phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShootOrder {
    /// Nothing more.
    End,
}

/// What an order is asked for in the shooting phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShootQuestion {
    /// What to do next.
    Next,
}

/// What has to be remembered in the shooting phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShootState {}

/// One thing that happened in the shooting phase.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShootEvent {
    /// The phase is over.
    Ended {
        /// Whose.
        side: Side,
    },
}

impl Cited for ShootEvent {
    fn cites(&self, name: &mut dyn FnMut(Cite)) {
        match self {
            ShootEvent::Ended { .. } => name(cite!("turn")),
        }
    }
}

impl Field<'_> {
    /// Who is asked what.
    pub(crate) fn shoot_question(&self, step: ShootStep) -> (Side, ShootQuestion) {
        match step {
            ShootStep::Phase(side) => (side, ShootQuestion::Next),
        }
    }

    /// The orders to choose from.
    pub(crate) fn shoot_orders(&self, _step: ShootStep, out: &mut dyn FnMut(ShootOrder)) {
        out(ShootOrder::End);
    }

    /// Whether an order is legal.
    pub(crate) fn check_shoot(&self, _step: ShootStep, order: ShootOrder) -> Result<(), Refusal> {
        match order {
            ShootOrder::End => Ok(()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The phase of a bound waits.
    pub(crate) fn push_shooting(&mut self, side: Side) {
        self.push(Step::Shoot(ShootStep::Phase(side)));
    }

    /// Carries an order out.
    pub(crate) fn obey_shoot(&mut self, step: ShootStep, _order: ShootOrder) {
        let ShootStep::Phase(side) = step;
        self.done();
        self.journal.note(|| Event::Shoot(ShootEvent::Ended { side }));
    }

    /// One step that needs no decision; false if somebody is asked.
    pub(crate) fn run_shoot(&mut self, _step: ShootStep) -> bool {
        false
    }
}
