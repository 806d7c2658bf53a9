//! Packs of system `elements`: a table in millimetres, army lists, armies ready or to be chosen.

mod army;
mod charts;
mod content;
mod format;
mod ground;
mod needs;
mod options;
mod words;

use std::collections::BTreeMap;

use packs::files::{BOARD, CHARTS, DRAWING, FORCES};
use packs::{BattleOption, Faults, Files, Need, PackFile, Packed, schema_of};
use serde_json::Value;

use crate::engine::spec::{BattleSpec, Options};
use crate::{Battle, CivilWar};

pub use content::Content;
pub use options::read as read_options;

impl Packed for CivilWar {
    type Content = Content;
    type Spec = BattleSpec;

    const CHARTS: bool = true;

    fn read(files: &Files, faults: &mut Faults<'_>) -> Option<Content> {
        Content::read(files, faults)
    }

    fn playable(_: &PackFile, content: &Content, faults: &mut Faults<'_>) -> Option<BattleSpec> {
        let charts = charts::build(&content.charts, faults);
        let (scale, terrain) = ground::build(&content.board, faults);
        let armies = army::build(content, terrain.as_ref(), faults);
        if !faults.is_empty() {
            return None;
        }
        let (charts, armies) = (charts?, armies?);
        let spec = BattleSpec {
            sides: armies.sides,
            table: charts.table,
            lists: charts.lists,
            regions: charts.regions,
            scale,
            armies: armies.armies,
            terrain,
            places: ground::places(&content.board),
            attacker: armies.attacker,
            edge: armies.edge,
            quick: content.forces.quick,
            bounds: content.forces.bounds,
        };
        match Battle::muster(&spec, Options::default()) {
            Ok(_) => Some(spec),
            Err(fault) => {
                faults.of(FORCES, fault.what);
                None
            }
        }
    }

    fn needs(content: &Content) -> Vec<Need> {
        needs::needs(content)
    }

    fn schema() -> BTreeMap<&'static str, Value> {
        BTreeMap::from([
            (BOARD, schema_of::<format::BoardFile>()),
            (FORCES, schema_of::<format::ForcesFile>()),
            (CHARTS, schema_of::<format::ChartsFile>()),
            (DRAWING, schema_of::<format::DrawingFile>()),
        ])
    }

    fn sides(spec: &BattleSpec) -> &[String; 2] {
        &spec.sides
    }

    fn options(spec: &BattleSpec) -> Vec<BattleOption> {
        options::offered(spec)
    }

    fn lay(spec: &BattleSpec, chosen: &Value) -> Result<Battle, String> {
        Battle::muster(spec, options::read(spec, chosen)?).map_err(|fault| fault.what)
    }
}
