//! What close combat is expected to cost, by the exact odds.

use kernel::Side;

use crate::close_combat::Pair;
use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::Field;
use crate::mind::judgement::Weights;
use crate::mind::judgement::fire::cost;
use crate::odds::{Margin, Odds, WAYS};

/// Both fighters and what the fight is expected to cost each.
pub(crate) struct Fight {
    pub(crate) pair: Pair,
    pub(crate) costs: [f32; 2],
}

/// What a fight is expected to cost both.
pub(crate) fn forecast(field: &Field<'_>, pair: &Pair, weights: &Weights) -> [f32; 2] {
    let is_helped = |element: &ElementId| field.arm(*element).is_troops() && !field.helpers(*element).is_empty();
    let helped: Elements = pair.fighters.into_iter().filter(is_helped).collect();
    let [own, theirs] = field.fight_tallies(pair, helped).map(|tally| tally.total().max(0) as u8);
    let odds = Odds::of(own, theirs);
    let share = |margin| f32::from(odds.ways(margin)) / f32::from(WAYS);
    let [one, other] = pair.fighters;
    let mut costs = [0.0; 2];
    for (at, (loser, winner)) in [(one, other), (other, one)].into_iter().enumerate() {
        for margin in [Margin::Beaten, Margin::Doubled] {
            let likely = share(if at == 0 { margin } else { margin.reversed() });
            costs[at] += likely * cost(field, loser, field.fight_verdict(loser, winner, margin), weights);
        }
    }
    costs
}

/// Every fight that is open between both sides, those of a side first named; each
/// element's fights share it.
pub(crate) fn fights(field: &Field<'_>, side: Side, weights: &Weights) -> Vec<Fight> {
    let mut pairs = Vec::new();
    field.pairs(side, &mut |own, foe| pairs.push(Pair { fighters: [own, foe] }));
    pairs.into_iter().map(|pair| Fight { costs: forecast(field, &pair, weights), pair }).collect()
}
