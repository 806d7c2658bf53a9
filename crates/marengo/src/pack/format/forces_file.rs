//! `forces.toml`: morale, clock, surprise, victory, pieces.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;

use crate::pieces::Arm;

use packs::words::{At, Hour, Name, Source};

/// The forces and the frame of the battle.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ForcesFile {
    /// Where the figures come from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// Morale at the start: the two sides, each with its points, and `bonus`, what one army
    /// gains when the other breaks.
    pub(crate) morale: At<BTreeMap<Name, At<u8>>>,
    /// The hours of the battle.
    pub(crate) clock: ClockEntry,
    /// The surprise of one army.
    pub(crate) surprise: SurpriseEntry,
    /// How stars decide.
    pub(crate) victory: VictoryEntry,
    /// The forces.
    #[serde(default, rename = "force")]
    pub(crate) forces: Vec<At<ForceEntry>>,
}

/// The hours of the battle.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ClockEntry {
    /// The hour of the first round.
    pub(crate) first: At<Hour>,
    /// How many rounds, an hour each.
    #[schemars(range(min = 1, max = 24))]
    pub(crate) rounds: At<u8>,
}

/// The surprise of one army.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SurpriseEntry {
    /// The surprised side; its pieces start on the set-up marks.
    pub(crate) side: At<Name>,
    /// How many pieces it may declare active in its first turn.
    pub(crate) first_turn: u8,
    /// How many in a later turn, once it may.
    pub(crate) later: u8,
    /// From which hour on it may in any case.
    pub(crate) from: At<Hour>,
}

/// How stars decide.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct VictoryEntry {
    /// The side that has to hold stars; it moves first.
    pub(crate) attacker: At<Name>,
    /// In how many colours.
    #[schemars(range(min = 1, max = 3))]
    pub(crate) colours: At<u8>,
}

/// Some pieces that come together.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ForceEntry {
    /// Its id: the message is `force-` and this.
    pub(crate) id: At<Name>,
    /// Whose.
    pub(crate) side: At<Name>,
    /// When: `set-up` or an hour.
    pub(crate) arrives: At<ArrivalText>,
    /// Where, if it arrives later.
    #[serde(default)]
    pub(crate) entries: Vec<At<Name>>,
    /// The pieces.
    pub(crate) pieces: At<Vec<At<PieceEntry>>>,
    /// Where this entry comes from, if elsewhere than the file.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// `set-up` or an hour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(try_from = "String")]
#[schemars(with = "String", extend("pattern" = "^(set-up|([01][0-9]|2[0-3]):00)$"))]
pub(crate) enum ArrivalText {
    /// On the board from the start.
    SetUp,
    /// From an hour on.
    Hour(Hour),
}

impl TryFrom<String> for ArrivalText {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        if text == "set-up" {
            return Ok(ArrivalText::SetUp);
        }
        let what = || format!("`{text}` is no arrival: \"set-up\" or a full hour like \"06:00\" is expected");
        Hour::read(&text).map(ArrivalText::Hour).ok_or_else(what)
    }
}

/// The arm of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ArmName {
    Infantry,
    Cavalry,
    Artillery,
}

impl From<ArmName> for Arm {
    fn from(name: ArmName) -> Arm {
        match name {
            ArmName::Infantry => Arm::Infantry,
            ArmName::Cavalry => Arm::Cavalry,
            ArmName::Artillery => Arm::Artillery,
        }
    }
}

/// Some pieces alike.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PieceEntry {
    /// The arm.
    pub(crate) arm: ArmName,
    /// The strength.
    #[schemars(range(min = 1, max = 3))]
    pub(crate) strength: At<u8>,
    /// How many.
    #[schemars(range(min = 1, max = 64))]
    pub(crate) count: At<u8>,
}
