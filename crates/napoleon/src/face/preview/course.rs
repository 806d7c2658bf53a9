//! The orders that a preview takes for granted: an attack that is only named is made by somebody, and
//! it is fought before any other.

use hexes::Hex;
use kernel::Side;

use crate::combat::{Attack, CombatStep};
use crate::engine::agenda::{BombardStep, ChargeStep, Step};
use crate::engine::order::{BombardOrder, ChargeOrder, CombatOrder, Order, ResultOrder};
use crate::engine::play::Field;
use crate::face::strikes::{Draft, attack, best_ride, completed, salvo};

/// No declaration takes more orders to its end.
const MOST_ORDERS: usize = 128;

/// The order, with those that its preview takes for granted.
pub(super) fn course(field: &Field<'_>, order: Order) -> Vec<Order> {
    let whole = match (field.position.agenda.top(), order) {
        (Some(Step::Combat(CombatStep::Declare(side))), Order::Combat(named)) => {
            let formed = match named {
                CombatOrder::Assail(hex) if field.position.fights.forming() == Attack::default() => {
                    attack(field, side, hex, None).or_else(|| completed(field, side, named))
                }
                CombatOrder::Go => Some(vec![order]),
                named => completed(field, side, named),
            };
            formed.map(|formed| to_the_fight(field, formed))
        }
        (Some(Step::Bombard(BombardStep::Cannonade { side, .. })), Order::Bombard(BombardOrder::Target(hex))) => {
            salvo(field, side, hex, None)
        }
        (Some(Step::Bombard(_)), Order::Bombard(BombardOrder::Lay(_))) => Some(vec![order, BombardOrder::Fire.into()]),
        (Some(Step::Charge(ChargeStep::Charge { side, .. })), Order::Charge(ChargeOrder::Charge(hex))) => {
            best_ride(field, side, hex)
        }
        (Some(Step::Charge(ChargeStep::Charge { side, riders, .. })), Order::Charge(ChargeOrder::Spur(piece)))
            if !field.position.marks.out_of_command.has(piece) =>
        {
            Some(spurred(field, order, riders.is_empty().then(|| (side, field.position.at(piece)))))
        }
        _ => None,
    };
    whole.unwrap_or_else(|| vec![order])
}

/// A unit that joins a charge rides with those who have joined; the first one with its stack, if it
/// cannot charge alone.
fn spurred(field: &Field<'_>, order: Order, first: Option<(Side, Hex)>) -> Vec<Order> {
    let mut draft = Draft::new(field);
    draft.give(order);
    if let Some((side, from)) = first {
        let horse = field.combat_at(side, from).and(field.battle.cavalry);
        for piece in horse.without(field.position.marks.out_of_command).iter() {
            if draft.may(ChargeOrder::Sound) {
                break;
            }
            draft.give(ChargeOrder::Spur(piece));
        }
    }
    draft.orders.push(ChargeOrder::Sound.into());
    draft.orders
}

/// After an attack was declared: whatever else must be declared is, nobody bombards or charges, and
/// the attack is fought first. Where a die falls before, the course ends.
fn to_the_fight(field: &Field<'_>, formed: Vec<Order>) -> Vec<Order> {
    let number = field.position.fights.count;
    let mut draft = Draft::new(field);
    for order in formed {
        if !draft.give(order) {
            return draft.orders;
        }
    }
    for _ in 0..MOST_ORDERS {
        let Some(order) = onward(&draft, number).filter(|_| !draft.rolled) else { break };
        if order == CombatOrder::Resolve(number).into() {
            draft.orders.push(order);
            break;
        }
        if !draft.give(order) {
            break;
        }
    }
    draft.orders
}

/// The next order on the way to the fight.
fn onward(draft: &Draft<'_>, number: u8) -> Option<Order> {
    let field = draft.field();
    match field.position.agenda.top()? {
        Step::Combat(CombatStep::Declare(side)) => {
            let hexes = |side| field.hexes_of(field.on_map(side).and(field.battle.combat));
            let end = [CombatOrder::EndDeclaring, CombatOrder::Go].into_iter();
            let storms = hexes(side);
            let targets = hexes(side.enemy());
            let mut all = end
                .chain(storms.iter().map(CombatOrder::Storm))
                .chain(targets.iter().map(CombatOrder::Assail))
                .chain([CombatOrder::CallOff]);
            all.find(|order| draft.may(*order)).map(Order::from)
        }
        Step::Bombard(BombardStep::Cannonade { .. }) => Some(BombardOrder::CeaseFire.into()),
        Step::Bombard(BombardStep::Occupy(_)) => Some(ResultOrder::EndAdvance.into()),
        Step::Charge(ChargeStep::Charge { .. }) => Some(ChargeOrder::EndCharging.into()),
        Step::Combat(CombatStep::Fight(_)) => Some(CombatOrder::Resolve(number).into()),
        _ => None,
    }
}
