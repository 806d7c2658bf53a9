//! Golden replays and perft: they guard the revision of the rules. `make golden` writes them again.

use std::path::Path;
use std::sync::Arc;

use elements::{Battle, CivilWar};
use kernel::conformance::golden::Kept;
use library::{Reading, reading};
use serde_json::{Value, json};

fn tests() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests"))
}

fn open(pack: &str, options: &Value) -> (Reading<CivilWar>, Arc<Battle>) {
    let pack = reading::<CivilWar>(pack).unwrap();
    let battle = pack.battle(options).unwrap();
    (pack, battle)
}

/// The battles that are kept.
fn kept() -> Vec<Kept<CivilWar>> {
    [
        ("matthews-hill", "matthews-hill-1861", json!({}), 1),
        ("burnsides-bridge", "burnsides-bridge-1862", json!({ "literal-recoil": true }), 2),
        ("by-hand", "open-field-1861", json!({ "hidden": true, "one-supported": true }), 3),
        ("large", "open-field-1861", json!({ "scale": "large", "set-up": "quick", "bounds": 6 }), 4),
    ]
    .into_iter()
    .map(|(name, pack, options, choice)| {
        let (pack, battle) = open(pack, &options);
        Kept { name, pack: pack.mark.clone(), options, battle, choice }
    })
    .collect()
}

kernel::suite! { CivilWar:
    golden_records_are_what_happens_now(tests(), kept());
    golden_records_verify(tests(), kept());
    golden_perft_of_fixed_positions(
        tests(),
        &open("matthews-hill-1861", &json!({})).1,
        3,
        &[(1, 80), (2, 160), (3, 240), (4, 320)],
        2,
    );
}
