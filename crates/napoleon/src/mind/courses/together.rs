//! Attacks of several groups on one hex: two of them, three, and so on; the strongest first, or all
//! arms first (11.2).

use hexes::Hex;

use super::{March, Scene};
use crate::engine::pieces::Pieces;

/// So many groups attack together at most.
const MOST_TOGETHER: usize = 5;

pub(super) fn together(scene: &Scene<'_>, contacts: &[March], out: &mut Vec<Vec<crate::engine::order::Order>>) {
    let field = &scene.field;
    let battle = field.battle;
    for target in scene.foes.iter().copied() {
        let mut ready: Vec<&March> = contacts.iter().filter(|march| field.may_strike(march.to, target)).collect();
        if ready.is_empty() {
            continue;
        }
        let weight = |march: &March| field.weight_of(march.pieces);
        ready.sort_by(|one, other| weight(other).total_cmp(&weight(one)));
        for all_arms in [false, true] {
            if all_arms && scene.haste {
                continue;
            }
            let mut used = Pieces::NONE;
            let mut planned: Vec<(Hex, Pieces)> = Vec::new();
            let (mut course, mut count) = (Vec::new(), 0);
            // Friends who touch the target already fight with them.
            let standing = field.around(target).filter(|(_, near)| field.may_strike(*near, target));
            let mut arms = standing.fold(Pieces::NONE, |all, (_, near)| all.or(field.storming(scene.side, near)));
            while count < MOST_TOGETHER {
                let kinds = [battle.infantry, battle.cavalry, battle.artillery];
                let missing = |march: &March| {
                    let new = |kind: &Pieces| arms.and(*kind).is_empty() && !march.pieces.and(*kind).is_empty();
                    kinds.iter().filter(|kind| new(kind)).count()
                };
                let room = |march: &&March| {
                    let with = planned.iter().filter(|(hex, _)| *hex == march.to);
                    let there = with.fold(field.ours_at(scene.side, march.to), |all, (_, more)| all.or(*more));
                    march.pieces.and(used).is_empty() && field.may_stack(there.or(march.pieces)).is_ok()
                };
                // Spread around the target, where nobody of ours stands yet.
                let crowded = |march: &March| planned.iter().any(|(hex, _)| *hex == march.to);
                let fit = ready.iter().copied().filter(room);
                let key = |march: &March| {
                    let first = if all_arms { missing(march) as f32 * 20.0 } else { 0.0 };
                    let apart = if crowded(march) { -1.5 } else { 0.0 };
                    first + weight(march) + apart - 0.02 * march.orders.len() as f32
                };
                let Some(best) = fit.max_by(|one, other| key(one).total_cmp(&key(other))) else { break };
                used = used.or(best.pieces);
                arms = arms.or(best.pieces.and(battle.combat));
                planned.push((best.to, best.pieces));
                course.extend_from_slice(&best.orders);
                count += 1;
                if count > 1 && (!scene.haste || count <= 3) {
                    out.push(course.clone());
                }
            }
        }
    }
}
