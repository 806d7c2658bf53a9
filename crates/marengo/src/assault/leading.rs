//! Chapters 11.4 to 11.6: leading pieces of both sides, and the artillery that fires in between.

use kernel::lots::{each, only};
use kernel::{Journal, Refusal, Side, Tokens};

use super::{breadth, fights_in_front};
use crate::board::ApproachId;
use crate::engine::agenda::{Assault, Batch, Cause, Step};
use crate::engine::event::{Event, Showing};
use crate::engine::play::{Field, Play};
use crate::engine::position::Position;
use crate::pieces::{Arm, Face};
use crate::rules::{cite, cites, refuse};

/// The least strength that may lead an attack.
const LEAST_TO_LEAD: u8 = 2;

impl Field<'_> {
    /// Chapter 11.4: whether a face may lead an attack out of an approach.
    pub(crate) fn can_lead_attack(&self, from: ApproachId, face: Face) -> Result<(), Refusal> {
        let target = self.battle.board.approach(from.opposite());
        if !fights_in_front(face.arm()) {
            return Err(refuse!("11.4", "artillery-never-leads"));
        }
        if face.is(Arm::Cavalry) && target.symbols.obstacle {
            return Err(refuse!("11.4", "cavalry-never-leads-at-obstacle").also(cite!("5.3")));
        }
        if face.strength() < LEAST_TO_LEAD {
            return Err(refuse!("11.4", "too-weak-to-lead"));
        }
        if face.strength() <= target.penalty(face.arm()) {
            return Err(refuse!("11.4", "penalty-too-great").also(cite!("5.1")));
        }
        Ok(())
    }

    /// Chapter 11.6: whether a face may lead the defence of an approach.
    fn can_lead_defence(&self, approach: ApproachId, face: Face) -> Result<(), Refusal> {
        if !fights_in_front(face.arm()) {
            return Err(refuse!("11.6", "artillery-never-leads"));
        }
        if face.is(Arm::Cavalry) && self.battle.board.approach(approach).symbols.obstacle {
            return Err(refuse!("11.6", "cavalry-never-leads-at-obstacle").also(cite!("5.3")));
        }
        Ok(())
    }

    /// Whether a face may lead for a side, given who leads already.
    fn can_lead(&self, assault: &Assault, side: Side, face: Face) -> Result<(), Refusal> {
        let attacking = side == self.turn();
        if attacking {
            self.can_lead_attack(assault.from, face)?;
        } else {
            self.can_lead_defence(assault.from.opposite(), face)?;
        }
        match assault.led_by[side.index()] {
            Some(arm) if !face.is(arm) && attacking => Err(refuse!("11.4", "leaders-of-one-arm")),
            Some(arm) if !face.is(arm) => Err(refuse!("11.6", "leaders-of-one-arm")),
            _ => Ok(()),
        }
    }

    /// Those who could still be told off to lead.
    fn candidates(&self, assault: &Assault, side: Side) -> Tokens {
        assault.in_it[side.index()] & !assault.lead[side.index()]
    }

    pub(crate) fn may_lead(&self, assault: &Assault, side: Side, piece: u8) -> Result<(), Refusal> {
        if self.candidates(assault, side) & only(piece) == 0 {
            return Err(refuse!("11.1", "not-in-the-assault"));
        }
        self.can_lead(assault, side, self.position.face(piece))?;
        if assault.lead[side.index()].count_ones() >= breadth(self, assault) {
            return Err(refuse!("5.1", "front-is-full"));
        }
        self.must_be_first(self.candidates(assault, side), piece)
    }

    pub(crate) fn leaders(&self, assault: &Assault, side: Side, mut list: impl FnMut(u8)) {
        each(assault.in_it[side.index()])
            .filter(|piece| self.may_lead(assault, side, *piece).is_ok())
            .for_each(&mut list);
    }

    pub(crate) fn may_end_lead(&self, assault: &Assault, side: Side) -> Result<(), Refusal> {
        if side == self.turn() && assault.lead[side.index()] == 0 {
            return Err(refuse!("11.4", "somebody-must-lead"));
        }
        Ok(())
    }

    /// Whether, for all the enemy can know, a side could name one more leading piece.
    fn could_lead_more(&self, assault: &Assault, side: Side) -> bool {
        let lead = assault.lead[side.index()];
        if lead.count_ones() >= breadth(self, assault) {
            return false;
        }
        let rest = self.candidates(assault, side);
        each(rest).any(|piece| self.position.could_be(piece, |face| self.can_lead(assault, side, face).is_ok()))
    }

    /// Chapter 11.5: artillery of the defence that neither announced nor fired
    /// in its owner's last turn.
    fn ready_guns(&self, assault: &Assault) -> Tokens {
        assault.in_it[self.turn().enemy().index()] & !self.position.open.busy & !assault.shot
    }

    pub(crate) fn may_fire(&self, assault: &Assault, piece: u8) -> Result<(), Refusal> {
        let defenders = assault.in_it[self.turn().enemy().index()];
        if defenders & only(piece) == 0 || !self.position.face(piece).is(Arm::Artillery) {
            return Err(refuse!("11.5", "only-defending-artillery-fires"));
        }
        if self.ready_guns(assault) & only(piece) == 0 {
            return Err(refuse!("11.5", "guns-were-busy"));
        }
        self.must_be_first(self.position.of_arm(self.ready_guns(assault), Arm::Artillery), piece)
    }

    pub(crate) fn firings(&self, assault: &Assault, mut list: impl FnMut(u8)) {
        each(self.ready_guns(assault)).filter(|piece| self.may_fire(assault, *piece).is_ok()).for_each(&mut list);
    }
}

