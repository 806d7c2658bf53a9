//! Chapter 8: bombardment, offensive and defensive. A hex is aimed at, batteries join, cavalry may
//! ride away (16.1a), and the guns fire.

mod gunnery;
mod sight;

use hexes::Hex;
use kernel::{Journal, Refusal, Side, Tally};
use serde::{Deserialize, Serialize};

use crate::close_combat::CombatOrder;
use crate::engine::charts::Effect;
use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::play::{among, not_now};
use crate::engine::position::mark;
use crate::engine::question::Question;
use crate::rules::{cites, refuse};

/// A bombardment being prepared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Salvo {
    /// At which hex.
    pub target: Hex,
    /// Who fires.
    pub batteries: Units,
}

/// The steps of a bombardment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BombardStep {
    /// Bombardments.
    Bombard {
        /// Who fires.
        side: Side,
        /// In the enemy's turn.
        defensive: bool,
    },
    /// Batteries join a bombardment.
    Gunnery {
        /// Who fires.
        side: Side,
        /// In the enemy's turn.
        defensive: bool,
    },
    /// Cavalry may withdraw before a bombardment.
    Shelter {
        /// Who fires.
        side: Side,
        /// In the enemy's turn.
        defensive: bool,
    },
}

/// The orders of a bombardment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BombardOrder {
    /// Bombard this hex.
    Aim(Hex),
    /// This battery takes part.
    Battery(UnitId),
    /// Fire.
    Fire,
    /// No more bombardments.
    EndBombardment,
}

impl BombardOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            BombardOrder::Aim(hex) => Named::hex(hex),
            BombardOrder::Battery(unit) => Named::unit(unit),
            BombardOrder::Fire | BombardOrder::EndBombardment => Named::default(),
        }
    }
}

/// What gunners and their targets are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BombardQuestion {
    /// What to bombard.
    Bombard,
    /// With which batteries.
    Gunnery,
    /// Whether cavalry rides away from the guns.
    Shelter,
}

/// What bombardments bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
#[allow(clippy::large_enum_variant, reason = "an event is made once, and only if somebody listens")]
pub enum BombardEvent {
    Bombarded { side: Side, at: Hex, batteries: Units, strength: u16, tally: Tally, die: u8, effect: Effect },
    Sheltered { side: Side, units: Units, from: Hex, to: Hex },
    MovedMarkersRemoved { side: Side },
}

impl BombardEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            BombardEvent::Bombarded { side, .. }
            | BombardEvent::Sheltered { side, .. }
            | BombardEvent::MovedMarkersRemoved { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    /// Whom a step of the chapter asks, and what.
    pub(crate) fn bombard_asks(&self, step: BombardStep) -> Option<(Side, Question)> {
        Some(match step {
            BombardStep::Bombard { side, .. } => (side, BombardQuestion::Bombard.into()),
            BombardStep::Gunnery { side, .. } => (side, BombardQuestion::Gunnery.into()),
            BombardStep::Shelter { side, .. } => (side.enemy(), BombardQuestion::Shelter.into()),
        })
    }

    pub(crate) fn bombard_orders(&self, step: BombardStep, out: &mut Vec<Order>) {
        match step {
            BombardStep::Bombard { side, defensive } => self.bombardment_orders(side, defensive, out),
            BombardStep::Gunnery { side, defensive } => self.gunnery_orders(side, defensive, out),
            BombardStep::Shelter { .. } => {
                let Some(salvo) = self.position.salvo else { return };
                self.withdraw_orders(self.shelter_riders(salvo.target), salvo.target, out);
            }
        }
    }

    pub(crate) fn check_bombard(&self, step: BombardStep, order: Order) -> Result<(), Refusal> {
        match (step, order) {
            (BombardStep::Bombard { side, defensive }, Order::Bombard(BombardOrder::Aim(hex))) => {
                self.check_aim(side, defensive, hex)
            }
            (BombardStep::Bombard { .. }, Order::Bombard(BombardOrder::EndBombardment)) => Ok(()),
            (BombardStep::Gunnery { side, defensive }, Order::Bombard(BombardOrder::Battery(unit))) => {
                match self.position.salvo {
                    Some(salvo) if !salvo.batteries.has(unit) => {
                        self.check_battery(side, defensive, unit, salvo.target)
                    }
                    _ => Err(refuse!("8.1", "no-battery")),
                }
            }
            (BombardStep::Gunnery { .. }, Order::Bombard(BombardOrder::Fire)) => {
                among(self.position.salvo.is_some_and(|salvo| !salvo.batteries.is_empty()))
            }
            (BombardStep::Shelter { .. }, Order::Combat(CombatOrder::WithdrawTo(to))) => match self.position.salvo {
                Some(salvo) => self.check_withdraw(self.shelter_riders(salvo.target), salvo.target, to),
                None => Err(not_now()),
            },
            (BombardStep::Shelter { .. }, Order::Combat(CombatOrder::Stand)) => Ok(()),
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn obey_bombard(&mut self, step: BombardStep, order: Order) {
        match (step, order) {
            (BombardStep::Bombard { side, defensive }, Order::Bombard(BombardOrder::Aim(hex))) => {
                self.aim(side, defensive, hex);
            }
            (BombardStep::Bombard { .. }, _) => self.done(),
            (BombardStep::Gunnery { .. }, Order::Bombard(BombardOrder::Battery(unit))) => self.join_salvo(unit),
            (BombardStep::Gunnery { side, defensive }, _) => self.ready_to_fire(side, defensive),
            (BombardStep::Shelter { side, defensive }, order) => self.shelter(side, defensive, order),
        }
    }

    /// Runs a step of the chapter; false if somebody is asked.
    pub(crate) fn run_bombard(&mut self, step: BombardStep) -> bool {
        match step {
            BombardStep::Bombard { side, defensive } => self.done_if(!self.field().has_targets(side, defensive)),
            BombardStep::Gunnery { .. } => false,
            BombardStep::Shelter { side, defensive } => self.run_shelter(side, defensive),
        }
    }

    fn shelter(&mut self, side: Side, defensive: bool, order: Order) {
        if let (Order::Combat(CombatOrder::WithdrawTo(to)), Some(salvo)) = (order, self.position.salvo) {
            let units = self.field().shelter_riders(salvo.target);
            let owner = side.enemy();
            self.journal.note(cites!["16.1a", "16.1"], || BombardEvent::Sheltered {
                side: owner,
                units,
                from: salvo.target,
                to,
            });
            // Once they and the leaders with them are gone the guns fire.
            return self.withdraw(owner, units, salvo.target, to);
        }
        self.fire(side, defensive);
    }

    fn run_shelter(&mut self, side: Side, defensive: bool) -> bool {
        let asked = self.battle.options.cavalry_withdrawal
            && self.position.salvo.is_some_and(|salvo| {
                let mut orders = Vec::new();
                let riders = self.field().shelter_riders(salvo.target);
                self.field().withdraw_orders(riders, salvo.target, &mut orders);
                !riders.is_empty() && orders.len() > 1
            });
        if !asked {
            self.fire(side, defensive);
        }
        !asked
    }

    /// Chapter 8.4: artillery that moved may fire again.
    pub(crate) fn remove_moved_markers(&mut self, side: Side) {
        self.position.moved_guns = Units::NONE;
        self.forget_bombardments();
        self.journal.note(cites!["8.4"], || BombardEvent::MovedMarkersRemoved { side });
    }

    pub(crate) fn forget_bombardments(&mut self) {
        self.position.fired = Units::NONE;
        for marks in &mut self.position.marks {
            *marks &= !mark::BOMBARDED;
        }
    }
}
