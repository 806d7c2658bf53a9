//! Packs of system `frederick`: hexes, wings and leaders, charts, scenarios.

mod army;
mod charts;
mod content;
mod format;
mod muster;
mod needs;
mod options;
mod roster;
mod scenario;
mod victory;

use std::collections::BTreeMap;

use ground::file::{BoardFile, DrawingFile, Reading};
use packs::files::{BOARD, CHARTS, DRAWING, FORCES, SCENARIOS};
use packs::{BattleOption, Faults, Files, Need, PackFile, Packed, schema_of};
use serde_json::Value;

use crate::engine::charts::{EDGES, TERRAINS};
use crate::engine::spec::BattleSpec;
use crate::{Battle, Frederick};

pub use content::Content;
pub use options::read as read_options;

impl Packed for Frederick {
    type Content = Content;
    type Spec = BattleSpec;

    const CHARTS: bool = true;

    fn read(files: &Files, faults: &mut Faults<'_>) -> Option<Content> {
        Content::read(files, faults)
    }

    fn playable(head: &PackFile, content: &Content, faults: &mut Faults<'_>) -> Option<BattleSpec> {
        let charts = charts::build(&content.charts, faults);
        let ground = Reading::of(&content.board, faults)?;
        ground.knows_only(&TERRAINS, &EDGES, false, faults);
        let roster = roster::Roster::of(&content.forces, &ground.spec.places, faults)?;
        let (wings, leaders, units) = army::build(&content.forces, &roster, faults);
        if let Some(drawing) = &content.drawing {
            drawing.check(&ground.grid, &content.board.water_names(), faults);
        }
        let levels = victory::levels(&content.scenarios, &roster, faults);
        if !faults.is_empty() {
            return None;
        }
        let field = scenario::Field {
            ground: &ground,
            roster: &roster,
            units: &units,
            leaders: &leaders,
            charts: &charts?,
            waters: &content.board.waters,
        };
        let scenarios = scenario::build(&content.scenarios, &field, &levels, faults);
        army::commanded(&content.forces, &leaders, &scenarios, faults);
        if !faults.is_empty() {
            return None;
        }
        let spec = BattleSpec {
            id: head.id.to_string(),
            sides: roster.sides.clone(),
            charts: field.charts.clone(),
            scenarios,
            wings,
            leaders,
            units,
            board: ground.spec,
        };
        muster::can(&spec, content, faults).then_some(spec)
    }

    fn needs(content: &Content) -> Vec<Need> {
        needs::needs(content)
    }

    fn schema() -> BTreeMap<&'static str, Value> {
        BTreeMap::from([
            (BOARD, schema_of::<BoardFile>()),
            (FORCES, schema_of::<format::forces_file::ForcesFile>()),
            (SCENARIOS, schema_of::<format::scenarios_file::ScenariosFile>()),
            (CHARTS, schema_of::<format::charts_file::ChartsFile>()),
            (DRAWING, schema_of::<DrawingFile>()),
        ])
    }

    fn sides(spec: &BattleSpec) -> &[String; 2] {
        &spec.sides
    }

    fn options(spec: &BattleSpec) -> Vec<BattleOption> {
        options::offered(spec)
    }

    fn lay(spec: &BattleSpec, chosen: &Value) -> Result<Battle, String> {
        Battle::muster(spec, &options::read(spec, chosen)?).map_err(|fault| fault.what)
    }
}
