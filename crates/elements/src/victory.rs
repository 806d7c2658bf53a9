//! Losses, demoralized commands, sacked camps, defeat, the limit of bounds.

use kernel::{Journal, Outcome, Side};

use crate::event::Event;
use crate::play::{Field, Play};
use crate::rules::cite;

impl Field<'_> {
    /// The outcome in the kernel's words.
    pub(crate) fn verdict(&self, winner: Option<Side>) -> Outcome {
        Outcome { winner, cite: cite!("victory.army"), reason: "elements-outcome" }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// At the end of a bound: who is demoralized, who has lost.
    pub(crate) fn judge_the_bound(&mut self, _side: Side) {}
}
