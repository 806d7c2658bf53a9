//! A rich sample of orders: what generals choose from and the browser shows. Every one of them has
//! passed the test that `check` makes.

use kernel::Side;

use crate::engine::pieces::{ElementId, Elements, MOST_COMMANDS};
use crate::engine::play::Field;
use crate::geometry::{BASE_WIDTH, Base, Convex, HALF_TURN, Heading, Hull, QUARTER_TURN, TOUCH, Zone};
use crate::movement::contact::place_against;
use crate::movement::course::Scene;
use crate::movement::reach::{Pace, measured_squared};
use crate::movement::steps::LEAST;
use crate::movement::{Aim, Formation, Hand, MoveOrder, Unfold};
use crate::troops::Arm;

/// No sample of distances is longer.
const MOST_DISTANCES: usize = 6;

/// A few distances, each once.
#[derive(Clone, Copy, Default)]
struct Distances {
    list: [i32; MOST_DISTANCES],
    count: usize,
}

impl Distances {
    fn add(&mut self, distance: i32) {
        let known = self.list[..self.count].iter().any(|other| (other - distance).abs() < LEAST);
        if distance >= LEAST && self.count < MOST_DISTANCES && !known {
            self.list[self.count] = distance;
            self.count += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = u16> + '_ {
        self.list[..self.count].iter().map(|distance| (*distance).min(i32::from(u16::MAX)) as u16)
    }
}

impl Field<'_> {
    /// Formations worth taking: every element, every group, the halves of every line.
    pub(super) fn sample_formations(&self, side: Side, out: &mut dyn FnMut(MoveOrder)) {
        let able =
            |element: &ElementId| self.arm(*element) != Arm::Camp && self.pips_left(self.element(*element).command) > 0;
        let able: Elements = self.of_side(side).iter().filter(able).collect();
        if able.is_empty() {
            return;
        }
        let mut offer = |members: Elements| {
            let formation = Formation::of(members);
            if self.check_take(side, formation).is_ok() {
                out(MoveOrder::Take(formation));
            }
        };
        able.iter().for_each(|element| offer(Elements::only(element)));
        let troops = self.troops_of(able);
        let engaged: Elements = troops.iter().filter(|element| self.is_engaged(*element)).collect();
        for command in 0..MOST_COMMANDS as u8 {
            let own = |element: &ElementId| self.element(*element).command.0 == command;
            let mut rest: Elements = troops.without(engaged).iter().filter(own).collect();
            while let Some(first) = rest.first() {
                let group = self.connected(first, rest);
                rest = rest.without(group);
                self.offer_group(side, command, group, &mut offer);
            }
        }
    }

    /// A group, with and without its commander, and its parts.
    fn offer_group(&self, side: Side, command: u8, group: Elements, offer: &mut dyn FnMut(Elements)) {
        let commander = ElementId::commander(side, crate::engine::pieces::CommandId(command));
        let touches = |among: Elements| {
            self.position.stands(commander) && {
                let base = self.base(commander);
                among.iter().any(|element| base.is_within(TOUCH, &self.base(element)))
            }
        };
        let mut with_commander = group;
        with_commander.add(commander);
        if group.len() > 1 {
            offer(group);
        }
        if touches(group) {
            offer(with_commander);
        }
        let is_gun = |element: &ElementId| self.arm(*element) == Arm::Artillery;
        let guns: Elements = group.iter().filter(is_gun).collect();
        let others = group.without(guns);
        if guns.is_empty() || others.is_empty() {
            return self.offer_halves(group, offer);
        }
        for part in [guns, others] {
            let mut rest = part;
            while let Some(first) = rest.first() {
                let piece = self.connected(first, rest);
                rest = rest.without(piece);
                if piece.len() > 1 {
                    offer(piece);
                }
                self.offer_halves(piece, offer);
            }
        }
    }

    /// The left and right halves of a line.
    fn offer_halves(&self, group: Elements, offer: &mut dyn FnMut(Elements)) {
        if group.len() < 4 {
            return;
        }
        let Some(first) = group.first() else { return };
        let pose = self.element(first).pose;
        let right = pose.heading.unit().right();
        let aside = |element: ElementId| {
            let way = self.element(element).pose.point() - pose.point();
            right.x * i64::from(way.x) + right.y * i64::from(way.y)
        };
        let (least, most) = group
            .iter()
            .fold((i64::MAX, i64::MIN), |(least, most), element| (least.min(aside(element)), most.max(aside(element))));
        let middle = least.midpoint(most);
        let left: Elements = group.iter().filter(|element| aside(*element) < middle).collect();
        for half in [left, group.without(left)] {
            if half.len() > 1 && half != group {
                offer(half);
            }
        }
    }
}

