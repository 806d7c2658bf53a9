//! `board.toml`: the extent of the board, what fills hexes, what lies on hexsides.

use hexes::MOST_HEXES;
use packs::Need;
use packs::files::BOARD;
use packs::read::Count;
use packs::words::{At, Name, Source};
use schemars::JsonSchema;
use serde::Deserialize;

use super::texts::{BlockText, HexText, SideText, SlopeText};
use crate::board::Orientation;
use crate::terrain::{Terrain, Way};

/// No list of a file is longer, unless it lists hexes.
const MOST_ENTRIES: usize = 256;

/// The board.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BoardFile {
    /// Where the board comes from.
    pub source: Source,
    /// The hex with the lowest column and row.
    pub first: At<HexText>,
    /// The hex with the highest column and row.
    pub last: At<HexText>,
    /// `south-west` if columns grow to the south and rows to the west,
    /// `north-east` the other way round.
    #[schemars(with = "String")]
    pub orientation: Orientation,
    /// The metres from side to side of a hex, for the scale; 457 (500 yards) if it is not said.
    pub across: Option<std::num::NonZeroU16>,
    /// What fills hexes; all others are clear.
    #[serde(default, rename = "terrain")]
    pub terrains: Vec<At<TerrainEntry>>,
    /// Places with a name that are no terrain: hills, camps.
    #[serde(default, rename = "place")]
    pub places: Vec<At<PlaceEntry>>,
    /// Slopes.
    #[serde(default, rename = "slope")]
    pub slopes: Vec<At<SlopeEntry>>,
    /// Entrenchments and walls.
    #[serde(default, rename = "work")]
    pub works: Vec<At<WorkEntry>>,
    /// Streams and rivers.
    #[serde(default, rename = "water")]
    pub waters: Vec<At<WaterEntry>>,
    /// Crests.
    #[serde(default, rename = "crest")]
    pub crests: Vec<At<CrestEntry>>,
    /// Roads and trails, where they have an effect; those that have none are in the drawing.
    #[serde(default, rename = "way")]
    pub ways: Vec<At<WayEntry>>,
    /// Hexes at which somebody may enter the map.
    #[serde(default, rename = "entry")]
    pub entries: Vec<At<PlaceEntry>>,
    /// Sources of supply.
    #[serde(default, rename = "supply")]
    pub supplies: Vec<At<SupplyEntry>>,
}

/// Hexes of one kind.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TerrainEntry {
    /// `town`, `woods`, `heavy-woods`, `marsh`, `pond` or `lake`; in `napoleon` `town`, `woods`,
    /// `marsh`, `orchard`, `chateau`, `hilltop` or `slope`.
    #[schemars(with = "String")]
    pub kind: Terrain,
    /// The key of the place these hexes are; its name is the message `place-` and this.
    pub place: Option<At<Name>>,
    /// The hexes.
    pub hexes: Vec<At<BlockText>>,
    /// Where the entry comes from, if not from where its file comes.
    pub source: Option<Source>,
}

/// A place with a name.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PlaceEntry {
    /// Its key; its name is the message `place-` and this.
    pub key: At<Name>,
    /// Its hexes.
    pub hexes: Vec<At<BlockText>>,
    /// Where the entry comes from, if not from where its file comes.
    pub source: Option<Source>,
}

/// The slopes of a hill.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SlopeEntry {
    /// The key of the hill, if it has a name; the message is `place-` and this.
    pub hill: Option<At<Name>>,
    /// The hexsides, the high hex first: `2106>2105`.
    pub sides: Vec<At<SlopeText>>,
    /// Where the entry comes from, if not from where its file comes.
    pub source: Option<Source>,
}

/// What a work is.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WorkKind {
    /// An entrenchment or abatis.
    Entrenchment,
    /// A wall.
    Wall,
}

/// An entrenchment or a wall.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WorkEntry {
    /// `entrenchment` or `wall`.
    pub kind: WorkKind,
    /// The hexsides, the hex inside first: `1524|1523`.
    pub sides: Vec<At<SideText>>,
    /// Where the entry comes from, if not from where its file comes.
    pub source: Option<Source>,
}

