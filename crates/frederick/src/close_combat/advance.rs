//! Chapters 10.10 and 10.11: advance after combat, overrun artillery, momentum.

use hexes::Hex;
use kernel::{Journal, Refusal, Side, Tally};

use super::{CombatEvent, CombatOrder, CombatStep, Role};
use crate::engine::charts::Capture;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{LeaderId, UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Morale, NOWHERE, mark};
use crate::losses::{Doom, LossEvent};
use crate::morale::Blow;
use crate::retreat::Flight;
use crate::rules::{cite, cites, refuse};
use ground::BARRED;

impl Field<'_> {
    /// The hexes that a side may advance into: vacated ones of the defender, and
    /// such as hold only artillery.
    fn open_hexes(&self, side: Side) -> impl Iterator<Item = Hex> {
        let role = self.role(side).other();
        self.position.fight.front(role).filter(move |hex| self.is_open(side, *hex))
    }

    fn is_open(&self, side: Side, hex: Hex) -> bool {
        let attacker = side == self.position.active;
        match self.holder(hex) {
            // The defender only ever follows into hexes of artillery.
            None => attacker,
            Some(holder) if holder == side => {
                self.is_overrun(side, hex) || attacker && !self.advanced_into(hex).is_empty()
            }
            Some(_) => self.position.stack(hex).all(|unit| self.battle.artillery.has(unit)),
        }
    }

    /// Whether enemy artillery lies overrun in a hex.
    fn is_overrun(&self, side: Side, hex: Hex) -> bool {
        self.position.prey.iter().any(|unit| self.owner(unit) != side && self.at(unit) == hex)
    }

    fn advanced_into(&self, hex: Hex) -> Units {
        self.position.stack(hex).filter(|unit| self.position.fight.advanced.has(*unit)).collect()
    }

    /// The units that may take part in an advance.
    fn followers(&self, side: Side) -> Units {
        let fight = &self.position.fight;
        if side == self.position.active {
            return fight.party.without(fight.advanced);
        }
        let line = fight
            .front(Role::Defender)
            .filter(|hex| self.holder(*hex) == Some(side))
            .flat_map(|hex| self.position.stack(hex).filter(|unit| self.is_line(*unit)).collect::<Vec<_>>());
        line.collect::<Units>().without(fight.advanced)
    }

    pub(crate) fn check_advance(&self, side: Side, unit: UnitId, to: Hex) -> Result<(), Refusal> {
        if !self.followers(side).has(unit) || !self.position.on_map(unit) || self.is_routed(unit) {
            return Err(refuse!("10.10.1", "may-not-advance"));
        }
        if !self.open_hexes(side).any(|hex| hex == to) {
            return Err(match side == self.position.active {
                true => refuse!("10.10.1", "not-vacated"),
                // The defender only ever follows onto guns.
                false => refuse!("10.10.2", "not-vacated"),
            });
        }
        let from = self.at(unit);
        let (mine, theirs) = (self.role(side), self.role(side).other());
        let fight = &self.position.fight;
        if !fight.has(mine, from) || !fight.has(theirs, to) {
            return Err(refuse!("10.10.1", "not-adjacent"));
        }
        self.may_follow(unit, from, to)
    }

    /// Whether a unit may take the next hex, as to ground, stacking and nerve.
    fn may_follow(&self, unit: UnitId, from: Hex, to: Hex) -> Result<(), Refusal> {
        let side = self.owner(unit);
        let Some(direction) = self.battle.board.grid.direction(from, to) else {
            return Err(refuse!("10.10.1", "not-adjacent"));
        };
        if self.battle.cost[self.arm(unit).index()][from.index()][direction.index()] == BARRED {
            return Err(refuse!("7.4.3", "prohibited"));
        }
        if self.values(unit).shaken && self.in_enemy_zone(side, to) {
            return Err(refuse!("7.5.5", "shaken"));
        }
        let cut_off = self.position.out_of_command.has(unit) && !self.battle.options.bold_advances;
        if cut_off && self.in_enemy_zone(side, to) {
            return Err(refuse!("4.2.5", "out-of-command-zone"));
        }
        // Artillery that is about to be overrun does not count.
        match self.holder(to) == Some(side.enemy()) {
            true => Ok(()),
            false => self.keeps_limits(to, Some(unit)),
        }
    }

    pub(crate) fn check_advance_leader(&self, side: Side, leader: LeaderId, to: Hex) -> Result<(), Refusal> {
        let state = self.position.leader(leader);
        let ours = self.battle.leader(leader).side == side.number() && state.at != NOWHERE;
        let from_front = self.position.fight.has(self.role(side), state.at);
        let with = !self.advanced_into(to).is_empty() && self.position.fight.has(self.role(side).other(), to);
        match ours && from_front && with && self.holder(to) == Some(side) {
            true => Ok(()),
            false => Err(refuse!("10.10.1", "leader-needs-units")),
        }
    }

    pub(crate) fn advance_orders(&self, side: Side, out: &mut Vec<Order>) {
        let hexes: Vec<Hex> = self.open_hexes(side).collect();
        for to in hexes {
            for unit in self.followers(side).iter() {
                if self.check_advance(side, unit, to).is_ok() {
                    out.push(Order::Combat(CombatOrder::Advance { unit, to }));
                }
            }
            for leader in self.leaders_of(side) {
                if self.check_advance_leader(side, leader, to).is_ok() {
                    out.push(Order::Combat(CombatOrder::AdvanceLeader { leader, to }));
                }
            }
        }
        out.push(Order::Combat(CombatOrder::EndAdvance));
    }

    /// Chapter 10.10.4: the modifiers of a capture attempt.
    pub(crate) fn capture_tally(&self, side: Side, unit: UnitId) -> Tally {
        let chart = &self.battle.charts.capture;
        let captors: Vec<UnitId> = self.position.stack(self.at(unit)).filter(|captor| self.is_line(*captor)).collect();
        let mut tally = Tally::default();
        if self.morale(unit) == Morale::Disordered {
            tally.add(i16::from(chart.disordered), cite!("10.10.4"), "frederick-modifier-disordered");
        }
        if captors.iter().all(|captor| self.rating(unit) > self.rating(*captor)) {
            tally.add(i16::from(chart.higher_morale), cite!("10.10.4"), "frederick-modifier-guns-morale");
        }
        if captors.iter().all(|captor| self.battle.cavalry.has(*captor)) {
            tally.add(i16::from(chart.all_cavalry), cite!("10.10.4"), "frederick-modifier-all-cavalry");
        }
        debug_assert_ne!(side, self.owner(unit));
        tally
    }

    fn is_next_to_line(&self, side: Side, hex: Hex) -> bool {
        self.around(hex).any(|(_, near)| self.has_line(side.enemy(), near))
    }

    /// Chapter 10.11: whether a unit that advanced may go one hex farther.
    pub(crate) fn check_momentum_advance(&self, side: Side, unit: UnitId, to: Hex) -> Result<(), Refusal> {
        let fight = &self.position.fight;
        let from = self.at(unit);
        if !fight.advanced.has(unit) || from == NOWHERE || !fight.has(Role::Defender, from) {
            return Err(refuse!("10.11", "did-not-advance"));
        }
        if self.is_next_to_line(side, from) {
            return Err(refuse!("10.11", "enemies-near"));
        }
        if self.holder(to) == Some(side.enemy()) {
            return Err(refuse!("10.11", "enemy-there"));
        }
        self.may_follow(unit, from, to)
    }

    /// Chapters 10.10.1 and 10.11: leaders go along with units that advance by
    /// momentum out of their hex.
    pub(crate) fn check_momentum_leader(&self, side: Side, leader: LeaderId, to: Hex) -> Result<(), Refusal> {
        let (fight, at) = (&self.position.fight, self.position.leader(leader).at);
        let ours = self.battle.leader(leader).side == side.number() && at != NOWHERE;
        let with = self.position.stack(to).any(|unit| fight.carried_on.has(unit));
        match ours && fight.has(Role::Defender, at) && with && self.battle.board.grid.direction(at, to).is_some() {
            true => Ok(()),
            false => Err(refuse!("10.10.1", "leader-needs-units").also(cite!("10.11"))),
        }
    }

    pub(crate) fn check_momentum_attack(&self, side: Side, hex: Hex) -> Result<(), Refusal> {
        let fight = &self.position.fight;
        let near = hex.index() < self.battle.board.grid.len()
            && self.has_line(side.enemy(), hex)
            && fight.advanced.iter().any(|unit| {
                self.position.on_map(unit) && self.battle.board.grid.direction(self.at(unit), hex).is_some()
            });
        match near {
            true => Ok(()),
            false => Err(refuse!("10.11", "no-momentum-target")),
        }
    }

    pub(crate) fn momentum_orders(&self, side: Side, attacks: bool, out: &mut Vec<Order>) {
        let mut marked = Vec::new();
        for unit in self.position.fight.advanced.iter().filter(|unit| self.position.on_map(*unit)) {
            for (_, to) in self.around(self.at(unit)) {
                if self.check_momentum_advance(side, unit, to).is_ok() {
                    out.push(Order::Combat(CombatOrder::Advance { unit, to }));
                }
                if attacks && !marked.contains(&to) && self.check_momentum_attack(side, to).is_ok() {
                    marked.push(to);
                }
            }
        }
        out.extend(marked.into_iter().map(|hex| Order::Combat(CombatOrder::MomentumAttack(hex))));
        for leader in self
            .leaders_of(side)
            .filter(|leader| self.position.fight.has(Role::Defender, self.position.leader(*leader).at))
        {
            for (_, to) in self.around(self.position.leader(leader).at) {
                if self.check_momentum_leader(side, leader, to).is_ok() {
                    out.push(Order::Combat(CombatOrder::AdvanceLeader { leader, to }));
                }
            }
        }
        out.push(Order::Combat(CombatOrder::EndMomentum));
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A unit advances; artillery that stands there alone is overrun.
    pub(crate) fn advance(&mut self, side: Side, unit: UnitId, to: Hex) {
        let guns = self.field().holder(to) == Some(side.enemy());
        if guns {
            let prey: Vec<UnitId> = self.position.stack(to).collect();
            for gun in prey {
                self.position.unstack(gun);
                self.position.units[gun.index()].at = to;
                self.position.prey.add(gun);
            }
        }
        let from = self.position.unit(unit).at;
        self.position.put_on_top(unit, to);
        self.position.fight.advanced.add(unit);
        self.leave_marks(from);
        // A momentum marker was meant for those who stood here before.
        self.position.marks[to.index()] &= mark::MOMENTUM - 1;
        // Chapter 10.2: anybody who follows defenders that slipped away adds his
        // strength to no other combat.
        let evaded = self.position.fight.is_evaded(to) && !self.battle.followers_may_fight_on();
        if evaded || self.battle.options.supports_rest {
            self.position.spent.add(unit);
        }
        let defender = side != self.position.active;
        self.journal
            .note(cites![defender => "10.10.2", !defender && !guns => "10.10.1", guns => "10.10.3", "10.10"], || {
                CombatEvent::Advanced { side, unit, to, guns }
            });
        self.spot_advance(side, unit);
    }

    pub(crate) fn advance_leader(&mut self, side: Side, leader: LeaderId, to: Hex) {
        self.position.leaders[leader.index()].at = to;
        let leader = self.field().person(leader);
        self.journal.note(cites!["10.10.1"], || CombatEvent::LeaderAdvanced { side, leader, to });
    }

    /// Chapter 10.10.4: one overrun battery after the other.
    pub(crate) fn run_capture(&mut self, side: Side) {
        let Some(unit) = self.position.prey.iter().find(|unit| self.owner(*unit) != side) else {
            self.done();
            return self.catch_leaders();
        };
        if self.position.unit(unit).morale == Morale::Routed {
            return self.capture(unit, Doom::Overrun, self.battle.overrun());
        }
        let tally = self.field().capture_tally(side, unit);
        let die = self.die();
        let chart = &self.battle.charts.capture;
        let total = i16::from(die) + tally.total();
        let result = if total <= i16::from(chart.escapes) {
            Capture::Escapes
        } else if total <= i16::from(chart.counter) {
            Capture::Counter
        } else {
            Capture::Whole
        };
        let owner = self.owner(unit);
        self.journal.note(cites!["10.10.4", ..self.battle.in_2002(cite!(2002 "19.9.1")), ..tally], || {
            CombatEvent::CaptureTried { side: owner, unit, die, tally, result }
        });
        match result {
            Capture::Escapes => self.haul_away(unit),
            Capture::Counter => self.capture_counter(unit),
            Capture::Whole => self.capture(unit, Doom::Overrun, self.battle.overrun()),
        }
    }

    /// The counter on the map is captured; what is left gets away.
    fn capture_counter(&mut self, unit: UnitId) {
        let steps = self.position.unit(unit).steps;
        let counters = self.battle.counters(unit, steps);
        let left = (0..steps).rev().find(|left| self.battle.counters(unit, *left) < counters).unwrap_or(0);
        if left == 0 {
            return self.capture(unit, Doom::Overrun, self.battle.overrun());
        }
        self.position.units[unit.index()].steps = left;
        let side = self.owner(unit);
        self.journal.note(cites![..self.battle.overrun(), "12.2"], || LossEvent::Captured {
            side,
            unit,
            counters: 1,
            doom: Doom::Overrun,
        });
        self.lose_counters(unit, 1, 2 * i16::from(steps - left));
        self.haul_away(unit);
    }

    /// Guns get away: a formed battery in disorder, another as it is.
    fn haul_away(&mut self, unit: UnitId) {
        match self.position.unit(unit).morale {
            Morale::Formed => self.disorder(unit, Blow::Overrun, cite!("10.10.4"), Some(Flight::Disorder)),
            _ => self.begin_retreat(unit, Flight::Disorder, 1),
        }
    }

    /// Chapter 10.11: a marker that will weigh in the next combat of a hex.
    pub(crate) fn mark_momentum(&mut self, side: Side, hex: Hex) {
        self.position.marks[hex.index()] = self.position.marks[hex.index()].saturating_add(mark::MOMENTUM);
        self.position.fight.marked = hex;
        self.journal.note(cites!["10.11"], || CombatEvent::MomentumMarked { side, at: hex });
    }

    /// Chapter 10.11: a marker on a hex that had to attack in its own turn and
    /// did not is discarded.
    pub(crate) fn expire_momentum(&mut self, side: Side) {
        for hex in self.battle.board.grid.hexes() {
            if self.position.momentum(hex) > 0 && self.field().holder(hex) != Some(side.enemy()) {
                self.position.marks[hex.index()] &= mark::MOMENTUM - 1;
            }
        }
    }

    /// The first momentum advance rules out a momentum attack.
    pub(crate) fn momentum_advance(&mut self, side: Side, unit: UnitId, to: Hex) {
        self.position.put_on_top(unit, to);
        self.position.fight.advanced.remove(unit);
        self.position.fight.carried_on.add(unit);
        self.journal.note(cites!["10.11"], || CombatEvent::MomentumAdvanced { side, unit, to });
        self.go_on(CombatStep::MomentumAdvance(side));
        self.spot_advance(side, unit);
    }

    /// Chapters 4.1.2, 4.3 and 7.6.3: anybody who advances moves: he alarms an inactive
    /// army and surprises columns.
    fn spot_advance(&mut self, side: Side, unit: UnitId) {
        self.alarm(side, self.position.unit(unit).at);
        self.position.asked_wings = 0;
        self.surprise_columns(unit);
    }
}
