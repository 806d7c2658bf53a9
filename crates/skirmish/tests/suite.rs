//! The whole suite of the kernel, on the skirmish: the plain one, the full one, and one for each chapter that hides something.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::sync::Arc;

use kernel::conformance::{self, Compared, Tried};
use kernel::{Dice, Seed, System, Table};
use skirmish::cards::Card;
use skirmish::{Battle, Options, Skirmish, Spec};

fn muster(spec: &Spec, options: Options) -> Arc<Battle> {
    Arc::new(Battle::muster(spec, options).unwrap())
}

/// Everything, and each of the chapters by itself, so that nothing else drowns its secret.
fn battles() -> Vec<(&'static str, Arc<Battle>)> {
    let plain = Spec::plain;
    let cards = vec![Card::Bread, Card::Powder, Card::Powder, Card::Spy, Card::Spy];
    let specs = [
        ("plain", plain()),
        ("volley", Spec { volley: Some(1), ..plain() }),
        ("screens", Spec { screens: true, ..plain() }),
        ("couriers", Spec { goals: vec![1, 2, 3], ..plain() }),
        ("drums", Spec { drums: true, ..plain() }),
        ("wings", Spec { wings: true, ..plain() }),
        ("wagons", Spec { companies: 3, ..plain() }),
        ("cards", Spec { cards, ..plain() }),
        ("full", Spec::full()),
    ];
    let guard = Options { guard: true, ..Options::default() };
    specs.into_iter().map(|(name, spec)| (name, muster(&spec, guard))).collect()
}

#[test]
fn random_battles_keep_every_promise_to_the_end() {
    let mut sum = Tried::default();
    for (name, battle) in battles() {
        for seed in 0..20 {
            let tried =
                conformance::battle::<Skirmish>(&battle, seed, 4_000).unwrap_or_else(|what| panic!("{name}: {what}"));
            sum.orders += tried.orders;
            sum.refused += tried.refused;
            sum.undone += tried.undone;
            sum.ended += tried.ended;
        }
    }
    assert_eq!(sum.ended, 9 * 20, "every battle comes to an end");
    assert!(sum.orders > 5_000 && sum.refused > 20_000 && sum.undone > 300, "{sum:?}");
}

#[test]
fn an_open_battle_hides_nothing() {
    let battle = muster(&Spec::full(), Options { open: true, guard: true, rounds: Some(3) });
    for seed in 0..20 {
        conformance::battle::<Skirmish>(&battle, seed, 4_000).unwrap();
        assert_eq!(conformance::paired_worlds::<Skirmish>(&battle, seed, 60).unwrap().paired, 0);
    }
}

#[test]
fn nothing_hidden_leaves_in_paired_worlds() {
    for (name, battle) in battles() {
        let pairs = |seed| {
            let tried = conformance::paired_worlds::<Skirmish>(&battle, seed, 60);
            tried.unwrap_or_else(|what| panic!("{name}: {what}")).paired
        };
        let paired: u64 = (0..160).map(pairs).sum();
        assert!(paired > 150, "{name}: the worlds stayed together for {paired} orders");
    }
}

#[test]
fn what_is_foretold_is_what_happens() {
    for (name, battle) in battles() {
        let mut sum = Compared::default();
        for seed in 0..20 {
            let compared = conformance::foretold::<Skirmish>(&battle, seed, 1_000);
            let compared = compared.unwrap_or_else(|what| panic!("{name}: {what}"));
            (sum.offers, sum.cases) = (sum.offers + compared.offers, sum.cases + compared.cases);
        }
        assert!(sum.offers > 20 && sum.cases > 200, "{name}: {sum:?}");
    }
}

#[test]
fn imagined_positions_agree_with_what_was_seen() {
    for (name, battle) in battles() {
        let mut dice = Dice::quick(5);
        for seed in 0..12 {
            let mut table = Table::<Skirmish>::open(Arc::clone(&battle), Seed::from_number(seed));
            while let Some(side) = table.to_decide().side() {
                conformance::imagination(&table, &mut dice).unwrap_or_else(|what| panic!("{name}: {what}"));
                let mut list = Vec::new();
                Skirmish::orders(&battle, table.position(), &mut list);
                let order = list[dice.roll(list.len() as u32) as usize];
                table.obey(side, table.number(), order).unwrap();
            }
        }
    }
}

#[test]
fn every_lot_is_dealt_evenly() {
    let mut dice = Dice::quick(1);
    for (name, battle) in battles() {
        for seed in 0..8 {
            let position = conformance::played::<Skirmish>(&battle, seed, seed * 5);
            let table = Table::<Skirmish>::set(Arc::clone(&battle), position, Dice::forced([]), Vec::new());
            conformance::frequencies(&table, 1_000, &mut dice).unwrap_or_else(|what| panic!("{name}: {what}"));
        }
    }
}
