//! Close combat in the order of the active side: who fights whom, factors, results.
//!
//! The active side picks one pair after the other; each is rolled, and its outcome moves are made,
//! before the next. Nobody fights twice in a phase. Where a battle lets a commander help one
//! element only, his owner is asked fight by fight.

mod contacts;
mod factors;
mod fight;
#[cfg(test)]
mod tests;

use kernel::{Journal, Refusal, Side, Tally};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::engine::agenda::Step;
use crate::engine::event::Event;
use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::{Field, Play};
use crate::engine::position::Phase;
use crate::rules::{cites, refuse};

/// Two enemies who fight each other: the active side's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pair {
    /// Both.
    pub fighters: [ElementId; 2],
}

/// What is pending in the close combat phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FightStep {
    /// The phase itself.
    Phase(Side),
    /// A commander may help a fighter.
    Help(ElementId),
    /// The pair is rolled for.
    Roll,
}

/// A decision in the close combat phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FightOrder {
    /// These two fight next.
    Fight {
        /// Of the active side.
        own: ElementId,
        /// Its foe.
        foe: ElementId,
    },
    /// The commander helps.
    Help,
    /// The commander keeps himself for another.
    Wait,
}

/// What an order is asked for in the close combat phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FightQuestion {
    /// Who fights next.
    Next,
    /// Whether the commander helps this one.
    Help(ElementId),
}

/// What has to be remembered of close combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FightState {
    /// Who has fought in this phase.
    pub fought: Elements,
    /// Who stood in frontal combat when the last bound ended.
    pub engaged: Elements,
    /// Cavalry that followed its enemy into a new contact in this bound.
    pub pursued: Elements,
    /// Cavalry that did so in the last bound: it charges in this one.
    pub charging: Elements,
    /// Commanders that have helped in this phase, where they help one element only.
    pub spent: Elements,
    /// Line infantry that won a combat in this bound.
    pub won: Elements,
    /// Line infantry that lost or tied one.
    pub failed: Elements,
    /// The pair that is fighting.
    pub pair: Option<Pair>,
    /// Those of the pair whom a commander helps.
    pub helped: Elements,
}

/// One thing that happened in the close combat phase.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FightEvent {
    /// A pair fought.
    Fought {
        /// Both, the active side's first.
        pair: Pair,
        /// Their factors.
        tallies: Box<[Tally; 2]>,
        /// Their dice.
        dice: [u8; 2],
        /// Their totals.
        totals: [u8; 2],
    },
    /// The phase is over.
    Ended {
        /// Whose bound it is.
        side: Side,
    },
}

