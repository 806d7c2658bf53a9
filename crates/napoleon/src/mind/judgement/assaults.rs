//! The attacks that a side would declare as it stands: who attacks whom, so that everybody who must
//! attack or be attacked is, and what that is worth (10.31).

use hexes::Hex;
use kernel::Side;

use super::places::Goal;
use crate::combat::Attack;
use crate::engine::pieces::Pieces;
use crate::engine::play::Field;

/// What counts in an attack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spirit {
    /// What a point of strength is worth beyond the points for it.
    pub(crate) material: f32,
    /// What a hex is worth for itself.
    pub(crate) ground: f32,
    /// What a hex with a prize is worth beyond that.
    pub(crate) prize: f32,
}

/// An attack that a side would declare.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Assault {
    /// Who against whom.
    pub(crate) attack: Attack,
    /// Nobody has to.
    free: bool,
    /// What it is worth, in points.
    pub(crate) worth: f32,
}

/// A stack that touches enemies.
struct Striker {
    hex: Hex,
    units: Pieces,
    used: bool,
}

/// A hex that is touched.
struct Target {
    hex: Hex,
    units: Pieces,
    /// Who touches it, by number.
    near: Vec<usize>,
    free: bool,
}

impl Field<'_> {
    /// What hexes are worth to their taker.
    fn ground_worth(&self, units: Pieces, spirit: &Spirit, goals: &[Goal]) -> f32 {
        let there = |goal: &&Goal| units.iter().any(|unit| self.position.at(unit) == goal.hex);
        let points: f32 = goals.iter().filter(there).map(|goal| goal.points).sum();
        spirit.ground + spirit.prize * points
    }

    /// What an attack is worth.
    pub(crate) fn assault(&self, side: Side, attack: Attack, free: bool, spirit: &Spirit, goals: &[Goal]) -> Assault {
        let outlook = self.outlook(side, &attack, 0);
        let worth = outlook.worth(spirit.material, self.ground_worth(attack.defenders, spirit, goals));
        Assault { attack, free, worth }
    }

    fn contacts(&self, side: Side, declared: &Attack) -> (Vec<Striker>, Vec<Target>) {
        let enemy = side.enemy();
        let mut strikers: Vec<Striker> = Vec::new();
        let mut targets: Vec<Target> = Vec::new();
        for hex in self.hexes_of(self.on_map(side).and(self.battle.combat)).iter() {
            let units = self.storming(side, hex);
            if units.is_empty() || !units.and(declared.attackers).is_empty() {
                continue;
            }
            let sheltered = self.is_sheltered(hex) && units.and(self.position.marks.repulsed).is_empty();
            let number = strikers.len();
            let mut touches = false;
            for (direction, near) in self.around(hex) {
                let there = self.combat_at(enemy, near);
                if there.is_empty()
                    || !there.and(declared.defenders).is_empty()
                    || !self.may_strike(hex, near)
                    || self.is_pledged(near)
                {
                    continue;
                }
                touches = true;
                let free = sheltered || self.is_wet(hex, direction);
                match targets.iter_mut().find(|target| target.hex == near) {
                    Some(target) => {
                        target.near.push(number);
                        target.free &= free;
                    }
                    None => targets.push(Target { hex: near, units: there, near: vec![number], free }),
                }
            }
            if touches {
                strikers.push(Striker { hex, units, used: false });
            }
        }
        (strikers, targets)
    }

    /// The attacks that a side would declare, without those that it has declared already.
    pub(crate) fn assaults(&self, side: Side, spirit: &Spirit) -> Vec<Assault> {
        let goals = self.goals();
        let declared = if self.position.active == side { self.position.fights.declared() } else { Attack::default() };
        let (mut strikers, mut targets) = self.contacts(side, &declared);
        // Whoever has the fewest opponents comes first.
        targets.sort_by_key(|target| (target.near.len(), target.hex));
        let mut list: Vec<Assault> = Vec::with_capacity(targets.len());
        let mut of_target: Vec<Option<usize>> = vec![None; targets.len()];
        for (number, target) in targets.iter().enumerate() {
            let alone = |striker: &usize| {
                let attack = Attack { attackers: strikers[*striker].units, defenders: target.units };
                (*striker, self.assault(side, attack, target.free, spirit, &goals))
            };
            let fresh = target.near.iter().filter(|striker| !strikers[**striker].used).map(alone);
            match fresh.max_by(|one, other| one.1.worth.total_cmp(&other.1.worth)) {
                Some((striker, assault)) => {
                    strikers[striker].used = true;
                    of_target[number] = Some(list.len());
                    list.push(assault);
                }
                None if !target.free => {
                    // It is attacked together with another hex by the same stack.
                    let touching = |assault: &Assault| {
                        let from = self.hexes_of(assault.attack.attackers);
                        target.near.iter().any(|striker| from.has(strikers[*striker].hex))
                    };
                    if let Some(place) = list.iter().position(touching) {
                        let Attack { attackers, defenders } = list[place].attack;
                        let attack = Attack { attackers, defenders: defenders.or(target.units) };
                        list[place] = self.assault(side, attack, false, spirit, &goals);
                    }
                }
                None => {}
            }
        }
        self.reinforce(side, &mut strikers, &targets, &of_target, &mut list, (spirit, &goals));
        list.retain(|assault| !assault.free || assault.worth > 0.0);
        list
    }

    /// Everybody else joins where it tells most.
    fn reinforce(
        &self,
        side: Side,
        strikers: &mut [Striker],
        targets: &[Target],
        of_target: &[Option<usize>],
        list: &mut [Assault],
        (spirit, goals): (&Spirit, &[Goal]),
    ) {
        let idle: Vec<usize> = (0..strikers.len()).filter(|number| !strikers[*number].used).collect();
        for number in idle {
            let mut best: Option<(f32, usize, Assault)> = None;
            for (target, place) in targets.iter().zip(of_target) {
                let Some(place) = place.filter(|_| target.near.contains(&number)) else { continue };
                let known = list[place];
                // All attackers stand next to all who are attacked.
                if self.hexes_of(known.attack.defenders).len() > 1 {
                    continue;
                }
                let attackers = known.attack.attackers.or(strikers[number].units);
                let with = self.assault(side, Attack { attackers, ..known.attack }, known.free, spirit, goals);
                let gain = with.worth - known.worth;
                if best.is_none_or(|(most, _, _)| gain > most) {
                    best = Some((gain, place, with));
                }
            }
            // Who has to attack joins somebody, whatever it brings.
            let must = !self.is_sheltered(strikers[number].hex);
            if let Some((gain, place, with)) = best
                && (gain > 0.0 || must)
            {
                strikers[number].used = true;
                list[place] = with;
            }
        }
    }
}
