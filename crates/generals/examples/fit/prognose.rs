//! Where the weights of the prognosis come from: signs of positions and who won from
//! there, by logistic regression.

use generals::{Level, fight_on};
use kernel::{Dice, Side, Silent, System};
use marengo::judgement::{PHASES, SIGNS, Signs, Weights, phase, signs};
use marengo::position::Position;
use marengo::{Battle, Marengo, Question};
use rayon::prelude::*;
use std::sync::Arc;

use crate::sparring::{battle, general};
use crate::tables;

/// All weights in a row.
const WIDTH: usize = SIGNS * PHASES;
/// What a weight costs, so that signs that hardly ever vary stay small.
const RIDGE: f64 = 5.0;
/// Newton's steps; far fewer are enough.
const STEPS: usize = 12;
/// One quiet position in so many is looked at.
const ONE_IN: u32 = 6;

/// A position, and whether the attacker won from there.
struct Sight {
    signs: Signs,
    phase: (usize, f32),
    won: f64,
}

impl Sight {
    fn of(battle: &Battle, position: &Position, won: bool) -> Self {
        Sight { signs: signs(battle, position), phase: phase(battle, position), won: f64::from(u8::from(won)) }
    }

    /// The two hours it lies between: where their weights begin, and how much they count.
    fn hours(&self) -> [(usize, f64); 2] {
        let (before, share) = (self.phase.0, f64::from(self.phase.1));
        [(before * SIGNS, 1.0 - share), ((before + 1) * SIGNS, share)]
    }

    fn row(&self) -> [(usize, f64); SIGNS * 2] {
        let mut row = [(0, 0.0); SIGNS * 2];
        for (half, (begin, share)) in self.hours().into_iter().enumerate() {
            for sign in 0..SIGNS {
                row[half * SIGNS + sign] = (begin + sign, share * f64::from(self.signs.0[sign]));
            }
        }
        row
    }
}

/// A battle that begins any which way, and is fought on by ensigns: only from
/// there do its positions count.
fn sights(battle: &Arc<Battle>, seed: u64) -> Vec<Sight> {
    let mut choice = Dice::quick(seed ^ 0x5eed);
    let beginners = [["ensign", "ensign"], ["random", "random"], ["ensign", "random"], ["random", "ensign"]];
    let beginners = beginners[[0, 0, 0, 1, 2, 3][choice.roll(6) as usize]];
    let alone = choice.roll(400);
    let mut generals = [general(beginners[0], seed * 2), general(beginners[1], seed * 2 + 1)];
    let mut dice = Dice::quick(seed);
    let mut position = Marengo::open(battle, &mut dice, &mut Silent);
    let mut seen = Vec::new();
    let mut number = 0;
    while let Some(eyes) = kernel::Eyes::<Marengo>::opened(battle, &position) {
        if number == alone {
            generals = [0, 1].map(|side| ::generals::general(Level::Ensign, !seed * 2 + side));
        }
        if number >= alone && eyes.question == Question::Command && choice.roll(ONE_IN) == 0 {
            seen.push(position);
        }
        let order = generals[eyes.side.index()].choose(&eyes).unwrap().order;
        Marengo::carry_out(battle, &mut position, order, &mut dice, &mut Silent);
        number += 1;
    }
    let won = Marengo::to_decide(battle, &position).outcome().unwrap().winner == Some(Side::First);
    seen.iter().map(|position| Sight::of(battle, position, won)).collect()
}

