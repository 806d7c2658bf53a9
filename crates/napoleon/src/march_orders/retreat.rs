//! The general retreat (20.5).

use kernel::{Journal, Refusal, Side};

use super::{March, MarchEvent, Under};
use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, require};
use crate::engine::position::Place;
use crate::movement::Mover;
use crate::rules::{cites, refuse};

impl Field<'_> {
    /// Whether a side may order a general retreat: by day in its command phase, or after midnight;
    /// once (20.51).
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(crate) fn may_retreat_all(&self, side: Side) -> Result<(), Refusal> {
        require(self.battle.scenario.march_orders, refuse!("20.5", "no-march-orders"))?;
        require(self.battle.scenario.general_retreat, refuse!("20.5", "no-general-retreat"))?;
        require(self.position.phase != crate::sequence::Phase::SetUp, refuse!("20.51", "not-now"))?;
        let retreat = &self.position.armies[side].retreat;
        require(retreat.since == 0 || retreat.spare > 0, refuse!("20.51", "once"))?;
        require(retreat.pieces.is_empty(), refuse!("20.51", "retreats-already"))?;
        require(!retreat.late, refuse!("21.2", "reorganized-already"))?;
        let troops = self.on_map(side).and(self.battle.combat);
        let has_refuge = |piece: PieceId| !self.refuges(piece, self.position.at(piece)).is_empty();
        require(troops.iter().any(has_refuge), refuse!("20.51", "no-way-there"))
    }

    /// Whether a side may declare one without a card: at night, or if it plays none (2.1, 2.2).
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(crate) fn may_declare_retreat(&self, side: Side) -> Result<(), Refusal> {
        require(!self.battle.plays_cards() || self.is_night(), refuse!("2.1", "retreat-by-card"))?;
        self.may_retreat_all(side)
    }

    /// Whether units in command may leave the general retreat: after one turn (20.51).
    ///
    /// # Errors
    /// Paragraph 20.51.
    pub(crate) fn may_lift(&self, side: Side) -> Result<(), Refusal> {
        let retreat = &self.position.armies[side].retreat;
        require(!retreat.pieces.is_empty() && !retreat.lifted, refuse!("20.51", "no-retreat"))?;
        require(retreat.since < self.position.turn, refuse!("20.51", "one-turn"))
    }

    /// Whether a mover may leave the map: in a general retreat, at its goal on the edge (20.52).
    ///
    /// # Errors
    /// Paragraph 20.52.
    pub(crate) fn may_leave_map(&self, mover: &Mover) -> Result<(), Refusal> {
        let first = mover.pieces.first().filter(|_| mover.entering == 0 && mover.cleared == 0);
        let first = first.filter(|piece| self.under(*piece) == Some(Under::Retreat));
        let piece = first.ok_or(refuse!("20.52", "no-retreat"))?;
        let edge = self.battle.edge.contains(&mover.at);
        require(edge && self.refuges(piece, mover.at).has(mover.at), refuse!("20.52", "not-at-the-goal"))
    }

    /// Whether a unit is bound by the general retreat and may refuse it on its initiative (20.51).
    pub(crate) fn may_refuse_retreat(&self, piece: PieceId) -> bool {
        self.under(piece) == Some(Under::Retreat) && !self.is_demoralized(piece)
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The whole army retreats, those out of command too (20.51).
    pub(crate) fn retreat_all(&mut self, side: Side) {
        let pieces = self.field().on_map(side);
        for number in self.position.marches.numbers(side) {
            if !self.position.marches.get(side, number).pieces.and(pieces).is_empty() {
                self.position.marches.set(side, number, March::default());
            }
        }
        let turn = self.position.turn;
        let retreat = &mut self.position.armies[side].retreat;
        retreat.spare = retreat.spare.saturating_sub(u8::from(retreat.since != 0));
        (retreat.pieces, retreat.since, retreat.lifted) = (pieces, turn, false);
        self.journal.note(cites!["20.5", "20.51"], || MarchEvent::GeneralRetreat { side });
    }

    /// At the end of the command segment those in command leave the retreat, if their owner wants
    /// it (20.51).
    pub(crate) fn leave_retreat(&mut self, side: Side) {
        let retreat = self.position.armies[side].retreat;
        if !retreat.lifted {
            return;
        }
        self.position.armies[side].retreat.lifted = false;
        let free = |piece: &PieceId| {
            let led = self.position.marks.commanded.has(*piece) || self.field().is_commanding(*piece);
            led && !self.field().is_demoralized(*piece)
        };
        let pieces: Pieces = retreat.pieces.iter().filter(free).collect();
        if pieces.is_empty() {
            return;
        }
        self.position.armies[side].retreat.pieces = retreat.pieces.without(pieces);
        self.journal.note(cites!["20.51"], || MarchEvent::Lifted { side, pieces });
    }

    /// The mover leaves the map (20.52).
    pub(crate) fn leave_map(&mut self, side: Side, mover: Mover) {
        let (pieces, at) = (mover.pieces, mover.at);
        // Who has gone lies open.
        self.show(pieces);
        pieces.iter().for_each(|piece| self.position.remove(piece, Place::Withdrawn));
        self.drop_from_retreat(side, pieces);
        self.position.marches.drop(side, pieces);
        self.position.mover = None;
        self.journal.note(cites!["20.52"], || MarchEvent::LeftMap { side, pieces, at });
        self.count_exit(side, pieces, at);
    }

    fn drop_from_retreat(&mut self, side: Side, pieces: Pieces) {
        let fleeing = &mut self.position.armies[side].retreat.pieces;
        *fleeing = fleeing.without(pieces);
    }

    /// Who has reached the goal and stays on the map is out of the retreat (20.52).
    pub(crate) fn stay_at_refuge(&mut self, side: Side, pieces: Pieces) {
        let field = self.field();
        let there = |piece: &PieceId| {
            let at = field.position.at(*piece);
            field.under(*piece) == Some(Under::Retreat) && field.refuges(*piece, at).has(at)
        };
        let pieces: Pieces = pieces.iter().filter(there).collect();
        if !pieces.is_empty() {
            self.drop_from_retreat(side, pieces);
            self.journal.note(cites!["20.52"], || MarchEvent::Lifted { side, pieces });
        }
    }

    /// The same for all when movement is over: some were there from the start.
    pub(crate) fn stay_at_refuges(&mut self, side: Side) {
        let fleeing = self.position.armies[side].retreat.pieces.and(self.field().on_map(side));
        self.stay_at_refuge(side, fleeing);
    }

    /// Units have passed their check and need not retreat (20.51).
    pub(crate) fn refuse_retreat(&mut self, side: Side, pieces: Pieces) {
        self.drop_from_retreat(side, pieces);
        self.position.marks.freed = self.position.marks.freed.or(pieces);
        self.journal.note(cites!["20.51"], || MarchEvent::Lifted { side, pieces });
    }

    /// Whether a side retreats since this turn: its units may disengage (20.51).
    pub(crate) fn is_retreat_turn(&self, side: Side) -> bool {
        let retreat = &self.position.armies[side].retreat;
        retreat.since == self.position.turn && !retreat.pieces.is_empty()
    }
}
