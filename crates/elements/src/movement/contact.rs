//! Contact: who fights whom, how a mover stands squarely against an enemy,
//! and lining up before him.

use kernel::Refusal;

use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::Field;
use crate::geometry::{BASE_WIDTH, Base, Convex, Edge, Hull, Meeting, Pose, QUARTER_TURN, Size, TOUCH};
use crate::ground::Going;
use crate::movement::course::{Course, PACE, Purpose, Scene};
use crate::movement::motion::{Motion, components};
use crate::movement::reach::{Pace, ceiling_root, measured_squared, radius};
use crate::movement::{Aim, Hand};
use crate::rules::{cite, refuse};
use crate::troops::Arm;

/// Half a base width: so far a mover slips along the enemy's edge for nothing.
pub(crate) const SLIP: i32 = BASE_WIDTH / 2;

impl Field<'_> {
    /// The enemies of an element that stand near enough to be in contact.
    pub(crate) fn enemies_near(&self, element: ElementId) -> Elements {
        let (here, reach) = (self.element(element).pose.point(), radius(self.arm(element)) + TOUCH);
        let near = |enemy: &ElementId| {
            let state = self.element(*enemy);
            here.is_near(reach + radius(state.arm), state.pose.point())
        };
        self.of_side(element.side().enemy()).iter().filter(near).collect()
    }

    /// Whether an element's front stands squarely against an enemy, so that they fight;
    /// nobody fights a sacked camp.
    pub(crate) fn attacks(&self, element: ElementId, other: ElementId) -> bool {
        let (arm, against) = (self.arm(element), self.arm(other));
        if !arm.is_troops() || against == Arm::Commander {
            return false;
        }
        let (base, enemy) = (self.base(element), self.base(other));
        if against == Arm::Camp { self.attacks_camp(element) } else { base.meeting(&enemy).is_some() }
    }

    /// The enemies in base contact with an element, squarely or not; a commander is nobody.
    pub(crate) fn enemies_touching(&self, element: ElementId) -> Elements {
        let base = self.base(element);
        let fights = |enemy: &ElementId| self.arm(*enemy) != Arm::Commander;
        let touches = |enemy: &ElementId| base.is_within(TOUCH, &self.base(*enemy));
        self.enemies_near(element).iter().filter(fights).filter(touches).collect()
    }

    /// Whether an element is in close combat, by its own front or by an enemy's.
    pub(crate) fn is_engaged(&self, element: ElementId) -> bool {
        let enemies = self.enemies_near(element);
        enemies.iter().any(|enemy| self.attacks(element, enemy) || self.attacks(enemy, element))
    }

    /// Whether an element stands front to front with an enemy.
    pub(crate) fn fights_in_front(&self, element: ElementId) -> bool {
        let base = self.base(element);
        let front =
            |enemy: ElementId| self.arm(enemy).is_troops() && base.meeting(&self.base(enemy)) == Some(Meeting::Front);
        self.enemies_near(element).iter().any(front)
    }
}

