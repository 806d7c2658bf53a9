//! Points of the table and the ways between them.

use std::ops::{Add, Neg, Sub};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A point of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "OrderPoint")]
pub struct Point {
    /// To the east.
    pub x: i32,
    /// To the north.
    pub y: i32,
}

/// The way from a point to another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Vector {
    /// To the east.
    pub x: i32,
    /// To the north.
    pub y: i32,
}

impl Point {
    /// A point.
    pub const fn new(x: i32, y: i32) -> Self {
        Point { x, y }
    }

    /// The square of the distance to another point.
    #[inline]
    pub const fn distance_squared(self, other: Point) -> i64 {
        let (x, y) = ((other.x - self.x) as i64, (other.y - self.y) as i64);
        x * x + y * y
    }

    /// The distance to another point, rounded down.
    pub const fn distance(self, other: Point) -> i32 {
        self.distance_squared(other).isqrt() as i32
    }

    /// Whether another point is no farther than `reach`.
    #[inline]
    pub const fn is_near(self, reach: i32, other: Point) -> bool {
        self.distance_squared(other) <= reach as i64 * reach as i64
    }
}

impl Vector {
    /// No way at all.
    pub const ZERO: Vector = Vector { x: 0, y: 0 };

    /// A vector.
    pub const fn new(x: i32, y: i32) -> Self {
        Vector { x, y }
    }

    /// The dot product: positive if both point to the same side.
    #[inline]
    pub const fn dot(self, other: Vector) -> i64 {
        self.x as i64 * other.x as i64 + self.y as i64 * other.y as i64
    }

    /// The cross product: positive if the other points to the left of this one, counterclockwise.
    #[inline]
    pub const fn cross(self, other: Vector) -> i64 {
        self.x as i64 * other.y as i64 - self.y as i64 * other.x as i64
    }

    /// The square of its length.
    #[inline]
    pub const fn length_squared(self) -> i64 {
        self.dot(self)
    }

    /// Its length, rounded down.
    pub const fn length(self) -> i32 {
        self.length_squared().isqrt() as i32
    }

    /// A quarter turn counterclockwise.
    #[inline]
    pub const fn left(self) -> Vector {
        Vector { x: -self.y, y: self.x }
    }

    /// A quarter turn clockwise.
    #[inline]
    pub const fn right(self) -> Vector {
        Vector { x: self.y, y: -self.x }
    }
}

impl Sub for Point {
    type Output = Vector;

    #[inline]
    fn sub(self, other: Point) -> Vector {
        Vector { x: self.x - other.x, y: self.y - other.y }
    }
}

impl Add<Vector> for Point {
    type Output = Point;

    #[inline]
    fn add(self, way: Vector) -> Point {
        Point { x: self.x + way.x, y: self.y + way.y }
    }
}

impl Sub<Vector> for Point {
    type Output = Point;

    #[inline]
    fn sub(self, way: Vector) -> Point {
        Point { x: self.x - way.x, y: self.y - way.y }
    }
}

impl Add for Vector {
    type Output = Vector;

    #[inline]
    fn add(self, other: Vector) -> Vector {
        Vector { x: self.x + other.x, y: self.y + other.y }
    }
}

impl Sub for Vector {
    type Output = Vector;

    #[inline]
    fn sub(self, other: Vector) -> Vector {
        Vector { x: self.x - other.x, y: self.y - other.y }
    }
}

impl Neg for Vector {
    type Output = Vector;

    #[inline]
    fn neg(self) -> Vector {
        Vector { x: -self.x, y: -self.y }
    }
}
