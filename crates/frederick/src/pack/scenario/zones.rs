//! Where pieces may be set up by hand, and where a side comes in.

use crate::engine::spec::{EntrySpec, Piece, ZoneSpec};
use hexes::Number;

use super::Field;
use super::chain::Chain;
use super::set_up::Placed;
use ground::file::{known, on_board};
use packs::fault::Faults;
use packs::files::SCENARIOS;

/// The zones of a scenario.
pub(super) fn build(chain: &Chain<'_>, field: &Field<'_>, faults: &mut Faults<'_>) -> Vec<ZoneSpec> {
    let mut zones = Vec::new();
    for area in chain.find(|scenario| scenario.areas.as_ref()).into_iter().flatten() {
        let hexes = on_board(SCENARIOS, &area.hexes, &field.ground.grid, faults);
        zones.extend(field.roster.side(SCENARIOS, &area.side, faults).map(|side| ZoneSpec::Area { side, hexes }));
    }
    for quarters in chain.find(|scenario| scenario.quarters.as_ref()).into_iter().flatten() {
        known(SCENARIOS, &quarters.near, quarters.near.0, &field.ground.grid, faults);
        let wing = field.roster.wing(SCENARIOS, &quarters.wing, faults);
        zones.extend(wing.map(|wing| ZoneSpec::Wing {
            wing,
            hex: quarters.near.0,
            leader: quarters.leader,
            units: quarters.units,
            guns: quarters.guns,
        }));
    }
    for name in chain.find(|scenario| scenario.free_leaders.as_ref()).into_iter().flatten() {
        zones.extend(field.roster.side(SCENARIOS, name, faults).map(|side| ZoneSpec::Leaders { side }));
    }
    for shared in chain.find(|scenario| scenario.shared_guns.as_ref()).into_iter().flatten() {
        zones.push(ZoneSpec::Guns { wings: field.roster.wings(SCENARIOS, &shared.wings, faults), most: shared.guns });
    }
    zones
}

/// Where a side comes in.
pub(super) fn entry(chain: &Chain<'_>, field: &Field<'_>, faults: &mut Faults<'_>) -> Option<EntrySpec> {
    let entry = chain.find(|scenario| scenario.entry.as_ref())?;
    let hexes = on_board(SCENARIOS, &entry.hexes, &field.ground.grid, faults);
    if hexes.is_empty() {
        faults.at(SCENARIOS, &entry.span, "a side comes in by one hex at least");
    }
    Some(EntrySpec { side: field.roster.side(SCENARIOS, &entry.side, faults)?, hexes, guns: entry.guns })
}

/// The set-up that is offered stands in the zones that bind players.
pub(super) fn obeyed(
    chain: &Chain<'_>,
    field: &Field<'_>,
    zones: &[ZoneSpec],
    placed: &[Placed],
    faults: &mut Faults<'_>,
) {
    for zone in zones {
        match zone {
            ZoneSpec::Area { side, hexes } => {
                for one in placed.iter().filter(|one| field.side(one.placing.piece) == *side) {
                    if !hexes.contains(&one.placing.hex) {
                        let name = field.roster.name(one.placing.piece);
                        let what =
                            format!("`{name}` stands outside the area of its side in scenario `{}`", **chain.id());
                        faults.at(SCENARIOS, &one.span, what);
                    }
                }
            }
            ZoneSpec::Wing { wing, hex, leader, units, .. } => {
                quarters(*wing, *hex, [*leader, *units], field, placed, faults);
            }
            ZoneSpec::Guns { .. } | ZoneSpec::Leaders { .. } => {}
        }
    }
}

fn quarters(
    wing: usize,
    hex: Number,
    [leader, units]: [u8; 2],
    field: &Field<'_>,
    placed: &[Placed],
    faults: &mut Faults<'_>,
) {
    let distance = |one: Number, other: Number| {
        let grid = &field.ground.grid;
        grid.find(one).zip(grid.find(other)).map_or(0, |(one, other)| grid.distance(one, other))
    };
    let leads =
        |one: &&Placed| matches!(one.placing.piece, Piece::Leader(leader) if field.leaders[leader].wing == Some(wing));
    let follows =
        |one: &&Placed| matches!(one.placing.piece, Piece::Unit(unit) if field.units[unit].wing == Some(wing));
    let Some(head) = placed.iter().find(leads) else {
        return;
    };
    if distance(hex, head.placing.hex) > u32::from(leader) {
        let what = format!("`{}` stands more than {leader} from hex {hex}", field.roster.name(head.placing.piece));
        faults.at(SCENARIOS, &head.span, what);
    }
    for one in placed.iter().filter(follows) {
        if distance(head.placing.hex, one.placing.hex) > u32::from(units) {
            let name = field.roster.name(one.placing.piece);
            faults.at(SCENARIOS, &one.span, format!("`{name}` stands more than {units} from its leader"));
        }
    }
}
