//! Plain marches: a single element anywhere, groups straight ahead or about a front corner, columns along a road.

use kernel::Refusal;

use crate::geometry::{Base, HALF_TURN, Heading, Point, QUARTER_TURN};
use crate::movement::Hand;
use crate::movement::course::{Course, Purpose, Scene};
use crate::movement::motion::{Motion, Places, components};
use crate::pieces::{ElementId, Elements};
use crate::play::Field;
use crate::rules::refuse;

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
        let mut places = Places::none();
        for member in self.members.iter() {
            let Some(place) = self.field.along_road(road, member, distance) else {
                return Err(refuse!("move.group", "road-ends"));
            };
            places.set(member, place);
        }
        let mut course = Course::plain(Motion::Each(places), distance);
        course.road = true;
        Ok(course)
    }
}

impl Field<'_> {
    /// The road under all of a single element or column, if it faces along it.
    pub(crate) fn road_of(&self, members: Elements) -> Option<usize> {
        if self.position.ground.roads().is_empty() {
            return None;
        }
        let first = members.first()?;
        let road = self.position.ground.road_under(self.base(first).quad())?;
        let band = &self.position.ground.roads()[road];
        let on_it = |element: ElementId| band.carries(self.base(element).quad());
        (members.iter().all(on_it) && (members.len() == 1 || self.is_column(members))).then_some(road)
    }

    /// Where an element stands after marching along a road the way it faces: its rear no longer matters, its front follows
    /// the road.
    fn along_road(&self, road: usize, element: ElementId, distance: i32) -> Option<crate::geometry::Pose> {
        let band = &self.position.ground.roads()[road];
        let pose = self.element(element).pose;
        let (at, _) = band.nearest(pose.point())?;
        let here = band.along(at)?;
        let turn = here.heading.turn_to(pose.heading);
        let forward = turn.abs() <= i32::from(QUARTER_TURN);
        let goal = if forward { at + distance } else { at - distance };
        if goal < 0 || goal > band.length() {
            return None;
        }
        let there = band.along(goal)?;
        let place = if forward { there } else { there.facing(there.heading.opposite()) };
        // All of the base must still be on the table and the road.
        let base = Base::new(place, self.arm(element).size());
        self.is_on_table(&base).then_some(place)
    }
}
