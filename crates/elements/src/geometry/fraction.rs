//! Places along a line, as exact fractions.

use std::cmp::Ordering;

/// A fraction; over nothing it is endless.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fraction {
    count: i64,
    over: i64,
}

impl Fraction {
    /// The beginning.
    pub(super) const ZERO: Fraction = Fraction { count: 0, over: 1 };
    /// Beyond everything.
    pub(super) const ENDLESS: Fraction = Fraction { count: 1, over: 0 };

    /// A fraction, the sign above.
    #[inline]
    pub(super) const fn new(count: i64, over: i64) -> Self {
        if over < 0 { Fraction { count: -count, over: -over } } else { Fraction { count, over } }
    }

    /// So much of a length, rounded to the nearest hundredth; it must not be endless.
    #[inline]
    pub(super) const fn of(self, length: i32) -> i32 {
        let (part, over) = (self.count as i128 * length as i128, self.over as i128);
        (2 * part + over).div_euclid(2 * over) as i32
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Fraction {}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        (i128::from(self.count) * i128::from(other.over)).cmp(&(i128::from(other.count) * i128::from(self.over)))
    }
}
