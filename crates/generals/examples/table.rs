//! Battles of elements between generals, by hand.
//!
//! ```text
//! table FIELD ONE OTHER PAIRS [SEED]
//!     both ways round
//! table watch FIELD ONE OTHER SEED
//!     one battle: its journal, and the table drawn at every bound;
//!     with `courses` behind it also what each course of a bound promises
//! table clock FIELD LEVEL BATTLES SEED
//!     how long whole bounds and answers take, a level against itself
//! ```
//!
//! FIELD is `parade` (twelve a side, drawn up, on a plain and on broken ground by turns) or the
//! name of a pack set up quickly; with `+by-hand` the generals set it up themselves, with
//! `+large`, `+wide`, `+hidden` it has that option. A general is a level, or
//! `e:GRASP:NAME=WEIGHT,...` (an ensign), or `s:WIDTH,WORLDS,CHANGES:NAME=WEIGHT,...` (a
//! searcher); the weights that are not named are a marshal's.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a tool of ours, run by hand")]

#[path = "../tests/suite/drawn_up/mod.rs"]
mod drawn_up;

use std::sync::{Arc, Mutex};
use std::time::Instant;

use elements::event::Event;
use elements::geometry::{Heading, Point, Pose};
use elements::judgement::Judgement;
use elements::position::Position;
use elements::scale::Scale;
use elements::spec::Options;
use elements::troops::Arm;
use elements::{Battle, CivilWar};
use generals::{Choice, Ensign, General, Level, Means, Searcher, fight_on};
use kernel::{Dice, Eyes, Side, Silent, System, obey};
use library::reading;
use rayon::prelude::*;

fn judgement(word: &str) -> Judgement {
    let mut judgement = Judgement::best();
    for change in word.split(',').filter(|change| !change.is_empty()) {
        let (name, value) = change.split_once('=').unwrap();
        let value: f32 = value.parse().unwrap();
        let weights = &mut judgement.weights;
        let weight = match name {
            "shots" => &mut weights.shots,
            "later-shots" => &mut weights.later_shots,
            "fights" => &mut weights.fights,
            "later-fights" => &mut weights.later_fights,
            "recoil" => &mut weights.recoil,
            "flight" => &mut weights.flight,
            "approach" => &mut weights.approach,
            "horse" => &mut weights.horse,
            "exposed" => &mut weights.exposed,
            "turned" => &mut weights.turned,
            "prey" => &mut weights.prey,
            "groups" => &mut weights.groups,
            "astray" => &mut weights.astray,
            "camp" => &mut weights.camp,
            "going" => &mut weights.going,
            "height" => &mut weights.height,
            "steep" => &mut weights.steep,
            _ => panic!("no weight {name}"),
        };
        *weight = value;
    }
    judgement
}

fn general(word: &str, seed: u64) -> Box<dyn General<CivilWar>> {
    match word.split(':').collect::<Vec<_>>()[..] {
        ["e", grasp, weights] => {
            let judgement = Judgement { grasp: grasp.parse().unwrap(), ..judgement(weights) };
            Box::new(Ensign::<CivilWar>::judging(seed, Arc::new(judgement)))
        }
        ["s", means, weights] => {
            let numbers: Vec<u32> = means.split(',').map(|number| number.parse().unwrap()).collect();
            let (width, worlds, changes) = (numbers[0] as usize, numbers[1], numbers[2]);
            let means = Means { width, worlds, changes, budget: 4_000_000, ..Means::PLAIN };
            Box::new(Searcher::<CivilWar>::new(seed, means, Arc::new(judgement(weights))))
        }
        _ => generals::general::<CivilWar>(word.parse::<Level>().unwrap(), seed),
    }
}

/// A general with a watch: seconds in all, the longest decision, how many took thought.
struct Timed(Box<dyn General<CivilWar>>, f64, f64, u64);

impl General<CivilWar> for Timed {
    fn choose(&mut self, eyes: &Eyes<CivilWar>) -> Option<Choice<elements::order::Order>> {
        let start = Instant::now();
        let choice = self.0.choose(eyes);
        let seconds = start.elapsed().as_secs_f64();
        self.1 += seconds;
        self.2 = self.2.max(seconds);
        self.3 += u64::from(choice.as_ref().is_some_and(|choice| choice.used > 0));
        choice
    }
}

/// Where battles are fought.
struct Ground(String);

impl Ground {
    fn battle(&self, seed: u64) -> Arc<Battle> {
        let mut words = self.0.split('+');
        let name = words.next().unwrap();
        if name == "parade" {
            return drawn_up::battle(seed % 2 == 1);
        }
        let mut options = Options { quick: Some(true), ..Options::default() };
        for word in words {
            match word {
                "by-hand" => options.quick = Some(false),
                "large" => options.scale = Some(Scale::Large),
                "wide" => options.scale = Some(Scale::Wide),
                "hidden" => options.hidden = true,
                _ => panic!("no option {word}"),
            }
        }
        let pack = reading::<CivilWar>(name).unwrap();
        Arc::new(Battle::muster(&pack.spec, options).unwrap())
    }

