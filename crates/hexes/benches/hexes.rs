//! `cargo bench -p hexes`
#![allow(clippy::unwrap_used, missing_docs)]

use hexes::{Grid, Ground, Hex, Hexside, Number, Pace, Reach, Slope, Stride};

fn main() {
    divan::main();
}

fn board() -> Grid {
    Grid::new(Number::new(1, 1), Number::new(40, 30)).unwrap()
}

struct Rough;

impl Ground for Rough {
    fn blocks(&self, hex: Hex) -> bool {
        hex.0.is_multiple_of(11)
    }

    fn is_occupied(&self, hex: Hex) -> bool {
        hex.0.is_multiple_of(7)
    }

    fn slope(&self, side: Hexside, from: Hex, to: Hex) -> Slope {
        match (side.index() % 5, from < to) {
            (0, true) => Slope::Up,
            (0, false) => Slope::Down,
            _ => Slope::Level,
        }
    }
}

#[divan::bench]
fn sight_over_three_hexes(bencher: divan::Bencher<'_, '_>) {
    let grid = board();
    bencher.bench_local(|| grid.sees(&Rough, divan::black_box(Hex(600)), divan::black_box(Hex(662))));
}

#[divan::bench]
fn reach_of_cavalry(bencher: divan::Bencher<'_, '_>) {
    let grid = board();
    let mut reach = Reach::default();
    let pace = Pace { points: 7, one_hex_always: true };
    bencher.bench_local(|| {
        reach.spread(&grid, divan::black_box(Hex(600)), pace, |_, _, _, to| Stride::Costs(1 + u8::from(to.0 % 5 == 0)));
    });
}
