//! The board: what lies where, and how an author describes it.

use hexes::{Direction, Grid, Hex, HexSet, Number};
use serde::{Deserialize, Serialize};

use crate::terrain::{Edge, Edges, Terrain, Terrains, Way};

/// A way that cannot be taken.
pub const BARRED: u8 = u8::MAX;

/// Terrain in a hex.
#[derive(Clone, Copy, Debug)]
pub struct HexSpec {
    /// Where.
    pub hex: Number,
    /// What.
    pub terrain: Terrain,
}

/// Something on a hexside.
#[derive(Clone, Copy, Debug)]
pub struct EdgeSpec {
    /// What: [`Edge::Up`] and its reverse are one slope, so [`Edge::Down`] is not used here.
    pub kind: Edge,
    /// The one hex: below a slope, outside a work.
    pub from: Number,
    /// The other: above, inside.
    pub to: Number,
}

/// A place of one or more hexes with a name.
#[derive(Clone, Debug)]
pub struct PlaceSpec {
    /// Its key.
    pub key: String,
    /// Its hexes.
    pub hexes: Vec<Number>,
}

/// A way from hex to hex.
#[derive(Clone, Debug)]
pub struct WaySpec {
    /// What it is.
    pub kind: Way,
    /// The hexes it runs through, each next to the one before.
    pub hexes: Vec<Number>,
}

/// Hexes from which sides are supplied.
#[derive(Clone, Debug)]
pub struct SupplySpec {
    /// The keys of the sides.
    pub sides: Vec<String>,
    /// The hexes.
    pub hexes: Vec<Number>,
}

/// An edge of the map, by the compass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MapEdge {
    /// North.
    North,
    /// East.
    East,
    /// South.
    South,
    /// West.
    West,
}

/// How the columns of the board lie on the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Orientation {
    /// Column numbers grow to the south, row numbers to the west.
    SouthWest,
    /// Column numbers grow to the north, row numbers to the east.
    NorthEast,
}

/// A board as an author describes it.
#[derive(Clone, Debug)]
pub struct BoardSpec {
    /// The hex with the lowest column and row.
    pub first: Number,
    /// The hex with the highest column and row.
    pub last: Number,
    /// How it lies on the ground.
    pub orientation: Orientation,
    /// Terrain in hexes; all others are clear.
    pub hexes: Vec<HexSpec>,
    /// What lies on hexsides.
    pub edges: Vec<EdgeSpec>,
    /// Places with a name.
    pub places: Vec<PlaceSpec>,
    /// Roads and trails, where they have an effect.
    pub ways: Vec<WaySpec>,
    /// Hexes at which somebody may enter the map.
    pub entries: Vec<PlaceSpec>,
    /// Sources of supply.
    pub supplies: Vec<SupplySpec>,
}

/// A part of the description of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardPart {
    /// Its extent.
    Extent,
    /// A hex.
    Hex(usize),
    /// A hexside.
    Edge(usize),
    /// A place.
    Place(usize),
    /// A way.
    Way(usize),
    /// An entry.
    Entry(usize),
    /// A source of supply.
    Supply(usize),
}

/// What is wrong with the description of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardFault {
    /// Where.
    pub part: BoardPart,
    /// What, and what was expected.
    pub what: String,
}

/// A named place.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its key.
    pub key: String,
    /// Its hexes.
    pub hexes: HexSet,
}

/// A way across water, by its number; its state is the position's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crossing {
    /// A bridge, a trestle or a ford.
    pub kind: Edge,
    /// The hexes on both sides.
    pub hexes: [Hex; 2],
}

/// Hexes from which sides are supplied.
#[derive(Clone, Debug)]
pub struct Supply {
    /// The keys of the sides.
    pub sides: Vec<String>,
    /// The hexes.
    pub hexes: HexSet,
}

/// What lies where, and never changes.
#[derive(Clone, Debug)]
pub struct Board {
    /// The hexes.
    pub grid: Grid,
    /// How they lie on the ground.
    pub orientation: Orientation,
    /// Terrain by hex.
    pub terrain: Vec<Terrains>,
    /// What lies on the sides of each hex, as somebody going out sees it.
    pub edges: Vec<[Edges; 6]>,
    /// Named places.
    pub places: Vec<Place>,
    /// The best way over each side of each hex.
    pub ways: Vec<[Option<Way>; 6]>,
    /// Bridges, trestles and fords, by number.
    pub crossings: Vec<Crossing>,
    /// The number of the crossing on each side of each hex.
    pub spans: Vec<[Option<u8>; 6]>,
    /// Hexes at which somebody may enter the map.
    pub entries: Vec<Place>,
    /// Sources of supply.
    pub supplies: Vec<Supply>,
}

