//! Areas are simple polygons, clockwise, inside the frame, that do not overlap.

use std::collections::{BTreeMap, BTreeSet};

use crate::pack::content::Content;
use crate::pack::format::drawing_file::{AreaEntry, DrawingFile};
use packs::fault::Faults;
use packs::files::{BOARD, DRAWING};
use packs::words::At;

use super::drawing::{Area, NEAR, Sheet};
use super::geometry::{
    Spot, contains, distance, distance_to_segment, double_area, is_simple, triangles, triangles_overlap,
};

/// An area has at most so many corners.
const MOST_CORNERS: usize = 64;

/// Two areas may lie over each other by so much, for coordinates are rounded.
const SLIVER: f64 = 0.25;

/// Puts the areas together; those that are not polygons are told and left out.
pub(super) fn build<'a>(
    content: &Content,
    drawing: &'a DrawingFile,
    corners: &BTreeMap<u32, Spot>,
    faults: &mut Faults<'_>,
) -> Vec<Area<'a>> {
    let mut drawn = BTreeSet::new();
    let mut areas = Vec::new();
    for entry in &drawing.areas {
        let locale = *entry.locale;
        if content.locale(locale).is_none() {
            faults.at(DRAWING, &entry.locale.span, format!("there is no locale {locale} in board.toml"));
        } else if !drawn.insert(locale) {
            faults.at(DRAWING, &entry.locale.span, format!("locale {locale} has two areas"));
        } else if let Some(area) = polygon(entry, corners, faults) {
            areas.push(area);
        }
    }
    for locale in content.board.locales.iter().filter(|locale| !drawn.contains(&*locale.id)) {
        faults.at(BOARD, &locale.id.span, format!("locale {} has no [[area]] in drawing.toml", *locale.id));
    }
    areas
}

fn polygon<'a>(entry: &'a At<AreaEntry>, corners: &BTreeMap<u32, Spot>, faults: &mut Faults<'_>) -> Option<Area<'a>> {
    let numbers: Vec<u32> = entry.corners.iter().map(|number| **number).collect();
    if !(3..=MOST_CORNERS).contains(&numbers.len()) {
        faults.at(DRAWING, &entry.corners.span, format!("an area has 3 to {MOST_CORNERS} corners"));
        return None;
    }
    for unknown in entry.corners.iter().filter(|number| !corners.contains_key(*number)) {
        faults.at(DRAWING, &unknown.span, format!("there is no corner {} in [corners]", **unknown));
    }
    let polygon = numbers.iter().map(|number| corners.get(number).copied()).collect::<Option<Vec<Spot>>>()?;
    let locale = *entry.locale;
    if !is_simple(&polygon) {
        faults.at(DRAWING, &entry.corners.span, format!("the outline of locale {locale} meets itself"));
        return None;
    }
    if double_area(&polygon) < 0.0 {
        let what = format!("the corners of locale {locale} go anticlockwise; clockwise on the screen is expected");
        faults.at(DRAWING, &entry.corners.span, what);
        return None;
    }
    Some(Area { locale, entry, corners: numbers, polygon })
}

pub(super) fn check(sheet: &Sheet<'_>, faults: &mut Faults<'_>) {
    for area in &sheet.areas {
        in_the_frame(sheet, area, faults);
        capacity_point(sheet, area, faults);
        no_corner_on_an_edge(sheet, area, faults);
    }
    no_overlaps(sheet, faults);
}

fn in_the_frame(sheet: &Sheet<'_>, area: &Area<'_>, faults: &mut Faults<'_>) {
    let [left, top, right, bottom] = **sheet.drawing.frame;
    for (number, [x, y]) in area.entry.corners.iter().zip(&area.polygon) {
        let inside = left - NEAR <= *x && *x <= right + NEAR && top - NEAR <= *y && *y <= bottom + NEAR;
        if !inside {
            faults.at(
                DRAWING,
                &number.span,
                format!("corner {} of locale {} lies outside the frame", **number, area.locale),
            );
        }
    }
}

fn capacity_point(sheet: &Sheet<'_>, area: &Area<'_>, faults: &mut Faults<'_>) {
    if let Some(locale) = sheet.content.locale(area.locale)
        && !contains(&area.polygon, locale.at.0)
    {
        let what = format!("the middle of locale {} lies outside its area in drawing.toml", area.locale);
        faults.at(BOARD, &locale.at.span, what);
    }
}

/// A corner in the middle of an edge would let two areas touch along a part of it.
fn no_corner_on_an_edge(sheet: &Sheet<'_>, area: &Area<'_>, faults: &mut Faults<'_>) {
    for edge in area.edges() {
        let Some(segment) = sheet.segment(edge) else {
            continue;
        };
        for (number, point) in &sheet.corners {
            let at_an_end = segment.iter().any(|end| distance(*end, *point) < NEAR);
            if !at_an_end && distance_to_segment(*point, segment) < NEAR {
                let what = format!(
                    "corner {number} lies on the edge {edge:?} of locale {}; the edge must be two",
                    area.locale
                );
                faults.at(DRAWING, &area.entry.corners.span, what);
            }
        }
    }
}

fn no_overlaps(sheet: &Sheet<'_>, faults: &mut Faults<'_>) {
    let cut: Vec<Vec<[Spot; 3]>> = sheet.areas.iter().map(|area| triangles(&area.polygon)).collect();
    for one in 0..cut.len() {
        for other in one + 1..cut.len() {
            let overlap = |a: &[Spot; 3]| cut[other].iter().any(|b| triangles_overlap(a, b, SLIVER));
            if boxes_meet(&sheet.areas[one].polygon, &sheet.areas[other].polygon) && cut[one].iter().any(overlap) {
                let (first, second) = (&sheet.areas[one], &sheet.areas[other]);
                let what = format!("the areas of locales {} and {} overlap", first.locale, second.locale);
                faults.at(DRAWING, &second.entry.corners.span, what);
            }
        }
    }
}

/// Whether the boxes round two polygons meet.
fn boxes_meet(one: &[Spot], other: &[Spot]) -> bool {
    (0..2).all(|axis| {
        let least = |polygon: &[Spot]| polygon.iter().map(|point| point[axis]).fold(f64::INFINITY, f64::min);
        let most = |polygon: &[Spot]| polygon.iter().map(|point| point[axis]).fold(f64::NEG_INFINITY, f64::max);
        least(one) <= most(other) && least(other) <= most(one)
    })
}
