//! The course of a manoeuvre, worked out and tested: how far, over what ground, past whom, into
//! which zones, to what end.
//!
//! An order names no places; [`Scene::plan`] works them out, one manoeuvre in one place, and
//! [`Scene::test`] tests every course alike. Listing and checking both come through here.

use kernel::{Refusal, Side};

use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::Field;
use crate::geometry::{Base, Convex, Hull, Point, Pose, Segment, TOUCH};
use crate::movement::motion::Motion;
use crate::movement::reach::{Pace, radius};
use crate::movement::{Aim, MoveOrder};
use crate::rules::{cite, refuse};
use crate::troops::Arm;

/// A formation and all that may matter to its moves.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) field: Field<'a>,
    pub(crate) side: Side,
    /// The formation.
    pub(crate) members: Elements,
    /// Its troops, without a commander who goes along.
    pub(crate) troops: Elements,
    /// Friends near enough to matter.
    pub(crate) friends: Elements,
    /// Enemies near enough to matter.
    pub(crate) enemies: Elements,
    /// How far it has gone.
    pub(crate) spent: i32,
}

/// What a manoeuvre is meant for; zones and contacts are judged by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To stand elsewhere.
    Place,
    /// To go straight back without turning.
    Back,
    /// To fight an enemy.
    Contact {
        /// Who stands against him.
        lead: ElementId,
        /// The enemy.
        enemy: ElementId,
        /// Where.
        aim: Aim,
    },
    /// To get out of a fight.
    BreakOff,
}

/// A manoeuvre worked out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Course {
    pub(crate) motion: Motion,
    /// How far it goes.
    pub(crate) cost: i32,
    pub(crate) purpose: Purpose,
    /// The road along which it goes.
    pub(crate) road: Option<usize>,
    /// Out of column into line.
    pub(crate) unfolds: bool,
    /// Jaegers that turn to face a group.
    pub(crate) turned: Option<(ElementId, Pose)>,
}

impl Course {
    /// A plain manoeuvre.
    pub(crate) const fn plain(motion: Motion, cost: i32) -> Course {
        Course { motion, cost, purpose: Purpose::Place, road: None, unfolds: false, turned: None }
    }
}

/// What a tested course came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tested {
    /// Whose way leads through bad going.
    pub(crate) slowed: Elements,
    /// Somebody's way leads through the bed of a slow river or a torrent.
    pub(crate) wading: bool,
    /// Some member enters a river bed off the road.
    pub(crate) enters_river: bool,
}

/// A pace.
pub(crate) const PACE: i32 = crate::geometry::HUNDRED_PACES / 100;
/// The farthest that any formation goes in one manoeuvre: a commander, 500 paces.
const FARTHEST: i32 = 12_500;
/// Beyond a mover's reach, the largest base and the depth of a zone.
const MARGIN: i32 = 16_000;

impl<'a> Field<'a> {
    /// The formation that was taken, and what is near it.
    pub(crate) fn scene(self, side: Side, members: Elements) -> Scene<'a> {
        let troops = self.troops_of(members);
        let reach = if troops == members { self.allowance(members, Pace::Road).max(7_500) } else { FARTHEST };
        let mut scene =
            Scene { field: self, side, members, troops, friends: Elements::NONE, enemies: Elements::NONE, spent: 0 };
        scene.spent = self.position.movement.spent;
        let reach = reach + MARGIN;
        let (mut west, mut east, mut south, mut north) = (i32::MAX, i32::MIN, i32::MAX, i32::MIN);
        for member in members.iter() {
            let pose = self.element(member).pose;
            (west, east) = (west.min(pose.x), east.max(pose.x));
            (south, north) = (south.min(pose.y), north.max(pose.y));
        }
        let near = |element: &ElementId| {
            let pose = self.element(*element).pose;
            (west - reach..=east + reach).contains(&pose.x) && (south - reach..=north + reach).contains(&pose.y)
        };
        scene.friends = self.of_side(side).without(members).iter().filter(near).collect();
        scene.enemies = self.of_side(side.enemy()).iter().filter(near).collect();
        scene
    }
}

