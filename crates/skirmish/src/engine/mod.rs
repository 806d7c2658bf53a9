//! The machinery behind the chapters: what a battle is, how it stands, what can be ordered, what
//! happens and who sees it.

pub mod battle;
pub mod event;
pub mod order;
pub mod play;
pub mod position;
pub mod view;
