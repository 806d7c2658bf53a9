//! Pieces and formations by number, and sets of pieces.

use kernel::set::Member;
use serde::{Deserialize, Serialize};

/// No board has more hexes.
pub const MOST_HEXES: usize = 640;
/// No battle has more pieces.
pub const MOST_PIECES: usize = 128;
/// No battle has more formations.
pub const MOST_FORMATIONS: usize = 24;
/// No board has more ways across water.
pub const MOST_CROSSINGS: usize = 64;

/// A piece by its place in the list: a combat unit, a vedette, a leader or a train.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PieceId(pub u8);

impl PieceId {
    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Member for PieceId {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn of(number: u8) -> PieceId {
        PieceId(number)
    }
}

/// A set of pieces.
pub type Pieces = kernel::Set<PieceId>;

/// A formation, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FormationId(pub u8);

impl FormationId {
    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
