//! JSON Schema of the files of a pack, for the editors of authors.

use std::collections::BTreeMap;

use schemars::schema_for;
use serde_json::Value;

use crate::contents::System;
use crate::files::{BOARD, CHARTS, DRAWING, FORCES, PACK, SCENARIOS};
use crate::format::pack_file::PackFile;
use crate::{elements, frederick, marengo};

/// The schema of each file of a pack of a system, by its name; none for a system that is not there.
pub fn schema(system: &str) -> Option<BTreeMap<&'static str, Value>> {
    let pack = (PACK, schema_for!(PackFile).to_value());
    let files = match System::named(system)? {
        System::Marengo => BTreeMap::from([
            pack,
            (BOARD, schema_for!(marengo::format::board_file::BoardFile).to_value()),
            (FORCES, schema_for!(marengo::format::forces_file::ForcesFile).to_value()),
            (DRAWING, schema_for!(marengo::format::drawing_file::DrawingFile).to_value()),
        ]),
        System::Frederick => BTreeMap::from([
            pack,
            (BOARD, schema_for!(frederick::format::board_file::BoardFile).to_value()),
            (FORCES, schema_for!(frederick::format::forces_file::ForcesFile).to_value()),
            (SCENARIOS, schema_for!(frederick::format::scenarios_file::ScenariosFile).to_value()),
            (CHARTS, schema_for!(frederick::format::charts_file::ChartsFile).to_value()),
            (DRAWING, schema_for!(frederick::format::drawing_file::DrawingFile).to_value()),
        ]),
        System::Elements => BTreeMap::from([
            pack,
            (BOARD, schema_for!(elements::format::BoardFile).to_value()),
            (FORCES, schema_for!(elements::format::ForcesFile).to_value()),
            (CHARTS, schema_for!(elements::format::ChartsFile).to_value()),
            (DRAWING, schema_for!(elements::format::DrawingFile).to_value()),
        ]),
    };
    Some(files)
}
