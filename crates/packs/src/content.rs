//! The files of a pack, read.

use crate::fault::Faults;
use crate::files::{BOARD, DRAWING, FORCES, Files, PACK};
use crate::format::board_file::{BoardFile, LocaleEntry, RoadEntry};
use crate::format::common::{At, Hour};
use crate::format::drawing_file::DrawingFile;
use crate::format::forces_file::ForcesFile;
use crate::format::pack_file::PackFile;
use crate::read::read;

/// What `[morale]` holds beside the sides.
pub(crate) const BONUS: &str = "bonus";

/// The files of a pack.
#[derive(Clone, Debug)]
pub(crate) struct Content {
    pub(crate) pack: PackFile,
    pub(crate) board: BoardFile,
    pub(crate) forces: ForcesFile,
    /// A battle can be played without a drawing; `check` asks for it.
    pub(crate) drawing: Option<DrawingFile>,
}

impl Content {
    /// Reads all files, so that the faults of all are told at once.
    pub(crate) fn read(files: &Files, faults: &mut Faults<'_>) -> Option<Content> {
        let pack = read(files, PACK, faults);
        let board = read(files, BOARD, faults);
        let forces = read(files, FORCES, faults);
        let drawn = files.bytes(DRAWING).is_some();
        let drawing = if drawn { read(files, DRAWING, faults) } else { None };
        (drawing.is_some() == drawn).then_some(())?;
        Some(Content { pack: pack?, board: board?, forces: forces?, drawing })
    }

    /// The keys of the two sides, the attacker first; none unless `[morale]` names two and the attacker is one of them.
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
        self.board.approaches.iter().enumerate().filter(move |(_, pair)| joins(*pair.between)).map(|(index, _)| index)
    }

    /// The pair a road takes from one locale to the next, by its place in the list; none where that is not plain.
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