impl Board {
    /// Lays a board of at most so many hexes.
    ///
    /// # Errors
    /// What does not fit, and where.
    pub fn lay(spec: &BoardSpec, most: usize) -> Result<Board, BoardFault> {
        let extent = |what: String| BoardFault { part: BoardPart::Extent, what };
        let grid = Grid::new(spec.first, spec.last).map_err(|fault| extent(fault.to_string()))?;
        if grid.len() > most {
            return Err(extent(format!("the board has {} hexes; at most {most} are played on", grid.len())));
        }
        let crossings = lay_crossings(spec, &grid)?;
        Ok(Board {
            orientation: spec.orientation,
            terrain: lay_terrain(spec, &grid)?,
            edges: lay_edges(spec, &grid)?,
            places: lay_places(&spec.places, &grid, BoardPart::Place)?,
            ways: lay_ways(spec, &grid)?,
            spans: lay_spans(&crossings, &grid),
            crossings,
            entries: lay_places(&spec.entries, &grid, BoardPart::Entry)?,
            supplies: lay_supplies(spec, &grid)?,
            grid,
        })
    }

    /// The way from a hex to its neighbour, if there is one.
    #[inline]
    pub fn way(&self, hex: Hex, direction: Direction) -> Option<Way> {
        self.ways[hex.index()][direction.index()]
    }

    /// Whether a way runs through a hex.
    pub fn has_way(&self, hex: Hex) -> bool {
        self.ways[hex.index()].iter().any(Option::is_some)
    }

    /// The number of the way across the water between two neighbours, if there is one.
    #[inline]
    pub fn crossing(&self, one: Hex, other: Hex) -> Option<u8> {
        let direction = self.grid.direction(one, other)?;
        self.spans[one.index()][direction.index()]
    }

    /// The cost of each step by hex and direction: that of the dearest terrain entered, and that of
    /// all that is crossed. A cost of none bars the way.
    pub fn costs(&self, terrain: impl Fn(Terrain) -> Option<u8>, edge: impl Fn(Edge) -> Option<u8>) -> Vec<[u8; 6]> {
        let step = |hex: Hex, direction: Direction| -> Option<u8> {
            let next = self.grid.next(hex, direction)?;
            let mut sum = 0;
            for kind in self.terrain[next.index()].iter() {
                sum = sum.max(terrain(kind)?);
            }
            for kind in self.edges[hex.index()][direction.index()].iter() {
                sum += edge(kind)?;
            }
            Some(sum)
        };
        let around = |hex| Direction::ALL.map(|direction| step(hex, direction).unwrap_or(BARRED));
        self.grid.hexes().map(around).collect()
    }

    /// For each hex, how far it is from the nearest of some; nothing is farther than 250.
    pub fn distances(&self, to: &[Hex]) -> Vec<u8> {
        let far = |hex: Hex| to.iter().map(|other| self.grid.distance(hex, *other)).min().unwrap_or(0);
        self.grid.hexes().map(|hex| far(hex).min(250) as u8).collect()
    }

    /// The hex that a situation names by its printed number.
    ///
    /// # Errors
    /// If the board has none of that number.
    pub fn hex_named(&self, name: &str) -> Result<Hex, String> {
        self.grid.read(name).map_err(|fault| format!("`{name}`: {fault}"))
    }

    /// The id of a hex in scenes and offers: `h2104`.
    pub fn id(&self, hex: Hex) -> String {
        format!("h{}", self.grid.number(hex))
    }

    /// The hex of an id.
    pub fn of_id(&self, id: &str) -> Option<Hex> {
        self.grid.read(id.strip_prefix('h')?).ok()
    }

    /// The hexes of the places of a key.
    pub fn place(&self, key: &str) -> impl Iterator<Item = Hex> {
        self.places.iter().filter(move |place| place.key == key).flat_map(|place| place.hexes.iter())
    }

    /// Whether a hex lies on an edge of the map.
    pub fn lies_on(&self, hex: Hex, edge: MapEdge) -> bool {
        let number = self.grid.number(hex);
        let [first, last] = [Hex(0), Hex(self.grid.len() as u16 - 1)].map(|corner| self.grid.number(corner));
        let south_west = self.orientation == Orientation::SouthWest;
        match edge {
            MapEdge::North if south_west => number.column == first.column,
            MapEdge::South if south_west => number.column == last.column,
            MapEdge::East if south_west => number.row == first.row,
            MapEdge::West if south_west => number.row == last.row,
            MapEdge::North => number.column == last.column,
            MapEdge::South => number.column == first.column,
            MapEdge::East => number.row == last.row,
            MapEdge::West => number.row == first.row,
        }
    }
}

