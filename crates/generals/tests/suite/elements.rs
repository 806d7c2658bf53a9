//! The generals of the measured table.
use crate::drawn_up;

use std::sync::Arc;

use elements::geometry::Pose;
use elements::pieces::{CommandId, ElementId};
use elements::position::{Phase, Position};
use elements::scale::Scale;
use elements::spec::Options;
use elements::troops::Arm;
use elements::{Battle, CivilWar};
use generals::{Course, Drilled, Level, fight, fight_on, general};
use kernel::{Dice, Eyes, Side, Silent, System, obey};
use library::reading;

fn fought(broken: bool, seats: [Level; 2], seed: u64) -> Course<CivilWar> {
    let battle = drawn_up::battle(broken);
    let mut dice = Dice::quick(seed);
    let position = drawn_up::drawn_up(&battle, &mut dice);
    let [mut one, mut other] = seats.map(|level| general::<CivilWar>(level, seed));
    fight_on(&battle, position, &mut dice, [&mut *one, &mut *other], &mut Silent).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_battle() {
    let [one, other] = [1, 1].map(|seed| fought(true, [Level::Ensign; 2], seed));
    assert_eq!(one.orders, other.orders);
    assert_eq!(one.position, other.position);
}

#[test]
fn an_ensign_beats_chance_on_both_sides() {
    let won = |course: &Course<CivilWar>, side| course.outcome.as_ref().unwrap().winner == Some(Side::of(side));
    let good: usize = (0..3)
        .map(|seed| {
            let first = fought(seed % 2 == 1, [Level::Ensign, Level::Random], seed);
            let second = fought(seed % 2 == 1, [Level::Random, Level::Ensign], seed);
            usize::from(won(&first, 0)) + usize::from(won(&second, 1))
        })
        .sum();
    assert!(good >= 5, "{good} of 6");
}

/// Every level gives a legal order here.
fn all_know_what_to_do(battle: &Arc<Battle>, position: &Position, seed: u64) {
    let Some(eyes) = Eyes::<CivilWar>::opened(battle, position) else { return };
    for level in Level::ALL {
        let choice = general::<CivilWar>(level, seed).choose(&eyes).unwrap();
        let verdict = CivilWar::check(battle, position, choice.order);
        assert!(verdict.is_ok(), "{level}, seed {seed}: {:?}, {verdict:?}", choice.order);
    }
}

#[test]
fn every_level_gives_a_legal_order_anywhere() {
    let battle = drawn_up::battle(true);
    for seed in 0..6 {
        all_know_what_to_do(&battle, &drawn_up::played(&battle, seed, 5 + seed * 40), seed);
    }
}

fn pack(name: &str, options: Options) -> Arc<Battle> {
    let pack = reading::<CivilWar>(name).unwrap();
    Arc::new(Battle::muster(&pack.spec, options).unwrap())
}

/// A battle from its first decision, so many orders of a level far; every level is asked at
/// every step if that is wanted.
fn set_up(battle: &Arc<Battle>, level: Level, seed: u64, ask_all: bool) -> Position {
    let mut dice = Dice::quick(seed);
    let mut position = CivilWar::open(battle, &mut dice, &mut Silent);
    let mut seats = [0, 1].map(|side| general::<CivilWar>(level, 2 * seed + side));
    while position.phase == Phase::SetUp {
        if ask_all {
            all_know_what_to_do(battle, &position, seed);
        }
        let eyes = Eyes::<CivilWar>::opened(battle, &position).unwrap();
        let choice = seats[eyes.side.index()].choose(&eyes).unwrap();
        obey::<CivilWar>(battle, &mut position, choice.order, &mut dice, &mut Silent).unwrap();
    }
    position
}

#[test]
fn every_level_chooses_an_army_lays_terrain_and_deploys() {
    for (scale, hidden) in [(Scale::Small, false), (Scale::Small, true), (Scale::Large, true)] {
        let options = Options { scale: Some(scale), hidden, quick: Some(false), ..Options::default() };
        let battle = pack("open-field-1861", options);
        let position = set_up(&battle, Level::Ensign, 3, true);
        let standing = position.standing().len();
        // Troops, commanders and camps.
        assert_eq!(standing, 2 * (battle.strength() as usize + battle.commands() + 1));
    }
}

#[test]
fn terrain_laid_and_troops_placed_at_random_stop_nobody() {
    for seed in 0..3 {
        let options = Options { quick: Some(false), hidden: seed % 2 == 1, ..Options::default() };
        let battle = pack("open-field-1861", options);
        let mut dice = Dice::quick(seed);
        let mut position = CivilWar::open(&battle, &mut dice, &mut Silent);
        let mut random = general::<CivilWar>(Level::Random, seed);
        for step in 0..60 {
            let Some(eyes) = Eyes::<CivilWar>::opened(&battle, &position) else { break };
            if step % 5 == 0 {
                all_know_what_to_do(&battle, &position, seed);
            }
            let choice = random.choose(&eyes).unwrap();
            obey::<CivilWar>(&battle, &mut position, choice.order, &mut dice, &mut Silent).unwrap();
        }
    }
}

#[test]
fn guns_stand_beside_the_line_and_the_commander_behind_it() {
    let battle = pack("open-field-1861", Options { quick: Some(false), ..Options::default() });
    let position = set_up(&battle, Level::Ensign, 5, false);
    for side in Side::BOTH {
        let commander = position.element(ElementId::commander(side, CommandId(0))).pose;
        let ahead = |pose: Pose| {
            let way = pose.point() - commander.point();
            let unit = commander.heading.unit();
            (unit.x * i64::from(way.x) + unit.y * i64::from(way.y)) >> 30
        };
        let own = || position.standing().iter().filter(move |element| element.side() == side);
        let line = || own().filter(|element| position.element(*element).arm.is_line());
        assert!(line().count() >= 7);
        assert!(line().all(|element| ahead(position.element(element).pose) > 0), "the commander stands behind");
        assert_eq!(own().filter(|element| position.element(*element).arm == Arm::Artillery).count(), 2);
    }
}

#[test]
fn three_commands_a_side_come_to_an_end() {
    let battle = pack("franklin-1864", Options { bounds: Some(3), ..Options::default() });
    let mut dice = Dice::quick(1);
    let [mut one, mut other] = [1, 2].map(|seed| general::<CivilWar>(Level::Ensign, seed));
    let course = fight::<CivilWar>(&battle, &mut dice, [&mut *one, &mut *other]).unwrap();
    assert!(course.outcome.is_some());
    assert!(course.position.bound <= 6);
}

#[test]
fn remarks_are_chances_of_both_sides() {
    let battle = drawn_up::battle(true);
    for seed in 0..4 {
        let position = drawn_up::played(&battle, seed, 30 + seed * 60);
        let [one, other] = Side::BOTH.map(|side| CivilWar::chance(&battle, &position, side));
        assert!((one + other - 1.0).abs() < 1e-5, "{one} {other}");
        let Some(eyes) = Eyes::<CivilWar>::opened(&battle, &position) else { continue };
        let choice = general::<CivilWar>(Level::Colonel, seed).choose(&eyes).unwrap();
        assert!(choice.remark.now <= 100 && choice.remark.hoped <= 100);
    }
}
