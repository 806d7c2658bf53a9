//! What the tests of this crate share: the battle of Marengo, and random play at a table.
#![allow(dead_code)]

use std::sync::Arc;

use kernel::{Dice, System, Table};
use library::{Reading, reading};
use marengo::spec::Options;
use marengo::{Battle, Marengo};

/// The pack that the tests are played with.
pub(crate) fn pack() -> Reading<Marengo> {
    reading::<Marengo>("marengo-1800").unwrap()
}

/// The battle with options.
pub(crate) fn battle(options: Options) -> Arc<Battle> {
    Arc::new(Battle::muster(&pack().spec, options).unwrap())
}

/// Gives one random order; false once the battle is over.
pub(crate) fn one_order(table: &mut Table<Marengo>, choice: &mut Dice) -> bool {
    let Some(side) = table.to_decide().side() else { return false };
    let mut list = Vec::new();
    Marengo::orders(table.battle(), table.position(), &mut list);
    let order = list[choice.roll(list.len() as u32) as usize];
    table.obey(side, table.number(), order).unwrap();
    true
}
