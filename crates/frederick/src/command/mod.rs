//! Chapters 4.2, 4.5 and 18: command. The Fortunes of War strike, each group rolls, special leaders
//! rouse wings, units trace command.

mod fortunes;
mod groups;

use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{LeaderId, UnitId, Units, WingId};
use crate::engine::play::not_now;
use crate::engine::play::{Field, Play};
use crate::engine::question::Question;
use crate::rules::{cites, refuse};
use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

/// The steps of command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CommandStep {
    /// A side may take a wing on a short leash.
    ShortLeash(Side),
    /// The enemy of the side picks wings that fortune strikes.
    Fortune {
        /// Whose wings.
        side: Side,
        /// What strikes.
        fortune: Fortune,
        /// How many more.
        left: u8,
    },
    /// Group command rolls.
    Command(Side),
    /// Special leaders rouse wings.
    Rouse(Side),
    /// Units trace command to the army commander.
    Trace(Side),
}

/// The orders of command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CommandOrder {
    /// Take a wing on a short leash.
    Leash(WingId),
    /// Nobody.
    NoLeash,
    /// Fortune strikes this wing of the enemy.
    Strike(WingId),
    /// A special leader tries to rouse a wing.
    Rouse {
        /// Who.
        leader: LeaderId,
        /// Whom.
        wing: WingId,
    },
    /// No more of that.
    EndRouse,
    /// This unit traces command to the army commander.
    Trace(UnitId),
    /// No more of that.
    EndTrace,
}

impl CommandOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            CommandOrder::Leash(wing) | CommandOrder::Strike(wing) => Named::wing(wing),
            CommandOrder::Rouse { leader, wing } => {
                Named { leader: Some(leader), wing: Some(wing), ..Named::default() }
            }
            CommandOrder::Trace(unit) => Named::unit(unit),
            CommandOrder::NoLeash | CommandOrder::EndRouse | CommandOrder::EndTrace => Named::default(),
        }
    }
}

/// What is asked about command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandQuestion {
    /// Which wing is on a short leash.
    ShortLeash,
    /// Which wing fortune strikes.
    Fortune(Fortune),
    /// Which wing a special leader rouses.
    Rouse,
    /// Who traces to the commander.
    Trace,
}

/// What command rolls bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum CommandEvent {
    Command { side: Side, group: u8, die: u8, modifier: i8, rating: u8, effective: bool },
    Roused { side: Side, leader: LeaderId, wing: WingId, die: u8, modifier: i8, success: bool },
    OutOfCommand { side: Side, units: Units },
    Traced { side: Side, unit: UnitId },
    TracedToNeighbour { side: Side, units: Units },
    Leashed { side: Side, wing: WingId },
    FortuneRolled { side: Side, dice: [u8; 2], total: u8, fortune: Option<Fortune> },
    FortuneStruck { side: Side, wing: Option<WingId>, fortune: Fortune },
}

impl CommandEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            CommandEvent::Command { side, .. }
            | CommandEvent::Roused { side, .. }
            | CommandEvent::OutOfCommand { side, .. }
            | CommandEvent::Traced { side, .. }
            | CommandEvent::TracedToNeighbour { side, .. }
            | CommandEvent::Leashed { side, .. }
            | CommandEvent::FortuneRolled { side, .. }
            | CommandEvent::FortuneStruck { side, .. } => *side,
        }
    }
}

/// What the Fortunes of War bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fortune {
    /// One wing crawls.
    ConfusedWing,
    /// Artillery crawls.
    DraggingGuns,
    /// Two wings in column crawl.
    MarchDebacle,
    /// One deployed wing must rush on.
    RashAttack,
}

