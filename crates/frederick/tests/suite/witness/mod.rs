//! A second reading of the journal, for the test of previews: the previews of this system read the
//! journal themselves, so the test that checks them must not use their reading. Odds and results
//! are looked up again in the charts, and strengths are added up from the counters on the map.

use std::collections::BTreeSet;

use frederick::charts::Effect;
use frederick::event::{ActivationEvent, BombardEvent, CombatEvent, CommandEvent, Event, LeaderEvent, MoraleEvent};
use frederick::order::{BombardOrder, CombatOrder, Order};
use frederick::pieces::{UnitId, Units};
use frederick::position::Position;
use frederick::spec::Arm;
use frederick::{Battle, Frederick};
use hexes::Hex;
use kernel::{Argument, Chance, Cite, Happened, Label, Preview, System, Tally, Trail};

/// The first thing that a die decided, in the words of a preview.
pub(crate) fn read(battle: &Battle, trail: &Trail<Frederick>) -> Option<Happened> {
    let mut dice = 0;
    for event in &trail.events {
        let preview = match event {
            // A leader who is left alone rolls first.
            Event::Leader(LeaderEvent::LeaderCaught { .. }) => {
                dice += 1;
                continue;
            }
            Event::Combat(CombatEvent::NobodyLeft { surrendered, guns, .. }) => {
                let id = match (surrendered, guns) {
                    (true, _) => "frederick-chance-surrendered",
                    (false, true) => "frederick-chance-guns-alone",
                    (false, false) => "frederick-chance-nobody-left",
                };
                return Some(Happened { preview: noted(battle, trail, surely(Label::new(id))), dice: 0 });
            }
            Event::Activation(ActivationEvent::ActivationTried { success, .. })
            | Event::Activation(ActivationEvent::CoupTried { success, .. }) => tried(*success),
            Event::Command(CommandEvent::Roused { success, .. }) => tried(*success),
            Event::Morale(MoraleEvent::Rallied { tally, die, success, .. }) => {
                assert_eq!(*success, i16::from(*die) <= tally.total(), "9.4: at most the rating, and it rallies");
                Preview { sums: vec![("frederick-sum-rally", *tally)], ..tried(*success) }
            }
            Event::Combat(CombatEvent::SweepTried { charging, units, .. }) => {
                assert!(charging.iter().all(|unit| units.has(unit)), "nobody charges who did not try");
                surely(Label::new("frederick-chance-charging").with("count", charging.iter().count() as i64))
            }
            Event::Bombard(BombardEvent::Bombarded { .. }) => bombarded(battle, trail, event),
            Event::Combat(CombatEvent::Fought { .. }) => fought(battle, trail, event),
            _ => continue,
        };
        return Some(Happened { preview: noted(battle, trail, preview), dice: dice + 1 });
    }
    None
}

fn surely(label: Label) -> Preview {
    Preview { results: vec![(label, 1.0)], ..Preview::default() }
}

fn tried(success: bool) -> Preview {
    let chance = |result, amount, happens: bool| Chance { result, amount, chance: if happens { 1.0 } else { 0.0 } };
    let chances = vec![chance("frederick-chance-success", 1, success), chance("frederick-chance-failure", 0, !success)];
    Preview { chances, ..Preview::default() }
}

fn strength(amount: u16, paragraph: &'static str) -> Tally {
    let mut tally = Tally::default();
    tally.add(amount as i16, Cite(paragraph), "frederick-forecast-strength");
    tally
}

fn headline(label: Label, tally: &Tally) -> Option<Label> {
    let total = tally.parts().map(|part| part.amount).sum::<i16>();
    let text = if total < 0 { format!("\u{2212}{}", -total) } else { format!("+{total}") };
    Some(label.with("modifier", i64::from(total)).with("signed", text.as_str()))
}

/// As the chart prints it.
fn in_print(effect: Effect, nothing: &str) -> String {
    let plus = if effect.points > 0 { format!("+{}", effect.points) } else { String::new() };
    let mut text = match (effect.exchange, effect.bracket) {
        (true, true) => format!("Ex({plus})"),
        (true, false) => format!("Ex{plus}"),
        (false, true) => format!("({})", effect.points),
        (false, false) => effect.points.to_string(),
    };
    for (there, mark) in [(effect.rout, 'R'), (effect.surrender, 'S'), (effect.retreat, 'r'), (effect.guns, '*')] {
        if there {
            text.push(mark);
        }
    }
    if text == "0" { nothing.to_owned() } else { text }
}

