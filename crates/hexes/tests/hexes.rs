//! Numbers, distances, lines, sight and reach, against what the rulebooks say and
//! against slow, obvious ways.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use hexes::{
    Direction, Grid, GridFault, Ground, Hex, HexSet, Hexside, Hexsides, Leg, Number, Pace, Reach, Slope, Stride,
};
use proptest::prelude::*;

fn board() -> Grid {
    Grid::new(Number::new(1, 1), Number::new(40, 30)).unwrap()
}

fn hex(grid: &Grid, number: &str) -> Hex {
    grid.read(number).unwrap()
}

fn numbers(grid: &Grid, hexes: impl Iterator<Item = Hex>) -> BTreeSet<String> {
    hexes.map(|hex| grid.number(hex).to_string()).collect()
}

fn set(words: &str) -> BTreeSet<String> {
    words.split(' ').map(str::to_owned).collect()
}

#[test]
fn numbers_are_read_and_written() {
    let grid = board();
    assert_eq!(grid.number(hex(&grid, "2604")).to_string(), "2604");
    assert_eq!("26x4".parse::<Number>(), Err(GridFault::NoNumber("26x4".to_owned())));
    assert_eq!("+604".parse::<Number>(), Err(GridFault::NoNumber("+604".to_owned())));
    assert_eq!(grid.read("4101"), Err(GridFault::OffBoard(Number::new(41, 1))));
    assert_eq!(grid.read("0100").unwrap_err().to_string(), "hex 0100 is not on the board");
    assert!(matches!(Grid::new(Number::new(2, 1), Number::new(1, 9)), Err(GridFault::Size { hexes: 0 })));
    assert!(matches!(Grid::new(Number::new(0, 0), Number::new(99, 99)), Err(GridFault::Size { hexes: 10_000 })));
}

#[test]
fn neighbours_are_those_of_the_printed_boards() {
    let grid = board();
    let around = |number: &str| numbers(&grid, grid.around(hex(&grid, number)).map(|(_, near)| near));
    assert_eq!(around("2803"), set("2802 2804 2702 2703 2902 2903"), "Torgau");
    assert_eq!(around("3207"), set("3206 3208 3106 3107 3306 3307"), "Leuthen");
    assert_eq!(around("0101"), set("0102 0201 0202"), "a corner of the board");
    assert_eq!(grid.distance(hex(&grid, "3305"), hex(&grid, "3106")), 2);
    assert_eq!(grid.distance(hex(&grid, "2901"), hex(&grid, "2803")), 2);
}

#[test]
fn lines_run_as_the_rulebook_traces_them() {
    let grid = board();
    let legs = |from: &str, to: &str| {
        let start = grid.number(hex(&grid, from));
        let (column, row) = (i32::from(start.column), i32::from(start.row));
        let slant = |column: i32| (column - (column & 1)) / 2;
        let at = |(q, r): (i32, i32)| format!("{:02}{:02}", column + q, row - slant(column) + r + slant(column + q));
        let trace = grid.trace(hex(&grid, from), hex(&grid, to));
        let told = trace.map(|leg| match leg {
            Leg::Through(step) => at(step),
            Leg::Between(left, right) => format!("{}|{}", at(left), at(right)),
        });
        told.collect::<Vec<_>>().join(" ")
    };
    assert!(legs("3617", "3512").contains("3615"), "{}", legs("3617", "3512"));
    assert_eq!(legs("3512", "3614"), "3613|3513 3614");
    assert_eq!(legs("1724", "1923"), "1824 1923", "one hex between");
    assert_eq!(legs("1010", "1013"), "1011 1012 1013");
}

/// A ground of single features.
#[derive(Default)]
struct Field {
    woods: HexSet,
    units: HexSet,
    /// The high hex of a slope.
    slopes: BTreeMap<Hexside, Hex>,
}

impl Field {
    fn slope(mut self, grid: &Grid, high: &str, low: &str) -> Self {
        let (high, low) = (hex(grid, high), hex(grid, low));
        self.slopes.insert(Hexside::between(grid, high, low).unwrap(), high);
        self
    }

    fn unit(mut self, grid: &Grid, number: &str) -> Self {
        self.units.add(hex(grid, number));
        self
    }

