//! Where both armies stand, hex by hex, as one side knows it: a hidden force of the enemy counts as
//! the average of its lot.

use ground::{Edge, Terrain};
use hexes::{Hex, HexSet};
use kernel::Side;

use crate::engine::pieces::{MOST_PIECES, Pieces};
use crate::engine::play::Field;
use crate::engine::position::NOWHERE;

/// One stack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stand {
    /// Where.
    pub(crate) hex: Hex,
    /// Whose.
    pub(crate) side: Side,
    /// Its combat units.
    pub(crate) units: Pieces,
    /// What they are worth in a fight.
    pub(crate) strength: f32,
    /// The movement points of the slowest.
    pub(crate) pace: f32,
    /// Nothing but guns.
    pub(crate) guns_only: bool,
    /// How far the nearest enemies are.
    pub(crate) near: u32,
    /// Where they are.
    pub(crate) foe: Hex,
    /// The enemy sees who it is.
    pub(crate) seen: bool,
}

/// All stacks of both sides.
pub(crate) struct Stands {
    /// They.
    pub(crate) list: Vec<Stand>,
}

impl Stands {
    /// Both armies, as a side knows them.
    pub(crate) fn survey(field: &Field<'_>, viewer: Side) -> Stands {
        let mut list: Vec<Stand> = Vec::with_capacity(64);
        let mut known = HexSet::default();
        let unseen = field.hidden(viewer.enemy());
        // By lot: strength and hexes.
        let (mut sums, mut counts) = ([0.0f32; MOST_PIECES], [0.0f32; MOST_PIECES]);
        for unit in field.all_on_map().and(field.battle.combat).iter() {
            let hex = field.position.at(unit);
            if known.has(hex) {
                continue;
            }
            known.add(hex);
            let side = field.owner(unit);
            let units = field.combat_at(side, hex);
            let strength = field.weight_of(units);
            let pace = units.iter().map(|unit| field.battle.piece(unit).movement).min().unwrap_or(0);
            let guns_only = units.without(field.battle.artillery).is_empty();
            let seen = units.and(field.position.hidden).is_empty();
            list.push(Stand {
                hex,
                side,
                units,
                strength,
                pace: f32::from(pace.max(1)),
                guns_only,
                near: 99,
                foe: NOWHERE,
                seen,
            });
        }
        if !unseen.is_empty() {
            // Hexes of hidden forces that hold no combat units count as well.
            let lot = |hex: Hex| {
                let first = field.position.pieces_at(hex).and(unseen).first();
                first.map(|piece| usize::from(field.position.lots[piece.index()]))
            };
            for hex in field.hexes_of(unseen).iter() {
                if let Some(lot) = lot(hex) {
                    counts[lot] += 1.0;
                }
            }
            for stand in list.iter().filter(|stand| stand.side != viewer && !stand.seen) {
                if let Some(lot) = lot(stand.hex) {
                    sums[lot] += stand.strength;
                }
            }
            for stand in list.iter_mut().filter(|stand| stand.side != viewer && !stand.seen) {
                if let Some(lot) = lot(stand.hex) {
                    stand.strength = sums[lot] / counts[lot].max(1.0);
                    stand.guns_only = false;
                }
            }
        }
        let mut stands = Stands { list };
        stands.measure(field);
        stands
    }

    fn measure(&mut self, field: &Field<'_>) {
        for one in 0..self.list.len() {
            for other in one + 1..self.list.len() {
                let (a, b) = (self.list[one], self.list[other]);
                if a.side == b.side {
                    continue;
                }
                let distance = field.distance(a.hex, b.hex);
                if distance < a.near {
                    (self.list[one].near, self.list[one].foe) = (distance, b.hex);
                }
                if distance < b.near {
                    (self.list[other].near, self.list[other].foe) = (distance, a.hex);
                }
            }
        }
    }

    /// The stacks of a side.
    pub(crate) fn of(&self, side: Side) -> impl Iterator<Item = &Stand> {
        self.list.iter().filter(move |stand| stand.side == side)
    }
}

impl Field<'_> {
    /// By how much ground helps whoever defends a hex against enemies from over there.
    pub(crate) fn cover(&self, hex: Hex, infantry: bool, foe: Hex) -> f32 {
        let mut cover = 1.0f32;
        if self.is_chateau(hex) {
            cover = 2.0;
        } else if infantry && self.battle.is(hex, Terrain::Town) {
            cover = 1.5;
        } else if infantry && self.battle.is(hex, Terrain::Woods) {
            cover = 1.3;
        } else if self.battle.is(hex, Terrain::Orchard) {
            cover = 1.1;
        }
        if self.is_improved(hex) && infantry {
            cover = cover.max(2.0);
        }
        if foe != NOWHERE {
            // The side that the enemy comes over.
            let ahead = self.around(hex).min_by_key(|(_, near)| self.distance(*near, foe));
            if let Some((direction, near)) = ahead {
                let edges = self.battle.board.edges[hex.index()][direction.index()];
                let side = if edges.has(Edge::River) {
                    2.5
                } else if edges.has(Edge::Shore) {
                    3.0
                } else if edges.has(Edge::Stream) || (edges.has(Edge::Down) && self.battle.is(near, Terrain::Slope)) {
                    1.5
                } else if edges.has(Edge::Crest) {
                    1.15
                } else {
                    1.0
                };
                cover = cover.max(side);
            }
        }
        cover
    }
}
