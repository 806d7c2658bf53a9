//! Packs of system `marengo`: areas and approaches, hidden pieces.

mod check;
mod content;
mod format;
mod muster;
mod needs;
mod options;
mod references;

use std::collections::BTreeMap;

use packs::files::{BOARD, DRAWING, FORCES, PACK};
use packs::{BattleOption, Faults, Files, Need, PackFile, Packed, schema_of};
use serde_json::Value;

use crate::engine::spec::{BattleSpec, Options};
use crate::{Battle, Marengo};

pub use content::Content;
pub use options::read as read_options;

impl Packed for Marengo {
    type Content = Content;
    type Spec = BattleSpec;

    const REGULARITIES: bool = true;

    fn read(files: &Files, faults: &mut Faults<'_>) -> Option<Content> {
        Content::read(files, faults)
    }

    fn playable(head: &PackFile, content: &Content, faults: &mut Faults<'_>) -> Option<BattleSpec> {
        references::resolve(content, faults);
        if !faults.is_empty() {
            return None;
        }
        let spec = muster::spec(&head.id, content);
        if spec.is_none() {
            faults.of(PACK, "the battle names a side or an hour that is not there");
        }
        let spec = spec?;
        match Battle::muster(&spec, Options::default()) {
            Ok(_) => Some(spec),
            Err(fault) => {
                let (file, span) = muster::place_of(content, fault.part);
                faults.at(file, &span, fault.what);
                None
            }
        }
    }

    fn needs(content: &Content) -> Vec<Need> {
        needs::needs(content)
    }

    fn prove(head: &PackFile, content: &Content, faults: &mut Faults<'_>) {
        check::drawing(content, faults);
        if head.regularities {
            check::regularities(content, faults);
        }
    }

    fn schema() -> BTreeMap<&'static str, Value> {
        BTreeMap::from([
            (BOARD, schema_of::<format::board_file::BoardFile>()),
            (FORCES, schema_of::<format::forces_file::ForcesFile>()),
            (DRAWING, schema_of::<format::drawing_file::DrawingFile>()),
        ])
    }

    fn sides(spec: &BattleSpec) -> &[String; 2] {
        &spec.sides
    }

    fn options(_: &BattleSpec) -> Vec<BattleOption> {
        options::offered()
    }

    fn lay(spec: &BattleSpec, chosen: &Value) -> Result<Battle, String> {
        Battle::muster(spec, options::read(chosen)?).map_err(|fault| fault.what)
    }
}