    fn opened(&self, battle: &Battle, dice: &mut Dice) -> Position {
        match self.0.as_str() {
            "parade" => drawn_up::drawn_up(battle, dice),
            _ => CivilWar::open(battle, dice, &mut Silent),
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |word: &str| word.parse::<u64>().unwrap();
    match words[..] {
        ["watch", ground, one, other, seed] => watch(&Ground(ground.into()), [one, other], number(seed), false),
        ["watch", ground, one, other, seed, "courses"] => {
            watch(&Ground(ground.into()), [one, other], number(seed), true);
        }
        ["clock", ground, level, battles, seed] => clock(&Ground(ground.into()), level, number(battles), number(seed)),
        [ground, one, other, pairs] => duel(&Ground(ground.into()), [one, other], number(pairs), 9001),
        [ground, one, other, pairs, seed] => duel(&Ground(ground.into()), [one, other], number(pairs), number(seed)),
        _ => println!("see the head of crates/generals/examples/table.rs"),
    }
}

#[derive(Default)]
struct Sum {
    draws: u32,
    limits: u32,
    lost: [u32; 2],
    bounds: u32,
    seconds: [f64; 2],
    longest: [f64; 2],
    thoughts: [u64; 2],
}

fn duel(ground: &Ground, names: [&str; 2], pairs: u64, seed: u64) {
    let sum = Mutex::new(Sum::default());
    let start = Instant::now();
    let scores: Vec<f64> = (0..pairs)
        .into_par_iter()
        .map(|pair| {
            let number = seed + pair;
            let battle = ground.battle(number);
            let mut score = 0.0;
            for swapped in [0usize, 1] {
                let mut list =
                    [names[swapped], names[1 - swapped]].map(|name| Timed(general(name, number * 7 + 1), 0.0, 0.0, 0));
                let [first, second] = &mut list;
                let mut dice = Dice::quick(number);
                let position = ground.opened(&battle, &mut dice);
                let course = fight_on::<CivilWar>(&battle, position, &mut dice, [first, second], &mut Silent).unwrap();
                let winner = course.outcome.as_ref().and_then(|outcome| outcome.winner);
                let points = winner.map_or(0.5, |winner| if winner == Side::of(swapped as u8) { 1.0 } else { 0.0 });
                score += points / 2.0;
                let lost = drawn_up::losses(&course.position);
                let mut sum = sum.lock().unwrap();
                sum.draws += u32::from(winner.is_none());
                let reason = course.outcome.as_ref().map_or("", |outcome| outcome.reason);
                sum.limits += u32::from(reason.starts_with("elements-outcome-limit"));
                sum.bounds += u32::from(course.position.bound);
                for name in [0, 1] {
                    let side = name ^ swapped;
                    sum.lost[name] += lost[side];
                    sum.seconds[name] += list[side].1;
                    sum.longest[name] = sum.longest[name].max(list[side].2);
                    sum.thoughts[name] += list[side].3;
                }
            }
            score
        })
        .collect();
    let mean = scores.iter().sum::<f64>() / pairs as f64;
    let variance = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (pairs.max(2) - 1) as f64;
    let half = 1.96 * (variance / pairs as f64).sqrt();
    let sum = sum.into_inner().unwrap();
    let battles = 2.0 * pairs as f64;
    println!(
        "{} against {}: {mean:.3} +- {half:.3}, {pairs} pairs, {:.0} s",
        names[0],
        names[1],
        start.elapsed().as_secs_f64()
    );
    let per = |number: f64| number / battles;
    println!(
        "  draws {}; at the limit {}; bounds {:.1}; lost {:.2} {:.2}; seconds a battle {:.2} {:.2}; a bound {:.3} {:.3}; longest {:.2} {:.2}",
        sum.draws,
        sum.limits,
        per(f64::from(sum.bounds)),
        per(f64::from(sum.lost[0])),
        per(f64::from(sum.lost[1])),
        per(sum.seconds[0]),
        per(sum.seconds[1]),
        sum.seconds[0] / sum.thoughts[0].max(1) as f64,
        sum.seconds[1] / sum.thoughts[1].max(1) as f64,
        sum.longest[0],
        sum.longest[1]
    );
}

/// The table from above, a square centimetre or two to a letter: capitals for the first side,
/// the enemy's turned round.
fn draw(battle: &Battle, position: &Position) {
    let (width, depth) = battle.extent();
    let (columns, rows) = ((width / 1_000) as usize, (depth / 2_000) as usize);
    let mut sheet = vec![vec![' '; columns]; rows];
    let mut put = |point: Point, letter: char, over: bool| {
        let (x, y) = ((point.x / 1_000) as usize, (point.y / 2_000) as usize);
        if x < columns && y < rows && (over || sheet[y][x] == ' ') {
            sheet[y][x] = letter;
        }
    };
    for x in 0..columns as i32 {
        for y in 0..rows as i32 {
            let point = Point::new(x * 1_000 + 500, y * 2_000 + 1_000);
            let spot = elements::geometry::corners(Pose::at(point, Heading::NORTH), Arm::Commander.size());
            if position.ground.bad_going(&spot) {
                put(point, '.', false);
            } else if position.ground.height_of(&spot) > 0 {
                put(point, '^', false);
            }
        }
    }
    for element in position.standing().iter() {
        let state = position.element(element);
        let letter = match state.arm {
            Arm::Cavalry => 'c',
            Arm::Dismounted => 'd',
            Arm::Muskets => 'm',
            Arm::Rifles => 'r',
            Arm::Jaegers => 'j',
            Arm::Artillery => 'a',
            Arm::Commander => 'g',
            Arm::Camp => 'x',
        };
        let letter = if element.side() == Side::First { letter.to_ascii_uppercase() } else { letter };
        let width = state.arm.size().width;
        for at in 0..8 {
            put(state.pose.aside(at * width / 8 - width / 2 + width / 16).ahead(-800).point(), letter, true);
        }
    }
    for row in sheet.iter().rev() {
        println!("|{}|", row.iter().collect::<String>());
    }
}

/// Every course of a bound, and what it is worth by the best judgement.
fn list_courses(battle: &Battle, position: &Position, side: Side) {
    let mut list = Vec::new();
    let judgement = Judgement::best();
    elements::courses::courses(&judgement, battle, position, false, &mut list);
    let now = judgement.judge(battle, position, side);
    for course in list {
        let mut after = position.clone();
        for order in &course {
            CivilWar::carry_out(battle, &mut after, *order, &mut Dice::quick(0), &mut Silent);
        }
        println!("    {:.4} {course:?}", judgement.judge(battle, &after, side) - now);
    }
}

fn watch(ground: &Ground, names: [&str; 2], seed: u64, courses: bool) {
    struct Book;
    impl kernel::Journal<Event> for Book {
        fn note<V: Into<Event>>(&mut self, _cites: impl FnOnce(&mut kernel::Cites), event: impl FnOnce() -> V) {
            println!("{:?}", event().into());
        }
    }
    let battle = ground.battle(seed);
    let mut dice = Dice::quick(seed);
    let mut position = ground.opened(&battle, &mut dice);
    let mut list = names.map(|name| general(name, seed * 7 + 1));
    let mut bound = 0;
    while let Some(eyes) = Eyes::<CivilWar>::opened(&battle, &position) {
        if position.bound != bound {
            bound = position.bound;
            println!("== bound {bound}, side {}, pips {:?}", position.active.number(), position.pips.left);
            draw(&battle, &position);
            if courses {
                list_courses(&battle, &position, eyes.side);
            }
        }
        let choice = list[eyes.side.index()].choose(&eyes).unwrap();
        println!("> {:?} {:?}", choice.order, choice.remark);
        obey::<CivilWar>(&battle, &mut position, choice.order, &mut dice, &mut Book).unwrap();
    }
    draw(&battle, &position);
    println!("{:?} {:?}", CivilWar::to_decide(&battle, &position).outcome(), drawn_up::losses(&position));
}

/// How long whole bounds and answers take.
fn clock(ground: &Ground, level: &str, battles: u64, seed: u64) {
    let (mut bounds, mut answers, mut ends) = (Vec::new(), Vec::new(), Vec::new());
    for number in seed..seed + battles {
        let battle = ground.battle(number);
        let mut dice = Dice::quick(number);
        let mut position = ground.opened(&battle, &mut dice);
        let mut list = [0, 1].map(|side| general(level, number * 7 + side));
        // Seconds of either side in the bound that runs.
        let mut spent = [0.0; 2];
        let mut bound = position.bound;
        while let Some(eyes) = Eyes::<CivilWar>::opened(&battle, &position) {
            if position.bound != bound {
                let active = 1 - position.active.index();
                bounds.push(spent[active]);
                answers.push(spent[1 - active]);
                (bound, spent) = (position.bound, [0.0; 2]);
            }
            let start = Instant::now();
            let choice = list[eyes.side.index()].choose(&eyes).unwrap();
            spent[eyes.side.index()] += start.elapsed().as_secs_f64();
            obey::<CivilWar>(&battle, &mut position, choice.order, &mut dice, &mut Silent).unwrap();
        }
        ends.push(bound);
    }
    for (name, list) in [("whole bounds", &mut bounds), ("answers in a bound of the enemy", &mut answers)] {
        list.sort_by(f64::total_cmp);
        let at = |share: f64| list[((list.len() - 1) as f64 * share) as usize];
        println!(
            "{name}: {} of them, half {:.3} s, 95 in 100 {:.3} s, longest {:.3} s",
            list.len(),
            at(0.5),
            at(0.95),
            at(1.0)
        );
    }
    println!("bounds: {ends:?}");
}
