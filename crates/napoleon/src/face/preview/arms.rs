//! Bombardments, charges and repulses: the odds, and what they come to.

use kernel::{Label, Preview, Tally};

use super::told::{Told, by_arm, certain, odds, quarters};
use crate::engine::arms::{Onset, Shot};
use crate::engine::event::{BombardEvent, ChargeEvent, RepulseEvent};
use crate::engine::play::Field;
use crate::face::{hex_number, piece_names};
use crate::rules::cite;

/// A headline with what is added to the die.
fn with_shifts(headline: Label, shifts: &Tally) -> Label {
    let total = shifts.total();
    headline.with("modifier", i64::from(total)).with("signed", kernel::modifier::signed(total).as_str())
}

/// A bombardment (13.37, 13.38).
pub(super) fn bombarded(field: &Field<'_>, event: &BombardEvent) -> Option<Told> {
    let BombardEvent::Bombarded { side, pieces, at, strength, shifts, shot, .. } = event else { return None };
    let salvo = field.salvo(*side, *at, *pieces);
    let label = Label::new(match shot {
        Shot::Nothing => "napoleon-chance-no-hit",
        Shot::Suppressed => "napoleon-chance-suppressed",
        Shot::Retreat => "napoleon-chance-driven",
        Shot::Reduced(1) => "napoleon-chance-reduced",
        Shot::Reduced(_) => "napoleon-chance-reduced-twice",
    });
    let headline = Label::new("napoleon-forecast-fire").with("strength", i64::from(*strength));
    let who = Label::new("napoleon-note-batteries").with("pieces", piece_names(field.battle, *pieces));
    let who = who.with("at", hex_number(field.battle, *at).as_str());
    let stand = (Label::new("napoleon-note-stand"), cite!("13.39"));
    let mut notes = vec![(who, cite!("13.31"))];
    notes.extend((*shot == Shot::Retreat).then_some(stand));
    let preview = Preview {
        headline: Some(with_shifts(headline, shifts)),
        sums: vec![("napoleon-sum-fire", salvo.points), ("napoleon-sum-die", **shifts)],
        notes,
        ..certain(label.with("result", shot.printed()))
    };
    // Of nothing comes nothing: no die is rolled.
    Some(Told::by(u32::from(*strength > 0), preview))
}

/// A charge (14.21, 14.23).
pub(super) fn charged(field: &Field<'_>, event: &ChargeEvent) -> Option<Told> {
    let ChargeEvent::Charged { side, pieces, at, strengths, shifts, onset, .. } = event else { return None };
    let chart = &field.battle.charts.arms.charge;
    let column = chart.column(strengths[0], strengths[1].max(1))?;
    let label = Label::new(match onset {
        Onset::Overrun => "napoleon-chance-overrun",
        Onset::PulledUp(_) => "napoleon-chance-pulled-up",
        Onset::Lost => "napoleon-chance-riders-lost",
    });
    let count = if let Onset::PulledUp(count) = onset { *count } else { 0 };
    let headline = Label::new("napoleon-forecast-charge")
        .with("attack", quarters(strengths[0]).as_str())
        .with("defence", quarters(strengths[1]).as_str())
        .with("odds", odds(chart.columns[column]).as_str());
    let who = Label::new("napoleon-note-riders").with("pieces", piece_names(field.battle, *pieces));
    let who = who.with("at", hex_number(field.battle, *at).as_str());
    let overrun = (Label::new("napoleon-note-overrun"), cite!("14.24"));
    let mut notes = vec![(who, cite!("14.1"))];
    notes.extend((*onset == Onset::Overrun).then_some(overrun));
    let defenders = field.combat_at(side.enemy(), *at).without(field.position.marks.fired);
    let preview = Preview {
        headline: Some(with_shifts(headline, shifts)),
        sums: vec![
            ("napoleon-sum-attack", by_arm(field, *pieces, cite!("14.21"))),
            ("napoleon-sum-defence", by_arm(field, defenders, cite!("14.21"))),
            ("napoleon-sum-die", **shifts),
        ],
        notes,
        ..certain(label.with("result", onset.printed()).with("count", i64::from(count)))
    };
    Some(Told::by(1, preview))
}

/// A repulse: no die is rolled (9.12).
pub(super) fn repulsed(field: &Field<'_>, event: &RepulseEvent) -> Option<Told> {
    let RepulseEvent::Repulsed { side, strengths, success, .. } = event;
    let trial = field.trial(*side, &field.position.mover?);
    let chart = &field.battle.charts.combat;
    let headline = Label::new("napoleon-forecast-repulse")
        .with("attack", quarters(strengths[0]).as_str())
        .with("defence", quarters(strengths[1]).as_str())
        .with("odds", odds(chart.columns[trial.column]).as_str())
        .with("wanted", odds(chart.columns[usize::from(chart.repulse_from)]).as_str());
    let vedettes = trial.enemies.and(field.battle.combat).is_empty();
    let note = match (vedettes, *success) {
        (true, _) => (Label::new("napoleon-note-vedettes-go"), cite!("9.14")),
        (false, true) => (Label::new("napoleon-note-repulsed"), cite!("9.21")),
        (false, false) => (Label::new("napoleon-note-held"), cite!("9.22")),
    };
    let id = if *success { "napoleon-chance-repulsed" } else { "napoleon-chance-held" };
    let preview = Preview {
        headline: Some(headline),
        sums: vec![
            ("napoleon-sum-attack", by_arm(field, trial.attackers, cite!("9.12"))),
            ("napoleon-sum-defence", by_arm(field, trial.enemies.and(field.battle.combat), cite!("9.13"))),
        ],
        notes: vec![note],
        ..certain(Label::new(id))
    };
    Some(Told::by(0, preview))
}
