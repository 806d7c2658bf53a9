//! A position under the eyes of the rules, and in their hands.

use kernel::{Dice, Journal, Refusal, Side};

use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::position::Position;

/// A battle and a position of it: what is asked, what is legal. Each chapter adds its checks.
pub struct Field<'a> {
    /// What never changes.
    pub battle: &'a Battle,
    /// What does.
    pub position: &'a Position,
}

/// A position while an order is carried out. Each chapter adds what it does.
pub struct Play<'a, J> {
    /// What never changes.
    pub battle: &'a Battle,
    /// What does.
    pub position: &'a mut Position,
    /// The one source of chance.
    pub dice: &'a mut Dice,
    /// Where events go.
    pub journal: &'a mut J,
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The same position, to be looked at.
    pub fn field(&self) -> Field<'_> {
        Field { battle: self.battle, position: self.position }
    }

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
