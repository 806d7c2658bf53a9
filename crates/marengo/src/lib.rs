//! The rules of the Marengo system: areas and approaches, hidden pieces, no dice.
//!
//! One module per chapter of the rulebook: [`pieces`] (4), [`board`] (5), `set_up` (6), `sequence` (7), `movement` (8),
//! `manoeuvre` (9), `bombardment` (10), `assault` (11), `retreat` (12), `morale` (13), `victory` (14). The sequence of
//! play can be read in `sequence`.

mod account;
pub mod agenda;
mod assault;
pub mod battle;
pub mod board;
mod bombardment;
mod disguise;
mod drilled;
pub mod event;
mod fuzz;
pub mod judgement;
mod manoeuvre;
mod morale;
mod movement;
pub mod names;
pub mod order;
pub mod pack;
pub mod pieces;
mod plans;
mod play;
pub mod position;
pub mod present;
mod preview;
mod retreat;
mod rules;
mod sequence;
mod set_up;
pub mod spec;
mod staging;
mod storage;
mod system;
mod victory;
pub mod view;

pub use battle::Battle;
pub use movement::{COMMAND_LIMIT, ROAD_STEPS};
pub use plans::Subject;
pub use sequence::Question;
pub use system::Marengo;