/// The line of a chart for a die and what is added to it.
fn line<T>(rows: &[Vec<T>], first: i8, die: i16) -> &[T] {
    let place = (die - i16::from(first)).max(0) as usize;
    &rows[place.min(rows.len() - 1)]
}

fn bombarded(battle: &Battle, trail: &Trail<Frederick>, event: &Event) -> Preview {
    let Event::Bombard(BombardEvent::Bombarded { at, batteries, strength: points, tally, die, effect, .. }) = event
    else {
        unreachable!()
    };
    let (position, _) = trail.steps.last().expect("somebody gave an order");
    let chart = &battle.charts.bombardment;
    let column = chart.columns.iter().rposition(|least| u16::from(*least) <= *points);
    let row = line(&chart.rows.rows, chart.rows.first, i16::from(*die) + tally.total());
    assert_eq!(*effect, column.map_or_else(Effect::default, |column| row[column]), "{points} points, {die} {tally:?}");
    assert!(!batteries.is_empty() && batteries.iter().all(|unit| battle.artillery.has(unit)));
    // Optional rule 16.1b.
    let horse = line_units(battle, position, *at).iter().all(|unit| arm(battle, *unit) == Arm::Cavalry);
    let spared = battle.options.cavalry_losses && horse && (3..=5).contains(&effect.points);
    let label = Label::new("frederick-chance-bombardment").with("result", in_print(*effect, "0").as_str());
    Preview {
        headline: headline(Label::new("frederick-forecast-fire").with("strength", i64::from(*points)), tally),
        sums: vec![
            ("frederick-sum-bombardment", strength(*points, "frederick:8.3")),
            ("frederick-sum-modifiers", *tally),
        ],
        ..surely(label.with("points", i64::from(effect.points) - i64::from(spared)))
    }
}

fn fought(battle: &Battle, trail: &Trail<Frederick>, event: &Event) -> Preview {
    let Event::Combat(CombatEvent::Fought { strengths, tally, die, effects, points, only_routed, supported, .. }) =
        event
    else {
        unreachable!()
    };
    check_strengths(battle, trail, *strengths, *supported);
    let chart = &battle.charts.combat;
    let worth = |odds: &frederick::charts::Odds| f64::from(odds.0) / f64::from(odds.1);
    let ratio = f64::from(strengths[0]) / f64::from(strengths[1]);
    // In the defender's favour: the best odds that are reached.
    let reached = chart.columns.iter().enumerate().filter(|(_, odds)| worth(odds) <= ratio + 1e-9);
    let column = reached.max_by(|one, other| worth(one.1).total_cmp(&worth(other.1))).map_or(0, |(column, _)| column);
    let cell = line(&chart.rows.rows, chart.rows.first, i16::from(*die) + tally.total())[column];
    let attacker = if *only_routed { Effect::default() } else { cell.attacker };
    assert_eq!(*effects, [attacker, cell.defender], "{strengths:?}, {die}, {tally:?}");
    let odds = &chart.columns[column];
    let label = Label::new("frederick-chance-combat")
        .with("attackresult", in_print(effects[0], "-").as_str())
        .with("defenceresult", in_print(effects[1], "-").as_str())
        .with("attackpoints", i64::from(points[0]))
        .with("defencepoints", i64::from(points[1]));
    let text = format!("{}-{}", odds.0, odds.1);
    let mut preview = Preview {
        headline: headline(Label::new("frederick-forecast-odds").with("odds", text.as_str()), tally),
        sums: vec![
            ("frederick-sum-attack", strength(strengths[0], "frederick:10.3")),
            ("frederick-sum-defence", strength(strengths[1], "frederick:10.3")),
            ("frederick-sum-modifiers", *tally),
        ],
        ..surely(label)
    };
    for effect in effects {
        for (there, id, paragraph) in [
            (effect.rout, "frederick-sign-rout", "frederick:10.8.3.2"),
            (effect.surrender, "frederick-sign-surrender", "frederick:10.8.3.5"),
            (effect.retreat, "frederick-sign-additional-retreat", "frederick:10.8.3.3"),
            (effect.guns, "frederick-sign-guns", "frederick:10.8.3.1"),
        ] {
            let note = (Label::new(id), Cite(paragraph));
            if there && !preview.notes.contains(&note) {
                preview.notes.push(note);
            }
        }
    }
    preview
}

