//! Tests of the archive: what it keeps, and what it withstands.
//! One program, so that what they share is built once.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod hardship;
mod keeping;
