//! The courses open to a side that moves: each takes a formation and manoeuvres with it; groups
//! first. A formation that has done halts by itself.

use kernel::{Dice, Side, Silent};

use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::order::Order;
use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::{Field, Play};
use crate::engine::position::Position;
use crate::geometry::{BASE_WIDTH, Hull, Point};
use crate::mind::judgement::Judgement;
use crate::movement::{Formation, Hand, MoveOrder, MoveStep};
use crate::troops::Arm;

/// Single elements farther from every enemy than this move with their groups only, in haste.
const IDLE: i32 = 20_000;
/// So far ahead a line looks for open ground.
const LOOK_AHEAD: i32 = 5_000;
/// Farther round than this no group wheels to face the enemy squarely.
const SQUARE_UP: i32 = 900;

/// Every course worth a thought in a movement phase, in haste fewer; the last one ends it.
pub fn courses(_judgement: &Judgement, battle: &Battle, position: &Position, haste: bool, out: &mut Vec<Vec<Order>>) {
    let field = Field { battle, position };
    let Some(Step::Move(MoveStep::Phase(side))) = position.agenda.top() else { return };
    let mut list = Vec::new();
    field.orders(&mut list);
    let formations = list.iter().filter_map(|order| match order {
        Order::Move(MoveOrder::Take(formation)) => Some((*formation, formation.members(side))),
        _ => None,
    });
    let mut formations: Vec<(Formation, Elements)> = formations.collect();
    if !haste {
        add_parts(&field, side, &mut formations);
    }
    formations.sort_by_key(|(_, members)| std::cmp::Reverse(members.len()));
    for (formation, members) in formations {
        if is_worth_a_thought(&field, members, haste) {
            manoeuvres(battle, position, formation, members, haste, out);
        }
    }
    out.push(vec![Order::Move(MoveOrder::End)]);
}

/// The parts of a line, cut anywhere, and those stretches of it that have open ground ahead.
fn add_parts(field: &Field<'_>, side: Side, formations: &mut Vec<(Formation, Elements)>) {
    let mut known: Vec<Elements> = formations.iter().map(|(_, members)| *members).collect();
    let lines: Vec<Elements> = known.iter().copied().filter(|members| members.len() > 3).collect();
    for line in lines {
        let files = files(field, line);
        let join = |files: &[Elements]| files.iter().fold(Elements::NONE, |all, file| all.or(*file));
        let cuts = (1..files.len()).flat_map(|cut| [join(&files[..cut]), join(&files[cut..])]);
        let open = files.chunk_by(|one, other| has_open_ground(field, *one) == has_open_ground(field, *other));
        for part in cuts.chain(open.map(join)) {
            let formation = Formation::of(part);
            if part.len() > 1
                && !known.contains(&part)
                && field.allows(Order::Move(MoveOrder::Take(formation))).is_ok()
                && formation.members(side) == part
            {
                known.push(part);
                formations.push((formation, part));
            }
        }
    }
}

/// The files of a line, from left to right.
fn files(field: &Field<'_>, line: Elements) -> Vec<Elements> {
    let Some(first) = line.first() else { return Vec::new() };
    let pose = field.element(first).pose;
    let right = pose.heading.unit().right();
    let aside = |element: ElementId| {
        let way = field.element(element).pose.point() - pose.point();
        (right.x * i64::from(way.x) + right.y * i64::from(way.y)) >> 30
    };
    let mut members: Vec<(i64, ElementId)> = line.iter().map(|element| (aside(element), element)).collect();
    members.sort_unstable();
    let same_file = |one: &(i64, ElementId), other: &(i64, ElementId)| other.0 - one.0 < i64::from(BASE_WIDTH / 2);
    members.chunk_by(same_file).map(|file| file.iter().map(|(_, element)| *element).collect()).collect()
}

/// Whether a file can go straight ahead without coming into bad going.
fn has_open_ground(field: &Field<'_>, file: Elements) -> bool {
    file.iter().all(|element| {
        let base = field.base(element);
        let there = base.moved(base.pose().ahead(LOOK_AHEAD));
        !field.position.ground.bad_going(&Hull::around(base.quad(), there.quad()))
    })
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
    if !matches!(taken.agenda.peek(), Some(Step::Move(MoveStep::Formation(_)))) {
        // A formation of a demoralized command is held by being taken.
        out.push(vec![take]);
        return;
    }
    let mut list = Vec::new();
    Field { battle, position: &taken }.orders(&mut list);
    let single = members.len() == 1;
    if !haste && !single {
        add_distances(&Field { battle, position: &taken }, members, &mut list);
    }
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

/// Shorter advances, and the wheel that brings a group square to its nearest enemy.
fn add_distances(field: &Field<'_>, members: Elements, list: &mut Vec<Order>) {
    let most = list.iter().filter_map(|order| match order {
        Order::Move(MoveOrder::Advance(distance)) => Some(*distance),
        _ => None,
    });
    let quarter = most.max().unwrap_or(0) / 4;
    let advances = [3 * quarter, quarter].map(|distance| Order::Move(MoveOrder::Advance(distance)));
    for order in advances.into_iter().chain(square_up(field, members)) {
        if !list.contains(&order) && field.allows(order).is_ok() {
            list.push(order);
        }
    }
}

fn square_up(field: &Field<'_>, members: Elements) -> Option<Order> {
    let pose = field.element(members.first()?).pose;
    let enemies = field.troops_of(field.of_side(members.first()?.side().enemy()));
    let nearest =
        enemies.iter().min_by_key(|enemy| pose.point().distance_squared(field.element(*enemy).pose.point()))?;
    let turn = pose.heading.turn_to(field.element(nearest).pose.heading.opposite());
    let hand = if turn > 0 { Hand::Right } else { Hand::Left };
    let steps = u16::try_from(turn.abs()).ok()?;
    (1..=SQUARE_UP).contains(&turn.abs()).then_some(Order::Move(MoveOrder::Wheel { hand, steps }))
}

fn is_near(battle: &Battle, position: &Position, members: Elements) -> bool {
    let field = Field { battle, position };
    members.first().is_some_and(|element| is_near_enemy(&field, element, IDLE))
}

/// After a wheel straight ahead, or into contact.
fn onward(battle: &Battle, taken: &Position, orders: [Order; 2], out: &mut Vec<Vec<Order>>) {
    let wheeled = imagine(battle, taken, orders[1]);
    if !matches!(wheeled.agenda.peek(), Some(Step::Move(MoveStep::Formation(_)))) {
        return;
    }
    let mut list = Vec::new();
    Field { battle, position: &wheeled }.orders(&mut list);
    let goes_on = |order: &&Order| matches!(order, Order::Move(MoveOrder::Advance(_) | MoveOrder::Close { .. }));
    out.extend(list.iter().filter(goes_on).take(3).map(|order| vec![orders[0], orders[1], *order]));
}

/// So many moves the enemy is believed to have: a little more than a die gives.
const BELIEVED_PIPS: u8 = 4;

/// The enemy's next bound, had nobody shot or fought in this one: where his troops can
/// be, apart from all luck.
pub fn lull(battle: &Battle, position: &Position) -> Position {
    let mut after = position.clone();
    let side = position.active;
    while after.agenda.peek().is_some() {
        after.agenda.pop();
    }
    after.agenda.push(Step::Bound(side.enemy()));
    let mut dice = Dice::quick(0);
    let mut play = Play { battle, position: &mut after, dice: &mut dice, journal: &mut Silent };
    play.remember_contacts();
    play.proceed();
    after.pips.left = after.pips.left.map(|left| if left > 0 { BELIEVED_PIPS } else { 0 });
    after
}
