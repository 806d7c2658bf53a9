//! How its generals judge and plan.

pub(crate) mod account;
pub mod courses;
pub(crate) mod drilled;
pub mod habits;
pub mod judgement;
