//! Chapter 16: vedettes become a unit again. How they are made is in `recovery`, how they move in
//! `movement`.

use hexes::Hex;
use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::order::Named;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, require};
use crate::engine::position::{Place, Position};
use crate::movement::Mover;
use crate::movement::party::Party;
use crate::rules::{cites, refuse};

/// The orders of vedettes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VedetteOrder {
    /// The vedettes of the mover's hex become this unit again, or bring it back to full strength.
    Recombine(PieceId),
}

impl VedetteOrder {
    pub(crate) fn named(self) -> Named {
        let VedetteOrder::Recombine(piece) = self;
        Named::piece(piece)
    }
}

/// What becomes of vedettes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum VedetteEvent {
    Recombined { side: Side, piece: PieceId, pieces: Pieces, at: Hex },
}

impl VedetteEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        let VedetteEvent::Recombined { side, .. } = self;
        *side
    }
}

/// Vedettes leave the map; the unit has their march order, if they have one (20.1).
fn hand_over(position: &mut Position, side: Side, vedettes: Pieces, unit: PieceId) {
    position.marches.hand_over(side, vedettes, unit);
    let fleeing = &mut position.armies[side].retreat.pieces;
    if !fleeing.and(vedettes).is_empty() {
        *fleeing = fleeing.without(vedettes).or(Pieces::only(unit));
    }
    vedettes.iter().for_each(|vedette| position.remove(vedette, Place::Nowhere));
}

impl Field<'_> {
    /// Units that vedettes could become again: light cavalry off the map, reduced mixed units in
    /// the hex.
    pub(crate) fn broken_up(&self, side: Side, at: Hex) -> Pieces {
        let mixed = self.combat_at(side, at).and(self.battle.infantry).and(self.position.marks.reduced);
        let light = self.position.in_place(Place::Holding).and(self.battle.of_side[side]).and(self.battle.combat);
        mixed.or(light).iter().filter(|unit| self.battle.piece(*unit).vedettes > 0).collect()
    }

    /// The vedettes that become a unit: those of the mover first (16.12).
    fn merging(&self, side: Side, mover: &Mover, unit: PieceId) -> Pieces {
        let here = self.ours_at(side, mover.at).or(mover.pieces).and(self.battle.vedettes);
        let own = |vedette: &PieceId| {
            !self.battle.own_vedettes || self.battle.formation(*vedette) == self.battle.formation(unit)
        };
        let here: Pieces = here.iter().filter(own).collect();
        let [ours, others] = [here.and(mover.pieces), here.without(mover.pieces)];
        ours.iter().chain(others.iter()).take(usize::from(self.battle.piece(unit).vedettes)).collect()
    }

    /// The mover after its vedettes have become a unit.
    fn merged(&self, side: Side, mover: &Mover, unit: PieceId) -> Mover {
        let mut pieces = mover.pieces.without(self.merging(side, mover, unit));
        if !self.position.on_map(unit) {
            pieces.add(unit);
        }
        Mover { pieces, spent: mover.spent + self.battle.charts.movement.stacking, ..*mover }
    }

    /// Whether vedettes may become a unit again where the mover is.
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(crate) fn may_recombine(&self, party: &Party, mover: &Mover, unit: PieceId) -> Result<(), Refusal> {
        let side = party.side;
        let mixed = self.battle.infantry.has(unit);
        require(self.broken_up(side, mover.at).has(unit), refuse!("16.12", "nothing-to-recombine"))?;
        require(mover.cleared == 0 && mover.entering == 0, refuse!("9.21", "enter-cleared-hex"))?;
        let vedettes = !mover.pieces.and(self.battle.vedettes).is_empty();
        require(vedettes || (mixed && mover.pieces.has(unit)), refuse!("16.12", "no-vedettes"))?;
        let zone = self.in_zone(side.enemy(), mover.at);
        let paragraph = if mixed { refuse!("16.13", "in-zone") } else { refuse!("16.12", "in-zone") };
        require(!zone, paragraph)?;
        let all = self.merging(side, mover, unit).len() == usize::from(self.battle.piece(unit).vedettes);
        let foreign = self.battle.own_vedettes.then_some(refuse!("16.14", "too-few-vedettes"));
        require(all, foreign.unwrap_or(refuse!("16.12", "too-few-vedettes")))?;
        let next = self.merged(side, mover, unit);
        require(next.spent <= party.allowance, refuse!("16.12", "no-points"))?;
        let on = (mixed || self.goes_on(side, mover, unit)) && !next.pieces.is_empty();
        let room = self.with_merged(party, mover, unit, |field| {
            if !on {
                return field.may_join(side, mover.at, next.pieces).is_ok();
            }
            let party = field.party(side, &next);
            field.may_halt(&party, &next).is_ok() || field.can_step(&party, &next)
        });
        require(room, refuse!("3.21", "hex-full"))
    }

    /// Looks at what it would be like.
    fn with_merged<T>(&self, party: &Party, mover: &Mover, unit: PieceId, look: impl Fn(Field<'_>) -> T) -> T {
        let mut position = self.position.clone();
        position.marks.marching = party.marching;
        hand_over(&mut position, party.side, self.merging(party.side, mover, unit), unit);
        if !position.on_map(unit) {
            position.put(unit, mover.at);
        }
        look(Field { battle: self.battle, position: &position })
    }

    /// Whether a unit that was made up again may go on: one of its vedettes was in command (16.12).
    fn goes_on(&self, side: Side, mover: &Mover, unit: PieceId) -> bool {
        let led = |vedette: PieceId| !self.position.marks.out_of_command.has(vedette);
        self.merging(side, mover, unit).iter().any(led)
    }

    /// Whether a mover can become a unit, so that it need not find room as vedettes (16.12, 16.22).
    pub(crate) fn can_recombine(&self, party: &Party, mover: &Mover) -> bool {
        !mover.pieces.and(self.battle.vedettes).is_empty()
            && self.broken_up(party.side, mover.at).iter().any(|unit| self.may_recombine(party, mover, unit).is_ok())
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn recombine(&mut self, side: Side, mover: Mover, unit: PieceId) {
        let field = self.field();
        let (pieces, next) = (field.merging(side, &mover, unit), field.merged(side, &mover, unit));
        let goes_on = field.goes_on(side, &mover, unit);
        let mixed = self.battle.infantry.has(unit);
        let crowd = pieces.len() > 3;
        self.show(pieces.or(Pieces::only(unit)));
        hand_over(self.position, side, pieces, unit);
        let at = mover.at;
        if mixed {
            self.position.marks.reduced.remove(unit);
        } else {
            self.position.put(unit, at);
            let marks = &mut self.position.marks;
            if goes_on {
                marks.commanded.add(unit);
            } else {
                marks.out_of_command.add(unit);
            }
        }
        let own = self.battle.own_vedettes;
        self.journal
            .note(cites!["16.1", !mixed => "16.12", mixed => "16.13", own => "16.14", crowd => "16.22"], || {
                VedetteEvent::Recombined { side, piece: unit, pieces, at }
            });
        let on = goes_on || mixed;
        if !on || next.pieces.is_empty() {
            self.position.marks.moved = self.position.marks.moved.or(next.pieces);
            self.position.mover = None;
        } else {
            self.position.mover = Some(next);
        }
    }
}
