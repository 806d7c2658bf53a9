//! Packs of system `napoleon`: hexes, formations and pieces, charts, scenarios.

mod arms;
mod cards;
mod charts;
mod forces;
mod format;
mod limits;
mod points;
mod scenario_file;
mod scenarios;
mod scope;
mod ties;

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
use format::{ChartsFile, ForcesFile};
use scenario_file::ScenariosFile;
use scenarios::Roster;

const SYSTEM: &str = "napoleon";
/// Vedettes make up units of their own formation only (16.14).
const OWN_VEDETTES: &str = "own-vedettes";
/// The options of the rules. A pack has no options of its own with these keys.
const RULE_OPTIONS: [&str; 5] = ["scenario", "open", OWN_VEDETTES, "cards", "even-hand"];
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
            (SCENARIOS, "area", content.scenarios.areas.len(), MOST_ENTRIES),
            (SCENARIOS, "option", content.scenarios.options.len(), MOST_ENTRIES),
        ]);
        counts.extend(content.drawing.iter().flat_map(DrawingFile::counts));
        read::are_of_a_size(counts, faults).then_some(content)
    }

    fn playable(head: &PackFile, content: &Content, faults: &mut Faults<'_>) -> Option<BattleSpec> {
        let charts = charts::build(&content.charts, faults);
        let ground = Reading::of(&content.board, faults)?;
        ground.knows_only(&TERRAINS, &EDGES, true, faults);
        if let Some(drawing) = &content.drawing {
            drawing.check(&ground.grid, &content.board.water_names(), faults);
        }
        let sides = forces::sides(&content.forces, faults)?;
        let formations = forces::formations(&content.forces, &sides, &ground, faults);
        let pieces = forces::pieces(&content.forces, &sides, charts.as_ref(), faults);
        let decks = charts.as_ref().map(|charts| charts.cards.clone()).unwrap_or_default();
        let options = scenarios::options(&content.scenarios, faults);
        let roster = Roster { sides: &sides, formations: &formations, pieces: &pieces };
        let scenarios = scenarios::build(&content.scenarios, &roster, &decks, &ground, faults);
        scenarios::are_asked_for(&content.scenarios, &scenarios, faults);
        if !faults.is_empty() {
            return None;
        }
        let id = head.id.to_string();
        let spec =
            BattleSpec { id, sides, board: ground.spec, charts: charts?, formations, pieces, scenarios, options };
        can_muster(&spec, content, faults).then_some(spec)
    }

    fn needs(content: &Content) -> Vec<Need> {
        let Content { board, forces, scenarios, drawing, .. } = content;
        let mut needs = board.needs();
        needs.extend(forces.formations.iter().map(|formation| Need::new(FORCES, "formation-", &formation.id)));
        needs.extend(forces.pieces.iter().map(|piece| Need::new(FORCES, "piece-", &piece.id)));
        needs.extend(scenarios.scenarios.iter().map(|scenario| Need::new(SCENARIOS, "scenario-", &scenario.id)));
        for scenario in &scenarios.scenarios {
            needs.extend(scenario.entries.iter().map(|entry| Need::new(SCENARIOS, "place-", &entry.key)));
            needs.extend(scenario.levels.iter().map(|level| Need::new(SCENARIOS, "level-", &level.id)));
        }
        for option in &scenarios.options {
            needs.extend(["-label", "-help"].map(|end| Need::between(SCENARIOS, "option-", &option.id, end)));
        }
        needs.extend(scenarios.areas.iter().map(|area| Need::new(SCENARIOS, "area-", &area.key)));
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
        let mut options = vec![BattleOption::choice(SYSTEM, "scenario", &scenarios, |id| format!("scenario-{id}"))];
        options.extend(spec.options.iter().map(|key| BattleOption::of_the_pack(key)));
        options.extend([
            BattleOption::flag(SYSTEM, "open"),
            BattleOption::flag(SYSTEM, OWN_VEDETTES),
            BattleOption::flag(SYSTEM, "cards"),
            BattleOption::flag(SYSTEM, "even-hand"),
        ]);
        options
    }

    fn lay(spec: &BattleSpec, chosen: &Value) -> Result<Battle, String> {
        let mut options = Options::default();
        for chosen in Chosen::read(&Napoleon::options(spec), chosen)? {
            match chosen.key() {
                "open" => options.open = chosen.flag()?,
                OWN_VEDETTES => options.own_vedettes = chosen.flag()?,
                "cards" => options.cards = chosen.flag()?,
                "even-hand" => options.even_hand = chosen.flag()?,
                "scenario" => options.scenario = Some(chosen.choice()?.to_owned()),
                key => {
                    let own = spec.options.iter().position(|option| option == key);
                    options.chosen |= own.map_or(0, |option| u32::from(chosen.flag() == Ok(true)) << option);
                    chosen.flag()?;
                }
            }
        }
        Battle::muster(spec, &options).map_err(|fault| fault.what)
    }
}

/// Whether every scenario can be mustered, whatever options are chosen; where the part is written
/// that keeps the rules from it.
fn can_muster(spec: &BattleSpec, content: &Content, faults: &mut Faults<'_>) -> bool {
    let mut well = true;
    for scenario in &spec.scenarios {
        for chosen in 0..1u32 << spec.options.len() {
            if chosen & !scenario.asks_for() != 0 {
                continue;
            }
            let cards = scenario.deal.is_some();
            let options = Options { scenario: Some(scenario.id.clone()), cards, chosen, ..Options::default() };
            let Err(fault) = Battle::muster(spec, &options) else { continue };
            let Content { forces, scenarios, .. } = content;
            let (file, span) = match fault.part {
                Part::Board(_) => (BOARD, None),
                Part::Pieces => (FORCES, None),
                Part::Piece(index) => (FORCES, forces.pieces.get(index).map(|piece| &piece.id.span)),
                Part::Scenario(index) => (SCENARIOS, scenarios.scenarios.get(index).map(|scenario| &scenario.id.span)),
                Part::Options => (PACK, None),
            };
            let names = spec.options.iter().enumerate().filter(|(option, _)| chosen >> option & 1 == 1);
            let names: Vec<&str> = names.map(|(_, name)| name.as_str()).collect();
            let with = if names.is_empty() { String::new() } else { format!(" (with {})", names.join(", ")) };
            faults.at(file, &span.cloned().unwrap_or_default(), fault.what + &with);
            well = false;
        }
    }
    well
}
