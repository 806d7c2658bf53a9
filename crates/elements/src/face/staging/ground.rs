//! The ground of a situation.

use kernel::situation::words::{list, text};
use std::sync::Arc;

use super::words::Tokens;
use crate::engine::battle::Battle;
use crate::engine::position::Position;
use crate::geometry::Heading;
use crate::ground::{Band, Feature, Kind, Shape, TableEdge, Terrain, Waterway};
use crate::movement::Nature;

pub(super) fn lay(battle: &Battle, words: &toml::Table, position: &mut Position) -> Result<(), String> {
    let mut terrain: Terrain = position.ground.terrain().clone();
    terrain.extent = battle.extent();
    for line in list(words, "features")? {
        terrain.features.push(feature(line)?);
    }
    for line in list(words, "rivers")? {
        terrain.rivers.push(band(line)?);
    }
    for line in list(words, "roads")? {
        terrain.roads.push(band(line)?);
    }
    if let Some(value) = words.get("waterway") {
        terrain.waterway = Some(waterway(text(value, "waterway")?)?);
    }
    position.ground = Arc::new(terrain.into());
    if let Some(value) = words.get("river") {
        position.movement.river = nature_named(text(value, "river")?)?;
    }
    Ok(())
}

pub(super) fn nature_named(name: &str) -> Result<Nature, String> {
    let all = [Nature::Unknown, Nature::Shallow, Nature::Slow, Nature::Torrent];
    let found = all.into_iter().find(|nature| nature.key() == name);
    found.ok_or_else(|| format!("`{name}` is no river; expected unknown, shallow, slow, torrent"))
}

/// Reads `wood: 300,300 size 120 x 80 facing 45`, the length along the heading first;
/// `square` makes it a rectangle.
pub(super) fn feature(line: &str) -> Result<Feature, String> {
    let (kind, rest) =
        line.split_once(':').ok_or_else(|| format!("`{line}`: expected `wood: x,y size length x width`"))?;
    let kind = Kind::named(kind.trim()).ok_or_else(|| {
        let known: Vec<&str> = Kind::ALL.iter().map(|kind| kind.key()).collect();
        format!("`{}` is no feature; expected one of {}", kind.trim(), known.join(", "))
    })?;
    let mut tokens = Tokens::of(rest);
    let at = tokens.point()?;
    tokens.expect("size")?;
    let length = tokens.millimetres()?;
    tokens.expect("x")?;
    let width = tokens.millimetres()?;
    let heading = if tokens.accept("facing") { tokens.heading()? } else { Heading::NORTH };
    let shape = if tokens.accept("square") { Shape::Rectangle } else { Shape::Oval };
    tokens.end()?;
    Ok(Feature { kind, shape, at, heading, length, width })
}

/// Reads `0,300 600,300 width 30`.
pub(super) fn band(line: &str) -> Result<Band, String> {
    let mut tokens = Tokens::of(line);
    let mut points = Vec::new();
    while !tokens.accept("width") {
        points.push(tokens.point()?);
    }
    let width = tokens.millimetres()?;
    tokens.end()?;
    match points.len() {
        0 | 1 => Err(format!("`{line}`: it has two ends at least")),
        _ => Ok(Band { points, width }),
    }
}

pub(super) fn edge_named(name: &str) -> Result<TableEdge, String> {
    let found = TableEdge::ALL.into_iter().find(|edge| edge.key() == name);
    found.ok_or_else(|| format!("`{name}` is no edge of the table; expected north, east, south, west"))
}

/// Reads `west 100 beach`.
pub(super) fn waterway(line: &str) -> Result<Waterway, String> {
    let mut tokens = Tokens::of(line);
    let edge = edge_named(tokens.next().unwrap_or_default())?;
    let depth = tokens.millimetres()?;
    let beach = tokens.accept("beach");
    tokens.end()?;
    Ok(Waterway { edge, depth, beach })
}
