//! Battles of hexes between generals, by hand.
//!
//! ```text
//! hexes PACK SCENARIO ONE OTHER PAIRS [SEED]
//!     both ways round; levels as in the simulator
//! hexes clock PACK SCENARIO LEVEL BATTLES SEED
//!     how long whole player turns and answers take, a level against itself
//! hexes watch PACK SCENARIO ONE OTHER SEED
//!     one battle, with its journal
//! hexes day PACK SCENARIO ONE OTHER BATTLES SEED
//!     who wins, and where the main attacks fall: on a third of the enemy's first line
//! hexes tune PACK SCENARIO SIDE ROUNDS COUPLES BATTLES SEED FROM OPPONENT...
//!     an evolution strategy on the weights of a side, ensigns against opponents
//! ```
//!
//! A general is a level, or `e:JUDGEMENT` (an ensign), or `s:JUDGEMENT:width,worlds,changes` (a
//! searcher); a judgement is `ensign`, `colonel`, `marshal`, or a row of weights for both sides,
//! `w1,w2,...`; `/N` after it: so many courses a turn at most.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a tool of ours, run by hand")]

use std::sync::Arc;
use std::sync::Mutex;
use std::time::Instant;

use frederick::judgement::{Judgement, Weights};
use frederick::spec::Options;
use frederick::{Battle, Frederick};
use generals::{Drilled, Ensign, General, Level, Means, Searcher, fight};
use kernel::{Dice, Side};
use library::reading;
use rayon::prelude::*;

fn battle(pack: &str, scenario: &str) -> Arc<Battle> {
    let pack = reading::<Frederick>(pack).unwrap();
    let options = Options { scenario: Some(scenario.into()), ..Options::default() };
    Arc::new(Battle::muster(&pack.spec, &options).unwrap())
}

fn judgement(word: &str) -> Judgement {
    if let Ok(level) = word.parse::<Level>() {
        return <Frederick as Drilled>::judgement(level).as_ref().clone();
    }
    let (word, grasp) = word.split_once('/').map_or((word, u32::MAX), |(word, grasp)| (word, grasp.parse().unwrap()));
    if let Ok(level) = word.parse::<Level>() {
        return Judgement { grasp, ..<Frederick as Drilled>::judgement(level).as_ref().clone() };
    }
    let row: Vec<f32> = word.split(',').map(|number| number.parse().unwrap()).collect();
    Judgement { weights: [Weights::of_row(row.try_into().unwrap()); 2], grasp, ..Judgement::default() }
}

fn general(word: &str, seed: u64) -> Box<dyn General<Frederick>> {
    match word.split(':').collect::<Vec<_>>()[..] {
        ["e", judged] => return Box::new(Ensign::<Frederick>::judging(seed, Arc::new(judgement(judged)))),
        ["s", judged, means] => {
            let numbers: Vec<u32> = means.split(',').map(|number| number.parse().unwrap()).collect();
            let means = Means {
                width: numbers[0] as usize,
                worlds: numbers[1],
                changes: numbers[2],
                budget: 8_000_000,
                schemes: numbers.get(3).copied().unwrap_or(0),
                ..Means::PLAIN
            };
            return Box::new(Searcher::<Frederick>::new(seed, means, Arc::new(judgement(judged))));
        }
        _ => {}
    }
    generals::general::<Frederick>(word.parse::<Level>().unwrap(), seed)
}

