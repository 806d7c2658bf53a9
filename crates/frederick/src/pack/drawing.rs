//! What is drawn lies on the board.

use hexes::Grid;

use super::format::drawing_file::DrawingFile;
use super::ground::known;
use packs::fault::Faults;
use packs::files::DRAWING;

/// Tells labels and roads that leave the board, and roads that jump.
pub(super) fn check(drawing: Option<&DrawingFile>, grid: &Grid, faults: &mut Faults<'_>) {
    for label in drawing.iter().flat_map(|drawing| &drawing.labels) {
        known(DRAWING, &label.at, label.at.0, grid, faults);
    }
    for road in drawing.iter().flat_map(|drawing| &drawing.roads) {
        for hex in &road.hexes {
            known(DRAWING, hex, hex.0, grid, faults);
        }
        for (before, hex) in road.hexes.iter().zip(road.hexes.iter().skip(1)) {
            let (Some(from), Some(to)) = (grid.find(before.0), grid.find(hex.0)) else {
                continue;
            };
            if grid.direction(from, to).is_none() {
                faults.at(
                    DRAWING,
                    &hex.span,
                    format!("a road runs from hex to hex; {} is not next to {}", hex.0, before.0),
                );
            }
        }
    }
}
