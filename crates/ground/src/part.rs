//! A part of a board as a board of its own.

use hexes::Number;

use crate::board::{BoardSpec, PlaceSpec, SupplySpec, WaySpec};

/// Whether a hex lies in a block, from one corner to the other.
pub fn lies_within(part: [Number; 2], hex: Number) -> bool {
    let [first, last] = part;
    (first.column..=last.column).contains(&hex.column) && (first.row..=last.row).contains(&hex.row)
}

impl BoardSpec {
    /// What lies in a block, and nothing else. Hexes keep their numbers. Places, entries and
    /// sources keep their places in their lists, though none of their hexes may be left.
    #[must_use]
    pub fn part(&self, part: [Number; 2]) -> BoardSpec {
        let inside = |hex: &Number| lies_within(part, *hex);
        let kept = |hexes: &[Number]| -> Vec<Number> { hexes.iter().copied().filter(inside).collect() };
        let places = |places: &[PlaceSpec]| -> Vec<PlaceSpec> {
            let place = |place: &PlaceSpec| PlaceSpec { key: place.key.clone(), hexes: kept(&place.hexes) };
            places.iter().map(place).collect()
        };
        let stretches = |way: &WaySpec| -> Vec<WaySpec> {
            let runs = way.hexes.split(|hex| !inside(hex)).filter(|run| run.len() > 1);
            runs.map(|run| WaySpec { kind: way.kind, hexes: run.to_vec() }).collect()
        };
        let supply = |supply: &SupplySpec| SupplySpec { sides: supply.sides.clone(), hexes: kept(&supply.hexes) };
        BoardSpec {
            first: part[0],
            last: part[1],
            orientation: self.orientation,
            hexes: self.hexes.iter().filter(|spec| inside(&spec.hex)).copied().collect(),
            edges: self.edges.iter().filter(|edge| inside(&edge.from) && inside(&edge.to)).copied().collect(),
            places: places(&self.places),
            ways: self.ways.iter().flat_map(stretches).collect(),
            entries: places(&self.entries),
            supplies: self.supplies.iter().map(supply).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, EdgeSpec, HexSpec, Orientation};
    use crate::terrain::{Edge, Terrain, Way};

    fn number(text: &str) -> Number {
        text.parse().unwrap_or_else(|_| panic!("{text} is no hex"))
    }

    #[test]
    fn a_part_has_what_lies_in_it_under_its_old_numbers() {
        let numbers = |list: &[&str]| list.iter().map(|text| number(text)).collect::<Vec<_>>();
        let place = |key: &str, list: &[&str]| PlaceSpec { key: key.into(), hexes: numbers(list) };
        let whole = BoardSpec {
            first: number("0101"),
            last: number("0808"),
            orientation: Orientation::SouthWest,
            hexes: ["0404", "0707"].map(|hex| HexSpec { hex: number(hex), terrain: Terrain::Town }).to_vec(),
            edges: ["0404|0405", "0405|0406"]
                .map(|side| EdgeSpec { kind: Edge::Bridge, from: number(&side[..4]), to: number(&side[5..]) })
                .to_vec(),
            places: vec![place("inside", &["0404", "0101"]), place("outside", &["0707"])],
            ways: vec![WaySpec { kind: Way::Road, hexes: numbers(&["0401", "0402", "0403", "0404", "0405", "0406"]) }],
            entries: vec![place("north", &["0101"])],
            supplies: vec![SupplySpec { sides: vec!["france".into()], hexes: numbers(&["0101", "0303"]) }],
        };
        let part = whole.part([number("0303"), number("0505")]);
        let board = Board::lay(&part, 100).unwrap_or_else(|fault| panic!("{fault:?}"));
        assert_eq!(board.grid.len(), 9);
        assert_eq!(board.crossings.len(), 1);
        let town = board.hex_named("0404").unwrap();
        assert!(board.terrain[town.index()].has(Terrain::Town));
        assert!(board.hex_named("0707").is_err());
        assert!(board.has_way(board.hex_named("0403").unwrap()) && board.has_way(board.hex_named("0405").unwrap()));
        assert_eq!(board.places.iter().map(|place| place.hexes.len()).collect::<Vec<_>>(), [1, 0]);
        assert_eq!((board.entries.len(), board.entries[0].hexes.len()), (1, 0));
        assert_eq!(board.supplies[0].hexes.len(), 1);
    }
}
