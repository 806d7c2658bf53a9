//! The courses open to a side that moves: whole marches of single pieces, attacks of several on one
//! hex, wings that go into column and march, units that come in.

use hexes::Hex;
use kernel::{Dice, Plan, Side, Silent};

use crate::engine::agenda::{MoveStep, Step};
use crate::engine::battle::Battle;
use crate::engine::order::{ColumnOrder, MoveOrder, Order, ScenarioOrder};
use crate::engine::pieces::{LeaderId, PieceId, UnitId, WingId};
use crate::engine::play::{Field, Play};
use crate::engine::position::{NOWHERE, Position};
use crate::face::plans::marches;
use crate::mind::judgement::Judgement;
use crate::mind::scheme::Scheme;
use crate::system::Subject;
use crate::zones::FRONT_STEPS;

/// So many destinations at each distance from the enemy are looked at, and in haste.
const AT_EACH_DISTANCE: [usize; 2] = [3, 1];
/// So many units attack together at most.
const MOST_TOGETHER: usize = 6;
/// Wings with enemies nearer than this do not go into column.
const MARCH_RANGE: u32 = 9;
/// Columns come no nearer than this.
const HALT_RANGE: u32 = 5;

/// A march that a piece can make.
struct March {
    unit: UnitId,
    to: Hex,
    orders: Vec<Order>,
}

/// Every course worth a thought in a movement phase, in haste fewer; the last one ends it. Who has
/// a part in a scheme of the day has courses that lead to its goal.
pub fn courses(judgement: &Judgement, battle: &Battle, position: &Position, haste: bool, out: &mut Vec<Vec<Order>>) {
    let field = Field { battle, position };
    let Some(Step::Move(MoveStep::Move(side))) = position.agenda.top() else { return };
    let scheme = judgement.scheme_of(side);
    let mut list = Vec::new();
    field.orders(&mut list);
    let enemies: Vec<Hex> = super::veils::seen(&field, side.enemy());
    let near = |hex: Hex| enemies.iter().map(|enemy| field.distance(*enemy, hex)).min().unwrap_or(99);
    let mut contacts = Vec::new();
    for order in &list {
        match *order {
            Order::Move(MoveOrder::Take(PieceId::Unit(unit))) if field.at(unit) == NOWHERE => {
                let goal = scheme.filter(|scheme| scheme.pulls(unit));
                come_in(
                    battle,
                    position,
                    unit,
                    &|hex| goal.map_or(near(hex), |scheme| u32::from(scheme.far(hex))),
                    out,
                );
            }
            Order::Move(MoveOrder::Take(PieceId::Unit(unit))) => {
                let way = Way { at_each_distance: AT_EACH_DISTANCE[usize::from(haste)], near: &near, scheme };
                unit_marches(&field, unit, &way, &mut contacts, out);
            }
            Order::Move(MoveOrder::Take(PieceId::Leader(leader))) => leader_marches(&field, side, leader, out),
            Order::Move(MoveOrder::Lift(unit)) if near(field.at(unit)) <= 4 => out.push(vec![*order]),
            Order::Column(ColumnOrder::Column(wing)) => march_off(battle, position, wing, &near, scheme, out),
            Order::Scenario(ScenarioOrder::Enter { wing, .. }) => {
                // The hexes of the entry zone are much alike.
                let enters = |course: &Vec<Order>| match course[0] {
                    Order::Scenario(ScenarioOrder::Enter { wing: other, .. }) => other == wing,
                    _ => false,
                };
                let known = out.iter().any(enters);
                if !known {
                    out.push(vec![*order]);
                }
            }
            Order::Move(MoveOrder::GiveUp(_)) | Order::Move(MoveOrder::EndMovement) => out.push(vec![*order]),
            _ => {}
        }
    }
    together(&field, side, &contacts, out);
    // The end stands last.
    if let Some(place) = out.iter().position(|course| course[..] == [Order::Move(MoveOrder::EndMovement)]) {
        let end = out.remove(place);
        out.push(end);
    }
}

