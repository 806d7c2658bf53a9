//! Where pieces may be set up by hand, and where a side comes in.

use crate::engine::spec::{Arm, DetachmentsSpec, DummiesSpec, EntrySpec, Piece, QuartersSpec, ZoneSpec};
use hexes::Number;

use super::Field;
use super::chain::Chain;
use super::set_up::Placed;
use crate::pack::format::scenarios_file::QuartersEntry;
use ground::file::{known, on_board};
use packs::fault::Faults;
use packs::files::SCENARIOS;
use packs::words::At;

/// The zones of a scenario.
pub(super) fn build(chain: &Chain<'_>, field: &Field<'_>, faults: &mut Faults<'_>) -> Vec<ZoneSpec> {
    let mut zones = Vec::new();
    for area in chain.find(|scenario| scenario.areas.as_ref()).into_iter().flatten() {
        let hexes = on_board(SCENARIOS, &area.hexes, &field.ground.grid, faults);
        zones.extend(field.roster.side(SCENARIOS, &area.side, faults).map(|side| ZoneSpec::Area { side, hexes }));
    }
    for quarters in chain.find(|scenario| scenario.quarters.as_ref()).into_iter().flatten() {
        zones.push(ZoneSpec::Wing(quarters_of(quarters, field, faults)));
    }
    for entry in chain.find(|scenario| scenario.guns_with_infantry.as_ref()).into_iter().flatten() {
        let Some(side) = field.roster.side(SCENARIOS, &entry.side, faults) else { continue };
        let units = field.units.iter().enumerate();
        let such = units.filter(|(_, unit)| {
            let steps = entry.steps.is_none_or(|steps| unit.steps.len() == usize::from(steps));
            unit.arm == Arm::Artillery && unit.side == side && steps
        });
        zones.push(ZoneSpec::WithInfantry { side, guns: such.map(|(gun, _)| gun).collect(), most: entry.most });
    }
    for name in chain.find(|scenario| scenario.free_leaders.as_ref()).into_iter().flatten() {
        zones.extend(field.roster.side(SCENARIOS, name, faults).map(|side| ZoneSpec::Leaders { side }));
    }
    for shared in chain.find(|scenario| scenario.shared_guns.as_ref()).into_iter().flatten() {
        zones.push(ZoneSpec::Guns { wings: field.roster.wings(SCENARIOS, &shared.wings, faults), most: shared.guns });
    }
    zones
}

/// Where a wing may stand: near a hex, or in some.
fn quarters_of(entry: &At<QuartersEntry>, field: &Field<'_>, faults: &mut Faults<'_>) -> QuartersSpec {
    let named = entry.wing.iter().chain(&entry.wings);
    let wings: Vec<usize> = named.filter_map(|wing| field.roster.wing(SCENARIOS, wing, faults)).collect();
    let near = match (&entry.near, entry.leader) {
        (Some(near), Some(leader)) => {
            known(SCENARIOS, near, near.0, &field.ground.grid, faults);
            Some((near.0, leader))
        }
        _ => None,
    };
    if near.is_some() != entry.hexes.is_empty() || near.is_none() && entry.pinned {
        let what = "quarters are `near` a hex, with a range for the `leader`, or they name `hexes`";
        faults.at(SCENARIOS, &entry.span, what);
    }
    if wings.is_empty() {
        faults.at(SCENARIOS, &entry.span, "quarters are for a `wing`, or for one of several `wings`");
    }
    QuartersSpec {
        wings,
        near,
        hexes: on_board(SCENARIOS, &entry.hexes, &field.ground.grid, faults),
        units: entry.units,
        pinned: entry.pinned,
        guns: entry.guns,
    }
}

