//! Attacks: the odds, the shifts, and what they come to.

use kernel::{Label, Preview, Side, Trail};

use super::told::{Note, Told, by_arm, certain, odds, quarters};
use crate::combat::{Attack, CombatEvent, CombatStep};
use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::charts::Verdict;
use crate::engine::event::Event;
use crate::engine::order::{CombatOrder, Order};
use crate::engine::play::Field;
use crate::engine::position::Position;
use crate::face::hex_number;
use crate::modifiers::{Bout, Claim};
use crate::rules::cite;
use crate::system::Napoleon;

/// An attack was declared while a battery is pledged: its fire comes before the fight, so there are
/// odds and no chances (13.6).
pub(super) fn declared(battle: &Battle, trail: &Trail<Napoleon>) -> Option<Told> {
    let (position, _) = trail.steps.last()?;
    if !position.barrage.is_pledged_at_all() {
        return None;
    }
    let side = position.active;
    Some(odds_only(&Field { battle, position }, side, &position.fights.forming()))
}

/// A die has fallen between the declaration and the fight: a leader or a train was in the way.
pub(super) fn interrupted(battle: &Battle, trail: &Trail<Napoleon>) -> Option<Told> {
    let number = trail.events.iter().find_map(|event| match event {
        Event::Combat(CombatEvent::Declared { number, .. }) => Some(*number),
        _ => None,
    })?;
    let (position, _) = trail.steps.last()?;
    let field = Field { battle, position };
    Some(odds_only(&field, position.active, &field.present(number)))
}

fn odds_only(field: &Field<'_>, side: Side, attack: &Attack) -> Told {
    let claim = field.best_claim(side, attack);
    let bout = field.bout(side, attack.attackers, attack.defenders, claim);
    let mut preview = standing(field, attack, claim, &bout);
    preview.notes.push((Label::new("napoleon-note-odds-only"), cite!("2.1")));
    Told::by(0, preview)
}

/// The attack of a trail as it stood before it was fought: who attacks, which one, and where all stood.
fn fight_of(trail: &Trail<Napoleon>) -> Option<(&Position, Side, u8)> {
    trail.steps.iter().find_map(|(position, order)| match (position.agenda.top()?, order) {
        (Step::Combat(CombatStep::Fight(side)), Order::Combat(CombatOrder::Resolve(number))) => {
            Some((position, side, *number))
        }
        (Step::Combat(CombatStep::Claim { side, number } | CombatStep::Commit { side, number, .. }), _) => {
            Some((position, side, number))
        }
        _ => None,
    })
}

/// An attack was fought; if it has come to shock, not before the dice of shock.
pub(super) fn fought(battle: &Battle, trail: &Trail<Napoleon>) -> Option<Told> {
    let (position, side, number) = fight_of(trail)?;
    let field = Field { battle, position };
    let attack = field.present(number);
    let (strengths, column, shifts, claim, cell) = trail.events.iter().find_map(|event| match event {
        Event::Combat(CombatEvent::Fought { strengths, column, shifts, claim, verdict, .. }) => {
            Some((*strengths, usize::from(*column), **shifts, *claim, *verdict))
        }
        _ => None,
    })?;
    let bout = Bout { strengths, column, shifts, ..field.bout(side, attack.attackers, attack.defenders, claim) };
    let mut preview = standing(&field, &attack, claim, &bout);
    let (label, dice) = match field.comes_to(&attack, claim, &bout, cell) {
        Verdict::Shock => {
            let (verdict, note) = shocked(battle, trail)?;
            preview.notes.push(note);
            (result(&field, &attack, verdict, true), 3)
        }
        verdict @ Verdict::DefendersRetreat(_) if bout.damaged => match stormed(trail)? {
            true => (result(&field, &attack, verdict, false), 2),
            false => (Label::new("napoleon-chance-bridge-held"), 2),
        },
        verdict => (result(&field, &attack, verdict, false), 1),
    };
    preview.results = certain(label).results;
    // So many dice may fall, whatever the first one says.
    let cells = battle.charts.combat.rows.iter().map(|row| field.comes_to(&attack, claim, &bout, row[column]));
    let most = cells.map(|verdict| match verdict {
        Verdict::Shock => 3,
        Verdict::DefendersRetreat(_) if bout.damaged => 2,
        _ => 1,
    });
    Some(Told { preview, dice, most: most.max().unwrap_or(1) })
}

