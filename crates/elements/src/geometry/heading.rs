//! Directions, a twentieth of a degree apart.

use std::ops::{Add, Neg, Sub};

use serde::{Deserialize, Serialize};

use super::point::Vector;
use super::sine::{DIGITS, ONE, SINE};

/// Headings in a full turn.
pub const FULL_TURN: u16 = 7_200;
/// Headings in half a turn.
pub const HALF_TURN: u16 = 3_600;
/// Headings in a quarter turn.
pub const QUARTER_TURN: u16 = 1_800;

/// A direction: 0 is north, 1,800 east, clockwise, always below [`FULL_TURN`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Heading(u16);

/// A vector of length one, in fractions of 2^30. Its length is right to a few parts in 2^30.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// To the east.
    pub x: i64,
    /// To the north.
    pub y: i64,
}

impl Heading {
    /// North.
    pub const NORTH: Heading = Heading(0);
    /// East.
    pub const EAST: Heading = Heading(QUARTER_TURN);
    /// South.
    pub const SOUTH: Heading = Heading(HALF_TURN);
    /// West.
    pub const WEST: Heading = Heading(HALF_TURN + QUARTER_TURN);

    /// A heading; full turns are taken off.
    pub const fn new(steps: u16) -> Self {
        Heading(steps % FULL_TURN)
    }

    /// Twentieths of a degree, clockwise from north.
    pub const fn steps(self) -> u16 {
        self.0
    }

    /// Turned clockwise by so many steps, or counterclockwise if negative.
    pub const fn turned(self, steps: i32) -> Self {
        Heading((self.0 as i32 + steps % FULL_TURN as i32).rem_euclid(FULL_TURN as i32) as u16)
    }

    /// A quarter turn clockwise.
    pub const fn right(self) -> Self {
        self.turned(QUARTER_TURN as i32)
    }

    /// A quarter turn counterclockwise.
    pub const fn left(self) -> Self {
        self.turned(-(QUARTER_TURN as i32))
    }

    /// The other way.
    pub const fn opposite(self) -> Self {
        self.turned(HALF_TURN as i32)
    }

    /// The shortest turn from here to another: positive clockwise, half a turn is positive.
    pub const fn turn_to(self, other: Heading) -> i32 {
        let turn = (other.0 + FULL_TURN - self.0) % FULL_TURN;
        if turn > HALF_TURN { turn as i32 - FULL_TURN as i32 } else { turn as i32 }
    }

    /// The vector of length one in this direction.
    #[inline]
    pub fn unit(self) -> Unit {
        let rest = usize::from(self.0 % QUARTER_TURN);
        let sine = i64::from(SINE[rest]);
        let cosine = i64::from(SINE[usize::from(QUARTER_TURN) - rest]);
        match self.0 / QUARTER_TURN {
            0 => Unit { x: sine, y: cosine },
            1 => Unit { x: cosine, y: -sine },
            2 => Unit { x: -sine, y: -cosine },
            _ => Unit { x: -cosine, y: sine },
        }
    }

    /// The heading nearest to a vector's direction, found by comparing it with the lines
    /// halfway between neighbouring headings. On such a line it is the counterclockwise one;
    /// the vector of no length has none.
    pub fn towards(vector: Vector) -> Option<Heading> {
        if vector == Vector::ZERO {
            return None;
        }
        let quarters = match (vector.x, vector.y) {
            (x, y) if x >= 0 && y > 0 => 0,
            (x, y) if x > 0 && y <= 0 => 1,
            (x, y) if x <= 0 && y < 0 => 2,
            _ => 3,
        };
        let first = (0..quarters).fold(vector, |turned, _| turned.left());
        let steps = first_step_not_passed_by(first);
        Some(Heading::new(quarters * QUARTER_TURN + steps))
    }

    /// A vector of a length in this direction, no component rounded up.
    #[inline]
    pub fn vector(self, length: i32) -> Vector {
        self.unit().times(length)
    }
}

/// The first step of the first quarter that a vector does not point past, by halving.
fn first_step_not_passed_by(vector: Vector) -> u16 {
    let (mut low, mut high) = (0, QUARTER_TURN);
    while low < high {
        let middle = low.midpoint(high);
        if vector.is_clockwise_of_middle(middle) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}

impl Vector {
    /// Whether it points clockwise of the line halfway between a step and the next.
    fn is_clockwise_of_middle(self, step: u16) -> bool {
        let (here, next) = (Heading::new(step).unit(), Heading::new(step + 1).unit());
        let middle = (i128::from(here.x + next.x), i128::from(here.y + next.y));
        i128::from(self.x) * middle.1 > i128::from(self.y) * middle.0
    }
}

impl Unit {
    /// A quarter turn clockwise.
    #[inline]
    pub const fn right(self) -> Unit {
        Unit { x: self.y, y: -self.x }
    }

    /// So many times as long, rounded towards nothing.
    #[inline]
    pub const fn times(self, length: i32) -> Vector {
        let one = ONE as i64;
        Vector { x: (self.x * length as i64 / one) as i32, y: (self.y * length as i64 / one) as i32 }
    }
}

/// The nearest whole number to `value` over 2^`digits`; halves go away from nothing, so that
/// it is the same either way.
#[inline]
pub(super) const fn nearest(value: i64, digits: u32) -> i32 {
    let half = 1i64 << (digits - 1);
    if value >= 0 { ((value + half) >> digits) as i32 } else { -((-value + half) >> digits) as i32 }
}

/// The vector turned clockwise, rounded to the nearest whole numbers.
#[inline]
pub(super) fn turned(vector: Vector, steps: i32) -> Vector {
    let unit = Heading::default().turned(steps).unit();
    let (x, y) = (i64::from(vector.x), i64::from(vector.y));
    Vector { x: nearest(x * unit.y + y * unit.x, DIGITS), y: nearest(y * unit.y - x * unit.x, DIGITS) }
}

impl TryFrom<u16> for Heading {
    type Error = &'static str;

    fn try_from(steps: u16) -> Result<Self, Self::Error> {
        if steps < FULL_TURN { Ok(Heading(steps)) } else { Err("a heading is below 7200") }
    }
}

impl From<Heading> for u16 {
    fn from(heading: Heading) -> u16 {
        heading.0
    }
}

impl Add<i32> for Heading {
    type Output = Heading;

    fn add(self, steps: i32) -> Heading {
        self.turned(steps)
    }
}

impl Sub<i32> for Heading {
    type Output = Heading;

    fn sub(self, steps: i32) -> Heading {
        self.turned(-(steps % i32::from(FULL_TURN)))
    }
}

impl Neg for Heading {
    type Output = Heading;

    /// Seen in a mirror that hangs east of it.
    fn neg(self) -> Heading {
        Heading((FULL_TURN - self.0) % FULL_TURN)
    }
}
