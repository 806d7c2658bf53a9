//! What those who count battles and those who play them by computer must know. Generals judge by the points only so far.

use std::sync::Arc;

use kernel::{Account, Accounts, Drilled, Level, Side, System};

use crate::engine::battle::Battle;
use crate::engine::play::Field;
use crate::engine::position::Position;
use crate::engine::question::{MoveQuestion, Question};
use crate::system::Napoleon;

impl Accounts for Napoleon {
    fn account(battle: &Battle, position: &Position) -> Account {
        let field = Field { battle, position };
        let lost = Side::BOTH.map(|side| {
            let units = battle.of_side[side].and(battle.combat);
            let there = |unit: &_| position.on_map(*unit);
            let all: u32 = units.iter().map(|unit| u32::from(battle.piece(unit).strength[0])).sum();
            all - units.iter().filter(there).map(|unit| u32::from(battle.piece(unit).strength[0])).sum::<u32>()
        });
        Account {
            rounds: u16::from(position.turn),
            losses: lost,
            morale: Side::BOTH.map(|side| u32::try_from(field.score(side)).unwrap_or(0)),
            broken: [None, None],
        }
    }
}

/// Generals of every level judge by the points.
#[derive(Clone, Copy, Debug)]
pub struct ByPoints;

impl Drilled for Napoleon {
    type Judgement = ByPoints;

    fn is_quiet(question: Question) -> bool {
        matches!(question, Question::Command(_) | Question::Move(MoveQuestion::Move | MoveQuestion::Initiative))
    }

    fn judgement(_level: Level) -> Arc<ByPoints> {
        Arc::new(ByPoints)
    }

    fn judge(_judgement: &ByPoints, battle: &Battle, position: &Position, side: Side) -> f32 {
        Napoleon::appraise(battle, position, side)
    }
}
