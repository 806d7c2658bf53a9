//! The files of a pack of system `elements`. Lengths are whole millimetres, x to the east
//! and y to the north from the south-western corner of the table; directions are whole
//! degrees, clockwise from north.

use schemars::JsonSchema;
use serde::Deserialize;

use packs::words::{At, Exactly, LabelStyle, Name, Source};

/// A point of the table: east, north.
pub(crate) type Place = Exactly<i32, 2>;

/// `charts.toml`: the table of troops, the army lists, the regions.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ChartsFile {
    /// Where it comes from.
    #[allow(dead_code, reason = "the text of the file is shown; reading it proves that it is there")]
    pub(crate) source: Source,
    /// The table of troops.
    pub(crate) troops: Vec<At<TroopsEntry>>,
    /// The army lists.
    #[serde(rename = "list")]
    pub(crate) lists: Vec<At<ListEntry>>,
    /// The regions.
    #[serde(rename = "region")]
    pub(crate) regions: Vec<At<RegionEntry>>,
}

/// A row of the table of troops.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct TroopsEntry {
    /// The arm.
    pub(crate) arm: At<Name>,
    /// Paces in good going, in bad going, on roads.
    pub(crate) moves: Exactly<u16, 3>,
    /// Paces in the bed of a slow river or a torrent; as in bad going unless it says otherwise.
    #[serde(default)]
    pub(crate) wading: Option<u16>,
    /// Factor in close combat against foot and mounted.
    pub(crate) close: Exactly<u8, 2>,
    /// Factor when shooting at foot and mounted, and when shot at.
    pub(crate) shooting: Exactly<u8, 2>,
    /// Range in paces; 0 for those who do not shoot.
    pub(crate) range: u16,
}

/// An army list.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ListEntry {
    /// Its id.
    pub(crate) id: At<Name>,
    /// Its lines.
    pub(crate) entries: Vec<At<LineOfList>>,
}

/// A line of an army list.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct LineOfList {
    /// The arms; of several, any mixture.
    pub(crate) arms: Vec<At<Name>>,
    /// No fewer.
    #[serde(default)]
    pub(crate) least: u8,
    /// No more.
    pub(crate) most: u8,
}

/// A region.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RegionEntry {
    /// Its id.
    pub(crate) id: At<Name>,
    /// What must lie there.
    pub(crate) compulsory: Vec<At<Name>>,
    /// What may lie there.
    pub(crate) optional: Vec<At<Name>>,
}

/// `board.toml`: the table and what lies on it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BoardFile {
    /// Where it comes from.
    #[allow(dead_code, reason = "see ChartsFile")]
    pub(crate) source: Source,
    /// `small`, `large` or `wide`; left out, an option chooses.
    pub(crate) scale: Option<At<Name>>,
    /// The terrain is laid by rule when the battle begins.
    #[serde(default)]
    pub(crate) by_rule: bool,
    /// Features.
    #[serde(default, rename = "feature")]
    pub(crate) features: Vec<At<FeatureEntry>>,
    /// Rivers.
    #[serde(default, rename = "river")]
    pub(crate) rivers: Vec<At<BandEntry>>,
    /// Roads.
    #[serde(default, rename = "road")]
    pub(crate) roads: Vec<At<BandEntry>>,
    /// A waterway.
    pub(crate) waterway: Option<At<WaterwayEntry>>,
}

/// A feature.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct FeatureEntry {
    /// What it is.
    pub(crate) kind: At<Name>,
    /// Its middle.
    pub(crate) at: Place,
    /// The direction of its length, in degrees.
    #[serde(default)]
    pub(crate) turn: u16,
    /// From end to end.
    pub(crate) length: i32,
    /// From side to side.
    pub(crate) width: i32,
    /// With corners instead of an oval; settlements only.
    #[serde(default)]
    pub(crate) corners: bool,
    /// The key of its name.
    pub(crate) place: Option<At<Name>>,
}

