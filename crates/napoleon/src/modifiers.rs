//! Chapter 11: what strengthens and weakens in combat. Strengths are counted in quarters of a point.

use ground::{Edge, Terrain};
use hexes::{Hex, HexSet};
use kernel::{Side, Tally};
use serde::{Deserialize, Serialize};

use crate::engine::pieces::Pieces;
use crate::engine::play::Field;
use crate::rules::cite;

/// The ground that a defender claims; only one counts (11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// Nothing helps him.
    Open,
    /// A town.
    Town,
    /// Woods.
    Woods,
    /// An orchard.
    Orchard,
    /// A marsh.
    Marsh,
    /// A chateau that has its effect.
    Chateau,
    /// A slope below a hilltop, a stream or a trestle.
    Slope,
    /// A bridge over a river.
    Bridge,
    /// A crest.
    Crest,
    /// An improved position.
    Position,
}

impl Claim {
    /// All of them.
    pub const ALL: [Claim; 10] = [
        Claim::Open,
        Claim::Town,
        Claim::Woods,
        Claim::Orchard,
        Claim::Marsh,
        Claim::Chateau,
        Claim::Slope,
        Claim::Bridge,
        Claim::Crest,
        Claim::Position,
    ];

    /// The key of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            Claim::Open => "open",
            Claim::Town => "town",
            Claim::Woods => "woods",
            Claim::Orchard => "orchard",
            Claim::Marsh => "marsh",
            Claim::Chateau => "chateau",
            Claim::Slope => "slope",
            Claim::Bridge => "bridge",
            Claim::Crest => "crest",
            Claim::Position => "position",
        }
    }

    /// Whether results with a star become shock there (12.1).
    pub const fn is_close(self) -> bool {
        matches!(self, Claim::Town | Claim::Woods | Claim::Orchard | Claim::Marsh | Claim::Crest)
    }
}

/// The whole of a unit's strength, in quarters.
const WHOLE: u8 = 4;

/// How a combat stands before the die is rolled.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bout {
    /// Attacker and defender, in quarters.
    pub(crate) strengths: [u32; 2],
    /// The column after all shifts.
    pub(crate) column: usize,
    /// The shifts.
    pub(crate) shifts: Tally,
    /// Results with a star become shock.
    pub(crate) close: bool,
    /// All attackers come over a damaged bridge (7.63).
    pub(crate) damaged: bool,
}

