//! What a general does without thinking, because it can hardly be wrong: sets up quickly, fires the
//! best salvo first with the weakest in support, fights the best fight first.

use kernel::Side;

use crate::armies::TWELVE;
use crate::close_combat::{FightOrder, FightStep};
use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::order::Order;
use crate::engine::pieces::{CommandId, ElementId, Elements, MOST_TROOPS};
use crate::engine::play::Field;
use crate::engine::position::{Fate, Position};
use crate::geometry::{BASE_WIDTH, corners};
use crate::mind::judgement::fire::{Aims, best_salvo, forecast, supporters};
use crate::mind::judgement::{Weights, melee};
use crate::movement::{MoveOrder, MoveStep};
use crate::set_up::{SetUpOrder, SetUpQuestion, SetUpStep, Zone};
use crate::shooting::{Salvo, ShootOrder, ShootStep, Volley};
use crate::terrain::Sort;
use crate::troops::Arm;

/// Whether nothing is half done, so that the position can be appraised as it stands.
pub fn is_calm(position: &Position) -> bool {
    matches!(
        position.agenda.peek(),
        None | Some(
            Step::Move(MoveStep::Phase(_)) | Step::Shoot(ShootStep::Phase(_)) | Step::Fight(FightStep::Phase(_))
        )
    )
}

/// The order that needs no thought, if there is one.
pub fn habit(battle: &Battle, position: &Position) -> Option<Order> {
    let field = Field { battle, position };
    match *position.agenda.peek()? {
        Step::SetUp(step) => set_up(&field, step),
        Step::Move(MoveStep::Formation(_)) => Some(Order::Move(MoveOrder::Halt)),
        Step::Shoot(step) => shoot(&field, step).map(Order::Shoot),
        Step::Fight(FightStep::Phase(side)) => fight(&field, side).map(Order::Fight),
        Step::Fight(FightStep::Help(_)) => Some(Order::Fight(FightOrder::Help)),
        _ => None,
    }
}

/// What the computer can do in set-up it does: it lays the terrain and draws up the lines.
/// The army is chosen for its fire, the base edge for its open ground, and the largest
/// command has the highest die.
fn set_up(field: &Field<'_>, step: SetUpStep) -> Option<Order> {
    let quick = [SetUpOrder::Deployed, SetUpOrder::PlaceTheRest, SetUpOrder::LayTheRest];
    if let Some(order) = quick.into_iter().find(|order| field.check_set_up(step, *order).is_ok()) {
        return Some(Order::SetUp(order));
    }
    let mut orders = Vec::new();
    field.set_up_orders(step, &mut |order| orders.push(order));
    let chosen = match field.set_up_question(step) {
        (side, SetUpQuestion::Army(command)) => enlist(field, side, command, &orders),
        (side, SetUpQuestion::Region) => orders.iter().max_by_key(|order| region_suits(field, side, order)).copied(),
        (side, SetUpQuestion::Edge) => orders.iter().min_by_key(|order| obstacles(field, side, order)).copied(),
        (side, SetUpQuestion::Rank) => orders.iter().max_by_key(|order| ranking_suits(field, side, order)).copied(),
        (_, SetUpQuestion::Camp) => orders.get(orders.len() / 2).copied(),
        _ => orders.first().copied(),
    };
    chosen.or(orders.last().copied()).map(Order::SetUp)
}

/// As many guns as are allowed, one troop of horse for each command, then the
/// troops that shoot farthest.
fn enlist(field: &Field<'_>, side: Side, command: CommandId, orders: &[SetUpOrder]) -> Option<SetUpOrder> {
    let own = |arm: Option<Arm>| {
        let all = (0..MOST_TROOPS as u8).map(|slot| field.element(ElementId::of(side, slot)));
        let there = all.filter(|state| state.fate != Fate::None && state.command == command);
        there.filter(|state| arm.is_none_or(|arm| state.arm == arm)).count()
    };
    if own(None) >= usize::from(TWELVE) && orders.contains(&SetUpOrder::CloseCommand) {
        return Some(SetUpOrder::CloseCommand);
    }
    let guns = (own(Some(Arm::Artillery)) < 2).then_some(Arm::Artillery);
    let horse = (own(Some(Arm::Cavalry)) < 1).then_some(Arm::Cavalry);
    let wanted = guns.into_iter().chain(horse).chain([Arm::Rifles, Arm::Muskets, Arm::Jaegers, Arm::Cavalry]);
    wanted.map(SetUpOrder::Enlist).find(|order| orders.contains(order))
}

/// An army of guns and horse fights in the open, one of skirmishers where the ground is broken.
fn region_suits(field: &Field<'_>, side: Side, order: &SetUpOrder) -> i32 {
    let SetUpOrder::Region(region) = *order else { return 0 };
    let Some(region) = field.battle.regions.get(usize::from(region)) else { return 0 };
    let is_open = |sort: &Sort| matches!(sort, Sort::Fields | Sort::GentleHill | Sort::Hill | Sort::Road | Sort::River);
    let open = region.compulsory.iter().chain(&region.optional).filter(|sort| is_open(sort)).count() as i32;
    let arms = (0..MOST_TROOPS as u8).map(|slot| field.element(ElementId::of(side, slot)));
    let keen = arms.filter(|state| state.fate != Fate::None).map(|state| match state.arm {
        Arm::Artillery | Arm::Cavalry => 1,
        Arm::Jaegers => -2,
        _ => 0,
    });
    open * keen.sum::<i32>().signum()
}

/// How much bad going lies where the army would be drawn up.
fn obstacles(field: &Field<'_>, side: Side, order: &SetUpOrder) -> usize {
    let SetUpOrder::Edge(edge) = *order else { return 0 };
    let zone = Zone { edge, ..field.zone(side) };
    let (left, right) = zone.flanks();
    let files = (left..right).step_by(BASE_WIDTH as usize);
    let places = files.flat_map(|along| [2, 3, 5].map(|row| zone.pose(along + BASE_WIDTH / 2, row * BASE_WIDTH)));
    let size = Arm::Rifles.size();
    places.filter(|pose| field.position.ground.bad_going(&corners(*pose, size))).count()
}

/// The largest command has the highest die, the smallest the lowest.
fn ranking_suits(field: &Field<'_>, side: Side, order: &SetUpOrder) -> i32 {
    let SetUpOrder::Rank { highest, lowest } = *order else { return 0 };
    let strength = |command: CommandId| i32::from(field.position.commands[side.index()][command.index()].strength);
    strength(highest) - strength(lowest)
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
    let Some(answered) = field.answered(salvo) else { return hit };
    let answered = Salvo { answering: answering(field, &answered), ..answered };
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
    let Some(answered) = field.answered(&salvo) else { return ShootOrder::Endure };
    let helpers = answering(field, &answered);
    let [risk, hit] = forecast(field, &Salvo { answering: helpers, ..answered }, &weights);
    let [_, endured] = forecast(field, &salvo, &weights);
    // Later nobody answers, if the target still stands and sees anybody.
    let later = Salvo { supporters: helpers, ..Salvo::new(salvo.target, answered.shooter) };
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
