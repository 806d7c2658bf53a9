//! How a base lies on the ground: going, river beds, roads, banks, cover, height.

use super::band::{Band, middle};
use super::{Feature, Ground, Kind};
use crate::geometry::{Convex, Point, Quad, Segment, TOUCH};

/// How hard it is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Going {
    /// Good going.
    Good,
    /// The bed of a river, which is neither good nor bad going.
    Bed,
    /// Bad going.
    Bad,
    /// Nobody moves there.
    Impassable,
}

/// What shelters a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cover {
    /// The bank of a river.
    Bank,
    /// The far ditch of a road.
    Ditch,
    /// A settlement.
    Settlement,
}

/// How far behind the front edge the height of a base is taken: half the depth of a base of foot.
///
/// Fronts in contact lie on one line; a base upslope of it is seen a little behind.
const RANKS: i32 = 1_000;

impl Ground {
    /// The going under a base: partly in is wholly in. Of roads only bridges and fords count: who
    /// stands on one stands in no bed.
    pub fn going(&self, base: &Quad) -> Going {
        if self.in_water(base) {
            Going::Impassable
        } else if self.bad_going(base) {
            Going::Bad
        } else if self.in_bed(base) && !self.on_road(base) {
            Going::Bed
        } else {
            Going::Good
        }
    }

    /// Whether any part of a base lies in bad going.
    pub fn bad_going(&self, base: &impl Convex) -> bool {
        self.near(base.corners()).any(|feature| feature.kind.is_bad() && feature.is_entered_by(base))
    }

