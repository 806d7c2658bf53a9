//! From `charts.toml` to charts without a hole.

use ground::Terrain;
use packs::Faults;
use packs::files::CHARTS;
use packs::words::At;

use super::format::{ChartsFile, WeatherEntry};
use super::{arms, cards, limits};
use crate::concealment::Finding;
use crate::engine::charts::{
    CallChart, Charts, CombatChart, GroundChart, MoveChart, Odds, POINT, SupplyChart, TERRAINS, Verdict,
};
use crate::weather::{CONDITIONS, Condition, Effects};

/// The charts, if there is no hole in them.
pub(super) fn build(file: &ChartsFile, faults: &mut Faults<'_>) -> Option<Charts> {
    let combat = combat(file, faults);
    let movement = movement(file, faults);
    let reconnaissance = reconnaissance(file, faults);
    let sight = arms::sight(file, faults);
    let arms = arms::build(file, faults);
    let cards = cards::build(file, faults);
    let limits = limits::build(file, faults);
    let weather = CONDITIONS.map(|condition| effects(file, condition, faults));
    let entry = &file.ground;
    let ground = GroundChart {
        town: entry.town,
        slope: entry.slope,
        bridge: entry.bridge,
        chateau: entry.chateau,
        position: entry.position,
        close: entry.close,
        damaged: entry.damaged,
        repulsed: entry.repulsed,
    };
    Some(Charts {
        combat: combat?,
        movement: movement?,
        ground,
        allowances: file.allowances.clone(),
        reconnaissance: reconnaissance?,
        weather,
        bridge_losses: *file.fortunes.bridge,
        capture: file.fortunes.capture,
        barred: file.fortunes.barred,
        sight,
        arms: arms?,
        night: file.night.allowances.clone(),
        supply: SupplyChart { reach: file.supply.reach, taken: file.supply.taken, prize: file.supply.prize },
        calls: CallChart { turns: *file.calls.turns, delay: *file.calls.delay, delayed: file.calls.delayed },
        cards,
        limits,
    })
}

pub(super) fn told<T>(text: &At<String>, read: Result<T, String>, faults: &mut Faults<'_>) -> Option<T> {
    read.map_err(|what| faults.at(CHARTS, &text.span, what)).ok()
}

fn combat(file: &ChartsFile, faults: &mut Faults<'_>) -> Option<CombatChart> {
    let texts = &file.combat.columns;
    let columns: Vec<Odds> = texts.iter().filter_map(|text| told(text, Odds::read(text), faults)).collect();
    for (pair, text) in columns.windows(2).zip(texts.iter().skip(1)) {
        if pair[0].are_reached(pair[1].attack.into(), pair[1].defence.into()) {
            continue;
        }
        faults.at(CHARTS, &text.span, format!("odds rise from column to column; `{}` do not", **text));
    }
    let mut rows = Vec::new();
    for row in file.combat.rows.iter() {
        if row.len() != texts.len() {
            let what = format!("the table has a hole: a row has {} cells for {} columns", row.len(), texts.len());
            faults.at(CHARTS, &file.combat.rows.span, what);
        }
        rows.push(row.iter().filter_map(|cell| told(cell, Verdict::read(cell), faults)).collect());
    }
    let results = &file.shock.results;
    if results.len().is_multiple_of(2) {
        faults.at(
            CHARTS,
            &results.span,
            "the shock table has a result in its middle: an odd number of them is expected",
        );
    }
    let shock: Vec<Verdict> = results.iter().filter_map(|cell| told(cell, Verdict::read(cell), faults)).collect();
    let column = |text: &At<String>, faults: &mut Faults<'_>| {
        let found = texts.iter().position(|other| **other == **text);
        if found.is_none() {
            faults.at(CHARTS, &text.span, format!("there is no column `{}`", **text));
        }
        found.map(|column| column as u8)
    };
    let bonus = column(&file.shock.bonus_from, faults);
    let repulse = column(&file.repulse.from, faults);
    if columns.is_empty() || shock.is_empty() || !faults.is_empty() {
        return None;
    }
    Some(CombatChart {
        columns,
        rows,
        shock_bonus_from: bonus?,
        shock,
        shock_dice: *file.shock.dice,
        repulse_from: repulse?,
    })
}

/// Cells of the chart of reconnaissance.
fn reconnaissance(file: &ChartsFile, faults: &mut Faults<'_>) -> Option<[[Finding; 3]; 3]> {
    let mut table = [[Finding::Nothing; 3]; 3];
    let entry = &file.reconnaissance.table;
    if entry.len() != 3 || entry.iter().any(|row| row.len() != 3) {
        faults.at(CHARTS, &entry.span, "the table has a hole: three rows of three cells are expected");
        return None;
    }
    for (row, cells) in table.iter_mut().zip(entry.iter()) {
        for (cell, text) in row.iter_mut().zip(cells) {
            *cell = told(text, Finding::read(text), faults)?;
        }
    }
    Some(table)
}

fn movement(file: &ChartsFile, faults: &mut Faults<'_>) -> Option<MoveChart> {
    let entry = &file.movement;
    let mut terrain = [[POINT; 2]; Terrain::ALL.len()];
    for kind in TERRAINS {
        match entry.terrain.get(kind.key()) {
            Some(costs) => terrain[kind.index()] = costs.map(|points| points.saturating_mul(POINT)),
            None => {
                let what = format!("the chart has a hole: `{}` has no cost", kind.key());
                faults.at(CHARTS, &entry.terrain.span, what);
            }
        }
    }
    for key in entry.terrain.keys().filter(|key| !TERRAINS.iter().any(|kind| kind.key() == *key)) {
        faults.at(CHARTS, &entry.terrain.span, format!("`{key}` is no terrain of this system"));
    }
    let points = |points: u8| points.saturating_mul(POINT);
    Some(MoveChart {
        terrain,
        uphill: points(entry.uphill),
        stream: points(entry.stream),
        ford: points(entry.ford),
        bridge: points(entry.bridge),
        damaged: points(entry.damaged),
        pontoon: entry.pontoon.map(points),
        fire: points(entry.fire),
        marching: *entry.marching_halves,
        way: points(entry.way),
        stacking: points(entry.stacking),
        leaving_march: points(entry.leaving_march),
        works: entry.works.map(points),
        repair: *entry.repair,
    })
}

fn effects(file: &ChartsFile, condition: Condition, faults: &mut Faults<'_>) -> Effects {
    let mut entries = file.conditions.iter().filter(|entry| entry.kind == condition);
    let first = entries.next();
    if let Some(second) = entries.next() {
        faults.at(CHARTS, &second.span, format!("`{}` is there twice", condition.key()));
    }
    if first.is_none() {
        faults.of(CHARTS, format!("the weather has a hole: there is no entry for `{}`", condition.key()));
    }
    let read = |entry: &At<WeatherEntry>| Effects {
        sight: entry.sight.unwrap_or(*file.sight.range),
        bombardment: (!entry.no_bombardment).then_some(entry.bombardment),
        charge: (!entry.no_charge).then_some(entry.charge),
        frozen: entry.frozen,
        pontoons: !entry.frozen,
        works: !entry.frozen,
        infantry: entry.infantry.unwrap_or(4),
        artillery: entry.artillery.unwrap_or(4),
        heavy_going: entry.heavy_going,
        close: entry.close,
    };
    first.map_or(
        Effects {
            sight: *file.sight.range,
            bombardment: Some(0),
            charge: Some(0),
            frozen: false,
            pontoons: true,
            works: true,
            infantry: 4,
            artillery: 4,
            heavy_going: false,
            close: false,
        },
        read,
    )
}
