//! Random play and the operations of the contract, measured.

use std::hint::black_box;
use std::time::{Duration, Instant};

use kernel::conformance;
use kernel::play::random_battle;
use kernel::{Dice, Silent, System, Viewer};
use serde::Serialize;

/// How a random battle went.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// How many orders were given.
    pub orders: u64,
    /// How many were legal, over all decisions.
    pub choices: u64,
    /// Whether it came to an end.
    pub ended: bool,
}

pub(crate) fn random<S: System>(battle: &S::Battle, seed: u64, most: u64) -> Course {
    let (mut dice, mut choice) = (Dice::quick(seed), Dice::quick(!seed));
    let course = random_battle::<S>(battle, &mut dice, &mut choice, &mut Vec::new(), most);
    Course { orders: course.orders, choices: course.choices, ended: course.outcome.is_some() }
}

/// The time of each operation of the contract in nanoseconds, over positions
/// from the middle of battles.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Operations {
    /// Listing the legal orders.
    pub orders: f64,
    /// Checking one.
    pub check: f64,
    /// Carrying one out on a clone.
    pub carry_out: f64,
    /// A view.
    pub view: f64,
    /// A clone.
    pub clone: f64,
}

/// So many positions.
const POSITIONS: usize = 64;

pub(crate) fn operations<S: System>(battle: &S::Battle, seed: u64) -> Operations {
    let positions: Vec<_> =
        (0..POSITIONS as u64).map(|n| conformance::played::<S>(battle, seed + n, 60 + n * 7)).collect();
    let mut list = Vec::new();
    let given: Vec<_> = positions
        .iter()
        .map(|position| {
            list.clear();
            S::orders(battle, position, &mut list);
            list.first().copied()
        })
        .collect();
    Operations {
        orders: timed(|n| {
            list.clear();
            S::orders(battle, black_box(&positions[n]), &mut list);
            black_box(list.len());
        }),
        check: timed(|n| {
            if let Some(order) = given[n] {
                let _ = black_box(S::check(battle, black_box(&positions[n]), order));
            }
        }),
        carry_out: timed(|n| {
            let mut position = positions[n].clone();
            if let Some(order) = given[n] {
                S::carry_out(battle, &mut position, order, &mut Dice::quick(n as u64), &mut Silent);
            }
            black_box(position);
        }),
        view: timed(|n| {
            black_box(S::view(battle, black_box(&positions[n]), Viewer::Onlooker));
        }),
        clone: timed(|n| {
            black_box(black_box(&positions[n]).to_owned());
        }),
    }
}

/// Nanoseconds a call, over about a fifth of a second.
fn timed(mut call: impl FnMut(usize)) -> f64 {
    let began = Instant::now();
    let mut calls = 0;
    while began.elapsed() < Duration::from_millis(200) {
        for _ in 0..POSITIONS {
            call(calls % POSITIONS);
            calls += 1;
        }
    }
    began.elapsed().as_nanos() as f64 / calls as f64
}
