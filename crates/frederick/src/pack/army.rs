//! From `forces.toml` to wings, leaders and units.

use crate::engine::spec::{Arm, LeaderSpec, ScenarioSpec, StepValues, Traits, UnitSpec, WingSpec};

use super::format::forces_file::{ForcesFile, LeaderEntry, Trait, UnitEntry};
use super::format::values::StepText;
use super::roster::Roster;
use packs::fault::Faults;
use packs::files::FORCES;
use packs::words::{At, Name};

/// A unit has so many steps at most.
const MOST_STEPS: usize = 4;

/// Wings, leaders and units, as far as they can be read.
pub(super) fn build(
    forces: &ForcesFile,
    roster: &Roster,
    faults: &mut Faults<'_>,
) -> (Vec<WingSpec>, Vec<LeaderSpec>, Vec<UnitSpec>) {
    let wings: Vec<WingSpec> = forces
        .wings
        .iter()
        .map(|wing| WingSpec { id: wing.id.to_string(), side: roster.side(FORCES, &wing.side, faults).unwrap_or(0) })
        .collect();
    let leaders: Vec<LeaderSpec> =
        forces.leaders.iter().map(|leader| leader_spec(leader, &wings, roster, faults)).collect();
    let units = forces.units.iter().map(|unit| unit_spec(unit, forces, &wings, roster, faults)).collect();
    led(forces, &leaders, faults);
    deputies(forces, &leaders, faults);
    (wings, leaders, units)
}

/// The side of a piece: that of its wing, or the one it names.
fn side_of(
    id: &At<Name>,
    side: Option<&At<Name>>,
    wing: Option<(usize, &At<Name>)>,
    wings: &[WingSpec],
    roster: &Roster,
    faults: &mut Faults<'_>,
) -> u8 {
    let named = side.and_then(|side| roster.side(FORCES, side, faults));
    match (named, wing) {
        (Some(named), Some((wing, name))) if wings[wing].side != named => {
            let theirs = &roster.sides[usize::from(wings[wing].side)];
            let what = format!(
                "`{}` is of side `{}`, but wing `{}` is of side `{theirs}`",
                **id,
                roster.sides[usize::from(named)],
                **name
            );
            faults.at(FORCES, &name.span, what);
            named
        }
        (Some(named), _) => named,
        (None, Some((wing, _))) => wings[wing].side,
        (None, None) => {
            if side.is_none() {
                faults.at(FORCES, &id.span, format!("`{}` has neither a `wing` nor a `side`", **id));
            }
            0
        }
    }
}

fn leader_spec(leader: &LeaderEntry, wings: &[WingSpec], roster: &Roster, faults: &mut Faults<'_>) -> LeaderSpec {
    let wing = leader.wing.as_ref().and_then(|wing| roster.wing(FORCES, wing, faults));
    let named_wing = wing.zip(leader.wing.as_ref());
    let nameless = leader.side.is_none() && leader.wing.is_some() && wing.is_none();
    let side = match nameless {
        true => 0,
        false => side_of(&leader.id, leader.side.as_ref(), named_wing, wings, roster, faults),
    };
    LeaderSpec {
        id: leader.id.to_string(),
        side,
        wing,
        initiative: leader.value.initiative,
        special: leader.value.special,
        modifier: leader.value.modifier,
        movement: leader.value.movement,
        charges: leader.charges,
        prize: leader.prize.as_deref().copied().unwrap_or_default(),
        deputy: leader.deputy.as_ref().and_then(|deputy| roster.leader(FORCES, deputy, faults)),
        waits: leader.waits,
    }
}

/// Every wing has one leader.
fn led(forces: &ForcesFile, leaders: &[LeaderSpec], faults: &mut Faults<'_>) {
    for (wing, entry) in forces.wings.iter().enumerate() {
        let of_it = || forces.leaders.iter().zip(leaders).filter(move |(_, spec)| spec.wing == Some(wing));
        if of_it().next().is_none() {
            faults.at(FORCES, &entry.id.span, format!("wing `{}` has no leader", *entry.id));
        }
        for (leader, _) in of_it().skip(1) {
            faults.at(FORCES, &leader.id.span, format!("wing `{}` has another leader already", *entry.id));
        }
    }
}

/// A deputy is of the same side, and a leader who waits is somebody's deputy.
fn deputies(forces: &ForcesFile, leaders: &[LeaderSpec], faults: &mut Faults<'_>) {
    for (index, (entry, leader)) in forces.leaders.iter().zip(leaders).enumerate() {
        if let (Some(deputy), Some(name)) = (leader.deputy, &entry.deputy) {
            if deputy == index || leaders[deputy].side != leader.side {
                faults.at(FORCES, &name.span, format!("`{}` cannot be the deputy of `{}`", **name, leader.id));
            } else if leaders[deputy].initiative.is_none() {
                faults.at(FORCES, &name.span, format!("deputy `{}` needs an initiative to command an army", **name));
            }
        }
        let expected = leaders.iter().any(|other| other.deputy == Some(index));
        if leader.waits && (leader.wing.is_some() || !expected) {
            let what = format!("`{}` waits, so he leads no wing and is the deputy of somebody", leader.id);
            faults.at(FORCES, &entry.id.span, what);
        }
    }
}

