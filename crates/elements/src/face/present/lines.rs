//! Events as lines of the journal.

use kernel::wire::{Line, LineKind};
use kernel::{Argument, Label, LineDraft, Side, Tally};

use super::names::{aim_name, command_id, command_name, element_id, hand_name, list, name_of, named, paces, wind_name};
use crate::close_combat::FightEvent;
use crate::engine::event::Event;
use crate::engine::pieces::{CommandId, ElementId, Elements};
use crate::engine::play::Field;
use crate::movement::{Formation, MoveEvent, MoveOrder, Nature, Unfold};
use crate::pips::Rank;
use crate::results::{Doom, ResultEvent};
use crate::shooting::{Salvo, ShootEvent};
use crate::troops::Arm;

pub(super) fn line(field: Field<'_>, event: &Event) -> Line {
    let sides = &field.battle.sides;
    let Draft { line, side, dice, .. } = told(field, event);
    line.of_side(sides, side).rolled(sides, dice)
}

/// A line, put together part by part.
struct Draft<'a> {
    field: Field<'a>,
    line: Line,
    side: Option<Side>,
    dice: Vec<(Side, u8)>,
}

impl LineDraft for Draft<'_> {
    fn line(&mut self) -> &mut Line {
        &mut self.line
    }
}

impl<'a> Draft<'a> {
    fn new(field: Field<'a>, kind: LineKind, id: &str) -> Self {
        Draft { field, line: Line::new(kind, Label::new(id)), side: None, dice: Vec::new() }
    }

    /// A die that a side rolled.
    fn die(mut self, name: &'static str, side: Side, value: u8) -> Self {
        self.dice.push((side, value));
        self.number(name, value)
    }

    fn side(mut self, side: Side) -> Self {
        self.side = Some(side);
        self
    }

    /// The element it is about: its side is the side of the line.
    fn element(self, element: ElementId) -> Self {
        self.side(element.side()).other("element", element)
    }

    /// Cavalry that is cavalry no longer.
    fn rider(self, element: ElementId) -> Self {
        let label = list(std::iter::once(named(self.field.battle, element, Some(Arm::Cavalry))));
        self.side(element.side()).pointing(element_id(element)).with("element", label)
    }

    /// Another element.
    fn other(self, name: &'static str, element: ElementId) -> Self {
        let label = list(std::iter::once(name_of(&self.field, element)));
        self.pointing(element_id(element)).with(name, label)
    }

    fn elements(self, name: &'static str, elements: Elements) -> Self {
        let labels = list(elements.iter().map(|element| name_of(&self.field, element)));
        self.about(elements).with(name, labels)
    }

    /// Elements that the line points to without naming them.
    fn about(self, elements: Elements) -> Self {
        elements.iter().map(element_id).fold(self, Self::pointing)
    }

    fn formation(self, side: Side, formation: Formation) -> Self {
        let members = formation.members(side);
        self.side(side).elements("formation", members).number("count", members.len() as i64)
    }

    /// A sum: what it comes to, and each of its factors.
    fn tally(mut self, total: &'static str, parts: &'static str, sum: &str, tally: &Tally) -> Self {
        self.line = self.line.reckoned(sum, tally);
        let all = Argument::List(tally.labels());
        self.number(total, tally.total().max(0)).with(parts, all)
    }
}

/// A number as factors are written: `+3`, `−2`.
fn told<'a>(field: Field<'a>, event: &Event) -> Draft<'a> {
    let turn = |id: &str| Draft::new(field, LineKind::Turn, id);
    match event {
        Event::SetUp(event) => {
            let (kind, label, objects, side) = super::set_up::line(&field, event);
            let dice = super::set_up::dice(event);
            Draft { field, line: Line { objects, ..Line::new(kind, label) }, side, dice }
        }
        Event::Move(event) => moved(field, event),
        Event::Shoot(event) => shot(field, event),
        Event::Fight(event) => fought(field, event),
        Event::Result(event) => came(field, event),
        Event::Bound { side, bound } => turn("elements-event-bound").side(*side).number("bound", *bound),
        Event::Pips { side, pips } => {
            let dice = field.battle.commands().min(pips.len());
            let texts: Vec<String> = pips[..dice].iter().map(u8::to_string).collect();
            let mut draft = turn("elements-event-pips").side(*side).with("pips", texts.join(", ").as_str());
            draft.dice.extend(pips[..dice].iter().map(|value| (*side, *value)));
            draft
        }
        Event::Ranking { side, ranks } => {
            let name = |(command, rank): (usize, &Rank)| {
                let id = match rank {
                    Rank::Highest => "elements-rank-highest",
                    Rank::Middle => "elements-rank-middle",
                    Rank::Lowest => "elements-rank-lowest",
                };
                Label::new(id).with_message("command", command_name(field.battle, *side, CommandId(command as u8)))
            };
            let ranks = list(ranks.iter().enumerate().take(field.battle.commands()).map(name));
            Draft::new(field, LineKind::Hidden, "elements-event-ranking").side(*side).with("ranks", ranks)
        }
        Event::Demoralized { side, command } => {
            let draft = Draft::new(field, LineKind::Loss, "elements-event-demoralized").side(*side);
            let name = command_name(field.battle, *side, *command);
            draft.pointing(command_id(*side, *command)).message("command", name)
        }
        Event::Over { winner } => match winner {
            Some(winner) => Draft::new(field, LineKind::End, "elements-event-over").side(*winner),
            None => Draft::new(field, LineKind::End, "elements-event-draw"),
        },
    }
}

