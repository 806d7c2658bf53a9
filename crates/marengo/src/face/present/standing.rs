//! Standing answers to the questions of the other side's turn, so that play
//! over days does not stall.

use std::collections::BTreeMap;

use kernel::wire::{StandingChoice, StandingQuestion};
use kernel::{Decision, Dice, Label};

use crate::engine::battle::Battle;
use crate::engine::order::Order;
use crate::engine::play::Field;
use crate::engine::view::{self, View};
use crate::pieces::{Arm, Face};
use crate::sequence::Question;

/// Each question and the answers that can be left to it.
const QUESTIONS: [(&str, &[&str]); 6] = [
    ("oppose", &["never", "weakest", "all"]),
    ("defensive-fire", &["always", "never"]),
    ("lead-defence", &["strongest", "none"]),
    ("pursue", &["always", "never"]),
    ("lose-own", &["weakest", "strongest"]),
    ("lose-enemy", &["weakest", "strongest"]),
];

pub(super) fn questions() -> Vec<StandingQuestion> {
    let choice = |key: &&str| StandingChoice {
        key: (*key).to_owned(),
        label: Label::new(format!("marengo-standing-choice-{key}")),
    };
    QUESTIONS
        .iter()
        .map(|(key, choices)| StandingQuestion {
            key: (*key).to_owned(),
            label: Label::new(format!("marengo-standing-{key}")),
            choices: choices.iter().map(choice).collect(),
        })
        .collect()
}

fn key(question: Question) -> Option<&'static str> {
    Some(match question {
        Question::Oppose => "oppose",
        Question::DefensiveFire => "defensive-fire",
        Question::LeadDefence => "lead-defence",
        Question::Pursue => "pursue",
        Question::LoseOwn => "lose-own",
        Question::LoseEnemy => "lose-enemy",
        _ => return None,
    })
}

/// The order that the answer left to the present question gives. A wish that cannot be fulfilled
/// becomes the order that declines, so that nobody learns from being asked what the side has.
pub(super) fn answer(battle: &Battle, view: &View, answers: &BTreeMap<String, String>) -> Option<Order> {
    let position = view::imagine(battle, view, &mut Dice::forced([]));
    let field = Field { battle, position: &position };
    let Decision::Asks { side, question } = field.to_decide() else { return None };
    if side == field.turn() || !view.viewer.is(side) {
        return None;
    }
    let wish = answers.get(key(question)?)?.as_str();
    if !QUESTIONS.iter().any(|(known, choices)| Some(*known) == key(question) && choices.contains(&wish)) {
        return None;
    }
    let mut orders = Vec::new();
    field.orders(&mut orders);
    let strength = |order: &Order| match order {
        Order::Join(piece) | Order::Lead(piece) | Order::Lose(piece) | Order::Pursue(piece) | Order::Fire(piece) => {
            Some(worth(position.face(*piece)))
        }
        _ => None,
    };
    let best = || orders.iter().filter(|order| strength(order).is_some()).max_by_key(|order| strength(order)).copied();
    let worst = || orders.iter().filter(|order| strength(order).is_some()).min_by_key(|order| strength(order)).copied();
    let first = || orders.iter().find(|order| strength(order).is_some()).copied();
    let decline = || orders.iter().rfind(|order| strength(order).is_none()).copied();
    let begun = position.group.is_some_and(|group| group.joined != 0);
    match wish {
        "never" | "none" => decline(),
        "weakest" if question == Question::Oppose && begun => Some(Order::Go),
        "weakest" if question == Question::Oppose => weakest_reserve(&field, &orders),
        "weakest" => worst(),
        "all" => first().or(Some(Order::Go)),
        "always" => first().or_else(decline),
        _ => best().or_else(decline),
    }
}

/// What a piece is worth, by strength; guns are dear.
fn worth(face: Face) -> u8 {
    face.strength() * 2 + u8::from(face.is(Arm::Cavalry)) + if face.is(Arm::Artillery) { 6 } else { 0 }
}

fn weakest_reserve(field: &Field<'_>, orders: &[Order]) -> Option<Order> {
    let joins = orders.iter().filter_map(|order| match order {
        Order::Join(piece) => Some(*piece),
        _ => None,
    });
    joins.min_by_key(|piece| worth(field.position.face(*piece))).map(Order::Join)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guns_are_dearer_than_any_horse_or_foot() {
        let guns = worth(Face::new(Arm::Artillery, 1));
        assert!(guns > worth(Face::new(Arm::Infantry, 3)) && guns > worth(Face::new(Arm::Cavalry, 2)));
    }
}
