//! How good a position looks, for the generals.
//!
//! A plain judgement is set by hand. A practised one weighs [`Sign`]s, and its weights were
//! fitted to battles (`crates/generals/examples/fit`). Both count for the attacker, and the
//! other way round for the defender.

mod plain;
mod signs;
mod weights;

use std::sync::LazyLock;

use kernel::Side;

use crate::engine::battle::Battle;
use crate::engine::play::Field;
use crate::engine::position::Position;
pub use signs::{SIGNS, Sign, Signs};

/// Between so many hours the weights are drawn as straight lines.
pub const PHASES: usize = 4;

/// A practised judgement is spread wide, so that even in a won or lost position one
/// plan differs from another.
const SPREAD: f32 = 8.0;

/// A table of weights: of each sign its worth from morning to evening.
pub type Rows = [(Sign, [f32; PHASES]); SIGNS];

/// The rounds at which the weights are given, as shares of the whole day.
const HOURS: [f32; PHASES] = [0.12, 0.42, 0.72, 1.0];

/// What each sign is worth to the attacker, from morning to evening.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights(pub [[f32; SIGNS]; PHASES]);

/// A way to judge positions.
#[derive(Clone, Debug, PartialEq)]
pub enum Judgement {
    /// A sum set by hand: the first opponent of those that were fitted.
    Plain,
    /// Fitted to battles: the weights of who attacks and of who defends, for
    /// each side judges by its own.
    Practised(Box<[Weights; 2]>),
}

/// How late it is: the hour before, and how far it is to the next.
pub fn phase(battle: &Battle, position: &Position) -> (usize, f32) {
    let now = f32::from(position.open.round) / f32::from(battle.rounds);
    let before = HOURS[1..PHASES - 1].iter().filter(|hour| now >= **hour).count();
    let share = (now - HOURS[before]) / (HOURS[before + 1] - HOURS[before]);
    (before, share.clamp(0.0, 1.0))
}

impl Weights {
    /// From a table with one row for each sign.
    pub fn of(rows: &Rows) -> Self {
        let mut weights = Weights([[0.0; SIGNS]; PHASES]);
        for (sign, row) in rows {
            for (hour, weight) in weights.0.iter_mut().zip(row) {
                hour[*sign as usize] = *weight;
            }
        }
        weights
    }

    /// The sum of all signs for the attacker.
    pub fn sum(&self, signs: &Signs, (before, share): (usize, f32)) -> f32 {
        let (early, late) = (&self.0[before], &self.0[before + 1]);
        let mut sums = [0.0f32; 2];
        for sign in 0..SIGNS {
            sums[0] += early[sign] * signs.0[sign];
            sums[1] += late[sign] * signs.0[sign];
        }
        sums[0] * (1.0 - share) + sums[1] * share
    }
}

impl Judgement {
    /// That of an ensign.
    pub fn green() -> Self {
        Judgement::practised(&weights::FIRST_ATTACK, &weights::HAND_SET_DEFENCE)
    }

    /// That of a colonel.
    pub fn seasoned() -> Self {
        Judgement::practised(&weights::FIRST_ATTACK, &weights::FIRST_DEFENCE)
    }

    /// The best there is.
    pub fn best() -> Self {
        Judgement::practised(&weights::SECOND_ATTACK, &weights::SECOND_DEFENCE)
    }

    fn practised(attack: &Rows, defence: &Rows) -> Self {
        Judgement::Practised(Box::new([attack, defence].map(Weights::of)))
    }

    /// How good a position looks for a side, from -1 to 1.
    pub fn judge(&self, battle: &Battle, position: &Position, side: Side) -> f32 {
        let field = Field { battle, position };
        if let Some(winner) = field.outcome().and_then(|outcome| outcome.winner) {
            return if winner == side { 1.0 } else { -1.0 };
        }
        let attacker = Side::of(battle.victory.attacker);
        let value = match self {
            Judgement::Plain => (plain::margin(&field, attacker) / 2.0).tanh(),
            Judgement::Practised(weights) => {
                let weights = &weights[usize::from(side != attacker)];
                (weights.sum(&signs::signs(&field), phase(battle, position)) / SPREAD).tanh()
            }
        };
        if side == attacker { value } else { -value }
    }
}

