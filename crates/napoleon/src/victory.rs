//! Points: for places, for units in areas, for losses, for cards; levels of victory; and who has won
//! (2.2, 21.3, 24.23).

use ground::Terrain;
use kernel::{Journal, Outcome, Side};

use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play};
use crate::engine::position::Place;
use crate::engine::spec::{Daytime, PrizeSpec};
use crate::engine::terms::Presence;
use crate::rules::{cite, cites};
use crate::sequence::SequenceEvent;

impl<J: Journal<Event>> Play<'_, J> {
    /// Points from the start.
    pub(crate) fn give_bonuses(&mut self) {
        for bonus in &self.battle.scenario.bonuses {
            let (side, points) = (bonus.side, bonus.points);
            self.position.armies[side].points += i16::from(points);
            self.journal.note(cites!["1.5"], || SequenceEvent::Bonus { side, points });
        }
    }

    /// Points at the end of a turn.
    pub(crate) fn count_prizes(&mut self, last: bool) {
        for (index, prize) in self.battle.scenario.prizes.iter().enumerate() {
            let Some(side) = self.field().winner_of(prize) else { continue };
            let points = self.field().worth_now(prize) + if last { prize.at_end } else { 0 };
            if points > 0 {
                self.position.armies[side].points += i16::from(points);
                self.journal.note(cites!["2.2"], || SequenceEvent::Prize { side, prize: index as u8, points });
            }
        }
        for (index, presence) in self.battle.terms.presences.iter().enumerate() {
            self.count_presence(index as u8, presence, last);
        }
    }

    /// Points for units that stand in an area, or for nobody there.
    fn count_presence(&mut self, index: u8, presence: &Presence, last: bool) {
        let spec = &presence.spec;
        let now = if spec.times.has(self.position.turn) { spec.each_turn } else { 0 };
        let each = i16::from(now) + if last { i16::from(spec.at_end) } else { 0 };
        if each == 0 {
            return;
        }
        // What hidden forces there are is told by the points.
        if self.field().hidden(spec.of).iter().any(|piece| presence.hexes.has(self.position.at(piece))) {
            self.tell_of(spec.of);
        }
        let units = self.field().on_map(spec.of).and(presence.pieces);
        let units: Pieces = units.iter().filter(|unit| presence.hexes.has(self.position.at(*unit))).collect();
        let strength: i16 = units.iter().map(|unit| i16::from(self.battle.piece(unit).strength[0])).sum();
        let times = match (spec.nobody, spec.per) {
            (true, _) => i16::from(units.is_empty()),
            (false, 0) => i16::from(!units.is_empty()),
            (false, per) => strength / i16::from(per),
        };
        let (side, points) = (spec.side, each * times);
        if points > 0 {
            self.position.armies[side].points += points;
            self.journal.note(cites!["2.2"], || SequenceEvent::Presence { side, presence: index, points });
        }
    }

    /// An attack that the scenario forbids gives the enemy points, once.
    pub(crate) fn forfeit(&mut self, attackers: Pieces) {
        for (index, forfeit) in self.battle.scenario.forfeits.iter().enumerate() {
            let paid = self.position.forfeited >> index & 1 == 1;
            if paid || self.battle.terms.forfeits[index].and(attackers).is_empty() {
                continue;
            }
            self.position.forfeited |= 1 << index;
            let side = self.battle.formations[forfeit.formation].side.enemy();
            let (formation, points) = (forfeit.formation as u8, forfeit.points);
            self.position.armies[side].points += i16::from(points);
            self.journal.note(cites!["2.2"], || SequenceEvent::Forfeited { side, formation, points });
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

    /// Who holds what counts: whoever alone has combat units there, or else who had them last.
    pub(crate) fn note_holders(&mut self) {
        let mut hexes = self.battle.terms.stakes.iter().flat_map(|stake| stake.iter());
        // Who holds a place is told, though the force in it is hidden.
        if hexes.any(|hex| Side::BOTH.iter().any(|side| self.field().is_veiled(*side, hex))) {
            self.show_all();
        }
        for (index, stake) in self.battle.terms.stakes.iter().enumerate() {
            let field = self.field();
            let there = Side::BOTH.map(|side| stake.iter().any(|hex| !field.combat_at(side, hex).is_empty()));
            match there {
                [true, false] => self.position.holders[index] = Some(Side::First),
                [false, true] => self.position.holders[index] = Some(Side::Second),
                _ => {}
            }
        }
    }

    /// The end: what the losses were worth, and what it all comes to.
    pub(crate) fn end_battle(&mut self) {
        Side::BOTH.into_iter().for_each(|side| self.count_cards(side));
        self.position.over = true;
        for side in Side::BOTH {
            let points = self.field().points_for_losses(side);
            if points > 0 {
                self.journal.note(cites!["21.3"], || SequenceEvent::Losses { side, points });
            }
        }
        let points = Side::BOTH.map(|side| self.field().score(side));
        self.journal.note(cites!["2.1"], || SequenceEvent::EndOfBattle { points });
        if let Some(level) = self.field().level(points) {
            self.journal.note(cites!["2.2"], || SequenceEvent::Level { level });
        }
    }
}

impl Field<'_> {
    /// Who gets the points of a prize as things stand.
    pub(crate) fn winner_of(&self, prize: &PrizeSpec) -> Option<Side> {
        let holds = |stake: &usize, side: Side| self.position.holders[*stake] == Some(side);
        let wins = |side: &Side| {
            prize.side.is_none_or(|only| only == *side)
                && prize.all.iter().all(|stake| holds(stake, *side))
                && (prize.any.is_empty() || prize.any.iter().any(|stake| holds(stake, *side)))
        };
        Side::BOTH.into_iter().find(wins)
    }

    /// What a prize is worth at the end of this turn.
    pub(crate) fn worth_now(&self, prize: &PrizeSpec) -> u8 {
        let turn = self.position.turn;
        let counts = prize.times.has(turn) && turn.is_multiple_of(prize.every);
        if counts { prize.each_turn } else { 0 }
    }

    /// Points for what the enemy has lost, at full strength (21.3).
    pub(crate) fn points_for_losses(&self, side: Side) -> i16 {
        let lost = |piece: &PieceId| {
            let place = self.position.piece(*piece).place;
            matches!(place, Place::Recovery | Place::Recovered | Place::Eliminated)
        };
        let enemy = self.battle.of_side[side.enemy()].and(self.battle.combat);
        let losses: i16 = enemy.iter().filter(lost).map(|piece| i16::from(self.battle.piece(piece).strength[0])).sum();
        losses * i16::from(self.battle.scenario.for_losses)
    }

    /// The points of a side: its own, and for the enemy's losses.
    pub(crate) fn score(&self, side: Side) -> i16 {
        self.position.armies[side].points + self.position.cards.decks[side].earned + self.points_for_losses(side)
    }

    /// The points of both sides if the battle ended now with everything in the hands of those who hold
    /// it. What stands hidden in areas is not counted.
    pub(crate) fn standing(&self) -> [i16; 2] {
        let mut points = Side::BOTH.map(|side| self.score(side));
        for prize in self.battle.scenario.prizes.iter().filter(|_| !self.position.over) {
            if let Some(side) = self.winner_of(prize) {
                points[side.index()] += i16::from(prize.at_end);
            }
        }
        points
    }

    /// The level of victory that some points come to, by its place in the list; nothing if the scenario
    /// has none.
    pub(crate) fn level(&self, points: [i16; 2]) -> Option<u8> {
        let levels = &self.battle.scenario.levels;
        let fits = |winner: Option<Side>, lead: i16| {
            winner.is_none_or(|side| points[side.index()] - points[side.enemy().index()] >= lead)
        };
        let found = levels.iter().position(|level| fits(level.winner, level.lead));
        found.map(|level| level as u8)
    }

    pub(crate) fn outcome(&self) -> Outcome {
        let points = Side::BOTH.map(|side| self.score(side));
        let winner = match self.level(points) {
            Some(level) => self.battle.scenario.levels[usize::from(level)].winner,
            None => match points[0].cmp(&points[1]) {
                std::cmp::Ordering::Greater => Some(Side::First),
                std::cmp::Ordering::Less => Some(Side::Second),
                std::cmp::Ordering::Equal => None,
            },
        };
        let reason = if winner.is_some() { "napoleon-outcome-points" } else { "napoleon-outcome-draw" };
        Outcome { winner, cite: cite!("2.2"), reason }
    }
}
