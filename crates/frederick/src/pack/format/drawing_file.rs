//! `drawing.toml`: what is drawn and has no effect.

use schemars::JsonSchema;
use serde::Deserialize;

use super::texts::HexText;
use packs::words::{At, Degrees, Name, Source};

/// The drawing.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct DrawingFile {
    /// Where the drawing comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// Roads.
    #[serde(default, rename = "road")]
    pub(crate) roads: Vec<At<RoadEntry>>,
    /// Names written on the ground.
    #[serde(default, rename = "label")]
    pub(crate) labels: Vec<At<LabelEntry>>,
}

/// What a road is.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RoadKind {
    /// A highway.
    Highway,
    /// A country road.
    Road,
}

/// A road from hex to hex.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RoadEntry {
    /// `highway` or `road`.
    #[allow(dead_code, reason = "the browser reads it from the text of the file")]
    pub(crate) kind: RoadKind,
    /// The hexes it runs through, each next to the one before.
    pub(crate) hexes: Vec<At<HexText>>,
}

/// How a name is written.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LabelStyle {
    /// A town.
    Town,
    /// A village.
    Village,
    /// A hill.
    Hill,
    /// A wood.
    Wood,
    /// Water.
    Water,
    /// Where a road leads to.
    Way,
    /// A stretch of country.
    Region,
}

/// A name written on the ground.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct LabelEntry {
    /// The message id.
    pub(crate) text: At<Name>,
    /// The hex its middle lies in.
    pub(crate) at: At<HexText>,
    /// `town`, `village`, `hill`, `wood`, `water`, `way` or `region`.
    #[allow(dead_code, reason = "the browser reads it from the text of the file")]
    pub(crate) style: LabelStyle,
    /// How far it is turned, in degrees clockwise.
    #[serde(default)]
    #[allow(dead_code, reason = "the browser reads it from the text of the file")]
    pub(crate) turn: Degrees,
}
