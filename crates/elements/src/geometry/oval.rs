//! Ovals: hills, woods, marshes.

use serde::{Deserialize, Serialize};

use super::TOUCH;
use super::convex::{Convex, edges};
use super::fraction::Fraction;
use super::heading::{FULL_TURN, Heading, nearest};
use super::point::{Point, Vector};
use super::ray::Ray;
use super::segment::Segment;
use super::separation::Separation;
use super::sine::DIGITS;

/// Corners of an oval's outline.
const ROUND: usize = 72;

/// An oval, an ellipse: its middle, where its length points, and half its length and width. Its two
/// half axes are rounded to whole hundredths; what is asked about points and polygons is exact for
/// the oval with these axes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Measures", into = "Measures")]
pub struct Oval {
    measures: Measures,
    /// The oval itself.
    rim: Axes,
    /// Shorter by [`TOUCH`] at every end: what reaches into it, reaches into the oval.
    core: Axes,
    /// Longer by [`TOUCH`] at every end: what reaches into it, touches the oval.
    hem: Axes,
}

/// What an oval is made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Measures {
    middle: Point,
    heading: Heading,
    half_length: i32,
    half_width: i32,
}

/// Two half axes of an ellipse about its middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Axes {
    along: Vector,
    across: Vector,
}

/// A point as the ellipse sees it: in the plane where the ellipse is a circle about
/// nothing, of [`Axes::radius`].
#[derive(Clone, Copy)]
struct Seen {
    x: i64,
    y: i64,
}

impl Seen {
    #[inline]
    const fn dot(self, other: Seen) -> i128 {
        self.x as i128 * other.x as i128 + self.y as i128 * other.y as i128
    }
}

impl Axes {
    fn new(heading: Heading, half_length: i32, half_width: i32) -> Self {
        let unit = heading.unit();
        let axis = |x: i64, y: i64, half: i32| {
            let half = i64::from(half.max(1));
            Vector { x: nearest(x * half, DIGITS), y: nearest(y * half, DIGITS) }
        };
        Axes { along: axis(unit.x, unit.y, half_length), across: axis(unit.y, -unit.x, half_width) }
    }

    #[inline]
    const fn radius(&self) -> i64 {
        self.along.cross(self.across)
    }

    #[inline]
    const fn see(&self, arm: Vector) -> Seen {
        Seen { x: arm.cross(self.across), y: self.along.cross(arm) }
    }

    /// Negative inside, nothing on the rim.
    #[inline]
    const fn outside(&self, arm: Vector) -> i128 {
        let seen = self.see(arm);
        seen.dot(seen) - self.radius() as i128 * self.radius() as i128
    }

    /// Whether the endless line through the end of `arm` runs inside.
    #[inline]
    const fn is_cut_by_line(&self, arm: Vector, way: Vector) -> bool {
        // Both sides are shorter by the radius: the plane is stretched by just that.
        let (area, seen) = (arm.cross(way) as i128, self.see(way));
        area * area < seen.dot(seen)
    }

    /// Whether a line between two points runs inside.
    fn is_cut_by(&self, from: Vector, to: Vector) -> bool {
        let way = to - from;
        let (seen, turn) = (self.see(from), self.see(way));
        let nearest = -seen.dot(turn);
        (0 < nearest && nearest < turn.dot(turn) && self.is_cut_by_line(from, way))
            || self.outside(from) < 0
            || self.outside(to) < 0
    }

    /// Whether a polygon shares more than the rim with it.
    fn is_met_by(&self, middle: Point, other: &impl Convex) -> bool {
        let corners = other.corners();
        edges(corners).any(|edge| self.is_cut_by(edge.from() - middle, edge.to() - middle))
            || (corners.len() > 2 && other.holds(middle))
    }
}

impl Oval {
    /// An oval.
    pub fn new(middle: Point, heading: Heading, half_length: i32, half_width: i32) -> Self {
        Measures { middle, heading, half_length, half_width }.into()
    }

    /// Its middle.
    pub const fn middle(&self) -> Point {
        self.measures.middle
    }

    /// Where its length points.
    pub const fn heading(&self) -> Heading {
        self.measures.heading
    }

    /// Half its length.
    pub const fn half_length(&self) -> i32 {
        self.measures.half_length
    }

    /// Half its width.
    pub const fn half_width(&self) -> i32 {
        self.measures.half_width
    }

    /// The line of its length through the middle, so much shorter at either end: a crest.
    pub fn crest(&self, shorter: i32) -> Segment {
        let way = self.heading().vector((self.half_length() - shorter).max(0));
        Segment::new(self.middle() - way, self.middle() + way)
    }

    /// Whether a point lies in it, its rim included.
    #[inline]
    pub fn holds(&self, point: Point) -> bool {
        self.rim.outside(point - self.middle()) <= 0
    }

