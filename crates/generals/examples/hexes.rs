//! Battles of hexes between generals, by hand.
//!
//! ```text
//! hexes PACK SCENARIO ONE OTHER PAIRS [SEED]    both ways round; levels as in the simulator
//! hexes watch PACK SCENARIO ONE OTHER SEED      one battle, with its journal
//! ```
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a tool of ours, run by hand")]

use std::sync::Arc;
use std::sync::Mutex;
use std::time::Instant;

use frederick::spec::Options;
use frederick::{Battle, Frederick};
use generals::{General, Level, fight};
use kernel::{Dice, Side};
use packs::Library;
use rayon::prelude::*;

fn battle(pack: &str, scenario: &str) -> Arc<Battle> {
    let pack = Library::embedded().open(pack).unwrap();
    let options = Options { scenario: Some(scenario.into()), ..Options::default() };
    Arc::new(Battle::muster(pack.frederick_spec().unwrap(), &options).unwrap())
}

fn general(word: &str, seed: u64) -> Box<dyn General<Frederick>> {
    word.parse::<Level>().unwrap().general::<Frederick>(seed)
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
                let good = winner == Some(Side(swapped as u8));
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

fn watch(pack: &str, scenario: &str, names: [&str; 2], seed: u64) {
    use frederick::event::Event;
    use kernel::{Journal, System};
    struct Book<'a>(&'a Battle);
    impl Journal<Event> for Book<'_> {
        fn note(&mut self, event: impl FnOnce() -> Event) {
            let event = event();
            if !matches!(event, Event::Stepped { .. }) {
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
