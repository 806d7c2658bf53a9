//! All that lies on one side of a line: a waterway, a half of the table.

use serde::{Deserialize, Serialize};

use super::TOUCH;
use super::convex::Convex;
use super::point::Point;
use super::segment::Segment;
use super::separation::Separation;

/// All that lies to the right of a line, seen along it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HalfPlane {
    from: Point,
    to: Point,
}

impl HalfPlane {
    /// What lies to the right of the line from a point to another; none if they are the same.
    pub fn right_of(from: Point, to: Point) -> Option<Self> {
        (from != to).then_some(HalfPlane { from, to })
    }

    /// A piece of its border.
    #[inline]
    pub const fn border(&self) -> Segment {
        Segment::new(self.from, self.to)
    }

    /// Whether a point lies in it, its border included.
    pub fn holds(&self, point: Point) -> bool {
        !self.border().is_left(point, 0)
    }

    /// Whether something reaches into it by more than [`TOUCH`].
    pub fn covers_part_of(&self, other: &impl Convex) -> bool {
        other.corners().iter().any(|corner| self.border().is_right(*corner, TOUCH))
    }

    /// Whether something lies in it wholly, but for [`TOUCH`].
    pub fn encloses(&self, other: &impl Convex) -> bool {
        other.is_behind(&self.border())
    }

    /// How far something is from it.
    pub fn separation(&self, other: &impl Convex) -> Separation {
        let way = self.border().way();
        let areas = other.corners().iter().map(|corner| way.cross(*corner - self.from).max(0));
        Separation::from_line(areas.min().unwrap_or(0), way.length_squared())
    }
}
