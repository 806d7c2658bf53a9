//! Straight looks: from a place on a line onward, until something stands in the way.

use super::convex::{Convex, edges};
use super::fraction::Fraction;
use super::point::{Point, Vector};
use super::segment::Segment;

/// A line through a point, followed from `start` on; places on it are multiples of
/// `direction` from `origin`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ray {
    pub(super) origin: Point,
    pub(super) direction: Vector,
    pub(super) start: Fraction,
}

/// A piece of a ray, its ends not included.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch {
    pub(super) from: Fraction,
    pub(super) to: Fraction,
}

impl Stretch {
    /// Whether something of it lies between two places of the ray.
    #[inline]
    pub(super) fn meets(&self, from: Fraction, to: Fraction) -> bool {
        self.from.max(from) < self.to.min(to)
    }
}

impl Ray {
    /// From a point towards another.
    #[inline]
    pub(super) fn towards(origin: Point, goal: Point) -> Ray {
        Ray { origin, direction: goal - origin, start: Fraction::ZERO }
    }

    /// Through a point, followed from where it crosses a line. It must not run along that line.
    #[inline]
    pub(super) fn from_line(line: &Segment, through: Point, direction: Vector) -> Ray {
        let start = Fraction::new(line.way().cross(line.from() - through), line.way().cross(direction));
        Ray { origin: through, direction, start }
    }

    /// Where it first reaches something, border included.
    pub(super) fn reaches(&self, goal: &impl Convex) -> Option<Fraction> {
        self.clip(goal, |from, to| from <= to, |side| side > 0).map(|stretch| stretch.from)
    }

    /// The piece of it that runs inside something, borders not included.
    pub(super) fn inside(&self, body: &impl Convex) -> Option<Stretch> {
        self.clip(body, |from, to| from < to, |side| side >= 0)
    }

    /// Cuts the ray by one edge after the other.
    #[inline]
    fn clip(
        &self,
        body: &impl Convex,
        holds: impl Fn(Fraction, Fraction) -> bool,
        is_outside: impl Fn(i64) -> bool,
    ) -> Option<Stretch> {
        let (mut from, mut to) = (self.start, Fraction::ENDLESS);
        for edge in edges(body.corners()) {
            let (side, change) = (edge.way().cross(self.origin - edge.from()), edge.way().cross(self.direction));
            match change.signum() {
                0 if is_outside(side) => return None,
                0 => {}
                1 => to = to.min(Fraction::new(-side, change)),
                _ => from = from.max(Fraction::new(side, -change)),
            }
        }
        holds(from, to).then_some(Stretch { from, to })
    }

    /// A place on it, rounded to the point nearest to it.
    pub(super) fn place(&self, at: Fraction) -> Point {
        let part = |way: i32| at.of(way);
        self.origin + Vector::new(part(self.direction.x), part(self.direction.y))
    }

    /// Where it crosses a line between its ends.
    pub(super) fn crosses(&self, line: &Segment) -> Option<Fraction> {
        let (near, far) = (line.from() - self.origin, line.to() - self.origin);
        let (one, other) = (self.direction.cross(near).signum(), self.direction.cross(far).signum());
        (one * other < 0).then(|| Fraction::new(line.way().cross(near), line.way().cross(self.direction)))
    }
}
