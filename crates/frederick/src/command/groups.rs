//! Chapters 4.2 and 4.5: wings and groups, command rolls, special leaders, units out of command.

use kernel::{Journal, Refusal, Side};

use super::{CommandEvent, CommandOrder, CommandStep};
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{LeaderId, UnitId, Units, WingId};
use crate::engine::play::{Field, Play};
use crate::engine::position::NOWHERE;
use crate::engine::spec::{Rule, Special};
use crate::intelligence::What;
use crate::rules::{cite, cites, refuse};

/// How far command reaches.
const COMMAND_RANGE: u32 = 5;
/// How many units may trace to the army commander.
const TRACES: usize = 2;

impl Field<'_> {
    /// The group of a wing. Detachments stand until the army is active.
    pub(crate) fn group_of_wing(&self, side: Side, wing: WingId) -> u8 {
        match self.position.armies[side.index()].active {
            true => self.battle.wing_group[wing.index()][1],
            false => self.battle.wing_leader[wing.index()]
                .and_then(|leader| self.sleeping_group_of_leader(leader))
                .unwrap_or(self.battle.wing_group[wing.index()][0]),
        }
    }

    /// The group of a unit.
    pub(crate) fn group_of(&self, unit: UnitId) -> u8 {
        if let Some(host) = self.host_of(unit) {
            return self.group_of_wing(self.owner(unit), host);
        }
        match self.position.armies[self.owner(unit).index()].active {
            true => self.battle.unit_group[unit.index()][1],
            false => self.sleeping_group(unit),
        }
    }

    /// Chapter 17.1.1: the wing that a unit belongs to while it is detached to the army commander.
    fn host_of(&self, unit: UnitId) -> Option<WingId> {
        let (veil, side) = (self.veil()?, self.owner(unit));
        veil.hosts[side.index()].filter(|_| veil.attached[side.index()].has(unit) && self.position.on_map(unit))
    }

    /// Whom the effort of a leader for a wing reaches: its units, and those detached to the army
    /// commander who rides with it (17.1.1); not those who are detached elsewhere.
    fn roused_with(&self, side: Side, wing: WingId) -> Units {
        let own = self.battle.wing_units[wing.index()];
        let Some(veil) = self.veil() else { return own };
        let stays = |unit: &UnitId| self.host_of(*unit).is_none_or(|host| host == wing);
        let attached = veil.attached[side.index()].iter().filter(|unit| self.host_of(*unit) == Some(wing));
        own.iter().filter(stays).chain(attached).collect()
    }

    /// The command rating of a group.
    pub(crate) fn group_rating(&self, side: Side, group: u8) -> u8 {
        let army = &self.battle.scenario.armies[side.index()];
        let rating = army.groups.get(usize::from(group)).map_or(0, |group| group.rating);
        let fallen = self.battle.rule(|rule| match rule {
            Rule::CommandingWingLeader { leader, rating, .. } => {
                let leader = LeaderId(*leader as u8);
                let gone = self.battle.leader(leader).side == side.number() && self.position.leader(leader).replaced;
                (gone && group == 0).then_some(*rating)
            }
            _ => None,
        });
        rating.saturating_sub(fallen.unwrap_or(0))
    }

    /// The groups that have somebody to command.
    fn groups_in_play(&self, side: Side) -> u8 {
        let mut groups = 0;
        for unit in self.battle.of_side[side.index()].iter() {
            let here = self.position.on_map(unit) || self.may_enter(unit) || self.is_veiled(unit);
            if here && self.may_act(unit) {
                groups |= 1 << self.group_of(unit);
            }
        }
        groups
    }

    /// Chapter 4.2.5: whether a unit is within reach of its own leader, or of one who may stand in.
    pub(crate) fn is_in_command(&self, unit: UnitId) -> bool {
        let (side, at) = (self.owner(unit), self.at(unit));
        let near = |leader: LeaderId, range: u32| self.distance(self.position.leader(leader).at, at) <= range;
        let spec = self.battle.unit(unit);
        match self.host_of(unit).or(spec.wing) {
            // A single unit, 26.3.4 of the edition of 2002.
            None if spec.leader.is_some() => spec
                .leader
                .is_some_and(|leader| self.position.leader(leader).at != NOWHERE && near(leader, COMMAND_RANGE)),
            None => self.leaders_of(side).any(|leader| near(leader, COMMAND_RANGE)),
            Some(wing) => self.wing_leader(wing).is_some_and(|leader| near(leader, COMMAND_RANGE)),
        }
    }

    /// The edition of 2002, 23.3.2: cavalry near a named leader.
    fn is_in_neighbours_command(&self, unit: UnitId) -> bool {
        let (side, at) = (self.owner(unit), self.at(unit));
        self.battle.cavalry.has(unit)
            && self
                .battle
                .rule(|rule| match rule {
                    Rule::CavalryTraces { leader, range } => {
                        let leader = LeaderId(*leader as u8);
                        let state = self.position.leader(leader);
                        let ours = self.battle.leader(leader).side == side.number() && state.at != NOWHERE;
                        (ours && self.distance(state.at, at) <= u32::from(*range)).then_some(())
                    }
                    _ => None,
                })
                .is_some()
    }

    /// Units out of command that could trace to the army commander.
    pub(crate) fn may_trace(&self, side: Side) -> Units {
        if self.position.traced.and(self.battle.of_side[side.index()]).len() >= TRACES {
            return Units::NONE;
        }
        let Some(commander) = self.commander(side) else { return Units::NONE };
        let hex = self.position.leader(commander).at;
        let near = |unit: &UnitId| self.is_line(*unit) && self.distance(self.at(*unit), hex) <= COMMAND_RANGE;
        self.position.out_of_command.and(self.battle.of_side[side.index()]).iter().filter(near).collect()
    }

    /// How many may still trace.
    pub(crate) fn traces_left(&self, side: Side) -> usize {
        TRACES.saturating_sub(self.position.traced.and(self.battle.of_side[side.index()]).len())
    }

    /// Chapter 4.2.4: whether a special leader may try to rouse a wing.
    pub(crate) fn may_rouse(&self, side: Side, leader: LeaderId, wing: WingId) -> Result<(), Refusal> {
        let spec = self.shown(leader);
        let state = self.position.leader(leader);
        let coming = self.coming(crate::engine::pieces::PieceId::Leader(leader)).is_some();
        let hidden = self.is_leader_veiled(leader);
        let here = state.at != NOWHERE || coming || hidden;
        let special = spec.special.filter(|_| spec.side == side.number() && !state.replaced && here);
        let (Some(special), Some(_)) = (special, self.initiative(leader)) else {
            return Err(refuse!("4.2.4", "not-special"));
        };
        if self.position.roused >> leader.0 & 1 == 1 {
            return Err(refuse!("4.5", "tried"));
        }
        if self.battle.wing_side.get(wing.index()) != Some(&side) {
            return Err(refuse!("4.5", "not-yours"));
        }
        let infantry = self.battle.wing_infantry[wing.index()];
        let fits = match special {
            Special::Any => true,
            Special::Infantry => infantry,
            Special::Cavalry => !infantry,
        };
        if !fits {
            return Err(refuse!("4.2.4", "wrong-arm"));
        }
        let group = self.group_of_wing(side, wing);
        let veiled: Units = self.battle.wing_units[wing.index()].iter().filter(|unit| self.is_veiled(*unit)).collect();
        let units = self.wing_on_map(wing).or(self.wing_coming(wing)).or(veiled);
        let degraded = self.position.armies[side.index()].effective >> group & 1 == 0
            && units.iter().any(|unit| !self.position.effective.has(unit) && self.may_act(unit));
        if !degraded {
            return Err(refuse!("4.5", "not-degraded"));
        }
        // Off the map all who are to come in are together.
        let beside = self.battle.leader(leader).wing == Some(wing.index())
            || self.wing_leader_or_coming(wing).is_some_and(|other| self.position.leader(other).at == state.at);
        let rides = self.led(side, What::of_wing(wing)) >> leader.0 & 1 == 1;
        match if hidden { rides } else { beside } {
            true => Ok(()),
            false if hidden => Err(refuse!("17.1.3", "rides-elsewhere").also(cite!("4.5"))),
            false => Err(refuse!("4.5", "not-beside")),
        }
    }

    pub(crate) fn rouse_orders(&self, side: Side, out: &mut Vec<Order>) {
        let all = (0..self.battle.leaders.len() as u8).map(LeaderId);
        let hidden =
            all.filter(|leader| self.is_leader_veiled(*leader) && self.battle.leader(*leader).side == side.number());
        let leaders = self.leaders_of(side).chain(self.leaders_coming(side)).chain(hidden);
        for leader in leaders.filter(|leader| self.shown(*leader).special.is_some()) {
            let wings = (0..self.battle.wings.len() as u8).map(WingId);
            let fit = wings.filter(|wing| self.may_rouse(side, leader, *wing).is_ok());
            out.extend(fit.map(|wing| Order::Command(CommandOrder::Rouse { leader, wing })));
        }
        out.push(Order::Command(CommandOrder::EndRouse));
    }

    /// Chapter 12.4: a re-roll is a roll for the command state, which the state
    /// of the army burdens.
    fn reroll_malus(&self, side: Side) -> i8 {
        if self.battle.options.steady_rerolls { 0 } else { -self.army_malus(side) }
    }

    /// Whether a special leader rouses a wing with this die.
    pub(crate) fn succeeds(&self, side: Side, leader: LeaderId, die: u8) -> bool {
        let needed = die as i8 + self.reroll_malus(side);
        self.initiative(leader).is_some_and(|initiative| needed <= initiative as i8)
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Chapter 4.5: each group rolls; then fortune, special leaders, and units out of command.
    pub(crate) fn roll_for_command(&mut self, side: Side) {
        self.done();
        self.push(CommandStep::Trace(side));
        self.push(CommandStep::Rouse(side));
        let malus = -self.field().army_malus(side);
        let groups = self.field().groups_in_play(side);
        // The edition of 2002, 26.3.3: those who have just arrived are effective.
        let fresh = self.field().fresh_groups(side);
        self.position.armies[side.index()].effective = 0;
        for group in 0..8u8 {
            if groups >> group & 1 == 0 {
                continue;
            }
            if fresh >> group & 1 == 1 {
                self.position.armies[side.index()].effective |= 1 << group;
                continue;
            }
            let (die, rating) = (self.die(), self.field().group_rating(side, group));
            let effective = die as i8 + malus <= rating as i8;
            self.position.armies[side.index()].effective |= u8::from(effective) << group;
            let army = &self.battle.scenario.armies[side.index()];
            let no_detachments = army.spec.activation == crate::engine::spec::Activation::Active
                && army.groups.iter().any(|group| group.detachment);
            self.journal.note(
                cites![
                    "4.5",
                    "4.2.2",
                    "4.2",
                    "4.2.1",
                    "4.2.3",
                    malus == 1 => "12.4",
                    malus > 1 => "12.5",
                    no_detachments => "4.3.3"
                ],
                || CommandEvent::Command { side, group, die, modifier: malus, rating, effective },
            );
            if die == 6 && self.battle.options.fortunes {
                self.roll_fortune(side);
            }
        }
        let effective = self.position.armies[side.index()].effective;
        for unit in self.battle.of_side[side.index()].iter() {
            if self.field().is_veiled(unit) {
                continue;
            }
            let group = self.field().group_of(unit);
            if effective >> group & 1 == 1 {
                self.position.effective.add(unit);
            }
        }
        self.find_strays(side);
    }

    /// Chapter 4.2.5: who is out of command in this turn.
    fn find_strays(&mut self, side: Side) {
        let field = self.field();
        let lost: Units = field.on_map(side).iter().filter(|unit| !field.is_in_command(*unit)).collect();
        let helped: Units = lost.iter().filter(|unit| field.is_in_neighbours_command(*unit)).collect();
        let cut_off = lost.without(helped);
        self.position.out_of_command =
            self.position.out_of_command.without(self.battle.of_side[side.index()]).or(cut_off);
        if !helped.is_empty() {
            self.journal.note(cites![2002 "23.3.2"], || CommandEvent::TracedToNeighbour { side, units: helped });
        }
        if !cut_off.is_empty() {
            // Nobody to trace to: the scenario has no army commander, or he has fallen.
            let commander = match self.battle.scenario.armies[side.index()].spec.commander {
                None => Some(cite!(2002 "23.3.1")),
                Some(_) => self.position.armies[side.index()].commander.is_none().then_some(cite!("15.1")),
            };
            let single = cut_off.iter().any(|unit| self.battle.unit(unit).leader.is_some());
            self.journal.note(cites!["4.2.5", ..commander, single => 2002 "26.3.4"], || CommandEvent::OutOfCommand {
                side,
                units: cut_off,
            });
        }
    }

    pub(crate) fn trace(&mut self, side: Side, unit: UnitId) {
        self.position.traced.add(unit);
        self.position.out_of_command.remove(unit);
        self.journal.note(cites!["4.2.5"], || CommandEvent::Traced { side, unit });
    }

    /// Chapter 4.5: a special leader tries to rouse a wing and the artillery with him.
    pub(crate) fn rouse(&mut self, side: Side, leader: LeaderId, wing: WingId) {
        let die = self.die();
        let malus = self.field().reroll_malus(side);
        let success = self.field().succeeds(side, leader, die);
        let mut detached = false;
        self.position.roused |= 1 << leader.0;
        if success {
            let at = self.position.leader(leader).at;
            let here = (at != NOWHERE).then(|| self.position.stack(at));
            let guns: Units = here.into_iter().flatten().filter(|unit| self.battle.artillery.has(*unit)).collect();
            let units = self.field().roused_with(side, wing);
            detached = !units.without(self.battle.wing_units[wing.index()]).without(guns).is_empty();
            self.position.effective = self.position.effective.or(units).or(guns);
        }
        let hidden = self.field().is_leader_veiled(leader);
        self.journal.note(
            cites![
                "4.2.4",
                "4.5",
                hidden => "17.1.3",
                detached => "17.1.1",
                malus == 1 => "12.4",
                malus > 1 => "12.5"
            ],
            || CommandEvent::Roused { side, leader, wing, die, modifier: malus, success },
        );
    }
}
