//! Chapter 17 for the eye: counters as they lie on the map, what is told of them, what can be
//! ordered.

use ground::scene::{SceneBadge, SceneFight, SceneMarker, SceneUnit, SceneValue};
use kernel::wire::LineKind;
use kernel::{Label, LineDraft, Side};

use super::lines::Draft as Telling;
use super::offers::Draft as Offering;
use super::{hex_id, hex_number, unit_id, wing_name};
use crate::engine::battle::Battle;
use crate::engine::event::IntelligenceEvent;
use crate::engine::order::IntelligenceOrder;
use crate::engine::pieces::Units;
use crate::engine::play::Field;
use crate::engine::position::{NOWHERE, Phase};
use crate::engine::question::IntelligenceQuestion;
use crate::intelligence::{Comer, Counter, Kind, What};
use crate::rules::cite;

/// The board id of a counter.
pub(crate) fn counter_id(number: u8) -> String {
    format!("c{number}")
}

/// The message that names what lies under a counter.
pub(crate) fn what_name(battle: &Battle, side: Side, what: What) -> String {
    if let Some(wing) = what.wing() {
        return wing_name(battle, wing);
    }
    let spec = battle.scenario.detachments.as_ref();
    let group = what.detachment().and_then(|number| spec?.groups.get(number));
    let groups = &battle.scenario.armies[side.index()].groups;
    if let Some(group) = group.and_then(|group| groups.get(usize::from(*group) + 2)) {
        return format!("group-{}", group.id);
    }
    match what {
        What::DUMMY => "frederick-counter-dummy".to_owned(),
        _ => "frederick-counter-unknown".to_owned(),
    }
}

/// The message that names what lies under a counter, with the look of a dummy.
fn thing_name(battle: &Battle, counter: &Counter) -> String {
    let name = match (counter.what, counter.kind) {
        (What::DUMMY, Kind::Infantry) => "frederick-counter-dummy-infantry",
        (What::DUMMY, Kind::Cavalry) => "frederick-counter-dummy-cavalry",
        (What::DUMMY, Kind::Mixed) => "frederick-counter-dummy-mixed",
        (what, _) => return what_name(battle, counter.side, what),
    };
    name.to_owned()
}

fn kind_name(kind: Kind) -> String {
    let name = match kind {
        Kind::Infantry => "frederick-counter-infantry",
        Kind::Cavalry => "frederick-counter-cavalry",
        Kind::Mixed => "frederick-counter-mixed",
    };
    name.to_owned()
}

