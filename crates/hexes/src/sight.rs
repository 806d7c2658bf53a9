//! Lines of sight: what lies in between, slopes, low ground, units.

use crate::grid::{Grid, Hex, Number};
use crate::hexside::Hexside;
use crate::trace::{Leg, Trace};

/// A slope on a side, seen from one of its hexes to the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Slope {
    /// None.
    #[default]
    Level,
    /// The second hex is higher.
    Up,
    /// The second hex is lower.
    Down,
}

/// What a sight line needs to know of the ground.
pub trait Ground {
    /// Whether woods or houses in a hex block a line through it.
    fn blocks(&self, hex: Hex) -> bool;
    /// Whether units in a hex block a line through it, low ground and crests apart.
    fn is_occupied(&self, hex: Hex) -> bool;
    /// The slope on a side, from one of its hexes to the other.
    fn slope(&self, side: Hexside, from: Hex, to: Hex) -> Slope;
}

/// The longest line that is traced, in hexes.
const LONGEST: usize = 48;

impl Grid {
    /// The way of a straight line between two hexes.
    pub fn trace(&self, from: Hex, to: Hex) -> Trace {
        let ((q, r), (p, s)) = (self.number(from).axial(), self.number(to).axial());
        Trace::to((p - q, s - r))
    }

    /// Whether one hex is in sight of another. A line along a side may pass on either hand
    /// of it, as its owner likes.
    pub fn sees(&self, ground: &impl Ground, from: Hex, to: Hex) -> bool {
        if self.distance(from, to) <= 1 {
            return true;
        }
        let trace = self.trace(from, to);
        let forks = trace.clone().filter(|leg| matches!(leg, Leg::Between(..))).count();
        (0..1u32 << forks.min(16)).any(|choice| {
            let mut path = Path::from(from);
            self.follow(trace.clone(), from, choice, &mut path) && path.is_clear(self, ground)
        })
    }

    /// One way along a line, a bit for each choice; whether it stays on the board.
    fn follow(&self, trace: Trace, from: Hex, mut choice: u32, path: &mut Path) -> bool {
        let (q, r) = self.number(from).axial();
        for leg in trace {
            let step = match leg {
                Leg::Through(step) => step,
                Leg::Between(left, right) => {
                    let right_hand = choice & 1 == 1;
                    choice >>= 1;
                    if right_hand { right } else { left }
                }
            };
            let number = Number::from_axial((q + step.0, r + step.1));
            let Some(hex) = number.and_then(|number| self.find(number)) else { return false };
            if !path.add(hex) {
                return false;
            }
        }
        true
    }
}

/// The hexes of a line, one next to the other.
struct Path {
    hexes: [Hex; LONGEST],
    length: usize,
}

impl Path {
    fn from(hex: Hex) -> Self {
        Path { hexes: [hex; LONGEST], length: 1 }
    }

    fn add(&mut self, hex: Hex) -> bool {
        if self.length < LONGEST {
            self.hexes[self.length] = hex;
            self.length += 1;
            return true;
        }
        false
    }

    fn hexes(&self) -> &[Hex] {
        &self.hexes[..self.length]
    }

    fn is_clear(&self, grid: &Grid, ground: &impl Ground) -> bool {
        let hexes = self.hexes();
        let between = &hexes[1..hexes.len() - 1];
        if between.iter().any(|hex| ground.blocks(*hex)) {
            return false;
        }
        let mut slopes = [Slope::Level; LONGEST];
        for (slope, pair) in slopes.iter_mut().zip(hexes.windows(2)) {
            if let Some(side) = Hexside::between(grid, pair[0], pair[1]) {
                *slope = ground.slope(side, pair[0], pair[1]);
            }
        }
        let crossings = hexes.len() - 1;
        let low = Low::of(&mut slopes[..crossings]);
        low.is_crest_seen(&slopes[..crossings]) && !self.is_barred(ground, &slopes[..crossings], &low)
    }

    /// Whether units stand in the way: neither on low ground nor directly below
    /// one end of the line.
    fn is_barred(&self, ground: &impl Ground, slopes: &[Slope], low: &Low) -> bool {
        let last = slopes.len() - 1;
        let hexes = self.hexes();
        (1..hexes.len() - 1).any(|place| {
            let below_source = place == 1 && slopes[0] == Slope::Down;
            let below_target = place == last && slopes[last] == Slope::Up;
            ground.is_occupied(hexes[place]) && !low.ground[place] && !below_source && !below_target
        })
    }
}

/// Low ground on a line: between a slope down and the next up. Its slopes do not count.
struct Low {
    /// The places of a path that lie low.
    ground: [bool; LONGEST],
    /// The crossings that do not count.
    ignored: [bool; LONGEST],
}

impl Low {
    fn of(slopes: &mut [Slope]) -> Self {
        let mut low = Low { ground: [false; LONGEST], ignored: [false; LONGEST] };
        let (mut downs, mut depth) = ([0usize; LONGEST], 0);
        for (crossing, slope) in slopes.iter().enumerate() {
            match slope {
                Slope::Level => {}
                Slope::Down => {
                    downs[depth] = crossing;
                    depth += 1;
                }
                Slope::Up if depth > 0 => {
                    depth -= 1;
                    let down = downs[depth];
                    (low.ignored[down], low.ignored[crossing]) = (true, true);
                    low.ground[down + 1..=crossing].fill(true);
                }
                Slope::Up => {}
            }
        }
        low
    }

    /// Of the slopes that count, those down must follow one another from the source on, those up to
    /// the target: the one who is high must stand at the crest. With both, a crest lies in between.
    fn is_crest_seen(&self, slopes: &[Slope]) -> bool {
        let counts = |crossing: usize, slope: Slope| slopes[crossing] == slope && !self.ignored[crossing];
        let all = 0..slopes.len();
        let downs = all.clone().filter(|crossing| counts(*crossing, Slope::Down)).count();
        let ups = all.clone().filter(|crossing| counts(*crossing, Slope::Up)).count();
        match (downs, ups) {
            (0, 0) => true,
            (downs, 0) => (0..downs).all(|crossing| counts(crossing, Slope::Down)),
            (0, ups) => (slopes.len() - ups..slopes.len()).all(|crossing| counts(crossing, Slope::Up)),
            _ => false,
        }
    }
}
