//! Packs of system `napoleon`: hexes, formations and pieces, charts, scenarios.

mod arms;
mod cards;
mod charts;
mod forces;
mod format;
mod limits;
mod scenarios;

use std::collections::BTreeMap;

use ground::file::{BoardFile, DrawingFile, Reading};
use packs::files::{BOARD, CHARTS, DRAWING, FORCES, PACK, SCENARIOS};
use packs::options::Chosen;
use packs::read::{self, read};
use packs::{BattleOption, Faults, Files, Need, PackFile, Packed, schema_of};
use serde_json::Value;

use crate::engine::charts::{EDGES, TERRAINS};
use crate::engine::spec::{BattleSpec, Options, Part};
use crate::{Battle, Napoleon};
use format::{ChartsFile, ForcesFile, ScenariosFile};

const SYSTEM: &str = "napoleon";
/// Vedettes make up units of their own formation only (16.14).
const OWN_VEDETTES: &str = "own-vedettes";
/// No list of a file is longer, unless it lists hexes.
const MOST_ENTRIES: usize = 256;

/// The files of a pack.
#[derive(Clone, Debug)]
pub struct Content {
    board: BoardFile,
    forces: ForcesFile,
    scenarios: ScenariosFile,
    charts: ChartsFile,
    drawing: Option<DrawingFile>,
}

impl Packed for Napoleon {
    type Content = Content;
    type Spec = BattleSpec;

    const CHARTS: bool = true;

    fn read(files: &Files, faults: &mut Faults<'_>) -> Option<Content> {
        let board = read(files, BOARD, faults);
        let forces = read(files, FORCES, faults);
        let scenarios = read(files, SCENARIOS, faults);
        let charts = read::charts(files, "such as \"napoleon-charts\"", faults);
        let drawing = read::perhaps(files, DRAWING, faults);
        let content =
            Content { board: board?, forces: forces?, scenarios: scenarios?, charts: charts?, drawing: drawing? };
        let mut counts = content.board.counts();
        counts.extend([
            (FORCES, "formation", content.forces.formations.len(), MOST_ENTRIES),
            (FORCES, "piece", content.forces.pieces.len(), MOST_ENTRIES),
            (SCENARIOS, "scenario", content.scenarios.scenarios.len(), MOST_ENTRIES),
        ]);
        counts.extend(content.drawing.iter().flat_map(DrawingFile::counts));
        read::are_of_a_size(counts, faults).then_some(content)
    }

    fn playable(head: &PackFile, content: &Content, faults: &mut Faults<'_>) -> Option<BattleSpec> {
        let charts = charts::build(&content.charts, faults);
        let ground = Reading::of(&content.board, faults)?;
        ground.knows_only(&TERRAINS, &EDGES, true, faults);
        if let Some(drawing) = &content.drawing {
            drawing.check(&ground.grid, faults);
        }
        let sides = forces::sides(&content.forces, faults)?;
        let formations = forces::formations(&content.forces, &sides, &ground, faults);
        let pieces = forces::pieces(&content.forces, &sides, charts.as_ref(), faults);
        let decks = charts.as_ref().map(|charts| charts.cards.clone()).unwrap_or_default();
        let scenarios = scenarios::build(&content.scenarios, &sides, &decks, &pieces, &ground, faults);
        if !faults.is_empty() {
            return None;
        }
        let id = head.id.to_string();
        let spec = BattleSpec { id, sides, board: ground.spec, charts: charts?, formations, pieces, scenarios };
        can_muster(&spec, content, faults).then_some(spec)
    }

    fn needs(content: &Content) -> Vec<Need> {
        let Content { board, forces, scenarios, drawing, .. } = content;
        let mut needs = board.needs();
        needs.extend(forces.formations.iter().map(|formation| Need::new(FORCES, "formation-", &formation.id)));
        needs.extend(forces.pieces.iter().map(|piece| Need::new(FORCES, "piece-", &piece.id)));
        needs.extend(scenarios.scenarios.iter().map(|scenario| Need::new(SCENARIOS, "scenario-", &scenario.id)));
        needs.extend(drawing.iter().flat_map(DrawingFile::needs));
        needs
    }

    fn schema() -> BTreeMap<&'static str, Value> {
        BTreeMap::from([
            (BOARD, schema_of::<BoardFile>()),
            (FORCES, schema_of::<ForcesFile>()),
            (SCENARIOS, schema_of::<ScenariosFile>()),
            (CHARTS, schema_of::<ChartsFile>()),
            (DRAWING, schema_of::<DrawingFile>()),
        ])
    }

    fn sides(spec: &BattleSpec) -> &[String; 2] {
        &spec.sides
    }

    fn options(spec: &BattleSpec) -> Vec<BattleOption> {
        let scenarios: Vec<&str> = spec.scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
        vec![
            BattleOption::choice(SYSTEM, "scenario", &scenarios, |id| format!("scenario-{id}")),
            BattleOption::flag(SYSTEM, "open"),
            BattleOption::flag(SYSTEM, OWN_VEDETTES),
            BattleOption::flag(SYSTEM, "cards"),
            BattleOption::flag(SYSTEM, "even-hand"),
        ]
    }

    fn lay(spec: &BattleSpec, chosen: &Value) -> Result<Battle, String> {
        let mut options = Options::default();
        for chosen in Chosen::read(&Napoleon::options(spec), chosen)? {
            match chosen.key() {
                "open" => options.open = chosen.flag()?,
                OWN_VEDETTES => options.own_vedettes = chosen.flag()?,
                "cards" => options.cards = chosen.flag()?,
                "even-hand" => options.even_hand = chosen.flag()?,
                _ => options.scenario = Some(chosen.choice()?.to_owned()),
            }
        }
        Battle::muster(spec, &options).map_err(|fault| fault.what)
    }
}

/// Whether every scenario can be mustered; where the part is written that keeps the rules from it.
fn can_muster(spec: &BattleSpec, content: &Content, faults: &mut Faults<'_>) -> bool {
    let mut well = true;
    for scenario in &spec.scenarios {
        let cards = scenario.deal.is_some();
        let options = Options { scenario: Some(scenario.id.clone()), cards, ..Options::default() };
        let Err(fault) = Battle::muster(spec, &options) else { continue };
        let Content { forces, scenarios, .. } = content;
        let (file, span) = match fault.part {
            Part::Board(_) => (BOARD, None),
            Part::Pieces => (FORCES, None),
            Part::Piece(index) => (FORCES, forces.pieces.get(index).map(|piece| &piece.id.span)),
            Part::Scenario(index) => (SCENARIOS, scenarios.scenarios.get(index).map(|scenario| &scenario.id.span)),
            Part::Options => (PACK, None),
        };
        faults.at(file, &span.cloned().unwrap_or_default(), fault.what);
        well = false;
    }
    well
}