impl Scene<'_> {
    /// Manoeuvres of the formation.
    pub(super) fn sample(&self, out: &mut dyn FnMut(MoveOrder)) {
        let state = &self.field.position.movement;
        let mut offer = |order: MoveOrder| {
            let passes = self.plan(order).and_then(|course| self.test(&course)).is_ok();
            if passes {
                out(order);
            }
            passes
        };
        if self.is_single() && self.field.is_engaged(self.first()) {
            offer(MoveOrder::BreakOff);
            return;
        }
        self.sample_marches(&mut offer);
        if state.marching {
            return;
        }
        self.sample_contacts(&mut offer);
        self.sample_straight(&mut offer);
        if self.is_single() {
            self.sample_free(&mut offer);
        } else {
            self.sample_wheels(&mut offer);
            self.sample_shapes(&mut offer);
        }
        if self.check_dismount().is_ok() {
            out(MoveOrder::Dismount);
        }
    }

    /// What is left of the move on this ground, at best.
    fn reach(&self) -> i32 {
        let state = &self.field.position.movement;
        self.left_slowed(state.slowed, state.wading)
    }

    /// Straight ahead: the whole move, half of it, to the edge of the first zone,
    /// to the edge of the table.
    fn sample_straight(&self, offer: &mut dyn FnMut(MoveOrder) -> bool) {
        let reach = self.reach();
        let mut distances = Distances::default();
        distances.add(reach);
        distances.add(self.left(Pace::Bad).min(reach));
        distances.add(self.left(Pace::Wading).min(reach));
        if let Some(short) = self.short_of_zones(reach) {
            distances.add(short);
        }
        distances.add(reach / 2);
        for distance in distances.iter() {
            offer(MoveOrder::Advance(distance));
        }
    }

    /// How far the formation goes straight ahead until the first zone, if one is in the way.
    fn short_of_zones(&self, reach: i32) -> Option<i32> {
        let mut least = None;
        for member in self.troops.iter() {
            let base = self.field.base(member);
            let path = Hull::around(base.quad(), base.moved(base.pose().ahead(reach)).quad());
            for enemy in self.enemies.iter().filter(|enemy| self.field.arm(*enemy).is_troops()) {
                let close = base.pose().point().is_near(reach + 12_000, self.field.element(enemy).pose.point());
                if !close {
                    continue;
                }
                let zone = Zone::of(&self.field.base(enemy));
                if !zone.reaches(&path) || zone.reaches(&base) {
                    continue;
                }
                let short = first_meeting(&base, reach, |area| zone.reaches(area));
                least = Some(least.map_or(short, |least: i32| least.min(short)));
            }
        }
        least
    }

    /// A single element in other directions: back, aside, turned.
    fn sample_free(&self, offer: &mut dyn FnMut(MoveOrder) -> bool) {
        let pose = self.field.element(self.first()).pose;
        let size = self.field.arm(self.first()).size();
        let reach = self.reach();
        let go = |bearing: Heading, distance: i32, facing: Heading| MoveOrder::Go {
            bearing,
            distance: distance.clamp(0, i32::from(u16::MAX)) as u16,
            facing,
        };
        let heading = pose.heading;
        offer(go(heading.opposite(), reach, heading));
        for eighth in [1, 2, 6, 7] {
            offer(go(heading.turned(eighth * 900), reach, heading));
        }
        // Turned towards the way it goes, as far as the corners allow.
        for eighth in [1, 2, 4, 6, 7] {
            let facing = heading.turned(eighth * 900);
            if let Some(distance) = farthest(size, pose, facing, facing, reach) {
                offer(go(facing, distance, facing));
            }
        }
        if let Some(enemy) = self.nearest_enemy() {
            let way = self.field.base(enemy).quad().middle() - pose.point();
            if let Some(towards) = Heading::towards(way) {
                // Eighths of a turn have been offered, straight ahead too.
                let is_new = heading.turn_to(towards) % 900 != 0;
                if let Some(distance) = farthest(size, pose, towards, towards, reach).filter(|_| is_new) {
                    offer(go(towards, distance, towards));
                }
                if towards != heading && measured_squared(size, pose, pose.facing(towards)) <= square(reach) {
                    offer(go(heading, 0, towards));
                }
            }
        }
    }

    /// The enemy nearest to the formation's first element, troops only.
    fn nearest_enemy(&self) -> Option<ElementId> {
        let here = self.field.element(self.first()).pose.point();
        let all = self.field.of_side(self.side.enemy());
        let troops = all.iter().filter(|enemy| self.field.arm(*enemy).is_troops());
        troops.min_by_key(|enemy| (here.distance_squared(self.field.element(*enemy).pose.point()), enemy.0))
    }

    /// Wheels: as far as the move allows, half of that, and to useful angles.
    fn sample_wheels(&self, offer: &mut dyn FnMut(MoveOrder) -> bool) {
        let reach = self.reach();
        for hand in Hand::BOTH {
            let most = self.farthest_wheel(hand, reach);
            let mut steps = Distances::default();
            for wish in [most, most / 2, 300, 900, i32::from(QUARTER_TURN)] {
                if wish <= most {
                    steps.add(wish);
                }
            }
            for steps in steps.iter() {
                offer(MoveOrder::Wheel { hand, steps });
            }
        }
    }

    /// How far the formation may wheel: the longest corner's line grows with the angle.
    fn farthest_wheel(&self, hand: Hand, reach: i32) -> i32 {
        use crate::movement::motion::Motion;
        let pivot = self.front_corner(hand);
        let sign = if hand == Hand::Right { 1 } else { -1 };
        let (mut low, mut high) = (0, i32::from(HALF_TURN) / 2);
        while low < high {
            let middle = (low + high + 1) / 2;
            let motion = Motion::Wheel { pivot, steps: sign * middle };
            if self.field.measured(self.members, &motion) <= reach {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        low
    }

    /// Every contact within reach, and lining up.
    fn sample_contacts(&self, offer: &mut dyn FnMut(MoveOrder) -> bool) {
        let reach = self.reach();
        let near = reach + 2 * BASE_WIDTH;
        let artillery = self.troops.iter().any(|member| self.field.arm(member) == Arm::Artillery);
        for lead in self.troops.iter() {
            let pose = self.field.element(lead).pose;
            for enemy in self.enemies.iter() {
                let state = self.field.element(enemy);
                if state.arm == Arm::Commander || !pose.point().is_near(near, state.pose.point()) {
                    continue;
                }
                if !artillery {
                    self.sample_contact(lead, enemy, reach, offer);
                }
                if state.arm.is_troops() && self.faces_roughly(lead, enemy) {
                    offer(MoveOrder::LineUp { lead, enemy, gap: LINE_UP_GAP });
                }
            }
        }
    }

    /// One enemy, at every edge that may be within reach.
    fn sample_contact(&self, lead: ElementId, enemy: ElementId, reach: i32, offer: &mut dyn FnMut(MoveOrder) -> bool) {
        let size = self.field.arm(lead).size();
        let pose = self.field.element(lead).pose;
        let target = self.field.base(enemy);
        for aim in Aim::ALL {
            let place = place_against(&target, aim, size);
            let turns = pose.heading.turn_to(place.heading).abs();
            let too_far = !pose.point().is_near(reach + BASE_WIDTH, place.point());
            if too_far || (!self.is_single() && turns > i32::from(QUARTER_TURN)) {
                continue;
            }
            offer(MoveOrder::Close { lead, enemy, aim });
        }
    }

    /// Whether an enemy's front and a member's look at each other, more or less,
    /// and he stands before it.
    fn faces_roughly(&self, lead: ElementId, enemy: ElementId) -> bool {
        let (own, theirs) = (self.field.element(lead).pose, self.field.element(enemy).pose);
        let turn = own.heading.turn_to(theirs.heading.opposite()).abs();
        turn <= 900 && self.field.aside_of(enemy, own) < BASE_WIDTH
    }

    /// Lines into columns, columns into lines.
    fn sample_shapes(&self, offer: &mut dyn FnMut(MoveOrder) -> bool) {
        if self.troops != self.members || self.troops.len() > 6 {
            return;
        }
        let reach = self.reach().clamp(0, i32::from(u16::MAX)) as u16;
        if self.field.is_column(self.troops) {
            for unfold in Unfold::ALL {
                offer(MoveOrder::Line { unfold, distance: 0 });
            }
            return;
        }
        for lead in self.troops.iter() {
            let _ =
                offer(MoveOrder::Column { lead, distance: reach }) || offer(MoveOrder::Column { lead, distance: 0 });
        }
    }

    /// Along the road.
    fn sample_marches(&self, offer: &mut dyn FnMut(MoveOrder) -> bool) {
        if self.field.position.ground.roads().is_empty() || self.field.road_of(self.members).is_none() {
            return;
        }
        let reach = self.left(Pace::Road);
        let mut distances = Distances::default();
        distances.add(reach);
        distances.add(reach / 2);
        for distance in distances.iter() {
            offer(MoveOrder::March(distance));
        }
    }
}

/// Lined up, a formation stands so far from the enemy: just within his zone.
const LINE_UP_GAP: u16 = 3_500;

const fn square(length: i32) -> i64 {
    length as i64 * length as i64
}

/// How far a base goes straight ahead before something is met, no farther than `reach`.
fn first_meeting(base: &Base, reach: i32, meets: impl Fn(&Hull) -> bool) -> i32 {
    let (mut low, mut high) = (0, reach);
    while low < high {
        let middle = (low + high + 1) / 2;
        let there = base.moved(base.pose().ahead(middle));
        if meets(&Hull::around(base.quad(), there.quad())) {
            high = middle - 1;
        } else {
            low = middle;
        }
    }
    low
}

/// How far a single element goes in a direction, facing so in the end: no
/// corner farther than `reach`.
fn farthest(
    size: crate::geometry::Size,
    pose: crate::geometry::Pose,
    bearing: Heading,
    facing: Heading,
    reach: i32,
) -> Option<i32> {
    let fits = |distance: i32| {
        measured_squared(size, pose, pose.shifted(bearing.vector(distance)).facing(facing)) <= square(reach)
    };
    if !fits(0) {
        return None;
    }
    let (mut low, mut high) = (0, reach);
    // To the pace is near enough.
    while high - low > 20 {
        let middle = low.midpoint(high);
        if fits(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    Some(low)
}
