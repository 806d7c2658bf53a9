//! What the journal says of an order, in the words of a preview.

use kernel::{Chance, Cite, Label, Preview, Side, Tally, Trail};

use super::{arms, cards, combat};
use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::event::{
    BombardEvent, CardEvent, ChargeEvent, CombatEvent, CommandEvent, ConcealmentEvent, Event, MoveEvent, RecoveryEvent,
    ReinforcementEvent, RepulseEvent, ResultEvent, WorkEvent,
};
use crate::engine::order::{CardOrder, CombatOrder, MoveOrder, Order, RecoveryOrder};
use crate::engine::pieces::Pieces;
use crate::engine::play::Field;
use crate::face::hex_number;
use crate::results::ResultStep;
use crate::rules::cite;
use crate::system::Napoleon;

/// A note with its paragraph.
pub(super) type Note = (Label, Cite);

/// What came of an order.
pub(super) struct Told {
    /// The preview of this one case.
    pub(super) preview: Preview,
    /// So many dice have decided.
    pub(super) dice: u32,
    /// So many may decide, however they fall.
    pub(super) most: u32,
}

impl Told {
    /// One case out of those that so many dice decide.
    pub(super) fn by(dice: u32, preview: Preview) -> Told {
        Told { preview, dice, most: dice }
    }
}

/// What has come of the orders of a trail; nothing if it has not come yet.
pub(super) fn read(battle: &Battle, trail: &Trail<Napoleon>) -> Option<Told> {
    let (position, order) = trail.steps.last()?;
    let field = Field { battle, position };
    if let Some(told) = unknown(&field, *order) {
        return Some(told);
    }
    let mut told = trail.events.iter().find_map(|event| of_event(&field, trail, event))?;
    told.preview.notes.extend(taken_for_granted(trail));
    Some(told)
}

/// What nobody knows who does not see the enemy: no odds, no chances (8.3).
fn unknown(field: &Field<'_>, order: Order) -> Option<Told> {
    let mover = field.position.mover?;
    let side = field.owner(mover.pieces.first()?);
    let veiled = |hex| !field.thrown_from(field.hidden(side.enemy()), hex).is_empty();
    let note = match order {
        Order::Repulse(_) if veiled(mover.at) => ("napoleon-note-unknown-force", cite!("8.3")),
        Order::Move(MoveOrder::Halt) if mover.hexes > 0 && mover.halted && veiled(mover.at) => {
            ("napoleon-note-unknown-scouts", cite!("8.3"))
        }
        Order::Move(MoveOrder::Step(to)) if veiled(to) => ("napoleon-note-unknown-zone", cite!("8.3")),
        _ => return None,
    };
    let notes = vec![(Label::new(note.0), note.1)];
    Some(Told::by(0, Preview { notes, ..Preview::default() }))
}

