//! Chapter 8.2: lines of sight.

use hexes::{Ground, Hex, Side as Hexside, Slope};

use crate::play::Field;
use crate::spec::Rule;
use crate::terrain::Edge;

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

impl Field<'_> {
    /// Whether one hex is in sight of another, units and all; fog makes sight short.
    pub(crate) fn sees(&self, from: Hex, to: Hex) -> bool {
        let turn = self.position.turn;
        let fog = self.battle.rule(|rule| match rule {
            Rule::Fog { until, range } if turn <= *until => Some(u32::from(*range)),
            _ => None,
        });
        if fog.is_some_and(|range| self.distance(from, to) > range) {
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
