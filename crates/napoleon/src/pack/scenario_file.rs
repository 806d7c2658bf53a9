//! `scenarios.toml`, as authors write it. What gives points is in [`super::points`], what binds
//! movement in [`super::ties`].

use std::collections::BTreeMap;

use ground::file::{BlockText, PlaceEntry, SupplyEntry};
use packs::words::{At, Exactly, Name, Source};
use schemars::JsonSchema;
use serde::Deserialize;

use super::cards::DealEntry;
use super::points::{BonusEntry, ExitEntry, ForfeitEntry, LevelEntry, PresenceEntry, PrizeEntry};
use super::ties::{BoundEntry, BridgeEntry, LossesEntry};
use crate::engine::spec::Daytime;
use crate::weather::Condition;

/// The scenarios.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ScenariosFile {
    /// Where they come from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// The scenarios.
    #[serde(default, rename = "scenario")]
    pub(crate) scenarios: Vec<At<ScenarioEntry>>,
    /// Options of its own, which scenarios ask for.
    #[serde(default, rename = "option")]
    pub(crate) options: Vec<At<OptionEntry>>,
    /// Parts of the ground that points ask for.
    #[serde(default, rename = "area")]
    pub(crate) areas: Vec<At<AreaEntry>>,
}

/// An option that is off unless it is chosen.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct OptionEntry {
    /// Its id; its words are the messages `option-`, this, and `-label` or `-help`.
    pub(crate) id: At<Name>,
    /// Where it comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// A part of the ground.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct AreaEntry {
    /// Its key; its name is the message `area-` and this.
    pub(crate) key: At<Name>,
    /// Its hexes.
    pub(crate) hexes: Vec<At<BlockText>>,
}

/// A scenario.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ScenarioEntry {
    /// Its id; its name is the message `scenario-` and this.
    pub(crate) id: At<Name>,
    /// The part of the map that it is played on, from corner to corner: `0604..1513`.
    pub(crate) part: Option<At<BlockText>>,
    /// Entries that it alone has.
    #[serde(default, rename = "entry")]
    pub(crate) entries: Vec<At<PlaceEntry>>,
    /// Sources of supply that it alone has.
    #[serde(default, rename = "supply")]
    pub(crate) supplies: Vec<At<SupplyEntry>>,
    /// The turn record.
    #[serde(rename = "turn")]
    pub(crate) turns: Vec<TurnEntry>,
    /// Who stands where: `0305: husson, campi reduced, reille`.
    #[serde(default)]
    pub(crate) set_up: Vec<At<String>>,
    /// Who comes later.
    #[serde(default)]
    pub(crate) waiting: Vec<At<Name>>,
    /// Who comes when and where.
    #[serde(default, rename = "arrival")]
    pub(crate) arrivals: Vec<At<ArrivalEntry>>,
    /// Forces that begin under a march order (20.24).
    #[serde(default, rename = "march")]
    pub(crate) marches: Vec<At<MarchEntry>>,
    /// Where a general retreat leads, if not to the sources of supply (20.51).
    #[serde(default, rename = "retreat")]
    pub(crate) retreats: Vec<At<RetreatEntry>>,
    /// Hexes that burn at the start.
    #[serde(default)]
    pub(crate) fires: Vec<At<String>>,
    /// Supply is not checked.
    #[serde(default)]
    pub(crate) no_supply: bool,
    /// There are no march orders but those of the scenario.
    #[serde(default)]
    pub(crate) no_march_orders: bool,
    /// Its cards.
    pub(crate) cards: Option<DealEntry>,
    /// Who holds places at the start: `allies = ["quatre-bras", "1108"]`.
    #[serde(default)]
    pub(crate) holders: BTreeMap<Name, Vec<At<Name>>>,
    /// Points for places.
    #[serde(default, rename = "prize")]
    pub(crate) prizes: Vec<At<PrizeEntry>>,
    /// Points for units in areas.
    #[serde(default, rename = "presence")]
    pub(crate) presences: Vec<At<PresenceEntry>>,
    /// Points from the start.
    #[serde(default, rename = "bonus")]
    pub(crate) bonuses: Vec<At<BonusEntry>>,
    /// Points for attacks that are forbidden.
    #[serde(default, rename = "forfeit")]
    pub(crate) forfeits: Vec<At<ForfeitEntry>>,
    /// Points for each point of full strength that the enemy has lost; 1 if nothing is said.
    pub(crate) points_for_losses: Option<u8>,
    /// Levels of victory, in the order in which they are tried.
    #[serde(default, rename = "level")]
    pub(crate) levels: Vec<At<LevelEntry>>,
    /// Where units may leave the map.
    #[serde(default, rename = "exit")]
    pub(crate) exits: Vec<At<ExitEntry>>,
    /// Where formations have to stay.
    #[serde(default, rename = "bound")]
    pub(crate) bounds: Vec<At<BoundEntry>>,
    /// What is special about crossings.
    #[serde(default, rename = "bridge")]
    pub(crate) bridges: Vec<At<BridgeEntry>>,
    /// Other levels of demoralization.
    #[serde(default, rename = "losses")]
    pub(crate) losses: Vec<At<LossesEntry>>,
    /// Losses demoralize nobody.
    #[serde(default)]
    pub(crate) no_demoralization: bool,
    /// Nobody may order a general retreat.
    #[serde(default)]
    pub(crate) no_general_retreat: bool,
    /// The weather by die; it is always fair if nothing is said.
    pub(crate) weather: Option<Exactly<Condition, 6>>,
    /// For how many turns weather lasts, if dice do not say it (23.12).
    pub(crate) weather_lasts: Option<At<u8>>,
    /// Points for each leader in a town after midnight; one if cards are played and nothing is said.
    pub(crate) leaders_in_towns: Option<u8>,
}

