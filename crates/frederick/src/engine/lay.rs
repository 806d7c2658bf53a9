//! What a scenario lays down once for the whole battle: rivers that columns wade, and who comes in
//! over which hexes.

use ground::{BARRED, Board, Edge};
use hexes::{Direction, Hex, HexSet};
use kernel::Side;

use crate::engine::charts::Charts;
use crate::engine::pieces::{PieceId, UnitId, Units};
use crate::engine::spec::{Piece, ReinforcementsSpec, Rule};

/// The hexes beside rivers that columns wade; lets columns pay for the other bank what its ground
/// costs them in this edition.
pub(crate) fn banks(
    rules: &[Rule],
    board: &Board,
    charts: &Charts,
    edition: usize,
    column_cost: &mut [[u8; 6]],
) -> HexSet {
    let mut banks = HexSet::default();
    let wet = rules.iter().flat_map(|rule| match rule {
        Rule::Wading { sides } => &sides[..],
        _ => &[],
    });
    for [one, other] in wet {
        let Some((one, other)) = board.grid.find(*one).zip(board.grid.find(*other)) else { continue };
        for (from, to) in [(one, other), (other, one)] {
            banks.add(from);
            let Some(direction) = board.grid.direction(from, to) else { continue };
            let cost = price(board, charts, edition, [from, to], direction);
            column_cost[from.index()][direction.index()] = cost.unwrap_or(BARRED);
        }
    }
    banks
}

/// What a column pays for a step, as if there were no river.
fn price(board: &Board, charts: &Charts, edition: usize, [from, to]: [Hex; 2], direction: Direction) -> Option<u8> {
    let mut sum = 0;
    for kind in board.terrain[to.index()].iter() {
        sum = sum.max(charts.terrain[kind.index()].column[edition]?);
    }
    for kind in board.edges[from.index()][direction.index()].iter().filter(|kind| *kind != Edge::River) {
        sum += charts.edges[kind.index()].column[edition]?;
    }
    Some(sum)
}

/// Pieces that come in.
#[derive(Clone, Debug)]
pub struct Coming {
    /// Whose.
    pub side: Side,
    /// From this turn on.
    pub turn: u8,
    /// Over these hexes.
    pub(crate) hexes: HexSet,
    /// The units.
    pub units: Units,
    /// The leaders, by bit.
    pub leaders: u32,
}

impl Coming {
    pub(crate) fn of(spec: &ReinforcementsSpec, board: &Board) -> Coming {
        let mut coming = Coming {
            side: Side::of(spec.side),
            turn: spec.turn,
            hexes: spec.hexes.iter().filter_map(|hex| board.grid.find(*hex)).collect(),
            units: Units::NONE,
            leaders: 0,
        };
        for piece in &spec.pieces {
            match piece {
                Piece::Unit(unit) => coming.units.add(UnitId(*unit as u8)),
                Piece::Leader(leader) => coming.leaders |= 1 << leader,
            }
        }
        coming
    }

    pub(crate) fn has(&self, piece: PieceId) -> bool {
        match piece {
            PieceId::Unit(unit) => self.units.has(unit),
            PieceId::Leader(leader) => self.leaders >> leader.0 & 1 == 1,
        }
    }
}
