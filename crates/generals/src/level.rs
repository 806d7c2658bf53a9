//! A general of each level.

use kernel::{Drilled, Level, Means};

use crate::ensign::Ensign;
use crate::eyes::General;
use crate::leash::Leash;
use crate::random::Random;
use crate::searcher::Searcher;

/// A general of a level, bound by its budget alone.
pub fn general<S: Drilled>(level: Level, seed: u64) -> Box<dyn General<S>> {
    general_on(level, seed, Leash::default())
}

/// A general of a level for live play.
pub fn general_on<S: Drilled>(level: Level, seed: u64, leash: Leash) -> Box<dyn General<S>> {
    match level {
        Level::Random => Box::new(Random::new(seed)),
        Level::Ensign => Box::new(Ensign::<S>::new(seed).on(leash)),
        Level::Colonel | Level::Marshal => {
            let means = S::means(level).unwrap_or(Means::COLONEL);
            Box::new(Searcher::<S>::new(seed, means, S::judgement(level)).on(leash))
        }
    }
}
