//! Golden replays and perft: they guard the revision of the rules. `make golden` writes them again.

use std::path::Path;

use crate::common::{battle, pack};
use kernel::Seed;
use kernel::conformance::golden::{self, Kept};
use marengo::Marengo;
use marengo::spec::Options;
use serde_json::json;

fn tests() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests"))
}

/// The battles that are kept.
fn kept() -> Vec<Kept<Marengo>> {
    [
        ("plain", Options::default(), 1),
        ("bids", Options { bid_austria: 2, bid_france: 1, ..Options::default() }, 2),
        ("solitaire", Options { solitaire: true, ..Options::default() }, 3),
        ("open", Options { open: true, ..Options::default() }, 4),
    ]
    .into_iter()
    .map(|(name, options, choice)| Kept {
        name,
        pack: pack().mark,
        options: json!(options),
        battle: battle(options),
        choice,
    })
    .collect()
}

kernel::suite! { Marengo:
    golden_records_are_what_happens_now(tests(), kept());
    golden_records_verify(tests(), kept());
    golden_perft_of_fixed_positions(
        tests(),
        &battle(Options::default()),
        5,
        &[(1, 40), (2, 120), (3, 200), (4, 280)],
        3,
    );
}

#[test]
fn golden_text_is_told_byte_for_byte() {
    let battle = battle(Options::default());
    let table = golden::whole_battle::<Marengo>(&battle, Seed::from_number(77), 77).unwrap();
    let text: String = table.story().iter().map(|passage| serde_json::to_string(passage).unwrap() + "\n").collect();
    golden::compare_or_write(tests(), "golden/story.jsonl", &text).unwrap();
}
