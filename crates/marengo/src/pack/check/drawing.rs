//! What is drawn must agree with what is played.

use std::collections::BTreeMap;

use crate::pack::content::Content;
use crate::pack::format::drawing_file::{AreaEntry, DrawingFile};
use packs::fault::Faults;
use packs::files::DRAWING;
use packs::words::At;

use super::geometry::Spot;
use super::{areas, edges, ground, road_lines};

/// As near as this, two places of the drawing are the same.
pub(super) const NEAR: f64 = 1.0;

/// An area that could be put together.
pub(super) struct Area<'a> {
    pub(super) locale: u16,
    pub(super) entry: &'a At<AreaEntry>,
    /// The numbers of its corners.
    pub(super) corners: Vec<u32>,
    pub(super) polygon: Vec<Spot>,
}

impl Area<'_> {
    /// Its edges as pairs of corner numbers.
    pub(super) fn edges(&self) -> impl Iterator<Item = [u32; 2]> {
        let count = self.corners.len();
        (0..count).map(move |index| [self.corners[index], self.corners[(index + 1) % count]])
    }
}

/// The sheet with its frame, corners and areas.
pub(super) struct Sheet<'a> {
    pub(super) content: &'a Content,
    pub(super) drawing: &'a DrawingFile,
    pub(super) corners: BTreeMap<u32, Spot>,
    pub(super) areas: Vec<Area<'a>>,
}

impl Sheet<'_> {
    pub(super) fn area(&self, locale: u16) -> Option<&Area<'_>> {
        self.areas.iter().find(|area| area.locale == locale)
    }

    /// Two corners as a stretch of line.
    pub(super) fn segment(&self, [one, other]: [u32; 2]) -> Option<[Spot; 2]> {
        Some([*self.corners.get(&one)?, *self.corners.get(&other)?])
    }

    /// Whether two points lie on the same straight side of the frame.
    pub(super) fn on_one_side_of_the_frame(&self, points: &[Spot]) -> bool {
        let [left, top, right, bottom] = **self.drawing.frame;
        let on = |axis: usize, line: f64| points.iter().all(|point| (point[axis] - line).abs() <= NEAR);
        on(0, left) || on(0, right) || on(1, top) || on(1, bottom)
    }
}

pub(in crate::pack) fn check(content: &Content, faults: &mut Faults<'_>) {
    let Some(drawing) = &content.drawing else {
        faults.of(DRAWING, "the file is missing");
        return;
    };
    frame(drawing, faults);
    let corners = corners(drawing, faults);
    let areas = areas::build(content, drawing, &corners, faults);
    let sheet = Sheet { content, drawing, corners, areas };
    areas::check(&sheet, faults);
    let drawn = edges::check(&sheet, faults);
    road_lines::check(&sheet, &drawn, faults);
    ground::check(&sheet, faults);
}

fn frame(drawing: &DrawingFile, faults: &mut Faults<'_>) {
    let [left, top, right, bottom] = **drawing.frame;
    let [width, height] = drawing.size.0;
    let inside = 0.0 <= left && left < right && right <= width && 0.0 <= top && top < bottom && bottom <= height;
    if !inside {
        let what = format!("the frame is left, top, right, bottom, inside the sheet of {width} by {height}");
        faults.at(DRAWING, &drawing.frame.span, what);
    }
}

fn corners(drawing: &DrawingFile, faults: &mut Faults<'_>) -> BTreeMap<u32, Spot> {
    let mut corners: BTreeMap<u32, Spot> = BTreeMap::new();
    let mut as_written: Vec<_> = drawing.corners.iter().collect();
    as_written.sort_by_key(|(_, at)| at.span.start);
    for (key, at) in as_written {
        // Keys are compared as numbers; `01` would be a second corner 1.
        let Some(number) = key.parse().ok().filter(|number: &u32| number.to_string() == *key) else {
            faults.at(DRAWING, &at.span, format!("corner `{key}`: corners have numbers"));
            continue;
        };
        let near = corners.iter().find(|(_, other)| super::geometry::distance(**other, at.0) < NEAR);
        if let Some((other, _)) = near {
            faults.at(DRAWING, &at.span, format!("corner {number} lies on corner {other}; use one for both"));
        }
        corners.insert(number, at.0);
    }
    corners
}
