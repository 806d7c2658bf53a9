//! `drawing.toml`: what is drawn and has no effect.

use hexes::{Grid, Number};
use packs::files::DRAWING;
use packs::read::Count;
use packs::words::{At, Degrees, Exactly, LabelStyle, Name, Source};
use packs::{Faults, Need};
use schemars::JsonSchema;
use serde::Deserialize;

use super::reading::{known, on_board};
use super::texts::{BlockText, HexText, SideText};

/// No list of the file is longer.
const MOST_ENTRIES: usize = 256;
/// Nothing is shifted farther from the middle of its hex, in metres.
const FARTHEST: i16 = 1000;
/// No water is drawn wider, in metres.
const WIDEST: u16 = 1000;

/// How far something stands from the middle of its hex, in metres: to the east, to the north.
pub type Shift = At<Exactly<i16, 2>>;

/// The drawing.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct DrawingFile {
    /// Where the drawing comes from.
    pub source: Source,
    /// Roads.
    #[serde(default, rename = "road")]
    pub roads: Vec<At<RoadEntry>>,
    /// Roads lined with trees.
    #[serde(default, rename = "avenue")]
    pub avenues: Vec<At<AvenueEntry>>,
    /// Single buildings.
    #[serde(default, rename = "building")]
    pub buildings: Vec<At<BuildingEntry>>,
    /// What grows in the fields.
    #[serde(default, rename = "field")]
    pub fields: Vec<At<FieldEntry>>,
    /// Hedges.
    #[serde(default, rename = "hedge")]
    pub hedges: Vec<At<HedgeEntry>>,
    /// Rivers that are drawn wider than others.
    #[serde(default, rename = "wide")]
    pub wide: Vec<At<WideEntry>>,
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

/// Trees to both hands of a road or way.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct AvenueEntry {
    /// The hexes, each next to the one before, along a road of the drawing or a way of the board.
    pub hexes: Vec<At<HexText>>,
    /// It is paved.
    #[serde(default)]
    pub paved: bool,
}

/// What a building is.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BuildingKind {
    /// A farm with an open yard.
    Farm,
    /// A farm round a closed yard, with its gate and garden.
    WalledFarm,
    /// A watermill.
    Mill,
    /// A windmill.
    Windmill,
    /// A chapel.
    Chapel,
}

/// A building. In the hex of a chateau the first one is drawn instead of the chateau.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BuildingEntry {
    /// `farm`, `walled-farm`, `mill`, `windmill` or `chapel`.
    pub kind: BuildingKind,
    /// Its hex.
    pub at: At<HexText>,
    /// How far it stands from the middle of the hex.
    pub shift: Option<Shift>,
    /// How far it is turned, in degrees clockwise.
    #[serde(default)]
    pub turn: Degrees,
}

/// What grows in a field.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Crop {
    /// Rye, as high as a man.
    Rye,
    /// Wheat.
    Wheat,
    /// Grass.
    Meadow,
}

/// What grows in some hexes.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FieldEntry {
    /// `rye`, `wheat` or `meadow`.
    pub kind: Crop,
    /// The hexes.
    pub hexes: Vec<At<BlockText>>,
}

/// A hedge along hexsides.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HedgeEntry {
    /// The hexsides, the hex in which it stands first: `1524|1523`.
    pub sides: Vec<At<SideText>>,
}

/// How wide a water of the board is drawn.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WideEntry {
    /// Its name on the board.
    pub water: At<Name>,
    /// From bank to bank, in metres.
    pub metres: At<u16>,
}

/// A name written on the ground.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LabelEntry {
    /// The message id.
    pub text: At<Name>,
    /// The hex its middle lies in.
    pub at: At<HexText>,
    /// `town`, `village`, `farm`, `hill`, `wood`, `water`, `way` or `region`.
    pub style: LabelStyle,
    /// How far it stands from where it would be written.
    pub shift: Option<Shift>,
    /// How far it is turned, in degrees clockwise.
    #[serde(default)]
    pub turn: Degrees,
}

impl DrawingFile {
    /// Its lists, to tell those that are too long.
    pub fn counts(&self) -> Vec<Count> {
        let lists = [
            ("road", self.roads.len()),
            ("avenue", self.avenues.len()),
            ("building", self.buildings.len()),
            ("field", self.fields.len()),
            ("hedge", self.hedges.len()),
            ("wide", self.wide.len()),
            ("label", self.labels.len()),
        ];
        lists.into_iter().map(|(list, count)| (DRAWING, list, count, MOST_ENTRIES)).collect()
    }

    /// The messages it needs.
    pub fn needs(&self) -> Vec<Need> {
        self.labels.iter().map(|label| Need::new(DRAWING, "", &label.text)).collect()
    }

