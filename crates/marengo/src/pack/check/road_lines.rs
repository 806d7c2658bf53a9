//! Roads are drawn where they run.

use crate::pack::format::board_file::RoadEntry;
use crate::pack::format::drawing_file::RoadLineEntry;
use packs::fault::Faults;
use packs::files::{BOARD, DRAWING};
use packs::words::At;

use super::drawing::Sheet;
use super::edges::Drawn;
use super::geometry::{Spot, line_distance};

/// A road passes the edges it crosses, and the entry it begins at, at most so far away.
const ASTRAY: f64 = 45.0;

pub(super) fn check(sheet: &Sheet<'_>, drawn: &Drawn, faults: &mut Faults<'_>) {
    for line in &sheet.drawing.road_lines {
        if sheet.content.road(&line.road).is_none() {
            faults.at(DRAWING, &line.road.span, format!("there is no road `{}` in board.toml", *line.road));
        }
        if line.line.len() < 2 {
            faults.at(DRAWING, &line.line.span, "a line has at least two points");
        }
    }
    for road in &sheet.content.board.roads {
        let lines: Vec<&At<RoadLineEntry>> =
            sheet.drawing.road_lines.iter().filter(|line| *line.road == *road.id).collect();
        match lines.first() {
            None => {
                faults.at(BOARD, &road.id.span, format!("road `{}` has no [[road-line]] in drawing.toml", *road.id));
            }
            Some(first) => {
                let points: Vec<Vec<Spot>> =
                    lines.iter().map(|line| line.line.iter().map(|point| point.0).collect()).collect();
                crossings(sheet, drawn, road, first, &points, faults);
                entries(sheet, road, first, &points, faults);
            }
        }
    }
}

fn nearest(lines: &[Vec<Spot>], segment: [Spot; 2]) -> f64 {
    lines.iter().map(|line| line_distance(line, segment)).fold(f64::INFINITY, f64::min)
}

fn crossings(
    sheet: &Sheet<'_>,
    drawn: &Drawn,
    road: &RoadEntry,
    first: &RoadLineEntry,
    lines: &[Vec<Spot>],
    faults: &mut Faults<'_>,
) {
    for step in road.route.windows(2) {
        let Some(pair) = sheet.content.pair_of_step(road, *step[0], *step[1]) else {
            continue;
        };
        let id = sheet.content.board.approaches[pair].id();
        let Some(edge) = drawn.get(&id) else { continue };
        let away = nearest(lines, *edge);
        if away > ASTRAY {
            let what = format!(
                "road `{}` crosses approach `{id}`, but is drawn {away:.0} units from its edge; \
                 at most {ASTRAY:.0} are expected",
                *road.id
            );
            faults.at(DRAWING, &first.line.span, what);
        }
    }
}

fn entries(sheet: &Sheet<'_>, road: &RoadEntry, first: &RoadLineEntry, lines: &[Vec<Spot>], faults: &mut Faults<'_>) {
    for entry in &sheet.content.board.entries {
        if entry.road.as_ref().is_some_and(|name| **name == *road.id) {
            let away = nearest(lines, [entry.at.0, entry.at.0]);
            if away > ASTRAY {
                let what = format!(
                    "entry `{}` is on road `{}`, which is drawn {away:.0} units from it; \
                     at most {ASTRAY:.0} are expected",
                    *entry.id, *road.id
                );
                faults.at(DRAWING, &first.line.span, what);
            }
        }
    }
}
