//! A position under the eyes of the rules, and in their hands.

use kernel::{Journal, Refusal, Side};

use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::position::Position;

kernel::field_and_play!(pub);

impl<J: Journal<Event>> Play<'_, J> {
    /// Everybody has learned something hidden.
    pub fn disclose(&mut self) {
        self.position.lots.betray();
    }

    /// One side alone has learned something hidden.
    pub fn disclose_to(&mut self, side: Side) {
        self.position.private[side] += 1;
    }
}

/// Refuses unless something holds.
///
/// # Errors
/// The refusal.
pub fn require(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}
