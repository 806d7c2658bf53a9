//! A position in figures.

use kernel::{Account, Accounts, Side};

use crate::engine::battle::Battle;
use crate::engine::pieces::Pieces;
use crate::engine::play::Field;
use crate::engine::position::{Place, Position};
use crate::system::Napoleon;

impl Accounts for Napoleon {
    fn account(battle: &Battle, position: &Position) -> Account {
        let field = Field { battle, position };
        let gone = [Place::Recovery, Place::Recovered, Place::Eliminated, Place::Captured];
        let gone = gone.into_iter().fold(Pieces::NONE, |all, place| all.or(position.in_place(place)));
        let lost = Side::BOTH.map(|side| {
            let units = battle.of_side[side].and(battle.combat).and(gone);
            units.iter().map(|unit| u32::from(battle.piece(unit).strength[0])).sum()
        });
        Account {
            rounds: u16::from(position.turn),
            losses: lost,
            morale: Side::BOTH.map(|side| u32::try_from(field.score(side)).unwrap_or(0)),
            broken: [None, None],
        }
    }
}
