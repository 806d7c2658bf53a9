//! `forces.toml` and `charts.toml`, as authors write them.

use std::collections::BTreeMap;

use packs::words::{At, Exactly, Name, Source};
use schemars::JsonSchema;
use serde::Deserialize;

use super::arms::{BombardmentEntry, ChargeEntry, GuardEntry, SightEntry, WorksEntry};
use super::cards::CardsEntry;
use super::limits::{LeadersEntry, ReorganizationEntry, StackingEntry, WithdrawalEntry};
use crate::engine::spec::Kind;
use crate::weather::Condition;

/// The forces.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ForcesFile {
    /// Where the figures come from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// The two sides, the first player first.
    #[serde(default, rename = "side")]
    pub(crate) sides: Vec<At<SideEntry>>,
    /// The formations.
    #[serde(default, rename = "formation")]
    pub(crate) formations: Vec<At<FormationEntry>>,
    /// The pieces.
    #[serde(default, rename = "piece")]
    pub(crate) pieces: Vec<At<PieceEntry>>,
}

/// A side.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SideEntry {
    /// Its id.
    pub(crate) id: At<Name>,
}

/// A formation.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct FormationEntry {
    /// Its id; its name is the message `formation-` and this.
    pub(crate) id: At<Name>,
    /// Whose it is.
    pub(crate) side: At<Name>,
    /// The losses that demoralize it; without it losses do not.
    pub(crate) level: Option<u8>,
    /// It is a cavalry corps of the French, which no failure of the guard daunts.
    #[serde(default)]
    pub(crate) cavalry_corps: bool,
    /// It is a division with an officer of its own.
    #[serde(default)]
    pub(crate) division: bool,
    /// Sources of supply for this formation alone.
    #[serde(default)]
    pub(crate) sources: Vec<At<String>>,
    /// Where the entry comes from, if not from where its file comes.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// A piece.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PieceEntry {
    /// Its id; its name is the message `piece-` and this.
    pub(crate) id: At<Name>,
    /// Whose it is.
    pub(crate) side: At<Name>,
    /// What it is.
    pub(crate) kind: Kind,
    /// The formation it belongs to.
    pub(crate) formation: Option<At<Name>>,
    /// The division inside its formation.
    pub(crate) division: Option<Name>,
    /// The figures of a combat unit: strength and initiative, `6[4]`.
    pub(crate) full: Option<At<String>>,
    /// The figures of its other side; without them it has none.
    pub(crate) reduced: Option<At<String>>,
    /// The initiative of an officer or a vedette.
    pub(crate) initiative: Option<u8>,
    /// The command rating of a commander.
    pub(crate) rating: Option<u8>,
    /// Movement points, if others than the chart of allowances has.
    pub(crate) movement: Option<u8>,
    /// How many vedettes it gives.
    #[serde(default)]
    pub(crate) vedettes: u8,
    /// It belongs to the guard.
    #[serde(default)]
    pub(crate) guard: bool,
    /// He is Napoleon.
    #[serde(default)]
    pub(crate) napoleon: bool,
    /// It belongs to the minor allies of the French.
    #[serde(default)]
    pub(crate) minor_ally: bool,
    /// The regiments in it, for readers.
    #[allow(dead_code, reason = "for readers")]
    pub(crate) troops: Option<String>,
}

/// The charts.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ChartsFile {
    /// Where they come from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// The combat results table.
    pub(crate) combat: CombatEntry,
    /// The shock table.
    pub(crate) shock: ShockEntry,
    /// Repulse.
    pub(crate) repulse: RepulseEntry,
    /// Reconnaissance.
    pub(crate) reconnaissance: ReconnaissanceEntry,
    /// Movement.
    pub(crate) movement: MovementEntry,
    /// Ground in combat.
    pub(crate) ground: GroundEntry,
    /// Allowances by kind of piece.
    pub(crate) allowances: BTreeMap<Kind, u8>,
    /// The weather.
    #[serde(rename = "weather")]
    pub(crate) conditions: Vec<At<WeatherEntry>>,
    /// Dice of retreats and leaders.
    pub(crate) fortunes: FortunesEntry,
    /// How far one sees.
    pub(crate) sight: SightEntry,
    /// Bombardment.
    pub(crate) bombardment: BombardmentEntry,
    /// Charges.
    pub(crate) charge: ChargeEntry,
    /// The guard.
    pub(crate) guard: GuardEntry,
    /// Improved positions.
    pub(crate) works: WorksEntry,
    /// Allowances by kind of piece, under march orders at night.
    pub(crate) night: NightEntry,
    /// Supply and trains.
    pub(crate) supply: SupplyEntry,
    /// Alternative reinforcements.
    pub(crate) calls: CallsEntry,
    /// The decks.
    pub(crate) cards: CardsEntry,
    /// How many stand in a hex.
    pub(crate) stacking: StackingEntry,
    /// Leaders.
    pub(crate) leaders: LeadersEntry,
    /// Retreats that no table names.
    pub(crate) withdrawal: WithdrawalEntry,
    /// Reorganization.
    pub(crate) reorganization: ReorganizationEntry,
}

