//! The control zone: a square in front of a base.

use super::SLIVER;
use super::base::Base;
use super::convex::{Convex, edges};
use super::point::{Point, Vector};
use super::quad::Quad;
use super::ray::Ray;
use super::segment::Segment;
use super::sight::Screen;

/// The square before a base, as deep as the base is wide.
#[derive(Clone, Copy, Debug)]
pub struct Zone {
    /// Where it is looked from in any case: the middle of the front, and just within its ends.
    looks: [Point; 3],
    /// From one look to the next: along the front.
    aside: Vector,
    square: Quad,
    front: Segment,
}

impl Zone {
    /// The zone of a base.
    pub fn of(base: &Base) -> Self {
        let square = base.ground_in_front(0, base.size().width);
        let within = base.pose().heading.right().vector(SLIVER);
        let front = base.quad().front();
        let looks = [base.pose().point(), front.from() + within, front.to() - within];
        Zone { looks, aside: within, square, front }
    }

    /// The square.
    pub const fn square(&self) -> &Quad {
        &self.square
    }

    /// Whether any part of something is in it.
    pub fn reaches(&self, other: &impl Convex) -> bool {
        self.square.overlaps(other)
    }

    /// Whether any part of something is in it that no screen parts from the base: looked at
    /// straight ahead from some place of its front edge. Ovals are no screens here.
    pub fn reaches_past(&self, other: &impl Convex, screens: &[Screen]) -> bool {
        if !self.reaches(other) {
            return false;
        }
        let ahead = self.square.front_left() - self.square.rear_left();
        let is_free = |through: Point| {
            let ray = Ray::from_line(&self.front, through, ahead);
            let Some(stretch) = ray.inside(&self.square) else { return false };
            ray.reaches(other)
                .is_some_and(|goal| goal < stretch.to && !screens.iter().any(|screen| screen.hides(&ray, goal)))
        };
        let borders = || edges(other.corners()).chain([self.front]);
        self.looks.iter().chain(other.corners()).any(|look| is_free(*look))
            || screens.iter().any(|screen| screen.corners().iter().any(|corner| is_free(*corner)))
            || screens.iter().any(|screen| borders().any(|border| screen.is_passed_at(&border, self.aside, is_free)))
    }
}
