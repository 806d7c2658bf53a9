//! Chapters 4.1 and 4.3: how armies and detachments become active.

use hexes::Hex;
use kernel::{Cite, Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{LeaderId, UnitId};
use crate::engine::play::not_now;
use crate::engine::play::{Field, Play};
use crate::engine::question::Question;
use crate::engine::spec::Activation;
use crate::rules::{cite, cites};
use crate::scenario::ScenarioStep;

/// The steps of activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActivationStep {
    /// A side may try to activate its army.
    Activation(Side),
    /// The inactive side may try a coup d'oeil.
    Coup {
        /// Which side.
        side: Side,
        /// The group of the detachment that has the eye; 0 is the army.
        group: u8,
    },
    /// It succeeded: the side may pay and be active.
    PayCoup {
        /// Which side.
        side: Side,
        /// Whose eye it was.
        group: u8,
    },
}

/// The orders of activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActivationOrder {
    /// Try to activate the army.
    Activate,
    /// Do not.
    StayInactive,
    /// Try a coup d'oeil.
    TryCoup,
    /// Do not.
    LetPass,
    /// Pay for the activation that a coup d'oeil gained.
    PayActivation,
}

impl ActivationOrder {
    pub(crate) fn named(self) -> Named {
        Named::default()
    }
}

/// What is asked about activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActivationQuestion {
    /// Whether to try to activate.
    Activation,
    /// Whether to try a coup d'oeil.
    Coup,
    /// Whether to pay for it.
    PayCoup,
}

/// What activation brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum ActivationEvent {
    Inactive { side: Side },
    ActivationTried { side: Side, cost: u8, die: u8, total: u8, success: bool },
    CoupTried { side: Side, die: u8, total: u8, success: bool },
    Activated { side: Side, how: Awakening },
    DetachmentsDissolved { side: Side },
    WillRouse { side: Side },
    CoupPaid { side: Side, cost: u8 },
}

impl ActivationEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            ActivationEvent::Inactive { side, .. }
            | ActivationEvent::ActivationTried { side, .. }
            | ActivationEvent::CoupTried { side, .. }
            | ActivationEvent::Activated { side, .. }
            | ActivationEvent::DetachmentsDissolved { side, .. }
            | ActivationEvent::WillRouse { side, .. }
            | ActivationEvent::CoupPaid { side, .. } => *side,
        }
    }
}

/// How an army or detachment became active.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Awakening {
    /// By its own attempt.
    Normal,
    /// Because the enemy came near.
    Automatic,
    /// By a coup d'oeil.
    Coup,
    /// By a detachment's coup d'oeil.
    DetachmentCoup,
    /// It advances by choice.
    Volunteer,
    /// A detachment alone.
    Detachment,
}

