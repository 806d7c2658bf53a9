//! The skirmish as the table and the browser get it.

use std::collections::BTreeMap;

use kernel::facade::side_message;
use kernel::lots::{each, only};
use kernel::wire::{self, Act, Line, Offer, Scene, StandingChoice, StandingQuestion};
use kernel::{Circumstance, Dice, Label, Plan, Present, Refusal, Side, System};
use serde_json::{Value, json};

use crate::cards::Card;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::{Order, Question};
use crate::engine::position::{Position, Step};
use crate::engine::view::{self, View};
use crate::face::{Subject, lines, offers};
use crate::mixing::Face;
use crate::system::Skirmish;
use crate::wings::What;

/// What lies on the board, in plain figures.
fn scene(battle: &Battle, view: &View) -> Value {
    let key = |side: Side| battle.spec.sides[side.index()].as_str();
    let token = |token: u8| {
        let at = usize::from(token);
        json!({ "id": Subject::Token(token).id(), "side": key(battle.owner(token)), "field": view.fields[at],
                "face": view.faces[at].map(Face::key), "lot": view.lots.name(token) })
    };
    let of_side = |side: Side| {
        let wings = view.wings[side].iter().map(|counter| {
            let could_be: Vec<&str> =
                What::ALL.into_iter().filter(|what| counter.could_be >> *what as u8 & 1 != 0).map(What::key).collect();
            json!({ "field": counter.at, "what": counter.what.map(What::key), "could_be": could_be })
        });
        let hand =
            view.hands[side].held.iter().map(|(card, seen)| json!({ "card": card.map(Card::key), "seen": seen }));
        json!({ "key": key(side), "score": view.score[side], "screen": view.screens[side], "courier": view.couriers[side],
                "drums": view.drums[side].drums, "counters": wings.collect::<Vec<_>>(), "wagons": view.trains[side].at,
                "companies": view.trains[side].companies, "hand": hand.collect::<Vec<_>>(),
                "played": view.hands[side].played })
    };
    json!({ "kind": "skirmish", "round": view.clock.round, "score": view.score, "guard": each(view.guard).collect::<Vec<_>>(),
            "pieces": (0..battle.count()).map(token).collect::<Vec<_>>(), "sides": Side::BOTH.map(of_side) })
}

impl Present for Skirmish {
    fn side_key(battle: &Battle, side: Side) -> &str {
        &battle.spec.sides[side.index()]
    }

    fn scene(battle: &Battle, view: &View) -> Scene {
        Scene::of(&scene(battle, view))
    }

    fn when(_battle: &Battle, view: &View) -> Option<Label> {
        Some(Label::new("skirmish-when").with("round", i64::from(view.clock.round)))
    }

    fn offers(battle: &Battle, _view: &View, orders: &[Order]) -> Vec<Offer> {
        orders.iter().map(|order| offers::offer(battle, *order)).collect()
    }

    fn plan(_battle: &Battle, _view: &View, subject: Subject, plan: &Plan<Order, Subject>) -> wire::Plan {
        wire::Plan {
            act: Act::Other,
            takes: Vec::new(),
            orders: plan.orders.iter().copied().map(offers::as_json).collect(),
            subject: Some(subject.id()),
            objects: vec![plan.target.id()],
            label: Label::new(plan.gesture).with("target", plan.target.id().as_str()),
            cost: Some(Label::new("skirmish-cost-actions").with("actions", i64::from(plan.cost))),
            cites: plan.cite.to_string(),
            path: Vec::new(),
        }
    }

    fn question(battle: &Battle, _view: &View, side: Side, question: Question) -> (Label, &'static str) {
        let (key, cite) = match question {
            Question::SetUp => ("set-up", "skirmish:8.1"),
            Question::Turn => ("turn", "skirmish:1.1"),
            Question::Reaction { .. } => ("reaction", "skirmish:5.1"),
            Question::Guard => ("guard", "skirmish:7.3"),
        };
        let label = Label::new(format!("skirmish-question-{key}"));
        (label.with_message("side", side_message(Self::side_key(battle, side))), cite)
    }

    fn line(battle: &Battle, _view: &View, event: &Event) -> Line {
        lines::line(battle, event)
    }

    fn refusal(_battle: &Battle, refusal: Refusal) -> Label {
        let with = refusal.with.iter().flatten();
        with.fold(Label::new(refusal.reason), |label, (name, circumstance)| match circumstance {
            Circumstance::Number(number) => label.with(*name, i64::from(*number)),
            Circumstance::Thing(field) => label.with(*name, i64::from(*field)),
        })
    }

    fn subject(battle: &Battle, id: &str) -> Option<Subject> {
        Subject::read(battle, id)
    }

    fn revealed(battle: &Battle, position: &Position) -> View {
        view::revealed(battle, position)
    }

    fn standing(battle: &Battle) -> Vec<StandingQuestion> {
        let choice = |key: &str| {
            let label = Label::new(format!("skirmish-standing-{key}"));
            StandingChoice { key: key.to_owned(), label }
        };
        let choices = ["never", "all"].map(choice).to_vec();
        let guard = StandingQuestion { key: "guard".to_owned(), label: Label::new("skirmish-standing-guard"), choices };
        if battle.guard { vec![guard] } else { Vec::new() }
    }

    fn standing_order(battle: &Battle, view: &View, answers: &BTreeMap<String, String>) -> Option<Order> {
        let Some(Step::Guard(side)) = view.agenda.top() else { return None };
        let free = |token: &u8| view.fields[usize::from(*token)].is_some() && view.guard & only(*token) == 0;
        match answers.get("guard")?.as_str() {
            "never" => Some(Order::Go),
            _ => Some(each(battle.tokens(side)).find(free).map_or(Order::Go, Order::Join)),
        }
    }

    fn why_not(battle: &Battle, view: &View, subject: Subject, target: Subject) -> Option<Refusal> {
        let order = match (subject, target) {
            (Subject::Token(token), Subject::Token(target)) => Order::Challenge { token, target },
            (Subject::Token(token), Subject::Field(_)) => Order::Advance(token),
            (Subject::Token(token), Subject::Wagon(wagon)) => Order::Raid { token, wagon },
            _ => return None,
        };
        // What the viewer imagines has the same orders for him as what is.
        let position = Skirmish::imagine(battle, view, &mut Dice::forced([]));
        Skirmish::check(battle, &position, order).err()
    }
}
