//! Orders and plans as offers, and the answer to "why not?".

use kernel::wire::{self, Act, Offer, tell_apart};
use kernel::{Cite, Label, Plan, Refusal, Viewer};
use serde_json::json;

use super::names::{
    aim_name, called, element_id, element_ids, hand_name, list, paces, pose_id, side_argument, wind_name,
};
use crate::close_combat::{FightOrder, FightStep};
use crate::engine::agenda::Step;
use crate::engine::order::Order;
use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::Field;
use crate::face::plans;
use crate::movement::{Formation, MoveOrder, MoveStep, Unfold};
use crate::rules::{cite, refuse};
use crate::shooting::{ShootOrder, ShootStep};
use crate::system::Subject;

pub(super) fn offers(field: &Field<'_>, orders: &[Order]) -> Vec<Offer> {
    let mut offers: Vec<Offer> = orders.iter().map(|order| offer(field, *order)).collect();
    tell_apart(&mut offers, |offer| &mut offer.label, |_, offer, label| ending(offer, label));
    // What still reads alike leads to the same place in two ways.
    let mut number = 0;
    tell_apart(
        &mut offers,
        |offer| &mut offer.label,
        |_, _, label| {
            number += 1;
            Some(Label::new("elements-offer-numbered").with("what", vec![label]).with("number", number))
        },
    );
    offers
}

/// The words of an offer with the place where it ends.
fn ending(offer: &Offer, label: Label) -> Option<Label> {
    let place = offer.objects.iter().find_map(|id| id.strip_prefix('@'))?;
    let mut numbers = place.split(',').filter_map(|number| number.parse::<i32>().ok());
    let (x, y, steps) = (numbers.next()?, numbers.next()?, numbers.next()?);
    let label = Label::new("elements-offer-ending").with("what", vec![label]);
    let label = label.with("east", paces(x)).with("north", paces(y));
    Some(label.with("degrees", i64::from(steps) / 20))
}

/// The parts of an offer, put together one by one.
struct Draft<'a> {
    field: Field<'a>,
    offer: Offer,
}

impl<'a> Draft<'a> {
    fn new(field: &Field<'a>, id: &str, cite: Cite) -> Self {
        Draft { field: *field, offer: Offer::draft(Label::new(id), cite) }
    }

    /// Who acts.
    fn actor(mut self, element: ElementId) -> Self {
        self.offer.subject = Some(element_id(element));
        self.named("element", element)
    }

    /// Whom it is about.
    fn about(mut self, name: &'static str, element: ElementId) -> Self {
        self.offer.objects.push(element_id(element));
        self.named(name, element)
    }

    fn named(mut self, name: &'static str, element: ElementId) -> Self {
        self.offer.label = self.offer.label.with(name, list(std::iter::once(called(&self.field, element))));
        self
    }

    fn number(mut self, name: &'static str, number: i64) -> Self {
        self.offer.label = self.offer.label.with(name, number);
        self
    }

    fn message(mut self, name: &'static str, id: &str) -> Self {
        self.offer.label = self.offer.label.with_message(name, id);
        self
    }

    /// Where the formation ends up, if the manoeuvre is legal.
    fn leads(mut self, order: MoveOrder) -> Self {
        if let Some(pose) = plans::end_of(&self.field, order) {
            self.offer.objects.push(pose_id(pose));
        }
        self
    }

    /// A manoeuvre of the formation in hand.
    fn in_hand(mut self) -> Self {
        self.offer.subject = self.field.position.movement.formation.first().map(element_id);
        self
    }

    fn offer(self, order: Order) -> Offer {
        self.offer.of(order)
    }
}

fn offer(field: &Field<'_>, order: Order) -> Offer {
    let drafted = match order {
        Order::SetUp(order) => {
            let (label, objects, cite) = super::set_up::offer(field, order);
            let subject = objects.first().cloned();
            Draft { field: *field, offer: Offer { subject, objects, ..Offer::draft(label, cite) } }
        }
        Order::Move(order) => manoeuvre(field, order),
        Order::Shoot(order) => shot(field, order),
        Order::Fight(order) => fight(field, order),
    };
    Offer { act: act(order), ..drafted.offer(order) }
}

