//! Dismounting: the whole move, the front edge stays, for good.

use kernel::{Journal, Refusal};

use crate::engine::event::Event;
use crate::engine::pieces::ElementId;
use crate::engine::play::Play;
use crate::movement::MoveEvent;
use crate::movement::course::Scene;
use crate::rules::{cites, refuse};
use crate::troops::Arm;

impl Scene<'_> {
    /// Whether the formation may dismount.
    pub(super) fn check_dismount(&self) -> Result<(), Refusal> {
        let element = self.first();
        if !self.is_single() || self.field.arm(element) != Arm::Cavalry {
            return Err(refuse!("factors.move", "only-single-cavalry-dismounts"));
        }
        if self.spent > 0 {
            return Err(refuse!("factors.move", "dismounting-takes-the-whole-move"));
        }
        if self.field.position.movement.further.is_some() {
            return Err(refuse!("move.second", "moved-already"));
        }
        if !self.field.enemies_touching(element).is_empty() {
            return Err(refuse!("factors.move", "not-in-contact-or-zone"));
        }
        let base = self.field.base(element);
        if !self.field.zones_over(&base, self.enemies, self.members).is_empty() {
            return Err(refuse!("move.zoc", "not-in-contact-or-zone"));
        }
        Ok(())
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Cavalry becomes dismounted cavalry.
    pub(super) fn dismount(&mut self, element: ElementId) {
        self.position.elements[element.index()].arm = Arm::Dismounted;
        self.position.movement.dismounted.add(element);
        self.journal.note(cites!["factors.move"], || Event::Move(MoveEvent::Dismounted { element }));
    }
}