    /// The features any part of a base lies in.
    pub fn under<'a>(&'a self, base: &'a Quad) -> impl Iterator<Item = &'a Feature> + 'a {
        self.near(base.corners()).filter(move |feature| feature.is_entered_by(base))
    }

    /// Whether any part of something lies in a feature of a kind.
    pub fn is_in(&self, kind: Kind, base: &impl Convex) -> bool {
        self.near(base.corners()).any(|feature| feature.kind == kind && feature.is_entered_by(base))
    }

    /// Whether a base stands inside a wood, an oasis or a settlement, its front
    /// edge clear of the rim.
    pub fn in_wood(&self, base: &Quad) -> bool {
        let front = base.front();
        let inside =
            |feature: &&Feature| feature.kind.hides() && feature.is_entered_by(base) && feature.encloses(&front);
        self.near(base.corners()).any(|feature| inside(&feature))
    }

    /// Whether any part of a base lies in a settlement.
    pub fn in_settlement(&self, base: &Quad) -> bool {
        self.is_in(Kind::Settlement, base)
    }

    /// Whether any part of a base lies in the waterway.
    pub fn in_water(&self, base: &impl Convex) -> bool {
        self.water.as_ref().is_some_and(|water| water.overlaps(base))
    }

    /// The river in whose bed any part of a base lies.
    pub fn river_under(&self, base: &impl Convex) -> Option<usize> {
        self.terrain.rivers.iter().position(|river| river.is_entered_by(base))
    }

    /// Whether any part of something lies in the bed of a river.
    pub fn in_bed(&self, base: &impl Convex) -> bool {
        self.river_under(base).is_some()
    }

    /// The road a base stands on: the middles of its front and rear edges do.
    pub fn road_under(&self, base: &Quad) -> Option<usize> {
        self.terrain.roads.iter().position(|road| road.carries(base))
    }

    /// Whether a base stands on a road.
    pub fn on_road(&self, base: &Quad) -> bool {
        self.road_under(base).is_some()
    }

    /// Whether two places of a base lie on one road, so that it goes from one to the
    /// other by bridge or ford.
    pub fn on_one_road(&self, from: &Quad, to: &Quad) -> bool {
        self.terrain.roads.iter().any(|road| road.carries(from) && road.carries(to))
    }

    /// The places where roads cross rivers: bridges or fords.
    pub fn crossings(&self) -> Vec<Point> {
        let mut found = Vec::new();
        for (road, river) in
            self.terrain.roads.iter().flat_map(|road| self.terrain.rivers.iter().map(move |river| (road, river)))
        {
            for (one, other) in road.pieces().flat_map(|one| river.pieces().map(move |other| (one, other))) {
                found.extend(crossing(&one, &other));
            }
        }
        found
    }

    /// The river whose bank a base defends: it stands on land and off the roads, its front edge or
    /// both front corners touching the bed.
    pub fn bank_under(&self, base: &Quad) -> Option<usize> {
        if self.in_bed(base) || self.terrain.roads.iter().any(|road| road.carries(base)) {
            return None;
        }
        let (left, right) = (base.front_left(), base.front_right());
        let between = middle(left, right);
        // One corner is not the front: without its outer quarters it touches, or both corners do.
        let inner = Segment::new(middle(left, between), middle(between, right));
        let by_corners = |river: &Band| river.is_touched_by(&left) && river.is_touched_by(&right);
        self.terrain.rivers.iter().position(|river| river.is_touched_by(&inner) || by_corners(river))
    }

    /// Whether a base defends a bank.
    pub fn touches_bank(&self, base: &Quad) -> bool {
        self.bank_under(base).is_some()
    }

    /// Whether a line crosses a river.
    pub fn crosses_river(&self, from: Point, to: Point) -> bool {
        let line = Segment::new(from, to);
        self.terrain.rivers.iter().any(|river| river.is_crossed_by(&line))
    }

    /// Whether a base lies in the far ditch of a road, seen from a point: it touches the road from
    /// outside, and the road lies in between.
    pub fn in_ditch(&self, base: &Quad, from: Point) -> bool {
        let line = Segment::new(from, base.middle());
        let far = |road: &&Band| road.is_touched_by(base) && !road.is_entered_by(base) && road.is_crossed_by(&line);
        self.terrain.roads.iter().any(|road| far(&road))
    }

    /// What shelters a base from somebody at a point.
    pub fn cover(&self, base: &Quad, from: Point) -> Option<Cover> {
        if self.touches_bank(base) && self.crosses_river(from, base.middle()) {
            Some(Cover::Bank)
        } else if self.in_ditch(base, from) {
            Some(Cover::Ditch)
        } else if self.in_settlement(base) {
            Some(Cover::Settlement)
        } else {
            None
        }
    }

    /// The greatest height along a line; nothing on level ground.
    pub fn highest(&self, from: Point, to: Point) -> i32 {
        let (line, ends) = (Segment::new(from, to), [from, to]);
        let hills = self.near(&ends).filter(|feature| feature.kind.is_hill());
        hills.map(|hill| hill.highest(&line)).max().unwrap_or(0)
    }

    /// How high the front of a base stands.
    pub fn height_of(&self, base: &Quad) -> i32 {
        let line = ranks(base);
        self.highest(line.from(), line.to())
    }

    /// Whether part of the front of a base stands higher than all of another's.
    pub fn is_higher(&self, base: &Quad, other: &Quad) -> bool {
        self.height_of(base) > self.height_of(other)
    }
}

/// The line through a base where its height is taken.
fn ranks(base: &Quad) -> Segment {
    let back = |front: Point, rear: Point| {
        let (way, length) = (rear - front, (rear - front).length());
        let part = |of: i32| of.saturating_mul(RANKS.min(length)) / length.max(1);
        Point::new(front.x + part(way.x), front.y + part(way.y))
    };
    Segment::new(back(base.front_left(), base.rear_left()), back(base.front_right(), base.rear_right()))
}

/// Where two lines cross, rounded.
fn crossing(one: &Segment, other: &Segment) -> Option<Point> {
    if !one.separation(other).is_within(TOUCH) {
        return None;
    }
    let (way, across) = (one.way(), other.way());
    let over = way.cross(across);
    if over == 0 {
        return Some(middle(one.from(), other.from()));
    }
    let along = (other.from() - one.from()).cross(across);
    let part = |of: i32| (i128::from(of) * i128::from(along) / i128::from(over)) as i32;
    Some(Point::new(one.from().x + part(way.x), one.from().y + part(way.y)))
}
