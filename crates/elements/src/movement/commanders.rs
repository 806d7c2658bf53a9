//! Commanders make room: nobody need go around or through them.

use kernel::{Journal, Refusal, Side};

use crate::event::Event;
use crate::geometry::{Base, Convex, Heading, Pose};
use crate::movement::MoveEvent;
use crate::movement::course::{Course, Scene};
use crate::pieces::{CommandId, ElementId, Elements};
use crate::play::{Field, Play};
use crate::rules::refuse;

/// Places for a commander are looked for in rings so far apart.
const RING: usize = 250;
/// No farther than his own move.
const FARTHEST: i32 = 12_500;
/// Directions in a ring.
const AROUND: u16 = 24;

impl Field<'_> {
    /// The commanders of a side on the table.
    pub(crate) fn commanders(&self, side: Side) -> Elements {
        let all = (0..self.battle.commands() as u8).map(|command| ElementId::commander(side, CommandId(command)));
        all.filter(|element| self.position.stands(*element)).collect()
    }

    /// The nearest place where a commander stands clear of everybody, and of what `is_taken`.
    pub(crate) fn room_for_commander(&self, commander: ElementId, is_taken: impl Fn(&Base) -> bool) -> Option<Pose> {
        let base = self.base(commander);
        let others = self.position.standing().without(Elements::only(commander));
        let free = |place: &Base| {
            self.is_on_table(place)
                && !self.position.ground.in_water(place)
                && !is_taken(place)
                && others.iter().all(|other| !self.is_near(place, other) || !place.overlaps(&self.base(other)))
        };
        (RING as i32..=FARTHEST).step_by(RING).find_map(|distance| {
            let mut ring = (0..AROUND).map(|at| Heading::new(at * (7_200 / AROUND)));
            ring.find_map(|way| {
                let place = base.moved(base.pose().shifted(way.vector(distance)));
                free(&place).then_some(place.pose())
            })
        })
    }

    /// Whether an element is near enough to a base to matter.
    fn is_near(&self, place: &Base, other: ElementId) -> bool {
        place.pose().point().is_near(12_000, self.element(other).pose.point())
    }
}

impl Scene<'_> {
    /// Where a member ends.
    pub(super) fn end_of(&self, course: &Course, member: ElementId) -> Base {
        let state = self.field.element(member);
        Base::new(course.motion.end(member, state.pose), state.arm.size())
    }

    /// The commanders of the side who must make room for a course, with the place each would go to.
    pub(super) fn shifts(&self, course: &Course, mut each: impl FnMut(ElementId, Option<Pose>)) {
        let commanders = self.field.commanders(self.side).without(self.members);
        for commander in commanders.iter() {
            let base = self.field.base(commander);
            let taken = |place: &Base| self.members.iter().any(|member| self.end_of(course, member).overlaps(place));
            if taken(&base) {
                let stays = |place: &Base| {
                    taken(place)
                        || course
                            .turned
                            .is_some_and(|(jaegers, pose)| self.field.base(jaegers).moved(pose).overlaps(place))
                };
                each(commander, self.field.room_for_commander(commander, stays));
            }
        }
    }

    /// Whether every commander in the way can make room.
    pub(super) fn test_commanders(&self, course: &Course) -> Result<(), Refusal> {
        let mut stuck = None;
        self.shifts(course, |commander, place| {
            if place.is_none() {
                stuck = Some(commander);
            }
        });
        match stuck {
            Some(commander) => Err(refuse!("move.interpenetrate", "no-room").thing("element", commander.0.into())),
            None => Ok(()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A commander makes room.
    pub(crate) fn shift_commander(&mut self, commander: ElementId, to: Pose) {
        let state = &mut self.position.elements[commander.index()];
        let from = std::mem::replace(&mut state.pose, to);
        self.journal.note(|| Event::Move(MoveEvent::Shifted { element: commander, from, to }));
    }
}
