//! The kernel's conformance suite, run on Rossbach and Leuthen.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::sync::Arc;

use frederick::spec::{Edition, Options};
use frederick::{Battle, Frederick};
use kernel::conformance::{self, Tried};
use packs::Library;

fn battle(pack: &str, options: &Options) -> Arc<Battle> {
    let pack = Library::embedded().open(pack).unwrap();
    Arc::new(Battle::muster(pack.frederick_spec().unwrap(), options).unwrap())
}

fn add(sum: &mut Tried, one: Tried) {
    sum.orders += one.orders;
    sum.refused += one.refused;
    sum.undone += one.undone;
    sum.ended += one.ended;
}

fn scenario(id: &str) -> Options {
    Options { scenario: Some(id.into()), ..Options::default() }
}

#[test]
fn random_battles_keep_every_promise_to_the_end() {
    let mut sum = Tried::default();
    for (pack, options) in [
        ("rossbach-1757", scenario("battle")),
        ("rossbach-1757", scenario("main")),
        ("rossbach-1757", scenario("hildburghausen")),
        ("leuthen-1757", scenario("battle")),
        ("leuthen-1757", scenario("main")),
        ("leuthen-1757", scenario("daun")),
    ] {
        let battle = battle(pack, &options);
        for seed in 0..4 {
            add(&mut sum, conformance::battle::<Frederick>(&battle, seed, 40_000).unwrap());
        }
    }
    assert_eq!(sum.ended, 24, "every battle comes to an end");
    assert!(sum.undone > 100 && sum.refused > 1_000, "{sum:?}");
}

#[test]
fn random_battles_with_every_option() {
    let all = Options {
        cavalry_withdrawal: true,
        cavalry_losses: true,
        cossacks: true,
        sniping: true,
        long_range: true,
        howitzers: true,
        woods: true,
        fortunes: true,
        set_up_by_hand: true,
        steady_rerolls: true,
        bold_advances: true,
        supports_rest: true,
        surrender_tires: true,
        ..Options::default()
    };
    for (pack, scenario) in [("rossbach-1757", "battle"), ("rossbach-1757", "main"), ("leuthen-1757", "main")] {
        for edition in [Edition::Series, Edition::Older] {
            let options = Options { scenario: Some(scenario.into()), edition, ..all.clone() };
            let battle = battle(pack, &options);
            for seed in 0..3 {
                conformance::battle::<Frederick>(&battle, 100 + seed, 40_000).unwrap();
            }
        }
    }
}

#[test]
fn nothing_differs_in_paired_worlds() {
    let battle = battle("rossbach-1757", &scenario("battle"));
    for seed in 0..6 {
        conformance::paired_worlds::<Frederick>(&battle, seed, 300).unwrap();
        conformance::followed_worlds::<Frederick>(&battle, seed, 300).unwrap();
    }
}
