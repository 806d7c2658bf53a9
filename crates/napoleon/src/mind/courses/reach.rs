//! Where a group can go in one march: a quick spread over the map. What it finds is tried out before
//! it is ordered, so it may be wrong about rooms and columns.

use hexes::{Hex, HexSet};
use kernel::Side;

use crate::engine::order::{MoveOrder, Order};
use crate::engine::pieces::{MOST_HEXES, Pieces};
use crate::engine::play::Field;
use crate::movement::Mover;

/// No way leads here.
const FAR: u8 = u8::MAX;

/// What a march looks out for.
pub(super) struct Terrain {
    /// Hexes in enemy zones.
    pub(super) zones: HexSet,
    /// Hexes that the enemy holds.
    pub(super) enemies: HexSet,
}

impl Terrain {
    pub(super) fn of(field: &Field<'_>, side: Side) -> Terrain {
        let enemy = side.enemy();
        let enemies = field.hexes_of(field.on_map(enemy));
        let mut zones = HexSet::default();
        for hex in enemies.iter() {
            for (_, near) in field.around(hex) {
                if !zones.has(near) && field.in_zone(enemy, near) {
                    zones.add(near);
                }
            }
        }
        Terrain { zones, enemies }
    }
}

/// Everywhere a group can go.
pub(super) struct Reached {
    start: Hex,
    spent: Vec<u8>,
    back: Vec<Hex>,
    /// The hexes, the nearest first.
    pub(super) hexes: Vec<Hex>,
    /// What it may spend.
    pub(super) allowance: u8,
}

impl Reached {
    /// Spreads a mover over the map, as if these were in road march.
    pub(super) fn of(field: &Field<'_>, side: Side, mover: &Mover, marching: Pieces, terrain: &Terrain) -> Reached {
        let party = field.party_if(side, mover, marching);
        let bound = !mover.pieces.and(field.battle.combat.or(field.battle.vedettes)).is_empty();
        let count = field.battle.board.grid.len().min(MOST_HEXES);
        let mut reached = Reached {
            start: mover.at,
            spent: vec![FAR; count],
            back: vec![mover.at; count],
            hexes: Vec::new(),
            allowance: party.allowance,
        };
        let most = usize::from(party.allowance);
        // Hexes by what was spent so far.
        let mut rings: Vec<Vec<Hex>> = vec![Vec::new(); most + 1];
        let begun = usize::from(mover.spent).min(most);
        rings[begun].push(mover.at);
        reached.spent[mover.at.index()] = begun as u8;
        for ring in begun..=most {
            let mut place = 0;
            while let Some(hex) = rings[ring].get(place).copied() {
                place += 1;
                if usize::from(reached.spent[hex.index()]) != ring {
                    continue;
                }
                if hex != mover.at {
                    reached.hexes.push(hex);
                    if bound && terrain.zones.has(hex) {
                        continue;
                    }
                }
                for (direction, near) in field.around(hex) {
                    if terrain.enemies.has(near) {
                        continue;
                    }
                    let Some(cost) = field.cost_of(&party.gait, hex, direction, near) else { continue };
                    let total = ring + usize::from(cost);
                    if total <= most && total < usize::from(reached.spent[near.index()]) {
                        reached.spent[near.index()] = total as u8;
                        reached.back[near.index()] = hex;
                        rings[total].push(near);
                    }
                }
            }
        }
        reached
    }

    /// What it costs to get to a hex.
    pub(super) fn cost(&self, hex: Hex) -> u8 {
        self.spent[hex.index()]
    }

    /// The steps to a hex.
    pub(super) fn steps(&self, to: Hex) -> Vec<Order> {
        let mut way = Vec::new();
        let mut hex = to;
        while hex != self.start {
            way.push(Order::from(MoveOrder::Step(hex)));
            hex = self.back[hex.index()];
        }
        way.reverse();
        way
    }
}