#[derive(Default, Clone, Debug)]
struct Sum {
    won: [u32; 2],
    levels: std::collections::BTreeMap<String, u32>,
    counters: [u32; 2],
    points: [i32; 2],
    seconds: [f64; 2],
    orders: u64,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["tune", pack, scenario, side, rounds, couples, battles, seed, from, ref opponents @ ..] => {
            let number = |word: &str| word.parse::<u64>().unwrap();
            let numbers = [rounds, couples, battles, seed].map(number);
            tune(&battle(pack, scenario), Side::of(side.parse().unwrap()), numbers, judgement(from), opponents);
        }
        ["clock", pack, scenario, level, battles, seed] => {
            clock(&battle(pack, scenario), level, battles.parse().unwrap(), seed.parse().unwrap());
        }
        ["day", pack, scenario, one, other, battles, seed] => {
            day(&battle(pack, scenario), [one, other], battles.parse().unwrap(), seed.parse().unwrap());
        }
        ["watch", pack, scenario, one, other, seed] => watch(pack, scenario, [one, other], seed.parse().unwrap()),
        [pack, scenario, one, other, pairs] => duel(pack, scenario, [one, other], pairs.parse().unwrap(), 1),
        [pack, scenario, one, other, pairs, seed] => {
            duel(pack, scenario, [one, other], pairs.parse().unwrap(), seed.parse().unwrap());
        }
        _ => println!("see the head of crates/generals/examples/hexes.rs"),
    }
}

struct Timed(Box<dyn General<Frederick>>, f64);

impl General<Frederick> for Timed {
    fn choose(&mut self, eyes: &kernel::Eyes<Frederick>) -> Option<generals::Choice<frederick::order::Order>> {
        let start = Instant::now();
        let choice = self.0.choose(eyes);
        self.1 += start.elapsed().as_secs_f64();
        choice
    }
}

/// Times by player turn: what a side takes in its own turn, and its longest answer in the enemy's.
struct Clocked {
    general: Box<dyn General<Frederick>>,
    side: Side,
    turns: std::collections::BTreeMap<u8, f64>,
    answer: f64,
}

impl General<Frederick> for Clocked {
    fn choose(&mut self, eyes: &kernel::Eyes<Frederick>) -> Option<generals::Choice<frederick::order::Order>> {
        let start = Instant::now();
        let choice = self.general.choose(eyes);
        let seconds = start.elapsed().as_secs_f64();
        match eyes.view.position.active == self.side {
            true => *self.turns.entry(eyes.view.position.turn).or_default() += seconds,
            false => self.answer = self.answer.max(seconds),
        }
        choice
    }
}

fn clock(battle: &Arc<Battle>, level: &str, battles: u64, seed: u64) {
    let (mut turns, mut answer) = (Vec::new(), 0.0f64);
    for number in seed..seed + battles {
        let mut list = Side::BOTH.map(|side| Clocked {
            general: general(level, number * 7 + 1),
            side,
            turns: Default::default(),
            answer: 0.0,
        });
        let [first, second] = &mut list;
        fight(battle, &mut Dice::quick(number), [first, second]).unwrap();
        for clocked in &list {
            turns.extend(clocked.turns.values().copied());
            answer = answer.max(clocked.answer);
        }
    }
    turns.sort_by(f64::total_cmp);
    let at = |share: f64| turns[((turns.len() - 1) as f64 * share) as usize];
    println!(
        "{} player turns of {level}: half within {:.2} s, 95 in 100 within {:.2} s, the longest {:.2} s; longest answer {answer:.2} s",
        turns.len(),
        at(0.5),
        at(0.95),
        at(1.0)
    );
}

