//! Rules of single scenarios.

use crate::engine::spec::Rule;

use super::Field;
use super::chain::Chain;
use crate::pack::format::scenarios_file::{AdvanceBonusEntry, MarchEntry, RulesEntry};
use ground::file::{WaterEntry, WaterKind, known, on_board};
use hexes::Number;
use packs::fault::Faults;
use packs::files::SCENARIOS;
use packs::names::nearest;
use packs::words::{At, Name};

/// The rules that a scenario adds.
pub(super) fn build(chain: &Chain<'_>, field: &Field<'_>, faults: &mut Faults<'_>) -> Vec<Rule> {
    let Some(entry) = chain.find(|scenario| scenario.rules.as_ref()) else {
        return Vec::new();
    };
    let mut rules: Vec<Rule> = of_leaders(entry, field, faults);
    rules.extend(entry.advance_bonus.as_ref().and_then(|bonus| advance_bonus(bonus, field, faults)));
    let camp = entry.passivity.as_ref().and_then(|name| field.roster.side(SCENARIOS, name, faults));
    rules.extend(camp.map(|side| Rule::Passivity { side }));
    rules.extend(entry.march.as_ref().map(|entry| march(entry, field, faults)));
    rules.extend(entry.surprise.as_ref().and_then(|surprise| {
        Some(Rule::Surprise { side: field.roster.side(SCENARIOS, &surprise.side, faults)?, amount: surprise.amount })
    }));
    rules.extend(entry.fog.as_ref().map(|fog| Rule::Fog { until: fog.until, range: fog.range }));
    rules.extend(
        entry
            .guns_below
            .as_ref()
            .and_then(|side| Some(Rule::GunsBelow { side: field.roster.side(SCENARIOS, side, faults)? })),
    );
    let sides: Vec<_> = entry.wading.iter().flat_map(|name| waded(name, field, faults)).collect();
    if !sides.is_empty() {
        rules.push(Rule::Wading { sides });
    }
    rules
}

/// The sides of a river that columns wade.
fn waded(name: &At<Name>, field: &Field<'_>, faults: &mut Faults<'_>) -> Vec<[Number; 2]> {
    let named = |water: &&At<WaterEntry>| water.name.as_ref().is_some_and(|known| known.as_str() == name.as_str());
    let river = field.waters.iter().filter(|water| matches!(water.kind, WaterKind::River)).find(named);
    let Some(river) = river else {
        let known = field.waters.iter().filter_map(|water| water.name.as_ref()).map(|name| name.as_str());
        faults.at(SCENARIOS, &name.span, nearest(format!("there is no river `{}`", **name), name, known));
        return Vec::new();
    };
    river.sides.iter().map(|side| [side.first, side.second]).collect()
}

fn of_leaders(entry: &RulesEntry, field: &Field<'_>, faults: &mut Faults<'_>) -> Vec<Rule> {
    let traces = entry.cavalry_traces.as_ref().and_then(|traces| {
        Some(Rule::CavalryTraces {
            leader: field.roster.leader(SCENARIOS, &traces.leader, faults)?,
            range: traces.range,
        })
    });
    let commanding = entry.commanding_wing_leader.as_ref().and_then(|commanding| {
        Some(Rule::CommandingWingLeader {
            leader: field.roster.leader(SCENARIOS, &commanding.leader, faults)?,
            initiative: commanding.initiative,
            rating: commanding.rating,
        })
    });
    traces.into_iter().chain(commanding).collect()
}

fn advance_bonus(entry: &AdvanceBonusEntry, field: &Field<'_>, faults: &mut Faults<'_>) -> Option<Rule> {
    Some(Rule::AdvanceBonus {
        places: field.roster.places(SCENARIOS, &entry.places, faults),
        camp: on_board(SCENARIOS, &entry.camp, &field.ground.grid, faults),
        side: field.roster.side(SCENARIOS, &entry.side, faults)?,
        bonus: entry.bonus,
        most: entry.most,
        turns: entry.turns,
        units: entry.units,
        die: entry.die,
        free_at: entry.free_at,
    })
}

fn march(entry: &MarchEntry, field: &Field<'_>, faults: &mut Faults<'_>) -> Rule {
    known(SCENARIOS, &entry.towards, entry.towards.0, &field.ground.grid, faults);
    Rule::March {
        wings: field.roster.wings(SCENARIOS, &entry.wings, faults),
        guns: entry.guns.iter().filter_map(|unit| field.roster.unit(SCENARIOS, unit, faults)).collect(),
        towards: entry.towards.0,
        hexes: entry.hexes,
    }
}
