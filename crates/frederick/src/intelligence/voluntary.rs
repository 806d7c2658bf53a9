//! Chapter 17.4: a wing that nobody has spotted deploys of its own accord.

use kernel::{Journal, Refusal, Side};

use super::IntelligenceEvent;
use super::counters::What;
use crate::engine::event::Event;
use crate::engine::play::{Field, Play};
use crate::engine::position::NOWHERE;
use crate::rules::{cites, refuse};

impl Field<'_> {
    /// Whether the counter on its way may deploy where it is: after half its march in column.
    pub(crate) fn may_unveil(&self) -> Result<(), Refusal> {
        let marcher = self.veil().and_then(|veil| veil.marcher).ok_or_else(|| refuse!("7.3", "nobody-moves"))?;
        let counter = self.counter(marcher.counter).filter(|counter| counter.at != NOWHERE);
        let Some(counter) = counter else { return Err(refuse!("17.1.4", "must-come-in")) };
        if counter.what == What::DUMMY || counter.what == What::UNKNOWN {
            return Err(refuse!("17.4", "nobody-under-it"));
        }
        let half = self.counter_allowance(counter, counter.what, true).div_ceil(2);
        match marcher.spent.into_iter().all(|spent| spent <= half) {
            true => Ok(()),
            false => Err(refuse!("17.4", "too-far-to-deploy").number("most", i32::from(half))),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn unveil(&mut self, side: Side) {
        let Some(marcher) = self.veil().and_then(|veil| veil.marcher.take()) else { return };
        let Some(counter) = self.field().counter(marcher.counter).copied() else { return };
        self.disclose();
        self.journal.note(cites!["17.4", "17.3.1"], || IntelligenceEvent::Unveiled {
            side,
            what: counter.what,
            at: counter.at,
        });
        self.call_up(marcher.counter, false, false);
    }
}
