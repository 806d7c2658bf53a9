//! How far a counter comes: costs of hexes and sides, and places where it must stop.

use crate::direction::Direction;
use crate::grid::{Grid, Hex};
use crate::set::{HexSet, MOST_HEXES};

/// What a step into the next hex takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// It is not allowed.
    Barred,
    /// So many points; going on is allowed.
    Costs(u8),
    /// So many points, and no farther: a zone of control.
    Halts(u8),
}

/// What a counter may spend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Movement points.
    pub points: u8,
    /// Whether one hex may always be entered, whatever it costs.
    pub one_hex_always: bool,
}

const NEVER: u8 = u8::MAX;

/// How a hex was reached: what was spent, and from where.
#[derive(Clone, Copy, Debug)]
struct Arrival {
    spent: u8,
    from: Hex,
}

const NOT_YET: Arrival = Arrival { spent: NEVER, from: Hex(0) };

/// Where a counter can go. Used again and again, it allocates nothing.
#[derive(Clone, Debug)]
pub struct Reach {
    /// Still free to go on.
    free: [Arrival; MOST_HEXES],
    /// Halted there.
    halted: [Arrival; MOST_HEXES],
    reached: HexSet,
    start: Hex,
}

impl Default for Reach {
    fn default() -> Self {
        let none = [NOT_YET; MOST_HEXES];
        Reach { free: none, halted: none, reached: HexSet::default(), start: Hex(0) }
    }
}

impl Reach {
    /// Spreads out from a hex. A step is judged by where it leads from, what was spent to get
    /// there, the direction and where it leads to; the cost of leaving a zone of control
    /// belongs to the step out of it.
    pub fn spread(
        &mut self,
        grid: &Grid,
        start: Hex,
        pace: Pace,
        mut stride: impl FnMut(Hex, u8, Direction, Hex) -> Stride,
    ) {
        for hex in self.reached.iter() {
            (self.free[hex.index()], self.halted[hex.index()]) = (NOT_YET, NOT_YET);
        }
        (self.reached, self.start) = (HexSet::default(), start);
        self.free[start.index()] = Arrival { spent: 0, from: start };
        self.reached.add(start);
        // Costs are small: each number of points is dealt with in turn, as often as
        // hexes of that number turn up.
        for points in 0..=pace.points {
            let mut done = HexSet::default();
            loop {
                let reached = self.reached;
                let is_open = |hex: &Hex| self.free[hex.index()].spent == points && !done.has(*hex);
                let open: HexSet = reached.iter().filter(is_open).collect();
                if open.is_empty() {
                    break;
                }
                for hex in open.iter() {
                    done.add(hex);
                    for (direction, near) in grid.around(hex) {
                        self.step(hex, near, points, pace, stride(hex, points, direction, near));
                    }
                }
            }
        }
    }

    fn step(&mut self, from: Hex, to: Hex, points: u8, pace: Pace, stride: Stride) {
        let (cost, halts) = match stride {
            Stride::Barred => return,
            Stride::Costs(cost) => (cost, false),
            Stride::Halts(cost) => (cost, true),
        };
        let total = points.saturating_add(cost);
        let (spent, halts) = match total <= pace.points {
            true => (total, halts),
            false if pace.one_hex_always && from == self.start => (pace.points, true),
            false => return,
        };
        let arrivals = if halts { &mut self.halted } else { &mut self.free };
        if spent < arrivals[to.index()].spent {
            arrivals[to.index()] = Arrival { spent, from };
            self.reached.add(to);
        }
    }

    /// All hexes within reach, the start included.
    pub fn hexes(&self) -> &HexSet {
        &self.reached
    }

    fn best(&self, hex: Hex) -> Arrival {
        let (free, halted) = (self.free[hex.index()], self.halted[hex.index()]);
        if free.spent <= halted.spent { free } else { halted }
    }

    /// Whether somebody who comes to a hex by the cheapest way must stop there.
    pub fn halts(&self, hex: Hex) -> bool {
        self.halted[hex.index()].spent < self.free[hex.index()].spent
    }

    /// What it takes to get to a hex.
    pub fn spent(&self, hex: Hex) -> Option<u8> {
        self.reached.has(hex).then(|| self.best(hex).spent)
    }

    /// The hexes on the cheapest way to one, the last one first, without the start.
    pub fn way_back(&self, hex: Hex) -> impl Iterator<Item = Hex> + '_ {
        let mut next = Some(hex).filter(|hex| self.reached.has(*hex) && *hex != self.start);
        let mut arrival = self.best(hex);
        std::iter::from_fn(move || {
            let hex = next?;
            next = Some(arrival.from).filter(|from| *from != self.start);
            // Anybody who went on was free there.
            arrival = self.free[arrival.from.index()];
            Some(hex)
        })
    }
}
