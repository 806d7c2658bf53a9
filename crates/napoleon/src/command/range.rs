//! Command range (6.4), and columns on the march (7.55).

use std::cell::OnceCell;

use hexes::{Hex, HexSet};
use kernel::Side;

use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::Field;
use crate::engine::ripples::Ripples;

/// Units in road march are in command at so many hexes of road from one that is (7.55).
const COLUMN: u32 = 2;

/// A leader with the hexes that he commands, once somebody has asked for them.
pub(crate) struct Reach {
    pub(crate) leader: PieceId,
    hexes: OnceCell<HexSet>,
}

impl Reach {
    pub(crate) fn of(leader: PieceId) -> Reach {
        Reach { leader, hexes: OnceCell::new() }
    }
}

impl Field<'_> {
    /// The hexes within a leader's range. It is not traced into an enemy zone without friendly combat units, into
    /// enemy hexes, or over a river or lake without a bridge.
    pub(crate) fn command_range(&self, side: Side, from: Hex, range: u8) -> HexSet {
        let mut ripples = Ripples::from([from].into_iter());
        let goes = |hex, direction, near| !self.is_unbridged(hex, direction, near) && self.is_traced_into(side, near);
        for _ in 0..range {
            ripples.spread(&self.battle.board.grid, goes);
        }
        ripples.reached
    }

    fn is_traced_into(&self, side: Side, hex: Hex) -> bool {
        !self.holds(side.enemy(), hex) && (!self.in_zone(side.enemy(), hex) || !self.combat_at(side, hex).is_empty())
    }

    /// Whether a leader's range reaches a hex.
    pub(crate) fn commands_to(&self, reach: &Reach, hex: Hex) -> bool {
        let (from, range) = (self.position.at(reach.leader), self.range(reach.leader));
        let hexes = || self.command_range(self.owner(reach.leader), from, range);
        self.distance(from, hex) <= u32::from(range) && reach.hexes.get_or_init(hexes).has(hex)
    }

    /// Some pieces in command, with all those of their formations that march in one column with them (6.1, 7.55).
    pub(crate) fn with_column(&self, mut pieces: Pieces) -> Pieces {
        let marching = self.position.marks.marching;
        loop {
            let column = pieces.and(marching);
            let joins = |piece: &PieceId| {
                let formation = self.battle.formation(*piece);
                let near = |other: PieceId| {
                    self.battle.formation(other) == formation
                        && self.owner(other) == self.owner(*piece)
                        && self.by_way(self.position.at(*piece), self.position.at(other))
                };
                formation.is_some() && self.position.on_map(*piece) && column.iter().any(near)
            };
            let more: Pieces = marching.without(pieces).iter().filter(joins).collect();
            if more.is_empty() {
                return pieces;
            }
            pieces = pieces.or(more);
        }
    }

    /// Whether one hex is within two hexes of another along a road or trail.
    fn by_way(&self, from: Hex, to: Hex) -> bool {
        if from == to {
            return true;
        }
        if self.distance(from, to) > COLUMN {
            return false;
        }
        let next = |hex: Hex| {
            let board = &self.battle.board;
            self.around(hex).filter(move |(direction, _)| board.way(hex, *direction).is_some()).map(|(_, near)| near)
        };
        next(from).any(|near| near == to || next(near).any(|far| far == to))
    }
}
