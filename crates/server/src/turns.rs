//! Fair turns at thinking: a guest with a hundred tables waits for himself, not the others for him.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

use archive::BattleId;
use tokio::sync::oneshot;

/// For whom somebody thinks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Cause {
    /// Those who watch, by the address of one of them.
    Watched(IpAddr),
    /// The visitor who will come back to this battle.
    Awaited(BattleId),
}

#[derive(Debug, Default)]
struct State {
    free: usize,
    /// How many think for each at the moment, and when each had his last turn.
    busy: HashMap<Cause, usize>,
    served: HashMap<Cause, u64>,
    clock: u64,
    waiting: Vec<(Cause, oneshot::Sender<Turn>)>,
}

impl State {
    /// Who is next: the one who has least and has waited longest. The last free place
    /// is for one who has none.
    fn next(&self) -> Option<usize> {
        let busy = |cause: &Cause| self.busy.get(cause).copied().unwrap_or(0);
        let may = |cause: &Cause| self.free > 1 || self.free == 1 && busy(cause) == 0;
        let waiting = self.waiting.iter().enumerate().filter(|(_, (cause, _))| may(cause));
        let rank = |cause: &Cause| (busy(cause), self.served.get(cause).copied().unwrap_or(0));
        waiting.min_by_key(|(place, (cause, _))| (rank(cause), *place)).map(|(place, _)| place)
    }

    fn serve(&mut self, turns: &Arc<Turns>) {
        while let Some(place) = self.next() {
            let (cause, ready) = self.waiting.remove(place);
            match ready.send(Turn { turns: Some(Arc::clone(turns)), cause: cause.clone() }) {
                Ok(()) => {
                    self.clock += 1;
                    self.free -= 1;
                    self.served.insert(cause.clone(), self.clock);
                    *self.busy.entry(cause).or_default() += 1;
                }
                // Anybody who has gone away in the meantime takes nothing.
                Err(mut turn) => turn.turns = None,
            }
        }
        let (busy, waiting) = (&self.busy, &self.waiting);
        self.served.retain(|cause, _| busy.contains_key(cause) || waiting.iter().any(|(other, _)| other == cause));
    }
}

/// The places at which one can think.
#[derive(Debug)]
pub(crate) struct Turns(Mutex<State>);

/// A place, until it is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    /// Where it is given back; nowhere if it was never taken.
    turns: Option<Arc<Turns>>,
    cause: Cause,
}

impl Turns {
    pub(crate) fn new(places: usize) -> Arc<Self> {
        Arc::new(Turns(Mutex::new(State { free: places, ..State::default() })))
    }

    /// Waits for a place.
    pub(crate) async fn wait(self: &Arc<Self>, cause: Cause) -> Option<Turn> {
        let (ready, called) = oneshot::channel();
        {
            let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            state.waiting.push((cause, ready));
            state.serve(self);
        }
        called.await.ok()
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let Some(turns) = self.turns.take() else { return };
        let mut state = turns.0.lock().unwrap_or_else(PoisonError::into_inner);
        state.free += 1;
        if let Some(count) = state.busy.get_mut(&self.cause) {
            *count -= 1;
            if *count == 0 {
                state.busy.remove(&self.cause);
            }
        }
        state.serve(&turns);
    }
}

/// A general at work.
#[derive(Debug)]
pub(crate) struct Thinking {
    pub(crate) number: u32,
    pub(crate) hurry: Arc<AtomicBool>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::task::Poll;

    fn watched(last: u8) -> Cause {
        Cause::Watched([10, 0, 0, last].into())
    }

    #[tokio::test]
    async fn the_last_place_is_not_for_one_who_has_some() {
        let turns = Turns::new(2);
        let first = turns.wait(watched(1)).await.unwrap();
        let mut greedy = std::pin::pin!(turns.wait(watched(1)));
        assert!(std::future::poll_fn(|cx| Poll::Ready(greedy.as_mut().poll(cx).is_pending())).await);
        let other = turns.wait(watched(2)).await.unwrap();
        drop(other);
        assert!(std::future::poll_fn(|cx| Poll::Ready(greedy.as_mut().poll(cx).is_pending())).await);
        drop(first);
        greedy.await.unwrap();
    }

    #[tokio::test]
    async fn guests_take_turns_whoever_came_first() {
        let turns = Turns::new(1);
        let first = turns.wait(watched(1)).await.unwrap();
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for guest in [1, 1, 1, 2, 2] {
            let (turns, order) = (Arc::clone(&turns), Arc::clone(&order));
            tasks.push(tokio::spawn(async move {
                let turn = turns.wait(watched(guest)).await.unwrap();
                order.lock().unwrap().push(guest);
                drop(turn);
            }));
            tokio::task::yield_now().await;
        }
        drop(first);
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(*order.lock().unwrap(), [2, 1, 2, 1, 1]);
    }
}
