//! Chapter 19: reinforcements. Only what cards need of it: dates, and an entry without cost. (The
//! chapter itself is written on another branch, with the same names.)

use kernel::{Journal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::Play;
use crate::engine::position::Place;
use crate::rules::cites;

/// No scenario has more columns.
pub const MOST_ARRIVALS: usize = 32;

/// Reinforcements, as far as they have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrivals {
    /// The turn in which each column comes; 0: it was not called yet.
    pub due: [u8; MOST_ARRIVALS],
}

impl Default for Arrivals {
    fn default() -> Self {
        Arrivals { due: [0; MOST_ARRIVALS] }
    }
}

/// What reinforcements bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum ReinforcementEvent {
    Entered { side: Side, pieces: Pieces, to: hexes::Hex, cost: u8 },
    Called { side: Side, number: u8, die: u8, turn: u8 },
    Delayed { side: Side, number: u8, die: u8, turn: u8 },
}

impl ReinforcementEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            ReinforcementEvent::Entered { side, .. }
            | ReinforcementEvent::Called { side, .. }
            | ReinforcementEvent::Delayed { side, .. } => *side,
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Columns that are due come by their entry, as far as there is room.
    pub(crate) fn bring_in(&mut self, side: Side) {
        for piece in self.battle.of_side[side].iter() {
            let state = self.position.piece(piece);
            let Some(column) = state.back.checked_sub(1).filter(|_| state.place == Place::Waiting) else { continue };
            let due = self.position.arrivals.due.get(usize::from(column)).copied().unwrap_or(0);
            if due == 0 || due > self.position.turn {
                continue;
            }
            let gates = self.battle.board.entries[self.field().entry_of(column)].hexes;
            let open = |hex: &hexes::Hex| {
                let field = self.field();
                !field.holds(side.enemy(), *hex) && field.may_join(side, *hex, Pieces::only(piece)).is_ok()
            };
            let gate = gates.iter().find(open);
            if let Some(to) = gate {
                self.come(side, piece, to);
            }
        }
    }

    fn come(&mut self, side: Side, piece: PieceId, to: hexes::Hex) {
        self.position.put(piece, to);
        self.show_all();
        let pieces = Pieces::only(piece);
        self.journal.note(cites!["19.1"], || ReinforcementEvent::Entered { side, pieces, to, cost: 0 });
    }

    /// An alternative reinforcement will come in a turn. Cards call this, too (24.72).
    pub(crate) fn summon(&mut self, side: Side, number: u8, die: u8, turn: u8) {
        self.position.arrivals.due[usize::from(number)] = turn;
        self.journal.note(cites!["19.5"], || ReinforcementEvent::Called { side, number, die, turn });
    }

    /// A column is held up. Cards call this, too (24.73).
    pub(crate) fn hold_up(&mut self, side: Side, number: u8) {
        let die = self.die();
        let due = &mut self.position.arrivals.due[usize::from(number)];
        *due = due.saturating_add(self.battle.charts.calls.delay[usize::from(die - 1)]);
        let turn = *due;
        self.journal.note(cites!["19.5"], || ReinforcementEvent::Delayed { side, number, die, turn });
    }
}
