//! Recoil: straight back by the depth of the base; friends are passed through or pushed back; who
//! has no way is destroyed.

use kernel::{Cite, Journal};

use crate::engine::event::Event;
use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::{Field, Play};
use crate::geometry::{Base, Convex, Edge, Pose, Quad, Size, TOUCH, corners};
use crate::movement::components;
use crate::odds::Margin;
use crate::results::{Doom, ResultEvent, cite_of};
use crate::rules::{cite, cites};
use crate::troops::Arm;

/// Pushing passes down no longer a column than this.
const MOST_PUSHED: usize = 12;
/// Corners are rounded: one that scrapes along somebody may stand so many hundredths of a
/// millimetre farther ahead or to the right, the least first.
const HAIRS: [(i32, i32); 9] = [(0, 0), (1, 0), (0, 2), (0, -2), (2, 0), (0, 3), (0, -3), (-1, 0), (-2, 0)];

/// How an element gets back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Nothing is in the way.
    Free(Pose),
    /// Through friends, to the first free place behind the first of them.
    Through(Pose),
    /// Friends are pushed back.
    Pushing(Pose),
    /// Over the edge of the table.
    OffTable,
    /// Into the water.
    Drowned,
    /// No way at all.
    Blocked,
    /// The enemy is on its flank or in its rear.
    Surrounded,
}

