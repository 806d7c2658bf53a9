//! Chapter 25.3.6 of the edition of 2002: a river that columns wade, and beside which everybody
//! else must stop.

use ground::Edge;
use hexes::Hex;
use kernel::Refusal;

use crate::engine::pieces::UnitId;
use crate::engine::play::Field;
use crate::rules::refuse;

impl Field<'_> {
    /// What lies on the side between two neighbours.
    fn crosses(&self, from: Hex, to: Hex, kind: Edge) -> bool {
        let direction = self.battle.board.grid.direction(from, to);
        direction.is_some_and(|direction| self.battle.board.edges[from.index()][direction.index()].has(kind))
    }

    /// Whether a step leads over a bridge of a river that columns wade.
    pub(crate) fn is_over_bridge(&self, from: Hex, to: Hex) -> bool {
        self.battle.banks.has(from) && self.battle.banks.has(to) && self.crosses(from, to, Edge::Bridge)
    }

    /// Whether a step leads through the water of such a river.
    pub(crate) fn wades(&self, from: Hex, to: Hex) -> bool {
        self.battle.banks.has(from)
            && self.battle.banks.has(to)
            && self.crosses(from, to, Edge::River)
            && !self.crosses(from, to, Edge::Bridge)
    }

    /// Whether a unit must stop in the next hex because the river lies beside it: anybody who is
    /// not in column and has not come over the bridge.
    pub(crate) fn stops_at_water(&self, unit: UnitId, from: Hex, to: Hex) -> bool {
        self.battle.banks.has(to) && !self.position.column.has(unit) && !self.is_over_bridge(from, to)
    }

    /// Whether a unit that has stopped beside the river may go on to the next hex: over the bridge.
    pub(crate) fn goes_on_over_bridge(&self, unit: UnitId, from: Hex, to: Hex) -> bool {
        self.is_over_bridge(from, to) && !self.in_enemy_zone(self.owner(unit), from)
    }

    /// Why a unit may not go on from beside the river.
    pub(crate) fn held_by_water(&self, unit: UnitId, from: Hex) -> Option<Refusal> {
        let held = self.battle.banks.has(from)
            && !self.position.column.has(unit)
            && !self.in_enemy_zone(self.owner(unit), from);
        held.then(|| refuse!(2002 "25.3.6", "held-by-water"))
    }
}
