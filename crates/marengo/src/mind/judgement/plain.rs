//! The plain judgement, set by hand: morale, the attacker's way to the stars against the time left,
//! flanks that hang in the air, and where the pieces stand.

use kernel::lots::each;
use kernel::{Side, Tokens};

use crate::board::{LocaleId, Spot};
use crate::engine::ground::{FARTHEST, Ways};
use crate::engine::play::Field;
use crate::engine::spec::Arrival;
use crate::pieces::Arm;

/// What an enemy in the way costs, besides one for each of his pieces up to three.
const HELD: usize = 8;
/// A turn's march of an army, roads and commands taken together, in steps.
const PACE: f32 = 1.5;
/// How the nearest pieces count towards a colour.
const NEAREST: [f32; 5] = [0.30, 0.25, 0.20, 0.15, 0.10];

/// By how much a position looks better for the attacker.
pub(super) fn margin(field: &Field<'_>, attacker: Side) -> f32 {
    morale_margin(field, attacker) + danger_margin(field, attacker) + ground(field, attacker)
}

/// Morale left: the last points are worth most, and a broken army has nearly lost.
fn morale_margin(field: &Field<'_>, attacker: Side) -> f32 {
    let spirit = |side: Side| {
        let left = f32::from(field.position.open.morale[side]) / f32::from(field.battle.morale[side]);
        let broken = if field.is_broken(side) { 0.6 } else { 0.0 };
        left.max(0.0).sqrt() - broken
    };
    1.8 * (spirit(attacker) - spirit(attacker.enemy()))
}

/// Where the sides stand, as sets of locales.
pub(super) struct Reach {
    /// Locales that a side holds.
    pub(super) held: [u128; 2],
    /// These and their neighbours.
    pub(super) near: [u128; 2],
}

impl Reach {
    pub(super) fn of(field: &Field<'_>) -> Self {
        let mut reach = Reach { held: [0; 2], near: [0; 2] };
        for (index, here) in field.position.open.at.iter().enumerate() {
            if *here != 0 {
                let side = field.battle.owner(here.trailing_zeros() as u8).index();
                reach.held[side] |= 1 << index;
                reach.near[side] |= field.battle.ground.near[index];
            }
        }
        reach
    }

    /// What a side can reach in two marches.
    pub(super) fn far(&self, field: &Field<'_>, side: Side) -> u128 {
        let (mut left, mut far) = (self.near[side.index()], 0);
        while left != 0 {
            far |= field.battle.ground.near[left.trailing_zeros() as usize];
            left &= left - 1;
        }
        far
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
            let danger = danger(field, &reach, side, LocaleId(threatened.trailing_zeros() as u8));
            sum += danger.trapped.max(danger.paid);
            threatened &= threatened - 1;
        }
        weight * sum
    };
    danger(attacker.enemy()) - danger(attacker)
}

/// The points that the pieces in a locale stand to lose if the enemy moves in over an
/// approach that nobody blocks.
pub(super) struct Danger {
    /// In the retreat.
    pub(super) paid: f32,
    /// For want of a way back.
    pub(super) trapped: f32,
}

pub(super) fn danger(field: &Field<'_>, reach: &Reach, side: Side, locale: LocaleId) -> Danger {
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
            // Who comes out of a blocking place cannot be blocked; nor can anybody
            // where there is no reserve.
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
    let (mut ways, mut safe, mut room) = (0, 0, 0);
    for to in &board.locale(locale).neighbours {
        if (enemy_held | origin) >> to.0 & 1 == 0 && field.room(side, *to) > 0 {
            ways += 1;
            room += field.room(side, *to);
            safe += u32::from(enemy_near >> to.0 & 1 == 0 || reach.held[side.index()] >> to.0 & 1 == 1);
        }
    }
    let all = points(field, here);
    // Where every way back can be cut, a whole corps can be lost in one turn; where the ways
    // back are narrow, part of it.
    let crowded = here.count_ones().saturating_sub(room) as f32 / here.count_ones().max(1) as f32;
    let trapped = match (ways, safe) {
        (0, _) => likely.max(0.3) * all,
        (_, 0) => (0.03 + 0.15 * likely).max(likely.max(0.3) * crowded) * all,
        _ => likely.max(0.3) * crowded * all,
    };
    let guns = points(field, field.position.of_arm(here, Arm::Artillery));
    let foot = field.position.of_arm(reserve, Arm::Infantry) != 0;
    Danger { paid: likely * (blocked + guns + if foot { 1.0 } else { 0.0 }), trapped }
}

fn points(field: &Field<'_>, pieces: Tokens) -> f32 {
    each(pieces).map(|piece| f32::from(field.position.face(piece).strength())).sum()
}

/// How near the attacker is to stars of enough colours, against the time left; and how
/// many can still bar his way.
fn ground(field: &Field<'_>, attacker: Side) -> f32 {
    let way = way_to_go(field, &Stands::of(field, attacker), attacker);
    let wanted = f32::from(field.battle.victory.colours.clamp(1, 3));
    let held = f32::from(field.colours_held().min(field.battle.victory.colours)) / wanted;
    let late = (1.0 - (hours_left(field) - 1.0) / 5.0).max(0.0);
    4.0 * (in_time(field, way.need) - 0.5) + 0.8 * late * (held - 0.5)
        - 0.045 * (way.bulk - 20.0)
        - guard(field, attacker)
}

/// The pieces of a side that stand together.
#[derive(Clone, Copy)]
struct Stand {
    spot: Spot,
    count: u32,
    strength: f32,
}

/// Where a side marches from.
pub(super) struct Stands {
    stands: [Stand; 64],
    count: usize,
    /// The locales from which ways are wanted.
    wanted: u128,
}

