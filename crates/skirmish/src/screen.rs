//! Chapter 8: the set-up behind the screen. *Secret: who stands where, until the screen falls.*
//!
//! Another world stands the tokens elsewhere behind the screen, wherever they may be posted.

use crate::rules::{cites, refuse};
use kernel::lots::each;
use kernel::{BySide, Dice, Journal, Refusal, Side};

use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::play::{Field, Play, require};
use crate::engine::position::Step;

/// Stands a side's tokens anywhere they may stand behind its screen.
pub fn scatter(battle: &Battle, side: Side, fields: &mut [Option<u8>], dice: &mut Dice) {
    let home = battle.home(side);
    for token in each(battle.tokens(side)) {
        let posted = dice.roll(2) == 0;
        fields[usize::from(token)] = if posted { battle.ahead(side, home) } else { Some(home) };
    }
}

impl Field<'_> {
    pub(crate) fn check_post(&self, side: Side, token: u8) -> Result<(), Refusal> {
        require(self.battle.spec.screens, refuse!("8.1", "no-screens"))?;
        require(self.battle.is_of(token, side), refuse!("2.4", "not-yours"))?;
        require(self.position.field(token) == Some(self.battle.home(side)), refuse!("8.3", "posted-already"))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A side begins to set up. From now on it may have posted anybody and written anything.
    pub(crate) fn set_up(&mut self, side: Side) {
        self.position.agenda.push(Step::SetUp(side));
        self.position.screens[side] = self.battle.spec.screens;
        self.position.couriers[side].may_be_written(self.battle);
    }

    pub(crate) fn post(&mut self, token: u8) {
        let side = self.battle.owner(token);
        self.position.fields[usize::from(token)] = self.battle.ahead(side, self.battle.home(side));
        self.journal.note(cites!["8.2"], || Event::Posted { token });
    }

    pub(crate) fn ready(&mut self) {
        let Some(Step::SetUp(side)) = self.position.agenda.pop() else { return };
        self.journal.note(cites!["8.4"], || Event::Prepared { side });
        if side == Side::First {
            return self.set_up(Side::Second);
        }
        if self.battle.spec.screens {
            self.fall();
        }
        self.begin_turn(1, Side::First);
    }

    /// The screens fall, and everybody learns who stands where (8.5).
    fn fall(&mut self) {
        self.position.screens = BySide::default();
        self.disclose();
        for side in Side::BOTH {
            let home = Some(self.battle.home(side));
            let posted = each(self.battle.tokens(side)).filter(|token| self.position.field(*token) != home).collect();
            self.journal.note(cites!["8.5"], || Event::ScreenFell { side, posted });
        }
    }
}
