//! What a general does without thinking, because it can hardly be wrong: rallies, salvos with every
//! gun, the best unit in the lead, the best attack first.

use hexes::Hex;
use kernel::Side;

use crate::engine::agenda::{
    ActivationStep, ArmyMoraleStep, BombardStep, ColumnStep, CombatStep, CommandStep, LossStep, MoraleStep, MoveStep,
    RetreatStep, ScenarioStep, SetUpStep, Step,
};
use crate::engine::battle::Battle;
use crate::engine::order::{
    ActivationOrder, BombardOrder, ColumnOrder, CombatOrder, IntelligenceOrder, MoveOrder, Order, RetreatOrder,
    ScenarioOrder, SetUpOrder,
};
use crate::engine::pieces::UnitId;
use crate::engine::play::Field;
use crate::engine::position::{Fight, Position, Role, Salvo};
use crate::mind::judgement::{Stands, attack_value};

/// A column that has enemies so near deploys.
const DEPLOY_RANGE: u32 = 8;
/// What another hex must add to an attack to be worth joining.
const JOINS: f32 = 0.02;

/// Whether nothing is half done, so that the position can be appraised as it stands.
pub fn is_calm(position: &Position) -> bool {
    match position.agenda.peek() {
        None => true,
        Some(Step::Move(MoveStep::Move(_))) => {
            position.mover.is_none() && position.veil.as_deref().is_none_or(|veil| veil.marcher.is_none())
        }
        Some(step) => matches!(
            step,
            Step::Bombard(BombardStep::Bombard { .. })
                | Step::Morale(MoraleStep::Rally(_))
                | Step::Combat(CombatStep::Combat(_))
                | Step::Activation(ActivationStep::Activation(_))
                | Step::Column(ColumnStep::Deploy(_))
                | Step::Command(CommandStep::Rouse(_))
                | Step::Command(CommandStep::Trace(_))
                | Step::Move(MoveStep::Rout(_))
        ),
    }
}

/// The order that needs no thought, if there is one.
pub fn habit(battle: &Battle, position: &Position) -> Option<Order> {
    let field = Field { battle, position };
    let legal = |order: Order| field.check(order).is_ok().then_some(order);
    let first = || {
        let mut orders = Vec::new();
        field.orders(&mut orders);
        orders.first().copied()
    };
    match position.agenda.peek()? {
        Step::SetUp(SetUpStep::SetUp(_)) => legal(Order::SetUp(SetUpOrder::QuickSetUp)),
        Step::Activation(ActivationStep::Activation(_)) => Some(Order::Activation(ActivationOrder::Activate)),
        Step::Scenario(ScenarioStep::Volunteer(_)) => Some(Order::Scenario(ScenarioOrder::Volunteer)),
        Step::Scenario(ScenarioStep::Arrival(_) | ScenarioStep::Appear(_)) => first(),
        Step::Activation(ActivationStep::Coup { .. }) => Some(Order::Activation(ActivationOrder::TryCoup)),
        Step::Activation(ActivationStep::PayCoup { .. }) => Some(Order::Activation(ActivationOrder::PayActivation)),
        Step::Column(ColumnStep::ForcedDeployment { .. }) => Some(Order::Column(ColumnOrder::TryForcedDeployment)),
        Step::Command(CommandStep::ShortLeash(_))
        | Step::Command(CommandStep::Fortune { .. })
        | Step::Command(CommandStep::Rouse(_))
        | Step::Command(CommandStep::Trace(_))
        | Step::Move(MoveStep::Rout(_))
        | Step::Bombard(BombardStep::Gunnery { .. })
        | Step::Morale(MoraleStep::Rally(_))
        | Step::Loss(LossStep::LoseGuns { .. })
        | Step::Loss(LossStep::AdditionalRetreat { .. })
        | Step::ArmyMorale(ArmyMoraleStep::Collapse { .. }) => first(),
        Step::Combat(CombatStep::Charge(_)) => charge(&field),
        Step::Column(ColumnStep::Deploy(side)) => Some(deploy(&field, *side)),
        Step::Move(MoveStep::Move(_)) if position.mover.is_some() => legal(Order::Move(MoveOrder::Halt)).or_else(first),
        Step::Move(MoveStep::Move(side)) => super::veils::march(&field, *side),
        Step::Intelligence(step) => super::veils::habit(&field, *step),
        Step::Bombard(BombardStep::Bombard { side, defensive }) => Some(aim(&field, *side, *defensive)),
        Step::Combat(CombatStep::Combat(side)) => assail(&field, *side),
        Step::Combat(CombatStep::Attack(side)) => storm(&field, *side),
        Step::Combat(CombatStep::Lead(side)) => lead(&field, *side),
        Step::Combat(CombatStep::Ground(_)) => ground(&field),
        Step::Retreat(RetreatStep::Follow { side, from, .. }) => {
            let held = field.holder(*from) == Some(*side);
            if held { Some(Order::Retreat(RetreatOrder::EndAccompany)) } else { first() }
        }
        _ => None,
    }
}

fn charge(field: &Field<'_>) -> Option<Order> {
    let mut orders = Vec::new();
    field.orders(&mut orders);
    let rides = orders.iter().find(|order| matches!(order, Order::Combat(CombatOrder::ChargeWith(_))));
    rides.or_else(|| orders.iter().find(|order| **order == Order::Combat(CombatOrder::Go))).or(orders.first()).copied()
}

