//! Packs of system `frederick`: hexes, wings and leaders, charts, scenarios.

mod army;
mod charts;
mod content;
mod drawing;
pub(crate) mod format;
mod ground;
mod muster;
mod needs;
mod roster;
mod scenario;
mod victory;

use frederick::spec::BattleSpec;

use crate::fault::Faults;
use crate::format::pack_file::PackFile;

pub(crate) use content::Content;
pub(crate) use needs::needs;

/// The battle, if all its parts fit; all that does not, as faults.
pub(crate) fn playable(head: &PackFile, content: &Content, faults: &mut Faults<'_>) -> Option<BattleSpec> {
    let charts = charts::build(&content.charts, faults);
    let ground = ground::build(&content.board, faults)?;
    let roster = roster::Roster::of(&content.forces, &ground.places, faults)?;
    let (wings, leaders, units) = army::build(&content.forces, &roster, faults);
    drawing::check(content.drawing.as_ref(), &ground.grid, faults);
    let levels = victory::levels(&content.scenarios, &roster, faults);
    if !faults.is_empty() {
        return None;
    }
    let field =
        scenario::Field { ground: &ground, roster: &roster, units: &units, leaders: &leaders, charts: &charts? };
    let scenarios = scenario::build(&content.scenarios, &field, &levels, faults);
    army::commanded(&content.forces, &leaders, &scenarios, faults);
    if !faults.is_empty() {
        return None;
    }
    let spec = BattleSpec {
        id: head.id.to_string(),
        sides: roster.sides.clone(),
        first: content.board.first.0,
        last: content.board.last.0,
        orientation: content.board.orientation,
        charts: field.charts.clone(),
        scenarios,
        wings,
        leaders,
        units,
        hexes: ground.hexes,
        edges: ground.edges,
        places: ground.places,
    };
    muster::can(&spec, content, faults).then_some(spec)
}
