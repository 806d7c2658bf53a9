//! What a side is asked, and the paragraph that asks.

use hexes::Hex;
use kernel::Label;

use super::{hex_number, unit_name, unit_names, wing_name};
use crate::agenda::{BombardStep, Fortune, Step};
use crate::pieces::Units;
use crate::play::Field;
use crate::rules::cite;
use crate::sequence::{BombardQuestion, Question};

pub(super) fn question(question: Question) -> (&'static str, &'static str) {
    let (id, cite) = match question {
        Question::SetUp => ("frederick-question-set-up", cite!(2002 "22.2")),
        Question::Activation => ("frederick-question-activation", cite!("4.1.1")),
        Question::Volunteer => ("frederick-question-volunteer", cite!(2002 "23.4")),
        Question::ShortLeash => ("frederick-question-short-leash", cite!("18.a")),
        Question::Fortune(Fortune::ConfusedWing) => ("frederick-question-confused-wing", cite!("18")),
        Question::Fortune(Fortune::MarchDebacle) => ("frederick-question-march-debacle", cite!("18")),
        Question::Fortune(_) => ("frederick-question-rash-attack", cite!("18")),
        Question::Deploy => ("frederick-question-deploy", cite!("4.4")),
        Question::Rouse => ("frederick-question-rouse", cite!("4.2.4")),
        Question::Trace => ("frederick-question-trace", cite!("4.2.5")),
        Question::Rout => ("frederick-question-rout", cite!("7.1")),
        Question::Move => ("frederick-question-move", cite!("7.3")),
        Question::Step => ("frederick-question-step", cite!("7.3")),
        Question::Coup => ("frederick-question-coup", cite!("4.1.3")),
        Question::PayCoup => ("frederick-question-pay-coup", cite!("4.1.3")),
        Question::ForcedDeployment => ("frederick-question-forced-deployment", cite!("7.6.3")),
        Question::Bombard(BombardQuestion::Bombard) => ("frederick-question-bombard", cite!("8.1")),
        Question::Bombard(BombardQuestion::Gunnery) => ("frederick-question-gunnery", cite!("8.3")),
        Question::Bombard(BombardQuestion::Shelter) => ("frederick-question-shelter", cite!("16.1a")),
        Question::Rally => ("frederick-question-rally", cite!("9.4")),
        Question::Combat => ("frederick-question-combat", cite!("10.1")),
        Question::Attack => ("frederick-question-attack", cite!("10.1")),
        Question::Withdraw => ("frederick-question-withdraw", cite!("10.2")),
        Question::Lead => ("frederick-question-lead", cite!("10.4")),
        Question::Ground => ("frederick-question-ground", cite!("10.5.1")),
        Question::LossPoints => ("frederick-question-loss-points", cite!("10.8.1")),
        Question::LoseGuns => ("frederick-question-lose-guns", cite!("10.8.3.1")),
        Question::AdditionalRetreat => ("frederick-question-additional-retreat", cite!("10.8.3.3")),
        Question::Advance => ("frederick-question-advance", cite!("10.10")),
        Question::Momentum => ("frederick-question-momentum", cite!("10.11")),
        Question::Sweep => ("frederick-question-sweep", cite!("10.13")),
        Question::Charge => ("frederick-question-charge", cite!("10.13.2")),
        Question::Retreat => ("frederick-question-retreat", cite!("10.9")),
        Question::Follow => ("frederick-question-follow", cite!("10.9")),
        Question::Snipe => ("frederick-question-snipe", cite!("16.2")),
        Question::Collapse => ("frederick-question-collapse", cite!("12.4")),
    };
    (id, cite.0)
}

/// Adds whom and what a question is about.
pub(super) fn about(field: &Field<'_>, label: Label) -> Label {
    let (battle, position) = (field.battle, field.position);
    let hex = |label: Label, hex: Hex| label.with("hex", hex_number(battle, hex).as_str());
    let units = |label: Label, units: Units| {
        label.with("units", unit_names(battle, units)).with("count", i64::from(units.len()))
    };
    match position.agenda.top() {
        Some(Step::Withdraw { place }) => {
            let from = position.fight.hexes[1][usize::from(*place)];
            units(hex(label, from), field.may_withdraw(from))
        }
        Some(Step::Bombard(BombardStep::Shelter { .. })) => match position.salvo {
            Some(salvo) => units(hex(label, salvo.target), field.shelter_riders(salvo.target)),
            None => label,
        },
        Some(Step::ForcedDeployment { wing, by }) => {
            let label = label.with_message("wing", wing_name(battle, *wing));
            hex(label.with_message("unit", unit_name(battle, *by)), field.at(*by))
        }
        Some(Step::LossPoints(losses)) => label.with("points", i64::from(losses.points)),
        Some(Step::Retreat(retreat)) => {
            hex(label.with_message("unit", unit_name(battle, retreat.unit)), field.at(retreat.unit))
        }
        Some(Step::Follow { from, .. }) => hex(label, *from),
        _ => label,
    }
}
