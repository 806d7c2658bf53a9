//! Schemes of the day: where an army, or part of it, is meant to go over several turns.
//!
//! A scheme pulls wings to a goal, by a way that keeps out of reach of the enemy's line. Left and
//! right are those of the side that marches, as it faces the enemy.

use ground::{Aim, BARRED, Lie};
use hexes::{Hex, HexSet, Pace, Reach, Stride};
use kernel::Side;

use crate::engine::pieces::{PieceId, UnitId, Units, WingId};
use crate::engine::play::Field;
use crate::engine::spec::Arm;

/// How much of the army marches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Share {
    All,
    Most,
}

/// A scheme of the day.
#[derive(Clone, Debug, PartialEq)]
pub struct Scheme {
    /// Whose.
    pub side: Side,
    /// What it means to do.
    pub aim: Aim,
    /// Who marches.
    marchers: Units,
    /// How far it is from each hex to the goal.
    way: Vec<u8>,
}

/// The enemy is kept at this distance on the way.
const WIDE: u32 = 8;
/// Except so near to the goal.
const GOAL: u32 = 6;
/// What a hex nearer to him costs more.
const SHY: u8 = 4;
/// Who is so near has arrived.
const THERE: u8 = 7;
/// Wings that have not come in have so far to go to their first hex.
const OUTSIDE: u8 = 4;
/// Wings that march with most of the army: so much of its strength.
const MOST: f32 = 0.7;

impl Scheme {
    /// All that a side could mean to do.
    pub(crate) fn all(field: &Field<'_>, side: Side) -> Vec<Scheme> {
        let grid = &field.battle.board.grid;
        let Some(lie) = Lie::of(grid, fighters(field, side.enemy()).iter().copied(), own(field, side).into_iter())
        else {
            return Vec::new();
        };
        let open = |hex: Hex| {
            field.battle.cost[0].get(hex.index()).is_some_and(|costs| costs.iter().any(|cost| *cost != BARRED))
        };
        let mut schemes = Vec::new();
        for aim in Aim::ALL {
            let Some(goal) = lie.goal(grid, aim, open) else { continue };
            let way = way_to(field, side, goal);
            for share in [Share::All, Share::Most] {
                let marchers = marchers(field, side, share, &way);
                let scheme = Scheme { side, aim, marchers, way: way.clone() };
                if !schemes.contains(&scheme) {
                    schemes.push(scheme);
                }
            }
        }
        schemes
    }

    /// Whether a unit has its part in it.
    pub fn pulls(&self, unit: UnitId) -> bool {
        self.marchers.has(unit)
    }

    /// How far it is from a hex to the goal.
    pub fn far(&self, hex: Hex) -> u8 {
        self.way.get(hex.index()).copied().unwrap_or(u8::MAX)
    }

    /// How far those who march still have to go, in hexes of an average point of strength.
    pub(crate) fn left_to_march(&self, field: &Field<'_>) -> f32 {
        let (mut sum, mut strength) = (0.0, 0.001f32);
        for unit in self.marchers.iter() {
            let far = match field.position.on_map(unit) {
                true => self.far(field.at(unit)).saturating_sub(THERE),
                false if field.may_enter(unit) => self.first_hex(field, unit).saturating_add(OUTSIDE),
                false => continue,
            };
            let points = weight(field, unit);
            strength += points;
            sum += points * f32::from(far);
        }
        sum / strength
    }

    /// From the best hex over which a unit comes in.
    fn first_hex(&self, field: &Field<'_>, unit: UnitId) -> u8 {
        let zone = field.zone_of(PieceId::Unit(unit));
        zone.iter().map(|hex| self.far(hex)).min().unwrap_or(0).saturating_sub(THERE)
    }
}

/// What a unit counts for on the march.
fn weight(field: &Field<'_>, unit: UnitId) -> f32 {
    match field.arm(unit) {
        Arm::Artillery => 2.0,
        _ => f32::from(field.values(unit).strength),
    }
}

/// Where the line of a side stands.
fn fighters(field: &Field<'_>, side: Side) -> Vec<Hex> {
    let units = field.on_map(side);
    units.iter().filter(|unit| field.is_line(*unit)).map(|unit| field.at(unit)).collect()
}

/// The same of one's own; where nobody is yet, where they come in.
fn own(field: &Field<'_>, side: Side) -> Vec<Hex> {
    let own = fighters(field, side);
    if !own.is_empty() {
        return own;
    }
    let entering = field.battle.of_side[side.index()].iter().filter(|unit| field.may_enter(*unit));
    let zones =
        entering.map(|unit| field.zone_of(PieceId::Unit(unit))).fold(HexSet::default(), |all, zone| all.or(&zone));
    zones.iter().collect()
}

/// How far it is to a goal from every hex, round the enemy's line.
fn way_to(field: &Field<'_>, side: Side, goal: Hex) -> Vec<u8> {
    let grid = &field.battle.board.grid;
    let enemies = field.on_map(side.enemy());
    let shy = |hex: Hex| {
        field.distance(hex, goal) > GOAL && enemies.iter().any(|enemy| field.distance(field.at(enemy), hex) <= WIDE)
    };
    let dear: Vec<u8> = grid.hexes().map(|hex| if shy(hex) { SHY } else { 0 }).collect();
    let mut reach = Reach::default();
    let pace = Pace { points: u8::MAX - 1, one_hex_always: false };
    // The way is looked for from its end; what it costs to enter a hex is charged for leaving it.
    reach.spread(grid, goal, pace, |from, _, direction, _| {
        match field.battle.cost[0][from.index()][direction.index()] {
            BARRED => Stride::Barred,
            cost => Stride::Costs(cost.min(4) + dear[from.index()]),
        }
    });
    grid.hexes().map(|hex| reach.spent(hex).unwrap_or(u8::MAX)).collect()
}

/// Who marches: everybody, or the wings nearest to the goal.
fn marchers(field: &Field<'_>, side: Side, share: Share, way: &[u8]) -> Units {
    let everybody: Units = field.battle.of_side[side.index()];
    if share == Share::All {
        return everybody;
    }
    let far = |unit: UnitId| match field.position.on_map(unit) {
        true => f32::from(way.get(field.at(unit).index()).copied().unwrap_or(u8::MAX)),
        false => 100.0,
    };
    let mut wings: Vec<(f32, f32, Units)> = Vec::new();
    for wing in (0..field.battle.wings.len() as u8).map(WingId) {
        let units: Units = field.battle.wing_units[wing.index()].iter().filter(|unit| everybody.has(*unit)).collect();
        let strength: f32 = units.iter().map(|unit| weight(field, unit)).sum();
        if strength > 0.0 {
            wings.push((
                units.iter().map(|unit| far(unit) * weight(field, unit)).sum::<f32>() / strength,
                strength,
                units,
            ));
        }
    }
    wings.sort_by(|one, other| one.0.total_cmp(&other.0));
    let all: f32 = wings.iter().map(|(_, strength, _)| strength).sum();
    let (mut sum, mut chosen) = (0.0, Units::NONE);
    for (_, strength, units) in wings {
        if sum >= MOST * all {
            break;
        }
        (sum, chosen) = (sum + strength, chosen.or(units));
    }
    chosen
}
