//! Chapter 8.4: lines of sight. What the ground does to a line is worked out once for a battle;
//! units are looked at when somebody asks. Eyes and guns differ: a crest at the far end hides
//! nothing from the eye (8.43), but it does from a gun (13.34 B), and guns see along a slope from
//! hilltops alone (13.34 A).

use ground::{Board, Edge, Terrain};
use hexes::{Hex, Leg};
use kernel::Refusal;

use crate::engine::play::Field;
use crate::engine::position::NOWHERE;
use crate::rules::{cite, refuse};

/// The longest line that is ever looked along; charts give no longer sight.
pub(crate) const FARTHEST: u8 = 3;
/// Lines lead so many steps of a coordinate to either hand.
const SPAN: i32 = 2 * FARTHEST as i32 + 1;

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
enum Viewer {
    /// Somebody who wants to know what is there (8.3).
    Eye,
    /// A battery that wants to hit it (13.34).
    Gun,
}

/// What the ground has against a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Bar {
    #[default]
    None,
    /// A hex (8.42).
    Hex,
    /// A hexside (8.43).
    Side,
}

/// A line of two or three hexes. It passes through the middle of hexes, or along a side between two
/// of them.
#[derive(Clone, Copy, Debug)]
struct Line {
    /// The hexes that it passes through, or the two that it passes between.
    between: [Hex; 2],
    /// It passes between them.
    forks: bool,
    /// What bars it, by viewer; one bar on each hand of a line that forks, else the first alone.
    bars: [[Bar; 2]; 2],
}

const NO_LINE: Line = Line { between: [NOWHERE; 2], forks: false, bars: [[Bar::Hex; 2]; 2] };

/// All lines of a board.
#[derive(Clone, Debug)]
pub struct Sights {
    lines: Vec<Line>,
}

/// The place of a line among those of its first hex.
fn place((across, along): (i32, i32)) -> Option<usize> {
    let most = i32::from(FARTHEST);
    let near = across.abs() <= most && along.abs() <= most;
    near.then(|| ((across + most) * SPAN + along + most) as usize)
}

impl Sights {
    /// Looks along all lines of a board.
    pub(crate) fn of(board: &Board) -> Sights {
        let grid = &board.grid;
        let each = (SPAN * SPAN) as usize;
        let mut lines = vec![NO_LINE; grid.len() * each];
        for from in grid.hexes() {
            let mut near = vec![None; each];
            let within = grid.within(from, u32::from(FARTHEST));
            for to in within.iter() {
                if let Some(place) = place(grid.steps(from, to)) {
                    near[place] = Some(to);
                }
            }
            let at = |step: (i32, i32)| place(step).and_then(|place| near[place]);
            for to in within.iter().filter(|to| grid.distance(from, *to) > 1) {
                if let Some(place) = place(grid.steps(from, to)) {
                    lines[from.index() * each + place] = Line::along(board, from, to, &at);
                }
            }
        }
        Sights { lines }
    }

    fn line(&self, from: Hex, steps: (i32, i32)) -> &Line {
        let line = place(steps).and_then(|place| self.lines.get(from.index() * (SPAN * SPAN) as usize + place));
        line.unwrap_or(&NO_LINE)
    }
}

impl Line {
    /// Looks along a line.
    fn along(board: &Board, from: Hex, to: Hex, at: &impl Fn((i32, i32)) -> Option<Hex>) -> Line {
        let (mut between, mut count, mut forks) = ([NOWHERE; 2], 0, false);
        for leg in board.grid.trace(from, to) {
            match leg {
                Leg::Between(left, right) => {
                    forks = true;
                    between = [at(left), at(right)].map(|hex| hex.unwrap_or(NOWHERE));
                }
                Leg::Through(step) => match at(step) {
                    Some(hex) if hex == to => {}
                    Some(hex) if count < between.len() => {
                        between[count] = hex;
                        count += 1;
                    }
                    // A line that leaves the map is of no use.
                    _ => return NO_LINE,
                },
            }
        }
        let ground = Ground { board, from, to };
        let bars = [Viewer::Eye, Viewer::Gun].map(|viewer| match forks {
            true => between.map(|hex| ground.bar(&[hex], viewer)),
            false => [ground.bar(&between[..count], viewer), Bar::None],
        });
        Line { between, forks, bars }
    }
}

/// The ground between two hexes.
struct Ground<'a> {
    board: &'a Board,
    from: Hex,
    to: Hex,
}

