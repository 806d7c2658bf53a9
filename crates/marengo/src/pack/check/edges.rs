//! The drawn edges are exactly the approaches, the impassable sides and the frame.

use std::collections::BTreeMap;

use crate::pack::format::board_file::{ApproachEntry, WidthName};
use crate::pack::format::drawing_file::{ImpassableSide, SideEntry};
use packs::fault::Faults;
use packs::files::{BOARD, DRAWING};
use packs::words::{At, Name};

use super::drawing::{Area, Sheet};
use super::geometry::{Spot, distance, distance_to_segment};

/// The middle of an approach lies so near to its drawn edge.
const MIDDLE: f64 = 40.0;
/// No edge of an approach is shorter.
const SHORTEST: f64 = 60.0;
/// Wide approaches are drawn so many times as long as narrow ones, on average.
const WIDER: f64 = 1.35;

/// An edge, its lower corner first.
type Edge = [u32; 2];

fn edge_of(one: u32, other: u32) -> Edge {
    [one.min(other), one.max(other)]
}

/// The drawn edge of each pair of approaches, by the pair's id.
pub(super) type Drawn = BTreeMap<String, [Spot; 2]>;

/// What the `[[side]]` entries name.
#[derive(Default)]
struct Named {
    /// The edge of each pair.
    pairs: BTreeMap<String, Edge>,
    /// The pair of each edge.
    approaches: BTreeMap<Edge, String>,
    /// The locale of each edge that is impassable.
    impassable: BTreeMap<Edge, u16>,
    /// The impassable sides.
    sides: Vec<(u16, String)>,
}

pub(super) fn check(sheet: &Sheet<'_>, faults: &mut Faults<'_>) -> Drawn {
    let named = named(sheet, faults);
    nothing_forgotten(sheet, &named, faults);
    every_edge(sheet, &named, faults);
    let drawn: Drawn = named.pairs.iter().filter_map(|(id, edge)| Some((id.clone(), sheet.segment(*edge)?))).collect();
    middles(sheet, &drawn, faults);
    lengths(sheet, &drawn, faults);
    drawn
}

fn named(sheet: &Sheet<'_>, faults: &mut Faults<'_>) -> Named {
    let mut named = Named::default();
    for side in &sheet.drawing.sides {
        match (&side.approach, &side.impassable) {
            (Some(approach), None) => name_approach(sheet, side, approach, &mut named, faults),
            (None, Some(impassable)) => {
                name_impassable(sheet, side, impassable, &mut named, faults);
            }
            _ => faults.at(DRAWING, &side.edge.span, "a side has either `approach` or `impassable`"),
        }
    }
    named
}

fn name_approach(sheet: &Sheet<'_>, side: &SideEntry, id: &At<Name>, named: &mut Named, faults: &mut Faults<'_>) {
    let Some(pair) = pair(sheet, id) else {
        faults.at(DRAWING, &id.span, format!("there is no approach `{}` in board.toml", **id));
        return;
    };
    let [one, other] = side.edge.as_slice() else {
        faults.at(DRAWING, &side.edge.span, "the edge of an approach has two corners");
        return;
    };
    let edge = edge_of(**one, **other);
    for locale in **pair.between {
        if sheet.area(locale).is_some_and(|area| !has_edge(area, edge)) {
            let what = format!("[{}, {}] is no edge of the area of locale {locale}", **one, **other);
            faults.at(DRAWING, &side.edge.span, what);
        }
    }
    if named.pairs.insert(id.to_string(), edge).is_some() {
        faults.at(DRAWING, &id.span, format!("approach `{}` has two sides", **id));
    }
    if let Some(earlier) = named.approaches.insert(edge, id.to_string()) {
        faults.at(DRAWING, &side.edge.span, format!("this edge already belongs to approach `{earlier}`"));
    }
}

fn pair<'a>(sheet: &Sheet<'a>, id: &str) -> Option<&'a At<ApproachEntry>> {
    sheet.content.board.approaches.iter().find(|pair| pair.id() == id)
}

fn has_edge(area: &Area<'_>, edge: Edge) -> bool {
    area.edges().any(|[one, other]| edge_of(one, other) == edge)
}

fn name_impassable(
    sheet: &Sheet<'_>,
    side: &SideEntry,
    named_side: &At<ImpassableSide>,
    named: &mut Named,
    faults: &mut Faults<'_>,
) {
    let key = (named_side.locale, named_side.side.to_string());
    let there = sheet.content.board.impassable.iter().any(|entry| (*entry.locale, entry.side.to_string()) == key);
    if !there {
        let what = format!("board.toml has no impassable side {} of locale {}", key.1, key.0);
        faults.at(DRAWING, &named_side.span, what);
    }
    if side.edge.len() < 2 {
        faults.at(DRAWING, &side.edge.span, "an edge has at least two corners");
    }
    for step in side.edge.windows(2) {
        let edge = edge_of(*step[0], *step[1]);
        if sheet.area(key.0).is_some_and(|area| !has_edge(area, edge)) {
            let what = format!("[{}, {}] is no edge of the area of locale {}", *step[0], *step[1], key.0);
            faults.at(DRAWING, &step[0].span, what);
        }
        if named.impassable.insert(edge, key.0).is_some() {
            faults.at(DRAWING, &step[0].span, "this edge already belongs to an impassable side");
        }
    }
    if named.sides.contains(&key) {
        faults.at(
            DRAWING,
            &named_side.span,
            format!("the impassable side {} of locale {} is drawn twice", key.1, key.0),
        );
    }
    named.sides.push(key);
}

