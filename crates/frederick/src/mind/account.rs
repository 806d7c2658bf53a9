//! A position in figures.

use kernel::{Account, Accounts, Side};

use crate::engine::battle::Battle;
use crate::engine::play::Field;
use crate::engine::position::Position;
use crate::engine::spec::ArmyState;
use crate::system::Frederick;

impl Accounts for Frederick {
    fn account(battle: &Battle, position: &Position) -> Account {
        let field = Field { battle, position };
        let finished = u16::from(position.turn) - u16::from(position.outcome.is_none());
        let broken = |side: Side| field.army_state(side) != ArmyState::Steady;
        Account {
            rounds: finished,
            losses: Side::BOTH.map(|side| u32::from(position.armies[side.index()].counters)),
            morale: Side::BOTH.map(|side| position.armies[side.index()].marker.max(0) as u32),
            broken: Side::BOTH.map(|side| broken(side).then_some(finished)),
        }
    }
}
