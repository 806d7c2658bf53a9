//! The queue of finished battles that somebody wants looked into.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use archive::BattleId;
use generals::Staff;
use kernel::wire::Refusal;

use crate::glance::Curve;

/// More finished battles are not kept in mind.
const MOST_KEPT: usize = 64;
/// So many battles wait at most, and so many of one address.
const MOST_WAITING: usize = 16;
const MOST_OF_ONE: usize = 2;
/// A battle that nobody has asked for since then is no longer looked into.
const ABANDONED: Duration = Duration::from_secs(30);
/// A battle that is being looked into, or was.
#[derive(Debug)]
pub(crate) struct Course {
    pub(crate) curve: Mutex<Curve>,
    asked: Mutex<Instant>,
}

impl Course {
    pub(crate) fn read(&self) -> Curve {
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        self.curve.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn is_wanted(&self) -> bool {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).elapsed() < ABANDONED
    }
}

/// A battle that waits to be looked into.
pub(crate) struct Waiting {
    pub(crate) id: BattleId,
    pub(crate) address: IpAddr,
    pub(crate) sides: [String; 2],
    pub(crate) staff: Arc<dyn Staff>,
    pub(crate) asked: Instant,
}

#[derive(Default)]
struct Queue {
    waiting: VecDeque<Waiting>,
    /// The one that is being worked on.
    current: Option<(BattleId, IpAddr)>,
    /// Why the last ones could not be looked into.
    failed: VecDeque<(BattleId, Refusal)>,
    known: HashMap<BattleId, Arc<Course>>,
}

/// Finished battles that are being looked into, or were.
#[derive(Default)]
pub(crate) struct Analyses {
    queue: Mutex<Queue>,
    /// Raised when the server stops.
    pub(crate) stopped: Arc<AtomicBool>,
}

/// What came of asking for a battle.
pub(crate) enum Asked {
    Known(Curve),
    Failed(Refusal),
    /// Too many wait already.
    Full,
    /// Somebody has to begin.
    Begin(Curve),
}

impl Analyses {
    /// Nothing more is worked out.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Looks a battle up, or puts it at the end of the queue.
    pub(crate) fn ask(&self, wanted: Waiting) -> Asked {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(course) = queue.known.get(&wanted.id) {
            return Asked::Known(course.read());
        }
        if let Some(at) = queue.failed.iter().position(|(id, _)| *id == wanted.id) {
            return queue.failed.remove(at).map_or(Asked::Full, |(_, refusal)| Asked::Failed(refusal));
        }
        queue.waiting.retain(|other| other.asked.elapsed() < ABANDONED);
        if queue.current.as_ref().is_some_and(|(id, _)| *id == wanted.id) {
            return Asked::Known(Curve::waiting(wanted.sides, 0));
        }
        if let Some(at) = queue.waiting.iter().position(|other| other.id == wanted.id) {
            queue.waiting[at].asked = Instant::now();
            return Asked::Known(Curve::waiting(wanted.sides, at + 1));
        }
        let mine = queue.waiting.iter().map(|other| other.address).chain(queue.current.iter().map(|it| it.1));
        let mine = mine.filter(|address| *address == wanted.address).count();
        if queue.waiting.len() >= MOST_WAITING || mine >= MOST_OF_ONE {
            return Asked::Full;
        }
        let sides = wanted.sides.clone();
        queue.waiting.push_back(wanted);
        let curve = Curve::waiting(sides, queue.waiting.len());
        if queue.current.is_some() { Asked::Known(curve) } else { Asked::Begin(curve) }
    }

    /// The next battle, if nobody else looks into one. Those that nobody waits for
    /// any more are passed over.
    pub(crate) fn next(&self) -> Option<Waiting> {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        if queue.current.is_some() || self.stopped.load(Ordering::Relaxed) {
            return None;
        }
        queue.waiting.retain(|other| other.asked.elapsed() < ABANDONED);
        let next = queue.waiting.pop_front()?;
        queue.current = Some((next.id.clone(), next.address));
        Some(next)
    }

    pub(crate) fn keep(&self, id: &BattleId, curve: Curve) -> Arc<Course> {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        if queue.known.len() >= MOST_KEPT {
            let current = queue.current.as_ref().map(|(id, _)| id.clone());
            queue.known.retain(|id, course| Some(id) == current.as_ref() || course.is_wanted());
        }
        let course = Arc::new(Course { curve: Mutex::new(curve), asked: Mutex::new(Instant::now()) });
        queue.known.insert(id.clone(), Arc::clone(&course));
        course
    }

    /// The battle has been looked into, or could not be.
    pub(crate) fn done(&self, id: &BattleId, refined: bool, failed: Option<Refusal>) {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.current = None;
        if !refined {
            queue.known.remove(id);
        }
        if let Some(refusal) = failed {
            queue.failed.push_back((id.clone(), refusal));
            if queue.failed.len() > MOST_KEPT {
                queue.failed.pop_front();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use generals::{Leash, Level, Seated};
    use kernel::{Facade, Label};
    use std::any::Any;

    /// Generals who are never asked.
    struct Idle;

    impl Staff for Idle {
        fn seat(&self, _: Level, _: u64, _: Leash) -> Box<dyn Seated> {
            unreachable!("nobody is asked")
        }

        fn is_quiet(&self, _: &(dyn Any + Send)) -> bool {
            true
        }

        fn glance(&self, _: &dyn Facade) -> Option<f64> {
            None
        }

        fn glance_counts(&self) -> f64 {
            1.0
        }

        fn play_out(&self, _: &dyn Facade, _: u64) -> Option<kernel::Side> {
            None
        }
    }

    fn wanted(battle: u8, from: u8) -> Waiting {
        Waiting {
            id: BattleId(battle.to_string()),
            address: [10, 0, 0, from].into(),
            sides: ["red", "blue"].map(str::to_owned),
            staff: Arc::new(Idle),
            asked: Instant::now(),
        }
    }

    fn place(asked: Asked) -> Option<usize> {
        match asked {
            Asked::Known(curve) | Asked::Begin(curve) => curve.place,
            Asked::Full | Asked::Failed(_) => None,
        }
    }

    #[test]
    fn the_queue_has_places_and_an_end_and_nobody_fills_it_alone() {
        let analyses = Analyses::default();
        assert!(matches!(analyses.ask(wanted(0, 1)), Asked::Begin(_)));
        assert_eq!(analyses.next().map(|next| next.id.0), Some("0".to_owned()));
        assert!(analyses.next().is_none(), "one at a time");
        assert_eq!(place(analyses.ask(wanted(1, 1))), Some(1));
        assert!(matches!(analyses.ask(wanted(2, 1)), Asked::Full), "two of one address");
        for guest in 2..=16 {
            assert_eq!(place(analyses.ask(wanted(guest, guest))), Some(usize::from(guest)));
        }
        assert!(matches!(analyses.ask(wanted(99, 99)), Asked::Full), "sixteen wait");
        assert_eq!(place(analyses.ask(wanted(5, 77))), Some(5), "who asks again keeps his place");
        analyses.done(&BattleId("0".to_owned()), false, Some(Refusal::plain(Label::new("x"))));
        assert!(matches!(analyses.ask(wanted(0, 1)), Asked::Failed(_)), "it is told once why");
        assert_eq!(analyses.next().map(|next| next.id.0), Some("1".to_owned()));
        assert_eq!(place(analyses.ask(wanted(5, 5))), Some(4));
    }
}
