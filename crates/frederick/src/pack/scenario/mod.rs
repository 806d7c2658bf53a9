//! From `scenarios.toml` to scenarios: armies, set-up, zones, rules, victory points.

mod armies;
mod chain;
mod later;
mod rules;
mod set_up;
mod stacks;
mod zones;

use crate::engine::charts::Charts;
use crate::engine::spec::{HoldSpec, LeaderSpec, LevelSpec, Piece, ScenarioSpec, UnitSpec};

use self::chain::Chain;
use super::format::scenarios_file::ScenariosFile;
use super::roster::Roster;
use ground::file::{Reading, WaterEntry};
use packs::fault::Faults;
use packs::files::SCENARIOS;
use packs::names::each_once;
use packs::words::At;

/// Scenarios have so many turns at most: a day.
const MOST_TURNS: u8 = 24;

/// Everything that a scenario can speak of.
pub(super) struct Field<'a> {
    pub(super) ground: &'a Reading,
    pub(super) roster: &'a Roster,
    pub(super) units: &'a [UnitSpec],
    pub(super) leaders: &'a [LeaderSpec],
    pub(super) charts: &'a Charts,
    pub(super) waters: &'a [At<WaterEntry>],
}

impl Field<'_> {
    /// The side of a piece.
    fn side(&self, piece: Piece) -> u8 {
        match piece {
            Piece::Unit(unit) => self.units[unit].side,
            Piece::Leader(leader) => self.leaders[leader].side,
        }
    }

    /// All pieces.
    fn pieces(&self) -> impl Iterator<Item = Piece> {
        let units = (0..self.units.len()).map(Piece::Unit);
        units.chain((0..self.leaders.len()).map(Piece::Leader))
    }
}

/// The scenarios, as far as they can be read.
pub(super) fn build(
    file: &ScenariosFile,
    field: &Field<'_>,
    levels: &[LevelSpec],
    faults: &mut Faults<'_>,
) -> Vec<ScenarioSpec> {
    if file.scenarios.is_empty() {
        faults.of(SCENARIOS, "there is no [[scenario]]");
    }
    let ids = file.scenarios.iter().map(|scenario| (scenario.id.to_string(), scenario.id.span.clone()));
    each_once(SCENARIOS, ids, faults, |id| format!("scenario `{id}` is there twice"));
    let chains: Vec<Chain<'_>> =
        file.scenarios.iter().filter_map(|scenario| Chain::of(file, scenario, faults)).collect();
    chains.iter().filter_map(|chain| scenario(chain, field, levels, faults)).collect()
}

fn scenario(
    chain: &Chain<'_>,
    field: &Field<'_>,
    levels: &[LevelSpec],
    faults: &mut Faults<'_>,
) -> Option<ScenarioSpec> {
    let start = chain.required("start", |scenario| scenario.start.as_ref(), faults).map(|time| time.0);
    let turns = chain.required("turns", |scenario| scenario.turns.as_ref(), faults);
    if let Some(turns) = turns.filter(|turns| !(1..=MOST_TURNS).contains(&***turns)) {
        faults.at(SCENARIOS, &turns.span, format!("a battle has 1 to {MOST_TURNS} turns"));
    }
    let first_set_up = chain.required("first-set-up", |scenario| scenario.first_set_up.as_ref(), faults);
    let first_set_up = first_set_up.and_then(|side| field.roster.side(SCENARIOS, side, faults));
    let armies = armies::build(chain, field, faults);
    let rules = rules::build(chain, field, faults);
    let zones = zones::build(chain, field, faults);
    let entry = zones::entry(chain, field, faults);
    let absent = set_up::absent(chain, field, faults);
    let placings = set_up::placings(chain, field, faults);
    let arrival = later::arrival(chain, field, faults);
    let reinforcements = later::reinforcements(chain, field, start, &placings, &absent, faults);
    let detachments = armies.as_ref().and_then(|armies| later::detachments(chain, field, armies, faults));
    let later = later::Later {
        entering: entry.as_ref().map(|entry| entry.side),
        arrival: arrival.as_ref(),
        reinforcements: &reinforcements,
    };
    set_up::complete(chain, field, &placings, &absent, &later, faults);
    stacks::check(chain, field, &placings, &rules, faults);
    zones::obeyed(chain, field, &zones, detachments.as_ref(), &placings, faults);
    Some(ScenarioSpec {
        id: chain.id().to_string(),
        start: start?,
        turns: **turns?,
        armies: armies?,
        first_set_up: first_set_up?,
        placings: placings.into_iter().map(|placed| placed.placing).collect(),
        zones,
        entry,
        reinforcements,
        arrival,
        detachments,
        dummies: zones::dummies(chain, field, faults),
        lifelines: later::lifelines(chain, field, faults),
        rules,
        holds: holds(chain, field, faults),
        levels: levels.to_vec(),
        absent,
    })
}

fn holds(chain: &Chain<'_>, field: &Field<'_>, faults: &mut Faults<'_>) -> Vec<HoldSpec> {
    let entries = chain.find(|scenario| scenario.holds.as_ref()).into_iter().flatten();
    let hold = entries.filter_map(|entry| {
        Some(HoldSpec {
            places: field.roster.places(SCENARIOS, &entry.places, faults),
            side: field.roster.side(SCENARIOS, &entry.side, faults)?,
            units: entry.units,
            points: entry.points,
        })
    });
    hold.collect()
}
