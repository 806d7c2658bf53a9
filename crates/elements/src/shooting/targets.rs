//! Who may shoot at whom: arc, range, line of sight, the nearest target.

use kernel::Refusal;

use crate::engine::pieces::{ElementId, Elements, MOST_ELEMENTS, MOST_OF_A_SIDE};
use crate::engine::play::Field;
use crate::flight::paces;
use crate::geometry::{Base, Convex, FireArc, Point, Quad, Screen, Segment, Separation, TOUCH, sees};
use crate::rules::{cite, refuse};
use crate::troops::Arm;

/// Range inside woods and settlements, in paces.
const SKIRMISH_RANGE: u16 = 100;
/// Shots of a camp in its own bounds, and as many in the enemy's.
pub(crate) const CAMP_SHOTS: u8 = 3;

impl Field<'_> {
    /// Whether an element can shoot at all in this phase.
    pub(crate) fn may_shoot(&self, element: ElementId) -> Result<(), Refusal> {
        if !self.is_shooter(element) {
            return Err(refuse!("factors.combat", "cannot-shoot").thing("element", u32::from(element.0)));
        }
        if self.position.shooting.shot.has(element) {
            return Err(refuse!("shooting.who", "has-shot").thing("element", u32::from(element.0)));
        }
        if self.arm(element) == Arm::Camp && self.is_out_of_ammunition(element) {
            return Err(refuse!("terrain.camp", "out-of-ammunition"));
        }
        match self.is_in_close_combat(element) {
            true => Err(refuse!("shooting.who", "shooter-fights").thing("element", u32::from(element.0))),
            false => Ok(()),
        }
    }

    /// Whether it stands on the table and has a range.
    fn is_shooter(&self, element: ElementId) -> bool {
        element.index() < MOST_ELEMENTS
            && self.position.stands(element)
            && self.values(element).range > 0
            && (self.arm(element) != Arm::Camp || self.is_open_camp(element))
    }

    fn is_out_of_ammunition(&self, camp: ElementId) -> bool {
        let own_bound = usize::from(self.position.active != camp.side());
        self.position.shooting.camp_shots[camp.side().index()][own_bound] >= CAMP_SHOTS
    }

    /// Whether an element can be shot at at all.
    fn may_be_shot_at(&self, target: ElementId) -> bool {
        match self.arm(target) {
            Arm::Camp => self.is_open_camp(target) && !self.is_in_close_combat(target),
            _ => self.position.stands(target) && !self.is_in_close_combat(target),
        }
    }

    /// How far an element shoots at a target, as a length.
    fn range_against(&self, shooter: ElementId, target: ElementId) -> i32 {
        let range = self.values(shooter).range;
        paces(if self.is_skirmish_fire(shooter, target) { range.min(SKIRMISH_RANGE) } else { range })
    }

    /// Whether one of two stands inside a wood, an oasis or a settlement: all
    /// shoot as skirmishers then.
    pub(crate) fn is_skirmish_fire(&self, shooter: ElementId, target: ElementId) -> bool {
        self.is_inside_towards(shooter, target) || self.is_inside_towards(target, shooter)
    }

    /// Whether an element stands inside a wood and the like, seen from another: its front edge is
    /// clear of the rim, or the other is not in front of it.
    fn is_inside_towards(&self, element: ElementId, other: ElementId) -> bool {
        let ground = &self.position.ground;
        let quad = self.quad(element);
        if self.arm(element) == Arm::Camp || !ground.features().iter().any(|feature| feature.kind.hides()) {
            return false;
        }
        if ground.in_wood(&quad) {
            return true;
        }
        let behind = self.quad(other).is_behind(&quad.front());
        behind && ground.under(&quad).any(|feature| feature.kind.hides())
    }

    /// How far a target is from a shooter, if it lies in his arc and range.
    pub(crate) fn range_in_arc(&self, shooter: ElementId, target: ElementId) -> Option<Separation> {
        self.range_along(&self.sights(shooter), shooter, target)
    }

    /// What a shooter aims with.
    fn sights(&self, shooter: ElementId) -> Sights {
        let base = self.base(shooter);
        let range = paces(self.values(shooter).range);
        let all_round = self.arm(shooter) == Arm::Camp;
        Sights { base, range, arc: (!all_round).then(|| FireArc::new(&base, range)) }
    }

    fn range_along(&self, sights: &Sights, shooter: ElementId, target: ElementId) -> Option<Separation> {
        // A quick look first.
        let (one, other) = (sights.base.pose().point(), self.element(target).pose.point());
        if !one.is_near(sights.range + FARTHEST_REACH, other) {
            return None;
        }
        let range = sights.range_to(&self.base(target))?;
        range.is_within(self.range_against(shooter, target)).then_some(range)
    }

    /// The enemies in an element's arc and range, the nearest first.
    fn in_arc(&self, shooter: ElementId) -> InArc {
        let mut found = InArc::EMPTY;
        let sights = self.sights(shooter);
        for enemy in self.of_side(shooter.side().enemy()).iter() {
            if let Some(range) = self.range_along(&sights, shooter, enemy) {
                found.insert(enemy, range);
            }
        }
        found
    }

    /// Whether an enemy in the arc can be shot at and is seen.
    fn is_in_view(&self, shooter: ElementId, enemy: ElementId) -> bool {
        self.may_be_shot_at(enemy) && self.sees_target(shooter, enemy)
    }

    /// The targets an element may shoot at now: the nearest; among equals it chooses;
    /// artillery may look past Jaegers.
    pub(crate) fn targets(&self, shooter: ElementId) -> Elements {
        // Most have nobody in range: that is found out before anything else.
        if !self.is_shooter(shooter) || self.position.shooting.shot.has(shooter) {
            return Elements::NONE;
        }
        let arc = self.in_arc(shooter);
        if arc.is_empty() || self.may_shoot(shooter).is_err() {
            return Elements::NONE;
        }
        let in_view = |enemy: ElementId| self.is_in_view(shooter, enemy);
        let nearest = arc.nearest(in_view);
        if self.arm(shooter) != Arm::Artillery || !nearest.iter().any(|enemy| self.arm(enemy) == Arm::Jaegers) {
            return nearest;
        }
        nearest.or(arc.nearest(|enemy| self.arm(enemy) != Arm::Jaegers && in_view(enemy)))
    }

    /// Whether artillery shoots past nearer Jaegers.
    pub(crate) fn looks_past_jaegers(&self, shooter: ElementId, target: ElementId) -> bool {
        let nearest = || self.in_arc(shooter).nearest(|enemy| self.is_in_view(shooter, enemy));
        self.arm(shooter) == Arm::Artillery && !nearest().has(target)
    }

    /// Whether a shooter has a free line to any point of a target.
    pub(crate) fn sees_target(&self, shooter: ElementId, target: ElementId) -> bool {
        let from = self.eye(shooter, target);
        let aim = self.quad(target);
        let hidden = self.screening(shooter, target, from, &aim);
        let ground = &self.position.ground;
        let points = aims(&aim);
        let is_clear = |point: Point| !ground.sight_blocked(from, point);
        let blocked = !ground.features().is_empty() && !points.iter().all(|point| is_clear(*point));
        if hidden.is_empty() {
            return !blocked || points.iter().any(|point| is_clear(*point));
        }
        let mut screens = [Screen::Line(Segment::new(from, from)); MOST_ELEMENTS];
        let mut count = 0;
        for other in hidden.iter() {
            screens[count] = Screen::of_base(&self.base(other));
            count += 1;
        }
        let screens = &screens[..count];
        match blocked {
            false => sees(from, &aim, screens),
            true => points.iter().any(|point| is_clear(*point) && sees_point(from, *point, screens)),
        }
    }

    /// Where an element looks from: the middle of its front edge; a camp from its nearest side.
    fn eye(&self, shooter: ElementId, target: ElementId) -> Point {
        if self.arm(shooter) != Arm::Camp {
            return self.element(shooter).pose.point();
        }
        let (camp, aim) = (self.quad(shooter), self.quad(target).middle());
        let middles = aims(&camp);
        middles.into_iter().min_by_key(|point| point.distance_squared(aim)).unwrap_or(aim)
    }

    /// The troops that may stand in the line of sight: not those below a raised shooter, nor
    /// Jaegers before artillery; commanders hide nobody.
    fn screening(&self, shooter: ElementId, target: ElementId, from: Point, aim: &Quad) -> Elements {
        let ground = &self.position.ground;
        let height = ground.height_of(&self.quad(shooter));
        let guns = self.arm(shooter) == Arm::Artillery;
        let near = Region::around(from, aim);
        let stands_between = |other: &ElementId| {
            let arm = self.arm(*other);
            *other != shooter
                && *other != target
                && arm != Arm::Commander
                && !(guns && arm == Arm::Jaegers)
                && near.meets(&self.quad(*other))
                && (height == 0 || ground.height_of(&self.quad(*other)) >= height)
        };
        self.position.standing().iter().filter(stands_between).collect()
    }

    /// Why an element may not shoot at a target; the whole reason, for those who ask.
    pub(crate) fn check_target(&self, shooter: ElementId, target: ElementId) -> Result<(), Refusal> {
        self.may_shoot(shooter)?;
        if target.index() >= MOST_ELEMENTS || target.side() == shooter.side() || !self.position.stands(target) {
            return Err(refuse!("shooting.who", "no-such-target"));
        }
        if self.targets(shooter).has(target) {
            return Ok(());
        }
        let named = |refusal: Refusal| refusal.thing("target", u32::from(target.0));
        if !self.may_be_shot_at(target) {
            return Err(named(refuse!("shooting.who", "target-fights")));
        }
        if self.range_in_arc(shooter, target).is_none() {
            let woods = self.is_skirmish_fire(shooter, target);
            let far = named(refuse!("shooting.who", "not-in-arc"));
            return Err(if woods { far.also(cite!("shooting.woods")) } else { far });
        }
        match self.sees_target(shooter, target) {
            true => Err(named(refuse!("shooting.who", "nearer-target"))),
            false => Err(named(refuse!("shooting.los", "out-of-sight"))),
        }
    }
}

