//! The way of a straight line from the centre of one hex to that of another, exactly.
//!
//! Centres lie at whole coordinates: three a column, two a row. A line that leaves a hex through a
//! corner either runs along the side behind it, between two hexes, or goes on into one of them.

use crate::direction::Direction;

/// One leg of a line: a hex it passes through, or a side it runs along, as
/// steps from where it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leg {
    /// Through a hex.
    Through((i32, i32)),
    /// Along the side between two hexes: the one who traces may choose.
    Between((i32, i32), (i32, i32)),
}

/// The legs of a line one after the other, without its first hex; the last
/// leg is the hex it leads to.
#[derive(Clone, Debug)]
pub struct Trace {
    here: (i32, i32),
    target: (i32, i32),
    /// Behind a side that it runs along.
    next: Option<(i32, i32)>,
}

impl Trace {
    /// The line to a hex that lies so many steps away, in axial coordinates.
    pub(crate) fn to(target: (i32, i32)) -> Self {
        Trace { here: (0, 0), target, next: None }
    }
}

impl Iterator for Trace {
    type Item = Leg;

    fn next(&mut self) -> Option<Leg> {
        if let Some(next) = self.next.take() {
            self.here = next;
            return Some(Leg::Through(next));
        }
        if self.here == self.target {
            return None;
        }
        let leg = leave(self.here, self.target);
        match leg {
            Leg::Through(next) => self.here = next,
            // Behind the side lies the hex that both its neighbours touch.
            Leg::Between(left, right) => {
                self.next = Some((left.0 + right.0 - self.here.0, left.1 + right.1 - self.here.1));
            }
        }
        Some(leg)
    }
}

fn centre((column, slanted): (i32, i32)) -> (i32, i32) {
    (3 * column, 2 * slanted + column)
}

/// The corner of a hex between a direction and the next one clockwise, from its centre.
fn corner(direction: Direction) -> (i32, i32) {
    match direction {
        Direction::Up => (1, -1),
        Direction::UpNext => (2, 0),
        Direction::DownNext => (1, 1),
        Direction::Down => (-1, 1),
        Direction::DownBefore => (-2, 0),
        Direction::UpBefore => (-1, -1),
    }
}

fn cross(one: (i32, i32), other: (i32, i32)) -> i32 {
    one.0 * other.1 - one.1 * other.0
}

fn added(one: (i32, i32), other: (i32, i32)) -> (i32, i32) {
    (one.0 + other.0, one.1 + other.1)
}

/// The leg behind a hex that the line passes through.
fn leave(here: (i32, i32), target: (i32, i32)) -> Leg {
    let aim = centre(target);
    // On which hand of the line a corner lies: positive is clockwise of it.
    let lies = |direction: Direction| cross(aim, added(centre(here), corner(direction)));
    for direction in Direction::ALL {
        // The side in a direction lies between the corner before it and its own.
        let (before, after) = (lies(direction.turned(5)), lies(direction));
        if before < 0 && after > 0 {
            return Leg::Through(added(here, direction.step()));
        }
        // Out through a corner, between two directions.
        if after == 0 && before < 0 && lies(direction.turned(1)) > 0 {
            return past_corner(here, direction, aim);
        }
    }
    Leg::Through(target)
}

/// The leg past the corner between a direction and the next one.
fn past_corner(here: (i32, i32), direction: Direction, aim: (i32, i32)) -> Leg {
    let (left, right) = (added(here, direction.step()), added(here, direction.turned(1).step()));
    // The side between both points straight away from the centre.
    match cross(aim, corner(direction)).signum() {
        0 => Leg::Between(left, right),
        // The side lies clockwise of the line: the line passes through the hex before it.
        1 => Leg::Through(left),
        _ => Leg::Through(right),
    }
}
