//! `scenarios.toml`: armies, set-up, rules of their own, victory.

use std::collections::BTreeMap;

use crate::engine::spec::{ArmyState, AwayFrom};
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
    /// Artillery that is set up by hand in hexes with infantry.
    pub(crate) guns_with_infantry: Option<Vec<At<WithInfantryEntry>>>,
    /// Where a side comes in.
    pub(crate) entry: Option<At<EntryEntry>>,
    /// Who comes in, one by one.
    pub(crate) reinforcements: Option<Vec<At<ReinforcementsEntry>>>,
    /// A wing that appears at the throw of a die.
    pub(crate) arrival: Option<At<ArrivalEntry>>,
    /// Detachments that are put together at set-up.
    pub(crate) detachments: Option<At<DetachmentsEntry>>,
    /// Dummies of limited intelligence; the one entry that no other scenario takes over.
    pub(crate) dummies: Option<Vec<At<DummiesEntry>>>,
    /// Ways home that must stay open.
    #[serde(rename = "lifeline")]
    pub(crate) lifelines: Option<Vec<At<LifelineEntry>>>,
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
    /// From whom it runs to one of its `edges`: `army` or `enemies`.
    #[schemars(with = "Option<String>")]
    pub(crate) away_from: Option<AwayFrom>,
    /// What an activation by a coup d'oeil costs, if not what an attempt does.
    pub(crate) coup: Option<u8>,
    /// The price of an attempt once those of the `arrival` are there: `3`, `3 then 1`.
    pub(crate) reinforced: Option<At<ActivationText>>,
    /// The most infantry strength that counts out of one hex; 8 if it is not said.
    pub(crate) infantry_strength: Option<u8>,
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
    pub(crate) wing: Option<At<Name>>,
    /// Or the wings that may have these quarters; near a hex only one of them.
    #[serde(default)]
    pub(crate) wings: Vec<At<Name>>,
    /// The hex its leader stands near.
    pub(crate) near: Option<At<HexText>>,
    /// How far from it.
    pub(crate) leader: Option<u8>,
    /// Or the hexes he may stand in.
    #[serde(default)]
    pub(crate) hexes: Vec<At<BlockText>>,
    /// How far from him its units stand.
    pub(crate) units: u8,
    /// They stand so far from the hex, not from him.
    #[serde(default)]
    pub(crate) pinned: bool,
    /// How many artillery units it may have; left out: as many as one likes.
    pub(crate) guns: Option<u8>,
}

/// Artillery that is set up by hand in hexes with infantry.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct WithInfantryEntry {
    /// Whose it is.
    pub(crate) side: At<Name>,
    /// Only units of so many steps.
    pub(crate) steps: Option<u8>,
    /// How many of them may stand in a hex.
    pub(crate) most: Option<u8>,
}

/// Pieces that come in over some hexes, for a movement point.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ReinforcementsEntry {
    /// Whose they are.
    pub(crate) side: At<Name>,
    /// From when on; left out: from the start.
    pub(crate) at: Option<At<TimeText>>,
    /// The hexes.
    pub(crate) hexes: Vec<At<BlockText>>,
    /// The pieces; left out: all of the side that stand nowhere.
    pub(crate) pieces: Option<Vec<At<Name>>>,
}

/// A wing that appears in a place at the throw of a die.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ArrivalEntry {
    /// The wing.
    pub(crate) wing: At<Name>,
    /// Artillery that comes with it.
    #[serde(default)]
    pub(crate) guns: Vec<At<Name>>,
    /// The place.
    pub(crate) place: At<Name>,
    /// The highest die at which it comes, turn by turn; the last one counts from then on.
    pub(crate) dice: At<Vec<u8>>,
}

/// Detachments that are put together at set-up.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct DetachmentsEntry {
    /// The wing whose units and leader may be detached.
    pub(crate) wing: At<Name>,
    /// Other units that may.
    #[serde(default)]
    pub(crate) units: Vec<At<Name>>,
    /// The groups they are: one for each detachment.
    pub(crate) groups: At<Vec<Name>>,
    /// Where they may stand.
    pub(crate) hexes: Vec<At<BlockText>>,
    /// How many hexes lie between two of them at least.
    pub(crate) gap: u8,
}

/// Dummies of limited intelligence: counters that look like wings and are none.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct DummiesEntry {
    /// Whose they are.
    pub(crate) side: At<Name>,
    /// How many look like infantry.
    #[serde(default)]
    pub(crate) infantry: u8,
    /// How many look like cavalry.
    #[serde(default)]
    pub(crate) cavalry: u8,
    /// How many look like both together.
    #[serde(default)]
    pub(crate) mixed: u8,
    /// Where they may lie; left out: where the side sets up its wings, or comes in.
    #[serde(default)]
    pub(crate) hexes: Vec<At<BlockText>>,
    /// Or near these hexes.
    #[serde(default)]
    pub(crate) near: Vec<At<HexText>>,
    /// So near.
    #[serde(default)]
    pub(crate) range: u8,
    /// Where they lie in the quick set-up, and behind them the wings that look like them.
    #[serde(default)]
    pub(crate) sites: Vec<At<HexText>>,
    /// They come only with so many detachments.
    #[serde(default)]
    pub(crate) with_detachments: u8,
    /// Wings whose counters look like these dummies.
    #[serde(default)]
    pub(crate) like: Vec<At<Name>>,
}

/// A way home that must stay open.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct LifelineEntry {
    /// Whose it is.
    pub(crate) side: At<Name>,
    /// The place it leads to.
    pub(crate) place: At<Name>,
    /// How many wing leaders must have it, beside the army commander.
    pub(crate) leaders: u8,
    /// The points that it costs to have lost it.
    pub(crate) points: u8,
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
    /// Rivers that columns wade, by their names on the board.
    #[serde(default)]
    pub(crate) wading: Vec<At<Name>>,
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
    /// Who wins; nobody if it is not said.
    pub(crate) winner: Option<At<Name>>,
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
    /// What the army morale of armies is at most.
    pub(crate) morale_at_most: Option<At<BTreeMap<Name, i8>>>,
    /// The side whose army morale is higher than that of the other.
    pub(crate) higher_morale: Option<At<Name>>,
    /// Where the level comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}