/// What shock has come to, and what both sides were worth before its dice.
fn shocked(battle: &Battle, trail: &Trail<Napoleon>) -> Option<(Verdict, Note)> {
    trail.events.iter().find_map(|event| match event {
        Event::Combat(CombatEvent::Shock { initiatives, dice, verdict, .. }) => {
            let chart = &battle.charts.combat.shock_dice;
            let value = |at: usize| i64::from(initiatives[at] - chart[usize::from(dice[at] - 1)]);
            let label = Label::new("napoleon-note-shock").with("attack", value(0)).with("defence", value(1));
            Some((*verdict, (label, cite!("12.2"))))
        }
        _ => None,
    })
}

fn stormed(trail: &Trail<Napoleon>) -> Option<bool> {
    trail.events.iter().find_map(|event| match event {
        Event::Combat(CombatEvent::Stormed { passed, .. }) => Some(*passed),
        _ => None,
    })
}

/// How an attack stands before the die: headline, sums, notes.
fn standing(field: &Field<'_>, attack: &Attack, claim: Claim, bout: &Bout) -> Preview {
    let chart = &field.battle.charts.combat;
    let plain = chart.column(bout.strengths[0], bout.strengths[1].max(1));
    let headline = Label::new("napoleon-forecast-odds")
        .with("attack", quarters(bout.strengths[0]).as_str())
        .with("defence", quarters(bout.strengths[1]).as_str())
        .with("odds", odds(chart.columns[plain]).as_str())
        .with("column", odds(chart.columns[bout.column]).as_str())
        .with("shifted", if plain == bout.column { "no" } else { "yes" });
    let holding = attack.defenders.without(field.position.marks.fired);
    Preview {
        headline: Some(headline),
        sums: vec![
            ("napoleon-sum-attack", by_arm(field, attack.attackers, cite!("10.4"))),
            ("napoleon-sum-defence", by_arm(field, holding, cite!("10.4"))),
            ("napoleon-sum-shifts", bout.shifts),
        ],
        notes: notes(field, attack, claim, bout),
        ..Preview::default()
    }
}

fn notes(field: &Field<'_>, attack: &Attack, claim: Claim, bout: &Bout) -> Vec<Note> {
    let numbers = |pieces| {
        let mut numbers: Vec<String> = field.hexes_of(pieces).iter().map(|hex| hex_number(field.battle, hex)).collect();
        numbers.sort_unstable();
        numbers.join(", ")
    };
    let named = Label::new("napoleon-note-attack")
        .with("from", numbers(attack.attackers).as_str())
        .with("at", numbers(attack.defenders).as_str());
    let ground = Label::new("napoleon-note-ground").with_message("ground", format!("napoleon-ground-{}", claim.key()));
    let weather = field.weather();
    let (forced, spent) = (
        field.is_forced(attack.attackers, attack.defenders),
        !attack.defenders.and(field.position.marks.fired).is_empty(),
    );
    let all = [
        (true, named, cite!("10.31")),
        (claim != Claim::Open, ground, cite!("11.1")),
        (bout.close, Label::new("napoleon-note-close"), cite!("12.1")),
        (field.holds_chateau(attack, claim), Label::new("napoleon-note-chateau"), cite!("15.22")),
        (weather.infantry < 4 || weather.artillery < 4, Label::new("napoleon-note-weather"), cite!("23.13")),
        (bout.damaged, Label::new("napoleon-note-damaged"), cite!("7.63")),
        (spent, Label::new("napoleon-note-fired"), cite!("13.41")),
        (forced, Label::new("napoleon-note-forced"), cite!("9.22")),
    ];
    all.into_iter().filter(|(there, ..)| *there).map(|(_, label, cite)| (label, cite)).collect()
}

/// A result in words.
fn result(field: &Field<'_>, attack: &Attack, verdict: Verdict, shock: bool) -> Label {
    let label = match verdict {
        Verdict::AttackersLost => Label::new("napoleon-chance-attackers-lost"),
        Verdict::AttackersRetreat(far) => Label::new("napoleon-chance-attackers-retreat").with("far", i64::from(far)),
        Verdict::DefendersRetreat(far) => Label::new("napoleon-chance-defenders-retreat").with("far", i64::from(far)),
        Verdict::DefendersLost => Label::new("napoleon-chance-defenders-lost"),
        Verdict::BothReduced => Label::new("napoleon-chance-both-reduced"),
        Verdict::Exchange => {
            let (attackers_win, owed) = field.exchange_terms(attack);
            let loser = if attackers_win { "defenders" } else { "attackers" };
            Label::new("napoleon-chance-exchange")
                .with("loser", loser)
                .with("points", quarters(u32::from(owed) * 2).as_str())
        }
        // Stars and shock have been read.
        Verdict::AttackersWaver | Verdict::DefendersWaver | Verdict::Shock => Label::default(),
    };
    label.with("result", verdict.printed()).with("shock", if shock { "yes" } else { "no" })
}
