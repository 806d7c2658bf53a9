//! Battles of elements between generals, by hand: twelve a side, drawn up.
//!
//! ```text
//! table ONE OTHER PAIRS [SEED]    both ways round, on a plain and on broken ground by turns
//! table watch ONE OTHER SEED      one battle, with its journal
//! ```
//!
//! A general is a level, or `e:GRASP:NAME=WEIGHT,...` (an ensign), or `s:WIDTH,WORLDS,CHANGES:NAME=WEIGHT,...` (a searcher).
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a tool of ours, run by hand")]

#[path = "../tests/drawn_up/mod.rs"]
mod drawn_up;

use std::sync::{Arc, Mutex};
use std::time::Instant;

use elements::CivilWar;
use elements::judgement::Judgement;
use generals::{Choice, Ensign, General, Level, Means, Searcher, fight_on};
use kernel::{Dice, Eyes, Side, Silent};
use rayon::prelude::*;

fn judgement(word: &str) -> Judgement {
    let mut judgement = Judgement::default();
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
            let means = Means { width, worlds, changes, budget: 4_000_000, presses: false };
            Box::new(Searcher::<CivilWar>::new(seed, means, Arc::new(judgement(weights))))
        }
        _ => word.parse::<Level>().unwrap().general::<CivilWar>(seed),
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

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["watch", one, other, seed] => watch([one, other], seed.parse().unwrap()),
        [one, other, pairs] => duel([one, other], pairs.parse().unwrap(), 1),
        [one, other, pairs, seed] => duel([one, other], pairs.parse().unwrap(), seed.parse().unwrap()),
        _ => println!("see the head of crates/generals/examples/table.rs"),
    }
}

#[derive(Default)]
struct Sum {
    draws: u32,
    lost: [u32; 2],
    bounds: u32,
    seconds: [f64; 2],
    longest: [f64; 2],
    thoughts: [u64; 2],
}

fn duel(names: [&str; 2], pairs: u64, seed: u64) {
    let sum = Mutex::new(Sum::default());
    let start = Instant::now();
    let scores: Vec<f64> = (0..pairs)
        .into_par_iter()
        .map(|pair| {
            let number = seed + pair;
            let battle = drawn_up::battle(number % 2 == 1);
            let mut score = 0.0;
            for swapped in [0usize, 1] {
                let mut list =
                    [names[swapped], names[1 - swapped]].map(|name| Timed(general(name, number * 7 + 1), 0.0, 0.0, 0));
                let [first, second] = &mut list;
                let mut dice = Dice::quick(number);
                let position = drawn_up::drawn_up(&battle, &mut dice);
                let course = fight_on::<CivilWar>(&battle, position, &mut dice, [first, second], &mut Silent).unwrap();
                let winner = course.outcome.as_ref().and_then(|outcome| outcome.winner);
                let points = winner.map_or(0.5, |winner| if winner == Side(swapped as u8) { 1.0 } else { 0.0 });
                score += points / 2.0;
                let lost = drawn_up::losses(&course.position);
                let mut sum = sum.lock().unwrap();
                sum.draws += u32::from(winner.is_none());
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
        "  draws {}; bounds {:.1}; lost {:.2} {:.2}; seconds a battle {:.2} {:.2}; a bound {:.3} {:.3}; longest {:.2} {:.2}",
        sum.draws,
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

fn watch(names: [&str; 2], seed: u64) {
    use elements::event::Event;
    use elements::movement::MoveEvent;
    struct Book;
    impl kernel::Journal<Event> for Book {
        fn note(&mut self, event: impl FnOnce() -> Event) {
            let event = event();
            if !matches!(event, Event::Move(MoveEvent::Moved { .. })) {
                println!("{event:?}");
            }
        }
    }
    let battle = drawn_up::battle(seed % 2 == 1);
    let mut dice = Dice::quick(seed);
    let position = drawn_up::drawn_up(&battle, &mut dice);
    let mut list = names.map(|name| general(name, seed * 7 + 1));
    let [first, second] = &mut list;
    let course = fight_on::<CivilWar>(&battle, position, &mut dice, [&mut **first, &mut **second], &mut Book).unwrap();
    println!("{:?} {:?}", course.outcome, drawn_up::losses(&course.position));
}
