//! `board.toml`: the extent of the board, what fills hexes, what lies on hexsides.

use crate::spec::Orientation;
use crate::terrain::Terrain;
use schemars::JsonSchema;
use serde::Deserialize;

use super::texts::{BlockText, HexText, SideText, SlopeText};
use packs::words::{At, Name, Source};

/// The board.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BoardFile {
    /// Where the board comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// The hex with the lowest column and row.
    pub(crate) first: At<HexText>,
    /// The hex with the highest column and row.
    pub(crate) last: At<HexText>,
    /// `south-west` if columns grow to the south and rows to the west, `north-east` the other way round.
    #[schemars(with = "String")]
    pub(crate) orientation: Orientation,
    /// What fills hexes; all others are clear.
    #[serde(default, rename = "terrain")]
    pub(crate) terrains: Vec<At<TerrainEntry>>,
    /// Places with a name that are no terrain: hills, camps.
    #[serde(default, rename = "place")]
    pub(crate) places: Vec<At<PlaceEntry>>,
    /// Slopes.
    #[serde(default, rename = "slope")]
    pub(crate) slopes: Vec<At<SlopeEntry>>,
    /// Entrenchments and walls.
    #[serde(default, rename = "work")]
    pub(crate) works: Vec<At<WorkEntry>>,
    /// Streams and rivers.
    #[serde(default, rename = "water")]
    pub(crate) waters: Vec<At<WaterEntry>>,
}

/// Hexes of one kind.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct TerrainEntry {
    /// `town`, `woods`, `heavy-woods`, `marsh`, `pond` or `lake`.
    #[schemars(with = "String")]
    pub(crate) kind: Terrain,
    /// The key of the place these hexes are; its name is the message `place-` and this.
    pub(crate) place: Option<At<Name>>,
    /// The hexes.
    pub(crate) hexes: Vec<At<BlockText>>,
    /// Where the entry comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// A place with a name.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PlaceEntry {
    /// Its key; its name is the message `place-` and this.
    pub(crate) key: At<Name>,
    /// Its hexes.
    pub(crate) hexes: Vec<At<BlockText>>,
    /// Where the entry comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// The slopes of a hill.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SlopeEntry {
    /// The key of the hill, if it has a name; the message is `place-` and this.
    pub(crate) hill: Option<At<Name>>,
    /// The hexsides, the high hex first: `2106>2105`.
    pub(crate) sides: Vec<At<SlopeText>>,
    /// Where the entry comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// What a work is.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum WorkKind {
    /// An entrenchment or abatis.
    Entrenchment,
    /// A wall.
    Wall,
}

/// An entrenchment or a wall.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct WorkEntry {
    /// `entrenchment` or `wall`.
    pub(crate) kind: WorkKind,
    /// The hexsides, the hex inside first: `1524|1523`.
    pub(crate) sides: Vec<At<SideText>>,
    /// Where the entry comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// What a water is.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum WaterKind {
    /// A brook that can be waded.
    Stream,
    /// A river that is crossed on bridges only.
    River,
}

/// A stream or a river.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct WaterEntry {
    /// `stream` or `river`.
    pub(crate) kind: WaterKind,
    /// The key of its name; the message is `water-` and this.
    pub(crate) name: Option<At<Name>>,
    /// The hexsides, from source to mouth: `2321|2322`.
    pub(crate) sides: Vec<At<SideText>>,
    /// Those of them with a bridge or a ford.
    #[serde(default)]
    pub(crate) bridges: Vec<At<SideText>>,
    /// Where the entry comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}
