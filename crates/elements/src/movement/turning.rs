//! At the end of the movement phase: anybody who is contacted only in flank or rear turns to face.

use kernel::Journal;

use crate::engine::event::Event;
use crate::engine::pieces::{ElementId, MOST_ELEMENTS};
use crate::engine::play::{Field, Play};
use crate::geometry::{Convex, Flank, Neighbour, Pose};
use crate::movement::MoveEvent;
use crate::rules::cites;
use crate::troops::Arm;

impl Field<'_> {
    /// The enemy whom an element turns to face, and where it then stands.
    pub(crate) fn turns_to(&self, element: ElementId) -> Option<(ElementId, Pose)> {
        if !self.position.stands(element) || !self.arm(element).is_troops() {
            return None;
        }
        let enemies = self.enemies_near(element);
        if enemies.is_empty() || enemies.iter().any(|enemy| self.attacks(element, enemy)) || self.is_wedged(element) {
            return None;
        }
        let attackers = enemies.iter().filter(|enemy| self.attacks(*enemy, element));
        attackers.into_iter().find_map(|enemy| {
            let pose = self.element(enemy).pose;
            let place = pose.facing(pose.heading.opposite());
            self.has_room(element, place).then_some((enemy, place))
        })
    }

    /// Whether an element of a group has friends on both sides.
    fn is_wedged(&self, element: ElementId) -> bool {
        let friends = self.of_side(element.side());
        let beside = |flank| {
            friends
                .iter()
                .any(|other| other != element && self.neighbour(element, other) == Some(Neighbour::Beside(flank)))
        };
        Flank::BOTH.into_iter().all(beside)
    }

    /// Whether an element could stand in a place; own commanders make room.
    pub(crate) fn has_room(&self, element: ElementId, place: Pose) -> bool {
        let base = self.base(element).moved(place);
        self.position.ground.is_on_table(&base)
            && !self.position.ground.in_water(&base)
            && self
                .position
                .standing()
                .iter()
                .all(|other| other == element || self.arm(other) == Arm::Commander || !base.overlaps(&self.base(other)))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// All who must turn to face do so, lowest first.
    pub(super) fn turn_to_face(&mut self) {
        for element in (0..MOST_ELEMENTS as u8).map(ElementId) {
            let Some((enemy, to)) = self.field().turns_to(element) else { continue };
            let from = self.position.element(element).pose;
            self.position.elements[element.index()].pose = to;
            self.journal.note(cites!["move.contact"], || Event::Move(MoveEvent::Turned { element, from, to }));
            self.make_room(element);
            if self.position.movement.moved.has(enemy) {
                self.position.movement.charged.add(enemy);
            }
        }
    }
}