    /// Tells what leaves the board, roads that jump, and waters that are none of the board's.
    pub fn check(&self, grid: &Grid, waters: &[&str], faults: &mut Faults<'_>) {
        for wide in &self.wide {
            if !waters.contains(&wide.water.as_str()) {
                let what = format!("the board has no water `{}`", wide.water.as_str());
                faults.at(DRAWING, &wide.water.span, what);
            }
            if !(10..=WIDEST).contains(&*wide.metres) {
                let what = format!("a water is drawn 10 to {WIDEST} metres wide");
                faults.at(DRAWING, &wide.metres.span, what);
            }
        }
        for label in &self.labels {
            stands(&label.at, label.shift.as_ref(), grid, faults);
        }
        for building in &self.buildings {
            stands(&building.at, building.shift.as_ref(), grid, faults);
        }
        for road in &self.roads {
            runs("a road", &road.hexes, grid, faults);
        }
        for avenue in &self.avenues {
            runs("an avenue", &avenue.hexes, grid, faults);
        }
        for field in &self.fields {
            on_board(DRAWING, &field.hexes, grid, faults);
        }
        for side in self.hedges.iter().flat_map(|hedge| &hedge.sides) {
            let here = known(DRAWING, side, side.first, grid, faults);
            if here && known(DRAWING, side, side.second, grid, faults) && !touch(side.first, side.second, grid) {
                let what = format!("a hedge stands on a hexside; {} is not next to {}", side.second, side.first);
                faults.at(DRAWING, &side.span, what);
            }
        }
    }
}

/// Tells what stands in no hex, or too far from its own.
fn stands(at: &At<HexText>, shift: Option<&Shift>, grid: &Grid, faults: &mut Faults<'_>) {
    known(DRAWING, at, at.0, grid, faults);
    if let Some(shift) = shift.filter(|shift| shift.iter().any(|metres| metres.unsigned_abs() > FARTHEST as u16)) {
        faults.at(DRAWING, &shift.span, format!("nothing is shifted by more than {FARTHEST} metres"));
    }
}

/// Tells hexes that are not on the board, and one that is not next to the one before.
fn runs(what: &str, hexes: &[At<HexText>], grid: &Grid, faults: &mut Faults<'_>) {
    for hex in hexes {
        known(DRAWING, hex, hex.0, grid, faults);
    }
    for (before, hex) in hexes.iter().zip(hexes.iter().skip(1)) {
        let on_board = [before.0, hex.0].iter().all(|number| grid.find(*number).is_some());
        if on_board && !touch(before.0, hex.0, grid) {
            let what = format!("{what} runs from hex to hex; {} is not next to {}", hex.0, before.0);
            faults.at(DRAWING, &hex.span, what);
        }
    }
}

/// Whether two hexes of the board are neighbours.
fn touch(one: Number, other: Number, grid: &Grid) -> bool {
    grid.find(one).zip(grid.find(other)).is_some_and(|(one, other)| grid.direction(one, other).is_some())
}

#[cfg(test)]
mod tests {
    use packs::Files;

    use super::*;

    /// What is wrong with a drawing on a board from 0101 to 0909.
    fn faults(entries: &str) -> Vec<String> {
        let mut files = Files::default();
        let text = format!("source = {{ kind = \"reconstruction\", note = \"Made up.\" }}\n{entries}");
        files.lay(DRAWING, DRAWING.to_owned(), text.into_bytes());
        let mut faults = Faults::new(&files);
        let grid = Grid::new(Number::new(1, 1), Number::new(9, 9)).unwrap();
        if let Some(file) = packs::read::read::<DrawingFile>(&files, DRAWING, &mut faults) {
            file.check(&grid, &["elbe"], &mut faults);
        }
        faults.into_list().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn farms_hedges_crops_and_trees_are_read() {
        let all = r#"
            [[avenue]]
            hexes = ["0404", "0504"]
            paved = true
            [[building]]
            kind = "walled-farm"
            at = "0304"
            shift = [-120, 40]
            turn = 12
            [[field]]
            kind = "rye"
            hexes = ["0101..0203"]
            [[hedge]]
            sides = ["0404|0504"]
            [[wide]]
            water = "elbe"
            metres = 150
            [[label]]
            text = "place-farm"
            at = "0304"
            style = "farm"
            shift = [0, -150]
        "#;
        assert_eq!(faults(all), Vec::<String>::new());
    }

    #[test]
    fn what_lies_off_the_board_or_jumps_is_told() {
        let told = |entries: &str, what: &str| {
            let faults = faults(entries);
            assert!(faults.len() == 1 && faults[0].contains(what), "expected `{what}`, got {faults:?}");
        };
        told("[[avenue]]\nhexes = [\"0404\", \"0604\"]", ":3:18: an avenue runs from hex to hex; 0604 is not next");
        told("[[road]]\nkind = \"road\"\nhexes = [\"0404\", \"0604\"]", "a road runs from hex to hex");
        told("[[building]]\nkind = \"farm\"\nat = \"1204\"", "hex 1204 is not on the board");
        told("[[building]]\nkind = \"farm\"\nat = \"0204\"\nshift = [0, 1200]", "by more than 1000 metres");
        told("[[building]]\nkind = \"tower\"\nat = \"0204\"", "unknown variant `tower`");
        told("[[field]]\nkind = \"rye\"\nhexes = [\"0911\"]", "hex 0911 is not on the board");
        told("[[wide]]\nwater = \"rhine\"\nmetres = 100", "the board has no water `rhine`");
        told("[[wide]]\nwater = \"elbe\"\nmetres = 5000", "10 to 1000 metres wide");
        told("[[hedge]]\nsides = [\"0404|0604\"]", "a hedge stands on a hexside; 0604 is not next to 0404");
    }
}
