//! The scene that the browser draws.

use std::collections::BTreeMap;

use kernel::Side;
use kernel::lots::{each, only};
use kernel::wire::Stakes;
use serde::Serialize;
use ts_rs::TS;

use crate::board::{ApproachId, LocaleId, Place, Spot};
use crate::engine::agenda::{Assault, Step};
use crate::engine::battle::Battle;
use crate::engine::spec::Arrival;
use crate::engine::view::View;
use crate::movement::COMMAND_LIMIT;
use crate::pieces::Face;

/// What a viewer sees of the board and its tracks.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct AreasScene<'a> {
    #[ts(type = "'areas'")]
    kind: &'static str,
    round: u8,
    rounds: u8,
    clock: String,
    turn: &'a str,
    commands: Commands,
    morale: BTreeMap<&'a str, u8>,
    broken: BTreeMap<&'a str, bool>,
    start: BTreeMap<&'a str, u8>,
    pieces: Vec<ScenePiece<'a>>,
    lots: Vec<SceneLot>,
    forces: Vec<SceneForce<'a>>,
    closed: Vec<&'a str>,
    crossings: Vec<SceneCrossing>,
    stars: Vec<SceneStar<'a>>,
    stakes: Stakes,
}

/// Commands of the side to move.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Commands {
    left: u8,
    limit: u8,
}

/// A piece as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ScenePiece<'a> {
    id: &'a str,
    side: &'a str,
    place: &'a str,
    face: Option<SceneFace>,
    lot: u8,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    moved: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    asleep: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    up: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    chosen: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    lead: bool,
}

/// A face.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneFace {
    #[ts(type = "'infantry' | 'cavalry' | 'artillery'")]
    arm: &'static str,
    strength: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    count: Option<u8>,
}

/// Pieces that cannot be told apart, and the faces they have among them.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneLot {
    lot: u8,
    faces: Vec<SceneFace>,
}

/// Reinforcements.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneForce<'a> {
    id: &'a str,
    side: &'a str,
    arrives: String,
    waiting: u32,
}

/// How far a road is used up in this turn.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneCrossing {
    id: String,
    used: u8,
    towards: String,
}

/// A star and who holds it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SceneStar<'a> {
    locale: &'a str,
    #[ts(type = "'red' | 'green' | 'blue'")]
    colour: &'static str,
    holder: Option<&'a str>,
}

pub(super) fn scene<'a>(battle: &'a Battle, view: &View) -> AreasScene<'a> {
    let open = &view.open;
    let key = |side: Side| battle.sides[side.index()].as_str();
    let by_side = |value: &dyn Fn(Side) -> u8| -> BTreeMap<&'a str, u8> {
        Side::BOTH.into_iter().map(|side| (key(side), value(side))).collect()
    };
    AreasScene {
        kind: "areas",
        round: open.round.min(battle.rounds),
        rounds: battle.rounds,
        clock: battle.clock(open.round.min(battle.rounds)),
        turn: key(open.turn),
        commands: Commands { left: open.commands, limit: COMMAND_LIMIT },
        morale: by_side(&|side| open.morale[side]),
        broken: Side::BOTH.into_iter().map(|side| (key(side), open.broken[side] != 0)).collect(),
        start: by_side(&|side| battle.morale[side]),
        pieces: pieces(battle, view),
        lots: view.lots.iter().map(|(lot, faces)| SceneLot { lot: *lot, faces: counted(faces) }).collect(),
        forces: forces(battle, view),
        closed: closed(battle, view),
        crossings: crossings(battle, view),
        stars: stars(battle, view),
        stakes: super::stakes::stakes(battle, view),
    }
}

fn face(face: Face) -> SceneFace {
    SceneFace { arm: face.arm().key(), strength: face.strength(), count: None }
}

/// Equal faces together, with their count.
fn counted(faces: &[Face]) -> Vec<SceneFace> {
    let mut counted: Vec<(Face, u8)> = Vec::new();
    for next in faces {
        match counted.last_mut() {
            Some((last, count)) if last == next => *count += 1,
            _ => counted.push((*next, 1)),
        }
    }
    counted.into_iter().map(|(kind, count)| SceneFace { count: Some(count), ..face(kind) }).collect()
}

