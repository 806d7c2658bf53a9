//! Passing through friends.

use crate::engine::pieces::ElementId;
use crate::geometry::{Base, Convex, Vector};
use crate::movement::course::{Course, Purpose, Scene};
use crate::troops::Arm;

/// How finely the place beyond a friend is looked for.
const STEP: i32 = 200;

impl Scene<'_> {
    /// Whether a member may pass through a friend: mounted troops and Jaegers through any that face
    /// the same or the opposite way, Jaegers through artillery at any angle; and beyond the first
    /// there must be room. An element that breaks off passes nobody.
    pub(super) fn may_pass(
        &self,
        course: &Course,
        member: ElementId,
        stops: &[Base],
        friend: ElementId,
        standing: &Base,
    ) -> bool {
        if self.field.arm(friend) == Arm::Camp || course.purpose == Purpose::BreakOff {
            return false;
        }
        let Some(from) = stops.first() else { return false };
        let aligned = from.faces_as(standing) || from.faces_against(standing);
        let passes = match self.field.arm(member) {
            Arm::Cavalry | Arm::Commander => aligned,
            Arm::Jaegers => aligned || self.field.arm(friend) == Arm::Artillery,
            Arm::Dismounted | Arm::Muskets | Arm::Rifles | Arm::Artillery | Arm::Camp => false,
        };
        passes
            && stops.windows(2).any(|leg| leg[0].sweep_to(&leg[1]).overlaps(standing))
            && self.has_room_beyond(stops, friend, standing)
    }

    /// Whether the mover would find room at the first place beyond a friend on its way.
    fn has_room_beyond(&self, stops: &[Base], friend: ElementId, standing: &Base) -> bool {
        let mut inside = false;
        for leg in stops.windows(2) {
            let way = leg[1].pose().point() - leg[0].pose().point();
            let length = way.length();
            let turned = leg[0].moved(leg[0].pose().facing(leg[1].pose().heading));
            let at = |gone: i32| {
                let part = |of: i32| (i64::from(of) * i64::from(gone) / i64::from(length.max(1))) as i32;
                turned.moved(turned.pose().shifted(Vector::new(part(way.x), part(way.y))))
            };
            let mut gone = 0;
            while gone < length {
                let there = at(gone);
                if there.overlaps(standing) {
                    inside = true;
                } else if inside {
                    return self.is_free(&there, friend);
                }
                gone += STEP;
            }
        }
        // It ends where it first comes clear: the end itself has been tested.
        true
    }

    /// Whether nobody but the formation itself, and commanders of its side, stands in a place.
    fn is_free(&self, place: &Base, passed: ElementId) -> bool {
        self.friends.or(self.enemies).iter().all(|other| {
            let commander = other.side() == self.side && self.field.arm(other) == Arm::Commander;
            other == passed || commander || !place.overlaps(&self.field.base(other))
        })
    }
}
