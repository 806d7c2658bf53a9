//! Chapter 9: the rally phase, disorder, rout, morale checks.

use hexes::Hex;
use kernel::{Cite, Journal, Refusal, Side, Tally};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{MOST_UNITS, UnitId, Units};
use crate::engine::play::not_now;
use crate::engine::play::{Field, Play};
use crate::engine::position::{Morale, Phase};
use crate::engine::question::Question;
use crate::engine::spec::{Arm, ArmyState};
use crate::retreat::{Flight, Retreat, RetreatStep};
use crate::rules::{cite, cites, refuse};

/// The most morale checks that ever wait at once.
pub(crate) const MOST_CHECKS: usize = 240;
/// In a crowd that runs over itself, from here on a unit that waits already is not noted again; so
/// the list never runs over.
const ONCE_ONLY: usize = MOST_CHECKS - MOST_UNITS;

/// Morale checks that wait, the last one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub(crate) list: [u8; MOST_CHECKS],
    pub(crate) count: u8,
    /// Routed units that have run in this chain: they are no longer stationary and run no
    /// second time before it is over.
    pub(crate) running: Units,
}

impl Waiting {
    pub(crate) const NONE: Waiting = Waiting { list: [0; MOST_CHECKS], count: 0, running: Units::NONE };

    pub(crate) fn push(&mut self, unit: UnitId) {
        let waits = || self.list[..self.count as usize].contains(&unit.0);
        if self.running.has(unit) || self.count as usize >= ONCE_ONLY && waits() {
            return;
        }
        if let Some(slot) = self.list.get_mut(self.count as usize) {
            *slot = unit.0;
            self.count += 1;
        }
    }

    /// The next one that has not run already; with the last one the chain is over.
    pub(crate) fn pop(&mut self) -> Option<UnitId> {
        while let Some(count) = self.count.checked_sub(1) {
            self.count = count;
            let unit = UnitId(std::mem::take(&mut self.list[count as usize]));
            if !self.running.has(unit) {
                return Some(unit);
            }
        }
        self.running = Units::NONE;
        None
    }
}

/// The steps of rallies and morale checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoraleStep {
    /// Rallies.
    Rally(Side),
    /// Morale checks of units that others retreated through.
    Checks,
}

/// The orders of the rally phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoraleOrder {
    /// Try to rally this unit.
    Rally(UnitId),
    /// No more rallies.
    EndRally,
}

impl MoraleOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            MoraleOrder::Rally(unit) => Named::unit(unit),
            MoraleOrder::EndRally => Named::default(),
        }
    }
}

/// What is asked in the rally phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoraleQuestion {
    /// Who rallies.
    Rally,
}

/// What happens to the morale of units.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
#[allow(clippy::large_enum_variant, reason = "an event is made once, and only if somebody listens")]
pub enum MoraleEvent {
    Disordered { side: Side, unit: UnitId, blow: Blow },
    Routed { side: Side, unit: UnitId, blow: Blow },
    Check { side: Side, unit: UnitId, die: u8, rating: i8, mixed: bool },
    Rallied { side: Side, unit: UnitId, die: u8, rating: i8, tally: Tally, success: bool },
}

impl MoraleEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            MoraleEvent::Disordered { side, .. }
            | MoraleEvent::Routed { side, .. }
            | MoraleEvent::Check { side, .. }
            | MoraleEvent::Rallied { side, .. } => *side,
        }
    }
}

/// Why a unit's state changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blow {
    /// It bears a loss point by going back, as it must.
    Forced,
    /// The same, of its owner's will.
    Voluntary,
    /// The result says rout.
    RoutResult,
    /// It is left over and weak.
    AdditionalRetreat,
    /// A failed morale check.
    Check,
    /// Others retreated into its hex.
    Crowded,
    /// Cavalry that fought.
    Charge,
    /// Cavalry that failed to charge on.
    FailedCharge,
    /// Its army broke.
    Broken,
    /// Woods.
    Woods,
    /// Croats sniped.
    Sniped,
    /// Overrun artillery.
    Overrun,
}

