//! Zones of control: the hexes around, except across sides that bar them.

use hexes::{Direction, Grid, Hex};

/// Whether a hex lies in a zone: whether somebody in a hex next to it throws one into it. `throws`
/// is asked of each neighbour, with the direction from there.
#[inline]
pub fn control(grid: &Grid, hex: Hex, mut throws: impl FnMut(Hex, Direction) -> bool) -> bool {
    grid.around(hex).any(|(direction, near)| throws(near, direction.opposite()))
}
