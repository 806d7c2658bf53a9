//! From `scenarios.toml` to scenarios.

use ground::file::Reading;
use hexes::Number;
use kernel::Side;
use packs::Faults;
use packs::files::SCENARIOS;
use packs::names::nearest;
use packs::words::At;

use super::cards;
use super::forces::hex;
use super::format::{ArrivalEntry, ScenarioEntry, ScenariosFile};
use crate::cards::spec::CardChart;
use crate::engine::position::MOST_PRIZES;
use crate::engine::spec::{
    ArrivalSpec, Daytime, Kind, MarchSpec, PieceSpec, Placing, PrizeSpec, ScenarioSpec, TurnSpec,
};
use crate::reinforcements::MOST_ARRIVALS;
use crate::weather::MOST_FIRES;

pub(super) fn build(
    file: &ScenariosFile,
    sides: &[String; 2],
    decks: &CardChart,
    pieces: &[PieceSpec],
    ground: &Reading,
    faults: &mut Faults<'_>,
) -> Vec<ScenarioSpec> {
    if file.scenarios.is_empty() {
        faults.of(SCENARIOS, "a battle has a scenario");
    }
    file.scenarios.iter().map(|entry| scenario(entry, sides, decks, pieces, ground, faults)).collect()
}

fn named(pieces: &[PieceSpec], name: &str) -> Result<usize, String> {
    let names = pieces.iter().map(|piece| piece.id.as_str());
    let found = pieces.iter().position(|piece| piece.id == name);
    found.ok_or_else(|| nearest(format!("there is no piece `{name}` in forces.toml"), name, names))
}

/// `0305: husson, campi reduced, reille`.
fn line(text: &str, pieces: &[PieceSpec], ground: &Reading) -> Result<Vec<Placing>, String> {
    let (hex, list) = text
        .split_once(':')
        .ok_or_else(|| format!("`{text}`: a hex and pieces are expected, such as `0305: husson, reille`"))?;
    let hex = ground.grid.read(hex.trim()).map_err(|fault| format!("`{text}`: {fault}"))?;
    let hex = ground.grid.number(hex);
    let mut placings = Vec::new();
    for words in list.split(',') {
        let mut words = words.split_whitespace();
        let piece = named(pieces, words.next().unwrap_or_default())?;
        let reduced = match words.next() {
            None => false,
            Some("reduced") if pieces[piece].strength[1] > 0 => true,
            Some(word) => return Err(format!("`{text}`: `{word}` says nothing about `{}`", pieces[piece].id)),
        };
        placings.push(Placing { piece, hex: Some(hex), reduced, arrival: None });
    }
    Ok(placings)
}

fn scenario(
    entry: &At<ScenarioEntry>,
    sides: &[String; 2],
    decks: &CardChart,
    pieces: &[PieceSpec],
    ground: &Reading,
    faults: &mut Faults<'_>,
) -> ScenarioSpec {
    let mut placings = Vec::new();
    for text in &entry.set_up {
        match line(text, pieces, ground) {
            Ok(found) => placings.extend(found),
            Err(what) => faults.at(SCENARIOS, &text.span, what),
        }
    }
    for name in &entry.waiting {
        match named(pieces, name.as_str()) {
            Ok(piece) => placings.push(Placing { piece, hex: None, reduced: false, arrival: None }),
            Err(what) => faults.at(SCENARIOS, &name.span, what),
        }
    }
    if entry.arrivals.len() > MOST_ARRIVALS {
        faults.at(SCENARIOS, &entry.id.span, format!("a scenario has at most {MOST_ARRIVALS} arrivals"));
    }
    let mut arrivals = Vec::new();
    for (number, column) in entry.arrivals.iter().enumerate() {
        arrivals.extend(arrival(number as u8, column, pieces, ground, &mut placings, faults));
    }
    let mut seen = vec![false; pieces.len()];
    for placing in &placings {
        if std::mem::replace(&mut seen[placing.piece], true) {
            faults.at(SCENARIOS, &entry.id.span, format!("`{}` stands twice", pieces[placing.piece].id));
        }
    }
    pontoons(entry, sides, pieces, &seen, faults);
    let hexes: Vec<_> =
        placings.iter().filter_map(|placing| Some((placing.hex?, pieces[placing.piece].side))).collect();
    for (hex, side) in &hexes {
        if hexes.iter().any(|(other, owner)| other == hex && owner != side) {
            faults.at(SCENARIOS, &entry.id.span, format!("both sides stand in hex {hex}"));
            break;
        }
    }
    if let Some(turns) = entry.weather_lasts.as_ref().filter(|turns| ***turns == 0) {
        faults.at(SCENARIOS, &turns.span, "weather lasts for a turn at least");
    }
    if entry.prizes.len() > MOST_PRIZES {
        faults.at(SCENARIOS, &entry.id.span, format!("at most {MOST_PRIZES} places give points"));
    }
    ScenarioSpec {
        id: entry.id.to_string(),
        turns: entry
            .turns
            .iter()
            .map(|turn| TurnSpec {
                daytime: turn.daytime.unwrap_or(Daytime::Day),
                clock: turn.clock.clone(),
                check: turn.check,
                weather: turn.weather.as_deref().copied(),
            })
            .collect(),
        placings,
        prizes: entry
            .prizes
            .iter()
            .map(|prize| PrizeSpec {
                place: prize.place.as_str().to_owned(),
                each_turn: prize.each_turn,
                at_end: prize.at_end,
            })
            .collect(),
        weather: *entry.weather,
        weather_lasts: entry.weather_lasts.as_deref().copied(),
        leaders_in_towns: entry.leaders_in_towns,
        arrivals,
        deal: cards::deal(entry, sides, decks, faults),
        marches: marches(entry, pieces, ground, faults),
        retreats: retreats(entry, sides, ground, faults),
        fires: fires(entry, ground, faults),
        supply: !entry.no_supply,
        march_orders: !entry.no_march_orders,
    }
}

