//! The charts of bombardment, charges, the guard and field works, as authors write them and as they
//! are read.

use packs::Faults;
use packs::files::CHARTS;
use packs::words::{At, Exactly, Source};
use schemars::JsonSchema;
use serde::Deserialize;

use super::charts::told;
use super::format::ChartsFile;
use crate::engine::arms::{
    Arms, BombardmentChart, ChargeChart, GuardChart, Onset, Share, Shot, SightChart, WorksChart,
};
use crate::engine::charts::{Odds, POINT};
use crate::sight::FARTHEST;

/// How far one sees.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SightEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// By day, in clear weather.
    pub(crate) range: At<u8>,
    /// By night.
    pub(crate) night: u8,
}

/// Bombardment. Parts of a whole are written as two numbers: `[2, 3]` is two thirds.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BombardmentEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// The nearest and the farthest hex.
    pub(crate) range: Exactly<u8, 2>,
    /// The least strength of each column.
    pub(crate) strengths: At<Vec<u8>>,
    /// The roll of the first row.
    pub(crate) lowest: i8,
    /// Results by roll: `-`, `S`, `Dr`, `1R`, `2R`.
    pub(crate) rows: At<Vec<Vec<At<String>>>>,
    /// What batteries in the target take off.
    pub(crate) counter: Exactly<u8, 2>,
    /// What is left at the farthest range.
    pub(crate) far: Exactly<u8, 2>,
    /// What is left against a town.
    pub(crate) town: Exactly<u8, 2>,
    /// What is left against a marsh.
    pub(crate) marsh: Exactly<u8, 2>,
}

/// Charges.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ChargeEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// Odds, best first.
    pub(crate) columns: At<Vec<At<String>>>,
    /// Results by roll from one on: `OR`, `Pr1`, `Pr2`, `Ae`.
    pub(crate) rows: At<Vec<Vec<At<String>>>>,
    /// Points to enter the enemy's hex.
    pub(crate) entry: u8,
}

/// The guard.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct GuardEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// Columns when it is committed.
    pub(crate) shift: i16,
    /// What its failure takes off levels of demoralization.
    pub(crate) daunts: u8,
    /// In so many hexes.
    pub(crate) range: u8,
    /// Formations of so many units and fewer do not care.
    pub(crate) small: u8,
}

/// Improved positions.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct WorksEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// Infantry units that build.
    pub(crate) units: u8,
    /// Strength of the infantry that builds in a town.
    pub(crate) town: u8,
    /// The highest die that finishes the work.
    pub(crate) done: u8,
}

pub(super) fn sight(file: &ChartsFile, faults: &mut Faults<'_>) -> SightChart {
    let entry = &file.sight;
    if *entry.range > FARTHEST {
        faults.at(CHARTS, &entry.range.span, format!("nobody sees farther than {FARTHEST} hexes"));
    }
    SightChart { range: *entry.range, night: entry.night }
}

/// A table without a hole.
fn table<T>(
    rows: &At<Vec<Vec<At<String>>>>,
    columns: usize,
    read: impl Fn(&str) -> Result<T, String>,
    faults: &mut Faults<'_>,
) -> Vec<Vec<T>> {
    if rows.is_empty() || rows.iter().any(|row| row.len() != columns) {
        faults.at(CHARTS, &rows.span, format!("the table has a hole: rows of {columns} cells are expected"));
    }
    let cell = |cell: &At<String>, faults: &mut Faults<'_>| told(cell, read(cell), faults);
    rows.iter().map(|row| row.iter().filter_map(|text| cell(text, faults)).collect()).collect()
}

pub(super) fn build(file: &ChartsFile, faults: &mut Faults<'_>) -> Option<Arms> {
    let guns = &file.bombardment;
    if guns.strengths.is_empty() || !guns.strengths.is_sorted() {
        faults.at(CHARTS, &guns.strengths.span, "strengths rise from column to column");
    }
    let charge = &file.charge;
    let columns: Vec<Odds> = charge.columns.iter().filter_map(|text| told(text, Odds::read(text), faults)).collect();
    for (pair, text) in columns.windows(2).zip(charge.columns.iter().skip(1)) {
        if !pair[1].are_reached(pair[0].attack.into(), pair[0].defence.into()) {
            faults.at(CHARTS, &text.span, format!("odds fall from column to column; `{}` do not", **text));
        }
    }
    let bombardment = BombardmentChart {
        range: *guns.range,
        strengths: guns.strengths.to_vec(),
        lowest: guns.lowest,
        rows: table(&guns.rows, guns.strengths.len(), Shot::read, faults),
        counter: Share(*guns.counter),
        far: Share(*guns.far),
        town: Share(*guns.town),
        marsh: Share(*guns.marsh),
    };
    let rows = table(&charge.rows, charge.columns.len(), Onset::read, faults);
    let charge = ChargeChart { columns, rows, entry: charge.entry.saturating_mul(POINT) };
    let (guard, works) = (&file.guard, &file.works);
    let guard = GuardChart { shift: guard.shift, daunts: guard.daunts, range: guard.range, small: guard.small };
    let works = WorksChart { units: works.units, town: works.town, done: works.done };
    faults.is_empty().then_some(Arms { bombardment, charge, guard, works })
}
