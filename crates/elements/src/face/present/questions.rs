//! What a side is asked, and the paragraph that asks.

use kernel::{Label, Side};

use super::names::{list, name_of, side_argument};
use crate::close_combat::FightQuestion;
use crate::engine::play::Field;
use crate::movement::MoveQuestion;
use crate::rules::cite;
use crate::sequence::Question;
use crate::shooting::ShootQuestion;

pub(super) fn question(field: &Field<'_>, side: Side, question: Question) -> (Label, &'static str) {
    let (id, cite, about) = match question {
        Question::SetUp(question) => return super::set_up::question(field.battle, side, question),
        Question::Move(MoveQuestion::Formation) => ("elements-question-formation", cite!("move.pips"), None),
        Question::Move(MoveQuestion::Manoeuvre) => ("elements-question-manoeuvre", cite!("move.group"), None),
        Question::Shoot(ShootQuestion::Next) => ("elements-question-shooter", cite!("turn"), None),
        Question::Shoot(ShootQuestion::Aim(element)) => ("elements-question-aim", cite!("shooting.who"), Some(element)),
        Question::Shoot(ShootQuestion::Support(element)) => {
            ("elements-question-support", cite!("shooting.support"), Some(element))
        }
        Question::Shoot(ShootQuestion::Answer(element)) => {
            ("elements-question-answer", cite!("shooting.unanswered"), Some(element))
        }
        Question::Fight(FightQuestion::Next) => ("elements-question-fight", cite!("turn"), None),
        Question::Fight(FightQuestion::Help(element)) => ("elements-question-help", cite!("command"), Some(element)),
    };
    let label = Label::new(id).with("side", side_argument(field.battle, side));
    let label = match about {
        Some(element) => label.with("element", list(std::iter::once(name_of(field, element)))),
        None => label,
    };
    (label, cite.0)
}
