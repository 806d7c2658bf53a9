//! Tests of the Napoleonic library from outside, on its drill ground and in its battles.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod battles;
mod broken;
mod cards;
mod cases;
mod charts;
mod dispatches;
mod foresight;
mod journal;
mod plans;
mod promises;
mod situations;
mod terms;
mod witness;

use std::path::{Path, PathBuf};

use library::Reading;
use napoleon::Napoleon;

/// The packs.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs")
}

/// A pack.
fn reading(id: &str) -> Result<Reading<Napoleon>, String> {
    library::reading(id).map_err(|faults| format!("{faults:?}"))
}
