//! The files of a pack of system `frederick`, read.

use ground::file::{BoardFile, DrawingFile};

use super::format::charts_file::ChartsFile;
use super::format::forces_file::ForcesFile;
use super::format::scenarios_file::ScenariosFile;
use packs::fault::Faults;
use packs::files::{BOARD, CHARTS, DRAWING, FORCES, Files, SCENARIOS};
use packs::read::{self, read};

/// No army has more pieces of a kind.
const MOST_PIECES: usize = 128;
/// No list of a file is longer, unless it lists hexes.
const MOST_ENTRIES: usize = 256;

/// The files of a pack.
#[derive(Clone, Debug)]
pub struct Content {
    pub(crate) board: BoardFile,
    pub(crate) forces: ForcesFile,
    pub(crate) scenarios: ScenariosFile,
    pub(crate) charts: ChartsFile,
    /// A battle can be played without a drawing.
    pub(crate) drawing: Option<DrawingFile>,
}

impl Content {
    /// Reads all files, so that the faults of all are told at once.
    pub(crate) fn read(files: &Files, faults: &mut Faults<'_>) -> Option<Content> {
        let board = read(files, BOARD, faults);
        let forces = read(files, FORCES, faults);
        let scenarios = read(files, SCENARIOS, faults);
        let charts = read::charts(files, "such as \"frederick-charts\"", faults);
        let drawing = read::perhaps(files, DRAWING, faults);
        let content =
            Content { board: board?, forces: forces?, scenarios: scenarios?, charts: charts?, drawing: drawing? };
        content.is_of_a_size(faults).then_some(content)
    }

    /// Tells lists that no battle could need; everything later may take its time over each entry.
    fn is_of_a_size(&self, faults: &mut Faults<'_>) -> bool {
        let Content { board, forces, scenarios, charts, drawing } = self;
        let mut counts = vec![
            (FORCES, "wing", forces.wings.len(), MOST_PIECES),
            (FORCES, "leader", forces.leaders.len(), MOST_PIECES),
            (FORCES, "unit", forces.units.len(), MOST_PIECES),
            (SCENARIOS, "scenario", scenarios.scenarios.len(), MOST_ENTRIES),
            (SCENARIOS, "level", scenarios.levels.len(), MOST_ENTRIES),
            (CHARTS, "combat.rows", charts.combat.rows.len(), MOST_ENTRIES),
            (CHARTS, "bombardment.rows", charts.bombardment.rows.len(), MOST_ENTRIES),
        ];
        counts.extend(board.counts());
        counts.extend(drawing.iter().flat_map(DrawingFile::counts));
        read::are_of_a_size(counts, faults)
    }
}
