//! A base on the table: where it stands, how large it is, its corners.

use super::TOUCH;
use super::convex::Convex;
use super::point::Point;
use super::pose::{Pose, Size, corners};
use super::quad::Quad;
use super::separation::Separation;

/// A base on the table, its corners worked out once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Base {
    pose: Pose,
    size: Size,
    quad: Quad,
}

impl Base {
    /// A base.
    #[inline]
    pub fn new(pose: Pose, size: Size) -> Self {
        Base { pose, size, quad: corners(pose, size) }
    }

    /// Where it stands.
    pub const fn pose(&self) -> Pose {
        self.pose
    }

    /// How large it is.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Its corners.
    pub const fn quad(&self) -> &Quad {
        &self.quad
    }

    /// The same base elsewhere.
    pub fn moved(&self, pose: Pose) -> Base {
        Base::new(pose, self.size)
    }

    /// The base grown on every side.
    pub fn grown(&self, by: i32) -> Base {
        let size = Size::new(self.size.width + 2 * by, self.size.depth + 2 * by);
        Base::new(self.pose.ahead(by), size)
    }

    /// A rectangle in front of it, from its front edge: so much wider on either side, so deep.
    pub fn ground_in_front(&self, wider: i32, depth: i32) -> Quad {
        corners(self.pose.ahead(depth), Size::new(self.size.width + 2 * wider, depth))
    }

    /// The rectangle straight behind it, from its rear edge, so deep.
    pub fn ground_behind(&self, depth: i32) -> Quad {
        corners(self.pose.ahead(-self.size.depth), Size::new(self.size.width, depth))
    }

    /// Whether any part of another lies straight behind it, no farther than `depth`.
    pub fn has_behind(&self, depth: i32, other: &impl Convex) -> bool {
        self.ground_behind(depth).overlaps(other)
    }

    /// Whether the whole of it lies behind the line of another's front edge: flanking fire.
    pub fn is_behind_front_of(&self, other: &Base) -> bool {
        self.quad.is_behind(&other.quad.front())
    }

    /// How far something is from the front edge.
    pub fn range_to(&self, other: &impl Convex) -> Separation {
        self.quad.front().separation(other)
    }

    /// Whether both face the same way, to the step.
    pub fn faces_as(&self, other: &Base) -> bool {
        self.pose.heading == other.pose.heading
    }

    /// Whether both face each other's way, to the step.
    pub fn faces_against(&self, other: &Base) -> bool {
        self.pose.heading == other.pose.heading.opposite()
    }

    /// Whether two corners match.
    #[inline]
    pub(super) fn matches(one: Point, other: Point) -> bool {
        one.is_near(TOUCH, other)
    }
}

impl Convex for Base {
    #[inline]
    fn corners(&self) -> &[Point] {
        self.quad.corners()
    }
}
