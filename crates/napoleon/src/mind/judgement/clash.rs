//! What one combat, one bombardment, one charge is expected to bring: every fall of the dice, and
//! what it costs both sides.

use hexes::Hex;
use kernel::Side;

use crate::combat::Attack;
use crate::engine::arms::{Onset, Shot};
use crate::engine::charts::Verdict;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::Field;

/// What an attack is expected to bring; attackers first.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Outlook {
    /// Points that go to the enemy: full strength of who is eliminated.
    pub(crate) lost: [f32; 2],
    /// Strength that is lost without that.
    pub(crate) weakened: [f32; 2],
    /// How likely each is to be driven from its hexes, or eliminated there.
    pub(crate) driven: [f32; 2],
}

impl Outlook {
    /// What it is worth to the attacker, in points.
    pub(crate) fn worth(&self, material: f32, ground: f32) -> f32 {
        let cost = |side: usize| self.lost[side] * (1.0 + material) + self.weakened[side] * (material + 0.2);
        cost(1) - cost(0) + ground * (self.driven[1] - 0.6 * self.driven[0])
    }
}

/// How likely each kind of result is.
#[derive(Default)]
struct Chances {
    attackers_lost: f32,
    attackers_back: f32,
    both_reduced: f32,
    exchange: f32,
    defenders_back: f32,
    defenders_lost: f32,
}

impl Chances {
    fn add(&mut self, verdict: Verdict, share: f32) {
        match verdict {
            Verdict::AttackersLost => self.attackers_lost += share,
            Verdict::AttackersRetreat(_) | Verdict::AttackersWaver => self.attackers_back += share,
            Verdict::BothReduced | Verdict::Shock => self.both_reduced += share,
            Verdict::Exchange => self.exchange += share,
            Verdict::DefendersRetreat(_) | Verdict::DefendersWaver => self.defenders_back += share,
            Verdict::DefendersLost => self.defenders_lost += share,
        }
    }
}

