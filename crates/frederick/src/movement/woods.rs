//! Optional rule 16.4: woods throw units into disorder.

use hexes::Hex;
use kernel::Journal;

use super::MoveEvent;
use crate::engine::event::Event;
use crate::engine::pieces::UnitId;
use crate::engine::play::{Field, Play};
use crate::engine::position::Morale;
use crate::morale::Blow;
use crate::retreat::Flight;
use crate::rules::{cite, cites};
use ground::Terrain;

impl Field<'_> {
    pub(super) fn is_wooded(&self, hex: Hex) -> bool {
        let terrain = self.battle.board.terrain[hex.index()];
        terrain.has(Terrain::Woods) || terrain.has(Terrain::HeavyWoods)
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Optional rule 16.4: a unit that marches into woods may fall into disorder.
    pub(crate) fn check_woods(&mut self, unit: UnitId, to: Hex) {
        if self.field().is_wooded(to) && self.fails_in_woods(unit) {
            self.position.mover = None;
            self.position.moved.add(unit);
            self.disorder(unit, Blow::Woods, cite!("16.4"), Some(Flight::Disorder));
        }
    }

    /// The same for a unit that retreats into woods or out of them: anybody who is
    /// disordered already runs on.
    pub(crate) fn check_woods_retreat(&mut self, unit: UnitId, from: Hex, to: Hex) {
        let wooded = self.field().is_wooded(from) || self.field().is_wooded(to);
        if !self.battle.options.woods || !wooded || !self.position.on_map(unit) || !self.fails_in_woods(unit) {
            return;
        }
        match self.position.unit(unit).morale {
            Morale::Formed => self.disorder(unit, Blow::Woods, cite!("16.4"), None),
            Morale::Disordered => self.rout(unit, Blow::Woods, cite!("16.4")),
            Morale::Routed => {}
        }
    }

    pub(super) fn fails_in_woods(&mut self, unit: UnitId) -> bool {
        let exempt = self.battle.unit(unit).traits.croat || self.position.column.has(unit);
        if exempt {
            return false;
        }
        let (side, die) = (self.owner(unit), self.die());
        let failed = die >= if self.field().rating(unit) >= 6 { 5 } else { 4 };
        self.journal.note(cites!["16.4"], || MoveEvent::WoodsCheck { side, unit, die, failed });
        failed
    }
}