/// What a click on an order does.
const fn act(order: Order) -> Act {
    match order {
        Order::Move(MoveOrder::Take(_)) => Act::Take,
        Order::Move(MoveOrder::Halt) => Act::Halt,
        Order::Move(MoveOrder::Close { .. }) => Act::Engage,
        Order::Move(MoveOrder::Dismount | MoveOrder::End) | Order::SetUp(_) | Order::Fight(_) => Act::Other,
        Order::Move(_) => Act::Step,
        Order::Shoot(ShootOrder::Fire) => Act::Go,
        Order::Shoot(_) => Act::Other,
    }
}

fn manoeuvre<'a>(field: &Field<'a>, order: MoveOrder) -> Draft<'a> {
    let cite = order.cite();
    let draft = |id: &str| Draft::new(field, id, cite).in_hand();
    match order {
        MoveOrder::Take(formation) => taking(field, formation, cite),
        MoveOrder::Go { bearing, distance, facing } if distance > 0 => draft("elements-order-go")
            .number("paces", paces(distance.into()))
            .message("direction", wind_name(bearing))
            .message("facing", wind_name(facing))
            .leads(order),
        MoveOrder::Go { facing, .. } => draft("elements-order-turn").message("facing", wind_name(facing)).leads(order),
        MoveOrder::Advance(distance) => {
            draft("elements-order-advance").number("paces", paces(distance.into())).leads(order)
        }
        MoveOrder::Wheel { hand, steps } => draft("elements-order-wheel")
            .number("degrees", i64::from(steps) / 20)
            .message("hand", hand_name(hand))
            .leads(order),
        MoveOrder::Close { lead, enemy, aim } => draft("elements-order-close")
            .named("element", lead)
            .message("aim", aim_name(aim))
            .about("enemy", enemy)
            .leads(order),
        MoveOrder::LineUp { lead, enemy, .. } => {
            draft("elements-order-line-up").named("element", lead).about("enemy", enemy).leads(order)
        }
        MoveOrder::Column { lead, .. } => draft("elements-order-column").about("element", lead).leads(order),
        MoveOrder::Line { unfold, .. } => draft(match unfold {
            Unfold::Left => "elements-order-line-left",
            Unfold::Right => "elements-order-line-right",
            Unfold::Both => "elements-order-line-both",
        })
        .leads(order),
        MoveOrder::March(distance) => {
            draft("elements-order-march").number("paces", paces(distance.into())).leads(order)
        }
        MoveOrder::BreakOff => draft("elements-order-break-off").leads(order),
        MoveOrder::Dismount => draft("elements-order-dismount"),
        MoveOrder::Halt => draft("elements-order-halt"),
        MoveOrder::End => draft("elements-order-end-movement"),
    }
}

/// A formation on offer: its members are what it is about.
fn taking<'a>(field: &Field<'a>, formation: Formation, cite: Cite) -> Draft<'a> {
    let members = formation.members(field.position.active);
    let cost = field.cost(members).0;
    let mut draft = Draft::new(field, "elements-order-take", cite);
    draft.offer.objects = element_ids(members);
    draft.offer.subject = draft.offer.objects.first().cloned();
    let names = list(members.iter().map(|member| called(field, member)));
    draft.offer.label = draft.offer.label.with("formation", names);
    draft.offer.cost = Some(pips_label(cost));
    draft
}

fn pips_label(pips: u8) -> Label {
    Label::new("elements-cost-pips").with("pips", i64::from(pips))
}

