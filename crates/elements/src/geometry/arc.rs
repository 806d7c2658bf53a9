//! The ground an element can shoot at.

use super::base::Base;
use super::convex::Convex;
use super::quad::Quad;
use super::separation::Separation;

/// No base is longer: a target whose nearest point is in range lies in the arc's breadth no
/// farther beyond the range.
const LONGEST: i32 = 16_000;

/// Straight ahead and one base width to each side, as far as the range.
#[derive(Clone, Copy, Debug)]
pub struct FireArc {
    shooter: Base,
    breadth: Quad,
    range: i32,
}

impl FireArc {
    /// The arc of a shooter.
    pub fn new(shooter: &Base, range: i32) -> Self {
        let breadth = shooter.ground_in_front(shooter.size().width, range + LONGEST);
        FireArc { shooter: *shooter, breadth, range }
    }

    /// Its ground: a rectangle before the front edge.
    pub fn ground(&self) -> Quad {
        self.shooter.ground_in_front(self.shooter.size().width, self.range)
    }

    /// Whether any part of a target lies in the arc's breadth, in range, and none behind
    /// the shooter's front line.
    pub fn bears_on(&self, target: &impl Convex) -> bool {
        self.covers_part_of(target)
            && target.is_before(&self.shooter.quad().front())
            && self.range_to(target).is_within(self.range)
    }

    /// Whether any part of a target lies in the arc's breadth, in range or not.
    pub fn covers_part_of(&self, target: &impl Convex) -> bool {
        self.breadth.overlaps(target)
    }

    /// How far the nearest point of a target is from the shooter's front edge.
    pub fn range_to(&self, target: &impl Convex) -> Separation {
        self.shooter.range_to(target)
    }
}