impl Scene<'_> {
    /// Whether a member may be moved into contact at all.
    pub(super) fn may_contact(&self, member: ElementId) -> bool {
        !matches!(self.field.arm(member), Arm::Artillery | Arm::Commander)
    }

    /// Into contact with an enemy.
    pub(super) fn plan_close(&self, lead: ElementId, enemy: ElementId, aim: Aim) -> Result<Course, Refusal> {
        self.test_partners(lead, enemy)?;
        if self.troops.iter().any(|member| self.field.arm(member) == Arm::Artillery) {
            return Err(refuse!("move.contact", "artillery-starts-no-fight").also(cite!("move.group")));
        }
        if !self.may_contact(lead) {
            return Err(refuse!("move.contact", "commander-does-not-fight").also(cite!("command")));
        }
        let overlap = matches!(aim, Aim::OverlapLeft | Aim::OverlapRight);
        let camp = self.field.arm(enemy) == Arm::Camp;
        if overlap && (camp || !self.field.fights_in_front(enemy)) {
            return Err(refuse!("move.contact", "overlaps-a-fight-only").thing("element", enemy.0.into()));
        }
        let purpose = Purpose::Contact { lead, enemy, aim };
        if aim == Aim::Front
            && let Some(course) = self.plan_meeting_jaegers(lead, enemy, purpose)
        {
            return Ok(course);
        }
        let (target, own) = (self.field.base(enemy), self.field.arm(lead).size());
        let place = if camp {
            along_camp(&target, aim, self.field.element(lead).pose)
        } else {
            place_against(&target, aim, own)
        };
        let slip = if overlap { 0 } else { SLIP };
        self.conforming(lead, place, slip, purpose)
    }

    /// Squarely before an enemy, at a distance within his zone.
    pub(super) fn plan_line_up(&self, lead: ElementId, enemy: ElementId, gap: i32) -> Result<Course, Refusal> {
        self.test_partners(lead, enemy)?;
        if !self.field.arm(enemy).is_troops() {
            return Err(refuse!("move.zoc", "has-no-zone").thing("element", enemy.0.into()));
        }
        if gap <= TOUCH || gap > BASE_WIDTH - TOUCH {
            let (nearest, farthest) = (TOUCH / PACE + 1, (BASE_WIDTH - TOUCH) / PACE);
            return Err(refuse!("move.zoc", "not-in-its-zone").number("from", nearest).number("to", farthest));
        }
        let axis = self.field.element(enemy).pose;
        let place = axis.ahead(gap).facing(axis.heading.opposite());
        self.conforming(lead, place, SLIP, Purpose::Place)
    }

    /// A member of the formation and an enemy on the table.
    fn test_partners(&self, lead: ElementId, enemy: ElementId) -> Result<(), Refusal> {
        if !self.troops.has(lead) {
            return Err(refuse!("move.group", "not-in-the-formation"));
        }
        if enemy.side() == self.side
            || enemy.index() >= crate::engine::pieces::MOST_ELEMENTS
            || !self.field.position.stands(enemy)
        {
            return Err(refuse!("move.contact", "no-such-enemy"));
        }
        if self.field.arm(enemy) == Arm::Commander {
            return Err(refuse!("command", "commanders-are-only-shot-at"));
        }
        if self.enemies.has(enemy) {
            Ok(())
        } else {
            Err(refuse!("factors.move", "out-of-reach").thing("element", enemy.0.into()))
        }
    }

    /// The course that brings a member to a place: freely if it is alone; otherwise the group
    /// wheels about a front corner, goes straight ahead and slips along the enemy's edge.
    fn conforming(&self, lead: ElementId, place: Pose, slip: i32, purpose: Purpose) -> Result<Course, Refusal> {
        let state = self.field.element(lead);
        if place.heading == state.pose.heading && place.point().is_near(TOUCH, state.pose.point()) {
            return Err(refuse!("move.pips", "stands-already"));
        }
        if self.is_single() {
            let cost = ceiling_root(least_with_slip(state.arm.size(), state.pose, place, slip));
            return Ok(Course { purpose, ..Course::plain(Motion::Free(place), cost) });
        }
        let steps = state.pose.heading.turn_to(place.heading);
        if steps.abs() > i32::from(QUARTER_TURN) {
            return Err(refuse!("move.group", "turns-too-far").number("most", i32::from(QUARTER_TURN) / 20));
        }
        let pivot = self.front_corner(if steps > 0 { Hand::Right } else { Hand::Left });
        let wheeled = state.pose.wheeled(pivot, steps);
        let way = place.point() - wheeled.point();
        let (ahead, aside) = components(place.heading, way);
        if ahead < -TOUCH {
            return Err(refuse!("move.group", "never-backwards"));
        }
        if aside.abs() > slip {
            return Err(refuse!("move.contact", "slips-too-far")
                .number("most", slip / PACE)
                .number("needed", aside.abs() / PACE));
        }
        let wheel = if steps == 0 { 0 } else { self.field.measured(self.members, &Motion::Wheel { pivot, steps }) };
        let motion = Motion::Conform { pivot, steps, way };
        Ok(Course { purpose, ..Course::plain(motion, wheel + ahead.max(0)) })
    }

    /// A group meets lone Jaegers in good going: it goes straight ahead until it touches them,
    /// and they turn to face it.
    fn plan_meeting_jaegers(&self, lead: ElementId, enemy: ElementId, purpose: Purpose) -> Option<Course> {
        let field = &self.field;
        let jaegers = field.arm(enemy) == Arm::Jaegers && self.troops.len() > 1;
        if !jaegers || field.fights_in_front(enemy) || !field.is_lone(enemy) {
            return None;
        }
        let target = field.base(enemy);
        if field.going_under(enemy) != Going::Good {
            return None;
        }
        let base = field.base(lead);
        let distance = straight_distance(&base, &target, self.left(Pace::Good))?;
        let pose = base.pose().ahead(distance);
        let turned = pose.facing(pose.heading.opposite());
        let standing = target.moved(turned);
        let fits = field.position.ground.is_on_table(&standing)
            && self.friends.or(self.enemies).iter().all(|other| {
                other == enemy || field.arm(other) == Arm::Commander || !standing.overlaps(&field.base(other))
            });
        if !fits {
            return None;
        }
        let motion = Motion::Shift(pose.point() - base.pose().point());
        Some(Course { purpose, turned: Some((enemy, turned)), ..Course::plain(motion, distance) })
    }
}

