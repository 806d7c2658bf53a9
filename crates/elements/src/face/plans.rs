//! Gestures: what a picked or clicked element can do, as whole series of orders.

use kernel::{Cite, Dice, Plan, Silent};

use crate::close_combat::{FightOrder, FightStep};
use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::order::Order;
use crate::engine::pieces::ElementId;
use crate::engine::play::{Field, Play};
use crate::engine::position::Position;
use crate::engine::view::View;
use crate::geometry::{Heading, Pose};
use crate::movement::{Aim, Formation, MoveOrder, MoveStep};
use crate::rules::cite;
use crate::shooting::{ShootOrder, ShootStep};
use crate::system::Subject;

type Plans = Vec<Plan<Order, Subject>>;

/// What an element, or the formation it is in, can do now.
pub(crate) fn plans(battle: &Battle, view: &View, subject: Subject, out: &mut Plans) {
    let field = Field { battle, position: &view.position };
    let Some(side) = field.to_decide().side() else { return };
    if !view.viewer.is(side) {
        return;
    }
    let Subject::Element(element) = subject else { return };
    match field.position.agenda.peek() {
        Some(Step::Move(MoveStep::Phase(_))) => of_phase(&field, element, out),
        Some(Step::Move(MoveStep::Formation(_))) if field.position.movement.formation.has(element) => {
            manoeuvres(&field, &[], 0, out);
        }
        Some(Step::Shoot(step)) => shots(&field, *step, element, out),
        Some(Step::Fight(FightStep::Phase(_))) => fights(&field, element, out),
        _ => {}
    }
}

fn plan(orders: Vec<Order>, target: Subject, cost: u8, gesture: &'static str, cite: Cite) -> Plan<Order, Subject> {
    Plan { orders, target, cost, gesture, cite }
}

/// Nothing is in hand: the element alone, and every group on offer that it belongs to,
/// each with all it can do.
fn of_phase(field: &Field<'_>, element: ElementId, out: &mut Plans) {
    let side = field.position.active;
    if element.side() != side {
        return;
    }
    let mut orders = Vec::new();
    field.orders(&mut orders);
    for order in orders {
        let Order::Move(MoveOrder::Take(formation)) = order else { continue };
        let members = formation.members(side);
        if !members.has(element) {
            continue;
        }
        let cost = field.cost(members).0;
        let position = taken(field, formation);
        let taken = Field { battle: field.battle, position: &position };
        if position.movement.formation.is_empty() {
            // A demoralized formation is held by being taken.
            let stays = Subject::Place(field.element(element).pose);
            out.push(plan(vec![order], stays, cost, "elements-plan-hold", cite!("victory.command")));
        } else {
            manoeuvres(&taken, &[order], cost, out);
        }
    }
}

/// The position once a formation is taken.
pub(crate) fn taken(field: &Field<'_>, formation: Formation) -> Position {
    let mut position = field.position.clone();
    let mut dice = Dice::forced([]);
    let order = Order::Move(MoveOrder::Take(formation));
    Play { battle: field.battle, position: &mut position, dice: &mut dice, journal: &mut Silent }.carry_out(order);
    position
}

/// All manoeuvres of the formation in hand.
fn manoeuvres(field: &Field<'_>, before: &[Order], cost: u8, out: &mut Plans) {
    let mut orders = Vec::new();
    field.orders(&mut orders);
    let lead = field.position.movement.formation.first();
    for order in orders {
        let Order::Move(manoeuvre) = order else { continue };
        let gesture = match manoeuvre {
            MoveOrder::Go { distance: 0, .. } => "elements-plan-turn",
            MoveOrder::Go { .. } => "elements-plan-go",
            MoveOrder::Advance(_) => "elements-plan-advance",
            MoveOrder::Wheel { .. } => "elements-plan-wheel",
            MoveOrder::Close { .. } => "elements-plan-close",
            MoveOrder::LineUp { .. } => "elements-plan-line-up",
            MoveOrder::Column { .. } => "elements-plan-column",
            MoveOrder::Line { .. } => "elements-plan-line",
            MoveOrder::March(_) => "elements-plan-march",
            MoveOrder::BreakOff => "elements-plan-break-off",
            MoveOrder::Dismount => "elements-plan-dismount",
            MoveOrder::Take(_) | MoveOrder::Halt | MoveOrder::End => continue,
        };
        let stands = lead.map(|lead| field.element(lead).pose);
        let Some(pose) = end_of(field, manoeuvre).or(stands) else { continue };
        let mut series = before.to_vec();
        series.push(order);
        out.push(plan(series, Subject::Place(pose), cost, gesture, manoeuvre.cite()));
    }
}

