//! What is hidden: the worlds that a viewer cannot tell from the one he is in.
//!
//! Whatever a system hides (faces, ranks, places behind a screen, written orders, hands of cards),
//! it says by making *another world*: a position that looks the same to a viewer, by all that he
//! has seen and remembers. The conformance suite then plays both worlds side by side and demands
//! that no byte for that viewer differs.

use crate::dice::Dice;
use crate::system::{System, Viewer};

/// So many swaps make another world.
const SWAPS: u32 = 12;

/// A system that may hide something from somebody.
pub trait Hidden: System {
    /// Whether anything is hidden in such a battle at all.
    fn hides(battle: &Self::Battle) -> bool;

    /// Another position that `viewer` cannot tell from this one by anything he has seen and
    /// remembers; nothing if there is none, or none was found. It is made from the position
    /// and never from a view: a view that betrays something would betray it in both worlds,
    /// and nobody would notice.
    fn another_world(
        battle: &Self::Battle,
        position: &Self::Position,
        viewer: Viewer,
        dice: &mut Dice,
    ) -> Option<Self::Position>;

    /// Whether an order may tell others something by being given at all, since another world need
    /// not allow it. It shows nothing: where another world allows what looks like it on the board,
    /// the same is told of it.
    fn may_tell(_battle: &Self::Battle, _order: Self::Order) -> bool {
        false
    }

    /// Whether two orders, each in its world, are the same to others. Those that name hidden pieces
    /// are if the pieces stand in the same place.
    fn alike(
        _battle: &Self::Battle,
        one: (&Self::Position, Self::Order),
        other: (&Self::Position, Self::Order),
    ) -> bool {
        one.1 == other.1
    }

    /// What was dealt by chance: slots among which, for this viewer, every deal of their faces is
    /// as likely. A slot is whatever holds a face: a piece, a command, a place in a hand.
    fn lots(_battle: &Self::Battle, _position: &Self::Position, _viewer: Viewer) -> Vec<Vec<u16>> {
        Vec::new()
    }

    /// The face in a slot, as a number.
    fn face(_position: &Self::Position, _slot: u16) -> u16 {
        0
    }

    /// Exchanges the faces of two slots of one lot.
    fn swap(_position: &mut Self::Position, _one: u16, _other: u16) {}
}

/// Another world for whatever lies in lots: faces are swapped inside them.
pub fn swapped<S: Hidden>(
    battle: &S::Battle,
    position: &S::Position,
    viewer: Viewer,
    dice: &mut Dice,
) -> Option<S::Position> {
    let lots = S::lots(battle, position, viewer);
    if lots.is_empty() {
        return None;
    }
    let mut world = position.clone();
    for _ in 0..SWAPS {
        let lot = &lots[dice.roll(lots.len() as u32) as usize];
        let [one, other] = [0, 1].map(|_| lot[dice.roll(lot.len() as u32) as usize]);
        if S::face(&world, one) != S::face(&world, other) {
            S::swap(&mut world, one, other);
        }
    }
    (world != *position).then_some(world)
}