fn duel(pack: &str, scenario: &str, names: [&str; 2], pairs: u64, seed: u64) {
    let battle = battle(pack, scenario);
    let sums = Mutex::new([Sum::default(), Sum::default()]);
    let start = Instant::now();
    let scores: Vec<f64> = (0..pairs)
        .into_par_iter()
        .map(|pair| {
            let mut score = 0.0;
            for swapped in [0usize, 1] {
                let number = seed + pair;
                let mut list =
                    [names[swapped], names[1 - swapped]].map(|name| Timed(general(name, number * 7 + 1), 0.0));
                let [first, second] = &mut list;
                let course = fight(&battle, &mut Dice::quick(number), [first, second]).unwrap();
                let winner = course.outcome.as_ref().and_then(|outcome| outcome.winner);
                // The first named plays the first side unless swapped.
                let good = winner == Some(Side::of(swapped as u8));
                score += f64::from(u8::from(good)) / 2.0;
                let mut sums = sums.lock().unwrap();
                let sum = &mut sums[swapped];
                if let Some(winner) = winner {
                    sum.won[winner.index()] += 1;
                }
                let level = course
                    .position
                    .outcome
                    .map_or("none", |level| battle.scenario.levels[usize::from(level)].id.as_str());
                *sum.levels.entry(level.to_owned()).or_default() += 1;
                for side in [0, 1] {
                    sum.counters[side] += u32::from(course.position.armies[side].counters);
                    sum.points[side] += i32::from(course.position.armies[side].points);
                    sum.seconds[side] += list[side].1;
                }
                sum.orders += course.orders;
            }
            score
        })
        .collect();
    let mean = scores.iter().sum::<f64>() / pairs as f64;
    let variance = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (pairs.max(2) - 1) as f64;
    let half = 1.96 * (variance / pairs as f64).sqrt();
    println!(
        "{} against {}: {mean:.3} +- {half:.3}, {pairs} pairs, {:.0} s",
        names[0],
        names[1],
        start.elapsed().as_secs_f64()
    );
    for (swapped, sum) in sums.into_inner().unwrap().iter().enumerate() {
        let n = pairs as f64;
        println!(
            "  {} - {}: first side won {:.3}; counters lost {:.1} {:.1}; points {:.1} {:.1}; seconds a battle {:.2} {:.2}; orders {:.0}; {:?}",
            names[swapped],
            names[1 - swapped],
            f64::from(sum.won[0]) / n,
            f64::from(sum.counters[0]) / n,
            f64::from(sum.counters[1]) / n,
            f64::from(sum.points[0]) / n,
            f64::from(sum.points[1]) / n,
            sum.seconds[0] / n,
            sum.seconds[1] / n,
            sum.orders as f64 / n,
            sum.levels
        );
    }
}

/// The hexes that each side attacks.
#[derive(Default)]
struct Attacks([Vec<hexes::Hex>; 2]);

impl kernel::Journal<frederick::event::Event> for Attacks {
    fn note<V: Into<frederick::event::Event>>(
        &mut self,
        _cites: impl FnOnce(&mut kernel::Cites),
        event: impl FnOnce() -> V,
    ) {
        use frederick::event::{CombatEvent, Event};
        if let Event::Combat(CombatEvent::Attack { side, at, .. }) = event().into() {
            self.0[side.index()].extend(at);
        }
    }
}

/// The enemy's line as it stands at first: where a hex lies along it, from 0 at one end to 1 at the
/// other.
struct Line {
    middle: (f32, f32),
    along: (f32, f32),
    ends: [f32; 2],
}

impl Line {
    fn of(battle: &Battle, position: &frederick::position::Position, side: Side) -> Line {
        let units = battle.of_side[side.index()].iter().filter(|unit| position.on_map(*unit));
        let places: Vec<(f32, f32)> = units.map(|unit| place(battle, position.unit(unit).at)).collect();
        let count = places.len().max(1) as f32;
        let sum = places.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
        let middle = (sum.0 / count, sum.1 / count);
        let (mut xx, mut xy, mut yy) = (0.0f32, 0.0f32, 0.0f32);
        for (x, y) in places.iter().map(|at| (at.0 - middle.0, at.1 - middle.1)) {
            (xx, xy, yy) = (xx + x * x, xy + x * y, yy + y * y);
        }
        let angle = 0.5 * (2.0 * xy).atan2(xx - yy);
        let mut line = Line { middle, along: (angle.cos(), angle.sin()), ends: [0.0; 2] };
        let reaches = places.iter().map(|at| line.project(*at));
        line.ends = reaches.fold([0.0f32; 2], |[low, high], at| [low.min(at), high.max(at)]);
        line
    }

