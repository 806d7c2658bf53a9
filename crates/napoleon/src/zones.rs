//! Chapter 4: zones of control.

use ground::{Edge, Terrain, control};
use hexes::{Direction, Hex};
use kernel::Side;

use crate::engine::pieces::Pieces;
use crate::engine::play::Field;

impl Field<'_> {
    /// Whether a side of a hex is a river or a lake that is not frozen (4.2).
    #[inline]
    pub(crate) fn is_wet(&self, hex: Hex, direction: Direction) -> bool {
        let edges = self.battle.board.edges[hex.index()][direction.index()];
        (edges.has(Edge::River) || edges.has(Edge::Shore)) && !self.weather().frozen
    }

    /// Whether a hex is a chateau that has its effect (15.21).
    pub(crate) fn is_chateau(&self, hex: Hex) -> bool {
        if !self.battle.is(hex, Terrain::Chateau) {
            return false;
        }
        let units = self.position.pieces_at(hex).and(self.battle.combat.or(self.battle.trains));
        units.len() <= 2 && units.without(self.battle.infantry).is_empty()
    }

    /// Whether a hex is a fortified place, into which no zone reaches (4.2, 15.11).
    pub(crate) fn is_fortified(&self, hex: Hex) -> bool {
        self.is_chateau(hex) || self.is_improved(hex)
    }

    /// Whether some pieces throw a zone into a hex, wherever they stand.
    fn is_thrown(&self, hex: Hex, pieces: Pieces) -> bool {
        let throws = |near: Hex, direction: Direction| {
            !self.is_wet(near, direction) && !self.position.pieces_at(near).and(pieces).is_empty()
        };
        let overrunning = self.position.marks.overrunning.and(pieces);
        // Cavalry that has overrun a hex bars all hexes around it (14.23).
        let cut_off = || overrunning.iter().any(|rider| self.distance(self.position.at(rider), hex) == 1);
        !self.is_fortified(hex) && (control(&self.battle.board.grid, hex, throws) || cut_off())
    }

    /// Whether a hex lies in the zone of a side (4.1): combat units and vedettes throw one, leaders and trains do not.
    pub(crate) fn in_zone(&self, of: Side, hex: Hex) -> bool {
        self.is_thrown(hex, self.battle.of_side[of].and(self.battle.combat.or(self.battle.vedettes)))
    }

    /// The same without vedettes, which bar no retreat (16.25).
    pub(crate) fn in_firm_zone(&self, of: Side, hex: Hex) -> bool {
        self.is_thrown(hex, self.battle.of_side[of].and(self.battle.combat))
    }

    /// Whether an enemy combat unit stands next to a hex, over a side that zones cross.
    pub(crate) fn is_beside(&self, of: Side, hex: Hex) -> bool {
        let throws =
            |near: Hex, direction: Direction| !self.is_wet(near, direction) && !self.combat_at(of, near).is_empty();
        control(&self.battle.board.grid, hex, throws)
    }

    /// Whether water alone keeps a hex out of an enemy zone (4.2).
    pub(crate) fn is_spared(&self, side: Side, hex: Hex) -> bool {
        let mut around = self.around(hex).filter(|(direction, _)| self.is_wet(hex, *direction));
        around.any(|(_, near)| !self.combat_at(side.enemy(), near).is_empty())
    }
}
