//! Chapter 8.2: lines of sight.

use hexes::{Ground, Hex, Leg, Side as Hexside, Slope};
use kernel::Cite;

use crate::engine::play::Field;
use crate::engine::spec::Rule;
use crate::engine::terrain::Edge;
use crate::rules::cite;

/// The ground as a line of sight meets it.
struct View<'a>(Field<'a>);

impl Ground for View<'_> {
    fn blocks(&self, hex: Hex) -> bool {
        let Field { battle, .. } = self.0;
        battle.terrain[hex.index()].iter().any(|terrain| battle.charts.terrain[terrain.index()].blocks)
    }

    fn is_occupied(&self, hex: Hex) -> bool {
        self.0.position.top_of(hex).is_some()
    }

    fn slope(&self, _side: Hexside, from: Hex, to: Hex) -> Slope {
        let Field { battle, .. } = self.0;
        let Some(direction) = battle.grid.direction(from, to) else { return Slope::Level };
        let edges = battle.edges[from.index()][direction.index()];
        match (edges.has(Edge::Up), edges.has(Edge::Down)) {
            (true, _) => Slope::Up,
            (_, true) => Slope::Down,
            _ => Slope::Level,
        }
    }
}

/// The same without slopes.
struct Flat<'a>(View<'a>);

impl Ground for Flat<'_> {
    fn blocks(&self, hex: Hex) -> bool {
        self.0.blocks(hex)
    }

    fn is_occupied(&self, hex: Hex) -> bool {
        self.0.is_occupied(hex)
    }

    fn slope(&self, _side: Hexside, _from: Hex, _to: Hex) -> Slope {
        Slope::Level
    }
}

/// The same without units.
struct Empty<'a>(View<'a>);

impl Ground for Empty<'_> {
    fn blocks(&self, hex: Hex) -> bool {
        self.0.blocks(hex)
    }

    fn is_occupied(&self, _hex: Hex) -> bool {
        false
    }

    fn slope(&self, side: Hexside, from: Hex, to: Hex) -> Slope {
        self.0.slope(side, from, to)
    }
}

impl Field<'_> {
    /// How many slopes a line crosses, where it crosses the middle of hexes.
    fn slopes_between(&self, from: Hex, to: Hex) -> usize {
        let grid = &self.battle.grid;
        let mut path = vec![from];
        for leg in grid.trace(from, to) {
            let step = match leg {
                Leg::Through(step) | Leg::Between(step, _) => step,
            };
            path.extend(grid.hexes().find(|hex| grid.steps(from, *hex) == step));
        }
        let slope = |pair: &[Hex]| View(*self).slope_between(pair[0], pair[1]) != Slope::Level;
        path.windows(2).filter(|pair| slope(pair)).count()
    }

    /// The paragraphs that decide about a line of sight: slopes by their number, units in the way, fog.
    pub(crate) fn sight_cites(&self, from: Hex, to: Hex) -> Vec<Cite> {
        let mut cites = Vec::new();
        if self.distance(from, to) < 2 {
            return cites;
        }
        let grid = &self.battle.grid;
        if self.is_lost_in_fog(from, to) {
            cites.push(cite!(2002 "24.2.3"));
        }
        let seen = grid.sees(&View(*self), from, to);
        if grid.sees(&Flat(View(*self)), from, to) != seen || seen {
            match self.slopes_between(from, to) {
                0 => {}
                1 => cites.push(cite!("8.2.1")),
                2 => cites.push(cite!("8.2.1.1")),
                _ => cites.push(cite!("8.2.1.2")),
            }
        }
        // Units on the line count if they block it, or would on level ground.
        let blocked = !seen && grid.sees(&Empty(View(*self)), from, to);
        let overlooked = seen && !grid.sees(&Flat(View(*self)), from, to);
        if blocked || overlooked {
            cites.push(cite!("8.2.2"));
        }
        cites
    }

    /// The edition of 2002, 24.2.3: how far one sees in the fog of this turn.
    pub(crate) fn fog(&self) -> Option<u32> {
        let turn = self.position.turn;
        self.battle.rule(|rule| match rule {
            Rule::Fog { until, range } if turn <= *until => Some(u32::from(*range)),
            _ => None,
        })
    }

    fn is_lost_in_fog(&self, from: Hex, to: Hex) -> bool {
        self.fog().is_some_and(|range| self.distance(from, to) > range)
    }

    /// Whether one hex is in sight of another, units and all; fog makes sight short.
    pub(crate) fn sees(&self, from: Hex, to: Hex) -> bool {
        if self.is_lost_in_fog(from, to) {
            return false;
        }
        self.battle.grid.sees(&View(*self), from, to)
    }

    /// Optional rule 16.3.1: whether the target lies lower than the firing hex: the line goes down and not up again.
    pub(crate) fn is_lower(&self, from: Hex, to: Hex) -> bool {
        let (mut height, mut here) = (0i32, from);
        while here != to {
            let next = self.around(here).map(|(_, near)| near).min_by_key(|near| (self.distance(*near, to), near.0));
            let Some(next) = next else { return false };
            match View(*self).slope_between(here, next) {
                Slope::Up => height += 1,
                Slope::Down => height -= 1,
                Slope::Level => {}
            }
            here = next;
        }
        height < 0
    }
}

impl View<'_> {
    fn slope_between(&self, from: Hex, to: Hex) -> Slope {
        match Hexside::between(&self.0.battle.grid, from, to) {
            Some(side) => self.slope(side, from, to),
            None => Slope::Level,
        }
    }
}