/// What one event says; nothing if it is not what was asked for.
fn of_event(field: &Field<'_>, trail: &Trail<Napoleon>, event: &Event) -> Option<Told> {
    let (battle, (position, order)) = (field.battle, trail.steps.last()?);
    Some(match event {
        Event::Combat(CombatEvent::Declared { .. }) => return combat::declared(battle, trail),
        Event::Leader(_) | Event::Train(_) => return combat::interrupted(battle, trail),
        Event::Combat(CombatEvent::Fought { .. }) => return combat::fought(battle, trail),
        Event::Bombard(event @ BombardEvent::Bombarded { .. }) => arms::bombarded(field, event)?,
        Event::Bombard(BombardEvent::Steadied { piece, steady, .. }) => {
            let initiative = field.initiative(*piece);
            let note = (Label::new("napoleon-note-steady"), cite!("13.39"));
            checked(initiative, *steady, note)
        }
        Event::Charge(ChargeEvent::Spurred { initiative, rides, .. }) => {
            checked(*initiative, *rides, (Label::new("napoleon-note-spur"), cite!("14.1")))
        }
        Event::Charge(event @ ChargeEvent::Charged { .. }) => arms::charged(field, event)?,
        Event::Repulse(event @ RepulseEvent::Repulsed { .. }) => arms::repulsed(field, event)?,
        Event::Concealment(ConcealmentEvent::Scouted { .. }) if *order == MoveOrder::Halt.into() => {
            scouted(field, trail)
        }
        Event::Move(MoveEvent::Damaged { .. }) => {
            let note = (Label::new("napoleon-note-damage"), cite!("7.62"));
            Told::by(0, Preview { notes: vec![note], ..certain(Label::new("napoleon-chance-damaged")) })
        }
        Event::Move(MoveEvent::Repaired { side, crossing, done, .. }) => repaired(field, *side, *crossing, *done),
        Event::Move(MoveEvent::Ventured { initiative, moves, .. }) => {
            checked(*initiative, *moves, (Label::new("napoleon-note-venture"), cite!("6.32")))
        }
        Event::Command(CommandEvent::Roused { initiative, .. }) => {
            checked(*initiative, true, (Label::new("napoleon-note-rouse"), cite!("6.31")))
        }
        Event::Command(CommandEvent::Failed { initiative, .. }) => {
            checked(*initiative, false, (Label::new("napoleon-note-rouse"), cite!("6.31")))
        }
        Event::Work(WorkEvent::Built { finished, .. }) => {
            let highest = i64::from(battle.charts.arms.works.done);
            let headline = Some(Label::new("napoleon-forecast-highest").with("highest", highest));
            let notes = vec![(Label::new("napoleon-note-build"), cite!("15.33"))];
            Told::by(1, Preview { headline, notes, ..tried(*finished) })
        }
        Event::Reinforcement(ReinforcementEvent::Heard { heard: false, .. }) => {
            let notes = vec![(Label::new("napoleon-note-call"), cite!("19.5"))];
            let preview = Preview { notes, ..certain(Label::new("napoleon-chance-unheard")) };
            Told { preview, dice: 1, most: 4 }
        }
        Event::Card(CardEvent::CardPlayed { side, card, .. }) => cards::played(battle, trail, *side, *card)?,
        Event::Card(CardEvent::PutOff { .. }) => cards::put_off(battle, trail)?,
        Event::Reinforcement(ReinforcementEvent::Called { .. }) => called(battle, trail)?,
        Event::Recovery(RecoveryEvent::GivenUp { piece, .. } | RecoveryEvent::Reorganized { piece, .. }) => {
            let ours =
                matches!(order, Order::Recovery(RecoveryOrder::Reorganize { piece: named, .. }) if named == piece);
            if !ours {
                return None;
            }
            let lost = matches!(event, Event::Recovery(RecoveryEvent::GivenUp { .. }));
            let id = if lost { "napoleon-chance-gone" } else { "napoleon-chance-returns" };
            let notes = vec![(Label::new("napoleon-note-demoralized"), cite!("21.2"))];
            Told::by(1, Preview { notes, ..certain(Label::new(id)) })
        }
        Event::Result(ResultEvent::Crossed { piece, lost, .. }) => {
            let Some(Step::Result(ResultStep::Retreat { piece: retreats, .. })) = position.agenda.top() else {
                return None;
            };
            if retreats != *piece {
                return None;
            }
            let id = if *lost { "napoleon-chance-drowned" } else { "napoleon-chance-crosses" };
            let notes = vec![(Label::new("napoleon-note-bridge"), cite!("12.33"))];
            Told::by(1, Preview { notes, ..certain(Label::new(id)) })
        }
        _ => return None,
    })
}

/// A result that comes in this case.
pub(super) fn certain(label: Label) -> Preview {
    Preview { results: vec![(label, 1.0)], ..Preview::default() }
}

fn tried(success: bool) -> Preview {
    let chance = |result, amount, comes| Chance { result, amount, chance: f64::from(u8::from(comes)) };
    let chances = vec![chance("napoleon-chance-success", 1, success), chance("napoleon-chance-failure", 0, !success)];
    Preview { chances, ..Preview::default() }
}

/// A check of initiative.
fn checked(initiative: u8, success: bool, note: Note) -> Told {
    let headline = Label::new("napoleon-forecast-initiative").with("initiative", i64::from(initiative));
    Told::by(1, Preview { headline: Some(headline), notes: vec![note], ..tried(success) })
}

/// What scouts find, one enemy hex after the other: no die is rolled (8.3).
fn scouted(field: &Field<'_>, trail: &Trail<Napoleon>) -> Told {
    let found = trail.events.iter().filter_map(|event| match event {
        Event::Concealment(ConcealmentEvent::Scouted { hex, finding, .. }) => {
            let key = crate::concealment::Finding::ALL.into_iter().find(|(_, known)| known == finding)?.0;
            let label = Label::new("napoleon-chance-scouted").with("hex", hex_number(field.battle, *hex).as_str());
            Some((label.with_message("finding", format!("napoleon-finding-{key}")), 1.0))
        }
        _ => None,
    });
    let notes = vec![(Label::new("napoleon-note-scouts"), cite!("8.3"))];
    Told::by(0, Preview { results: found.collect(), notes, ..Preview::default() })
}

