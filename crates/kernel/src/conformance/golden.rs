//! Golden files: battles and counts that guard the revision of the rules.
//! `make golden` writes them again.

use std::path::Path;
use std::sync::Arc;

use serde_json::Value;

use crate::dice::{Dice, Nonce, Seed};
use crate::journal::Silent;
use crate::perft::perft;
use crate::record::{PackMark, Record};
use crate::system::System;
use crate::table::Table;

/// Set, it has golden files written instead of compared.
const WRITE: &str = "GROGNARD_WRITE";

/// A battle that is kept.
#[derive(Debug)]
pub struct Kept<S: System> {
    /// Its file: `records/NAME.json`.
    pub name: &'static str,
    /// The pack it is played with.
    pub pack: PackMark,
    /// The options.
    pub options: Value,
    /// The battle.
    pub battle: Arc<S::Battle>,
    /// What its orders are chosen by.
    pub choice: u64,
}

impl<S: System> Kept<S> {
    /// Plays the battle as it goes now and compares it with its file in the folder of the tests.
    ///
    /// # Errors
    /// Where the two differ.
    pub fn happens_now(&self, tests: &Path) -> Result<(), String> {
        let seed = Seed::from_number(1000 + self.choice);
        let nonces = vec![Nonce([1; 32]), Nonce([2; 32])];
        let table = whole_battle::<S>(&self.battle, seed.mixed(&nonces), self.choice)?;
        let record = Record::of(&table, self.pack.clone(), self.options.clone(), seed, nonces);
        let text = serde_json::to_string(&record).map_err(|error| error.to_string())?;
        compare_or_write(tests, &self.file(), &(text + "\n"))
    }

    /// Replays the stored file and checks every fingerprint.
    ///
    /// # Errors
    /// What does not hold of the file.
    pub fn verifies(&self, tests: &Path) -> Result<(), String> {
        let text = std::fs::read_to_string(tests.join(self.file())).map_err(|error| error.to_string())?;
        let stored: Record = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        if stored.rules != S::RULES {
            return Err(format!("{}: of revision {}, and the rules are at {}", self.name, stored.rules, S::RULES));
        }
        let verified = stored.verify::<S>(Arc::clone(&self.battle), self.pack.hash);
        verified.map(|_| ()).map_err(|fault| format!("{}: {fault}", self.name))
    }

    fn file(&self) -> String {
        format!("records/{}.json", self.name)
    }
}

/// A battle of random orders to its end, now and then with one taken back.
///
/// # Errors
/// An order that was listed and is refused.
pub fn whole_battle<S: System>(battle: &Arc<S::Battle>, seed: Seed, choice: u64) -> Result<Table<S>, String> {
    let mut table = Table::<S>::open(Arc::clone(battle), seed);
    let (mut choice, mut list) = (Dice::quick(choice), Vec::new());
    while let Some(side) = table.to_decide().side() {
        list.clear();
        S::orders(battle, table.position(), &mut list);
        let order = list[choice.roll(list.len() as u32) as usize];
        table.obey(side, table.number(), order).map_err(|rejection| format!("{order:?}: {rejection:?}"))?;
        if choice.roll(12) == 0
            && let Some(side) = table.to_decide().side()
            && let Some(to) = table.recalls(side).last()
        {
            table.undo(side, table.number(), to).map_err(|rejection| format!("undo of {order:?}: {rejection:?}"))?;
        }
    }
    Ok(table)
}

/// Perft of the opening to a depth, and of positions after so many orders of so many
/// seeds to another, a row each.
pub fn perft_rows<S: System>(battle: &S::Battle, opening: u32, middles: &[(u64, u64)], depth: u32) -> String {
    let first = S::open(battle, &mut Dice::forced([]), &mut Silent);
    let mut rows: String =
        (1..=opening).map(|depth| format!("opening {depth} {}\n", perft::<S>(battle, &first, depth))).collect();
    for (seed, orders) in middles {
        let position = super::played::<S>(battle, *seed, *orders);
        for depth in 1..=depth {
            rows += &format!("seed {seed} after {orders}: {depth} {}\n", perft::<S>(battle, &position, depth));
        }
    }
    rows
}

/// Compares a text with a file in the folder of the tests, or writes it there.
///
/// # Errors
/// Where they differ.
pub fn compare_or_write(tests: &Path, name: &str, text: &str) -> Result<(), String> {
    let path = tests.join(name);
    if std::env::var_os(WRITE).is_some() {
        return std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()));
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    if stored == text {
        return Ok(());
    }
    let same = stored.lines().zip(text.lines()).take_while(|(one, other)| one == other).count();
    Err(format!(
        "{} is not what happens now, from line {}: if the rules were meant to change, raise RULES and run `make golden`",
        path.display(),
        same + 1
    ))
}