/// Whether somebody who does not own them could take one of the pieces for artillery.
fn could_have_guns(position: &Position, pieces: Tokens) -> bool {
    each(pieces).any(|piece| position.could_be(piece, |face| face.is(Arm::Artillery)))
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn run_lead_attack(&mut self, assault: Assault) -> bool {
        self.run_lead(assault, self.position.open.turn)
    }

    pub(crate) fn run_lead_defence(&mut self, assault: Assault) -> bool {
        self.run_lead(assault, self.position.open.turn.enemy())
    }

    /// A side is asked as long as its enemy could think that it has a choice.
    fn run_lead(&mut self, assault: Assault, side: Side) -> bool {
        let attacking = side == self.position.open.turn;
        let must = attacking && assault.lead[side.index()] == 0;
        if must || self.field().could_lead_more(&assault, side) {
            return false;
        }
        self.end_lead(assault, side);
        true
    }

    pub(crate) fn lead(&mut self, mut assault: Assault, side: Side, piece: u8) {
        assault.lead[side.index()] |= only(piece);
        assault.led_by[side.index()] = Some(self.position.face(piece).arm());
        self.show(piece, Showing::Assault, cite!("11.12"));
        let step = if side == self.position.open.turn { Step::LeadAttack(assault) } else { Step::LeadDefence(assault) };
        self.position.open.agenda.replace(step);
    }

    pub(crate) fn end_lead(&mut self, assault: Assault, side: Side) {
        let (pieces, attacking) = (assault.lead[side.index()], side == self.position.open.turn);
        self.journal.note(cites![attacking => "11.4" or "11.6"], || Event::Leading { side, pieces, attacking });
        self.hand_on(assault);
    }

    pub(crate) fn run_defensive_fire(&mut self, assault: Assault) -> bool {
        if could_have_guns(self.position, self.field().ready_guns(&assault)) {
            return false;
        }
        self.hand_on(assault);
        true
    }

    pub(crate) fn fire_in_defence(&mut self, mut assault: Assault, piece: u8) {
        let side = self.position.open.turn.enemy();
        self.show(piece, Showing::Assault, cite!("11.12"));
        self.journal.note(cites!["11.5"], || Event::FiredInDefence { side, piece });
        assault.shot |= only(piece);
        self.position.open.agenda.replace(Step::DefensiveFire(assault));
        let attacker = side.enemy();
        let first = assault.lead[attacker.index()];
        self.push(Step::Lose(Batch {
            side: attacker,
            points: self.position.face(piece).strength(),
            first,
            then: assault.in_it[attacker.index()] & !first,
            single: false,
            cause: Cause::DefensiveFire,
        }));
    }
}
