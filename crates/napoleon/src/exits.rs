//! Leaving the map where the scenario allows it, and what it is worth.

use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use crate::engine::charts::POINT;
use crate::engine::event::Event;
use crate::engine::pieces::Pieces;
use crate::engine::play::{Field, Play, require};
use crate::movement::Mover;
use crate::movement::party::Party;
use crate::rules::{cites, refuse};
use crate::sequence::SequenceEvent;

impl Field<'_> {
    /// Whether a mover may leave by an exit of the scenario: on its edge hex, with points left, not
    /// held by the enemy; else what kept it from leaving otherwise.
    ///
    /// # Errors
    /// What is missing.
    pub(crate) fn may_exit(&self, party: &Party, mover: &Mover, otherwise: Refusal) -> Result<(), Refusal> {
        let ours = self.battle.terms.exits.iter().filter(|exit| exit.spec.side == party.side);
        let mut here = ours.filter(|exit| exit.hexes.has(mover.at));
        let exit = here.next().filter(|_| mover.entering == 0 && mover.cleared == 0).ok_or(otherwise)?;
        require(!mover.halted, refuse!("4.31", "engaged"))?;
        let spent = mover.spent.saturating_add(exit.spec.cost.saturating_mul(POINT));
        require(spent <= party.allowance, refuse!("7.3", "no-points"))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Points for units that have left the map in a hex.
    pub(crate) fn count_exit(&mut self, side: Side, pieces: Pieces, at: Hex) {
        for exit in &self.battle.terms.exits {
            let open = exit.spec.side == side && exit.hexes.has(at) && exit.spec.times.has(self.position.turn);
            if !open || exit.spec.points == 0 {
                continue;
            }
            let units = pieces.and(exit.pieces);
            let strength: i16 = units.iter().map(|unit| i16::from(self.battle.piece(unit).strength[0])).sum();
            let (points, side) = (strength * i16::from(exit.spec.points), exit.spec.to);
            if points > 0 {
                self.position.armies[side].points += points;
                self.journal.note(cites!["2.2", "20.52"], || SequenceEvent::Exits { side, points });
            }
        }
    }
}
