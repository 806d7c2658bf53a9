//! The messages that a pack of system `frederick` needs.

use crate::pack::content::Content;
use crate::pack::format::board_file::BoardFile;
use packs::Need;
use packs::files::{BOARD, DRAWING, FORCES, SCENARIOS};

/// What needs a message.
pub(crate) fn needs(content: &Content) -> Vec<Need> {
    let Content { board, forces, scenarios, drawing, .. } = content;
    let mut needs = of_the_board(board);
    needs.extend(forces.wings.iter().map(|wing| Need::new(FORCES, "wing-", &wing.id)));
    needs.extend(forces.leaders.iter().map(|leader| Need::new(FORCES, "leader-", &leader.id)));
    needs.extend(forces.units.iter().map(|unit| Need::new(FORCES, "unit-", &unit.id)));
    needs.extend(scenarios.scenarios.iter().map(|scenario| Need::new(SCENARIOS, "scenario-", &scenario.id)));
    needs.extend(scenarios.levels.iter().map(|level| Need::new(SCENARIOS, "level-", &level.id)));
    let armies = scenarios.scenarios.iter().flat_map(|scenario| scenario.armies.values());
    let groups = armies.flat_map(|army| army.groups.iter().flatten());
    needs.extend(groups.map(|group| Need::new(SCENARIOS, "group-", &group.id)));
    let labels = drawing.iter().flat_map(|drawing| &drawing.labels);
    needs.extend(labels.map(|label| Need::new(DRAWING, "", &label.text)));
    needs
}

fn of_the_board(board: &BoardFile) -> Vec<Need> {
    let terrains = board.terrains.iter().filter_map(|terrain| terrain.place.as_ref());
    let hills = board.slopes.iter().filter_map(|slope| slope.hill.as_ref());
    let places = board.places.iter().map(|place| &place.key);
    let mut needs: Vec<Need> =
        terrains.chain(hills).chain(places).map(|name| Need::new(BOARD, "place-", name)).collect();
    let waters = board.waters.iter().filter_map(|water| water.name.as_ref());
    needs.extend(waters.map(|name| Need::new(BOARD, "water-", name)));
    needs
}
