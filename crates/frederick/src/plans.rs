//! Plans: gestures of a person ("move there", "attack with all") and the orders that carry them out.

use hexes::{Hex, Pace, Reach, Stride};
use kernel::{Cite, Dice, Plan, Silent};

use crate::agenda::Step;
use crate::battle::Battle;
use crate::order::Order;
use crate::pieces::PieceId;
use crate::play::{Field, Play};
use crate::position::{Mover, NOWHERE, Position};
use crate::rules::cite;
use crate::system::Subject;
use crate::view::View;

/// What a piece or place can do.
pub(crate) fn plans(battle: &Battle, view: &View, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
    let field = Field { battle, position: &view.position };
    let Some(side) = field.decision().side() else { return };
    if !view.viewer.is(side) {
        return;
    }
    match (view.position.agenda.top(), subject) {
        (Some(Step::Move(_)), Subject::Unit(unit)) => marches(battle, &view.position, PieceId::Unit(unit), out),
        (Some(Step::Move(_)), Subject::Leader(leader)) => marches(battle, &view.position, PieceId::Leader(leader), out),
        (Some(Step::Bombard { .. }), subject) => concentrate(&field, subject, out),
        (Some(Step::Combat(_)), subject) => assault(&field, subject, out),
        (Some(Step::Rally(side)), Subject::Unit(unit)) if field.check_rally(*side, unit).is_ok() => {
            out.push(plan(vec![Order::Rally(unit)], subject, 0, "frederick-plan-rally", cite!("9.4")));
        }
        _ => {}
    }
}

fn plan(orders: Vec<Order>, target: Subject, cost: u8, gesture: &'static str, cite: Cite) -> Plan<Order, Subject> {
    Plan { orders, target, cost, gesture, cite }
}

/// Everywhere a piece can go, by the cheapest way.
pub fn marches(battle: &Battle, position: &Position, piece: PieceId, out: &mut Vec<Plan<Order, Subject>>) {
    let field = Field { battle, position };
    let Some(Step::Move(side)) = position.agenda.top() else { return };
    let begun = position.mover.filter(|mover| mover.piece == piece);
    if begun.is_none() && (position.mover.is_some() || field.may_take(*side, piece).is_err()) {
        return;
    }
    let start = field.piece_at(piece);
    if start == NOWHERE {
        return entries(&field, piece, out);
    }
    let mover = begun.unwrap_or(Mover { piece, spent: 0, hexes: 0, halted: false, shy: false });
    if mover.halted {
        return;
    }
    let reach = reach(battle, position, &mover);
    for to in reach.hexes().iter().filter(|to| *to != start) {
        let mut way: Vec<Order> = reach.way_back(to).map(Order::Step).collect();
        way.reverse();
        let take = begun.is_none().then_some(Order::Take(piece));
        let orders = take.into_iter().chain(way).chain([Order::Halt]).collect();
        let gesture = if reach.halts(to) { "frederick-plan-engage" } else { "frederick-plan-move" };
        let cost = reach.spent(to).unwrap_or_default();
        out.push(plan(orders, Subject::Hex(to), cost, gesture, cite!("7.3")));
    }
}

/// How far a mover comes. Where a piece may stand but not halt, it only passes.
fn reach(battle: &Battle, position: &Position, mover: &Mover) -> Reach {
    let mut imagined = position.clone();
    let start = Field { battle, position }.piece_at(mover.piece);
    let allowance = Field { battle, position }.piece_allowance(mover.piece);
    // Whoever has not moved yet may always enter one hex: the rule itself says so, and caps the price.
    let pace = Pace { points: allowance.saturating_sub(mover.spent), one_hex_always: false };
    let (mut reach, mut stands) = (Reach::default(), start);
    reach.spread(&battle.grid, start, pace, |from, spent, _, to| {
        if stands != from {
            stand(&mut imagined, mover.piece, from);
            stands = from;
        }
        let hexes = mover.hexes + u8::from(from != start);
        let here = Mover { spent: mover.spent + spent, hexes, ..*mover };
        match (Field { battle, position: &imagined }).stride(&here, to) {
            Err(_) => Stride::Barred,
            Ok(stride) => {
                let cost = (stride.cost + stride.zone).min(allowance.saturating_sub(here.spent));
                if stride.halts { Stride::Halts(cost) } else { Stride::Costs(cost) }
            }
        }
    });
    reach
}

