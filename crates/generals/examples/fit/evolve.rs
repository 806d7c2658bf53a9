//! The evolution strategy.

use std::sync::Arc;

use generals::{Ensign, General, fight};
use indicatif::{ParallelProgressIterator, ProgressBar, ProgressStyle};
use kernel::{Dice, Side};
use marengo::judgement::{PHASES, SIGNS, Sign, Weights, signs};
use marengo::{Battle, Marengo};
use rayon::prelude::*;

use crate::sparring::{battle, general};
use crate::tables::{both, read, write};

/// How far weights are thrown, as a share of the greatest weight of the same sign.
const THROW: f32 = 0.3;
/// How far they follow.
const STEP: f32 = 0.5;
/// What a sign without weight is taken for.
const LEAST: f32 = 0.15;

pub(crate) fn evolve(side: Side, from: &str, out: &str, numbers: [u64; 3], opponents: &[&str]) {
    let [rounds, couples, battles] = numbers;
    let battle = battle();
    let mut weights = read(from);
    for round in 0..rounds {
        let throws: Vec<Weights> = (0..couples).map(|couple| throw(round * 1000 + couple + 77)).collect();
        let trials: Vec<(usize, f32, u64)> = (0..couples as usize)
            .flat_map(|couple| (0..battles).flat_map(move |number| [(couple, 1.0, number), (couple, -1.0, number)]))
            .collect();
        let bar = ProgressBar::new(trials.len() as u64);
        bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} {eta}").unwrap());
        let scores: Vec<(f32, bool)> = trials
            .par_iter()
            .progress_with(bar)
            .map(|(couple, way, number)| {
                let trial = moved(&weights, &throws[*couple], way * THROW);
                let seed = round * 10_000 + *couple as u64 * 100 + number + 1_000_000;
                let opponent = opponents[(number + round) as usize % opponents.len()];
                score(&battle, side, trial, opponent, seed)
            })
            .collect();
        let mut gains = vec![0.0f32; throws.len()];
        for ((couple, way, _), (score, _)) in trials.iter().zip(&scores) {
            gains[*couple] += way * score;
        }
        let spread = (gains.iter().map(|gain| gain * gain).sum::<f32>() / couples as f32).sqrt().max(1e-6);
        for (throw, gain) in throws.iter().zip(&gains) {
            weights = moved(&weights, throw, STEP * gain / spread / couples as f32);
        }
        let won = scores.iter().filter(|(_, won)| *won).count();
        let mean = scores.iter().map(|(score, _)| score).sum::<f32>() / scores.len() as f32;
        println!("round {round}: won {won} of {}, score {mean:.3}", scores.len());
        write(out, &weights);
    }
}

/// A random direction; the hours of one sign mostly go together.
fn throw(seed: u64) -> Weights {
    let mut dice = Dice::quick(seed);
    let mut normal = || (0..4).map(|_| dice.roll(2001) as f32 / 1000.0 - 1.0).sum::<f32>() * 0.87;
    let mut throw = Weights([[0.0; SIGNS]; PHASES]);
    // What is always there moves no choice.
    for sign in Sign::ALL.into_iter().filter(|sign| *sign != Sign::Day) {
        let common = normal();
        throw.0.iter_mut().for_each(|hour| hour[sign as usize] = 0.8 * common + 0.6 * normal());
    }
    throw
}

fn moved(weights: &Weights, throw: &Weights, far: f32) -> Weights {
    let mut moved = weights.clone();
    for sign in 0..SIGNS {
        let greatest = weights.0.iter().map(|hour| hour[sign].abs()).fold(0.0, f32::max);
        for (hour, throw) in moved.0.iter_mut().zip(&throw.0) {
            hour[sign] += far * (greatest + LEAST) * throw[sign];
        }
    }
    moved
}

/// What one battle was worth: mostly whether it was won, a little how it stood at the end.
fn score(battle: &Arc<Battle>, side: Side, trial: Weights, opponent: &str, seed: u64) -> (f32, bool) {
    let own: Box<dyn General<Marengo>> = Box::new(Ensign::<Marengo>::judging(seed * 2, Arc::new(both(trial))));
    let other = general(opponent, seed * 2 + 1);
    let (mut one, mut two) = if side == Side::First { (own, other) } else { (other, own) };
    let course = fight::<Marengo>(battle, &mut Dice::quick(seed), [&mut *one, &mut *two]).unwrap();
    let won = course.outcome.unwrap().winner == Some(side);
    let signs = signs(battle, &course.position);
    let morale = Side::BOTH.map(|side| f32::from(course.position.open.morale[side]) / f32::from(battle.morale[side]));
    let standing =
        0.4 * (morale[0] - morale[1]) - 0.15 * signs.0[Sign::WayToGo as usize] + 0.3 * signs.0[Sign::Colours as usize];
    (f32::from(u8::from(won)) + if side == Side::First { standing } else { -standing }, won)
}
