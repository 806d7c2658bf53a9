//! What computer generals must know of these rules.

use std::sync::Arc;

use kernel::{Drilled, Level, Side};

use crate::mind::judgement::{self, Judgement};
use crate::sequence::Question;
use crate::system::Marengo;

impl Drilled for Marengo {
    type Judgement = Judgement;

    fn is_quiet(question: Question) -> bool {
        question == Question::Command
    }

    fn judgement(level: Level) -> Arc<Judgement> {
        Arc::new(level.choose([Judgement::green, Judgement::seasoned, Judgement::best])())
    }

    fn chance(battle: &Self::Battle, position: &Self::Position, side: Side) -> f32 {
        judgement::chance(battle, position, side)
    }

    fn judge(judgement: &Judgement, battle: &Self::Battle, position: &Self::Position, side: Side) -> f32 {
        judgement.judge(battle, position, side)
    }
}
