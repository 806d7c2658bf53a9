//! What a general does without thinking, because it can hardly be wrong: sets up quickly, fires the best salvo first with the
//! weakest in support, fights the best fight first.

use kernel::Side;

use crate::agenda::Step;
use crate::battle::Battle;
use crate::close_combat::{FightOrder, FightStep};
use crate::judgement::fire::{Aims, best_salvo, forecast, supporters};
use crate::judgement::{Weights, melee};
use crate::movement::{MoveOrder, MoveStep};
use crate::order::Order;
use crate::pieces::{ElementId, Elements};
use crate::play::Field;
use crate::position::Position;
use crate::set_up::{SetUpOrder, SetUpStep};
use crate::shooting::{Salvo, ShootOrder, ShootStep, Volley};

/// Whether nothing is half done, so that the position can be appraised as it stands.
pub fn is_calm(position: &Position) -> bool {
    matches!(
        position.agenda.top(),
        None | Some(
            Step::Move(MoveStep::Phase(_)) | Step::Shoot(ShootStep::Phase(_)) | Step::Fight(FightStep::Phase(_))
        )
    )
}

/// The order that goes without saying, if there is one.
pub fn habit(battle: &Battle, position: &Position) -> Option<Order> {
    let field = Field { battle, position };
    match *position.agenda.top()? {
        Step::SetUp(step) => set_up(&field, step),
        Step::Move(MoveStep::Formation(_)) => Some(Order::Move(MoveOrder::Halt)),
        Step::Shoot(step) => shoot(&field, step).map(Order::Shoot),
        Step::Fight(FightStep::Phase(side)) => fight(&field, side).map(Order::Fight),
        Step::Fight(FightStep::Help(_)) => Some(Order::Fight(FightOrder::Help)),
        _ => None,
    }
}

/// Everything that the computer can do in set-up it does; the camp stands in the middle.
fn set_up(field: &Field<'_>, step: SetUpStep) -> Option<Order> {
    let quick = [SetUpOrder::EnlistTheRest, SetUpOrder::Deployed, SetUpOrder::PlaceTheRest, SetUpOrder::LayTheRest];
    if let Some(order) = quick.into_iter().find(|order| field.check_set_up(step, *order).is_ok()) {
        return Some(Order::SetUp(order));
    }
    let mut orders = Vec::new();
    field.set_up_orders(step, &mut |order| orders.push(order));
    let middle = orders.len() / 2;
    match orders.first()? {
        SetUpOrder::Camp { .. } => orders.get(middle),
        _ => orders.first(),
    }
    .copied()
    .map(Order::SetUp)
}

fn shoot(field: &Field<'_>, step: ShootStep) -> Option<ShootOrder> {
    match step {
        ShootStep::Phase(side) => call(field, side.enemy()),
        ShootStep::Aim(element) => Some(aim(field, element)),
        ShootStep::Support(volley) => Some(support(field, volley)),
        ShootStep::Answer => Some(answer(field)),
        ShootStep::Roll => None,
    }
}

/// The passive side calls its own best salvo first, and the enemy's only when it has none left.
fn call(field: &Field<'_>, passive: Side) -> Option<ShootOrder> {
    let weights = Weights::default();
    let held = field.position.shooting.held;
    let own = Aims::of(field, field.of_side(passive));
    let targets = own.shooters.iter().fold(Elements::NONE, |all, element| all.or(own.targets(element)));
    let mut best: Option<(f32, ElementId)> = None;
    for target in targets.iter() {
        let from = own.at(passive, target);
        let Some(salvo) = best_salvo(field, from, target) else { continue };
        let hit = forecast(field, &salvo, &weights)[1];
        let shooter = if held.has(salvo.shooter) { from.without(held).first() } else { Some(salvo.shooter) };
        if let Some(shooter) = shooter
            && best.is_none_or(|(most, _)| hit > most)
        {
            best = Some((hit, shooter));
        }
    }
    if let Some((_, shooter)) = best {
        return Some(ShootOrder::Call(shooter));
    }
    let mut first = None;
    field.shoot_orders(ShootStep::Phase(passive.enemy()), &mut |order| first = first.or(Some(order)));
    first
}

/// What a salvo promises its shooter if the enemy answers as he likes.
fn promise(field: &Field<'_>, salvo: &Salvo, weights: &Weights) -> f32 {
    let [_, hit] = forecast(field, salvo, weights);
    if !field.can_answer(salvo) {
        return hit;
    }
    let answered = Salvo { answered: true, answering: answering(field, salvo), ..*salvo };
    let [risk, answered_hit] = forecast(field, &answered, weights);
    hit.min(answered_hit - risk)
}

/// Those who support the answer to a salvo.
fn answering(field: &Field<'_>, salvo: &Salvo) -> Elements {
    let fit = |element: &ElementId| *element != salvo.target && field.targets(*element).has(salvo.shooter);
    let from = field.of_side(salvo.target.side()).iter().filter(fit).collect();
    supporters(field, from, salvo.target, salvo.shooter)
}

fn aim(field: &Field<'_>, element: ElementId) -> ShootOrder {
    let weights = Weights::default();
    let aims = Aims::of(field, field.of_side(element.side()));
    let mut best = (-0.02, ShootOrder::Hold);
    for target in aims.targets(element).iter() {
        let helpers = supporters(field, aims.at(element.side(), target), element, target);
        let salvo = Salvo { supporters: helpers, ..Salvo::new(element, target) };
        let value = promise(field, &salvo, &weights);
        if value > best.0 {
            best = (value, ShootOrder::Shoot(target));
        }
    }
    best.1
}

/// As many support as may, the weakest first.
fn support(field: &Field<'_>, volley: Volley) -> ShootOrder {
    let Some(salvo) = field.position.shooting.salvo else { return ShootOrder::Fire };
    let (shooter, target) = match volley {
        Volley::First => (salvo.shooter, salvo.target),
        Volley::Answer => (salvo.target, salvo.shooter),
    };
    let mut ready = Elements::NONE;
    field.shoot_orders(ShootStep::Support(volley), &mut |order| {
        if let ShootOrder::Support(element) = order {
            ready.add(element);
        }
    });
    supporters(field, ready, shooter, target).first().map_or(ShootOrder::Fire, ShootOrder::Support)
}

/// Whether to shoot back, or to keep the shot for later.
fn answer(field: &Field<'_>) -> ShootOrder {
    let weights = Weights::default();
    let Some(salvo) = field.position.shooting.salvo else { return ShootOrder::Endure };
    let helpers = answering(field, &salvo);
    let [risk, hit] = forecast(field, &Salvo { answered: true, answering: helpers, ..salvo }, &weights);
    let [_, endured] = forecast(field, &salvo, &weights);
    // Later nobody answers, if the target still stands and sees anybody.
    let later = Salvo { supporters: helpers, ..Salvo::new(salvo.target, salvo.shooter) };
    let [_, repaid] = forecast(field, &later, &weights);
    if risk - hit >= 0.7 * repaid - endured { ShootOrder::Answer } else { ShootOrder::Endure }
}

/// The fight that promises most.
fn fight(field: &Field<'_>, side: Side) -> Option<FightOrder> {
    let fights = melee::fights(field, side, &Weights::default());
    let gain = |fight: &melee::Fight| fight.costs[1] - fight.costs[0];
    let best = fights.iter().max_by(|one, other| gain(one).total_cmp(&gain(other)))?;
    let [own, foe] = best.pair.fighters;
    Some(FightOrder::Fight { own, foe })
}
