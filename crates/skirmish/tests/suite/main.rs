//! Tests of the toy: the whole suite of a system, and its pack.
//! One program, so that what they share is built once.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod pack;
mod promises;