impl Field<'_> {
    /// The ground an element sweeps when it goes straight back, its own not included.
    fn swept_back(&self, element: ElementId, distance: i32) -> Quad {
        let (pose, size) = (self.element(element).pose, self.arm(element).size());
        corners(pose.ahead(-size.depth), Size::new(size.width, distance))
    }

    /// All others on the table that lie on some ground; commanders are left out, they make room.
    pub(crate) fn in_the_way(&self, element: ElementId, ground: &Quad) -> Elements {
        let others = self.position.standing().without(Elements::only(element)).iter();
        let solid = others.filter(|other| self.arm(*other) != Arm::Commander);
        solid.filter(|other| ground.overlaps(&self.quad(*other))).collect()
    }

    /// Whether an enemy front is on the flank or rear of an element, or, read literally,
    /// enemies on its front and rear.
    fn is_surrounded(&self, element: ElementId) -> bool {
        let quad = self.quad(element);
        let (mut front, mut flank, mut rear) = (false, false, false);
        let enemies = self.of_side(element.side().enemy()).iter();
        for enemy in enemies.filter(|enemy| self.arm(*enemy).is_troops() && self.is_close(element, *enemy)) {
            match self.quad(enemy).edges_that_meet(&quad) {
                Some((Edge::Front, Edge::Left | Edge::Right)) => flank = true,
                Some((Edge::Front, Edge::Rear)) => rear = true,
                Some((_, Edge::Front)) => front = true,
                _ => {}
            }
        }
        match self.battle.options.literal_recoil {
            true => front && rear,
            false => flank || rear,
        }
    }

    /// How an element recoils.
    fn way_back(&self, element: ElementId) -> Way {
        if self.is_surrounded(element) {
            return Way::Surrounded;
        }
        let (from, size) = (self.element(element).pose, self.arm(element).size());
        let pose = self.least_crowded(element, from.ahead(-size.depth));
        let ground = corners(pose, size);
        let others = self.in_the_way(element, &ground);
        if others.iter().any(|other| other.side() != element.side() || self.arm(other) == Arm::Camp) {
            return Way::Blocked;
        }
        if self.battle.options.contact_destroys && self.comes_upon(element, &ground) {
            return Way::Blocked;
        }
        if others.is_empty() {
            return self.onto(element, &ground, Way::Free(pose), pose);
        }
        let through = self.way_through(element, others);
        let has_guns = others.iter().any(|other| self.arm(other) == Arm::Artillery);
        if through != Way::Blocked || has_guns {
            return through;
        }
        match self.can_push(element, size.depth, MOST_PUSHED) {
            true => self.onto(element, &ground, Way::Pushing(pose), pose),
            false => Way::Blocked,
        }
    }

    /// A place, or one a hair beside it where an element stands on fewer: whom it only scrapes by
    /// rounding it has not met.
    fn least_crowded(&self, element: ElementId, place: Pose) -> Pose {
        let size = self.arm(element).size();
        let met = |pose: &Pose| {
            let quad = corners(*pose, size);
            (self.in_the_way(element, &quad).len(), !self.position.ground.is_on_table(&quad))
        };
        if met(&place).0 == 0 {
            return place;
        }
        HAIRS.into_iter().map(|(ahead, aside)| place.ahead(ahead).aside(aside)).min_by_key(met).unwrap_or(place)
    }

    /// Whether an element that recoils over some ground touches an enemy whom
    /// it does not touch now.
    fn comes_upon(&self, element: ElementId, ground: &Quad) -> bool {
        let quad = self.quad(element);
        let enemies = self.of_side(element.side().enemy()).iter();
        enemies.filter(|enemy| self.arm(*enemy) != Arm::Commander).any(|enemy| {
            let other = self.quad(enemy);
            ground.is_within(TOUCH, &other) && !quad.is_within(TOUCH, &other)
        })
    }

    /// Whether an element that recoiled now would be none the worse for it.
    pub(crate) fn can_recoil(&self, element: ElementId) -> bool {
        matches!(self.way_back(element), Way::Free(_) | Way::Through(_) | Way::Pushing(_))
    }

    /// A way over some ground to a place, unless it leads off the table or into the water.
    fn onto(&self, element: ElementId, ground: &Quad, way: Way, place: Pose) -> Way {
        match () {
            () if self.position.ground.in_water(ground) => Way::Drowned,
            () if !self.ends_on_table(element, ground, place) => Way::OffTable,
            () => way,
        }
    }

    /// Whether the ground that is swept and the base at its end both lie on the table; their
    /// corners are rounded each on its own.
    fn ends_on_table(&self, element: ElementId, ground: &Quad, place: Pose) -> bool {
        let table = &self.position.ground;
        table.is_on_table(ground) && table.is_on_table(&corners(place, self.arm(element).size()))
    }

    /// Through friends, if all that are met on the whole way may be passed and there
    /// is room behind the first.
    ///
    /// The way is longer than a recoil: it leads past the far side of those who are passed. An
    /// enemy on it, a camp, or a friend who cannot be passed is met like any other.
    fn way_through(&self, element: ElementId, others: Elements) -> Way {
        let pose = self.element(element).pose;
        let room = others.iter().map(|other| self.far_side(pose, &self.quad(other))).min();
        let Some(distance) = room else { return Way::Blocked };
        let behind = self.least_crowded(element, pose.ahead(-distance));
        let place = corners(behind, self.arm(element).size());
        let ground = self.swept_back(element, distance);
        let met = others.or(self.in_the_way(element, &ground));
        let passes = |other| self.may_recoil_through(element, other);
        let touches = || self.battle.options.contact_destroys && self.comes_upon(element, &place);
        match met.iter().all(passes) && self.in_the_way(element, &place).is_empty() && !touches() {
            true => self.onto(element, &ground, Way::Through(behind), behind),
            false => Way::Blocked,
        }
    }

    /// How far back the front must go to leave all of a base in front.
    fn far_side(&self, pose: Pose, quad: &Quad) -> i32 {
        let unit = pose.heading.unit();
        let back = |way: crate::geometry::Vector| {
            let along = -(i64::from(way.x) * unit.x + i64::from(way.y) * unit.y);
            // Rounded up to the next whole hundredth.
            ((along + (1 << 30) - 1) >> 30) as i32
        };
        quad.all().into_iter().map(|corner| back(corner - pose.point())).max().unwrap_or(0)
    }

    /// Whether a recoiling element may pass through a friend: horsemen and Jaegers, but not
    /// horsemen through line infantry; everybody through artillery.
    fn may_recoil_through(&self, element: ElementId, friend: ElementId) -> bool {
        let (arm, other) = (self.arm(element), self.arm(friend));
        let (heading, facing) = (self.element(element).pose.heading, self.element(friend).pose.heading);
        let any_way = self.battle.options.recoil_any_way;
        let aligned = any_way || heading == facing || heading == facing.opposite();
        match arm {
            _ if friend.side() != element.side() || other == Arm::Camp => false,
            _ if other == Arm::Artillery => true,
            Arm::Jaegers => aligned,
            Arm::Cavalry => aligned && !other.is_line(),
            _ => false,
        }
    }

    /// Whom an element meets that goes straight back so far: on the way, or where it comes to
    /// stand. A short way is thinner than the tolerance and meets nobody by itself. Who stands
    /// beside it and faces the same way stays beside it, and is not met.
    fn met_going_back(&self, element: ElementId, distance: i32) -> Elements {
        let (pose, size) = (self.element(element).pose, self.arm(element).size());
        let is_beside = |other: &ElementId| {
            let place = self.element(*other).pose;
            let (ahead, _) = components(pose.heading, place.point() - pose.point());
            other.side() == element.side() && place.heading == pose.heading && ahead > TOUCH - size.depth
        };
        let stands_on = self.in_the_way(element, &corners(pose.ahead(-distance), size));
        let met = stands_on.or(self.in_the_way(element, &self.swept_back(element, distance)));
        met.iter().filter(|other| !is_beside(other)).collect()
    }

    /// Whether the friends behind an element make room when it goes back so far: all face the same
    /// way, and each has room or can push in turn.
    fn can_push(&self, element: ElementId, distance: i32, depth: usize) -> bool {
        let heading = self.element(element).pose.heading;
        let others = self.met_going_back(element, distance);
        depth > 0
            && others.iter().all(|other| {
                other.side() == element.side()
                    && !matches!(self.arm(other), Arm::Camp | Arm::Artillery)
                    && self.element(other).pose.heading == heading
                    && self.can_give_way(other, self.push_needed(element, other, distance), depth - 1)
            })
    }

    fn can_give_way(&self, element: ElementId, distance: i32, depth: usize) -> bool {
        let ground = self.swept_back(element, distance);
        self.ends_on_table(element, &ground, self.element(element).pose.ahead(-distance))
            && !self.position.ground.in_water(&ground)
            && self.can_push(element, distance, depth)
    }

    /// How far a friend behind must go back when an element does.
    fn push_needed(&self, element: ElementId, friend: ElementId, distance: i32) -> i32 {
        let (pose, size) = (self.element(element).pose, self.arm(element).size());
        let front = self.quad(friend);
        // Both face the same way: the gap is measured from the rear edge to the other's front.
        let unit = pose.heading.unit();
        let way = front.front_left() - pose.point();
        let along = -(i64::from(way.x) * unit.x + i64::from(way.y) * unit.y) / (1 << 30);
        // Who overlapped by a hair before is pushed that hair farther: afterwards
        // they stand edge to edge.
        (distance - (along as i32 - size.depth)).max(0)
    }

    /// How far an element can go straight ahead (or back, if `back`) before it
    /// comes up against something.
    pub(crate) fn free_distance(&self, element: ElementId, most: i32, back: bool) -> i32 {
        self.free_distance_among(element, most, back, Elements::NONE)
    }

    /// How far a member of a group can go straight ahead with it.
    pub(crate) fn free_distance_past(&self, element: ElementId, most: i32, group: Elements) -> i32 {
        self.free_distance_among(element, most, false, group)
    }

    fn free_distance_among(&self, element: ElementId, most: i32, back: bool, group: Elements) -> i32 {
        let (pose, size) = (self.element(element).pose, self.arm(element).size());
        let swept = |distance: i32| match back {
            true => corners(pose.ahead(-size.depth), Size::new(size.width, distance)),
            false => corners(pose.ahead(distance), Size::new(size.width, distance)),
        };
        let others = self.in_the_way(element, &swept(most)).without(group);
        let is_free = |distance: i32| {
            let ground = swept(distance);
            let place = pose.ahead(if back { -distance } else { distance });
            self.ends_on_table(element, &ground, place)
                && !self.position.ground.in_water(&ground)
                && !others.iter().any(|other| ground.overlaps(&self.quad(other)))
        };
        let reached = if is_free(most) { most } else { farthest(most, is_free) };
        // What is met is met at the tolerance; stand against it, not in it.
        let stopped = reached < most && others.iter().any(|other| swept(reached + 1).overlaps(&self.quad(other)));
        let reached = if stopped { (reached - TOUCH).max(0) } else { reached };
        self.nearest_standing(Elements::only(element), group, reached, back)
    }

    /// The greatest distance, no more than `most`, at which all of some elements that go straight
    /// ahead or back stand on nobody. The ground that is swept is no answer: its corners are
    /// rounded on their own, and each base comes to stand where [`Pose::ahead`] puts it. `group`
    /// goes along and is in nobody's way.
    pub(crate) fn nearest_standing(&self, elements: Elements, group: Elements, most: i32, back: bool) -> i32 {
        let stands_free = |distance: i32| {
            let way = if back { -distance } else { distance };
            elements.iter().all(|element| {
                let place = corners(self.element(element).pose.ahead(way), self.arm(element).size());
                self.position.ground.is_on_table(&place)
                    && !self.position.ground.in_water(&place)
                    && self.in_the_way(element, &place).without(group).is_empty()
            })
        };
        (1..=most).rev().find(|distance| stands_free(*distance)).unwrap_or(0)
    }
}

