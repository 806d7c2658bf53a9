//! `cargo bench -p elements --bench play`: random play, enumerate, choose, carry out.
#![allow(clippy::unwrap_used, missing_docs)]

use divan::Bencher;
use divan::counter::ItemsCount;
use elements::drill;
use elements::scale::Scale;

fn main() {
    divan::main();
}

fn battles(bencher: Bencher<'_, '_>, terrain: elements::ground::Terrain) {
    let battle = drill::battle(Scale::Small, terrain);
    let start = drill::drawn_up(&battle, 6);
    let orders: u64 = (0..20).map(|seed| drill::play_on(&battle, &mut start.clone(), seed, 100_000, |_, _| {})).sum();
    bencher.counter(ItemsCount::new(orders)).bench_local(|| {
        (0..20).map(|seed| drill::play_on(&battle, &mut start.clone(), seed, 100_000, |_, _| {})).sum::<u64>()
    });
}

/// Twenty battles of twelve a side on a plain; the counter says orders a second.
#[divan::bench(sample_count = 5)]
fn twenty_battles_on_a_plain(bencher: Bencher<'_, '_>) {
    battles(bencher, drill::plain());
}

/// The same with woods, rough ground, a river and a road.
#[divan::bench(sample_count = 5)]
fn twenty_battles_on_broken_ground(bencher: Bencher<'_, '_>) {
    battles(bencher, drill::broken());
}
