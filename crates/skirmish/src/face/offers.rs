//! Orders in labels.

use kernel::Label;
use kernel::wire::{Act, Json, Offer};
use serde_json::Value;

use crate::engine::battle::Battle;
use crate::engine::order::Order;
use crate::face::Subject;

/// How an order is worded: the last part of its message's key, the numbers in it, who acts, on
/// what, and the paragraph.
struct Wording {
    key: &'static str,
    numbers: Vec<(&'static str, u8)>,
    subject: Option<Subject>,
    objects: Vec<Subject>,
    cite: &'static str,
}

fn wording(battle: &Battle, order: Order) -> Wording {
    let plain = |key, cite| Wording { key, numbers: Vec::new(), subject: None, objects: Vec::new(), cite };
    let one = |key, name, number, subject, cite| Wording {
        numbers: vec![(name, number)],
        subject: Some(subject),
        ..plain(key, cite)
    };
    let of_token = |key, token, cite| one(key, "token", token, Subject::Token(token), cite);
    match order {
        Order::Shuffle(field) => one("shuffle", "field", field, Subject::Field(field), "skirmish:3.1"),
        Order::Advance(token) => of_token("advance", token, "skirmish:2.1"),
        Order::Show(token) => of_token("show", token, "skirmish:3.4"),
        Order::Challenge { token, target } => Wording {
            numbers: vec![("token", token), ("target", target)],
            objects: vec![Subject::Token(target)],
            ..of_token("challenge", token, "skirmish:4.1")
        },
        Order::Slip => plain("slip", "skirmish:5.1"),
        Order::Stand => plain("stand", "skirmish:5.2"),
        Order::Shoot => plain("shoot", "skirmish:7.1"),
        Order::Join(token) => of_token("join", token, "skirmish:7.3"),
        Order::Go => plain("go", "skirmish:7.4"),
        Order::Post(token) => of_token("post", token, "skirmish:8.2"),
        Order::Ready => plain("ready", "skirmish:8.4"),
        Order::Write(goal) => {
            let far = battle.spec.goals.get(usize::from(goal)).copied().unwrap_or_default();
            Wording { numbers: vec![("fields", far)], ..plain("write", "skirmish:9.1") }
        }
        Order::Ride => plain("ride", "skirmish:9.3"),
        Order::Deliver => plain("deliver", "skirmish:9.6"),
        Order::Beat(drum) => one("beat", "drum", drum, Subject::Drum(drum), "skirmish:10.2"),
        Order::March { counter, pace } => Wording {
            numbers: vec![("counter", counter), ("pace", pace)],
            ..one("march", "counter", counter, Subject::Counter(counter), "skirmish:11.2")
        },
        Order::Haul(wagon) => one("haul", "wagon", wagon, Subject::Wagon(wagon), "skirmish:12.2"),
        Order::Carry(company) => Wording { numbers: vec![("company", company)], ..plain("carry", "skirmish:12.3") },
        Order::Raid { token, wagon } => Wording {
            numbers: vec![("token", token), ("wagon", wagon)],
            objects: vec![Subject::Wagon(wagon)],
            ..of_token("raid", token, "skirmish:12.4")
        },
        Order::Draw => plain("draw", "skirmish:13.1"),
        Order::Play(_) => plain("play", "skirmish:13.3"),
        Order::EndTurn => plain("end-turn", "skirmish:2.3"),
    }
}

/// The label of an order.
pub(super) fn label(battle: &Battle, order: Order) -> Label {
    let Wording { key, numbers, .. } = wording(battle, order);
    let label = Label::new(format!("skirmish-order-{key}"));
    let label = numbers.into_iter().fold(label, |label, (name, number)| label.with(name, i64::from(number)));
    match order {
        Order::Play(card) => label.with_message("card", format!("skirmish-card-{}", card.key())),
        _ => label,
    }
}

/// An order as an offer.
pub(super) fn offer(battle: &Battle, order: Order) -> Offer {
    let Wording { subject, objects, cite, .. } = wording(battle, order);
    Offer {
        order: Json::of(&order),
        act: Act::Other,
        subject: subject.map(Subject::id),
        objects: objects.into_iter().map(Subject::id).collect(),
        label: label(battle, order),
        cost: None,
        cites: cite.to_owned(),
        unseen: false,
    }
}

/// An order as it goes over the wire.
pub(super) fn as_json(order: Order) -> Value {
    serde_json::to_value(order).unwrap_or(Value::Null)
}
