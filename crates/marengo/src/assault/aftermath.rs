//! Chapters 11.10 to 11.12: the winner holds the locale; the loser falls back or retreats.

use kernel::Journal;
use kernel::lots::each;

use crate::board::Place;
use crate::engine::agenda::{Assault, Retreat, Step};
use crate::engine::event::Event;
use crate::engine::play::Play;
use crate::pieces::Arm;
use crate::rules::cites;

impl<J: Journal<Event>> Play<'_, J> {
    /// The attackers fall back into reserve, or the defenders retreat out of the locale.
    pub(crate) fn aftermath(&mut self, assault: Assault) {
        let side = self.position.open.turn;
        let attackers = self.alive(assault.in_it[side.index()]);
        if self.field().winner(&assault) == side {
            let from = self.battle.board.approach(assault.from.opposite()).locale;
            let origin = self.battle.board.approach(assault.from).locale;
            self.position.open.agenda.replace(Step::TakeOver(assault));
            let exempt = Some(assault.from.opposite());
            self.push(Step::PayRetreat(Retreat { side: side.enemy(), from, origin, exempt, going: 0 }));
        } else {
            self.done();
            self.position.open.close_pair(assault.from);
            let from = assault.from;
            self.journal.note(cites!["11.10", "11.3"], || Event::Repulsed { side, pieces: attackers, from });
            self.put(attackers, Place::reserve(self.battle.board.approach(assault.from).locale));
        }
    }

    /// The surviving attackers move in; the locale is closed to others for this turn.
    pub(crate) fn take_over(&mut self, assault: Assault) {
        let side = self.position.open.turn;
        let locale = self.battle.board.approach(assault.from.opposite()).locale;
        let pieces = self.alive(assault.in_it[side.index()]);
        self.position.open.close_locale(locale);
        self.journal.note(cites!["11.10", "11.2"], || Event::Taken { side, pieces, locale });
        self.put(pieces, Place::reserve(locale));
        self.position.open.agenda.replace(Step::CloseUp { members: pieces, locale });
    }

    /// Chapter 11.11: the attacker is asked if, for all the enemy knows, he could
    /// have cavalry that closes up.
    pub(crate) fn run_close_up(&mut self, members: kernel::Tokens, locale: crate::board::LocaleId) -> bool {
        let field = self.field();
        let could_be_cavalry = |piece| field.position.could_be(piece, |face| face.is(Arm::Cavalry));
        let somebody = each(members).any(could_be_cavalry);
        let approaches = &self.battle.board.locale(locale).approaches;
        let somewhere = approaches.iter().any(|approach| field.enemy_opposite(field.turn(), *approach));
        let splits = self.position.open.commands > 0 || each(members).all(could_be_cavalry);
        if somebody && somewhere && splits {
            return false;
        }
        self.done();
        true
    }
}
