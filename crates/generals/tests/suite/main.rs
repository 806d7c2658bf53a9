//! Tests of the generals with the systems they play.
//! One program, so that what they share is built once.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod day;
mod drawn_up;
mod elements;
mod frederick;
mod levels;
mod napoleon;
mod tactics;
