//! What the close combats that have to be fought will bring: who attacks whom, at
//! what odds, with what losses.

use hexes::Hex;
use kernel::Side;

use super::Weights;
use super::stands::{Stand, Stands};
use crate::close_combat::odds::exchange;
use crate::engine::charts::Effect;
use crate::engine::pieces::Units;
use crate::engine::play::Field;
use crate::engine::position::Morale;
use crate::engine::spec::{Arm, ArmyState};
use ground::BARRED;
use ground::Terrain;

/// No more hexes of one side are considered in contact at once.
const MOST_CONTACTS: usize = 48;

/// What a side is expected to lose.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Loss {
    /// Counters, of two steps each.
    pub(crate) counters: f32,
    /// Units that rout.
    pub(crate) routs: f32,
    /// Units that are disordered.
    pub(crate) disorders: f32,
    /// Counters that are captured, beyond those counted already.
    pub(crate) captures: f32,
    /// Strength points that are gone, or not fit to fight.
    pub(crate) strength: f32,
}

impl Loss {
    fn add(&mut self, other: &Loss, share: f32) {
        self.counters += share * other.counters;
        self.routs += share * other.routs;
        self.disorders += share * other.disorders;
        self.captures += share * other.captures;
        self.strength += share * other.strength;
    }

    /// What it comes to, in points of army morale.
    fn price(&self, weights: &Weights) -> f32 {
        self.counters + self.captures + self.routs + weights.disorder * self.disorders
    }
}

/// One attack as it is foreseen.
struct Attack {
    attackers: [u8; 6],
    attacking: usize,
    defenders: [u8; 3],
    defending: usize,
}

/// What all attacks of a side on the enemies it touches will bring both sides; units that have
/// fought already are left out.
pub(crate) fn foresee(field: &Field<'_>, stands: &Stands, side: Side, weights: &Weights) -> [Loss; 2] {
    let mut losses = [Loss::default(); 2];
    let fights = field.position.active == side;
    let spent = if fights { field.position.spent } else { Units::NONE };
    // Who touches whom.
    let mut defenders = [(0u8, [0u8; 6], 0u8); MOST_CONTACTS];
    let mut count = 0;
    for (index, stand) in stands.iter().enumerate() {
        if stand.side == side || stand.guns_only || stand.near > 1 && !stand.routed || count == MOST_CONTACTS {
            continue;
        }
        if !stand.front.and(spent).is_empty() {
            continue;
        }
        let (mut touching, mut touched) = ([0u8; 6], 0u8);
        for (direction, near) in field.around(stand.hex) {
            let Some(other) = stands.at(field, near) else { continue };
            let attacker = stands.get(other);
            if attacker.side == side
                && attacker.attack > 0
                && attacker.front.and(spent).is_empty()
                && field.meets(near, direction.opposite())
            {
                touching[usize::from(touched)] = other as u8;
                touched += 1;
            }
        }
        if touched > 0 {
            defenders[count] = (index as u8, touching, touched);
            count += 1;
        }
    }
    let defenders = &mut defenders[..count];
    // The one with the fewest opponents chooses first.
    defenders.sort_unstable_by_key(|(_, _, touched)| *touched);
    let mut engaged = [false; crate::engine::pieces::MOST_UNITS];
    let mut attacks: [Option<Attack>; MOST_CONTACTS] = [const { None }; MOST_CONTACTS];
    for (place, (defender, touching, touched)) in defenders.iter().enumerate() {
        let free = touching[..usize::from(*touched)].iter().find(|other| !engaged[usize::from(**other)]);
        match free {
            Some(attacker) => {
                engaged[usize::from(*attacker)] = true;
                let mut attack = Attack { attackers: [0; 6], attacking: 1, defenders: [0; 3], defending: 1 };
                attack.attackers[0] = *attacker;
                attack.defenders[0] = *defender;
                attacks[place] = Some(attack);
            }
            None => {
                // It is attacked together with another of the same attacker.
                let joined = attacks[..place].iter_mut().flatten().find(|attack| {
                    attack.defending < 3 && touching[..usize::from(*touched)].contains(&attack.attackers[0])
                });
                if let Some(attack) = joined {
                    attack.defenders[attack.defending] = *defender;
                    attack.defending += 1;
                }
            }
        }
    }
    // Everybody else joins where it tells most.
    for place in 0..defenders.len() {
        let (_, touching, touched) = defenders[place];
        for other in touching[..usize::from(touched)].iter().copied() {
            if std::mem::replace(&mut engaged[usize::from(other)], true) {
                continue;
            }
            let mut best: Option<(f32, usize)> = None;
            for (index, (_, near, near_count)) in defenders.iter().enumerate() {
                let Some(attack) = &attacks[index] else { continue };
                if !near[..usize::from(*near_count)].contains(&other) || attack.attacking == 6 {
                    continue;
                }
                let before = value(field, stands, side, attack, weights);
                let with = joined(attack, other);
                let gain = value(field, stands, side, &with, weights) - before;
                if best.is_none_or(|(most, _)| gain > most) {
                    best = Some((gain, index));
                }
            }
            if let Some((_, index)) = best
                && let Some(attack) = &mut attacks[index]
            {
                *attack = joined(attack, other);
            }
        }
    }
    for attack in attacks[..defenders.len()].iter().flatten() {
        let expected = expect(field, stands, side, attack);
        losses[side.index()].add(&expected[0], 1.0);
        losses[side.enemy().index()].add(&expected[1], 1.0);
    }
    losses
}

