//! Chapter 8.2: lines of sight.

use ground::{Outlook, Terrain};
use hexes::Hex;
use kernel::Cite;

use crate::engine::play::Field;
use crate::engine::spec::Rule;
use crate::rules::cite;

impl<'a> Field<'a> {
    /// The ground as a line of sight meets it, with units where `occupied` says.
    fn outlook(&self, occupied: impl Fn(Hex) -> bool) -> Outlook<'a, impl Fn(Terrain) -> bool, impl Fn(Hex) -> bool> {
        let battle = self.battle;
        Outlook::new(&battle.board, |terrain: Terrain| battle.charts.terrain[terrain.index()].blocks, occupied)
    }

    fn is_held(&self) -> impl Fn(Hex) -> bool + use<'a> {
        let position = self.position;
        move |hex| position.top_of(hex).is_some()
    }

    /// The paragraphs that decide about a line of sight: slopes by their
    /// number, units in the way, fog.
    pub(crate) fn sight_cites(&self, from: Hex, to: Hex) -> Vec<Cite> {
        let mut cites = Vec::new();
        if self.distance(from, to) < 2 {
            return cites;
        }
        if self.is_lost_in_fog(from, to) {
            cites.push(cite!(2002 "24.2.3"));
        }
        let seen = self.outlook(self.is_held()).sees(from, to);
        let on_level = self.outlook(self.is_held()).flat().sees(from, to);
        if on_level != seen || seen {
            match self.battle.board.slopes_between(from, to) {
                0 => {}
                1 => cites.push(cite!("8.2.1")),
                2 => cites.push(cite!("8.2.1.1")),
                _ => cites.push(cite!("8.2.1.2")),
            }
        }
        // Units on the line count if they block it, or would on level ground.
        let blocked = !seen && self.outlook(|_| false).sees(from, to);
        let overlooked = seen && !on_level;
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
        self.outlook(self.is_held()).sees(from, to)
    }

    /// Optional rule 16.3.1: whether the target lies lower than the firing hex: the line
    /// goes down and not up again.
    pub(crate) fn is_lower(&self, from: Hex, to: Hex) -> bool {
        self.battle.board.is_lower(from, to)
    }
}
