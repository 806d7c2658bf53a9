//! How a board is laid out: terrain, hexsides, and what a step costs over them.

use hexes::{Direction, Grid, Hex, Number};

use super::battle::BARRED;
use super::charts::Charts;
use super::spec::{BattleSpec, Edition, Part, SpecFault};
use super::terrain::{Edge, Edges, Terrain, Terrains};

/// Whose steps cost what.
pub(super) enum Kind {
    Counter(usize),
    Column(Edition),
}

pub(super) fn costs(
    charts: &Charts,
    grid: &Grid,
    terrain: &[Terrains],
    edges: &[[Edges; 6]],
    kind: Kind,
) -> Vec<[u8; 6]> {
    let hex_cost = |terrain: Terrain| match &kind {
        Kind::Counter(kind) => charts.terrain[terrain.index()].cost[*kind],
        Kind::Column(edition) => charts.terrain[terrain.index()].column[*edition as usize],
    };
    let edge_cost = |edge: Edge| match &kind {
        Kind::Counter(kind) => charts.edges[edge.index()].cost[*kind],
        Kind::Column(edition) => charts.edges[edge.index()].column[*edition as usize],
    };
    let step = |hex: Hex, direction: Direction| -> Option<u8> {
        let next = grid.next(hex, direction)?;
        let mut most = 0;
        for terrain in terrain[next.index()].iter() {
            most = most.max(hex_cost(terrain)?);
        }
        let mut sum = most;
        for edge in edges[hex.index()][direction.index()].iter() {
            sum += edge_cost(edge)?;
        }
        Some(sum)
    };
    grid.hexes().map(|hex| Direction::ALL.map(|direction| step(hex, direction).unwrap_or(BARRED))).collect()
}

pub(super) fn find(grid: &Grid, number: Number, part: Part) -> Result<Hex, SpecFault> {
    grid.find(number).ok_or_else(|| SpecFault::new(part, format!("hex {number} is not on the board")))
}

pub(super) fn lay_terrain(spec: &BattleSpec, grid: &Grid) -> Result<Vec<Terrains>, SpecFault> {
    let mut terrain = vec![Terrains::default(); grid.len()];
    for (index, hex) in spec.hexes.iter().enumerate() {
        terrain[find(grid, hex.hex, Part::Hex(index))?.index()].add(hex.terrain);
    }
    Ok(terrain)
}

pub(super) fn lay_edges(spec: &BattleSpec, grid: &Grid) -> Result<Vec<[Edges; 6]>, SpecFault> {
    let mut edges = vec![[Edges::default(); 6]; grid.len()];
    for (index, edge) in spec.edges.iter().enumerate() {
        let part = Part::Edge(index);
        let (from, to) = (find(grid, edge.from, part)?, find(grid, edge.to, part)?);
        let Some(direction) = grid.direction(from, to) else {
            return Err(SpecFault::new(part, format!("hexes {} and {} share no side", edge.from, edge.to)));
        };
        let back = direction.opposite();
        match edge.kind {
            Edge::Up | Edge::Down => {
                let (up, down) = if edge.kind == Edge::Up { (Edge::Up, Edge::Down) } else { (Edge::Down, Edge::Up) };
                edges[from.index()][direction.index()].add(up);
                edges[to.index()][back.index()].add(down);
            }
            Edge::Entrenchment | Edge::Wall => edges[from.index()][direction.index()].add(edge.kind),
            Edge::Stream | Edge::River | Edge::Bridge => {
                edges[from.index()][direction.index()].add(edge.kind);
                edges[to.index()][back.index()].add(edge.kind);
            }
        }
    }
    Ok(edges)
}
