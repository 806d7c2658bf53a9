//! Attacks, bombardments, charges: what promises most, by every fall of the dice.

use hexes::Hex;
use kernel::Side;

use super::{best, listed};
use crate::combat::CombatStep;
use crate::engine::agenda::{BombardStep, ChargeStep};
use crate::engine::order::{BombardOrder, ChargeOrder, CombatOrder, Order, ResultOrder};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::Field;
use crate::engine::position::NOWHERE;
use crate::mind::habits::results;
use crate::mind::judgement::Judgement;
use crate::mind::judgement::assaults::Spirit;
use crate::sequence::Phase;

fn spirit() -> Spirit {
    Judgement::default().spirit()
}

/// An attack that must be made and is as bad as that is rather bombarded.
const HOPELESS: f32 = -0.8;
/// A bombardment must promise so much.
const SHOT: f32 = 0.05;

pub(super) fn combat(field: &Field<'_>, step: CombatStep) -> Option<Order> {
    match step {
        CombatStep::Evade(side) => Some(evade(field, side)),
        CombatStep::EvadeTo { side, pieces, gone, .. } => evade_to(field, side, pieces, gone),
        CombatStep::Declare(side) => declare(field, side),
        CombatStep::Fight(side) => {
            let score = |order: &Order| match order {
                Order::Combat(CombatOrder::Resolve(number)) => {
                    let attack = field.present(*number);
                    Some(field.assault(side, attack, false, &spirit(), &field.goals()).worth)
                }
                _ => None,
            };
            best(listed(field), score).map(|(_, order)| order)
        }
        CombatStep::Claim { side, number } => {
            let claim = field.best_claim(side, &field.present(number));
            Some(CombatOrder::Claim(claim).into())
        }
        CombatStep::Commit { by, side, number } => Some(commit(field, by, side, number)),
        CombatStep::Daunt { .. } => None,
    }
}

/// The guard goes in where a column more tells, and late: it can be committed once.
fn commit(field: &Field<'_>, by: Side, side: Side, number: u8) -> Order {
    let attack = field.present(number);
    let shift = field.battle.charts.arms.guard.shift * if by == side { 1 } else { -1 };
    let worth = |shift: i16| {
        let outlook = field.outlook(side, &attack, shift);
        outlook.worth(spirit().material, 1.0)
    };
    let gain = (worth(shift) - worth(0)) * if by == side { 1.0 } else { -1.0 };
    let wanted = match field.turns_left() {
        0 => 0.3,
        1 => 0.8,
        _ => 1.5,
    };
    // An attack that fails all the same daunts the army.
    let risk = if by == side { field.outlook(side, &attack, shift).driven[0] } else { 0.0 };
    let goes = gain > wanted && risk < 0.35;
    if goes { CombatOrder::Commit.into() } else { CombatOrder::Decline.into() }
}

/// Whoever would be attacked with effect, or would have to attack without, goes if he can.
fn evade(field: &Field<'_>, side: Side) -> Order {
    let active = field.position.active;
    let assaults = field.assaults(active, &spirit());
    let danger = |hex: Hex| {
        let here = field.combat_at(side, hex);
        let mine = assaults
            .iter()
            .filter(|assault| !assault.attack.attackers.or(assault.attack.defenders).and(here).is_empty());
        let sum: f32 = mine.map(|assault| assault.worth).sum();
        let holds = field.goals().iter().filter(|goal| goal.hex == hex).map(|goal| goal.points).sum::<f32>();
        if side == active { -sum - 0.5 } else { sum - 0.3 - 0.3 * holds }
    };
    let score = |order: &Order| match order {
        Order::Combat(CombatOrder::Evade(hex)) => Some(danger(*hex)),
        _ => None,
    };
    match best(listed(field), score) {
        Some((danger, order)) if danger > 0.0 => order,
        _ => CombatOrder::EndEvading.into(),
    }
}

/// As far as it is good, to friends and away from the enemy.
fn evade_to(field: &Field<'_>, side: Side, pieces: Pieces, gone: u8) -> Option<Order> {
    let orders = listed(field);
    let end = Order::from(CombatOrder::EndEvading);
    let score = |order: &Order| match order {
        Order::Combat(CombatOrder::EvadeTo(hex)) => Some(results::refuge(field, side, *hex)),
        _ => None,
    };
    let here = pieces.first().map_or(0.0, |piece| results::refuge(field, side, field.position.at(piece)));
    match best(orders.iter().copied(), score) {
        Some((score, order)) if gone == 0 || score > here => Some(order),
        _ if orders.contains(&end) => Some(end),
        _ => orders.first().copied(),
    }
}

