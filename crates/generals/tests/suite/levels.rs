//! The generals on the battle of Marengo: legal, reproducible, blind to what is
//! hidden, and better than chance.
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use generals::{
    Course, Drilled, Eyes, General, Leash, Level, Means, Random, Searcher, fight, general, general_on, habits,
};
use kernel::{Dice, Hidden, Side, Silent, System, Viewer, conformance};
use marengo::judgement::Judgement;
use marengo::order::Order;
use marengo::{Battle, Marengo};

fn battle() -> Arc<Battle> {
    library::reading::<Marengo>("marengo-1800").unwrap().battle(&serde_json::Value::Null).unwrap()
}

fn fought(battle: &Arc<Battle>, seats: [Level; 2], seed: u64) -> Course<Marengo> {
    let mut generals = [0, 1].map(|side| general::<Marengo>(seats[side], seed * 2 + side as u64));
    let [one, other] = &mut generals;
    fight::<Marengo>(battle, &mut Dice::quick(seed), [&mut **one, &mut **other]).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_battle() {
    let battle = battle();
    for level in [Level::Random, Level::Ensign, Level::Colonel] {
        let [one, other] = [fought(&battle, [level; 2], 5), fought(&battle, [level; 2], 5)];
        assert_eq!((one.orders, one.used, &one.position), (other.orders, other.used, &other.position));
        assert_ne!(one.position, fought(&battle, [level; 2], 6).position);
    }
}

#[test]
fn battles_come_to_an_end_and_every_order_is_legal() {
    let battle = battle();
    for seed in 0..4 {
        let seats = [[Level::Ensign; 2], [Level::Random, Level::Ensign]][seed as usize % 2];
        let course = fought(&battle, seats, seed);
        assert!(course.outcome.is_some(), "seed {seed} did not end");
        Marengo::audit(&battle, &course.position).unwrap();
    }
}

/// A searching general with small means plays whole battles too.
#[test]
fn searching_generals_finish_battles_within_their_budget() {
    let battle = battle();
    for (seed, means) in [
        (1, Means { budget: 1_500, ..Means::COLONEL }),
        (2, Means { width: 3, worlds: 2, changes: 1, budget: 3_000, ..Means::PLAIN }),
        (3, Means { budget: 2_500, ..Means::MARSHAL }),
    ] {
        let mut searcher = Searcher::<Marengo>::new(seed, means, Arc::new(Judgement::best()));
        let mut random = Random::new(seed);
        let course = fight::<Marengo>(&battle, &mut Dice::quick(seed), [&mut searcher, &mut random]).unwrap();
        assert!(course.outcome.is_some(), "seed {seed} did not end");
        assert!(course.used[0] > 0 && course.used[1] == 0, "{:?}", course.used);
    }
}

#[test]
fn every_level_gives_a_legal_order_anywhere() {
    let battle = battle();
    for seed in 0..40 {
        let position = conformance::played::<Marengo>(&battle, seed, 20 + seed * 12);
        let Some(eyes) = Eyes::<Marengo>::opened(&battle, &position) else { continue };
        let levels = if seed % 10 == 0 { &Level::ALL[..] } else { &Level::ALL[..3] };
        for level in levels {
            let choice = general::<Marengo>(*level, seed).choose(&eyes).unwrap();
            assert!(eyes.orders.contains(&choice.order), "{level}, seed {seed}: {:?}", choice.order);
            Marengo::check(&battle, &position, choice.order).unwrap();
        }
    }
}

/// The same position with faces that the enemy of `side` hides dealt again.
fn another_world(
    battle: &Arc<Battle>,
    position: &<Marengo as System>::Position,
    side: Side,
    dice: &mut Dice,
) -> <Marengo as System>::Position {
    Marengo::another_world(battle, position, Viewer::Side(side), dice).unwrap_or(*position)
}

#[test]
fn what_the_enemy_hides_changes_no_choice() {
    let battle = battle();
    let mut differing = 0;
    for seed in 0..60 {
        let position = conformance::played::<Marengo>(&battle, seed, 15 + seed * 9);
        let Some(eyes) = Eyes::<Marengo>::opened(&battle, &position) else { continue };
        let other = another_world(&battle, &position, eyes.side, &mut Dice::quick(seed));
        differing += u32::from(other != position);
        let others = Eyes::<Marengo>::opened(&battle, &other).unwrap();
        assert_eq!(eyes.view, others.view, "seed {seed}");
        assert_eq!(eyes.orders, others.orders, "seed {seed}");
        let levels = if seed % 10 == 0 { &Level::ALL[..] } else { &Level::ALL[..3] };
        for level in levels {
            let choices = [&eyes, &others].map(|eyes| general::<Marengo>(*level, seed).choose(eyes));
            assert_eq!(choices[0], choices[1], "{level}, seed {seed}");
        }
    }
    assert!(differing > 30, "only {differing} worlds differ");
}

#[test]
fn an_ensign_beats_chance() {
    let battle = battle();
    let mut won = 0;
    for seed in 0..8 {
        let attacks = fought(&battle, [Level::Ensign, Level::Random], seed);
        let defends = fought(&battle, [Level::Random, Level::Ensign], seed);
        won += u32::from(attacks.outcome.unwrap().winner == Some(Side::First));
        won += u32::from(defends.outcome.unwrap().winner == Some(Side::Second));
    }
    assert!(won >= 13, "an ensign won {won} of 16 against chance");
}

/// Few pairs show little, but a level that lost to the one below it would show.
#[test]
fn a_colonel_holds_his_own_against_an_ensign() {
    let battle = battle();
    let mut won = 0;
    for seed in 0..6 {
        let attacks = fought(&battle, [Level::Colonel, Level::Ensign], seed);
        let defends = fought(&battle, [Level::Ensign, Level::Colonel], seed);
        won += u32::from(attacks.outcome.unwrap().winner == Some(Side::First));
        won += u32::from(defends.outcome.unwrap().winner == Some(Side::Second));
    }
    assert!(won >= 6, "a colonel won {won} of 12 against an ensign");
}

#[test]
fn a_marshal_keeps_within_his_budget() {
    let battle = battle();
    let position = midway(&battle, 7);
    let eyes = Eyes::<Marengo>::opened(&battle, &position).unwrap();
    let choice = general::<Marengo>(Level::Marshal, 1).choose(&eyes).unwrap();
    // The last plan that was begun may go a little over.
    assert!(choice.used > 1_000 && choice.used < Means::MARSHAL.budget + 20_000, "{choice:?}");
    let poor = Means { budget: 2_000, ..Means::MARSHAL };
    let choice = Searcher::<Marengo>::new(1, poor, Arc::new(Judgement::best())).choose(&eyes).unwrap();
    assert!(choice.used < 12_000, "{choice:?}");
}

#[test]
fn what_one_side_gains_the_other_loses() {
    let battle = battle();
    let Judgement::Practised(weights) = Judgement::best() else { panic!("the best judgement is practised") };
    let alike = Judgement::Practised(Box::new([weights[0].clone(), weights[0].clone()]));
    for seed in 0..60 {
        let position = conformance::played::<Marengo>(&battle, seed, 10 + seed * 15);
        for judgement in [&Judgement::Plain, &alike] {
            let [one, other] = Side::BOTH.map(|side| judgement.judge(&battle, &position, side));
            assert!((one + other).abs() < 1e-6, "seed {seed}: {one} and {other}");
        }
        let best = Side::BOTH.map(|side| Marengo::appraise(&battle, &position, side));
        assert!(best.into_iter().all(|value| (-1.0..=1.0).contains(&value)), "seed {seed}: {best:?}");
    }
}

#[test]
fn a_point_of_morale_and_a_broken_army_count() {
    let battle = battle();
    let position = Marengo::open(&battle, &mut Dice::quick(1), &mut Silent);
    for judgement in [Judgement::Plain, Judgement::green(), Judgement::seasoned(), Judgement::best()] {
        let value = |change: &dyn Fn(&mut marengo::position::Position)| {
            let mut position = position;
            change(&mut position);
            judgement.judge(&battle, &position, Side::First)
        };
        let now = value(&|_| {});
        let fewer = value(&|position| position.open.morale[Side::First] -= 1);
        let broken = value(&|position| (position.open.morale[Side::First], position.open.broken[Side::First]) = (0, 1));
        let later = value(&|position| position.open.round = 12);
        assert!(fewer < now && broken < fewer, "{now} {fewer} {broken}");
        assert!(later < now, "time works against the attacker: {now} {later}");
    }
}

/// A position in the middle of a battle between ensigns, where a side commands.
fn midway(battle: &Arc<Battle>, seed: u64) -> <Marengo as System>::Position {
    let mut dice = Dice::quick(seed);
    let mut position = Marengo::open(battle, &mut dice, &mut Silent);
    let mut generals = [0, 1].map(|side| general::<Marengo>(Level::Ensign, seed * 2 + side));
    for orders in 0.. {
        let eyes = Eyes::<Marengo>::opened(battle, &position).unwrap();
        if orders >= 60 && eyes.question == marengo::Question::Command && eyes.orders.len() > 10 {
            break;
        }
        let order = generals[eyes.side.index()].choose(&eyes).unwrap().order;
        Marengo::carry_out(battle, &mut position, order, &mut dice, &mut Silent);
    }
    position
}

#[test]
fn a_hurried_general_gives_the_best_order_so_far() {
    let battle = battle();
    let position = midway(&battle, 3);
    let eyes = Eyes::<Marengo>::opened(&battle, &position).unwrap();
    for level in [Level::Ensign, Level::Colonel, Level::Marshal] {
        let calm = Leash::default();
        let long = general_on::<Marengo>(level, 9, calm.clone()).choose(&eyes).unwrap();
        assert_eq!(calm.progress.load(Ordering::Relaxed), 1000, "{level}");
        assert_eq!(Some(long), general::<Marengo>(level, 9).choose(&eyes), "{level}");
        let hurried = Leash::default();
        hurried.hurry.store(true, Ordering::Relaxed);
        let short = general_on::<Marengo>(level, 9, hurried).choose(&eyes).unwrap();
        assert!(eyes.orders.contains(&short.order) && short.used <= long.used, "{level}: {short:?} and {long:?}");
    }
}

#[test]
fn a_deadline_is_kept() {
    let battle = battle();
    let position = midway(&battle, 4);
    let eyes = Eyes::<Marengo>::opened(&battle, &position).unwrap();
    let leash = Leash { deadline: Some(Duration::from_millis(30)), ..Leash::default() };
    let means = Means { worlds: 1_000_000, budget: u64::MAX, ..Means::MARSHAL };
    let begun = Instant::now();
    Searcher::<Marengo>::new(1, means, Arc::new(Judgement::best())).on(leash).choose(&eyes).unwrap();
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
}

/// What is said of an order: "enough" for nothing but the end of the turn,
/// and chances on one scale.
#[test]
fn a_general_says_what_it_does() {
    let battle = battle();
    let mut said = std::collections::BTreeSet::new();
    for seed in 0..3u64 {
        let mut generals = [0, 1].map(|side| general::<Marengo>(Level::Ensign, seed * 2 + side));
        let mut dice = Dice::quick(seed);
        let mut position = Marengo::open(&battle, &mut dice, &mut Silent);
        while let Some(eyes) = Eyes::<Marengo>::opened(&battle, &position) {
            let choice = generals[eyes.side.index()].choose(&eyes).unwrap();
            let remark = choice.remark;
            said.insert(remark.key);
            assert!(remark.now <= 100 && remark.hoped <= 100, "{remark:?}");
            match (choice.order, remark.key) {
                (order, "general-remark-enough") => assert_eq!(order, Order::EndTurn, "seed {seed}"),
                (Order::Announce(_), key) => assert_eq!(key, "general-remark-last-plan", "seed {seed}"),
                _ => {}
            }
            Marengo::carry_out(&battle, &mut position, choice.order, &mut dice, &mut Silent);
        }
    }
    for key in ["plan", "last-plan", "enough", "answer"] {
        assert!(said.contains(format!("general-remark-{key}").as_str()), "{key} was never said: {said:?}");
    }
}

/// The prognosis is one of chances: those of both sides are one together, and at
/// the end there is no doubt.
#[test]
fn chances_of_both_sides_are_one_together() {
    let battle = battle();
    for seed in 0..40 {
        let position = conformance::played::<Marengo>(&battle, seed, seed * 12);
        let [one, other] = Side::BOTH.map(|side| Marengo::chance(&battle, &position, side));
        assert!((0.0..=1.0).contains(&one) && (one + other - 1.0).abs() < 1e-5, "seed {seed}: {one} and {other}");
    }
    let ended = fought(&battle, [Level::Ensign; 2], 3);
    let winner = ended.outcome.unwrap().winner.unwrap();
    assert_eq!(Marengo::chance(&battle, &ended.position, winner), 1.0);
}

/// By its habits a level is told from the others, and known again.
#[test]
fn every_level_has_habits_of_its_own() {
    let battle = battle();
    let all = Level::ALL.map(|level| habits::<Marengo>(level, &battle).to_string());
    for (n, one) in all.iter().enumerate() {
        assert!(all[..n].iter().all(|other| other != one));
    }
    assert_eq!(habits::<Marengo>(Level::Ensign, &battle).to_string(), all[1]);
}
