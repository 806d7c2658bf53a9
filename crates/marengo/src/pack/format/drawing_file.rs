//! `drawing.toml`: our own drawing of the ground.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;

use packs::words::{At, Degrees, Exactly, Length, Name, Point, Source};

/// The drawing. Lines are drawn smoothly through their points (Catmull-Rom).
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(dead_code, reason = "the browser reads what the rules of the drawing do not need")]
pub(crate) struct DrawingFile {
    /// Where the drawing comes from.
    pub(crate) source: Source,
    /// Width and height of the sheet.
    pub(crate) size: At<Point>,
    /// Left, top, right and bottom of the map on the sheet.
    pub(crate) frame: At<Exactly<f64, 4>>,
    /// The corners of the areas, by number.
    #[serde(default)]
    pub(crate) corners: BTreeMap<String, At<Point>>,
    /// The area of each locale.
    #[serde(default, rename = "area")]
    pub(crate) areas: Vec<At<AreaEntry>>,
    /// Which drawn edge each approach and each impassable side is.
    #[serde(default, rename = "side")]
    pub(crate) sides: Vec<At<SideEntry>>,
    /// Rivers.
    #[serde(default, rename = "river")]
    pub(crate) rivers: Vec<RiverEntry>,
    /// Woods.
    #[serde(default, rename = "wood")]
    pub(crate) woods: Vec<OutlineEntry>,
    /// Marshes.
    #[serde(default, rename = "marsh")]
    pub(crate) marshes: Vec<OutlineEntry>,
    /// Vineyards.
    #[serde(default, rename = "vineyard")]
    pub(crate) vineyards: Vec<OutlineEntry>,
    /// Villages, towns and farms.
    #[serde(default, rename = "village")]
    pub(crate) villages: Vec<At<VillageEntry>>,
    /// Slopes.
    #[serde(default, rename = "slope")]
    pub(crate) slopes: Vec<SlopeEntry>,
    /// How roads are drawn.
    #[serde(default, rename = "road-line")]
    pub(crate) road_lines: Vec<At<RoadLineEntry>>,
    /// Names on the map.
    #[serde(default)]
    pub(crate) lettering: Vec<At<LetteringEntry>>,
}

/// The area of a locale.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct AreaEntry {
    /// The locale.
    pub(crate) locale: At<u16>,
    /// Its corners, clockwise on the screen; the last is joined to the first.
    pub(crate) corners: At<Vec<At<u32>>>,
}

/// Which drawn edge an approach or an impassable side is.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SideEntry {
    /// The id of the pair of approaches; this or `impassable`.
    pub(crate) approach: Option<At<Name>>,
    /// The impassable side; this or `approach`.
    pub(crate) impassable: Option<At<ImpassableSide>>,
    /// Two corners that follow each other in the area; more for an impassable side that bends.
    pub(crate) edge: At<Vec<At<u32>>>,
}

/// An impassable side of `board.toml`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ImpassableSide {
    /// The locale.
    pub(crate) locale: u16,
    /// Which of its sides.
    pub(crate) side: Name,
}

/// A river.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(dead_code, reason = "see DrawingFile")]
pub(crate) struct RiverEntry {
    /// The key of its name: the message is `water-` and this.
    pub(crate) name: Option<At<Name>>,
    /// How wide it is drawn.
    pub(crate) width: Length,
    /// Its course.
    pub(crate) line: At<Vec<Point>>,
}

/// A wood, marsh or vineyard.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(dead_code, reason = "see DrawingFile")]
pub(crate) struct OutlineEntry {
    /// Its outline.
    pub(crate) outline: At<Vec<Point>>,
}

/// How big a place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum PlaceSize {
    Town,
    Village,
    Farm,
}

/// A town, village or farm.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(dead_code, reason = "see DrawingFile")]
pub(crate) struct VillageEntry {
    /// Its middle.
    pub(crate) at: At<Point>,
    /// Its radius.
    pub(crate) spread: Length,
    /// How many houses are drawn.
    pub(crate) houses: u16,
    /// The key of its name: the message is `place-name-` and this.
    pub(crate) name: Option<At<Name>>,
    /// How big it is.
    pub(crate) size: PlaceSize,
}

/// A slope: hachures to the right of the line's direction, which is downhill.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(dead_code, reason = "see DrawingFile")]
pub(crate) struct SlopeEntry {
    /// The crest.
    pub(crate) line: At<Vec<Point>>,
    /// How long the hachures are.
    pub(crate) length: Length,
}

/// How a road is drawn; a road may have several lines.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RoadLineEntry {
    /// The road.
    pub(crate) road: At<Name>,
    /// Its course: near the middle of every approach it crosses.
    pub(crate) line: At<Vec<Point>>,
}

/// How a name is lettered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LetteringStyle {
    Town,
    Village,
    Farm,
    Water,
    Region,
}

/// A name on the map.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(dead_code, reason = "see DrawingFile")]
pub(crate) struct LetteringEntry {
    /// The message id of the text.
    pub(crate) text: At<Name>,
    /// Its middle.
    pub(crate) at: At<Point>,
    /// The height of its letters.
    pub(crate) size: Length,
    /// How it is lettered.
    pub(crate) style: LetteringStyle,
    /// Turned by so many degrees, clockwise.
    #[serde(default)]
    pub(crate) turn: Degrees,
}
