//! Chapter 10.3: strength points, their limits, and the odds.

use hexes::Hex;
use kernel::{Cite, Side};

use super::{Fight, Role};
use crate::engine::pieces::{UnitId, Units};
use crate::engine::play::Field;
use crate::engine::position::Morale;
use crate::engine::spec::Arm;
use crate::rules::cite;
use crate::zones::FRONT_STEPS;

/// The most cavalry strength out of one hex; that of infantry is the scenario's.
const MOST_HORSE: u16 = 6;
/// The most infantry strength out of one hex, where no scenario says otherwise.
pub(crate) const MOST_FOOT: u8 = 8;

/// What one side brings to a close combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Muster {
    /// Strength points that count.
    pub(crate) strength: u16,
    /// Steps that contribute.
    pub(crate) steps: u8,
    /// Units that contribute.
    pub(crate) units: Units,
    /// Whether a limit cut some off.
    pub(crate) capped: bool,
}

impl Muster {
    fn add(&mut self, field: &Field<'_>, side: Side, units: impl Iterator<Item = UnitId>) {
        let mut sums = [0u16; 2];
        for unit in units {
            sums[usize::from(field.arm(unit) == Arm::Cavalry)] += u16::from(field.values(unit).strength);
            self.steps += field.stacking_steps(unit);
            self.units.add(unit);
        }
        for (sum, most) in sums.into_iter().zip(field.most_strength(side)) {
            self.strength += sum.min(most);
            self.capped |= sum > most;
        }
    }
}

impl Field<'_> {
    /// The most infantry and cavalry strength of a side that counts out of one hex.
    pub(crate) fn most_strength(&self, side: Side) -> [u16; 2] {
        [u16::from(self.battle.scenario.armies[side.index()].spec.infantry_strength), MOST_HORSE]
    }

    /// The paragraph that lets more infantry fight out of one hex of a close combat than elsewhere.
    pub(crate) fn strength_cites(&self, fight: &Fight) -> Option<Cite> {
        let more = |role: Role| {
            let side = if role == Role::Attacker { self.position.active } else { self.position.active.enemy() };
            let of_hex = |hex: Hex| {
                let foot = self.fighters(fight, role, hex).iter().filter(|unit| self.arm(*unit) == Arm::Infantry);
                foot.map(|unit| u16::from(self.values(unit).strength)).sum::<u16>()
            };
            let most = self.most_strength(side)[0];
            let hexes = fight.front(role).filter(|hex| self.fights_for(role, *hex));
            most > u16::from(MOST_FOOT) && hexes.map(of_hex).any(|sum| sum > u16::from(MOST_FOOT))
        };
        Role::BOTH.into_iter().any(more).then_some(cite!(2002 "26.3.5"))
    }

    /// What the attacker (0) or the defender (1) brings.
    pub(crate) fn muster(&self, fight: &Fight, role: Role) -> Muster {
        let mut muster = Muster::default();
        let side = if role == Role::Attacker { self.position.active } else { self.position.active.enemy() };
        for hex in fight.front(role).filter(|hex| self.fights_for(role, *hex)) {
            muster.add(self, side, self.fighters(fight, role, hex).iter());
            if role == Role::Defender && fight.supported {
                muster.add(self, side, self.second_line(hex));
            }
        }
        muster
    }

    /// Whether a hex of a fight is still held by its side.
    pub(crate) fn fights_for(&self, role: Role, hex: Hex) -> bool {
        let side = if role == Role::Attacker { self.position.active } else { self.position.active.enemy() };
        self.holder(hex) == Some(side)
    }

    /// Chapter 10.3.3: up to four steps of support.
    fn second_line(&self, hex: Hex) -> impl Iterator<Item = UnitId> {
        // The defender leaves out those who would only harm him: troops out of order or in column,
        // unless such stand in front already.
        let front = self.front(hex);
        let out_of_order = |unit: UnitId| self.morale(unit) != Morale::Formed;
        let (disordered, column) = (front.iter().any(out_of_order), !front.and(self.position.column).is_empty());
        let helps =
            |unit: &UnitId| (disordered || !out_of_order(*unit)) && (column || !self.position.column.has(*unit));
        let support: Units = self.support(hex).iter().filter(helps).collect();
        let mut steps = 0;
        self.position.stack(hex).filter(move |unit| support.has(*unit)).take_while(move |unit| {
            steps += self.stacking_steps(*unit);
            steps <= FRONT_STEPS
        })
    }

    /// Whether support stands in any hex of a side.
    pub(crate) fn has_support(&self, fight: &Fight, role: Role) -> bool {
        fight.front(role).any(|hex| self.fights_for(role, hex) && !self.support(hex).is_empty())
    }
}

/// Chapter 10.8.2: the points of an exchange: a quarter of the enemy's steps, halves rounded up.
pub(crate) fn exchange(steps: u8) -> u8 {
    (steps + 2) / 4
}
