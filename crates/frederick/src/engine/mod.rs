//! The machinery: what a battle is and what changes in it, and the enums that
//! put the chapters together.

pub mod agenda;
pub mod battle;
pub mod charts;
pub mod event;
mod fuzz;
pub(crate) mod lay;
pub mod order;
pub mod pieces;
pub(crate) mod play;
pub mod position;
pub mod question;
pub mod spec;
mod storage;
pub mod track;
pub mod view;
