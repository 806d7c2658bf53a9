//! What computer generals must know of these rules.

use kernel::{Drilled, Level, Means, Side};

use crate::engine::battle::Battle;
use crate::engine::play::Field;
use crate::engine::position::Position;
use crate::engine::question::{MoveQuestion, Question};
use crate::mind::judgement::{self, Judgement};
use crate::mind::scheme::Scheme;
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
            Level::Colonel => Some(Means { width: 3, worlds: 4, changes: 1, budget: 400_000, ..Means::PLAIN }),
            Level::Marshal => {
                Some(Means { width: 4, worlds: 6, changes: 2, budget: 8_000_000, schemes: 6, ..Means::PLAIN })
            }
        }
    }

    fn grasp(judgement: &Self::Judgement, _battle: &Self::Battle) -> u32 {
        judgement.grasp
    }

    fn schemes(judgement: &Judgement, battle: &Battle, position: &Position, side: Side) -> Vec<Judgement> {
        let field = Field { battle, position };
        if !judgement::begins_with_a_march(&field) {
            return Vec::new();
        }
        Scheme::all(&field, side).into_iter().map(|scheme| judgement.with_scheme(scheme)).collect()
    }

    fn intention(judgement: &Judgement) -> Option<&'static str> {
        judgement.scheme.as_ref().map(|scheme| scheme.aim.message())
    }

    fn moods(judgement: &Self::Judgement) -> Vec<Self::Judgement> {
        [0.7, 1.4, 0.45, 2.2, 0.25].map(|heart| judgement.with_heart(heart)).to_vec()
    }
}
