//! JSON Schema of the files of a pack, for the editors of authors.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::files::{BOARD, DRAWING, FORCES, PACK};
use crate::format::board_file::BoardFile;
use crate::format::drawing_file::DrawingFile;
use crate::format::forces_file::ForcesFile;
use crate::format::pack_file::PackFile;

/// The schema of each file, by its name.
pub fn schema() -> BTreeMap<&'static str, Value> {
    BTreeMap::from([
        (PACK, schemars::schema_for!(PackFile).to_value()),
        (BOARD, schemars::schema_for!(BoardFile).to_value()),
        (FORCES, schemars::schema_for!(ForcesFile).to_value()),
        (DRAWING, schemars::schema_for!(DrawingFile).to_value()),
    ])
}
