//! The messages that a pack of system `frederick` needs.

use crate::pack::content::Content;
use ground::file::DrawingFile;
use packs::Need;
use packs::files::{FORCES, SCENARIOS};

/// What needs a message.
pub(crate) fn needs(content: &Content) -> Vec<Need> {
    let Content { board, forces, scenarios, drawing, .. } = content;
    let mut needs = board.needs();
    needs.extend(forces.wings.iter().map(|wing| Need::new(FORCES, "wing-", &wing.id)));
    needs.extend(forces.leaders.iter().map(|leader| Need::new(FORCES, "leader-", &leader.id)));
    needs.extend(forces.units.iter().map(|unit| Need::new(FORCES, "unit-", &unit.id)));
    needs.extend(scenarios.scenarios.iter().map(|scenario| Need::new(SCENARIOS, "scenario-", &scenario.id)));
    needs.extend(scenarios.levels.iter().map(|level| Need::new(SCENARIOS, "level-", &level.id)));
    let armies = scenarios.scenarios.iter().flat_map(|scenario| scenario.armies.values());
    let groups = armies.flat_map(|army| army.groups.iter().flatten());
    needs.extend(groups.map(|group| Need::new(SCENARIOS, "group-", &group.id)));
    needs.extend(drawing.iter().flat_map(DrawingFile::needs));
    needs
}
