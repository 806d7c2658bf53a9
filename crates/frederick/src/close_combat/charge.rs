//! Chapter 10.13: sweeping charges, and what fighting does to cavalry.

use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use super::{CombatEvent, CombatOrder, Fight, Role};
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Morale, NOWHERE};
use crate::morale::Blow;
use crate::rules::{cite, cites, refuse};

/// What die, rating and modifier must come to.
const SWEEP: u8 = 11;
/// The best die.
const BEST: u8 = 6;

impl Field<'_> {
    /// Cavalry that may try a sweeping charge.
    pub(crate) fn may_sweep(&self) -> Units {
        let fight = &self.position.fight;
        if fight.broken_ground {
            return Units::NONE;
        }
        let fit = |unit: &UnitId| {
            self.position.on_map(*unit)
                && self.battle.cavalry.has(*unit)
                && self.morale(*unit) == Morale::Formed
                && self.is_engaged(*unit)
        };
        let fit: Units = fight.party.without(self.position.swept).iter().filter(fit).collect();
        // Anybody who cannot come to eleven with the best die and the best leader
        // has nothing to try.
        let modifier = self.charge_modifier(self.position.active, fit);
        fit.iter().filter(|unit| self.rating(*unit) + BEST + modifier >= SWEEP).collect()
    }

    fn could_charge(&self, unit: UnitId, target: Hex) -> bool {
        let from = self.at(unit);
        let Some(direction) = self.battle.board.grid.direction(from, target) else { return false };
        let broken = !self.battle.charges_cross_broken_ground() && self.is_broken_ground(from, target);
        let enemy = self.owner(unit).enemy();
        let guns = self.battle.artillery_alone_may_be_charged()
            && self.holder(target) == Some(enemy)
            && self.is_guns_alone(target);
        self.meets(from, direction) && (guns || self.has_line(enemy, target)) && !broken
    }

    /// Whether a hex may be named as target of the charge.
    pub(crate) fn check_charge(&self, hex: Hex) -> Result<(), Refusal> {
        let charge = &self.position.charge;
        if hex.index() >= self.battle.board.grid.len() || charge.has(Role::Defender, hex) {
            return Err(refuse!("10.13.2", "no-target"));
        }
        let marked = self.position.fight.marked;
        let must = marked != NOWHERE
            && self.holder(marked) == Some(self.position.active.enemy())
            && self.may_sweep().iter().any(|unit| self.could_charge(unit, marked));
        if must && charge.front(Role::Defender).next().is_none() && hex != marked {
            return Err(refuse!("10.13.2", "marked-first"));
        }
        let others: Vec<Hex> = charge.front(Role::Defender).collect();
        let joined: Vec<UnitId> = charge.sweepers.iter().collect();
        let fits = match joined.is_empty() {
            true => self
                .may_sweep()
                .iter()
                .any(|unit| self.could_charge(unit, hex) && others.iter().all(|other| self.could_charge(unit, *other))),
            false => joined.iter().all(|unit| self.could_charge(*unit, hex)),
        };
        match fits {
            true => Ok(()),
            false => Err(refuse!("10.13.1", "no-charge-there")),
        }
    }

    pub(crate) fn check_charge_with(&self, unit: UnitId) -> Result<(), Refusal> {
        let charge = &self.position.charge;
        if !self.may_sweep().has(unit) || charge.sweepers.has(unit) {
            return Err(refuse!("10.13.1", "may-not-charge"));
        }
        match charge.front(Role::Defender).all(|hex| self.could_charge(unit, hex)) {
            true => Ok(()),
            false => Err(refuse!("10.13.2", "not-all-adjacent")),
        }
    }

    pub(crate) fn sweep_orders(&self, out: &mut Vec<Order>) {
        out.extend(self.charge_targets().into_iter().map(|hex| Order::Combat(CombatOrder::Charge(hex))));
        out.push(Order::Combat(CombatOrder::EndSweep));
    }

    pub(crate) fn charge_targets(&self) -> Vec<Hex> {
        let mut targets: Vec<Hex> =
            self.may_sweep().iter().flat_map(|unit| self.around(self.at(unit)).map(|(_, near)| near)).collect();
        targets.sort_unstable();
        targets.dedup();
        targets.retain(|hex| self.check_charge(*hex).is_ok());
        targets
    }

    pub(crate) fn charge_orders(&self, out: &mut Vec<Order>) {
        out.extend(
            self.may_sweep()
                .iter()
                .filter(|unit| self.check_charge_with(*unit).is_ok())
                .map(|unit| Order::Combat(CombatOrder::ChargeWith(unit))),
        );
        out.extend(self.charge_targets().into_iter().map(|hex| Order::Combat(CombatOrder::Charge(hex))));
        if !self.position.charge.sweepers.is_empty() {
            out.push(Order::Combat(CombatOrder::Go));
        }
    }

    /// The modifier of a cavalry leader who rides along.
    pub(crate) fn charge_modifier(&self, side: Side, units: Units) -> u8 {
        let leads = |leader| {
            let spec = self.battle.leader(leader);
            spec.charges || spec.wing.is_some_and(|wing| !self.battle.wing_infantry[wing])
        };
        let hexes = units.iter().map(|unit| self.at(unit));
        let leaders =
            hexes.flat_map(|hex| self.leaders_at(side, hex).filter(|leader| leads(*leader)).collect::<Vec<_>>());
        leaders.map(|leader| self.modifier(leader)).max().unwrap_or(0)
    }

    /// The edition of 2002, 24.2.5: whether a leader of infantry lends his modifier to a charge.
    fn is_led_by_infantry(&self, side: Side, units: Units) -> bool {
        units.iter().any(|unit| self.leaders_at(side, self.at(unit)).any(|leader| self.battle.leader(leader).charges))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// One die for all. Anybody who comes to eleven charges; the others are disordered, at once or,
    /// in the edition of 2002, when the charge is over.
    pub(crate) fn roll_sweep(&mut self, side: Side) {
        self.done();
        let units = self.position.charge.sweepers;
        self.position.swept = self.position.swept.or(units);
        let modifier = self.field().charge_modifier(side, units);
        let die = self.die();
        let charging: Units =
            units.iter().filter(|unit| self.field().rating(*unit) + die + modifier >= SWEEP).collect();
        let led_by_infantry = self.field().is_led_by_infantry(side, units);
        self.journal.note(cites!["10.13.2", "10.13.1", "10.13", led_by_infantry => 2002 "24.2.5"], || {
            CombatEvent::SweepTried { side, units, die, modifier, charging }
        });
        self.position.fight.charging = charging;
        self.position.charge.sweepers = charging;
        match self.battle.cavalry_tires_after_the_charge() && !charging.is_empty() {
            true => self.position.fight.fought = self.position.fight.fought.or(units.without(charging)),
            false => {
                for unit in units.without(charging).iter() {
                    self.disorder(unit, Blow::FailedCharge, cite!("10.13.3"), None);
                }
            }
        }
        if charging.is_empty() {
            self.position.charge = Fight::NONE;
            return;
        }
        let mut hexes: Vec<Hex> = charging.iter().map(|unit| self.position.unit(unit).at).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes.into_iter().for_each(|hex| self.position.charge.join(Role::Attacker, hex));
        self.position.charge.sweep = true;
    }

    /// Chapter 10.13.3: formed cavalry that fought is disordered where it stands.
    pub(crate) fn disorder_cavalry(&mut self) {
        let fight = self.position.fight;
        if self.battle.cavalry_tires_after_the_charge() && self.position.charge.sweep {
            self.position.charge.fought = fight.fought;
            return;
        }
        let tired = fight.fought.and(self.battle.cavalry).without(fight.charging);
        for unit in tired.iter() {
            if self.position.on_map(unit) && self.position.unit(unit).morale == Morale::Formed {
                self.disorder(unit, Blow::Charge, cite!("10.13.3"), None);
            }
        }
    }
}
