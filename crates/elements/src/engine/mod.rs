//! The machinery: what a battle and a position are, and how they are kept.

pub mod agenda;
pub mod battle;
pub(crate) mod circumstances;
pub mod drill;
pub mod event;
pub(crate) mod fuzz;
pub mod order;
pub mod pieces;
pub(crate) mod play;
pub mod position;
pub mod spec;
pub mod view;
