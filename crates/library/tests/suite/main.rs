//! Packs: those that come with the program, the examples of `docs/packs.md`, and broken ones.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod any_bytes;
mod broken;
mod colours;
mod document;
mod elements_packs;
mod example;
mod frederick_packs;
mod marengo_1800;
mod shelves;
mod stakes;
mod worked_examples;
