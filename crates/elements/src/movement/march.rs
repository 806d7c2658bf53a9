//! Plain marches: a single element anywhere, groups straight ahead or about a front
//! corner, columns along a road.

use kernel::Refusal;

use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::Field;
use crate::geometry::{Base, Convex, HALF_TURN, Heading, Point, QUARTER_TURN};
use crate::ground::Band;
use crate::movement::Hand;
use crate::movement::course::{Course, Purpose, Scene};
use crate::movement::motion::{Motion, Places, components};
use crate::rules::refuse;

/// Those behind in a column fall back by steps of a pace where the road bends.
const LAG: i32 = 25;

impl Scene<'_> {
    /// A single element goes anywhere.
    pub(super) fn plan_go(&self, bearing: Heading, distance: i32, facing: Heading) -> Result<Course, Refusal> {
        if !self.is_single() {
            return Err(refuse!("move.group", "groups-go-straight-or-wheel"));
        }
        let member = self.first();
        let state = self.field.element(member);
        let place = state.pose.shifted(bearing.vector(distance)).facing(facing);
        if place == state.pose {
            return Err(refuse!("move.pips", "stands-already"));
        }
        let motion = Motion::Free(place);
        let mut course = Course::plain(motion, self.field.measured(self.members, &motion));
        let straight_back = facing == state.pose.heading && bearing == facing.opposite();
        if straight_back {
            course.purpose = Purpose::Back;
        }
        Ok(course)
    }

    /// Straight ahead.
    pub(super) fn plan_advance(&self, distance: i32) -> Result<Course, Refusal> {
        if distance == 0 {
            return Err(refuse!("move.pips", "stands-already"));
        }
        let heading = self.field.element(self.first()).pose.heading;
        Ok(Course::plain(Motion::Shift(heading.vector(distance)), distance))
    }

    /// Forward about a front corner, no farther than a half turn.
    pub(super) fn plan_wheel(&self, hand: Hand, steps: i32) -> Result<Course, Refusal> {
        if steps == 0 || steps > i32::from(HALF_TURN) {
            return Err(refuse!("move.group", "wheels-so-far").number("most", i32::from(HALF_TURN) / 20));
        }
        let steps = if hand == Hand::Right { steps } else { -steps };
        let motion = Motion::Wheel { pivot: self.front_corner(hand), steps };
        Ok(Course::plain(motion, self.field.measured(self.members, &motion)))
    }

    /// The front corner of a formation: of the outermost element of its front.
    pub(super) fn front_corner(&self, hand: Hand) -> Point {
        let first = self.field.element(self.first()).pose;
        let out = |element: ElementId| {
            let (ahead, right) = components(first.heading, self.field.element(element).pose.point() - first.point());
            (if hand == Hand::Right { right } else { -right }, ahead)
        };
        // Those in a file differ by a hair only: the foremost of the outermost file counts.
        let troops = if self.troops.is_empty() { self.members } else { self.troops };
        let outmost = troops.iter().map(|element| out(element).0).max().unwrap_or(0);
        let file = troops.iter().filter(|element| out(*element).0 > outmost - 1_000);
        let corner = file.max_by_key(|element| out(*element).1).unwrap_or(self.first());
        let quad = *self.field.base(corner).quad();
        if hand == Hand::Right { quad.front_right() } else { quad.front_left() }
    }

    /// Along the road under the formation, the way it faces.
    pub(super) fn plan_march(&self, distance: i32) -> Result<Course, Refusal> {
        let state = &self.field.position.movement;
        if distance == 0 {
            return Err(refuse!("move.pips", "stands-already"));
        }
        if self.spent > 0 && !state.marching {
            return Err(refuse!("move.group", "whole-move-by-road"));
        }
        let Some(road) = self.field.road_of(self.members) else {
            return Err(refuse!("move.group", "not-on-a-road").also(crate::rules::cite!("terrain.linear")));
        };
        let places = self.column_on_road(road, distance)?;
        let mut course = Course::plain(Motion::Each(places), distance);
        course.road = Some(road);
        Ok(course)
    }

    /// Where the members stand when the head of their column, which alone is measured, has gone so
    /// far along a road: those behind close up, and where the road bends they stay behind far
    /// enough to tread on nobody.
    fn column_on_road(&self, road: usize, distance: i32) -> Result<Places, Refusal> {
        let field = &self.field;
        let mut places = Places::none();
        let mut ahead: Option<(i32, Base)> = None;
        for (at, member) in field.head_first(road, self.members) {
            let size = field.arm(member).size();
            let goal = ahead.map_or(at + distance, |(head, base)| head - base.size().depth);
            let is_free = |base: &Base| ahead.is_none_or(|(_, other)| !other.quad().overlaps(base.quad()));
            let stops = (0..=(goal - at).max(0) / LAG).map(|steps| goal.max(at) - steps * LAG);
            let mut bases =
                stops.map_while(|stop| Some((stop, Base::new(field.on_road_at(road, member, stop)?, size))));
            let Some(first) = bases.next() else { return Err(refuse!("move.group", "road-ends")) };
            let found = std::iter::once(first).chain(bases).find(|(_, base)| is_free(base));
            let Some((stop, base)) = found else { return Err(refuse!("move.group", "no-room-on-the-road")) };
            places.set(member, base.pose());
            ahead = Some((stop, base));
        }
        Ok(places)
    }
}

