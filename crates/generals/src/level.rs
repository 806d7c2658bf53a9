//! The levels of play.

use std::fmt;
use std::str::FromStr;

use crate::drilled::Drilled;
use crate::ensign::Ensign;
use crate::eyes::General;
use crate::leash::Leash;
use crate::random::Random;
use crate::searcher::{Means, Searcher};

/// A level of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Any legal order; the yardstick, not offered to players.
    Random,
    /// One plan ahead.
    Ensign,
    /// The best plans played on to the end of the turn.
    Colonel,
    /// More plans, more worlds, the enemy's turn too, and a better judgement.
    Marshal,
}

/// A word that names no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Ensign, Level::Colonel, Level::Marshal];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Ensign => "ensign",
            Level::Colonel => "colonel",
            Level::Marshal => "marshal",
        }
    }

    /// A general of this level, bound by its budget alone.
    pub fn general<S: Drilled>(self, seed: u64) -> Box<dyn General<S>> {
        self.general_on(seed, Leash::default())
    }

    /// A general of this level for live play.
    pub fn general_on<S: Drilled>(self, seed: u64, leash: Leash) -> Box<dyn General<S>> {
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Ensign => Box::new(Ensign::<S>::new(seed).on(leash)),
            Level::Colonel | Level::Marshal => {
                let means = S::means(self).unwrap_or(Means::COLONEL);
                Box::new(Searcher::<S>::new(seed, means, S::judgement(self)).on(leash))
            }
        }
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Self, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == word).ok_or_else(|| UnknownLevel(word.to_owned()))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
