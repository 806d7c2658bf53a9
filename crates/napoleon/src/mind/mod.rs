//! The mind: what computer generals know of the system. No rule is here, and no rule reads it.

mod account;
pub mod courses;
mod drilled;
pub mod habits;
pub mod judgement;
pub mod scheme;