impl Scene<'_> {
    /// Whether one element moves alone.
    pub(crate) fn is_single(&self) -> bool {
        self.members.len() == 1
    }

    /// The one element, or the first of a group.
    pub(crate) fn first(&self) -> ElementId {
        self.troops.first().or(self.members.first()).unwrap_or(ElementId(0))
    }

    /// What is left of the move.
    pub(crate) fn left(&self, pace: Pace) -> i32 {
        self.field.allowance(self.members, pace) - self.spent
    }

    /// What is left of the move off the roads if some are slowed.
    pub(crate) fn left_slowed(&self, slowed: Elements, wading: bool) -> i32 {
        self.field.allowance_slowed(self.members, slowed, wading) - self.spent
    }

    /// Whether the troops face different ways: a column in the bend of a road,
    /// which can only march on.
    fn is_bent(&self) -> bool {
        let heading = self.field.element(self.first()).pose.heading;
        self.troops.iter().any(|element| self.field.element(element).pose.heading != heading)
    }

    /// Works an order out.
    pub(crate) fn plan(&self, order: MoveOrder) -> Result<Course, Refusal> {
        if !matches!(order, MoveOrder::March(_)) && self.is_bent() {
            return Err(refuse!("move.group", "road-only"));
        }
        match order {
            MoveOrder::Go { bearing, distance, facing } => self.plan_go(bearing, distance.into(), facing),
            MoveOrder::Advance(distance) => self.plan_advance(distance.into()),
            MoveOrder::Wheel { hand, steps } => self.plan_wheel(hand, steps.into()),
            MoveOrder::Close { lead, enemy, aim } => self.plan_close(lead, enemy, aim),
            MoveOrder::LineUp { lead, enemy, gap } => self.plan_line_up(lead, enemy, gap.into()),
            MoveOrder::Column { lead, distance } => self.plan_column(lead, distance.into()),
            MoveOrder::Line { unfold, distance } => self.plan_line(unfold, distance.into()),
            MoveOrder::March(distance) => self.plan_march(distance.into()),
            MoveOrder::BreakOff => self.plan_break_off(),
            MoveOrder::Take(_) | MoveOrder::Dismount | MoveOrder::Halt | MoveOrder::End => {
                Err(refuse!("turn", "not-now"))
            }
        }
    }

    /// Tests a course.
    pub(crate) fn test(&self, course: &Course) -> Result<Tested, Refusal> {
        let state = &self.field.position.movement;
        let pace = if course.road.is_some() { Pace::Road } else { Pace::Good };
        if course.cost > self.left(pace) {
            return Err(too_far(course, self.left(pace)));
        }
        if state.marching && course.road.is_none() {
            return Err(refuse!("move.group", "road-only"));
        }
        let mut tested = Tested { slowed: state.slowed, wading: state.wading, enters_river: false };
        for member in self.members.iter() {
            self.test_member(course, member, &mut tested)?;
        }
        let left = self.left_slowed(tested.slowed, tested.wading);
        if course.road.is_none() && course.cost > left {
            return Err(too_far(course, left));
        }
        self.test_the_end(course)?;
        Ok(tested)
    }

    /// Tests the way of one member.
    fn test_member(&self, course: &Course, member: ElementId, tested: &mut Tested) -> Result<(), Refusal> {
        let pose = self.field.element(member).pose;
        let size = self.field.arm(member).size();
        let (from, to) = (Base::new(pose, size), Base::new(course.motion.end(member, pose), size));
        if !self.field.position.ground.is_on_table(&to) {
            return Err(refuse!("bases", "off-the-table").thing("element", member.0.into()));
        }
        if let Some(road) = course.road {
            return self.test_stops(course, member, &self.stops_by_road(road, &from, &to), tested);
        }
        self.test_stops(course, member, &[from, to], tested)
    }

    /// Tests the way of one member from stop to stop.
    fn test_stops(
        &self,
        course: &Course,
        member: ElementId,
        stops: &[Base],
        tested: &mut Tested,
    ) -> Result<(), Refusal> {
        self.test_ground(course, member, stops, tested)?;
        self.test_others(course, member, stops)?;
        self.test_zones(course, member, stops)
    }

    /// Tests whom a member meets on its way and in the end.
    fn test_others(&self, course: &Course, member: ElementId, stops: &[Base]) -> Result<(), Refusal> {
        let [from, .., to] = stops else { return Ok(()) };
        let others = self.friends.or(self.enemies);
        let arm = self.field.arm(member);
        let bulge = match course.motion {
            _ if course.road.is_some() => course.cost,
            Motion::Free(_) | Motion::Each(_) => 0,
            _ => from.pose().point().distance(to.pose().point()) / 2,
        };
        let mut crossed = 0;
        for other in others.iter() {
            let state = self.field.element(other);
            let margin = radius(arm) + radius(state.arm) + TOUCH + bulge;
            if !is_beside(from.pose(), to.pose(), state.pose, margin) {
                continue;
            }
            let standing = match course.turned {
                Some((turned, pose)) if turned == other => Base::new(pose, state.arm.size()),
                _ => Base::new(state.pose, state.arm.size()),
            };
            let is_friend = other.side() == self.side;
            if is_friend && state.arm == Arm::Commander {
                continue;
            }
            if to.overlaps(&standing) {
                let refusal = if is_friend {
                    refuse!("move.interpenetrate", "no-room")
                } else {
                    refuse!("move.contact", "no-room")
                };
                return Err(refusal.thing("element", other.0.into()));
            }
            if !is_friend {
                self.test_touch(course, member, to, other, &standing)?;
            }
            if is_friend && self.may_pass(course, member, stops, other, &standing) {
                continue;
            }
            if course.turned.is_some_and(|(turned, _)| turned == other) {
                continue;
            }
            crossed += crossings(course, stops, &standing);
            if crossed > 1 {
                let refusal = if is_friend {
                    refuse!("move.interpenetrate", "friend-in-the-way")
                } else {
                    refuse!("move.contact", "enemy-in-the-way")
                };
                return Err(refusal.thing("element", other.0.into()));
            }
        }
        Ok(())
    }

    /// An enemy is touched only squarely, or as an overlap of a fight; a commander only by the way,
    /// where somebody else is closed with.
    fn test_touch(
        &self,
        course: &Course,
        member: ElementId,
        to: &Base,
        enemy: ElementId,
        standing: &Base,
    ) -> Result<(), Refusal> {
        if matches!(course.purpose, Purpose::Contact { .. }) || !to.is_within(TOUCH, standing) {
            return Ok(());
        }
        let arm = self.field.arm(enemy);
        let overlaps = arm.is_troops() && to.overlapped_flank(standing).is_some() && self.field.fights_in_front(enemy);
        let guns = self.troops.iter().any(|other| self.field.arm(other) == Arm::Artillery);
        Err(match (self.field.arm(member), arm) {
            (_, Arm::Commander) => refuse!("command", "commanders-are-only-shot-at"),
            (Arm::Commander, _) => refuse!("move.contact", "commander-does-not-fight").also(cite!("command")),
            _ if guns => refuse!("move.contact", "artillery-starts-no-fight").also(cite!("move.group")),
            _ if overlaps => return Ok(()),
            _ => refuse!("move.contact", "touches-askew").thing("element", enemy.0.into()),
        })
    }

    /// Tests where a course ends: second moves keep their distance.
    fn test_the_end(&self, course: &Course) -> Result<(), Refusal> {
        use crate::movement::Further;
        let Some(further) = self.field.position.movement.further else { return Ok(()) };
        let end = |member: ElementId| {
            let state = self.field.element(member);
            Base::new(course.motion.end(member, state.pose), state.arm.size())
        };
        let is_clear = |base: &Base| self.field.is_clear_of_enemies(base, self.side);
        let ends_clear = || self.members.iter().all(|member| is_clear(&end(member)));
        let begins_clear = || self.members.iter().all(|member| is_clear(&self.field.base(member)));
        let ends_far = || self.members.iter().all(|member| self.field.is_far_from_enemies(&end(member), self.side));
        let keeps = match further {
            Further::Jaegers => true,
            // Who is far from the enemy may also march as anybody may by road.
            Further::Far => ends_far() || (course.road.is_some() && begins_clear() && ends_clear()),
            Further::Road if course.road.is_none() => return Err(refuse!("move.second", "road-only")),
            Further::Road => ends_clear(),
        };
        if keeps { Ok(()) } else { Err(refuse!("move.second", "ends-too-near")) }
    }

    /// Tests the ground under a member's way.
    fn test_ground(
        &self,
        course: &Course,
        member: ElementId,
        stops: &[Base],
        tested: &mut Tested,
    ) -> Result<(), Refusal> {
        let ground = &self.field.position.ground;
        let [from, .., to] = stops else { return Ok(()) };
        if ground.features().is_empty() && ground.rivers().is_empty() && ground.waterway().is_none() {
            return Ok(());
        }
        if stops.windows(2).any(|leg| ground.in_water(&leg[0].sweep_to(&leg[1]))) {
            return Err(refuse!("terrain.linear", "waterway"));
        }
        if course.road.is_some() {
            return Ok(());
        }
        let path = Hull::around(from.quad(), to.quad());
        if ground.bad_going(&path) {
            tested.slowed.add(member);
            self.test_bad_going(course, member)?;
        }
        if ground.in_bed(&path) {
            self.test_river(course, member, from, to, tested)?;
        }
        Ok(())
    }

    /// Bad going: single elements, columns, Jaegers.
    fn test_bad_going(&self, course: &Course, member: ElementId) -> Result<(), Refusal> {
        let all_jaegers = || self.troops.iter().all(|element| self.field.arm(element) == Arm::Jaegers);
        let in_column = || !course.unfolds && self.field.is_column(self.troops);
        if self.troops.len() <= 1 || all_jaegers() || in_column() {
            return Ok(());
        }
        Err(refuse!("move.group", "column-in-bad-going")
            .also(cite!("terrain.features"))
            .thing("element", member.0.into()))
    }
}

