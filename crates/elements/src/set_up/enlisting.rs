//! Choosing an army from its list, element by element, and dividing it into commands.

use kernel::{Journal, Refusal, Side};

use super::{SetUpEvent, SetUpOrder};
use crate::armies::{Count, LEAST_COMMAND};
use crate::engine::event::Event;
use crate::engine::pieces::{CommandId, ElementId, MOST_TROOPS};
use crate::engine::play::{Field, Play};
use crate::engine::position::{CommandState, ElementState, Fate};
use crate::rules::{cites, refuse};
use crate::troops::Arm;

impl Field<'_> {
    /// The troops of a side, on the table or not.
    pub(super) fn troops(&self, side: Side) -> impl Iterator<Item = ElementId> + '_ {
        let all = (0..MOST_TROOPS as u8).map(move |slot| ElementId::of(side, slot));
        all.filter(|element| self.element(*element).fate != Fate::None)
    }

    /// How many elements of each arm a side has.
    pub(crate) fn count(&self, side: Side) -> Count {
        self.troops(side).map(|element| self.arm(element)).collect()
    }

    fn strength_of(&self, side: Side, command: CommandId) -> u8 {
        self.troops(side).filter(|element| self.element(*element).command == command).count() as u8
    }

    /// Commands that wait behind the one being filled.
    fn commands_to_come(&self, side: Side) -> u8 {
        self.battle.commands() as u8 - 1 - self.position.set_up.filling[side.index()]
    }

    pub(super) fn may_enlist(&self, side: Side, arm: Arm) -> Result<(), Refusal> {
        let (list, twelves) = (&self.battle.lists[side.index()], self.battle.twelves());
        let count = self.count(side);
        if !list.names(arm) {
            return Err(refuse!("armies", "not-on-the-list"));
        }
        if !list.can_become(&count.and(arm), twelves) {
            return Err(refuse!("armies", "breaks-the-list"));
        }
        let left = self.battle.strength() - count.total() - 1;
        if left < self.commands_to_come(side) * LEAST_COMMAND {
            return Err(refuse!("armies", "others-too-small").number("least", i32::from(LEAST_COMMAND)));
        }
        Ok(())
    }

    pub(super) fn may_close_command(&self, side: Side) -> Result<(), Refusal> {
        let filling = CommandId(self.position.set_up.filling[side.index()]);
        if self.commands_to_come(side) == 0 {
            return Err(refuse!("armies", "last-command"));
        }
        if self.strength_of(side, filling) < LEAST_COMMAND {
            return Err(refuse!("armies", "command-too-small").number("least", i32::from(LEAST_COMMAND)));
        }
        Ok(())
    }

    pub(super) fn enlisting_orders(&self, side: Side, out: &mut dyn FnMut(SetUpOrder)) {
        let open = Arm::ALL.into_iter().filter(|arm| self.may_enlist(side, *arm).is_ok());
        open.for_each(|arm| out(SetUpOrder::Enlist(arm)));
        if self.may_close_command(side).is_ok() {
            out(SetUpOrder::CloseCommand);
        }
        out(SetUpOrder::EnlistTheRest);
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Whether both armies are chosen; ready and quick ones are mustered here.
    pub(super) fn run_armies(&mut self) -> bool {
        for side in Side::BOTH {
            if self.position.set_up.chosen[side.index()] {
                continue;
            }
            if !self.battle.armies[side.index()].troops.is_empty() {
                self.muster(side);
            } else if self.battle.quick {
                self.enlist_the_rest(side);
            } else {
                return false;
            }
        }
        true
    }

    /// A ready army.
    fn muster(&mut self, side: Side) {
        let battle = self.battle;
        for member in &battle.armies[side.index()].troops {
            self.add(side, member.arm, CommandId(member.command));
        }
        self.end_army(side);
    }

    fn add(&mut self, side: Side, arm: Arm, command: CommandId) {
        let slot = self.field().troops(side).count() as u8;
        if usize::from(slot) < MOST_TROOPS {
            let state = ElementState { pose: Default::default(), arm, command, fate: Fate::Waiting };
            self.position.elements[ElementId::of(side, slot).index()] = state;
        }
    }

    /// An element joins the command that is being filled; the last one completes the army.
    pub(super) fn enlist(&mut self, side: Side, arm: Arm) {
        let command = CommandId(self.position.set_up.filling[side.index()]);
        self.add(side, arm, command);
        self.journal.note(cites!["armies"], || Event::SetUp(SetUpEvent::Enlisted { side, arm, command }));
        if self.field().count(side).total() == self.battle.strength() {
            self.end_army(side);
        }
    }

    /// The computer chooses what is missing: dice among what the list allows, rifles and guns more
    /// often; commands of like strength.
    pub(super) fn enlist_the_rest(&mut self, side: Side) {
        while !self.position.set_up.chosen[side.index()] {
            let (to_come, filling) = (self.field().commands_to_come(side), self.position.set_up.filling[side.index()]);
            let left = self.battle.strength() - self.field().count(side).total();
            let strength = self.field().strength_of(side, CommandId(filling));
            let fair = (strength + left) / (to_come + 1);
            if to_come > 0 && strength >= fair.max(LEAST_COMMAND) {
                self.position.set_up.filling[side.index()] += 1;
                continue;
            }
            let open: Vec<Arm> =
                Arm::ALL.into_iter().filter(|arm| self.field().may_enlist(side, *arm).is_ok()).collect();
            let weights: Vec<u32> = open.iter().map(|arm| weight(*arm)).collect();
            let Some(arm) = self.draw(&open, &weights) else {
                // Nothing more may join this command.
                if to_come == 0 {
                    self.end_army(side);
                } else {
                    self.position.set_up.filling[side.index()] += 1;
                }
                continue;
            };
            self.enlist(side, arm);
        }
    }

    fn draw(&mut self, arms: &[Arm], weights: &[u32]) -> Option<Arm> {
        let total: u32 = weights.iter().sum();
        if total == 0 {
            return None;
        }
        let mut roll = self.dice.roll(total);
        for (arm, weight) in arms.iter().zip(weights) {
            if roll < *weight {
                return Some(*arm);
            }
            roll -= weight;
        }
        None
    }

    /// An army is complete: its commands know their strength, commanders and camp are ready.
    fn end_army(&mut self, side: Side) {
        for command in (0..self.battle.commands() as u8).map(CommandId) {
            let strength = self.field().strength_of(side, command);
            self.position.commands[side.index()][command.index()] =
                CommandState { strength, ..CommandState::default() };
            let commander =
                ElementState { pose: Default::default(), arm: Arm::Commander, command, fate: Fate::Waiting };
            self.position.elements[ElementId::commander(side, command).index()] = commander;
        }
        let camp =
            ElementState { pose: Default::default(), arm: Arm::Camp, command: CommandId(0), fate: Fate::Waiting };
        self.position.elements[ElementId::camp(side).index()] = camp;
        self.position.set_up.chosen[side.index()] = true;
        self.journal.note(cites!["armies"], || Event::SetUp(SetUpEvent::ArmyChosen { side }));
    }
}

/// How often the computer takes an arm.
const fn weight(arm: Arm) -> u32 {
    match arm {
        Arm::Rifles | Arm::Artillery => 4,
        Arm::Muskets | Arm::Jaegers | Arm::Cavalry => 2,
        Arm::Dismounted | Arm::Commander | Arm::Camp => 0,
    }
}
