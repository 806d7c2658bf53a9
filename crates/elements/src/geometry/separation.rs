//! How far two things are apart, exactly.

use std::cmp::Ordering;

/// A distance, kept as the exact fraction that is its square.
#[derive(Clone, Copy, Debug)]
pub struct Separation {
    square: i128,
    over: i64,
}

impl Separation {
    /// No distance at all.
    pub const ZERO: Separation = Separation { square: 0, over: 1 };

    /// From the square of a distance.
    #[inline]
    pub const fn of_square(square: i64) -> Self {
        Separation { square: square as i128, over: 1 }
    }

    /// The distance of a point from a line: the area between them over the
    /// length of the line's piece.
    #[inline]
    pub(super) const fn from_line(area: i64, length_squared: i64) -> Self {
        Separation { square: area as i128 * area as i128, over: length_squared }
    }

    /// Whether it is no more than `reach`.
    #[inline]
    pub const fn is_within(self, reach: i32) -> bool {
        reach >= 0 && self.square <= reach as i128 * reach as i128 * self.over as i128
    }

    /// Whether it is less than `reach`.
    #[inline]
    pub const fn is_less_than(self, reach: i32) -> bool {
        reach > 0 && self.square < reach as i128 * reach as i128 * self.over as i128
    }

    /// Whether it is nothing.
    #[inline]
    pub const fn is_zero(self) -> bool {
        self.square == 0
    }

    /// In whole hundredths of a millimetre, rounded down.
    pub const fn floor(self) -> i32 {
        (self.square / self.over as i128).isqrt() as i32
    }
}

impl PartialEq for Separation {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Separation {}

impl PartialOrd for Separation {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Separation {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        (self.square * i128::from(other.over)).cmp(&(other.square * i128::from(self.over)))
    }
}
