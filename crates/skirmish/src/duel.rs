//! Chapter 4: duels.

use crate::rules::{cite, cites, refuse};
use kernel::{Journal, Refusal, Tally};

use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::play::{Field, Play, require};
use crate::mixing::Face;

impl Field<'_> {
    pub(crate) fn check_challenge(&self, token: u8, target: u8) -> Result<(), Refusal> {
        let mover = self.position.clock.mover;
        let field = self.acting(token)?;
        require(self.battle.is_of(target, mover.enemy()), refuse!("4.3", "not-an-enemy"))?;
        let near = self.position.field(target).is_some_and(|other| field.abs_diff(other) == 1);
        require(near, refuse!("4.4", "too-far"))
    }
}

/// The sum a duel is fought with (4.5, 4.6). It reads only what everybody sees, and the two faces.
pub fn sum(battle: &Battle, fields: &[Option<u8>], token: u8, faces: [Face; 2]) -> Tally {
    let mut tally = Tally::default();
    tally.add(faces[0].rank(), cite!("4.5"), "skirmish-rank-own");
    tally.add(-faces[1].rank(), cite!("4.5"), "skirmish-rank-enemy");
    let own = (0..battle.count()).filter(|other| battle.owner(*other) == battle.owner(token));
    let beside = own.filter(|other| fields[usize::from(*other)] == fields[usize::from(token)]).count();
    tally.add(i16::from(beside > 1), cite!("4.6"), "skirmish-support");
    tally
}

/// Whether a duel of this sum is won with this die, counted from zero (4.2).
pub fn wins(tally: &Tally, die: u32) -> bool {
    die as i16 + 1 + tally.total() >= 4
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn challenge(&mut self, token: u8, target: u8) {
        self.spend();
        self.journal.note(cites!["4.1"], || Event::Challenged { token, target });
        if self.field().may_slip(target) {
            self.ask_to_slip(token, target);
        } else {
            self.fight(token, target);
        }
    }

    pub(crate) fn fight(&mut self, token: u8, target: u8) {
        self.position.lots.disclose(token);
        self.position.lots.disclose(target);
        let faces = [token, target].map(|token| self.position.faces[usize::from(token)]);
        let tally = sum(self.battle, &self.position.fields, token, faces);
        let die = self.dice.roll(6);
        let removed = if wins(&tally, die) { target } else { token };
        self.position.fields[usize::from(removed)] = None;
        self.journal.note(cites!["4.2", ..tally], || Event::Duel {
            token,
            target,
            faces,
            tally: Box::new(tally),
            die: die as u8,
            removed,
        });
    }
}