impl Scene<'_> {
    /// The places of a base on its way along a road: where it stands, every bend, at which it
    /// turns, and where it ends.
    pub(super) fn stops_by_road(&self, road: usize, from: &Base, to: &Base) -> Vec<Base> {
        let mut stops = vec![*from];
        let band = &self.field.position.ground.roads()[road];
        if let (Some((one, _)), Some((other, _))) = (band.nearest(from.pose().point()), band.nearest(to.pose().point()))
        {
            let begins = stops.len();
            let forward = one <= other;
            for (before, after) in band.bends(one.min(other), one.max(other)) {
                let (before, after) = if forward {
                    (before, after)
                } else {
                    (after.facing(after.heading.opposite()), before.facing(before.heading.opposite()))
                };
                let at = if forward { stops.len() } else { begins };
                stops.splice(at..at, [from.moved(before), from.moved(after)]);
            }
        }
        stops.push(*to);
        stops
    }
}

impl Field<'_> {
    /// The road by which a single element or column marches: it lies under all of it, and where two
    /// meet it is the one that leads more the way it looks.
    pub(crate) fn road_of(&self, members: Elements) -> Option<usize> {
        let first = members.first()?;
        let road = self.roads_under(members).min_by_key(|road| self.across_road(*road, first))?;
        (members.len() == 1 || self.is_column(members)).then_some(road)
    }

    /// The roads that lie under all of some elements.
    pub(crate) fn roads_under(&self, members: Elements) -> impl Iterator<Item = usize> {
        let carries = move |band: &Band| members.iter().all(|element| band.carries(self.base(element).quad()));
        let roads = self.position.ground.roads().iter().enumerate();
        roads.filter(move |(_, band)| carries(band)).map(|(road, _)| road)
    }

    /// How much an element looks across a road, not along it one way or the other.
    fn across_road(&self, road: usize, element: ElementId) -> i32 {
        let turn = self.turn_from_road(road, element).unwrap_or_default().abs();
        turn.min(i32::from(HALF_TURN) - turn)
    }

    /// How far an element is turned from where the line of a road runs beside it.
    fn turn_from_road(&self, road: usize, element: ElementId) -> Option<i32> {
        let band = &self.position.ground.roads()[road];
        let pose = self.element(element).pose;
        let (at, _) = band.nearest(pose.point())?;
        Some(band.along(at)?.heading.turn_to(pose.heading))
    }

    /// The members of a column on a road, the foremost first, and how far along the road each
    /// stands the way it faces.
    fn head_first(&self, road: usize, members: Elements) -> Vec<(i32, ElementId)> {
        let band = &self.position.ground.roads()[road];
        let place = |element: ElementId| {
            let (at, _) = band.nearest(self.element(element).pose.point())?;
            let along = if self.goes_with_the_road(road, element)? { at } else { band.length() - at };
            Some((along, element))
        };
        let mut list: Vec<(i32, ElementId)> = members.iter().filter_map(place).collect();
        list.sort_by_key(|(along, _)| std::cmp::Reverse(*along));
        list
    }

    /// Whether an element looks the way the line of a road runs.
    fn goes_with_the_road(&self, road: usize, element: ElementId) -> Option<bool> {
        Some(self.turn_from_road(road, element)?.abs() <= i32::from(QUARTER_TURN))
    }

    /// The place of an element so far along a road, counted the way it faces; its front follows the
    /// road. Nothing if that is beyond the end of the road or off the table.
    fn on_road_at(&self, road: usize, element: ElementId, along: i32) -> Option<crate::geometry::Pose> {
        let band = &self.position.ground.roads()[road];
        let forward = self.goes_with_the_road(road, element)?;
        if !(0..=band.length()).contains(&along) {
            return None;
        }
        let there = band.along(if forward { along } else { band.length() - along })?;
        let place = if forward { there } else { there.facing(there.heading.opposite()) };
        self.position.ground.is_on_table(&Base::new(place, self.arm(element).size())).then_some(place)
    }
}