impl Stands {
    pub(super) fn of(field: &Field<'_>, side: Side) -> Self {
        let nobody = Stand { spot: Spot::Lost, count: 0, strength: 0.0 };
        let mut stands = Stands { stands: [nobody; 64], count: 0, wanted: 0 };
        let pieces = field.of(side);
        let mut on_board = 0;
        for (index, here) in field.position.open.at.iter().enumerate() {
            if here & pieces != 0 {
                on_board |= here & pieces;
                stands.wanted |= 1 << index;
                stands.add(field, Spot::Reserve(LocaleId(index as u8)), here & pieces);
            }
        }
        for (index, force) in field.battle.forces.iter().enumerate().filter(|(_, force)| force.side == side) {
            let away = each(force.tokens & !on_board)
                .filter(|piece| matches!(field.position.open.spot(*piece), Spot::Waiting(_)))
                .fold(0, |set, piece| set | 1 << piece);
            if away != 0 {
                let entries = force.entries.iter().filter_map(|entry| field.battle.board.entry(*entry));
                stands.wanted |= entries.fold(0, |set, entry| set | 1 << entry.locale.0);
                stands.add(field, Spot::Waiting(index as u8), away);
            }
        }
        stands
    }

    fn add(&mut self, field: &Field<'_>, spot: Spot, pieces: Tokens) {
        self.stands[self.count] = Stand { spot, count: pieces.count_ones(), strength: points(field, pieces) };
        self.count += 1;
    }

    fn list(&self) -> &[Stand] {
        &self.stands[..self.count]
    }
}

/// How far the attacker has to go, in steps of a main road.
#[derive(Clone, Copy)]
pub(super) struct WayToGo {
    /// His nearest pieces, to stars of enough colours.
    pub(super) need: f32,
    /// All of them, to stars of any colour.
    pub(super) bulk: f32,
}

/// What the enemies in a locale add to the attacker's way.
fn entering(field: &Field<'_>, attacker: Side, index: usize) -> usize {
    let enemies = (field.position.open.at[index] & field.of(attacker.enemy())).count_ones() as usize;
    if enemies == 0 { 0 } else { HELD + enemies.min(3) }
}

/// The attacker's way with the enemies in it.
pub(super) fn way_to_go(field: &Field<'_>, stands: &Stands, attacker: Side) -> WayToGo {
    let entering = |index| entering(field, attacker, index);
    let stars = field.battle.ground.stars;
    let ways = stars.map(|stars| field.battle.ground.ways(stars, stands.wanted, entering));
    way_along(field, stands, &ways)
}

/// The way of the attacker's nearest pieces to the nearest star with the enemies in
/// it, and if there were none.
pub(super) fn nearest_star(field: &Field<'_>, stands: &Stands, attacker: Side) -> [f32; 2] {
    let entering = |index| entering(field, attacker, index);
    let ground = &field.battle.ground;
    let ways = ground.ways(ground.stars[0] | ground.stars[1] | ground.stars[2], stands.wanted, entering);
    [&ways, &ground.free_to_any].map(|ways| marches(field, stands, ways).0)
}

/// The attacker's way if nobody stood in it.
pub(super) fn free_way(field: &Field<'_>, stands: &Stands) -> WayToGo {
    way_along(field, stands, &field.battle.ground.free)
}

fn way_along(field: &Field<'_>, stands: &Stands, ways: &[Ways; 3]) -> WayToGo {
    let marches = ways.each_ref().map(|ways| marches(field, stands, ways));
    let mut needs = marches.map(|(near, _)| near);
    needs.sort_by(f32::total_cmp);
    let wanted = usize::from(field.battle.victory.colours).clamp(1, 3);
    let need = 0.65 * needs[wanted - 1] + 0.35 * needs[0];
    WayToGo { need, bulk: marches.iter().map(|(_, mean)| mean / 3.0).sum() }
}

/// The rounds left, this one included.
fn hours_left(field: &Field<'_>) -> f32 {
    f32::from(field.battle.rounds.saturating_sub(field.position.open.round) + 1)
}

/// Whether so long a way can be gone in time, from 0 to 1.
pub(super) fn in_time(field: &Field<'_>, need: f32) -> f32 {
    let strain = need / (PACE * hours_left(field));
    1.0 / (1.0 + strain * strain)
}

/// The way of the nearest pieces, and that of all by strength.
fn marches(field: &Field<'_>, stands: &Stands, ways: &Ways) -> (f32, f32) {
    let mut nearest = [FARTHEST as f32; NEAREST.len()];
    let (mut sum, mut weight) = (0.0f32, 0.0f32);
    for stand in stands.list() {
        let way = match stand.spot {
            Spot::Reserve(locale) => f32::from(ways[locale.0 as usize]),
            Spot::Waiting(force) => way_in(field, force, ways),
            Spot::Blocking(_) | Spot::Lost => continue,
        };
        sum += way * stand.strength;
        weight += stand.strength;
        for _ in 0..stand.count.min(NEAREST.len() as u32) {
            let mut carried = way;
            for slot in &mut nearest {
                if carried < *slot {
                    std::mem::swap(slot, &mut carried);
                }
            }
        }
    }
    let near = nearest.iter().zip(NEAREST).map(|(way, share)| way * share).sum();
    (near, if weight > 0.0 { sum / weight } else { FARTHEST as f32 })
}

/// The way of a piece that has still to come in.
fn way_in(field: &Field<'_>, force: u8, ways: &Ways) -> f32 {
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
        let nearest = field.battle.ground.to_star[here.0 as usize];
        guard += strength * (0.02 - 0.003 * f32::from(nearest.min(10)));
        if open.awake >> piece & 1 == 1 {
            guard += 0.01;
        }
    }
    guard
}
