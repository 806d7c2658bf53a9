//! A position in figures.

use kernel::lots::each;
use kernel::{Account, Accounts, Side};

use crate::engine::battle::Battle;
use crate::engine::position::Position;
use crate::system::Marengo;

impl Accounts for Marengo {
    fn account(battle: &Battle, position: &Position) -> Account {
        let open = &position.open;
        Account {
            rounds: u16::from(open.round.saturating_sub(1)),
            losses: Side::BOTH.map(|side| lost(battle, position, side)),
            morale: open.morale.map(u32::from).0,
            broken: open.broken.map(|round| (round != 0).then_some(u16::from(round))).0,
        }
    }
}

/// The strength points that a side has lost; a piece that has gone for good shows a face of none.
fn lost(battle: &Battle, position: &Position, side: Side) -> u32 {
    let forces = battle.forces.iter().filter(|force| force.side == side);
    let had: u32 = forces.flat_map(|force| &force.faces).map(|face| u32::from(face.strength())).sum();
    let has: u32 = each(battle.tokens[side.index()]).map(|piece| u32::from(position.face(piece).strength())).sum();
    had.saturating_sub(has)
}
