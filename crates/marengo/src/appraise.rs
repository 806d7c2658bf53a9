//! How good a position looks, for the generals: morale, the attacker's way to the stars against the time left, flanks that
//! hang in the air, and where the pieces stand. Everything is counted once for the attacker, so that what one side gains the
//! other loses.

use kernel::lots::each;
use kernel::{Side, Tokens};

use crate::battle::Battle;
use crate::board::{LocaleId, MOST_LOCALES, Spot};
use crate::pieces::Arm;
use crate::play::Field;
use crate::position::Position;
use crate::spec::{Arrival, RoadClass};

/// A march across a border on foot, in steps of a main road.
const ON_FOOT: usize = 3;
/// The same on a minor road.
const BY_LANE: usize = 2;
/// The same on a main road.
const BY_ROAD: usize = 1;
/// What an enemy in the way costs, besides one for each of his pieces up to three.
const HELD: usize = 8;
/// Longer ways are all alike.
const FARTHEST: usize = 60;
/// A turn's march of an army, roads and commands taken together, in steps.
const PACE: f32 = 1.5;
/// How the nearest pieces count towards a colour.
const NEAREST: [f32; 5] = [0.30, 0.25, 0.20, 0.15, 0.10];

/// How good a position looks for a side, from -1 to 1.
pub(crate) fn appraise(battle: &Battle, position: &Position, side: Side) -> f32 {
    let field = Field { battle, position };
    if let Some(winner) = field.outcome().and_then(|outcome| outcome.winner) {
        return if winner == side { 1.0 } else { -1.0 };
    }
    let attacker = Side(battle.victory.attacker);
    let margin = morale_margin(&field, attacker) + danger_margin(&field, attacker) + ground(&field, attacker);
    let value = (margin / 2.0).tanh();
    if side == attacker { value } else { -value }
}

/// Morale left: the last points are worth most, and a broken army has nearly lost.
fn morale_margin(field: &Field<'_>, attacker: Side) -> f32 {
    let spirit = |side: Side| {
        let left = f32::from(field.position.open.morale[side.index()]) / f32::from(field.battle.morale[side.index()]);
        let broken = if field.is_broken(side) { 0.6 } else { 0.0 };
        left.max(0.0).sqrt() - broken
    };
    1.8 * (spirit(attacker) - spirit(attacker.enemy()))
}

/// Where the sides stand, as sets of locales.
struct Reach {
    /// Locales that a side holds.
    held: [u128; 2],
    /// These and their neighbours.
    near: [u128; 2],
}

impl Reach {
    fn of(field: &Field<'_>) -> Self {
        let mut reach = Reach { held: [0; 2], near: [0; 2] };
        for (index, locale) in field.battle.board.locales.iter().enumerate() {
            let here = field.position.open.at[index];
            if here != 0 {
                let side = field.battle.owner(here.trailing_zeros() as u8).index();
                reach.held[side] |= 1 << index;
                reach.near[side] |= locale.neighbours.iter().fold(1 << index, |set, near| set | 1 << near.0);
            }
        }
        reach
    }
}

/// What the enemy could win by going round, in points, on either side.
fn danger_margin(field: &Field<'_>, attacker: Side) -> f32 {
    let reach = Reach::of(field);
    let danger = |side: Side| {
        // Whose turn it is can still do something about it.
        let weight = if field.turn() == side { 0.045 } else { 0.060 };
        let mut threatened = reach.held[side.index()] & reach.near[side.enemy().index()];
        let mut sum = 0.0;
        while threatened != 0 {
            sum += exposure(field, &reach, side, LocaleId(threatened.trailing_zeros() as u8));
            threatened &= threatened - 1;
        }
        weight * sum
    };
    danger(attacker.enemy()) - danger(attacker)
}