fn destination(plan: &Plan<Order, Subject>) -> Hex {
    match plan.target {
        Subject::Hex(hex) => hex,
        _ => NOWHERE,
    }
}

/// Where marches lead.
struct Way<'a> {
    at_each_distance: usize,
    /// How near the enemy is.
    near: &'a dyn Fn(Hex) -> u32,
    scheme: Option<&'a Scheme>,
}

fn unit_marches(field: &Field<'_>, unit: UnitId, way: &Way<'_>, contacts: &mut Vec<March>, out: &mut Vec<Vec<Order>>) {
    let mut plans = Vec::new();
    marches(field.battle, field.position, PieceId::Unit(unit), &mut plans);
    let (side, guns) = (field.owner(unit), field.battle.artillery.has(unit));
    let friends = |hex: Hex| field.around(hex).filter(|(_, near)| field.holder(*near) == Some(side)).count();
    let mut others: Vec<(u32, usize, Vec<Order>)> = Vec::new();
    if let Some(scheme) = way.scheme.filter(|scheme| scheme.pulls(unit)) {
        let far = |plan: &&Plan<Order, Subject>| scheme.far(destination(plan));
        let ahead = plans.iter().filter(|plan| (way.near)(destination(plan)) > 1).min_by_key(far);
        out.extend(ahead.filter(|plan| far(plan) < scheme.far(field.at(unit))).map(|plan| plan.orders.clone()));
    }
    for plan in plans {
        let to = destination(&plan);
        let distance = (way.near)(to);
        if distance <= 1 {
            if !guns {
                contacts.push(March { unit, to, orders: plan.orders.clone() });
            }
            out.push(plan.orders);
        } else {
            let joins = usize::from(field.holder(to) == Some(side));
            others.push((distance, 2 * friends(to) + joins, plan.orders));
        }
    }
    others.sort_by(|one, other| one.0.cmp(&other.0).then(other.1.cmp(&one.1)));
    let (mut distance, mut taken) = (u32::MAX, 0);
    for (far, _, orders) in others {
        taken = if far == distance { taken + 1 } else { 1 };
        distance = far;
        if taken <= way.at_each_distance {
            out.push(orders);
        }
    }
}

/// Leaders ride to their troops.
fn leader_marches(field: &Field<'_>, side: Side, leader: LeaderId, out: &mut Vec<Vec<Order>>) {
    let mut plans = Vec::new();
    marches(field.battle, field.position, PieceId::Leader(leader), &mut plans);
    let own = plans.into_iter().filter(|plan| field.holder(destination(plan)) == Some(side));
    out.extend(own.map(|plan| plan.orders));
}

/// Attacks of several units on one hex, two of them, three, and so on.
fn together(field: &Field<'_>, side: Side, contacts: &[March], out: &mut Vec<Vec<Order>>) {
    let enemies = field.on_map(side.enemy());
    for target in enemies.iter().filter(|unit| field.position.top_of(field.at(*unit)) == Some(*unit)) {
        let target = field.at(target);
        let mut ready: Vec<&March> = contacts.iter().filter(|march| field.distance(march.to, target) == 1).collect();
        let weight = |unit: UnitId| u16::from(field.values(unit).strength) * u16::from(field.rating(unit));
        ready.sort_by_key(|march| std::cmp::Reverse((weight(march.unit), march.unit.0)));
        let mut used: Vec<(Hex, u8)> = field
            .around(target)
            .filter(|(_, near)| field.holder(*near) == Some(side))
            .map(|(_, near)| (near, field.front(near).iter().map(|unit| field.stacking_steps(unit)).sum()))
            .collect();
        let (mut course, mut joined) = (Vec::new(), Vec::new());
        while joined.len() < MOST_TOGETHER {
            // The strongest unit that has a place, at the place farthest from the others.
            let room = |march: &&March| {
                let steps = used.iter().find(|(hex, _)| *hex == march.to).map_or(0, |(_, steps)| *steps);
                !joined.contains(&march.unit) && steps + field.stacking_steps(march.unit) <= FRONT_STEPS
            };
            let Some(unit) = ready.iter().copied().find(room).map(|march| march.unit) else { break };
            let spread = |march: &March| {
                let apart = used.iter().map(|(hex, _)| field.distance(*hex, march.to)).min().unwrap_or(0);
                (apart, std::cmp::Reverse(march.orders.len()))
            };
            let best =
                ready.iter().copied().filter(|march| march.unit == unit).filter(room).max_by_key(|march| spread(march));
            let Some(best) = best else { break };
            joined.push(unit);
            course.extend_from_slice(&best.orders);
            match used.iter_mut().find(|(hex, _)| *hex == best.to) {
                Some((_, steps)) => *steps += field.stacking_steps(unit),
                None => used.push((best.to, field.stacking_steps(unit))),
            }
            if joined.len() > 1 {
                out.push(course.clone());
            }
        }
    }
}

