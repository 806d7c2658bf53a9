//! Draws the losses to be expected in close combat, by odds: `cargo run -p frederick --example
//! losses > docs/frederick-losses.svg`.
#![allow(clippy::print_stdout, reason = "the picture goes to standard output")]

mod bars;

use bars::{Column, Panel, picture};
use frederick::Frederick;
use frederick::charts::{Charts, Effect};
use library::reading;

/// Four defending steps, and as many attacking ones as the odds ask for.
const STEPS: [u8; 9] = [1, 2, 3, 4, 6, 8, 12, 16, 20];
const DEFENDERS: u8 = 4;
/// No bar is higher.
const MOST: u8 = 5;

fn points(effect: Effect, enemy_steps: u8) -> f64 {
    let exchange = if effect.exchange { (enemy_steps + 2) / 4 } else { 0 };
    f64::from((effect.points + exchange).min(enemy_steps))
}

/// Attacker's and defender's points, all six dice averaged.
fn expected(charts: &Charts, column: usize, modifier: i16) -> [f64; 2] {
    let mut sums = [0.0; 2];
    for die in 1..=6 {
        let cell = charts.combat.rows.cell(column, die + modifier);
        sums[0] += points(cell.attacker, DEFENDERS) / 6.0;
        sums[1] += points(cell.defender, STEPS[column]) / 6.0;
    }
    sums
}

fn panel(charts: &Charts, modifier: i16, title: &'static str) -> Panel {
    let columns = charts.combat.columns.iter().enumerate().map(|(column, odds)| Column {
        name: format!("{}-{}", odds.0, odds.1),
        values: expected(charts, column, modifier),
        note: None,
    });
    Panel { title, columns: columns.collect() }
}

fn main() {
    let Ok(pack) = reading::<Frederick>("rossbach-1757") else { return };
    let charts = &pack.spec.charts;
    let panels = [
        panel(charts, 0, "Loss points to be expected, no modifier (front, equal morale)"),
        panel(charts, 3, "The same with +3 (flank attack)"),
        panel(charts, -2, "The same with -2 (entrenchment)"),
    ];
    println!("{}", picture(&panels, MOST, ["attacker", "defender, four steps"]));
}
