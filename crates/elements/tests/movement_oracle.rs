//! A second road to the legality of moves: slow, in floating point, from the definitions, by looking at poses along the way.
//! It must agree with `check` on random moves, legal and not, wherever the measures are not a hair from their limits.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod drill;

use elements::CivilWar;
use elements::agenda::Step;
use elements::geometry::{Heading, Pose};
use elements::movement::{Aim, Formation, Hand, MoveOrder, MoveStep};
use elements::order::Order;
use elements::pieces::{ElementId, Elements};
use elements::position::Position;
use elements::troops::Arm;
use kernel::{Dice, Side, System};

const TOUCH: f64 = 50.0;
const WIDTH: f64 = 4_000.0;

type Point = (f64, f64);

fn minus(one: Point, other: Point) -> Point {
    (one.0 - other.0, one.1 - other.1)
}

fn plus(one: Point, other: Point) -> Point {
    (one.0 + other.0, one.1 + other.1)
}

fn times(one: Point, by: f64) -> Point {
    (one.0 * by, one.1 * by)
}

fn dot(one: Point, other: Point) -> f64 {
    one.0 * other.0 + one.1 * other.1
}

fn length(one: Point) -> f64 {
    dot(one, one).sqrt()
}

/// A base: the middle of its front, its heading in radians (clockwise from north), its size.
#[derive(Clone, Copy, Debug)]
struct Slab {
    at: Point,
    heading: f64,
    size: (f64, f64),
}

impl Slab {
    fn of(pose: Pose, arm: Arm) -> Slab {
        let size = arm.size();
        Slab {
            at: (pose.x.into(), pose.y.into()),
            heading: angle(pose.heading),
            size: (size.width.into(), size.depth.into()),
        }
    }

    fn ahead(&self) -> Point {
        (self.heading.sin(), self.heading.cos())
    }

    fn right(&self) -> Point {
        (self.heading.cos(), -self.heading.sin())
    }

    /// Front left, front right, rear right, rear left.
    fn corners(&self) -> [Point; 4] {
        let (side, back) = (times(self.right(), self.size.0 / 2.0), times(self.ahead(), -self.size.1));
        let (left, right) = (minus(self.at, side), plus(self.at, side));
        [left, right, plus(right, back), plus(left, back)]
    }

    fn moved(&self, at: Point, heading: f64) -> Slab {
        Slab { at, heading, ..*self }
    }

    fn shifted(&self, way: Point) -> Slab {
        Slab { at: plus(self.at, way), ..*self }
    }

    fn wheeled(&self, pivot: Point, by: f64) -> Slab {
        let (x, y) = minus(self.at, pivot);
        let turned = (x * by.cos() + y * by.sin(), y * by.cos() - x * by.sin());
        Slab { at: plus(pivot, turned), heading: self.heading + by, ..*self }
    }

    /// How far aside and ahead of this base's front a point lies.
    fn seen(&self, point: Point) -> Point {
        let way = minus(point, self.at);
        (dot(way, self.right()), dot(way, self.ahead()))
    }
}

fn angle(heading: Heading) -> f64 {
    f64::from(heading.steps()) * std::f64::consts::TAU / 7_200.0
}

/// The shortest turn between two headings.
fn turn(from: f64, to: f64) -> f64 {
    let turn = (to - from).rem_euclid(std::f64::consts::TAU);
    if turn > std::f64::consts::PI + 1e-9 { turn - std::f64::consts::TAU } else { turn }
}

fn same(one: f64, other: f64) -> bool {
    turn(one, other).abs() < 1e-6
}

fn against(one: f64, other: f64) -> bool {
    same(one, other + std::f64::consts::PI)
}

/// How deep two convex shapes stand in each other; negative if they are apart.
fn depth(one: &[Point], other: &[Point]) -> f64 {
    let behind = |rim: &[Point], corners: &[Point]| {
        (0..rim.len())
            .filter(|at| length(minus(rim[*at], rim[(at + 1) % rim.len()])) > 0.01)
            .map(|at| {
                let (from, to) = (rim[at], rim[(at + 1) % rim.len()]);
                let way = minus(to, from);
                let inward = times((way.1, -way.0), 1.0 / length(way).max(1e-9));
                corners.iter().map(|corner| dot(minus(*corner, from), inward)).fold(f64::MIN, f64::max)
            })
            .fold(f64::MAX, f64::min)
    };
    behind(one, other).min(behind(other, one))
}

