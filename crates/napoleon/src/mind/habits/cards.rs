//! Which card to play, and what for.

use kernel::Side;

use super::{best, listed};
use crate::cards::spec::{Effect, Family};
use crate::cards::{CardOrder, CardStep, Clash};
use crate::engine::order::Order;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::Field;
use crate::engine::position::Place;
use crate::mind::judgement::Judgement;

pub(super) fn card(field: &Field<'_>, step: CardStep) -> Option<Order> {
    match step {
        CardStep::Card(side) => {
            let score = |order: &Order| match order {
                Order::Card(CardOrder::PlayCard(card)) => Some(worth(field, side, *card)),
                _ => None,
            };
            best(listed(field), score).map(|(_, order)| order)
        }
        CardStep::CardAim { side, .. } => aim(field, side),
        CardStep::Tactics { by, side, clash } => {
            let score = |order: &Order| match order {
                Order::Card(CardOrder::PlayCard(card)) => Some(tactic(field, by, side, clash, *card)),
                _ => None,
            };
            match best(listed(field), score) {
                Some((gain, order)) if gain > 0.0 => Some(order),
                _ => Some(CardOrder::Forgo.into()),
            }
        }
        CardStep::ShockDice { .. } | CardStep::Volley { .. } | CardStep::Onset { .. } => None,
    }
}

/// What a card is worth in its owner's segment: movement for the army, points, what it does.
fn worth(field: &Field<'_>, side: Side, card: u8) -> f32 {
    let Some(title) = field.battle.title(card) else { return f32::MIN };
    let ours = field.on_map(side).and(field.battle.combat);
    let foot = field.weight_of(ours.and(field.battle.foot));
    let horse = field.weight_of(ours.without(field.battle.foot));
    let near = |unit: &PieceId| {
        let at = field.position.at(*unit);
        field.is_held(side, Pieces::only(*unit), at)
    };
    let all = (foot + horse).max(1.0);
    let engaged = field.weight_of(ours.iter().filter(near).collect()) / all;
    let [walks, rides] = title.allowance.map(f32::from);
    // Who is engaged does not march.
    let pace = (foot * walks + 0.7 * horse * rides) / all * (1.0 - 0.7 * engaged);
    let on_map_enemy = field.on_map(side.enemy()).and(field.battle.combat);
    let recovering = field.position.in_place(Place::Recovery).and(field.battle.of_side[side]);
    let effect = match title.effect {
        // They are worth more in a fight.
        _ if title.family == Family::Tactics => -1.5,
        Effect::GeneralRetreat => -3.0,
        // Nobody could attack as he likes.
        Effect::Rest => -2.0 * (1.0 - engaged),
        Effect::MarchOrder => -0.5,
        Effect::ForcedMarch => -0.4 * engaged,
        Effect::Rally => 0.25 * field.points_of(recovering),
        Effect::RecoveryDie { by } => -0.1 * f32::from(by) * recovering.len() as f32,
        Effect::Call | Effect::Hasten | Effect::Delay => 1.5,
        Effect::Reconnaissance { .. } => 0.4,
        Effect::Dispatch => 0.2,
        Effect::CheckDie { by } => -0.6 * f32::from(by),
        Effect::EnemyCheckDie { by } => 0.6 * f32::from(by),
        Effect::OutOfTouch => 0.8,
        Effect::BombardmentDie { by } => {
            let guns = on_map_enemy.and(field.battle.artillery).len() as f32;
            -0.15 * f32::from(by) * guns.min(5.0)
        }
        Effect::Guides { .. } => 0.2,
        _ => 0.0,
    };
    0.8 * pace + f32::from(title.points) + effect
}

/// The strongest column; the nearest force; never a general retreat.
fn aim(field: &Field<'_>, side: Side) -> Option<Order> {
    let orders = listed(field);
    let column = |number: u8| -> f32 {
        let waiting = field.position.in_place(Place::Waiting);
        field.weight_of(waiting.iter().filter(|piece| field.position.piece(*piece).back == number + 1).collect())
    };
    let goals = field.goals();
    let score = |order: &Order| match order {
        Order::Card(CardOrder::PickColumn(number)) => Some(column(*number)),
        Order::Card(CardOrder::Survey(hex)) => {
            let ours = field.hexes_of(field.on_map(side).and(field.battle.combat));
            let near = ours.iter().map(|own| field.distance(own, *hex)).min().unwrap_or(30);
            let goal = goals.iter().map(|goal| field.distance(goal.hex, *hex)).min().unwrap_or(30);
            Some(-(near as f32) - 0.5 * goal as f32)
        }
        // As it was meant to come is mostly best; somewhere it must come.
        Order::Card(CardOrder::Reroute { column: number, .. }) => Some(-column(*number)),
        Order::Card(CardOrder::Forgo) => Some(-1000.0),
        Order::Card(CardOrder::Enact) => Some(-2000.0),
        _ => None,
    };
    best(orders.iter().copied(), score).map(|(_, order)| order).or(orders.first().copied())
}

/// What a tactics card is worth in a combat, less what it is worth to keep it.
fn tactic(field: &Field<'_>, by: Side, side: Side, clash: Clash, card: u8) -> f32 {
    let Some(title) = field.battle.title(card) else { return f32::MIN };
    let keep = if field.turns_left() == 0 { 0.05 } else { 0.6 };
    let spirit = Judgement::default().spirit();
    let sign = if by == side { 1.0 } else { -1.0 };
    let gain = match (clash, title.effect) {
        (Clash::Attack(number), Effect::FlankAttack { columns } | Effect::StandFirm { columns }) => {
            let attack = field.present(number);
            let shift = i16::from(columns) * if by == side { 1 } else { -1 };
            let worth = |shift: i16| field.outlook(side, &attack, shift).worth(spirit.material, 1.0);
            sign * (worth(shift) - worth(0))
        }
        (Clash::Shock(number), Effect::ColdSteel { .. }) => {
            let attack = field.present(number);
            0.15 * (field.points_of(attack.attackers) + field.points_of(attack.defenders))
        }
        (Clash::Bombardment(_), Effect::GrandBattery { .. }) => 0.7,
        (Clash::Charge(_), Effect::Surprise { .. } | Effect::Square { .. }) => 0.9,
        _ => 0.0,
    };
    gain - keep + f32::from(title.points)
}