/// The attacks that have to be declared and those that pay, the best first; hopeless ones are
/// replaced by a bombardment if a battery can (13.6).
fn declare(field: &Field<'_>, side: Side) -> Option<Order> {
    let forming = field.position.fights.forming();
    let assaults = field.assaults(side, &spirit());
    let may = |order: CombatOrder| field.check(order.into()).is_ok();
    if forming.defenders.is_empty() && forming.attackers.is_empty() {
        let mut planned: Vec<_> = assaults.iter().collect();
        planned.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        if let Some(worst) = planned.last().filter(|worst| worst.worth < HOPELESS) {
            for hex in field.hexes_of(worst.attack.defenders).iter() {
                for piece in field.batteries(side).iter() {
                    let pledge = BombardOrder::Pledge { piece, hex };
                    if field.check(pledge.into()).is_ok() {
                        return Some(pledge.into());
                    }
                }
            }
        }
        for assault in planned {
            let hexes = field.hexes_of(assault.attack.defenders);
            if let Some(hex) = hexes.iter().find(|hex| may(CombatOrder::Assail(*hex))) {
                return Some(CombatOrder::Assail(hex).into());
            }
        }
        if may(CombatOrder::EndDeclaring) {
            return Some(CombatOrder::EndDeclaring.into());
        }
        return listed(field).into_iter().find(|order| matches!(order, Order::Combat(CombatOrder::Assail(_))));
    }
    let planned = assaults.iter().find(|assault| forming.defenders.without(assault.attack.defenders).is_empty());
    if let Some(assault) = planned {
        let missing = |all: Pieces, known: Pieces| field.hexes_of(all.without(known));
        let storm = |hex: &Hex| may(CombatOrder::Storm(*hex));
        if let Some(hex) = missing(assault.attack.attackers, forming.attackers).iter().find(storm) {
            return Some(CombatOrder::Storm(hex).into());
        }
        let assail = |hex: &Hex| may(CombatOrder::Assail(*hex));
        if let Some(hex) = missing(assault.attack.defenders, forming.defenders).iter().find(assail) {
            return Some(CombatOrder::Assail(hex).into());
        }
    }
    if may(CombatOrder::Go) {
        return Some(CombatOrder::Go.into());
    }
    let orders = listed(field);
    let storms = |order: &&Order| matches!(order, Order::Combat(CombatOrder::Storm(_)));
    orders.iter().find(storms).or(orders.first()).copied()
}

pub(super) fn bombard(field: &Field<'_>, step: BombardStep) -> Option<Order> {
    let material = spirit().material;
    match step {
        BombardStep::Cannonade { side, at: NOWHERE, .. } => Some(target(field, side, material)),
        BombardStep::Cannonade { side, at, guns } => {
            let now = field.fire_worth(side, at, guns, material);
            let lays = |order: &Order| match order {
                Order::Bombard(BombardOrder::Lay(gun)) => {
                    let mut with = guns;
                    with.add(*gun);
                    Some(field.fire_worth(side, at, with, material) - now - keeps(field, side, *gun))
                }
                _ => None,
            };
            let orders = listed(field);
            match best(orders.iter().copied(), lays) {
                Some((gain, order)) if guns.is_empty() || gain > 0.01 => Some(order),
                _ => orders.into_iter().find(|order| *order == BombardOrder::Fire.into()),
            }
        }
        BombardStep::Stand { side, at } => Some(stand(field, side, at)),
        BombardStep::Hit { side, among, .. } => {
            let worth = |unit: &PieceId| {
                let spec = field.battle.piece(*unit);
                let dies = spec.strength[1] == 0 || field.position.marks.reduced.has(*unit);
                let points = if dies { 2 * spec.strength[0] } else { spec.strength[0] - spec.strength[1] };
                (points, std::cmp::Reverse(*unit))
            };
            let _ = side;
            among.iter().max_by_key(worth).map(|unit| ResultOrder::Reduce(unit).into())
        }
        BombardStep::Withdraw { side, at } => Some(withdraw(field, side, at)),
        BombardStep::Occupy(side) => results::advance(field, side),
    }
}

/// What it costs a battery to have fired: in reaction it does not count when its hex is attacked.
fn keeps(field: &Field<'_>, side: Side, gun: PieceId) -> f32 {
    if field.position.phase != Phase::Reaction {
        return 0.0;
    }
    let at = field.position.at(gun);
    let touched = field.around(at).any(|(_, near)| !field.combat_at(side.enemy(), near).is_empty());
    if touched { 0.12 * f32::from(field.strength(gun)) } else { 0.0 }
}

