//! What stops the eye: crests, woods, oases, settlements.

use super::band::cross_over;
use super::{Feature, Ground, Kind, Shape};
use crate::geometry::{HUNDRED_PACES, Point, Segment};

/// What stops the eye on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Barrier {
    /// The crest of a hill.
    Crest,
    /// A wood, an oasis or a settlement.
    Feature(Kind),
}

impl Ground {
    /// What stops the eye between two points: a crest in between, a wood, oasis or settlement in
    /// between, or more than a hundred paces of one that holds an end.
    pub fn barrier(&self, from: Point, to: Point) -> Option<Barrier> {
        let (line, ends) = (Segment::new(from, to), [from, to]);
        self.near(&ends).find_map(|feature| {
            if feature.kind.is_hill() {
                cross_over(&line, &feature.crest()).then_some(Barrier::Crest)
            } else {
                (feature.kind.hides() && feature.hides_along(&line)).then_some(Barrier::Feature(feature.kind))
            }
        })
    }

    /// Whether something stops the eye between two points.
    pub fn sight_blocked(&self, from: Point, to: Point) -> bool {
        self.barrier(from, to).is_some()
    }
}

impl Feature {
    /// Whether nobody sees along a line through a wood, an oasis or a settlement.
    fn hides_along(&self, line: &Segment) -> bool {
        match (self.holds(line.from()), self.holds(line.to())) {
            (false, false) => self.is_entered_by(line),
            (true, true) => line.way().length() > HUNDRED_PACES,
            (true, false) => self.stretch_inside(line.from(), line.to()) > HUNDRED_PACES,
            (false, true) => self.stretch_inside(line.to(), line.from()) > HUNDRED_PACES,
        }
    }

    /// How much of a line from a point inside to one outside lies inside; found by halving.
    fn stretch_inside(&self, inside: Point, outside: Point) -> i32 {
        let (mut near, mut far) = (inside, outside);
        for _ in 0..18 {
            let middle = super::band::middle(near, far);
            if self.holds(middle) {
                near = middle;
            } else {
                far = middle;
            }
        }
        inside.distance(near)
    }

    /// The outline, for drawing and for lines past it: the corners of a rectangle, or
    /// a polygon along an oval.
    pub fn outline(&self) -> Vec<Point> {
        match self.shape {
            Shape::Rectangle => self.rectangle(0).all().to_vec(),
            Shape::Oval => (0..48).map(|step| self.on_rim(step * 150)).collect(),
        }
    }

    /// The point of the oval's rim at an angle of the circle it stretches to.
    fn on_rim(&self, steps: u16) -> Point {
        let around = crate::geometry::Heading::new(steps);
        let (along, across) = (around.vector(self.length / 2).y, around.vector(self.width / 2).x);
        self.at + self.heading.vector(along) + self.heading.right().vector(across)
    }
}
