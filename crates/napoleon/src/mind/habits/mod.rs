//! What a general does without thinking, because it can hardly be wrong, or because its worth can be
//! worked out: whom to command, which attack, which battery at which hex, who bears a loss, where to
//! retreat.

mod arms;
mod cards;
mod command;
mod results;

use crate::combat::{Attack, CombatStep};
use crate::engine::agenda::{BombardStep, ChargeStep, Step};
use crate::engine::battle::Battle;
use crate::engine::order::{MoveOrder, Order, SupplyOrder, TrainOrder, WorkOrder};
use crate::engine::play::Field;
use crate::engine::position::{NOWHERE, Position};

/// Whether nothing is half done, so that the position can be appraised as it stands.
pub fn is_calm(position: &Position) -> bool {
    match position.agenda.peek() {
        None => true,
        Some(Step::Move(_)) => position.mover.is_none(),
        Some(Step::Combat(CombatStep::Declare(_))) => position.fights.forming() == Attack::default(),
        Some(Step::Bombard(BombardStep::Cannonade { at, .. }) | Step::Charge(ChargeStep::Charge { at, .. })) => {
            *at == NOWHERE
        }
        Some(step) => matches!(
            step,
            Step::Command(_)
                | Step::Recovery(_)
                | Step::Work(_)
                | Step::Combat(CombatStep::Evade(_) | CombatStep::Fight(_))
                | Step::March(_)
                | Step::Disengage(_)
                | Step::Train(_)
                | Step::Supply(_)
        ),
    }
}

/// The order that needs no thought, if there is one.
pub fn habit(battle: &Battle, position: &Position) -> Option<Order> {
    let field = Field { battle, position };
    match position.agenda.top()? {
        Step::Command(step) => command::command(&field, step),
        Step::Recovery(step) => command::reorganize(&field, step),
        Step::March(step) => command::brief(&field, step),
        Step::Move(_) if position.mover.is_some() => on_the_way(&field),
        Step::Move(_) => None,
        Step::Combat(step) => arms::combat(&field, step),
        Step::Bombard(step) => arms::bombard(&field, step),
        Step::Charge(step) => arms::charge(&field, step),
        Step::Result(step) => results::result(&field, step),
        Step::Disengage(step) => results::disengage(&field, step),
        Step::Card(step) => cards::card(&field, step),
        Step::Work(_) => Some(WorkOrder::EndBuilding.into()),
        Step::Train(_) => Some(TrainOrder::EndTakingUp.into()),
        Step::Supply(_) => {
            let feeds = |order: &Order| matches!(order, Order::Supply(SupplyOrder::Feed(_)));
            listed(&field).into_iter().find(feeds)
        }
    }
}

/// All legal orders.
fn listed(field: &Field<'_>) -> Vec<Order> {
    let mut orders = Vec::new();
    field.orders(&mut orders);
    orders
}

/// The best of some orders that are legal.
fn best(orders: impl IntoIterator<Item = Order>, score: impl Fn(&Order) -> Option<f32>) -> Option<(f32, Order)> {
    let mut best: Option<(f32, Order)> = None;
    for order in orders {
        let Some(score) = score(&order) else { continue };
        if best.is_none_or(|(most, _)| score > most) {
            best = Some((score, order));
        }
    }
    best
}

/// Somebody is on the way, though nobody has planned it: he stops, or takes the first step.
fn on_the_way(field: &Field<'_>) -> Option<Order> {
    let halt = Order::from(MoveOrder::Halt);
    if field.check(halt).is_ok() {
        return Some(halt);
    }
    let orders = listed(field);
    let step = |order: &&Order| matches!(order, Order::Move(MoveOrder::Step(_)));
    orders.iter().find(step).or(orders.first()).copied()
}
