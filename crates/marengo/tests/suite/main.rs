//! Tests of Marengo from outside: promises, golden records, perft. One program, so that what they
//! share is built once.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod common;
mod conformance;
mod golden;
