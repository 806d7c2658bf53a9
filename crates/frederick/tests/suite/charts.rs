//! What the reconstructed charts must do: get better for the attacker with odds and die, and pay
//! where an attack should pay.
use frederick::Frederick;
use frederick::charts::{Charts, Effect};
use library::reading;

fn charts() -> Charts {
    let pack = reading::<Frederick>("rossbach-1757").unwrap();
    pack.spec.charts.clone()
}

/// What a result costs four steps, roughly: points, and something for everything beside them.
fn weight(effect: Effect, enemy_steps: u8) -> f64 {
    let exchange = if effect.exchange { (enemy_steps + 2) / 4 } else { 0 };
    let points = f64::from((effect.points + exchange).min(enemy_steps));
    let bracket = if effect.bracket { -0.1 } else { 0.0 };
    let mark = |there: bool, weight: f64| if there { weight } else { 0.0 };
    points
        + bracket
        + mark(effect.rout, 0.5)
        + mark(effect.retreat, 0.3)
        + mark(effect.surrender, 0.3)
        + mark(effect.guns, 0.1)
}

const STEPS: [u8; 9] = [1, 2, 3, 4, 6, 8, 12, 16, 20];

/// Defender's losses less the attacker's.
fn net(charts: &Charts, column: usize, die: i16) -> f64 {
    let cell = charts.combat.rows.cell(column, die);
    weight(cell.defender, STEPS[column]) - weight(cell.attacker, 4)
}

fn mean(charts: &Charts, column: usize, modifier: i16) -> f64 {
    (1..=6).map(|die| net(charts, column, die + modifier)).sum::<f64>() / 6.0
}

#[test]
fn a_better_die_and_better_odds_are_never_worse() {
    let charts = charts();
    for column in 0..9 {
        for modifier in -3..=5 {
            let here = mean(&charts, column, modifier);
            assert!(mean(&charts, column, modifier + 1) >= here, "column {column}, modifier {modifier}");
            if column < 8 {
                assert!(mean(&charts, column + 1, modifier) >= here, "column {column}, modifier {modifier}");
            }
        }
    }
}

#[test]
fn bombardment_rises_with_strength_and_die() {
    let charts = charts();
    let columns = charts.bombardment.columns.len();
    let value = |column: usize, die: i16| {
        let effect = charts.bombardment.rows.cell(column, die);
        (effect.points, effect.retreat, effect.guns)
    };
    for column in 0..columns {
        for die in -2..9 {
            assert!(value(column, die + 1) >= value(column, die), "column {column}, die {die}");
            if column + 1 < columns {
                assert!(value(column + 1, die).0 >= value(column, die).0, "column {column}, die {die}");
            }
        }
    }
}

#[test]
fn an_even_attack_on_good_infantry_does_not_pay_and_a_flank_attack_does() {
    let charts = charts();
    let even = charts.combat.column(8, 8);
    assert!(mean(&charts, even, 0) < 0.0, "front: {}", mean(&charts, even, 0));
    assert!(mean(&charts, even, 3) > 1.0, "flank: {}", mean(&charts, even, 3));
    assert!(mean(&charts, even, -2) < -1.0, "entrenched: {}", mean(&charts, even, -2));
}

#[test]
fn odds_are_rounded_in_the_defenders_favour() {
    let charts = charts();
    let odds = |attacker, defender| {
        let odds = charts.combat.columns[charts.combat.column(attacker, defender)];
        (odds.0, odds.1)
    };
    assert_eq!(odds(5, 4), (1, 1));
    assert_eq!(odds(4, 5), (1, 2));
    assert_eq!(odds(7, 4), (3, 2));
    assert_eq!(odds(18, 9), (2, 1));
    assert_eq!(odds(17, 8), (2, 1));
    assert_eq!(odds(1, 9), (1, 4));
    assert_eq!(odds(60, 4), (5, 1));
}

#[test]
fn the_two_printed_cells_are_there() {
    let charts = charts();
    let column = charts.combat.column(18, 9);
    let cell = |die| charts.combat.rows.cell(column, die);
    assert_eq!(cell(6), frederick::charts::Cell::read("1/(4)R*").unwrap());
    assert_eq!(cell(4), frederick::charts::Cell::read("Ex/Ex(+1)").unwrap());
}