/// Bases reach no farther than this from the middles of their fronts, a camp's
/// included, both together.
const FARTHEST_REACH: i32 = 14_000;

/// What a shooter aims with: his arc; a camp shoots all round.
struct Sights {
    base: Base,
    range: i32,
    arc: Option<FireArc>,
}

impl Sights {
    /// How far a target is, if it lies in arc and range.
    fn range_to(&self, aim: &Base) -> Option<Separation> {
        match &self.arc {
            Some(arc) => arc.bears_on(aim).then(|| arc.range_to(aim)),
            None => Some(self.base.separation(aim)).filter(|range| range.is_within(self.range)),
        }
    }
}

/// Enemies in an arc of fire, the nearest first.
struct InArc {
    seen: [(ElementId, Separation); MOST_OF_A_SIDE],
    count: usize,
}

impl InArc {
    const EMPTY: InArc = InArc { seen: [(ElementId(0), Separation::ZERO); MOST_OF_A_SIDE], count: 0 };

    const fn is_empty(&self) -> bool {
        self.count == 0
    }

    fn insert(&mut self, enemy: ElementId, range: Separation) {
        let at = self.seen[..self.count].partition_point(|(_, other)| *other <= range);
        self.seen.copy_within(at..self.count, at + 1);
        self.seen[at] = (enemy, range);
        self.count += 1;
    }

