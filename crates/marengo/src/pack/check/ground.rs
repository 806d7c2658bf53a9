//! Entries, lettering, villages, lines and outlines.

use std::ops::Range;

use packs::fault::Faults;
use packs::files::{BOARD, DRAWING};
use packs::words::{At, Point};

use super::drawing::{NEAR, Sheet};
use super::geometry::{distance_to_segment, edges};

pub(super) fn check(sheet: &Sheet<'_>, faults: &mut Faults<'_>) {
    entries(sheet, faults);
    for lettering in &sheet.drawing.lettering {
        on_the_sheet(sheet, *lettering.at, &lettering.at.span, "this lettering", faults);
    }
    for village in &sheet.drawing.villages {
        on_the_sheet(sheet, *village.at, &village.at.span, "this village", faults);
    }
    let drawing = sheet.drawing;
    let courses = drawing.rivers.iter().map(|river| &river.line);
    for line in courses.chain(drawing.slopes.iter().map(|slope| &slope.line)) {
        enough_points(line, 2, "a line has at least two points", faults);
    }
    for outline in drawing.woods.iter().chain(&drawing.marshes).chain(&drawing.vineyards) {
        enough_points(&outline.outline, 3, "an outline has at least three points", faults);
    }
}

/// Reinforcements come over the edge of the map, where their locale touches it.
fn entries(sheet: &Sheet<'_>, faults: &mut Faults<'_>) {
    for entry in &sheet.content.board.entries {
        if !sheet.on_one_side_of_the_frame(&[entry.at.0]) {
            let what = format!("entry `{}` does not lie on the frame of drawing.toml", *entry.id);
            faults.at(BOARD, &entry.at.span, what);
        } else if let Some(area) = sheet.area(*entry.locale)
            && !edges(&area.polygon).any(|edge| distance_to_segment(entry.at.0, edge) <= NEAR)
        {
            let what = format!("entry `{}` does not touch the area of locale {}", *entry.id, *entry.locale);
            faults.at(BOARD, &entry.at.span, what);
        }
    }
}

fn on_the_sheet(sheet: &Sheet<'_>, point: Point, span: &Range<usize>, who: &str, faults: &mut Faults<'_>) {
    let [width, height] = sheet.drawing.size.0;
    let [x, y] = point.0;
    if !(0.0..=width).contains(&x) || !(0.0..=height).contains(&y) {
        faults.at(DRAWING, span, format!("{who} lies outside the sheet of {width} by {height}"));
    }
}

fn enough_points(line: &At<Vec<Point>>, least: usize, what: &str, faults: &mut Faults<'_>) {
    if line.len() < least {
        faults.at(DRAWING, &line.span, what);
    }
}
