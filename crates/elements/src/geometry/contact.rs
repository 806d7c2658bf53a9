//! How two bases stand against each other: in a group, front to front, on a flank,
//! in the rear, overlapping.

use super::TOUCH;
use super::base::Base;
use super::pose::{Pose, Size};
use super::quad::Edge;

/// A flank of a base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Flank {
    /// Left of its front.
    Left,
    /// Right of its front.
    Right,
}

impl Flank {
    /// Both.
    pub const BOTH: [Flank; 2] = [Flank::Left, Flank::Right];

    /// The other one.
    pub const fn other(self) -> Flank {
        match self {
            Flank::Left => Flank::Right,
            Flank::Right => Flank::Left,
        }
    }

    /// Its edge.
    pub const fn edge(self) -> Edge {
        match self {
            Flank::Left => Edge::Left,
            Flank::Right => Edge::Right,
        }
    }
}

/// What of another base a front edge meets, corner to corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Meeting {
    /// Its front edge, both corners matching.
    Front,
    /// A flank, the front corners touching.
    Flank(Flank),
    /// Its rear edge, both corners matching.
    Rear,
}

/// Where another member of a group stands: edge to edge and corner to corner, facing the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Neighbour {
    /// Side by side, front corners matching.
    Beside(Flank),
    /// Its rear edge along this one's front edge.
    Ahead,
    /// Its front edge along this one's rear edge.
    Behind,
}

impl Base {
    /// How this base's front meets another base, corner to corner: the only
    /// contact in which two fight.
    pub fn meeting(&self, other: &Base) -> Option<Meeting> {
        let (own, theirs) = (self.quad(), other.quad());
        let both = |left, right| Base::matches(own.front_left(), left) && Base::matches(own.front_right(), right);
        if both(theirs.front_right(), theirs.front_left()) {
            Some(Meeting::Front)
        } else if both(theirs.rear_left(), theirs.rear_right()) {
            Some(Meeting::Rear)
        } else {
            Flank::BOTH.into_iter().find(|flank| self.meets_flank(other, *flank)).map(Meeting::Flank)
        }
    }

    /// Whether the front edge lies along another's flank with the front corners touching.
    fn meets_flank(&self, other: &Base, flank: Flank) -> bool {
        let (own, theirs) = (self.quad(), other.quad());
        let (near, far, front, rear) = match flank {
            Flank::Left => (own.front_left(), own.front_right(), theirs.front_left(), theirs.rear_left()),
            Flank::Right => (own.front_right(), own.front_left(), theirs.front_right(), theirs.rear_right()),
        };
        let edge = theirs.edge(flank.edge());
        let along = own.front().is_near(TOUCH, rear) || edge.is_near(TOUCH, far);
        Base::matches(near, front) && along
    }

    /// Where a base of a size stands when its front meets this one so: the pose
    /// is copied, not approached.
    pub fn pose_to_meet(&self, meeting: Meeting, size: Size) -> Pose {
        let pose = self.pose();
        match meeting {
            Meeting::Front => pose.facing(pose.heading.opposite()),
            Meeting::Rear => pose.ahead(-self.size().depth),
            Meeting::Flank(Flank::Left) => {
                Pose::at(self.quad().front_left(), pose.heading.right()).aside(size.width / 2)
            }
            Meeting::Flank(Flank::Right) => {
                Pose::at(self.quad().front_right(), pose.heading.left()).aside(-size.width / 2)
            }
        }
    }

    /// Where a base of a size stands as this one's neighbour in a group.
    pub fn pose_as_neighbour(&self, place: Neighbour, size: Size) -> Pose {
        let width = (self.size().width + size.width) / 2;
        match place {
            Neighbour::Beside(Flank::Left) => self.pose().aside(-width),
            Neighbour::Beside(Flank::Right) => self.pose().aside(width),
            Neighbour::Ahead => self.pose().ahead(size.depth),
            Neighbour::Behind => self.pose().ahead(-self.size().depth),
        }
    }

    /// The edge of another along which the whole front edge lies, matching corners or
    /// not: so a camp is attacked.
    pub fn front_lies_along(&self, other: &Base) -> Option<Edge> {
        let front = self.quad().front();
        Edge::ALL.into_iter().find(|edge| {
            let rim = other.quad().edge(*edge);
            let outside = front.way().dot(rim.way()) < 0;
            outside && rim.is_near(TOUCH, front.from()) && rim.is_near(TOUCH, front.to())
        })
    }

    /// The flank of an enemy base that this one overlaps: facing it, front corner and side
    /// touching, not front to front.
    pub fn overlapped_flank(&self, enemy: &Base) -> Option<Flank> {
        if !self.faces_against(enemy) {
            return None;
        }
        let corner = |flank| match flank {
            Flank::Left => self.quad().front_left(),
            Flank::Right => self.quad().front_right(),
        };
        let beside = |flank: &Flank| enemy.quad().edge(flank.edge()).is_near(TOUCH, corner(*flank));
        if self.meeting(enemy) == Some(Meeting::Front) { None } else { Flank::BOTH.into_iter().find(beside) }
    }

    /// Where another base stands as this one's neighbour in a group.
    pub fn neighbour(&self, other: &Base) -> Option<Neighbour> {
        if !self.faces_as(other) {
            return None;
        }
        let (own, theirs) = (self.quad(), other.quad());
        let matches = Base::matches;
        if matches(own.front_left(), theirs.front_right()) {
            Some(Neighbour::Beside(Flank::Left))
        } else if matches(own.front_right(), theirs.front_left()) {
            Some(Neighbour::Beside(Flank::Right))
        } else if matches(own.front_left(), theirs.rear_left()) && matches(own.front_right(), theirs.rear_right()) {
            Some(Neighbour::Ahead)
        } else if matches(own.rear_left(), theirs.front_left()) && matches(own.rear_right(), theirs.front_right()) {
            Some(Neighbour::Behind)
        } else {
            None
        }
    }
}
