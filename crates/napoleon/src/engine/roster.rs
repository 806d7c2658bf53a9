//! Where every piece is, and everybody who is in a place.

use hexes::Hex;
use serde::{Deserialize, Serialize};

use crate::engine::pieces::{MOST_PIECES, PieceId, Pieces};
use crate::engine::position::NOWHERE;

/// Where a piece is, on the map or off it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Place {
    /// It takes no part.
    #[default]
    Nowhere,
    /// On the map.
    Map,
    /// It has not come yet.
    Waiting,
    /// It awaits recovery (12.51).
    Recovery,
    /// It has recovered and may be reorganized (22.1).
    Recovered,
    /// Eliminated for good (12.52).
    Eliminated,
    /// A leader who was captured; an officer comes back (5.52).
    Captured,
    /// Light cavalry that has become vedettes (16.11).
    Holding,
    /// Only in views: hidden, somewhere on the map (8.1).
    Unseen,
    /// Cavalry in an enemy hex that it has overrun (14.23).
    Overrun,
    /// A pontoon that lies across a hexside; `back` is the direction from its hex (18.31).
    Laid,
    /// It has left the map in a general retreat (20.52).
    Withdrawn,
}

impl Place {
    /// How many there are.
    const COUNT: usize = Place::Withdrawn as usize + 1;
}

/// A piece as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PieceState {
    /// Its hex; the last one it had, once it is off the map.
    pub at: Hex,
    /// Where it is.
    pub place: Place,
    /// The turn in which a captured officer comes back; of who waits, the number of its column and
    /// one; of a pontoon, the direction it lies in.
    pub back: u8,
}

/// All pieces as they stand. Who is in a place is kept as a set beside it, for rules that ask for
/// everybody on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roster {
    states: [PieceState; MOST_PIECES],
    places: [Pieces; Place::COUNT],
}

impl Roster {
    /// Nobody takes part.
    pub(crate) const EMPTY: Roster = {
        let mut places = [Pieces::NONE; Place::COUNT];
        places[Place::Nowhere as usize] = Pieces::from_bits(u128::MAX);
        Roster { states: [PieceState { at: NOWHERE, place: Place::Nowhere, back: 0 }; MOST_PIECES], places }
    };

    /// The roster of some states, in the order of the pieces.
    pub(crate) fn of(states: [PieceState; MOST_PIECES]) -> Roster {
        let mut roster = Roster::EMPTY;
        for (piece, state) in states.into_iter().enumerate() {
            roster.set(PieceId(piece as u8), state);
        }
        roster
    }

    /// All states, in the order of the pieces.
    pub(crate) fn states(&self) -> &[PieceState] {
        &self.states
    }

    /// A piece as it stands.
    #[inline]
    pub(crate) fn state(&self, piece: PieceId) -> PieceState {
        self.states[piece.index()]
    }

    /// Everybody in a place.
    #[inline]
    pub(crate) fn in_place(&self, place: Place) -> Pieces {
        self.places[place as usize]
    }

    /// A piece stands otherwise from now on.
    #[inline]
    pub(crate) fn set(&mut self, piece: PieceId, state: PieceState) {
        self.places[self.states[piece.index()].place as usize].remove(piece);
        self.places[state.place as usize].add(piece);
        self.states[piece.index()] = state;
    }

    /// A piece is in another place; all else stays.
    #[inline]
    pub(crate) fn send(&mut self, piece: PieceId, place: Place) {
        self.set(piece, PieceState { place, ..self.state(piece) });
    }
}
