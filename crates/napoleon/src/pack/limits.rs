//! The limits of stacking, leaders, withdrawal and reorganization, as authors write them and as they
//! are read.

use packs::Faults;
use packs::files::CHARTS;
use packs::words::{At, Exactly, Source};
use schemars::JsonSchema;
use serde::Deserialize;

use super::format::ChartsFile;
use crate::engine::limits::{LeaderChart, Limits, ReorganizationChart, StackingChart, WithdrawalChart};

/// So many units are the most that a hex may be said to hold.
const MOST_IN_HEX: u8 = 8;

/// How many stand in a hex.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct StackingEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// Any units.
    pub(crate) units: u8,
    /// Units of one division.
    pub(crate) division: u8,
    /// Units under a leader.
    pub(crate) led: At<u8>,
    /// Vedettes on top of that.
    pub(crate) vedettes: At<u8>,
}

/// Leaders.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct LeadersEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// How far a commander commands.
    pub(crate) commander: u8,
    /// How far an officer commands.
    pub(crate) officer: u8,
    /// A captured officer comes back after so many turns.
    pub(crate) back: u8,
    /// The initiative of whoever replaces an officer-commander.
    pub(crate) substitute: u8,
}

/// Retreats that no table names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct WithdrawalEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// Before combat: cavalry and vedettes, horse artillery alone.
    pub(crate) evading: Exactly<u8, 2>,
    /// After a repulse.
    pub(crate) repulsed: u8,
}

/// Reorganization.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ReorganizationEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// Units that a leader brings back in a turn.
    pub(crate) units: u8,
    /// Vedettes that he does.
    pub(crate) vedettes: u8,
    /// The lowest die that loses a unit of a demoralized formation for good.
    pub(crate) lost: u8,
}

pub(super) fn build(file: &ChartsFile, faults: &mut Faults<'_>) -> Limits {
    let (stacking, leaders) = (&file.stacking, &file.leaders);
    for limit in [&stacking.led, &stacking.vedettes] {
        if **limit > MOST_IN_HEX {
            faults.at(CHARTS, &limit.span, format!("no hex holds more than {MOST_IN_HEX}"));
        }
    }
    let (withdrawal, reorganization) = (&file.withdrawal, &file.reorganization);
    Limits {
        stacking: StackingChart {
            units: stacking.units,
            division: stacking.division,
            led: *stacking.led,
            vedettes: *stacking.vedettes,
        },
        leaders: LeaderChart {
            commander: leaders.commander,
            officer: leaders.officer,
            back: leaders.back,
            substitute: leaders.substitute,
        },
        withdrawal: WithdrawalChart { evading: *withdrawal.evading, repulsed: withdrawal.repulsed },
        reorganization: ReorganizationChart {
            units: reorganization.units,
            vedettes: reorganization.vedettes,
            lost: reorganization.lost,
        },
    }
}
