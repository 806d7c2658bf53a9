//! Chapter 5: slipping away. Who is asked depends on what a token *could* be, never on what it is.

use crate::rules::{cites, refuse};
use kernel::lots::each;
use kernel::{Journal, Refusal};

use crate::engine::event::Event;
use crate::engine::play::{Field, Play, require};
use crate::engine::position::Step;
use crate::mixing::Face;

impl Field<'_> {
    fn is_scout(&self, token: u8) -> bool {
        self.position.faces[usize::from(token)] == Face::Scout
    }

    /// Whether others must expect it: any token of its lot might be the scout (5.5).
    pub(crate) fn may_slip(&self, target: u8) -> bool {
        let could_be = each(self.position.lots.of(target)).any(|token| self.is_scout(token));
        could_be && self.room_behind(target).is_some()
    }

    fn room_behind(&self, token: u8) -> Option<u8> {
        let side = self.battle.owner(token);
        let behind = self.battle.behind(side, self.position.field(token)?)?;
        self.position.is_free_of(self.battle, side.enemy(), behind).then_some(behind)
    }

    pub(crate) fn check_slip(&self, target: u8) -> Result<(), Refusal> {
        require(self.is_scout(target), refuse!("5.5", "no-scout"))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn ask_to_slip(&mut self, token: u8, target: u8) {
        self.position.agenda.push(Step::Reaction { token, target });
    }

    pub(crate) fn slip(&mut self) {
        let Some(Step::Reaction { target, .. }) = self.position.agenda.pop() else { return };
        let Some(to) = self.field().room_behind(target) else { return };
        self.position.lots.disclose(target);
        self.position.fields[usize::from(target)] = Some(to);
        self.journal.note(cites!["5.1"], || Event::Slipped { token: target, to });
    }

    pub(crate) fn stand(&mut self) {
        let Some(Step::Reaction { token, target }) = self.position.agenda.pop() else { return };
        self.journal.note(cites!["5.2"], || Event::Stood { token: target });
        self.fight(token, target);
    }
}