/// A crossing is repaired, or not (7.64).
fn repaired(field: &Field<'_>, side: Side, crossing: u8, done: bool) -> Told {
    let pioneers = field.has_pioneers(side);
    let highest = field.battle.charts.movement.repair[usize::from(field.is_bridge(crossing))];
    let headline = Some(Label::new("napoleon-forecast-highest").with("highest", i64::from(highest)));
    if pioneers {
        let notes = vec![(Label::new("napoleon-note-pioneers"), cite!("24.6"))];
        return Told::by(0, Preview { notes, ..tried(done) });
    }
    let mut shifts = Tally::default();
    shifts.add(i16::from(field.is_watched(side, crossing)), cite!("7.64"), "napoleon-part-watched");
    let notes = vec![(Label::new("napoleon-note-repair"), cite!("7.64"))];
    Told::by(1, Preview { headline, sums: vec![("napoleon-sum-die", shifts)], notes, ..tried(done) })
}

/// When a column comes that was called (19.5).
fn called(battle: &Battle, trail: &Trail<Napoleon>) -> Option<Told> {
    let mut turns = trail.events.iter().filter_map(|event| match event {
        Event::Reinforcement(ReinforcementEvent::Called { turn, .. }) => Some((*turn, false)),
        Event::Reinforcement(ReinforcementEvent::Delayed { turn, .. }) => Some((*turn, true)),
        _ => None,
    });
    let first = turns.next()?;
    let (turn, delayed) = turns.next().filter(|(_, delayed)| *delayed).unwrap_or(first);
    let notes = vec![(Label::new("napoleon-note-call"), cite!("19.5"))];
    let preview = Preview { notes, ..certain(cards::arrival(battle, turn)) };
    let heard = |event: &Event| matches!(event, Event::Reinforcement(ReinforcementEvent::Heard { .. }));
    let more = u32::from(trail.events.iter().any(heard));
    Some(Told { preview, dice: if delayed { 3 } else { 2 } + more, most: 3 + more })
}

/// What the preview takes for granted and others decide.
fn taken_for_granted(trail: &Trail<Napoleon>) -> Vec<Note> {
    let mut notes: Vec<Note> = Vec::new();
    for (_, order) in trail.steps.iter().skip(1) {
        let (id, cite) = match order {
            Order::Combat(CombatOrder::Decline) => ("napoleon-note-guard", cite!("11.3")),
            Order::Combat(CombatOrder::Claim(_)) => ("napoleon-note-claim", cite!("11.1")),
            Order::Combat(CombatOrder::EndDeclaring) => ("napoleon-note-before", cite!("2.1")),
            Order::Card(CardOrder::Forgo) => ("napoleon-note-cards", cite!("24.8")),
            _ => continue,
        };
        let note = (Label::new(id), cite);
        if !notes.contains(&note) {
            notes.push(note);
        }
    }
    notes
}

/// The printed strength of some units, arm by arm.
pub(super) fn by_arm(field: &Field<'_>, units: Pieces, cite: Cite) -> Tally {
    let mut tally = Tally::default();
    let reasons = ["napoleon-part-infantry", "napoleon-part-cavalry", "napoleon-part-artillery"];
    for (points, reason) in field.points_by_arm(units).into_iter().zip(reasons) {
        tally.add(points as i16, cite, reason);
    }
    tally
}

/// A strength in quarters, as it is written: `4½`.
pub(super) fn quarters(strength: u32) -> String {
    let part = ["", "\u{bc}", "\u{bd}", "\u{be}"][strength as usize % 4];
    match (strength / 4, part) {
        (0, part) if !part.is_empty() => part.to_owned(),
        (whole, part) => format!("{whole}{part}"),
    }
}

/// Odds as a chart prints them: `1.5:1`.
pub(super) fn odds(odds: crate::engine::charts::Odds) -> String {
    let part =
        |halves: u16| if halves.is_multiple_of(2) { (halves / 2).to_string() } else { format!("{}.5", halves / 2) };
    format!("{}:{}", part(odds.attack), part(odds.defence))
}