/// What a water is.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WaterKind {
    /// A brook that can be waded.
    Stream,
    /// A river that is crossed on bridges only.
    River,
    /// The shore of a lake.
    Lake,
}

/// A stream or a river.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WaterEntry {
    /// `stream`, `river` or `lake`.
    pub kind: WaterKind,
    /// The key of its name; the message is `water-` and this.
    pub name: Option<At<Name>>,
    /// The hexsides, from source to mouth: `2321|2322`.
    pub sides: Vec<At<SideText>>,
    /// Those of them with a bridge or a ford.
    #[serde(default)]
    pub bridges: Vec<At<SideText>>,
    /// Those of them with a trestle, where that is something else than a bridge.
    #[serde(default)]
    pub trestles: Vec<At<SideText>>,
    /// Those of them with a ford, where that is something else than a bridge.
    #[serde(default)]
    pub fords: Vec<At<SideText>>,
    /// Where the entry comes from, if not from where its file comes.
    pub source: Option<Source>,
}

/// A crest.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CrestEntry {
    /// The hexsides: `2321|2322`.
    pub sides: Vec<At<SideText>>,
    /// Where the entry comes from, if not from where its file comes.
    pub source: Option<Source>,
}

/// A road or a trail.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WayEntry {
    /// `road` or `trail`.
    #[schemars(with = "String")]
    pub kind: Way,
    /// The hexes it runs through, each next to the one before.
    pub hexes: Vec<At<HexText>>,
    /// Where the entry comes from, if not from where its file comes.
    pub source: Option<Source>,
}

/// A source of supply.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SupplyEntry {
    /// The sides that draw on it.
    pub sides: Vec<At<Name>>,
    /// Its hexes.
    pub hexes: Vec<At<BlockText>>,
    /// Where the entry comes from, if not from where its file comes.
    pub source: Option<Source>,
}

impl BoardFile {
    /// Its lists, to tell those that are too long.
    pub fn counts(&self) -> Vec<Count> {
        let mut counts = vec![
            (BOARD, "terrain", self.terrains.len(), MOST_ENTRIES),
            (BOARD, "place", self.places.len(), MOST_ENTRIES),
            (BOARD, "slope", self.slopes.len(), MOST_ENTRIES),
            (BOARD, "work", self.works.len(), MOST_ENTRIES),
            (BOARD, "water", self.waters.len(), MOST_ENTRIES),
            (BOARD, "crest", self.crests.len(), MOST_ENTRIES),
            (BOARD, "way", self.ways.len(), MOST_ENTRIES),
            (BOARD, "entry", self.entries.len(), MOST_ENTRIES),
            (BOARD, "supply", self.supplies.len(), MOST_ENTRIES),
        ];
        counts.extend(self.terrains.iter().map(|entry| (BOARD, "hexes", entry.hexes.len(), MOST_HEXES)));
        counts.extend(self.ways.iter().map(|entry| (BOARD, "hexes", entry.hexes.len(), MOST_HEXES)));
        counts.extend(self.slopes.iter().map(|entry| (BOARD, "sides", entry.sides.len(), 3 * MOST_HEXES)));
        counts
    }

    /// The names of its waters.
    pub fn water_names(&self) -> Vec<&str> {
        self.waters.iter().filter_map(|water| Some(water.name.as_ref()?.as_str())).collect()
    }

    /// The messages it needs.
    pub fn needs(&self) -> Vec<Need> {
        let terrains = self.terrains.iter().filter_map(|terrain| terrain.place.as_ref());
        let hills = self.slopes.iter().filter_map(|slope| slope.hill.as_ref());
        let places = self.places.iter().map(|place| &place.key);
        let entries = self.entries.iter().map(|entry| &entry.key);
        let named = terrains.chain(hills).chain(places).chain(entries);
        let mut needs: Vec<Need> = named.map(|name| Need::new(BOARD, "place-", name)).collect();
        let waters = self.waters.iter().filter_map(|water| water.name.as_ref());
        needs.extend(waters.map(|name| Need::new(BOARD, "water-", name)));
        needs
    }
}
