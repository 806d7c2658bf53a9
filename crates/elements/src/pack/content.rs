//! The files of a pack of system `elements`, read.

use super::format::{BoardFile, ChartsFile, DrawingFile, ForcesFile};
use packs::fault::Faults;
use packs::files::{BOARD, CHARTS, DRAWING, FORCES, Files};
use packs::read::{self, read};

/// No list of a file is longer.
const MOST_ENTRIES: usize = 128;

/// The files of a pack.
#[derive(Clone, Debug)]
pub struct Content {
    pub(crate) charts: ChartsFile,
    pub(crate) board: BoardFile,
    pub(crate) forces: ForcesFile,
    /// A battle can be played without a drawing.
    pub(crate) drawing: Option<DrawingFile>,
    files: Files,
}

impl Content {
    /// Reads all files, so that the faults of all are told at once.
    pub(crate) fn read(files: &Files, faults: &mut Faults<'_>) -> Option<Content> {
        let charts = read::charts(files, "such as \"elements-lists\"", faults);
        let board = read(files, BOARD, faults);
        let forces = read(files, FORCES, faults);
        let drawing = read::perhaps(files, DRAWING, faults);
        let content =
            Content { charts: charts?, board: board?, forces: forces?, drawing: drawing?, files: files.clone() };
        content.is_of_a_size(faults).then_some(content)
    }

    /// The bytes it was read from.
    pub(super) fn files(&self) -> &Files {
        &self.files
    }

    /// Tells lists that no battle could need; everything later may take its time over each entry.
    fn is_of_a_size(&self, faults: &mut Faults<'_>) -> bool {
        let counts = [
            (CHARTS, "list", self.charts.lists.len(), MOST_ENTRIES),
            (CHARTS, "region", self.charts.regions.len(), MOST_ENTRIES),
            (BOARD, "feature", self.board.features.len(), MOST_ENTRIES),
            (BOARD, "river", self.board.rivers.len(), MOST_ENTRIES),
            (BOARD, "road", self.board.roads.len(), MOST_ENTRIES),
            (FORCES, "army", self.forces.armies.len(), MOST_ENTRIES),
            (FORCES, "command", self.forces.commands.len(), MOST_ENTRIES),
            (FORCES, "line", self.forces.lines.len(), MOST_ENTRIES),
            (DRAWING, "label", self.drawing.as_ref().map_or(0, |drawing| drawing.labels.len()), MOST_ENTRIES),
        ];
        read::are_of_a_size(counts, faults)
    }
}
