//! Chapter 6, set-up and surprise.

use kernel::lots::{each, only};
use kernel::{Dice, Journal, Refusal, Tokens};

use crate::board::Place;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::play::{Field, Play};
use crate::engine::position::Position;
use crate::engine::spec::Arrival;
use crate::rules::{cites, refuse};

/// Draws the faces of every force, sets up those that start on the board, and lets the others wait.
pub(crate) fn set_up(battle: &Battle, dice: &mut Dice, journal: &mut impl Journal<Event>) -> Position {
    let mut position = Position::blank(battle);
    for (index, force) in battle.forces.iter().enumerate() {
        let mut faces = force.faces.clone();
        dice.shuffle(&mut faces);
        for (piece, face) in each(force.tokens).zip(faces) {
            position.face[piece as usize] = face;
            position.open.put(battle, piece, Place::waiting(index as u8));
        }
        position.open.lots.merge(hidden(battle, &position, force.tokens));
        if force.arrives == Arrival::SetUp {
            journal.note(cites!["6.4"], || Event::SetUp { side: force.side, pieces: force.tokens });
        } else {
            journal.note(cites!["6.5"], || Event::Mustered { side: force.side, force: index as u8 });
        }
    }
    place_starters(battle, &mut position);
    position
}

/// Puts the drawn pieces on the set-up marks, one after the other: they were drawn blind.
fn place_starters(battle: &Battle, position: &mut Position) {
    let starters = battle.forces.iter().filter(|force| force.arrives == Arrival::SetUp);
    let mut pieces = starters.flat_map(|force| each(force.tokens));
    for (index, locale) in battle.board.locales.iter().enumerate() {
        for piece in pieces.by_ref().take(locale.set_up as usize) {
            position.open.put(battle, piece, Place::reserve(crate::board::LocaleId(index as u8)));
        }
    }
}

/// Those of a set whose faces do not always lie open.
pub(crate) fn hidden(battle: &Battle, position: &Position, pieces: Tokens) -> Tokens {
    each(pieces)
        .filter(|piece| !battle.always_open(battle.owner(*piece), position.face(*piece)))
        .fold(0, |set, piece| set | only(piece))
}

impl Field<'_> {
    /// Chapter 6.6: pieces on the board that are not yet active.
    pub(crate) fn asleep(&self) -> Tokens {
        let open = &self.position.open;
        let on_board = open.reserve | self.blockers();
        self.of(self.battle.surprised()) & !open.awake & on_board
    }

    /// All pieces in blocking places.
    fn blockers(&self) -> Tokens {
        self.position.open.at.iter().fold(0, |all, here| all | here) & !self.position.open.reserve
    }

    pub(crate) fn may_activate(&self, piece: u8) -> Result<(), Refusal> {
        let asleep = self.asleep();
        if asleep & only(piece) == 0 {
            return Err(refuse!("6.6", "not-asleep"));
        }
        let here = asleep & self.at(self.position.open.place[piece as usize]);
        self.must_be_first(here, piece)
    }

    /// Alike pieces of one place are offered once: the first of them.
    pub(crate) fn must_be_first(&self, among: Tokens, piece: u8) -> Result<(), Refusal> {
        let before = among & (only(piece) - 1);
        if each(before).any(|other| self.position.alike(other, piece)) {
            return Err(refuse!("8.1", "alike-first"));
        }
        Ok(())
    }

    pub(crate) fn activations(&self, mut list: impl FnMut(u8)) {
        let asleep = self.asleep();
        for piece in each(asleep) {
            if self.may_activate(piece).is_ok() {
                list(piece);
            }
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// At the start of the surprised side's turn its pieces next to the enemy wake, and
    /// some may be declared active.
    pub(crate) fn wake(&mut self) {
        let side = self.battle.surprised();
        let field = self.field();
        let near = each(field.asleep())
            .filter(|piece| {
                let locale = field.locale_of(field.position.open.place[*piece as usize]);
                locale.is_some_and(|locale| {
                    let neighbours = &field.battle.board.locale(locale).neighbours;
                    neighbours.iter().any(|neighbour| field.held(side.enemy(), *neighbour) != 0)
                })
            })
            .fold(0, |set, piece| set | only(piece));
        if near != 0 {
            self.position.open.awake |= near;
            self.journal.note(cites!["6.6"], || Event::Woken { side, pieces: near });
        }
        let surprise = &self.battle.surprise;
        let open = &mut self.position.open;
        open.activations = if open.round == 1 {
            surprise.first_turn
        } else if open.alarm || open.round >= surprise.from_round {
            surprise.later
        } else {
            0
        };
    }

    pub(crate) fn activate(&mut self, piece: u8) {
        let side = self.battle.surprised();
        self.position.open.awake |= only(piece);
        self.position.open.activations -= 1;
        self.journal.note(cites!["6.6"], || Event::Activated { side, piece });
    }

    /// Chapter 4.2: the side to move mixes its pieces, place by place; awake and asleep
    /// apart, open faces not at all.
    pub(crate) fn shuffle(&mut self) {
        let side = self.position.open.turn;
        for locale in 0..self.battle.board.locales.len() {
            let here = self.position.open.at[locale] & self.battle.tokens[side.index()] & !self.position.open.up;
            let mut left = here;
            while left.count_ones() > 1 {
                let first = left.trailing_zeros() as u8;
                let place = self.position.open.place[first as usize];
                let awake = self.position.open.awake & only(first) != 0;
                let together = each(left)
                    .filter(|piece| self.position.open.place[*piece as usize] == place)
                    .filter(|piece| (self.position.open.awake & only(*piece) != 0) == awake)
                    .fold(0, |set, piece| set | only(piece));
                left &= !together;
                self.shuffle_place(place, together);
            }
        }
    }

    /// Mixing pieces that nobody can tell apart anyway would change nothing.
    fn shuffle_place(&mut self, place: Place, pieces: Tokens) {
        let pieces = hidden(self.battle, self.position, pieces);
        if self.position.open.lots.touched(pieces) < 2 {
            return;
        }
        let mut faces = [self.position.face[0]; 64];
        let mut count = 0;
        for piece in each(pieces) {
            faces[count] = self.position.face(piece);
            count += 1;
        }
        self.dice.shuffle(&mut faces[..count]);
        for (piece, face) in each(pieces).zip(faces) {
            self.position.face[piece as usize] = face;
        }
        self.position.open.lots.merge(pieces);
        let side = self.position.open.turn;
        self.journal.note(cites!["4.2"], || Event::Shuffled { side, place });
    }
}