/// What is told of counters.
pub(super) fn told<'a>(battle: &'a Battle, event: &IntelligenceEvent) -> Telling<'a> {
    let moves = |id: &str| Telling::new(battle, LineKind::Move, id);
    let fight = |id: &str| Telling::new(battle, LineKind::Fight, id);
    let hidden = |id: &str| Telling::new(battle, LineKind::Hidden, id);
    let name = |side: Side, what: What| what_name(battle, side, what);
    match event {
        IntelligenceEvent::Concealed { counters, .. } => hidden("concealed").number("count", *counters),
        IntelligenceEvent::Laid { side, what, kind, at } => {
            hidden("counter-laid").message("what", name(*side, *what)).message("kind", kind_name(*kind)).hex("hex", *at)
        }
        IntelligenceEvent::MarkLaid { at, .. } => hidden("mark-laid").hex("hex", *at),
        IntelligenceEvent::Loaded { unit, wing, .. } => hidden("loaded").unit(*unit).wing(*wing),
        IntelligenceEvent::Rides { leader, wing, .. } => hidden("rides").leader(*leader).wing(*wing),
        IntelligenceEvent::Attached { unit, .. } => hidden("attached").unit(*unit),
        IntelligenceEvent::Masked { detachment, kind, .. } => {
            hidden("masked").number("detachment", *detachment + 1).message("kind", kind_name(*kind))
        }
        IntelligenceEvent::ToldOff { unit, detachment, .. } => {
            hidden("told-off").unit(*unit).number("detachment", *detachment + 1)
        }
        IntelligenceEvent::Paced { kind, counter, from, to, cost, .. } => {
            let id = if from == to { "counter-came" } else { "paced" };
            let draft = moves(id).pointing(counter_id(*counter)).message("kind", kind_name(*kind));
            draft.number("number", *counter + 1).hex("from", *from).hex("to", *to).number("cost", *cost)
        }
        IntelligenceEvent::Trailed { counter, from, to, .. } => {
            moves("trailed").number("number", *counter + 1).hex("from", *from).hex("to", *to)
        }
        IntelligenceEvent::Folded { kind, counter, column, .. } => {
            let draft = moves(if *column { "folded" } else { "unfolded" }).pointing(counter_id(*counter));
            draft.message("kind", kind_name(*kind)).number("number", *counter + 1)
        }
        IntelligenceEvent::Exchanged { at, .. } => hidden("exchanged").hex("hex", *at),
        IntelligenceEvent::Spotted { side, what, at, moving, .. } => {
            let id = if *moving { "spotted-moving" } else { "spotted" };
            hidden(id).message("what", name(*side, *what)).hex("hex", *at)
        }
        IntelligenceEvent::Vanished { kind, at, .. } => {
            hidden("vanished").message("kind", kind_name(*kind)).hex("hex", *at)
        }
        IntelligenceEvent::Covered { at, .. } => hidden("covered").hex("hex", *at),
        IntelligenceEvent::DeploymentRoll { dice, totals, won, margin, .. } => {
            fight(if *won { "deployment-won" } else { "deployment-lost" })
                .die("die", dice[0])
                .number("total", totals[0])
                .enemy_die("enemydie", dice[1])
                .number("enemytotal", totals[1])
                .number("margin", *margin)
        }
        IntelligenceEvent::Shifted { from, to, .. } => moves("shifted").hex("from", *from).hex("to", *to),
        IntelligenceEvent::Forms { side, what, column } => {
            moves(if *column { "forms-column" } else { "forms-line" }).message("what", name(*side, *what))
        }
        IntelligenceEvent::Unveiled { side, what, at } => {
            moves("unveiled").message("what", name(*side, *what)).hex("hex", *at)
        }
        IntelligenceEvent::Stationed { unit, at, .. } => moves("stationed").unit(*unit).hex("hex", *at),
        IntelligenceEvent::Rejoined { unit, .. } => moves("rejoined").unit(*unit),
    }
}

/// What can be ordered about counters.
pub(super) fn offered<'a>(field: &Field<'a>, order: IntelligenceOrder) -> Offering<'a> {
    let battle = field.battle;
    let draft = |id: &str, cite: kernel::Cite| Offering::new(battle, id, cite);
    let counter = |draft: Offering<'a>, number: u8| about_counter(field, draft, number);
    match order {
        IntelligenceOrder::Lay(hex) => laying(field, hex),
        IntelligenceOrder::Load { unit, wing } => draft("load", cite!("17.1.1")).wing(field, wing).unit(unit),
        IntelligenceOrder::Ride(wing) => draft("ride", cite!("17.1.1")).wing(field, wing),
        IntelligenceOrder::Attach(unit) => draft("attach", cite!("17.1.1")).unit(unit),
        IntelligenceOrder::Mask { detachment, kind } => {
            let draft = draft("mask", cite!("17.6.4.3")).number("detachment", detachment + 1);
            draft.message("kind", kind_name(kind))
        }
        IntelligenceOrder::TellOff { unit, detachment } => {
            draft("tell-off", cite!("17.6.4.2")).unit(unit).number("detachment", detachment + 1)
        }
        IntelligenceOrder::Ready => draft("ready", cite!("17.1.2")),
        IntelligenceOrder::Muster(number) => counter(draft("muster", cite!("17.1.4")), number),
        IntelligenceOrder::Pace(hex) => {
            let cost = field.may_pace(hex).unwrap_or(1);
            on_its_way(field, draft("pace", cite!("17.1.4")).hex(hex).points(cost))
        }
        IntelligenceOrder::Trail { mark, to } => draft("trail", cite!("17.1.4")).number("mark", mark + 1).hex(to),
        IntelligenceOrder::Rest => on_its_way(field, draft("rest", cite!("17.1.4"))),
        IntelligenceOrder::Unveil => on_its_way(field, draft("unveil", cite!("17.4"))),
        IntelligenceOrder::Fold(number) => counter(draft("fold", cite!("17.1.4")), number),
        IntelligenceOrder::Unfold(number) => counter(draft("unfold", cite!("17.1.4")), number),
        IntelligenceOrder::Exchange { one, other } => {
            let name = field.counter(other).map(|counter| thing_name(battle, counter)).unwrap_or_default();
            let draft = draft("exchange", cite!("17.1.6")).number("other", other + 1);
            counter(draft.message("otherwhat", name), one)
        }
        IntelligenceOrder::Shift(hex) => draft("shift", cite!("17.2.2")).hex(hex),
        IntelligenceOrder::InLine => draft("in-line", cite!("17.3.1")),
        IntelligenceOrder::InColumn => draft("in-column", cite!("17.3.2")),
        IntelligenceOrder::Station { unit, at } => draft("station", cite!("17.3")).unit(unit).hex(at),
        IntelligenceOrder::Rejoin(unit) => draft("rejoin", cite!("17.1.1")).unit(unit),
    }
}

