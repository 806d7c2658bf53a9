//! How good a position looks, for the generals.

use kernel::Side;
use kernel::lots::each;

use crate::battle::Battle;
use crate::board::{LocaleId, Spot};
use crate::play::Field;
use crate::position::Position;

/// How good a position looks for a side, from -1 to 1.
pub(crate) fn appraise(battle: &Battle, position: &Position, side: Side) -> f32 {
    let field = Field { battle, position };
    if let Some(winner) = field.outcome().and_then(|outcome| outcome.winner) {
        return if winner == side { 1.0 } else { -1.0 };
    }
    let attacker = Side(battle.victory.attacker);
    let margin = morale_margin(&field, attacker) + ground(&field, attacker);
    let value = (margin / 2.0).tanh();
    if side == attacker { value } else { -value }
}

/// Morale left, as shares of what there was; a broken army has nearly lost.
fn morale_margin(field: &Field<'_>, attacker: Side) -> f32 {
    let share = |side: Side| {
        let left = f32::from(field.position.open.morale[side.index()]);
        let broken = if field.is_broken(side) { 1.0 } else { 0.0 };
        left / f32::from(field.battle.morale[side.index()]) - broken
    };
    1.6 * (share(attacker) - share(attacker.enemy()))
}

/// How near the attacker's pieces are to stars of different colours, against the time left.
fn ground(field: &Field<'_>, attacker: Side) -> f32 {
    let stars = field.battle.board.locales.iter().enumerate().filter(|(_, locale)| locale.star.is_some());
    let mut nearest = [f32::MAX; 3];
    for (index, locale) in stars {
        let Some(star) = locale.star else { continue };
        for piece in each(field.of(attacker)) {
            let here = match field.position.open.spot(piece) {
                Spot::Reserve(locale) => locale,
                Spot::Blocking(approach) => field.battle.board.approach(approach).locale,
                Spot::Waiting(_) | Spot::Lost => continue,
            };
            let distance = f32::from(field.battle.distance[LocaleId(index as u8).0 as usize][here.0 as usize]);
            nearest[star as usize] = nearest[star as usize].min(distance);
        }
    }
    nearest.sort_by(f32::total_cmp);
    let needed: f32 = nearest.iter().take(usize::from(field.battle.victory.colours)).map(|d| d.min(20.0)).sum();
    let left = f32::from(field.battle.rounds.saturating_sub(field.position.open.round) + 1);
    let slack = left * 1.2 - needed / f32::from(field.battle.victory.colours);
    0.9 * (slack / 6.0).tanh() - 0.25
}
