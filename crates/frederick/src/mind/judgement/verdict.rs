//! Who wins, as things are expected to come: the levels of victory of the scenario, weighed by how
//! likely each state of both armies is.

use kernel::Side;

use crate::engine::play::Field;
use crate::engine::spec::{ArmyState, LevelSpec};

/// What is expected of an army at the end.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Forecast {
    /// Army morale, routed units counted.
    pub(crate) morale: f32,
    /// What it loses in a turn.
    pub(crate) decay: f32,
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// How likely an army is to end steady, demoralized, broken.
fn states(field: &Field<'_>, side: Side, forecast: Forecast, left: u8) -> [f32; 3] {
    let now = field.army_state(side);
    let mut steady = 1.0;
    if now == ArmyState::Steady {
        for turn in 0..left.min(6) {
            let later = f32::from(turn);
            let morale = forecast.morale - forecast.decay * later;
            steady *= 1.0 - logistic((2.9 - morale) / (0.9 + 0.45 * later.sqrt()));
        }
    } else {
        steady = 0.0;
    }
    let last = forecast.morale - forecast.decay * f32::from(left.saturating_sub(1).min(5));
    let broken = match now {
        ArmyState::Broken => 1.0,
        _ => logistic((-9.5 - last) / (0.6 + 0.5 * f32::from(left).sqrt())).min(1.0 - steady),
    };
    [steady, (1.0 - steady - broken).max(0.0), broken]
}

/// Whether a level holds; army morale is as it is expected to be.
fn fits(level: &LevelSpec, states: [ArmyState; 2], morale: [f32; 2], difference: i16) -> bool {
    let low = (0..2).all(|side| {
        // An army that has lost heart has little morale.
        let morale = if states[side] == ArmyState::Steady { morale[side] } else { morale[side].min(0.0) };
        level.morale_at_most[side].is_none_or(|most| morale < f32::from(most) + 0.5)
    });
    let higher = level.higher_morale.is_none_or(|side| {
        let [one, other] = [usize::from(side & 1), usize::from(1 - (side & 1))];
        states[one] < states[other] || states[one] == states[other] && morale[one] > morale[other]
    });
    if !low || !higher {
        return false;
    }
    let held = |side: usize| level.at_least[side] <= states[side] && states[side] <= level.at_most[side];
    held(0)
        && held(1)
        && level.least.is_none_or(|least| difference >= least)
        && level.most.is_none_or(|most| difference <= most)
}

/// What a level is worth to the first side, from 0 to 1: who wins counts
/// most, by how much a little.
fn worth(level: &LevelSpec) -> f32 {
    let clear = if level.id.ends_with("decisive") {
        1.0
    } else if level.id.ends_with("substantial") {
        0.985
    } else {
        0.97
    };
    match level.winner {
        None => 0.5,
        Some(winner) if winner & 1 == 0 => clear,
        Some(_) => 1.0 - clear,
    }
}

/// What the end is worth to the first side, from 0 to 1.
pub(crate) fn verdict(field: &Field<'_>, forecasts: [Forecast; 2], difference: f32, left: u8) -> f32 {
    const ALL: [ArmyState; 3] = [ArmyState::Steady, ArmyState::Demoralized, ArmyState::Broken];
    let chances = Side::BOTH.map(|side| states(field, side, forecasts[side.index()], left));
    let levels = &field.battle.scenario.levels;
    let spread = 1.6 + 1.4 * f32::from(left).sqrt();
    let below = |bound: f32| logistic((bound - difference) / (0.6 * spread));
    let mut bounds = [i16::MAX; 24];
    let mut count = 0;
    for level in levels {
        for bound in level.least.into_iter().chain(level.most.map(|most| most + 1)) {
            if count < 23 && !bounds[..count].contains(&bound) {
                bounds[count] = bound;
                count += 1;
            }
        }
    }
    bounds[..count].sort_unstable();
    let morale = forecasts.map(|forecast| forecast.morale - forecast.decay * f32::from(left.saturating_sub(1).min(5)));
    let mut sum = 0.0;
    for (one, first) in ALL.into_iter().enumerate() {
        for (other, second) in ALL.into_iter().enumerate() {
            let likely = chances[0][one] * chances[1][other];
            if likely < 0.001 {
                continue;
            }
            let mut before = 0.0;
            for place in 0..=count {
                let upto = if place == count { 1.0 } else { below(f32::from(bounds[place]) - 0.5) };
                let sample =
                    if place == count { bounds[..count].last().copied().unwrap_or(0) } else { bounds[place] - 1 };
                let level = levels.iter().find(|level| fits(level, [first, second], morale, sample)).or(levels.last());
                sum += likely * (upto - before) * level.map_or(0.5, worth);
                before = upto;
            }
        }
    }
    sum
}
