//! The kernel's conformance suite, run on the battles of this system.
use std::sync::Arc;

use elements::{Battle, CivilWar};
use kernel::conformance::suite::Battles;
use kernel::conformance::{self, Compared, Tried};
use library::reading;
use serde_json::{Value, json};

fn battle(pack: &str, options: &Value) -> Arc<Battle> {
    reading::<CivilWar>(pack).unwrap().battle(options).unwrap()
}

/// The battles of some packs with some options.
fn battles(list: &[(&'static str, Value)]) -> Battles<CivilWar> {
    list.iter().map(|(pack, options)| (*pack, battle(pack, options))).collect()
}

kernel::suite! { CivilWar:
    random_battles_keep_every_promise_to_the_end(
        battles(&[
            ("matthews-hill-1861", json!({})),
            ("burnsides-bridge-1862", json!({ "literal-recoil": true })),
            ("open-field-1861", json!({ "hidden": true, "one-supported": true })),
            ("open-field-1861", json!({ "set-up": "quick", "bounds": 8 })),
        ]),
        0..10,
        40_000,
        Tried { undone: 100, refused: 1_000, ..Tried::default() },
    );
    what_is_foretold_is_what_happens(
        battles(&[
            ("matthews-hill-1861", json!({})),
            ("burnsides-bridge-1862", json!({ "literal-recoil": true })),
            ("open-field-1861", json!({ "set-up": "quick", "one-supported": true })),
        ]),
        0..2,
        40_000,
        Compared { offers: 300, ..Compared::default() },
    );
}

#[test]
fn large_battles_keep_every_promise_to_the_end() {
    for (pack, options) in
        [("franklin-1864", json!({})), ("open-field-1861", json!({ "scale": "large", "hidden": true }))]
    {
        let battle = battle(pack, &options);
        for seed in 0..2 {
            conformance::battle::<CivilWar>(&battle, seed, 40_000).unwrap();
        }
    }
}

/// Secret dice, and a hidden deployment: neither changes anything for the enemy.
mod secrets {
    use super::*;

    kernel::suite! { CivilWar:
        nothing_hidden_leaves_in_paired_worlds(
            battles(&[
                ("franklin-1864", json!({})),
                ("open-field-1861", json!({ "scale": "large" })),
            ]),
            0..12,
            120,
            11,
        );
    }
}

mod screens {
    use super::*;

    /// Quick to fall: few orders are given behind the screen of a small field.
    mod small {
        use super::*;

        kernel::suite! { CivilWar:
            nothing_hidden_leaves_in_paired_worlds(battles(&[("open-field-1861", json!({ "hidden": true }))]), 0..40, 80, 40);
        }
    }

    mod drawn {
        use super::*;

        kernel::suite! { CivilWar:
            nothing_hidden_leaves_in_paired_worlds(
                battles(&[("matthews-hill-1861", json!({ "hidden": true, "set-up": "by-hand" }))]), 0..40, 80, 140,
            );
        }
    }

    mod large {
        use super::*;

        kernel::suite! { CivilWar:
            nothing_hidden_leaves_in_paired_worlds(
                battles(&[("open-field-1861", json!({ "hidden": true, "scale": "large" }))]), 0..40, 80, 1_500,
            );
        }
    }
}
