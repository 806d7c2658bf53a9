//! From `board.toml` to the terrain.

use crate::engine::spec::Places;
use crate::geometry::{BASE_WIDTH, Point};
use crate::ground::{Band, Feature, Shape, Terrain, Waterway};
use crate::scale::Scale;
use crate::terrain::check_shape;

use super::format::{BandEntry, BoardFile, FeatureEntry};
use super::words;
use packs::fault::Faults;
use packs::files::BOARD;
use packs::words::{At, Name};

/// Scale and terrain, as far as the author has fixed them.
pub(super) fn build(board: &BoardFile, faults: &mut Faults<'_>) -> (Option<Scale>, Option<Terrain>) {
    let scale = board.scale.as_ref().and_then(|word| words::scale(BOARD, word, faults));
    let drawn =
        !board.features.is_empty() || !board.rivers.is_empty() || !board.roads.is_empty() || board.waterway.is_some();
    if board.by_rule {
        if drawn {
            faults.of(BOARD, "terrain that is laid `by-rule` has no features, rivers, roads or waterway in this file");
        }
        return (scale, None);
    }
    let Some(scale) = scale else {
        if board.scale.is_none() {
            faults.of(BOARD, "drawn terrain needs a `scale`: \"small\", \"large\" or \"wide\"");
        }
        return (None, None);
    };
    let mut terrain = Terrain { extent: scale.extent(), ..Terrain::default() };
    for entry in &board.features {
        terrain.features.extend(feature(entry, scale, faults));
    }
    for river in &board.rivers {
        terrain.rivers.extend(band(river, "river", BASE_WIDTH, scale, faults));
    }
    for road in &board.roads {
        terrain.roads.extend(band(road, "road", BASE_WIDTH - 100, scale, faults));
    }
    if let Some(entry) = &board.waterway
        && let Some(edge) = words::edge(BOARD, &entry.edge, faults)
    {
        let depth = words::length(entry.depth);
        if !(2 * BASE_WIDTH..=5 * BASE_WIDTH).contains(&depth) {
            faults.at(BOARD, &entry.span, format!("a waterway is 80 to 200 mm deep, not {}", entry.depth));
        }
        terrain.waterway = Some(Waterway { edge, depth, beach: entry.beach });
    }
    (Some(scale), Some(terrain))
}

/// What the pieces of the terrain are called.
pub(super) fn places(board: &BoardFile) -> Places {
    let key = |place: &Option<At<Name>>| place.as_ref().map(|name| name.as_str().to_owned());
    Places {
        features: board.features.iter().map(|entry| key(&entry.place)).collect(),
        rivers: board.rivers.iter().map(|entry| key(&entry.place)).collect(),
        roads: board.roads.iter().map(|entry| key(&entry.place)).collect(),
    }
}

fn feature(entry: &At<FeatureEntry>, scale: Scale, faults: &mut Faults<'_>) -> Option<Feature> {
    let kind = words::kind(BOARD, &entry.kind, faults)?;
    let shape = if entry.corners { Shape::Rectangle } else { Shape::Oval };
    let feature = Feature {
        kind,
        shape,
        at: words::point(&entry.at),
        heading: words::heading(entry.turn),
        length: words::length(entry.length),
        width: words::length(entry.width),
    };
    if let Err(refusal) = check_shape(&feature) {
        faults.at(
            BOARD,
            &entry.span,
            format!("{} of {} by {} mm {}", kind.key(), entry.length, entry.width, reason(refusal.reason)),
        );
        return None;
    }
    if feature.outline().iter().any(|point| !is_on(scale, *point)) {
        let (width, depth) = scale.extent();
        faults.at(
            BOARD,
            &entry.span,
            format!("{} lies over the edge of the table, which is {} by {} mm", kind.key(), width / 100, depth / 100),
        );
    }
    Some(feature)
}

/// What is wrong with a shape, and what was expected.
fn reason(key: &str) -> &'static str {
    match key {
        "elements-refusal-too-narrow" => "is too narrow: no feature is narrower than 40 mm",
        "elements-refusal-wider-than-long" => "is wider than it is long; swap the two and turn it by 90 degrees",
        "elements-refusal-too-large" => "is too large: length and width together are at most 360 mm",
        "elements-refusal-too-long" => "is too long: only marsh and rough ground may be longer than twice their width",
        _ => "must be oval; only a settlement may have `corners`",
    }
}

fn is_on(scale: Scale, point: Point) -> bool {
    let (width, depth) = scale.extent();
    (0..=width).contains(&point.x) && (0..=depth).contains(&point.y)
}

fn band(entry: &At<BandEntry>, what: &str, widest: i32, scale: Scale, faults: &mut Faults<'_>) -> Option<Band> {
    let points: Vec<Point> = entry.points.iter().take(64).map(words::point).collect();
    if points.len() < 2 || points.windows(2).any(|ends| ends[0] == ends[1]) {
        faults.at(BOARD, &entry.span, format!("a {what} runs through at least two different points"));
        return None;
    }
    if points.iter().any(|point| !is_on(scale, *point)) {
        faults.at(BOARD, &entry.span, format!("the {what} leaves the table"));
    }
    let width = words::length(entry.width);
    if !(500..=widest).contains(&width) {
        faults.at(BOARD, &entry.span, format!("a {what} is 5 to {} mm wide, not {}", widest / 100, entry.width));
    }
    Some(Band { points, width })
}