impl Ground<'_> {
    fn is(&self, hex: Hex, terrain: Terrain) -> bool {
        self.board.terrain[hex.index()].has(terrain)
    }

    fn lies(&self, from: Hex, to: Hex, edge: Edge) -> bool {
        let direction = self.board.grid.direction(from, to);
        direction.is_some_and(|direction| self.board.edges[from.index()][direction.index()].has(edge))
    }

    /// What bars the way through some hexes, one next to the other.
    fn bar(&self, hexes: &[Hex], viewer: Viewer) -> Bar {
        if hexes.contains(&NOWHERE) {
            return Bar::Hex;
        }
        let falls = hexes.first().is_some_and(|first| self.lies(self.from, *first, Edge::Down));
        if hexes.iter().any(|hex| self.hides(*hex, falls, viewer)) {
            return Bar::Hex;
        }
        // The first side touches the viewer's own hex, and so it never hides anything from him.
        let beyond = hexes.iter().skip(1).chain([&self.to]);
        let mut sides = hexes.iter().zip(beyond);
        // Only hilltops are seen from one end alone: a crest at the other end does not hide it from
        // eyes, unless the viewer has one before him, too. Then neither end sees the other.
        let low = |first: &Hex| !self.lies(self.from, *first, Edge::Crest);
        let excused = viewer == Viewer::Eye && hexes.first().is_some_and(low);
        let barred = sides.any(|(near, far)| {
            let slope = self.lies(*near, *far, Edge::Up) || self.lies(*near, *far, Edge::Down);
            let crest = self.lies(*near, *far, Edge::Crest) && !(excused && *far == self.to);
            slope || crest
        });
        if barred { Bar::Side } else { Bar::None }
    }

    /// Whether the terrain of a hex hides what lies behind it (8.42).
    fn hides(&self, hex: Hex, falls: bool, viewer: Viewer) -> bool {
        let [above, on_slope] = [Terrain::Hilltop, Terrain::Slope].map(|terrain| self.is(self.from, terrain));
        let looks_down = above && falls;
        let along_slope = viewer == Viewer::Eye && on_slope && self.is(self.to, Terrain::Slope);
        [Terrain::Woods, Terrain::Town, Terrain::Chateau].into_iter().any(|terrain| self.is(hex, terrain))
            || (self.is(hex, Terrain::Hilltop) && !above)
            || (self.is(hex, Terrain::Slope) && !looks_down && !along_slope)
    }
}

impl Field<'_> {
    /// Whether somebody in one hex sees another: for hidden forces (8.3).
    pub(crate) fn sees(&self, from: Hex, to: Hex) -> bool {
        self.may_see(from, to).is_ok()
    }

    /// Whether somebody in one hex sees another, or why not.
    ///
    /// # Errors
    /// The paragraph that says what is in the way.
    pub(crate) fn may_see(&self, from: Hex, to: Hex) -> Result<(), Refusal> {
        self.look(from, to, Viewer::Eye)
    }

    /// Whether a battery in one hex sees another, or why not (13.34).
    ///
    /// # Errors
    /// The paragraph that says what is in the way.
    pub(crate) fn may_aim(&self, from: Hex, to: Hex) -> Result<(), Refusal> {
        self.look(from, to, Viewer::Gun)
    }

    /// How far one sees now (8.41, 23.13, 23.14).
    pub(crate) fn visibility(&self) -> u8 {
        let weather = self.weather().sight;
        let light = self.turn().sight.unwrap_or(weather).min(weather);
        if self.is_night() { light.min(self.battle.charts.sight.night) } else { light }
    }

    fn look(&self, from: Hex, to: Hex, viewer: Viewer) -> Result<(), Refusal> {
        let distance = self.distance(from, to);
        if distance <= 1 {
            return Ok(());
        }
        if distance > u32::from(self.battle.charts.sight.range) {
            return Err(refuse!("8.41", "out-of-sight"));
        }
        if distance > u32::from(self.visibility()) {
            let dusk = distance > u32::from(self.turn().sight.unwrap_or(u8::MAX));
            return Err(match self.is_night() {
                true => refuse!("23.14", "too-dark"),
                false if dusk => refuse!("8.41", "too-dark"),
                false => refuse!("23.13", "bad-sight"),
            });
        }
        let line = self.battle.sights.line(from, self.battle.board.grid.steps(from, to));
        let reason = |bar: Bar| match bar {
            Bar::None => None,
            Bar::Hex => Some(refuse!("8.42", "hidden-by-ground")),
            Bar::Side => Some(refuse!("8.43", "hidden-by-side")),
        };
        let occupied = |hex: Hex| {
            let fire = self.is_hex(hex) && self.is_burning(hex);
            let smoke = fire.then_some(refuse!("23.13", "burning").also(cite!("23.15")));
            smoke.or_else(|| self.blocks_sight(hex).then_some(refuse!("8.41", "units-in-the-way")))
        };
        let [first, second] = line.bars[viewer as usize];
        let barred = if line.forks {
            let hand = |bar: Bar, hex: Hex| reason(bar).or_else(|| occupied(hex));
            // One free hand is enough (8.43).
            hand(first, line.between[0]).filter(|_| hand(second, line.between[1]).is_some())
        } else {
            reason(first).or_else(|| line.between.into_iter().find_map(occupied))
        };
        match barred {
            None => Ok(()),
            Some(refusal) if viewer == Viewer::Gun => Err(refusal.also(cite!("13.34"))),
            Some(refusal) => Err(refusal),
        }
    }

    /// Whether units of either side stand in a hex (8.41). Leaders are none, but nobody can tell them
    /// from other hidden forces.
    fn blocks_sight(&self, hex: Hex) -> bool {
        let leaders = self.battle.leaders.without(self.position.hidden);
        self.is_hex(hex) && !self.position.pieces_at(hex).without(leaders).is_empty()
    }
}

