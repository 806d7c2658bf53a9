//! Control zones: the square before every enemy, unless somebody stands between.

use kernel::Refusal;

use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::Field;
use crate::geometry::{BASE_WIDTH, Base, Convex, Hull, Meeting, Pose, Screen, TOUCH, Zone};
use crate::movement::Aim;
use crate::movement::course::{Course, Purpose, Scene};
use crate::movement::motion::{Motion, components};
use crate::movement::reach::radius;
use crate::rules::refuse;

/// No more elements than this can stand in a zone to any effect.
const MOST_SCREENS: usize = 8;
/// From the middle of a zone to its corner.
const ZONE_RADIUS: i32 = 2_829;

impl Field<'_> {
    /// Whether an enemy's zone reaches something, past those who stand between;
    /// the movers are no screens.
    pub(crate) fn zone_reaches(&self, enemy: ElementId, area: &impl Convex, movers: Elements) -> bool {
        let base = self.base(enemy);
        let zone = Zone::of(&base);
        if !zone.reaches(area) {
            return false;
        }
        let mut screens = [Screen::of_base(&base); MOST_SCREENS];
        let mut count = 0;
        let middle = base.pose().ahead(BASE_WIDTH / 2);
        for other in self.position.standing().without(movers).iter() {
            let state = self.element(other);
            let margin = ZONE_RADIUS + radius(state.arm);
            let near = middle.point().is_near(margin, state.pose.point());
            if other == enemy || !near || count == MOST_SCREENS {
                continue;
            }
            let other = self.base(other);
            if other.meeting(&base) == Some(Meeting::Front) {
                // Nobody's zone reaches past an opponent.
                return false;
            }
            if zone.reaches(&other) {
                screens[count] = Screen::of_base(&other);
                count += 1;
            }
        }
        zone.reaches_past(area, &screens[..count])
    }

    /// The enemies of a base, out of some, whose zones it is in.
    pub(crate) fn zones_over(&self, base: &Base, among: Elements, movers: Elements) -> Elements {
        let near = |enemy: &ElementId| self.zone_is_near(*enemy, base.pose(), base.pose(), 4_500);
        among.iter().filter(near).filter(|enemy| self.zone_reaches(*enemy, base, movers)).collect()
    }

    /// Whether an element has a zone that lies near the way between two poses.
    #[inline]
    fn zone_is_near(&self, enemy: ElementId, from: Pose, to: Pose, margin: i32) -> bool {
        let state = self.element(enemy);
        state.arm.is_troops() && {
            let middle = state.pose.ahead(BASE_WIDTH / 2);
            super::course::is_beside(from, to, middle, margin + ZONE_RADIUS)
        }
    }

    /// How far to the side of an element's axis a pose lies.
    pub(crate) fn aside_of(&self, enemy: ElementId, pose: Pose) -> i32 {
        let axis = self.element(enemy).pose;
        components(axis.heading, pose.point() - axis.point()).1.abs()
    }

    /// Of some enemies the one most directly in front of a pose.
    pub(crate) fn most_directly_in_front(&self, enemies: Elements, pose: Pose) -> Option<ElementId> {
        enemies.iter().min_by_key(|enemy| (self.aside_of(*enemy, pose), enemy.0))
    }
}

