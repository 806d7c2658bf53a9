//! Tests of the measured table from outside: promises, geometry, movement, whole battles,
//! situations. One program, so that what they share is built once.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod conformance;
mod geometry;
mod geometry_oracle;
mod geometry_properties;
mod golden;
mod movement;
mod movement_oracle;
mod oracle;
mod random;
mod situations;