fn imagine(battle: &Battle, position: &mut Position, orders: &[Order]) {
    let mut dice = Dice::quick(0);
    for order in orders {
        Play { battle, position, dice: &mut dice, journal: &mut Silent }.carry_out(*order);
    }
}

/// A wing goes into column and marches towards the enemy, or to the goal of the scheme, as far as
/// it is safe.
fn march_off(
    battle: &Battle,
    position: &Position,
    wing: WingId,
    near: &dyn Fn(Hex) -> u32,
    scheme: Option<&Scheme>,
    out: &mut Vec<Vec<Order>>,
) {
    let field = Field { battle, position };
    if field.wing_on_map(wing).iter().any(|unit| near(field.at(unit)) < MARCH_RANGE) {
        return;
    }
    let mut after = position.clone();
    let mut course = vec![Order::Column(ColumnOrder::Column(wing))];
    imagine(battle, &mut after, &course);
    let leader = field.wing_leader_or_coming(wing).map(PieceId::Leader);
    let mut units: Vec<UnitId> = field.wing_on_map(wing).or(field.wing_coming(wing)).iter().collect();
    let scheme = scheme.filter(|scheme| units.iter().any(|unit| scheme.pulls(*unit)));
    let far = |hex: Hex| scheme.map_or(near(hex), |scheme| u32::from(scheme.far(hex)));
    units.sort_by_key(|unit| far(field.at(*unit)));
    for piece in units.into_iter().map(PieceId::Unit).chain(leader) {
        let mut plans = Vec::new();
        marches(battle, &after, piece, &mut plans);
        let here = far(Field { battle, position: &after }.piece_at(piece));
        let best = plans
            .into_iter()
            .filter(|plan| near(destination(plan)) >= HALT_RANGE && far(destination(plan)) < here)
            .min_by_key(|plan| (far(destination(plan)), plan.cost));
        if let Some(best) = best {
            imagine(battle, &mut after, &best.orders);
            course.extend(best.orders);
            if after.mover.is_some() || !matches!(after.agenda.peek(), Some(Step::Move(MoveStep::Move(_)))) {
                break;
            }
        }
    }
    if course.len() > 1 {
        out.push(course);
    }
}

/// A unit that comes in and marches on.
fn come_in(battle: &Battle, position: &Position, unit: UnitId, near: &dyn Fn(Hex) -> u32, out: &mut Vec<Vec<Order>>) {
    let mut entries = Vec::new();
    marches(battle, position, PieceId::Unit(unit), &mut entries);
    if (Field { battle, position }).coming(PieceId::Unit(unit)).is_some() {
        // These plans march on already.
        entries.sort_by_key(|plan| (near(destination(plan)), plan.cost));
        return out.extend(entries.into_iter().take(4).map(|plan| plan.orders));
    }
    for entry in entries.iter().take(3) {
        let mut after = position.clone();
        let arrive = &entry.orders[..entry.orders.len() - 1];
        imagine(battle, &mut after, arrive);
        let mut plans = Vec::new();
        marches(battle, &after, PieceId::Unit(unit), &mut plans);
        plans.sort_by_key(|plan| (near(destination(plan)), plan.cost));
        out.extend(plans.into_iter().take(4).map(|plan| arrive.iter().copied().chain(plan.orders).collect()));
        out.push(entry.orders.clone());
    }
}
