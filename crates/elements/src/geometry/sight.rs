//! Free lines of sight past what stands in between.
//!
//! Where sight is free, it is free between two directions, each of which grazes something: the target's or a screen's corner,
//! the rim of an oval, or the place where a screen's border crosses the target's. So only these directions are looked along,
//! and each is decided exactly. Directions that are no corner's are rounded, hence [`SLIVER`].

use super::base::Base;
use super::convex::{Convex, edges};
use super::fraction::Fraction;
use super::heading::Heading;
use super::oval::Oval;
use super::point::Point;
use super::quad::Quad;
use super::ray::Ray;
use super::segment::Segment;
use super::{SLIVER, TOUCH};

/// Something that hides what is behind it. Its border hides nothing.
#[derive(Clone, Copy, Debug)]
pub enum Screen {
    /// Troops or buildings.
    Quad(Quad),
    /// Woods.
    Oval(Oval),
    /// A crest.
    Line(Segment),
}

impl Screen {
    /// A base, grown by half of [`TOUCH`] on every side so that bases in contact leave no gap.
    pub fn of_base(base: &Base) -> Screen {
        Screen::Quad(*base.grown(TOUCH / 2).quad())
    }

    /// Whether it hides what lies at a place of a ray.
    #[inline]
    pub(super) fn hides(&self, ray: &Ray, goal: Fraction) -> bool {
        match self {
            Screen::Quad(quad) => ray.inside(quad).is_some_and(|stretch| stretch.meets(ray.start, goal)),
            Screen::Oval(oval) => oval.hides(ray, goal),
            Screen::Line(line) => ray.crosses(line).is_some_and(|place| ray.start < place && place < goal),
        }
    }

    /// The corners a free line may graze.
    #[inline]
    pub(super) fn corners(&self) -> &[Point] {
        match self {
            Screen::Quad(quad) => quad.corners(),
            Screen::Oval(_) => &[],
            Screen::Line(line) => line.corners(),
        }
    }

    /// Whether a look is free at a corner of the screen or along its rim.
    fn is_grazed(&self, from: Point, mut is_free: impl FnMut(Point) -> bool) -> bool {
        self.corners().iter().any(|corner| is_free(*corner))
            || matches!(self, Screen::Oval(oval) if oval.grazes(from).is_some_and(|two| two.into_iter().any(is_free)))
    }

    /// Whether a look is free beside a place where the screen's border crosses an edge of the target.
    fn is_passed_at(&self, edge: &Segment, mut is_free: impl FnMut(Point) -> bool) -> bool {
        let Some(heading) = Heading::towards(edge.way()) else { return false };
        let aside = heading.vector(SLIVER / 2);
        let mut beside = |place: Point| is_free(place) || is_free(place + aside) || is_free(place - aside);
        match self {
            Screen::Oval(oval) => oval.crossings(edge).is_some_and(|places| places.into_iter().any(beside)),
            Screen::Quad(_) | Screen::Line(_) => edges(self.corners()).any(|border| {
                let along = Ray::towards(edge.from(), edge.to());
                along.crosses(&border).is_some_and(|place| beside(along.place(place)))
            }),
        }
    }
}

/// Whether there is a free line from a point to any point of a target.
pub fn sees(from: Point, target: &Quad, screens: &[Screen]) -> bool {
    if target.holds(from) {
        return true;
    }
    let is_free = |through: Point| {
        through != from && {
            let ray = Ray::towards(from, through);
            ray.reaches(target).is_some_and(|goal| !screens.iter().any(|screen| screen.hides(&ray, goal)))
        }
    };
    is_free(target.middle())
        || target.corners().iter().any(|corner| is_free(*corner))
        || screens.iter().any(|screen| screen.is_grazed(from, is_free))
        || screens.iter().any(|screen| edges(target.corners()).any(|edge| screen.is_passed_at(&edge, is_free)))
}
