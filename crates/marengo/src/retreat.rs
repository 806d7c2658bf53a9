//! Chapter 12, retreats.

use kernel::lots::{each, only};
use kernel::{Journal, Refusal, Tokens};

use crate::board::{LocaleId, Place};
use crate::engine::agenda::{Batch, Cause, Retreat, Step};
use crate::engine::event::{Event, Showing};
use crate::engine::order::Order;
use crate::engine::play::{Field, Play};
use crate::pieces::Arm;
use crate::rules::{cite, cites, refuse};

impl Field<'_> {
    /// Chapter 12.5: whether a locale next to the one that is left can take a retreating piece.
    pub(crate) fn may_retreat_to(&self, retreat: &Retreat, to: LocaleId) -> Result<(), Refusal> {
        if !self.battle.board.locale(retreat.from).neighbours.contains(&to) {
            return Err(refuse!("12.5", "not-a-neighbour").also(cite!("5.2")));
        }
        if to == retreat.origin {
            return Err(refuse!("12.5", "attack-came-from-there"));
        }
        if self.held(retreat.side.enemy(), to) != 0 {
            return Err(refuse!("12.5", "enemy-holds-it"));
        }
        if self.room(retreat.side, to) == 0 {
            let capacity = self.battle.board.locale(to).capacity as i32;
            return Err(refuse!("12.5", "no-room").also(cite!("5.4")).number("capacity", capacity));
        }
        Ok(())
    }

    /// Every locale that takes retreating pieces.
    pub(crate) fn ways_out(&self, retreat: &Retreat) -> impl Iterator<Item = LocaleId> + Clone {
        let neighbours = &self.battle.board.locale(retreat.from).neighbours;
        let open: u128 = neighbours
            .iter()
            .filter(|to| self.may_retreat_to(retreat, **to).is_ok())
            .fold(0, |set, to| set | 1 << to.0);
        neighbours.iter().copied().filter(move |to| open >> to.0 & 1 == 1)
    }

    /// The room that all ways out have together.
    fn room_outside(&self, retreat: &Retreat) -> u32 {
        self.ways_out(retreat).map(|to| self.room(retreat.side, to)).sum()
    }

    /// The piece whose retreat is asked for: the lowest that has not gone.
    fn next_to_go(&self, retreat: &Retreat) -> u8 {
        retreat.going.trailing_zeros() as u8
    }

    /// Why another piece has to go first; all who retreat have been shown.
    fn another_goes_first(&self, retreat: &Retreat) -> Refusal {
        let face = self.position.face(self.next_to_go(retreat));
        let refusal = refuse!("12.1", "not-its-turn-to-retreat");
        refusal.thing("side", retreat.side.number().into()).thing("piece", face.code().into())
    }

    pub(crate) fn may_retreat(&self, retreat: &Retreat, piece: u8, to: LocaleId) -> Result<(), Refusal> {
        if retreat.going == 0 {
            return Err(refuse!("12.1", "not-asked-now"));
        }
        if piece != self.next_to_go(retreat) {
            return Err(self.another_goes_first(retreat));
        }
        if to.0 as usize >= self.battle.board.locales.len() {
            return Err(refuse!("12.5", "not-a-neighbour"));
        }
        self.may_retreat_to(retreat, to)
    }

    /// Somebody may stay behind only if there is not room for all.
    pub(crate) fn may_perish(&self, retreat: &Retreat, piece: u8) -> Result<(), Refusal> {
        if retreat.going == 0 {
            return Err(refuse!("12.1", "not-asked-now"));
        }
        if piece != self.next_to_go(retreat) {
            return Err(self.another_goes_first(retreat));
        }
        if self.room_outside(retreat) >= retreat.going.count_ones() {
            return Err(refuse!("12.1", "all-must-go"));
        }
        Ok(())
    }

    pub(crate) fn retreat_orders(&self, retreat: &Retreat, out: &mut Vec<Order>) {
        let piece = self.next_to_go(retreat);
        out.extend(self.ways_out(retreat).map(|to| Order::Retreat { piece, to }));
        if self.may_perish(retreat, piece).is_ok() {
            out.push(Order::Perish(piece));
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Everybody in the locale is shown; artillery is lost; reserve and approaches pay.
    pub(crate) fn pay_retreat(&mut self, mut retreat: Retreat) {
        let here = self.field().held(retreat.side, retreat.from);
        let (side, from) = (retreat.side, retreat.from);
        if here != 0 {
            self.journal.note(cites!["12.1", "8.3"], || Event::Retreats { side, pieces: here, from });
        }
        for piece in each(here) {
            self.show(piece, Showing::Retreat, cite!("12.6"));
        }
        for piece in each(self.position.of_arm(here, Arm::Artillery)) {
            self.destroy(piece, Cause::LostGuns);
        }
        retreat.going = self.field().held(side, from);
        self.position.open.agenda.replace(Step::Retreat(retreat));
        for approach in self.battle.board.locale(from).approaches.iter().rev() {
            let blockers = self.field().blocking(*approach);
            if blockers != 0 && retreat.exempt != Some(*approach) {
                self.push_payment(side, blockers, Cause::LeavingApproach);
            }
        }
        let reserve = self.field().at(Place::reserve(from)) & self.battle.tokens[side.index()];
        let infantry = self.position.of_arm(reserve, Arm::Infantry);
        if infantry != 0 {
            self.push_payment(side, infantry, Cause::LeavingReserve);
        }
    }

    fn push_payment(&mut self, side: kernel::Side, payers: Tokens, cause: Cause) {
        self.push(Step::Lose(Batch { side, points: 1, first: 0, then: payers, single: false, cause }));
    }

    /// The pieces go one by one; where nothing can be chosen they go by themselves.
    pub(crate) fn run_retreat(&mut self, mut retreat: Retreat) -> bool {
        retreat.going = self.alive(retreat.going);
        self.position.open.agenda.replace(Step::Retreat(retreat));
        if retreat.going == 0 {
            self.done();
            return true;
        }
        let field = self.field();
        let two_ways = {
            let mut ways = field.ways_out(&retreat);
            (ways.next(), ways.next())
        };
        let room_for_all = field.room_outside(&retreat) >= retreat.going.count_ones();
        match two_ways {
            (None, _) => {
                each(retreat.going).for_each(|piece| self.destroy(piece, Cause::NoWayOut));
                true
            }
            (Some(to), None) if room_for_all => {
                self.go_back(retreat, retreat.going.trailing_zeros() as u8, to);
                true
            }
            _ => false,
        }
    }

    pub(crate) fn go_back(&mut self, mut retreat: Retreat, piece: u8, to: LocaleId) {
        let (side, from) = (retreat.side, retreat.from);
        self.journal.note(cites!["12.5"], || Event::Retreated { side, piece, from, to });
        self.put(only(piece), Place::reserve(to));
        retreat.going &= !only(piece);
        self.position.open.agenda.replace(Step::Retreat(retreat));
    }

    pub(crate) fn perish(&mut self, mut retreat: Retreat, piece: u8) {
        self.destroy(piece, Cause::NoWayOut);
        retreat.going &= !only(piece);
        self.position.open.agenda.replace(Step::Retreat(retreat));
    }
}