    fn project(&self, at: (f32, f32)) -> f32 {
        (at.0 - self.middle.0) * self.along.0 + (at.1 - self.middle.1) * self.along.1
    }

    fn share(&self, battle: &Battle, hex: hexes::Hex) -> f32 {
        (self.project(place(battle, hex)) - self.ends[0]) / (self.ends[1] - self.ends[0]).max(1.0)
    }
}

fn place(battle: &Battle, hex: hexes::Hex) -> (f32, f32) {
    let (across, along) = battle.board.grid.steps(hexes::Hex(0), hex);
    (across as f32 + along as f32 / 2.0, along as f32 * 0.866)
}

/// How a day went.
struct Day {
    winner: Option<Side>,
    level: String,
    lost: [u32; 2],
    /// More than half of the first side's attacks fell on one outer third of the line.
    flank: bool,
}

/// Battles one after the other, the first general with the first side.
fn day(battle: &Arc<Battle>, names: [&str; 2], battles: u64, seed: u64) {
    use kernel::System;
    let fought: Vec<Day> = (seed..seed + battles)
        .into_par_iter()
        .map(|number| {
            let mut dice = Dice::quick(number);
            let mut attacks = Attacks::default();
            let position = Frederick::open(battle, &mut dice, &mut attacks);
            let line = Line::of(battle, &position, Side::Second);
            let [mut one, mut other] = [general(names[0], number * 7 + 1), general(names[1], number * 7 + 2)];
            let list: [&mut dyn General<Frederick>; 2] = [&mut *one, &mut *other];
            let course = generals::fight_on::<Frederick>(battle, position, &mut dice, list, &mut attacks).unwrap();
            let level = course.position.outcome;
            let level = level.map_or("none", |level| battle.scenario.levels[usize::from(level)].id.as_str());
            let struck: Vec<f32> = attacks.0[0].iter().map(|hex| line.share(battle, *hex)).collect();
            let half = struck.len() / 2;
            let on = |end: &dyn Fn(f32) -> bool| struck.iter().filter(|share| end(**share)).count() > half;
            let flank = on(&|share| share < 1.0 / 3.0) || on(&|share| share > 2.0 / 3.0);
            let lost = [0, 1].map(|side| u32::from(course.position.armies[side].counters));
            let winner = course.outcome.and_then(|outcome| outcome.winner);
            println!("{number} {level} {lost:?} {} attacks, flank {flank}", struck.len());
            Day { winner, level: level.to_owned(), lost, flank }
        })
        .collect();
    let won = |side| fought.iter().filter(|day| day.winner == Some(side)).count();
    let mut levels = std::collections::BTreeMap::<&str, u32>::new();
    fought.iter().for_each(|day| *levels.entry(&day.level).or_default() += 1);
    let flank = |all: bool| fought.iter().filter(|day| day.flank && (all || day.winner == Some(Side::First))).count();
    let lost = [0, 1].map(|side| fought.iter().map(|day| day.lost[side]).sum::<u32>() as f64 / battles as f64);
    println!(
        "{} - {}, {battles} battles from {seed}: first side won {}, second {}; {levels:?}; counters lost {:.1} {:.1}",
        names[0],
        names[1],
        won(Side::First),
        won(Side::Second),
        lost[0],
        lost[1]
    );
    println!(
        "the first side's main attack fell on a flank in {} battles, in {} of those it won",
        flank(true),
        flank(false)
    );
}

