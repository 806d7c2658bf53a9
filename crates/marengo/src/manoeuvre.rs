//! Chapter 9, manoeuvre attacks: a move into a locale that the enemy holds, over an
//! approach that he does not block.

use kernel::lots::{each, only};
use kernel::{Journal, Refusal, Tokens};

use crate::board::{ApproachId, Place};
use crate::engine::agenda::{Crossing, Retreat, Step, Thrust};
use crate::engine::event::{Event, Price, Showing};
use crate::engine::play::{Field, Play};
use crate::engine::position::March;
use crate::pieces::Arm;
use crate::rules::{cite, cites, refuse};

impl Field<'_> {
    /// Chapter 9.4: whether the defender may block at all. Everybody can see it.
    fn can_be_opposed(&self, thrust: &Thrust) -> bool {
        let target = self.battle.board.approach(thrust.over.opposite()).locale;
        let reserves = self.at(Place::reserve(target)) & self.of(self.turn().enemy());
        !thrust.from_block && reserves != 0
    }

    pub(crate) fn may_show(&self, thrust: &Thrust, piece: u8) -> Result<(), Refusal> {
        let infantry = self.position.of_arm(thrust.attackers, Arm::Infantry);
        if infantry & only(piece) == 0 {
            return Err(refuse!("9.2", "obstacle-needs-infantry").also(cite!("5.3")));
        }
        self.must_be_first(infantry, piece)
    }

    pub(crate) fn showings(&self, thrust: &Thrust, mut list: impl FnMut(u8)) {
        each(thrust.attackers).filter(|piece| self.may_show(thrust, *piece).is_ok()).for_each(&mut list);
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A manoeuvre attack begins.
    pub(crate) fn thrust(&mut self, thrust: Thrust, after_attack: bool) {
        let side = self.position.open.turn;
        let (pieces, over, by_road) = (thrust.attackers, thrust.over, thrust.road.is_some());
        self.journal.note(cites!["9.1", by_road => "9.3", after_attack => "9.6"], || Event::Thrust {
            side,
            pieces,
            over,
        });
        self.push(Step::Oppose(thrust));
        if self.battle.board.approach(over.opposite()).symbols.obstacle {
            // Infantry is among them, everybody knows now.
            self.betray(pieces);
            self.push(Step::ShowInfantry(thrust));
        }
    }

    /// Before an obstacle one infantry is shown; the attacker chooses if he could have a choice.
    pub(crate) fn run_show_infantry(&mut self, thrust: Thrust) -> bool {
        let could_be = |piece: &u8| self.position.could_be(*piece, |face| face.is(Arm::Infantry));
        if each(thrust.attackers).filter(could_be).count() > 1 {
            return false;
        }
        let infantry = self.position.of_arm(thrust.attackers, Arm::Infantry);
        self.show_infantry(infantry.trailing_zeros() as u8);
        true
    }

    pub(crate) fn show_infantry(&mut self, piece: u8) {
        self.done();
        self.show(piece, Showing::Obstacle, cite!("9.2"));
    }

    /// The defender is asked if he has anybody in reserve and the attackers came out of reserve.
    pub(crate) fn run_oppose(&mut self, thrust: Thrust) -> bool {
        if self.field().can_be_opposed(&thrust) {
            return false;
        }
        let side = self.position.open.turn.enemy();
        let locale = self.battle.board.approach(thrust.over.opposite()).locale;
        self.journal.note(cites!["9.4", "9.5"], || Event::Unopposable { side, locale, from_block: thrust.from_block });
        self.drive_out(thrust);
        true
    }

    /// The defender does not block.
    pub(crate) fn give_way(&mut self, thrust: Thrust) {
        let side = self.position.open.turn.enemy();
        let locale = self.battle.board.approach(thrust.over.opposite()).locale;
        self.journal.note(cites!["9.5"], || Event::GaveWay { side, locale });
        self.drive_out(thrust);
    }

    fn drive_out(&mut self, thrust: Thrust) {
        let side = self.position.open.turn.enemy();
        let from = self.battle.board.approach(thrust.over.opposite()).locale;
        let origin = self.battle.board.approach(thrust.over).locale;
        self.position.open.agenda.replace(Step::Occupy(thrust));
        self.push(Step::PayRetreat(Retreat { side, from, origin, exempt: None, going: 0 }));
    }

    /// The defender blocks with some of his reserve.
    pub(crate) fn oppose(&mut self, approach: ApproachId, pieces: Tokens) {
        let Some(Step::Oppose(thrust)) = self.position.open.agenda.top() else { return };
        let side = self.position.open.turn.enemy();
        self.journal.note(cites!["9.4", "8.3"], || Event::Opposed { side, pieces, approach });
        self.put(pieces, Place::blocking(approach));
        self.position.open.agenda.replace(Step::Answer(thrust));
    }

    /// The attacker blocks in his turn, with all or with some of his group.
    pub(crate) fn follow(&mut self, approach: ApproachId, pieces: Tokens, splits: bool) {
        let Some(Step::Answer(thrust)) = self.position.open.agenda.top() else { return };
        self.pay(u8::from(splits));
        let price = match (splits, thrust.main_paid) {
            (true, _) => Price::Command,
            (false, (true, false)) => Price::MainRoad,
            (false, _) => Price::Included,
        };
        let (side, staying) = (self.position.open.turn, thrust.attackers & !pieces);
        self.journal.note(cites!["9.4", ..price.cite()], || Event::Answered {
            side,
            following: pieces,
            staying,
            approach,
            price,
        });
        self.put(pieces, Place::blocking(approach));
        self.done();
    }

    /// The attacker stays where he was.
    pub(crate) fn stay(&mut self, thrust: Thrust) {
        let (side, staying, approach) = (self.position.open.turn, thrust.attackers, thrust.over);
        let price = if thrust.main_paid == (true, false) { Price::MainRoad } else { Price::Included };
        self.journal.note(cites!["9.4", ..price.cite()], || Event::Answered {
            side,
            following: 0,
            staying,
            approach,
            price,
        });
        self.done();
    }

    /// The attackers move in; cavalry that came by road may go on.
    pub(crate) fn occupy(&mut self, thrust: Thrust) {
        self.done();
        let side = self.position.open.turn;
        let locale = self.battle.board.approach(thrust.over.opposite()).locale;
        let pieces = thrust.attackers;
        self.journal.note(cites!["9.5"], || Event::Occupied { side, pieces, locale });
        self.put(pieces, Place::reserve(locale));
        self.position.open.march = match thrust.road {
            None => March::Group { members: pieces },
            Some(Crossing { knot, steps, lane, way }) => {
                self.use_lane(lane, way, steps);
                let piece = pieces.trailing_zeros() as u8;
                let (main, paid) = thrust.main_paid;
                March::Road { piece, knot, steps, main, paid, attacked: true }
            }
        };
    }
}