/// The points that the pieces in a locale stand to lose if the enemy moves in over an approach that nobody blocks.
fn exposure(field: &Field<'_>, reach: &Reach, side: Side, locale: LocaleId) -> f32 {
    let board = &field.battle.board;
    let open = &field.position.open;
    let here = open.in_locale(locale);
    let reserve = here & open.reserve;
    let (enemy_held, enemy_near) = (reach.held[side.enemy().index()], reach.near[side.enemy().index()]);
    let (mut blocked, mut likely) = (0.0f32, 0.0f32);
    let mut origin = 0u128;
    for approach in &board.locale(locale).approaches {
        if open.is_blocked(*approach) {
            blocked += 1.0;
            continue;
        }
        let Some(from) = board.approach(*approach).faces else { continue };
        let chance = if enemy_held >> from.0 & 1 == 1 {
            // Who comes out of a blocking place cannot be blocked; nor can anybody where there is no reserve.
            let certain = reserve == 0 || open.is_blocked(approach.opposite());
            if certain { 1.0 } else { 0.25 }
        } else if reserve == 0 && enemy_near >> from.0 & 1 == 1 && reach.held[side.index()] >> from.0 & 1 == 0 {
            0.3
        } else {
            continue;
        };
        if chance > likely {
            likely = chance;
            origin = 1 << from.0;
        }
    }
    let (mut ways, mut safe) = (0, 0);
    for to in &board.locale(locale).neighbours {
        if (enemy_held | origin) >> to.0 & 1 == 0 && field.room(side, *to) > 0 {
            ways += 1;
            safe += u32::from(enemy_near >> to.0 & 1 == 0 || reach.held[side.index()] >> to.0 & 1 == 1);
        }
    }
    let all = points(field, here);
    // Where every way back can be cut, a whole corps can be lost in one turn.
    let trapped = match (ways, safe) {
        (0, _) => likely.max(0.3) * all,
        (_, 0) => (0.03 + 0.15 * likely) * all,
        _ => 0.0,
    };
    let guns = points(field, field.position.of_arm(here, Arm::Artillery));
    let foot = field.position.of_arm(reserve, Arm::Infantry) != 0;
    trapped.max(likely * (blocked + guns + if foot { 1.0 } else { 0.0 }))
}

fn points(field: &Field<'_>, pieces: Tokens) -> f32 {
    each(pieces).map(|piece| f32::from(field.position.face(piece).strength())).sum()
}

/// How near the attacker is to stars of enough colours, against the time left; and how many can still bar his way.
fn ground(field: &Field<'_>, attacker: Side) -> f32 {
    let mut needs = [0.0f32; 3];
    let mut bulk = 0.0;
    for (colour, need) in needs.iter_mut().enumerate() {
        let ways = ways_to(field, attacker, colour);
        let (near, mean) = marches(field, attacker, &ways);
        *need = near;
        bulk += mean / 3.0;
    }
    needs.sort_by(f32::total_cmp);
    let wanted = usize::from(field.battle.victory.colours).clamp(1, 3);
    let need = 0.65 * needs[wanted - 1] + 0.35 * needs[0];
    let left = f32::from(field.battle.rounds.saturating_sub(field.position.open.round) + 1);
    let strain = need / (PACE * left);
    let chance = 1.0 / (1.0 + strain * strain);
    let held = f32::from(field.colours_held().min(field.battle.victory.colours)) / wanted as f32;
    let late = (1.0 - (left - 1.0) / 5.0).max(0.0);
    4.0 * (chance - 0.5) + 0.8 * late * (held - 0.5) - 0.045 * (bulk - 20.0) - guard(field, attacker)
}