    fn wood(mut self, grid: &Grid, number: &str) -> Self {
        self.woods.add(hex(grid, number));
        self
    }
}

impl Ground for Field {
    fn blocks(&self, hex: Hex) -> bool {
        self.woods.has(hex)
    }

    fn is_occupied(&self, hex: Hex) -> bool {
        self.units.has(hex)
    }

    fn slope(&self, side: Hexside, from: Hex, to: Hex) -> Slope {
        match self.slopes.get(&side) {
            Some(high) if *high == to => Slope::Up,
            Some(high) if *high == from => Slope::Down,
            _ => Slope::Level,
        }
    }
}

/// Sight holds both ways.
fn sees(grid: &Grid, field: &Field, from: &str, to: &str) -> bool {
    let there = grid.sees(field, hex(grid, from), hex(grid, to));
    assert_eq!(there, grid.sees(field, hex(grid, to), hex(grid, from)), "{from} and {to}");
    there
}

#[test]
fn whoever_is_high_must_stand_at_the_crest() {
    let grid = board();
    let field = Field::default().slope(&grid, "2104", "2103");
    assert!(sees(&grid, &field, "2104", "2102"));
    assert!(!sees(&grid, &field, "2105", "2103"));
    assert!(sees(&grid, &field, "2104", "2103"), "neighbours always see each other");
}

#[test]
fn low_ground_between_two_slopes_hides_nothing() {
    let grid = board();
    let field = Field::default().slope(&grid, "2105", "2106").slope(&grid, "2107", "2106");
    assert!(sees(&grid, &field, "2105", "2107") && sees(&grid, &field, "2105", "2108"));
    let held = field.unit(&grid, "2106");
    assert!(sees(&grid, &held, "2105", "2108"), "units on low ground do not block");
    let crest = Field::default().slope(&grid, "2106", "2105").slope(&grid, "2106", "2107");
    assert!(!sees(&grid, &crest, "2105", "2107"), "a crest in between does");
}

#[test]
fn a_long_slope_is_looked_down_from_its_top_alone() {
    let grid = board();
    let field = Field::default().slope(&grid, "1724", "1824").slope(&grid, "1824", "1923").slope(&grid, "1824", "1924");
    assert!(sees(&grid, &field, "1724", "1923"));
    assert!(!sees(&grid, &field, "1624", "1923") || grid.distance(hex(&grid, "1624"), hex(&grid, "1923")) < 2);
    let apart = Field::default().slope(&grid, "1010", "1011").slope(&grid, "1012", "1013");
    assert!(!sees(&grid, &apart, "1010", "1013"), "two slopes down that do not follow one another");
    let three = Field::default().slope(&grid, "1010", "1011").slope(&grid, "1011", "1012").slope(&grid, "1012", "1013");
    assert!(sees(&grid, &three, "1010", "1014") && !sees(&grid, &three, "1009", "1013"));
}

#[test]
fn woods_block_and_units_do_unless_they_stand_below() {
    let grid = board();
    let plain = Field::default().unit(&grid, "1011");
    assert!(!sees(&grid, &plain, "1010", "1012"));
    assert!(sees(&grid, &plain.slope(&grid, "1010", "1011"), "1010", "1012"), "directly below the crest");
    assert!(!sees(&grid, &Field::default().wood(&grid, "1011").slope(&grid, "1010", "1011"), "1010", "1012"));
    assert!(sees(&grid, &Field::default().wood(&grid, "1010").wood(&grid, "1012"), "1010", "1012"), "at the ends");
    // Along a side the one who traces chooses the better hand.
    let side = Field::default().wood(&grid, "3513");
    assert!(sees(&grid, &side, "3512", "3614"));
    assert!(!sees(&grid, &side.wood(&grid, "3613"), "3512", "3614"));
    let below = Field::default().slope(&grid, "3512", "3513").slope(&grid, "3512", "3613");
    assert!(sees(&grid, &below.unit(&grid, "3513").unit(&grid, "3613"), "3512", "3614"), "Leuthen");
}

