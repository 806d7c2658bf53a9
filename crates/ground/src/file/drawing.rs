//! `drawing.toml`: what is drawn and has no effect.

use hexes::Grid;
use packs::files::DRAWING;
use packs::read::Count;
use packs::words::{At, Degrees, LabelStyle, Name, Source};
use packs::{Faults, Need};
use schemars::JsonSchema;
use serde::Deserialize;

use super::reading::known;
use super::texts::HexText;

/// No list of the file is longer.
const MOST_ENTRIES: usize = 256;

/// The drawing.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct DrawingFile {
    /// Where the drawing comes from.
    pub source: Source,
    /// Roads.
    #[serde(default, rename = "road")]
    pub roads: Vec<At<RoadEntry>>,
    /// Names written on the ground.
    #[serde(default, rename = "label")]
    pub labels: Vec<At<LabelEntry>>,
}

/// What a road is.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RoadKind {
    /// A highway.
    Highway,
    /// A country road.
    Road,
}

/// A road from hex to hex.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RoadEntry {
    /// `highway` or `road`.
    pub kind: RoadKind,
    /// The hexes it runs through, each next to the one before.
    pub hexes: Vec<At<HexText>>,
}

/// A name written on the ground.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LabelEntry {
    /// The message id.
    pub text: At<Name>,
    /// The hex its middle lies in.
    pub at: At<HexText>,
    /// `town`, `village`, `hill`, `wood`, `water`, `way` or `region`.
    pub style: LabelStyle,
    /// How far it is turned, in degrees clockwise.
    #[serde(default)]
    pub turn: Degrees,
}

impl DrawingFile {
    /// Its lists, to tell those that are too long.
    pub fn counts(&self) -> Vec<Count> {
        vec![(DRAWING, "road", self.roads.len(), MOST_ENTRIES), (DRAWING, "label", self.labels.len(), MOST_ENTRIES)]
    }

    /// The messages it needs.
    pub fn needs(&self) -> Vec<Need> {
        self.labels.iter().map(|label| Need::new(DRAWING, "", &label.text)).collect()
    }

    /// Tells labels and roads that leave the board, and roads that jump.
    pub fn check(&self, grid: &Grid, faults: &mut Faults<'_>) {
        for label in &self.labels {
            known(DRAWING, &label.at, label.at.0, grid, faults);
        }
        for road in &self.roads {
            for hex in &road.hexes {
                known(DRAWING, hex, hex.0, grid, faults);
            }
            for (before, hex) in road.hexes.iter().zip(road.hexes.iter().skip(1)) {
                let (Some(from), Some(to)) = (grid.find(before.0), grid.find(hex.0)) else {
                    continue;
                };
                if grid.direction(from, to).is_none() {
                    let what = format!("a road runs from hex to hex; {} is not next to {}", hex.0, before.0);
                    faults.at(DRAWING, &hex.span, what);
                }
            }
        }
    }
}
