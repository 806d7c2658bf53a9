//! Two armies of twelve on a table, set down without set-up, on ground that is
//! the same for both sides.
#![allow(dead_code, unreachable_pub, missing_docs, reason = "shared by tests and tools")]

use std::sync::Arc;

use elements::ground::{Kind, Terrain};
use elements::position::Position;
use elements::scale::Scale;
use elements::{Battle, drill};
use kernel::{Dice, Side};

/// A battle on a plain, or among woods and a hill.
pub fn battle(broken: bool) -> Arc<Battle> {
    let features = [
        drill::oval(Kind::Wood, 10_000, 30_000, 10_000, 7_000),
        drill::oval(Kind::Wood, 50_000, 30_000, 10_000, 7_000),
        drill::oval(Kind::GentleHill, 30_000, 30_000, 14_000, 8_000),
    ];
    let features = if broken { features.into() } else { Vec::new() };
    Arc::new(drill::battle(Scale::Small, Terrain { features, ..drill::plain() }))
}

/// Both armies drawn up; the first side's bound begins.
pub fn drawn_up(battle: &Battle, dice: &mut Dice) -> Position {
    drill::drawn_up(battle, dice.roll(6) as u8 + 1)
}

/// How many each side has lost.
pub fn losses(position: &Position) -> [u32; 2] {
    Side::BOTH.map(|side| u32::from(position.commands[side.index()][0].lost) + 2 * u32::from(position.sacked[side]))
}

/// Plays on at random.
pub fn played(battle: &Battle, seed: u64, orders: u64) -> Position {
    let mut position = drawn_up(battle, &mut Dice::quick(seed));
    drill::play_on(battle, &mut position, seed, orders, |_, _| {});
    position
}
