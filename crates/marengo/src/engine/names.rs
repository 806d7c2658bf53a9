//! Board ids, as browser, journal and API write them; made once for each battle.

use kernel::Tokens;

use crate::board::{ApproachId, Board, LocaleId, Place, Spot};

/// The id of every piece, locale, approach and force.
#[derive(Clone, Debug, Default)]
pub struct Names {
    pieces: Vec<String>,
    locales: Vec<String>,
    approaches: Vec<String>,
    forces: Vec<String>,
}

impl Names {
    /// Names everything on a board. A force goes by `f:` and its own id.
    pub(crate) fn of<'a>(board: &Board, forces: impl Iterator<Item = &'a str>) -> Self {
        let locale = |id: LocaleId| board.locale(id).number;
        let approach = |id: ApproachId| {
            let approach = board.approach(id);
            let here = locale(approach.locale);
            match approach.faces {
                None => format!("a{here}-{}", approach.pair_id),
                Some(there) if board.is_doubled(id) => format!("a{here}-{}:{}", locale(there), approach.pair_id),
                Some(there) => format!("a{here}-{}", locale(there)),
            }
        };
        Names {
            pieces: (0..Tokens::BITS).map(|piece| format!("p{piece}")).collect(),
            locales: board.locales.iter().map(|locale| format!("l{}", locale.number)).collect(),
            approaches: (0..board.approaches.len() as u16).map(|id| approach(ApproachId(id))).collect(),
            forces: forces.map(|id| format!("f:{id}")).collect(),
        }
    }

    /// Of a piece: `p12`.
    pub fn piece(&self, piece: u8) -> &str {
        &self.pieces[piece as usize]
    }

    /// Of a locale: `l31`.
    pub fn locale(&self, locale: LocaleId) -> &str {
        &self.locales[locale.0 as usize]
    }

    /// Of an approach: `a31-33`, with the pair's id where two pairs join the same locales.
    pub fn approach(&self, approach: ApproachId) -> &str {
        &self.approaches[approach.0 as usize]
    }

    /// Of a place.
    pub fn place(&self, place: Place) -> &str {
        match place.spot() {
            Spot::Reserve(locale) => self.locale(locale),
            Spot::Blocking(approach) => self.approach(approach),
            Spot::Waiting(force) => self.forces.get(force as usize).map_or("lost", String::as_str),
            Spot::Lost => "lost",
        }
    }

    /// The approach with an id.
    pub(crate) fn find_approach(&self, id: &str) -> Option<ApproachId> {
        self.approaches.iter().position(|known| known == id).map(|index| ApproachId(index as u16))
    }
}