fn pieces<'a>(battle: &'a Battle, view: &View) -> Vec<ScenePiece<'a>> {
    let open = &view.open;
    let lead = match open.agenda.top() {
        Some(step) => assault_of(step).map_or(0, |assault| assault.lead[0] | assault.lead[1] | assault.pursuers),
        None => 0,
    };
    let chosen = view.group.map_or(0, |group| group.joined);
    let one = |piece: u8| ScenePiece {
        id: battle.names.piece(piece),
        side: &battle.sides[battle.owner(piece).index()],
        place: battle.names.place(open.place[piece as usize]),
        face: view.faces[piece as usize].map(face),
        lot: open.lots.name(piece),
        moved: open.spent & only(piece) != 0,
        asleep: open.awake & only(piece) == 0 && matches!(open.spot(piece), Spot::Reserve(_) | Spot::Blocking(_)),
        up: open.up & only(piece) != 0 || battle.options.open,
        chosen: chosen & only(piece) != 0,
        lead: lead & only(piece) != 0,
    };
    each(battle.tokens[0] | battle.tokens[1]).map(one).collect()
}

/// The assault that a step is part of.
fn assault_of(step: Step) -> Option<Assault> {
    match step {
        Step::LeadAttack(assault)
        | Step::DefensiveFire(assault)
        | Step::LeadDefence(assault)
        | Step::Clash(assault)
        | Step::Pursue(assault)
        | Step::Aftermath(assault) => Some(assault),
        _ => None,
    }
}

fn forces<'a>(battle: &'a Battle, view: &View) -> Vec<SceneForce<'a>> {
    let arriving = battle.forces.iter().enumerate().filter_map(|(index, force)| match force.arrives {
        Arrival::SetUp => None,
        Arrival::Round(round) => Some((index, force, round)),
    });
    arriving
        .map(|(index, force, round)| SceneForce {
            id: &force.id,
            side: &battle.sides[force.side.index()],
            arrives: battle.clock(round),
            waiting: each(force.tokens)
                .filter(|piece| view.open.place[*piece as usize] == Place::waiting(index as u8))
                .count() as u32,
        })
        .collect()
}

fn closed<'a>(battle: &'a Battle, view: &View) -> Vec<&'a str> {
    let approaches = (0..battle.board.approaches.len() as u16)
        .map(ApproachId)
        .filter(|id| battle.board.approach(*id).faces.is_some() && view.open.is_pair_closed(*id))
        .map(|id| battle.names.approach(id));
    let locales = (0..battle.board.locales.len() as u8)
        .map(LocaleId)
        .filter(|id| view.open.is_locale_closed(*id))
        .map(|id| battle.names.locale(id));
    approaches.chain(locales).collect()
}

fn crossings(battle: &Battle, view: &View) -> Vec<SceneCrossing> {
    let used = battle.board.lanes.iter().enumerate().filter(|(lane, _)| view.open.lanes[*lane] != 0);
    used.map(|(index, lane)| {
        let use_of = view.open.lanes[index];
        let (from, to) = if use_of & 0x80 == 0 { (0, 1) } else { (1, 0) };
        let number = |end: usize| battle.board.locale(battle.board.approach(lane.ends[end].0).locale).number;
        SceneCrossing {
            id: format!("r{}-{}:{}", number(from), number(to), lane.road),
            used: use_of & 0x7f,
            towards: format!("l{}", number(to)),
        }
    })
    .collect()
}

fn stars<'a>(battle: &'a Battle, view: &View) -> Vec<SceneStar<'a>> {
    let starred = battle.board.locales.iter().enumerate().filter_map(|(index, locale)| Some((index, locale.star?)));
    starred
        .map(|(index, star)| {
            let here = view.open.at[index];
            let holder = Side::BOTH.into_iter().find(|side| here & battle.tokens[side.index()] != 0);
            SceneStar {
                locale: battle.names.locale(LocaleId(index as u8)),
                colour: star.key(),
                holder: holder.map(|side| battle.sides[side.index()].as_str()),
            }
        })
        .collect()
}
