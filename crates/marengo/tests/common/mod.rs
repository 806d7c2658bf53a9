//! What the tests of this crate share: the battle of Marengo, and random play at a table.
#![allow(dead_code)]

use std::sync::Arc;

use kernel::{Dice, Seed, System, Table};
use marengo::spec::Options;
use marengo::{Battle, Marengo};

/// The pack that the tests are played with.
pub(crate) fn pack() -> packs::Pack {
    packs::Library::embedded().open("marengo-1800").unwrap()
}

/// The battle with options.
pub(crate) fn battle(options: Options) -> Arc<Battle> {
    Arc::new(pack().battle(options).unwrap())
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

/// A whole random battle, now and then with an order taken back.
pub(crate) fn whole_battle(battle: &Arc<Battle>, seed: Seed, choice: u64) -> Table<Marengo> {
    let mut table = Table::<Marengo>::open(Arc::clone(battle), seed);
    let mut choice = Dice::quick(choice);
    while one_order(&mut table, &mut choice) {
        if choice.roll(12) == 0
            && let Some(side) = table.to_decide().side()
            && let Some(to) = table.recalls(side).last()
        {
            table.undo(side, table.number(), to).unwrap();
        }
    }
    table
}

/// Compares with a stored file, or writes it anew when `GROGNARD_WRITE` is set.
pub(crate) fn compare_or_write(path: &str, text: &str) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(path);
    if std::env::var_os("GROGNARD_WRITE").is_some() {
        std::fs::write(&path, text).unwrap();
        return;
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = stored.lines().zip(text.lines()).position(|(one, other)| one != other);
    assert!(
        stored == text,
        "{} is not what happens now (first difference in line {:?}); if the rules were meant to change, raise \
         Marengo::RULES and run `make golden`",
        path.display(),
        differs.map(|line| line + 1)
    );
}