fn about_counter<'a>(field: &Field<'a>, draft: Offering<'a>, number: u8) -> Offering<'a> {
    let draft = draft.number("number", number + 1).about(counter_id(number));
    match field.counter(number) {
        Some(counter) => draft.message("what", thing_name(field.battle, counter)),
        None => draft,
    }
}

fn on_its_way<'a>(field: &Field<'a>, draft: Offering<'a>) -> Offering<'a> {
    match field.veil().and_then(|veil| veil.marcher) {
        Some(marcher) => about_counter(field, draft, marcher.counter),
        None => draft,
    }
}

fn laying<'a>(field: &Field<'a>, hex: hexes::Hex) -> Offering<'a> {
    let draft = |id: &str| Offering::new(field.battle, id, cite!("17.1.2")).hex(hex);
    match field.to_decide().side().and_then(|side| field.counter_in_hand(side)) {
        Some((number, true)) => about_counter(field, draft("lay-mark"), number),
        Some((number, false)) => about_counter(field, draft("lay"), number),
        None => draft("lay"),
    }
}

/// What is asked about counters.
pub(super) const fn question(question: IntelligenceQuestion) -> (&'static str, kernel::Cite) {
    match question {
        IntelligenceQuestion::Conceal => ("frederick-question-conceal", cite!("17.1.2")),
        IntelligenceQuestion::Pace => ("frederick-question-pace", cite!("17.1.4")),
        IntelligenceQuestion::Shift => ("frederick-question-shift", cite!("17.2.2")),
        IntelligenceQuestion::Formation => ("frederick-question-formation", cite!("17.2.3")),
        IntelligenceQuestion::CallUp => ("frederick-question-call-up", cite!("17.3")),
    }
}

/// Whom a question about counters is about.
pub(super) fn about(field: &Field<'_>, label: Label) -> Label {
    let name = |label: Label, counter: &Counter| {
        label.with_message("what", what_name(field.battle, counter.side, counter.what))
    };
    let placing = field.veil().and_then(|veil| veil.placing);
    if let Some(counter) = placing.and_then(|placing| field.veil()?.counter(placing.counter)) {
        return name(label, counter).with("hex", hex_number(field.battle, counter.at).as_str());
    }
    if let Some(encounter) = field.veil().and_then(|veil| veil.encounter) {
        return label.with("margin", i64::from(encounter.margin.min(3)));
    }
    // While a side lays its counters out nobody else sees them, nor what is in hand.
    let hand = field.to_decide().side().and_then(|side| field.counter_in_hand(side));
    let hand = hand.and_then(|(number, is_mark)| Some((number, is_mark, field.counter(number)?)));
    let (said, number, what) = match hand {
        Some((number, true, counter)) => ("mark", i64::from(number) + 1, thing_name(field.battle, counter)),
        Some((number, false, counter)) => ("counter", i64::from(number) + 1, thing_name(field.battle, counter)),
        None => ("none", 0, "frederick-counter-unknown".to_owned()),
    };
    label.with("hand", said).with("number", number).with_message("what", what)
}

/// The counters that lie on the map, as units of which only the place is known, or all their owner
/// knows.
pub(super) fn counters<'a>(field: &Field<'a>) -> Vec<SceneUnit<'a>> {
    let hidden = |side: Side| field.veil().into_iter().flat_map(move |veil| veil.hidden(side));
    let all = Side::BOTH.into_iter().flat_map(hidden);
    all.map(|(number, counter)| scene_counter(field, number, counter)).collect()
}