    /// The nearest that will do, and all that are no more than contact farther away.
    fn nearest(&self, will_do: impl Fn(ElementId) -> bool) -> Elements {
        let mut found = Elements::NONE;
        let mut reach = None;
        for (enemy, range) in &self.seen[..self.count] {
            if reach.is_some_and(|reach| !range.is_within(reach)) {
                break;
            }
            if will_do(*enemy) {
                reach = reach.or(Some(range.floor() + TOUCH));
                found.add(*enemy);
            }
        }
        found
    }
}

/// The points of a base that are looked at: corners, middles of edges, the middle.
fn aims(quad: &Quad) -> [Point; 9] {
    let corners = quad.all();
    let middle = |one: Point, other: Point| Point::new(one.x.midpoint(other.x), one.y.midpoint(other.y));
    let edge = |at: usize| middle(corners[at], corners[(at + 1) % 4]);
    [quad.middle(), edge(0), edge(1), edge(2), edge(3), corners[0], corners[1], corners[2], corners[3]]
}

/// Whether a line to a point is free of screens.
fn sees_point(from: Point, point: Point, screens: &[Screen]) -> bool {
    let line = Segment::new(from, point);
    screens.iter().all(|screen| match screen {
        Screen::Quad(quad) => !quad.overlaps_by_more_than(0, &line),
        _ => true,
    })
}

/// The upright rectangle around a line of sight.
struct Region {
    west: i32,
    east: i32,
    south: i32,
    north: i32,
}

impl Region {
    fn around(from: Point, aim: &Quad) -> Region {
        let start = Region { west: from.x, east: from.x, south: from.y, north: from.y };
        aim.all().into_iter().fold(start, |region, corner| Region {
            west: region.west.min(corner.x),
            east: region.east.max(corner.x),
            south: region.south.min(corner.y),
            north: region.north.max(corner.y),
        })
    }

    fn meets(&self, quad: &Quad) -> bool {
        let corners = quad.all();
        let beyond = |is: &dyn Fn(&Point) -> bool| corners.iter().all(is);
        let outside = beyond(&|corner| corner.x < self.west - TOUCH)
            || beyond(&|corner| corner.x > self.east + TOUCH)
            || beyond(&|corner| corner.y < self.south - TOUCH)
            || beyond(&|corner| corner.y > self.north + TOUCH);
        !outside
    }
}

/// The base of a shooter bears on a target from behind the line of its front: flanking fire.
pub(crate) fn is_flanking(shooter: &Base, target: &Base) -> bool {
    shooter.is_behind_front_of(target)
}
