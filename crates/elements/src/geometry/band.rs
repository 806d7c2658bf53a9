//! Bands along a bent line: rivers and roads.

use serde::{Deserialize, Serialize};

use super::TOUCH;
use super::convex::Convex;
use super::point::Point;
use super::segment::Segment;
use super::separation::Separation;

/// All that is no farther than half the width from a line through some points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Band {
    line: Vec<Point>,
    width: i32,
}

impl Band {
    /// A band along a line through at least two points.
    pub fn new(line: Vec<Point>, width: i32) -> Option<Self> {
        (line.len() >= 2 && width > 0).then_some(Band { line, width })
    }

    /// The points of its middle line.
    pub fn line(&self) -> &[Point] {
        &self.line
    }

    /// Its width.
    pub const fn width(&self) -> i32 {
        self.width
    }

    /// The straight legs of its middle line.
    #[inline]
    pub fn legs(&self) -> impl Iterator<Item = Segment> + '_ {
        self.line.windows(2).map(|ends| Segment::new(ends[0], ends[1]))
    }

    /// The length of its middle line, every leg rounded down.
    pub fn length(&self) -> i32 {
        self.legs().map(|leg| leg.way().length()).sum()
    }

    /// How far something is from the middle line.
    pub fn separation_from_line(&self, other: &impl Convex) -> Separation {
        self.legs().map(|leg| leg.separation(other)).min().unwrap_or(Separation::ZERO)
    }

    /// The leg of the middle line that is nearest to a point, the first of several.
    pub fn nearest_leg(&self, point: Point) -> Option<Segment> {
        self.legs().min_by_key(|leg| leg.separation_from(point))
    }

    /// Whether a point lies in it, its banks included.
    pub fn holds(&self, point: Point) -> bool {
        self.is_within(0, &point)
    }

    /// Whether something is no farther from it than `reach`.
    #[inline]
    pub fn is_within(&self, reach: i32, other: &impl Convex) -> bool {
        self.legs().any(|leg| leg.is_within(self.width / 2 + reach, other))
    }

    /// Whether something reaches into it by more than [`TOUCH`].
    #[inline]
    pub fn covers_part_of(&self, other: &impl Convex) -> bool {
        let reach = self.width / 2 - TOUCH;
        self.legs().any(|leg| leg.is_within(reach, other) && leg.separation(other).is_less_than(reach))
    }

    /// Whether something lies in it wholly, as far as its corners show.
    pub fn encloses(&self, other: &impl Convex) -> bool {
        other.corners().iter().all(|corner| self.holds(*corner))
    }
}
