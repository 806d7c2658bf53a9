//! Breaking off: straight back out of a single frontal contact, the whole move, facing the enemy.

use kernel::Refusal;

use crate::geometry::{Base, Convex, Hull, TOUCH};
use crate::movement::course::{Course, Purpose, Scene};
use crate::movement::motion::Motion;
use crate::movement::reach::Pace;
use crate::pieces::{ElementId, Elements};
use crate::play::Field;
use crate::rules::refuse;
use crate::troops::Arm;

impl Field<'_> {
    /// Whether an element stands in nothing but a single frontal contact.
    pub(crate) fn check_break_off(&self, element: ElementId) -> Result<(), Refusal> {
        if self.arm(element) == Arm::Artillery {
            return Err(refuse!("breakoff", "artillery-stays"));
        }
        let base = self.base(element);
        let fights = |enemy: &ElementId| self.arm(*enemy) != Arm::Commander;
        let touching = |enemy: &ElementId| fights(enemy) && base.is_within(TOUCH, &self.base(*enemy));
        let touching: Elements = self.enemies_near(element).iter().filter(touching).collect();
        let opponents = touching.iter().filter(|enemy| {
            base.meeting(&self.base(*enemy)) == Some(crate::geometry::Meeting::Front)
                || self.is_camp_attack(&base, *enemy)
        });
        if touching.len() != 1 || opponents.count() != 1 {
            return Err(refuse!("breakoff", "more-than-one-contact").thing("element", element.0.into()));
        }
        let scene = self.scene(element.side(), Elements::only(element));
        scene.plan_break_off().and_then(|course| scene.test(&course)).map(|_| ())
    }

    /// Whether a base stands against a camp.
    fn is_camp_attack(&self, base: &Base, camp: ElementId) -> bool {
        self.arm(camp) == Arm::Camp && base.front_lies_along(&self.base(camp)).is_some()
    }
}

impl Scene<'_> {
    /// Straight back, the whole move.
    pub(super) fn plan_break_off(&self) -> Result<Course, Refusal> {
        let element = self.first();
        if !self.is_single() || !self.field.is_engaged(element) {
            return Err(refuse!("breakoff", "not-in-contact"));
        }
        let base = self.field.base(element);
        let back = |pace| base.pose().ahead(-self.left(pace));
        let way = |place: crate::geometry::Pose| place.point() - base.pose().point();
        let good = back(Pace::Good);
        let path = Hull::around(base.quad(), base.moved(good).quad());
        let ground = &self.field.position.ground;
        let slow = ground.bad_going(&path) || (self.field.position.movement.river.hinders() && ground.in_bed(&path));
        let pace = if slow { Pace::Bad } else { Pace::Good };
        let motion = Motion::Shift(way(back(pace)));
        Ok(Course { purpose: Purpose::BreakOff, ..Course::plain(motion, self.left(pace)) })
    }
}
