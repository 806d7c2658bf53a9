//! What a side is asked, and the paragraph that asks.

use hexes::Hex;
use kernel::Label;

use super::{hex_number, unit_name, unit_names, wing_name};
use crate::engine::agenda::{BombardStep, ColumnStep, CombatStep, Fortune, LossStep, RetreatStep, Step};
use crate::engine::pieces::Units;
use crate::engine::play::Field;
use crate::engine::position::Role;
use crate::engine::question::{
    ActivationQuestion, ArmyMoraleQuestion, BombardQuestion, ColumnQuestion, CombatQuestion, CommandQuestion,
    LossQuestion, MoraleQuestion, MoveQuestion, Question, RetreatQuestion, ScenarioQuestion, SetUpQuestion,
};
use crate::rules::cite;

pub(super) fn question(question: Question) -> (&'static str, &'static str) {
    let (id, cite) = match question {
        Question::Intelligence(question) => super::veils::question(question),
        Question::SetUp(SetUpQuestion::SetUp) => ("frederick-question-set-up", cite!(2002 "22.2")),
        Question::Activation(ActivationQuestion::Activation) => ("frederick-question-activation", cite!("4.1.1")),
        Question::Scenario(ScenarioQuestion::Volunteer) => ("frederick-question-volunteer", cite!(2002 "23.4")),
        Question::Scenario(ScenarioQuestion::Appear) => ("frederick-question-appear", cite!(2002 "26.3.3")),
        Question::Command(CommandQuestion::ShortLeash) => ("frederick-question-short-leash", cite!("18.a")),
        Question::Command(CommandQuestion::Fortune(Fortune::ConfusedWing)) => {
            ("frederick-question-confused-wing", cite!("18"))
        }
        Question::Command(CommandQuestion::Fortune(Fortune::MarchDebacle)) => {
            ("frederick-question-march-debacle", cite!("18"))
        }
        Question::Command(CommandQuestion::Fortune(_)) => ("frederick-question-rash-attack", cite!("18")),
        Question::Column(ColumnQuestion::Deploy) => ("frederick-question-deploy", cite!("4.4")),
        Question::Command(CommandQuestion::Rouse) => ("frederick-question-rouse", cite!("4.2.4")),
        Question::Command(CommandQuestion::Trace) => ("frederick-question-trace", cite!("4.2.5")),
        Question::Move(MoveQuestion::Rout) => ("frederick-question-rout", cite!("7.1")),
        Question::Move(MoveQuestion::Move) => ("frederick-question-move", cite!("7.3")),
        Question::Move(MoveQuestion::Step) => ("frederick-question-step", cite!("7.3")),
        Question::Activation(ActivationQuestion::Coup) => ("frederick-question-coup", cite!("4.1.3")),
        Question::Activation(ActivationQuestion::PayCoup) => ("frederick-question-pay-coup", cite!("4.1.3")),
        Question::Column(ColumnQuestion::ForcedDeployment) => ("frederick-question-forced-deployment", cite!("7.6.3")),
        Question::Bombard(BombardQuestion::Bombard) => ("frederick-question-bombard", cite!("8.1")),
        Question::Bombard(BombardQuestion::Gunnery) => ("frederick-question-gunnery", cite!("8.3")),
        Question::Bombard(BombardQuestion::Shelter) => ("frederick-question-shelter", cite!("16.1a")),
        Question::Morale(MoraleQuestion::Rally) => ("frederick-question-rally", cite!("9.4")),
        Question::Combat(CombatQuestion::Combat) => ("frederick-question-combat", cite!("10.1")),
        Question::Combat(CombatQuestion::Attack) => ("frederick-question-attack", cite!("10.1")),
        Question::Combat(CombatQuestion::Withdraw) => ("frederick-question-withdraw", cite!("10.2")),
        Question::Combat(CombatQuestion::Lead) => ("frederick-question-lead", cite!("10.4")),
        Question::Combat(CombatQuestion::Ground) => ("frederick-question-ground", cite!("10.5.1")),
        Question::Loss(LossQuestion::LossPoints) => ("frederick-question-loss-points", cite!("10.8.1")),
        Question::Loss(LossQuestion::LoseGuns) => ("frederick-question-lose-guns", cite!("10.8.3.1")),
        Question::Loss(LossQuestion::AdditionalRetreat) => ("frederick-question-additional-retreat", cite!("10.8.3.3")),
        Question::Combat(CombatQuestion::Advance) => ("frederick-question-advance", cite!("10.10")),
        Question::Combat(CombatQuestion::Momentum) => ("frederick-question-momentum", cite!("10.11")),
        Question::Combat(CombatQuestion::Sweep) => ("frederick-question-sweep", cite!("10.13")),
        Question::Combat(CombatQuestion::Charge) => ("frederick-question-charge", cite!("10.13.2")),
        Question::Retreat(RetreatQuestion::Retreat) => ("frederick-question-retreat", cite!("10.9")),
        Question::Retreat(RetreatQuestion::Follow) => ("frederick-question-follow", cite!("10.9")),
        Question::Combat(CombatQuestion::Snipe) => ("frederick-question-snipe", cite!("16.2")),
        Question::ArmyMorale(ArmyMoraleQuestion::Collapse) => ("frederick-question-collapse", cite!("12.4")),
    };
    (id, cite.0)
}

/// Adds whom and what a question is about.
pub(super) fn about(field: &Field<'_>, label: Label) -> Label {
    let (battle, position) = (field.battle, field.position);
    let hex = |label: Label, hex: Hex| label.with("hex", hex_number(battle, hex).as_str());
    let units =
        |label: Label, units: Units| label.with("units", unit_names(battle, units)).with("count", units.len() as i64);
    match position.agenda.peek() {
        Some(Step::Combat(CombatStep::Withdraw { place })) => {
            let from = position.fight.hexes[Role::Defender.index()][usize::from(*place)];
            units(hex(label, from), field.may_withdraw(from))
        }
        Some(Step::Bombard(BombardStep::Shelter { .. })) => match position.salvo {
            Some(salvo) => units(hex(label, salvo.target), field.shelter_riders(salvo.target)),
            None => label,
        },
        Some(Step::Column(ColumnStep::ForcedDeployment { wing, by })) => {
            let label = label.with_message("wing", wing_name(battle, *wing));
            hex(label.with_message("unit", unit_name(battle, *by)), field.at(*by))
        }
        Some(Step::Intelligence(_)) => super::veils::about(field, label),
        Some(Step::Loss(LossStep::LossPoints(losses))) => label.with("points", i64::from(losses.points)),
        Some(Step::Retreat(RetreatStep::Retreat(retreat))) => {
            hex(label.with_message("unit", unit_name(battle, retreat.unit)), field.at(retreat.unit))
        }
        Some(Step::Retreat(RetreatStep::Follow { from, .. })) => hex(label, *from),
        _ => label,
    }
}
