//! How the skirmish shows itself.

use kernel::facade::side_message;
use kernel::wire::{Gesture, Line, LineKind, Offer, Scene};
use kernel::{Circumstance, Label, Plan, Present, Refusal, Side};
use serde_json::{Value, json};

use super::{Battle, Event, Face, Flaw, Order, Question, Skirmish, Subject, View};

impl Subject {
    pub(crate) fn id(self) -> String {
        match self {
            Subject::Token(token) => format!("p{token}"),
            Subject::Field(field) => format!("f{field}"),
        }
    }

    pub(crate) fn read(battle: &Battle, id: &str) -> Option<Subject> {
        let number = id.get(1..)?.parse().ok()?;
        match id.get(..1)? {
            "p" if number < battle.count() => Some(Subject::Token(number)),
            "f" if number < battle.length => Some(Subject::Field(number)),
            _ => None,
        }
    }
}

/// Who acts, on what, the message and the paragraph.
fn parts(order: Order) -> (Option<Subject>, Vec<Subject>, &'static str, &'static str) {
    match order {
        Order::Shuffle(field) => (Some(Subject::Field(field)), vec![], "skirmish-shuffle", "skirmish:3.1"),
        Order::Advance(token) => (Some(Subject::Token(token)), vec![], "skirmish-advance", "skirmish:2.1"),
        Order::Show(token) => (Some(Subject::Token(token)), vec![], "skirmish-show", "skirmish:3.4"),
        Order::Challenge { token, target } => {
            (Some(Subject::Token(token)), vec![Subject::Token(target)], "skirmish-challenge", "skirmish:4.1")
        }
        Order::Slip => (None, vec![], "skirmish-slip", "skirmish:5.1"),
        Order::Stand => (None, vec![], "skirmish-stand", "skirmish:5.2"),
        Order::EndTurn => (None, vec![], "skirmish-end-turn", "skirmish:2.3"),
        Order::Murmur(_) => (None, vec![], "skirmish-murmur", "skirmish:0.1"),
    }
}

fn as_json(order: Order) -> Value {
    serde_json::to_value(order).unwrap_or(Value::Null)
}

fn offer(battle: &Battle, view: &View, order: Order) -> Offer {
    let (subject, objects, message, cites) = parts(order);
    let named = |label: Label, role: &str, subject: Option<&Subject>| match subject {
        Some(subject) if !battle.has(Flaw::OffersAlike) => label.with(role, subject.id().as_str()),
        _ => label,
    };
    let label = named(named(Label::new(message), "subject", subject.as_ref()), "object", objects.first());
    let label = match order {
        Order::Challenge { target, .. } if battle.has(Flaw::LeaksOffer) => {
            let rank = view.known(battle, target, Flaw::LeaksOffer).map_or(0, Face::rank);
            label.with("rank", i64::from(rank))
        }
        _ => label,
    };
    Offer {
        order: as_json(order),
        subject: subject.map(Subject::id),
        objects: objects.into_iter().map(Subject::id).collect(),
        label,
        cost: None,
        cites: cites.to_owned(),
        unseen: false,
    }
}

impl Present for Skirmish {
    fn side_key(_battle: &Battle, side: Side) -> &str {
        ["blue", "red"][side.index()]
    }

    fn scene(battle: &Battle, view: &View) -> Scene {
        let piece = |token: u8| {
            let face = view.known(battle, token, Flaw::LeaksScene).map(Face::key);
            json!({ "id": Subject::Token(token).id(), "field": view.ground.field(token), "face": face })
        };
        let pieces: Vec<Value> = (0..battle.count()).map(piece).collect();
        Scene::of(&json!({ "pieces": pieces, "round": view.ground.clock.round }))
    }

    fn offers(battle: &Battle, view: &View, orders: &[Order]) -> Vec<Offer> {
        orders.iter().map(|order| offer(battle, view, *order)).collect()
    }

    fn gesture(_battle: &Battle, _view: &View, subject: Subject, plan: &Plan<Order, Subject>) -> Gesture {
        Gesture {
            orders: plan.orders.iter().copied().map(as_json).collect(),
            subject: Some(subject.id()),
            objects: vec![plan.target.id()],
            label: Label::new(plan.gesture),
            cost: Some(Label::new("skirmish-actions").with("actions", i64::from(plan.cost))),
            cites: plan.cite.to_string(),
            path: Vec::new(),
        }
    }

    fn question(battle: &Battle, _view: &View, side: Side, question: Question) -> (Label, &'static str) {
        let (id, cite) = match question {
            Question::Turn => ("skirmish-ask-turn", "skirmish:1.1"),
            Question::Reaction { secret: Some(Face::Scout), .. } => ("skirmish-ask-scout", "skirmish:5.1"),
            Question::Reaction { .. } => ("skirmish-ask-reaction", "skirmish:5.1"),
        };
        (Label::new(id).with_message("side", side_message(Self::side_key(battle, side))), cite)
    }

    fn line(battle: &Battle, _view: &View, event: &Event) -> Line {
        let (id, side, kind) = match event {
            Event::Deployed { side, .. } => ("deployed", Some(*side), LineKind::Hidden),
            Event::Round { .. } => ("round", None, LineKind::Turn),
            Event::Shuffled { side, .. } => ("shuffled", Some(*side), LineKind::Hidden),
            Event::CaptainMixed { side } => ("captain-mixed", Some(*side), LineKind::Hidden),
            Event::Shown { token, .. } => ("shown", Some(battle.owner(*token)), LineKind::Hidden),
            Event::Advanced { token, .. } => ("advanced", Some(battle.owner(*token)), LineKind::Move),
            Event::Waded { token, .. } => ("waded", Some(battle.owner(*token)), LineKind::Move),
            Event::Challenged { token, .. } => ("challenged", Some(battle.owner(*token)), LineKind::Fight),
            Event::Slipped { token, .. } => ("slipped", Some(battle.owner(*token)), LineKind::Move),
            Event::Stood { token } => ("stood", Some(battle.owner(*token)), LineKind::Fight),
            Event::Duel { token, .. } => ("duel", Some(battle.owner(*token)), LineKind::Fight),
            Event::TurnEnded { side } => ("turn-ended", Some(*side), LineKind::Turn),
            Event::Murmured => ("murmured", None, LineKind::Hidden),
        };
        let side = side.map(|side| Self::side_key(battle, side).to_owned());
        Line { side, ..Line::new(kind, Label::new(format!("skirmish-{id}"))) }
    }

    fn refusal(_battle: &Battle, refusal: Refusal) -> Label {
        refusal.with.iter().flatten().fold(Label::new(refusal.reason), |label, (name, circumstance)| match circumstance
        {
            Circumstance::Number(number) => label.with(name, i64::from(*number)),
            Circumstance::Thing(field) => label.with_message(name, format!("field-{field}")),
        })
    }

    fn subject(battle: &Battle, id: &str) -> Option<Subject> {
        Subject::read(battle, id)
    }

    fn why_not(battle: &Battle, view: &View, subject: Subject, target: Subject) -> Option<Refusal> {
        let (Subject::Token(token), Subject::Token(target)) = (subject, target) else { return None };
        if view.known(battle, target, Flaw::LeaksWhyNot) == Some(Face::Captain) && battle.has(Flaw::LeaksWhyNot) {
            return Some(Refusal::new(kernel::Cite("skirmish:4.1"), "skirmish-afraid"));
        }
        view.ground.check(battle, Order::Challenge { token, target }).err()
    }
}
