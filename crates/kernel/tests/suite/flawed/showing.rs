//! How it shows itself, and what it should not show.

use kernel::wire::{self, Json, Line, Offer, Scene};
use kernel::{Cite, Label, Plan, Present, Refusal, Side, System};
use skirmish::wings::What;
use skirmish::{Event, Face, Skirmish, Subject};

use super::{Battle, Flaw, Flawed, Order, Position, Secret, View};

/// Puts a secret into a view where it does not belong.
pub(super) fn show(secret: Secret, view: &mut skirmish::View, truth: &skirmish::View) {
    let truth = truth.clone();
    match secret {
        // One is enough.
        Secret::Faces => view.faces[1] = truth.faces[1],
        Secret::Guard => view.guard = truth.guard,
        Secret::Screens => view.fields = truth.fields,
        Secret::Goals => view.couriers = truth.couriers,
        Secret::Ranks => view.drums = truth.drums,
        Secret::Wings => view.wings = truth.wings,
        Secret::Dummies => {
            for (seen, truth) in view.wings.iter_mut().flatten().zip(truth.wings.iter().flatten()) {
                seen.what = seen.what.or(truth.what.filter(|what| *what == What::Dummy));
            }
        }
        Secret::Wagons => view.trains = truth.trains,
        Secret::Hands => view.hands = truth.hands,
    }
}

/// Whether an event tells of a secret.
pub(super) fn is_about(secret: Secret, event: &Event) -> bool {
    match event {
        Event::Deployed { .. } | Event::Shuffled { .. } | Event::CaptainMixed { .. } => secret == Secret::Faces,
        Event::Joined { .. } => secret == Secret::Guard,
        Event::Posted { .. } => secret == Secret::Screens,
        Event::Written { .. } => secret == Secret::Goals,
        Event::Dealt { .. } => matches!(secret, Secret::Ranks | Secret::Wings),
        Event::Carried { .. } => secret == Secret::Wagons,
        Event::Drawn { .. } | Event::Spied { .. } => secret == Secret::Hands,
        _ => false,
    }
}

impl Present for Flawed {
    fn side_key(battle: &Battle, side: Side) -> &str {
        Skirmish::side_key(&battle.honest, side)
    }

    fn scene(battle: &Battle, view: &View) -> Scene {
        let shown = if battle.has(Flaw::LeaksScene) { &view.truth.0 } else { &view.honest };
        Skirmish::scene(&battle.honest, shown)
    }

    fn offers(battle: &Battle, view: &View, orders: &[Order]) -> Vec<Offer> {
        let honest: Vec<skirmish::Order> = orders.iter().map(|order| order.honest).collect();
        let mut offers = Skirmish::offers(&battle.honest, &view.honest, &honest);
        for (offer, order) in offers.iter_mut().zip(orders) {
            offer.order = Json::of(&order);
            if order.murmur > 0 {
                offer.label = std::mem::take(&mut offer.label).with("murmur", i64::from(order.murmur));
            }
            if battle.has(Flaw::OffersAlike) {
                offer.label.args = kernel::label::Arguments::default();
            }
            if let (skirmish::Order::Challenge { target, .. }, Flaw::LeaksOffer) = (order.honest, battle.flaw) {
                let rank = view.true_face(target).map_or(0, Face::rank);
                offer.label = std::mem::take(&mut offer.label).with("rank", i64::from(rank));
            }
        }
        offers
    }

    fn plan(battle: &Battle, view: &View, subject: Subject, plan: &Plan<Order, Subject>) -> wire::Plan {
        let Plan { orders, target, cost, gesture, cite } = plan.clone();
        let honest = orders.iter().map(|order| order.honest).collect();
        let honest = Plan { orders: honest, target, cost, gesture, cite };
        let orders = orders.iter().map(|order| serde_json::to_value(order).unwrap()).collect();
        wire::Plan { orders, ..Skirmish::plan(&battle.honest, &view.honest, subject, &honest) }
    }

    fn question(
        battle: &Battle,
        view: &View,
        side: Side,
        (question, secret): <Flawed as System>::Question,
    ) -> (Label, &'static str) {
        let (label, cite) = Skirmish::question(&battle.honest, &view.honest, side, question);
        if secret == Some(Face::Scout) { (Label::new("skirmish-question-scout"), cite) } else { (label, cite) }
    }

    fn line(battle: &Battle, view: &View, event: &Event) -> Line {
        Skirmish::line(&battle.honest, &view.honest, event)
    }

    fn refusal(battle: &Battle, refusal: Refusal) -> Label {
        Skirmish::refusal(&battle.honest, refusal)
    }

    fn subject(battle: &Battle, id: &str) -> Option<Subject> {
        Skirmish::subject(&battle.honest, id)
    }

    fn revealed(battle: &Battle, position: &Position) -> View {
        Flawed::view(battle, position, kernel::Viewer::Onlooker)
    }

    fn why_not(battle: &Battle, view: &View, subject: Subject, target: Subject) -> Option<Refusal> {
        match target {
            Subject::Token(target) if battle.has(Flaw::LeaksWhyNot) && view.is_captain(target) => {
                Some(Refusal::new(Cite("skirmish:4.1"), "skirmish-refusal-mood"))
            }
            _ => Skirmish::why_not(&battle.honest, &view.honest, subject, target),
        }
    }
}
