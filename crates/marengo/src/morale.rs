//! Chapter 13, morale and demoralization; and the assigning of losses that every chapter needs.

use kernel::lots::{each, only};
use kernel::{Cite, Journal, Refusal, Side, Tokens};

use crate::board::Place;
use crate::engine::agenda::{Batch, Cause, Step};
use crate::engine::event::{Event, Showing};
use crate::engine::play::{Field, Play};
use crate::rules::{cite, cites, refuse};

impl Field<'_> {
    /// Whether an army is demoralized.
    pub(crate) fn is_broken(&self, side: Side) -> bool {
        self.position.open.broken[side] != 0
    }

    /// Who can bear the next point of a batch, and who chooses.
    pub(crate) fn bearers(&self, batch: &Batch) -> (Tokens, Side) {
        let alive = |pieces: Tokens| {
            each(pieces)
                .filter(|piece| self.position.open.place[*piece as usize] != Place::LOST)
                .fold(0, |set, piece| set | only(piece))
        };
        match alive(batch.first) {
            0 => (alive(batch.then), batch.side),
            first => (first, batch.side.enemy()),
        }
    }

    pub(crate) fn may_lose(&self, batch: &Batch, piece: u8) -> Result<(), Refusal> {
        let (bearers, chooser) = self.bearers(batch);
        if bearers & only(piece) == 0 {
            let refusal = kernel::Refusal::new(batch.cause.cite(), "marengo-refusal-does-not-bear-this-loss");
            let fighting = matches!(batch.cause, Cause::DefensiveFire | Cause::Assault | Cause::Pursuit);
            return Err(if fighting { refusal.also(cite!("11.8")) } else { refusal });
        }
        if chooser == batch.side {
            return self.must_be_first(bearers, piece);
        }
        Ok(())
    }

    /// Lists the pieces that can bear the next point.
    pub(crate) fn losers(&self, batch: &Batch, mut list: impl FnMut(u8)) {
        let (bearers, _) = self.bearers(batch);
        each(bearers).filter(|piece| self.may_lose(batch, *piece).is_ok()).for_each(&mut list);
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Runs a batch of losses until somebody has to choose. True when it is done.
    pub(crate) fn run_losses(&mut self, batch: Batch) -> bool {
        let (bearers, _) = self.field().bearers(&batch);
        if batch.points == 0 || bearers == 0 {
            self.done();
            return true;
        }
        if bearers.is_power_of_two() {
            self.bear(batch, bearers.trailing_zeros() as u8);
            return true;
        }
        false
    }

    /// A piece bears one point of a batch.
    pub(crate) fn bear(&mut self, mut batch: Batch, piece: u8) {
        if batch.single {
            batch.first = 0;
            batch.then = only(piece);
        }
        batch.points -= 1;
        self.position.open.agenda.replace(Step::Lose(batch));
        let (why, cite) = match batch.cause {
            Cause::Bombardment => (Showing::Bombarded, cite!("10.7")),
            Cause::DefensiveFire | Cause::Assault | Cause::Pursuit => (Showing::Assault, cite!("11.12")),
            _ => (Showing::Retreat, cite!("12.6")),
        };
        if !self.position.open.lots.is_known(piece) {
            self.show(piece, why, cite);
        }
        self.lose_point(piece, batch.cause);
    }

    /// Chapters 4.3 and 13.1: a piece loses a point, and its army a point of morale.
    pub(crate) fn lose_point(&mut self, piece: u8, cause: Cause) {
        let side = self.battle.owner(piece);
        let before = self.position.face(piece);
        let after = before.reduced();
        self.position.face[piece as usize] = after;
        self.journal.note(cites![..cause.cite(), "4.3"], || Event::Lost { side, piece, before, after, cause });
        if after.strength() == 0 {
            self.remove(piece);
        }
        let morale = &mut self.position.open.morale[side];
        if *morale == 0 {
            return;
        }
        *morale -= 1;
        let left = *morale;
        self.journal.note(cites!["13.1"], || Event::Morale { side, left });
        if left == 0 && self.position.open.broken[side] == 0 {
            self.position.open.broken[side] = self.position.open.round;
            let in_own_assault = side == self.position.open.turn
                && matches!(cause, Cause::DefensiveFire | Cause::Assault | Cause::Pursuit);
            self.journal.note(cites!["13.2", in_own_assault => "13.4"], || Event::Broken { side });
        }
    }

    /// A piece loses all its points.
    pub(crate) fn destroy(&mut self, piece: u8, cause: Cause) {
        while self.position.face(piece).strength() > 0 {
            self.lose_point(piece, cause);
        }
    }

    fn remove(&mut self, piece: u8) {
        let open = &mut self.position.open;
        open.put(self.battle, piece, Place::LOST);
        for mask in
            [&mut open.spent, &mut open.assaulted, &mut open.up, &mut open.announced, &mut open.fired, &mut open.busy]
        {
            *mask &= !only(piece);
        }
    }

    /// Chapter 13.2: when one army alone broke in a round, the other gains heart
    /// at the start of the next.
    pub(crate) fn hearten(&mut self) {
        let last = self.position.open.round - 1;
        for side in Side::BOTH {
            let enemy = side.enemy();
            let gains = last > 0 && self.position.open.broken[enemy] == last && self.position.open.broken[side] == 0;
            if gains {
                let gain = self.battle.bonus;
                let morale = &mut self.position.open.morale[side];
                *morale = morale.saturating_add(gain);
                let morale = *morale;
                self.journal.note(cites!["13.2"], || Event::Heartened { side, gain, morale });
            }
        }
    }
}

impl Cause {
    /// The paragraph that makes the points be lost.
    pub(crate) fn cite(self) -> Cite {
        match self {
            Cause::Bombardment => cite!("10.5"),
            Cause::DefensiveFire => cite!("11.5"),
            Cause::Assault => cite!("11.8"),
            Cause::Pursuit => cite!("11.9"),
            Cause::LeavingReserve => cite!("12.3"),
            Cause::LeavingApproach => cite!("12.4"),
            Cause::LostGuns => cite!("12.2"),
            Cause::NoWayOut => cite!("12.5"),
        }
    }
}

/// The refusal of an order of a broken army.
pub(crate) fn broken() -> Refusal {
    refuse!("13.3", "army-is-broken")
}
