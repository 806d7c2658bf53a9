//! Points: for places, for losses, for cards; and who has won (2.2, 21.3, 24.23).

use ground::Terrain;
use hexes::Hex;
use kernel::{Journal, Outcome, Side};

use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play};
use crate::engine::position::Place;
use crate::engine::spec::Daytime;
use crate::rules::{cite, cites};
use crate::sequence::SequenceEvent;

impl<J: Journal<Event>> Play<'_, J> {
    /// Points for places at the end of a turn.
    pub(crate) fn count_prizes(&mut self, last: bool) {
        for (index, prize) in self.battle.scenario.prizes.iter().enumerate() {
            let Some(side) = self.position.holders[index] else { continue };
            let points = prize.each_turn + if last { prize.at_end } else { 0 };
            if points > 0 {
                self.position.armies[side].points += i16::from(points);
                self.journal.note(cites!["2.2"], || SequenceEvent::Prize { side, prize: index as u8, points });
            }
        }
    }

    /// Points for leaders in towns, after midnight (2.2 A 3). They are shown.
    pub(crate) fn count_leaders(&mut self, side: Side) {
        let each = self.battle.scenario.leaders_in_towns.unwrap_or(u8::from(self.battle.plays_cards()));
        if each == 0 || self.field().turn().daytime != Daytime::NightAm {
            return;
        }
        let in_town = |piece: &PieceId| self.battle.is(self.position.at(*piece), Terrain::Town);
        let there: Pieces = self.field().on_map(side).iter().filter(in_town).collect();
        // Nobody there who leads tells something, too.
        if !there.and(self.position.hidden).is_empty() {
            self.show_of(side);
        }
        let pieces = there.and(self.battle.leaders);
        if pieces.is_empty() {
            return;
        }
        self.show(pieces);
        let points = i16::from(each) * pieces.len() as i16;
        self.position.armies[side].points += points;
        self.journal.note(cites!["2.2"], || SequenceEvent::InTowns { side, pieces, points });
    }

    /// Who holds the places that count.
    pub(crate) fn note_holders(&mut self) {
        let mut places = self.battle.scenario.prizes.iter().flat_map(|prize| self.battle.board.place(&prize.place));
        // Who holds a place is told, though the force in it is hidden.
        if places.any(|hex| Side::BOTH.iter().any(|side| self.field().is_veiled(*side, hex))) {
            self.show_all();
        }
        for (index, prize) in self.battle.scenario.prizes.iter().enumerate() {
            let hexes = self.battle.board.place(&prize.place);
            let holder = hexes.filter_map(|hex| self.field().combat_holder(hex)).next();
            if holder.is_some() {
                self.position.holders[index] = holder;
            }
        }
    }
}

impl Field<'_> {
    /// The side whose combat units hold a hex.
    pub(crate) fn combat_holder(&self, hex: Hex) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| !self.combat_at(*side, hex).is_empty())
    }

    /// The points of a side: its own, and the enemy's losses at full strength (21.3).
    pub(crate) fn score(&self, side: Side) -> i16 {
        let lost = |piece: &PieceId| {
            let place = self.position.piece(*piece).place;
            matches!(place, Place::Recovery | Place::Recovered | Place::Eliminated)
        };
        let enemy = self.battle.of_side[side.enemy()].and(self.battle.combat);
        let losses: i16 = enemy.iter().filter(lost).map(|piece| i16::from(self.battle.piece(piece).strength[0])).sum();
        self.position.armies[side].points + self.position.cards.decks[side].earned + losses
    }

    pub(crate) fn outcome(&self) -> Outcome {
        let [first, second] = Side::BOTH.map(|side| self.score(side));
        let winner = match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        };
        let reason = if winner.is_some() { "napoleon-outcome-points" } else { "napoleon-outcome-draw" };
        Outcome { winner, cite: cite!("2.2"), reason }
    }
}