/// A side needs a pontoon train that nobody uses for each one that it could capture (18.35).
fn pontoons(entry: &ScenarioEntry, sides: &[String; 2], pieces: &[PieceSpec], used: &[bool], faults: &mut Faults<'_>) {
    let trains = pieces.iter().zip(used).filter(|(piece, _)| piece.kind == Kind::PontoonTrain);
    let count =
        |side: Side, used: bool| trains.clone().filter(|(piece, is)| piece.side == side && **is == used).count();
    for side in Side::BOTH {
        let (theirs, spare) = (count(side.enemy(), true), count(side, false));
        if spare < theirs {
            let key = &sides[side.index()];
            let what = format!(
                "`{key}` could capture {theirs} pontoon trains here, and forces.toml has {spare} more of its own for it"
            );
            faults.at(SCENARIOS, &entry.id.span, what);
        }
    }
}

/// A column of reinforcements; its pieces wait for it.
fn arrival(
    number: u8,
    entry: &At<ArrivalEntry>,
    pieces: &[PieceSpec],
    ground: &Reading,
    placings: &mut Vec<Placing>,
    faults: &mut Faults<'_>,
) -> Option<ArrivalSpec> {
    if entry.turn.is_some() == entry.from.is_some() {
        let what = "an arrival has a `turn`, or a turn `from` which on it may be called";
        faults.at(SCENARIOS, &entry.entry.span, what);
    }
    let keys = ground.spec.entries.iter().map(|place| place.key.as_str());
    let place = keys.clone().position(|key| key == entry.entry.as_str());
    if place.is_none() {
        let what = format!("there is no entry `{}` in board.toml", *entry.entry);
        faults.at(SCENARIOS, &entry.entry.span, nearest(what, &entry.entry, keys));
    }
    let mut side = None;
    for name in &entry.pieces {
        match named(pieces, name.as_str()) {
            Ok(piece) => {
                if *side.get_or_insert(pieces[piece].side) != pieces[piece].side {
                    faults.at(SCENARIOS, &name.span, "a column is of one side");
                }
                placings.push(Placing { piece, hex: None, reduced: false, arrival: Some(number) });
            }
            Err(what) => faults.at(SCENARIOS, &name.span, what),
        }
    }
    if entry.pieces.is_empty() {
        faults.at(SCENARIOS, &entry.entry.span, "a column has a piece");
    }
    let (turn, from) = (entry.turn, entry.from.unwrap_or(1));
    Some(ArrivalSpec { turn, from, price: entry.price, side: side?, entry: place? })
}

fn marches(entry: &ScenarioEntry, pieces: &[PieceSpec], ground: &Reading, faults: &mut Faults<'_>) -> Vec<MarchSpec> {
    let mut marches = Vec::new();
    for march in &entry.marches {
        let mut force = Vec::new();
        for name in &march.pieces {
            match named(pieces, name.as_str()) {
                Ok(piece) => force.push(piece),
                Err(what) => faults.at(SCENARIOS, &name.span, what),
            }
        }
        let goal = hex(SCENARIOS, &march.goal, ground, faults);
        marches.extend(goal.map(|goal| MarchSpec { pieces: force, goal }));
    }
    marches
}

fn retreats(entry: &ScenarioEntry, sides: &[String; 2], ground: &Reading, faults: &mut Faults<'_>) -> [Vec<Number>; 2] {
    let mut retreats = [Vec::new(), Vec::new()];
    for retreat in &entry.retreats {
        let keys = sides.iter().map(String::as_str);
        match keys.clone().position(|key| key == retreat.side.as_str()) {
            Some(side) => {
                retreats[side].extend(retreat.hexes.iter().filter_map(|text| hex(SCENARIOS, text, ground, faults)));
            }
            None => {
                let what = format!("there is no side `{}`", *retreat.side);
                faults.at(SCENARIOS, &retreat.side.span, nearest(what, &retreat.side, keys));
            }
        }
    }
    retreats
}

fn fires(entry: &ScenarioEntry, ground: &Reading, faults: &mut Faults<'_>) -> Vec<Number> {
    if entry.fires.len() > MOST_FIRES {
        faults.at(SCENARIOS, &entry.id.span, format!("at most {MOST_FIRES} hexes burn"));
    }
    entry.fires.iter().filter_map(|text| hex(SCENARIOS, text, ground, faults)).collect()
}