impl Field<'_> {
    /// Whom a step of the chapter asks, and what.
    pub(crate) fn command_asks(&self, step: CommandStep) -> Option<(Side, Question)> {
        match step {
            CommandStep::ShortLeash(side) => Some((side, CommandQuestion::ShortLeash.into())),
            CommandStep::Fortune { side, fortune, .. } => {
                Some((side.enemy(), CommandQuestion::Fortune(fortune).into()))
            }
            CommandStep::Command(_) => None,
            CommandStep::Rouse(side) => Some((side, CommandQuestion::Rouse.into())),
            CommandStep::Trace(side) => Some((side, CommandQuestion::Trace.into())),
        }
    }

    pub(crate) fn command_orders(&self, step: CommandStep, out: &mut Vec<Order>) {
        match step {
            CommandStep::ShortLeash(side) => self.leash_orders(side, out),
            CommandStep::Fortune { side, fortune, .. } => self.strike_orders(side, fortune, out),
            CommandStep::Command(_) => {}
            CommandStep::Rouse(side) => self.rouse_orders(side, out),
            CommandStep::Trace(side) => {
                out.extend(self.may_trace(side).iter().map(|unit| Order::Command(CommandOrder::Trace(unit))));
                out.push(Order::Command(CommandOrder::EndTrace));
            }
        }
    }

    pub(crate) fn check_command(&self, step: CommandStep, order: Order) -> Result<(), Refusal> {
        let Order::Command(order) = order else { return Err(not_now()) };
        match (step, order) {
            (CommandStep::ShortLeash(side), CommandOrder::Leash(wing)) => self.may_leash(side, wing),
            (CommandStep::Fortune { side, fortune, .. }, CommandOrder::Strike(wing)) => {
                self.may_strike(side, fortune, wing)
            }
            (CommandStep::Rouse(side), CommandOrder::Rouse { leader, wing }) => self.may_rouse(side, leader, wing),
            (CommandStep::Trace(side), CommandOrder::Trace(unit)) => match self.may_trace(side).has(unit) {
                true => Ok(()),
                false => Err(refuse!("4.2.5", "cannot-trace")),
            },
            (CommandStep::ShortLeash(_), CommandOrder::NoLeash)
            | (CommandStep::Rouse(_), CommandOrder::EndRouse)
            | (CommandStep::Trace(_), CommandOrder::EndTrace) => Ok(()),
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn obey_command(&mut self, step: CommandStep, order: Order) {
        match (step, order) {
            (CommandStep::ShortLeash(side), Order::Command(CommandOrder::Leash(wing))) => {
                self.done();
                self.position.leash[side.index()] = Some(wing);
                self.journal.note(cites!["18.a"], || CommandEvent::Leashed { side, wing });
            }
            (CommandStep::Fortune { side, fortune, left }, Order::Command(CommandOrder::Strike(wing))) => {
                self.done();
                self.strike(side, fortune, wing);
                if left > 1 {
                    self.push(CommandStep::Fortune { side, fortune, left: left - 1 });
                }
            }
            (CommandStep::Rouse(side), Order::Command(CommandOrder::Rouse { leader, wing })) => {
                self.rouse(side, leader, wing);
            }
            (CommandStep::Trace(side), Order::Command(CommandOrder::Trace(unit))) => self.trace(side, unit),
            _ => self.done(),
        }
    }

    /// Runs a step of the chapter; false if somebody is asked.
    pub(crate) fn run_command(&mut self, step: CommandStep) -> bool {
        let mut orders = Vec::new();
        match step {
            CommandStep::Command(side) => {
                self.roll_for_command(side);
                true
            }
            CommandStep::Fortune { .. } => {
                self.field().command_orders(step, &mut orders);
                self.done_if(orders.is_empty())
            }
            CommandStep::ShortLeash(_) => {
                self.field().command_orders(step, &mut orders);
                self.done_if(orders.len() < 2)
            }
            // Whether somebody hidden could rouse a wing must not show.
            CommandStep::Rouse(side) => {
                self.field().command_orders(step, &mut orders);
                self.done_if(orders.len() < 2 && !self.field().could_rouse_unseen(side))
            }
            CommandStep::Trace(side) => self.run_trace(side),
        }
    }

    fn run_trace(&mut self, side: Side) -> bool {
        let field = self.field();
        let (candidates, left) = (field.may_trace(side), field.traces_left(side));
        if candidates.is_empty() {
            self.done();
            return true;
        }
        if candidates.len() <= left {
            candidates.iter().for_each(|unit| self.trace(side, unit));
            return true;
        }
        false
    }
}