fn chance(weights: &[f64], sight: &Sight) -> f64 {
    let sum: f64 = sight.row().iter().map(|(place, value)| weights[*place] * value).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// Logistic regression by Newton's method.
fn regress(sights: &[Sight]) -> Vec<f64> {
    let mut weights = vec![0.0; WIDTH];
    for _ in 0..STEPS {
        let begin = || (vec![0.0; WIDTH], vec![0.0; WIDTH * WIDTH]);
        let (mut slope, mut bend) = sights
            .par_iter()
            .fold(begin, |(mut slope, mut bend), sight| {
                let (row, chance) = (sight.row(), chance(&weights, sight));
                let doubt = chance * (1.0 - chance);
                for (one, value) in row {
                    slope[one] += (sight.won - chance) * value;
                    for (other, factor) in row {
                        bend[one * WIDTH + other] += doubt * value * factor;
                    }
                }
                (slope, bend)
            })
            .reduce(begin, |(mut slope, mut bend), (slopes, bends)| {
                slope.iter_mut().zip(slopes).for_each(|(sum, part)| *sum += part);
                bend.iter_mut().zip(bends).for_each(|(sum, part)| *sum += part);
                (slope, bend)
            });
        for place in 0..WIDTH {
            slope[place] -= RIDGE * weights[place];
            bend[place * WIDTH + place] += RIDGE;
        }
        let step = solve(bend, slope);
        weights.iter_mut().zip(&step).for_each(|(weight, step)| *weight += step);
        if step.iter().all(|step| step.abs() < 1e-6) {
            break;
        }
    }
    weights
}

/// Gauss's elimination; the matrix is positive definite, so no row need change places.
fn solve(mut matrix: Vec<f64>, mut right: Vec<f64>) -> Vec<f64> {
    for pivot in 0..WIDTH {
        let head = matrix[pivot * WIDTH..(pivot + 1) * WIDTH].to_vec();
        for row in pivot + 1..WIDTH {
            let factor = matrix[row * WIDTH + pivot] / head[pivot];
            for column in pivot..WIDTH {
                matrix[row * WIDTH + column] -= factor * head[column];
            }
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..WIDTH).rev() {
        let known: f64 = (row + 1..WIDTH).map(|column| matrix[row * WIDTH + column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row * WIDTH + row];
    }
    right
}

/// Fits the prognosis to so many battles and writes its weights; every fifth battle
/// is left out and predicted.
pub(crate) fn prognose(first: u64, battles: u64, out: &str) {
    let battle = battle();
    let seeds = (first..first + battles).into_par_iter();
    let all: Vec<(u64, Vec<Sight>)> = seeds.map(|seed| (seed, sights(&battle, seed))).collect();
    let (kept, rest): (Vec<_>, Vec<_>) = all.into_iter().partition(|(seed, _)| seed % 5 == 0);
    let [kept, rest] = [kept, rest].map(|lists| lists.into_iter().flat_map(|(_, list)| list).collect::<Vec<_>>());
    let weights = regress(&rest);
    let mut bins = [(0.0, 0.0, 0u32); 10];
    let mut square = 0.0;
    for sight in &kept {
        let chance = chance(&weights, sight);
        square += (chance - sight.won).powi(2);
        let bin = &mut bins[((chance * 10.0) as usize).min(9)];
        *bin = (bin.0 + chance, bin.1 + sight.won, bin.2 + 1);
    }
    let base = kept.iter().map(|sight| sight.won).sum::<f64>() / kept.len() as f64;
    println!(
        "{} positions fitted, {} foretold; mean square error {:.4}, always saying {base:.3} {:.4}",
        rest.len(),
        kept.len(),
        square / kept.len() as f64,
        base * (1.0 - base)
    );
    for (foretold, won, count) in bins {
        println!("  foretold {:.3} won {:.3} ({count})", foretold / f64::from(count), won / f64::from(count));
    }
    let mut table = Weights([[0.0; SIGNS]; PHASES]);
    for (hour, row) in table.0.iter_mut().enumerate() {
        for (sign, weight) in row.iter_mut().enumerate() {
            *weight = weights[hour * SIGNS + sign] as f32;
        }
    }
    tables::write(out, &table);
}

/// The share of battles that the attacker wins from a position, ensigns fighting on.
fn share(battle: &Arc<Battle>, position: &Position, seed: u64, battles: u64) -> f64 {
    let won = (0..battles).filter(|bout| {
        let seed = seed * 1000 + bout;
        let mut generals = [0, 1].map(|side| ::generals::general::<Marengo>(Level::Ensign, seed * 2 + side));
        let [one, other] = &mut generals;
        let generals: [&mut dyn generals::General<Marengo>; 2] = [&mut **one, &mut **other];
        let course = fight_on::<Marengo>(battle, *position, &mut Dice::quick(seed), generals, &mut Silent);
        course.unwrap().outcome.unwrap().winner == Some(Side::First)
    });
    won.count() as f64 / battles as f64
}

/// Quiet positions of a battle between ensigns, from a random moment on: each change of command
/// gives one, at most so many.
fn stretch(battle: &Arc<Battle>, seed: u64, most: usize) -> Vec<Position> {
    let mut dice = Dice::quick(seed);
    let mut generals = [0, 1].map(|side| ::generals::general::<Marengo>(Level::Ensign, seed * 2 + side));
    let mut position = Marengo::open(battle, &mut dice, &mut Silent);
    let until = 20 + dice.roll(420);
    let (mut number, mut last, mut found) = (0, None, Vec::new());
    while let Some(eyes) = kernel::Eyes::<Marengo>::opened(battle, &position).filter(|_| found.len() < most) {
        if number >= until && eyes.question == Question::Command && last != Some(eyes.side) {
            last = Some(eyes.side);
            found.push(position);
        }
        let order = generals[eyes.side.index()].choose(&eyes).unwrap().order;
        Marengo::carry_out(battle, &mut position, order, &mut dice, &mut Silent);
        number += 1;
    }
    found
}

fn foretold(weights: &Weights, battle: &Battle, position: &Position) -> f64 {
    let sum = weights.sum(&signs(battle, position), phase(battle, position));
    f64::from(1.0 / (1.0 + (-sum).exp()))
}

/// How far the prognosis lies from what many battles from the same position come to, in the
/// root of the mean square.
pub(crate) fn doubt(path: &str, first: u64, positions: u64, battles: u64) {
    let (battle, weights) = (battle(), tables::read(path));
    let squares: Vec<(f64, f64)> = (first..first + positions)
        .into_par_iter()
        .filter_map(|seed| {
            let position = stretch(&battle, seed, 1).pop()?;
            let foretold = foretold(&weights, &battle, &position);
            let share = share(&battle, &position, seed, battles);
            // What the count of so few battles adds by chance is taken off again.
            let chance = share * (1.0 - share) / (battles as f64 - 1.0);
            Some(((foretold - share).powi(2) - chance, foretold * (1.0 - foretold)))
        })
        .collect();
    let mean = |of: &dyn Fn(&(f64, f64)) -> f64| squares.iter().map(of).sum::<f64>() / squares.len() as f64;
    let (error, spread) = (mean(&|it| it.0), mean(&|it| it.1));
    println!(
        "{} positions, {battles} battles each: off by {:.3} in the root mean square, worth {:.1} battles",
        squares.len(),
        error.max(0.0).sqrt(),
        spread / error.max(1e-9),
    );
}

/// How alike the errors of the prognosis are, so many changes of command apart.
pub(crate) fn drift(path: &str, first: u64, stretches: u64, battles: u64) {
    const LONG: usize = 9;
    let (battle, weights) = (battle(), tables::read(path));
    let errors: Vec<Vec<(f64, f64)>> = (first..first + stretches)
        .into_par_iter()
        .map(|seed| {
            let stretch = stretch(&battle, seed, LONG);
            let error = |(number, position): (usize, &Position)| {
                let share = share(&battle, position, seed * 10 + number as u64, battles);
                (share - foretold(&weights, &battle, position), share * (1.0 - share) / (battles as f64 - 1.0))
            };
            stretch.iter().enumerate().map(error).collect()
        })
        .collect();
    for apart in 0..LONG {
        let (mut product, mut one, mut other, mut count) = (0.0, 0.0, 0.0, 0u32);
        for errors in &errors {
            for (early, late) in errors.iter().zip(errors.iter().skip(apart)) {
                product += early.0 * late.0 - if apart == 0 { early.1 } else { 0.0 };
                one += early.0 * early.0 - early.1;
                other += late.0 * late.0 - late.1;
                count += 1;
            }
        }
        println!(
            "{apart} apart: {count} pairs, mean product {:.4}, alike {:.3}",
            product / f64::from(count),
            product / (one * other).sqrt()
        );
    }
}
