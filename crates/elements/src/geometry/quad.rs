//! The four corners of a base, and its edges.

use serde::{Deserialize, Serialize};

use super::convex::Convex;
use super::point::{Point, Vector};
use super::segment::Segment;

/// Four corners, clockwise: front left, front right, rear right, rear left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Quad {
    corners: [Point; 4],
}

/// An edge of a base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edge {
    /// From the front left corner to the front right.
    Front,
    /// From the front right corner to the rear right.
    Right,
    /// From the rear right corner to the rear left.
    Rear,
    /// From the rear left corner to the front left.
    Left,
}

impl Edge {
    /// All of them, clockwise.
    pub const ALL: [Edge; 4] = [Edge::Front, Edge::Right, Edge::Rear, Edge::Left];
}

impl Quad {
    /// Four corners, clockwise from the front left.
    pub const fn new(corners: [Point; 4]) -> Self {
        Quad { corners }
    }

    /// An upright rectangle that faces north, from its south-western to its north-eastern corner.
    pub const fn upright(south_west: Point, north_east: Point) -> Self {
        let (west, south, east, north) = (south_west.x, south_west.y, north_east.x, north_east.y);
        Quad {
            corners: [
                Point::new(west, north),
                Point::new(east, north),
                Point::new(east, south),
                Point::new(west, south),
            ],
        }
    }

    /// The front left corner.
    pub const fn front_left(&self) -> Point {
        self.corners[0]
    }

    /// The front right corner.
    pub const fn front_right(&self) -> Point {
        self.corners[1]
    }

    /// The rear right corner.
    pub const fn rear_right(&self) -> Point {
        self.corners[2]
    }

    /// The rear left corner.
    pub const fn rear_left(&self) -> Point {
        self.corners[3]
    }

    /// All four, clockwise from the front left.
    pub const fn all(&self) -> [Point; 4] {
        self.corners
    }

    /// An edge, clockwise: what is outside lies to its left.
    #[inline]
    pub const fn edge(&self, edge: Edge) -> Segment {
        let at = edge as usize;
        Segment::new(self.corners[at], self.corners[(at + 1) % 4])
    }

    /// The front edge.
    #[inline]
    pub const fn front(&self) -> Segment {
        self.edge(Edge::Front)
    }

    /// Its middle, rounded down.
    pub fn middle(&self) -> Point {
        let sum = |of: fn(&Point) -> i32| self.corners.iter().map(of).sum::<i32>().div_euclid(4);
        Point { x: sum(|corner| corner.x), y: sum(|corner| corner.y) }
    }

    /// Shifted.
    pub fn shifted(&self, way: Vector) -> Quad {
        Quad { corners: self.corners.map(|corner| corner + way) }
    }

    /// Whether an edge is no farther than [`TOUCH`](super::TOUCH) from something.
    pub fn edge_touches(&self, edge: Edge, other: &impl Convex) -> bool {
        self.edge(edge).is_within(super::TOUCH, other)
    }

    /// The edges of two bases that lie against each other, this one's first: along more than
    /// [`TOUCH`](super::TOUCH), so that a mere corner is no answer.
    pub fn edges_that_meet(&self, other: &Quad) -> Option<(Edge, Edge)> {
        let pairs = Edge::ALL.into_iter().flat_map(|own| Edge::ALL.into_iter().map(move |theirs| (own, theirs)));
        pairs.into_iter().find(|(own, theirs)| lie_against(&self.edge(*own), &other.edge(*theirs)))
    }
}

/// Whether two edges that look at each other lie against each other along more than
/// [`TOUCH`](super::TOUCH).
fn lie_against(one: &Segment, other: &Segment) -> bool {
    one.way().dot(other.way()) < 0 && share_length(one, other) && share_length(other, one) && shares_line(one, other)
}

/// Whether more than [`TOUCH`](super::TOUCH) of an edge lies beside another
/// that runs the other way.
fn share_length(one: &Segment, other: &Segment) -> bool {
    // Places along the edge are counted in hundredths times its length.
    let length = one.way().length_squared();
    let begin = one.way().dot(other.to() - one.from()).max(0);
    let end = one.way().dot(other.from() - one.from()).min(length);
    super::segment::exceeds(end - begin, super::TOUCH, length)
}

/// Whether the shorter's ends, as far as they lie beside the other, are in contact with it.
fn shares_line(one: &Segment, other: &Segment) -> bool {
    let near = |edge: &Segment, point: Point| edge.is_near(super::TOUCH, point);
    let beside = |edge: &Segment, point: Point| {
        let along = edge.way().dot(point - edge.from());
        (0..=edge.way().length_squared()).contains(&along)
    };
    let meets = |edge: &Segment, from: &Segment| {
        [from.from(), from.to()].into_iter().all(|end| !beside(edge, end) || near(edge, end))
    };
    meets(one, other) && meets(other, one)
}

impl Convex for Quad {
    #[inline]
    fn corners(&self) -> &[Point] {
        &self.corners
    }
}
