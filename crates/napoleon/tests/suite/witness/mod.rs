//! A second reading of the journal, for the test of previews: they read the journal themselves, so
//! what they read is looked up again here, in the charts and on the counters, in other words.

use std::collections::BTreeMap;
use std::sync::Mutex;

use kernel::{Argument, Foretold, Happened, Label, Preview, Trail};
use napoleon::engine::arms::{Onset, Shot};
use napoleon::engine::charts::{Odds, Verdict};
use napoleon::engine::event::{BombardEvent, ChargeEvent, CombatEvent, RepulseEvent};
use napoleon::engine::pieces::{PieceId, Pieces};
use napoleon::{Battle, Event, Napoleon, Position};

/// How often each result was read.
static READ: Mutex<BTreeMap<String, u64>> = Mutex::new(BTreeMap::new());

/// What has happened; it is checked before anybody believes it.
pub(crate) fn read(battle: &Battle, trail: &Trail<Napoleon>) -> Option<Happened> {
    let happened = Napoleon::happened(battle, trail)?;
    let preview = &happened.preview;
    for event in &trail.events {
        match event {
            Event::Combat(CombatEvent::Fought { .. }) => fought(battle, trail, event, preview),
            Event::Bombard(BombardEvent::Bombarded { .. }) => bombarded(battle, trail, event, preview),
            Event::Charge(ChargeEvent::Charged { .. }) => charged(battle, trail, event, preview),
            Event::Repulse(RepulseEvent::Repulsed { success, .. }) if !preview.results.is_empty() => {
                assert_eq!(preview.results[0].0.id == "napoleon-chance-repulsed", *success, "{preview:?}");
            }
            _ => continue,
        }
        break;
    }
    let mut counts = READ.lock().unwrap();
    let results = preview.results.iter().map(|(label, _)| label.id.clone());
    let chances = preview.chances.iter().filter(|chance| chance.chance > 0.0).map(|chance| chance.result.to_owned());
    let notes = preview.notes.iter().map(|(label, _)| label.id.clone());
    results.chain(chances).chain(notes).for_each(|id| *counts.entry(id).or_default() += 1);
    Some(happened)
}

/// How often a result or a note was read.
pub(crate) fn count(id: &str) -> u64 {
    READ.lock().unwrap().get(id).copied().unwrap_or(0)
}

fn text(label: &Label, name: &str) -> String {
    match label.args.get(name) {
        Some(Argument::Text(text)) => text.clone(),
        Some(Argument::Number(number)) => number.to_string(),
        other => panic!("{name} of {label:?} is {other:?}"),
    }
}

fn total(preview: &Preview, sum: &str) -> i32 {
    let (_, tally) = preview.sums.iter().find(|(name, _)| *name == sum).unwrap();
    tally.parts().map(|part| i32::from(part.amount)).sum()
}

/// As a chart prints odds.
fn printed(odds: &Odds) -> String {
    let part = |halves: u16| (f64::from(halves) / 2.0).to_string();
    format!("{}:{}", part(odds.attack), part(odds.defence))
}

fn worth(odds: &Odds) -> f64 {
    f64::from(odds.attack) / f64::from(odds.defence)
}

/// The best odds that strengths reach, in the defender's favour; the worst if they reach none.
fn reached(columns: &[Odds], strengths: [u32; 2]) -> usize {
    let ratio = f64::from(strengths[0]) / f64::from(strengths[1].max(1));
    let there = columns.iter().enumerate().filter(|(_, odds)| worth(odds) <= ratio + 1e-9);
    let best = there.max_by(|one, other| worth(one.1).total_cmp(&worth(other.1))).map(|(column, _)| column);
    best.unwrap_or_else(|| {
        (0..columns.len()).min_by(|one, other| worth(&columns[*one]).total_cmp(&worth(&columns[*other]))).unwrap()
    })
}

/// Points on the counters.
fn counters(battle: &Battle, position: &Position, units: impl Iterator<Item = PieceId>) -> i32 {
    let points = |unit: PieceId| battle.piece(unit).strength[usize::from(position.marks.reduced.has(unit))];
    units.map(|unit| i32::from(points(unit))).sum()
}