#[cfg(test)]
mod tests {
    use ground::{BoardSpec, EdgeSpec, HexSpec, Orientation};
    use hexes::Number;

    use super::*;

    fn number(text: &str) -> Number {
        text.parse().unwrap_or_else(|_| panic!("{text} is no hex"))
    }

    /// A hill with its slopes, a wood, a town and three crests.
    fn board() -> Board {
        let hex = |hex: &str, terrain: Terrain| HexSpec { hex: number(hex), terrain };
        let edge = |kind: Edge, from: &str, to: &str| EdgeSpec { kind, from: number(from), to: number(to) };
        let slopes = ["0304", "0306", "0205", "0206", "0405", "0406"];
        let mut hexes = vec![hex("0305", Terrain::Hilltop), hex("0703", Terrain::Woods), hex("0707", Terrain::Town)];
        hexes.extend(slopes.map(|slope| hex(slope, Terrain::Slope)));
        let mut edges = slopes.map(|slope| edge(Edge::Up, slope, "0305")).to_vec();
        edges.extend(
            [("0604", "0605"), ("0904", "0905"), ("0906", "0907")].map(|(from, to)| edge(Edge::Crest, from, to)),
        );
        let spec = BoardSpec {
            first: number("0101"),
            last: number("1010"),
            orientation: Orientation::NorthEast,
            hexes,
            edges,
            places: Vec::new(),
            ways: Vec::new(),
            entries: Vec::new(),
            supplies: Vec::new(),
        };
        Board::lay(&spec, 100).unwrap_or_else(|fault| panic!("{fault:?}"))
    }

    fn is_free(sights: &Sights, board: &Board, from: Hex, to: Hex, viewer: Viewer) -> bool {
        let line = sights.line(from, board.grid.steps(from, to));
        let [first, second] = line.bars[viewer as usize];
        first == Bar::None || (line.forks && second == Bar::None)
    }

    #[test]
    fn only_hilltops_are_seen_from_one_end_alone() {
        let board = board();
        let sights = Sights::of(&board);
        let top = board.grid.read("0305").unwrap();
        let mut one_way = 0;
        for from in board.grid.hexes() {
            for to in board.grid.hexes().filter(|to| (2..=3).contains(&board.grid.distance(from, *to))) {
                let [there, back] =
                    [(from, to), (to, from)].map(|(from, to)| is_free(&sights, &board, from, to, Viewer::Eye));
                one_way += usize::from(there && !back);
                assert!(there == back || from == top || to == top, "{from:?} {to:?}");
                // A gun never sees what the eye does not.
                assert!(there || !is_free(&sights, &board, from, to, Viewer::Gun), "{from:?} {to:?}");
            }
        }
        assert!(one_way > 0, "the hill is seen from below");
    }

    #[test]
    fn a_crest_hides_from_guns_that_are_not_next_to_it() {
        let board = board();
        let sights = Sights::of(&board);
        let sees = |from: &str, to: &str, viewer: Viewer| {
            let [from, to] = [from, to].map(|hex| board.grid.read(hex).unwrap());
            is_free(&sights, &board, from, to, viewer)
        };
        assert!(sees("0603", "0605", Viewer::Eye) && !sees("0603", "0605", Viewer::Gun));
        assert!(sees("0604", "0606", Viewer::Gun) && !sees("0606", "0604", Viewer::Gun));
        assert!(!sees("0603", "0606", Viewer::Eye), "a crest in the middle hides from everybody");
        assert!(!sees("0904", "0907", Viewer::Eye) && !sees("0907", "0904", Viewer::Eye), "a crest before each end");
        assert!(sees("0905", "0907", Viewer::Eye) && sees("0907", "0905", Viewer::Eye));
        assert!(!sees("0702", "0704", Viewer::Eye) && sees("0802", "0804", Viewer::Eye));
    }
}
