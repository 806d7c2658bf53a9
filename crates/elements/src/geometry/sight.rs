//! Free lines of sight past what stands in between.
//!
//! Where sight is free, it is free between two directions, each of which grazes something: the
//! target's or a screen's corner, the rim of an oval, or the place where a screen's border crosses
//! the target's. So only these directions are looked along, and each is decided exactly. Directions
//! that are no corner's are rounded, hence [`SLIVER`].

use super::base::Base;
use super::convex::{Convex, edges};
use super::fraction::Fraction;
use super::heading::Heading;
use super::hull::Hull;
use super::oval::Oval;
use super::point::{Point, Vector};
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

    /// Whether it shares more than a border with what is looked over.
    fn meets(&self, view: &Hull) -> bool {
        match self {
            Screen::Quad(quad) => quad.overlaps_by_more_than(0, view),
            Screen::Oval(oval) => oval.meets(view),
            Screen::Line(line) => line.overlaps_by_more_than(0, view),
        }
    }

    /// Whether a look is free at a corner of the screen or along its rim.
    fn is_grazed(&self, from: Point, mut is_free: impl FnMut(Point) -> bool) -> bool {
        self.corners().iter().any(|corner| is_free(*corner))
            || matches!(self, Screen::Oval(oval) if oval.grazes(from).is_some_and(|two| two.into_iter().any(is_free)))
    }

    /// Whether a look is free beside a place where the screen's border crosses another's.
    pub(super) fn is_passed_at(&self, edge: &Segment, aside: Vector, mut is_free: impl FnMut(Point) -> bool) -> bool {
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

/// A little along an edge.
fn aside_along(edge: &Segment) -> Vector {
    Heading::towards(edge.way()).map_or(Vector::default(), |heading| heading.vector(SLIVER / 2))
}

/// Whether there is a free line from a point to any point of a target.
pub fn sees(from: Point, target: &Quad, screens: &[Screen]) -> bool {
    let view = Hull::from_point(from, target);
    let concerned = Concerned::of(screens, &view);
    if concerned.is_nobody() || target.holds(from) {
        return true;
    }
    let is_free = |through: Point| {
        through != from && {
            let ray = Ray::towards(from, through);
            ray.reaches(target).is_some_and(|goal| !concerned.iter(screens).any(|screen| screen.hides(&ray, goal)))
        }
    };
    is_free(target.middle())
        || target.corners().iter().any(|corner| is_free(*corner))
        || concerned.iter(screens).any(|screen| screen.is_grazed(from, is_free))
        || concerned
            .iter(screens)
            .any(|screen| edges(target.corners()).any(|edge| screen.is_passed_at(&edge, aside_along(&edge), is_free)))
}

/// The screens that reach into a view at all, a bit for each; what is beyond
/// the bits is always asked.
#[derive(Clone, Copy)]
struct Concerned {
    bits: u128,
    beyond: bool,
}

impl Concerned {
    fn of(screens: &[Screen], view: &Hull) -> Self {
        let room = u128::BITS as usize;
        let concerned = screens.iter().take(room).enumerate().filter(|(_, screen)| screen.meets(view));
        Concerned { bits: concerned.fold(0, |bits, (at, _)| bits | 1 << at), beyond: screens.len() > room }
    }

    const fn is_nobody(self) -> bool {
        self.bits == 0 && !self.beyond
    }

    fn iter(self, screens: &[Screen]) -> impl Iterator<Item = &Screen> {
        let asked = move |at: usize| at >= u128::BITS as usize || self.bits >> at & 1 == 1;
        screens.iter().enumerate().filter(move |(at, _)| asked(*at)).map(|(_, screen)| screen)
    }
}