fn find(grid: &Grid, number: Number, part: BoardPart) -> Result<Hex, BoardFault> {
    grid.find(number).ok_or_else(|| BoardFault { part, what: format!("hex {number} is not on the board") })
}

fn lay_terrain(spec: &BoardSpec, grid: &Grid) -> Result<Vec<Terrains>, BoardFault> {
    let mut terrain = vec![Terrains::default(); grid.len()];
    for (index, hex) in spec.hexes.iter().enumerate() {
        terrain[find(grid, hex.hex, BoardPart::Hex(index))?.index()].add(hex.terrain);
    }
    Ok(terrain)
}

fn lay_edges(spec: &BoardSpec, grid: &Grid) -> Result<Vec<[Edges; 6]>, BoardFault> {
    let mut edges = vec![[Edges::default(); 6]; grid.len()];
    for (index, edge) in spec.edges.iter().enumerate() {
        let part = BoardPart::Edge(index);
        let (from, to) = (find(grid, edge.from, part)?, find(grid, edge.to, part)?);
        let Some(direction) = grid.direction(from, to) else {
            let what = format!("hexes {} and {} share no side", edge.from, edge.to);
            return Err(BoardFault { part, what });
        };
        let back = direction.opposite();
        match edge.kind {
            Edge::Up | Edge::Down => {
                let (up, down) = if edge.kind == Edge::Up { (Edge::Up, Edge::Down) } else { (Edge::Down, Edge::Up) };
                edges[from.index()][direction.index()].add(up);
                edges[to.index()][back.index()].add(down);
            }
            Edge::Entrenchment | Edge::Wall => edges[from.index()][direction.index()].add(edge.kind),
            Edge::Stream | Edge::River | Edge::Bridge | Edge::Crest | Edge::Shore | Edge::Trestle | Edge::Ford => {
                edges[from.index()][direction.index()].add(edge.kind);
                edges[to.index()][back.index()].add(edge.kind);
            }
        }
    }
    Ok(edges)
}

fn lay_places(specs: &[PlaceSpec], grid: &Grid, part: impl Fn(usize) -> BoardPart) -> Result<Vec<Place>, BoardFault> {
    let place = |(index, place): (usize, &PlaceSpec)| {
        let hexes = place.hexes.iter().map(|hex| find(grid, *hex, part(index)));
        Ok(Place { key: place.key.clone(), hexes: hexes.collect::<Result<_, _>>()? })
    };
    specs.iter().enumerate().map(place).collect()
}

fn lay_ways(spec: &BoardSpec, grid: &Grid) -> Result<Vec<[Option<Way>; 6]>, BoardFault> {
    let mut ways = vec![[None; 6]; grid.len()];
    for (index, way) in spec.ways.iter().enumerate() {
        let part = BoardPart::Way(index);
        for pair in way.hexes.windows(2) {
            let (from, to) = (find(grid, pair[0], part)?, find(grid, pair[1], part)?);
            let Some(direction) = grid.direction(from, to) else {
                let what = format!("a way runs from hex to hex; {} is not next to {}", pair[1], pair[0]);
                return Err(BoardFault { part, what });
            };
            for (hex, direction) in [(from, direction), (to, direction.opposite())] {
                let slot: &mut Option<Way> = &mut ways[hex.index()][direction.index()];
                *slot = (*slot).max(Some(way.kind));
            }
        }
    }
    Ok(ways)
}

/// No board has more ways across water; a number is a byte in orders and positions.
const MOST_CROSSINGS: usize = 64;

fn lay_crossings(spec: &BoardSpec, grid: &Grid) -> Result<Vec<Crossing>, BoardFault> {
    let mut crossings = Vec::new();
    for (index, edge) in spec.edges.iter().enumerate().filter(|(_, edge)| edge.kind.is_crossing()) {
        let part = BoardPart::Edge(index);
        if crossings.len() == MOST_CROSSINGS {
            return Err(BoardFault { part, what: format!("a board has at most {MOST_CROSSINGS} crossings") });
        }
        let hexes = [find(grid, edge.from, part)?, find(grid, edge.to, part)?];
        crossings.push(Crossing { kind: edge.kind, hexes });
    }
    Ok(crossings)
}

/// Which crossing lies on which side; the first one, if several do.
fn lay_spans(crossings: &[Crossing], grid: &Grid) -> Vec<[Option<u8>; 6]> {
    let mut spans = vec![[None; 6]; grid.len()];
    for (number, crossing) in crossings.iter().enumerate().rev() {
        let [one, other] = crossing.hexes;
        for (from, to) in [(one, other), (other, one)] {
            if let Some(direction) = grid.direction(from, to) {
                spans[from.index()][direction.index()] = Some(number as u8);
            }
        }
    }
    spans
}

