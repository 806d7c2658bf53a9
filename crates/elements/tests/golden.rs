//! Golden replays and perft: they guard the revision of the rules. `make golden` writes them anew.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::path::PathBuf;
use std::sync::Arc;

use elements::{Battle, CivilWar};
use kernel::perft::perft;
use kernel::{Dice, Nonce, Record, Seed, Silent, System, Table};
use packs::{Library, Pack, elements_options};
use serde_json::{Value, json};

/// Names, packs, options and choices of the battles that are kept.
fn kept() -> Vec<(&'static str, &'static str, Value, u64)> {
    vec![
        ("matthews-hill", "matthews-hill-1861", json!({}), 1),
        ("burnsides-bridge", "burnsides-bridge-1862", json!({ "literal-recoil": true }), 2),
        ("by-hand", "open-field-1861", json!({ "hidden": true, "one-supported": true }), 3),
        ("large", "open-field-1861", json!({ "scale": "large", "set-up": "quick", "bounds": 6 }), 4),
    ]
}

fn open(pack: &str, options: &Value) -> (Pack, Arc<Battle>) {
    let pack = Library::embedded().open(pack).unwrap();
    let spec = pack.elements_spec().unwrap();
    let battle = Arc::new(Battle::muster(spec, elements_options(spec, options).unwrap()).unwrap());
    (pack, battle)
}

/// A battle of random orders to its end.
fn whole_battle(battle: &Arc<Battle>, seed: Seed, choice: u64) -> Table<CivilWar> {
    let mut table = Table::<CivilWar>::open(Arc::clone(battle), seed);
    let (mut dice, mut list) = (Dice::quick(choice), Vec::new());
    while let Some(side) = table.to_decide().side() {
        CivilWar::orders(battle, table.position(), &mut list);
        let order = list[dice.roll(list.len() as u32) as usize];
        table.obey(side, table.number(), order).unwrap();
    }
    table
}

fn compare_or_write(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(name);
    if std::env::var_os("GROGNARD_WRITE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(stored == text, "{name} differs: if the rules were meant to change, raise RULES and run `make golden`");
}

#[test]
fn golden_records_are_what_happens_now() {
    for (name, pack, options, choice) in kept() {
        let (pack, battle) = open(pack, &options);
        let (seed, nonces) = (Seed::from_number(1000 + choice), vec![Nonce([1; 32]), Nonce([2; 32])]);
        let table = whole_battle(&battle, seed.mixed(&nonces), choice);
        let record = Record::of(&table, pack.mark(), options, seed, nonces);
        compare_or_write(&format!("records/{name}.json"), &(serde_json::to_string(&record).unwrap() + "\n"));
    }
}

#[test]
fn golden_records_verify() {
    for (name, pack, options, _) in kept() {
        let (pack, battle) = open(pack, &options);
        let path = format!("{}/tests/records/{name}.json", env!("CARGO_MANIFEST_DIR"));
        let stored: Record = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        assert_eq!(stored.rules, CivilWar::RULES);
        stored.verify::<CivilWar>(battle, pack.hash()).unwrap();
    }
}

#[test]
fn golden_perft_of_fixed_positions() {
    let (_, battle) = open("matthews-hill-1861", &json!({}));
    let mut rows = String::new();
    let opening = CivilWar::open(&battle, &mut Dice::forced([]), &mut Silent);
    for depth in 1..=3 {
        rows += &format!("opening {depth} {}\n", perft::<CivilWar>(&battle, &opening, depth));
    }
    for (seed, orders) in [(1, 80), (2, 160), (3, 240), (4, 320)] {
        let position = kernel::conformance::played::<CivilWar>(&battle, seed, orders);
        for depth in 1..=2 {
            rows += &format!("seed {seed} after {orders}: {depth} {}\n", perft::<CivilWar>(&battle, &position, depth));
        }
    }
    compare_or_write("golden/perft.txt", &rows);
}