/// A column that comes in a turn, or when it is called.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ArrivalEntry {
    /// The turn; without it the column comes only if it is called (19.5).
    pub(crate) turn: Option<At<u8>>,
    /// It may be called from this turn on.
    pub(crate) from: Option<At<u8>>,
    /// What the enemy gets for the call.
    #[serde(default)]
    pub(crate) price: u8,
    /// The entry of the board.
    pub(crate) entry: At<Name>,
    /// The column, the first unit first.
    pub(crate) pieces: Vec<At<Name>>,
    /// When a call is not heard on every die.
    pub(crate) heard: Option<At<HeardEntry>>,
    /// The options with which it comes.
    pub(crate) when: Option<At<String>>,
}

/// When a call is not heard on every die.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct HeardEntry {
    /// From this turn on.
    pub(crate) from: Option<u8>,
    /// To this turn.
    pub(crate) until: Option<u8>,
    /// The highest die on which it is heard.
    pub(crate) die: u8,
}

/// A force that begins under a march order.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct MarchEntry {
    /// Its pieces.
    pub(crate) pieces: Vec<At<Name>>,
    /// Its goal: a town or bridge hex.
    pub(crate) goal: At<String>,
}

/// Where a general retreat leads.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RetreatEntry {
    /// Whose.
    pub(crate) side: At<Name>,
    /// The hexes.
    pub(crate) hexes: Vec<At<String>>,
}

/// A turn of the record.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct TurnEntry {
    /// The hour.
    pub(crate) clock: String,
    /// What it is; an hour of the day if nothing is said.
    pub(crate) daytime: Option<Daytime>,
    /// Supply and recovery are checked.
    #[serde(default)]
    pub(crate) check: bool,
    /// The weather by die from this turn on.
    pub(crate) weather: Option<Exactly<Condition, 6>>,
    /// How far one sees at most.
    pub(crate) sight: Option<u8>,
    /// Nobody bombards.
    #[serde(default)]
    pub(crate) no_bombardment: bool,
    /// Nobody charges.
    #[serde(default)]
    pub(crate) no_charge: bool,
    /// The options with which it is played.
    pub(crate) when: Option<At<String>>,
}