fn is_there<'a>(position: &'a Position, units: Pieces) -> impl Iterator<Item = PieceId> + 'a {
    units.iter().filter(|unit| position.on_map(*unit)).collect::<Vec<_>>().into_iter()
}

/// How many quarters a strength such as `4½` has.
fn quarters(text: &str) -> u32 {
    let part = text.chars().last().map_or(0, |last| "¼½¾".chars().position(|sign| sign == last).map_or(0, |at| at + 1));
    let whole: String = text.chars().filter(char::is_ascii_digit).collect();
    4 * whole.parse::<u32>().unwrap_or(0) + part as u32
}

fn fought(battle: &Battle, trail: &Trail<Napoleon>, event: &Event, preview: &Preview) {
    let Event::Combat(CombatEvent::Fought { strengths, column, shifts, die, verdict, .. }) = event else { return };
    let chart = &battle.charts.combat;
    let plain = reached(&chart.columns, *strengths);
    let shift: i32 = shifts.parts().map(|part| i32::from(part.amount)).sum();
    let moved = (plain as i32 + shift).clamp(0, chart.columns.len() as i32 - 1) as usize;
    assert_eq!(moved, usize::from(*column), "{strengths:?} {shifts:?}");
    assert_eq!(chart.rows[usize::from(die - 1)][moved], *verdict);
    let headline = preview.headline.as_ref().unwrap();
    let named = ["odds", "column"].map(|name| text(headline, name));
    assert_eq!(named, [plain, moved].map(|column| printed(&chart.columns[column])), "{headline:?}");
    assert_eq!(["attack", "defence"].map(|name| quarters(&text(headline, name))), *strengths);
    assert_eq!(total(preview, "napoleon-sum-shifts"), shift);
    // Strength grows by ground and shrinks by it and by the weather, never beyond the chart.
    let printed = ["napoleon-sum-attack", "napoleon-sum-defence"].map(|sum| total(preview, sum));
    assert!(strengths[0] as i32 <= 4 * printed[0], "{strengths:?} {printed:?}");
    let (position, _) = &trail.steps[0];
    assert!(printed[0] <= counters(battle, position, is_there(position, battle.combat)));
    let most = [chart_most(battle), 4].into_iter().max().unwrap();
    assert!(strengths[1] as i32 <= i32::from(most) * printed[1], "{strengths:?} {printed:?}");
    // An attack that lies open has odds only: there is no result to look up.
    let Some((result, _)) = preview.results.first() else { return };
    let shock = trail.events.iter().find_map(|event| match event {
        Event::Combat(CombatEvent::Shock { initiatives, verdict, .. }) => Some((*initiatives, *verdict)),
        _ => None,
    });
    let stormed = trail.events.iter().find_map(|event| match event {
        Event::Combat(CombatEvent::Stormed { passed, .. }) => Some(*passed),
        _ => None,
    });
    let last = match (shock, *verdict) {
        (Some((initiatives, told)), cell) => {
            let difference = i32::from(initiatives[0]) - i32::from(initiatives[1]);
            let middle = chart.shock.len() as i32 / 2;
            let looked_up = chart.shock[(middle + difference.clamp(-middle, middle)) as usize];
            assert_eq!(looked_up, told, "{initiatives:?}");
            let may_shock = matches!(
                cell,
                Verdict::Shock | Verdict::AttackersWaver | Verdict::DefendersWaver | Verdict::DefendersRetreat(_)
            );
            assert!(may_shock, "{cell:?} comes to no shock");
            assert_eq!(text(result, "shock"), "yes");
            told
        }
        // Over a damaged bridge there is no shock (7.63).
        (None, Verdict::Shock) => Verdict::BothReduced,
        (None, Verdict::AttackersWaver | Verdict::DefendersWaver) if result.id == "napoleon-chance-both-reduced" => {
            Verdict::BothReduced
        }
        (None, Verdict::AttackersWaver) => Verdict::AttackersRetreat(1),
        (None, Verdict::DefendersWaver) => Verdict::DefendersRetreat(1),
        (None, cell) => cell,
    };
    if stormed == Some(false) {
        return assert_eq!(result.id, "napoleon-chance-bridge-held");
    }
    let (id, far) = match last {
        Verdict::AttackersLost => ("attackers-lost", None),
        Verdict::AttackersRetreat(far) => ("attackers-retreat", Some(far)),
        Verdict::DefendersRetreat(far) => ("defenders-retreat", Some(far)),
        Verdict::DefendersLost => ("defenders-lost", None),
        Verdict::BothReduced => ("both-reduced", None),
        Verdict::Exchange => ("exchange", None),
        other => panic!("{other:?} is no end"),
    };
    assert_eq!(result.id, format!("napoleon-chance-{id}"), "{verdict:?} {shock:?}");
    assert_eq!(far.map(|far| far.to_string()), far.map(|_| text(result, "far")));
    assert_eq!(text(result, "result"), last.printed());
}

