//! Whom to command and whom to bring back; when to call for reinforcements; who marches by night.

use hexes::Hex;
use kernel::Side;

use super::{best, listed};
use crate::engine::agenda::{CommandStep, MarchStep, RecoveryStep};
use crate::engine::order::{CommandOrder, MarchOrder, Order, RecoveryOrder, ReinforcementOrder};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::Field;
use crate::engine::position::Place;
use crate::engine::spec::Daytime;

/// Forces so near to the enemy get no order for a march.
const CLOSE: u32 = 5;

/// Points first, for those who would gain most by them; then all officers check; then it ends.
pub(super) fn command(field: &Field<'_>, step: CommandStep) -> Option<Order> {
    let CommandStep::Command(side) = step;
    let orders = listed(field);
    let call = Order::from(ReinforcementOrder::Call);
    if orders.contains(&call) && is_call_worth_it(field, side) {
        return Some(call);
    }
    let gains = |order: &Order| match *order {
        Order::Command(CommandOrder::Command { leader, officer }) => {
            let units = field.following(officer).without(field.position.marks.commanded);
            let strength = worth_moving(field, side, units) + 0.2;
            // Who cannot be roused gains most.
            let fails = 1.0 - f32::from(field.officer_initiative(officer).min(6)) / 6.0;
            let own = if leader == officer { 3.0 } else { 0.0 };
            Some(strength * (0.25 + if field.is_commander(officer) { 1.0 } else { fails }) + own)
        }
        Order::Command(CommandOrder::Assist { hex, .. }) => {
            let idle = field.ours_at(side, hex).without(field.position.marks.commanded);
            let best = idle.and(field.battle.combat).iter().map(|unit| field.initiative(unit)).max().unwrap_or(0);
            let strength = worth_moving(field, side, idle);
            (strength > 0.0).then_some(0.5 * strength * (1.2 - f32::from(best.min(6)) / 6.0))
        }
        _ => None,
    };
    if let Some((_, order)) = best(orders.iter().copied(), gains) {
        return Some(order);
    }
    let rouse = orders.iter().find(|order| matches!(order, Order::Command(CommandOrder::Rouse(_))));
    Some(rouse.copied().unwrap_or(CommandOrder::EndCommand.into()))
}

/// The strength that could march: nobody whom the enemy holds.
fn worth_moving(field: &Field<'_>, side: Side, units: Pieces) -> f32 {
    let free = |unit: &PieceId| !field.is_held(side, Pieces::only(*unit), field.position.at(*unit));
    let free: Pieces = units.iter().filter(free).collect();
    // Who is held may still advance and charge only in command.
    field.weight_of(free) + 0.25 * field.weight_of(units.without(free))
}

/// Whether the next alternative reinforcements are worth what the enemy gets for them.
fn is_call_worth_it(field: &Field<'_>, side: Side) -> bool {
    let arrivals = field.battle.scenario.arrivals.iter().enumerate();
    let mut ours = arrivals.filter(|(_, arrival)| arrival.side == side && arrival.turn.is_none());
    let Some((number, arrival)) = ours.find(|(number, _)| field.position.arrivals.due[*number] == 0) else {
        return false;
    };
    let of_column = |piece: &PieceId| usize::from(field.position.piece(*piece).back) == number + 1;
    let column: Pieces = field.position.in_place(Place::Waiting).iter().filter(of_column).collect();
    // Two turns until they come, one to march up.
    let left = f32::from(field.turns_left()) - 3.0;
    left > 0.0 && 0.12 * left * field.weight_of(column) > f32::from(arrival.price)
}

/// The strongest come back first, by leaders who command others too: officers lose their own command
/// by it (22.24).
pub(super) fn reorganize(field: &Field<'_>, step: RecoveryStep) -> Option<Order> {
    let RecoveryStep::Reorganize(_) = step;
    let score = |order: &Order| match *order {
        Order::Recovery(RecoveryOrder::Reorganize { leader, piece }) => {
            let points = field.points_of(Pieces::only(piece)) + 0.4;
            let busy = if field.is_officer(leader) && !field.is_commander(leader) { 0.3 } else { 0.0 };
            Some(points - busy)
        }
        _ => None,
    };
    let order = best(listed(field), score).map(|(_, order)| order);
    Some(order.unwrap_or(RecoveryOrder::EndReorganizing.into()))
}

/// By night, forces far behind are sent towards what counts; else nobody is bound. What a card
/// demands is done with the force that is farthest from the enemy.
pub(super) fn brief(field: &Field<'_>, step: MarchStep) -> Option<Order> {
    let orders = listed(field);
    let end = Order::from(MarchOrder::EndBriefing);
    match step {
        MarchStep::Aim { .. } => {
            let score = |order: &Order| match order {
                Order::March(MarchOrder::Aim(hex)) => Some(-toll_of_goal(field, *hex)),
                _ => None,
            };
            best(orders.iter().copied(), score).map(|(_, order)| order).or(orders.first().copied())
        }
        MarchStep::Brief(side) => {
            let must = !orders.contains(&end);
            let night = field.turn().daytime == Daytime::NightAm;
            let far = |order: &Order| match *order {
                Order::March(MarchOrder::Brief(hex)) => Some(near_foe(field, side, hex) as f32),
                Order::March(MarchOrder::BriefFormation(officer)) => {
                    let at = field.position.at(officer);
                    must.then(|| near_foe(field, side, at) as f32 - 0.5)
                }
                Order::March(MarchOrder::Redirect(_)) => must.then_some(-1.0),
                _ => None,
            };
            let farthest = best(orders.iter().copied(), far);
            match farthest {
                Some((distance, order))
                    if must || (night && distance > CLOSE as f32 && is_behind(field, side, &order)) =>
                {
                    Some(order)
                }
                _ if must => orders
                    .iter()
                    .copied()
                    .find(|order| *order != MarchOrder::GeneralRetreat.into())
                    .or(orders.first().copied()),
                _ => Some(end),
            }
        }
    }
}

fn near_foe(field: &Field<'_>, side: Side, hex: Hex) -> u32 {
    let enemies = field.hexes_of(field.on_map(side.enemy()).and(field.battle.combat.or(field.position.hidden)));
    enemies.iter().map(|foe| field.distance(foe, hex)).min().unwrap_or(99)
}

/// How far a goal is from what counts.
fn toll_of_goal(field: &Field<'_>, hex: Hex) -> f32 {
    let goals = field.goals();
    let near = goals.iter().map(|goal| field.distance(goal.hex, hex) as f32 - 0.2 * goal.points.min(10.0));
    near.fold(99.0, f32::min)
}

/// Whether a stack is far from all places that count.
fn is_behind(field: &Field<'_>, side: Side, order: &Order) -> bool {
    let Order::March(MarchOrder::Brief(hex)) = *order else { return false };
    let goals = field.goals();
    let far = goals.iter().map(|goal| field.distance(goal.hex, hex)).min().unwrap_or(0);
    far > CLOSE && !field.combat_at(side, hex).is_empty()
}