impl Field<'_> {
    /// The points that the enemy gets for some units.
    pub(crate) fn points_of(&self, units: Pieces) -> f32 {
        units.and(self.battle.combat).iter().map(|unit| f32::from(self.battle.piece(unit).strength[0])).sum()
    }

    /// What some units are worth in a fight: strength, a little more for the better ones.
    pub(crate) fn weight_of(&self, units: Pieces) -> f32 {
        let weight = |unit: PieceId| {
            let strength = f32::from(self.strength(unit));
            strength * (1.0 + 0.08 * (f32::from(self.printed_initiative(unit)) - 3.0))
        };
        units.and(self.battle.combat).iter().map(weight).sum()
    }

    /// The hexes into which units could retreat from theirs: no enemies, none of their zones, no water.
    pub(crate) fn ways_out(&self, side: Side, hex: Hex, units: Pieces) -> usize {
        let Some(unit) = units.first() else { return 6 };
        let enemy = side.enemy();
        let open = |(_, near): &(hexes::Direction, Hex)| {
            !self.holds(enemy, *near) && !self.in_firm_zone(enemy, *near) && self.can_cross(unit, hex, *near)
        };
        self.around(hex).filter(open).count()
    }

    /// Whether units in a hex could not retreat from it.
    pub(crate) fn is_cut_off(&self, side: Side, hex: Hex, units: Pieces) -> bool {
        !units.is_empty() && self.ways_out(side, hex, units) == 0
    }

    /// The part of some units that has no way to retreat, by points.
    fn doomed(&self, side: Side, units: Pieces) -> f32 {
        let mut doomed = 0.0;
        for hex in self.hexes_of(units).iter() {
            let here: Pieces = units.iter().filter(|unit| self.position.at(*unit) == hex).collect();
            if self.is_cut_off(side, hex, here) {
                doomed += self.points_of(here);
            }
        }
        doomed
    }

    /// What a reduction costs: points, or strength alone.
    fn toll(&self, units: Pieces) -> [f32; 2] {
        let toll = |unit: PieceId| {
            let spec = self.battle.piece(unit);
            if spec.strength[1] == 0 || self.position.marks.reduced.has(unit) {
                [f32::from(spec.strength[0]), 0.0]
            } else {
                [0.0, f32::from(spec.strength[0] - spec.strength[1])]
            }
        };
        let least = self.reducible(units).iter().map(toll);
        least.min_by(|one, other| (one[0] + one[1]).total_cmp(&(other[0] + other[1]))).unwrap_or_default()
    }

    /// What an attack is expected to bring, on the ground that is best for the defender; `shift`
    /// columns more are added.
    pub(crate) fn outlook(&self, side: Side, attack: &Attack, shift: i16) -> Outlook {
        let Attack { attackers, defenders } = *attack;
        let chart = &self.battle.charts.combat;
        let claim = self.best_claim(side, attack);
        let mut bout = self.bout(side, attackers, defenders, claim);
        bout.column = chart.shifted(bout.column, shift);
        let mut chances = Chances::default();
        let each = 1.0 / chart.rows.len() as f32;
        let mut shock = 0.0;
        for row in &chart.rows {
            match self.comes_to(attack, claim, &bout, row[bout.column]) {
                Verdict::Shock => shock += each,
                verdict => chances.add(verdict, each),
            }
        }
        if shock > 0.0 {
            let [led, held] = self.shock_values(side, attack, bout.column).map(i16::from);
            let dice = chart.shock_dice.map(i16::from);
            let share = shock / (dice.len() * dice.len()) as f32;
            for one in dice {
                for other in dice {
                    chances.add(chart.shock(led + one - held - other), share);
                }
            }
        }
        self.reckoned(side, attack, &chances)
    }

    fn reckoned(&self, side: Side, attack: &Attack, chances: &Chances) -> Outlook {
        let Attack { attackers, defenders } = *attack;
        let all = [self.points_of(attackers), self.points_of(defenders)];
        let doomed = [self.doomed(side, attackers), self.doomed(side.enemy(), defenders)];
        let tolls = [self.toll(attackers), self.toll(defenders)];
        let (attackers_win, owed) = self.exchange_terms(attack);
        let paid = f32::from(owed) / 2.0;
        let exchange = if attackers_win { [paid.min(all[0]), all[1]] } else { [all[0], paid.min(all[1])] };
        let lost = |of: usize, perish: f32, back: f32| {
            perish * all[of] + back * doomed[of] + chances.both_reduced * tolls[of][0] + chances.exchange * exchange[of]
        };
        let held = if attackers_win { [0.0, 1.0] } else { [1.0, 0.0] };
        Outlook {
            lost: [
                lost(0, chances.attackers_lost, chances.attackers_back),
                lost(1, chances.defenders_lost, chances.defenders_back),
            ],
            weakened: [0, 1].map(|of| chances.both_reduced * tolls[of][1]),
            driven: [
                chances.attackers_lost + chances.attackers_back + chances.exchange * held[0],
                chances.defenders_lost + chances.defenders_back + chances.exchange * held[1],
            ],
        }
    }

    /// What a bombardment of a hex is expected to bring, in points.
    pub(crate) fn fire_worth(&self, side: Side, at: Hex, guns: Pieces, material: f32) -> f32 {
        let enemy = side.enemy();
        let units = self.combat_at(enemy, at);
        if units.is_empty() || guns.is_empty() {
            return 0.0;
        }
        let Some(weather) = self.weather().bombardment else { return 0.0 };
        let chart = &self.battle.charts.arms.bombardment;
        let strength = self.salvo(side, at, guns).points.total().max(0) as u16;
        let mut shifts = kernel::Tally::default();
        self.gunnery_by_cards(side, &mut shifts);
        let shift = i16::from(weather) + shifts.total();
        let doomed = self.doomed(enemy, units);
        let best = units.iter().map(|unit| self.initiative(unit)).max().unwrap_or(0);
        let steady = f32::from(best.min(6)) / 6.0;
        let [lost, weakened] = self.toll(units);
        let hit = lost * (1.0 + material) + weakened * (material + 0.2);
        let replies = !units.and(self.battle.artillery).is_empty();
        let worth = |shot: Shot| match shot {
            Shot::Nothing => 0.0,
            Shot::Suppressed => {
                if replies {
                    0.25
                } else {
                    0.0
                }
            }
            // He goes, or stands fast and pays.
            Shot::Retreat => {
                let back = 0.35 + 0.04 * self.points_of(units) + doomed * (1.0 + material);
                (steady * hit).min(back) + (1.0 - steady) * back * 0.6
            }
            Shot::Reduced(count) => hit * f32::from(count) + 0.2,
        };
        (1..=6).map(|die| worth(chart.shot(strength, die + shift))).sum::<f32>() / 6.0
    }

    /// What a charge is expected to bring, in points; nothing if its odds are not on the table.
    pub(crate) fn charge_worth(&self, side: Side, at: Hex, riders: Pieces, material: f32) -> Option<f32> {
        let gallop = self.gallop(side, riders, at)?;
        let chart = &self.battle.charts.arms.charge;
        let there = self.points_of(self.combat_at(side.enemy(), at));
        let own = self.points_of(riders);
        let [lost, weakened] = self.toll(riders);
        let hit = lost * (1.0 + material) + weakened * (material + 0.2);
        // Whoever has the enemy behind him is ridden down when he must go back; so are the riders if the
        // attack fails (14.24).
        let fights = &self.position.fights;
        let meant = |number: &u8| !self.present(*number).defenders.and(self.combat_at(side.enemy(), at)).is_empty();
        let attack = (0..fights.count).find(meant).map(|number| self.outlook(side, &self.present(number), 0));
        let overrun = match attack {
            Some(Outlook { lost, driven, .. }) => {
                ((driven[1] * there - lost[1]).max(0.0) - driven[0] * own) * (1.0 + material) + 0.3
            }
            None => 0.0,
        };
        let worth = |onset: Onset| match onset {
            Onset::Overrun => overrun,
            Onset::PulledUp(count) => -hit * f32::from(count) - 0.1,
            Onset::Lost => -own * (1.0 + material),
        };
        let roll = |die: i16| chart.onset(gallop.column, die + gallop.shifts.total());
        Some((1..=6).map(|die| worth(roll(die))).sum::<f32>() / 6.0)
    }
}
