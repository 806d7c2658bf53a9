//! The two ways to look at a battle: [`Field`] reads, [`Play`] carries out.

use hexes::{Direction, Hex};
use kernel::{Journal, Refusal, Side};

use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::position::{Place, Position};
use crate::engine::spec::{Kind, TurnSpec};
use crate::rules::refuse;

kernel::field_and_play!(pub(crate));

impl<'a> Field<'a> {
    /// The turn of the record.
    pub(crate) fn turn(&self) -> &'a TurnSpec {
        self.battle.turn(self.position.turn)
    }

    #[inline]
    pub(crate) fn is_piece(&self, piece: PieceId) -> bool {
        piece.index() < self.battle.pieces.len()
    }

    #[inline]
    pub(crate) fn is_hex(&self, hex: Hex) -> bool {
        hex.index() < self.battle.board.grid.len()
    }

    #[inline]
    pub(crate) fn owner(&self, piece: PieceId) -> Side {
        self.battle.piece(piece).side
    }

    #[inline]
    pub(crate) fn kind(&self, piece: PieceId) -> Kind {
        self.battle.piece(piece).kind
    }

    /// Whether a piece is there, on the map, and a side's own.
    #[inline]
    pub(crate) fn is_ours(&self, side: Side, piece: PieceId) -> bool {
        self.is_piece(piece) && self.on_map(side).has(piece)
    }

    /// The pieces of a side on the map.
    #[inline]
    pub(crate) fn on_map(&self, side: Side) -> Pieces {
        self.position.in_place(Place::Map).and(self.battle.of_side[side])
    }

    /// The pieces of a side in a hex.
    #[inline]
    pub(crate) fn ours_at(&self, side: Side, hex: Hex) -> Pieces {
        self.position.pieces_at(hex).and(self.battle.of_side[side])
    }

    /// The combat units of a side in a hex.
    #[inline]
    pub(crate) fn combat_at(&self, side: Side, hex: Hex) -> Pieces {
        self.ours_at(side, hex).and(self.battle.combat)
    }

    /// The side that stands in a hex.
    #[inline]
    pub(crate) fn holder(&self, hex: Hex) -> Option<Side> {
        let top = self.position.stack(hex).next()?;
        Some(if self.battle.of_side[Side::First].has(top) { Side::First } else { Side::Second })
    }

    /// Whether pieces of a side stand in a hex.
    #[inline]
    pub(crate) fn holds(&self, side: Side, hex: Hex) -> bool {
        self.position.stack(hex).next().is_some_and(|top| self.battle.of_side[side].has(top))
    }

    /// The hexes that a side's combat units hold.
    pub(crate) fn hexes_of(&self, pieces: Pieces) -> hexes::HexSet {
        pieces.iter().map(|piece| self.position.at(piece)).collect()
    }

    /// The strength of a combat unit as it stands (1.42).
    #[inline]
    pub(crate) fn strength(&self, piece: PieceId) -> u8 {
        self.battle.piece(piece).strength[usize::from(self.position.marks.reduced.has(piece))]
    }

    /// The initiative on the side of the counter that is up.
    #[inline]
    pub(crate) fn printed_initiative(&self, piece: PieceId) -> u8 {
        let spec = self.battle.piece(piece);
        let reduced = self.position.marks.reduced.has(piece) && spec.kind.is_combat();
        spec.initiative[usize::from(reduced)]
    }

    #[inline]
    pub(crate) fn around(&self, hex: Hex) -> impl Iterator<Item = (Direction, Hex)> + use<'a> {
        self.battle.board.grid.around(hex)
    }

    #[inline]
    pub(crate) fn direction(&self, from: Hex, to: Hex) -> Option<Direction> {
        self.battle.board.grid.direction(from, to)
    }

    #[inline]
    pub(crate) fn distance(&self, one: Hex, other: Hex) -> u32 {
        self.battle.board.grid.distance(one, other)
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A die, from one to six.
    pub(crate) fn die(&mut self) -> u8 {
        self.dice.roll(6) as u8 + 1
    }

    /// Puts a step on the agenda.
    pub(crate) fn push(&mut self, step: impl Into<Step>) {
        self.position.agenda.push(step.into());
    }

    /// The top step goes on as another.
    pub(crate) fn go_on(&mut self, step: impl Into<Step>) {
        self.position.agenda.replace(step.into());
    }

    /// The top step is done.
    pub(crate) fn done(&mut self) {
        self.position.agenda.pop();
    }
}

/// A demand, or else a refusal.
#[inline]
pub(crate) fn require(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}

/// An order that nobody asked for now.
pub(crate) const fn not_now() -> Refusal {
    refuse!("2.1", "not-now")
}
