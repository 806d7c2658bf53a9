//! The machinery below the chapters: battle, position, orders, events, views.

pub mod agenda;
pub mod arms;
pub mod battle;
pub mod charts;
pub mod event;
mod fuzz;
pub mod limits;
pub mod order;
pub mod pieces;
pub mod play;
pub mod position;
pub mod question;
pub(crate) mod ripples;
pub mod roster;
mod scenario;
pub mod spec;
mod storage;
pub mod terms;
pub mod view;
