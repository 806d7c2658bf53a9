//! Chapters 25.3.3 and 26.3.2 of the edition of 2002: armies without an edge of their own run to
//! the one that lies away from the enemy.

use hexes::Hex;
use kernel::{Cite, Side};

use ground::{MapEdge, Orientation};

use crate::engine::pieces::UnitId;
use crate::engine::play::Field;
use crate::engine::spec::AwayFrom;
use crate::rules::cite;

/// Enemies so much farther away than the nearest one belong to his line.
const LINE: u32 = 2;
/// A column lies so far from the next, a hex half as far from the next of its column, in
/// thousandths.
const COLUMN: i64 = 1732;
const HALF: i64 = 1000;

/// A way on the ground: to the east, to the north.
type Way = (i64, i64);

impl Field<'_> {
    /// The way from one hex to another.
    fn way(&self, from: Hex, to: Hex) -> Way {
        let (columns, slanted) = self.battle.board.grid.steps(from, to);
        let across = HALF * i64::from(2 * slanted + columns);
        let along = COLUMN * i64::from(columns);
        match self.battle.board.orientation {
            Orientation::SouthWest => (-across, -along),
            Orientation::NorthEast => (across, along),
        }
    }

    /// Infantry and cavalry of a side in order on the map.
    fn standing(&self, side: Side) -> impl Iterator<Item = UnitId> {
        self.on_map(side).iter().filter(|unit| self.is_line(*unit) && !self.is_routed(*unit))
    }

    /// The way from the enemy to whoever runs from a hex.
    fn way_off(&self, side: Side, start: Hex, from: AwayFrom) -> Way {
        let sum = |ways: &mut dyn Iterator<Item = (Way, i64)>| {
            ways.fold((0, 0, 0), |(east, north, weight), (way, counts)| {
                (east + counts * way.0, north + counts * way.1, weight + counts)
            })
        };
        match from {
            AwayFrom::Enemies => {
                let near = self.standing(side.enemy()).map(|unit| self.distance(start, self.at(unit))).min();
                let line = near.unwrap_or(0) + LINE;
                let enemies = self.standing(side.enemy()).filter(|unit| self.distance(start, self.at(*unit)) <= line);
                let (east, north, _) = sum(&mut enemies.map(|unit| (self.way(self.at(unit), start), 1)));
                (east, north)
            }
            AwayFrom::Army => {
                let middle = |side: Side| {
                    let weight = |unit: UnitId| i64::from(self.values(unit).strength);
                    let (east, north, all) =
                        sum(&mut self.standing(side).map(|unit| (self.way(start, self.at(unit)), weight(unit))));
                    (east / all.max(1), north / all.max(1))
                };
                let (ours, theirs) = (middle(side), middle(side.enemy()));
                (ours.0 - theirs.0, ours.1 - theirs.1)
            }
        }
    }

    /// Which of the edges that an army may choose lies on the other side of the enemy, for those
    /// who run from a hex; nothing if its edges are its own.
    pub(crate) fn chosen_edge(&self, side: Side, start: Hex) -> Option<usize> {
        let army = &self.battle.scenario.armies[side.index()];
        let from = army.spec.away_from?;
        let (east, north) = self.way_off(side, start, from);
        let goes = |edge: MapEdge| match edge {
            MapEdge::North => north,
            MapEdge::East => east,
            MapEdge::South => -north,
            MapEdge::West => -east,
        };
        // Of several as good the first.
        (0..army.ways_off.len()).rev().max_by_key(|place| goes(army.ways_off[*place].0))
    }

    /// How far a hex is from the edge to which those run who began in another.
    pub(crate) fn to_edge(self, side: Side, edge: Option<usize>, hex: Hex) -> u8 {
        let army = &self.battle.scenario.armies[side.index()];
        match edge.and_then(|place| army.ways_off.get(place)) {
            Some((_, far)) => far[hex.index()],
            None => army.to_edge[hex.index()],
        }
    }

    /// The paragraph that lets an army choose its edge.
    pub(crate) fn edge_cite(&self, side: Side) -> Option<Cite> {
        self.battle.scenario.armies[side.index()].spec.away_from.map(|from| match from {
            AwayFrom::Army => cite!(2002 "25.3.3"),
            AwayFrom::Enemies => cite!(2002 "26.3.2"),
        })
    }
}
