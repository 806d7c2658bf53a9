//! What a general does with counters: they march on the enemy, dummies out of his sight; wings that
//! were spotted are placed towards him.

use hexes::Hex;
use kernel::Side;

use crate::engine::order::{IntelligenceOrder, Order};
use crate::engine::play::Field;
use crate::engine::position::{Counter, NOWHERE, What};
use crate::intelligence::IntelligenceStep;
use crate::set_up::SetUpOrder;

/// Dummies come no nearer than this.
const DUMMY_RANGE: u32 = 9;
/// Counters farther away than this march in column.
const COLUMN_RANGE: u32 = 13;
/// Counters of the side that stands march against enemies so near.
const SALLY_RANGE: u32 = 10;
/// A column that has enemies so near deploys.
const UNFOLD_RANGE: u32 = 10;

/// The hexes in which a side can be seen: its troops, and its counters.
pub(super) fn seen(field: &Field<'_>, side: Side) -> Vec<Hex> {
    let units = field.on_map(side).iter().map(|unit| field.at(unit));
    units.chain(field.lying(side).map(|(_, counter)| counter.at)).collect()
}

/// How far it is from a hex to the nearest enemy.
fn nearest(field: &Field<'_>, side: Side, hex: Hex) -> u32 {
    seen(field, side.enemy()).into_iter().map(|enemy| field.distance(enemy, hex)).min().unwrap_or(99)
}

/// Whether a counter should march: those who attack, and the others against enemies who are near.
fn marches(field: &Field<'_>, counter: &Counter) -> bool {
    if counter.at == NOWHERE {
        return true;
    }
    let far = nearest(field, counter.side, counter.at);
    let attacks = counter.side == Side::First || far <= SALLY_RANGE && counter.what != What::DUMMY;
    attacks && (counter.what != What::DUMMY || far > DUMMY_RANGE)
}

/// What is done with counters before anybody thinks of the troops on the map.
pub(super) fn march(field: &Field<'_>, side: Side) -> Option<Order> {
    let veil = field.veil()?;
    if let Some(marcher) = veil.marcher {
        return pace(field, veil.counter(marcher.counter)?);
    }
    let legal = |order: IntelligenceOrder| field.check_counters(side, order).is_ok();
    for (number, counter) in veil.hidden(side).filter(|(_, counter)| marches(field, counter)) {
        let far = counter.at == NOWHERE || nearest(field, side, counter.at) > COLUMN_RANGE;
        if far && legal(IntelligenceOrder::Fold(number)) {
            return Some(Order::Intelligence(IntelligenceOrder::Fold(number)));
        }
        if legal(IntelligenceOrder::Muster(number)) {
            return Some(Order::Intelligence(IntelligenceOrder::Muster(number)));
        }
    }
    None
}

/// The next hex towards the enemy, or none.
fn pace(field: &Field<'_>, counter: &Counter) -> Option<Order> {
    let mut orders = Vec::new();
    field.counter_orders(counter.side, &mut orders);
    let far = |hex: Hex| nearest(field, counter.side, hex);
    let here = if counter.at == NOWHERE { u32::MAX } else { far(counter.at) };
    let least = if counter.what == What::DUMMY { DUMMY_RANGE } else { 0 };
    let steps = orders.iter().filter_map(|order| match order {
        Order::Intelligence(IntelligenceOrder::Pace(to)) => Some((far(*to), *order)),
        _ => None,
    });
    let best = steps.filter(|(far, _)| *far < here && (*far > least || here == u32::MAX)).min_by_key(|(far, _)| *far);
    let rest = Order::Intelligence(IntelligenceOrder::Rest);
    best.map(|(_, order)| order).or_else(|| orders.contains(&rest).then_some(rest)).or(orders.first().copied())
}

/// A column that has the enemy near deploys.
pub(super) fn unfolds(field: &Field<'_>, side: Side, number: u8) -> bool {
    let near = |counter: &Counter| counter.lies() && nearest(field, side, counter.at) <= UNFOLD_RANGE;
    field.counter(number).is_some_and(near)
}

/// What is done in a step of limited intelligence.
pub(super) fn habit(field: &Field<'_>, step: IntelligenceStep) -> Option<Order> {
    let mut orders = Vec::new();
    field.intelligence_orders(step, &mut orders);
    let chosen = match step {
        IntelligenceStep::Conceal(_) => orders.iter().find(|order| **order == Order::SetUp(SetUpOrder::QuickSetUp)),
        IntelligenceStep::Formation(_) => orders.first(),
        IntelligenceStep::Shift(side) | IntelligenceStep::CallUp(side) => {
            orders.iter().min_by_key(|order| worth(field, side, **order))
        }
        IntelligenceStep::Meet => None,
    };
    chosen.or(orders.first()).copied()
}

/// The strongest come first and nearest to the enemy, guns last; a mover who has won stays back.
fn worth(field: &Field<'_>, side: Side, order: Order) -> (bool, u8, u32, u32) {
    match order {
        Order::Intelligence(IntelligenceOrder::Station { unit, at }) => {
            let strength = u8::MAX - field.values(unit).strength;
            (!field.is_line(unit), strength, u32::from(unit.0), nearest(field, side, at))
        }
        Order::Intelligence(IntelligenceOrder::Shift(to)) => (false, 0, 0, u32::from(to.0)),
        _ => (true, u8::MAX, 0, 0),
    }
}
