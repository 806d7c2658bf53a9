//! What a scenario binds: crossings that are barricaded or not to be damaged, and formations that
//! have to stay somewhere.

use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use crate::engine::event::Event;
use crate::engine::pieces::Pieces;
use crate::engine::play::{Field, Play, require};
use crate::movement::party::Party;
use crate::movement::{MoveEvent, MoveStep, Mover};
use crate::rules::{cites, refuse};

/// What it costs to clear a barricade away, in half points.
const CLEARING: u8 = crate::engine::charts::POINT;

impl Field<'_> {
    /// Whether a crossing bears a barricade.
    #[inline]
    pub(crate) fn is_barricaded(&self, crossing: u8) -> bool {
        self.position.barricades >> crossing & 1 == 1
    }

    /// Whether a barricade lies between two neighbours.
    #[inline]
    pub(crate) fn has_barricade(&self, from: Hex, to: Hex) -> bool {
        self.position.barricades != 0
            && self.battle.board.crossing(from, to).is_some_and(|crossing| self.is_barricaded(crossing))
    }

    /// Columns that barricades shift an attack, if all of it comes over them.
    pub(crate) fn barricade_shift(&self, attackers: Pieces, defenders: Pieces) -> u8 {
        if self.position.barricades == 0 {
            return 0;
        }
        let (from, at) = (self.hexes_of(attackers), self.hexes_of(defenders));
        let mut least: Option<u8> = None;
        for from in from.iter() {
            for to in at.iter() {
                let crossing = self.battle.board.crossing(from, to).filter(|number| self.is_barricaded(*number));
                let Some(crossing) = crossing else { return 0 };
                let shift = self.battle.terms.spans[usize::from(crossing)].shift;
                least = Some(least.map_or(shift, |known| known.min(shift)));
            }
        }
        least.unwrap_or(0)
    }

    /// Whether a group may go from one hex to the next, as far as the scenario binds it.
    ///
    /// # Errors
    /// What does.
    pub(crate) fn is_untied(&self, pieces: Pieces, from: Hex, to: Hex) -> Result<(), Refusal> {
        if self.battle.terms.bounds.is_empty() && self.position.barricades == 0 {
            return Ok(());
        }
        let heavy = pieces.and(self.battle.combat.or(self.battle.trains));
        require(heavy.is_empty() || !self.has_barricade(from, to), refuse!("7.61", "barricaded"))?;
        require(!self.is_out_of_bounds(pieces, from, to), refuse!("1.5", "out-of-bounds"))
    }

    /// Whether some pieces would leave the hexes in which the scenario keeps them. Who is outside may
    /// go where he likes.
    pub(crate) fn is_out_of_bounds(&self, pieces: Pieces, from: Hex, to: Hex) -> bool {
        let leaves = |bound: &crate::engine::terms::Bound| {
            self.position.turn <= bound.until
                && !pieces.and(bound.pieces).is_empty()
                && bound.hexes.has(from)
                && !bound.hexes.has(to)
        };
        self.battle.terms.bounds.iter().any(leaves)
    }

    /// Whether the scenario allows a crossing to be damaged by now.
    ///
    /// # Errors
    /// That it does not.
    pub(crate) fn may_be_damaged(&self, crossing: u8) -> Result<(), Refusal> {
        match self.battle.terms.spans[usize::from(crossing)].damage_from {
            None => Err(refuse!("7.62", "lasting-crossing")),
            Some(from) => require(from <= self.position.turn, refuse!("7.62", "not-damaged-yet")),
        }
    }

    /// Whether a mover may clear a barricade away: infantry in command at one end, no enemy at the
    /// other.
    ///
    /// # Errors
    /// What is missing.
    pub(crate) fn may_clear(&self, step: MoveStep, party: &Party, mover: &Mover, crossing: u8) -> Result<(), Refusal> {
        let MoveStep::Move(side) = step else { return Err(refuse!("6.2", "out-of-command")) };
        require(self.is_barricaded(crossing), refuse!("7.6", "no-barricade"))?;
        let hexes = self.battle.board.crossings[usize::from(crossing)].hexes;
        require(mover.cleared == 0 && hexes.contains(&mover.at), refuse!("7.62", "not-beside"))?;
        require(!mover.pieces.and(self.battle.infantry).is_empty(), refuse!("7.63", "infantry-only"))?;
        let enemies = self.battle.of_side[side.enemy()].and(self.battle.combat).or(self.hidden(side.enemy()));
        let free = hexes.iter().all(|hex| self.position.pieces_at(*hex).and(enemies).is_empty());
        require(free, refuse!("7.64", "enemy-at-end"))?;
        require(mover.spent + CLEARING <= party.allowance, refuse!("7.62", "no-points"))?;
        // Points to stay must be left.
        self.may_halt(party, &Mover { spent: mover.spent + CLEARING, ..*mover })
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A mover clears a barricade away.
    pub(crate) fn clear(&mut self, side: Side, mover: Mover, crossing: u8) {
        self.position.mover = Some(Mover { spent: mover.spent + CLEARING, ..mover });
        self.position.barricades &= !(1 << crossing);
        let pieces = mover.pieces;
        let secret = !pieces.and(self.position.hidden).is_empty();
        self.journal.note(cites!["7.6"], || MoveEvent::Cleared { side, pieces, crossing, secret });
    }

    /// A barricade is gone once an enemy combat unit has come to the end of those who built it.
    pub(crate) fn storm_barricades(&mut self) {
        for crossing in 0..self.battle.board.crossings.len() as u8 {
            let Some((owner, end)) = self.battle.terms.spans[usize::from(crossing)].barricade else { continue };
            let side = owner.enemy();
            if !self.field().is_barricaded(crossing) {
                continue;
            }
            // Whether a hidden force is a combat unit is told by this.
            if self.field().is_veiled(side, end) {
                self.tell_of(side);
            }
            if self.field().combat_at(side, end).is_empty() {
                continue;
            }
            self.position.barricades &= !(1 << crossing);
            self.journal.note(cites!["7.6"], || MoveEvent::Cleared {
                side,
                pieces: Pieces::NONE,
                crossing,
                secret: false,
            });
        }
    }
}