    /// Whether something lies in it wholly.
    pub fn encloses(&self, other: &impl Convex) -> bool {
        other.corners().iter().all(|corner| self.holds(*corner))
    }

    /// Whether something and it share more than a border, exactly.
    pub fn meets(&self, other: &impl Convex) -> bool {
        self.rim.is_met_by(self.middle(), other)
    }

    /// Whether something reaches into it by more than [`TOUCH`].
    pub fn covers_part_of(&self, other: &impl Convex) -> bool {
        self.core.is_met_by(self.middle(), other)
    }

    /// Whether a line comes as near to the rim as [`TOUCH`], from inside or outside.
    pub fn rim_touches(&self, line: &Segment) -> bool {
        let within = |end: Point| self.core.outside(end - self.middle()) < 0;
        self.hem.is_met_by(self.middle(), line) && !(within(line.from()) && within(line.to()))
    }

    /// A polygon around its rim, all corners on it: nowhere farther from it than
    /// [`OUTLINE`](super::OUTLINE).
    pub fn outline(&self) -> [Point; ROUND] {
        let between = usize::from(FULL_TURN) / ROUND;
        std::array::from_fn(|at| {
            let unit = Heading::new((at * between) as u16).unit();
            let (along, across) = (self.rim.along, self.rim.across);
            let sum = |along: i32, across: i32| nearest(unit.y * i64::from(along) + unit.x * i64::from(across), DIGITS);
            self.middle() + Vector::new(sum(along.x, across.x), sum(along.y, across.y))
        })
    }

    /// How far something is from it, nothing if they meet; measured from its outline.
    pub fn separation(&self, other: &impl Convex) -> Separation {
        if self.meets(other) { Separation::ZERO } else { super::convex::separation(&self.outline(), other.corners()) }
    }

    /// How far it is from another oval, measured between their outlines.
    pub fn separation_from_oval(&self, other: &Oval) -> Separation {
        super::convex::separation(&self.outline(), &other.outline())
    }

    /// Whether it hides what lies at a place of a ray. The place is rounded to a whole point.
    pub(super) fn hides(&self, ray: &Ray, goal: Fraction) -> bool {
        let arm = ray.origin - self.middle();
        if !self.rim.is_cut_by_line(arm, ray.direction) {
            return false;
        }
        let from = ray.place(ray.start) - self.middle();
        let to = ray.place(goal) - self.middle();
        from != to && self.rim.is_cut_by(from, to)
    }

    /// The two points just outside the rim that a look from a point grazes; none from inside.
    pub(super) fn grazes(&self, from: Point) -> Option<[Point; 2]> {
        // A little larger, so that rounding leaves the line outside.
        let axes = Axes::new(self.heading(), self.half_length() + GRAZE, self.half_width() + GRAZE);
        let seen = axes.see(from - self.middle());
        let (square, radius) = (seen.dot(seen), i128::from(axes.radius()));
        let beyond = square - radius * radius;
        if beyond <= 0 {
            return None;
        }
        let root = beyond.isqrt();
        let (x, y) = (i128::from(seen.x), i128::from(seen.y));
        Some([1, -1].map(|side| {
            let (a, b) = (x * radius - side * root * y, y * radius + side * root * x);
            let sum = |along: i32, across: i32| ((a * i128::from(along) + b * i128::from(across)) / square) as i32;
            self.middle() + Vector::new(sum(axes.along.x, axes.across.x), sum(axes.along.y, axes.across.y))
        }))
    }

    /// The points of a line where it enters and leaves the oval, rounded.
    pub(super) fn crossings(&self, line: &Segment) -> Option<[Point; 2]> {
        let (arm, way) = (line.from() - self.middle(), line.way());
        if !self.rim.is_cut_by_line(arm, way) {
            return None;
        }
        let (seen, turn) = (self.rim.see(arm), self.rim.see(way));
        let (length, area) = (turn.dot(turn), i128::from(arm.cross(way)));
        let half = i128::from(self.rim.radius().abs()) * (length - area * area).isqrt();
        Some([-half, half].map(|half| {
            let along = half - seen.dot(turn);
            let part = |way: i32| (i128::from(way) * along.clamp(0, length) / length) as i32;
            line.from() + Vector::new(part(way.x), part(way.y))
        }))
    }
}

/// How much larger an oval is taken to find the lines that graze it.
const GRAZE: i32 = 2;

impl From<Measures> for Oval {
    fn from(measures: Measures) -> Oval {
        let grown = |by: i32| Axes::new(measures.heading, measures.half_length + by, measures.half_width + by);
        Oval { measures, rim: grown(0), core: grown(-TOUCH), hem: grown(TOUCH) }
    }
}

impl From<Oval> for Measures {
    fn from(oval: Oval) -> Measures {
        oval.measures
    }
}