/// Dummies of limited intelligence.
pub(super) fn dummies(chain: &Chain<'_>, field: &Field<'_>, faults: &mut Faults<'_>) -> Vec<DummiesSpec> {
    let entries = chain.own(|scenario| scenario.dummies.as_ref()).into_iter().flatten();
    let mut dummies = Vec::new();
    for entry in entries {
        let grid = &field.ground.grid;
        let mut hexes = on_board(SCENARIOS, &entry.hexes, grid, faults);
        for near in &entry.near {
            known(SCENARIOS, near, near.0, grid, faults);
            let Some(middle) = grid.find(near.0) else { continue };
            let around = |hex: &hexes::Hex| grid.distance(middle, *hex) <= u32::from(entry.range);
            hexes.extend(grid.hexes().filter(around).map(|hex| grid.number(hex)));
        }
        for site in &entry.sites {
            let inside = known(SCENARIOS, site, site.0, grid, faults) && (hexes.is_empty() || hexes.contains(&site.0));
            if !inside {
                faults.at(SCENARIOS, &site.span, format!("hex {} is not where these dummies may lie", site.0));
            }
        }
        let Some(side) = field.roster.side(SCENARIOS, &entry.side, faults) else { continue };
        dummies.push(DummiesSpec {
            side,
            counts: [entry.infantry, entry.cavalry, entry.mixed],
            hexes,
            sites: entry.sites.iter().map(|site| site.0).collect(),
            with_detachments: entry.with_detachments,
            like: entry.like.iter().filter_map(|wing| field.roster.wing(SCENARIOS, wing, faults)).collect(),
        });
    }
    dummies
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
    detachments: Option<&DetachmentsSpec>,
    placed: &[Placed],
    faults: &mut Faults<'_>,
) {
    let detached = |one: &Placed| {
        detachments.is_some_and(|spec| {
            let named = match one.placing.piece {
                Piece::Unit(unit) => field.units[unit].wing == Some(spec.wing) || spec.units.contains(&unit),
                Piece::Leader(leader) => field.leaders[leader].wing == Some(spec.wing),
            };
            named && spec.hexes.contains(&one.placing.hex)
        })
    };
    let quartered = |one: &Placed| wing_of(one, field).is_some_and(|wing| has_quarters(zones, wing));
    for zone in zones {
        if let ZoneSpec::Area { side, hexes } = zone {
            for one in placed.iter().filter(|one| field.side(one.placing.piece) == *side) {
                if !hexes.contains(&one.placing.hex) && !detached(one) && !quartered(one) {
                    let name = field.roster.name(one.placing.piece);
                    let what = format!("`{name}` stands outside the area of its side in scenario `{}`", **chain.id());
                    faults.at(SCENARIOS, &one.span, what);
                }
            }
        }
    }
    for wing in (0..field.roster.wings.len()).filter(|wing| has_quarters(zones, *wing)) {
        let all: Vec<&QuartersSpec> = quarters(zones).filter(|quarters| quarters.wings.contains(&wing)).collect();
        wing_obeys(wing, &all, field, placed, faults);
    }
}

fn quarters(zones: &[ZoneSpec]) -> impl Iterator<Item = &QuartersSpec> {
    zones.iter().filter_map(|zone| match zone {
        ZoneSpec::Wing(quarters) => Some(quarters),
        _ => None,
    })
}

fn has_quarters(zones: &[ZoneSpec], wing: usize) -> bool {
    quarters(zones).any(|quarters| quarters.wings.contains(&wing))
}

/// The wing of a piece.
fn wing_of(one: &Placed, field: &Field<'_>) -> Option<usize> {
    match one.placing.piece {
        Piece::Unit(unit) => field.units[unit].wing,
        Piece::Leader(leader) => field.leaders[leader].wing,
    }
}

/// Whether a wing stands in quarters that it may have.
fn wing_obeys(wing: usize, all: &[&QuartersSpec], field: &Field<'_>, placed: &[Placed], faults: &mut Faults<'_>) {
    let distance = |one: Number, other: Number| {
        let grid = &field.ground.grid;
        grid.find(one).zip(grid.find(other)).map_or(0, |(one, other)| grid.distance(one, other))
    };
    let leads = |one: &&Placed| matches!(one.placing.piece, Piece::Leader(_)) && wing_of(one, field) == Some(wing);
    let follows = |one: &&Placed| matches!(one.placing.piece, Piece::Unit(_)) && wing_of(one, field) == Some(wing);
    let Some(head) = placed.iter().find(leads) else {
        return;
    };
    let fits = |quarters: &&&QuartersSpec| match quarters.near {
        Some((hex, range)) => distance(hex, head.placing.hex) <= u32::from(range),
        None => quarters.hexes.contains(&head.placing.hex),
    };
    let taken: Vec<&&QuartersSpec> = all.iter().filter(fits).collect();
    let Some(first) = taken.first() else {
        let name = field.roster.name(head.placing.piece);
        let what = match all.first().and_then(|quarters| quarters.near) {
            Some((hex, range)) => format!("`{name}` stands more than {range} from hex {hex}"),
            None => format!("`{name}` stands outside the quarters of his wing"),
        };
        faults.at(SCENARIOS, &head.span, what);
        return;
    };
    let middle = |quarters: &QuartersSpec| match quarters.near {
        Some((hex, _)) if quarters.pinned => hex,
        _ => head.placing.hex,
    };
    let near = |one: &Placed| {
        taken.iter().any(|quarters| distance(middle(quarters), one.placing.hex) <= u32::from(quarters.units))
    };
    for one in placed.iter().filter(follows).filter(|one| !near(one)) {
        let (name, units) = (field.roster.name(one.placing.piece), first.units);
        faults.at(SCENARIOS, &one.span, format!("`{name}` stands more than {units} from its leader"));
    }
}
