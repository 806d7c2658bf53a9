//! From `board.toml` to the ground: hexes, hexsides, places.

use hexes::{Grid, Number};
use packs::Faults;
use packs::files::BOARD;
use packs::words::{At, Name};

use super::board::{BoardFile, WaterEntry, WaterKind, WorkKind};
use super::texts::{BlockText, SideText};
use crate::board::{BoardSpec, EdgeSpec, HexSpec, PlaceSpec, SupplySpec, WaySpec};
use crate::terrain::{Edge, Terrain};

/// A board as far as it has been read.
#[derive(Clone, Debug)]
pub struct Reading {
    /// Its hexes.
    pub grid: Grid,
    /// Its description.
    pub spec: BoardSpec,
}

impl Reading {
    /// Reads `board.toml`; none without an extent.
    pub fn of(board: &BoardFile, faults: &mut Faults<'_>) -> Option<Reading> {
        build(board, faults)
    }

    /// Tells kinds of hexes and hexsides that a system does not know, and
    /// whatever else it has no use for.
    pub fn knows_only(&self, terrains: &[Terrain], edges: &[Edge], ways: bool, faults: &mut Faults<'_>) {
        for spec in self.spec.hexes.iter().filter(|spec| !terrains.contains(&spec.terrain)) {
            faults.of(BOARD, format!("hex {} is `{}`, which this system does not know", spec.hex, spec.terrain.key()));
        }
        for edge in self.spec.edges.iter().filter(|edge| !edges.contains(&edge.kind)) {
            let what = format!("between {} and {} is a `{}`", edge.from, edge.to, edge.kind.key());
            faults.of(BOARD, format!("{what}, which this system does not know"));
        }
        let BoardSpec { ways: laid, entries, supplies, .. } = &self.spec;
        let bare = laid.is_empty() && entries.is_empty() && supplies.is_empty();
        if !ways && !bare {
            faults
                .of(BOARD, "this system knows no ways, entries or sources of supply; roads are drawn in drawing.toml");
        }
    }

    /// The kinds of terrain in a hex.
    pub fn terrains(&self, hex: Number) -> impl Iterator<Item = Terrain> {
        self.spec.hexes.iter().filter(move |spec| spec.hex == hex).map(|spec| spec.terrain)
    }
}

/// The board, as far as it can be read; none without an extent.
fn build(board: &BoardFile, faults: &mut Faults<'_>) -> Option<Reading> {
    let grid = match Grid::new(board.first.0, board.last.0) {
        Ok(grid) => grid,
        Err(fault) => {
            faults.at(BOARD, &board.last.span, fault.to_string());
            return None;
        }
    };
    let (first, last, orientation) = (board.first.0, board.last.0, board.orientation);
    let spec = BoardSpec {
        first,
        last,
        orientation,
        hexes: Vec::new(),
        edges: Vec::new(),
        places: Vec::new(),
        ways: Vec::new(),
        entries: Vec::new(),
        supplies: Vec::new(),
    };
    let mut ground = Reading { grid, spec };
    terrains(board, &mut ground, faults);
    for place in &board.places {
        let hexes = on_board(BOARD, &place.hexes, &ground.grid, faults);
        add_place(&mut ground, &place.key, hexes, faults);
    }
    slopes(board, &mut ground, faults);
    works(board, &mut ground, faults);
    for water in &board.waters {
        lay_water(water, &mut ground, faults);
    }
    for side in board.crests.iter().flat_map(|crest| &crest.sides) {
        lay(Edge::Crest, side, [side.first, side.second], &mut ground, faults);
    }
    ways(board, &mut ground, faults);
    for entry in &board.entries {
        let hexes = on_board(BOARD, &entry.hexes, &ground.grid, faults);
        ground.spec.entries.push(PlaceSpec { key: entry.key.to_string(), hexes });
    }
    for supply in &board.supplies {
        let hexes = on_board(BOARD, &supply.hexes, &ground.grid, faults);
        let sides = supply.sides.iter().map(|side| side.to_string()).collect();
        ground.spec.supplies.push(SupplySpec { sides, hexes });
    }
    Some(ground)
}

fn ways(board: &BoardFile, ground: &mut Reading, faults: &mut Faults<'_>) {
    for way in &board.ways {
        let all_known = way.hexes.iter().filter(|hex| !known(BOARD, hex, hex.0, &ground.grid, faults)).count() == 0;
        for (before, hex) in way.hexes.iter().zip(way.hexes.iter().skip(1)) {
            if all_known {
                is_side(hex, before.0, hex.0, &ground.grid, faults);
            }
        }
        let hexes = way.hexes.iter().map(|hex| hex.0).collect();
        ground.spec.ways.push(WaySpec { kind: way.kind, hexes });
    }
}

/// The hexes of some blocks; a fault for a block that is not on the board.
pub fn on_board(file: &'static str, blocks: &[At<BlockText>], grid: &Grid, faults: &mut Faults<'_>) -> Vec<Number> {
    let mut hexes = Vec::new();
    for block in blocks {
        if known(file, block, block.first, grid, faults) && known(file, block, block.last, grid, faults) {
            hexes.extend(block.hexes());
        }
    }
    hexes
}

/// Whether a hex is on the board; a fault if not.
pub fn known<T>(file: &'static str, place: &At<T>, hex: Number, grid: &Grid, faults: &mut Faults<'_>) -> bool {
    let found = grid.find(hex).is_some();
    if !found {
        let (first, last) = (grid.number(hexes::Hex(0)), grid.number(hexes::Hex(grid.len() as u16 - 1)));
        faults.at(file, &place.span, format!("hex {hex} is not on the board, which runs from {first} to {last}"));
    }
    found
}

