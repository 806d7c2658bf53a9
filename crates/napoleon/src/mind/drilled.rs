//! What computer generals must know of these rules.

use kernel::{Drilled, Level, Means, Side};

use crate::engine::battle::Battle;
use crate::engine::play::Field;
use crate::engine::position::Position;
use crate::engine::question::{MoveQuestion, Question};
use crate::mind::judgement::{self, Judgement};
use crate::mind::{courses, habits, scheme};
use crate::system::Napoleon;

impl Drilled for Napoleon {
    kernel::judged!();
    kernel::whole_turns!();

    const VARIES: bool = true;

    fn is_quiet(question: Question) -> bool {
        matches!(question, Question::Move(MoveQuestion::Move | MoveQuestion::Initiative))
    }

    /// A charge is weighed by every fall of the dice. What the judgement says of the horsemen after
    /// it is worse than what becomes of them.
    fn is_doubtful(question: Question) -> bool {
        !matches!(question, Question::Charge(_))
    }

    fn means(level: Level) -> Option<Means> {
        match level {
            Level::Random | Level::Ensign => None,
            Level::Colonel => {
                Some(Means { width: 4, worlds: 8, changes: 1, budget: 400_000, doubts: 6, ..Means::PLAIN })
            }
            Level::Marshal => Some(Means {
                width: 12,
                worlds: 60,
                changes: 2,
                budget: 90_000_000,
                doubts: 60,
                sequel: 2,
                schemes: 2,
                ..Means::PLAIN
            }),
        }
    }

    fn grasp(judgement: &Self::Judgement, _battle: &Self::Battle) -> u32 {
        judgement.grasp
    }

    fn schemes(judgement: &Judgement, battle: &Battle, position: &Position, side: Side) -> Vec<Judgement> {
        let schemes = scheme::schemes(&Field { battle, position }, side);
        schemes.into_iter().map(|scheme| judgement.with_scheme(scheme)).collect()
    }

    fn intention(judgement: &Judgement) -> Option<&'static str> {
        judgement.scheme.as_ref().map(|scheme| scheme.intention.message())
    }

    fn moods(judgement: &Self::Judgement) -> Vec<Self::Judgement> {
        judgement.moods()
    }
}
