//! `charts.toml`: the charts of the player aid cards.

use std::collections::BTreeMap;

use crate::engine::charts::{BombardmentModifiers, CombatModifiers, RallyModifiers};
use ground::{Edge, Terrain};
use schemars::JsonSchema;
use serde::Deserialize;

use super::values::Costs;
use packs::words::{At, Exactly, Source};

/// The rows of a chart, by the modified die.
pub(crate) type RowsEntry = At<BTreeMap<String, At<Vec<At<String>>>>>;

/// The charts.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ChartsFile {
    /// Where the charts come from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// The combat results table.
    pub(crate) combat: CombatEntry,
    /// The bombardment table.
    pub(crate) bombardment: BombardmentEntry,
    /// The artillery capture table.
    pub(crate) capture: CaptureEntry,
    /// The rally modifiers.
    pub(crate) rally: RallyEntry,
    /// When an army is demoralized.
    pub(crate) demoralization: DemoralizationEntry,
    /// The terrain effects chart, hexes.
    #[serde(default, rename = "terrain")]
    pub(crate) terrains: Vec<At<TerrainRowEntry>>,
    /// The terrain effects chart, hexsides.
    #[serde(default, rename = "edge")]
    pub(crate) edges: Vec<At<EdgeRowEntry>>,
}

/// The combat results table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct CombatEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// The odds of each column, rising: `3-2`.
    pub(crate) columns: Vec<At<String>>,
    /// A row for each modified die, a cell for each column: `1/(4)R*`.
    pub(crate) rows: RowsEntry,
    /// What modifies the die, beside terrain.
    #[schemars(with = "BTreeMap<String, i8>")]
    pub(crate) modifiers: CombatModifiers,
}

/// The bombardment table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BombardmentEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// The least strength of each column, rising.
    pub(crate) columns: Vec<At<u8>>,
    /// A row for each modified die, a cell for each column: `2r*`.
    pub(crate) rows: RowsEntry,
    /// What modifies the die, beside terrain.
    #[schemars(with = "BTreeMap<String, i8>")]
    pub(crate) modifiers: BombardmentModifiers,
}

/// The artillery capture table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct CaptureEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// The highest die at which guns escape.
    pub(crate) escapes: i8,
    /// The highest die at which only the counter on the map is captured.
    pub(crate) counter: At<i8>,
    /// Modifier if the artillery is disordered.
    pub(crate) disordered: i8,
    /// Modifier if its morale is higher than that of every captor.
    pub(crate) higher_morale: i8,
    /// Modifier if all captors are cavalry.
    pub(crate) all_cavalry: i8,
}

/// The rally modifiers.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RallyEntry {
    /// Where they come from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// What modifies the morale rating.
    #[schemars(with = "BTreeMap<String, i8>")]
    pub(crate) modifiers: RallyModifiers,
}

/// When an army is demoralized.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct DemoralizationEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// The highest die that demoralizes, by box from 1 to 6.
    pub(crate) dice: At<Exactly<u8, 6>>,
}

/// What terrain forbids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Bar {
    /// Lines of sight through it.
    Sight,
    /// Cavalry shock against it.
    ShockInto,
    /// Cavalry shock out of it.
    ShockOut,
    /// Sweeping charges into it.
    Sweep,
}

/// A line of the terrain effects chart for hexes.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct TerrainRowEntry {
    /// The terrain.
    #[schemars(with = "String")]
    pub(crate) kind: Terrain,
    /// Movement points for infantry, cavalry, artillery, leaders: `2 3 3 2`; `-` bars the way.
    #[schemars(with = "String")]
    pub(crate) cost: Costs<4>,
    /// In column: edition 2002, edition 2006.
    #[schemars(with = "String")]
    pub(crate) column: Costs<2>,
    /// Close combat out of it: infantry, cavalry.
    pub(crate) out: Exactly<i8, 2>,
    /// Close combat into it: infantry, cavalry.
    pub(crate) into: Exactly<i8, 2>,
    /// Bombardment at it.
    pub(crate) target: i8,
    /// Bombardment out of it.
    pub(crate) firing: i8,
    /// What it forbids: `sight`, `shock-into`, `shock-out`, `sweep`.
    #[serde(default)]
    pub(crate) bars: Vec<Bar>,
    /// Where the line comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// What a hexside forbids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum EdgeBar {
    /// Close combat across it.
    Combat,
    /// Cavalry shock across it.
    Shock,
    /// Sweeping charges across it.
    Sweep,
}

/// The name of a kind of hexside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum EdgeName {
    /// A slope, upwards.
    SlopeUp,
    /// A slope, downwards.
    SlopeDown,
    /// A stream.
    Stream,
    /// An entrenchment, from outside.
    Entrenchment,
    /// A wall, from outside.
    Wall,
    /// A river.
    River,
    /// A bridge.
    Bridge,
}

impl From<EdgeName> for Edge {
    fn from(name: EdgeName) -> Edge {
        match name {
            EdgeName::SlopeUp => Edge::Up,
            EdgeName::SlopeDown => Edge::Down,
            EdgeName::Stream => Edge::Stream,
            EdgeName::Entrenchment => Edge::Entrenchment,
            EdgeName::Wall => Edge::Wall,
            EdgeName::River => Edge::River,
            EdgeName::Bridge => Edge::Bridge,
        }
    }
}

/// A line of the terrain effects chart for hexsides.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct EdgeRowEntry {
    /// The hexside, as seen by somebody who crosses it.
    pub(crate) kind: EdgeName,
    /// Movement points on top of the hex, for infantry, cavalry, artillery, leaders:
    /// `1 2 2 0`; `-` bars the way.
    #[schemars(with = "String")]
    pub(crate) cost: Costs<4>,
    /// In column: edition 2002, edition 2006.
    #[schemars(with = "String")]
    pub(crate) column: Costs<2>,
    /// Close combat across it: infantry, cavalry.
    pub(crate) across: Exactly<i8, 2>,
    /// Bombardment across it.
    pub(crate) target: i8,
    /// What it forbids: `combat`, `shock`, `sweep`.
    #[serde(default)]
    pub(crate) bars: Vec<EdgeBar>,
    /// Where the line comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}
