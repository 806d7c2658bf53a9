//! From `charts.toml` to the table of troops, the army lists, the regions.

use crate::armies::{Entry, List};
use crate::terrain::{Region, Sort};
use crate::troops::{Arm, Table, Values};

use super::format::{ChartsFile, ListEntry, RegionEntry};
use super::words;
use packs::fault::Faults;
use packs::files::CHARTS;
use packs::names::each_once;
use packs::words::{At, Name};

pub(super) struct Charts {
    pub(super) table: Table,
    pub(super) lists: Vec<List>,
    pub(super) regions: Vec<Region>,
}

pub(super) fn build(file: &ChartsFile, faults: &mut Faults<'_>) -> Option<Charts> {
    let table = table(file, faults);
    let lists = file.lists.iter().map(|entry| list(entry, faults)).collect();
    let regions = file.regions.iter().map(|entry| region(entry, faults)).collect();
    let names =
        |names: Vec<&At<Name>>| names.into_iter().map(|name| (name.to_string(), name.span.clone())).collect::<Vec<_>>();
    let lists_named = names(file.lists.iter().map(|entry| &entry.id).collect());
    each_once(CHARTS, lists_named.into_iter(), faults, |name| format!("list `{name}` is there twice"));
    let regions_named = names(file.regions.iter().map(|entry| &entry.id).collect());
    each_once(CHARTS, regions_named.into_iter(), faults, |name| format!("region `{name}` is there twice"));
    if file.lists.is_empty() {
        faults.of(CHARTS, "there is no `[[list]]`");
    }
    Some(Charts { table: table?, lists, regions })
}

fn table(file: &ChartsFile, faults: &mut Faults<'_>) -> Option<Table> {
    let mut rows = [None; Arm::ALL.len()];
    for entry in &file.troops {
        let Some(arm) = words::arm(CHARTS, &entry.arm, faults) else { continue };
        let moves = *entry.moves;
        let wading = entry.wading.unwrap_or(moves[1]);
        let row = Values { moves, wading, close: *entry.close, shooting: *entry.shooting, range: entry.range };
        if rows[arm.index()].replace(row).is_some() {
            faults.at(CHARTS, &entry.arm.span, format!("`{}` has two rows", arm.key()));
        }
    }
    for arm in Arm::ALL.into_iter().filter(|arm| rows[arm.index()].is_none()) {
        faults.of(CHARTS, format!("the table of troops has no row for `{}`", arm.key()));
    }
    let rows: Vec<Values> = rows.into_iter().collect::<Option<_>>()?;
    rows.try_into().ok().map(Table)
}

fn list(entry: &ListEntry, faults: &mut Faults<'_>) -> List {
    let mut entries = Vec::new();
    for line in &entry.entries {
        if line.least > line.most {
            faults.at(CHARTS, &line.span, format!("at least {} and at most {} cannot be", line.least, line.most));
        }
        let arms = line.arms.iter().filter_map(|arm| words::arm(CHARTS, arm, faults)).collect();
        entries.push(Entry { arms, least: line.least, most: line.most.min(12) });
    }
    List { key: entry.id.to_string(), entries }
}

fn region(entry: &RegionEntry, faults: &mut Faults<'_>) -> Region {
    let mut sorts = |names: &[At<Name>]| -> Vec<Sort> {
        names.iter().filter_map(|name| words::sort(CHARTS, name, faults)).collect()
    };
    let (compulsory, optional) = (sorts(&entry.compulsory), sorts(&entry.optional));
    Region { key: entry.id.to_string(), compulsory, optional }
}
