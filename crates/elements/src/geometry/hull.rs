//! The convex hull of a few points: what a straight move sweeps.

use super::convex::Convex;
use super::point::Point;
use super::quad::Quad;

/// Two bases have no more corners.
const MOST: usize = 8;

/// Room for both borders while they are followed.
const ROOM: usize = 2 * MOST;

/// A convex polygon of up to eight corners, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hull {
    corners: [Point; ROOM],
    count: usize,
}

impl Hull {
    /// The hull of two bases: all that is swept by going straight from one to the other.
    pub fn around(from: &Quad, to: &Quad) -> Hull {
        let [a, b, c, d] = from.all();
        let [e, f, g, h] = to.all();
        Hull::of([a, b, c, d, e, f, g, h])
    }

    /// The hull of a point and a base: all that is looked over from there to here.
    pub fn from_point(point: Point, to: &Quad) -> Hull {
        let [a, b, c, d] = to.all();
        Hull::of([a, b, c, d, point])
    }

    /// The hull of up to eight points.
    fn of<const N: usize>(mut points: [Point; N]) -> Hull {
        points.sort_unstable();
        let mut hull = Hull { corners: [Point::default(); ROOM], count: 0 };
        // The upper border from west to east, then the lower one back: clockwise.
        hull.follow(points.iter(), 1);
        let turning = hull.count;
        hull.follow(points.iter().rev().skip(1), turning);
        if hull.count > 1 && hull.corners[hull.count - 1] == hull.corners[0] {
            hull.count -= 1;
        }
        hull
    }

    /// Adds points along a border, dropping those that lie within; the first `kept` stay.
    fn follow<'a>(&mut self, points: impl Iterator<Item = &'a Point>, kept: usize) {
        for point in points {
            while self.count > kept && self.turns_left(*point) {
                self.count -= 1;
            }
            if self.count == 0 || self.corners[self.count - 1] != *point {
                self.corners[self.count] = *point;
                self.count += 1;
            }
        }
    }

    /// Whether the way over the last corner to a point does not turn right.
    fn turns_left(&self, point: Point) -> bool {
        let (before, last) = (self.corners[self.count - 2], self.corners[self.count - 1]);
        (last - before).cross(point - last) >= 0
    }
}

impl Convex for Hull {
    #[inline]
    fn corners(&self) -> &[Point] {
        &self.corners[..self.count]
    }
}