fn moved<'a>(field: Field<'a>, event: &MoveEvent) -> Draft<'a> {
    let moves = |id: &str| Draft::new(field, LineKind::Move, id);
    match event {
        MoveEvent::Taken { side, formation, cost, out_of_command } => moves(match out_of_command {
            true => "elements-event-taken-out-of-command",
            false => "elements-event-taken",
        })
        .formation(*side, *formation)
        .number("cost", *cost),
        MoveEvent::Manoeuvred { side, order, spent } => {
            let formation = field.position.movement.formation;
            manoeuvred(field, *order).side(*side).about(formation).number("spent", paces(*spent))
        }
        MoveEvent::Moved { element, .. } => {
            Draft::new(field, LineKind::Detail, "elements-event-moved").element(*element)
        }
        MoveEvent::Dismounted { element } => moves("elements-event-dismounted").rider(*element),
        MoveEvent::River { die, nature } => moves("elements-event-river").number("die", *die).message(
            "nature",
            match nature {
                Nature::Unknown | Nature::Shallow => "elements-nature-shallow",
                Nature::Slow => "elements-nature-slow",
                Nature::Torrent => "elements-nature-torrent",
            },
        ),
        MoveEvent::Torrent { element, die, crosses } => moves(match crosses {
            true => "elements-event-torrent-crosses",
            false => "elements-event-torrent-stops",
        })
        .element(*element)
        .die("die", element.side(), *die),
        MoveEvent::Turned { element, .. } => moves("elements-event-turned").element(*element),
        MoveEvent::Held { .. } => moves("elements-event-held"),
        MoveEvent::Ran { element, to, .. } => moves(match to {
            Some(_) => "elements-event-ran",
            None => "elements-event-ran-off",
        })
        .element(*element),
        MoveEvent::Ended { side } => Draft::new(field, LineKind::Turn, "elements-event-movement-ended").side(*side),
    }
}

/// A manoeuvre in words.
fn manoeuvred<'a>(field: Field<'a>, order: MoveOrder) -> Draft<'a> {
    let moves = |id: &str| Draft::new(field, LineKind::Move, id);
    match order {
        MoveOrder::Go { distance: 0, facing, .. } => {
            moves("elements-event-turned-about").message("facing", wind_name(facing))
        }
        MoveOrder::Go { bearing, distance, .. } => moves("elements-event-went")
            .number("paces", paces(distance.into()))
            .message("direction", wind_name(bearing)),
        MoveOrder::Advance(distance) => moves("elements-event-advanced").number("paces", paces(distance.into())),
        MoveOrder::Wheel { hand, steps } => {
            moves("elements-event-wheeled").number("degrees", i64::from(steps) / 20).message("hand", hand_name(hand))
        }
        MoveOrder::Close { lead, enemy, aim } => {
            moves("elements-event-closed").other("element", lead).other("enemy", enemy).message("aim", aim_name(aim))
        }
        MoveOrder::LineUp { lead, enemy, .. } => {
            moves("elements-event-lined-up").other("element", lead).other("enemy", enemy)
        }
        MoveOrder::Column { lead, .. } => moves("elements-event-column").other("element", lead),
        MoveOrder::Line { unfold, .. } => moves(match unfold {
            Unfold::Left => "elements-event-line-left",
            Unfold::Right => "elements-event-line-right",
            Unfold::Both => "elements-event-line-both",
        }),
        MoveOrder::March(distance) => moves("elements-event-marched").number("paces", paces(distance.into())),
        MoveOrder::BreakOff => moves("elements-event-broke-off"),
        MoveOrder::Dismount => moves("elements-event-dismounting"),
        MoveOrder::Take(_) | MoveOrder::Halt | MoveOrder::End => moves("elements-event-halted"),
    }
}

