//! The generals of Frederick's battles.
use std::sync::Arc;

use frederick::spec::Options;
use frederick::{Battle, Frederick};
use generals::{Course, Drilled, Level, fight, general};
use kernel::{Dice, Eyes, Side, System, conformance};
use library::reading;

fn battle(pack: &str, scenario: &str) -> Arc<Battle> {
    let pack = reading::<Frederick>(pack).unwrap();
    let options = Options { scenario: Some(scenario.into()), ..Options::default() };
    Arc::new(Battle::muster(&pack.spec, &options).unwrap())
}

fn fought(battle: &Arc<Battle>, seats: [Level; 2], seed: u64) -> Course<Frederick> {
    let [mut one, mut other] = seats.map(|level| general::<Frederick>(level, seed));
    fight(battle, &mut Dice::quick(seed), [&mut *one, &mut *other]).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_battle() {
    let battle = battle("rossbach-1757", "battle");
    let [one, other] = [1, 1].map(|seed| fought(&battle, [Level::Ensign; 2], seed));
    assert_eq!(one.orders, other.orders);
    assert_eq!(one.position, other.position);
}

#[test]
fn an_ensign_beats_chance_on_both_sides() {
    let battle = battle("rossbach-1757", "battle");
    let good: usize = (0..5)
        .map(|seed| {
            let first = fought(&battle, [Level::Ensign, Level::Random], seed);
            let second = fought(&battle, [Level::Random, Level::Ensign], seed);
            let won =
                |course: &Course<Frederick>, side| course.outcome.as_ref().unwrap().winner == Some(Side::of(side));
            usize::from(won(&first, 0)) + usize::from(won(&second, 1))
        })
        .sum();
    assert!(good >= 9, "{good} of 10");
}

#[test]
fn every_scenario_is_fought_to_its_end() {
    for pack in ["rossbach-1757", "leuthen-1757"] {
        for scenario in ["battle", "main"] {
            let course = fought(&battle(pack, scenario), [Level::Ensign; 2], 3);
            assert!(course.outcome.is_some(), "{pack}, {scenario}: no end after {} orders", course.orders);
        }
    }
}

/// In this battle routed units, hemmed in between enemies, ran over each other for ever.
#[test]
fn a_crowd_that_runs_over_itself_comes_to_rest() {
    use frederick::judgement::{Judgement, Weights};
    use generals::Ensign;
    let battle = battle("rossbach-1757", "battle");
    let bold = Weights { inflict: 0.04, suffer: 0.006, exposed: 0.01, ..Weights::default() };
    let [mut one, mut other] = [bold, Weights::default()].map(|weights| {
        let judgement = Judgement { weights: [weights; 2], ..Judgement::default() };
        Ensign::<Frederick>::judging(9095 * 7 + 1, Arc::new(judgement))
    });
    let course = fight(&battle, &mut Dice::quick(9095), [&mut one, &mut other]).unwrap();
    assert!(course.outcome.is_some());
}

#[test]
fn every_level_gives_a_legal_order_anywhere() {
    let battle = battle("rossbach-1757", "battle");
    for seed in 0..12 {
        let position = conformance::played::<Frederick>(&battle, seed, 5 + seed * 40);
        let Some(eyes) = Eyes::<Frederick>::opened(&battle, &position) else { continue };
        for level in Level::ALL {
            let choice = general::<Frederick>(level, seed).choose(&eyes).unwrap();
            assert!(eyes.orders.contains(&choice.order), "{level}, seed {seed}: {:?}", choice.order);
        }
    }
}

#[test]
fn what_one_side_gains_the_other_loses() {
    let battle = battle("leuthen-1757", "battle");
    let judgement = <Frederick as Drilled>::judgement(Level::Marshal);
    for seed in 0..20 {
        let position = conformance::played::<Frederick>(&battle, seed, seed * 60);
        let [one, other] = Side::BOTH.map(|side| <Frederick as Drilled>::judge(&judgement, &battle, &position, side));
        assert!((one + other).abs() < 0.0001 && one.abs() <= 1.0, "seed {seed}: {one} and {other}");
        let chance = Frederick::chance(&battle, &position, Side::First);
        assert!((0.0..=1.0).contains(&chance), "seed {seed}: {chance}");
        assert!(Frederick::appraise(&battle, &position, Side::Second).abs() <= 1.0);
    }
}

#[test]
fn an_army_that_has_still_to_come_comes() {
    let battle = battle("leuthen-1757", "main");
    let course = fought(&battle, [Level::Colonel; 2], 1);
    let came =
        battle.of_side[0].iter().filter(|unit| course.position.unit(*unit).away != frederick::position::Away::Waiting);
    assert!(came.count() > 20, "most of the Prussian army stayed at home");
}