fn distance_to_line(point: Point, from: Point, to: Point) -> f64 {
    let way = minus(to, from);
    let along = (dot(minus(point, from), way) / dot(way, way).max(1e-9)).clamp(0.0, 1.0);
    length(minus(point, plus(from, times(way, along))))
}

fn gap(one: &[Point], other: &[Point]) -> f64 {
    if depth(one, other) > 0.0 {
        return 0.0;
    }
    let mut least = f64::MAX;
    for (corners, rim) in [(one, other), (other, one)] {
        for corner in corners {
            for at in 0..rim.len() {
                least = least.min(distance_to_line(*corner, rim[at], rim[(at + 1) % rim.len()]));
            }
        }
    }
    least
}

/// The smallest convex shape around some points, clockwise.
fn hull(points: &[Point]) -> Vec<Point> {
    let mut points = points.to_vec();
    points.sort_by(|one, other| one.partial_cmp(other).unwrap());
    let mut chain: Vec<Point> = Vec::new();
    for round in 0..2 {
        let kept = chain.len();
        for point in &points {
            while chain.len() >= kept + 2 {
                let (a, b) = (chain[chain.len() - 2], chain[chain.len() - 1]);
                let (one, two) = (minus(b, a), minus(*point, b));
                if one.0 * two.1 - one.1 * two.0 >= 0.0 {
                    chain.pop();
                } else {
                    break;
                }
            }
            chain.push(*point);
        }
        chain.pop();
        if round == 0 {
            points.reverse();
        }
    }
    chain
}

/// The table as the oracle sees it.
struct Oracle<'a> {
    position: &'a Position,
    members: Vec<ElementId>,
    /// How generous it is: it judges with several, and is sure where they agree.
    slack: f64,
}

/// A planned move.
struct Plan {
    ends: Vec<Slab>,
    /// The bases along the way, for each member; for a single element only the ends matter.
    steps: Vec<Vec<Slab>>,
    cost: f64,
    contact: Option<(ElementId, ElementId, Aim)>,
    back: bool,
}

