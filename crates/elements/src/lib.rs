//! The rules of the American Civil War on a measured table: elements, PIP dice, terrain.
//!
//! One module per chapter of the rulebook: `armies` and `troops`, `terrain` and `ground`, `set_up`, `pips`, `movement`,
//! `shooting`, `close_combat`, `results`, `recoil`, `pursuit`, `victory`; `sequence` is the order of a bound, top to bottom.
//! `geometry` measures exactly, in whole hundredths of a millimetre.

mod account;
pub mod agenda;
pub mod armies;
pub mod battle;
mod circumstances;
pub mod close_combat;
pub mod courses;
pub mod drill;
mod drilled;
pub mod event;
mod flight;
mod fuzz;
pub mod geometry;
pub mod ground;
pub mod habits;
pub mod judgement;
#[cfg(test)]
mod melee_tests;
pub mod movement;
pub mod odds;
pub mod order;
#[cfg(test)]
mod parade;
pub mod pieces;
pub mod pips;
mod plans;
mod play;
pub mod position;
pub mod present;
pub mod preview;
mod pursuit;
mod recoil;
pub mod results;
mod rules;
mod sequence;
pub mod set_up;
pub mod shooting;
pub mod spec;
mod staging;
#[cfg(test)]
mod standing_tests;
pub mod system;
pub mod terrain;
#[cfg(test)]
mod testing;
pub mod troops;
mod victory;
pub mod view;

pub use battle::Battle;
pub use sequence::Question;
pub use system::{CivilWar, Subject};
