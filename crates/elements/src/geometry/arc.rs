//! The ground an element can shoot at.

use super::TOUCH;
use super::base::Base;
use super::convex::Convex;
use super::quad::Quad;
use super::separation::Separation;

/// Straight ahead and one base width to each side, as far as the range.
#[derive(Clone, Copy, Debug)]
pub struct FireArc {
    shooter: Base,
    ground: Quad,
    range: i32,
}

impl FireArc {
    /// The arc of a shooter.
    pub fn new(shooter: &Base, range: i32) -> Self {
        // A little deeper than the range: what only touches the end of the range is still in it.
        let ground = shooter.ground_in_front(shooter.size().width, range + 2 * TOUCH);
        FireArc { shooter: *shooter, ground, range }
    }

    /// Its ground: a rectangle before the front edge.
    pub const fn ground(&self) -> &Quad {
        &self.ground
    }

    /// Whether any part of a target lies in the arc's breadth, in range, and none behind the shooter's front line.
    pub fn bears_on(&self, target: &impl Convex) -> bool {
        self.covers_part_of(target)
            && target.is_before(&self.shooter.quad().front())
            && self.range_to(target).is_within(self.range)
    }

    /// Whether any part of a target lies on the arc's ground.
    pub fn covers_part_of(&self, target: &impl Convex) -> bool {
        self.ground.overlaps(target)
    }

    /// How far the nearest point of a target is from the shooter's front edge.
    pub fn range_to(&self, target: &impl Convex) -> Separation {
        self.shooter.range_to(target)
    }
}