#[test]
fn sides_are_the_same_from_both_hexes() {
    let grid = board();
    let mut seen = BTreeSet::new();
    for one in grid.hexes() {
        for (direction, other) in grid.around(one) {
            let side = Hexside::of(&grid, one, direction).unwrap();
            assert_eq!(Some(side), Hexside::of(&grid, other, direction.opposite()));
            assert_eq!(Some(side), Hexside::between(&grid, one, other));
            assert!(side.hexes(&grid).contains(&one) && side.hexes(&grid).contains(&other));
            seen.insert(side);
        }
    }
    let pairs: usize = grid.hexes().map(|hex| grid.around(hex).count()).sum();
    assert_eq!(seen.len() * 2, pairs);
    let mut streams = Hexsides::<bool>::empty(&grid);
    let side = Hexside::between(&grid, hex(&grid, "1010"), hex(&grid, "1011")).unwrap();
    streams.lay(side, true);
    assert_eq!(seen.iter().filter(|side| streams.on(**side)).count(), 1);
    assert_eq!(Hexside::of(&grid, hex(&grid, "0101"), Direction::Up), None);
}

#[test]
fn areas_hang_together() {
    let grid = board();
    let towns: HexSet =
        ["2604", "2605", "2606", "1607", "1608", "1706"].iter().map(|number| hex(&grid, number)).collect();
    let areas = grid.areas(&towns);
    let names: Vec<BTreeSet<String>> = areas.iter().map(|area| numbers(&grid, area.iter())).collect();
    assert_eq!(names, [set("1607 1608 1706"), set("2604 2605 2606")], "Kayna and Reichardtswerben");
    assert!(grid.beside(&areas[1]).has(hex(&grid, "2603")));
}

#[test]
fn a_circle_has_all_hexes_so_far_away() {
    let grid = board();
    for range in 0..5 {
        for from in grid.hexes() {
            let near = grid.hexes().filter(|to| grid.distance(from, *to) <= range);
            assert_eq!(grid.within(from, range), near.collect());
        }
    }
}

/// Distances by walking.
fn walked(grid: &Grid, from: Hex) -> Vec<u32> {
    let mut steps = vec![u32::MAX; grid.len()];
    let mut open = VecDeque::from([(from, 0)]);
    while let Some((hex, far)) = open.pop_front() {
        if steps[hex.index()] == u32::MAX {
            steps[hex.index()] = far;
            open.extend(grid.around(hex).map(|(_, near)| (near, far + 1)));
        }
    }
    steps
}

/// The centre of a hex on paper.
fn centre(number: Number) -> (f64, f64) {
    let (column, row) = (f64::from(number.column), f64::from(number.row));
    (1.5 * column, 3f64.sqrt() * (row + if number.column % 2 == 1 { 0.5 } else { 0.0 }))
}

/// A hex with others all around it, so that no line between two such leaves the board.
fn inland() -> impl Strategy<Value = Number> {
    (2u8..40, 2u8..30).prop_map(|(column, row)| Number::new(column, row))
}