fn shot<'a>(field: &Field<'a>, order: ShootOrder) -> Draft<'a> {
    let draft = |id: &str, cite: Cite| Draft::new(field, id, cite);
    let salvo = field.position.shooting.salvo;
    let answering = |draft: Draft<'a>| match salvo {
        Some(salvo) => {
            let shooter = field.answered(&salvo).map_or(salvo.shooter, |answered| answered.shooter);
            draft.actor(salvo.target).about("enemy", shooter)
        }
        None => draft,
    };
    let aiming = |draft: Draft<'a>| match field.position.agenda.peek() {
        Some(Step::Shoot(ShootStep::Aim(element))) => draft.actor(*element),
        _ => draft,
    };
    match order {
        ShootOrder::Call(element) => draft("elements-order-call", cite!("turn")).actor(element),
        ShootOrder::Shoot(target) => {
            aiming(draft("elements-order-shoot", cite!("shooting.who"))).about("enemy", target)
        }
        ShootOrder::Hold => aiming(draft("elements-order-hold-fire", cite!("shooting.who"))),
        ShootOrder::Support(element) => draft("elements-order-support", cite!("shooting.support")).actor(element),
        ShootOrder::Fire => draft("elements-order-fire", cite!("shooting.support")),
        ShootOrder::Answer => answering(draft("elements-order-answer", cite!("shooting.unanswered"))),
        ShootOrder::Endure => answering(draft("elements-order-endure", cite!("shooting.unanswered"))),
    }
}

fn fight<'a>(field: &Field<'a>, order: FightOrder) -> Draft<'a> {
    let helping = |draft: Draft<'a>| match field.position.agenda.peek() {
        Some(Step::Fight(FightStep::Help(element))) => draft.about("element", *element),
        _ => draft,
    };
    match order {
        FightOrder::Fight { own, foe } => {
            Draft::new(field, "elements-order-fight", cite!("turn")).actor(own).about("enemy", foe)
        }
        FightOrder::Help => helping(Draft::new(field, "elements-order-help", cite!("command"))),
        FightOrder::Wait => helping(Draft::new(field, "elements-order-wait", cite!("command"))),
    }
}

/// Whom an order is directed at.
const fn enemy_of(order: &Order) -> Option<ElementId> {
    match order {
        Order::Move(MoveOrder::Close { enemy, .. } | MoveOrder::LineUp { enemy, .. }) => Some(*enemy),
        Order::Shoot(ShootOrder::Shoot(enemy)) => Some(*enemy),
        Order::Fight(FightOrder::Fight { foe, .. }) => Some(*foe),
        _ => None,
    }
}

/// A plan as a gesture: what acts, where it ends, whom it is about.
pub(super) fn plan(field: &Field<'_>, subject: Subject, plan: &Plan<Order, Subject>) -> wire::Plan {
    let id = |subject: Subject| match subject {
        Subject::Element(element) => element_id(element),
        Subject::Place(pose) => pose_id(pose),
    };
    let mut objects = vec![id(plan.target)];
    let mut label = Label::new(plan.gesture);
    let mut takes = Vec::new();
    let mut last = Act::Other;
    for order in &plan.orders {
        last = act(*order);
        if let Some(enemy) = enemy_of(order) {
            let enemy_id = element_id(enemy);
            if !objects.contains(&enemy_id) {
                objects.push(enemy_id);
            }
            label = label.with("enemy", list(std::iter::once(called(field, enemy))));
        }
        label = match *order {
            Order::Move(MoveOrder::Take(formation)) => {
                takes = element_ids(formation.members(field.position.active));
                label
            }
            Order::Move(MoveOrder::Advance(distance) | MoveOrder::March(distance)) => {
                label.with("paces", paces(distance.into()))
            }
            Order::Move(MoveOrder::Go { bearing, distance, facing }) => label
                .with("paces", paces(distance.into()))
                .with_message("direction", wind_name(bearing))
                .with_message("facing", wind_name(facing)),
            Order::Move(MoveOrder::Wheel { steps, hand }) => {
                label.with("degrees", i64::from(steps) / 20).with_message("hand", hand_name(hand))
            }
            Order::Move(MoveOrder::Close { aim, .. }) => label.with_message("aim", aim_name(aim)),
            Order::Move(MoveOrder::Column { lead, .. }) => {
                label.with("element", list(std::iter::once(called(field, lead))))
            }
            _ => label,
        };
    }
    if let Subject::Element(element) = subject {
        label = label.with("side", side_argument(field.battle, element.side()));
    }
    if takes.len() > 1 {
        let what = list(std::iter::once(label));
        label = Label::new("elements-plan-group").with("count", takes.len() as i64).with("what", what);
    }
    wire::Plan {
        path: Vec::new(),
        act: last,
        takes,
        orders: plan.orders.iter().map(|order| json!(order)).collect(),
        subject: Some(id(subject)),
        objects,
        label,
        cost: (plan.cost > 0).then(|| pips_label(plan.cost)),
        cites: plan.cite.to_string(),
    }
}

