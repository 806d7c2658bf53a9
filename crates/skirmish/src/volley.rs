//! Chapter 7: the volley, and the guard that is called unseen. *Secret: a
//! group that is being formed.*
//!
//! Tokens join the guard one by one by orders that nobody else sees or counts. What everybody
//! learns when the guard goes is how large it is.

use crate::rules::{cites, refuse};
use kernel::lots::only;
use kernel::{Journal, Refusal, Side};

use crate::engine::event::Event;
use crate::engine::play::{Field, Play, require};
use crate::engine::position::Step;

impl Field<'_> {
    pub(crate) fn check_shoot(&self) -> Result<(), Refusal> {
        require(self.battle.spec.volley.is_some(), refuse!("7.1", "no-muskets"))?;
        require(!self.position.clock.shot, refuse!("7.2", "one-volley"))
    }

    pub(crate) fn check_join(&self, side: Side, token: u8) -> Result<(), Refusal> {
        require(self.battle.is_of(token, side), refuse!("2.4", "not-yours"))?;
        let free = self.position.field(token).is_some() && self.position.guard & only(token) == 0;
        require(free, refuse!("7.7", "called-already"))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn shoot(&mut self) {
        let side = self.position.clock.mover;
        let die = self.dice.roll(6) as u8;
        let points = i16::from(die) + 1 + self.battle.spec.volley.unwrap_or_default();
        self.position.clock.shot = true;
        self.position.score[side] += points;
        self.journal.note(cites!["7.1"], || Event::Shot { side, die, points });
        if self.battle.guard {
            self.position.agenda.push(Step::Guard(side.enemy()));
        }
    }

    pub(crate) fn join(&mut self, token: u8) {
        self.position.guard |= only(token);
        self.journal.note(cites!["7.3"], || Event::Joined { token });
    }

    pub(crate) fn go(&mut self) {
        let Some(Step::Guard(side)) = self.position.agenda.pop() else { return };
        let count = self.position.guard.count_ones() as i16;
        self.position.guard = 0;
        self.position.score[side] += count;
        self.journal.note(cites!["7.4"], || Event::Guarded { side, count });
    }
}
