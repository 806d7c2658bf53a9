//! What computer generals must know of these rules.

use kernel::{Drilled, Level, Means};

use crate::engine::question::{MoveQuestion, Question};
use crate::mind::judgement::{self, Judgement};
use crate::mind::{courses, habits};
use crate::system::Napoleon;

impl Drilled for Napoleon {
    kernel::judged!();
    kernel::whole_turns!();

    fn is_quiet(question: Question) -> bool {
        matches!(question, Question::Move(MoveQuestion::Move | MoveQuestion::Initiative))
    }

    fn means(level: Level) -> Option<Means> {
        match level {
            Level::Random | Level::Ensign => None,
            Level::Colonel => Some(Means { width: 3, worlds: 3, changes: 1, budget: 200_000, presses: false }),
            Level::Marshal => Some(Means { width: 4, worlds: 4, changes: 2, budget: 1_500_000, presses: false }),
        }
    }

    fn grasp(judgement: &Self::Judgement, _battle: &Self::Battle) -> u32 {
        judgement.grasp
    }

    fn moods(judgement: &Self::Judgement) -> Vec<Self::Judgement> {
        [0.6, 1.6, 2.6].map(|heart| judgement.with_heart(heart)).to_vec()
    }
}
