//! `forces.toml`: sides, wings, leaders, units.

use crate::engine::spec::Arm;
use schemars::JsonSchema;
use serde::Deserialize;

use super::values::{LeaderText, StepText};
use packs::words::{At, Exactly, Name, Source};

/// The forces.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ForcesFile {
    /// Where the figures come from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// The two sides, the one that moves first first.
    #[serde(default, rename = "side")]
    pub(crate) sides: Vec<At<SideEntry>>,
    /// The wings.
    #[serde(default, rename = "wing")]
    pub(crate) wings: Vec<At<WingEntry>>,
    /// The leaders.
    #[serde(default, rename = "leader")]
    pub(crate) leaders: Vec<At<LeaderEntry>>,
    /// The units.
    #[serde(default, rename = "unit")]
    pub(crate) units: Vec<At<UnitEntry>>,
}

/// A side.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SideEntry {
    /// Its id.
    pub(crate) id: At<Name>,
    /// Whether its troops are Prussian: their cavalry leaves zones of control at less cost.
    #[serde(default)]
    pub(crate) prussian: bool,
}

/// A wing.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct WingEntry {
    /// Its id; its name is the message `wing-` and this.
    pub(crate) id: At<Name>,
    /// Whose it is.
    pub(crate) side: At<Name>,
    /// Where the entry comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// A leader.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct LeaderEntry {
    /// His id; his name is the message `leader-` and this.
    pub(crate) id: At<Name>,
    /// Whose he is; a wing leader's side is that of his wing.
    pub(crate) side: Option<At<Name>>,
    /// The wing he leads.
    pub(crate) wing: Option<At<Name>>,
    /// Initiative, star and letter of a special leader, morale modifier and
    /// movement: `5*I 2-6`, `1-5`.
    pub(crate) value: At<LeaderText>,
    /// Whether he leads sweeping charges though his wing has infantry.
    #[serde(default)]
    pub(crate) charges: bool,
    /// What the enemy gains if he is wounded, if he is killed; while he commands the army.
    pub(crate) prize: Option<Exactly<u8, 2>>,
    /// Who takes over the army when he falls.
    pub(crate) deputy: Option<At<Name>>,
    /// Whether he comes in only when the commander falls.
    #[serde(default)]
    pub(crate) waits: bool,
    /// Where the entry comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// What sets a unit apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Trait {
    /// Counts double for stacking and engagement.
    Double,
    /// Cossacks.
    Cossack,
    /// Reliable Cossacks.
    Reliable,
    /// Croats.
    Croat,
    /// Howitzers.
    Howitzer,
    /// Light infantry, no line infantry.
    Light,
    /// Infantry or cavalry that belongs to no wing.
    Independent,
    /// A train of wagons; it belongs to no wing.
    Train,
}

/// A unit.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct UnitEntry {
    /// Its id; its name is the message `unit-` and this.
    pub(crate) id: At<Name>,
    /// Whose it is; a unit of a wing is of the side of its wing.
    pub(crate) side: Option<At<Name>>,
    /// The wing it belongs to; artillery has none.
    pub(crate) wing: Option<At<Name>>,
    /// `infantry`, `cavalry` or `artillery`.
    #[schemars(with = "String")]
    pub(crate) arm: Arm,
    /// Its values, at full strength first: `8-6-3`; of a battery `8-6-4/6-2`.
    pub(crate) steps: At<Vec<At<StepText>>>,
    /// The only leader from whom a unit without a wing has its command.
    pub(crate) leader: Option<At<Name>>,
    /// What the enemy gains when a train routs for the first time.
    #[serde(default)]
    pub(crate) rout_prize: u8,
    /// What sets it apart: `double`, `cossack`, `reliable`, `croat`, `howitzer`, `light`,
    /// `independent`, `train`.
    #[serde(default)]
    pub(crate) traits: Vec<Trait>,
    /// The regiments in it, for readers.
    #[allow(dead_code, reason = "for readers of the file")]
    pub(crate) troops: Option<String>,
    /// Where the entry comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}
