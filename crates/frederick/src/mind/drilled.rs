//! What computer generals must know of these rules.

use std::sync::Arc;

use kernel::{Drilled, Level, Means, Side};

use crate::engine::question::{MoveQuestion, Question};
use crate::mind::judgement::{self, Judgement};
use crate::system::Frederick;
use crate::{courses, habits};

impl Drilled for Frederick {
    type Judgement = Judgement;

    const WHOLE_TURNS: bool = true;
    const LONGEST: usize = 500;

    fn is_quiet(question: Question) -> bool {
        question == Question::Move(MoveQuestion::Move)
    }

    fn is_calm(position: &Self::Position, _question: Question) -> bool {
        habits::is_calm(position)
    }

    fn habit(battle: &Self::Battle, position: &Self::Position) -> Option<Self::Order> {
        habits::habit(battle, position)
    }

    fn courses(battle: &Self::Battle, position: &Self::Position, haste: bool, out: &mut Vec<Vec<Self::Order>>) {
        courses::courses(battle, position, haste, out);
    }

    fn means(level: Level) -> Option<Means> {
        match level {
            Level::Random | Level::Ensign => None,
            Level::Colonel => Some(Means { width: 3, worlds: 4, changes: 1, budget: 400_000, presses: false }),
            Level::Marshal => Some(Means { width: 4, worlds: 6, changes: 2, budget: 8_000_000, presses: false }),
        }
    }

    fn grasp(judgement: &Self::Judgement, _battle: &Self::Battle) -> u32 {
        judgement.grasp
    }

    fn moods(judgement: &Self::Judgement) -> Vec<Self::Judgement> {
        [0.7, 1.4, 0.45, 2.2, 0.25].map(|heart| judgement.with_heart(heart)).to_vec()
    }

    fn judgement(level: Level) -> Arc<Self::Judgement> {
        Arc::new(level.choose([Judgement::green, Judgement::seasoned, Judgement::best])())
    }

    fn chance(battle: &Self::Battle, position: &Self::Position, side: Side) -> f32 {
        judgement::chance(battle, position, side)
    }

    fn judge(judgement: &Self::Judgement, battle: &Self::Battle, position: &Self::Position, side: Side) -> f32 {
        judgement.judge(battle, position, side)
    }
}
