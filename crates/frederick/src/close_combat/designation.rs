//! Chapter 10.1: who attacks whom. Every engaged unit has to take part, so no attack may leave
//! anybody without an opponent.

use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use super::{CombatOrder, CombatStep, Fight, MOST_FRONT, Role};
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::Units;
use crate::engine::play::{Field, Play};
use crate::rules::{cite, refuse};

impl Field<'_> {
    /// The engaged units of a hex that attack: in order, and not yet spent.
    pub(crate) fn attack_front(&self, hex: Hex) -> Units {
        let fit: Units =
            self.front(hex).iter().filter(|unit| !self.is_routed(*unit) && !self.is_train(*unit)).collect();
        fit.without(self.position.spent)
    }

    /// The engaged units of a hex that have not yet been attacked.
    pub(crate) fn defence_front(&self, hex: Hex) -> Units {
        self.front(hex).without(self.position.spent)
    }

    /// The hexes next to one from which, or at which, close combat is possible.
    fn opponents(&self, hex: Hex) -> impl Iterator<Item = Hex> {
        let holder = self.holder(hex);
        self.around(hex)
            .filter(move |(direction, near)| {
                holder.is_some()
                    && self.holder(*near).is_some_and(|other| Some(other) != holder)
                    && (self.meets(hex, *direction) || self.meets(*near, direction.opposite()))
            })
            .map(|(_, near)| near)
    }

    /// Whether a hex of the attacker and one of the defender could fight each other.
    pub(crate) fn could_fight(&self, attacker: Hex, defender: Hex) -> bool {
        let Some(direction) = self.battle.board.grid.direction(attacker, defender) else { return false };
        self.meets(attacker, direction)
            && !self.attack_front(attacker).is_empty()
            && !self.defence_front(defender).is_empty()
    }

    /// The attacker's hexes that could attack a hex.
    fn attackers_of(&self, side: Side, defender: Hex) -> impl Iterator<Item = Hex> {
        let enemy = self.holder(defender) == Some(side.enemy());
        self.opponents(defender).filter(move |near| enemy && self.could_fight(*near, defender))
    }

    /// The defender's hexes that a hex could attack.
    fn defenders_of(&self, side: Side, attacker: Hex) -> impl Iterator<Item = Hex> {
        let ours = self.holder(attacker) == Some(side);
        self.opponents(attacker).filter(move |near| ours && self.could_fight(attacker, *near))
    }

    /// The hexes of the enemy that have still to be attacked.
    pub(crate) fn unfought(&self, side: Side) -> Vec<Hex> {
        let enemies = self.on_map(side.enemy());
        let tops = enemies.iter().filter(|unit| self.position.top_of(self.at(*unit)) == Some(*unit));
        let hexes = tops.map(|unit| self.at(unit));
        hexes.filter(|hex| self.attackers_of(side, *hex).next().is_some()).collect()
    }

    /// Chapter 7.4.3 (the edition of 2002, 19.1): hexes of artillery alone that may be
    /// attacked as well, to capture it.
    pub(crate) fn guns_to_attack(&self, side: Side) -> Vec<Hex> {
        let guns = self.on_map(side.enemy()).and(self.battle.artillery);
        let tops = guns.iter().map(|unit| (unit, self.at(unit))).filter(|(unit, hex)| {
            self.position.top_of(*hex) == Some(*unit) && self.is_guns_alone(*hex) && !self.position.spent.has(*unit)
        });
        tops.map(|(_, hex)| hex).filter(|hex| self.captors_of(side, *hex).next().is_some()).collect()
    }

    /// The older edition has a paragraph of its own for attacks on artillery alone.
    fn about_guns(&self, refusal: Refusal) -> Refusal {
        self.battle.refused_in_2002(refusal, cite!(2002 "19.1"))
    }

    pub(crate) fn is_guns_alone(&self, hex: Hex) -> bool {
        self.position.top_of(hex).is_some() && self.position.stack(hex).all(|unit| self.battle.artillery.has(unit))
    }

    /// Whether an attack goes at artillery alone.
    fn is_at_guns(&self, fight: &Fight) -> bool {
        fight.front(Role::Defender).next().is_some_and(|hex| self.is_guns_alone(hex))
    }

    /// The hexes that could go at artillery alone without leaving an enemy to nobody.
    fn captors_of(&self, side: Side, guns: Hex) -> impl Iterator<Item = Hex> {
        self.opponents(guns).filter(move |hex| {
            let direction = self.battle.board.grid.direction(*hex, guns);
            let free = || {
                self.defenders_of(side, *hex)
                    .all(|enemy| self.attackers_of(side, enemy).any(|other| other != *hex && !self.is_storming(other)))
            };
            self.holder(*hex) == Some(side)
                && direction.is_some_and(|direction| self.meets(*hex, direction))
                && !self.attack_front(*hex).is_empty()
                && !self.is_storming(*hex)
                && free()
        })
    }

    fn is_storming(&self, hex: Hex) -> bool {
        self.position.fight.has(Role::Attacker, hex)
    }

    /// Whether an attack may grow so that nobody is left without an opponent: anybody who has no
    /// other must join, and must be next to all his opponents.
    fn closes(&self, side: Side, fight: &Fight) -> Option<Fight> {
        let mut fight = *fight;
        loop {
            let before = fight;
            for defender in before.front(Role::Defender) {
                let stranded = |hex: &Hex| {
                    !fight.has(Role::Attacker, *hex)
                        && self.defenders_of(side, *hex).all(|other| before.has(Role::Defender, other))
                };
                let joining: Vec<Hex> = self.attackers_of(side, defender).filter(stranded).collect();
                for hex in joining {
                    if !fight.has(Role::Attacker, hex) && !self.join(&mut fight, Role::Attacker, hex) {
                        return None;
                    }
                }
            }
            for attacker in before.front(Role::Attacker) {
                let stranded = |hex: &Hex| {
                    !fight.has(Role::Defender, *hex)
                        && self.attackers_of(side, *hex).all(|other| before.has(Role::Attacker, other))
                };
                let joining: Vec<Hex> = self.defenders_of(side, attacker).filter(stranded).collect();
                for hex in joining {
                    if !fight.has(Role::Defender, hex) && !self.join(&mut fight, Role::Defender, hex) {
                        return None;
                    }
                }
            }
            if fight == before {
                return Some(fight);
            }
        }
    }

    /// The attack that is being put together, with everybody who must join;
    /// nothing before anybody attacks.
    pub(crate) fn whole_attack(&self) -> Option<Fight> {
        let fight = &self.position.fight;
        fight.front(Role::Attacker).next().and_then(|_| self.closes(self.position.active, fight))
    }

    /// A hex joins if it is next to all its opponents.
    fn join(&self, fight: &mut Fight, role: Role, hex: Hex) -> bool {
        let fits = fight.front(role.other()).all(|other| {
            if role == Role::Attacker { self.could_fight(hex, other) } else { self.could_fight(other, hex) }
        });
        let room = fight.front(role).count() < MOST_FRONT;
        if fits && room {
            fight.join(role, hex);
        }
        fits && room
    }

    /// Whether an attack can be completed.
    fn can_be_completed(&self, side: Side, fight: &Fight) -> bool {
        if fight.front(Role::Attacker).next().is_some() {
            return self.closes(side, fight).is_some();
        }
        let first = fight.front(Role::Defender).next();
        first.is_some_and(|first| {
            self.attackers_of(side, first).any(|hex| {
                let mut with = *fight;
                self.join(&mut with, Role::Attacker, hex) && self.closes(side, &with).is_some()
            })
        })
    }

    pub(crate) fn check_assail(&self, side: Side, hex: Hex) -> Result<(), Refusal> {
        let fight = &self.position.fight;
        if hex.index() >= self.battle.board.grid.len() || fight.has(Role::Defender, hex) {
            return Err(refuse!("10.1", "nobody-there"));
        }
        if fight.sweep {
            return Err(refuse!("10.13.2", "only-sweepers"));
        }
        if fight.front(Role::Defender).next().is_none() && self.guns_to_attack(side).contains(&hex) {
            return Ok(());
        }
        if self.is_at_guns(fight) {
            return Err(self.about_guns(refuse!("7.4.3", "guns-by-themselves")).thing("hex", u32::from(hex.0)));
        }
        if self.attackers_of(side, hex).next().is_none() {
            return Err(refuse!("10.1", "no-opponent").thing("hex", u32::from(hex.0)));
        }
        let mut with = *fight;
        if !self.join(&mut with, Role::Defender, hex) {
            return Err(refuse!("10.1", "not-all-adjacent").thing("hex", u32::from(hex.0)));
        }
        match self.can_be_completed(side, &with) {
            true => Ok(()),
            false => Err(refuse!("10.1", "leaves-somebody").thing("hex", u32::from(hex.0))),
        }
    }

    /// The edition of 2002, 19.12.2: whether engaged units of a hex that have not fought
    /// may join a sweeping charge.
    fn may_join_sweep(&self, side: Side, hex: Hex) -> Result<(), Refusal> {
        let fight = &self.position.fight;
        let near = |target: Hex| {
            self.battle.board.grid.direction(hex, target).is_some_and(|direction| self.meets(hex, direction))
        };
        let free = || {
            self.defenders_of(side, hex).all(|enemy| {
                fight.has(Role::Defender, enemy)
                    || self.attackers_of(side, enemy).any(|other| other != hex && !self.is_storming(other))
            })
        };
        let fits = self.battle.others_may_join_a_charge()
            && !self.attack_front(hex).is_empty()
            && fight.front(Role::Defender).all(near)
            && free();
        match fits && fight.front(Role::Attacker).count() < MOST_FRONT {
            true => Ok(()),
            false => Err(refuse!("10.13.2", "only-sweepers")),
        }
    }

    /// The hexes that may join the sweeping charge that is about to go in.
    pub(crate) fn sweep_joiners(&self, side: Side) -> Vec<Hex> {
        let fight = &self.position.fight;
        let Some(first) = fight.front(Role::Defender).next() else { return Vec::new() };
        let near = self.around(first).map(|(_, near)| near);
        near.filter(|hex| {
            self.holder(*hex) == Some(side)
                && !fight.has(Role::Attacker, *hex)
                && self.may_join_sweep(side, *hex).is_ok()
        })
        .collect()
    }

    pub(crate) fn check_storm(&self, side: Side, hex: Hex) -> Result<(), Refusal> {
        let fight = &self.position.fight;
        if hex.index() >= self.battle.board.grid.len()
            || fight.has(Role::Attacker, hex)
            || self.holder(hex) != Some(side)
        {
            return Err(refuse!("10.1", "not-yours"));
        }
        if fight.sweep {
            return self.may_join_sweep(side, hex);
        }
        if self.is_at_guns(fight) {
            let guns = fight.front(Role::Defender).next();
            return match guns.is_some_and(|guns| self.captors_of(side, guns).any(|other| other == hex)) {
                true => Ok(()),
                false => Err(self.about_guns(refuse!("7.4.3", "leaves-somebody")).thing("hex", u32::from(hex.0))),
            };
        }
        let mut with = *fight;
        if self.attack_front(hex).is_empty() || !self.join(&mut with, Role::Attacker, hex) {
            return Err(refuse!("10.1", "not-all-adjacent").thing("hex", u32::from(hex.0)));
        }
        match self.can_be_completed(side, &with) {
            true => Ok(()),
            false => Err(refuse!("10.1", "leaves-somebody").thing("hex", u32::from(hex.0))),
        }
    }

    pub(crate) fn check_go(&self, side: Side) -> Result<(), Refusal> {
        let fight = &self.position.fight;
        if fight.front(Role::Attacker).next().is_none() {
            return Err(refuse!("10.1", "no-attacker"));
        }
        match fight.sweep || self.is_at_guns(fight) || self.closes(side, fight) == Some(*fight) {
            true => Ok(()),
            false => Err(refuse!("10.1", "leaves-somebody")),
        }
    }

    pub(crate) fn designation_orders(&self, side: Side, out: &mut Vec<Order>) {
        for hex in self.unfought(side) {
            if self.check_assail(side, hex).is_ok() {
                out.push(Order::Combat(CombatOrder::Assail(hex)));
            }
        }
        self.sniping_orders(side, out);
        out.extend(self.guns_to_attack(side).into_iter().map(|hex| Order::Combat(CombatOrder::Assail(hex))));
        if self.may_end_combat(side) {
            out.push(Order::Combat(CombatOrder::EndCombat));
        }
    }

    /// Only attacks on artillery alone are left to the attacker's will.
    pub(crate) fn may_end_combat(&self, side: Side) -> bool {
        self.unfought(side).is_empty()
    }

    pub(crate) fn attack_orders(&self, side: Side, out: &mut Vec<Order>) {
        let fight = &self.position.fight;
        let Some(first) = fight.front(Role::Defender).next() else { return };
        if fight.sweep {
            out.extend(self.sweep_joiners(side).into_iter().map(|hex| Order::Combat(CombatOrder::Storm(hex))));
            return out.push(Order::Combat(CombatOrder::Go));
        }
        if self.is_at_guns(fight) {
            let captors = self.captors_of(side, first);
            out.extend(captors.map(|hex| Order::Combat(CombatOrder::Storm(hex))));
            if fight.front(Role::Attacker).next().is_some() {
                out.push(Order::Combat(CombatOrder::Go));
            }
            return;
        }
        let attackers: Vec<Hex> = self.attackers_of(side, first).collect();
        out.extend(
            attackers
                .iter()
                .filter(|hex| self.check_storm(side, **hex).is_ok())
                .map(|hex| Order::Combat(CombatOrder::Storm(*hex))),
        );
        let mut near: Vec<Hex> = attackers.iter().flat_map(|hex| self.defenders_of(side, *hex)).collect();
        near.sort_unstable();
        near.dedup();
        out.extend(
            near.into_iter()
                .filter(|hex| self.check_assail(side, *hex).is_ok())
                .map(|hex| Order::Combat(CombatOrder::Assail(hex))),
        );
        if self.check_go(side).is_ok() {
            out.push(Order::Combat(CombatOrder::Go));
        }
    }

    /// Chapter 10.1.1: whether the attackers, or their zones of control, close every side
    /// of the only defending hex.
    pub(crate) fn is_surrounded(&self, fight: &Fight) -> bool {
        // Hexes that withdrawals and surrenders have emptied are defended no longer.
        let mut defenders = fight
            .front(Role::Defender)
            .filter(|hex| self.fights_for(Role::Defender, *hex) && !self.front(*hex).is_empty());
        let (Some(only), None) = (defenders.next(), defenders.next()) else { return false };
        self.around(only).all(|(_, near)| {
            fight.has(Role::Attacker, near)
                || fight.front(Role::Attacker).any(|from| {
                    self.battle.board.grid.direction(from, near).is_some_and(|direction| {
                        self.fighters(fight, Role::Attacker, from).iter().any(|unit| {
                            let arm = self.arm(unit).index();
                            self.battle.cost[arm][from.index()][direction.index()] != ground::BARRED
                        })
                    })
                })
        })
    }

    /// The units of a hex that take part in a fight as attackers (0) or defenders (1).
    pub(crate) fn fighters(&self, fight: &Fight, role: Role, hex: Hex) -> Units {
        match (role, fight.sweep) {
            (Role::Attacker, true) => self.front(hex).and(fight.sweepers),
            (Role::Attacker, false) => {
                // Nobody attacks twice (10): before an attack goes in those who are spent are left
                // out, later those who were spent by then.
                let begun = !fight.party.is_empty();
                let rested = if begun { fight.rested } else { self.position.spent };
                let fit = self.front(hex).without(rested);
                fit.iter().filter(|unit| !self.is_routed(*unit)).collect()
            }
            _ => self.front(hex),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The first hex of an attack is named.
    pub(crate) fn assail(&mut self, side: Side, hex: Hex) {
        let begins = self.position.fight == Fight::NONE;
        self.position.fight.join(Role::Defender, hex);
        if begins {
            self.push(CombatStep::Attack(side));
        }
    }

    /// A hex joins an attack; in a sweeping charge with those who have not fought.
    pub(crate) fn storm(&mut self, hex: Hex) {
        if self.position.fight.sweep {
            self.position.fight.sweepers = self.position.fight.sweepers.or(self.field().attack_front(hex));
        }
        self.position.fight.join(Role::Attacker, hex);
    }

    /// The attack goes in.
    pub(crate) fn begin_combat(&mut self, side: Side) {
        self.done();
        self.position.fight.rested = self.position.spent;
        let fight = self.position.fight;
        let mut spent = Units::NONE;
        for role in Role::BOTH {
            // Anybody who is ridden over by a sweeping charge can still be attacked by
            // others (10, 10.13).
            for hex in fight.front(role).filter(|_| role == Role::Attacker || !fight.sweep) {
                spent = spent.or(self.field().fighters(&fight, role, hex));
            }
        }
        // Artillery that was attacked alone is not attacked again.
        let guns: Units =
            fight.front(Role::Defender).flat_map(|hex| self.position.stack(hex).collect::<Vec<_>>()).collect();
        self.position.spent = self.position.spent.or(spent).or(guns.and(self.battle.artillery));
        for hex in fight.front(Role::Attacker) {
            let line: Units = self.position.stack(hex).filter(|unit| self.field().is_line(*unit)).collect();
            // In a sweeping charge those of the front who do not take part stay where
            // they are (10.13.2).
            let idle = self.field().front(hex).without(fight.sweepers);
            self.position.fight.party =
                self.position.fight.party.or(if fight.sweep { line.without(idle) } else { line });
        }
        self.shed_blood_by(side);
        self.push(CombatStep::Resolve);
    }
}
