//! From `forces.toml` to sides, formations and pieces.

use ground::file::Reading;
use hexes::Number;
use kernel::Side;
use packs::Faults;
use packs::files::FORCES;
use packs::names::{each_once, nearest};
use packs::words::{At, Name};

use super::format::{ForcesFile, PieceEntry};
use crate::engine::charts::Charts;
use crate::engine::spec::{FormationSpec, Kind, PieceSpec};

/// The highest figure of a counter.
const MOST: u8 = 40;

/// The keys of the two sides.
pub(super) fn sides(file: &ForcesFile, faults: &mut Faults<'_>) -> Option<[String; 2]> {
    let keys: Vec<String> = file.sides.iter().map(|side| side.id.to_string()).collect();
    let count = keys.len();
    let sides = <[String; 2]>::try_from(keys).ok().filter(|[one, other]| one != other);
    if sides.is_none() {
        faults.of(FORCES, format!("a battle has two entries [[side]], the first player first; here are {count}"));
    }
    sides
}

fn find<'a>(
    kind: &str,
    names: impl Iterator<Item = &'a str> + Clone,
    name: &At<Name>,
    faults: &mut Faults<'_>,
) -> Option<usize> {
    let found = names.clone().position(|known| known == name.as_str());
    if found.is_none() {
        faults.at(FORCES, &name.span, nearest(format!("there is no {kind} `{}`", **name), name, names));
    }
    found
}

fn side(sides: &[String; 2], name: &At<Name>, faults: &mut Faults<'_>) -> Side {
    let index = find("side", sides.iter().map(String::as_str), name, faults).unwrap_or(0);
    Side::of(index as u8)
}

pub(super) fn formations(
    file: &ForcesFile,
    sides: &[String; 2],
    ground: &Reading,
    faults: &mut Faults<'_>,
) -> Vec<FormationSpec> {
    let names = file.formations.iter().map(|formation| (formation.id.to_string(), formation.id.span.clone()));
    each_once(FORCES, names, faults, |id| format!("formation `{id}` is there twice"));
    let one = |entry: &At<super::format::FormationEntry>, faults: &mut Faults<'_>| FormationSpec {
        id: entry.id.to_string(),
        side: side(sides, &entry.side, faults),
        level: entry.level,
        cavalry_corps: entry.cavalry_corps,
        division: entry.division,
        sources: entry.sources.iter().filter_map(|text| hex(FORCES, text, ground, faults)).collect(),
    };
    file.formations.iter().map(|entry| one(entry, faults)).collect()
}

/// A hex of the board.
pub(super) fn hex(file: &'static str, text: &At<String>, ground: &Reading, faults: &mut Faults<'_>) -> Option<Number> {
    match ground.grid.read(text.trim()) {
        Ok(hex) => Some(ground.grid.number(hex)),
        Err(fault) => {
            faults.at(file, &text.span, format!("`{}`: {fault}", **text));
            None
        }
    }
}

/// Strength and initiative: `6[4]`.
fn figures(text: &At<String>, faults: &mut Faults<'_>) -> [u8; 2] {
    let read = || {
        let (strength, rest) = text.split_once('[')?;
        let initiative = rest.strip_suffix(']')?;
        let figure = |text: &str| text.trim().parse::<u8>().ok().filter(|figure| *figure <= MOST);
        Some([figure(strength)?, figure(initiative)?])
    };
    read().unwrap_or_else(|| {
        let what = format!("`{}` are no figures: strength and initiative are expected, \"6[4]\"", **text);
        faults.at(FORCES, &text.span, what);
        [1, 1]
    })
}

pub(super) fn pieces(
    file: &ForcesFile,
    sides: &[String; 2],
    charts: Option<&Charts>,
    faults: &mut Faults<'_>,
) -> Vec<PieceSpec> {
    let names = file.pieces.iter().map(|piece| (piece.id.to_string(), piece.id.span.clone()));
    each_once(FORCES, names, faults, |id| format!("piece `{id}` is there twice"));
    file.pieces.iter().map(|entry| piece(file, entry, sides, charts, faults)).collect()
}

fn piece(
    file: &ForcesFile,
    entry: &At<PieceEntry>,
    sides: &[String; 2],
    charts: Option<&Charts>,
    faults: &mut Faults<'_>,
) -> PieceSpec {
    let kind = entry.kind;
    let formations = file.formations.iter().map(|formation| formation.id.as_str());
    let formation = entry.formation.as_ref().and_then(|name| find("formation", formations, name, faults));
    let full = entry.full.as_ref().map(|text| figures(text, faults));
    let reduced = entry.reduced.as_ref().map(|text| figures(text, faults));
    let mut want = |holds: bool, what: &str| {
        if !holds {
            faults.at(FORCES, &entry.id.span, what);
        }
    };
    want(kind.is_combat() == full.is_some(), "a combat unit, and nobody else, has figures: `full = \"6[4]\"`");
    want(reduced.is_none() || kind.is_combat(), "only a combat unit has a reduced side");
    let rated = matches!(kind, Kind::Commander | Kind::OfficerCommander);
    want(rated == entry.rating.is_some(), "a commander, and nobody else, has a `rating`");
    let bold = matches!(kind, Kind::Officer | Kind::Vedette);
    want(!bold || entry.initiative.is_some(), "officers and vedettes have an `initiative`");
    want(
        entry.vedettes == 0 || matches!(kind, Kind::LightCavalry | Kind::Infantry),
        "only light cavalry and infantry give vedettes",
    );
    let allowance = charts.and_then(|charts| charts.allowances.get(&kind).copied());
    want(entry.movement.or(allowance).is_some() || charts.is_none(), "the chart of allowances has no such piece");
    let own = entry.initiative.unwrap_or(0);
    let [strength, initiative] = full.unwrap_or([0, own]);
    let [weak, shaken] = reduced.unwrap_or([0, initiative]);
    let owner = side(sides, &entry.side, faults);
    PieceSpec {
        id: entry.id.to_string(),
        side: owner,
        kind,
        formation,
        division: entry.division.as_ref().map(|division| division.as_str().to_owned()),
        strength: [strength, weak],
        initiative: [initiative, shaken],
        movement: entry.movement.or(allowance).unwrap_or(0).min(30),
        rating: entry.rating.unwrap_or(0),
        vedettes: entry.vedettes,
        guard: entry.guard,
        napoleon: entry.napoleon,
        minor_ally: entry.minor_ally,
    }
}
