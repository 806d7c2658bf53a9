//! Chapter 2: marching, and what an action is.

use crate::rules::{cites, refuse};
use kernel::{Journal, Refusal};

use crate::engine::event::Event;
use crate::engine::play::{Field, Play, require};

impl Field<'_> {
    /// Whether the mover has an action left (2.5).
    ///
    /// # Errors
    /// That he has none.
    pub fn check_action(&self) -> Result<(), Refusal> {
        require(self.position.clock.actions > 0, refuse!("2.5", "no-actions"))
    }

    /// The field of a token that can still act.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn acting(&self, token: u8) -> Result<u8, Refusal> {
        require(self.battle.is_of(token, self.position.clock.mover), refuse!("2.4", "not-yours"))?;
        self.check_action()?;
        self.position.field(token).ok_or(refuse!("2.6", "removed"))
    }

    pub(crate) fn check_advance(&self, token: u8) -> Result<(), Refusal> {
        let mover = self.position.clock.mover;
        let field = self.acting(token)?;
        let Some(ahead) = self.battle.ahead(mover, field) else { return Err(refuse!("2.7", "edge")) };
        require(self.position.is_free_of(self.battle, mover.enemy(), ahead), refuse!("2.8", "held-by-enemy"))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Spends an action (2.5).
    pub fn spend(&mut self) {
        self.position.clock.actions = self.position.clock.actions.saturating_sub(1);
    }

    pub(crate) fn advance(&mut self, token: u8) {
        self.spend();
        let mover = self.position.clock.mover;
        let Some(to) = self.position.field(token).and_then(|field| self.battle.ahead(mover, field)) else { return };
        self.position.fields[usize::from(token)] = Some(to);
        self.journal.note(cites!["2.1"], || Event::Advanced { token, to });
        if self.battle.spec.ford == Some(to) {
            self.wade(token);
        }
    }

    /// Who wades through the ford may get stuck (2.2).
    fn wade(&mut self, token: u8) {
        let die = self.dice.roll(6) as u8;
        let stuck = die < 2;
        if stuck {
            self.position.clock.actions = 0;
        }
        self.journal.note(cites!["2.2"], || Event::Waded { token, die, stuck });
    }
}
