//! The two armies of a scenario.

use crate::close_combat::MOST_FOOT;
use crate::engine::spec::{Activation, Arm, ArmySpec, GroupSpec};

use super::Field;
use super::chain::Chain;
use crate::pack::format::scenarios_file::{ArmyEntry, GroupEntry};
use crate::pack::format::values::ActivationText;
use packs::fault::Faults;
use packs::files::SCENARIOS;
use packs::names::{each_once, nearest};
use packs::words::At;

/// Ratings are rolled against with one die.
const MOST_RATING: u8 = 6;

/// Both armies, as far as they can be read.
pub(super) fn build(chain: &Chain<'_>, field: &Field<'_>, faults: &mut Faults<'_>) -> Option<[ArmySpec; 2]> {
    let sides = &field.roster.sides;
    for (name, army) in chain.own_armies().filter(|(name, _)| !sides.contains(&name.to_string())) {
        let what = format!("there is no side `{name}`");
        faults.at(SCENARIOS, &army.span, nearest(what, name, sides.iter().map(String::as_str)));
    }
    let armies: Vec<Option<ArmySpec>> = (0..2).map(|side| army(chain, side, field, faults)).collect();
    armies.into_iter().collect::<Option<Vec<_>>>()?.try_into().ok()
}

fn army(chain: &Chain<'_>, side: u8, field: &Field<'_>, faults: &mut Faults<'_>) -> Option<ArmySpec> {
    let name = &field.roster.sides[usize::from(side)];
    let entries: Vec<&At<ArmyEntry>> = chain.armies(name).collect();
    let away = find(&entries, |army| army.away_from.as_ref()).is_some();
    let morale = required(chain, name, "morale", find(&entries, |army| army.morale.as_ref()), faults);
    let top = required(chain, name, "top", find(&entries, |army| army.top.as_ref()), faults);
    let activation = required(chain, name, "activation", find(&entries, |army| army.activation.as_ref()), faults);
    let infantry = required(chain, name, "infantry", find(&entries, |army| army.infantry.as_ref()), faults);
    let cavalry = required(chain, name, "cavalry", find(&entries, |army| army.cavalry.as_ref()), faults);
    let edges = required(chain, name, "edges", find(&entries, |army| army.edges.as_ref()), faults);
    if let (Some(morale), Some(top)) = (morale, top)
        && !(1..=**top).contains(&**morale)
    {
        faults.at(SCENARIOS, &morale.span, format!("army morale is from 1 to the top box of its track, {}", **top));
    }
    if let Some(edges) = edges.filter(|edges| away && edges.is_empty()) {
        faults.at(SCENARIOS, &edges.span, "an army that runs away from the enemy has edges to choose from");
    }
    for rating in [infantry, cavalry].into_iter().flatten() {
        is_rating(rating, faults);
    }
    let commander = find(&entries, |army| army.commander.as_ref());
    let commander = commander.and_then(|name| {
        let leader = field.roster.leader(SCENARIOS, name, faults)?;
        if field.leaders[leader].side != side {
            faults.at(SCENARIOS, &name.span, format!("`{}` is of the other side", **name));
        }
        Some(leader)
    });
    let refuge = find(&entries, |army| army.refuge.as_ref());
    Some(ArmySpec {
        groups: groups(find(&entries, |army| army.groups.as_ref()), side, field, faults),
        refuge: refuge.and_then(|place| field.roster.place(SCENARIOS, place, faults)),
        fatigue: find(&entries, |army| army.fatigue.as_ref()).copied().unwrap_or(0),
        away_from: find(&entries, |army| army.away_from.as_ref()).copied(),
        coup: find(&entries, |army| army.coup.as_ref()).copied(),
        reinforced: find(&entries, |army| army.reinforced.as_ref()).and_then(|price| reinforced(price, faults)),
        infantry_strength: find(&entries, |army| army.infantry_strength.as_ref()).copied().unwrap_or(MOST_FOOT),
        commander,
        morale: **morale?,
        top: **top?,
        activation: activation?.0,
        infantry: **infantry?,
        cavalry: **cavalry?,
        edges: edges?.to_vec(),
    })
}

/// The price of attempts once the army has been joined.
fn reinforced(price: &At<ActivationText>, faults: &mut Faults<'_>) -> Option<[u8; 2]> {
    match price.0 {
        Activation::Cost { first, later } => Some([first, later]),
        Activation::Active | Activation::Barred => {
            faults.at(SCENARIOS, &price.span, "a price is expected: \"3\", or \"3 then 1\"");
            None
        }
    }
}

/// What the nearest of some armies says.
fn find<'a, T: ?Sized>(entries: &[&'a At<ArmyEntry>], of: impl Fn(&'a ArmyEntry) -> Option<&'a T>) -> Option<&'a T> {
    entries.iter().find_map(|army| of(army))
}

fn required<T>(chain: &Chain<'_>, side: &str, key: &str, found: Option<T>, faults: &mut Faults<'_>) -> Option<T> {
    if found.is_none() {
        let what = format!("scenario `{}` does not say `{key}` of the army of `{side}`", **chain.id());
        faults.at(SCENARIOS, &chain.id().span, what);
    }
    found
}

fn is_rating(rating: &At<u8>, faults: &mut Faults<'_>) {
    if !(1..=MOST_RATING).contains(&**rating) {
        faults.at(SCENARIOS, &rating.span, format!("a command rating is from 1 to {MOST_RATING}"));
    }
}

fn groups(
    entries: Option<&Vec<At<GroupEntry>>>,
    side: u8,
    field: &Field<'_>,
    faults: &mut Faults<'_>,
) -> Vec<GroupSpec> {
    let entries = || entries.into_iter().flatten();
    let names = entries().flat_map(|group| &group.wings).map(|wing| (wing.to_string(), wing.span.clone()));
    each_once(SCENARIOS, names, faults, |wing| format!("wing `{wing}` is in a group already"));
    let guns = entries().flat_map(|group| &group.guns).map(|gun| (gun.to_string(), gun.span.clone()));
    each_once(SCENARIOS, guns, faults, |gun| format!("artillery `{gun}` is in a group already"));
    let group = entries().map(|entry| {
        is_rating(&entry.rating, faults);
        let wings = field.roster.wings(SCENARIOS, &entry.wings, faults);
        for (wing, name) in wings.iter().zip(&entry.wings) {
            let leader = field.leaders.iter().find(|leader| leader.wing == Some(*wing));
            if leader.is_some_and(|leader| leader.side != side) {
                faults.at(SCENARIOS, &name.span, format!("wing `{}` is of the other side", **name));
            }
        }
        let guns = entry.guns.iter().filter_map(|name| {
            let unit = field.roster.unit(SCENARIOS, name, faults)?;
            let spec = &field.units[unit];
            if spec.arm != Arm::Artillery || spec.side != side {
                faults.at(SCENARIOS, &name.span, format!("`{}` is no artillery of this side", **name));
            }
            Some(unit)
        });
        let guns = guns.collect();
        GroupSpec { id: entry.id.to_string(), wings, guns, rating: *entry.rating, detachment: entry.detachment }
    });
    group.collect()
}
