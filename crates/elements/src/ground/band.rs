//! Bands: rivers and roads, along a line with bends.

use serde::{Deserialize, Serialize};

use crate::geometry::{Convex, Heading, Point, Pose, Quad, Segment, TOUCH};

/// A river or a road: a line with bends and a width.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// Where it runs, from edge to edge.
    pub points: Vec<Point>,
    /// How wide it is.
    pub width: i32,
}

impl Band {
    /// Its straight pieces.
    pub fn pieces(&self) -> impl Iterator<Item = Segment> + Clone + '_ {
        self.points.windows(2).map(|ends| Segment::new(ends[0], ends[1]))
    }

    /// Half the width.
    const fn half(&self) -> i32 {
        self.width / 2
    }

    /// Whether a point lies in it.
    pub fn holds(&self, point: Point) -> bool {
        self.pieces().any(|piece| piece.is_near(self.half(), point))
    }

    /// Whether any part of something lies in it, by more than contact.
    pub fn is_entered_by(&self, other: &impl Convex) -> bool {
        self.pieces().any(|piece| other.is_within(self.half() - TOUCH - 1, &piece))
    }

    /// Whether something touches it or lies in it.
    pub fn is_touched_by(&self, other: &impl Convex) -> bool {
        self.pieces().any(|piece| other.is_within(self.half() + TOUCH, &piece))
    }

    /// Whether something comes nearer than `gap`.
    pub fn is_nearer_than(&self, gap: i32, other: &impl Convex) -> bool {
        self.pieces().any(|piece| other.is_within(self.half() + gap - 1, &piece))
    }

    /// Whether a line crosses its middle.
    pub fn is_crossed_by(&self, line: &Segment) -> bool {
        self.pieces().any(|piece| meet(&piece, line))
    }

    /// Its length, rounded down piece by piece.
    pub fn length(&self) -> i32 {
        self.pieces().map(|piece| piece.way().length()).sum()
    }

    /// Where it is after so much of its length, looking along it.
    pub fn along(&self, distance: i32) -> Option<Pose> {
        let mut left = distance.max(0);
        let mut end = None;
        for piece in self.pieces() {
            let heading = Heading::towards(piece.way())?;
            let length = piece.way().length();
            if left <= length {
                return Some(Pose::at(on_the_way(&piece, left, length), heading));
            }
            left -= length;
            end = Some(Pose::at(piece.to(), heading));
        }
        end
    }

    /// The bends between two places of its length, in its order: how it looks along
    /// itself before and after each.
    pub fn bends(&self, from: i32, to: i32) -> impl Iterator<Item = (Pose, Pose)> + '_ {
        let mut gone = 0;
        let ends = self.pieces().map(move |piece| {
            gone += piece.way().length();
            gone
        });
        let joints = self.pieces().zip(self.pieces().skip(1)).zip(ends);
        joints.filter(move |(_, at)| from < *at && *at < to).filter_map(|((one, other), _)| {
            let (before, after) = (Heading::towards(one.way())?, Heading::towards(other.way())?);
            Some((Pose::at(one.to(), before), Pose::at(one.to(), after)))
        })
    }

    /// How much of its length lies before the place nearest to a point, and that place.
    pub fn nearest(&self, point: Point) -> Option<(i32, Point)> {
        let mut before = 0;
        let mut best: Option<(i64, i32, Point)> = None;
        for piece in self.pieces() {
            let foot = nearest_of(&piece, point);
            let away = point.distance_squared(foot);
            if best.is_none_or(|(least, ..)| away < least) {
                best = Some((away, before + piece.from().distance(foot), foot));
            }
            before += piece.way().length();
        }
        best.map(|(_, along, foot)| (along, foot))
    }

    /// Whether a base stands on it: the middles of its front and rear edges do.
    pub fn carries(&self, base: &Quad) -> bool {
        self.holds(middle(base.front_left(), base.front_right()))
            && self.holds(middle(base.rear_left(), base.rear_right()))
    }
}

/// Halfway between two points, rounded down.
pub(super) const fn middle(one: Point, other: Point) -> Point {
    Point::new((one.x + other.x).div_euclid(2), (one.y + other.y).div_euclid(2))
}

/// The point of a piece so far along it.
fn on_the_way(piece: &Segment, distance: i32, length: i32) -> Point {
    let part = |from: i32, to: i32| match length {
        0 => from,
        _ => from + (i64::from(to - from) * i64::from(distance) / i64::from(length)) as i32,
    };
    Point::new(part(piece.from().x, piece.to().x), part(piece.from().y, piece.to().y))
}

/// The point of a piece nearest to a point, rounded towards its beginning.
fn nearest_of(piece: &Segment, point: Point) -> Point {
    let way = piece.way();
    let length = way.length_squared();
    let along = way.dot(point - piece.from()).clamp(0, length);
    let part = |of: i32| match length {
        0 => 0,
        _ => (i128::from(of) * i128::from(along) / i128::from(length)) as i32,
    };
    Point::new(piece.from().x + part(way.x), piece.from().y + part(way.y))
}

/// Whether two lines have a point in common.
fn meet(one: &Segment, other: &Segment) -> bool {
    one.separation(other).is_zero()
}

/// Whether two lines cross, each with an end on either side of the other: touching is not crossing.
pub(super) fn cross_over(one: &Segment, other: &Segment) -> bool {
    let side = |line: &Segment, point: Point| line.way().cross(point - line.from()).signum();
    side(one, other.from()) * side(one, other.to()) < 0 && side(other, one.from()) * side(other, one.to()) < 0
}
