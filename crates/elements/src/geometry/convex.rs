//! Convex polygons: overlap by separating axes, contact, distance.

use super::TOUCH;
use super::point::Point;
use super::segment::{Segment, exceeds};
use super::separation::Separation;

/// Something convex: a base, a zone, what a move sweeps, a line, a point.
pub trait Convex {
    /// Its corners, clockwise.
    fn corners(&self) -> &[Point];

    /// Whether the two overlap by more than [`TOUCH`].
    #[inline]
    fn overlaps(&self, other: &impl Convex) -> bool {
        is_deeper(self.corners(), other.corners(), TOUCH)
    }

    /// Whether the two overlap by more than `depth`: no shift so short would part them.
    #[inline]
    fn overlaps_by_more_than(&self, depth: i32, other: &impl Convex) -> bool {
        is_deeper(self.corners(), other.corners(), depth)
    }

    /// Whether the two are in contact: no farther apart than [`TOUCH`], and not overlapping.
    #[inline]
    fn touches(&self, other: &impl Convex) -> bool {
        self.is_within(TOUCH, other) && !self.overlaps(other)
    }

    /// Whether the two are no farther apart than `reach`.
    #[inline]
    fn is_within(&self, reach: i32, other: &impl Convex) -> bool {
        is_near(self.corners(), other.corners(), reach) && self.separation(other).is_within(reach)
    }

    /// How far the two are apart: nothing if they overlap at all.
    #[inline]
    fn separation(&self, other: &impl Convex) -> Separation {
        separation(self.corners(), other.corners())
    }

    /// Whether a point lies in it, its border included.
    fn holds(&self, point: Point) -> bool {
        edges(self.corners()).all(|edge| edge.way().cross(point - edge.from()) <= 0)
    }

    /// Whether something lies in it wholly, within [`TOUCH`].
    fn encloses(&self, other: &impl Convex) -> bool {
        edges(self.corners()).all(|edge| other.is_behind(&edge))
    }

    /// Whether all of it lies on or behind a line by no more than [`TOUCH`] in front; the front is
    /// to the left of the line.
    fn is_behind(&self, line: &Segment) -> bool {
        self.corners().iter().all(|corner| !line.is_left(*corner, TOUCH))
    }

    /// Whether all of it lies on or before a line by no more than [`TOUCH`] behind; the front is
    /// to the left of the line.
    fn is_before(&self, line: &Segment) -> bool {
        self.corners().iter().all(|corner| !line.is_right(*corner, TOUCH))
    }
}

impl Convex for Point {
    #[inline]
    fn corners(&self) -> &[Point] {
        std::slice::from_ref(self)
    }
}

/// The edges of a polygon. A line has two, there and back.
#[inline]
pub(super) fn edges(corners: &[Point]) -> impl Iterator<Item = Segment> + '_ {
    let last = corners.len().saturating_sub(1);
    corners.iter().enumerate().map(move |(at, corner)| {
        let next = if at == last { 0 } else { at + 1 };
        Segment::new(*corner, corners[next])
    })
}

/// Whether no shift of `depth` or less parts two convex polygons.
#[inline]
pub(super) fn is_deeper(one: &[Point], other: &[Point], depth: i32) -> bool {
    is_near(one, other, 0) && is_deeper_by_edges(one, other, depth) && is_deeper_by_edges(other, one, depth)
}

/// Whether the second reaches deeper than `depth` behind every edge of the first.
#[inline]
fn is_deeper_by_edges(one: &[Point], other: &[Point], depth: i32) -> bool {
    edges(one).all(|edge| {
        let way = edge.way();
        let deepest = other.iter().map(|corner| -way.cross(*corner - edge.from())).max().unwrap_or(0);
        let length_squared = way.length_squared();
        length_squared == 0 || exceeds(deepest, depth, length_squared)
    })
}

/// Whether the upright boxes around two polygons are no farther apart than
/// `reach` in either direction.
#[inline]
fn is_near(one: &[Point], other: &[Point], reach: i32) -> bool {
    let (a, b) = (Extent::of(one), Extent::of(other));
    a.west - reach <= b.east && b.west - reach <= a.east && a.south - reach <= b.north && b.south - reach <= a.north
}

/// The upright box around a polygon.
struct Extent {
    west: i32,
    east: i32,
    south: i32,
    north: i32,
}

impl Extent {
    #[inline]
    fn of(corners: &[Point]) -> Self {
        let nothing = Extent { west: i32::MAX / 2, east: i32::MIN / 2, south: i32::MAX / 2, north: i32::MIN / 2 };
        corners.iter().fold(nothing, |extent, corner| Extent {
            west: extent.west.min(corner.x),
            east: extent.east.max(corner.x),
            south: extent.south.min(corner.y),
            north: extent.north.max(corner.y),
        })
    }
}

/// How far two convex polygons are apart. If they do not overlap, a corner of one is nearest
/// to an edge of the other.
pub(super) fn separation(one: &[Point], other: &[Point]) -> Separation {
    if is_deeper(one, other, 0) {
        return Separation::ZERO;
    }
    let mut least = Separation::of_square(one[0].distance_squared(other[0]));
    for (corners, rim) in [(one, other), (other, one)] {
        for edge in edges(rim) {
            for corner in corners {
                least = least.min(edge.separation_from(*corner));
            }
        }
    }
    least
}