/// The greatest distance below `most` for which something holds, found by halving; it holds up to
/// some distance and not beyond.
pub(crate) fn farthest(most: i32, holds: impl Fn(i32) -> bool) -> i32 {
    let (mut low, mut high) = (0, most);
    while high - low > 1 {
        let middle = low.midpoint(high);
        if holds(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A beaten element recoils.
    pub(crate) fn recoil(&mut self, element: ElementId, margin: Margin) {
        self.go_back(element, &[cite_of(margin), cite!("recoil")], &|from, to| ResultEvent::Recoiled {
            element,
            from,
            to,
            margin,
        });
    }

    /// An element on the flank or rear of an enemy recoils with the friend who fought him.
    pub(crate) fn draw_back(&mut self, element: ElementId) {
        self.go_back(element, &[cite!("recoil")], &|from, to| ResultEvent::DrawnBack { element, from, to });
    }

    fn go_back(&mut self, element: ElementId, cites: &[Cite], event: &dyn Fn(Pose, Pose) -> ResultEvent) {
        let from = self.position.element(element).pose;
        match self.field().way_back(element) {
            Way::Free(to) => {
                self.put(element, to);
                self.note_result(cites![..cites], || event(from, to));
                self.make_room(element);
            }
            Way::Through(to) => {
                self.put(element, to);
                self.note_result(cites![..cites], || event(from, to));
                self.note_result(cites!["recoil", "move.interpenetrate"], || ResultEvent::PassedThrough {
                    element,
                    from,
                    to,
                });
                self.make_room(element);
            }
            Way::Pushing(to) => {
                let depth = self.field().arm(element).size().depth;
                self.push_back_behind(element, depth, MOST_PUSHED);
                self.put(element, to);
                self.note_result(cites![..cites], || event(from, to));
                self.make_room(element);
            }
            Way::OffTable => self.go_off_table(element),
            Way::Drowned => self.destroy(element, Doom::Drowned, cite!("terrain.linear")),
            Way::Blocked => self.destroy(element, Doom::NoWayBack, cite!("recoil")),
            Way::Surrounded => self.destroy(element, Doom::Surrounded, cite!("recoil")),
        }
    }

    /// The friends behind an element that goes back so far are pushed back, the hindmost first.
    fn push_back_behind(&mut self, element: ElementId, distance: i32, depth: usize) {
        let others = self.field().met_going_back(element, distance);
        if depth == 0 {
            return;
        }
        for other in others.iter() {
            let needed = self.field().push_needed(element, other, distance);
            self.push_back_behind(other, needed, depth - 1);
            let from = self.position.element(other).pose;
            let to = self.field().least_crowded(other, from.ahead(-needed));
            self.put(other, to);
            self.note_result(cites!["recoil"], || ResultEvent::PushedBack { element: other, from, to });
            self.make_room(other);
        }
    }

    /// Commanders on whom an element has come make room.
    pub(crate) fn make_room(&mut self, element: ElementId) {
        let quad = self.field().quad(element);
        let commanders = self.position.standing().iter().filter(|other| *other != element);
        let crowded: Elements = commanders
            .filter(|other| self.field().arm(*other) == Arm::Commander && quad.overlaps(&self.field().quad(*other)))
            .collect();
        for commander in crowded.iter() {
            self.commander_gives_way(commander);
        }
    }

    /// A commander is shifted as little as possible; if there is no room, he flees.
    pub(crate) fn commander_gives_way(&mut self, commander: ElementId) {
        let from = self.position.element(commander).pose;
        match self.field().nearest_room(commander) {
            Some(to) => {
                self.put(commander, to);
                self.note_result(cites!["move.interpenetrate"], || ResultEvent::Shifted {
                    element: commander,
                    from,
                    to,
                });
            }
            None => self.flee(commander, crate::results::COMMANDER_FLIGHT, Margin::Beaten),
        }
    }
}

/// How finely a commander looks for room, and how far.
const SHIFT_STEP: i32 = 250;
const SHIFT_RINGS: i32 = 24;
/// He looks in so many directions.
const SHIFT_DIRECTIONS: i32 = 16;

impl Field<'_> {
    /// The nearest free place for a commander, facing as he does; straight back first among equals.
    pub(crate) fn nearest_room(&self, commander: ElementId) -> Option<Pose> {
        let pose = self.element(commander).pose;
        let base = Base::new(pose, self.arm(commander).size());
        let turn = i32::from(crate::geometry::FULL_TURN) / SHIFT_DIRECTIONS;
        let places = (1..=SHIFT_RINGS).flat_map(|ring| {
            (0..SHIFT_DIRECTIONS).map(move |direction| {
                let way = pose.heading.opposite().turned(direction * turn);
                pose.shifted(way.vector(ring * SHIFT_STEP))
            })
        });
        places.into_iter().find(|place| self.is_free_place(commander, &base.moved(*place)))
    }

    /// Whether a base lies on the table, on dry ground, and on nobody.
    pub(crate) fn is_free_place(&self, element: ElementId, base: &Base) -> bool {
        let ground = &self.position.ground;
        ground.is_on_table(base)
            && !ground.in_water(base)
            && !self.position.standing().iter().any(|other| other != element && base.overlaps(&self.base(other)))
    }
}
