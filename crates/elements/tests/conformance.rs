//! The kernel's conformance suite, run on the battles of this system.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::sync::Arc;

use elements::order::Order;
use elements::position::Phase;
use elements::set_up::SetUpOrder;
use elements::{Battle, CivilWar};
use kernel::conformance::{self, Compared, Tried};
use kernel::{Dice, Facade, Seed, Side, System, Table, Viewer};
use packs::{Library, elements_options};
use serde_json::{Value, json};

fn battle(pack: &str, options: &Value) -> Arc<Battle> {
    let pack = Library::embedded().open(pack).unwrap();
    let spec = pack.elements_spec().unwrap();
    Arc::new(Battle::muster(spec, elements_options(spec, options).unwrap()).unwrap())
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
            add(&mut sum, conformance::followed_worlds::<CivilWar>(&battle, seed, 120).unwrap());
        }
    }
    assert!(sum.paired > 20, "hardly a pair of worlds that differed: {sum:?}");
}

/// The orders that are legal now.
fn listed(table: &Table<CivilWar>) -> Vec<Order> {
    let mut list = Vec::new();
    CivilWar::orders(table.battle(), table.position(), &mut list);
    list
}

/// Another place for the element that an order deploys; the same order where there is none.
fn elsewhere(table: &Table<CivilWar>, order: Order) -> Order {
    let Order::SetUp(SetUpOrder::Place { element, pose }) = order else { return order };
    let other = |other: &Order| matches!(other, Order::SetUp(SetUpOrder::Place { element: same, pose: there }) if *same == element && *there != pose);
    listed(table).into_iter().rev().find(other).unwrap_or(order)
}

/// All that is sent to a viewer who must not know: what differs.
fn compare(worlds: &[Table<CivilWar>; 2], viewer: Viewer) -> Result<(), String> {
    let [one, other] = worlds;
    let same = [
        ("the view", one.view(viewer) == other.view(viewer)),
        ("the scene", one.scene(viewer) == other.scene(viewer)),
        ("the decision", one.decision(viewer) == other.decision(viewer)),
        ("the journal", Facade::story(one, viewer, 0) == Facade::story(other, viewer, 0)),
        ("the offers", one.offers(viewer) == other.offers(viewer)),
        ("what can be taken back", Facade::recalls(one, viewer) == Facade::recalls(other, viewer)),
    ];
    let differs = same.iter().find(|(_, same)| !same);
    differs.map_or(Ok(()), |(what, _)| Err(format!("{what} differs for {viewer:?} at order {}", one.number())))
}

/// Two worlds in which one side deploys differently; how many of its orders differed.
fn deployed_in_two_worlds(battle: &Arc<Battle>, hider: Side, seed: u64) -> Result<u32, String> {
    let mut worlds = [0, 1].map(|_| Table::<CivilWar>::open(Arc::clone(battle), Seed::from_number(seed)));
    let mut choice = Dice::quick(seed);
    let mut differed = 0;
    while worlds.iter().all(|world| world.position().phase == Phase::SetUp) {
        let Some(side) = worlds[0].to_decide().side() else { break };
        assert_eq!(worlds[1].to_decide().side(), Some(side), "seed {seed}: the same side is asked");
        let list = listed(&worlds[0]);
        let order = list[choice.roll(list.len() as u32) as usize];
        let mut orders = [order; 2];
        if side == hider {
            orders[1] = elsewhere(&worlds[1], order);
            // Where another world leaves no such choice the two part company.
            if CivilWar::check(battle, worlds[1].position(), orders[1]).is_err() {
                break;
            }
            differed += u32::from(orders[0] != orders[1]);
        }
        for (world, order) in worlds.iter_mut().zip(orders) {
            let number = world.number();
            world.obey(side, number, order).unwrap();
        }
        if worlds.iter().all(|world| world.position().phase == Phase::SetUp) {
            compare(&worlds, Viewer::Side(hider.enemy()))?;
            compare(&worlds, Viewer::Onlooker)?;
        }
    }
    Ok(differed)
}

#[test]
fn a_hidden_deployment_changes_nothing_for_the_enemy() {
    let mut differed = 0;
    for (pack, options) in [
        ("open-field-1861", json!({ "hidden": true })),
        ("matthews-hill-1861", json!({ "hidden": true, "set-up": "by-hand" })),
        ("open-field-1861", json!({ "hidden": true, "scale": "large" })),
    ] {
        let battle = battle(pack, &options);
        for (seed, hider) in (0..20).flat_map(|seed| Side::BOTH.map(|side| (seed, side))) {
            differed += deployed_in_two_worlds(&battle, hider, seed).unwrap();
        }
    }
    assert!(differed > 100, "only {differed} orders differed");
}

#[test]
fn an_open_deployment_is_seen() {
    let battle = battle("open-field-1861", &json!({}));
    let seen = (0..20).any(|seed| deployed_in_two_worlds(&battle, Side(0), seed).is_err());
    assert!(seen, "the comparison of two worlds notices nothing");
}
