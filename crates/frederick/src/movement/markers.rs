//! Chapters 5.5, 6.3, 7.2 and 11: locked markers, and who is lifted in his stack.

use hexes::Hex;
use kernel::{Journal, Side};

use super::MoveEvent;
use crate::engine::event::Event;
use crate::engine::pieces::UnitId;
use crate::engine::play::{Field, Play};
use crate::engine::position::mark;
use crate::rules::cites;

impl Field<'_> {
    /// The stacks of a side with infantry or cavalry in an enemy zone of control.
    pub(crate) fn in_contact(&self, side: Side) -> impl Iterator<Item = Hex> {
        let tops = self.on_map(side).iter().filter(|unit| self.position.top_of(self.at(*unit)) == Some(*unit));
        tops.map(|unit| self.at(unit)).filter(move |hex| self.has_line(side, *hex) && self.in_enemy_zone(side, *hex))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Chapter 7.2: locked markers.
    pub(crate) fn place_locked_markers(&mut self, side: Side) {
        let locked: Vec<Hex> = self.field().in_contact(side).collect();
        for hex in &locked {
            self.position.marks[hex.index()] |= mark::LOCKED;
        }
        if !locked.is_empty() {
            self.journal.note(cites!["7.2", "6.2", "6.3"], || MoveEvent::Locked { side, hexes: locked.len() as u8 });
        }
    }

    /// Chapter 11: locked markers go.
    pub(crate) fn remove_locked_markers(&mut self, side: Side) {
        let mut hexes = 0;
        for marks in &mut self.position.marks {
            hexes += u8::from(*marks & mark::LOCKED != 0);
            *marks &= !(mark::LOCKED | mark::PENALTY | mark::BOMBARDED);
        }
        if hexes > 0 {
            self.journal.note(cites!["11"], || MoveEvent::Unlocked { side, hexes });
        }
    }

    /// Chapter 6.3: a support comes before the other supports; the engaged units stay who they are.
    pub(super) fn lift_support(&mut self, side: Side, unit: UnitId) {
        let at = self.position.unit(unit).at;
        let support = self.field().support(at);
        let first = self.position.stack(at).find(|other| support.has(*other));
        if let Some(first) = first {
            self.position.put_above(unit, first);
        }
        self.position.lifted.add(unit);
        self.journal.note(cites!["5.5", "6.3"], || MoveEvent::SupportLifted { side, unit, at });
    }

    pub(super) fn lift(&mut self, side: Side, unit: UnitId) {
        let at = self.position.unit(unit).at;
        let penalty = self.field().lift_is_penalized(unit);
        self.position.put_on_top(unit, at);
        self.position.lifted.add(unit);
        if penalty {
            self.position.marks[at.index()] |= mark::PENALTY;
        }
        self.journal.note(cites!["5.5", penalty => "6.3"], || MoveEvent::Lifted { side, unit, at, penalty });
    }
}
