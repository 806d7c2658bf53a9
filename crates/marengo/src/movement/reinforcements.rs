//! Chapters 8.13 to 8.15: reinforcements by road, the pontoon bridge, delay.

use kernel::lots::{each, only};
use kernel::{Journal, Refusal};

use crate::board::{EntryId, Place, Spot, Way};
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::play::{Field, Play};
use crate::engine::position::March;
use crate::engine::spec::{Arrival, RoadClass};
use crate::rules::{cites, refuse};

impl Field<'_> {
    /// Whether the pieces of a force may come by now.
    pub(crate) fn has_arrived(&self, force: u8) -> bool {
        let force = self.battle.forces.get(force as usize);
        force.is_some_and(|force| matches!(force.arrives, Arrival::Round(round) if round <= self.position.open.round))
    }

    pub(crate) fn may_enter(&self, piece: u8, entry: EntryId) -> Result<(), Refusal> {
        let Spot::Waiting(force) = self.position.open.spot(piece) else {
            return Err(refuse!("8.13", "not-a-reinforcement"));
        };
        if self.of(self.turn()) & only(piece) == 0 {
            return Err(refuse!("8.1", "not-yours"));
        }
        self.may_use_entry(force, entry)?;
        self.must_be_first(self.waiting(force), piece)
    }

    /// The pieces of a force that wait off the board.
    pub(crate) fn waiting(&self, force: u8) -> kernel::Tokens {
        let place = Place::waiting(force);
        let tokens = self.battle.forces.get(force as usize).map_or(0, |force| force.tokens);
        each(tokens)
            .filter(|piece| self.position.open.place[*piece as usize] == place)
            .fold(0, |set, piece| set | only(piece))
    }

    fn may_use_entry(&self, force: u8, entry: EntryId) -> Result<(), Refusal> {
        if !self.has_arrived(force) {
            return Err(refuse!("8.13", "not-yet-arrived"));
        }
        let comes_here = self.battle.forces[force as usize].entries.contains(&entry);
        let Some(entry) = self.battle.board.entry(entry).filter(|_| comes_here) else {
            return Err(refuse!("8.13", "enters-elsewhere"));
        };
        if self.held(self.turn().enemy(), entry.locale) != 0 {
            return Err(refuse!("8.13", "entry-held-by-enemy"));
        }
        if self.position.open.is_locale_closed(entry.locale) {
            return Err(refuse!("11.2", "closed-after-assault").thing("locale", entry.locale.0 as u32));
        }
        self.has_room(entry.locale)?;
        match entry.way {
            Way::Road(lane, _) => {
                self.free_step(lane, 0, 0)?;
                if entry.class == RoadClass::Minor { self.afford(1) } else { Ok(()) }
            }
            Way::Pontoon if self.position.open.lanes[self.pontoon_lane(entry)] > 0 => {
                Err(refuse!("8.14", "pontoon-used"))
            }
            Way::Pontoon => self.afford(1),
        }
    }

    /// The count of a pontoon bridge's use is kept behind the lanes, by the entry's number.
    fn pontoon_lane(&self, entry: &crate::board::Entry) -> usize {
        let index = self.battle.board.entries.iter().position(|other| other.id == entry.id).unwrap_or_default();
        self.battle.board.lanes.len() + index
    }

    /// Lists the reinforcements that may come in.
    pub(crate) fn entering(&self, out: &mut Vec<Order>) {
        for (index, force) in self.battle.forces.iter().enumerate() {
            let index = index as u8;
            if force.side != self.turn() || !self.has_arrived(index) {
                continue;
            }
            let firsts = self.position.one_of_each(self.waiting(index));
            if firsts == 0 {
                continue;
            }
            for entry in &force.entries {
                if self.may_use_entry(index, *entry).is_ok() {
                    each(firsts).for_each(|piece| out.push(Order::Enter { piece, entry: *entry }));
                }
            }
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn enter(&mut self, piece: u8, entry_id: EntryId) {
        let battle = self.battle;
        let Some(entry) = battle.board.entry(entry_id) else { return };
        let (side, face) = (self.position.open.turn, Some(self.position.face(piece)));
        self.begin_move();
        self.spend(only(piece));
        let (march, step) = match entry.way {
            Way::Road(lane, knot) => {
                let step = self.position.open.lanes[lane.0 as usize] + 1;
                self.position.open.lanes[lane.0 as usize] = step;
                let main = entry.class == RoadClass::Main;
                self.pay(u8::from(!main));
                (March::Road { piece, knot, steps: step, main, paid: !main, attacked: false }, step)
            }
            Way::Pontoon => {
                let lane = self.field().pontoon_lane(entry);
                self.position.open.lanes[lane] = 1;
                self.pay(1);
                (March::Group { members: only(piece) }, 0)
            }
        };
        self.journal.note(cites![step == 0 => "8.14" or "8.13"], || Event::Entered {
            side,
            piece,
            face,
            entry: entry_id,
            step,
        });
        self.put(only(piece), Place::reserve(entry.locale));
        self.position.open.march = march;
    }

    /// Chapter 8.15: at the end of a turn, reinforcements that could come wait.
    pub(crate) fn note_delays(&mut self) {
        let side = self.position.open.turn;
        for force in 0..self.battle.forces.len() as u8 {
            let field = self.field();
            let waiting = field.waiting(force).count_ones() as u8;
            let mut entries = self.battle.forces[force as usize].entries.iter();
            let could_come = entries.any(|entry| field.may_use_entry(force, *entry).is_ok());
            if self.battle.forces[force as usize].side == side && waiting > 0 && could_come {
                self.journal.note(cites!["8.15"], || Event::Delayed { side, force, waiting });
            }
        }
    }
}
