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

impl Default for Step {
    fn default() -> Self {
        Step::Bound(Side::First)
    }
}

/// The stack of pending steps.
pub type Agenda = kernel::Agenda<Step, DEEPEST>;

// A size that is pinned: clones and lists are made all the time.
const _: () = assert!(size_of::<Step>() <= 3);