impl Field<'_> {
    /// The grounds that a defender may claim; open ground if there is no other.
    pub(crate) fn claims(&self, attackers: Pieces, defenders: Pieces) -> impl Iterator<Item = Claim> + Clone + use<> {
        let (from, at) = (self.hexes_of(attackers), self.hexes_of(defenders));
        let all_in = |terrain: Terrain| at.iter().all(|hex| self.battle.is(hex, terrain));
        // Whoever improves a position has what the hex does as well (15.31).
        let improved = at.iter().all(|hex| self.is_improved(hex));
        let all_in = |terrain: Terrain| !improved && all_in(terrain);
        let all_over = |is_it: &dyn Fn(Hex, Hex) -> bool| self.all_pairs(&from, &at, is_it);
        let found = [
            false,
            all_in(Terrain::Town),
            all_in(Terrain::Woods),
            all_in(Terrain::Orchard),
            all_in(Terrain::Marsh),
            at.iter().all(|hex| self.is_chateau(hex)),
            all_over(&|from, to| self.is_uphill(from, to) || self.is_over_stream(from, to)),
            all_over(&|from, to| self.is_over_bridge(from, to)),
            all_over(&|from, to| self.lies_between(from, to, Edge::Crest)),
            improved,
        ];
        let none = !found.contains(&true);
        let is_there = move |claim: &Claim| found[*claim as usize] || (none && *claim == Claim::Open);
        Claim::ALL.into_iter().filter(is_there)
    }

    /// Whether something holds between every hex that attacks and every one that is attacked.
    fn all_pairs(&self, from: &HexSet, at: &HexSet, is_it: &dyn Fn(Hex, Hex) -> bool) -> bool {
        !from.is_empty() && from.iter().all(|from| at.iter().all(|to| is_it(from, to)))
    }

    fn lies_between(&self, from: Hex, to: Hex, edge: Edge) -> bool {
        self.direction(from, to).is_some_and(|direction| self.battle.has(from, direction, edge))
    }

    /// Up to a hilltop from the slope below it (11.1 B).
    fn is_uphill(&self, from: Hex, to: Hex) -> bool {
        self.lies_between(from, to, Edge::Up)
            && self.battle.is(to, Terrain::Hilltop)
            && self.battle.is(from, Terrain::Slope)
    }

    /// Over a stream, on a trestle or not, or over ice (11.1 B, H).
    fn is_over_stream(&self, from: Hex, to: Hex) -> bool {
        let water = self.lies_between(from, to, Edge::River) || self.lies_between(from, to, Edge::Shore);
        self.lies_between(from, to, Edge::Stream) || (water && !self.is_over_bridge(from, to))
    }

    /// Over a bridge that crosses a river, frozen or not (11.1 D).
    pub(crate) fn is_over_bridge(&self, from: Hex, to: Hex) -> bool {
        let spanned = matches!(self.crossing(from, to), Some((Edge::Bridge, _))) || self.has_pontoon(from, to);
        self.lies_between(from, to, Edge::River) && spanned
    }

    /// The printed strength of some units: infantry, cavalry, artillery.
    pub(crate) fn points_by_arm(&self, units: Pieces) -> [u32; 3] {
        let arms = [self.battle.infantry, self.battle.cavalry, self.battle.artillery];
        arms.map(|arm| units.and(arm).iter().map(|unit| u32::from(self.strength(unit))).sum())
    }

    /// The strength of some units, each arm by its factor, in quarters. Weather and ground are not multiplied: the
    /// worse one counts; what weather takes is rounded down for the arm as a whole.
    fn arms(&self, units: Pieces, ground: [u8; 3], factors: [u8; 3]) -> u32 {
        let mut sum = 0;
        for ((points, ground), weather) in self.points_by_arm(units).into_iter().zip(ground).zip(factors) {
            if points == 0 {
                continue;
            }
            let by_ground = points * u32::from(ground);
            let weakened = (points * u32::from(weather) / u32::from(WHOLE) * u32::from(WHOLE)).max(u32::from(WHOLE));
            sum += if weather < WHOLE { by_ground.min(weakened) } else { by_ground };
        }
        sum
    }

    /// What the weather leaves of each arm: infantry, cavalry, artillery (23.13).
    fn weathered(&self) -> [u8; 3] {
        let weather = self.weather();
        [weather.infantry, WHOLE, weather.artillery]
    }

    /// What the attackers are worth: cavalry and artillery count half into woods and marsh (11.1 C, G).
    fn attack(&self, attackers: Pieces, defenders: Pieces, weather: [u8; 3]) -> u32 {
        let into = self.hexes_of(defenders);
        let close = into.iter().all(|hex| self.battle.is(hex, Terrain::Woods) || self.battle.is(hex, Terrain::Marsh));
        let half = if close { self.battle.charts.ground.close } else { WHOLE };
        self.arms(attackers, [WHOLE, half, half], weather)
    }

    /// What the defenders are worth on the ground that they claim (11.1).
    fn defence(&self, defenders: Pieces, claim: Claim, weather: [u8; 3]) -> u32 {
        let arms = |units: Pieces, ground: [u8; 3]| self.arms(units, ground, weather);
        let chart = &self.battle.charts.ground;
        // Batteries that have fired in reaction do not count (13.41).
        let defenders = defenders.without(self.position.marks.fired);
        match claim {
            Claim::Open | Claim::Orchard | Claim::Crest => arms(defenders, [WHOLE; 3]),
            Claim::Woods | Claim::Marsh => arms(defenders, [WHOLE, chart.close, chart.close]),
            Claim::Slope => arms(defenders, [chart.slope; 3]),
            Claim::Bridge => arms(defenders, [chart.bridge; 3]),
            Claim::Chateau => arms(defenders, [chart.chateau; 3]),
            Claim::Position => arms(defenders, [chart.position, WHOLE, WHOLE]),
            Claim::Town => {
                // Raw infantry gains nothing.
                let raw = |unit: &_| self.battle.infantry.has(*unit) && self.printed_initiative(*unit) <= 1;
                let raw: Pieces = defenders.iter().filter(raw).collect();
                let trained = arms(defenders.without(raw), [chart.town, WHOLE, WHOLE]);
                trained + arms(raw, [WHOLE; 3])
            }
        }
    }

    /// Attacker and defender in a repulse: ground counts and nothing else; the defender has the best (9.13).
    pub(crate) fn repulse_strengths(&self, attackers: Pieces, defenders: Pieces) -> [u32; 2] {
        if defenders.is_empty() {
            return [self.arms(attackers, [WHOLE; 3], [WHOLE; 3]), 0];
        }
        let best = self.claims(attackers, defenders).map(|claim| self.defence(defenders, claim, [WHOLE; 3])).max();
        [self.attack(attackers, defenders, [WHOLE; 3]), best.unwrap_or(0)]
    }

    /// Whether an attack is the one that a failed repulse demands (9.22).
    pub(crate) fn is_forced(&self, attackers: Pieces, defenders: Pieces) -> bool {
        let repulsed = self.position.marks.repulsed;
        !attackers.and(repulsed).is_empty() && !defenders.and(repulsed).is_empty()
    }

    /// Rider and defender in a charge: ground counts, shifts do not (14.21).
    pub(crate) fn onset_strengths(&self, riders: Pieces, at: Hex) -> [u32; 2] {
        let defenders = self.position.pieces_at(at).and(self.battle.combat);
        let claim = if self.battle.is(at, Terrain::Marsh) { Claim::Marsh } else { Claim::Open };
        [self.attack(riders, defenders, self.weathered()), self.defence(defenders, claim, self.weathered())]
    }

    /// Whether results with a star become shock: on such ground, and in an improved position as its hex has it (15.31).
    fn is_close(&self, defenders: Pieces, claim: Claim) -> bool {
        let at = self.hexes_of(defenders);
        let close = |terrain: Terrain| at.iter().all(|hex| self.battle.is(hex, terrain));
        claim.is_close()
            || (claim == Claim::Position && [Terrain::Town, Terrain::Woods, Terrain::Orchard].into_iter().any(close))
    }

    /// How a combat stands before the die is rolled.
    pub(crate) fn bout(&self, side: Side, attackers: Pieces, defenders: Pieces, claim: Claim) -> Bout {
        let weather = self.weathered();
        let strengths = [self.attack(attackers, defenders, weather), self.defence(defenders, claim, weather)];
        let damaged = self.all_pairs(&self.hexes_of(attackers), &self.hexes_of(defenders), &|from, to| {
            matches!(self.crossing(from, to), Some((Edge::Bridge, true))) && !self.has_pontoon(from, to)
        });
        let chart = &self.battle.charts;
        let mut shifts = Tally::default();
        if self.is_forced(attackers, defenders) {
            shifts.add(chart.ground.repulsed, cite!("9.22"), "napoleon-shift-repulse");
        } else {
            if self.has_all_arms(attackers, defenders) {
                shifts.add(1, cite!("11.2"), "napoleon-shift-arms");
            }
            if damaged {
                shifts.add(chart.ground.damaged, cite!("7.63"), "napoleon-shift-bridge");
            }
            let barricades = self.barricade_shift(attackers, defenders);
            if barricades > 0 {
                shifts.add(-i16::from(barricades), cite!("11.1"), "napoleon-shift-barricade");
            }
            if self.has_napoleon(side, attackers) {
                shifts.add(1, cite!("11.4"), "napoleon-shift-napoleon");
            }
            if self.has_napoleon(side.enemy(), defenders) {
                shifts.add(-1, cite!("11.4"), "napoleon-shift-napoleon");
            }
            for (by, sign) in [(side, 1), (side.enemy(), -1)] {
                if self.position.fights.guard >> by.index() & 1 == 1 {
                    shifts.add(sign * chart.arms.guard.shift, cite!("11.3"), "napoleon-shift-guard");
                }
            }
            self.shift_by_cards(side, &mut shifts);
        }
        let column = chart.combat.column(strengths[0], strengths[1].max(1));
        Bout {
            strengths,
            column: chart.combat.shifted(column, shifts.total()),
            shifts,
            close: (self.is_close(defenders, claim) || self.weather().close || self.is_in_fire(defenders)) && !damaged,
            damaged,
        }
    }

    /// Whether an attack has infantry, cavalry and artillery.
    pub(crate) fn brings_all_arms(&self, attackers: Pieces, defenders: Pieces) -> bool {
        let battle = self.battle;
        let arms = [battle.infantry, battle.cavalry, battle.artillery.without(self.position.marks.fired)];
        // A charge on one of the defenders counts, whatever became of the cavalry (11.2, 14.24).
        let charged = self.hexes_of(defenders).iter().any(|hex| self.position.fights.is_charged(hex));
        arms.into_iter().all(|arm| !attackers.and(arm).is_empty() || (charged && arm == battle.cavalry))
    }

    /// Whether all defenders stand in hexes on fire: it works like a storm (23.13, 23.15).
    pub(crate) fn is_in_fire(&self, defenders: Pieces) -> bool {
        let hexes = self.hexes_of(defenders);
        !hexes.is_empty() && hexes.iter().all(|hex| self.is_burning(hex))
    }

    /// Combined arms (11.2).
    fn has_all_arms(&self, attackers: Pieces, defenders: Pieces) -> bool {
        let battle = self.battle;
        let all = self.brings_all_arms(attackers, defenders);
        let covered = |hex: Hex| {
            let ground = [Terrain::Town, Terrain::Woods, Terrain::Orchard, Terrain::Marsh];
            let walls = self.is_chateau(hex)
                && !defenders.iter().any(|unit| self.position.at(unit) == hex && self.is_demoralized(unit));
            walls || self.is_improved(hex) || ground.into_iter().any(|terrain| battle.is(hex, terrain))
        };
        let (from, at) = (self.hexes_of(attackers), self.hexes_of(defenders));
        let bridge = from.iter().any(|from| at.iter().any(|to| self.is_over_bridge(from, to)));
        all && !bridge && !at.iter().any(covered)
    }

    /// Napoleon stands with some units (11.4).
    fn has_napoleon(&self, side: Side, units: Pieces) -> bool {
        let leaders = self.on_map(side).and(self.battle.leaders);
        let at = self.hexes_of(units);
        leaders.iter().any(|leader| self.battle.piece(leader).napoleon && at.has(self.position.at(leader)))
    }
}
