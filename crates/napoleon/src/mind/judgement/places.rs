//! Places that count: who will hold them, and who is on the way there.

use hexes::Hex;
use kernel::{BySide, Side};

use super::stands::{Stand, Stands};
use super::{Estimate, Weights};
use crate::engine::play::Field;

/// A place that counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Goal {
    /// Where.
    pub(crate) hex: Hex,
    /// Points that are still to be had there.
    pub(crate) points: f32,
    /// Who holds it: the last whose combat units stood there.
    pub(crate) holder: Option<Side>,
}

impl Field<'_> {
    /// The places that count, with what is still to be had there.
    pub(crate) fn goals(&self) -> Vec<Goal> {
        let mut goals: Vec<Goal> = Vec::new();
        let turns = f32::from(self.turns_left()) + 1.0;
        for prize in &self.battle.scenario.prizes {
            let points = turns * f32::from(prize.each_turn) / f32::from(prize.every.max(1)) + f32::from(prize.at_end);
            // Where several places are needed, each is a part of it.
            let needed = prize.all.len() + usize::from(!prize.any.is_empty());
            let share = points / needed.max(1) as f32;
            for stake in prize.all.iter().chain(&prize.any) {
                let hexes = self.battle.terms.stakes[*stake].iter();
                let Some(hex) = hexes.min_by_key(|hex| self.holder(*hex).is_none()) else { continue };
                match goals.iter_mut().find(|goal| goal.hex == hex) {
                    Some(goal) => goal.points += share,
                    None => goals.push(Goal { hex, points: share, holder: self.position.holders[*stake] }),
                }
            }
        }
        goals
    }
}

/// How much a stack has to say about a place so many turns away.
fn weight_at(turns: f32, left: f32) -> f32 {
    if turns > left + 0.3 {
        return 0.0;
    }
    (-0.9 * turns).exp()
}

fn turns_to(field: &Field<'_>, stand: &Stand, hex: Hex) -> f32 {
    field.distance(stand.hex, hex) as f32 / stand.pace
}

impl Estimate {
    /// Points for places, and the way there.
    pub(super) fn count_places(&mut self, field: &Field<'_>, stands: &Stands, weights: &Weights) {
        let goals = field.goals();
        let left = BySide::of(|side| field.moves_left(side));
        let mut wanted: BySide<[f32; 16]> = BySide::of(|_| [0.0; 16]);
        for (number, goal) in goals.iter().enumerate() {
            let chance = held(field, stands, goal, &left);
            for side in Side::BOTH {
                self.points[side] += weights.prizes * goal.points * chance[side];
                // What is not safe is worth going to.
                wanted[side][number.min(15)] = goal.points * (1.1 - chance[side]);
            }
        }
        self.count_approach(field, stands, weights, &goals, &wanted);
    }

    fn count_approach(
        &mut self,
        field: &Field<'_>,
        stands: &Stands,
        weights: &Weights,
        goals: &[Goal],
        wanted: &BySide<[f32; 16]>,
    ) {
        for stand in &stands.list {
            let left = field.moves_left(stand.side) + 0.5;
            let mut best = 0.0f32;
            for (number, goal) in goals.iter().enumerate().take(16) {
                let turns = turns_to(field, stand, goal.hex);
                let useful = (wanted[stand.side][number] / 5.0).min(1.0);
                best = best.max(useful * (1.0 - turns / (left + 3.0)).max(0.0));
            }
            // Near the enemy there is always something to do.
            let foe = (stand.near.saturating_sub(1)) as f32 / stand.pace;
            best = best.max(0.45 * (1.0 - foe / (left + 3.0)).max(0.0));
            let share = if stand.guns_only { 0.5 } else { 1.0 };
            self.points[stand.side] += weights.approach * share * stand.strength * best;
        }
    }
}

/// How likely each side is to hold a place at the end.
fn held(field: &Field<'_>, stands: &Stands, goal: &Goal, left: &BySide<f32>) -> BySide<f32> {
    let mut near = BySide::of(|_| 0.0f32);
    let mut there: Option<Side> = None;
    for stand in &stands.list {
        let turns = turns_to(field, stand, goal.hex);
        let mut weight = weight_at(turns, left[stand.side]);
        if stand.hex == goal.hex {
            let infantry = !stand.units.and(field.battle.infantry).is_empty();
            weight = 0.9 * field.cover(goal.hex, infantry, stand.foe) + 0.3;
            there = Some(stand.side);
        }
        // Whoever stands next to it fights for it without a march.
        near[stand.side] += weight * stand.strength;
    }
    let square = |side: Side| near[side] * near[side];
    let [one, other] = Side::BOTH.map(square);
    let all = one + other;
    let mut chance = match (there.or(goal.holder), all > 0.0) {
        (Some(holder), false) => BySide::of(|side| if side == holder { 1.0 } else { 0.0 }),
        (None, false) => BySide::of(|_| 0.0),
        _ => BySide::of(|side| square(side) / all),
    };
    if let Some(holder) = there.or(goal.holder) {
        // It has to be taken first; at the very end nobody can.
        let enemy = holder.enemy();
        let late = if left[enemy] <= 0.0 { 0.0 } else { (0.35 + 0.2 * left[enemy]).min(0.9) };
        chance[enemy] *= late;
        chance[holder] = (1.0 - chance[enemy]).clamp(0.0, 1.0);
    }
    chance
}