proptest! {
    #[test]
    fn distance_is_the_number_of_steps(from in 0u16..1200, to in 0u16..1200) {
        let grid = board();
        prop_assert_eq!(grid.distance(Hex(from), Hex(to)), walked(&grid, Hex(from))[to as usize]);
    }

    #[test]
    fn lines_pass_through_the_hexes_under_them(from in inland(), to in inland()) {
        let grid = board();
        let (from, to) = (grid.find(from).unwrap().0, grid.find(to).unwrap().0);
        let (start, end) = (grid.number(Hex(from)), grid.number(Hex(to)));
        let ((x, y), (far_x, far_y)) = (centre(start), centre(end));
        let slant = |column: i32| (column - (column & 1)) / 2;
        let (column, row) = (i32::from(start.column), i32::from(start.row));
        let number = |(q, r): (i32, i32)| {
            ((column + q), row - slant(column) + r + slant(column + q))
        };
        let mut passed = BTreeSet::from([(column, row)]);
        let mut beside = BTreeSet::new();
        for leg in grid.trace(Hex(from), Hex(to)) {
            match leg {
                Leg::Through(step) => { passed.insert(number(step)); }
                Leg::Between(left, right) => beside.extend([number(left), number(right)]),
            }
        }
        for step in 0..=4000 {
            let share = f64::from(step) / 4000.0;
            let point = (x + (far_x - x) * share, y + (far_y - y) * share);
            // The nearest centres: with one clearly nearest, the line is inside that hex.
            let away = |hex: Hex| {
                let (cx, cy) = centre(grid.number(hex));
                (cx - point.0).powi(2) + (cy - point.1).powi(2)
            };
            let mut near: Vec<(f64, Hex)> = grid.hexes().map(|hex| (away(hex), hex)).filter(|(far, _)| *far < 4.0).collect();
            near.sort_by(|one, other| one.0.total_cmp(&other.0));
            let nearest = grid.number(near[0].1);
            let nearest = (i32::from(nearest.column), i32::from(nearest.row));
            if near.len() < 2 || near[1].0 - near[0].0 > 1e-6 {
                prop_assert!(passed.contains(&nearest), "{:?} is under the line from {} to {}", nearest, start, end);
            } else {
                prop_assert!(passed.contains(&nearest) || beside.contains(&nearest));
            }
        }
    }

    #[test]
    fn lines_are_the_same_both_ways(from in 0u16..1200, to in 0u16..1200) {
        let grid = board();
        let there = grid.trace(Hex(from), Hex(to));
        let back = grid.trace(Hex(to), Hex(from));
        prop_assert_eq!(there.clone().count(), back.clone().count());
        let sides = |trace: &hexes::Trace| trace.clone().filter(|leg| matches!(leg, Leg::Between(..))).count();
        prop_assert_eq!(sides(&there), sides(&back));
    }

    #[test]
    fn reach_is_the_cheapest_way(seed in any::<u64>(), points in 0u8..9, always in any::<bool>()) {
        let grid = Grid::new(Number::new(1, 1), Number::new(9, 9)).unwrap();
        let start = Hex((seed % 81) as u16);
        let stride = |from: Hex, direction: Direction, to: Hex| {
            let dice = (seed ^ u64::from(from.0) << 7 ^ u64::from(to.0) << 17 ^ direction.index() as u64)
                .wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
            match dice % 8 {
                0 => Stride::Barred,
                1 => Stride::Halts((dice / 8 % 3) as u8),
                _ => Stride::Costs((dice / 8 % 4) as u8),
            }
        };
        let mut reach = Reach::default();
        // Used before: nothing is left of it.
        reach.spread(&grid, Hex(0), Pace { points: 9, one_hex_always: true }, |_, _, _, _| Stride::Costs(1));
        reach.spread(&grid, start, Pace { points, one_hex_always: always }, |from, _, direction, to| {
            stride(from, direction, to)
        });
        // The slow way: relax everything until nothing changes.
        let mut free = vec![u32::MAX; grid.len()];
        let mut best = vec![u32::MAX; grid.len()];
        (free[start.index()], best[start.index()]) = (0, 0);
        let mut changed = true;
        while changed {
            changed = false;
            for from in grid.hexes() {
                for (direction, to) in grid.around(from) {
                    let (cost, halts) = match stride(from, direction, to) {
                        Stride::Barred => continue,
                        Stride::Costs(cost) => (u32::from(cost), false),
                        Stride::Halts(cost) => (u32::from(cost), true),
                    };
                    if free[from.index()] == u32::MAX { continue }
                    let total = free[from.index()] + cost;
                    if total <= u32::from(points) {
                        if total < best[to.index()] { best[to.index()] = total; changed = true; }
                        if !halts && total < free[to.index()] { free[to.index()] = total; changed = true; }
                    } else if always && from == start && u32::from(points) < best[to.index()] {
                        best[to.index()] = u32::from(points);
                        changed = true;
                    }
                }
            }
        }
        for hex in grid.hexes() {
            let expected = (best[hex.index()] != u32::MAX).then(|| best[hex.index()] as u8);
            prop_assert_eq!(reach.spent(hex), expected);
            let way: Vec<Hex> = reach.way_back(hex).collect();
            if expected.is_some() && hex != start {
                prop_assert_eq!(way[0], hex);
                let mut there: Vec<Hex> = way.into_iter().rev().collect();
                there.insert(0, start);
                prop_assert!(there.windows(2).all(|pair| grid.distance(pair[0], pair[1]) == 1));
            }
        }
    }
}
