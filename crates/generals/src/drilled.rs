//! What a general must know of a system beyond the contract: when a position is quiet, and how to judge one.

use std::fmt::Debug;
use std::sync::Arc;

use kernel::{Side, System};
use marengo::judgement::Judgement;
use marengo::{Marengo, Question};

use crate::level::Level;

/// A system whose quiet positions a general can tell and judge.
pub trait Drilled: System {
    /// A way to judge positions.
    type Judgement: Clone + Debug + Send + Sync + 'static;

    /// Whether nothing is pending when this is asked, so that the position can be appraised as it stands.
    fn is_quiet(question: Self::Question) -> bool;

    /// The judgement of a level.
    fn judgement(level: Level) -> Arc<Self::Judgement>;

    /// How many battles fought on from a position tell as much as [`chance`](Drilled::chance).
    const CHANCE_COUNTS: f64 = 4.0;

    /// How likely a side is to win, from 0 to 1, were ensigns to fight on: what generals say of a position. A judgement tells
    /// plans apart and need not be such a chance.
    fn chance(battle: &Self::Battle, position: &Self::Position, side: Side) -> f32 {
        (Self::appraise(battle, position, side) + 1.0) / 2.0
    }

    /// How good a position looks for a side, from -1 to 1.
    fn judge(judgement: &Self::Judgement, battle: &Self::Battle, position: &Self::Position, side: Side) -> f32;
}

impl Drilled for Marengo {
    type Judgement = Judgement;

    fn is_quiet(question: Question) -> bool {
        question == Question::Command
    }

    fn judgement(level: Level) -> Arc<Judgement> {
        Arc::new(match level {
            Level::Random | Level::Ensign => Judgement::green(),
            Level::Colonel => Judgement::seasoned(),
            Level::Marshal => Judgement::best(),
        })
    }

    fn chance(battle: &Self::Battle, position: &Self::Position, side: Side) -> f32 {
        marengo::judgement::chance(battle, position, side)
    }

    fn judge(judgement: &Judgement, battle: &Self::Battle, position: &Self::Position, side: Side) -> f32 {
        judgement.judge(battle, position, side)
    }
}
