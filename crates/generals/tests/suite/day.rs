//! Schemes of the day, and second thoughts.

use std::sync::Arc;

use frederick::judgement::Judgement;
use frederick::scheme::{Intention, Scheme};
use frederick::{Battle, Frederick};
use generals::{Drilled, Ensign, Eyes, General, Level, Means, Searcher, fight};
use kernel::{Dice, Side, Silent, System};
use napoleon::Napoleon;
use serde_json::json;

fn leuthen(scenario: &str) -> Arc<Battle> {
    library::reading::<Frederick>("leuthen-1757").unwrap().battle(&json!({ "scenario": scenario })).unwrap()
}

/// The schemes of the Prussians before they come in.
fn schemes(battle: &Battle) -> Vec<Arc<Scheme>> {
    let position = Frederick::open(battle, &mut Dice::quick(1), &mut Silent);
    let judgement = Frederick::judgement(Level::Marshal);
    let list = Frederick::schemes(&judgement, battle, &position, Side::First);
    list.into_iter().filter_map(|judgement| judgement.scheme).collect()
}

/// The printed number of the hex to which a scheme leads.
fn goal(battle: &Battle, scheme: &Scheme) -> (u8, u8) {
    let grid = &battle.board.grid;
    let goal = grid.hexes().min_by_key(|hex| scheme.far(*hex)).unwrap();
    let number = grid.number(goal);
    (number.column, number.row)
}

/// The Prussians come from the west. Columns are counted to the south, so the Austrian wing that
/// lies to their right has the high numbers: there the king fell on it.
#[test]
fn left_and_right_are_those_of_the_side_that_marches() {
    let battle = leuthen("main");
    let schemes = schemes(&battle);
    let goals = |intention| {
        let list: Vec<(u8, u8)> =
            schemes.iter().filter(|scheme| scheme.intention == intention).map(|scheme| goal(&battle, scheme)).collect();
        assert!(!list.is_empty(), "{intention:?}");
        list
    };
    assert!(goals(Intention::Right).iter().all(|(column, _)| *column >= 37), "{:?}", goals(Intention::Right));
    assert!(goals(Intention::Left).iter().all(|(column, _)| *column <= 20), "{:?}", goals(Intention::Left));
    let front = goals(Intention::Front);
    assert!(front.iter().all(|(column, _)| (22..=34).contains(column)), "{front:?}");
}

/// A way round the enemy keeps out of his reach until it is near its goal.
#[test]
fn a_way_round_keeps_its_distance() {
    let battle = leuthen("main");
    let position = Frederick::open(&battle, &mut Dice::quick(1), &mut Silent);
    let grid = &battle.board.grid;
    let enemies: Vec<_> = battle.of_side[1].iter().filter(|unit| position.on_map(*unit)).collect();
    let near = |hex| enemies.iter().map(|unit| grid.distance(position.unit(*unit).at, hex)).min().unwrap();
    for scheme in schemes(&battle).iter().filter(|scheme| scheme.intention != Intention::Front) {
        let goal = grid.hexes().min_by_key(|hex| scheme.far(*hex)).unwrap();
        let mut here = grid.read("2630").unwrap();
        let mut steps = 0;
        while scheme.far(here) > 0 {
            let next = grid.around(here).map(|(_, near)| near).min_by_key(|hex| scheme.far(*hex)).unwrap();
            assert!(scheme.far(next) < scheme.far(here), "{:?} at {}", scheme.intention, grid.number(here));
            here = next;
            steps += 1;
            let arrives = grid.distance(here, goal) <= 6;
            assert!(arrives || near(here) > 5, "{:?} passes {}", scheme.intention, grid.number(here));
        }
        assert!(steps > 10, "{:?} has {steps} steps", scheme.intention);
    }
}

/// Who is nearer to the goal is better off, for his own side only.
#[test]
fn a_scheme_pulls_its_own_side() {
    let battle = leuthen("main");
    let position = Frederick::open(&battle, &mut Dice::quick(1), &mut Silent);
    let usual = Frederick::judgement(Level::Marshal);
    for judgement in Frederick::schemes(&usual, &battle, &position, Side::First) {
        let worth = |judgement: &Judgement, side| judgement.judge(&battle, &position, side);
        assert!(worth(&judgement, Side::First) < worth(&usual, Side::First));
        assert_eq!(worth(&judgement, Side::Second), worth(&usual, Side::Second));
    }
}

#[test]
fn short_battles_have_no_schemes() {
    assert_eq!(schemes(&leuthen("battle")).len(), 0);
}

/// What a marshal says that he means to do when his first turn begins.
fn first_intention(battle: &Arc<Battle>, seed: u64) -> Option<&'static str> {
    let means = Means { width: 2, worlds: 1, budget: 100_000, schemes: 6, ..Means::PLAIN };
    let mut planner = Searcher::<Frederick>::new(seed, means, Frederick::judgement(Level::Marshal));
    let mut dice = Dice::quick(seed);
    let mut position = Frederick::open(battle, &mut dice, &mut Silent);
    while let Some(eyes) = Eyes::<Frederick>::opened(battle, &position) {
        let choice = planner.choose(&eyes).unwrap();
        assert!(eyes.orders.contains(&choice.order));
        if Frederick::is_quiet(eyes.question) {
            assert_eq!(choice.remark.key == "general-remark-day", choice.remark.intention.is_some());
            return choice.remark.intention;
        }
        kernel::obey::<Frederick>(battle, &mut position, choice.order, &mut dice, &mut Silent).unwrap();
    }
    None
}

/// Before Leuthen the king means something, and says so. The same seed means the same.
#[test]
fn a_day_is_planned_and_explained() {
    let battle = leuthen("main");
    let meant: Vec<_> = (1..=3).map(|seed| first_intention(&battle, seed)).collect();
    assert!(meant.iter().flatten().all(|key| key.starts_with("general-intention-")), "{meant:?}");
    assert!(meant.iter().any(Option::is_some), "{meant:?}");
    assert_eq!(meant[0], first_intention(&battle, 1));
}

/// The same battle, with and without second thoughts: they change answers, and cost orders.
#[test]
fn second_thoughts_change_answers() {
    let battle = library::reading::<Napoleon>("quatre-bras-1815")
        .unwrap()
        .battle(&json!({ "scenario": "gemioncourt" }))
        .unwrap();
    let fought = |doubts| {
        let means = Means { width: 1, worlds: 1, budget: 20_000, doubts, ..Means::PLAIN };
        let mut doubter = Searcher::<Napoleon>::new(1, means, Napoleon::judgement(Level::Marshal));
        let mut ensign = Ensign::<Napoleon>::new(2);
        fight::<Napoleon>(&battle, &mut Dice::quick(5), [&mut doubter, &mut ensign]).unwrap()
    };
    let (plain, doubting) = (fought(0), fought(12));
    assert_ne!(plain.position, doubting.position);
    assert!(doubting.used[0] > plain.used[0]);
    assert_eq!(doubting.position, fought(12).position);
}
