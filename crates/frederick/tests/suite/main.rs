//! Tests of the Seven Years' War series from outside: promises, charts, plans, whole battles,
//! situations. One program, so that what they share is built once.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod charts;
mod conformance;
mod golden;
mod plans;
mod random;
mod situations;
mod staging;
mod witness;
mod zones;
