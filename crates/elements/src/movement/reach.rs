//! How far a formation may go, and how far it went: the longest straight line of a corner.

use crate::engine::pieces::Elements;
use crate::engine::play::Field;
use crate::geometry::{Base, Convex, HUNDRED_PACES, Point, Pose, Size, corners};
use crate::movement::motion::Motion;
use crate::troops::Arm;

/// The kinds of ground that moves are written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// Good going.
    Good,
    /// Bad going.
    Bad,
    /// Along a road.
    Road,
    /// In the bed of a slow river or a torrent.
    Wading,
}

/// How far a corner of a base may lie from the middle of its front edge.
#[inline]
pub(crate) const fn radius(arm: Arm) -> i32 {
    match arm {
        Arm::Cavalry => 3_606,
        Arm::Artillery => 4_473,
        Arm::Commander => 4_124,
        Arm::Camp => 5_657,
        Arm::Dismounted | Arm::Muskets | Arm::Rifles | Arm::Jaegers => 2_829,
    }
}

/// The longest straight line between where a corner of a base begins and ends, squared.
#[inline]
pub(crate) fn measured_squared(size: Size, from: Pose, to: Pose) -> i64 {
    if from.heading == to.heading {
        return from.point().distance_squared(to.point());
    }
    let (here, there) = (corners(from, size), corners(to, size));
    let pairs = here.all().into_iter().zip(there.all());
    pairs.map(|(one, other)| one.distance_squared(other)).max().unwrap_or(0)
}

/// The smallest whole number whose square is no less.
#[inline]
pub(crate) const fn ceiling_root(square: i64) -> i32 {
    let root = square.isqrt();
    (if root * root < square { root + 1 } else { root }) as i32
}

impl Field<'_> {
    /// How far a formation may go in one move: as far as its slowest member.
    pub(crate) fn allowance(&self, members: Elements, pace: Pace) -> i32 {
        let paces = |element| {
            let values = self.values(element);
            i32::from(match pace {
                Pace::Good => values.moves[0],
                Pace::Bad => values.moves[1],
                Pace::Road => values.moves[2],
                Pace::Wading => values.wading,
            })
        };
        members.iter().map(paces).min().unwrap_or(0) * (HUNDRED_PACES / 100)
    }

    /// How far a formation may go off the roads: each at the pace of its own ground, and nobody
    /// faster than all of them wade.
    pub(crate) fn allowance_slowed(&self, members: Elements, slowed: Elements, wading: bool) -> i32 {
        let pace = |element| if slowed.has(element) { Pace::Bad } else { Pace::Good };
        let own = |element| self.allowance(Elements::only(element), pace(element));
        let dry = members.iter().map(own).min().unwrap_or(0);
        if wading { dry.min(self.allowance(members, Pace::Wading)) } else { dry }
    }

    /// How far a formation goes: the longest straight line of any member's corner, rounded up.
    pub(crate) fn measured(&self, members: Elements, motion: &Motion) -> i32 {
        let square = |element| {
            let state = self.element(element);
            measured_squared(state.arm.size(), state.pose, motion.end(element, state.pose))
        };
        ceiling_root(members.iter().map(square).max().unwrap_or(0))
    }
}

impl Field<'_> {
    /// Whether a crest, a wood or houses lie between the nearest points of two
    /// bases; troops do not matter.
    pub(crate) fn sight_is_blocked(&self, one: &Base, other: &Base) -> bool {
        let ground = &self.position.ground;
        !ground.features().is_empty() && {
            let (from, to) = nearest_points(one, other);
            ground.sight_blocked(from, to)
        }
    }
}

/// The nearest points of two bases that do not overlap: a corner of one and the nearest place
/// of an edge of the other.
fn nearest_points(one: &Base, other: &Base) -> (Point, Point) {
    let mut best = (one.corners()[0], other.corners()[0]);
    let mut least = best.0.distance_squared(best.1);
    for (corners, rim, swapped) in [(one.corners(), other.corners(), false), (other.corners(), one.corners(), true)] {
        for corner in corners {
            for (at, begin) in rim.iter().enumerate() {
                let foot = nearest_on(*begin, rim[(at + 1) % rim.len()], *corner);
                let apart = corner.distance_squared(foot);
                if apart < least {
                    least = apart;
                    best = if swapped { (foot, *corner) } else { (*corner, foot) };
                }
            }
        }
    }
    best
}

/// The point of a line nearest to a point, rounded towards its beginning.
fn nearest_on(from: Point, to: Point, point: Point) -> Point {
    let way = to - from;
    let length = way.length_squared();
    if length == 0 {
        return from;
    }
    let along = way.dot(point - from).clamp(0, length);
    let part = |of: i32| (i128::from(of) * i128::from(along) / i128::from(length)) as i32;
    Point::new(from.x + part(way.x), from.y + part(way.y))
}