impl Field<'_> {
    /// Whether a unit may act at all: its army is active, or its detachment.
    pub(crate) fn may_act(&self, unit: UnitId) -> bool {
        let side = self.owner(unit);
        let army = &self.position.armies[side.index()];
        army.active || army.detachments != 0 && army.detachments >> self.sleeping_group(unit) & 1 == 1
    }

    /// The same of a leader.
    pub(crate) fn leader_may_act(&self, leader: LeaderId) -> bool {
        let spec = self.battle.leader(leader);
        let army = &self.position.armies[usize::from(spec.side)];
        let group = self.sleeping_group_of_leader(leader);
        army.active || group.is_some_and(|group| army.detachments >> group & 1 == 1)
    }

    /// Whom a step of the chapter asks, and what.
    pub(crate) fn activation_asks(&self, step: ActivationStep) -> Option<(Side, Question)> {
        Some(match step {
            ActivationStep::Activation(side) => (side, ActivationQuestion::Activation.into()),
            ActivationStep::Coup { side, .. } => (side, ActivationQuestion::Coup.into()),
            ActivationStep::PayCoup { side, .. } => (side, ActivationQuestion::PayCoup.into()),
        })
    }

    pub(crate) fn activation_orders(&self, step: ActivationStep, out: &mut Vec<Order>) {
        let choice = match step {
            ActivationStep::Activation(_) => [ActivationOrder::Activate, ActivationOrder::StayInactive],
            ActivationStep::Coup { .. } => [ActivationOrder::TryCoup, ActivationOrder::LetPass],
            ActivationStep::PayCoup { .. } => [ActivationOrder::PayActivation, ActivationOrder::LetPass],
        };
        out.extend(choice.map(Order::Activation));
    }

    pub(crate) fn check_activation(&self, step: ActivationStep, order: Order) -> Result<(), Refusal> {
        let Order::Activation(order) = order else { return Err(not_now()) };
        match (step, order) {
            (ActivationStep::Activation(_), ActivationOrder::Activate | ActivationOrder::StayInactive)
            | (ActivationStep::Coup { .. }, ActivationOrder::TryCoup | ActivationOrder::LetPass)
            | (ActivationStep::PayCoup { .. }, ActivationOrder::PayActivation | ActivationOrder::LetPass) => Ok(()),
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn obey_activation(&mut self, step: ActivationStep, order: Order) {
        self.done();
        match (step, order) {
            (ActivationStep::Activation(side), Order::Activation(ActivationOrder::Activate)) => {
                self.try_activation(side);
                self.claim_after_activation(side);
            }
            (ActivationStep::Coup { side, group }, Order::Activation(ActivationOrder::TryCoup)) => {
                self.try_coup(side, group);
            }
            (ActivationStep::PayCoup { side, group }, Order::Activation(ActivationOrder::PayActivation)) => {
                self.pay_coup(side, group);
            }
            _ => {}
        }
    }

    /// Runs a step of the chapter; false if somebody is asked.
    pub(crate) fn run_activation(&mut self, step: ActivationStep) -> bool {
        let (ActivationStep::Activation(side)
        | ActivationStep::Coup { side, .. }
        | ActivationStep::PayCoup { side, .. }) = step;
        // Once the army is active nobody needs a second attempt.
        self.done_if(self.position.armies[side.index()].active)
    }

    fn claim_after_activation(&mut self, side: Side) {
        // A commander who activates in the ordinary way may still claim the bonus of an advance.
        let claims = self
            .battle
            .rule(|rule| matches!(rule, crate::engine::spec::Rule::CommandingWingLeader { .. }).then_some(()));
        let army = &self.position.armies[side.index()];
        if army.active && claims.is_some() && army.advance == crate::engine::track::Advance::Open {
            self.push(ScenarioStep::Volunteer(side));
        }
    }
}

/// Sight that may rouse an army.
const COUP_RANGE: u32 = 7;
/// Sight that does rouse it.
const ALARM_RANGE: u32 = 3;
/// What a normal activation needs.
const NORMAL: u8 = 7;
/// The army itself among those that may try a coup d'oeil; the others are
/// the groups of detachments.
const ARMY: u8 = 0;
/// What a coup d'oeil needs.
const COUP: u8 = 8;

impl Field<'_> {
    /// What an attempt at activation costs now; none if the army cannot try.
    pub(crate) fn activation_cost(&self, side: Side) -> Option<u8> {
        let army = &self.position.armies[side.index()];
        match self.battle.scenario.armies[side.index()].spec.activation {
            Activation::Cost { first, later } if !army.active => {
                let joined = self.reinforced_cost(side);
                let [first, later] = joined.unwrap_or([first, later]);
                Some(if army.attempts == 0 { first } else { later })
            }
            _ => None,
        }
    }

    /// The edition of 2002, 26.3.1: what attempts cost once those who were to arrive are there.
    fn reinforced_cost(&self, side: Side) -> Option<[u8; 2]> {
        self.battle.scenario.armies[side.index()].spec.reinforced.filter(|_| self.has_been_joined(side))
    }

    /// What an activation by a coup d'oeil costs.
    pub(crate) fn coup_cost(&self, side: Side) -> u8 {
        let own = self.battle.scenario.armies[side.index()].spec.coup;
        own.or_else(|| self.activation_cost(side)).unwrap_or(0)
    }

    /// Whether the scenario has its own paragraph on what activation costs an army.
    fn has_own_costs(&self, side: Side) -> bool {
        let spec = &self.battle.scenario.armies[side.index()].spec;
        spec.coup.is_some() || spec.reinforced.is_some()
    }

    /// Whether a side does anything in its player turn.
    pub(crate) fn acts(&self, side: Side) -> bool {
        let army = &self.position.armies[side.index()];
        army.active || army.detachments != 0
    }

    /// The detachment that a group is while its army sleeps: its number.
    fn detachment(&self, side: Side, group: u8) -> Option<u8> {
        let groups = &self.battle.scenario.armies[side.index()].groups;
        groups.get(usize::from(group)).filter(|group| group.detachment).map(|_| group)
    }

    /// The counters of a side on the map: hex and detachment.
    fn counters_on_map(&self, side: Side) -> Vec<(Hex, Option<u8>)> {
        let units =
            self.on_map(side).iter().map(|unit| (self.at(unit), self.detachment(side, self.sleeping_group(unit))));
        let leaders = self.leaders_of(side).map(|leader| {
            let group = self.sleeping_group_of_leader(leader);
            (self.position.leader(leader).at, group.and_then(|group| self.detachment(side, group)))
        });
        units.chain(leaders).collect()
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Chapter 4.1.1: a normal attempt: pay, then roll.
    pub(crate) fn try_activation(&mut self, side: Side) {
        let cost = self.field().activation_cost(side).unwrap_or(0);
        self.position.armies[side.index()].fill_boxes(cost);
        self.position.armies[side.index()].attempts += 1;
        let die = self.die();
        let total = die + self.initiative_of(side);
        let success = total >= NORMAL;
        let own = self.field().has_own_costs(side);
        self.journal.note(cites!["4.1.1", "4.1", "12.2", own => 2002 "26.3.1"], || ActivationEvent::ActivationTried {
            side,
            cost,
            die,
            total,
            success,
        });
        if success {
            self.activate(side, Awakening::Normal, cite!("4.1.1"));
        }
    }

    fn initiative_of(&self, side: Side) -> u8 {
        let field = self.field();
        let hidden = || field.commander_of(side).filter(|leader| field.is_leader_veiled(*leader));
        field.commander_or_coming(side).or_else(hidden).and_then(|commander| field.initiative(commander)).unwrap_or(0)
    }

    /// An army becomes active; its detachments are dissolved.
    pub(crate) fn activate(&mut self, side: Side, how: Awakening, cite: Cite) {
        let army = &mut self.position.armies[side.index()];
        (army.active, army.roused, army.detachments) = (true, false, 0);
        self.journal.note(cites![..cite], || ActivationEvent::Activated { side, how });
        if self.battle.scenario.armies[side.index()].groups.iter().any(|group| group.detachment) {
            self.journal.note(cites!["4.3.1"], || ActivationEvent::DetachmentsDissolved { side });
        }
    }

    /// Chapters 4.1.2, 4.1.3 and 4.3: what the enemy of a moving unit sees of it.
    pub(crate) fn spot(&mut self, side: Side, unit: UnitId) {
        self.spot_counter(side, self.position.unit(unit).at, true);
    }

    /// The same for a leader, who alarms the enemy but is no occasion for a coup d'oeil.
    pub(crate) fn spot_leader(&mut self, side: Side, leader: LeaderId) {
        self.spot_counter(side, self.position.leader(leader).at, false);
    }

    /// Chapters 4.1.2 and 4.3: an advance after combat alarms as well; a coup
    /// d'oeil needs a movement phase.
    pub(crate) fn alarm(&mut self, side: Side, at: Hex) {
        self.spot_counter(side, at, false);
    }

    fn spot_counter(&mut self, side: Side, ours: Hex, is_unit: bool) {
        let enemy = side.enemy();
        self.wake_neighbours(side);
        if self.position.armies[enemy.index()].active {
            return;
        }
        let field = self.field();
        let detached = !self.position.armies[side.index()].active;
        let (mut alarmed, mut seen, mut woken, mut seen_by) = (false, false, 0u8, 0u8);
        for (hex, detachment) in field.counters_on_map(enemy) {
            let distance = field.distance(ours, hex);
            if distance > COUP_RANGE || !field.sees(hex, ours) {
                continue;
            }
            match detachment {
                Some(group) => {
                    seen_by |= 1 << group;
                    woken |= if distance <= ALARM_RANGE { 1 << group } else { 0 };
                }
                None => {
                    seen = true;
                    alarmed |= distance <= ALARM_RANGE && !detached;
                }
            }
        }
        let asleep = woken & !self.position.armies[enemy.index()].detachments;
        if asleep != 0 {
            self.position.armies[enemy.index()].detachments |= asleep;
            self.journal.note(cites!["4.3"], || ActivationEvent::Activated { side: enemy, how: Awakening::Detachment });
            self.wake_neighbours(enemy);
        }
        if alarmed && !self.position.armies[enemy.index()].roused {
            self.position.armies[enemy.index()].roused = true;
            self.journal.note(cites!["4.1.2"], || ActivationEvent::WillRouse { side: enemy });
        }
        // The coup of the army is bit 0, which no detachment's group has.
        let sighted = if is_unit { seen_by | u8::from(seen) } else { 0 };
        let new = sighted & !self.position.armies[enemy.index()].coups;
        let field = self.field();
        let hidden = field.commander_of(enemy).is_some_and(|leader| field.is_leader_veiled(leader));
        let may_pay = field.activation_cost(enemy).is_some() && (field.commander(enemy).is_some() || hidden);
        if new != 0 && may_pay && !self.position.armies[enemy.index()].roused {
            self.position.armies[enemy.index()].coups |= new;
            // The army and each detachment have an attempt of their own, the army first.
            for group in (0..8).rev().filter(|group| new >> group & 1 == 1) {
                self.push(ActivationStep::Coup { side: enemy, group });
            }
        }
    }

    /// Chapter 4.3: detachments in sight of an active one of their side, within three hexes, wake
    /// as well, one after the other.
    fn wake_neighbours(&mut self, side: Side) {
        let army = &self.position.armies[side.index()];
        if army.active || army.detachments == 0 || self.battle.detachments_wake_alone() {
            return;
        }
        let field = self.field();
        let counters: Vec<(Hex, u8)> =
            field.counters_on_map(side).into_iter().filter_map(|(hex, group)| Some((hex, group?))).collect();
        let mut awake = army.detachments;
        loop {
            let before = awake;
            for (hex, group) in counters.iter().filter(|(_, group)| before >> group & 1 == 0) {
                let near = |(other, by): &(Hex, u8)| {
                    before >> by & 1 == 1 && field.distance(*hex, *other) <= ALARM_RANGE && field.sees(*hex, *other)
                };
                awake |= u8::from(counters.iter().any(near)) << group;
            }
            if awake == before {
                break;
            }
        }
        if awake != army.detachments {
            self.position.armies[side.index()].detachments = awake;
            self.journal.note(cites!["4.3"], || ActivationEvent::Activated { side, how: Awakening::Detachment });
        }
    }

    /// Chapter 4.1.3: a coup d'oeil: roll, then pay if one likes.
    pub(crate) fn try_coup(&mut self, side: Side, group: u8) {
        let die = self.die();
        let total = die + self.initiative_of(side);
        let success = total >= COUP;
        let detachment = group != ARMY;
        self.journal.note(cites!["4.1.3", detachment => "4.3.2"], || ActivationEvent::CoupTried {
            side,
            die,
            total,
            success,
        });
        if success {
            self.push(ActivationStep::PayCoup { side, group });
        }
    }

    pub(crate) fn pay_coup(&mut self, side: Side, group: u8) {
        let cost = self.field().coup_cost(side);
        let own = self.field().has_own_costs(side);
        self.position.armies[side.index()].fill_boxes(cost);
        self.position.armies[side.index()].attempts += 1;
        if own {
            self.journal.note(cites![2002 "26.3.1"], || ActivationEvent::CoupPaid { side, cost });
        }
        match group {
            ARMY => self.activate(side, Awakening::Coup, cite!("4.1.3")),
            _ => self.activate(side, Awakening::DetachmentCoup, cite!("4.3.2")),
        }
    }
}
