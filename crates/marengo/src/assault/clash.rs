//! Chapters 11.7 to 11.9: strength, result, losses, pursuit.

use kernel::lots::{each, only};
use kernel::{Journal, Refusal, Side, Tally, Tokens};

use super::{breadth, obstacle_between};
use crate::engine::agenda::{Assault, Batch, Cause, Step};
use crate::engine::event::{Event, Showing};
use crate::engine::play::{Field, Play};
use crate::pieces::Arm;
use crate::rules::{cite, cites, refuse};

impl Field<'_> {
    /// The strength points of pieces that are still there.
    fn points(&self, pieces: Tokens) -> i16 {
        each(pieces).map(|piece| i16::from(self.position.face(piece).strength())).sum()
    }

    /// Of the leading pieces, those still there.
    fn standing(&self, pieces: Tokens) -> Tokens {
        each(pieces).filter(|piece| self.position.face(*piece).strength() > 0).fold(0, |set, piece| set | only(piece))
    }

    /// Chapter 11.7: the attackers' strength. The terrain penalty comes once off the sum.
    pub(crate) fn attack_strength(&self, assault: &Assault) -> Tally {
        let side = self.turn();
        let lead = self.standing(assault.lead[side.index()]);
        let mut tally = Tally::default();
        tally.add(self.points(lead), cite!("11.7"), "marengo-part-leading");
        if let Some(arm) = assault.led_by[side.index()] {
            self.add_penalty(&mut tally, assault.from.opposite(), arm);
        }
        if self.is_broken(side) {
            tally.add(-(lead.count_ones() as i16), cite!("13.4"), "marengo-part-broken");
        }
        tally
    }

    /// Chapter 11.7: the defenders' strength.
    pub(crate) fn defence_strength(&self, assault: &Assault) -> Tally {
        let side = self.turn().enemy();
        let lead = self.standing(assault.lead[side.index()]);
        let mut tally = Tally::default();
        tally.add(self.points(lead), cite!("11.7"), "marengo-part-leading");
        if self.is_broken(side) {
            tally.add(-(lead.count_ones() as i16), cite!("13.3"), "marengo-part-broken");
        }
        tally
    }

    /// The side that won an assault.
    pub(crate) fn winner(&self, assault: &Assault) -> Side {
        if assault.result > 0 { self.turn() } else { self.turn().enemy() }
    }

    /// Chapter 11.9: whether the winner's cavalry may pursue at all; everybody can see it.
    fn pursuit_allowed(&self, assault: &Assault) -> bool {
        let loser = self.winner(assault).enemy();
        let prey = self.standing(assault.in_it[loser.index()]);
        assault.led_by[loser.index()] != Some(Arm::Cavalry) && !obstacle_between(self, assault) && prey != 0
    }

    /// The winner's pieces that did not lead, are still there and not told off yet.
    fn behind(&self, assault: &Assault) -> Tokens {
        let winner = self.winner(assault).index();
        self.standing(assault.in_it[winner] & !assault.lead[winner] & !assault.pursuers)
    }

    pub(crate) fn may_pursue(&self, assault: &Assault, piece: u8) -> Result<(), Refusal> {
        let behind = self.behind(assault);
        if behind & only(piece) == 0 || !self.position.face(piece).is(Arm::Cavalry) {
            return Err(refuse!("11.9", "only-cavalry-behind-pursues"));
        }
        if assault.pursuers.count_ones() >= breadth(self, assault) {
            return Err(refuse!("11.9", "front-is-full"));
        }
        self.must_be_first(self.position.of_arm(behind, Arm::Cavalry), piece)
    }

    pub(crate) fn pursuits(&self, assault: &Assault, mut list: impl FnMut(u8)) {
        each(self.behind(assault)).filter(|piece| self.may_pursue(assault, *piece).is_ok()).for_each(&mut list);
    }

    /// Chapter 11.9: the strength of a pursuit, less the cavalry penalty of the loser's approach.
    fn pursuit_strength(&self, assault: &Assault) -> Tally {
        let approach = if self.winner(assault) == self.turn() { assault.from.opposite() } else { assault.from };
        let mut tally = Tally::default();
        tally.add(self.points(assault.pursuers), cite!("11.9"), "marengo-part-pursuers");
        self.add_penalty(&mut tally, approach, Arm::Cavalry);
        tally
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Strengths are compared; winner and loser bear their losses, the winner first.
    pub(crate) fn clash(&mut self, mut assault: Assault) {
        let side = self.position.open.turn;
        let (attack, defence) = (self.field().attack_strength(&assault), self.field().defence_strength(&assault));
        let result = attack.total() - defence.total();
        assault.result = result;
        let from = assault.from;
        self.journal.note(cites!["11.7", ..attack, ..defence], || Event::Clashed {
            side,
            from,
            attack,
            defence,
            result,
        });
        self.hand_on(assault);
        let winner = self.field().winner(&assault);
        self.push(self.assault_losses(&assault, winner.enemy(), 1 + result.unsigned_abs() as u8));
        self.push(self.assault_losses(&assault, winner, 1));
    }

    /// Chapter 11.8: the leading pieces bear losses first.
    fn assault_losses(&self, assault: &Assault, side: Side, points: u8) -> Step {
        let first = assault.lead[side.index()];
        let then = assault.in_it[side.index()] & !first;
        Step::Lose(Batch { side, points, first, then, single: false, cause: Cause::Assault })
    }

    /// The winner is asked if, for all the loser knows, he could have cavalry behind.
    pub(crate) fn run_pursue(&mut self, assault: Assault) -> bool {
        let field = self.field();
        let full = assault.pursuers.count_ones() >= breadth(&field, &assault);
        let could = |piece| field.position.could_be(piece, |face| face.is(Arm::Cavalry));
        if field.pursuit_allowed(&assault) && !full && each(field.behind(&assault)).any(could) {
            return false;
        }
        self.end_pursuit(assault);
        true
    }

    pub(crate) fn pursue(&mut self, mut assault: Assault, piece: u8) {
        self.show(piece, Showing::Assault, cite!("11.12"));
        assault.pursuers |= only(piece);
        self.position.open.agenda.replace(Step::Pursue(assault));
    }

    /// The pursuers ride, and pay for it.
    pub(crate) fn end_pursuit(&mut self, assault: Assault) {
        let winner = self.field().winner(&assault);
        let force = self.field().pursuit_strength(&assault);
        self.hand_on(assault);
        if assault.pursuers == 0 {
            return;
        }
        let pieces = assault.pursuers;
        self.journal.note(cites!["11.9", ..force], || Event::Pursued { side: winner, pieces, force });
        let cause = Cause::Pursuit;
        self.push(Step::Lose(Batch { side: winner, points: 1, first: pieces, then: 0, single: false, cause }));
        let points = force.total().max(0) as u8;
        if let Step::Lose(batch) = self.assault_losses(&assault, winner.enemy(), points) {
            self.push(Step::Lose(Batch { cause, ..batch }));
        }
    }
}