/// Of each locale the way to the nearest star of a colour, in steps of a main road.
fn ways_to(field: &Field<'_>, attacker: Side, colour: usize) -> [u8; MOST_LOCALES] {
    let board = &field.battle.board;
    let mut ways = [FARTHEST as u8; MOST_LOCALES];
    let mut rings = [0u128; FARTHEST + ON_FOOT + HELD + 4];
    for (index, locale) in board.locales.iter().enumerate() {
        if locale.star.is_some_and(|star| star as usize == colour) {
            rings[0] |= 1 << index;
        }
    }
    let mut done = 0u128;
    for distance in 0..FARTHEST {
        let mut ring = rings[distance] & !done;
        done |= ring;
        while ring != 0 {
            let index = ring.trailing_zeros() as usize;
            ring &= ring - 1;
            ways[index] = distance as u8;
            let enemies = (field.position.open.at[index] & field.of(attacker.enemy())).count_ones() as usize;
            let entering = if enemies == 0 { 0 } else { HELD + enemies.min(3) };
            let locale = &board.locales[index];
            for near in &locale.neighbours {
                rings[distance + ON_FOOT + entering] |= 1 << near.0;
            }
            for exit in locale.exits.iter().filter(|_| entering == 0) {
                let step = if exit.class == RoadClass::Main { BY_ROAD } else { BY_LANE };
                if let Some(near) = board.approach(exit.over).faces {
                    rings[distance + step] |= 1 << near.0;
                }
            }
        }
    }
    ways
}

/// The way of the nearest pieces, and that of all by strength.
fn marches(field: &Field<'_>, attacker: Side, ways: &[u8; MOST_LOCALES]) -> (f32, f32) {
    let mut nearest = [FARTHEST as f32; NEAREST.len()];
    let (mut sum, mut weight) = (0.0f32, 0.0f32);
    for piece in each(field.of(attacker)) {
        let way = match field.position.open.spot(piece) {
            Spot::Reserve(locale) => f32::from(ways[locale.0 as usize]),
            Spot::Blocking(approach) => f32::from(ways[field.battle.board.approach(approach).locale.0 as usize]),
            Spot::Waiting(force) => way_in(field, force, ways),
            Spot::Lost => continue,
        };
        let strength = f32::from(field.position.face(piece).strength());
        sum += way * strength;
        weight += strength;
        let mut carried = way;
        for slot in &mut nearest {
            if carried < *slot {
                std::mem::swap(slot, &mut carried);
            }
        }
    }
    let near = nearest.iter().zip(NEAREST).map(|(way, share)| way * share).sum();
    (near, if weight > 0.0 { sum / weight } else { FARTHEST as f32 })
}

/// The way of a piece that has still to come in.
fn way_in(field: &Field<'_>, force: u8, ways: &[u8; MOST_LOCALES]) -> f32 {
    let Some(force) = field.battle.forces.get(force as usize) else { return FARTHEST as f32 };
    let entries = force.entries.iter().filter_map(|entry| field.battle.board.entry(*entry));
    let nearest = entries.map(|entry| ways[entry.locale.0 as usize]).min().unwrap_or(FARTHEST as u8);
    f32::from(nearest) + 4.0
}

/// What the defender has between the attacker and the stars: awake, come in, and not left behind.
fn guard(field: &Field<'_>, attacker: Side) -> f32 {
    let defender = attacker.enemy();
    let open = &field.position.open;
    let mut guard = 0.0;
    for piece in each(field.of(defender)) {
        let here = match open.spot(piece) {
            Spot::Reserve(locale) => locale,
            Spot::Blocking(approach) => field.battle.board.approach(approach).locale,
            Spot::Waiting(force) => {
                let arrives = field.battle.forces.get(force as usize).map(|force| force.arrives);
                let late = matches!(arrives, Some(Arrival::Round(round)) if round <= open.round);
                guard -= if late { 0.03 } else { 0.0 };
                continue;
            }
            Spot::Lost => continue,
        };
        let strength = f32::from(field.position.face(piece).strength());
        let nearest =
            stars(field.battle).map(|star| field.battle.distance[star][here.0 as usize]).min().unwrap_or_default();
        guard += strength * (0.02 - 0.003 * f32::from(nearest.min(10)));
        if open.awake >> piece & 1 == 1 {
            guard += 0.01;
        }
    }
    guard
}

/// The locales with a star.
fn stars(battle: &Battle) -> impl Iterator<Item = usize> {
    battle.board.locales.iter().enumerate().filter(|(_, locale)| locale.star.is_some()).map(|(index, _)| index)
}
