//! The kernel's conformance suite, run on the battle of Marengo.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod common;

use std::sync::Arc;

use common::{battle, one_order};
use kernel::conformance::{self, Compared, Tried};
use kernel::{Dice, Seed, Table};
use marengo::Marengo;
use marengo::spec::Options;

fn add(sum: &mut Tried, one: Tried) {
    sum.orders += one.orders;
    sum.refused += one.refused;
    sum.undone += one.undone;
    sum.paired += one.paired;
    sum.ended += one.ended;
}

#[test]
fn random_battles_keep_every_promise_to_the_end() {
    let battle = battle(Options::default());
    let mut sum = Tried::default();
    for seed in 0..60 {
        add(&mut sum, conformance::battle::<Marengo>(&battle, seed, 20_000).unwrap());
    }
    assert_eq!(sum.ended, 60, "every battle comes to an end");
    assert!(sum.undone > 1_000 && sum.refused > 10_000, "{sum:?}");
}

#[test]
fn what_is_foretold_is_what_happens() {
    let battle = battle(Options::default());
    let mut sum = Compared::default();
    for seed in 0..16 {
        let compared = conformance::foretold::<Marengo>(&battle, seed, 20_000).unwrap();
        sum.offers += compared.offers;
        sum.plans += compared.plans;
        sum.cases += compared.cases;
        sum.left_out += compared.left_out;
    }
    assert!(sum.offers > 100 && sum.plans > 20 && sum.cases > 1_000, "{sum:?}");
}

#[test]
fn random_battles_with_every_option() {
    for (seed, options) in [
        Options { open: true, ..Options::default() },
        Options { solitaire: true, ..Options::default() },
        Options { bid_austria: 3, bid_france: 2, ..Options::default() },
    ]
    .into_iter()
    .enumerate()
    {
        let battle = battle(options);
        for round in 0..8 {
            conformance::battle::<Marengo>(&battle, seed as u64 * 100 + round, 20_000).unwrap();
        }
    }
}

#[test]
fn nothing_hidden_leaves_in_paired_worlds() {
    let battle = battle(Options::default());
    let mut sum = Tried::default();
    for seed in 0..300 {
        add(&mut sum, conformance::paired_worlds::<Marengo>(&battle, seed, 400).unwrap());
    }
    assert!(sum.paired > 5_000, "the worlds stayed together for a while: {sum:?}");
}

#[test]
fn imagined_positions_agree_with_what_was_seen() {
    let battle = battle(Options::default());
    let mut dice = Dice::quick(5);
    for seed in 0..20 {
        let mut table = Table::<Marengo>::open(Arc::clone(&battle), Seed::from_number(seed));
        for _ in 0..600 {
            if table.to_decide().side().is_none() {
                break;
            }
            conformance::imagination(&table, &mut dice).unwrap();
            one_order(&mut table, &mut dice);
        }
    }
}