/// A leader leads a wing, or an army in some scenario, or is somebody's deputy.
pub(super) fn commanded(
    forces: &ForcesFile,
    leaders: &[LeaderSpec],
    scenarios: &[ScenarioSpec],
    faults: &mut Faults<'_>,
) {
    for (index, (entry, leader)) in forces.leaders.iter().zip(leaders).enumerate() {
        let commands =
            || scenarios.iter().flat_map(|scenario| &scenario.armies).any(|army| army.commander == Some(index));
        let deputy = || leaders.iter().any(|other| other.deputy == Some(index));
        if leader.wing.is_none() && !commands() && !deputy() && !scenarios.is_empty() {
            let what = format!("leader `{}` has no wing, commands no army and is nobody's deputy", leader.id);
            faults.at(FORCES, &entry.id.span, what);
        }
    }
}

fn unit_spec(
    unit: &UnitEntry,
    forces: &ForcesFile,
    wings: &[WingSpec],
    roster: &Roster,
    faults: &mut Faults<'_>,
) -> UnitSpec {
    let wing = unit.wing.as_ref().and_then(|wing| roster.wing(FORCES, wing, faults));
    let single = unit.traits.contains(&Trait::Independent) || unit.traits.contains(&Trait::Train);
    if unit.rout_prize > 0 && !unit.traits.contains(&Trait::Train) {
        faults.at(FORCES, &unit.id.span, format!("`{}` has a `rout-prize`, but only a train does", *unit.id));
    }
    match (&unit.wing, unit.arm) {
        (Some(name), Arm::Artillery) => faults.at(FORCES, &name.span, "artillery belongs to no wing; name its `side`"),
        (None, Arm::Infantry | Arm::Cavalry) if !single => {
            let what = format!("unit `{}` has no `wing`; only artillery has none, and who is `independent`", *unit.id);
            faults.at(FORCES, &unit.id.span, what);
        }
        (Some(name), _) if single => {
            faults.at(FORCES, &name.span, "a unit of a wing is neither `independent` nor a `train`");
        }
        _ => {}
    }
    let unknown = unit.wing.is_some() && wing.is_none();
    let side = match unknown {
        true => 0,
        false => side_of(&unit.id, unit.side.as_ref(), wing.zip(unit.wing.as_ref()), wings, roster, faults),
    };
    steps(unit, faults);
    let has = |wanted: Trait| unit.traits.contains(&wanted);
    UnitSpec {
        id: unit.id.to_string(),
        side,
        wing,
        leader: unit.leader.as_ref().and_then(|leader| roster.leader(FORCES, leader, faults)),
        rout_prize: unit.rout_prize,
        arm: unit.arm,
        steps: unit.steps.iter().map(|step| step.values).collect(),
        traits: Traits {
            double: has(Trait::Double),
            cossack: has(Trait::Cossack),
            reliable: has(Trait::Reliable),
            croat: has(Trait::Croat),
            howitzer: has(Trait::Howitzer),
            light: has(Trait::Light) || has(Trait::Croat),
            train: has(Trait::Train),
            prussian: forces.sides.get(usize::from(side)).is_some_and(|side| side.prussian),
        },
    }
}

fn steps(unit: &UnitEntry, faults: &mut Faults<'_>) {
    if !(1..=MOST_STEPS).contains(&unit.steps.len()) {
        let what = format!("unit `{}` has {} steps; 1 to {MOST_STEPS} are expected", *unit.id, unit.steps.len());
        faults.at(FORCES, &unit.steps.span, what);
    }
    for step in unit.steps.iter() {
        one_step(unit, step, faults);
    }
    for (before, step) in unit.steps.iter().zip(unit.steps.iter().skip(1)) {
        if let Some(what) = rising(before.values, step.values) {
            faults.at(FORCES, &step.span, what);
        }
    }
}

/// What must not grow when a step is lost.
fn rising(before: StepValues, after: StepValues) -> Option<&'static str> {
    let stronger = after.bombardment.iter().zip(before.bombardment).any(|(after, before)| *after > before);
    match () {
        () if after.morale > before.morale => Some("morale rises where a step is lost; it falls or stays"),
        () if after.strength > before.strength || stronger => {
            Some("strength rises where a step is lost; it falls or stays")
        }
        () if after.movement != before.movement => Some("movement changes where a step is lost; it stays"),
        () => None,
    }
}

fn one_step(unit: &UnitEntry, step: &At<StepText>, faults: &mut Faults<'_>) {
    let values = step.values;
    let artillery = unit.arm == Arm::Artillery;
    if artillery != step.battery {
        let what = match artillery {
            true => "artillery needs bombardment strengths before its morale and movement: \"8-6-4/6-2\"",
            false => "only artillery has bombardment strengths; strength, morale and movement are expected: \"8-6-3\"",
        };
        faults.at(FORCES, &step.span, what);
    } else if artillery && (values.bombardment[0] == 0 || values.bombardment.is_sorted_by(|near, far| near < far)) {
        faults.at(FORCES, &step.span, "a battery has a strength at one hex, and no more farther off");
    } else if !artillery && values.strength == 0 {
        faults.at(FORCES, &step.span, "the strength is missing: a step has 1 or more");
    }
    if values.morale == 0 || values.movement == 0 {
        faults.at(FORCES, &step.span, "morale and movement are 1 or more");
    }
    let shock = match (unit.arm, values.movement) {
        (Arm::Cavalry, 0..=5) => 2,
        (Arm::Cavalry, 6) => 1,
        _ => 0,
    };
    if step.shock != 0 && step.shock != shock {
        let what =
            format!("{} marks of shock do not fit movement {}: {shock} are expected", step.shock, values.movement);
        faults.at(FORCES, &step.span, what);
    }
}
