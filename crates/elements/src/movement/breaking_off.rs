//! Breaking off: straight back out of a single frontal contact, the whole move, facing the enemy.

use kernel::Refusal;

use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::Field;
use crate::geometry::Hull;
use crate::movement::course::{Course, Purpose, Scene};
use crate::movement::motion::Motion;
use crate::movement::reach::Pace;
use crate::rules::refuse;
use crate::troops::Arm;

impl Field<'_> {
    /// Whether an element stands in nothing but a single frontal contact.
    pub(crate) fn check_break_off(&self, element: ElementId) -> Result<(), Refusal> {
        if self.arm(element) == Arm::Artillery {
            return Err(refuse!("breakoff", "artillery-stays"));
        }
        let base = self.base(element);
        let touching = self.enemies_touching(element);
        let opponents = touching.iter().filter(|enemy| {
            base.meeting(&self.base(*enemy)) == Some(crate::geometry::Meeting::Front)
                || (self.arm(*enemy) == Arm::Camp && self.attacks_camp(element))
        });
        if touching.len() != 1 || opponents.count() != 1 {
            return Err(refuse!("breakoff", "more-than-one-contact").thing("element", element.0.into()));
        }
        let scene = self.scene(element.side(), Elements::only(element));
        scene.plan_break_off().and_then(|course| scene.test(&course)).map(|_| ())
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
        let back = |left: i32| base.pose().ahead(-left);
        let way = |place: crate::geometry::Pose| place.point() - base.pose().point();
        let path = Hull::around(base.quad(), base.moved(back(self.left(Pace::Good))).quad());
        let ground = &self.field.position.ground;
        let slowed = if ground.bad_going(&path) { self.members } else { Elements::NONE };
        let wading = self.field.position.movement.river.hinders() && ground.in_bed(&path);
        let left = self.left_slowed(slowed, wading);
        let motion = Motion::Shift(way(back(left)));
        Ok(Course { purpose: Purpose::BreakOff, ..Course::plain(motion, left) })
    }
}
