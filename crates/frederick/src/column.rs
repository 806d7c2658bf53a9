//! Chapter 7.6 (and 4.4): wings in column, voluntary and forced deployment.

use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{LeaderId, PieceId, UnitId, Units, WingId};
use crate::engine::play::not_now;
use crate::engine::play::{Field, Play};
use crate::engine::position::{Morale, NOWHERE};
use crate::engine::question::Question;
use crate::engine::spec::Arm;
use crate::intelligence::IntelligenceOrder;
use crate::rules::{cite, cites, refuse};

/// The steps of wings in column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColumnStep {
    /// Wings deploy from column.
    Deploy(Side),
    /// A wing in column may try to deploy before the enemy.
    ForcedDeployment {
        /// The wing.
        wing: WingId,
        /// The enemy who came near.
        by: UnitId,
    },
}

/// The orders of wings in column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColumnOrder {
    /// This wing deploys from column.
    Deploy(WingId),
    /// This battery deploys with a wing.
    DeployGuns(UnitId),
    /// The army commander leaves the column, or joins one.
    TurnCommander,
    /// No more deployment.
    EndDeploy,
    /// This wing goes into column.
    Column(WingId),
    /// This battery joins a wing in column.
    ColumnGuns {
        /// The battery.
        unit: UnitId,
        /// The wing.
        wing: WingId,
    },
    /// Try a forced deployment.
    #[serde(rename = "deploy-in-haste")]
    TryForcedDeployment,
    /// Do not.
    StayInColumn,
}

impl ColumnOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            ColumnOrder::Deploy(wing) | ColumnOrder::Column(wing) => Named::wing(wing),
            ColumnOrder::DeployGuns(unit) => Named::unit(unit),
            ColumnOrder::ColumnGuns { unit, wing } => Named { unit: Some(unit), wing: Some(wing), ..Named::default() },
            ColumnOrder::TurnCommander
            | ColumnOrder::EndDeploy
            | ColumnOrder::TryForcedDeployment
            | ColumnOrder::StayInColumn => Named::default(),
        }
    }
}

/// What is asked about columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnQuestion {
    /// Which wings deploy.
    Deploy,
    /// Whether to try a forced deployment.
    ForcedDeployment,
}

/// What happens to columns.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum ColumnEvent {
    Deployed { side: Side, wing: WingId },
    DeployedGuns { side: Side, unit: UnitId },
    ForcedDeployment { side: Side, wing: WingId, dice: [u8; 2], totals: [u8; 2], success: bool },
    InColumn { side: Side, wing: WingId },
    InColumnGuns { side: Side, unit: UnitId },
    CommanderTurned { side: Side, leader: LeaderId, column: bool },
}

