//! Free lines of sight past what stands in between.
//!
//! Where sight is free, it is free between two directions, each of which grazes something: the target's or a screen's corner,
//! the rim of an oval, or the place where a screen's border crosses the target's. So only these directions are looked along,
//! and each is decided exactly.

use super::TOUCH;
use super::base::Base;
use super::convex::Convex;
use super::fraction::Fraction;
use super::point::Point;
use super::quad::Quad;
use super::ray::Ray;
use super::segment::Segment;

/// Something that hides what is behind it. Its border hides nothing.
#[derive(Clone, Copy, Debug)]
pub enum Screen {
    /// Troops or buildings.
    Quad(Quad),
    /// A crest.
    Line(Segment),
}

impl Screen {
    /// A base, grown by half of [`TOUCH`] on every side so that bases in contact leave no gap.
    pub fn of_base(base: &Base) -> Screen {
        Screen::Quad(*base.grown(TOUCH / 2).quad())
    }

    /// Whether it hides what lies at a place of a ray.
    pub(super) fn hides(&self, ray: &Ray, goal: Fraction) -> bool {
        match self {
            Screen::Quad(quad) => ray.inside(quad).is_some_and(|stretch| stretch.meets(ray.start, goal)),
            Screen::Line(line) => ray.crosses(line).is_some_and(|place| ray.start < place && place < goal),
        }
    }

    /// The points a free line may graze.
    pub(super) fn grazes(&self) -> &[Point] {
        match self {
            Screen::Quad(quad) => quad.corners(),
            Screen::Line(line) => line.corners(),
        }
    }
}

/// Whether there is a free line from a point to any point of a target.
pub fn sees(from: Point, target: &Quad, screens: &[Screen]) -> bool {
    if target.holds(from) {
        return true;
    }
    let is_free = |through: &Point| {
        *through != from && {
            let ray = Ray::towards(from, *through);
            ray.reaches(target).is_some_and(|goal| !screens.iter().any(|screen| screen.hides(&ray, goal)))
        }
    };
    is_free(&target.middle())
        || target.corners().iter().any(is_free)
        || screens.iter().any(|screen| screen.grazes().iter().any(is_free))
}