impl Field<'_> {
    /// Who is asked what.
    pub(crate) fn fight_question(&self, step: FightStep) -> (Side, FightQuestion) {
        match step {
            FightStep::Phase(side) => (side, FightQuestion::Next),
            FightStep::Help(element) => (element.side(), FightQuestion::Help(element)),
            FightStep::Roll => (self.position.active, FightQuestion::Next),
        }
    }

    /// The orders to choose from.
    pub(crate) fn fight_orders(&self, step: FightStep, out: &mut dyn FnMut(FightOrder)) {
        match step {
            FightStep::Phase(side) => self.pairs(side, &mut |own, foe| out(FightOrder::Fight { own, foe })),
            FightStep::Help(_) => {
                out(FightOrder::Help);
                out(FightOrder::Wait);
            }
            FightStep::Roll => {}
        }
    }

    /// Whether an order is legal.
    pub(crate) fn check_fight(&self, step: FightStep, order: FightOrder) -> Result<(), Refusal> {
        match (step, order) {
            (FightStep::Phase(side), FightOrder::Fight { own, foe }) => self.check_pair(side, own, foe),
            (FightStep::Help(_), FightOrder::Help | FightOrder::Wait) => Ok(()),
            _ => Err(refuse!("turn", "not-now")),
        }
    }

    fn check_pair(&self, side: Side, own: ElementId, foe: ElementId) -> Result<(), Refusal> {
        let is_there = |element: ElementId, side: Side| {
            element.index() < self.position.elements.len() && element.side() == side && self.position.stands(element)
        };
        if !is_there(own, side) || !is_there(foe, side.enemy()) {
            return Err(refuse!("turn", "no-such-element"));
        }
        if self.position.fighting.fought.has(own) || self.position.fighting.fought.has(foe) {
            return Err(refuse!("turn", "has-fought").thing("element", u32::from(own.0)));
        }
        match self.fight_each_other(own, foe) {
            true => Ok(()),
            false => Err(refuse!("move.contact", "not-in-contact").thing("element", u32::from(own.0))),
        }
    }

    /// The pairs that have not fought yet.
    pub(crate) fn pairs(&self, side: Side, out: &mut dyn FnMut(ElementId, ElementId)) {
        let fresh = |side: Side| self.of_side(side).without(self.position.fighting.fought);
        let enemies = fresh(side.enemy());
        for own in fresh(side).iter() {
            let close = enemies.iter().filter(|foe| self.is_close(own, *foe));
            close.filter(|foe| self.fight_each_other(own, *foe)).for_each(|foe| out(own, foe));
        }
    }

    fn has_pairs(&self, side: Side) -> bool {
        let mut any = false;
        self.pairs(side, &mut |_, _| any = true);
        any
    }

    /// Whether a commander stands by a fighter and can help him.
    pub(crate) fn helpers(&self, element: ElementId) -> Elements {
        self.commanders_touching(element).without(self.position.fighting.spent)
    }

    /// Whether a commander could help another fight of this phase instead.
    fn has_other_wards(&self, commander: ElementId, element: ElementId) -> bool {
        let fought = self.position.fighting.fought;
        let others = self.of_side(element.side()).without(fought).without(Elements::only(element));
        others.iter().any(|other| {
            self.arm(other).is_troops()
                && self.is_close(other, commander)
                && self.commanders_touching(other).has(commander)
                && !self.foes(other).without(fought).is_empty()
        })
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The phase of a bound waits.
    pub(crate) fn push_close_combat(&mut self, side: Side) {
        self.push(Step::Fight(FightStep::Phase(side)));
    }

    /// Carries an order out.
    pub(crate) fn obey_fight(&mut self, step: FightStep, order: FightOrder) {
        match (step, order) {
            (FightStep::Phase(_), FightOrder::Fight { own, foe }) => self.join_battle(own, foe),
            (FightStep::Help(element), FightOrder::Help) => {
                self.done();
                self.help(element);
            }
            (FightStep::Help(_), _) => self.done(),
            _ => {}
        }
    }

    /// One step that needs no decision; false if somebody is asked.
    pub(crate) fn run_fight(&mut self, step: FightStep) -> bool {
        match step {
            FightStep::Phase(side) => {
                self.position.phase = Phase::CloseCombat;
                if self.field().has_pairs(side) {
                    return false;
                }
                self.end_close_combat(side);
            }
            FightStep::Help(_) => return false,
            FightStep::Roll => {
                self.done();
                self.fight();
            }
        }
        true
    }

    fn end_close_combat(&mut self, side: Side) {
        self.done();
        let fighting = &mut self.position.fighting;
        fighting.fought = Elements::NONE;
        fighting.spent = Elements::NONE;
        self.journal.note(cites!["turn"], || Event::Fight(FightEvent::Ended { side }));
    }

    /// Two begin to fight: their commanders are asked for, then the dice are rolled.
    fn join_battle(&mut self, own: ElementId, foe: ElementId) {
        self.position.fighting.pair = Some(Pair { fighters: [own, foe] });
        self.position.fighting.helped = Elements::NONE;
        self.push(Step::Fight(FightStep::Roll));
        for element in [foe, own] {
            let field = self.field();
            let helpers = field.helpers(element);
            if helpers.is_empty() || !field.arm(element).is_troops() {
                continue;
            }
            let is_torn = helpers.iter().all(|commander| field.has_other_wards(commander, element));
            if self.battle.options.one_supported && is_torn {
                self.push(Step::Fight(FightStep::Help(element)));
            } else {
                self.help(element);
            }
        }
    }

    /// A commander helps a fighter; where he helps one only, he is spent.
    fn help(&mut self, element: ElementId) {
        self.position.fighting.helped.add(element);
        if self.battle.options.one_supported {
            let field = self.field();
            let helpers = field.helpers(element);
            let idle = helpers.iter().find(|commander| !field.has_other_wards(*commander, element));
            if let Some(commander) = idle.or(helpers.first()) {
                self.position.fighting.spent.add(commander);
            }
        }
    }
}
