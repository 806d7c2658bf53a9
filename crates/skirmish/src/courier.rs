//! Chapter 9: written orders. *Secret: a goal; everybody knows which goals are still possible.*
//!
//! Another world has another goal that is still possible. A step that rules a goal out tells
//! everybody so, and arrival tells the goal itself.

use crate::rules::{cites, refuse};
use kernel::lots::{each, only};
use kernel::{Dice, Journal, Refusal, Side, Tokens};
use serde::{Deserialize, Serialize};

use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::play::{Field, Play, require};

/// A courier and its written order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Courier {
    /// How far it has ridden.
    pub at: u8,
    /// The number of the goal that was written.
    pub goal: u8,
    /// The numbers of all goals that could have been written, as everybody knows.
    pub possible: Tokens,
    /// It has delivered.
    pub delivered: bool,
}

/// What a viewer sees of a courier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Seen {
    /// How far it has ridden.
    pub at: u8,
    /// The goal, if the viewer knows it.
    pub goal: Option<u8>,
    /// The goals that are still possible.
    pub possible: Tokens,
    /// It has delivered.
    pub delivered: bool,
}

impl Courier {
    /// The side sets up: any goal may be written.
    pub(crate) fn may_be_written(&mut self, battle: &Battle) {
        self.possible = (1 << battle.spec.goals.len()) - 1;
    }

    /// As a viewer sees it.
    pub fn seen(&self, sees: bool) -> Seen {
        let Courier { at, goal, possible, delivered } = *self;
        let known = sees || possible.count_ones() < 2;
        Seen { at, goal: known.then_some(goal), possible, delivered }
    }

    /// Another goal that could have been written.
    pub(crate) fn another(&mut self, dice: &mut Dice) {
        self.goal = any(self.possible, dice).unwrap_or(self.goal);
    }

    pub(crate) fn audit(&self, battle: &Battle) -> Result<(), String> {
        let Some(goal) = battle.spec.goals.get(usize::from(self.goal)) else { return Ok(()) };
        if self.at > *goal { Err("a courier has ridden beyond its goal".into()) } else { Ok(()) }
    }

    /// Only goals that fulfil a condition are possible any more. Whether that rules any out.
    fn narrow(&mut self, keep: impl Fn(u8) -> bool) -> bool {
        let before = self.possible;
        self.possible = each(before).filter(|goal| keep(*goal)).fold(0, |set, goal| set | only(goal));
        self.possible != before
    }
}

impl Seen {
    /// A courier that looks like this.
    pub(crate) fn imagined(&self, dice: &mut Dice) -> Courier {
        let Seen { at, goal, possible, delivered } = *self;
        Courier { at, goal: goal.or_else(|| any(possible, dice)).unwrap_or_default(), possible, delivered }
    }
}

/// Any number of a set, each as likely.
fn any(set: Tokens, dice: &mut Dice) -> Option<u8> {
    let numbers: Vec<u8> = each(set).collect();
    if numbers.is_empty() { None } else { numbers.get(dice.roll(numbers.len() as u32) as usize).copied() }
}

impl Field<'_> {
    pub(crate) fn check_write(&self, side: Side, goal: u8) -> Result<(), Refusal> {
        require(usize::from(goal) < self.battle.spec.goals.len(), refuse!("9.1", "no-goal"))?;
        require(self.position.couriers[side].goal != goal, refuse!("9.2", "written-already"))
    }

    /// The mover's courier, and how far it is still to ride.
    fn courier(&self) -> Result<u8, Refusal> {
        let courier = self.position.couriers[self.position.clock.mover];
        let Some(goal) = self.battle.spec.goals.get(usize::from(courier.goal)) else {
            return Err(refuse!("9.1", "no-goal"));
        };
        require(!courier.delivered, refuse!("9.7", "delivered"))?;
        Ok(goal.saturating_sub(courier.at))
    }

    pub(crate) fn check_ride(&self) -> Result<(), Refusal> {
        self.check_action()?;
        require(self.courier()? > 0, refuse!("9.4", "at-its-goal"))
    }

    pub(crate) fn check_deliver(&self) -> Result<(), Refusal> {
        require(self.courier()? == 0, refuse!("9.6", "not-there-yet"))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn write(&mut self, goal: u8) {
        let Some(crate::engine::position::Step::SetUp(side)) = self.position.agenda.top() else { return };
        self.position.couriers[side].goal = goal;
        self.journal.note(cites!["9.1"], || Event::Written { side, goal });
    }

    pub(crate) fn ride(&mut self) {
        self.spend();
        let side = self.position.clock.mover;
        let goals = &self.battle.spec.goals;
        let courier = &mut self.position.couriers[side];
        courier.at += 1;
        let at = courier.at;
        let narrowed = courier.narrow(|goal| goals[usize::from(goal)] >= at);
        let left = courier.possible.count_ones() as u8;
        self.journal.note(cites!["9.3", narrowed => "9.5"], || Event::Rode { side, at, goals: left });
        if narrowed {
            self.disclose();
        }
    }

    pub(crate) fn deliver(&mut self) {
        let side = self.position.clock.mover;
        let courier = &mut self.position.couriers[side];
        let (at, written) = (courier.at, courier.goal);
        courier.delivered = true;
        let narrowed = courier.narrow(|goal| goal == written);
        self.position.score[side] += 2;
        self.journal.note(cites!["9.6"], || Event::Delivered { side, at });
        if narrowed {
            self.disclose();
        }
    }
}
