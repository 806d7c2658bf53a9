//! The table.

use serde::{Deserialize, Serialize};

use super::TOUCH;
use super::convex::Convex;
use super::point::Point;
use super::quad::Quad;

/// The table: from nothing to its width eastward, and to its depth northward.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// From west to east.
    pub width: i32,
    /// From south to north.
    pub depth: i32,
}

impl Table {
    /// Whether something lies on it wholly, within [`TOUCH`].
    pub fn encloses(&self, other: &impl Convex) -> bool {
        let on = |value: i32, end: i32| (-TOUCH..=end + TOUCH).contains(&value);
        other.corners().iter().all(|corner| on(corner.x, self.width) && on(corner.y, self.depth))
    }

    /// Whether a point lies on it, its edges included.
    pub fn holds(&self, point: Point) -> bool {
        (0..=self.width).contains(&point.x) && (0..=self.depth).contains(&point.y)
    }

    /// All of it.
    pub fn quad(&self) -> Quad {
        Quad::upright(Point::new(0, 0), Point::new(self.width, self.depth))
    }
}