/// The combat results table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct CombatEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// Odds, worst first: `1:1.5`.
    pub(crate) columns: Vec<At<String>>,
    /// Results by die from 1 to 6.
    pub(crate) rows: At<Exactly<Vec<At<String>>, 6>>,
}

/// The shock table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ShockEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// Results by difference, from the attacker's worst to his best; the middle one is a draw.
    pub(crate) results: At<Vec<At<String>>>,
    /// What each die adds.
    pub(crate) dice: Exactly<u8, 6>,
    /// The column from which on the attacker has one more.
    pub(crate) bonus_from: At<String>,
}

/// Repulse.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RepulseEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// The odds that are enough.
    pub(crate) from: At<String>,
}

/// What reconnaissance finds (8.3).
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ReconnaissanceEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// By the mover's scouts, then by the enemy's: none, vedettes, light cavalry.
    pub(crate) table: At<Vec<Vec<At<String>>>>,
}

/// Movement, in whole points unless a name says halves.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct MovementEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// By terrain: foot, mounted.
    pub(crate) terrain: At<BTreeMap<String, Exactly<u8, 2>>>,
    /// A slope, upwards.
    pub(crate) uphill: u8,
    /// A stream, or ice.
    pub(crate) stream: u8,
    /// A ford.
    pub(crate) ford: u8,
    /// A bridge or trestle.
    pub(crate) bridge: u8,
    /// A damaged bridge.
    pub(crate) damaged: u8,
    /// A pontoon: over a stream, over a river.
    pub(crate) pontoon: Exactly<u8, 2>,
    /// A hex on fire.
    pub(crate) fire: u8,
    /// In road march, in half points: trail, road.
    pub(crate) marching_halves: Exactly<u8, 2>,
    /// A road or trail, not in road march.
    pub(crate) way: u8,
    /// Joining others.
    pub(crate) stacking: u8,
    /// Ending a road march.
    pub(crate) leaving_march: u8,
    /// Damaging or repairing: trestle, bridge.
    pub(crate) works: Exactly<u8, 2>,
    /// The highest die that repairs: trestle, bridge.
    pub(crate) repair: Exactly<u8, 2>,
}

/// Ground in combat, factors in quarters.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct GroundEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// A town, for infantry.
    pub(crate) town: u8,
    /// A slope, stream or trestle.
    pub(crate) slope: u8,
    /// A bridge over a river.
    pub(crate) bridge: u8,
    /// A chateau.
    pub(crate) chateau: u8,
    /// An improved position.
    pub(crate) position: u8,
    /// Cavalry and artillery in woods and marsh.
    pub(crate) close: u8,
    /// Columns over a damaged bridge.
    pub(crate) damaged: i16,
    /// Columns after a failed repulse.
    pub(crate) repulsed: i16,
}

/// What a condition of the weather does; what is left out is as in fair weather.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct WeatherEntry {
    /// Which.
    pub(crate) kind: Condition,
    /// How far one sees.
    pub(crate) sight: Option<u8>,
    /// The modifier of bombardments.
    #[serde(default)]
    pub(crate) bombardment: i8,
    /// No bombardments.
    #[serde(default)]
    pub(crate) no_bombardment: bool,
    /// The modifier of charges.
    #[serde(default)]
    pub(crate) charge: i8,
    /// No charges.
    #[serde(default)]
    pub(crate) no_charge: bool,
    /// Rivers and lakes are frozen: no pontoons, no works.
    #[serde(default)]
    pub(crate) frozen: bool,
    /// What is left of infantry, in quarters.
    pub(crate) infantry: Option<u8>,
    /// What is left of artillery, in quarters.
    pub(crate) artillery: Option<u8>,
    /// Trains and artillery pay double.
    #[serde(default)]
    pub(crate) heavy_going: bool,
    /// Results with a star become shock.
    #[serde(default)]
    pub(crate) close: bool,
}

/// Dice of retreats and leaders.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct FortunesEntry {
    /// Where they come from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// The lowest die that loses the first unit over a bridge, over a single pontoon.
    pub(crate) bridge: Exactly<u8, 2>,
    /// The lowest die that captures a leader.
    pub(crate) capture: u8,
    /// The lowest die that eliminates for good whoever could not retreat.
    pub(crate) barred: u8,
}

/// Allowances under march orders at night.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct NightEntry {
    /// Where they come from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// By kind of piece.
    pub(crate) allowances: BTreeMap<Kind, u8>,
}

/// Supply and trains.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SupplyEntry {
    /// Where the figures come from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// Hexes of a forward line.
    pub(crate) reach: u8,
    /// The highest die that takes a train; above it is destroyed.
    pub(crate) taken: u8,
    /// Points for a captured supply train.
    pub(crate) prize: u8,
}

/// When alternative reinforcements come, by die.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct CallsEntry {
    /// Where the figures come from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// Turns until they arrive.
    pub(crate) turns: Exactly<u8, 6>,
    /// Further turns, if they are delayed.
    pub(crate) delay: Exactly<u8, 6>,
    /// The highest die of the enemy that delays them.
    pub(crate) delayed: u8,
}