/// Why an element cannot do what a click on a target would mean.
pub(super) fn why_not(field: &Field<'_>, viewer: Viewer, subject: Subject, target: Subject) -> Option<Refusal> {
    let side = field.to_decide().side()?;
    if !viewer.is(side) {
        return Some(refuse!("turn", "not-your-turn"));
    }
    let Subject::Element(element) = subject else { return Some(refuse!("turn", "not-now")) };
    if element.side() != side && !matches!(field.position.agenda.peek(), Some(Step::Shoot(ShootStep::Phase(_)))) {
        return Some(refuse!("turn", "not-yours").thing("element", element.0.into()));
    }
    if !field.position.stands(element) {
        return Some(refuse!("move.pips", "not-on-the-table"));
    }
    match (field.position.agenda.peek()?, target) {
        (Step::Move(step), target) => why_not_go(field, *step, element, target),
        (Step::Shoot(ShootStep::Phase(_)), Subject::Element(target)) if target == element => {
            field.allows(Order::Shoot(ShootOrder::Call(element))).err()
        }
        (Step::Shoot(ShootStep::Phase(_)), Subject::Element(target)) => {
            field.may_shoot(element).err().or_else(|| field.check_target(element, target).err())
        }
        (Step::Shoot(ShootStep::Aim(_)), Subject::Element(target)) => {
            field.allows(Order::Shoot(ShootOrder::Shoot(target))).err()
        }
        (Step::Shoot(ShootStep::Support(_)), _) => field.allows(Order::Shoot(ShootOrder::Support(element))).err(),
        (Step::Fight(FightStep::Phase(_)), Subject::Element(foe)) => {
            field.allows(Order::Fight(FightOrder::Fight { own: element, foe })).err()
        }
        _ => Some(refuse!("turn", "not-now")),
    }
}

/// Why a formation cannot go somewhere or close with somebody: if it is not in hand,
/// as if it were taken first.
fn why_not_go(field: &Field<'_>, step: MoveStep, element: ElementId, target: Subject) -> Option<Refusal> {
    let MoveStep::Phase(side) = step else {
        let orders = plans::meanings(field, element, target);
        return refusal_of_all(orders.iter().map(|order| field.allows(Order::Move(*order))));
    };
    let formation = Formation::of(Elements::only(element));
    if let Err(refusal) = field.check_take(side, formation) {
        return Some(refusal);
    }
    let position = plans::taken(field, formation);
    let taken = Field { battle: field.battle, position: &position };
    let orders = plans::meanings(&taken, element, target);
    refusal_of_all(orders.iter().map(|order| taken.allows(Order::Move(*order))))
}

/// The first refusal, if nothing passes.
fn refusal_of_all(checks: impl Iterator<Item = Result<(), Refusal>>) -> Option<Refusal> {
    let mut first = None;
    for check in checks {
        match check {
            Ok(()) => return None,
            Err(refusal) => first = first.or(Some(refusal)),
        }
    }
    first.or(Some(refuse!("turn", "not-now")))
}