fn lay_supplies(spec: &BoardSpec, grid: &Grid) -> Result<Vec<Supply>, BoardFault> {
    let supply = |(index, supply): (usize, &SupplySpec)| {
        let hexes = supply.hexes.iter().map(|hex| find(grid, *hex, BoardPart::Supply(index)));
        Ok(Supply { sides: supply.sides.clone(), hexes: hexes.collect::<Result<_, _>>()? })
    };
    spec.supplies.iter().enumerate().map(supply).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spec() -> BoardSpec {
        let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("{text} is no hex"));
        BoardSpec {
            first: number("0101"),
            last: number("0505"),
            orientation: Orientation::SouthWest,
            hexes: vec![HexSpec { hex: number("0303"), terrain: Terrain::Woods }],
            edges: vec![EdgeSpec { kind: Edge::Up, from: number("0302"), to: number("0303") }],
            places: vec![PlaceSpec { key: "grove".to_owned(), hexes: vec![number("0303")] }],
            ways: vec![
                WaySpec { kind: Way::Trail, hexes: ["0301", "0302", "0303"].map(number).to_vec() },
                WaySpec { kind: Way::Road, hexes: ["0303", "0302"].map(number).to_vec() },
            ],
            entries: Vec::new(),
            supplies: Vec::new(),
        }
    }

    #[test]
    fn ways_join_hexes_and_crossings_have_numbers() {
        let mut spec = spec();
        let [from, to] = [Number::new(3, 4), Number::new(3, 5)];
        spec.edges.extend([Edge::River, Edge::Bridge].map(|kind| EdgeSpec { kind, from, to }));
        let board = Board::lay(&spec, 100).unwrap_or_else(|fault| panic!("{fault:?}"));
        let [far, low, high, near, over] = [1, 2, 3, 4, 5].map(|row| board.grid.find(Number::new(3, row)).unwrap());
        let way = |from, to| board.way(from, board.grid.direction(from, to).unwrap());
        assert_eq!([way(far, low), way(low, high), way(high, near)], [Some(Way::Trail), Some(Way::Road), None]);
        assert!(board.has_way(high) && !board.has_way(near));
        assert_eq!((board.crossing(over, near), board.crossing(low, high)), (Some(0), None));
        spec.ways[0].hexes[1] = to;
        assert_eq!(Board::lay(&spec, 100).map(|_| ()).unwrap_err().part, BoardPart::Way(0));
    }

    #[test]
    fn a_slope_lies_on_both_sides_of_its_hexside() {
        let board = Board::lay(&spec(), 100).unwrap_or_else(|fault| panic!("{fault:?}"));
        let [low, high] =
            [(3, 2), (3, 3)].map(|(column, row)| board.grid.find(Number::new(column, row)).unwrap_or(Hex(0)));
        let up = board.grid.direction(low, high).unwrap_or(Direction::ALL[0]);
        assert!(board.edges[low.index()][up.index()].has(Edge::Up));
        assert!(board.edges[high.index()][up.opposite().index()].has(Edge::Down));
        assert_eq!(board.place("grove").collect::<Vec<_>>(), [high]);
        let costs = board.costs(|_| Some(1), |edge| (edge != Edge::Up).then_some(2));
        assert_eq!(costs[low.index()][up.index()], BARRED);
        assert_eq!(costs[high.index()][up.opposite().index()], 3);
        assert_eq!(board.distances(&[high])[low.index()], 1);
        assert_eq!((board.id(high).as_str(), board.of_id("h0303"), board.of_id("u1")), ("h0303", Some(high), None));
    }

    #[test]
    fn the_compass_follows_the_orientation() {
        let south_west = Board::lay(&spec(), 100).unwrap_or_else(|fault| panic!("{fault:?}"));
        let board = Board { orientation: Orientation::NorthEast, ..south_west.clone() };
        let corner = Hex(0);
        assert!(south_west.lies_on(corner, MapEdge::North) && south_west.lies_on(corner, MapEdge::East));
        assert!(board.lies_on(corner, MapEdge::South) && board.lies_on(corner, MapEdge::West));
    }

    #[test]
    fn what_does_not_fit_is_named() {
        assert_eq!(Board::lay(&spec(), 3).map(|_| ()).unwrap_err().part, BoardPart::Extent);
        let mut wrong = spec();
        wrong.edges[0].to = Number::new(5, 5);
        let fault = Board::lay(&wrong, 100).map(|_| ()).unwrap_err();
        assert_eq!((fault.part, fault.what.as_str()), (BoardPart::Edge(0), "hexes 0302 and 0505 share no side"));
    }
}
