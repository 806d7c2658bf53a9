//! What computer generals must know of these rules.

use std::sync::Arc;

use kernel::{Drilled, Level, Means, Side};

use crate::mind::judgement::{self, Judgement};
use crate::movement::MoveQuestion;
use crate::system::CivilWar;
use crate::{Question, habits, mind::courses};

impl Drilled for CivilWar {
    type Judgement = Judgement;

    const WHOLE_TURNS: bool = true;
    const LONGEST: usize = 500;
    const LULLS: bool = true;

    fn is_quiet(question: Question) -> bool {
        question == Question::Move(MoveQuestion::Formation)
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
            Level::Colonel => Some(Means { width: 1, worlds: 1, changes: 1, budget: 100_000, presses: false }),
            Level::Marshal => Some(Means { width: 2, worlds: 2, changes: 2, budget: 400_000, presses: false }),
        }
    }

    fn moods(judgement: &Self::Judgement) -> Vec<Self::Judgement> {
        [0.5, 2.0, 0.2, 4.0].map(|heart| judgement.with_heart(heart)).to_vec()
    }

    fn lull(battle: &Self::Battle, position: &Self::Position) -> Option<Self::Position> {
        Some(courses::lull(battle, position))
    }

    fn grasp(judgement: &Self::Judgement, battle: &Self::Battle) -> u32 {
        // Each command has somebody to see to it.
        judgement.grasp.saturating_mul(battle.commands() as u32)
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
