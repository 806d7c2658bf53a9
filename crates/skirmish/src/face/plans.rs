//! What a piece can do: gestures of one or several orders. They are found on what the viewer
//! imagines, never on the position.

use crate::rules::cite;
use kernel::{Cite, Dice, Plan, System};

use crate::engine::battle::Battle;
use crate::engine::order::Order;
use crate::engine::view::View;
use crate::face::Subject;
use crate::system::Skirmish;

/// What a piece can do.
pub fn plans(battle: &Battle, view: &View, subject: Subject, out: &mut Vec<Plan<Order, Subject>>) {
    let position = Skirmish::imagine(battle, view, &mut Dice::forced([]));
    let mut add = |orders: Vec<Order>, target: Subject, gesture: &'static str, cite: Cite| {
        let cost = orders.len() as u8;
        out.push(Plan { orders, target, cost, gesture, cite });
    };
    let legal = |order: Order| Skirmish::check(battle, &position, order).is_ok();
    match subject {
        Subject::Token(token) => {
            for to in marches(battle, view, token, &legal) {
                let orders = vec![Order::Advance(token); usize::from(to.abs_diff(from(view, token)))];
                add(orders, Subject::Field(to), "skirmish-plan-advance", cite!("2.1"));
            }
            for target in (0..battle.count()).filter(|target| legal(Order::Challenge { token, target: *target })) {
                let orders = vec![Order::Challenge { token, target }];
                add(orders, Subject::Token(target), "skirmish-plan-challenge", cite!("4.1"));
            }
            for wagon in (0..4).filter(|wagon| legal(Order::Raid { token, wagon: *wagon })) {
                add(vec![Order::Raid { token, wagon }], Subject::Wagon(wagon), "skirmish-plan-raid", cite!("12.4"));
            }
        }
        Subject::Counter(counter) => {
            let at = view.wings.iter().flatten().nth(usize::from(counter)).and_then(|counter| counter.at);
            for pace in [1, 2].into_iter().filter(|pace| legal(Order::March { counter, pace: *pace })) {
                let ahead = |field: Option<u8>, _| battle.ahead(view.clock.mover, field?);
                let to = (0..pace).fold(at, ahead).unwrap_or_default();
                let orders = vec![Order::March { counter, pace }];
                add(orders, Subject::Field(to), "skirmish-plan-march", cite!("11.2"));
            }
        }
        Subject::Wagon(_) | Subject::Drum(_) | Subject::Field(_) => {}
    }
}

fn from(view: &View, token: u8) -> u8 {
    view.fields.get(usize::from(token)).copied().flatten().unwrap_or_default()
}

/// The fields that a token can advance to, one after the other, as far as its actions go. The ford
/// ends it: what the die says there is not known.
fn marches(battle: &Battle, view: &View, token: u8, legal: &impl Fn(Order) -> bool) -> Vec<u8> {
    let (mut fields, mut at) = (Vec::new(), from(view, token));
    let enemy = view.clock.mover.enemy();
    let held = |field: u8| {
        (0..battle.count()).any(|token| battle.is_of(token, enemy) && view.fields[usize::from(token)] == Some(field))
    };
    while fields.len() < usize::from(view.clock.actions) && legal(Order::Advance(token)) {
        let Some(to) = battle.ahead(view.clock.mover, at).filter(|to| !held(*to)) else { break };
        fields.push(to);
        if battle.spec.ford == Some(to) {
            break;
        }
        at = to;
    }
    fields
}
