//! What binds formations and crossings in a scenario: as authors write it, and as it is read.

use ground::Edge;
use ground::file::{BlockText, SideText};
use hexes::Number;
use packs::Faults;
use packs::files::SCENARIOS;
use packs::words::{At, Name, Source};
use schemars::JsonSchema;
use serde::Deserialize;

use super::scenario_file::ScenarioEntry;
use super::scope::Scope;
use crate::engine::spec::{BoundSpec, BridgeSpec, LossesSpec};

/// Where formations have to stay.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BoundEntry {
    /// The formations; their leaders may ride anywhere.
    pub(crate) formations: Vec<At<Name>>,
    /// The hexes in which they stay.
    pub(crate) hexes: Vec<At<BlockText>>,
    /// To the end of this turn.
    pub(crate) until: At<u8>,
    /// The options with which they are bound.
    pub(crate) when: Option<At<String>>,
    /// Where the entry comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// What is special about crossings.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BridgeEntry {
    /// Between which hexes; the end of those who have barricaded it comes first.
    pub(crate) sides: Vec<At<SideText>>,
    /// It is damaged at the start.
    #[serde(default)]
    pub(crate) damaged: bool,
    /// It is never damaged.
    #[serde(default)]
    pub(crate) lasting: bool,
    /// The first turn in which it may be damaged.
    pub(crate) damage_from: Option<At<u8>>,
    /// Whose barricade it bears.
    pub(crate) barricade: Option<At<Name>>,
    /// Columns that the barricade shifts attacks; 1 if nothing is said.
    pub(crate) shift: Option<u8>,
    /// The options with which this holds.
    pub(crate) when: Option<At<String>>,
    /// Where the entry comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// Another level of demoralization for a formation.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct LossesEntry {
    /// The formation.
    pub(crate) formation: At<Name>,
    /// The losses that demoralize it.
    pub(crate) level: u8,
    /// The options with which it holds.
    pub(crate) when: Option<At<String>>,
}

pub(super) fn bounds(entry: &At<ScenarioEntry>, scope: &Scope<'_>, faults: &mut Faults<'_>) -> Vec<BoundSpec> {
    let one = |bound: &At<BoundEntry>, faults: &mut Faults<'_>| BoundSpec {
        formations: bound.formations.iter().filter_map(|name| scope.formation(name, faults)).collect(),
        hexes: scope.hexes(&bound.hexes, faults),
        until: scope.turn(Some(&bound.until), faults).unwrap_or(0),
        when: scope.when(bound.when.as_ref(), faults),
    };
    entry.bounds.iter().map(|bound| one(bound, faults)).collect()
}

pub(super) fn bridges(entry: &At<ScenarioEntry>, scope: &Scope<'_>, faults: &mut Faults<'_>) -> Vec<BridgeSpec> {
    let mut bridges = Vec::new();
    for bridge in &entry.bridges {
        let mut sides = Vec::new();
        for side in &bridge.sides {
            let pair = [side.first, side.second];
            match crossing(scope, pair) {
                None => faults.at(
                    SCENARIOS,
                    &side.span,
                    format!("nothing crosses water between {} and {}", pair[0], pair[1]),
                ),
                Some(Edge::Ford) if bridge.damaged || bridge.damage_from.is_some() => {
                    faults.at(SCENARIOS, &side.span, "a ford is never damaged");
                }
                Some(_) if scope.is_played(side, &pair, faults) => sides.push(pair),
                Some(_) => {}
            }
        }
        if bridge.lasting && (bridge.damaged || bridge.damage_from.is_some()) {
            faults.at(SCENARIOS, &bridge.span, "what is never damaged has no other word on damage");
        }
        if bridge.damaged && bridge.barricade.is_some() {
            faults.at(SCENARIOS, &bridge.span, "a damaged bridge bears no barricade");
        }
        if bridge.shift.is_some() && bridge.barricade.is_none() {
            faults.at(SCENARIOS, &bridge.span, "only a barricade shifts attacks");
        }
        let from = scope.turn(bridge.damage_from.as_ref(), faults);
        bridges.push(BridgeSpec {
            sides,
            damaged: bridge.damaged,
            damage_from: if bridge.lasting { None } else { Some(from.unwrap_or(1)) },
            barricade: bridge.barricade.as_ref().and_then(|name| scope.side(name, faults)),
            shift: bridge.shift.unwrap_or(1),
            when: scope.when(bridge.when.as_ref(), faults),
        });
    }
    bridges
}

/// What crosses the water between two hexes.
fn crossing(scope: &Scope<'_>, pair: [Number; 2]) -> Option<Edge> {
    let edges = scope.ground.spec.edges.iter().filter(|edge| edge.kind.is_crossing());
    let between = |from, to| pair == [from, to] || pair == [to, from];
    edges.clone().find(|edge| between(edge.from, edge.to)).map(|edge| edge.kind)
}

pub(super) fn losses(entry: &At<ScenarioEntry>, scope: &Scope<'_>, faults: &mut Faults<'_>) -> Vec<LossesSpec> {
    let one = |losses: &At<LossesEntry>, faults: &mut Faults<'_>| {
        let when = scope.when(losses.when.as_ref(), faults);
        let formation = scope.formation(&losses.formation, faults)?;
        Some(LossesSpec { formation, level: losses.level, when })
    };
    entry.losses.iter().filter_map(|losses| one(losses, faults)).collect()
}
