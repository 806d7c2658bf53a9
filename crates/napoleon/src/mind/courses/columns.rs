//! What has to be done: marches that are ordered (20.22), and columns that come in (19.1). Both are
//! tried out order by order, each as one course.

use hexes::Hex;
use kernel::{Dice, Silent};

use super::reach::Reached;
use super::{SAFE, Scene};
use crate::engine::battle::Battle;
use crate::engine::order::{MoveOrder, Order, ReinforcementOrder};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play};
use crate::engine::position::Position;

/// No column has more stacks, no march more steps.
const MOST: usize = 40;

/// Orders that are tried out one after the other.
struct Trial<'a> {
    battle: &'a Battle,
    position: Position,
    orders: Vec<Order>,
}

impl<'a> Trial<'a> {
    fn new(field: &Field<'a>) -> Trial<'a> {
        Trial { battle: field.battle, position: field.position.clone(), orders: Vec::new() }
    }

    fn field(&self) -> Field<'_> {
        Field { battle: self.battle, position: &self.position }
    }

    fn give(&mut self, order: impl Into<Order>) -> bool {
        let order = order.into();
        if self.field().check(order).is_err() {
            return false;
        }
        let mut dice = Dice::quick(0);
        Play { battle: self.battle, position: &mut self.position, dice: &mut dice, journal: &mut Silent }
            .carry_out(order);
        self.orders.push(order);
        true
    }
}

/// All who march under an order do so, as one course.
pub(super) fn compulsory(scene: &Scene<'_>, out: &mut Vec<Vec<Order>>) {
    let field = &scene.field;
    let bound = field.on_map(scene.side).iter().filter(|piece| field.under(*piece).is_some());
    let bound: Pieces = bound.collect();
    if bound.is_empty() {
        return;
    }
    let mut trial = Trial::new(field);
    for piece in bound.iter() {
        let begun = trial.orders.len();
        if trial.position.mover.is_some() || !trial.give(MoveOrder::Take(piece)) {
            continue;
        }
        let alone = bound.and(field.ours_at(scene.side, field.position.at(piece)));
        for other in alone.iter() {
            trial.give(MoveOrder::Join(other));
        }
        for _ in 0..MOST {
            let Some(mover) = trial.position.mover else { break };
            let near: Vec<Hex> = field.around(mover.at).map(|(_, near)| near).collect();
            if !near.into_iter().any(|hex| trial.give(MoveOrder::Step(hex))) {
                break;
            }
        }
        if trial.position.mover.is_some() && !trial.give(MoveOrder::Halt) {
            trial.orders.truncate(begun);
            break;
        }
    }
    if !trial.orders.is_empty() {
        out.push(trial.orders);
    }
}

/// Columns that are due come in, stack by stack or in road march.
pub(super) fn entering(scene: &Scene<'_>, out: &mut Vec<Vec<Order>>) {
    let field = &scene.field;
    if field.waiting(scene.side).is_empty() {
        return;
    }
    for marching in [false, true] {
        let mut trial = Trial::new(field);
        for _ in 0..MOST {
            if !enter_one(scene, &mut trial, marching) {
                break;
            }
        }
        if !trial.orders.is_empty() && trial.position.mover.is_none() && !out.contains(&trial.orders) {
            out.push(trial.orders);
        }
    }
}

/// The next stack of those who wait; false if nobody can come.
fn enter_one(scene: &Scene<'_>, trial: &mut Trial<'_>, marching: bool) -> bool {
    let battle = trial.battle;
    let waiting = trial.field().waiting(scene.side);
    let mut list: Vec<PieceId> = waiting.iter().collect();
    // The fastest and strongest first.
    list.sort_by_key(|piece| {
        let spec = battle.piece(*piece);
        std::cmp::Reverse((battle.combat.has(*piece), spec.movement, spec.strength[0]))
    });
    let Some(first) = list.iter().copied().find(|piece| trial.give(ReinforcementOrder::Enter(*piece))) else {
        return false;
    };
    if marching {
        trial.give(MoveOrder::RoadMarch);
    } else if battle.combat.has(first) {
        let pace = battle.piece(first).movement;
        let alike = list.into_iter().filter(|piece| *piece != first && battle.piece(*piece).movement >= pace);
        for piece in alike.filter(|piece| battle.combat.has(*piece) || battle.leaders.has(*piece)) {
            trial.give(MoveOrder::Join(piece));
        }
    }
    let Some(mover) = trial.position.mover else { return false };
    let gates: Vec<Hex> = trial.field().gates(scene.side, mover.entering.saturating_sub(1)).iter().collect();
    if !gates.into_iter().any(|gate| trial.give(MoveOrder::Step(gate))) {
        return false;
    }
    let Some(mover) = trial.position.mover else { return true };
    go_on(scene, trial, &mover);
    if trial.position.mover.is_some() && !trial.give(MoveOrder::Halt) {
        // It cannot stay in the gate: any step is better.
        let near: Vec<Hex> = scene.field.around(mover.at).map(|(_, near)| near).collect();
        let went = near.into_iter().any(|hex| trial.give(MoveOrder::Step(hex)));
        return went && trial.give(MoveOrder::Halt);
    }
    true
}

/// From the gate as far towards what counts as it goes.
fn go_on(scene: &Scene<'_>, trial: &mut Trial<'_>, mover: &crate::movement::Mover) {
    let field = trial.field();
    let marching = field.position.marks.marching;
    let reached = Reached::of(&field, scene.side, mover, marching, &scene.terrain);
    let in_march = !mover.pieces.and(marching).is_empty();
    let open = |hex: &Hex| {
        let free = field.ours_at(scene.side, *hex).is_empty() || field.may_join(scene.side, *hex, mover.pieces).is_ok();
        free && !(in_march && scene.near_foe(*hex) <= SAFE) && !scene.terrain.zones.has(*hex)
    };
    let mut ends: Vec<Hex> = reached.hexes.iter().copied().filter(open).collect();
    ends.sort_by(|one, other| scene.pull(*other).total_cmp(&scene.pull(*one)));
    let mark = trial.orders.len();
    for end in ends.into_iter().take(6) {
        let before = trial.position.clone();
        let steps = reached.steps(end);
        if steps.into_iter().all(|step| trial.give(step)) && trial.give(MoveOrder::Halt) {
            return;
        }
        trial.position = before;
        trial.orders.truncate(mark);
    }
}
