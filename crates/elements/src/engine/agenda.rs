//! Steps inside steps: the stack of what is pending.

use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::close_combat::FightStep;
use crate::movement::MoveStep;
use crate::set_up::SetUpStep;
use crate::shooting::ShootStep;

/// Deeper than any battle goes.
pub const DEEPEST: usize = 24;

/// One pending step; the top one is run until a side has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Something of set-up.
    SetUp(SetUpStep),
    /// The bound of a side begins: dice are rolled.
    Bound(Side),
    /// Something of the movement phase.
    Move(MoveStep),
    /// Something of the shooting phase.
    Shoot(ShootStep),
    /// Something of the close combat phase.
    Fight(FightStep),
    /// The bound ends: impetuous infantry, demoralized commands, victory.
    EndBound(Side),
}

/// The stack of pending steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agenda {
    steps: [Step; DEEPEST],
    depth: u8,
}

impl Agenda {
    /// Nothing is pending.
    pub const EMPTY: Agenda = Agenda { steps: [Step::Bound(Side::First); DEEPEST], depth: 0 };

    /// The step on top.
    pub fn top(&self) -> Option<&Step> {
        self.steps[..self.depth as usize].last()
    }

    /// The step on top, to be changed.
    pub fn top_mut(&mut self) -> Option<&mut Step> {
        self.steps[..self.depth as usize].last_mut()
    }

    /// How many steps are pending.
    pub const fn depth(&self) -> usize {
        self.depth as usize
    }

    /// Puts a step on top.
    pub fn push(&mut self, step: Step) {
        if let Some(slot) = self.steps.get_mut(self.depth as usize) {
            *slot = step;
            self.depth += 1;
        }
    }

    /// Takes the top step off.
    pub fn pop(&mut self) {
        if let Some(depth) = self.depth.checked_sub(1) {
            self.depth = depth;
            // What is no longer pending leaves no trace: positions are compared.
            self.steps[depth as usize] = Agenda::EMPTY.steps[0];
        }
    }

    /// The steps, lowest first.
    pub fn steps(&self) -> &[Step] {
        &self.steps[..self.depth as usize]
    }
}

impl Serialize for Agenda {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.steps().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Agenda {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let steps = Vec::<Step>::deserialize(deserializer)?;
        if steps.len() > DEEPEST {
            return Err(serde::de::Error::custom("too much is pending"));
        }
        let mut agenda = Agenda::EMPTY;
        steps.into_iter().for_each(|step| agenda.push(step));
        Ok(agenda)
    }
}
