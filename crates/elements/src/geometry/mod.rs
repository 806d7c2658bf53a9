//! Exact measures on the table: whole numbers only, the same verdict on every machine.
//!
//! **Units.** Lengths are hundredths of a millimetre (`i32`); x runs east, y runs north.
//! Directions are [`Heading`]s, 7,200 to the full turn, clockwise from north. Coordinates stay
//! within [`LIMIT`] either way; squares and cross products are then exact in `i64`, what is
//! compared with them in `i128`.
//!
//! **Rounding.** A [`Pose`] is exact. [`corners`] rounds every corner to the nearest hundredth,
//! once; [`Pose::wheeled`] rounds the new place of the pose in the same manner; [`Pose::ahead`] and
//! [`Pose::aside`] round towards where they came from, so that nobody moves farther than asked.
//! Everything else is exact for the rounded corners, except where it is said. All rounding is the
//! same after a shift and after quarter turns.
//!
//! **Tolerances.** They are stated here and nowhere else:
//! - [`TOUCH`]: nearer than that is contact; overlapping by no more than that is no overlap; a
//!   line is crossed only by more than that; corners match when they are no farther apart.
//!   Screens (elements that hide others) are grown by half of it on every side, so that elements
//!   in contact leave no gap.
//! - [`SWEEP`]: between the headings that are looked at, a wheeling base may go this much deeper
//!   into something than [`TOUCH`] before it is noticed.
//! - [`OUTLINE`]: distances from ovals are measured from a polygon that is nowhere farther
//!   than this from the oval.
//! - [`SLIVER`]: a free line past an oval, or to what sticks out of a screen, is not found if
//!   it is narrower than this.
//!
//! **Order of corners.** All polygons are convex and run clockwise, seen from above: a base
//! from its front left corner.

mod arc;
mod base;
mod contact;
mod convex;
mod fraction;
mod heading;
mod hull;
mod oval;
mod point;
mod pose;
mod quad;
mod ray;
mod segment;
mod separation;
mod sight;
mod sine;
mod sweep;
mod table;
mod zone;

pub use arc::FireArc;
pub use base::Base;
pub use contact::{Flank, Meeting, Neighbour};
pub use convex::Convex;
pub use heading::{FULL_TURN, HALF_TURN, Heading, QUARTER_TURN, Unit};
pub use hull::Hull;
pub use oval::Oval;
pub use point::{Point, Vector};
pub use pose::{Pose, Size, corners};
pub use quad::{Edge, Quad};
pub use segment::Segment;
pub use separation::Separation;
pub use sight::{Screen, sees};
pub use sweep::{Wheel, corner_lines, farthest, lines_crossed, measured, measured_squared};
pub use table::Table;
pub use zone::Zone;

/// Half a millimetre: nearer than that is contact, overlapping by no more is no overlap.
pub const TOUCH: i32 = 50;

/// How much deeper than [`TOUCH`] a wheel may brush against something between two
/// headings that are looked at.
pub const SWEEP: i32 = 10;

/// How far the outline of an oval may lie from the oval.
pub const OUTLINE: i32 = 20;

/// The narrowest free line past an oval that is surely found.
pub const SLIVER: i32 = 5;

/// Coordinates lie between minus this and this: five metres.
pub const LIMIT: i32 = 500_000;

/// Twenty-five millimetres, a hundred paces.
pub const HUNDRED_PACES: i32 = 2_500;

/// The width of every base but a commander's.
pub const BASE_WIDTH: i32 = 4_000;
