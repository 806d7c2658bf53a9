//! What results ask: who bears a loss, where to retreat, whether to advance.

use hexes::Hex;
use kernel::Side;

use super::{best, listed};
use crate::disengagement::{DisengageOrder, DisengageStep};
use crate::engine::agenda::ResultStep;
use crate::engine::order::{Order, ResultOrder};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::Field;

/// Exchanges are paid out of so many units at most with every choice looked at.
const PAYERS: usize = 8;

pub(super) fn result(field: &Field<'_>, step: ResultStep) -> Option<Order> {
    match step {
        ResultStep::Rout { pieces, .. } => pieces.first().map(|piece| ResultOrder::Retire(piece).into()),
        ResultStep::Retreat { side, .. } => {
            let score = |order: &Order| match order {
                Order::Result(ResultOrder::RetreatTo(hex)) => Some(refuge(field, side, *hex)),
                _ => None,
            };
            best(listed(field), score).map(|(_, order)| order)
        }
        ResultStep::Displace { .. } | ResultStep::Crowd { .. } => {
            let score = |order: &Order| match order {
                Order::Result(ResultOrder::Displace(piece)) => Some(-field.weight_of(Pieces::only(*piece))),
                _ => None,
            };
            best(listed(field), score).map(|(_, order)| order)
        }
        ResultStep::Reduce { among, .. } => {
            let there: Pieces = among.iter().filter(|piece| field.position.on_map(*piece)).collect();
            cheapest(field, there).map(|unit| ResultOrder::Reduce(unit).into())
        }
        ResultStep::Exchange { among, owed, .. } => {
            payer(field, among, owed).map(|unit| ResultOrder::GiveUp(unit).into())
        }
        ResultStep::Advance { side, .. } => advance(field, side),
    }
}

/// Whom a reduction costs least: nobody is lost if it can be helped.
pub(super) fn cheapest(field: &Field<'_>, among: Pieces) -> Option<PieceId> {
    let price = |unit: &PieceId| {
        let spec = field.battle.piece(*unit);
        let dies = spec.strength[1] == 0 || field.position.marks.reduced.has(*unit);
        (if dies { 20 + spec.strength[0] } else { spec.strength[0] - spec.strength[1] }, *unit)
    };
    among.iter().min_by_key(price)
}

/// The first of those who together pay what is owed at the least loss of points.
fn payer(field: &Field<'_>, among: Pieces, owed: u16) -> Option<PieceId> {
    let units: Vec<PieceId> = among.iter().take(PAYERS).collect();
    let pays = |set: u32, unit: usize| set >> unit & 1 == 1;
    let mut best: Option<(u32, u32)> = None;
    for set in 1u32..1 << units.len() {
        let chosen = || units.iter().enumerate().filter(|(place, _)| pays(set, *place)).map(|(_, unit)| *unit);
        let paid: u16 = chosen().map(|unit| 2 * u16::from(field.strength(unit))).sum();
        if paid < owed {
            continue;
        }
        let points: u32 = chosen().map(|unit| u32::from(field.battle.piece(unit).strength[0])).sum();
        if best.is_none_or(|(least, _)| points < least) {
            best = Some((points, set));
        }
    }
    let set = best.map_or(1, |(_, set)| set);
    units.iter().enumerate().find(|(place, _)| pays(set, *place)).map(|(_, unit)| *unit)
}

/// How good a hex is to fall back to: away from the enemy, near friends, on good ground.
pub(super) fn refuge(field: &Field<'_>, side: Side, hex: Hex) -> f32 {
    let enemies = field.hexes_of(field.on_map(side.enemy()).and(field.battle.combat.or(field.position.hidden)));
    let near = enemies.iter().map(|foe| field.distance(foe, hex)).min().unwrap_or(9).min(4) as f32;
    let foe = enemies.iter().min_by_key(|foe| field.distance(*foe, hex)).unwrap_or(hex);
    let friends = field.around(hex).filter(|(_, near)| !field.combat_at(side, *near).is_empty()).count() as f32;
    let joins = if field.combat_at(side, hex).is_empty() { 0.0 } else { 0.3 };
    let goals: f32 = field.goals().iter().filter(|goal| goal.hex == hex).map(|goal| goal.points).sum();
    let open = field.around(hex).filter(|(_, out)| !field.in_zone(side.enemy(), *out)).count() as f32;
    0.8 * near + 0.25 * friends + joins + 0.6 * (field.cover(hex, true, foe) - 1.0) + 0.3 * goals + 0.15 * open
}

/// Who goes into a hex that the enemy has left, or nobody else.
pub(super) fn advance(field: &Field<'_>, side: Side) -> Option<Order> {
    let orders = listed(field);
    let end = Order::from(ResultOrder::EndAdvance);
    let score = |order: &Order| match *order {
        Order::Result(ResultOrder::Advance { piece, to }) => Some(advance_worth(field, side, piece, to)),
        _ => None,
    };
    match best(orders.iter().copied(), score) {
        Some((worth, order)) if worth > 0.0 || !orders.contains(&end) => Some(order),
        _ => Some(end),
    }
}

/// What an advance is worth: the hex, less what the enemy can bring against it, and what is left bare.
fn advance_worth(field: &Field<'_>, side: Side, piece: PieceId, to: Hex) -> f32 {
    let from = field.position.at(piece);
    if field.battle.leaders.has(piece) {
        // With his troops, if there are enough of them.
        let gone = field.combat_at(side, to);
        let left = field.combat_at(side, from);
        return if gone.len() > left.len() { 0.1 } else { -0.1 };
    }
    let enemy = side.enemy();
    let own = field.weight_of(Pieces::only(piece)) + field.weight_of(field.combat_at(side, to));
    let near = |of: Side, far: u32| -> f32 {
        let hexes = field.hexes_of(field.on_map(of).and(field.battle.combat));
        let there = hexes.iter().filter(|hex| *hex != to && field.distance(*hex, to) <= far);
        there.map(|hex| field.weight_of(field.combat_at(of, hex))).sum()
    };
    let foe =
        field.hexes_of(field.on_map(enemy).and(field.battle.combat)).iter().min_by_key(|foe| field.distance(*foe, to));
    let infantry = field.battle.infantry.has(piece);
    let cover = field.cover(to, infantry, foe.unwrap_or(to));
    let friends = near(side, 1);
    let against = near(enemy, 2).min(20.0);
    let left = field.moves_left(enemy);
    let risk = if left <= 0.0 { 0.0 } else { (against / (own * cover + 0.4 * friends + 0.5) - 0.9).clamp(0.0, 1.5) };
    let points =
        |hex: Hex| -> f32 { field.goals().iter().filter(|goal| goal.hex == hex).map(|goal| goal.points).sum() };
    let alone = field.combat_at(side, from).len() <= 1;
    let bared = if alone { 0.7 * points(from) } else { 0.0 };
    let held = field.combat_at(side, to).is_empty();
    let gains = if held { 0.8 * points(to) + 0.35 } else { 0.05 };
    gains - bared - 0.18 * own * risk
}

/// Whoever must leave the enemy goes to the best hex; nobody else does.
pub(super) fn disengage(field: &Field<'_>, step: DisengageStep) -> Option<Order> {
    let DisengageStep::Disengage(side) = step;
    let orders = listed(field);
    let end = Order::from(DisengageOrder::EndDisengaging);
    if orders.contains(&end) {
        return Some(end);
    }
    let score = |order: &Order| match order {
        Order::Disengage(DisengageOrder::Disengage { to, .. }) => Some(refuge(field, side, *to)),
        _ => None,
    };
    best(orders.iter().copied(), score).map(|(_, order)| order)
}
