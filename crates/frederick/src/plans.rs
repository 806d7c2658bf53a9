//! Plans: gestures of a person ("move there", "attack with all") and the orders that carry them out.

use hexes::Hex;
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

/// A hex that a piece has reached.
struct Stage {
    hex: Hex,
    spent: u8,
    halted: bool,
    before: usize,
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
    let mut stages = vec![Stage { hex: start, spent: mover.spent, halted: mover.halted, before: usize::MAX }];
    spread(battle, position, &mover, &mut stages);
    for index in 1..stages.len() {
        let stage = &stages[index];
        let best = stages.iter().filter(|other| other.hex == stage.hex).map(|other| other.spent).min();
        if best != Some(stage.spent) || stage.hex == start {
            continue;
        }
        let mut way = Vec::new();
        let mut at = index;
        while stages[at].before != usize::MAX {
            way.push(Order::Step(stages[at].hex));
            at = stages[at].before;
        }
        let take = begun.is_none().then_some(Order::Take(piece));
        let orders = take.into_iter().chain(way.into_iter().rev()).chain([Order::Halt]).collect();
        let gesture = if stage.halted { "frederick-plan-engage" } else { "frederick-plan-move" };
        out.push(plan(orders, Subject::Hex(stage.hex), stage.spent - mover.spent, gesture, cite!("7.3")));
    }
}

/// Spreads out from the start, the cheapest stage first. Where a piece may stand but not halt, it only passes.
fn spread(battle: &Battle, position: &Position, mover: &Mover, stages: &mut Vec<Stage>) {
    let mut imagined = position.clone();
    let mut done = vec![false; 1];
    while let Some(next) = (0..stages.len()).filter(|index| !done[*index]).min_by_key(|index| stages[*index].spent) {
        done[next] = true;
        let (hex, spent, halted) = (stages[next].hex, stages[next].spent, stages[next].halted);
        if halted {
            continue;
        }
        stand(&mut imagined, mover.piece, hex);
        let hexes = if next == 0 { mover.hexes } else { mover.hexes + 1 };
        let here = Mover { spent, hexes, halted, ..*mover };
        let field = Field { battle, position: &imagined };
        let allowance = field.piece_allowance(mover.piece);
        for (_, to) in battle.grid.around(hex) {
            let Ok(stride) = field.stride(&here, to) else { continue };
            let total = (spent + stride.cost + stride.zone).min(allowance);
            let known = stages.iter().any(|other| other.hex == to && other.spent <= total);
            if !known {
                stages.push(Stage { hex: to, spent: total, halted: stride.halts, before: next });
                done.push(false);
            }
        }
    }
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
            Subject::Hex(wanted) => wanted == hex || field.distance(wanted, hex) == 1,
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
