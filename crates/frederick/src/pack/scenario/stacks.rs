//! What a hex may hold at set-up.

use std::collections::BTreeMap;

use crate::engine::spec::{Arm, Piece, Rule};
use hexes::Number;

use super::Field;
use super::chain::Chain;
use super::set_up::Placed;
use packs::fault::Faults;
use packs::files::SCENARIOS;

/// Steps of infantry and cavalry in a hex.
const MOST_STEPS: usize = 12;
/// The same in column.
const MOST_STEPS_IN_COLUMN: usize = 4;
/// Steps of artillery beside them.
const MOST_GUNS: usize = 8;
/// Steps of artillery alone.
const MOST_GUNS_ALONE: usize = 12;

/// Tells units where they cannot stand, and hexes that hold too much.
pub(super) fn check(chain: &Chain<'_>, field: &Field<'_>, placed: &[Placed], rules: &[Rule], faults: &mut Faults<'_>) {
    let mut hexes: BTreeMap<Number, Vec<&Placed>> = BTreeMap::new();
    for one in placed {
        hexes.entry(one.placing.hex).or_default().push(one);
        prohibited(one, field, faults);
    }
    for (hex, stack) in &hexes {
        let mixed = stack.iter().find(|one| field.side(one.placing.piece) != field.side(stack[0].placing.piece));
        if let Some(one) = mixed {
            faults.at(SCENARIOS, &one.span, format!("both sides stand in hex {hex} in scenario `{}`", **chain.id()));
        }
        limits(*hex, stack, field, faults);
        for rule in rules {
            if let Rule::GunsBelow { side } = rule {
                guns_below(*side, stack, field, faults);
            }
        }
    }
}

fn arm(one: &Placed, field: &Field<'_>) -> Option<Arm> {
    match one.placing.piece {
        Piece::Unit(unit) => Some(field.units[unit].arm),
        Piece::Leader(_) => None,
    }
}

/// The steps that a unit counts for in a stack.
fn steps(one: &Placed, field: &Field<'_>) -> usize {
    match one.placing.piece {
        Piece::Unit(unit) => {
            let unit = &field.units[unit];
            (unit.steps.len() - usize::from(one.placing.lost)) * if unit.traits.double { 2 } else { 1 }
        }
        Piece::Leader(_) => 0,
    }
}

fn prohibited(one: &Placed, field: &Field<'_>, faults: &mut Faults<'_>) {
    /// Leaders have the last column of the terrain effects chart.
    const LEADERS: usize = 3;
    let column = arm(one, field).map_or(LEADERS, Arm::index);
    let barred = field
        .ground
        .terrains(one.placing.hex)
        .find(|terrain| field.charts.terrain[terrain.index()].cost[column].is_none());
    if let Some(terrain) = barred {
        let name = field.roster.name(one.placing.piece);
        let what = format!("`{name}` cannot stand in hex {}: it may not enter {}", one.placing.hex, terrain.key());
        let free = field.ground.grid.find(one.placing.hex).into_iter().flat_map(|hex| {
            let near: Vec<_> = field.ground.grid.around(hex).map(|(_, near)| field.ground.grid.number(near)).collect();
            near
        });
        let open = |hex: &Number| {
            field.ground.terrains(*hex).all(|terrain| field.charts.terrain[terrain.index()].cost[column].is_some())
        };
        let what = match free.into_iter().find(open) {
            Some(near) => format!("{what}; {near} next to it is open"),
            None => what,
        };
        faults.at(SCENARIOS, &one.span, what);
    }
}

fn limits(hex: Number, stack: &[&Placed], field: &Field<'_>, faults: &mut Faults<'_>) {
    let sum = |guns: bool| {
        let of_it = stack.iter().filter(|one| arm(one, field).is_some_and(|arm| (arm == Arm::Artillery) == guns));
        of_it.map(|one| steps(one, field)).sum::<usize>()
    };
    let (troops, guns) = (sum(false), sum(true));
    let column = stack.iter().any(|one| one.placing.column);
    let most = if column { MOST_STEPS_IN_COLUMN } else { MOST_STEPS };
    let most_guns = if troops == 0 && !column { MOST_GUNS_ALONE } else { MOST_GUNS };
    let Some(last) = stack.last() else {
        return;
    };
    if troops > most {
        let what = format!("{troops} steps of infantry and cavalry stand in hex {hex}; at most {most} may");
        faults.at(SCENARIOS, &last.span, what);
    }
    if guns > most_guns {
        let what = format!("{guns} steps of artillery stand in hex {hex}; at most {most_guns} may");
        faults.at(SCENARIOS, &last.span, what);
    }
}

fn guns_below(side: u8, stack: &[&Placed], field: &Field<'_>, faults: &mut Faults<'_>) {
    let mut below = None;
    for one in stack.iter().filter(|one| field.side(one.placing.piece) == side) {
        match (arm(one, field), below) {
            (Some(Arm::Artillery), None) => below = Some(one),
            (Some(Arm::Infantry | Arm::Cavalry), Some(guns)) => {
                faults.at(
                    SCENARIOS,
                    &guns.span,
                    "this artillery starts below the other units of its hex: list it after them",
                );
                return;
            }
            _ => {}
        }
    }
}
