//! What computer generals must know of these rules.

use kernel::{Drilled, Level, Means};

use crate::mind::judgement::{self, Judgement};
use crate::movement::MoveQuestion;
use crate::system::CivilWar;
use crate::{Question, habits, mind::courses};

impl Drilled for CivilWar {
    kernel::judged!();
    kernel::whole_turns!();

    const LULLS: bool = true;

    fn is_quiet(question: Question) -> bool {
        question == Question::Move(MoveQuestion::Formation)
    }

    fn means(level: Level) -> Option<Means> {
        match level {
            Level::Random | Level::Ensign => None,
            Level::Colonel => Some(Means { width: 1, worlds: 1, changes: 1, budget: 100_000, ..Means::PLAIN }),
            Level::Marshal => Some(Means { width: 2, worlds: 2, changes: 2, budget: 400_000, ..Means::PLAIN }),
        }
    }

    fn moods(judgement: &Self::Judgement) -> Vec<Self::Judgement> {
        [0.5, 2.0, 0.2, 4.0].map(|heart| judgement.with_heart(heart)).to_vec()
    }

    fn lull(battle: &Self::Battle, position: &Self::Position) -> Option<Self::Position> {
        Some(courses::lull(battle, position))
    }

    fn grasp(judgement: &Self::Judgement, battle: &Self::Battle) -> u32 {
        // Each command moves something of its own.
        judgement.grasp.saturating_mul(battle.commands() as u32)
    }
}