fn joined(attack: &Attack, other: u8) -> Attack {
    let mut with = Attack { attackers: attack.attackers, defenders: attack.defenders, ..*attack };
    with.attackers[with.attacking] = other;
    with.attacking += 1;
    with
}

fn value(field: &Field<'_>, stands: &Stands, side: Side, attack: &Attack, weights: &Weights) -> f32 {
    let [own, theirs] = expect(field, stands, side, attack);
    theirs.price(weights) - own.price(weights)
}

/// What an attack of these hexes on those is worth to the attacker, in points of army morale.
pub(crate) fn attack_value(field: &Field<'_>, stands: &Stands, side: Side, from: &[Hex], at: &[Hex]) -> Option<f32> {
    let mut attack = Attack { attackers: [0; 6], attacking: 0, defenders: [0; 3], defending: 0 };
    for hex in at.iter().take(3) {
        attack.defenders[attack.defending] = stands.at(field, *hex)? as u8;
        attack.defending += 1;
    }
    for hex in from.iter().take(6) {
        attack.attackers[attack.attacking] = stands.at(field, *hex)? as u8;
        attack.attacking += 1;
    }
    Some(value(field, stands, side, &attack, &Weights::default()))
}

/// The expected losses of an attack: attacker, defender.
fn expect(field: &Field<'_>, stands: &Stands, side: Side, attack: &Attack) -> [Loss; 2] {
    let attackers: &[u8] = &attack.attackers[..attack.attacking];
    let defenders: &[u8] = &attack.defenders[..attack.defending];
    let each = |list: &'_ [u8]| -> [Stand; 6] {
        let mut stand = [*stands.get(usize::from(list.first().copied().unwrap_or(0))); 6];
        list.iter().enumerate().take(6).for_each(|(place, index)| stand[place] = *stands.get(usize::from(*index)));
        stand
    };
    let (ours, theirs) = (each(attackers), each(defenders));
    let (ours, theirs) = (&ours[..attackers.len()], &theirs[..defenders.len()]);
    let strength: u16 = ours.iter().map(|stand| stand.attack).sum();
    let resistance: u16 = theirs.iter().map(|stand| stand.strength).sum();
    let steps = |list: &[Stand]| list.iter().map(|stand| stand.steps).sum::<u8>();
    let (our_steps, their_steps) = (steps(ours), steps(theirs));
    let surrounded = theirs.len() == 1 && is_surrounded(field, ours, theirs[0].hex);
    let supported = surrounded && theirs[0].support;
    let flank = surrounded && !supported;
    let only_routed = theirs.iter().all(|stand| stand.routed);
    let modifier = modifier(field, side, ours, theirs, flank, only_routed);
    let chart = &field.battle.charts.combat;
    let column = chart.column(strength, resistance.max(1));
    let mut losses = [Loss::default(); 2];
    for die in 1..=6 {
        let cell = chart.rows.cell(column, die + modifier);
        if !only_routed {
            let points = points(cell.attacker, their_steps, ours, supported);
            losses[0].add(&bear(field, ours, cell.attacker, points), 1.0 / 6.0);
        }
        let points = points(cell.defender, our_steps, theirs, supported);
        losses[1].add(&bear(field, theirs, cell.defender, points), 1.0 / 6.0);
    }
    losses
}

