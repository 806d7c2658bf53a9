//! Hexes: numbering, neighbours, hexsides, distance, lines of sight and reach.
//!
//! A [`Grid`] knows every hex of a board by its printed four-digit number, and everything that can
//! be worked out once: neighbours, distances, the way a sight line takes. What lies on the ground
//! is the rules' affair: they hand it in as values per hex and per [`Hexside`] of a hex, and ask
//! for [`sight`](Grid::sees) and [`reach`](Reach::spread). Nothing allocates once a board is laid.

mod direction;
mod grid;
mod hexside;
mod reach;
mod set;
mod sight;
mod trace;

pub use direction::Direction;
pub use grid::{Grid, GridFault, Hex, Number};
pub use hexside::{Hexside, Hexsides};
pub use reach::{Pace, Reach, Stride};
pub use set::{HexSet, MOST_HEXES};
pub use sight::{Ground, Slope};
pub use trace::{Leg, Trace};
