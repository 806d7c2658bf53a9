//! The operations of the contract, on positions from the middle of random
//! battles. Run with `make bench`.
#![allow(clippy::unwrap_used, reason = "a bench may stop where it stands")]

use kernel::{Dice, Silent, System, Viewer, conformance};
use marengo::order::Order;
use marengo::position::Position;
use marengo::{Battle, Marengo};

fn main() {
    divan::main();
}

/// A battle and sixty-four positions from the middle of it.
struct Middle {
    battle: std::sync::Arc<Battle>,
    positions: Vec<(Position, Order)>,
}

fn middle() -> Middle {
    let battle = library::reading::<Marengo>("marengo-1800").unwrap().battle(&serde_json::Value::Null).unwrap();
    let mut list = Vec::new();
    let positions = (0..64)
        .map(|seed| conformance::played::<Marengo>(&battle, seed, 60 + 4 * seed))
        .filter_map(|position| {
            list.clear();
            Marengo::orders(&battle, &position, &mut list);
            Some((position, *list.first()?))
        })
        .collect();
    Middle { battle, positions }
}

/// Runs an operation on every position in turn.
fn each(bencher: divan::Bencher<'_, '_>, mut operation: impl FnMut(&Battle, &Position, Order)) {
    let middle = middle();
    bencher.counter(middle.positions.len()).bench_local(|| {
        for (position, order) in &middle.positions {
            operation(&middle.battle, divan::black_box(position), *order);
        }
    });
}

#[divan::bench]
fn orders(bencher: divan::Bencher<'_, '_>) {
    let mut list = Vec::new();
    each(bencher, |battle, position, _| {
        list.clear();
        Marengo::orders(battle, position, &mut list);
        divan::black_box(list.len());
    });
}

#[divan::bench]
fn check(bencher: divan::Bencher<'_, '_>) {
    each(bencher, |battle, position, order| {
        let _ = divan::black_box(Marengo::check(battle, position, order));
    });
}

#[divan::bench]
fn carry_out(bencher: divan::Bencher<'_, '_>) {
    let mut dice = Dice::quick(1);
    each(bencher, |battle, position, order| {
        let mut after = *position;
        Marengo::carry_out(battle, &mut after, order, &mut dice, &mut Silent);
        divan::black_box(after);
    });
}

#[divan::bench]
fn view(bencher: divan::Bencher<'_, '_>) {
    each(bencher, |battle, position, _| {
        divan::black_box(Marengo::view(battle, position, Viewer::Onlooker));
    });
}

#[divan::bench]
fn imagine(bencher: divan::Bencher<'_, '_>) {
    let mut dice = Dice::quick(1);
    each(bencher, |battle, position, _| {
        let view = Marengo::view(battle, position, Viewer::Onlooker);
        divan::black_box(Marengo::imagine(battle, &view, &mut dice));
    });
}

#[divan::bench]
fn appraise(bencher: divan::Bencher<'_, '_>) {
    each(bencher, |battle, position, _| {
        divan::black_box(Marengo::appraise(battle, position, kernel::Side::First));
    });
}
