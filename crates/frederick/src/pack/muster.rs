//! Whether the rules can muster a battle, and where the part is written that keeps them from it.

use std::ops::Range;

use crate::Battle;
use crate::engine::spec::{BattleSpec, Options, Part};
use ground::BoardPart;

use super::content::Content;
use packs::fault::Faults;
use packs::files::{BOARD, CHARTS, FORCES, PACK, SCENARIOS};

/// Whether every scenario can be mustered.
pub(super) fn can(spec: &BattleSpec, content: &Content, faults: &mut Faults<'_>) -> bool {
    let mut well = true;
    for scenario in &spec.scenarios {
        let options = Options { scenario: Some(scenario.id.clone()), ..Options::default() };
        if let Err(fault) = Battle::muster(spec, &options) {
            let (file, span) = place_of(content, fault.part);
            faults.at(file, &span, fault.what);
            well = false;
        }
    }
    well
}

/// The file and the place in it that describe a part of a battle.
fn place_of(content: &Content, part: Part) -> (&'static str, Range<usize>) {
    let Content { board, forces, scenarios, .. } = content;
    let (file, span) = match part {
        Part::Board(BoardPart::Extent) => (BOARD, Some(&board.last.span)),
        Part::Board(_) => (BOARD, None),
        Part::Scenarios => (SCENARIOS, None),
        Part::Charts => (CHARTS, None),
        Part::Wing(index) => (FORCES, forces.wings.get(index).map(|wing| &wing.id.span)),
        Part::Leader(index) => (FORCES, forces.leaders.get(index).map(|leader| &leader.id.span)),
        Part::Unit(index) => (FORCES, forces.units.get(index).map(|unit| &unit.id.span)),
        Part::Scenario(index) | Part::Placing(index, _) => {
            (SCENARIOS, scenarios.scenarios.get(index).map(|scenario| &scenario.id.span))
        }
        Part::Options => (PACK, None),
    };
    (file, span.cloned().unwrap_or_default())
}
