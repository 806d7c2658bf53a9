//! `scenarios.toml`: armies, set-up, rules of their own, victory.

use std::collections::BTreeMap;

use crate::engine::spec::ArmyState;
use ground::MapEdge;
use schemars::JsonSchema;
use serde::Deserialize;

use super::values::ActivationText;
use ground::file::{BlockText, HexText, TimeText};
use packs::words::{At, Name, Source};

/// The scenarios.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ScenariosFile {
    /// Where the figures come from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// The scenarios, the first one the default.
    #[serde(default, rename = "scenario")]
    pub(crate) scenarios: Vec<At<ScenarioEntry>>,
    /// The levels of victory of all scenarios, in the order in which they are tried.
    #[serde(default, rename = "level")]
    pub(crate) levels: Vec<At<LevelEntry>>,
}

/// A scenario. What it does not say is as in the one it is like.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ScenarioEntry {
    /// Its id; its name is the message `scenario-` and this.
    pub(crate) id: At<Name>,
    /// The scenario it is like.
    pub(crate) like: Option<At<Name>>,
    /// When the first turn begins: `14:30`.
    pub(crate) start: Option<TimeText>,
    /// How many turns of an hour.
    pub(crate) turns: Option<At<u8>>,
    /// Who sets up first.
    pub(crate) first_set_up: Option<At<Name>>,
    /// The two armies, by side.
    #[serde(default, rename = "army")]
    pub(crate) armies: BTreeMap<Name, At<ArmyEntry>>,
    /// Where everybody stands, hex by hex and from the top of the stack to the bottom:
    /// `2104: drg-3-4, seydlitz`.
    pub(crate) set_up: Option<Vec<At<String>>>,
    /// Pieces that take no part.
    pub(crate) absent: Option<Vec<At<Name>>>,
    /// Areas in which a side may set up by hand.
    #[serde(rename = "area")]
    pub(crate) areas: Option<Vec<At<AreaEntry>>>,
    /// Where the wings may set up by hand.
    pub(crate) quarters: Option<Vec<At<QuartersEntry>>>,
    /// Sides whose leaders are set up by hand with any of their units, everybody else as printed.
    pub(crate) free_leaders: Option<Vec<At<Name>>>,
    /// Wings that share artillery.
    pub(crate) shared_guns: Option<Vec<At<SharedGunsEntry>>>,
    /// Where a side comes in.
    pub(crate) entry: Option<At<EntryEntry>>,
    /// Rules of its own.
    pub(crate) rules: Option<RulesEntry>,
    /// Points for places held at the end.
    #[serde(rename = "hold")]
    pub(crate) holds: Option<Vec<At<HoldEntry>>>,
    /// Where the scenario comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// An army. What it does not say is as in the scenario that this one is like.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ArmyEntry {
    /// Army morale at the start.
    pub(crate) morale: Option<At<i8>>,
    /// The top box of its track.
    pub(crate) top: Option<At<i8>>,
    /// `active`, `barred`, or the price of an attempt: `2`, `1 then 0`.
    pub(crate) activation: Option<At<ActivationText>>,
    /// The command rating of infantry and artillery.
    pub(crate) infantry: Option<At<u8>>,
    /// The command rating of cavalry.
    pub(crate) cavalry: Option<At<u8>>,
    /// Wings that roll for command on their own.
    pub(crate) groups: Option<Vec<At<GroupEntry>>>,
    /// The army commander.
    pub(crate) commander: Option<At<Name>>,
    /// Friendly edges of the map: `north`, `east`, `south`, `west`.
    #[schemars(with = "Option<Vec<String>>")]
    pub(crate) edges: Option<At<Vec<MapEdge>>>,
    /// A place that is as good as an edge until the army is demoralized.
    pub(crate) refuge: Option<At<Name>>,
    /// What a turn of movement or combat costs, and a turn of rest gives back.
    pub(crate) fatigue: Option<u8>,
}

/// A group of wings.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct GroupEntry {
    /// Its id; its name is the message `group-` and this.
    pub(crate) id: At<Name>,
    /// Its wings.
    pub(crate) wings: Vec<At<Name>>,
    /// Artillery that belongs to it and not to the infantry.
    #[serde(default)]
    pub(crate) guns: Vec<At<Name>>,
    /// Its command rating.
    pub(crate) rating: At<u8>,
    /// Whether it is a detachment.
    #[serde(default)]
    pub(crate) detachment: bool,
}

/// An area to set up in.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct AreaEntry {
    /// Whose it is.
    pub(crate) side: At<Name>,
    /// Its hexes: `1424..2630`.
    pub(crate) hexes: Vec<At<BlockText>>,
}

/// Where a wing may set up.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct QuartersEntry {
    /// The wing.
    pub(crate) wing: At<Name>,
    /// The hex its leader stands near.
    pub(crate) near: At<HexText>,
    /// How far from it.
    pub(crate) leader: u8,
    /// How far from him its units stand.
    pub(crate) units: u8,
    /// How many artillery units it may have.
    pub(crate) guns: u8,
}

