//! Chapter 5: stacking limits and the order in a stack.

use hexes::Hex;
use kernel::{Journal, Refusal};

use crate::engine::event::Event;
use crate::engine::pieces::{UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::position::mark;
use crate::engine::spec::Arm;
use crate::rules::{cite, refuse};

/// Infantry and cavalry in a hex.
pub(crate) const LINE_LIMIT: u8 = 12;
/// Artillery beside them.
pub(crate) const GUN_LIMIT: u8 = 8;
/// Artillery alone.
pub(crate) const GUNS_ALONE: u8 = 12;
/// Infantry and cavalry in column.
pub(crate) const COLUMN_LIMIT: u8 = 4;

/// What is stacked in a hex.
#[derive(Clone, Copy, Default)]
struct Load {
    line: u8,
    guns: u8,
    column: u8,
    column_guns: u8,
}

impl Field<'_> {
    fn load(&self, hex: Hex, with: Units, column: Units) -> Load {
        let mut load = Load::default();
        let joins = with.iter().filter(|unit| self.at(*unit) != hex);
        for unit in self.position.stack(hex).chain(joins) {
            let steps = self.stacking_steps(unit);
            let in_column = if column.has(unit) { steps } else { 0 };
            if self.arm(unit) == Arm::Artillery {
                load.guns += steps;
                load.column_guns += in_column;
            } else {
                load.line += steps;
                load.column += in_column;
            }
        }
        load
    }

    /// Chapters 5.1 and 5.2: whether a hex keeps the limits, with one more unit if there is one.
    pub(crate) fn keeps_limits(&self, hex: Hex, with: Option<UnitId>) -> Result<(), Refusal> {
        self.keeps_limits_in(hex, with.map_or(Units::NONE, Units::only), self.position.column)
    }

    /// The same with several units, as if these were in column.
    pub(crate) fn keeps_limits_in(&self, hex: Hex, with: Units, column: Units) -> Result<(), Refusal> {
        self.stand_apart(hex, with)?;
        let mut load = self.load(hex, with, column);
        if self.battle.columns_count_their_neighbours() && load.column + load.column_guns > 0 {
            (load.column, load.column_guns) = (load.line, load.guns);
        }
        if load.column > COLUMN_LIMIT || load.column_guns > GUN_LIMIT {
            return Err(refuse!("5.2", "column-stack").number("limit", i32::from(COLUMN_LIMIT)));
        }
        let fits = match load.line {
            0 => load.guns <= GUNS_ALONE,
            line => line <= LINE_LIMIT && load.guns <= GUN_LIMIT,
        };
        if fits {
            return Ok(());
        }
        let refusal = refuse!("5.1", "stack-full").also(cite!("5.4")).number("limit", i32::from(LINE_LIMIT));
        let double = with.iter().any(|unit| self.battle.unit(unit).traits.double);
        let double = double.then(|| self.battle.doubles().unwrap_or(cite!("5.3")));
        Err(match double {
            Some(paragraph) => refusal.also(paragraph),
            None => refusal,
        })
    }

    /// Chapter 5.4: whether a hex holds too much.
    pub(crate) fn is_overstacked(&self, hex: Hex) -> bool {
        self.position.top_of(hex).is_some() && self.keeps_limits(hex, None).is_err()
    }

    /// Chapters 5.5 and 6.3: whether a unit may be brought to the top of its stack.
    pub(crate) fn may_lift(&self, unit: UnitId) -> Result<(), Refusal> {
        let hex = self.at(unit);
        let side = self.position.active;
        if !self.position.on_map(unit) || self.owner(unit) != side {
            return Err(refuse!("5.5", "not-yours"));
        }
        if self.position.top_of(hex) == Some(unit) {
            return Err(refuse!("5.5", "on-top"));
        }
        if self.is_routed(unit) {
            return Err(refuse!("9.2", "routed"));
        }
        if self.position.lifted.has(unit) {
            return Err(refuse!("5.5", "lifted"));
        }
        let foreign_gun = self.arm(unit) == Arm::Artillery && !self.battle.unit(unit).traits.prussian;
        if !self.may_act(unit) {
            return Err(refuse!("4.1", "inactive"));
        }
        if foreign_gun && self.position.marched.has(unit) && self.in_enemy_zone(side, hex) {
            return Err(refuse!("5.5", "guns-stay-below"));
        }
        Ok(())
    }

    /// Chapter 6.3: whether lifting a unit changes who was engaged under a locked marker.
    pub(crate) fn lift_is_penalized(&self, unit: UnitId) -> bool {
        let hex = self.at(unit);
        if !self.position.marked(hex, mark::LOCKED) || self.arm(unit) == Arm::Artillery {
            return false;
        }
        self.turns_marker(self.front(hex), self.front_with_top(hex, unit))
    }

    /// Chapter 6.3: whether this change of the engaged units turns a locked marker: somebody who
    /// was engaged is no longer, or anything has changed (2002, 4.3).
    pub(crate) fn turns_marker(&self, before: Units, after: Units) -> bool {
        if self.battle.any_new_front_turns_the_marker() { before != after } else { !before.without(after).is_empty() }
    }

    /// Chapter 6.3: whether a supporting unit may come before the other supports of its hex.
    pub(crate) fn may_lift_support(&self, unit: UnitId) -> Result<(), Refusal> {
        self.may_lift(unit)?;
        match self.is_behind_support(unit) {
            true => Ok(()),
            false => Err(refuse!("6.3", "not-behind-supports")),
        }
    }

    /// Whether another support lies above a supporting unit.
    pub(crate) fn is_behind_support(&self, unit: UnitId) -> bool {
        let (mut steps, mut supports) = (0, 0);
        for other in self.position.stack(self.at(unit)).filter(|other| self.is_line(*other)) {
            steps += self.stacking_steps(other);
            supports += u8::from(steps > crate::zones::FRONT_STEPS);
            if other == unit {
                break;
            }
        }
        self.is_line(unit) && supports > 1
    }

    /// The front of a hex once a unit of it is on top.
    fn front_with_top(&self, hex: Hex, top: UnitId) -> Units {
        let mut front = Units::only(top);
        let mut steps = self.stacking_steps(top);
        for unit in self.position.stack(hex).filter(|unit| *unit != top && self.is_line(*unit)) {
            steps += self.stacking_steps(unit);
            if steps > crate::zones::FRONT_STEPS {
                break;
            }
            front.add(unit);
        }
        front
    }

    /// Chapter 8: artillery that lies above all infantry and cavalry of its hex.
    pub(crate) fn is_uncovered(&self, battery: UnitId) -> bool {
        let above = self.position.stack(self.at(battery)).take_while(|unit| *unit != battery);
        above.into_iter().all(|unit| !self.is_line(unit))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Chapter 6.3: newcomers who change the engaged units turn the locked marker of a hex.
    pub(crate) fn turn_marker(&mut self, hex: Hex, before: Units) {
        let after = self.field().front(hex);
        if self.position.marked(hex, mark::LOCKED) && self.field().turns_marker(before, after) {
            self.position.marks[hex.index()] |= mark::PENALTY;
        }
    }
}
