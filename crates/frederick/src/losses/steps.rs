//! Chapters 10.8.1, 10.12 and 12.2: steps and counters lost, captured units, combat success
//! and the army morale track.

use kernel::{Cite, Journal, Side};

use super::{Doom, LossEvent};
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::pieces::UnitId;
use crate::engine::play::Play;
use crate::engine::position::Away;
use crate::engine::spec::Arm;
use crate::rules::{cite, cites};

impl Battle {
    /// How many counters a unit of so many steps stands for: those that have not yet been removed.
    pub(crate) fn counters(&self, unit: UnitId, steps: u8) -> u8 {
        let (arm, full) = (self.unit(unit).arm, self.unit(unit).full);
        match steps {
            0 => 0,
            1..=2 if arm == Arm::Artillery && full == 3 && !self.first_gun_counter_has_one_step() => steps,
            1..=2 => 1,
            _ => 2,
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A unit loses a step, by fire or in combat.
    pub(crate) fn lose_step(&mut self, unit: UnitId) {
        match self.battle.unit(unit).arm {
            Arm::Artillery => self.drop_step(unit, Doom::GunLosses, cite!("10.8.3.1"), &[]),
            _ => self.drop_step(unit, Doom::Losses, cite!("10.8.1.1"), &[cite!("10.8.1.2"), cite!("10.8.1")]),
        }
    }

    /// A unit loses a step in a zone of control on its retreat.
    pub(crate) fn lose_step_harried(&mut self, unit: UnitId) {
        self.drop_step(unit, Doom::Harried, cite!("10.9.1"), &[cite!("10.8.1.1")]);
    }

    /// One step less; without the last one it is eliminated, as the chief paragraph says.
    fn drop_step(&mut self, unit: UnitId, doom: Doom, chief: Cite, also: &[Cite]) {
        if self.battle.trains.has(unit) {
            return;
        }
        let (side, steps) = (self.owner(unit), self.position.unit(unit).steps);
        let left = steps.saturating_sub(1);
        if left == 0 {
            return self.eliminate(unit, doom, &[chief]);
        }
        self.position.units[unit.index()].steps = left;
        self.journal.note(cites![..chief, ..also], || match self.battle.unit(unit).arm {
            Arm::Artillery => LossEvent::GunStepLost { side, unit, steps: left },
            _ => LossEvent::StepLost { side, unit, steps: left },
        });
        if self.battle.counters(unit, left) < self.battle.counters(unit, steps) {
            self.lose_counters(unit, 1, 1);
        }
    }

    /// A unit is eliminated, on the ground of some paragraphs.
    pub(crate) fn eliminate(&mut self, unit: UnitId, doom: Doom, cites: &[Cite]) {
        let side = self.owner(unit);
        let counters = self.battle.counters(unit, self.position.unit(unit).steps);
        let hex = self.position.unit(unit).at;
        self.position.take_off(unit, Away::Lost);
        self.leave_marks(hex);
        self.position.units[unit.index()].steps = 0;
        self.journal.note(cites![..cites, "12.2"], || LossEvent::Eliminated { side, unit, counters, doom });
        self.lose_counters(unit, counters, i16::from(counters));
    }

    /// A unit is captured with all that is left of it, on the ground of some paragraphs.
    pub(crate) fn capture(&mut self, unit: UnitId, doom: Doom, cites: &[Cite]) {
        let side = self.owner(unit);
        let steps = self.position.unit(unit).steps;
        let counters = self.battle.counters(unit, steps);
        let points = match self.battle.unit(unit).arm {
            Arm::Artillery => 2 * i16::from(steps),
            Arm::Infantry | Arm::Cavalry => 2 * i16::from(counters),
        };
        let hex = self.position.unit(unit).at;
        self.position.take_off(unit, Away::Captured);
        self.leave_marks(hex);
        self.position.units[unit.index()].steps = 0;
        self.journal.note(cites![..cites, "12.2"], || LossEvent::Captured { side, unit, counters, doom });
        self.lose_counters(unit, counters, points);
    }

    /// Chapter 7.3: a step of a unit that stands too close surrenders; a counter that
    /// goes with it is captured.
    pub(crate) fn surrender_step(&mut self, unit: UnitId) {
        let (side, steps) = (self.owner(unit), self.position.unit(unit).steps);
        let left = steps.saturating_sub(1);
        let counter = self.battle.counters(unit, left) < self.battle.counters(unit, steps);
        self.position.units[unit.index()].steps = left;
        self.journal.note(cites!["7.3", "5.4"], || LossEvent::StepSurrendered { side, unit, steps: left });
        if counter {
            let points = if self.battle.artillery.has(unit) { 2 * i16::from(steps - left) } else { 2 };
            self.lose_counters(unit, 1, points);
        }
    }

    /// Counters go to the army morale track of their side; the enemy has success and points.
    pub(crate) fn lose_counters(&mut self, unit: UnitId, counters: u8, points: i16) {
        let side = self.owner(unit);
        self.position.armies[side.index()].fill_boxes(counters);
        let track = &mut self.position.armies[side.index()];
        track.counters += counters;
        self.position.armies[side.enemy().index()].points += points;
        self.succeed(side.enemy(), counters);
    }

    /// Chapter 10.12: combat success.
    pub(crate) fn succeed(&mut self, side: Side, points: u8) {
        if points > 0 {
            let track = &mut self.position.armies[side.index()];
            track.success = track.success.saturating_add(points);
            self.journal.note(cites!["10.12"], || LossEvent::Success { side, points });
        }
    }
}
