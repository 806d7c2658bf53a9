//! Packs of system `elements`: a table in millimetres, army lists, armies ready or to be chosen.

mod army;
mod charts;
mod content;
pub(crate) mod format;
mod ground;
mod needs;
mod words;

use elements::Battle;
use elements::spec::{BattleSpec, Options};

use crate::fault::Faults;
use crate::files::FORCES;

pub(crate) use content::Content;
pub(crate) use needs::needs;

/// The battle, if all its parts fit; all that does not, as faults.
pub(crate) fn playable(content: &Content, faults: &mut Faults<'_>) -> Option<BattleSpec> {
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