fn points(effect: Effect, enemy_steps: u8, stands: &[Stand], supported: bool) -> u8 {
    let mut points = effect.points;
    if effect.bracket && stands.iter().any(|stand| stand.support) {
        points = points.saturating_sub(1);
    }
    if effect.exchange {
        points += exchange(enemy_steps);
    }
    (points + u8::from(supported)).min(enemy_steps)
}

/// Whether the attackers, or hexes next to them, close every side of a hex.
fn is_surrounded(field: &Field<'_>, ours: &[Stand], hex: Hex) -> bool {
    ours.len() > 1
        && field.around(hex).all(|(_, near)| {
            ours.iter().any(|stand| {
                stand.hex == near
                    || field.battle.board.grid.direction(stand.hex, near).is_some_and(|direction| {
                        let kind = if stand.horse { Arm::Cavalry } else { Arm::Infantry };
                        field.battle.cost[kind.index()][stand.hex.index()][direction.index()] != BARRED
                    })
            })
        })
}

fn modifier(field: &Field<'_>, side: Side, ours: &[Stand], theirs: &[Stand], flank: bool, only_routed: bool) -> i16 {
    let chart = &field.battle.charts.combat_modifiers;
    let any = |list: &[Stand], test: fn(&Stand) -> bool| list.iter().any(test);
    let best = |list: &[Stand]| i16::from(list.iter().map(|stand| stand.best).max().unwrap_or(0));
    let all_horse = ours.iter().all(|stand| stand.horse);
    let difference = best(ours) - best(theirs);
    let points = i16::from(chart.morale_points_with_infantry.max(1));
    let mut sum = match all_horse {
        true => difference,
        false => (difference.abs() + points - 1) / points * difference.signum(),
    };
    if any(ours, |stand| stand.column) {
        sum += i16::from(chart.attacker_in_column);
    }
    if any(theirs, |stand| stand.column) {
        sum += i16::from(chart.defender_in_column);
    }
    if any(ours, |stand| stand.disordered) {
        sum += i16::from(chart.attacker_disordered);
    }
    if only_routed {
        sum += i16::from(chart.defender_all_routed);
    } else if any(theirs, |stand| stand.disordered || stand.routed) {
        sum += i16::from(chart.defender_disordered);
    }
    let town = theirs.iter().any(|stand| field.battle.board.terrain[stand.hex.index()].has(Terrain::Town));
    if flank && !town {
        sum += i16::from(chart.flank);
    }
    let marks = |list: &[Stand]| list.iter().map(|stand| i16::from(field.position.momentum(stand.hex))).sum::<i16>();
    sum += i16::from(chart.momentum) * (marks(theirs) - marks(ours));
    sum += match field.army_state(side) {
        ArmyState::Steady => 0,
        ArmyState::Demoralized => i16::from(chart.attacker_demoralized),
        ArmyState::Broken => i16::from(chart.attacker_broken),
    };
    sum += match field.army_state(side.enemy()) {
        ArmyState::Steady => 0,
        ArmyState::Demoralized if all_horse => i16::from(chart.defender_demoralized_by_cavalry),
        ArmyState::Demoralized => i16::from(chart.defender_demoralized),
        ArmyState::Broken => i16::from(chart.defender_broken),
    };
    let (ground, no_shock) = ground(field, ours, theirs);
    sum += ground;
    if all_horse && !no_shock && !any(theirs, |stand| stand.square) {
        let average = |list: &[Stand]| list.iter().map(|stand| stand.shock).sum::<i16>() / list.len().max(1) as i16;
        sum += average(ours) - average(theirs);
    }
    sum + field.surprise(side)
}

