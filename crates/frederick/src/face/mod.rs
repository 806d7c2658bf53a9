//! The face: how the system shows itself to people. No rule is here, and no rule reads it.

pub mod plans;
pub mod present;
pub(crate) mod preview;
mod staging;
