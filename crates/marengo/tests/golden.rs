//! Golden replays and perft: they guard the revision of the rules. `make golden` writes them anew.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod common;

use common::{battle, compare_or_write, pack, whole_battle};
use kernel::perft::perft;
use kernel::{Dice, Nonce, Record, Seed, Silent, System};
use marengo::Marengo;
use marengo::spec::Options;
use serde_json::json;

/// Names, options and choices of the battles that are kept.
fn kept() -> Vec<(&'static str, Options, u64)> {
    vec![
        ("plain", Options::default(), 1),
        ("bids", Options { bid_austria: 2, bid_france: 1, ..Options::default() }, 2),
        ("solitaire", Options { solitaire: true, ..Options::default() }, 3),
        ("open", Options { open: true, ..Options::default() }, 4),
    ]
}

fn record(options: Options, choice: u64) -> Record {
    let seed = Seed::from_number(1000 + choice);
    let nonces = vec![Nonce([1; 32]), Nonce([2; 32])];
    let table = whole_battle(&battle(options), seed.mixed(&nonces), choice);
    Record::of(&table, pack().mark(), json!(options), seed, nonces)
}

#[test]
fn golden_records_are_what_happens_now() {
    for (name, options, choice) in kept() {
        let record = record(options, choice);
        let text = serde_json::to_string(&record).unwrap() + "\n";
        compare_or_write(&format!("records/{name}.json"), &text);
    }
}

#[test]
fn golden_records_verify() {
    for (name, options, _) in kept() {
        let path = format!("{}/tests/records/{name}.json", env!("CARGO_MANIFEST_DIR"));
        let stored: Record = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        assert_eq!(stored.rules, Marengo::RULES);
        stored.verify::<Marengo>(battle(options), pack().hash()).unwrap();
    }
}

#[test]
fn golden_text_is_told_byte_for_byte() {
    let battle = battle(Options::default());
    let table = whole_battle(&battle, Seed::from_number(77), 77);
    let text: String = table.story().iter().map(|passage| serde_json::to_string(passage).unwrap() + "\n").collect();
    compare_or_write("golden/story.jsonl", &text);
}

#[test]
fn golden_perft_of_fixed_positions() {
    let battle = battle(Options::default());
    let mut rows = String::new();
    let opening = Marengo::open(&battle, &mut Dice::forced([]), &mut Silent);
    for depth in 1..=5 {
        rows += &format!("opening {depth} {}\n", perft::<Marengo>(&battle, &opening, depth));
    }
    for (seed, orders) in [(1, 40), (2, 120), (3, 200), (4, 280)] {
        let position = kernel::conformance::played::<Marengo>(&battle, seed, orders);
        for depth in 1..=3 {
            rows += &format!("seed {seed} after {orders}: {depth} {}\n", perft::<Marengo>(&battle, &position, depth));
        }
    }
    compare_or_write("golden/perft.txt", &rows);
}
