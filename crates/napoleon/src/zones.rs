//! Chapter 4: zones of control.
//!
//! Zones are asked for in two ways. Orders ask what the other side knows: a hidden force counts as
//! one that has a zone (8.1). What happens then asks for the zones that there are.

use ground::{Edge, Terrain, control};
use hexes::{Direction, Hex, HexSet};
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

    /// Combat units and vedettes of a side throw zones; leaders and trains do not (4.1).
    fn troops(&self, of: Side) -> Pieces {
        self.battle.of_side[of].and(self.battle.combat.or(self.battle.vedettes))
    }

    /// Whether some pieces throw a zone into a hex, wherever they stand.
    fn is_thrown(&self, hex: Hex, pieces: Pieces) -> bool {
        let throws = |near: Hex, direction: Direction| {
            self.position.stack(near).any(|piece| pieces.has(piece)) && !self.is_wet(near, direction)
        };
        let overrunning = self.position.marks.overrunning.and(pieces);
        // Cavalry that has overrun a hex bars all hexes around it (14.23).
        let cut_off = || overrunning.iter().any(|rider| self.distance(self.position.at(rider), hex) == 1);
        (control(&self.battle.board.grid, hex, throws) || cut_off()) && !self.is_fortified(hex)
    }

    /// Whether a hex lies in the zone of a side (4.1), as far as its enemy knows.
    pub(crate) fn in_zone(&self, of: Side, hex: Hex) -> bool {
        self.is_thrown(hex, self.troops(of).or(self.hidden(of)))
    }

    /// The same without vedettes that are seen: they bar no retreat (16.25).
    pub(crate) fn in_firm_zone(&self, of: Side, hex: Hex) -> bool {
        self.is_thrown(hex, self.battle.of_side[of].and(self.battle.combat).or(self.hidden(of)))
    }

    /// Whether a hex really lies in the zone of a side.
    pub(crate) fn zone_reaches(&self, of: Side, hex: Hex) -> bool {
        self.is_thrown(hex, self.troops(of))
    }

    /// The same without vedettes.
    pub(crate) fn firm_zone_reaches(&self, of: Side, hex: Hex) -> bool {
        self.is_thrown(hex, self.battle.of_side[of].and(self.battle.combat))
    }

    /// The hexes from which zones of a side really reach a hex.
    pub(crate) fn zone_sources(&self, of: Side, hex: Hex) -> HexSet {
        self.thrown_from(self.troops(of), hex)
    }

    /// The hexes next to a hex with some of these pieces, over sides that zones cross; none if the hex
    /// is fortified.
    pub(crate) fn thrown_from(&self, pieces: Pieces, hex: Hex) -> HexSet {
        if self.is_fortified(hex) {
            return HexSet::default();
        }
        let throws = |near: Hex| !self.position.pieces_at(near).and(pieces).is_empty();
        let around = self.around(hex).filter(|(direction, near)| !self.is_wet(hex, *direction) && throws(*near));
        around.map(|(_, near)| near).collect()
    }

    /// The combat units of a side that its enemy must expect in a hex: those seen, or a hidden force.
    fn is_menaced_from(&self, of: Side, hex: Hex) -> bool {
        let menace = self.battle.of_side[of].and(self.battle.combat).or(self.hidden(of));
        self.position.stack(hex).any(|piece| menace.has(piece))
    }

    /// Whether an enemy combat unit stands next to a hex, over a side that zones cross.
    pub(crate) fn is_beside(&self, of: Side, hex: Hex) -> bool {
        let throws = |near: Hex, direction: Direction| self.is_menaced_from(of, near) && !self.is_wet(near, direction);
        control(&self.battle.board.grid, hex, throws)
    }

    /// Whether water alone keeps a hex out of an enemy zone (4.2).
    pub(crate) fn is_spared(&self, side: Side, hex: Hex) -> bool {
        let mut around = self.around(hex).filter(|(direction, _)| self.is_wet(hex, *direction));
        around.any(|(_, near)| self.is_menaced_from(side.enemy(), near))
    }
}
