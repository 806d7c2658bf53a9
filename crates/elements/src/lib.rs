//! The rules of the American Civil War on a measured table: elements, PIP dice, terrain.
//!
//! One module per chapter of the rulebook: `armies` and `troops`, `scale`, `terrain` and `ground`,
//! `set_up`, `pips`, `movement`, `shooting`, `close_combat`, `results`, `recoil`, `pursuit`,
//! `victory`; `sequence` is the order of a bound, top to bottom. `geometry` measures exactly, in
//! whole hundredths of a millimetre.

pub mod armies;
pub mod close_combat;
mod flight;
pub mod geometry;
pub mod ground;
#[cfg(test)]
mod melee_tests;
pub mod movement;
pub mod odds;
#[cfg(test)]
mod parade;
pub mod pips;
mod pursuit;
mod recoil;
pub mod results;
pub mod scale;
mod sequence;
pub mod set_up;
pub mod shooting;
#[cfg(test)]
mod standing_tests;
pub mod terrain;
#[cfg(test)]
mod testing;
pub mod troops;
mod victory;

mod engine;
mod face;
mod mind;
pub mod pack;

mod rules;
pub mod system;

pub use engine::battle::Battle;
pub use engine::{agenda, battle, drill, event, order, pieces, position, spec, view};
pub use face::{present, preview};
pub use mind::{courses, habits, judgement};
pub use sequence::Question;
pub use system::{CivilWar, Subject};
