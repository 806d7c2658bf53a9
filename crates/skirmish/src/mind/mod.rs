//! What those who count battles and those who play them by computer must know.

use std::sync::Arc;

use kernel::{Account, Accounts, Drilled, Level, Side, System};

use crate::engine::battle::Battle;
use crate::engine::order::Question;
use crate::engine::position::{Position, Step};
use crate::system::Skirmish;

impl Accounts for Skirmish {
    fn account(battle: &Battle, position: &Position) -> Account {
        let left = Side::BOTH.map(|side| u32::from(position.left(battle, side)));
        let had = Side::BOTH.map(|side| battle.spec.faces[side.index()].len() as u32);
        let round = u16::from(position.clock.round);
        Account {
            rounds: round.saturating_sub(1),
            losses: [had[0] - left[0], had[1] - left[1]],
            morale: left,
            broken: left.map(|left| (left == 0).then_some(round)),
        }
    }
}

/// Generals of every level judge by the points.
#[derive(Clone, Copy, Debug)]
pub struct ByPoints;

/// So much less than a point is it worth to be busy with the set-up.
const IMPATIENCE: f32 = 0.01;

impl Drilled for Skirmish {
    type Judgement = ByPoints;

    fn is_quiet(question: Question) -> bool {
        question == Question::Turn
    }

    fn judgement(_level: Level) -> Arc<ByPoints> {
        Arc::new(ByPoints)
    }

    /// Goals can be written again and again (9.2): anybody who is still busy behind his
    /// screen would rather be ready.
    fn judge(_judgement: &ByPoints, battle: &Battle, position: &Position, side: Side) -> f32 {
        let busy = matches!(position.agenda.top(), Some(Step::SetUp(busy)) if busy == side);
        Skirmish::appraise(battle, position, side) - if busy { IMPATIENCE } else { 0.0 }
    }
}
