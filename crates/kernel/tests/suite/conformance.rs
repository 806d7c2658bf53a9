//! The suite passes on an honest system.

use std::sync::Arc;

use kernel::conformance::{self, Compared, Tried};
use kernel::{Dice, Seed, System, Table};

use crate::usual;
use skirmish::Skirmish;

#[test]
fn random_battles_keep_every_promise_to_the_end() {
    let battle = Arc::new(usual());
    let mut sum = Tried::default();
    for seed in 0..200 {
        let tried = conformance::battle::<Skirmish>(&battle, seed, 1_000).unwrap();
        sum.orders += tried.orders;
        sum.refused += tried.refused;
        sum.undone += tried.undone;
        sum.ended += tried.ended;
    }
    assert_eq!(sum.ended, 200, "every battle comes to an end");
    assert!(sum.orders > 4_000 && sum.refused > 20_000 && sum.undone > 300, "{sum:?}");
}

#[test]
fn what_is_foretold_is_what_happens() {
    let battle = Arc::new(usual());
    let mut sum = Compared::default();
    for seed in 0..60 {
        let compared = conformance::foretold::<Skirmish>(&battle, seed, 1_000).unwrap();
        (sum.offers, sum.cases) = (sum.offers + compared.offers, sum.cases + compared.cases);
    }
    assert!(sum.offers > 100 && sum.cases > 1_000, "{sum:?}");
}

#[test]
fn a_battle_cut_short_has_not_ended() {
    let tried = conformance::battle::<Skirmish>(&Arc::new(usual()), 1, 5).unwrap();
    assert_eq!((tried.orders, tried.ended), (5, 0));
}

#[test]
fn nothing_hidden_leaves_in_paired_worlds() {
    let battle = Arc::new(usual());
    let pairs = |seed| conformance::paired_worlds::<Skirmish>(&battle, seed, 60).unwrap().paired;
    let paired: u64 = (0..800).map(pairs).sum();
    assert!(paired > 2_000, "the worlds stayed together for a while: {paired}");
}

#[test]
fn imagined_positions_agree_with_what_was_seen() {
    let battle = Arc::new(usual());
    let mut dice = Dice::quick(5);
    for seed in 0..60 {
        let mut table = Table::<Skirmish>::open(Arc::clone(&battle), Seed::from_number(seed));
        while let Some(side) = table.to_decide().side() {
            conformance::imagination(&table, &mut dice).unwrap();
            let mut list = Vec::new();
            Skirmish::orders(&battle, table.position(), &mut list);
            let order = list[dice.roll(list.len() as u32) as usize];
            table.obey(side, table.number(), order).unwrap();
        }
    }
}
