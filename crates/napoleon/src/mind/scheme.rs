//! Schemes of the day: what an army means to do over several turns.
//!
//! Most schemes pull the army to a goal, by a way that keeps away from the enemy until it is near.
//! One scheme waits: the army holds its ground and lets the enemy come.

use ground::{Aim, Lie};
use hexes::Hex;
use kernel::Side;

use crate::engine::pieces::Pieces;
use crate::engine::play::Field;

/// What a side means to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intention {
    /// To go there.
    To(Aim),
    /// To hold what it has.
    Hold,
}

impl Intention {
    /// The message that says so.
    pub const fn message(self) -> &'static str {
        match self {
            Intention::To(aim) => aim.message(),
            Intention::Hold => "general-intention-hold",
        }
    }
}

/// A scheme of the day.
#[derive(Clone, Debug, PartialEq)]
pub struct Scheme {
    /// Whose.
    pub side: Side,
    /// What it means to do.
    pub intention: Intention,
    /// Half movement points from each hex to the goal; empty where there is none.
    way: Vec<u16>,
}

/// Battles of so many turns are planned as a whole.
const LONG: usize = 6;
/// The enemy is kept at this distance on the way.
const WIDE: u32 = 4;
/// Except so near to the goal.
const NEAR: u32 = 4;
/// What a hex nearer to him costs more, in half points.
const SHY: u16 = 4;
/// Who has so few half points to go has arrived.
const THERE: u16 = 8;
/// A hex of road, in half points.
const HEX: f32 = 2.0;
/// No way leads here.
const FAR: u16 = u16::MAX;

/// All that a side could mean to do; nothing where the battle is short, or over soon.
pub(crate) fn schemes(field: &Field<'_>, side: Side) -> Vec<Scheme> {
    let turns = field.battle.scenario.turns.len();
    if turns < LONG || usize::from(field.position.turn) >= turns {
        return Vec::new();
    }
    let grid = &field.battle.board.grid;
    let fighters = |side: Side| {
        let troops = field.battle.infantry.or(field.battle.cavalry).or(field.position.hidden);
        field.hexes_of(field.on_map(side).and(troops))
    };
    let Some(lie) = Lie::of(grid, fighters(side.enemy()).iter(), fighters(side).iter()) else { return Vec::new() };
    let infantry = field.battle.infantry.and(field.battle.of_side[side]);
    // Only where some of the army can go.
    let Some(start) = field.hexes_of(field.on_map(side).and(infantry)).iter().next() else { return Vec::new() };
    let within = way_to(field, side, infantry, start);
    let is_within = |hex: Hex| within.get(hex.index()).is_some_and(|far| *far != FAR);
    let enters = |near: Hex, hex: Hex| is_within(near) && is_step(field, infantry, near, hex).is_some();
    let open = |hex: Hex| is_within(hex) && field.around(hex).any(|(_, near)| enters(near, hex));
    let to = |aim: Aim| {
        let goal = lie.goal(grid, aim, open)?;
        Some(Scheme { side, intention: Intention::To(aim), way: way_to(field, side, infantry, goal) })
    };
    let hold = Scheme { side, intention: Intention::Hold, way: Vec::new() };
    Aim::ALL.into_iter().filter_map(to).chain([hold]).collect()
}

impl Scheme {
    /// How far it is from a hex to the goal, in half movement points.
    pub fn far(&self, hex: Hex) -> u16 {
        self.way.get(hex.index()).copied().unwrap_or(0)
    }

    /// How far the army still has to march, in hexes of an average point of strength.
    pub(crate) fn left_to_march(&self, field: &Field<'_>) -> f32 {
        let (mut sum, mut strength) = (0.0, 0.001f32);
        for unit in field.on_map(self.side).and(field.battle.combat).iter() {
            let far = self.far(field.position.at(unit));
            if far == FAR {
                continue;
            }
            let points = f32::from(field.strength(unit));
            strength += points;
            sum += points * f32::from(far.saturating_sub(THERE)) / HEX;
        }
        sum / strength
    }
}

/// What a step of infantry costs, if it can be made.
fn is_step(field: &Field<'_>, infantry: Pieces, from: Hex, to: Hex) -> Option<u8> {
    let unit = infantry.first()?;
    let gait = field.gait(Pieces::only(unit), Pieces::NONE);
    field.cost_of(&gait, from, field.direction(from, to)?, to)
}

/// How far it is to a goal from every hex, round the enemy.
fn way_to(field: &Field<'_>, side: Side, infantry: Pieces, goal: Hex) -> Vec<u16> {
    let enemies = field.hexes_of(field.on_map(side.enemy()).and(field.battle.combat.or(field.position.hidden)));
    let shy = |hex: Hex| {
        let on_the_way = field.distance(hex, goal) > NEAR;
        on_the_way && enemies.iter().any(|enemy| field.distance(enemy, hex) <= WIDE)
    };
    let mut way = vec![FAR; field.battle.board.grid.len()];
    let mut open = vec![(0u16, goal)];
    way[goal.index()] = 0;
    // The way is looked for from its end.
    while let Some((far, hex)) = take_nearest(&mut open) {
        if far > way[hex.index()] {
            continue;
        }
        for (_, near) in field.around(hex) {
            let Some(cost) = is_step(field, infantry, near, hex) else { continue };
            let total = far + u16::from(cost) + if shy(hex) { SHY } else { 0 };
            if total < way[near.index()] {
                way[near.index()] = total;
                open.push((total, near));
            }
        }
    }
    way
}

fn take_nearest(open: &mut Vec<(u16, Hex)>) -> Option<(u16, Hex)> {
    let nearest = open.iter().enumerate().min_by_key(|(_, (far, _))| *far)?.0;
    Some(open.swap_remove(nearest))
}
