//! The files of a pack of system `marengo`, read.

use crate::board::{MOST_LANES, MOST_LOCALES, MOST_PAIRS};
use kernel::lots::MOST_TOKENS;

use crate::pack::format::board_file::{BoardFile, LocaleEntry, RoadEntry};
use crate::pack::format::drawing_file::DrawingFile;
use crate::pack::format::forces_file::ForcesFile;
use packs::fault::Faults;
use packs::files::{BOARD, DRAWING, FORCES, Files};
use packs::read::{self, read};
use packs::words::{At, Hour};

/// No list of a board is longer, unless the rules say otherwise.
const MOST_ENTRIES: usize = 512;
/// No drawing has more corners.
const MOST_CORNERS: usize = 2000;

/// What `[morale]` holds beside the sides.
pub(crate) const BONUS: &str = "bonus";

/// The files of a pack.
#[derive(Clone, Debug)]
pub struct Content {
    pub(crate) board: BoardFile,
    pub(crate) forces: ForcesFile,
    /// A battle can be played without a drawing; `check` asks for it.
    pub(crate) drawing: Option<DrawingFile>,
}

impl Content {
    /// Reads all files, so that the faults of all are told at once.
    pub(crate) fn read(files: &Files, faults: &mut Faults<'_>) -> Option<Content> {
        let board = read(files, BOARD, faults);
        let forces = read(files, FORCES, faults);
        let drawing = read::perhaps(files, DRAWING, faults);
        let content = Content { board: board?, forces: forces?, drawing: drawing? };
        content.is_of_a_size(faults).then_some(content)
    }

    /// Tells lists that no board could need; everything later may take its time over each entry.
    fn is_of_a_size(&self, faults: &mut Faults<'_>) -> bool {
        let Content { board, forces, drawing, .. } = self;
        let mut counts = vec![
            (BOARD, "locale", board.locales.len(), MOST_LOCALES),
            (BOARD, "approach", board.approaches.len(), MOST_PAIRS),
            (BOARD, "impassable", board.impassable.len(), MOST_ENTRIES),
            (BOARD, "road", board.roads.len(), MOST_LANES),
            (BOARD, "junction", board.junctions.len(), MOST_ENTRIES),
            (BOARD, "entry", board.entries.len(), MOST_ENTRIES),
            (FORCES, "force", forces.forces.len(), MOST_TOKENS),
        ];
        if let Some(drawing) = drawing {
            counts.push((DRAWING, "corners", drawing.corners.len(), MOST_CORNERS));
            counts.push((DRAWING, "area", drawing.areas.len(), MOST_LOCALES));
            counts.push((DRAWING, "side", drawing.sides.len(), MOST_ENTRIES));
            counts.push((DRAWING, "road-line", drawing.road_lines.len(), MOST_ENTRIES));
        }
        read::are_of_a_size(counts, faults)
    }

    /// The keys of the two sides, the attacker first; none unless `[morale]` names two and the
    /// attacker is one of them.
    pub(crate) fn sides(&self) -> Option<[String; 2]> {
        let named = self.forces.morale.keys().filter(|key| key.as_str() != BONUS);
        let (first, second): (Vec<_>, Vec<_>) = named.partition(|key| **key == *self.forces.victory.attacker);
        match (first.as_slice(), second.as_slice()) {
            ([first], [second]) => Some([first.to_string(), second.to_string()]),
            _ => None,
        }
    }

    /// The round of an hour, counted from one; none if it is not on the clock.
    pub(crate) fn round_of(&self, hour: Hour) -> Option<u8> {
        let clock = &self.forces.clock;
        let round = (hour.0 + 24 - clock.first.0) % 24 + 1;
        (round <= *clock.rounds).then_some(round)
    }

    pub(crate) fn locale(&self, number: u16) -> Option<&At<LocaleEntry>> {
        self.board.locales.iter().find(|locale| *locale.id == number)
    }

    pub(crate) fn road(&self, id: &str) -> Option<&At<RoadEntry>> {
        self.board.roads.iter().find(|road| road.id.as_str() == id)
    }

    /// The pairs that join two locales, by their places in the list.
    pub(crate) fn pairs_between(&self, one: u16, other: u16) -> impl Iterator<Item = usize> {
        let joins = move |between: [u16; 2]| between == [one, other] || between == [other, one];
        self.board.approaches.iter().enumerate().filter(move |(_, pair)| joins(**pair.between)).map(|(index, _)| index)
    }

    /// The pair a road takes from one locale to the next, by its place in the list; none
    /// where that is not plain.
    pub(crate) fn pair_of_step(&self, road: &RoadEntry, one: u16, other: u16) -> Option<usize> {
        let named = |index: &usize| {
            let id = self.board.approaches[*index].id();
            road.via.iter().any(|via| via.as_str() == id)
        };
        let pairs: Vec<usize> = self.pairs_between(one, other).collect();
        match pairs.as_slice() {
            [only] => Some(*only),
            _ => pairs.into_iter().find(named),
        }
    }
}