/// The hex whose bombardment promises most.
fn target(field: &Field<'_>, side: Side, material: f32) -> Order {
    let orders = listed(field);
    let score = |order: &Order| match order {
        Order::Bombard(BombardOrder::Target(hex)) => {
            let [nearest, farthest] = field.battle.charts.arms.bombardment.range.map(u32::from);
            let fit = |gun: &PieceId| {
                let from = field.position.at(*gun);
                let distance = field.distance(from, *hex);
                let marks = &field.position.marks;
                let ready = !marks.fired.or(marks.suppressed).or(marks.marching).has(*gun);
                let attacks = field.position.fights.declared().attackers.has(*gun);
                ready && !attacks && distance >= nearest && distance <= farthest && field.may_aim(from, *hex).is_ok()
            };
            let guns: Pieces = field.batteries(side).iter().filter(fit).collect();
            let costs: f32 = guns.iter().map(|gun| keeps(field, side, gun)).sum();
            // A hex that will be attacked is the better for having been shaken.
            let declared = field.position.fights.declared().defenders;
            let attacked = !field.combat_at(side.enemy(), *hex).and(declared).is_empty();
            let worth = field.fire_worth(side, *hex, guns, material);
            Some(worth * if attacked { 1.2 } else { 1.0 } - costs)
        }
        _ => None,
    };
    let cease = Order::from(BombardOrder::CeaseFire);
    match best(orders.iter().copied(), score) {
        Some((worth, order)) if worth > SHOT || !orders.contains(&cease) => order,
        _ => cease,
    }
}

/// To stand fast costs a reduction if it succeeds: where the hex counts, or there is no way back.
fn stand(field: &Field<'_>, side: Side, at: Hex) -> Order {
    let units = field.combat_at(side, at);
    let counts = field.goals().iter().any(|goal| goal.hex == at && goal.points >= 2.0);
    let best = units.iter().max_by_key(|unit| (field.initiative(*unit), std::cmp::Reverse(*unit)));
    let dies =
        best.is_some_and(|unit| field.battle.piece(unit).strength[1] == 0 || field.position.marks.reduced.has(unit));
    let cut_off = field.is_cut_off(side, at, units);
    let firm = cut_off || (counts && !dies);
    if firm { BombardOrder::StandFast.into() } else { BombardOrder::GiveWay.into() }
}

/// Those who were reduced go out of the way of an attack that would ruin them.
fn withdraw(field: &Field<'_>, side: Side, at: Hex) -> Order {
    let units = field.combat_at(side, at);
    let counts = field.goals().iter().any(|goal| goal.hex == at && goal.points >= 3.0);
    let fights = &field.position.fights;
    let threat = |number: u8| {
        let attack = field.present(number);
        let meant = field.is_on(number) && !attack.defenders.and(units).is_empty();
        meant.then(|| field.assault(side.enemy(), attack, false, &spirit(), &field.goals()).worth)
    };
    let worst = (0..fights.count).filter_map(threat).fold(0.0, f32::max);
    let goes = worst > 0.8 && !counts;
    if goes { BombardOrder::Withdraw.into() } else { BombardOrder::Remain.into() }
}

pub(super) fn charge(field: &Field<'_>, step: ChargeStep) -> Option<Order> {
    let material = spirit().material;
    match step {
        ChargeStep::Charge { side, at: NOWHERE, .. } => {
            let horse = field.on_map(side).and(field.battle.cavalry);
            let score = |order: &Order| match order {
                Order::Charge(ChargeOrder::Charge(hex)) => {
                    let marks = &field.position.marks;
                    let busy = field.position.fights.declared().attackers.or(marks.marched).or(marks.pinned);
                    let busy = busy.or(marks.charged).or(marks.out_of_command).or(marks.advanced);
                    let able = |piece: &PieceId| field.kind(*piece) != crate::engine::spec::Kind::LightCavalry;
                    let near = |from: &Hex| field.distance(*from, *hex) <= 6;
                    let stacks = field.hexes_of(horse);
                    let worth = |from: Hex| {
                        let riders: Pieces =
                            field.combat_at(side, from).and(horse).without(busy).iter().filter(able).collect();
                        field.charge_worth(side, *hex, riders, material).filter(|_| !riders.is_empty())
                    };
                    stacks.iter().filter(near).filter_map(worth).max_by(f32::total_cmp)
                }
                _ => None,
            };
            match best(listed(field), score) {
                Some((worth, order)) if worth > 0.1 => Some(order),
                _ => Some(ChargeOrder::EndCharging.into()),
            }
        }
        ChargeStep::Charge { side, at, riders } => {
            let orders = listed(field);
            let now = if riders.is_empty() {
                f32::MIN
            } else {
                field.charge_worth(side, at, riders, material).unwrap_or(f32::MIN)
            };
            let score = |order: &Order| match order {
                Order::Charge(ChargeOrder::Spur(piece)) => {
                    let mut with = riders;
                    with.add(*piece);
                    let worth = field.charge_worth(side, at, with, material).unwrap_or(-9.0);
                    let dice = if field.position.marks.out_of_command.has(*piece) { 5.0 } else { 0.0 };
                    Some(worth - dice)
                }
                _ => None,
            };
            let sound = Order::from(ChargeOrder::Sound);
            match best(orders.iter().copied(), score) {
                Some((worth, order)) if !orders.contains(&sound) || worth > now => Some(order),
                _ if orders.contains(&sound) => Some(sound),
                _ => orders.first().copied(),
            }
        }
        ChargeStep::Rein { among, .. } => results::cheapest(field, among).map(|unit| ResultOrder::Reduce(unit).into()),
        ChargeStep::Land { .. } => None,
    }
}