fn stand(position: &mut Position, piece: PieceId, hex: Hex) {
    match piece {
        PieceId::Unit(unit) => position.put_below(unit, hex),
        PieceId::Leader(leader) => position.leaders[leader.index()].at = hex,
    }
}

/// A unit that comes in over the entry zone.
pub(crate) fn entries(field: &Field<'_>, piece: PieceId, out: &mut Vec<Plan<Order, Subject>>) {
    let mover = Mover { piece, spent: 0, hexes: 0, halted: false, shy: false };
    let mut orders = Vec::new();
    field.entry_orders(&mover, &mut orders);
    for order in orders {
        if let Order::StepIn(hex) = order {
            let course = vec![Order::Take(piece), order, Order::Halt];
            out.push(plan(course, Subject::Hex(hex), 1, "frederick-plan-enter", cite!(2002 "24.2.2")));
        }
    }
}

/// Plays orders on in imagination, as far as they are legal.
fn follow(field: &Field<'_>, orders: &mut Vec<Order>, next: &mut dyn FnMut(&[Order]) -> Option<Order>) {
    let mut position = field.position.clone();
    let mut dice = Dice::forced([]);
    for order in orders.iter() {
        Play { battle: field.battle, position: &mut position, dice: &mut dice, journal: &mut Silent }.carry_out(*order);
    }
    loop {
        let mut list = Vec::new();
        Field { battle: field.battle, position: &position }.orders(&mut list);
        let Some(order) = next(&list) else { return };
        orders.push(order);
        if matches!(order, Order::Fire | Order::Go) {
            return;
        }
        Play { battle: field.battle, position: &mut position, dice: &mut dice, journal: &mut Silent }.carry_out(order);
    }
}

/// All batteries that can, at a hex.
fn concentrate(field: &Field<'_>, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
    let mut list = Vec::new();
    field.orders(&mut list);
    for aim in list {
        let Order::Aim(hex) = aim else { continue };
        let meant = match subject {
            Subject::Hex(wanted) => wanted == hex,
            Subject::Unit(unit) => field.may_bombard_any(unit, hex) || field.at(unit) == hex,
            Subject::Leader(_) => false,
        };
        if meant {
            let mut orders = vec![aim];
            follow(field, &mut orders, &mut |list| {
                list.iter().copied().find(|order| matches!(order, Order::Battery(_) | Order::Fire))
            });
            out.push(plan(orders, Subject::Hex(hex), 0, "frederick-plan-bombard", cite!("8.1")));
        }
    }
}

/// An attack on a hex with everybody who may join.
fn assault(field: &Field<'_>, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
    let mut list = Vec::new();
    field.orders(&mut list);
    for assail in list {
        let Order::Assail(hex) = assail else { continue };
        let meant = match subject {
            // A hex of the enemy means itself, one of ours all that can be attacked from it.
            Subject::Hex(wanted) if field.holder(wanted) == Some(field.position.active) => {
                field.distance(wanted, hex) == 1
            }
            Subject::Hex(wanted) => wanted == hex,
            Subject::Unit(unit) => field.position.on_map(unit) && field.distance(field.at(unit), hex) <= 1,
            Subject::Leader(_) => false,
        };
        if meant {
            let mut orders = vec![assail];
            follow(field, &mut orders, &mut |list| {
                let storm = list.iter().copied().find(|order| matches!(order, Order::Storm(_)));
                storm.or_else(|| list.contains(&Order::Go).then_some(Order::Go)).or_else(|| list.first().copied())
            });
            out.push(plan(orders, Subject::Hex(hex), 0, "frederick-plan-attack", cite!("10.1")));
        }
    }
}
