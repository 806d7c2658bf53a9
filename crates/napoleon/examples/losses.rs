//! Draws the losses to be expected in combat, by odds, shock and arms: `cargo run -p napoleon
//! --example losses > docs/napoleon-losses.svg`.
#![allow(clippy::print_stdout, reason = "the picture goes to standard output")]

#[path = "../../frederick/examples/losses/bars.rs"]
mod bars;

use bars::{Column, Panel, picture};
use library::reading;
use napoleon::Napoleon;
use napoleon::engine::charts::{CombatChart, Odds, Verdict};

/// The defenders: two units of four points. A unit that is reduced keeps half of its points.
const DEFENCE: f64 = 8.0;
const UNIT: f64 = 4.0;
/// No bar is higher.
const MOST: u8 = 8;

/// How an attack is made: the ground is close, the attacker's initiative is higher by so much, all
/// three arms take part.
struct Way {
    close: bool,
    initiative: i16,
    arms: bool,
}

fn ratio(odds: &Odds) -> f64 {
    f64::from(odds.attack) / f64::from(odds.defence)
}

/// The points that attacker and defender lose by a result.
fn lost(verdict: Verdict, attack: f64) -> [f64; 2] {
    match verdict {
        Verdict::AttackersLost => [attack, 0.0],
        Verdict::DefendersLost => [0.0, DEFENCE],
        Verdict::BothReduced => [UNIT.min(attack) / 2.0, UNIT / 2.0],
        Verdict::Exchange if attack > DEFENCE => [DEFENCE / 2.0, DEFENCE],
        Verdict::Exchange => [attack, attack / 2.0],
        _ => [0.0, 0.0],
    }
}

/// Whether the defenders are gone after a result.
fn clears(verdict: Verdict, attack: f64) -> bool {
    match verdict {
        Verdict::DefendersLost | Verdict::DefendersRetreat(_) => true,
        Verdict::Exchange => attack > DEFENCE,
        _ => false,
    }
}

fn column(chart: &CombatChart, place: usize, way: &Way) -> Column {
    let attack = DEFENCE * ratio(&chart.columns[place]);
    let shifted = chart.shifted(place, i16::from(way.arms));
    let (mut values, mut cleared) = ([0.0; 2], 0.0);
    for (verdict, chance) in chart.prospects(shifted, way.close, way.initiative) {
        let lost = lost(verdict, attack);
        values = [values[0] + chance * lost[0], values[1] + chance * lost[1]];
        cleared += if clears(verdict, attack) { chance } else { 0.0 };
    }
    let part = |halves: u16| (f64::from(halves) / 2.0).to_string();
    let odds = &chart.columns[place];
    let name = format!("{}:{}", part(odds.attack), part(odds.defence));
    Column { name, values, note: Some(format!("{:.0} %", cleared * 100.0)) }
}

fn panel(chart: &CombatChart, title: &'static str, way: &Way) -> Panel {
    Panel { title, columns: (0..chart.columns.len()).map(|place| column(chart, place, way)).collect() }
}

fn main() {
    let Ok(pack) = reading::<Napoleon>("napoleon-drill") else { return };
    let chart = &pack.spec.charts.combat;
    let open = Way { close: false, initiative: 0, arms: false };
    let panels = [
        panel(chart, "Points lost, open ground, equal initiative", &open),
        panel(chart, "The same with combined arms", &Way { arms: true, ..open }),
        panel(chart, "Close ground, equal initiative", &Way { close: true, ..open }),
        panel(chart, "Close ground, attackers better by one", &Way { close: true, initiative: 1, ..open }),
        panel(chart, "Close ground, defenders better by one", &Way { close: true, initiative: -1, ..open }),
    ];
    println!("{}", picture(&panels, MOST, ["attacker", "defender, 8 points"]));
}
