//! The files of a pack of system `elements`, read.

use super::format::{BoardFile, ChartsFile, DrawingFile, ForcesFile};
use packs::fault::Faults;
use packs::files::{BOARD, CHARTS, DRAWING, FORCES, Files};
use packs::read::read;

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
        let charts = match files.bytes(CHARTS) {
            Some(_) => read(files, CHARTS, faults),
            None => {
                let what = "the file is missing; or let `charts` of pack.toml name a folder that has one, such as \
                            \"elements-lists\"";
                faults.of(CHARTS, what);
                None
            }
        };
        let board = read(files, BOARD, faults);
        let forces = read(files, FORCES, faults);
        let drawn = files.bytes(DRAWING).is_some();
        let drawing = if drawn { read(files, DRAWING, faults) } else { None };
        (drawing.is_some() == drawn).then_some(())?;
        let content = Content { charts: charts?, board: board?, forces: forces?, drawing, files: files.clone() };
        content.is_of_a_size(faults).then_some(content)
    }

    /// The bytes it was read from.
    pub(super) fn files(&self) -> &Files {
        &self.files
    }

    /// Tells lists that no battle could need; everything later may take its time over each entry.
    fn is_of_a_size(&self, faults: &mut Faults<'_>) -> bool {
        let counts = [
            (CHARTS, "list", self.charts.lists.len()),
            (CHARTS, "region", self.charts.regions.len()),
            (BOARD, "feature", self.board.features.len()),
            (BOARD, "river", self.board.rivers.len()),
            (BOARD, "road", self.board.roads.len()),
            (FORCES, "army", self.forces.armies.len()),
            (FORCES, "command", self.forces.commands.len()),
            (FORCES, "line", self.forces.lines.len()),
            (DRAWING, "label", self.drawing.as_ref().map_or(0, |drawing| drawing.labels.len())),
        ];
        let too_many: Vec<_> = counts.into_iter().filter(|(_, _, count)| *count > MOST_ENTRIES).collect();
        for (file, name, count) in &too_many {
            faults.of(file, format!("there are {count} entries of `{name}`; at most {MOST_ENTRIES} are read"));
        }
        too_many.is_empty()
    }
}
