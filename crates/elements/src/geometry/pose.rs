//! Where a base stands, and the one function that finds its corners.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::heading::{Heading, nearest, turned};
use super::point::{Point, Vector};
use super::quad::Quad;
use super::sine::DIGITS;

/// Where a base stands: the middle of its front edge, and where it faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "OrderPose")]
pub struct Pose {
    /// To the east.
    pub x: i32,
    /// To the north.
    pub y: i32,
    /// Where the front looks.
    #[ts(type = "number")]
    pub heading: Heading,
}

/// The size of a base.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Size {
    /// Along the front.
    pub width: i32,
    /// From front to rear.
    pub depth: i32,
}

impl Pose {
    /// A pose.
    pub const fn new(x: i32, y: i32, heading: Heading) -> Self {
        Pose { x, y, heading }
    }

    /// A pose at a point.
    pub const fn at(point: Point, heading: Heading) -> Self {
        Pose { x: point.x, y: point.y, heading }
    }

    /// The middle of the front edge.
    #[inline]
    pub const fn point(self) -> Point {
        Point { x: self.x, y: self.y }
    }

    /// Shifted.
    #[inline]
    pub const fn shifted(self, way: Vector) -> Pose {
        Pose { x: self.x + way.x, y: self.y + way.y, heading: self.heading }
    }

    /// Straight ahead, or back if negative; never farther than asked.
    #[inline]
    pub fn ahead(self, distance: i32) -> Pose {
        self.shifted(self.heading.vector(distance))
    }

    /// To the right along the front, or to the left if negative; never farther than asked.
    #[inline]
    pub fn aside(self, distance: i32) -> Pose {
        self.shifted(self.heading.right().vector(distance))
    }

    /// In the same place, facing elsewhere.
    #[inline]
    pub const fn facing(self, heading: Heading) -> Pose {
        Pose { heading, ..self }
    }

    /// Turned clockwise about a point by so many steps (counterclockwise if negative), as any
    /// member of a group is that wheels about a corner of the group.
    pub fn wheeled(self, pivot: Point, steps: i32) -> Pose {
        let arm = turned(self.point() - pivot, steps);
        Pose::at(pivot + arm, self.heading.turned(steps))
    }

    /// Turned about on the spot its base covers: the front becomes the rear.
    pub fn about_face(self, size: Size) -> Pose {
        self.ahead(-size.depth).facing(self.heading.opposite())
    }
}

impl Size {
    /// A size.
    pub const fn new(width: i32, depth: i32) -> Self {
        Size { width, depth }
    }
}

/// The corners of a base, clockwise: front left, front right, rear right, rear left. They are
/// rounded to the nearest hundredth, here and nowhere else.
#[inline]
pub fn corners(pose: Pose, size: Size) -> Quad {
    let forward = pose.heading.unit();
    let right = forward.right();
    let (width, depth) = (i64::from(size.width), 2 * i64::from(size.depth));
    let corner = |side: i64, back: i64| Point {
        x: pose.x + nearest(right.x * side - forward.x * back, DIGITS + 1),
        y: pose.y + nearest(right.y * side - forward.y * back, DIGITS + 1),
    };
    Quad::new([corner(-width, 0), corner(width, 0), corner(width, depth), corner(-width, depth)])
}
