//! The generals of the Napoleonic library, on its drill ground.
use std::sync::Arc;

use generals::{Course, Drilled, Level, Means, Searcher, fight, general};
use kernel::{Dice, Eyes, Hidden, Side, Silent, System, Viewer, conformance, obey};
use napoleon::engine::order::{CardOrder, MarchOrder, Order};
use napoleon::mind::judgement::Judgement;
use napoleon::{Battle, Napoleon};
use serde_json::json;

/// All scenarios of the drill ground; those with cards are played with them.
const SCENARIOS: [(&str, bool); 8] = [
    ("crossing", false),
    ("hand-to-hand", false),
    ("overnight", false),
    ("onset", false),
    ("columns", false),
    ("cards", true),
    ("withdrawal", true),
    ("withdrawal", false),
];

fn battle(scenario: &str, cards: bool) -> Arc<Battle> {
    let options = json!({ "scenario": scenario, "cards": cards });
    library::reading::<Napoleon>("napoleon-drill").unwrap().battle(&options).unwrap()
}

fn fought(battle: &Arc<Battle>, seats: [Level; 2], seed: u64) -> Course<Napoleon> {
    let mut generals = [0, 1].map(|side| general::<Napoleon>(seats[side], seed * 2 + side as u64));
    let [one, other] = &mut generals;
    fight::<Napoleon>(battle, &mut Dice::quick(seed), [&mut **one, &mut **other]).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_battle() {
    let battle = battle("onset", false);
    for level in [Level::Random, Level::Ensign, Level::Colonel] {
        let [one, other] = [fought(&battle, [level; 2], 5), fought(&battle, [level; 2], 5)];
        assert_eq!((one.orders, one.used, &one.position), (other.orders, other.used, &other.position));
        assert_ne!(one.position, fought(&battle, [level; 2], 6).position);
    }
}

/// Whole battles of every scenario: each order is listed, nothing goes on for ever, and nobody
/// flees by mistake.
#[test]
fn every_scenario_is_fought_to_its_end() {
    for (scenario, cards) in SCENARIOS {
        let battle = battle(scenario, cards);
        let mut dice = Dice::quick(3);
        let mut position = Napoleon::open(&battle, &mut dice, &mut Silent);
        let mut seats = [0, 1].map(|seed| general::<Napoleon>(Level::Ensign, seed));
        let mut orders = 0u32;
        while let Some(eyes) = Eyes::<Napoleon>::opened(&battle, &position) {
            let order = seats[eyes.side.index()].choose(&eyes).unwrap().order;
            assert!(eyes.orders.contains(&order), "{scenario}: {order:?}");
            let flees = matches!(order, Order::March(MarchOrder::GeneralRetreat) | Order::Card(CardOrder::Enact));
            assert!(!flees, "{scenario}: {order:?}");
            obey::<Napoleon>(&battle, &mut position, order, &mut dice, &mut Silent).unwrap();
            orders += 1;
            assert!(orders < 6_000, "{scenario} does not end");
        }
        Napoleon::audit(&battle, &position).unwrap();
        assert!(Napoleon::to_decide(&battle, &position).outcome().is_some(), "{scenario}");
    }
}

#[test]
fn a_marshal_of_small_means_fights_a_battle_to_its_end() {
    let battle = battle("onset", false);
    let means = Means { width: 3, worlds: 2, changes: 2, budget: 15_000, ..Means::PLAIN };
    let mut searcher = Searcher::<Napoleon>::new(1, means, Arc::new(Judgement::best()));
    let mut ensign = general::<Napoleon>(Level::Ensign, 2);
    let course = fight::<Napoleon>(&battle, &mut Dice::quick(1), [&mut searcher, &mut *ensign]).unwrap();
    assert!(course.outcome.is_some() && course.used[0] > 0);
}

#[test]
fn every_level_gives_a_legal_order_anywhere() {
    for (number, (scenario, cards)) in SCENARIOS.into_iter().enumerate() {
        let battle = battle(scenario, cards);
        for seed in 0..6 {
            let position = conformance::played::<Napoleon>(&battle, seed, 3 + seed * 70 + number as u64);
            let Some(eyes) = Eyes::<Napoleon>::opened(&battle, &position) else { continue };
            let levels = if seed == 1 { &Level::ALL[..] } else { &Level::ALL[..3] };
            for level in levels {
                let choice = general::<Napoleon>(*level, seed).choose(&eyes).unwrap();
                assert!(eyes.orders.contains(&choice.order), "{scenario}, {level}, seed {seed}: {:?}", choice.order);
                assert!(choice.remark.now <= 100 && choice.remark.hoped <= 100);
            }
        }
    }
}

/// Two worlds that a side cannot tell apart: a general decides the same in both.
#[test]
fn what_the_enemy_hides_changes_no_choice() {
    let (mut differing, mut compared) = (0, 0);
    for (scenario, cards) in [("crossing", false), ("columns", false), ("cards", true)] {
        let battle = battle(scenario, cards);
        for seed in 0..16 {
            let position = conformance::played::<Napoleon>(&battle, seed, 2 + seed * 23);
            let Some(eyes) = Eyes::<Napoleon>::opened(&battle, &position) else { continue };
            let viewer = Viewer::Side(eyes.side);
            let Some(other) = Napoleon::another_world(&battle, &position, viewer, &mut Dice::quick(seed)) else {
                continue;
            };
            differing += u32::from(other != position);
            let others = Eyes::<Napoleon>::opened(&battle, &other).unwrap();
            if eyes.view != others.view {
                continue;
            }
            compared += 1;
            assert_eq!(eyes.orders, others.orders, "{scenario}, seed {seed}");
            let levels = if seed == 3 { &Level::ALL[..] } else { &Level::ALL[..3] };
            for level in levels {
                let choices = [&eyes, &others].map(|eyes| general::<Napoleon>(*level, seed).choose(eyes));
                assert_eq!(choices[0], choices[1], "{scenario}, {level}, seed {seed}");
            }
        }
    }
    assert!(differing > 20 && compared > 20, "{differing} worlds differ, {compared} compared");
}

#[test]
fn an_ensign_beats_chance() {
    let mut won = 0;
    for scenario in ["hand-to-hand", "onset"] {
        let battle = battle(scenario, false);
        for seed in 0..4 {
            let attacks = fought(&battle, [Level::Ensign, Level::Random], seed);
            let defends = fought(&battle, [Level::Random, Level::Ensign], seed);
            won += u32::from(attacks.outcome.unwrap().winner == Some(Side::First));
            won += u32::from(defends.outcome.unwrap().winner == Some(Side::Second));
        }
    }
    assert!(won >= 13, "an ensign won {won} of 16 against chance");
}

#[test]
fn chances_of_both_sides_are_one_together() {
    let battle = battle("crossing", false);
    for seed in 0..20 {
        let position = conformance::played::<Napoleon>(&battle, seed, seed * 40);
        let [one, other] = Side::BOTH.map(|side| Napoleon::chance(&battle, &position, side));
        assert!((0.0..=1.0).contains(&one) && (one + other - 1.0).abs() < 1e-5, "seed {seed}: {one} and {other}");
        for side in Side::BOTH {
            let judged = Napoleon::judge(&Judgement::best(), &battle, &position, side);
            assert!(judged.abs() <= 1.0, "seed {seed}: {judged}");
        }
    }
    let ended = fought(&battle, [Level::Ensign; 2], 3);
    if let Some(winner) = ended.outcome.unwrap().winner {
        assert_eq!(Napoleon::chance(&battle, &ended.position, winner), 1.0);
    }
}

#[test]
fn lost_units_and_places_count() {
    let battle = battle("hand-to-hand", false);
    let position = Napoleon::open(&battle, &mut Dice::quick(1), &mut Silent);
    let judged = |change: &dyn Fn(&mut napoleon::Position)| {
        let mut position = position.clone();
        change(&mut position);
        Napoleon::judge(&Judgement::best(), &battle, &position, Side::First)
    };
    let now = judged(&|_| {});
    assert!(judged(&|position| position.armies[Side::First].points += 4) > now);
    assert!(judged(&|position| position.armies[Side::Second].points += 4) < now);
    assert!(judged(&|position| position.losses[0] = 30) < now, "a demoralized corps is worth less");
}