/// Where a mover stands squarely against an enemy.
pub(crate) fn place_against(enemy: &Base, aim: Aim, own: Size) -> Pose {
    let (pose, size) = (enemy.pose(), enemy.size());
    match aim {
        Aim::Front => pose.facing(pose.heading.opposite()),
        Aim::Rear => pose.ahead(-size.depth),
        Aim::Left => pose.aside(-size.width / 2).ahead(-own.width / 2).facing(pose.heading.right()),
        Aim::Right => pose.aside(size.width / 2).ahead(-own.width / 2).facing(pose.heading.left()),
        Aim::OverlapLeft => pose.aside(-size.width).facing(pose.heading.opposite()),
        Aim::OverlapRight => pose.aside(size.width).facing(pose.heading.opposite()),
    }
}

/// Where a mover stands against an edge of a camp: all of its front along the edge, as near to
/// straight ahead as can be.
fn along_camp(camp: &Base, aim: Aim, from: Pose) -> Pose {
    let edge = match aim {
        Aim::Rear => Edge::Rear,
        Aim::Left | Aim::OverlapLeft => Edge::Left,
        Aim::Right | Aim::OverlapRight => Edge::Right,
        Aim::Front => Edge::Front,
    };
    let (pose, size) = (camp.pose(), camp.size());
    let (middle, outward, length) = match edge {
        Edge::Front => (pose, pose.heading, size.width),
        Edge::Rear => (pose.ahead(-size.depth), pose.heading.opposite(), size.width),
        Edge::Left => (pose.aside(-size.width / 2).ahead(-size.depth / 2), pose.heading.left(), size.depth),
        Edge::Right => (pose.aside(size.width / 2).ahead(-size.depth / 2), pose.heading.right(), size.depth),
    };
    let facing = middle.facing(outward.opposite());
    let play = (length - BASE_WIDTH).max(0) / 2;
    let (_, aside) = components(facing.heading, from.point() - facing.point());
    facing.aside(aside.clamp(-play, play))
}

/// The least longest line of a corner, squared, if the place may be slipped
/// along its front by so much.
pub(crate) fn least_with_slip(size: Size, from: Pose, place: Pose, slip: i32) -> i64 {
    let measure = |aside: i32| measured_squared(size, from, place.aside(aside));
    if slip == 0 {
        return measure(0);
    }
    // The longest of the corners' lines is convex in the slip: the least is found by thirds.
    let (mut low, mut high) = (-slip, slip);
    while high - low > 2 {
        let third = (high - low) / 3;
        let (one, other) = (low + third, high - third);
        if measure(one) <= measure(other) {
            high = other;
        } else {
            low = one;
        }
    }
    (low..=high).map(measure).min().unwrap_or(i64::MAX)
}

/// How far a base goes straight ahead until its front touches another, no farther than `most`.
pub(crate) fn straight_distance(base: &Base, other: &Base, most: i32) -> Option<i32> {
    if most < 0 {
        return None;
    }
    // It touches once it would go deeper than contact with the next few steps.
    let meets = |distance: i32| {
        let there = base.moved(base.pose().ahead(distance));
        Hull::around(base.quad(), there.quad()).overlaps(other)
    };
    let reach = most + TOUCH + 1;
    if !meets(reach) {
        return None;
    }
    let (mut low, mut high) = (0, reach);
    while low < high {
        let middle = low.midpoint(high);
        if meets(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    let touching = (low - TOUCH - 1).max(0);
    (touching <= most).then_some(touching)
}