impl Oracle<'_> {
    fn slab(&self, element: ElementId) -> Slab {
        let state = self.position.element(element);
        Slab::of(state.pose, state.arm)
    }

    fn arm(&self, element: ElementId) -> Arm {
        self.position.element(element).arm
    }

    fn standing(&self, side: Side) -> impl Iterator<Item = ElementId> + '_ {
        self.position.standing().iter().filter(move |element| element.side() == side)
    }

    fn others(&self) -> impl Iterator<Item = ElementId> + '_ {
        self.position.standing().iter().filter(|element| !self.members.contains(element))
    }

    fn single(&self) -> bool {
        self.members.len() == 1
    }

    fn starts(&self) -> Vec<Slab> {
        self.members.iter().map(|member| self.slab(*member)).collect()
    }

    fn matches(&self, one: Point, other: Point) -> bool {
        length(minus(one, other)) <= TOUCH + self.slack
    }

    /// Front to front, on a flank, or in the rear.
    fn meets(&self, one: &Slab, other: &Slab) -> Option<&'static str> {
        let (own, theirs) = (one.corners(), other.corners());
        if self.matches(own[0], theirs[1]) && self.matches(own[1], theirs[0]) {
            return Some("front");
        }
        if self.matches(own[0], theirs[3]) && self.matches(own[1], theirs[2]) {
            return Some("rear");
        }
        let flank = |near: Point, far: Point, front: Point, rear: Point| {
            let along = distance_to_line(rear, own[0], own[1]) <= TOUCH + self.slack
                || distance_to_line(far, front, rear) <= TOUCH + self.slack;
            self.matches(near, front) && along
        };
        let left = flank(own[0], own[1], theirs[0], theirs[3]);
        let right = flank(own[1], own[0], theirs[1], theirs[2]);
        (left || right).then_some("flank")
    }

    fn engaged(&self, element: ElementId) -> bool {
        let own = self.slab(element);
        self.standing(Side(1 - element.side().0)).any(|enemy| {
            let theirs = self.slab(enemy);
            let troops = |arm: Arm| arm.is_troops();
            troops(self.arm(enemy)) && (self.meets(&own, &theirs).is_some() || self.meets(&theirs, &own).is_some())
        })
    }

    fn fights_in_front(&self, element: ElementId) -> bool {
        let own = self.slab(element);
        self.standing(Side(1 - element.side().0)).any(|enemy| self.meets(&own, &self.slab(enemy)) == Some("front"))
    }

    fn allowance(&self) -> f64 {
        let moves = |member: &ElementId| f64::from(drill::table().of(self.arm(*member)).moves[0]) * 25.0;
        self.members.iter().map(moves).fold(f64::MAX, f64::min)
    }

    fn farthest_corner(&self, ends: &[Slab]) -> f64 {
        let pairs = self.starts().into_iter().zip(ends);
        pairs.map(|(from, to)| corner_distance(&from, to)).fold(0.0, f64::max)
    }

    fn plan(&self, order: MoveOrder) -> Option<Plan> {
        let starts = self.starts();
        match order {
            MoveOrder::Go { bearing, distance, facing } => {
                if !self.single() {
                    return None;
                }
                let way = times((angle(bearing).sin(), angle(bearing).cos()), distance.into());
                let end = starts[0].moved(plus(starts[0].at, way), angle(facing));
                let back = same(starts[0].heading, end.heading) && against(angle(bearing), end.heading);
                let still = distance == 0 && same(starts[0].heading, end.heading);
                let cost = corner_distance(&starts[0], &end);
                (!still).then(|| Plan { ends: vec![end], steps: vec![], cost, contact: None, back })
            }
            MoveOrder::Advance(distance) => {
                (distance > 0).then(|| self.straight(times(starts[0].ahead(), distance.into())))
            }
            MoveOrder::Wheel { hand, steps } => {
                let by = f64::from(steps) * std::f64::consts::TAU / 7_200.0;
                let by = if hand == Hand::Right { by } else { -by };
                (steps > 0 && steps <= 3_600).then(|| self.wheel_and_shift(by, (0.0, 0.0)))
            }
            MoveOrder::Close { lead, enemy, aim } => {
                let target = self.slab(enemy);
                let own = self.slab(lead).size;
                let half = target.size.0 / 2.0;
                let (right, ahead) = (target.right(), target.ahead());
                let quarter = std::f64::consts::FRAC_PI_2;
                let (at, heading, slip) = match aim {
                    Aim::Front => (target.at, target.heading + 2.0 * quarter, 2_000.0),
                    Aim::Rear => (plus(target.at, times(ahead, -target.size.1)), target.heading, 2_000.0),
                    Aim::Left => (
                        plus(plus(target.at, times(right, -half)), times(ahead, -own.0 / 2.0)),
                        target.heading + quarter,
                        2_000.0,
                    ),
                    Aim::Right => (
                        plus(plus(target.at, times(right, half)), times(ahead, -own.0 / 2.0)),
                        target.heading - quarter,
                        2_000.0,
                    ),
                    Aim::OverlapLeft => {
                        (plus(target.at, times(right, -2.0 * half)), target.heading + 2.0 * quarter, 0.0)
                    }
                    Aim::OverlapRight => {
                        (plus(target.at, times(right, 2.0 * half)), target.heading + 2.0 * quarter, 0.0)
                    }
                };
                if slip == 0.0 && !self.fights_in_front(enemy) {
                    return None;
                }
                let artillery = self.members.iter().any(|member| self.arm(*member) == Arm::Artillery);
                if artillery || !self.arm(enemy).is_troops() || !self.arm(lead).is_troops() {
                    return None;
                }
                let mut plan = self.conform(lead, at, heading, slip)?;
                plan.contact = Some((lead, enemy, aim));
                Some(plan)
            }
            MoveOrder::LineUp { lead, enemy, gap } => {
                let target = self.slab(enemy);
                let inside = f64::from(gap) > TOUCH && f64::from(gap) <= WIDTH - TOUCH;
                if !inside || !self.arm(enemy).is_troops() {
                    return None;
                }
                let at = plus(target.at, times(target.ahead(), gap.into()));
                self.conform(lead, at, target.heading + std::f64::consts::PI, 2_000.0)
            }
            _ => None,
        }
    }

    fn straight(&self, way: Point) -> Plan {
        let starts = self.starts();
        let pieces = (length(way) / 40.0).ceil().max(1.0) as usize;
        let along = |slab: &Slab| {
            (0..=pieces).map(|piece| slab.shifted(times(way, piece as f64 / pieces as f64))).collect::<Vec<_>>()
        };
        Plan {
            ends: starts.iter().map(|slab| slab.shifted(way)).collect(),
            steps: starts.iter().map(along).collect(),
            cost: length(way),
            contact: None,
            back: false,
        }
    }

    /// Members stand in a line from left to right: the pivot is a corner of the first or the last.
    fn pivot(&self, by: f64) -> Point {
        let starts = self.starts();
        if by > 0.0 { starts[starts.len() - 1].corners()[1] } else { starts[0].corners()[0] }
    }

    fn wheel_and_shift(&self, by: f64, way: Point) -> Plan {
        let (starts, pivot) = (self.starts(), self.pivot(by));
        let pieces = (by.abs() / 0.002).ceil().max(1.0) as usize;
        let wheeled: Vec<Slab> = starts.iter().map(|slab| slab.wheeled(pivot, by)).collect();
        let cost = if by == 0.0 { 0.0 } else { self.farthest_corner(&wheeled) };
        let steps_ahead = (length(way) / 40.0).ceil().max(1.0) as usize;
        let along = |slab: &Slab| {
            let wheel = (0..=pieces).map(|piece| slab.wheeled(pivot, by * piece as f64 / pieces as f64));
            let end = slab.wheeled(pivot, by);
            let ahead = (0..=steps_ahead).map(|piece| end.shifted(times(way, piece as f64 / steps_ahead as f64)));
            wheel.chain(ahead).collect::<Vec<_>>()
        };
        Plan {
            ends: wheeled.iter().map(|slab| slab.shifted(way)).collect(),
            steps: starts.iter().map(along).collect(),
            cost,
            contact: None,
            back: false,
        }
    }

    fn conform(&self, lead: ElementId, at: Point, heading: f64, slip: f64) -> Option<Plan> {
        let start = self.slab(lead);
        let end = start.moved(at, heading);
        if same(start.heading, heading) && length(minus(at, start.at)) <= TOUCH + self.slack {
            return None;
        }
        if self.single() {
            let slips = (0..=400).map(|step| slip * (f64::from(step) / 200.0 - 1.0));
            let cost = slips.map(|slip| corner_distance(&start, &end.shifted(times(end.right(), slip))));
            let cost = cost.fold(f64::MAX, f64::min);
            return Some(Plan { ends: vec![end], steps: vec![], cost, contact: None, back: false });
        }
        let by = turn(start.heading, heading);
        if by.abs() > std::f64::consts::FRAC_PI_2 + 1e-9 {
            return None;
        }
        let by = if by.abs() < 1e-9 { 0.0 } else { by };
        let wheeled = start.wheeled(self.pivot(by), by);
        let way = minus(at, wheeled.at);
        let (aside, ahead) = (dot(way, end.right()), dot(way, end.ahead()));
        if ahead < -TOUCH - self.slack || aside.abs() > slip + self.slack {
            return None;
        }
        let mut plan = self.wheel_and_shift(by, way);
        plan.cost += ahead.max(0.0);
        Some(plan)
    }

    /// Legal or not; nothing if this oracle cannot tell.
    fn verdict(&self, order: MoveOrder) -> Option<bool> {
        if self.single() && self.engaged(self.members[0]) {
            return Some(false);
        }
        let Some(plan) = self.plan(order) else { return Some(false) };
        if plan.cost > self.allowance() + self.slack {
            return Some(false);
        }
        let table = |value: f64| (-TOUCH - self.slack..=60_000.0 + TOUCH + self.slack).contains(&value);
        if plan.ends.iter().flat_map(Slab::corners).any(|(x, y)| !table(x) || !table(y)) {
            return Some(false);
        }
        for (index, member) in self.members.iter().enumerate() {
            if !self.free(&plan, index, *member)? || !self.obeys_zones(&plan, index, *member) {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether nobody is in a member's way, or stands where it ends.
    fn free(&self, plan: &Plan, index: usize, member: ElementId) -> Option<bool> {
        let (start, end) = (self.slab(member), plan.ends[index]);
        let deep = |one: &[Point], other: &[Point]| depth(one, other) > TOUCH + self.slack;
        let mut crossed = 0;
        for other in self.others() {
            let standing = self.slab(other);
            let friend = other.side() == member.side();
            if friend && self.arm(other) == Arm::Commander || length(minus(standing.at, start.at)) > 25_000.0 {
                continue;
            }
            if deep(&end.corners(), &standing.corners()) {
                return Some(false);
            }
            if !friend && plan.contact.is_none() && gap(&end.corners(), &standing.corners()) <= TOUCH - self.slack {
                let overlap =
                    against(end.heading, standing.heading) && self.meets(&end, &standing) != Some("front") && {
                        let (own, theirs) = (end.corners(), standing.corners());
                        distance_to_line(own[0], theirs[3], theirs[0]) <= TOUCH + self.slack
                            || distance_to_line(own[1], theirs[1], theirs[2]) <= TOUCH + self.slack
                    };
                let may = !matches!(self.arm(member), Arm::Artillery | Arm::Commander);
                if !(overlap && may && self.arm(other).is_troops() && self.fights_in_front(other)) {
                    return Some(false);
                }
            }
            if friend && self.passes(member, &start, &end, other, &standing)? {
                continue;
            }
            if plan.steps.is_empty() {
                let (from, to) = (start.corners(), end.corners());
                let lines = (0..4).filter(|at| deep(&[from[*at], to[*at]], &standing.corners())).count();
                crossed += lines + 2 * usize::from(deep(&[start.at, end.at], &standing.corners()));
            } else if plan.steps[index].iter().any(|slab| deep(&slab.corners(), &standing.corners())) {
                return Some(false);
            }
        }
        Some(crossed <= 1)
    }

    /// Whether a friend may be passed through.
    fn passes(&self, member: ElementId, start: &Slab, end: &Slab, friend: ElementId, standing: &Slab) -> Option<bool> {
        let aligned = same(start.heading, standing.heading) || against(start.heading, standing.heading);
        let may = match self.arm(member) {
            Arm::Cavalry | Arm::Commander => aligned,
            Arm::Jaegers => aligned || self.arm(friend) == Arm::Artillery,
            _ => false,
        };
        let around: Vec<Point> = start.corners().into_iter().chain(end.corners()).collect();
        if !may || depth(&hull(&around), &standing.corners()) <= TOUCH + self.slack {
            return Some(false);
        }
        let way = minus(end.at, start.at);
        let at = |gone: f64| start.moved(plus(start.at, times(way, gone / length(way).max(1.0))), end.heading);
        let inside = |gone: f64| depth(&at(gone).corners(), &standing.corners()) > TOUCH;
        let mut gone = 0.0;
        let mut been = false;
        while gone < length(way) {
            if inside(gone) {
                been = true;
            } else if been {
                break;
            }
            gone += 10.0;
        }
        let is_free = |gone: f64| {
            self.others().all(|other| {
                let commander = other.side() == member.side() && self.arm(other) == Arm::Commander;
                let deep = depth(&at(gone).corners(), &self.slab(other).corners());
                other == friend || commander || deep <= TOUCH
            })
        };
        // The place is looked for in steps: near the limit nobody can tell.
        let verdicts: Vec<bool> = (0..=22)
            .map(|step| gone + f64::from(step) * 10.0 - 10.0)
            .map(|gone| gone >= length(way) || is_free(gone))
            .collect();
        verdicts.iter().all(|verdict| *verdict == verdicts[0]).then_some(verdicts[0])
    }

    /// Whether an enemy's zone reaches an area: looked at straight ahead, ray by ray, until somebody stands between.
    fn reaches(&self, enemy: ElementId, area: &[Point]) -> bool {
        let owner = self.slab(enemy);
        if area.iter().all(|corner| length(minus(*corner, owner.at)) > 16_000.0) {
            return false;
        }
        let square =
            Slab { at: plus(owner.at, times(owner.ahead(), WIDTH)), heading: owner.heading, size: (WIDTH, WIDTH) };
        if !self.arm(enemy).is_troops() || depth(&square.corners(), area) <= TOUCH + self.slack {
            return false;
        }
        let screens: Vec<Vec<Point>> = self
            .others()
            .filter(|other| *other != enemy)
            .map(|other| self.slab(other))
            .map(|slab| {
                let grown = Slab { size: (slab.size.0 + TOUCH, slab.size.1 + TOUCH), ..slab };
                grown.shifted(times(slab.ahead(), TOUCH / 2.0)).corners().to_vec()
            })
            .filter(|screen| depth(&square.corners(), screen) > 0.0)
            .collect();
        let is_free = |aside: f64| {
            let foot = plus(owner.at, times(owner.right(), aside));
            let Some((goal, _)) = clip(foot, owner.ahead(), area) else { return false };
            goal.max(0.0) < WIDTH
                && screens.iter().all(|screen| {
                    clip(foot, owner.ahead(), screen)
                        .is_none_or(|(enter, leave)| leave <= 0.0 || enter >= goal.max(0.0))
                })
        };
        let free = (-199..200).filter(|ray| is_free(f64::from(*ray) * 10.0)).count();
        // A sliver beside somebody's corner.
        let corners = area.iter().chain(screens.iter().flatten()).map(|corner| owner.seen(*corner).0);
        let edges = corners.chain([-WIDTH / 2.0, WIDTH / 2.0]);
        let sliver =
            || edges.flat_map(|edge| [edge - 2.0, edge + 2.0]).any(|aside| aside.abs() < WIDTH / 2.0 && is_free(aside));
        if self.slack > 0.0 { free > 6 } else { free > 0 || sliver() }
    }

    fn aside(&self, enemy: ElementId, slab: &Slab) -> f64 {
        self.slab(enemy).seen(slab.at).0.abs()
    }

    fn most_in_front(&self, enemies: &[ElementId], slab: &Slab) -> Option<ElementId> {
        let by = |one: &&ElementId, other: &&ElementId| {
            self.aside(**one, slab).partial_cmp(&self.aside(**other, slab)).unwrap().then(one.cmp(other))
        };
        enemies.iter().min_by(by).copied()
    }

    fn obeys_zones(&self, plan: &Plan, index: usize, member: ElementId) -> bool {
        let (start, end) = (self.slab(member), plan.ends[index]);
        let enemies: Vec<ElementId> = self.standing(Side(1 - member.side().0)).collect();
        let on_the_way = |enemy: &&ElementId| {
            if plan.steps.is_empty() {
                let around: Vec<Point> = start.corners().into_iter().chain(end.corners()).collect();
                self.reaches(**enemy, &hull(&around))
            } else {
                plan.steps[index].iter().any(|slab| self.reaches(**enemy, &slab.corners()))
            }
        };
        let reached: Vec<ElementId> = enemies.iter().filter(on_the_way).copied().collect();
        if reached.is_empty() {
            return true;
        }
        let over = |slab: &Slab| -> Vec<ElementId> {
            reached.iter().filter(|enemy| self.reaches(**enemy, &slab.corners())).copied().collect()
        };
        let (begins, ends) = (over(&start), over(&end));
        if let Some((lead, enemy, aim)) = plan.contact {
            if lead != member {
                return true;
            }
            if self.most_in_front(&begins, &start).is_some_and(|held| held != enemy) {
                return false;
            }
            return reached.iter().all(|other| {
                *other == enemy
                    || begins.contains(other)
                    || self.meets(&end, &self.slab(*other)).is_some()
                    || (matches!(aim, Aim::Front | Aim::OverlapLeft | Aim::OverlapRight)
                        && self.aside(enemy, &start) <= self.aside(*other, &start) + self.slack)
            });
        }
        if plan.back {
            return reached.iter().all(|enemy| begins.contains(enemy));
        }
        if !reached.iter().all(|enemy| begins.contains(enemy) || ends.contains(enemy)) {
            return false;
        }
        let Some(faced) = self.most_in_front(&ends, &end) else { return false };
        let slides =
            begins.contains(&faced) && self.aside(faced, &end) > self.aside(faced, &start) + TOUCH + self.slack;
        let held = self.most_in_front(&begins, &start);
        held.is_none_or(|held| held == faced) && !slides && against(end.heading, self.slab(faced).heading)
    }
}

fn corner_distance(from: &Slab, to: &Slab) -> f64 {
    let pairs = from.corners().into_iter().zip(to.corners());
    pairs.map(|(one, other)| length(minus(one, other))).fold(0.0, f64::max)
}

/// Where a ray enters and leaves a convex shape.
fn clip(foot: Point, way: Point, rim: &[Point]) -> Option<(f64, f64)> {
    let (mut enter, mut leave) = (f64::MIN, f64::MAX);
    for at in 0..rim.len() {
        let (from, to) = (rim[at], rim[(at + 1) % rim.len()]);
        let edge = minus(to, from);
        let inward = (edge.1, -edge.0);
        let (here, change) = (dot(minus(foot, from), inward), dot(way, inward));
        if change.abs() < 1e-9 {
            if here < 0.0 {
                return None;
            }
        } else if change > 0.0 {
            enter = enter.max(-here / change);
        } else {
            leave = leave.min(-here / change);
        }
    }
    (enter < leave).then_some((enter, leave))
}

/// A random crowd: groups and single elements of both sides, some in contact.
fn crowd(battle: &elements::Battle, dice: &mut Dice) -> Position {
    let mut position = Position::blank(battle);
    let arms = [Arm::Rifles, Arm::Muskets, Arm::Jaegers, Arm::Cavalry, Arm::Artillery, Arm::Dismounted];
    let mut slots = [0u8; 2];
    let mut tries = 0;
    while (slots[0] < 7 || slots[1] < 7) && tries < 200 {
        tries += 1;
        let side = Side(dice.roll(2) as u8);
        let heading = if dice.roll(3) == 0 {
            Heading::new(dice.roll(7_200) as u16)
        } else {
            Heading::new(dice.roll(4) as u16 * 1_800)
        };
        let mut pose = Pose::new(20_000 + dice.roll(20_000) as i32, 20_000 + dice.roll(20_000) as i32, heading);
        if dice.roll(4) == 0 && slots[1 - side.index()] > 0 {
            // Against somebody's front.
            let other = ElementId::of(side.enemy(), dice.roll(u32::from(slots[1 - side.index()])) as u8);
            let front = position.element(other).pose;
            let back = if dice.roll(2) == 0 { 0 } else { dice.roll(6_000) as i32 };
            pose = front.ahead(back).facing(front.heading.opposite());
        }
        let count = 1 + dice.roll(3) as u8;
        let arm = arms[dice.roll(arms.len() as u32) as usize];
        for at in 0..count {
            let slot = slots[side.index()];
            let place = pose.aside(4_000 * i32::from(at));
            let clear = position.standing().iter().all(|other| {
                let state = position.element(other);
                let own = Slab::of(place, arm).corners();
                depth(&own, &Slab::of(state.pose, state.arm).corners()) <= TOUCH - 30.0
            });
            if slot >= 8 || !clear {
                break;
            }
            drill::stand(&mut position, ElementId::of(side, slot), arm, place);
            slots[side.index()] += 1;
        }
    }
    position
}

fn any_order(position: &Position, members: &[ElementId], dice: &mut Dice) -> MoveOrder {
    let lead = members[dice.roll(members.len() as u32) as usize];
    let enemies: Vec<ElementId> = position.standing().iter().filter(|element| element.side() == Side(1)).collect();
    let heading = position.element(lead).pose.heading;
    let mut any_heading = || match dice.roll(4) {
        0 => Heading::new(dice.roll(7_200) as u16),
        1 => heading,
        2 => heading.turned(dice.roll(1_200) as i32 - 600),
        _ => Heading::new(dice.roll(4) as u16 * 1_800),
    };
    let (bearing, facing) = (any_heading(), any_heading());
    let enemy = enemies[dice.roll(enemies.len() as u32) as usize];
    let near = *enemies
        .iter()
        .min_by_key(|enemy| {
            position.element(lead).pose.point().distance_squared(position.element(**enemy).pose.point())
        })
        .unwrap();
    let enemy = if dice.roll(2) == 0 { near } else { enemy };
    match dice.roll(7) {
        0 | 1 => MoveOrder::Go { bearing, distance: dice.roll(7_000) as u16, facing },
        2 => MoveOrder::Go { bearing: heading.opposite(), distance: dice.roll(5_000) as u16, facing: heading },
        3 => MoveOrder::Advance(dice.roll(7_000) as u16),
        4 => MoveOrder::Wheel { hand: Hand::BOTH[dice.roll(2) as usize], steps: 1 + dice.roll(900) as u16 },
        5 => MoveOrder::Close { lead, enemy, aim: Aim::ALL[dice.roll(6) as usize] },
        _ => MoveOrder::LineUp { lead, enemy, gap: dice.roll(4_200) as u16 },
    }
}

#[test]
fn the_slow_road_agrees_with_check() {
    let battle = drill::battle(drill::plain());
    let (mut agreed, mut legal, mut unsure) = (0, 0, 0);
    for seed in 0..150u64 {
        let mut dice = Dice::quick(seed);
        let mut position = crowd(&battle, &mut dice);
        if !position.standing().iter().any(|element| element.side() == Side(1)) {
            continue;
        }
        let mut takes = Vec::new();
        drill::begin(&mut position, 6);
        CivilWar::orders(&battle, &position, &mut takes);
        let takes: Vec<Formation> = takes
            .into_iter()
            .filter_map(|order| match order {
                Order::Move(MoveOrder::Take(formation)) => Some(formation),
                _ => None,
            })
            .collect();
        for formation in takes {
            let members: Elements = formation.members(Side(0));
            let mut line: Vec<ElementId> = members.iter().collect();
            // From left to right; what is not a plain line is another matter.
            let first = Slab::of(position.element(line[0]).pose, Arm::Rifles);
            let place = |element: &ElementId| {
                let pose = position.element(*element).pose;
                first.seen((pose.x.into(), pose.y.into()))
            };
            if line.iter().any(|element| place(element).1.abs() > 100.0) {
                continue;
            }
            line.sort_by(|one, other| place(one).0.partial_cmp(&place(other).0).unwrap());
            position.movement.formation = members;
            position.agenda.push(Step::Move(MoveStep::Formation(Side(0))));
            for _ in 0..24 {
                let order = any_order(&position, &line, &mut dice);
                // Jaegers that turn are tested elsewhere.
                if let MoveOrder::Close { enemy, .. } = order
                    && line.len() > 1
                    && position.element(enemy).arm == Arm::Jaegers
                {
                    continue;
                }
                let told = |slack: f64| Oracle { position: &position, members: line.clone(), slack }.verdict(order);
                let verdicts = [told(-14.0), told(0.0), told(14.0)];
                let checked = CivilWar::check(&battle, &position, Order::Move(order));
                match verdicts {
                    [Some(one), Some(two), Some(three)] if one == two && two == three => {
                        assert_eq!(
                            one,
                            checked.is_ok(),
                            "seed {seed}: {order:?} of {line:?}: {checked:?}\n{:?}",
                            position
                                .standing()
                                .iter()
                                .map(|element| (element.0, position.element(element)))
                                .collect::<Vec<_>>()
                        );
                        agreed += 1;
                        legal += u32::from(one);
                    }
                    _ => unsure += 1,
                }
            }
            position.agenda.pop();
        }
    }
    assert!(agreed > 5_000 && legal > 500 && unsure < agreed / 5, "{agreed} agreed, {legal} legal, {unsure} unsure");
}
