//! Lines of sight over a board with units on it.

use hexes::{Ground, Hex, Hexside, Leg, Slope};

use crate::board::Board;
use crate::terrain::{Edge, Terrain};

/// A board as a line of sight meets it.
pub struct Outlook<'a, B, U> {
    board: &'a Board,
    blocks: B,
    occupied: U,
    flat: bool,
}

impl<'a, B: Fn(Terrain) -> bool, U: Fn(Hex) -> bool> Outlook<'a, B, U> {
    /// A board, the terrain that blocks, and the hexes with units that do.
    pub fn new(board: &'a Board, blocks: B, occupied: U) -> Self {
        Outlook { board, blocks, occupied, flat: false }
    }

    /// The same without slopes.
    #[must_use]
    pub fn flat(mut self) -> Self {
        self.flat = true;
        self
    }

    /// Whether one hex is in sight of another.
    pub fn sees(&self, from: Hex, to: Hex) -> bool {
        self.board.grid.sees(self, from, to)
    }
}

impl<B: Fn(Terrain) -> bool, U: Fn(Hex) -> bool> Ground for Outlook<'_, B, U> {
    #[inline]
    fn blocks(&self, hex: Hex) -> bool {
        self.board.terrain[hex.index()].iter().any(&self.blocks)
    }

    #[inline]
    fn is_occupied(&self, hex: Hex) -> bool {
        (self.occupied)(hex)
    }

    #[inline]
    fn slope(&self, _: Hexside, from: Hex, to: Hex) -> Slope {
        if self.flat { Slope::Level } else { self.board.slope(from, to) }
    }
}

impl Board {
    /// The slope between two neighbours, from the first to the second.
    #[inline]
    pub fn slope(&self, from: Hex, to: Hex) -> Slope {
        let Some(direction) = self.grid.direction(from, to) else { return Slope::Level };
        let edges = self.edges[from.index()][direction.index()];
        match (edges.has(Edge::Up), edges.has(Edge::Down)) {
            (true, _) => Slope::Up,
            (_, true) => Slope::Down,
            _ => Slope::Level,
        }
    }

    /// How many slopes a line crosses, where it crosses the middle of hexes.
    pub fn slopes_between(&self, from: Hex, to: Hex) -> usize {
        let grid = &self.grid;
        let mut path = vec![from];
        for leg in grid.trace(from, to) {
            let step = match leg {
                Leg::Through(step) | Leg::Between(step, _) => step,
            };
            path.extend(grid.hexes().find(|hex| grid.steps(from, *hex) == step));
        }
        path.windows(2).filter(|pair| self.slope(pair[0], pair[1]) != Slope::Level).count()
    }

    /// Whether the way from one hex to another leads down on the whole.
    pub fn is_lower(&self, from: Hex, to: Hex) -> bool {
        let (mut height, mut here) = (0i32, from);
        while here != to {
            let around = self.grid.around(here).map(|(_, near)| near);
            let Some(next) = around.min_by_key(|near| (self.grid.distance(*near, to), near.0)) else { return false };
            match self.slope(here, next) {
                Slope::Up => height += 1,
                Slope::Down => height -= 1,
                Slope::Level => {}
            }
            here = next;
        }
        height < 0
    }
}