/// The most that any ground makes of a strength, in quarters.
fn chart_most(battle: &Battle) -> u8 {
    let ground = &battle.charts.ground;
    [ground.town, ground.slope, ground.bridge, ground.chateau, ground.position].into_iter().max().unwrap()
}

fn bombarded(battle: &Battle, trail: &Trail<Napoleon>, event: &Event, preview: &Preview) {
    let Event::Bombard(BombardEvent::Bombarded { pieces, at, strength, shifts, die, shot, .. }) = event else { return };
    let chart = &battle.charts.arms.bombardment;
    assert_eq!(total(preview, "napoleon-sum-fire"), i32::from(*strength));
    let added: i32 = shifts.parts().map(|part| i32::from(part.amount)).sum();
    assert_eq!(total(preview, "napoleon-sum-die"), added);
    let column = chart.strengths.iter().filter(|least| u16::from(**least) <= *strength).count();
    let row = (i32::from(*die) + added - i32::from(chart.lowest)).clamp(0, chart.rows.len() as i32 - 1) as usize;
    let looked_up = if column == 0 { Shot::Nothing } else { chart.rows[row][column - 1] };
    assert_eq!(looked_up, *shot, "{strength} {die} {shifts:?}");
    assert_eq!(text(&preview.results[0].0, "result"), shot.printed());
    let (position, _) = trail.steps.last().unwrap();
    let guns = counters(battle, position, pieces.iter());
    assert!(i32::from(*strength) <= guns, "{strength} of {guns}");
    // Nothing is taken off near guns in the open that nobody answers.
    let near = |gun: PieceId| battle.board.grid.distance(position.at(gun), *at) < u32::from(chart.range[1]);
    let answered = !position.pieces_at(*at).and(battle.artillery).is_empty();
    let open = ![ground::Terrain::Town, ground::Terrain::Marsh].into_iter().any(|terrain| battle.is(*at, terrain));
    if pieces.iter().all(near) && !answered && open {
        assert_eq!(i32::from(*strength), guns);
    }
}

fn charged(battle: &Battle, trail: &Trail<Napoleon>, event: &Event, preview: &Preview) {
    let Event::Charge(ChargeEvent::Charged { pieces, strengths, shifts, die, onset, .. }) = event else { return };
    let chart = &battle.charts.arms.charge;
    let column = reached(&chart.columns, *strengths);
    let added: i32 = shifts.parts().map(|part| i32::from(part.amount)).sum();
    let row = (i32::from(*die) + added - 1).clamp(0, chart.rows.len() as i32 - 1) as usize;
    assert_eq!(chart.rows[row][column], *onset, "{strengths:?} {die} {shifts:?}");
    assert_eq!(text(preview.headline.as_ref().unwrap(), "odds"), printed(&chart.columns[column]));
    let count = if let Onset::PulledUp(count) = onset { *count } else { 0 };
    let named = ["result", "count"].map(|name| text(&preview.results[0].0, name));
    assert_eq!(named, [onset.printed().to_owned(), count.to_string()]);
    let (position, _) = trail.steps.last().unwrap();
    assert_eq!(total(preview, "napoleon-sum-attack"), counters(battle, position, pieces.iter()));
}
