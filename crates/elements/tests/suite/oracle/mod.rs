//! A slow judge of moves in floating point, written from the definitions.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used, missing_docs)]

pub mod country;
pub mod formations;
pub mod judge;
pub mod manoeuvres;
pub mod plane;
pub mod zones;
