//! Golden replays and perft: they guard the revision of the rules. `make golden` writes them again.

use std::path::Path;
use std::sync::Arc;

use frederick::{Battle, Frederick};
use kernel::conformance::golden::Kept;
use library::{Reading, reading};
use serde_json::{Value, json};

fn tests() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests"))
}

fn open(pack: &str, options: &Value) -> (Reading<Frederick>, Arc<Battle>) {
    let pack = reading::<Frederick>(pack).unwrap();
    let battle = pack.battle(options).unwrap();
    (pack, battle)
}

/// The battles that are kept.
fn kept() -> Vec<Kept<Frederick>> {
    [
        ("rossbach", "rossbach-1757", json!({ "scenario": "battle" }), 1),
        ("rossbach-2002", "rossbach-1757", json!({ "scenario": "battle", "edition": "2002" }), 2),
        (
            "leuthen-options",
            "leuthen-1757",
            json!({ "scenario": "battle", "woods": true, "fortunes": true, "sniping": true }),
            3,
        ),
    ]
    .into_iter()
    .map(|(name, pack, options, choice)| {
        let (pack, battle) = open(pack, &options);
        Kept { name, pack: pack.mark.clone(), options, battle, choice }
    })
    .collect()
}

kernel::suite! { Frederick:
    golden_records_are_what_happens_now(tests(), kept());
    golden_records_verify(tests(), kept());
    golden_perft_of_fixed_positions(
        tests(),
        &open("rossbach-1757", &json!({ "scenario": "battle" })).1,
        4,
        &[(1, 80), (2, 160), (3, 240), (4, 320), (5, 400)],
        3,
    );
}
