//! Chapter 10, bombardment: announced at the end of one turn, fired at the start of the next.

use kernel::lots::{each, only};
use kernel::{Journal, Refusal, Tally};

use crate::board::{ApproachId, Place, Spot};
use crate::engine::agenda::{Batch, Cause, Step};
use crate::engine::event::{Event, Showing};
use crate::engine::order::Order;
use crate::engine::play::{Field, Play};
use crate::pieces::Arm;
use crate::rules::{cite, cites, refuse};

impl Field<'_> {
    /// The artillery whose bombardment is due now, and the approach it blocks.
    pub(crate) fn battery(&self) -> Option<(u8, ApproachId)> {
        let due = self.position.open.announced & self.of(self.turn());
        each(due).find_map(|piece| match self.position.open.spot(piece) {
            Spot::Blocking(approach) => Some((piece, approach)),
            _ => None,
        })
    }

    /// Chapter 10.3: the approach opposite, else the reserve, else any other approach that is held.
    pub(crate) fn targets(&self, from: ApproachId, mut list: impl FnMut(Place)) {
        let enemy = self.turn().enemy();
        let opposite = Place::blocking(from.opposite());
        let locale = self.battle.board.approach(from.opposite()).locale;
        if self.at(opposite) & self.of(enemy) != 0 {
            list(opposite);
        } else if self.at(Place::reserve(locale)) & self.of(enemy) != 0 {
            list(Place::reserve(locale));
        } else {
            let others = self.battle.board.locale(locale).approaches.iter().map(|id| Place::blocking(*id));
            others.filter(|place| self.at(*place) & self.of(enemy) != 0).for_each(list);
        }
    }

    pub(crate) fn may_bombard(&self, target: Place) -> Result<(), Refusal> {
        let Some((_, from)) = self.battery() else { return Err(refuse!("10.1", "nothing-announced")) };
        let mut allowed = false;
        self.targets(from, |place| allowed |= place == target);
        if allowed { Ok(()) } else { Err(refuse!("10.3", "not-the-target")) }
    }

    /// Chapter 10.4: the artillery's strength, less the penalty of the approach
    /// opposite if that is the target.
    pub(crate) fn bombardment(&self, piece: u8, from: ApproachId, target: Place) -> Tally {
        let mut force = Tally::default();
        force.add(i16::from(self.position.face(piece).strength()), cite!("10.4"), "marengo-part-artillery");
        if target == Place::blocking(from.opposite()) {
            self.add_penalty(&mut force, from.opposite(), Arm::Artillery);
        }
        force
    }

    /// Chapter 5.1: the penalty printed on an approach, for attackers of an arm.
    pub(crate) fn add_penalty(&self, tally: &mut Tally, approach: ApproachId, arm: Arm) {
        let facing = self.battle.board.approach(approach.opposite());
        let approach = self.battle.board.approach(approach);
        let paragraph = if approach.penalty(arm) != facing.penalty(arm) { cite!("5.6") } else { cite!("5.1") };
        let reason = match arm {
            Arm::Infantry => "marengo-part-penalty-infantry",
            Arm::Cavalry => "marengo-part-penalty-cavalry",
            Arm::Artillery => "marengo-part-penalty-artillery",
        };
        tally.add(-i16::from(approach.penalty(arm)), paragraph, reason);
    }

    /// Chapter 10.1: who may announce, at the end of a turn.
    pub(crate) fn may_announce(&self, piece: u8) -> Result<(), Refusal> {
        if self.of(self.turn()) & only(piece) == 0 {
            return Err(refuse!("8.1", "not-yours"));
        }
        if !self.position.face(piece).is(Arm::Artillery) {
            return Err(refuse!("10.1", "only-artillery-bombards"));
        }
        let Spot::Blocking(approach) = self.position.open.spot(piece) else {
            return Err(refuse!("10.1", "artillery-must-block"));
        };
        if self.position.open.fired & only(piece) != 0 {
            return Err(refuse!("10.2", "fired-this-turn").also(cite!("10.1")));
        }
        if !self.enemy_opposite(self.turn(), approach) {
            return Err(refuse!("10.3", "no-target"));
        }
        let here = self.position.of_arm(self.blocking(approach), Arm::Artillery) & !self.position.open.fired;
        self.must_be_first(here, piece)
    }

    pub(crate) fn announcements(&self, out: &mut Vec<Order>) {
        let guns = self.position.of_arm(self.of(self.turn()) & !self.position.open.reserve, Arm::Artillery);
        for piece in each(guns) {
            if self.may_announce(piece).is_ok() {
                out.push(Order::Announce(piece));
            }
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Announced bombardments come first; one without a target is cancelled.
    pub(crate) fn run_bombard(&mut self) -> bool {
        let Some((piece, from)) = self.field().battery() else {
            self.done();
            return true;
        };
        let mut any = false;
        self.field().targets(from, |_| any = true);
        if !any {
            self.cancel_bombardment(piece, true);
        }
        !any
    }

    pub(crate) fn cancel_bombardment(&mut self, piece: u8, no_target: bool) {
        let side = self.position.open.turn;
        self.position.open.announced &= !only(piece);
        self.position.open.up &= !only(piece);
        self.journal.note(cites!["10.6"], || Event::BombardmentCancelled { side, piece, no_target });
    }

    pub(crate) fn bombard(&mut self, target: Place) {
        let Some((piece, from)) = self.field().battery() else { return };
        let side = self.position.open.turn;
        let force = self.field().bombardment(piece, from, target);
        self.position.open.announced &= !only(piece);
        self.position.open.fired |= only(piece);
        self.spend(only(piece));
        self.journal.note(cites!["10.3", "10.1", "10.4", ..force], || Event::Bombarded { side, piece, target, force });
        let hit = self.field().at(target) & self.battle.tokens[side.enemy().index()];
        self.push(Step::Lose(Batch {
            side: side.enemy(),
            points: force.total().max(0) as u8,
            first: 0,
            then: hit,
            single: true,
            cause: Cause::Bombardment,
        }));
    }

    /// The artillery is turned up and stays so until it has fired.
    pub(crate) fn announce(&mut self, piece: u8) {
        let side = self.position.open.turn;
        let Spot::Blocking(approach) = self.position.open.spot(piece) else { return };
        self.show(piece, Showing::Guns, cite!("10.7"));
        self.position.open.announced |= only(piece);
        self.position.open.up |= only(piece);
        self.journal.note(cites!["10.1", "8.3"], || Event::Announced { side, piece, approach });
    }

    /// At the end of a turn, artillery that has fired is hidden again.
    pub(crate) fn hide_guns(&mut self) {
        let side = self.position.open.turn;
        let mine = self.battle.tokens[side.index()];
        let fired = self.position.open.fired & mine;
        for piece in each(fired) {
            self.position.open.up &= !only(piece);
            self.journal.note(cites!["10.7"], || Event::GunsHidden { side, piece });
        }
        let open = &mut self.position.open;
        open.busy = open.busy & !mine | (open.announced | open.fired) & mine;
        open.fired &= !mine;
    }
}
