//! How its generals judge and plan.

pub(crate) mod account;
pub(crate) mod drilled;
pub mod judgement;
