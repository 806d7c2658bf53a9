//! Hexes that are reached step by step, all that are as far at a time.

use hexes::{Direction, Grid, Hex, HexSet};

use crate::engine::pieces::MOST_HEXES;

/// The hexes that were reached from some hexes.
pub(crate) struct Ripples {
    /// All of them.
    pub(crate) reached: HexSet,
    /// The same, the nearest first.
    list: [Hex; MOST_HEXES],
    count: usize,
    /// Where those begin that were reached last.
    last: usize,
}

impl Ripples {
    /// The hexes where it begins.
    pub(crate) fn from(hexes: impl Iterator<Item = Hex>) -> Ripples {
        let mut ripples = Ripples { reached: HexSet::default(), list: [Hex(0); MOST_HEXES], count: 0, last: 0 };
        hexes.for_each(|hex| ripples.reach(hex));
        ripples
    }

    fn reach(&mut self, hex: Hex) {
        if !self.reached.has(hex) {
            self.reached.add(hex);
            self.list[self.count] = hex;
            self.count += 1;
        }
    }

    /// The hexes that were reached last.
    pub(crate) fn last(&self) -> &[Hex] {
        &self.list[self.last..self.count]
    }

    /// Goes one step farther, where that is possible; false if nobody came any farther.
    pub(crate) fn spread(&mut self, grid: &Grid, goes: impl Fn(Hex, Direction, Hex) -> bool) -> bool {
        let rim = std::mem::replace(&mut self.last, self.count)..self.count;
        for place in rim {
            let hex = self.list[place];
            for (direction, near) in grid.around(hex) {
                if !self.reached.has(near) && goes(hex, direction, near) {
                    self.reach(near);
                }
            }
        }
        self.last < self.count
    }
}
