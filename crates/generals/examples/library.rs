//! Battles of the Napoleonic library between generals, by hand.
//!
//! ```text
//! library PACK SCENARIO ONE OTHER PAIRS [SEED]
//!     both ways round
//! library clock PACK SCENARIO LEVEL BATTLES SEED
//!     how long whole player turns and answers take, a level against itself
//! library watch PACK SCENARIO ONE OTHER SEED
//!     one battle, with its journal
//! library tune ROUNDS COUPLES PAIRS SEED FROM PACK:SCENARIO,... OPPONENT...
//!     an evolution strategy on the weights of ensigns, against opponents
//! ```
//!
//! A general is a level, or `e:JUDGEMENT` (an ensign), or
//! `s:JUDGEMENT:width,worlds,changes,budget[,doubts[,schemes[,sequel]]]` (a searcher). A judgement
//! is a level, with weights that are different behind it: `colonel/guns=0.2`; `grasp` stands for
//! the number of courses.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a tool of ours, run by hand")]

use std::sync::{Arc, Mutex};
use std::time::Instant;

use generals::{Choice, Drilled, Ensign, General, Level, Means, Searcher, fight, fight_on};
use kernel::{Dice, Eyes, Journal, Side, System};
use library::reading;
use napoleon::mind::judgement::{Judgement, Weights};
use napoleon::spec::Options;
use napoleon::{Battle, Event, Napoleon, Order};
use rayon::prelude::*;

fn battle(pack: &str, scenario: &str) -> Arc<Battle> {
    let pack = reading::<Napoleon>(pack).unwrap();
    let (scenario, cards) = scenario.split_once('+').map_or((scenario, false), |(scenario, _)| (scenario, true));
    let options = Options { scenario: Some(scenario.into()), cards, ..Options::default() };
    Arc::new(Battle::muster(&pack.spec, &options).unwrap())
}

fn judgement(word: &str) -> Judgement {
    let mut parts = word.split('/');
    let level: Level = parts.next().unwrap().parse().unwrap();
    let mut judgement = (*<Napoleon as Drilled>::judgement(level)).clone();
    for part in parts {
        let (name, value) = part.split_once('=').unwrap();
        match name {
            "grasp" => judgement.grasp = value.parse().unwrap(),
            name => *judgement.weights.named(name).unwrap() = value.parse().unwrap(),
        }
    }
    judgement
}

fn general(word: &str, seed: u64) -> Box<dyn General<Napoleon>> {
    match word.split(':').collect::<Vec<_>>()[..] {
        ["e", judged] => return Box::new(Ensign::<Napoleon>::judging(seed, Arc::new(judgement(judged)))),
        ["s", judged, means] => {
            let numbers: Vec<u64> = means.split(',').map(|number| number.parse().unwrap()).collect();
            let means = Means {
                width: numbers[0] as usize,
                worlds: numbers[1] as u32,
                changes: numbers[2] as u32,
                budget: numbers[3],
                doubts: numbers.get(4).copied().unwrap_or(0) as u32,
                schemes: numbers.get(5).copied().unwrap_or(0) as u32,
                sequel: numbers.get(6).copied().unwrap_or(0) as u32,
                ..Means::PLAIN
            };
            return Box::new(Searcher::<Napoleon>::new(seed, means, Arc::new(judgement(judged))));
        }
        _ => {}
    }
    generals::general::<Napoleon>(word.parse::<Level>().unwrap(), seed)
}

#[derive(Default, Clone, Debug)]
struct Sum {
    won: [u32; 2],
    drawn: u32,
    points: [i32; 2],
    seconds: [f64; 2],
    orders: u64,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["clock", pack, scenario, level, battles, seed] => {
            clock(&battle(pack, scenario), level, battles.parse().unwrap(), seed.parse().unwrap());
        }
        ["tune", rounds, couples, pairs, seed, from, battles, ref opponents @ ..] => {
            let numbers = [rounds, couples, pairs, seed].map(|word| word.parse::<u64>().unwrap());
            let battles = battles.split(',').map(|name| {
                let (pack, scenario) = name.split_once(':').unwrap();
                battle(pack, scenario)
            });
            tune(&battles.collect::<Vec<_>>(), numbers, judgement(from), opponents);
        }
        ["watch", pack, scenario, one, other, seed] => watch(pack, scenario, [one, other], seed.parse().unwrap()),
        [pack, scenario, one, other, pairs] => duel(pack, scenario, [one, other], pairs.parse().unwrap(), 1),
        [pack, scenario, one, other, pairs, seed] => {
            duel(pack, scenario, [one, other], pairs.parse().unwrap(), seed.parse().unwrap());
        }
        _ => println!("see the head of crates/generals/examples/library.rs"),
    }
}

