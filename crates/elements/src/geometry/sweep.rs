//! What a move sweeps, and how far it is measured.

use super::base::Base;
use super::convex::Convex;
use super::hull::Hull;
use super::point::Point;
use super::quad::Quad;
use super::segment::Segment;
use super::{SWEEP, TOUCH};

/// The square of the number of headings in a radian, rounded down.
const RADIAN_SQUARED: i64 = 1_313_122;

/// The lines from every corner of a base to the same corner after a move.
pub fn corner_lines(from: &Quad, to: &Quad) -> [Segment; 4] {
    let (from, to) = (from.all(), to.all());
    [0, 1, 2, 3].map(|at| Segment::new(from[at], to[at]))
}

/// How many of the corner lines of a move something stands in the way of, deeper than [`TOUCH`].
pub fn lines_crossed(lines: &[Segment; 4], other: &impl Convex) -> usize {
    lines.iter().filter(|line| line.overlaps(other)).count()
}

/// The square of the distance moved: the longest straight line between a
/// corner's start and its end.
pub fn measured_squared(from: &Quad, to: &Quad) -> i64 {
    corner_lines(from, to).iter().map(|line| line.way().length_squared()).max().unwrap_or(0)
}

/// The distance moved, rounded down: the longest straight line between a
/// corner's start and its end.
pub fn measured(from: &Quad, to: &Quad) -> i32 {
    measured_squared(from, to).isqrt() as i32
}

/// A wheel: a base turns about a point, its own corner or its group's.
#[derive(Clone, Copy, Debug)]
pub struct Wheel {
    base: Base,
    pivot: Point,
    steps: i32,
    /// Headings between two looks.
    stride: i32,
    /// The square of the farthest corner's distance from the pivot.
    radius_squared: i64,
}

impl Wheel {
    /// A wheel by so many steps, clockwise if positive.
    pub fn new(base: &Base, pivot: Point, steps: i32) -> Self {
        let radius_squared = base.corners().iter().map(|corner| corner.distance_squared(pivot)).max().unwrap_or(0);
        // A chord over an angle a lies a * a / 8 radii inside its arc; two hundredths are left to
        // the rounding of corners.
        let radius = radius_squared.isqrt() + 1;
        let stride = (8 * i64::from(SWEEP - 2) * RADIAN_SQUARED / radius).isqrt().max(1) as i32;
        Wheel { base: *base, pivot, steps, stride, radius_squared }
    }

    /// Where the base ends.
    pub fn end(&self) -> Base {
        self.base.moved(self.base.pose().wheeled(self.pivot, self.steps))
    }

    /// How far it is measured: the longest straight line between a corner's start
    /// and its end, rounded down.
    pub fn measured(&self) -> i32 {
        measured(self.base.quad(), self.end().quad())
    }

    /// What is swept, piece by piece; together they differ from the true sweep
    /// by no more than [`SWEEP`].
    pub fn hulls(&self) -> impl Iterator<Item = Hull> + use<> {
        let wheel = *self;
        // Who does not turn at all still stands somewhere.
        let pieces = ((self.steps.abs() + self.stride - 1) / self.stride).max(1);
        (0..pieces).scan(*self.base.quad(), move |last, piece| {
            let steps = (wheel.stride * (piece + 1)).min(wheel.steps.abs()) * wheel.steps.signum();
            let next = *wheel.base.moved(wheel.base.pose().wheeled(wheel.pivot, steps)).quad();
            let hull = Hull::around(last, &next);
            *last = next;
            Some(hull)
        })
    }

    /// Whether the base would run into something on its way, or stand in it at the end.
    pub fn sweeps(&self, other: &impl Convex) -> bool {
        let reach = self.radius_squared.isqrt() as i32 + TOUCH;
        self.pivot.is_within(reach, other) && self.hulls().any(|hull| hull.overlaps(other))
    }
}

impl Base {
    /// What is swept by going straight to a pose, turning on the way at will.
    pub fn sweep_to(&self, end: &Base) -> Hull {
        Hull::around(self.quad(), end.quad())
    }

    /// How far it can go straight ahead (or back, if `limit` is negative) before it would run into
    /// something: `limit`, or less, with the same sign.
    pub fn room_ahead(&self, limit: i32, other: &impl Convex) -> i32 {
        let is_free = |distance: i32| {
            let end = self.moved(self.pose().ahead(distance * limit.signum()));
            !self.sweep_to(&end).overlaps(other)
        };
        farthest(limit.abs(), is_free) * limit.signum()
    }
}

/// The farthest distance up to `limit` that is free, where all that is short of a free
/// distance is free; zero at least.
pub fn farthest(limit: i32, is_free: impl Fn(i32) -> bool) -> i32 {
    if is_free(limit) {
        return limit;
    }
    let (mut free, mut barred) = (0, limit);
    while barred - free > 1 {
        let middle = free.midpoint(barred);
        if is_free(middle) {
            free = middle;
        } else {
            barred = middle;
        }
    }
    free
}
