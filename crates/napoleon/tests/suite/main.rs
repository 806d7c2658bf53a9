//! Tests of the Napoleonic library from outside, on its drill ground. The pack lies in the crate until the
//! system is registered.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod cards;
mod promises;
mod situations;

use std::path::{Path, PathBuf};

use library::{Library, Reading, Registry};
use napoleon::Napoleon;

/// The packs of this crate.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("packs")
}

/// A pack of this crate.
fn reading(id: &str) -> Result<Reading<Napoleon>, String> {
    let library = Library::empty(Registry::default()).with_folder(folder()).map_err(|what| format!("{what:?}"))?;
    library.read_as(id).map_err(|faults| format!("{faults:?}"))
}
