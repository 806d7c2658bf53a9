//! Draws the losses to be expected in close combat, by odds: `cargo run -p frederick --example
//! losses > docs/frederick-losses.svg`.
#![allow(clippy::print_stdout, reason = "the picture goes to standard output")]

use std::fmt::Write;

use frederick::Frederick;
use frederick::charts::{Charts, Effect};
use library::reading;

/// Four defending steps, and as many attacking ones as the odds ask for.
const STEPS: [u8; 9] = [1, 2, 3, 4, 6, 8, 12, 16, 20];
const DEFENDERS: u8 = 4;

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

fn panel(picture: &mut String, charts: &Charts, modifier: i16, title: &str, top: f64) {
    let (left, width, height) = (60.0, 620.0, 150.0);
    let x = |column: usize| left + width * (column as f64 + 0.5) / 9.0;
    let y = |points: f64| top + height - height * points / 5.0;
    let _ = write!(picture, "<text x='{left}' y='{}' class='title'>{title}</text>", top - 10.0);
    for line in 0..=5 {
        let at = y(f64::from(line));
        let _ = write!(picture, "<path d='M{left} {at}H{}' class='grid'/>", left + width);
        let _ =
            write!(picture, "<text x='{}' y='{}' class='axis' text-anchor='end'>{line}</text>", left - 8.0, at + 4.0);
    }
    for column in 0..charts.combat.columns.len() {
        let [attacker, defender] = expected(charts, column, modifier);
        for (offset, value, class) in [(-22.0, attacker, "attacker"), (2.0, defender, "defender")] {
            let (at, high) = (x(column) + offset, height * value / 5.0);
            let _ = write!(picture, "<rect x='{at}' y='{}' width='20' height='{high}' class='{class}'/>", y(value));
            let words = format!("{value:.1}");
            let _ = write!(picture, "<text x='{}' y='{}' class='value'>{words}</text>", at + 10.0, y(value) - 3.0);
        }
        let odds = &charts.combat.columns[column];
        let _ = write!(
            picture,
            "<text x='{}' y='{}' class='axis' text-anchor='middle'>{}-{}</text>",
            x(column),
            top + height + 16.0,
            odds.0,
            odds.1
        );
    }
}

fn main() {
    let Ok(pack) = reading::<Frederick>("rossbach-1757") else { return };
    let spec = &pack.spec;
    let mut picture = String::from(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 720 640' font-family='sans-serif'><style>
.title{font:italic 16px serif;fill:#2e2a25}.axis{font-size:12px;fill:#2e2a25}.value{font-size:10px;fill:#2e2a25;text-anchor:middle}
.grid{stroke:#2e2a25;stroke-opacity:.2}.attacker{fill:#1f5a96}.defender{fill:#b5651d}</style>
<rect width='720' height='640' fill='#efe6d0'/>",
    );
    panel(&mut picture, &spec.charts, 0, "Loss points to be expected, no modifier (front, equal morale)", 50.0);
    panel(&mut picture, &spec.charts, 3, "The same with +3 (flank attack)", 250.0);
    panel(&mut picture, &spec.charts, -2, "The same with -2 (entrenchment)", 450.0);
    picture.push_str("<rect x='470' y='14' width='12' height='12' class='attacker'/><text x='488' y='25' class='axis'>attacker</text>");
    picture.push_str("<rect x='570' y='14' width='12' height='12' class='defender'/><text x='588' y='25' class='axis'>defender, four steps</text></svg>");
    println!("{picture}");
}
