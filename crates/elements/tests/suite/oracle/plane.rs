//! The plane in floating point: bases, how deep shapes stand in each other, how far they are apart.

use elements::geometry::{Heading, Pose};
use elements::troops::Arm;

pub const TOUCH: f64 = 50.0;
pub const WIDTH: f64 = 4_000.0;

pub type Point = (f64, f64);

pub fn minus(one: Point, other: Point) -> Point {
    (one.0 - other.0, one.1 - other.1)
}

pub fn plus(one: Point, other: Point) -> Point {
    (one.0 + other.0, one.1 + other.1)
}

pub fn times(one: Point, by: f64) -> Point {
    (one.0 * by, one.1 * by)
}

pub fn dot(one: Point, other: Point) -> f64 {
    one.0 * other.0 + one.1 * other.1
}

pub fn length(one: Point) -> f64 {
    dot(one, one).sqrt()
}

/// A base: the middle of its front, its heading in radians (clockwise from north), its size.
#[derive(Clone, Copy, Debug)]
pub struct Slab {
    pub at: Point,
    pub heading: f64,
    pub size: (f64, f64),
}

impl Slab {
    pub fn of(pose: Pose, arm: Arm) -> Slab {
        let size = arm.size();
        Slab {
            at: (pose.x.into(), pose.y.into()),
            heading: angle(pose.heading),
            size: (size.width.into(), size.depth.into()),
        }
    }

    pub fn ahead(&self) -> Point {
        (self.heading.sin(), self.heading.cos())
    }

    pub fn right(&self) -> Point {
        (self.heading.cos(), -self.heading.sin())
    }

    /// Front left, front right, rear right, rear left.
    pub fn corners(&self) -> [Point; 4] {
        let (side, back) = (times(self.right(), self.size.0 / 2.0), times(self.ahead(), -self.size.1));
        let (left, right) = (minus(self.at, side), plus(self.at, side));
        [left, right, plus(right, back), plus(left, back)]
    }

    pub fn moved(&self, at: Point, heading: f64) -> Slab {
        Slab { at, heading, ..*self }
    }

    pub fn shifted(&self, way: Point) -> Slab {
        Slab { at: plus(self.at, way), ..*self }
    }

    pub fn wheeled(&self, pivot: Point, by: f64) -> Slab {
        let (x, y) = minus(self.at, pivot);
        let turned = (x * by.cos() + y * by.sin(), y * by.cos() - x * by.sin());
        Slab { at: plus(pivot, turned), heading: self.heading + by, ..*self }
    }

    /// How far aside and ahead of this base's front a point lies.
    pub fn seen(&self, point: Point) -> Point {
        let way = minus(point, self.at);
        (dot(way, self.right()), dot(way, self.ahead()))
    }
}

pub fn angle(heading: Heading) -> f64 {
    f64::from(heading.steps()) * std::f64::consts::TAU / 7_200.0
}

/// The shortest turn between two headings.
pub fn turn(from: f64, to: f64) -> f64 {
    let turn = (to - from).rem_euclid(std::f64::consts::TAU);
    if turn > std::f64::consts::PI + 1e-9 { turn - std::f64::consts::TAU } else { turn }
}

pub fn same(one: f64, other: f64) -> bool {
    turn(one, other).abs() < 1e-6
}

pub fn against(one: f64, other: f64) -> bool {
    same(one, other + std::f64::consts::PI)
}

/// How deep two convex shapes stand in each other; negative if they are apart.
pub fn depth(one: &[Point], other: &[Point]) -> f64 {
    let behind = |rim: &[Point], corners: &[Point]| {
        (0..rim.len())
            .filter(|at| length(minus(rim[*at], rim[(at + 1) % rim.len()])) > 0.01)
            .map(|at| {
                let (from, to) = (rim[at], rim[(at + 1) % rim.len()]);
                let way = minus(to, from);
                let inward = times((way.1, -way.0), 1.0 / length(way).max(1e-9));
                corners.iter().map(|corner| dot(minus(*corner, from), inward)).fold(f64::MIN, f64::max)
            })
            .fold(f64::MAX, f64::min)
    };
    behind(one, other).min(behind(other, one))
}

pub fn distance_to_line(point: Point, from: Point, to: Point) -> f64 {
    let way = minus(to, from);
    let along = (dot(minus(point, from), way) / dot(way, way).max(1e-9)).clamp(0.0, 1.0);
    length(minus(point, plus(from, times(way, along))))
}

pub fn gap(one: &[Point], other: &[Point]) -> f64 {
    if depth(one, other) > 0.0 {
        return 0.0;
    }
    let mut least = f64::MAX;
    for (corners, rim) in [(one, other), (other, one)] {
        for corner in corners {
            for at in 0..rim.len() {
                least = least.min(distance_to_line(*corner, rim[at], rim[(at + 1) % rim.len()]));
            }
        }
    }
    least
}

/// The smallest convex shape around some points, clockwise.
pub fn hull(points: &[Point]) -> Vec<Point> {
    let mut points = points.to_vec();
    points.sort_by(|one, other| one.partial_cmp(other).unwrap());
    let mut chain: Vec<Point> = Vec::new();
    for round in 0..2 {
        let kept = chain.len();
        for point in &points {
            while chain.len() >= kept + 2 {
                let (a, b) = (chain[chain.len() - 2], chain[chain.len() - 1]);
                let (one, two) = (minus(b, a), minus(*point, b));
                if one.0 * two.1 - one.1 * two.0 >= 0.0 {
                    chain.pop();
                } else {
                    break;
                }
            }
            chain.push(*point);
        }
        chain.pop();
        if round == 0 {
            points.reverse();
        }
    }
    chain
}

pub fn corner_distance(from: &Slab, to: &Slab) -> f64 {
    let pairs = from.corners().into_iter().zip(to.corners());
    pairs.map(|(one, other)| length(minus(one, other))).fold(0.0, f64::max)
}

/// Where a ray enters and leaves a convex shape.
pub fn clip(foot: Point, way: Point, rim: &[Point]) -> Option<(f64, f64)> {
    let (mut enter, mut leave) = (f64::MIN, f64::MAX);
    for at in 0..rim.len() {
        let (from, to) = (rim[at], rim[(at + 1) % rim.len()]);
        let edge = minus(to, from);
        let inward = (edge.1, -edge.0);
        let (here, change) = (dot(minus(foot, from), inward), dot(way, inward));
        if change.abs() < 1e-9 {
            if here < 0.0 {
                return None;
            }
        } else if change > 0.0 {
            enter = enter.max(-here / change);
        } else {
            leave = leave.min(-here / change);
        }
    }
    (enter < leave).then_some((enter, leave))
}
