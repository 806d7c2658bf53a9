//! What computer generals must know of these rules.

use kernel::{Drilled, Level, Means};

use crate::engine::question::{MoveQuestion, Question};
use crate::mind::judgement::{self, Judgement};
use crate::system::Frederick;
use crate::{courses, habits};

impl Drilled for Frederick {
    kernel::judged!();
    kernel::whole_turns!();

    fn is_quiet(question: Question) -> bool {
        question == Question::Move(MoveQuestion::Move)
    }

    fn means(level: Level) -> Option<Means> {
        match level {
            Level::Random | Level::Ensign => None,
            Level::Colonel => {
                Some(Means { width: 3, worlds: 4, changes: 1, budget: 400_000, presses: false, doubts: 0 })
            }
            Level::Marshal => {
                Some(Means { width: 4, worlds: 6, changes: 2, budget: 8_000_000, presses: false, doubts: 0 })
            }
        }
    }

    fn grasp(judgement: &Self::Judgement, _battle: &Self::Battle) -> u32 {
        judgement.grasp
    }

    fn moods(judgement: &Self::Judgement) -> Vec<Self::Judgement> {
        [0.7, 1.4, 0.45, 2.2, 0.25].map(|heart| judgement.with_heart(heart)).to_vec()
    }
}