/// A river or a road.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BandEntry {
    /// Where it runs.
    pub(crate) points: Vec<Place>,
    /// How wide it is.
    pub(crate) width: i32,
    /// The key of its name.
    pub(crate) place: Option<At<Name>>,
}

/// A waterway.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct WaterwayEntry {
    /// `north`, `east`, `south` or `west`.
    pub(crate) edge: At<Name>,
    /// How far it reaches into the table.
    pub(crate) depth: i32,
    /// Whether a beach borders it.
    #[serde(default)]
    pub(crate) beach: bool,
}

/// `forces.toml`: sides, armies, commands, elements.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ForcesFile {
    /// Where it comes from.
    #[allow(dead_code, reason = "see ChartsFile")]
    pub(crate) source: Source,
    /// The keys of both sides.
    pub(crate) sides: Exactly<At<Name>, 2>,
    /// Who attacks; left out, dice say.
    pub(crate) attacker: Option<At<Name>>,
    /// The base edge of the attacker; left out, he chooses.
    pub(crate) edge: Option<At<Name>>,
    /// Whether everything is set up without a question, unless an option says otherwise.
    #[serde(default)]
    pub(crate) quick: bool,
    /// Bounds a side at most; 24 unless said otherwise.
    pub(crate) bounds: Option<u16>,
    /// The armies.
    #[serde(default, rename = "army")]
    pub(crate) armies: Vec<At<ArmyEntry>>,
    /// The commands.
    #[serde(default, rename = "command")]
    pub(crate) commands: Vec<At<CommandEntry>>,
    /// Lines and columns of elements.
    #[serde(default, rename = "line")]
    pub(crate) lines: Vec<At<LineEntry>>,
}

/// Where a base stands: the middle of its front edge, and where it faces.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Stand {
    /// The middle of its front edge.
    pub(crate) at: Place,
    /// Where it faces, in degrees.
    pub(crate) facing: u16,
}

/// The army of a side.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ArmyEntry {
    /// Whose.
    pub(crate) side: At<Name>,
    /// Its list.
    pub(crate) list: At<Name>,
    /// Where the camp stands.
    pub(crate) camp: Option<At<Stand>>,
}

/// A command.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct CommandEntry {
    /// Its id; the message is `command-` and this.
    pub(crate) id: At<Name>,
    /// Whose.
    pub(crate) side: At<Name>,
    /// Where its commander stands.
    pub(crate) commander: Option<At<Stand>>,
}

/// Elements side by side from left to right, or one behind the other.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct LineEntry {
    /// Their command.
    pub(crate) command: At<Name>,
    /// What they are.
    pub(crate) arms: Vec<At<Name>>,
    /// The middle of the first one's front edge; left out, they are deployed at the table.
    pub(crate) at: Option<Place>,
    /// Where they face, in degrees.
    #[serde(default)]
    pub(crate) facing: u16,
    /// One behind the other.
    #[serde(default)]
    pub(crate) column: bool,
}

/// `drawing.toml`: names on the ground, without effect on play.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct DrawingFile {
    /// Where the drawing comes from.
    #[allow(dead_code, reason = "see ChartsFile")]
    pub(crate) source: Source,
    /// Names written on the ground.
    #[serde(default, rename = "label")]
    pub(crate) labels: Vec<At<LabelEntry>>,
}

/// A name written on the ground.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct LabelEntry {
    /// The message id.
    pub(crate) text: At<Name>,
    /// Its middle.
    #[allow(dead_code, reason = "the browser reads it from the text of the file")]
    pub(crate) at: Place,
    /// How it is written.
    #[allow(dead_code, reason = "the browser reads it from the text of the file")]
    pub(crate) style: LabelStyle,
    /// How far it is turned, in degrees clockwise.
    #[serde(default)]
    #[allow(dead_code, reason = "the browser reads it from the text of the file")]
    pub(crate) turn: i16,
}