impl Scene<'_> {
    /// Tests the zones on a member's way.
    pub(super) fn test_zones(&self, course: &Course, member: ElementId, stops: &[Base]) -> Result<(), Refusal> {
        let [from, .., to] = stops else { return Ok(()) };
        let bulge = match course.motion {
            _ if course.road.is_some() => course.cost,
            Motion::Free(_) | Motion::Each(_) => 0,
            _ => 2_000,
        };
        let margin = radius(self.field.arm(member)) + bulge;
        let near = |enemy: &ElementId| self.field.zone_is_near(*enemy, from.pose(), to.pose(), margin);
        let near: Elements = self.enemies.iter().filter(near).collect();
        if near.is_empty() {
            return Ok(());
        }
        let reached = self.zones_on_the_way(course, stops, near);
        if reached.is_empty() {
            return Ok(());
        }
        let begins = self.field.zones_over(from, reached, self.members);
        match course.purpose {
            Purpose::Contact { lead, .. } if lead != member => Ok(()),
            Purpose::Contact { enemy, aim, .. } => self.test_closing(enemy, aim, from, to, reached, begins),
            Purpose::Back | Purpose::BreakOff => self.test_going_back(course, to, reached, begins),
            Purpose::Place => self.test_facing(from, to, reached, begins),
        }
    }

    /// The enemies whose zones lie on the way.
    fn zones_on_the_way(&self, course: &Course, stops: &[Base], near: Elements) -> Elements {
        let mut reached = Elements::NONE;
        for enemy in near.iter() {
            let is_out = |hull: &Hull| !self.field.zone_reaches(enemy, hull, self.members);
            let clear = if course.motion.is_free() {
                stops.windows(2).all(|leg| is_out(&leg[0].sweep_to(&leg[1])))
            } else {
                stops.first().is_none_or(|from| course.motion.sweeps(from, is_out))
            };
            if !clear {
                reached.add(enemy);
            }
        }
        reached
    }

    /// Into contact: with the enemy most directly in front, if it begins in
    /// zones; past no other's front.
    fn test_closing(
        &self,
        enemy: ElementId,
        aim: Aim,
        from: &Base,
        to: &Base,
        reached: Elements,
        begins: Elements,
    ) -> Result<(), Refusal> {
        if let Some(held) = self.field.most_directly_in_front(begins, from.pose())
            && held != enemy
        {
            return Err(refuse!("move.zoc", "held-by-another").thing("element", held.0.into()));
        }
        let excused = |other: ElementId| {
            other == enemy
                || begins.has(other)
                || to.meeting(&self.field.base(other)).is_some()
                || (matches!(aim, Aim::Front | Aim::OverlapLeft | Aim::OverlapRight)
                    && self.field.aside_of(enemy, from.pose()) <= self.field.aside_of(other, from.pose()))
        };
        match reached.iter().find(|other| !excused(*other)) {
            Some(other) => Err(refuse!("move.zoc", "crosses-a-zone").thing("element", other.0.into())),
            None => Ok(()),
        }
    }

    /// Straight back: out of zones, into none. One that breaks off may cross one, since it goes
    /// back without turning, but not end in one.
    fn test_going_back(&self, course: &Course, to: &Base, reached: Elements, begins: Elements) -> Result<(), Refusal> {
        let entered = reached.without(begins);
        if course.purpose != Purpose::BreakOff
            && let Some(other) = entered.first()
        {
            return Err(refuse!("move.zoc", "crosses-a-zone").thing("element", other.0.into()));
        }
        if course.purpose == Purpose::BreakOff
            && let Some(other) = self.field.zones_over(to, reached, self.members).first()
        {
            return Err(refuse!("breakoff", "ends-in-a-zone").thing("element", other.0.into()));
        }
        Ok(())
    }

    /// In a zone one may only face its owner squarely: the one most directly in front.
    fn test_facing(&self, from: &Base, to: &Base, reached: Elements, begins: Elements) -> Result<(), Refusal> {
        let ends = self.field.zones_over(to, reached, self.members);
        let crossed = |other: ElementId| refuse!("move.zoc", "crosses-a-zone").thing("element", other.0.into());
        if let Some(other) = reached.without(begins).without(ends).first() {
            return Err(crossed(other));
        }
        let Some(faced) = self.field.most_directly_in_front(ends, to.pose()) else {
            return Err(crossed(reached.first().unwrap_or(ElementId(0))));
        };
        if let Some(held) = self.field.most_directly_in_front(begins, from.pose())
            && held != faced
        {
            return Err(refuse!("move.zoc", "held-by-another").thing("element", held.0.into()));
        }
        let aside = |pose| self.field.aside_of(faced, pose);
        if begins.has(faced) && aside(to.pose()) > aside(from.pose()) + TOUCH {
            return Err(refuse!("move.zoc", "slides-across").thing("element", faced.0.into()));
        }
        if to.faces_against(&self.field.base(faced)) {
            Ok(())
        } else {
            let turn = self.field.element(faced).pose.heading.opposite();
            Err(refuse!("move.zoc", "faces-away")
                .thing("element", faced.0.into())
                .number("heading", turn.steps().into()))
        }
    }
}