impl Field<'_> {
    /// Whom a step of the chapter asks, and what.
    pub(crate) fn morale_asks(&self, step: MoraleStep) -> Option<(Side, Question)> {
        match step {
            MoraleStep::Rally(side) => Some((side, MoraleQuestion::Rally.into())),
            MoraleStep::Checks => None,
        }
    }

    pub(crate) fn morale_orders(&self, step: MoraleStep, out: &mut Vec<Order>) {
        if let MoraleStep::Rally(side) = step {
            self.rally_orders(side, out);
        }
    }

    pub(crate) fn check_morale_order(&self, step: MoraleStep, order: Order) -> Result<(), Refusal> {
        match (step, order) {
            (MoraleStep::Rally(side), Order::Morale(MoraleOrder::Rally(unit))) => self.check_rally(side, unit),
            (MoraleStep::Rally(_), Order::Morale(MoraleOrder::EndRally)) => Ok(()),
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn obey_morale(&mut self, step: MoraleStep, order: Order) {
        match (step, order) {
            (MoraleStep::Rally(_), Order::Morale(MoraleOrder::Rally(unit))) => self.rally(unit),
            _ => self.done(),
        }
    }

    /// Runs a step of the chapter; false if somebody is asked.
    pub(crate) fn run_morale(&mut self, step: MoraleStep) -> bool {
        match step {
            MoraleStep::Rally(side) => self.done_if(self.field().may_rally(side).is_empty()),
            MoraleStep::Checks => {
                self.run_checks();
                true
            }
        }
    }
}

impl Field<'_> {
    /// Chapter 9.4: the morale rating as it counts when a unit rallies.
    pub(crate) fn rally_tally(&self, unit: UnitId) -> Tally {
        let (side, hex) = (self.owner(unit), self.at(unit));
        let chart = &self.battle.charts.rally;
        let mut tally = Tally::default();
        tally.add(i16::from(self.rating(unit)), cite!("9.4"), "frederick-modifier-rating");
        tally.add(i16::from(self.modifier_at(side, hex)), cite!("15"), "frederick-modifier-leader");
        match self.army_state(side) {
            ArmyState::Steady => {}
            ArmyState::Demoralized => {
                tally.add(i16::from(chart.demoralized), cite!("12.4"), "frederick-modifier-demoralized");
            }
            ArmyState::Broken => tally.add(i16::from(chart.broken), cite!("12.5"), "frederick-modifier-broken"),
        }
        if self.is_routed(unit) {
            tally.add(i16::from(chart.routed), cite!("9.4"), "frederick-modifier-routed");
        }
        if self.in_enemy_zone(side, hex) {
            tally.add(i16::from(chart.in_zone), cite!("9.4"), "frederick-modifier-in-zone");
        }
        tally
    }

    /// How far a routed unit runs.
    pub(crate) fn rout_distance(&self, unit: UnitId) -> u8 {
        match self.arm(unit) {
            Arm::Infantry => 2,
            Arm::Cavalry => 3,
            Arm::Artillery => 0,
        }
    }

    /// Chapter 10.9.2: whether both infantry and cavalry stand in a hex.
    fn is_mixed(&self, hex: Hex) -> bool {
        let holds = |arm: Arm| self.position.stack(hex).any(|unit| self.arm(unit) == arm);
        holds(Arm::Infantry) && holds(Arm::Cavalry)
    }

    /// The units of a side that may still try to rally.
    pub(crate) fn may_rally(&self, side: Side) -> Units {
        let shaken =
            |unit: &UnitId| self.morale(*unit) != Morale::Formed && self.may_act(*unit) && !self.is_train(*unit);
        self.on_map(side).without(self.position.rallied).iter().filter(shaken).collect()
    }

    pub(crate) fn rally_orders(&self, side: Side, out: &mut Vec<Order>) {
        out.extend(self.may_rally(side).iter().map(|unit| Order::Morale(MoraleOrder::Rally(unit))));
        out.push(Order::Morale(MoraleOrder::EndRally));
    }

    pub(crate) fn check_rally(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        if self.owner(unit) != side || !self.position.on_map(unit) {
            return Err(refuse!("9.4", "not-yours"));
        }
        if self.morale(unit) == Morale::Formed {
            return Err(refuse!("9.4", "formed"));
        }
        if self.is_train(unit) {
            return Err(refuse!(2002 "25.3.5", "train-never-rallies"));
        }
        if self.position.rallied.has(unit) {
            return Err(refuse!("9.4", "tried"));
        }
        match self.may_act(unit) {
            true => Ok(()),
            false => Err(refuse!("4.1", "inactive")),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Chapter 9.4: a unit tries to rally.
    pub(crate) fn rally(&mut self, unit: UnitId) {
        let tally = self.field().rally_tally(unit);
        let die = self.die();
        let rating = tally.total();
        let success = i16::from(die) <= rating;
        self.position.rallied.add(unit);
        if success {
            let state = &mut self.position.units[unit.index()].morale;
            *state = if *state == Morale::Routed { Morale::Disordered } else { Morale::Formed };
        }
        let side = self.owner(unit);
        self.journal.note(cites!["9.4", ..tally], || MoraleEvent::Rallied {
            side,
            unit,
            die,
            rating: rating as i8,
            tally,
            success,
        });
        // A zone of control that is there again may catch a leader alone.
        self.catch_leaders();
    }

    /// Chapter 9.1: a unit suffers a disordered result; whether it goes back a
    /// hex depends on the cause.
    pub(crate) fn disorder(&mut self, unit: UnitId, blow: Blow, cite: Cite, flight: Option<Flight>) {
        match self.position.unit(unit).morale {
            Morale::Formed => {
                self.position.units[unit.index()].morale = Morale::Disordered;
                let side = self.owner(unit);
                self.journal.note(cites!["9.1", ..cite], || MoraleEvent::Disordered { side, unit, blow });
                if let Some(flight) = flight {
                    self.begin_retreat(unit, flight, 1);
                }
            }
            Morale::Disordered | Morale::Routed => self.rout(unit, blow, cite),
        }
    }

    /// Chapter 9.2: a unit suffers a rout result and runs; artillery leaves its
    /// guns where they stand.
    pub(crate) fn rout(&mut self, unit: UnitId, blow: Blow, cite: Cite) {
        self.mark_routed(unit, blow, cite);
        let hexes = self.field().rout_distance(unit);
        if hexes > 0 {
            self.begin_retreat(unit, Flight::Rout, hexes);
        }
    }

    /// A rout marker is placed; the zone of control is gone at once.
    pub(crate) fn mark_routed(&mut self, unit: UnitId, blow: Blow, cite: Cite) {
        let again = self.position.unit(unit).morale == Morale::Routed;
        self.position.units[unit.index()].morale = Morale::Routed;
        // Anybody who routs in the segment of routed movement runs once in it.
        if self.position.phase == Phase::Rout {
            self.position.fled.add(unit);
        }
        let side = self.owner(unit);
        let older = self.battle.in_2002(cite!(2002 "10.1")).filter(|_| again);
        self.journal.note(cites!["9.2", ..cite, ..older], || MoraleEvent::Routed { side, unit, blow });
        if !again || self.battle.every_rout_is_a_success() {
            self.succeed(side.enemy(), 1);
        }
        if !again {
            self.reward_rout(unit);
        }
    }

    pub(crate) fn begin_retreat(&mut self, unit: UnitId, flight: Flight, hexes: u8) {
        let start = self.position.unit(unit).at;
        let retreat = Retreat { unit, flight, start, before: start, left: hexes, stirred: Units::NONE };
        self.push(RetreatStep::Retreat(retreat));
    }

    /// Chapter 9.3: a morale check.
    pub(crate) fn check_morale(&mut self, unit: UnitId, mixed: bool) -> Option<Morale> {
        let field = self.field();
        let (side, hex) = (field.owner(unit), field.at(unit));
        let (leader, state) = (field.modifier_at(side, hex), field.army_malus(side));
        let rating = field.rating(unit) as i8 + leader as i8 + state;
        let die = self.die();
        let excess = die as i8 + i8::from(mixed) - rating;
        self.journal.note(
            cites!["9.3", leader > 0 => "15", state == -1 => "12.4", state < -1 => "12.5", mixed => "10.9.2"],
            || MoraleEvent::Check { side, unit, die, rating, mixed },
        );
        match excess {
            ..=0 => None,
            1..=2 => Some(Morale::Disordered),
            _ => Some(Morale::Routed),
        }
    }

    /// Chapter 10.9.2: checks of units that others retreated through, one after the other.
    pub(crate) fn run_checks(&mut self) {
        let Some(unit) = self.position.waiting.pop() else { return self.done() };
        if !self.position.on_map(unit) {
            return;
        }
        let mixed =
            !self.battle.retreat_onto_the_other_arm_disorders() && self.field().is_mixed(self.position.unit(unit).at);
        match self.check_morale(unit, mixed) {
            None | Some(Morale::Formed) => {}
            Some(Morale::Disordered) => self.disorder(unit, Blow::Check, cite!("9.3"), Some(Flight::Disorder)),
            Some(Morale::Routed) => {
                self.position.waiting.running.add(unit);
                self.rout(unit, Blow::Check, cite!("9.3"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_run_in_a_chain_is_not_stationary_in_it() {
        let mut waiting = Waiting::NONE;
        let [one, other] = [UnitId(3), UnitId(7)];
        waiting.push(one);
        waiting.push(other);
        assert_eq!(waiting.pop(), Some(other));
        waiting.running.add(other);
        // Others come back over him: he is not noted again; nor is he asked if he waited before.
        waiting.push(other);
        waiting.push(one);
        waiting.running.add(one);
        assert_eq!(waiting.pop(), None);
        // With the next chain it begins again.
        waiting.push(other);
        assert_eq!(waiting.pop(), Some(other));
    }
}