/// Whether an enemy is near a hex.
fn is_near_enemy(field: &Field<'_>, side: Side, hex: Hex, range: u32) -> bool {
    field.on_map(side.enemy()).iter().any(|enemy| field.distance(field.at(enemy), hex) <= range)
}

fn deploy(field: &Field<'_>, side: Side) -> Order {
    let mut orders = Vec::new();
    field.deploy_orders(side, &mut orders);
    let threatened = |order: &&Order| match order {
        Order::Column(ColumnOrder::Deploy(wing)) => {
            field.wing_on_map(*wing).iter().any(|unit| is_near_enemy(field, side, field.at(unit), DEPLOY_RANGE))
        }
        Order::Intelligence(IntelligenceOrder::Unfold(counter)) => super::veils::unfolds(field, side, *counter),
        Order::Column(ColumnOrder::DeployGuns(unit)) => is_near_enemy(field, side, field.at(*unit), DEPLOY_RANGE),
        _ => false,
    };
    orders.iter().find(threatened).copied().unwrap_or(Order::Column(ColumnOrder::EndDeploy))
}

/// The salvo that promises most.
fn aim(field: &Field<'_>, side: Side, defensive: bool) -> Order {
    let mut orders = Vec::new();
    field.bombardment_orders(side, defensive, &mut orders);
    let mut best = (0.0, Order::Bombard(BombardOrder::EndBombardment));
    for order in orders {
        let Order::Bombard(BombardOrder::Aim(target)) = order else { continue };
        let guns = field.battle.artillery.and(field.battle.of_side[side.index()]);
        let fit = guns.iter().filter(|unit| field.may_bombard(side, defensive, *unit, target).is_ok());
        let salvo = Salvo { target, batteries: fit.collect() };
        let modifier = field.salvo_tally(side, &salvo).total();
        let line = field.position.stack(target).any(|unit| field.is_line(unit));
        let worth: f32 = (1..=6u8)
            .map(|die| {
                let effect = field.salvo_effect(&salvo, die, modifier);
                let points = if line { f32::from(effect.points) } else { 0.0 };
                points + if effect.retreat { 0.4 } else { 0.0 } + if effect.guns { 0.5 } else { 0.0 }
            })
            .sum();
        if worth > best.0 {
            best = (worth, order);
        }
    }
    best.1
}

/// The hexes of a side that could attack a hex.
fn attackers(field: &Field<'_>, side: Side, hex: Hex) -> Vec<Hex> {
    let fit = |(direction, near): &(hexes::Direction, Hex)| {
        field.holder(*near) == Some(side)
            && field.meets(*near, direction.opposite())
            && !field.attack_front(*near).is_empty()
    };
    field.around(hex).filter(fit).map(|(_, near)| near).collect()
}

/// The best attack first.
fn assail(field: &Field<'_>, side: Side) -> Option<Order> {
    let mut orders = Vec::new();
    field.orders(&mut orders);
    if orders.len() < 2 {
        return orders.first().copied();
    }
    let stands = Stands::survey(field);
    let worth = |order: &Order| match order {
        Order::Combat(CombatOrder::Assail(hex)) => {
            let from = attackers(field, side, *hex);
            attack_value(field, &stands, side, &from, &[*hex]).unwrap_or(f32::MIN)
        }
        _ => f32::MIN,
    };
    let mut best: Option<(f32, Order)> = None;
    for order in orders {
        let worth = worth(&order);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, order));
        }
    }
    best.map(|(_, order)| order)
}

/// Anybody who helps joins the attack.
fn storm(field: &Field<'_>, side: Side) -> Option<Order> {
    let mut orders = Vec::new();
    field.orders(&mut orders);
    if orders.len() < 2 {
        return orders.first().copied();
    }
    let fight: &Fight = &field.position.fight;
    let stands = Stands::survey(field);
    let (from, at): (Vec<Hex>, Vec<Hex>) =
        (fight.front(Role::Attacker).collect(), fight.front(Role::Defender).collect());
    let goes = orders.contains(&Order::Combat(CombatOrder::Go));
    let now = if goes { attack_value(field, &stands, side, &from, &at).unwrap_or(f32::MIN) } else { f32::MIN };
    let mut best = goes.then_some((now + JOINS, Order::Combat(CombatOrder::Go)));
    for order in &orders {
        let Order::Combat(CombatOrder::Storm(hex)) = order else { continue };
        let with: Vec<Hex> = from.iter().copied().chain([*hex]).collect();
        let Some(worth) = attack_value(field, &stands, side, &with, &at) else { continue };
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, *order));
        }
    }
    best.map(|(_, order)| order).or(orders.first().copied())
}

fn lead(field: &Field<'_>, side: Side) -> Option<Order> {
    let rank = |unit: &UnitId| (field.rating(*unit), field.position.unit(*unit).steps);
    field.lead_candidates(side).iter().max_by_key(rank).map(|unit| Order::Combat(CombatOrder::Lead(unit)))
}

fn ground(field: &Field<'_>) -> Option<Order> {
    let fight = &field.position.fight;
    let rank = |pair: &(Hex, Hex)| {
        let ground = field.ground(fight, pair.0, pair.1);
        (ground.terrain + ground.edges, !ground.no_shock)
    };
    let best = field.ground_choices().into_iter().max_by_key(rank);
    best.map(|(from, to)| Order::Combat(CombatOrder::Ground { from, to }))
}