fn watch(pack: &str, scenario: &str, names: [&str; 2], seed: u64) {
    use frederick::event::{Event, MoveEvent};
    use kernel::{Journal, System};
    struct Book<'a>(&'a Battle);
    impl Journal<Event> for Book<'_> {
        fn note<V: Into<Event>>(&mut self, _cites: impl FnOnce(&mut kernel::Cites), event: impl FnOnce() -> V) {
            let event: Event = event().into();
            if !matches!(event, Event::Move(MoveEvent::Stepped { .. })) {
                println!("{event:?}");
            }
        }
    }
    let battle = battle(pack, scenario);
    let mut dice = Dice::quick(seed);
    let mut book = Book(&battle);
    let position = Frederick::open(&battle, &mut dice, &mut book);
    let mut list = names.map(|name| general(name, seed * 7 + 1));
    let [first, second] = &mut list;
    let course =
        generals::fight_on::<Frederick>(&battle, position, &mut dice, [&mut **first, &mut **second], &mut book)
            .unwrap();
    println!("{:?} {:?}", course.outcome, course.position.armies);
    let _ = book.0;
}

/// How a battle went for a side, from about -1 to 1: who won, and a little by how much.
fn score(battle: &Arc<Battle>, side: Side, judged: Judgement, opponent: &str, seed: u64) -> f32 {
    let mut own: Box<dyn General<Frederick>> = Box::new(Ensign::<Frederick>::judging(seed * 7 + 1, Arc::new(judged)));
    let mut other = general(opponent, seed * 7 + 2);
    let list: [&mut dyn General<Frederick>; 2] =
        if side == Side::First { [&mut *own, &mut *other] } else { [&mut *other, &mut *own] };
    let course = fight(battle, &mut Dice::quick(seed), list).unwrap();
    let armies = &course.position.armies;
    let sign = if side == Side::First { 1.0 } else { -1.0 };
    let won = if course.outcome.and_then(|outcome| outcome.winner) == Some(side) { 1.0 } else { -1.0 };
    let lead =
        f32::from(armies[0].points - armies[1].points) + f32::from(armies[0].marker) - f32::from(armies[1].marker);
    0.6 * won + 0.4 * sign * (lead / 30.0).tanh()
}

fn tune(battle: &Arc<Battle>, side: Side, numbers: [u64; 4], from: Judgement, opponents: &[&str]) {
    let [rounds, couples, battles, mut seed] = numbers;
    let mut logs = from.weights[side.index()].row().map(f32::ln);
    let with = |logs: &[f32; Weights::COUNT]| {
        let mut judged = from.clone();
        judged.weights[side.index()] = Weights::of_row(logs.map(f32::exp));
        judged
    };
    for round in 0..rounds {
        let mut dice = Dice::quick(seed ^ 0x5eed);
        let noises: Vec<[f32; Weights::COUNT]> = (0..couples)
            .map(|_| std::array::from_fn(|_| (0..4).map(|_| dice.roll(1001) as f32 / 500.0 - 1.0).sum::<f32>() / 1.15))
            .collect();
        let results: Vec<[f32; 2]> = noises
            .par_iter()
            .map(|noise| {
                [0.3f32, -0.3].map(|way| {
                    let moved: [f32; Weights::COUNT] = std::array::from_fn(|place| logs[place] + way * noise[place]);
                    (0..battles)
                        .map(|number| {
                            let opponent = opponents[number as usize % opponents.len()];
                            score(battle, side, with(&moved), opponent, seed + number)
                        })
                        .sum::<f32>()
                        / battles as f32
                })
            })
            .collect();
        let mean = results.iter().flatten().sum::<f32>() / (2 * couples) as f32;
        let spread =
            (results.iter().flatten().map(|one| (one - mean).powi(2)).sum::<f32>() / (2 * couples) as f32).sqrt();
        for (noise, result) in noises.iter().zip(&results) {
            let pull = (result[0] - result[1]) / (2.0 * spread.max(0.01));
            for place in 0..Weights::COUNT {
                logs[place] += 0.35 * pull * noise[place] / couples as f32;
            }
        }
        seed += battles;
        let row: Vec<String> = logs.iter().map(|log| format!("{:.4}", log.exp())).collect();
        println!("round {round}: {mean:.3}; {}", row.join(","));
    }
}
