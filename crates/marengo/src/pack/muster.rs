//! From the files of a pack to the description of a battle that the rules understand.

use std::ops::Range;

use crate::engine::spec::{
    Arrival, BattleSpec, EntrySpec, EntryWay, ForceSpec, ImpassableSpec, JunctionSpec, LocaleSpec, PairSpec, Part,
    RoadSpec, SurpriseSpec, VictorySpec,
};
use crate::pieces::Face;

use crate::pack::content::{BONUS, Content};
use crate::pack::format::forces_file::{ArrivalText, ForceEntry};
use packs::files::{BOARD, FORCES, PACK};

/// The battle that the files describe; none if they name a side or an hour that is not there.
pub(crate) fn spec(id: &str, content: &Content) -> Option<BattleSpec> {
    let sides = content.sides()?;
    let side_of = |key: &str| sides.iter().position(|side| side == key).map(|side| side as u8);
    let morale_of =
        |key: &str| content.forces.morale.iter().find(|(name, _)| name.as_str() == key).map(|(_, points)| **points);
    let forces = &content.forces;
    Some(BattleSpec {
        id: id.to_owned(),
        locales: locales(content),
        pairs: pairs(content),
        impassable: impassable(content),
        roads: roads(content),
        junctions: junctions(content),
        entries: entries(content, &side_of)?,
        forces: forces.forces.iter().map(|force| force_spec(content, force, &side_of)).collect::<Option<_>>()?,
        morale: [morale_of(&sides[0])?, morale_of(&sides[1])?],
        bonus: morale_of(BONUS)?,
        rounds: *forces.clock.rounds,
        first_hour: forces.clock.first.0,
        surprise: SurpriseSpec {
            side: side_of(&forces.surprise.side)?,
            first_turn: forces.surprise.first_turn,
            later: forces.surprise.later,
            from_round: content.round_of(*forces.surprise.from)?,
        },
        victory: VictorySpec { attacker: side_of(&forces.victory.attacker)?, colours: *forces.victory.colours },
        sides,
    })
}

fn locales(content: &Content) -> Vec<LocaleSpec> {
    let locale = content.board.locales.iter().map(|locale| LocaleSpec {
        id: *locale.id,
        key: locale.key.to_string(),
        capacity: *locale.capacity,
        set_up: locale.set_up,
        star: locale.star.map(Into::into),
    });
    locale.collect()
}

fn pairs(content: &Content) -> Vec<PairSpec> {
    let pair = content.board.approaches.iter().map(|pair| PairSpec {
        id: pair.id(),
        between: **pair.between,
        width: pair.width.into(),
        into: [pair.into[0].0, pair.into[1].0],
    });
    pair.collect()
}

fn impassable(content: &Content) -> Vec<ImpassableSpec> {
    let side = |side: &crate::pack::format::board_file::ImpassableEntry| ImpassableSpec {
        locale: *side.locale,
        side: side.side.to_string(),
    };
    content.board.impassable.iter().map(|entry| side(entry)).collect()
}

fn roads(content: &Content) -> Vec<RoadSpec> {
    let road = content.board.roads.iter().map(|road| RoadSpec {
        id: road.id.to_string(),
        class: road.class.into(),
        route: road.route.iter().map(|stop| **stop).collect(),
        via: road.via.iter().map(|pair| pair.to_string()).collect(),
    });
    road.collect()
}

fn junctions(content: &Content) -> Vec<JunctionSpec> {
    let junction = content.board.junctions.iter().map(|junction| JunctionSpec {
        locale: *junction.locale,
        roads: junction.roads.iter().map(|road| road.to_string()).collect(),
        by: junction.by.map(Into::into),
    });
    junction.collect()
}

fn entries(content: &Content, side_of: &dyn Fn(&str) -> Option<u8>) -> Option<Vec<EntrySpec>> {
    let entry = content.board.entries.iter().map(|entry| {
        let way = entry.road.as_ref().map_or(EntryWay::Pontoon, |road| EntryWay::Road(road.to_string()));
        Some(EntrySpec { id: entry.id.to_string(), locale: *entry.locale, way, side: side_of(&entry.side)? })
    });
    entry.collect()
}

fn force_spec(content: &Content, force: &ForceEntry, side_of: &dyn Fn(&str) -> Option<u8>) -> Option<ForceSpec> {
    let arrives = match *force.arrives {
        ArrivalText::SetUp => Arrival::SetUp,
        ArrivalText::Hour(hour) => Arrival::Round(content.round_of(hour)?),
    };
    let pieces =
        force.pieces.iter().map(|piece| (Face::new(piece.arm.into(), (*piece.strength).clamp(1, 3)), *piece.count));
    Some(ForceSpec {
        id: force.id.to_string(),
        side: side_of(&force.side)?,
        arrives,
        entries: force.entries.iter().map(|entry| entry.to_string()).collect(),
        pieces: pieces.collect(),
    })
}

/// The file and the place in it that describe a part of a battle.
pub(crate) fn place_of(content: &Content, part: Part) -> (&'static str, Range<usize>) {
    let board = &content.board;
    let forces = &content.forces;
    let span = match part {
        Part::Locale(index) => board.locales.get(index).map(|entry| entry.span.clone()),
        Part::Pair(index) => board.approaches.get(index).map(|entry| entry.span.clone()),
        Part::Impassable(index) => board.impassable.get(index).map(|entry| entry.span.clone()),
        Part::Road(index) => board.roads.get(index).map(|entry| entry.span.clone()),
        Part::Junction(index) => board.junctions.get(index).map(|entry| entry.span.clone()),
        Part::Entry(index) => board.entries.get(index).map(|entry| entry.span.clone()),
        Part::Force(index) => forces.forces.get(index).map(|entry| entry.span.clone()),
        Part::Morale => Some(forces.morale.span.clone()),
        Part::Clock => Some(forces.clock.first.span.clone()),
        Part::Surprise => Some(forces.surprise.side.span.clone()),
        Part::Victory => Some(forces.victory.attacker.span.clone()),
        Part::Options => None,
    };
    let file = match part {
        Part::Options => PACK,
        Part::Force(_) | Part::Morale | Part::Clock | Part::Surprise | Part::Victory => FORCES,
        _ => BOARD,
    };
    (file, span.unwrap_or_default())
}