/// Where the first of the formation in hand ends with a manoeuvre, if it is legal.
pub(crate) fn end_of(field: &Field<'_>, order: MoveOrder) -> Option<Pose> {
    let members = field.position.movement.formation;
    let first = members.first()?;
    let scene = field.scene(first.side(), members);
    let lead = scene.first();
    let course = scene.plan(order).ok()?;
    Some(course.motion.end(lead, field.element(lead).pose))
}

/// What pointing from the formation in hand at a target may mean.
pub(crate) fn meanings(field: &Field<'_>, element: ElementId, target: Subject) -> Vec<MoveOrder> {
    match target {
        Subject::Element(enemy) if enemy.side() != element.side() => {
            let aims = Aim::ALL.into_iter();
            aims.map(|aim| MoveOrder::Close { lead: element, enemy, aim }).collect()
        }
        Subject::Element(friend) => vec![MoveOrder::Column { lead: friend, distance: 0 }],
        Subject::Place(pose) => going(field, element, pose),
    }
}

/// To a place: freely, or straight ahead if the formation is a group.
fn going(field: &Field<'_>, element: ElementId, to: Pose) -> Vec<MoveOrder> {
    let from = field.element(element).pose;
    let way = to.point() - from.point();
    let distance = u16::try_from(way.length()).unwrap_or(u16::MAX);
    if field.position.movement.formation.len() > 1 {
        return vec![MoveOrder::Advance(distance)];
    }
    let bearing = Heading::towards(way).unwrap_or(from.heading);
    vec![MoveOrder::Go { bearing, distance, facing: to.heading }]
}

/// Shooting: a call, an aim, support.
fn shots(field: &Field<'_>, step: ShootStep, element: ElementId, out: &mut Plans) {
    let shoot = |order: ShootOrder| Order::Shoot(order);
    let mut orders = Vec::new();
    field.orders(&mut orders);
    match step {
        ShootStep::Phase(side) => {
            if !orders.contains(&shoot(ShootOrder::Call(element))) {
                return;
            }
            // One's own element can be called and aimed in one go; the enemy aims his himself.
            if element.side() == side {
                let call = vec![shoot(ShootOrder::Call(element))];
                out.push(plan(call, Subject::Element(element), 0, "elements-plan-call", cite!("turn")));
                return;
            }
            for target in field.targets(element).iter() {
                let series = vec![shoot(ShootOrder::Call(element)), shoot(ShootOrder::Shoot(target))];
                let aim = Subject::Element(target);
                out.push(plan(series, aim, 0, "elements-plan-shoot", cite!("shooting.who")));
            }
        }
        ShootStep::Aim(shooter) => {
            for order in orders {
                let Order::Shoot(ShootOrder::Shoot(target)) = order else { continue };
                if shooter == element || target == element {
                    let aim = Subject::Element(target);
                    out.push(plan(vec![order], aim, 0, "elements-plan-shoot", cite!("shooting.who")));
                }
            }
        }
        ShootStep::Support(_) => {
            let order = shoot(ShootOrder::Support(element));
            if orders.contains(&order) {
                let own = Subject::Element(element);
                out.push(plan(vec![order], own, 0, "elements-plan-support", cite!("shooting.support")));
            }
        }
        ShootStep::Answer | ShootStep::Roll => {}
    }
}

/// Close combat: the pairs an element is in, its own or the enemy's.
fn fights(field: &Field<'_>, element: ElementId, out: &mut Plans) {
    let mut orders = Vec::new();
    field.orders(&mut orders);
    for order in orders {
        let Order::Fight(FightOrder::Fight { own, foe }) = order else { continue };
        if own == element || foe == element {
            let other = if own == element { foe } else { own };
            out.push(plan(vec![order], Subject::Element(other), 0, "elements-plan-fight", cite!("turn")));
        }
    }
}