/// How good a position looks to the best judgement there is.
pub(crate) fn appraise(battle: &Battle, position: &Position, side: Side) -> f32 {
    static BEST: LazyLock<Judgement> = LazyLock::new(Judgement::best);
    BEST.judge(battle, position, side)
}

/// How likely a side is to win, from 0 to 1, were ensigns to fight on.
///
/// This is no judgement to play by: weights that predict outcomes best were found to choose
/// worse plans than fitted ones.
pub fn chance(battle: &Battle, position: &Position, side: Side) -> f32 {
    static PROGNOSIS: LazyLock<Weights> = LazyLock::new(|| Weights::of(&weights::PROGNOSIS));
    let field = Field { battle, position };
    if let Some(winner) = field.outcome().and_then(|outcome| outcome.winner) {
        return if winner == side { 1.0 } else { 0.0 };
    }
    if let Some(chance) = after_a_rout(&field, side) {
        return chance;
    }
    let odds = PROGNOSIS.sum(&signs::signs(&field), phase(battle, position));
    let odds = if side == Side::of(battle.victory.attacker) { odds } else { -odds };
    1.0 / (1.0 + (-odds).exp())
}

/// So many points an army loses in a round, on the average of battles between ensigns.
const LOST_A_ROUND: f32 = 0.7;
/// How likely the stars are to stay with the side that has them, once both armies are demoralized.
const STARS_STAY: f32 = 0.8;

/// One army alone is demoralized: it has lost unless the other breaks too, and then the stars
/// decide (14.1, 14.2). How likely that is follows from the morale that the other has left and
/// the rounds that are left.
fn after_a_rout(field: &Field<'_>, side: Side) -> Option<f32> {
    let broken = Side::BOTH.map(|side| field.is_broken(side));
    if broken[0] == broken[1] {
        return None;
    }
    let beaten = if broken[0] { Side::First } else { Side::Second };
    let open = &field.position.open;
    let rounds = f32::from(field.battle.rounds.saturating_sub(open.round)) + 1.0;
    let breaks = at_least(open.morale[beaten.enemy()], LOST_A_ROUND * rounds);
    let taken = field.colours_held() >= field.battle.victory.colours;
    let has_stars = taken == (beaten == Side::of(field.battle.victory.attacker));
    let chance = breaks * if has_stars { STARS_STAY } else { 1.0 - STARS_STAY };
    Some(if side == beaten { chance } else { 1.0 - chance })
}

/// How likely at least so many points are lost, where so many are expected: the tail
/// of Poisson's distribution.
fn at_least(points: u8, expected: f32) -> f32 {
    let mut term = (-expected).exp();
    let mut fewer = 0.0;
    for lost in 0..points {
        fewer += term;
        term *= expected / f32::from(lost + 1);
    }
    (1.0 - fewer).max(0.0)
}

/// The signs of a position.
pub fn signs(battle: &Battle, position: &Position) -> Signs {
    signs::signs(&Field { battle, position })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_has_each_sign_once() {
        for rows in [
            &weights::FIRST_ATTACK,
            &weights::SECOND_ATTACK,
            &weights::HAND_SET_DEFENCE,
            &weights::FIRST_DEFENCE,
            &weights::SECOND_DEFENCE,
            &weights::PROGNOSIS,
        ] {
            assert_eq!(rows.map(|(sign, _)| sign), Sign::ALL);
            assert!(rows.iter().flat_map(|(_, row)| row).all(|weight| weight.is_finite()));
        }
    }

    #[test]
    fn few_points_are_lost_more_easily_than_many() {
        assert_eq!(at_least(0, 2.0), 1.0);
        assert!((at_least(1, 2.0) - (1.0 - (-2.0f32).exp())).abs() < 1e-6);
        assert!(at_least(8, 2.0) < 0.01 && at_least(2, 2.0) > 0.5);
    }

    #[test]
    fn between_two_hours_a_weight_lies_between_theirs() {
        let mut weights = Weights([[0.0; SIGNS]; PHASES]);
        let mut signs = Signs([0.0; SIGNS]);
        signs.0[Sign::Day as usize] = 1.0;
        (weights.0[1][Sign::Day as usize], weights.0[2][Sign::Day as usize]) = (2.0, 4.0);
        assert_eq!(weights.sum(&signs, (1, 0.0)), 2.0);
        assert_eq!(weights.sum(&signs, (1, 0.5)), 3.0);
        assert_eq!(weights.sum(&signs, (1, 1.0)), 4.0);
    }
}
