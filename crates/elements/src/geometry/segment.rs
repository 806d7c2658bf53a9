//! Straight pieces of lines.

use serde::{Deserialize, Serialize};

use super::convex::Convex;
use super::point::{Point, Vector};
use super::separation::Separation;

/// A straight line from a point to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Segment {
    ends: [Point; 2],
}

impl Segment {
    /// From a point to another.
    pub const fn new(from: Point, to: Point) -> Self {
        Segment { ends: [from, to] }
    }

    /// Where it begins.
    pub const fn from(&self) -> Point {
        self.ends[0]
    }

    /// Where it ends.
    pub const fn to(&self) -> Point {
        self.ends[1]
    }

    /// The way along it.
    #[inline]
    pub fn way(&self) -> Vector {
        self.ends[1] - self.ends[0]
    }

    /// How far a point is from it.
    #[inline]
    pub fn separation_from(&self, point: Point) -> Separation {
        let (way, arm) = (self.way(), point - self.ends[0]);
        let along = way.dot(arm);
        if along <= 0 {
            return Separation::of_square(arm.length_squared());
        }
        let length = way.length_squared();
        if along >= length {
            return Separation::of_square((point - self.ends[1]).length_squared());
        }
        Separation::from_line(way.cross(arm), length)
    }

    /// Whether a point is no farther from it than `reach`.
    #[inline]
    pub fn is_near(&self, reach: i32, point: Point) -> bool {
        self.separation_from(point).is_within(reach)
    }

    /// Whether a point lies to the left of the whole line by more than `margin`.
    #[inline]
    pub fn is_left(&self, point: Point, margin: i32) -> bool {
        exceeds(self.way().cross(point - self.ends[0]), margin, self.way().length_squared())
    }

    /// Whether a point lies to the right of the whole line by more than `margin`.
    #[inline]
    pub fn is_right(&self, point: Point, margin: i32) -> bool {
        exceeds(-self.way().cross(point - self.ends[0]), margin, self.way().length_squared())
    }
}

/// Whether an area over the line's length is more than `margin`.
#[inline]
pub(super) const fn exceeds(area: i64, margin: i32, length_squared: i64) -> bool {
    area > 0 && area as i128 * area as i128 > margin as i128 * margin as i128 * length_squared as i128
}

impl Convex for Segment {
    #[inline]
    fn corners(&self) -> &[Point] {
        &self.ends
    }
}