/// The best ground that the attacker can choose.
fn ground(field: &Field<'_>, ours: &[Stand], theirs: &[Stand]) -> (i16, bool) {
    let charts = &field.battle.charts;
    let mut best: Option<(i16, bool)> = None;
    for from in ours {
        let kind = usize::from(from.horse);
        for to in theirs {
            let Some(direction) = field.battle.board.grid.direction(from.hex, to.hex) else { continue };
            let (mut worst, mut across, mut no_shock) = (0i16, 0i16, false);
            for terrain in field.battle.board.terrain[from.hex.index()].iter() {
                let row = &charts.terrain[terrain.index()];
                worst = worst.min(i16::from(row.out[kind]));
                no_shock |= row.no_shock_out;
            }
            for terrain in field.battle.board.terrain[to.hex.index()].iter() {
                let row = &charts.terrain[terrain.index()];
                worst = worst.min(i16::from(row.into[kind]));
                no_shock |= row.no_shock_into;
            }
            for edge in field.battle.board.edges[from.hex.index()][direction.index()].iter() {
                let row = &charts.edges[edge.index()];
                across += i16::from(row.across.map_or(0, |values| values[kind]));
                no_shock |= row.no_shock;
            }
            if best.is_none_or(|(most, _)| worst + across > most) {
                best = Some((worst + across, no_shock));
            }
        }
    }
    best.unwrap_or((0, false))
}

/// From this rating on a unit stands as long as it likes.
const STEADFAST: u8 = 5;
/// Up to this rating a unit routs, or surrenders.
const FEEBLE: u8 = 3;

/// How a side would bear so many points, one unit after the other.
fn bear(field: &Field<'_>, stands: &[Stand], effect: Effect, mut points: u8) -> Loss {
    let mut loss = Loss::default();
    for stand in stands {
        for unit in stand.front.iter() {
            if points == 0 && !effect.retreat {
                return loss;
            }
            let state = field.position.unit(unit);
            let full = f32::from(field.battle.values(unit, state.steps).strength);
            let (mut steps, mut reduced) = (state.steps, false);
            let shaky = state.morale != Morale::Formed;
            let mut went = false;
            while points > 0 && steps > 0 {
                let rating = field.battle.values(unit, steps).morale;
                points -= 1;
                if effect.surrender && rating <= FEEBLE {
                    loss.captures += f32::from(field.battle.counters(unit, steps));
                    steps = 0;
                } else if !reduced || rating >= STEADFAST {
                    steps -= 1;
                    reduced = true;
                    loss.counters += 0.5;
                } else {
                    went = true;
                    let runs = effect.rout || rating <= FEEBLE || shaky;
                    if runs {
                        loss.routs += 1.0;
                        loss.strength += 0.7 * f32::from(field.battle.values(unit, steps).strength);
                    } else {
                        loss.disorders += 1.0;
                    }
                    break;
                }
            }
            let left = if steps == 0 { 0.0 } else { f32::from(field.battle.values(unit, steps).strength) };
            loss.strength += full - left;
            if effect.retreat && !went && steps > 0 && field.battle.values(unit, steps).morale < STEADFAST {
                if shaky { loss.routs += 1.0 } else { loss.disorders += 1.0 }
            }
        }
    }
    loss
}
