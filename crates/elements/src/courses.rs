//! The courses open to a side that moves: each takes a formation and manoeuvres with it; groups first. A formation that has
//! done halts by itself.

use kernel::{Dice, Silent};

use crate::agenda::Step;
use crate::battle::Battle;
use crate::geometry::Point;
use crate::movement::{Formation, MoveOrder, MoveStep};
use crate::order::Order;
use crate::pieces::{ElementId, Elements};
use crate::play::{Field, Play};
use crate::position::Position;
use crate::troops::Arm;

/// Single elements farther from every enemy than this move with their groups only, in haste.
const IDLE: i32 = 20_000;

/// Every course worth a thought in a movement phase, in haste fewer; the last one ends it.
pub fn courses(battle: &Battle, position: &Position, haste: bool, out: &mut Vec<Vec<Order>>) {
    let field = Field { battle, position };
    let Some(Step::Move(MoveStep::Phase(side))) = position.agenda.top().copied() else { return };
    let mut list = Vec::new();
    field.orders(&mut list);
    let formations = list.iter().filter_map(|order| match order {
        Order::Move(MoveOrder::Take(formation)) => Some((*formation, formation.members(side))),
        _ => None,
    });
    let mut formations: Vec<(Formation, Elements)> = formations.collect();
    formations.sort_by_key(|(_, members)| std::cmp::Reverse(members.len()));
    for (formation, members) in formations {
        if is_worth_a_thought(&field, members, haste) {
            manoeuvres(battle, position, formation, members, haste, out);
        }
    }
    out.push(vec![Order::Move(MoveOrder::End)]);
}

/// In haste neither commanders nor single elements far behind are thought of.
fn is_worth_a_thought(field: &Field<'_>, members: Elements, haste: bool) -> bool {
    let Some(first) = members.first() else { return false };
    if members.len() > 1 {
        return true;
    }
    if field.arm(first) == Arm::Commander {
        return !haste;
    }
    let lone = || field.is_lone(first);
    !haste || lone() || is_near_enemy(field, first, IDLE)
}

fn is_near_enemy(field: &Field<'_>, element: ElementId, reach: i32) -> bool {
    let here: Point = field.element(element).pose.point();
    let enemies = field.of_side(element.side().enemy());
    enemies.iter().any(|enemy| here.is_near(reach, field.element(enemy).pose.point()))
}

fn imagine(battle: &Battle, position: &Position, order: Order) -> Position {
    let mut after = position.clone();
    let mut dice = Dice::quick(0);
    Play { battle, position: &mut after, dice: &mut dice, journal: &mut Silent }.carry_out(order);
    after
}

fn manoeuvres(
    battle: &Battle,
    position: &Position,
    formation: Formation,
    members: Elements,
    haste: bool,
    out: &mut Vec<Vec<Order>>,
) {
    let take = Order::Move(MoveOrder::Take(formation));
    let taken = imagine(battle, position, take);
    if !matches!(taken.agenda.top(), Some(Step::Move(MoveStep::Formation(_)))) {
        // A formation of a demoralized command is held by being taken.
        out.push(vec![take]);
        return;
    }
    let mut list = Vec::new();
    Field { battle, position: &taken }.orders(&mut list);
    let single = members.len() == 1;
    for order in list {
        let Order::Move(manoeuvre) = order else { continue };
        match manoeuvre {
            MoveOrder::Halt => {}
            MoveOrder::Column { .. } if haste => {}
            MoveOrder::Go { distance, .. }
                if haste && single && distance > 0 && !is_near(battle, position, members) => {}
            MoveOrder::Wheel { .. } if !haste => {
                out.push(vec![take, order]);
                onward(battle, &taken, [take, order], out);
            }
            _ => out.push(vec![take, order]),
        }
    }
}

fn is_near(battle: &Battle, position: &Position, members: Elements) -> bool {
    let field = Field { battle, position };
    members.first().is_some_and(|element| is_near_enemy(&field, element, IDLE))
}

/// After a wheel straight ahead, or into contact.
fn onward(battle: &Battle, taken: &Position, orders: [Order; 2], out: &mut Vec<Vec<Order>>) {
    let wheeled = imagine(battle, taken, orders[1]);
    if !matches!(wheeled.agenda.top(), Some(Step::Move(MoveStep::Formation(_)))) {
        return;
    }
    let mut list = Vec::new();
    Field { battle, position: &wheeled }.orders(&mut list);
    let goes_on = |order: &&Order| matches!(order, Order::Move(MoveOrder::Advance(_) | MoveOrder::Close { .. }));
    out.extend(list.iter().filter(goes_on).take(3).map(|order| vec![orders[0], orders[1], *order]));
}
