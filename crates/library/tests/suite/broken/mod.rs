//! One thing of the examples of `docs/packs.md` is broken at a time; the fault is told with file,
//! line, column and the right words.

mod boards;
mod breaks;
mod charts;
mod drawings;
mod files;
mod forces;
mod hexes;
mod messages;
mod orders_of_battle;
mod scenarios;
