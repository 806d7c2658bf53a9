//! Schemes of the day: where an army, or part of it, is meant to go over several turns.
//!
//! A scheme pulls wings to a goal, by a way that keeps out of reach of the enemy's line. Left and
//! right are those of the side that marches, as it faces the enemy.

use ground::BARRED;
use hexes::{Hex, HexSet, Pace, Reach, Stride};
use kernel::Side;

use crate::engine::pieces::{PieceId, UnitId, Units, WingId};
use crate::engine::play::Field;
use crate::engine::spec::Arm;

/// What a side means to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intention {
    /// To go straight at the middle of the enemy.
    Front,
    /// To fall on the end of his line that lies to the left.
    Left,
    /// Or to the right.
    Right,
}

impl Intention {
    const ALL: [Intention; 3] = [Intention::Front, Intention::Left, Intention::Right];

    /// The words for it.
    pub const fn message(self) -> &'static str {
        match self {
            Intention::Front => "general-intention-front",
            Intention::Left => "general-intention-left",
            Intention::Right => "general-intention-right",
        }
    }
}

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
    pub intention: Intention,
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
/// So far beyond the end of the line the goal lies.
const BEYOND: f32 = 2.0;
/// Who is so near has arrived.
const THERE: u8 = 7;
/// Wings that have not come in have so far to go to their first hex.
const OUTSIDE: u8 = 4;
/// Wings that march with most of the army: so much of its strength.
const MOST: f32 = 0.7;

impl Scheme {
    /// All that a side could mean to do.
    pub(crate) fn all(field: &Field<'_>, side: Side) -> Vec<Scheme> {
        let Some(lie) = Lie::of(field, side) else { return Vec::new() };
        let mut schemes = Vec::new();
        for intention in Intention::ALL {
            let Some(goal) = lie.goal(field, intention) else { continue };
            let way = way_to(field, side, goal);
            for share in [Share::All, Share::Most] {
                let marchers = marchers(field, side, share, &way);
                let scheme = Scheme { side, intention, marchers, way: way.clone() };
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

/// How the enemy lies as a side sees him: his middle and both ends of his line.
struct Lie {
    /// From a hex of the board to the middle, in hexes.
    middle: (f32, f32),
    /// Along the line, to the right of the side that looks at it.
    along: (f32, f32),
    /// How far the line reaches to the left and to the right.
    ends: [f32; 2],
}

/// Where a hex lies, in hexes from the first.
fn place(field: &Field<'_>, hex: Hex) -> (f32, f32) {
    let (across, along) = field.battle.board.grid.steps(Hex(0), hex);
    (across as f32 + along as f32 / 2.0, along as f32 * 0.866)
}

fn middle(places: &[(f32, f32)]) -> (f32, f32) {
    let count = places.len().max(1) as f32;
    let sum = places.iter().fold((0.0, 0.0), |sum, place| (sum.0 + place.0, sum.1 + place.1));
    (sum.0 / count, sum.1 / count)
}

impl Lie {
    fn of(field: &Field<'_>, side: Side) -> Option<Lie> {
        let fighters = |side: Side| -> Vec<(f32, f32)> {
            let units = field.on_map(side);
            units.iter().filter(|unit| field.is_line(*unit)).map(|unit| place(field, field.at(unit))).collect()
        };
        let enemies = fighters(side.enemy());
        let mut own = fighters(side);
        if own.is_empty() {
            let entering = field.battle.of_side[side.index()].iter().filter(|unit| field.may_enter(*unit));
            let zones = entering
                .map(|unit| field.zone_of(PieceId::Unit(unit)))
                .fold(HexSet::default(), |all, zone| all.or(&zone));
            own = zones.iter().map(|hex| place(field, hex)).collect();
        }
        if enemies.is_empty() || own.is_empty() {
            return None;
        }
        let (there, here) = (middle(&enemies), middle(&own));
        let ahead = (there.0 - here.0, there.1 - here.1);
        let axis = axis(&enemies, there).unwrap_or((-ahead.1, ahead.0));
        // To the right of whoever looks ahead; rows and columns are counted so that this is a turn
        // from the first axis to the second.
        let right = ahead.0 * axis.1 - ahead.1 * axis.0 > 0.0;
        let along = if right { axis } else { (-axis.0, -axis.1) };
        let length = along.0.hypot(along.1).max(0.001);
        let along = (along.0 / length, along.1 / length);
        let on_line = |place: &(f32, f32)| (place.0 - there.0) * along.0 + (place.1 - there.1) * along.1;
        let ends = enemies.iter().map(on_line).fold([0.0f32; 2], |[left, right], at| [left.min(at), right.max(at)]);
        Some(Lie { middle: there, along, ends })
    }

    /// The hex to go to.
    fn goal(&self, field: &Field<'_>, intention: Intention) -> Option<Hex> {
        let by = match intention {
            Intention::Front => 0.0,
            Intention::Left => self.ends[0] - BEYOND,
            Intention::Right => self.ends[1] + BEYOND,
        };
        let to = (self.middle.0 + by * self.along.0, self.middle.1 + by * self.along.1);
        let apart = |hex: Hex| {
            let at = place(field, hex);
            (at.0 - to.0).hypot(at.1 - to.1)
        };
        let open = |hex: &Hex| {
            field.battle.cost[0].get(hex.index()).is_some_and(|costs| costs.iter().any(|cost| *cost != BARRED))
        };
        field.battle.board.grid.hexes().filter(open).min_by(|one, other| apart(*one).total_cmp(&apart(*other)))
    }
}

/// The direction in which these places lie.
fn axis(places: &[(f32, f32)], middle: (f32, f32)) -> Option<(f32, f32)> {
    let (mut xx, mut xy, mut yy) = (0.0f32, 0.0f32, 0.0f32);
    for (x, y) in places.iter().map(|place| (place.0 - middle.0, place.1 - middle.1)) {
        (xx, xy, yy) = (xx + x * x, xy + x * y, yy + y * y);
    }
    let angle = 0.5 * (2.0 * xy).atan2(xx - yy);
    (xx + yy > 1.0).then(|| (angle.cos(), angle.sin()))
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