/// Farther than the move allows: says how much is left.
fn too_far(course: &Course, left: i32) -> Refusal {
    let (left, needed) = (left.max(0) / PACE, (course.cost + PACE - 1) / PACE);
    refuse!("factors.move", "too-far").number("left", left).number("needed", needed)
}

/// Whether somebody stands near the way from a pose to another.
#[inline]
pub(crate) fn is_beside(from: Pose, to: Pose, other: Pose, margin: i32) -> bool {
    other.x >= from.x.min(to.x) - margin
        && other.x <= from.x.max(to.x) + margin
        && other.y >= from.y.min(to.y) - margin
        && other.y <= from.y.max(to.y) + margin
}

/// How many lines of a mover cross an obstacle. A single element may cross with one corner's
/// line; anybody who marches in formation sweeps the ground, and more than one line is
/// counted if he meets anybody.
pub(crate) fn crossings(course: &Course, stops: &[Base], obstacle: &Base) -> u32 {
    if course.motion.is_free() {
        return corner_crossings(stops, obstacle);
    }
    let clear = stops.first().is_none_or(|from| course.motion.sweeps(from, |hull| !hull.overlaps(obstacle)));
    if clear { 0 } else { 2 }
}

/// How many of the four corners' lines from stop to stop cross an obstacle; the line of the
/// front's middle counts twice.
fn corner_crossings(stops: &[Base], obstacle: &Base) -> u32 {
    let corner = |at: usize| crosses(stops, obstacle, |base| base.quad().all()[at]);
    corner(0) + corner(1) + corner(2) + corner(3) + 2 * crosses(stops, obstacle, |base| base.pose().point())
}

/// Whether the line of a point of a base from stop to stop crosses an obstacle.
#[inline]
fn crosses(stops: &[Base], obstacle: &Base, of: impl Fn(&Base) -> Point) -> u32 {
    let mut lines = stops.windows(2).map(|leg| (of(&leg[0]), of(&leg[1])));
    u32::from(lines.any(|(one, other)| one != other && Segment::new(one, other).overlaps(obstacle)))
}
