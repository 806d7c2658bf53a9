//! The rules of the Marengo system: areas and approaches, hidden pieces, no dice.
//!
//! One module per chapter of the rulebook: [`pieces`] (4), [`board`] (5).

pub mod battle;
pub mod board;
pub mod pieces;
pub mod spec;

pub use battle::Battle;