/// Times by player turn: what a side takes in its own turn, and its longest answer in the enemy's.
struct Clocked {
    general: Box<dyn General<Napoleon>>,
    side: Side,
    turns: std::collections::BTreeMap<u8, f64>,
    answer: f64,
    all: f64,
}

impl Clocked {
    fn new(name: &str, side: Side, seed: u64) -> Clocked {
        Clocked { general: general(name, seed), side, turns: Default::default(), answer: 0.0, all: 0.0 }
    }
}

impl General<Napoleon> for Clocked {
    fn choose(&mut self, eyes: &Eyes<Napoleon>) -> Option<Choice<Order>> {
        let start = Instant::now();
        let choice = self.general.choose(eyes);
        let seconds = start.elapsed().as_secs_f64();
        self.all += seconds;
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
        let mut list = Side::BOTH.map(|side| Clocked::new(level, side, number * 7 + 1));
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
    let results: Vec<[f64; 2]> = (0..pairs)
        .into_par_iter()
        .map(|pair| {
            let (mut score, mut lead) = (0.0, 0.0);
            for swapped in [0usize, 1] {
                let number = seed + pair;
                let mut list = Side::BOTH.map(|side| {
                    Clocked::new(
                        names[usize::from(side.index() != swapped)],
                        side,
                        number * 7 + 1 + side.index() as u64,
                    )
                });
                let [first, second] = &mut list;
                let course = fight(&battle, &mut Dice::quick(number), [first, second]).unwrap();
                let winner = course.outcome.as_ref().and_then(|outcome| outcome.winner);
                // The first named plays the first side unless swapped.
                score += match winner {
                    None => 0.25,
                    Some(winner) => f64::from(u8::from(winner.index() == swapped)) / 2.0,
                };
                let account = <Napoleon as kernel::Accounts>::account(&battle, &course.position);
                lead += (f64::from(account.morale[swapped]) - f64::from(account.morale[1 - swapped])) / 2.0;
                let mut sums = sums.lock().unwrap();
                let sum = &mut sums[swapped];
                match winner {
                    Some(winner) => sum.won[winner.index()] += 1,
                    None => sum.drawn += 1,
                }
                for side in [0, 1] {
                    sum.points[side] += account.morale[side] as i32;
                    sum.seconds[side] += list[side].all;
                }
                sum.orders += course.orders;
            }
            [score, lead]
        })
        .collect();
    let of = |which: usize| {
        let mean = results.iter().map(|result| result[which]).sum::<f64>() / pairs as f64;
        let squares = results.iter().map(|result| (result[which] - mean).powi(2)).sum::<f64>();
        (mean, 1.96 * (squares / (pairs.max(2) - 1) as f64 / pairs as f64).sqrt())
    };
    let ((mean, half), (lead, wide)) = (of(0), of(1));
    println!(
        "{scenario}: {} against {}: {mean:.3} +- {half:.3}, lead {lead:.1} +- {wide:.1}, {pairs} pairs, {:.0} s",
        names[0],
        names[1],
        start.elapsed().as_secs_f64()
    );
    for (swapped, sum) in sums.into_inner().unwrap().iter().enumerate() {
        let n = pairs as f64;
        println!(
            "  {} - {}: first side won {:.2}, drawn {:.2}; points {:.1} {:.1}; seconds a battle {:.2} {:.2}; orders {:.0}",
            names[swapped],
            names[1 - swapped],
            f64::from(sum.won[0]) / n,
            f64::from(sum.drawn) / n,
            f64::from(sum.points[0]) / n,
            f64::from(sum.points[1]) / n,
            sum.seconds[0] / n,
            sum.seconds[1] / n,
            sum.orders as f64 / n,
        );
    }
}

struct Book;

impl Journal<Event> for Book {
    fn note<V: Into<Event>>(&mut self, _cites: impl FnOnce(&mut kernel::Cites), event: impl FnOnce() -> V) {
        let event: Event = event().into();
        let text = format!("{event:?}");
        if !text.contains("Glimpsed") {
            println!("{}", text.chars().take(400).collect::<String>());
        }
    }
}

fn watch(pack: &str, scenario: &str, names: [&str; 2], seed: u64) {
    let battle = battle(pack, scenario);
    for (number, piece) in battle.pieces.iter().enumerate() {
        println!("{number} {} {:?} {:?} {:?}", piece.id, piece.side, piece.kind, piece.strength);
    }
    let mut dice = Dice::quick(seed);
    let mut book = Book;
    let position = Napoleon::open(&battle, &mut dice, &mut book);
    let mut list = names.map(|name| general(name, seed * 7 + 1));
    let [first, second] = &mut list;
    let course = fight_on::<Napoleon>(&battle, position, &mut dice, [&mut **first, &mut **second], &mut book).unwrap();
    println!("{:?}", course.outcome);
}

/// How a battle went for a side, from -1 to 1: who won, and by how much.
fn score(battle: &Arc<Battle>, side: Side, judged: Judgement, opponent: &str, seed: u64) -> f32 {
    let mut own: Box<dyn General<Napoleon>> = Box::new(Ensign::<Napoleon>::judging(seed * 7 + 1, Arc::new(judged)));
    let mut other = general(opponent, seed * 7 + 2);
    let list: [&mut dyn General<Napoleon>; 2] =
        if side == Side::First { [&mut *own, &mut *other] } else { [&mut *other, &mut *own] };
    let course = fight(battle, &mut Dice::quick(seed), list).unwrap();
    let won = match course.outcome.and_then(|outcome| outcome.winner) {
        Some(winner) if winner == side => 1.0,
        Some(_) => -1.0,
        None => 0.0,
    };
    let account = <Napoleon as kernel::Accounts>::account(battle, &course.position);
    let lead = account.morale[side.index()] as f32 - account.morale[side.enemy().index()] as f32;
    0.5 * won + 0.5 * (lead / 10.0).tanh()
}

fn tune(battles: &[Arc<Battle>], numbers: [u64; 4], from: Judgement, opponents: &[&str]) {
    let [rounds, couples, pairs, mut seed] = numbers;
    let mut logs: Vec<f32> = from.weights.row().iter().map(|weight| weight.max(0.001).ln()).collect();
    let with = |logs: &[f32]| {
        let mut judged = from.clone();
        for (name, log) in Weights::NAMES.iter().zip(logs) {
            *judged.weights.named(name).unwrap() = log.exp();
        }
        judged
    };
    for round in 0..rounds {
        let mut dice = Dice::quick(seed ^ 0x5eed);
        let mut noise = || (0..4).map(|_| dice.roll(1001) as f32 / 500.0 - 1.0).sum::<f32>() / 1.15;
        let noises: Vec<Vec<f32>> = (0..couples).map(|_| logs.iter().map(|_| noise()).collect()).collect();
        let results: Vec<[f32; 2]> = noises
            .par_iter()
            .map(|noise| {
                [0.3f32, -0.3].map(|way| {
                    let moved: Vec<f32> = logs.iter().zip(noise).map(|(log, noise)| log + way * noise).collect();
                    let judged = with(&moved);
                    let sum: f32 = (0..pairs)
                        .map(|number| {
                            let battle = &battles[number as usize % battles.len()];
                            let opponent = opponents[number as usize % opponents.len()];
                            Side::BOTH
                                .map(|side| score(battle, side, judged.clone(), opponent, seed + number))
                                .iter()
                                .sum::<f32>()
                        })
                        .sum();
                    sum / (2 * pairs) as f32
                })
            })
            .collect();
        let mean = results.iter().flatten().sum::<f32>() / (2 * couples) as f32;
        let spread =
            (results.iter().flatten().map(|one| (one - mean).powi(2)).sum::<f32>() / (2 * couples) as f32).sqrt();
        for (noise, result) in noises.iter().zip(&results) {
            let pull = (result[0] - result[1]) / (2.0 * spread.max(0.01));
            for (log, noise) in logs.iter_mut().zip(noise) {
                *log += 0.35 * pull * noise / couples as f32;
            }
        }
        seed += pairs;
        let row: Vec<String> =
            Weights::NAMES.iter().zip(&logs).map(|(name, log)| format!("{name}={:.4}", log.exp())).collect();
        println!("round {round}: {mean:.3}; {}", row.join("/"));
    }
}
