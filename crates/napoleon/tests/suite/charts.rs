//! What the reconstructed charts must do: get better for the attacker with odds, die and initiative.

use napoleon::engine::arms::{Onset, Shot};
use napoleon::engine::charts::{Charts, CombatChart, Verdict};

fn charts() -> Charts {
    crate::reading("napoleon-drill").unwrap().spec.charts.clone()
}

/// How likely some results are.
fn chance(chart: &CombatChart, column: usize, close: bool, difference: i16, of: impl Fn(Verdict) -> bool) -> f64 {
    let prospects = chart.prospects(column, close, difference);
    prospects.into_iter().filter(|(verdict, _)| of(*verdict)).map(|(_, chance)| chance).sum()
}

const fn clears(verdict: Verdict) -> bool {
    matches!(verdict, Verdict::DefendersLost | Verdict::DefendersRetreat(_) | Verdict::Exchange)
}

const fn fails(verdict: Verdict) -> bool {
    matches!(verdict, Verdict::AttackersLost | Verdict::AttackersRetreat(_))
}

/// In hundredths.
fn hundredths(chance: f64) -> i32 {
    (chance * 100.0).round() as i32
}

#[test]
fn better_odds_and_better_initiative_are_never_worse() {
    let chart = charts().combat;
    for close in [false, true] {
        for difference in -4..=4 {
            for column in 0..chart.columns.len() {
                let now = |of: fn(Verdict) -> bool| chance(&chart, column, close, difference, of);
                let bolder = |of: fn(Verdict) -> bool| chance(&chart, column, close, difference + 1, of);
                assert!(bolder(clears) >= now(clears) - 1e-9 && bolder(fails) <= now(fails) + 1e-9, "column {column}");
                if column + 1 < chart.columns.len() {
                    let better = |of: fn(Verdict) -> bool| chance(&chart, column + 1, close, difference, of);
                    assert!(better(clears) >= now(clears) - 1e-9, "column {column}, {close}, {difference}");
                    assert!(better(fails) <= now(fails) + 1e-9, "column {column}, {close}, {difference}");
                }
            }
        }
    }
}

/// From best to worst for the attacker.
fn rank(verdict: Verdict) -> i16 {
    match verdict {
        Verdict::DefendersLost => 9,
        Verdict::DefendersRetreat(far) => 3 + i16::from(far),
        Verdict::DefendersWaver => 3,
        Verdict::Exchange => 2,
        Verdict::Shock | Verdict::BothReduced => 0,
        Verdict::AttackersWaver => -1,
        Verdict::AttackersRetreat(far) => -1 - i16::from(far),
        Verdict::AttackersLost => -9,
    }
}

#[test]
fn a_lower_die_is_never_worse() {
    let chart = charts().combat;
    for rows in chart.rows.windows(2) {
        for column in 0..chart.columns.len() {
            assert!(rank(rows[0][column]) >= rank(rows[1][column]), "column {column}: {rows:?}");
        }
    }
    for pair in chart.shock.windows(2) {
        assert!(rank(pair[0]) < rank(pair[1]), "{:?}", chart.shock);
    }
    assert!(chart.shock_dice.is_sorted());
}

/// The figures that the charts were drawn up with.
#[test]
fn attacks_pay_as_the_charts_were_meant_to() {
    let chart = charts().combat;
    let row = |close: bool| -> Vec<i32> {
        let cleared = |column| {
            // The figures leave the shock bonus of good odds aside.
            let bonus = i16::from(column >= usize::from(chart.shock_bonus_from));
            hundredths(chance(&chart, column, close, -bonus, clears))
        };
        (0..chart.columns.len()).map(cleared).collect()
    };
    assert_eq!(row(false)[..8], [0, 6, 22, 39, 44, 56, 72, 72]);
    assert_eq!(row(true)[..8], [6, 11, 17, 33, 39, 50, 67, 67]);
    assert_eq!([row(false)[9], row(true)[11]], [100, 100]);
    // An even attack in the open is a gamble, at three to one it is hardly one.
    let even = chart.column(8, 8);
    assert!(chance(&chart, even, false, 0, fails) > 0.3);
    assert!(chance(&chart, chart.column(24, 8), false, 0, fails) < 0.1);
}

#[test]
fn bombardment_rises_with_strength_and_die() {
    let chart = charts().arms.bombardment;
    let value = |shot: Shot| match shot {
        Shot::Nothing => 0,
        Shot::Suppressed => 1,
        Shot::Retreat => 2,
        Shot::Reduced(count) => 2 + count,
    };
    for strength in 0..16 {
        for roll in -3..9 {
            let here = value(chart.shot(strength, roll));
            assert!(value(chart.shot(strength + 1, roll)) >= here, "strength {strength}, roll {roll}");
            assert!(value(chart.shot(strength, roll + 1)) >= here, "strength {strength}, roll {roll}");
        }
    }
    assert_eq!(chart.shot(0, 6), Shot::Nothing);
}

#[test]
fn a_charge_falls_with_the_die_and_rises_with_the_odds() {
    let chart = charts().arms.charge;
    let value = |onset: Onset| match onset {
        Onset::Overrun => 3,
        Onset::PulledUp(count) => 3 - i16::from(count),
        Onset::Lost => 0,
    };
    for column in 0..chart.columns.len() {
        for roll in 0..9 {
            let here = value(chart.onset(column, roll));
            assert!(value(chart.onset(column, roll + 1)) <= here, "column {column}, roll {roll}");
            // The best odds come first.
            if column > 0 {
                assert!(value(chart.onset(column - 1, roll)) >= here, "column {column}, roll {roll}");
            }
        }
    }
    assert!(chart.columns.windows(2).all(|pair| pair[0].attack * pair[1].defence > pair[1].attack * pair[0].defence));
}

/// Paragraphs 3.21 to 3.24, 6.4, 5.52, 10.21, 10.22, 9.21, 22.22, 21.2.
#[test]
fn limits_are_the_rulebooks() {
    let limits = charts().limits;
    let stacking = limits.stacking;
    assert_eq!([stacking.units, stacking.division, stacking.led, stacking.vedettes], [2, 3, 5, 3]);
    let leaders = limits.leaders;
    assert_eq!([leaders.commander, leaders.officer, leaders.back, leaders.substitute], [4, 3, 2, 4]);
    assert_eq!((limits.withdrawal.evading, limits.withdrawal.repulsed), ([2, 1], 2));
    let back = limits.reorganization;
    assert_eq!([back.units, back.vedettes, back.lost], [2, 3, 5]);
}
