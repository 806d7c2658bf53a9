//! Tests of the program as a user meets it.
//! One program, so that what they share is built once.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod cli;
mod messages;
mod simulate;
mod situations_page;
mod skirmish;
mod wire_types;