/// Wings that share artillery.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SharedGunsEntry {
    /// The wings.
    pub(crate) wings: Vec<At<Name>>,
    /// How many artillery units they may have together.
    pub(crate) guns: u8,
}

/// Where a side comes in.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct EntryEntry {
    /// The side.
    pub(crate) side: At<Name>,
    /// The hexes.
    pub(crate) hexes: Vec<At<BlockText>>,
    /// How many artillery units may come with a wing.
    pub(crate) guns: u8,
}

/// Rules of a single scenario.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RulesEntry {
    /// Cavalry near a wing leader may take its command from him.
    pub(crate) cavalry_traces: Option<CavalryTracesEntry>,
    /// An army gains morale by advancing by choice.
    pub(crate) advance_bonus: Option<AdvanceBonusEntry>,
    /// Dice for standing still.
    #[serde(default)]
    pub(crate) passivity: Option<At<Name>>,
    /// Wings march on a hex in the first turn.
    pub(crate) march: Option<MarchEntry>,
    /// A side surprises the other in the first turn.
    pub(crate) surprise: Option<SurpriseEntry>,
    /// Fog in the morning.
    pub(crate) fog: Option<FogEntry>,
    /// The side whose artillery starts below the other units of its hex.
    pub(crate) guns_below: Option<At<Name>>,
    /// A wing leader commands the army as well.
    pub(crate) commanding_wing_leader: Option<CommandingWingLeaderEntry>,
}

/// Cavalry near a wing leader may take its command from him.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct CavalryTracesEntry {
    /// The leader.
    pub(crate) leader: At<Name>,
    /// How near.
    pub(crate) range: u8,
}

/// An army gains morale by advancing by choice.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct AdvanceBonusEntry {
    /// Its side.
    pub(crate) side: At<Name>,
    /// What it gains.
    pub(crate) bonus: u8,
    /// The most its morale can reach by it.
    pub(crate) most: i8,
    /// Turns until the deadline.
    pub(crate) turns: u8,
    /// How many units of line infantry must arrive.
    pub(crate) units: u8,
    /// Where.
    pub(crate) places: Vec<At<Name>>,
    /// The hexes that everybody must have left.
    pub(crate) camp: Vec<At<BlockText>>,
    /// The highest die that lets the army volunteer.
    pub(crate) die: u8,
    /// At this morale or less no die is needed.
    pub(crate) free_at: i8,
}

/// Wings march on a hex in the first turn.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct MarchEntry {
    /// The wings.
    pub(crate) wings: Vec<At<Name>>,
    /// Artillery that marches with them.
    pub(crate) guns: Vec<At<Name>>,
    /// The hex.
    pub(crate) towards: At<HexText>,
    /// How many hexes they march.
    pub(crate) hexes: u8,
}

/// A side surprises the other in the first turn.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SurpriseEntry {
    /// The side.
    pub(crate) side: At<Name>,
    /// What it adds to its attacks, and takes from the other's.
    pub(crate) amount: i8,
}

/// Fog in the morning.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct FogEntry {
    /// The last turn of it.
    pub(crate) until: u8,
    /// How far one sees.
    pub(crate) range: u8,
}

/// A wing leader commands the army as well.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct CommandingWingLeaderEntry {
    /// The leader.
    pub(crate) leader: At<Name>,
    /// His initiative.
    pub(crate) initiative: u8,
    /// What his fall takes from the rating of infantry and artillery.
    pub(crate) rating: u8,
}

/// Points for places held at the end.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct HoldEntry {
    /// Who gains them.
    pub(crate) side: At<Name>,
    /// Any one of these places.
    pub(crate) places: Vec<At<Name>>,
    /// How many infantry units must stand in or next to it.
    pub(crate) units: u8,
    /// The points.
    pub(crate) points: u8,
}

/// States of armies, by side.
pub(crate) type StatesEntry = At<BTreeMap<Name, ArmyState>>;

/// A level of victory.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct LevelEntry {
    /// Its id; its name is the message `level-` and this.
    pub(crate) id: At<Name>,
    /// Who wins.
    pub(crate) winner: At<Name>,
    /// What armies must at least have become: `demoralized`, `broken`.
    #[schemars(with = "Option<BTreeMap<Name, String>>")]
    pub(crate) at_least: Option<StatesEntry>,
    /// What armies may at most have become: `steady`, `demoralized`.
    #[schemars(with = "Option<BTreeMap<Name, String>>")]
    pub(crate) at_most: Option<StatesEntry>,
    /// The least difference of points, the first side's less the other's.
    pub(crate) least: Option<i16>,
    /// The greatest difference.
    pub(crate) most: Option<i16>,
    /// Where the level comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}
