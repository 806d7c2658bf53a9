//! The machinery: what a battle and a position are, and how they are kept.

pub mod agenda;
pub mod battle;
pub(crate) mod disguise;
pub mod event;
pub(crate) mod fuzz;
pub(crate) mod ground;
pub mod names;
pub mod order;
pub(crate) mod play;
pub mod position;
pub mod spec;
pub(crate) mod storage;
pub mod view;
