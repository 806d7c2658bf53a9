//! The two ways to look at a battle: [`Field`] reads, [`Play`] carries out.

use kernel::lots::{each, only};
use kernel::{Cite, Journal, Side, Tokens};

use crate::board::{ApproachId, LocaleId, Place};
use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::event::{Event, Showing};
use crate::engine::position::Position;
use crate::pieces::Face;
use crate::rules::cites;

kernel::field_and_play!(pub(crate));

impl Field<'_> {
    /// The side whose turn it is.
    pub(crate) fn turn(&self) -> Side {
        self.position.open.turn
    }

    /// The pieces of a side.
    #[inline]
    pub(crate) fn of(&self, side: Side) -> Tokens {
        self.battle.tokens[side.index()]
    }

    /// The pieces of a side in a locale.
    #[inline]
    pub(crate) fn held(&self, side: Side, locale: LocaleId) -> Tokens {
        self.position.open.in_locale(locale) & self.of(side)
    }

    /// The pieces at a place.
    pub(crate) fn at(&self, place: Place) -> Tokens {
        self.position.open.at_place(self.battle, place)
    }

    /// The pieces that block an approach.
    pub(crate) fn blocking(&self, approach: ApproachId) -> Tokens {
        self.position.open.blocking(self.battle, approach)
    }

    /// Chapter 5.4: how many more pieces of a side a locale can take.
    #[inline]
    pub(crate) fn room(&self, side: Side, locale: LocaleId) -> u32 {
        u32::from(self.battle.board.locale(locale).capacity).saturating_sub(self.held(side, locale).count_ones())
    }

    /// Whether an enemy of `side` stands anywhere in the locale that an approach faces.
    #[inline]
    pub(crate) fn enemy_opposite(&self, side: Side, approach: ApproachId) -> bool {
        let faces = self.battle.board.approach(approach).faces;
        faces.is_some_and(|locale| self.held(side.enemy(), locale) != 0)
    }

    /// The locale of a place on the board.
    pub(crate) fn locale_of(&self, place: Place) -> Option<LocaleId> {
        match place.spot() {
            crate::board::Spot::Reserve(locale) => Some(locale),
            crate::board::Spot::Blocking(approach) => Some(self.battle.board.approach(approach).locale),
            _ => None,
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Puts a step on the agenda.
    pub(crate) fn push(&mut self, step: Step) {
        self.position.open.agenda.push(step);
    }

    /// The top step is done.
    pub(crate) fn done(&mut self) {
        self.position.open.agenda.pop();
    }

    /// Moves pieces to a place; entering the surprised side's set-up raises the alarm.
    pub(crate) fn put(&mut self, pieces: Tokens, place: Place) {
        for piece in each(pieces) {
            self.position.open.put(self.battle, piece, place);
        }
        let surprised = self.battle.surprised();
        if pieces & self.battle.tokens[surprised.enemy().index()] != 0
            && let Some(locale) = self.field().locale_of(place)
            && self.battle.board.locale(locale).set_up > 0
        {
            self.position.open.alarm = true;
        }
    }

    /// The pieces have had their turn.
    pub(crate) fn spend(&mut self, pieces: Tokens) {
        self.position.open.spent |= pieces;
    }

    /// Shows a face to everybody, as a paragraph demands.
    pub(crate) fn show(&mut self, piece: u8, why: Showing, cite: Cite) {
        self.position.open.lots.disclose(piece);
        let (side, face) = (self.battle.owner(piece), self.position.face(piece));
        self.journal.note(cites![..cite, "4.1"], || Event::Shown { side, piece, face, why });
    }

    /// What these pieces do could not be done with every face.
    pub(crate) fn betray(&mut self, pieces: Tokens) {
        if self.position.open.lots.hides_any(pieces) {
            self.position.open.lots.betray();
        }
    }

    /// The faces of pieces, for their owner's journal.
    pub(crate) fn faces(position: &Position, pieces: Tokens) -> Option<Vec<Face>> {
        let mut faces: Vec<Face> = each(pieces).map(|piece| position.face(piece)).collect();
        faces.sort_unstable();
        Some(faces)
    }

    /// Those of a set that are still on the board.
    pub(crate) fn alive(&self, pieces: Tokens) -> Tokens {
        each(pieces)
            .filter(|piece| self.position.open.place[*piece as usize] != Place::LOST)
            .fold(0, |set, piece| set | only(piece))
    }
}