fn scene_counter<'a>(field: &Field<'a>, number: u8, counter: &Counter) -> SceneUnit<'a> {
    let Field { battle, position } = *field;
    let known = counter.what != What::UNKNOWN && counter.what != What::DUMMY;
    let units = field.carried(counter.side, counter.what);
    let mine = position.phase == Phase::Movement && position.active == counter.side && counter.what != What::UNKNOWN;
    let spent = field.veil().and_then(|veil| veil.marcher).filter(|marcher| marcher.counter == number);
    let pace = field.counter_allowance(counter, counter.what, counter.column);
    let left = if counter.moved { 0 } else { pace.saturating_sub(spent.map_or(0, |marcher| marcher.spent[0])) };
    let mut values = vec![SceneValue::new("frederick-value-counter", number + 1)];
    if mine {
        values.push(SceneValue::new("frederick-value-movement", format!("{left} / {pace}")));
    }
    let badges = [
        counter.column.then_some(("column", "frederick-badge-column")),
        (counter.moved && mine).then_some(("moved", "frederick-badge-moved")),
        Some(("unseen", "frederick-badge-unseen")),
    ];
    let strength = if known { strength_of(field, units) } else { 0 };
    let letters = match counter.kind {
        Kind::Infantry => "I",
        Kind::Cavalry => "C",
        Kind::Mixed => "I/C",
    };
    let name = match counter.what {
        What::UNKNOWN => kind_name(counter.kind),
        _ => thing_name(battle, counter),
    };
    SceneUnit {
        id: counter_id(number),
        name,
        side: &battle.sides[counter.side.index()],
        band: None,
        arm: "hidden",
        hex: (counter.at != NOWHERE).then(|| hex_id(battle, counter.at)),
        off: (counter.at == NOWHERE).then_some("waiting"),
        place: 0,
        steps: 0,
        full: 0,
        strength,
        worth: 0,
        figures: if known { format!("{letters} \u{b7} {}", units.len()) } else { letters.to_owned() },
        small: None,
        big: letters.to_owned(),
        values,
        badges: badges.into_iter().flatten().map(|(key, message)| SceneBadge::new(key, message)).collect(),
    }
}

fn strength_of(field: &Field<'_>, units: Units) -> u8 {
    units.iter().map(|unit| field.values(unit).strength).fold(0, u8::saturating_add)
}

/// Two wings that have come in sight of each other.
pub(super) fn meeting(field: &Field<'_>) -> Option<SceneFight> {
    let veil = field.veil()?;
    let encounter = veil.encounter?;
    let at = |number: u8| veil.counter(number).map(|counter| hex_id(field.battle, counter.at));
    let from = match encounter.by {
        Comer::Counter(number) => at(number),
        Comer::Unit(unit) => (field.at(unit) != NOWHERE).then(|| hex_id(field.battle, field.at(unit))),
    };
    let placed = veil.placing.map(|placing| placing.counter);
    let faced = encounter.next.map(|(number, _)| number).or(placed).and_then(at);
    let units = veil.placing.map_or(Units::NONE, |placing| placing.done);
    Some(SceneFight {
        kind: "combat",
        attackers: from.into_iter().collect(),
        defenders: faced.into_iter().collect(),
        units: units.iter().map(unit_id).collect(),
    })
}

/// The marks of counters.
pub(super) fn marks(field: &Field<'_>) -> Vec<SceneMarker> {
    let mut markers = Vec::new();
    for side in Side::BOTH {
        for (_, counter) in field.lying(side) {
            for hex in counter.marks.into_iter().filter(|hex| *hex != NOWHERE) {
                markers.push(SceneMarker {
                    hex: hex_id(field.battle, hex),
                    to: None,
                    kind: "wing-mark",
                    side: Some(field.battle.sides[side.index()].clone()),
                    label: Label::new("frederick-marker-wing"),
                    count: 1,
                });
            }
        }
    }
    markers
}

/// The piece that comes next onto the map, or the counter that is on its way.
pub(super) fn focus(field: &Field<'_>) -> Option<String> {
    let veil = field.veil()?;
    if let Some(marcher) = veil.marcher {
        return Some(counter_id(marcher.counter));
    }
    if let Some(placing) = veil.placing {
        return placing.left.first().map(unit_id);
    }
    let side = field.to_decide().side()?;
    let concealing = !veil.ready[side.index()];
    field.counter_in_hand(side).filter(|_| concealing).map(|(number, _)| counter_id(number))
}