fn nothing_forgotten(sheet: &Sheet<'_>, named: &Named, faults: &mut Faults<'_>) {
    let board = &sheet.content.board;
    for pair in board.approaches.iter().filter(|pair| !named.pairs.contains_key(&pair.id())) {
        faults.at(BOARD, &pair.between.span, format!("approach `{}` has no [[side]] in drawing.toml", pair.id()));
    }
    for side in &board.impassable {
        if !named.sides.contains(&(*side.locale, side.side.to_string())) {
            let what = format!("side {} of locale {} has no [[side]] in drawing.toml", *side.side, *side.locale);
            faults.at(BOARD, &side.side.span, what);
        }
    }
}

/// Every edge of every area is shared by the two locales of its approach, or lies on the
/// frame, or is impassable.
fn every_edge(sheet: &Sheet<'_>, named: &Named, faults: &mut Faults<'_>) {
    let mut shared: BTreeMap<Edge, Vec<&Area<'_>>> = BTreeMap::new();
    for area in &sheet.areas {
        for [one, other] in area.edges() {
            shared.entry(edge_of(one, other)).or_default().push(area);
        }
    }
    for (edge, areas) in shared {
        let what = match areas.as_slice() {
            [only] => lonely_edge(sheet, named, edge, only),
            [one, other] => shared_edge(sheet, named, edge, one.locale, other.locale),
            _ => Some(format!("more than two areas share the edge {edge:?}")),
        };
        if let (Some(what), Some(last)) = (what, areas.last()) {
            faults.at(DRAWING, &last.entry.corners.span, what);
        }
    }
}

fn lonely_edge(sheet: &Sheet<'_>, named: &Named, edge: Edge, area: &Area<'_>) -> Option<String> {
    let on_the_frame = sheet.segment(edge).is_some_and(|ends| sheet.on_one_side_of_the_frame(&ends));
    let impassable = named.impassable.get(&edge) == Some(&area.locale);
    (!on_the_frame && !impassable && !named.approaches.contains_key(&edge)).then(|| {
        format!(
            "the edge {edge:?} of locale {} has no neighbour: it must lie on the frame or be an impassable side",
            area.locale
        )
    })
}

fn shared_edge(sheet: &Sheet<'_>, named: &Named, edge: Edge, one: u16, other: u16) -> Option<String> {
    if named.impassable.contains_key(&edge) {
        return Some(format!("the impassable edge {edge:?} is shared by locales {one} and {other}"));
    }
    let between = named.approaches.get(&edge).and_then(|id| pair(sheet, id)).map(|pair| **pair.between);
    let joins = between.is_some_and(|between| between == [one, other] || between == [other, one]);
    (!joins)
        .then(|| format!("locales {one} and {other} share the edge {edge:?}, but no side says that it is an approach"))
}

fn middles(sheet: &Sheet<'_>, drawn: &Drawn, faults: &mut Faults<'_>) {
    for pair in &sheet.content.board.approaches {
        let Some(edge) = drawn.get(&pair.id()) else {
            continue;
        };
        let away = distance_to_segment(pair.at.0, *edge);
        if away > MIDDLE {
            let what = format!(
                "the middle of approach `{}` is {away:.0} units from its drawn edge; at most {MIDDLE:.0} are expected",
                pair.id()
            );
            faults.at(BOARD, &pair.at.span, what);
        }
    }
}

fn lengths(sheet: &Sheet<'_>, drawn: &Drawn, faults: &mut Faults<'_>) {
    let mut of_width = [Vec::new(), Vec::new()];
    for side in &sheet.drawing.sides {
        let Some(id) = &side.approach else { continue };
        let (Some([one, other]), Some(pair)) = (drawn.get(id.as_str()), pair(sheet, id)) else {
            continue;
        };
        let length = distance(*one, *other);
        if length < SHORTEST {
            let what = format!(
                "the edge of approach `{}` is {length:.0} units long; at least {SHORTEST:.0} are expected",
                **id
            );
            faults.at(DRAWING, &side.edge.span, what);
        }
        of_width[usize::from(pair.width == WidthName::Wide)].push(length);
    }
    let mean = |lengths: &[f64]| lengths.iter().sum::<f64>() / lengths.len() as f64;
    let [narrow, wide] = of_width.map(|lengths| mean(&lengths));
    // Without any of one kind the mean is no number, and nothing is compared.
    if wide < WIDER * narrow {
        let what = format!(
            "wide approaches are drawn {wide:.0} units long on average, narrow ones {narrow:.0}; \
             {WIDER} times as long is expected"
        );
        faults.at(DRAWING, &sheet.drawing.size.span, what);
    }
}
