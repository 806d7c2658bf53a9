//! From `scenarios.toml` to scenarios.

use ground::file::Reading;
use packs::Faults;
use packs::files::SCENARIOS;
use packs::names::nearest;
use packs::words::At;

use super::format::{ScenarioEntry, ScenariosFile};
use crate::engine::position::MOST_PRIZES;
use crate::engine::spec::{Daytime, PieceSpec, Placing, PrizeSpec, ScenarioSpec, TurnSpec};

pub(super) fn build(
    file: &ScenariosFile,
    pieces: &[PieceSpec],
    ground: &Reading,
    faults: &mut Faults<'_>,
) -> Vec<ScenarioSpec> {
    if file.scenarios.is_empty() {
        faults.of(SCENARIOS, "a battle has a scenario");
    }
    file.scenarios.iter().map(|entry| scenario(entry, pieces, ground, faults)).collect()
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
        placings.push(Placing { piece, hex: Some(hex), reduced });
    }
    Ok(placings)
}

fn scenario(
    entry: &At<ScenarioEntry>,
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
            Ok(piece) => placings.push(Placing { piece, hex: None, reduced: false }),
            Err(what) => faults.at(SCENARIOS, &name.span, what),
        }
    }
    let mut seen = vec![false; pieces.len()];
    for placing in &placings {
        if std::mem::replace(&mut seen[placing.piece], true) {
            faults.at(SCENARIOS, &entry.id.span, format!("`{}` stands twice", pieces[placing.piece].id));
        }
    }
    let hexes: Vec<_> =
        placings.iter().filter_map(|placing| Some((placing.hex?, pieces[placing.piece].side))).collect();
    for (hex, side) in &hexes {
        if hexes.iter().any(|(other, owner)| other == hex && owner != side) {
            faults.at(SCENARIOS, &entry.id.span, format!("both sides stand in hex {hex}"));
            break;
        }
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
    }
}
