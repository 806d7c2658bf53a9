//! The kernel's conformance suite, run on the battles of this system.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::sync::Arc;

use elements::pack::read_options;
use elements::{Battle, CivilWar};
use kernel::conformance::{self, Compared, Tried};
use library::reading;
use serde_json::{Value, json};

fn battle(pack: &str, options: &Value) -> Arc<Battle> {
    let pack = reading::<CivilWar>(pack).unwrap();
    let spec = &pack.spec;
    Arc::new(Battle::muster(spec, read_options(spec, options).unwrap()).unwrap())
}

fn add(sum: &mut Tried, one: Tried) {
    sum.orders += one.orders;
    sum.refused += one.refused;
    sum.undone += one.undone;
    sum.paired += one.paired;
    sum.ended += one.ended;
}

#[test]
fn random_battles_keep_every_promise_to_the_end() {
    let mut sum = Tried::default();
    for (pack, options) in [
        ("matthews-hill-1861", json!({})),
        ("burnsides-bridge-1862", json!({ "literal-recoil": true })),
        ("open-field-1861", json!({ "hidden": true, "one-supported": true })),
        ("open-field-1861", json!({ "set-up": "quick", "bounds": 8 })),
    ] {
        let battle = battle(pack, &options);
        for seed in 0..10 {
            add(&mut sum, conformance::battle::<CivilWar>(&battle, seed, 40_000).unwrap());
        }
    }
    assert_eq!(sum.ended, 40, "every battle comes to an end");
    assert!(sum.undone > 100 && sum.refused > 1_000, "{sum:?}");
}

#[test]
fn what_is_foretold_is_what_happens() {
    let mut sum = Compared::default();
    for (pack, options) in [
        ("matthews-hill-1861", json!({})),
        ("burnsides-bridge-1862", json!({ "literal-recoil": true })),
        ("open-field-1861", json!({ "set-up": "quick", "one-supported": true })),
    ] {
        let battle = battle(pack, &options);
        for seed in 0..2 {
            let compared = conformance::foretold::<CivilWar>(&battle, seed, 40_000).unwrap();
            sum.offers += compared.offers;
            sum.plans += compared.plans;
            sum.left_out += compared.left_out;
        }
    }
    assert!(sum.offers > 300 && sum.left_out == 0, "{sum:?}");
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

#[test]
fn secret_dice_change_nothing_for_the_enemy() {
    let mut sum = Tried::default();
    for (pack, options) in [("franklin-1864", json!({})), ("open-field-1861", json!({ "scale": "large" }))] {
        let battle = battle(pack, &options);
        for seed in 0..12 {
            add(&mut sum, conformance::paired_worlds::<CivilWar>(&battle, seed, 120).unwrap());
        }
    }
    assert!(sum.paired > 20, "hardly a pair of worlds that differed: {sum:?}");
}

#[test]
fn a_hidden_deployment_changes_nothing_for_the_enemy() {
    let mut sum = Tried::default();
    for (pack, options) in [
        ("open-field-1861", json!({ "hidden": true })),
        ("matthews-hill-1861", json!({ "hidden": true, "set-up": "by-hand" })),
        ("open-field-1861", json!({ "hidden": true, "scale": "large" })),
    ] {
        let battle = battle(pack, &options);
        for seed in 0..40 {
            add(&mut sum, conformance::paired_worlds::<CivilWar>(&battle, seed, 80).unwrap());
        }
    }
    assert!(sum.paired > 300, "hardly a pair of worlds that differed: {sum:?}");
}
