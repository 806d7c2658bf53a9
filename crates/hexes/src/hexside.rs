//! The sides of hexes as values: slopes, streams, walls and bridges lie on them.

use crate::direction::Direction;
use crate::grid::{Grid, Hex};

/// A side between two hexes of a board, the same from both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hexside(u16);

impl Hexside {
    /// The side of a hex in a direction, if another hex lies behind it.
    pub fn of(grid: &Grid, hex: Hex, direction: Direction) -> Option<Hexside> {
        let other = grid.next(hex, direction)?;
        let (hex, direction) = match direction.index() < 3 {
            true => (hex, direction),
            false => (other, direction.opposite()),
        };
        Some(Hexside(hex.0 * 3 + direction.index() as u16))
    }

    /// The side between two hexes, if they are neighbours.
    pub fn between(grid: &Grid, one: Hex, other: Hex) -> Option<Hexside> {
        Hexside::of(grid, one, grid.direction(one, other)?)
    }

    /// The two hexes it lies between.
    pub fn hexes(self, grid: &Grid) -> [Hex; 2] {
        let hex = Hex(self.0 / 3);
        let other = grid.next(hex, Direction::ALL[usize::from(self.0 % 3)]);
        [hex, other.unwrap_or(hex)]
    }

    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A value for every side of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hexsides<T>(Vec<T>);

impl<T: Copy + Default> Hexsides<T> {
    /// Nothing on any side.
    pub fn empty(grid: &Grid) -> Self {
        Hexsides(vec![T::default(); grid.len() * 3])
    }
}

impl<T: Copy> Hexsides<T> {
    /// What lies on a side.
    #[inline]
    pub fn on(&self, side: Hexside) -> T {
        self.0[side.index()]
    }

    /// Lays something on a side.
    pub fn lay(&mut self, side: Hexside, value: T) {
        self.0[side.index()] = value;
    }
}