fn shot<'a>(field: Field<'a>, event: &ShootEvent) -> Draft<'a> {
    let fight = |id: &str| Draft::new(field, LineKind::Fight, id);
    match event {
        ShootEvent::Held { element } => fight("elements-event-held-fire").element(*element),
        ShootEvent::Shot { salvo, tallies, dice, totals } => sums(
            salvoed(field, salvo),
            (salvo.shooter.side(), ["elements-sum-shooter", "elements-sum-target"]),
            tallies,
            dice,
            totals,
        ),
        ShootEvent::Unanswered { element } => fight("elements-event-unanswered").element(*element),
        ShootEvent::Ended { side } => Draft::new(field, LineKind::Turn, "elements-event-shooting-ended").side(*side),
    }
}

fn salvoed<'a>(field: Field<'a>, salvo: &Salvo) -> Draft<'a> {
    let id = match (salvo.supporters.is_empty(), salvo.answered) {
        (true, false) => "elements-event-shot",
        (true, true) => "elements-event-shot-answered",
        (false, false) => "elements-event-shot-supported",
        (false, true) => "elements-event-shot-supported-answered",
    };
    let supporters = salvo.supporters.or(salvo.answering);
    let draft = Draft::new(field, LineKind::Fight, id).element(salvo.shooter).other("enemy", salvo.target);
    draft.number("supporters", salvo.supporters.len() as i64).elements("others", supporters)
}

/// The sums of a contest between a side's element and an enemy.
fn sums<'a>(
    draft: Draft<'a>,
    (own, names): (Side, [&str; 2]),
    tallies: &[Tally; 2],
    dice: &[u8; 2],
    totals: &[u8; 2],
) -> Draft<'a> {
    draft
        .tally("factor", "factors", names[0], &tallies[0])
        .tally("enemyfactor", "enemyfactors", names[1], &tallies[1])
        .die("die", own, dice[0])
        .die("enemydie", own.enemy(), dice[1])
        .number("total", totals[0])
        .number("enemytotal", totals[1])
}

fn fought<'a>(field: Field<'a>, event: &FightEvent) -> Draft<'a> {
    match event {
        FightEvent::Fought { pair, tallies, dice, totals } => {
            let [own, foe] = pair.fighters;
            let draft = Draft::new(field, LineKind::Fight, "elements-event-fought").element(own);
            sums(
                draft.other("enemy", foe),
                (own.side(), ["elements-sum-own", "elements-sum-foe"]),
                tallies,
                dice,
                totals,
            )
        }
        FightEvent::Ended { side } => Draft::new(field, LineKind::Turn, "elements-event-fighting-ended").side(*side),
    }
}

/// What a combat led to.
fn came<'a>(field: Field<'a>, event: &ResultEvent) -> Draft<'a> {
    let fight = |id: &str| Draft::new(field, LineKind::Fight, id);
    let loss = |id: &str| Draft::new(field, LineKind::Loss, id);
    match event {
        ResultEvent::Unharmed { element, .. } => fight("elements-event-unharmed").element(*element),
        ResultEvent::Recoiled { element, .. } => fight("elements-event-recoiled").element(*element),
        ResultEvent::PassedThrough { element, .. } => fight("elements-event-passed-through").element(*element),
        ResultEvent::PushedBack { element, .. } => fight("elements-event-pushed-back").element(*element),
        ResultEvent::DrawnBack { element, .. } => fight("elements-event-drawn-back").element(*element),
        ResultEvent::Strayed { element, .. } => fight("elements-event-strayed").element(*element),
        ResultEvent::Fled { element, .. } => fight("elements-event-fled").element(*element),
        ResultEvent::Destroyed { element, doom } => loss(match doom {
            Doom::Beaten => "elements-event-destroyed-beaten",
            Doom::Doubled => "elements-event-destroyed-doubled",
            Doom::NoWayBack => "elements-event-destroyed-no-way-back",
            Doom::Surrounded => "elements-event-destroyed-surrounded",
            Doom::NoEscape => "elements-event-destroyed-no-escape",
            Doom::Drowned => "elements-event-destroyed-drowned",
        })
        .element(*element),
        ResultEvent::Gone { element, .. } => loss("elements-event-gone").element(*element),
        ResultEvent::Shifted { element, .. } => fight("elements-event-shifted").element(*element),
        ResultEvent::Pursued { element, .. } => fight("elements-event-pursued").element(*element),
        ResultEvent::Advanced { element, .. } => fight("elements-event-impetuous").element(*element),
        ResultEvent::Sacked { side } => loss("elements-event-sacked").side(*side),
        ResultEvent::Retaken { side } => loss("elements-event-retaken").side(*side),
    }
}
