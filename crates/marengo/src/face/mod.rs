//! How the system shows itself: labels, scenes, plans, previews, situations.

pub(crate) mod plans;
pub mod present;
pub(crate) mod preview;
pub(crate) mod staging;