fn terrains(board: &BoardFile, ground: &mut Reading, faults: &mut Faults<'_>) {
    for entry in &board.terrains {
        if entry.kind == Terrain::Clear {
            faults.at(BOARD, &entry.span, "every hex without an entry is clear; leave this one out");
        }
        for block in &entry.hexes {
            let hexes = on_board(BOARD, std::slice::from_ref(block), &ground.grid, faults);
            for hex in hexes {
                if ground.terrains(hex).any(|terrain| terrain == entry.kind) {
                    faults.at(BOARD, &block.span, format!("hex {hex} is {} twice", entry.kind.key()));
                }
                ground.spec.hexes.push(HexSpec { hex, terrain: entry.kind });
            }
        }
        if let Some(key) = &entry.place {
            let hexes = entry.hexes.iter().flat_map(|block| block.hexes()).collect();
            add_place(ground, key, hexes, faults);
        }
    }
}

fn add_place(ground: &mut Reading, key: &At<Name>, hexes: Vec<Number>, faults: &mut Faults<'_>) {
    if ground.spec.places.iter().any(|place| place.key == key.as_str()) {
        faults.at(BOARD, &key.span, format!("place `{}` is there twice", **key));
    }
    ground.spec.places.push(PlaceSpec { key: key.to_string(), hexes });
}

/// Whether there is a side between two hexes; a fault if not.
fn is_side<T>(place: &At<T>, one: Number, other: Number, grid: &Grid, faults: &mut Faults<'_>) -> bool {
    let (Some(first), Some(second)) = (grid.find(one), grid.find(other)) else {
        return known(BOARD, place, one, grid, faults) && known(BOARD, place, other, grid, faults);
    };
    let neighbours = grid.direction(first, second).is_some();
    if !neighbours {
        let around: Vec<String> = grid.around(first).map(|(_, near)| grid.number(near).to_string()).collect();
        let what = format!(
            "{one} and {other} are no neighbours, so there is no side between them; next to {one} are: {}",
            around.join(", ")
        );
        faults.at(BOARD, &place.span, what);
    }
    neighbours
}

/// Lays something on a side, unless it lies there already. Of a slope the high hex is written
/// first, of a work the one inside.
fn lay<T>(kind: Edge, place: &At<T>, written: [Number; 2], ground: &mut Reading, faults: &mut Faults<'_>) {
    let [first, second] = written;
    if !is_side(place, first, second, &ground.grid, faults) {
        return;
    }
    let [from, to] = match kind {
        Edge::Up | Edge::Entrenchment | Edge::Wall => [second, first],
        Edge::Down
        | Edge::Stream
        | Edge::River
        | Edge::Bridge
        | Edge::Crest
        | Edge::Shore
        | Edge::Trestle
        | Edge::Ford => [first, second],
    };
    let same = |edge: &&EdgeSpec| {
        edge.kind == kind && ((edge.from, edge.to) == (from, to) || (edge.from, edge.to) == (to, from))
    };
    match ground.spec.edges.iter().find(same) {
        None => ground.spec.edges.push(EdgeSpec { kind, from, to }),
        Some(edge) if kind == Edge::Up && edge.from == to => {
            faults.at(BOARD, &place.span, format!("{from} is called higher than {to} elsewhere, here it is lower"));
        }
        // A village may be fortified on both sides of a street.
        Some(edge) if edge.from == to && matches!(kind, Edge::Entrenchment | Edge::Wall) => {
            ground.spec.edges.push(EdgeSpec { kind, from, to });
        }
        Some(_) => {
            faults.at(BOARD, &place.span, format!("the side between {from} and {to} has a {} already", kind.key()));
        }
    }
}

fn slopes(board: &BoardFile, ground: &mut Reading, faults: &mut Faults<'_>) {
    for side in board.slopes.iter().flat_map(|slope| &slope.sides) {
        lay(Edge::Up, side, [side.high, side.low], ground, faults);
    }
}

fn works(board: &BoardFile, ground: &mut Reading, faults: &mut Faults<'_>) {
    for work in &board.works {
        let kind = match work.kind {
            WorkKind::Entrenchment => Edge::Entrenchment,
            WorkKind::Wall => Edge::Wall,
        };
        for side in &work.sides {
            lay(kind, side, [side.first, side.second], ground, faults);
        }
    }
}

fn lay_water(water: &At<WaterEntry>, ground: &mut Reading, faults: &mut Faults<'_>) {
    let kind = match water.kind {
        WaterKind::Stream => Edge::Stream,
        WaterKind::River => Edge::River,
        WaterKind::Lake => Edge::Shore,
    };
    for side in &water.sides {
        lay(kind, side, [side.first, side.second], ground, faults);
    }
    let same = |one: &SideText, other: &SideText| {
        (one.first, one.second) == (other.first, other.second) || (one.first, one.second) == (other.second, other.first)
    };
    let bridges = water.bridges.iter().map(|side| (Edge::Bridge, side));
    let trestles = water.trestles.iter().map(|side| (Edge::Trestle, side));
    let fords = water.fords.iter().map(|side| (Edge::Ford, side));
    for (kind, bridge) in bridges.chain(trestles).chain(fords) {
        if water.sides.iter().any(|side| same(side, bridge)) {
            lay(kind, bridge, [bridge.first, bridge.second], ground, faults);
        } else {
            let what =
                format!("there is no water of this entry between {} and {} to bridge", bridge.first, bridge.second);
            faults.at(BOARD, &bridge.span, what);
        }
    }
}
