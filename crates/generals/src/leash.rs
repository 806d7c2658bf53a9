//! What holds a general back in live play: a deadline, a call to hurry, and how far it has got.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// The strings on a general in live play. A general on a loose leash is bound by its budget
/// alone, so that its choices depend on nothing but its seed; a hurried one gives the best
/// order it has found so far.
#[derive(Clone, Debug, Default)]
pub struct Leash {
    /// At most so long for one decision.
    pub deadline: Option<Duration>,
    /// Not beyond this moment, however many decisions there are until then.
    pub until: Option<Instant>,
    /// Raised by somebody who will not wait any longer; the one who raised it lowers it again.
    pub hurry: Arc<AtomicBool>,
    /// How much of the decision is thought through, in thousandths.
    pub progress: Arc<AtomicU32>,
}

impl Leash {
    /// Ready for a new decision.
    pub(crate) fn take_up(&self) -> Watch {
        self.progress.store(0, Ordering::Relaxed);
        self.watch()
    }

    /// In the middle of a decision.
    pub(crate) fn watch(&self) -> Watch {
        let longest = self.deadline.map(|longest| Instant::now() + longest);
        let until = longest.into_iter().chain(self.until).min();
        Watch { leash: self.clone(), until }
    }
}

/// A leash during one decision.
#[derive(Clone, Debug)]
pub(crate) struct Watch {
    leash: Leash,
    until: Option<Instant>,
}

impl Watch {
    /// Whether there is no more time.
    pub(crate) fn is_over(&self) -> bool {
        self.leash.hurry.load(Ordering::Relaxed) || self.until.is_some_and(|until| Instant::now() >= until)
    }

    /// Tells how far the decision has got; never back.
    pub(crate) fn report(&self, done: u64, of: u64) {
        let share = (done.saturating_mul(1000) / of.max(1)).min(1000) as u32;
        self.leash.progress.fetch_max(share, Ordering::Relaxed);
    }
}
