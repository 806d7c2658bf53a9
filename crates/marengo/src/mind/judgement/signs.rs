//! The signs by which a position is judged, each about as large as one.

use kernel::lots::each;
use kernel::{Side, Tokens};

use super::plain::{self, Reach, Stands};
use crate::board::{ApproachId, LocaleId, Spot};
use crate::engine::play::Field;
use crate::engine::spec::Arrival;
use crate::pieces::Arm;

macro_rules! signs {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// Something about a position that speaks for one of the sides.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(usize)]
        pub enum Sign { $($(#[$doc])* $name,)* }

        impl Sign {
            /// All of them.
            pub const ALL: [Sign; SIGNS] = [$(Sign::$name,)*];
        }

        /// How many there are.
        pub const SIGNS: usize = [$(stringify!($name),)*].len();
    };
}

signs! {
    /// Always there.
    Day,
    /// Whose turn it is.
    Turn,
    /// The attacker's morale.
    AttackerMorale,
    /// The defender's.
    DefenderMorale,
    /// How near the attacker is to breaking.
    AttackerFaltering,
    /// How near the defender is.
    DefenderFaltering,
    /// The attacker is broken.
    AttackerBroken,
    /// The defender is.
    DefenderBroken,
    /// Whether the attacker's nearest pieces can reach stars of enough colours in time.
    InTime,
    /// How far they have to go.
    WayToGo,
    /// How far the whole army has to go.
    WayOfAll,
    /// How much longer the way is for the enemies in it.
    Barred,
    /// Colours the attacker holds.
    Colours,
    /// Enough of them.
    EnoughColours,
    /// Attackers on a star.
    AttackersOnStars,
    /// Attackers within one march of a star.
    AttackersWithin1,
    /// Within two.
    AttackersWithin2,
    /// Within three.
    AttackersWithin3,
    /// Within four.
    AttackersWithin4,
    /// Within six.
    AttackersWithin6,
    /// Attackers still to come in.
    AttackersWaiting,
    /// Defenders on a star.
    DefendersOnStars,
    /// Defenders within one march of a star.
    DefendersWithin1,
    /// Within two.
    DefendersWithin2,
    /// Within three.
    DefendersWithin3,
    /// Within four.
    DefendersWithin4,
    /// Within six.
    DefendersWithin6,
    /// Defenders asleep.
    DefendersAsleep,
    /// Defenders that could have come in.
    DefendersOverdue,
    /// Defenders farther from the stars than the attacker's spearhead.
    DefendersPassed,
    /// Attackers near an enemy.
    AttackersEngaged,
    /// Defenders near an enemy.
    DefendersEngaged,
    /// What going round could cost the attacker, when he may do something about it.
    AttackerExposed,
    /// When he may not.
    AttackerExposedNow,
    /// What it could cost the defender.
    DefenderExposed,
    /// At once.
    DefenderExposedNow,
    /// Attackers whose ways back can all be cut.
    AttackersTrapped,
    /// Defenders whose ways back can.
    DefendersTrapped,
    /// Assaults that the attacker would win.
    AttackerAssaults,
    /// Assaults that the defender would win.
    DefenderAssaults,
    /// Locales near the enemy that the attacker holds without a reserve.
    AttackerThin,
    /// The same for the defender.
    DefenderThin,
    /// The attacker's guns: best in line, better near the enemy than far from him.
    AttackerGuns,
    /// The defender's.
    DefenderGuns,
    /// The attacker's cavalry.
    AttackerCavalry,
    /// The defender's.
    DefenderCavalry,
    /// The attacker's strongest pieces.
    AttackerElite,
    /// The defender's.
    DefenderElite,
    /// Attackers on a main road, free to march.
    AttackersOnRoads,
    /// Defenders on one.
    DefendersOnRoads,
}

/// All signs of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Signs(pub [f32; SIGNS]);

impl Signs {
    fn set(&mut self, sign: Sign, value: f32) {
        self.0[sign as usize] = value;
    }

    fn pair(&mut self, signs: [Sign; 2], attacker: Side, value: impl Fn(Side) -> f32) {
        self.set(signs[0], value(attacker));
        self.set(signs[1], value(attacker.enemy()));
    }
}

/// The rings round the stars in which pieces are counted.
const RINGS: [u8; 6] = [0, 1, 2, 3, 4, 6];

pub(super) fn signs(field: &Field<'_>) -> Signs {
    let attacker = Side::of(field.battle.victory.attacker);
    let open = &field.position.open;
    let mut signs = Signs([0.0; SIGNS]);
    signs.set(Sign::Day, 1.0);
    signs.set(Sign::Turn, if open.turn == attacker { 0.5 } else { -0.5 });
    morale(field, attacker, &mut signs);
    let reach = Reach::of(field);
    ground(field, attacker, &reach, &mut signs);
    pieces(field, attacker, &reach, &mut signs);
    contact(field, attacker, &reach, &mut signs);
    signs
}

fn morale(field: &Field<'_>, attacker: Side, signs: &mut Signs) {
    let left = |side: Side| f32::from(field.position.open.morale[side]);
    signs.pair([Sign::AttackerMorale, Sign::DefenderMorale], attacker, |side| left(side) / 10.0);
    signs.pair([Sign::AttackerFaltering, Sign::DefenderFaltering], attacker, |side| {
        let lacking = (7.0 - left(side)).max(0.0) / 7.0;
        lacking * lacking
    });
    let broken = |side| f32::from(u8::from(field.is_broken(side)));
    signs.pair([Sign::AttackerBroken, Sign::DefenderBroken], attacker, broken);
}

fn ground(field: &Field<'_>, attacker: Side, reach: &Reach, signs: &mut Signs) {
    let stands = Stands::of(field, attacker);
    let free = plain::free_way(field, &stands);
    let [barred, open] = plain::nearest_star(field, &stands, attacker);
    let way = free.need + barred - open;
    signs.set(Sign::InTime, plain::in_time(field, way));
    signs.set(Sign::WayToGo, way / 20.0);
    signs.set(Sign::WayOfAll, free.bulk / 20.0);
    signs.set(Sign::Barred, (barred - open) / 10.0);
    let held = reach.held[attacker.index()];
    let colours = field.battle.ground.stars.iter().filter(|stars| **stars & held != 0).count() as u8;
    let colours = colours.min(field.battle.victory.colours);
    signs.set(Sign::Colours, f32::from(colours) / 2.0);
    signs.set(Sign::EnoughColours, f32::from(u8::from(colours == field.battle.victory.colours)));
}

/// Where each piece stands.
fn pieces(field: &Field<'_>, attacker: Side, reach: &Reach, signs: &mut Signs) {
    let open = &field.position.open;
    let board = &field.battle.board;
    let mut rings = [[0.0f32; RINGS.len()]; 2];
    let mut spearhead = [u8::MAX; 3];
    let (mut engaged, mut roads, mut cavalry, mut elite) = ([0.0f32; 2], [0.0f32; 2], [0.0f32; 2], [0.0f32; 2]);
    let far = Side::BOTH.map(|side| reach.far(field, side));
    let mut guns = [0.0f32; 2];
    let (mut waiting, mut overdue, mut asleep) = (0.0, 0.0, 0.0);
    let mut standing = [(0u8, 0.0f32); 64];
    let mut defenders = 0;
    for side in Side::BOTH {
        let who = usize::from(side != attacker);
        for piece in each(field.of(side)) {
            let face = field.position.face(piece);
            let strength = f32::from(face.strength());
            let here = match open.spot(piece) {
                Spot::Reserve(locale) => locale,
                Spot::Blocking(approach) => board.approach(approach).locale,
                Spot::Waiting(force) => {
                    waiting += if who == 0 { 0.1 } else { 0.0 };
                    let arrives = field.battle.forces.get(force as usize).map(|force| force.arrives);
                    let late = matches!(arrives, Some(Arrival::Round(round)) if round <= open.round);
                    overdue += if who == 1 && late { 0.2 } else { 0.0 };
                    continue;
                }
                Spot::Lost => continue,
            };
            let away = field.battle.ground.to_star[here.0 as usize];
            for (ring, sum) in RINGS.iter().zip(&mut rings[who]) {
                *sum += if away <= *ring { strength * 0.1 } else { 0.0 };
            }
            if who == 0 {
                let mut carried = away;
                for slot in &mut spearhead {
                    if carried < *slot {
                        std::mem::swap(slot, &mut carried);
                    }
                }
            } else {
                standing[defenders] = (away, strength);
                defenders += 1;
                asleep += if open.awake >> piece & 1 == 0 { strength * 0.1 } else { 0.0 };
            }
            if far[side.enemy().index()] >> here.0 & 1 == 1 {
                engaged[who] += strength * 0.1;
            }
            if open.reserve >> piece & 1 == 1 && field.battle.ground.main_roads >> here.0 & 1 == 1 {
                roads[who] += strength * 0.1;
            }
            if face.is(Arm::Artillery) {
                guns[who] += match (open.reserve >> piece & 1, reach.near[side.enemy().index()] >> here.0 & 1) {
                    (0, _) => 1.0,
                    (_, 1) => 0.6,
                    _ => 0.3 - 0.02 * f32::from(away.min(10)) * if who == 0 { 1.0 } else { -1.0 },
                };
            }
            cavalry[who] += if face.is(Arm::Cavalry) { strength * 0.1 } else { 0.0 };
            elite[who] += if face.strength() == 3 { 0.25 } else { 0.0 };
        }
    }
    let firsts = [Sign::AttackersOnStars as usize, Sign::DefendersOnStars as usize];
    for (first, rings) in firsts.into_iter().zip(rings) {
        signs.0[first..first + RINGS.len()].copy_from_slice(&rings);
    }
    let passed: f32 = standing[..defenders].iter().filter(|(away, _)| *away > spearhead[2]).map(|(_, s)| s * 0.1).sum();
    signs.set(Sign::DefendersPassed, passed);
    signs.set(Sign::AttackersWaiting, waiting);
    signs.set(Sign::DefendersOverdue, overdue);
    signs.set(Sign::DefendersAsleep, asleep);
    let who = |side: Side| usize::from(side != attacker);
    signs.pair([Sign::AttackersEngaged, Sign::DefendersEngaged], attacker, |side| engaged[who(side)]);
    signs.pair([Sign::AttackersOnRoads, Sign::DefendersOnRoads], attacker, |side| roads[who(side)]);
    signs.pair([Sign::AttackerCavalry, Sign::DefenderCavalry], attacker, |side| cavalry[who(side)]);
    signs.pair([Sign::AttackerGuns, Sign::DefenderGuns], attacker, |side| guns[who(side)]);
    signs.pair([Sign::AttackerElite, Sign::DefenderElite], attacker, |side| elite[who(side)]);
}

/// Where the sides touch.
fn contact(field: &Field<'_>, attacker: Side, reach: &Reach, signs: &mut Signs) {
    let open = &field.position.open;
    for side in Side::BOTH {
        let own = side == attacker;
        let mut threatened = reach.held[side.index()] & reach.near[side.enemy().index()];
        let (mut exposed, mut trapped, mut thin) = (0.0, 0.0, 0.0);
        while threatened != 0 {
            let locale = LocaleId(threatened.trailing_zeros() as u8);
            threatened &= threatened - 1;
            let danger = plain::danger(field, reach, side, locale);
            exposed += danger.paid * 0.2;
            trapped += danger.trapped * 0.2;
            thin += if open.in_locale(locale) & open.reserve == 0 { 0.2 } else { 0.0 };
        }
        let now = open.turn != side;
        let sign = match (own, now) {
            (true, false) => Sign::AttackerExposed,
            (true, true) => Sign::AttackerExposedNow,
            (false, false) => Sign::DefenderExposed,
            (false, true) => Sign::DefenderExposedNow,
        };
        signs.set(sign, exposed);
        signs.set(if own { Sign::AttackersTrapped } else { Sign::DefendersTrapped }, trapped);
        signs.set(if own { Sign::AttackerThin } else { Sign::DefenderThin }, thin);
    }
    let mut assaults = [0.0f32; 2];
    for (word, blocked) in open.blocked.into_iter().enumerate() {
        for bit in each(blocked) {
            let from = ApproachId((word * 64) as u16 + u16::from(bit));
            let blockers = open.blocking(field.battle, from);
            let side = field.battle.owner(blockers.trailing_zeros() as u8);
            let who = usize::from(side != attacker);
            if open.is_blocked(from.opposite()) && !field.is_broken(side) {
                let result = assault(field, from, blockers, open.blocking(field.battle, from.opposite()));
                assaults[who] += (result + 0.4).clamp(0.0, 3.0) * 0.5;
            }
        }
    }
    let who = |side: Side| usize::from(side != attacker);
    signs.pair([Sign::AttackerAssaults, Sign::DefenderAssaults], attacker, |side| assaults[who(side)]);
}

/// What an assault out of an approach would come to, counted in points for the attacker.
fn assault(field: &Field<'_>, from: ApproachId, attackers: Tokens, defenders: Tokens) -> f32 {
    let target = field.battle.board.approach(from.opposite());
    let most = usize::from(target.breadth);
    let lead = |pieces: Tokens, arm: Arm, least: u8| {
        let mut best = [0u8; 2];
        for piece in each(pieces) {
            let face = field.position.face(piece);
            let mut carried = face.strength();
            if face.is(arm) && carried >= least {
                for slot in &mut best[..most.min(2)] {
                    if carried > *slot {
                        std::mem::swap(slot, &mut carried);
                    }
                }
            }
        }
        f32::from(best[0] + best[1])
    };
    let arms: &[Arm] = if target.symbols.obstacle { &[Arm::Infantry] } else { &[Arm::Infantry, Arm::Cavalry] };
    let attack = arms.iter().map(|arm| {
        let penalty = target.penalty(*arm);
        let sum = lead(attackers, *arm, (penalty + 1).max(2));
        if sum > 0.0 { sum - f32::from(penalty) } else { -9.0 }
    });
    let attack = attack.fold(-9.0, f32::max);
    let defence = arms.iter().map(|arm| lead(defenders, *arm, 1)).fold(0.0, f32::max);
    attack - defence - if field.position.of_arm(defenders, Arm::Artillery) != 0 { 1.0 } else { 0.0 }
}