impl ColumnEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            ColumnEvent::Deployed { side, .. }
            | ColumnEvent::DeployedGuns { side, .. }
            | ColumnEvent::ForcedDeployment { side, .. }
            | ColumnEvent::InColumn { side, .. }
            | ColumnEvent::InColumnGuns { side, .. }
            | ColumnEvent::CommanderTurned { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    /// Whom a step of the chapter asks, and what.
    pub(crate) fn column_asks(&self, step: ColumnStep) -> Option<(Side, Question)> {
        Some(match step {
            ColumnStep::Deploy(side) => (side, ColumnQuestion::Deploy.into()),
            ColumnStep::ForcedDeployment { wing, .. } => {
                (self.battle.wing_side[wing.index()], ColumnQuestion::ForcedDeployment.into())
            }
        })
    }

    pub(crate) fn column_orders(&self, step: ColumnStep, out: &mut Vec<Order>) {
        match step {
            ColumnStep::Deploy(side) => self.deploy_orders(side, out),
            ColumnStep::ForcedDeployment { .. } => {
                out.extend([ColumnOrder::TryForcedDeployment, ColumnOrder::StayInColumn].map(Order::Column));
            }
        }
    }

    pub(crate) fn check_column(&self, step: ColumnStep, order: Order) -> Result<(), Refusal> {
        match (step, order) {
            (ColumnStep::Deploy(side), order) => self.check_deploy(side, order),
            (
                ColumnStep::ForcedDeployment { .. },
                Order::Column(ColumnOrder::TryForcedDeployment | ColumnOrder::StayInColumn),
            ) => Ok(()),
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn obey_column(&mut self, step: ColumnStep, order: Order) {
        match (step, order) {
            (ColumnStep::Deploy(side), Order::Column(ColumnOrder::Deploy(wing))) => self.deploy(side, wing),
            (ColumnStep::Deploy(side), Order::Column(ColumnOrder::DeployGuns(unit))) => self.deploy_guns(side, unit),
            (ColumnStep::Deploy(side), Order::Column(ColumnOrder::TurnCommander)) => self.turn_commander(side),
            (ColumnStep::Deploy(side), Order::Intelligence(IntelligenceOrder::Unfold(counter))) => {
                self.fold(side, counter, false);
            }
            (ColumnStep::ForcedDeployment { wing, by }, Order::Column(ColumnOrder::TryForcedDeployment)) => {
                self.done();
                self.force_deployment(wing, by);
            }
            _ => self.done(),
        }
    }

    /// Runs a step of the chapter; false if somebody is asked.
    pub(crate) fn run_column(&mut self, step: ColumnStep) -> bool {
        match step {
            ColumnStep::Deploy(side) => {
                let mut orders = Vec::new();
                self.field().deploy_orders(side, &mut orders);
                self.done_if(orders.len() < 2)
            }
            ColumnStep::ForcedDeployment { .. } => false,
        }
    }
}

/// How far artillery may be from the leader whose column it joins or leaves.
const GUN_RANGE: u32 = 5;
/// How much artillery joins one wing.
const GUNS_PER_WING: u64 = 3;
/// How near an enemy must come to surprise a column.
const SURPRISE_RANGE: u32 = 3;

impl Field<'_> {
    /// The units of a wing on the map.
    pub(crate) fn wing_on_map(&self, wing: WingId) -> Units {
        self.battle.wing_units[wing.index()].iter().filter(|unit| self.position.on_map(*unit)).collect()
    }

    /// Whether a wing is in column.
    pub(crate) fn wing_in_column(&self, wing: WingId) -> bool {
        let leader = self.battle.wing_leader[wing.index()];
        !self.battle.wing_units[wing.index()].and(self.position.column).is_empty()
            || leader.is_some_and(|leader| self.position.column_leaders >> leader.0 & 1 == 1)
    }

    fn own_wing(&self, side: Side, wing: WingId) -> bool {
        self.battle.wing_side.get(wing.index()) == Some(&side)
    }

    /// Whether a wing may go into column.
    pub(crate) fn may_column(&self, side: Side, wing: WingId) -> Result<(), Refusal> {
        if !self.own_wing(side, wing) {
            return Err(refuse!("7.6", "not-yours"));
        }
        let units = self.wing_on_map(wing).or(self.wing_coming(wing));
        if units.is_empty() || self.wing_leader_or_coming(wing).is_none() {
            return Err(refuse!("7.6", "no-wing"));
        }
        if self.wing_in_column(wing) {
            return Err(refuse!("7.6", "in-column"));
        }
        for unit in units.iter() {
            if !self.may_act(unit) || !self.position.effective.has(unit) {
                return Err(refuse!("7.6", "not-effective").also(cite!("4.2.3")));
            }
            if self.morale(unit) != Morale::Formed {
                return Err(refuse!("7.6", "not-formed"));
            }
            if self.position.out_of_command.has(unit) && !self.battle.strays_may_form_column() {
                return Err(refuse!("7.6", "out-of-command").also(cite!("4.2.5")));
            }
            // Off the map there is room for all, and no enemy.
            if !self.position.on_map(unit) {
                continue;
            }
            if self.in_enemy_zone(side, self.at(unit)) {
                return Err(refuse!("7.6", "in-zone"));
            }
            if self.battle.columns_form_before_the_march() && self.position.marched.has(unit) {
                return Err(refuse!(2002 "7.3", "moved"));
            }
            self.keeps_limits_in(self.at(unit), Units::NONE, self.position.column.or(units))?;
        }
        Ok(())
    }

    /// Whether a battery may join a wing that has just gone into column.
    pub(crate) fn may_column_guns(&self, side: Side, unit: UnitId, wing: WingId) -> Result<(), Refusal> {
        if self.arm(unit) != Arm::Artillery || self.owner(unit) != side || !self.own_wing(side, wing) {
            return Err(refuse!("7.6", "not-yours"));
        }
        if self.position.column_wings >> wing.0 & 1 == 0 {
            return Err(refuse!("7.6", "wing-not-in-column"));
        }
        if self.position.column_guns >> (2 * u32::from(wing.0)) & 3 >= GUNS_PER_WING {
            return Err(refuse!("7.6", "enough-guns"));
        }
        let off_map = self.comes_beside(unit, wing);
        let near = self.wing_leader(wing).is_some_and(|leader| {
            self.position.on_map(unit) && self.distance(self.position.leader(leader).at, self.at(unit)) <= GUN_RANGE
        });
        if !near && !off_map {
            return Err(refuse!("7.6", "guns-far"));
        }
        if off_map {
            let fit = self.position.effective.has(unit) && !self.position.column.has(unit) && self.may_act(unit);
            return if fit { Ok(()) } else { Err(refuse!("7.6", "guns-not-fit")) };
        }
        let fit = self.position.effective.has(unit)
            && self.morale(unit) == Morale::Formed
            && !self.position.column.has(unit)
            && !self.in_enemy_zone(side, self.at(unit));
        if self.battle.columns_form_before_the_march() && self.position.marched.has(unit) {
            return Err(refuse!(2002 "7.3", "moved"));
        }
        match fit {
            true => self.keeps_limits_in(self.at(unit), Units::NONE, self.position.column.or(Units::only(unit))),
            false => Err(refuse!("7.6", "guns-not-fit")),
        }
    }

    /// Whether a battery and the leader of a wing are both off the map and may come in.
    fn comes_beside(&self, unit: UnitId, wing: WingId) -> bool {
        let leader = self.battle.wing_leader[wing.index()].map(PieceId::Leader);
        self.coming(PieceId::Unit(unit)).is_some() && leader.is_some_and(|leader| self.coming(leader).is_some())
    }

    /// Whether the army commander may turn into column (or out of it, in the deployment segment).
    pub(crate) fn may_turn_commander(&self, side: Side, into: bool) -> Result<(), Refusal> {
        let commander = self.commander_or_coming(side).filter(|leader| self.battle.leader(*leader).wing.is_none());
        let Some(commander) = commander else { return Err(refuse!("7.6", "no-commander")) };
        let column = self.position.column_leaders >> commander.0 & 1 == 1;
        if !self.leader_may_act(commander) {
            return Err(refuse!("4.1", "inactive"));
        }
        let moved = into && self.position.moved_leaders >> commander.0 & 1 == 1;
        match column != into && !moved {
            true => Ok(()),
            false => Err(refuse!("7.6", "in-column")),
        }
    }

    pub(crate) fn form_orders(&self, side: Side, out: &mut Vec<Order>) {
        for wing in (0..self.battle.wings.len() as u8).map(WingId).filter(|wing| self.own_wing(side, *wing)) {
            if self.may_column(side, wing).is_ok() {
                out.push(Order::Column(ColumnOrder::Column(wing)));
            }
            if self.position.column_wings >> wing.0 & 1 == 1 {
                let guns = self.battle.artillery.and(self.battle.of_side[side.index()]);
                let fit = guns.iter().filter(|unit| self.may_column_guns(side, *unit, wing).is_ok());
                out.extend(fit.map(|unit| Order::Column(ColumnOrder::ColumnGuns { unit, wing })));
            }
        }
        if self.may_turn_commander(side, true).is_ok() {
            out.push(Order::Column(ColumnOrder::TurnCommander));
        }
    }

    /// Whether a wing may deploy from column.
    fn may_deploy(&self, side: Side, wing: WingId) -> Result<(), Refusal> {
        if !self.own_wing(side, wing) || !self.wing_in_column(wing) {
            return Err(refuse!("4.4", "not-in-column"));
        }
        let awake = self.battle.wing_leader[wing.index()].is_some_and(|leader| self.leader_may_act(leader));
        if awake { Ok(()) } else { Err(refuse!("4.1", "inactive")) }
    }

    fn may_deploy_guns(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        let ours = self.arm(unit) == Arm::Artillery && self.owner(unit) == side && self.position.column.has(unit);
        let near = |wing: WingId| {
            self.position.deployed_wings >> wing.0 & 1 == 1
                && self
                    .wing_leader(wing)
                    .is_some_and(|leader| self.distance(self.position.leader(leader).at, self.at(unit)) <= GUN_RANGE)
        };
        let off_map = |wing: WingId| self.position.deployed_wings >> wing.0 & 1 == 1 && self.comes_beside(unit, wing);
        let wings = (0..self.battle.wings.len() as u8).map(WingId);
        match ours && wings.into_iter().any(|wing| self.own_wing(side, wing) && (near(wing) || off_map(wing))) {
            true => Ok(()),
            false => Err(refuse!("4.4", "guns-far")),
        }
    }

    pub(crate) fn deploy_orders(&self, side: Side, out: &mut Vec<Order>) {
        let wings = (0..self.battle.wings.len() as u8).map(WingId);
        out.extend(
            wings
                .filter(|wing| self.may_deploy(side, *wing).is_ok())
                .map(|wing| Order::Column(ColumnOrder::Deploy(wing))),
        );
        let guns = self.battle.artillery.and(self.battle.of_side[side.index()]).and(self.position.column);
        out.extend(
            guns.iter()
                .filter(|unit| self.may_deploy_guns(side, *unit).is_ok())
                .map(|unit| Order::Column(ColumnOrder::DeployGuns(unit))),
        );
        if self.may_turn_commander(side, false).is_ok() {
            out.push(Order::Column(ColumnOrder::TurnCommander));
        }
        self.unfold_orders(side, out);
        out.push(Order::Column(ColumnOrder::EndDeploy));
    }

    pub(crate) fn check_deploy(&self, side: Side, order: Order) -> Result<(), Refusal> {
        match order {
            Order::Column(ColumnOrder::Deploy(wing)) => self.may_deploy(side, wing),
            Order::Column(ColumnOrder::DeployGuns(unit)) if self.is_unit(unit) => self.may_deploy_guns(side, unit),
            Order::Column(ColumnOrder::TurnCommander) => self.may_turn_commander(side, false),
            Order::Column(ColumnOrder::EndDeploy) => Ok(()),
            Order::Intelligence(IntelligenceOrder::Unfold(counter)) => self.may_unfold(side, counter),
            _ => Err(refuse!("4.4", "not-now")),
        }
    }

    /// Chapter 7.6.3: the rating a wing, or a lone battery, brings to a meeting: its group's, or
    /// the initiative of a leader with its wing leader.
    fn meeting_rating(&self, side: Side, wing: Option<WingId>, group: u8) -> u8 {
        let rating = self.group_rating(side, group);
        let beside = wing.and_then(|wing| self.wing_leader(wing)).map(|leader| self.position.leader(leader).at);
        let initiative =
            beside.and_then(|hex| self.leaders_at(side, hex).filter_map(|leader| self.initiative(leader)).max());
        initiative.unwrap_or(0).max(rating)
    }

    fn is_prussian_horse(&self, unit: UnitId) -> bool {
        self.arm(unit) == Arm::Cavalry && self.battle.unit(unit).traits.prussian
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A wing goes into column; if any of it has moved already, all of it has.
    pub(crate) fn go_in_column(&mut self, side: Side, wing: WingId) {
        let units = self.field().wing_on_map(wing).or(self.field().wing_coming(wing));
        if !units.and(self.position.marched).is_empty() {
            self.position.moved = self.position.moved.or(units);
        }
        self.position.column = self.position.column.or(units);
        self.position.column_wings |= 1 << wing.0;
        if let Some(leader) = self.field().wing_leader_or_coming(wing) {
            self.position.column_leaders |= 1 << leader.0;
        }
        self.journal
            .note(cites!["7.6", ..self.battle.in_2002(cite!(2002 "7.3"))], || ColumnEvent::InColumn { side, wing });
    }

    pub(crate) fn guns_in_column(&mut self, side: Side, unit: UnitId, wing: WingId) {
        self.position.column.add(unit);
        self.position.column_guns += 1 << (2 * u32::from(wing.0));
        // A column that forms after its march has marched, its guns included.
        let wing_units = self.battle.wing_units[wing.index()].or(Units::only(unit));
        if !wing_units.and(self.position.marched).is_empty() {
            self.position.moved.add(unit);
        }
        self.journal.note(cites!["7.6"], || ColumnEvent::InColumnGuns { side, unit });
    }

    pub(crate) fn turn_commander(&mut self, side: Side) {
        if let Some(leader) = self.field().commander_or_coming(side) {
            self.position.column_leaders ^= 1 << leader.0;
            let column = self.position.column_leaders >> leader.0 & 1 == 1;
            let leader = self.field().person(leader);
            self.journal.note(cites!["7.6"], || ColumnEvent::CommanderTurned { side, leader, column });
        }
    }

    /// A wing deploys.
    pub(crate) fn deploy(&mut self, side: Side, wing: WingId) {
        self.position.column = self.position.column.without(self.battle.wing_units[wing.index()]);
        self.position.deployed_wings |= 1 << wing.0;
        if let Some(leader) = self.battle.wing_leader[wing.index()] {
            self.position.column_leaders &= !(1 << leader.0);
        }
        self.journal.note(cites!["4.4", "7.6.2"], || ColumnEvent::Deployed { side, wing });
    }

    pub(crate) fn deploy_guns(&mut self, side: Side, unit: UnitId) {
        self.position.column.remove(unit);
        self.journal.note(cites!["4.4", "7.6.2"], || ColumnEvent::DeployedGuns { side, unit });
    }

    /// Chapter 7.6.3: columns of the enemy that a unit has come near.
    pub(crate) fn surprise_columns(&mut self, by: UnitId) {
        let side = self.owner(by);
        if self.position.column.and(self.battle.of_side[side.enemy().index()]).is_empty() {
            return;
        }
        let at = self.position.unit(by).at;
        for wing in (0..self.battle.wings.len() as u8).map(WingId) {
            let field = self.field();
            let near = |unit: UnitId| field.at(unit) != NOWHERE && field.distance(at, field.at(unit)) <= SURPRISE_RANGE;
            let columns = self.battle.wing_units[wing.index()].and(self.position.column);
            let done = self.position.tried_wings | self.position.asked_wings;
            let surprised =
                self.battle.wing_side[wing.index()] != side && done >> wing.0 & 1 == 0 && columns.iter().any(near);
            if surprised {
                // Letting the occasion pass is no attempt; while the same enemy moves it
                // is not offered again.
                self.position.asked_wings |= 1 << wing.0;
                self.push(ColumnStep::ForcedDeployment { wing, by });
            }
        }
    }

    /// The same at the start of a movement phase: enemies who stand near already.
    pub(crate) fn surprise_at_start(&mut self, side: Side) {
        if self.battle.only_movement_surprises_columns()
            || self.position.column.and(self.battle.of_side[side.enemy().index()]).is_empty()
        {
            return;
        }
        for unit in self.field().on_map(side).iter() {
            self.surprise_columns(unit);
        }
    }

    /// Both sides roll; the column deploys if its total is higher.
    pub(crate) fn force_deployment(&mut self, wing: WingId, by: UnitId) {
        let side = self.battle.wing_side[wing.index()];
        self.position.tried_wings |= 1 << wing.0;
        let field = self.field();
        let columns = self.battle.wing_units[wing.index()].and(self.position.column);
        let stationary = field.meeting_rating(side, Some(wing), field.group_of_wing(side, wing));
        let moving = field.meeting_rating(side.enemy(), self.battle.unit(by).wing, field.group_of(by));
        let horse = columns.iter().all(|unit| field.is_prussian_horse(unit));
        let moving_horse = self.battle.prussian_horse_surprises_better() && field.is_prussian_horse(by);
        let dice = [self.die(), self.die()];
        let totals =
            [dice[0] + stationary + if horse { 4 } else { 0 }, dice[1] + moving + if moving_horse { 4 } else { 0 }];
        let success = totals[0] > totals[1];
        self.journal.note(cites!["7.6.3", ..self.battle.in_2002(cite!(2002 "7.3.3"))], || {
            ColumnEvent::ForcedDeployment { side, wing, dice, totals, success }
        });
        if success {
            // Guns deploy with those whom the enemy has come near.
            let from = self.position.unit(by).at;
            let at: Vec<_> = columns.iter().map(|unit| self.position.unit(unit).at).collect();
            let at: Vec<_> = at.into_iter().filter(|hex| self.field().distance(from, *hex) <= SURPRISE_RANGE).collect();
            self.deploy(side, wing);
            let guns = self.battle.artillery.and(self.battle.of_side[side.index()]).and(self.position.column);
            for unit in guns.iter() {
                let here = self.position.unit(unit).at;
                if at.iter().any(|hex| self.field().distance(*hex, here) <= GUN_RANGE) {
                    self.deploy_guns(side, unit);
                }
            }
        }
    }
}
