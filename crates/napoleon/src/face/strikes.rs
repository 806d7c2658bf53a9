//! Whole attacks, bombardments and charges: the orders that they take, tried out one after the other
//! on a copy of the view.

use hexes::Hex;
use kernel::{Dice, Side, Silent, System};

use crate::engine::battle::Battle;
use crate::engine::order::{BombardOrder, ChargeOrder, CombatOrder, Order};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::Field;
use crate::engine::position::Position;
use crate::system::Napoleon;

/// Orders that are tried out on a copy.
pub(super) struct Draft<'a> {
    battle: &'a Battle,
    /// What they have led to.
    pub(super) position: Position,
    /// The orders so far.
    pub(super) orders: Vec<Order>,
    /// A die has fallen: what comes after it nobody knows.
    pub(super) rolled: bool,
}

impl<'a> Draft<'a> {
    pub(super) fn new(field: &Field<'a>) -> Draft<'a> {
        Draft { battle: field.battle, position: field.position.clone(), orders: Vec::new(), rolled: false }
    }

    pub(super) fn field(&self) -> Field<'_> {
        Field { battle: self.battle, position: &self.position }
    }

    pub(super) fn may(&self, order: impl Into<Order>) -> bool {
        self.field().check(order.into()).is_ok()
    }

    /// Carries an order out, if it is legal.
    pub(super) fn give(&mut self, order: impl Into<Order>) -> bool {
        let order = order.into();
        if !self.may(order) {
            return false;
        }
        let mut dice = Dice::forced([]);
        Napoleon::carry_out(self.battle, &mut self.position, order, &mut dice, &mut Silent);
        self.orders.push(order);
        self.rolled |= dice.rolls() > 0;
        true
    }

    /// The last order: it is only looked at.
    fn closed_by(mut self, order: impl Into<Order>) -> Option<Vec<Order>> {
        let order = order.into();
        let legal = self.may(order);
        self.orders.push(order);
        legal.then_some(self.orders)
    }
}

/// The attack on a hex: by the stack of one hex, or by everybody who can.
pub(super) fn attack(field: &Field<'_>, side: Side, target: Hex, from: Option<Hex>) -> Option<Vec<Order>> {
    let mut draft = Draft::new(field);
    if !draft.give(CombatOrder::Assail(target)) {
        return None;
    }
    let beside = field.around(target).map(|(_, near)| near).filter(|near| from.is_none_or(|from| from == *near));
    let hexes: Vec<Hex> = beside.filter(|near| field.holds(side, *near)).collect();
    let storms = hexes.into_iter().filter(|hex| draft.give(CombatOrder::Storm(*hex))).count();
    if storms == 0 { None } else { draft.closed_by(CombatOrder::Go) }
}

/// An attack that is being formed, with one more order and with as many more stacks as it needs.
pub(super) fn completed(field: &Field<'_>, side: Side, order: CombatOrder) -> Option<Vec<Order>> {
    let mut draft = Draft::new(field);
    if !draft.give(order) {
        return None;
    }
    for hex in field.hexes_of(field.on_map(side).and(field.battle.combat)).iter() {
        if draft.may(CombatOrder::Go) {
            break;
        }
        draft.give(CombatOrder::Storm(hex));
    }
    draft.closed_by(CombatOrder::Go)
}

/// The bombardment of a hex: by one battery, or by all that can.
pub(super) fn salvo(field: &Field<'_>, side: Side, target: Hex, gun: Option<PieceId>) -> Option<Vec<Order>> {
    let mut draft = Draft::new(field);
    if !draft.give(BombardOrder::Target(target)) {
        return None;
    }
    let guns = gun.map_or_else(|| field.batteries(side), Pieces::only);
    guns.iter().for_each(|gun| {
        draft.give(BombardOrder::Lay(gun));
    });
    draft.closed_by(BombardOrder::Fire)
}

/// The charge of a hex by one unit.
pub(super) fn ride(field: &Field<'_>, target: Hex, piece: PieceId) -> Option<Vec<Order>> {
    let mut draft = Draft::new(field);
    if !draft.give(ChargeOrder::Charge(target)) {
        return None;
    }
    if field.position.marks.out_of_command.has(piece) {
        // Whether it rides a die will say.
        return draft.closed_by(ChargeOrder::Spur(piece));
    }
    draft.give(ChargeOrder::Spur(piece));
    draft.closed_by(ChargeOrder::Sound)
}

/// The charge of a hex by all of one stack who need no die to ride.
pub(super) fn ride_together(field: &Field<'_>, side: Side, target: Hex, from: Hex) -> Option<Vec<Order>> {
    let mut draft = Draft::new(field);
    if !draft.give(ChargeOrder::Charge(target)) {
        return None;
    }
    let horse = field.combat_at(side, from).and(field.battle.cavalry);
    for piece in horse.without(field.position.marks.out_of_command).iter() {
        draft.give(ChargeOrder::Spur(piece));
    }
    draft.closed_by(ChargeOrder::Sound)
}

/// The charge of a hex by the strongest stack that can.
pub(super) fn best_ride(field: &Field<'_>, side: Side, target: Hex) -> Option<Vec<Order>> {
    let hexes = field.hexes_of(field.on_map(side).and(field.battle.cavalry));
    let rides = hexes.iter().filter_map(|from| ride_together(field, side, target, from));
    let strength = |orders: &Vec<Order>| -> u32 {
        let riders = orders.iter().filter_map(|order| match order {
            Order::Charge(ChargeOrder::Spur(piece)) => Some(u32::from(field.strength(*piece))),
            _ => None,
        });
        riders.sum()
    };
    rides.fold(None, |best: Option<Vec<Order>>, ride| match best {
        Some(best) if strength(&best) >= strength(&ride) => Some(best),
        _ => Some(ride),
    })
}
