//! Schemes of the day, and second thoughts.

use std::sync::Arc;

use frederick::judgement::Judgement;
use frederick::scheme::Scheme;
use frederick::{Battle, Frederick};
use generals::{Drilled, Ensign, Eyes, General, Level, Means, Searcher, fight};
use ground::Aim;
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
    let goals = |aim| {
        let list: Vec<(u8, u8)> =
            schemes.iter().filter(|scheme| scheme.aim == aim).map(|scheme| goal(&battle, scheme)).collect();
        assert!(!list.is_empty(), "{aim:?}");
        list
    };
    assert!(goals(Aim::Right).iter().all(|(column, _)| *column >= 37), "{:?}", goals(Aim::Right));
    assert!(goals(Aim::Left).iter().all(|(column, _)| *column <= 20), "{:?}", goals(Aim::Left));
    let front = goals(Aim::Front);
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
    for scheme in schemes(&battle).iter().filter(|scheme| scheme.aim != Aim::Front) {
        let goal = grid.hexes().min_by_key(|hex| scheme.far(*hex)).unwrap();
        let mut here = grid.read("2630").unwrap();
        let mut steps = 0;
        while scheme.far(here) > 0 {
            let next = grid.around(here).map(|(_, near)| near).min_by_key(|hex| scheme.far(*hex)).unwrap();
            assert!(scheme.far(next) < scheme.far(here), "{:?} at {}", scheme.aim, grid.number(here));
            here = next;
            steps += 1;
            let arrives = grid.distance(here, goal) <= 6;
            assert!(arrives || near(here) > 5, "{:?} passes {}", scheme.aim, grid.number(here));
        }
        assert!(steps > 10, "{:?} has {steps} steps", scheme.aim);
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
    let battle = of_1815("gemioncourt");
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

fn of_1815(scenario: &str) -> Arc<napoleon::Battle> {
    library::reading::<Napoleon>("quatre-bras-1815").unwrap().battle(&json!({ "scenario": scenario })).unwrap()
}

/// Answers that look best are played on through the next turns, too.
#[test]
fn second_thoughts_look_further() {
    let battle = of_1815("gemioncourt");
    let fought = |sequel| {
        let means = Means { width: 1, worlds: 1, budget: 20_000, doubts: 6, sequel, ..Means::PLAIN };
        let mut doubter = Searcher::<Napoleon>::new(1, means, Napoleon::judgement(Level::Marshal));
        let mut ensign = Ensign::<Napoleon>::new(2);
        fight::<Napoleon>(&battle, &mut Dice::quick(5), [&mut doubter, &mut ensign]).unwrap()
    };
    let (short, far) = (fought(0), fought(2));
    assert_ne!(short.position, far.position);
    assert!(far.used[0] > 2 * short.used[0]);
    assert_eq!(far.position, fought(2).position);
}

/// Ney can go at the middle or round either end, or wait. Columns are counted to the south and rows
/// to the west, so what lies to his left, west of the road, has the high rows.
#[test]
fn ney_has_four_schemes() {
    let battle = of_1815("quatre-bras");
    let position = Napoleon::open(&battle, &mut Dice::quick(1), &mut Silent);
    let usual = Napoleon::judgement(Level::Marshal);
    let schemes = Napoleon::schemes(&usual, &battle, &position, Side::First);
    let said: Vec<_> = schemes.iter().filter_map(Napoleon::intention).collect();
    let ends = ["front", "left", "right", "hold"].map(|end| format!("general-intention-{end}"));
    assert_eq!(said, ends);
    let grid = &battle.board.grid;
    let row = |place: usize| {
        let scheme = schemes[place].scheme.as_ref().unwrap();
        let goal = grid.hexes().min_by_key(|hex| scheme.far(*hex)).unwrap();
        assert_eq!(scheme.far(goal), 0);
        grid.number(goal).row
    };
    assert!(row(1) > row(0) && row(0) > row(2), "left {}, front {}, right {}", row(1), row(0), row(2));
    // A goal pulls, and pulls its own side only; who waits goes nowhere.
    let worth = |judgement, side| Napoleon::judge(judgement, &battle, &position, side);
    let without = worth(&usual, Side::First);
    for judgement in &schemes[..3] {
        assert!(worth(judgement, Side::First) <= without, "{:?}", Napoleon::intention(judgement));
        assert_eq!(worth(judgement, Side::Second), worth(&usual, Side::Second));
    }
    // The left is a march away. On the right Ney stands beside the end of their line already.
    assert!(worth(&schemes[1], Side::First) < without);
    let hold = schemes[3].scheme.as_ref().unwrap();
    assert!(grid.hexes().all(|hex| hold.far(hex) == 0));
}

/// The learning scenario lasts three turns: nobody plans them as a day.
#[test]
fn three_turns_are_no_day() {
    let battle = of_1815("gemioncourt");
    let position = Napoleon::open(&battle, &mut Dice::quick(1), &mut Silent);
    let usual = Napoleon::judgement(Level::Marshal);
    assert_eq!(Napoleon::schemes(&usual, &battle, &position, Side::First).len(), 0);
}