fn arm(battle: &Battle, unit: UnitId) -> Arm {
    battle.unit(unit).arm
}

/// The infantry and cavalry of a hex, from the top.
fn line_units(battle: &Battle, position: &Position, hex: Hex) -> Vec<UnitId> {
    position.stack(hex).filter(|unit| arm(battle, *unit) != Arm::Artillery).collect()
}

/// The strength of those hexes whose only line unit must be all that fights there, by the counters;
/// where more units stand the sum is a bound.
fn check_strengths(battle: &Battle, trail: &Trail<Frederick>, strengths: [u16; 2], supported: bool) {
    let Some((position, _)) = trail.steps.last() else { return };
    let attack = trail.events.iter().find_map(|event| match event {
        Event::Combat(CombatEvent::Attack { from, at, sweep, .. }) => Some(([from, at], *sweep)),
        _ => None,
    });
    let Some((hexes, sweep)) = attack else { return };
    for (role, hexes) in hexes.into_iter().enumerate() {
        let (mut most, mut alone) = (0, true);
        for hex in hexes {
            let units = line_units(battle, position, *hex);
            alone &= units.len() == 1;
            let sum = |horse: bool| -> u16 {
                let fit = units.iter().filter(|unit| (arm(battle, **unit) == Arm::Cavalry) == horse);
                fit.map(|unit| u16::from(battle.values(*unit, position.unit(*unit).steps).strength)).sum()
            };
            // Chapter 10.3.2: no more than so much out of one hex, and a little more where the
            // scenario says so (26.3.5 of 2002); supports have a limit of their own.
            let side = units.first().map_or(0, |unit| battle.unit(*unit).side.index());
            let foot = u16::from(battle.scenario.armies[side].spec.infantry_strength);
            let limits = if role == 1 && supported { [2 * foot, 12] } else { [foot, 6] };
            most += sum(false).min(limits[0]) + sum(true).min(limits[1]);
        }
        assert!(strengths[role] <= most, "{strengths:?} of {hexes:?}, but no more than {most} stand there");
        if alone && !sweep && (role == 0 || !supported) {
            assert_eq!(strengths[role], most, "{strengths:?} of {hexes:?}");
        }
    }
}

/// Who takes part, and what others decided on the way.
fn noted(battle: &Battle, trail: &Trail<Frederick>, mut preview: Preview) -> Preview {
    let numbers = |hexes: &[Hex]| {
        let sorted: BTreeSet<String> = hexes.iter().map(|hex| battle.board.grid.number(*hex).to_string()).collect();
        sorted.into_iter().collect::<Vec<_>>().join(", ")
    };
    let names = |units: Units| {
        let name = |unit: UnitId| Label::new(format!("unit-{}", battle.unit(unit).id));
        Argument::List(units.iter().map(name).collect())
    };
    let part = trail.events.iter().find_map(|event| match event {
        Event::Combat(CombatEvent::Attack { from, at, .. }) => {
            let label = Label::new("frederick-note-attack").with("from", numbers(from).as_str());
            Some((label.with("at", numbers(at).as_str()), Cite("frederick:10.1")))
        }
        Event::Bombard(BombardEvent::Bombarded { batteries, .. }) => {
            let label = Label::new("frederick-note-batteries").with("units", names(*batteries));
            Some((label, Cite("frederick:8.3")))
        }
        _ => None,
    });
    preview.notes.extend(part);
    let asked = |position: &Position| Frederick::to_decide(battle, position).side();
    let first = trail.steps.first().and_then(|(position, _)| asked(position));
    let shooting = trail.steps.iter().any(|(_, order)| matches!(order, Order::Bombard(BombardOrder::Fire)));
    for (position, order) in trail.steps.iter().skip(1) {
        let (id, paragraph) = match order {
            Order::Combat(CombatOrder::Stand) if asked(position) == first => continue,
            Order::Combat(CombatOrder::Stand) if shooting => ("frederick-note-shelter", "frederick:16.1a"),
            Order::Combat(CombatOrder::Stand) => ("frederick-note-withdrawal", "frederick:10.2"),
            Order::Combat(CombatOrder::Lead(_)) => ("frederick-note-lead", "frederick:10.4"),
            Order::Combat(CombatOrder::Ground { .. }) => ("frederick-note-ground", "frederick:10.5.1"),
            _ => continue,
        };
        let note = (Label::new(id), Cite(paragraph));
        if !preview.notes.contains(&note) {
            preview.notes.push(note);
        }
    }
    preview
}
