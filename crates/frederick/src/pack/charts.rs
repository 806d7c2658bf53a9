//! From `charts.toml` to charts without a hole.

use crate::engine::charts::{
    BombardmentChart, CaptureChart, Cell, Charts, CombatChart, EDGES, EdgeRow, Effect, Odds, Rows, TERRAINS, TerrainRow,
};
use ground::{Edge, Terrain};

use super::format::charts_file::{Bar, ChartsFile, EdgeBar, EdgeRowEntry, RowsEntry, TerrainRowEntry};
use packs::fault::Faults;
use packs::files::CHARTS;
use packs::words::At;

/// The dice of a chart are from here to there.
const DICE: std::ops::RangeInclusive<i8> = -20..=20;

/// The charts, if there is no hole in them.
pub(super) fn build(file: &ChartsFile, faults: &mut Faults<'_>) -> Option<Charts> {
    let combat = combat(file, faults);
    let bombardment = bombardment(file, faults);
    let capture = capture(file, faults);
    demoralization(file, faults);
    let terrain = TERRAINS.map(|kind| terrain_row(file, kind, faults));
    let edges = EDGES.map(|kind| edge_row(file, kind, faults));
    Some(Charts {
        combat: combat?,
        combat_modifiers: file.combat.modifiers,
        bombardment: bombardment?,
        bombardment_modifiers: file.bombardment.modifiers,
        capture,
        rally: file.rally.modifiers,
        demoralization: **file.demoralization.dice,
        terrain: all(terrain)?,
        edges: all(edges)?,
    })
}

/// All of them, or none.
fn all<T, const N: usize>(found: [Option<T>; N]) -> Option<[T; N]> {
    found.into_iter().collect::<Option<Vec<T>>>()?.try_into().ok()
}

fn combat(file: &ChartsFile, faults: &mut Faults<'_>) -> Option<CombatChart> {
    let mut columns: Vec<Odds> = Vec::new();
    for text in &file.combat.columns {
        match Odds::read(text) {
            Err(what) => faults.at(CHARTS, &text.span, what),
            Ok(odds) => {
                let grows = |last: &Odds| u16::from(odds.0) * u16::from(last.1) > u16::from(last.0) * u16::from(odds.1);
                if !columns.last().is_none_or(grows) {
                    faults.at(CHARTS, &text.span, format!("odds rise from column to column; `{}` does not", **text));
                }
                columns.push(odds);
            }
        }
    }
    let rows = rows(&file.combat.rows, file.combat.columns.len(), Cell::read, faults)?;
    Some(CombatChart { columns, rows })
}

fn bombardment(file: &ChartsFile, faults: &mut Faults<'_>) -> Option<BombardmentChart> {
    let columns = &file.bombardment.columns;
    for (before, column) in columns.iter().zip(columns.iter().skip(1)) {
        if **column <= **before {
            faults.at(CHARTS, &column.span, format!("strengths rise from column to column; {} does not", **column));
        }
    }
    let read = |text: &str| match Effect::read(text)? {
        effect if effect.exchange || effect.bracket || effect.rout || effect.surrender => {
            Err(format!("`{text}` is no result of a bombardment: loss points, `r` and `*` are expected"))
        }
        effect => Ok(effect),
    };
    let rows = rows(&file.bombardment.rows, columns.len(), read, faults)?;
    Some(BombardmentChart { columns: columns.iter().map(|column| **column).collect(), rows })
}

/// The rows of a chart, from the lowest die to the highest, without a hole.
fn rows<T>(
    entry: &RowsEntry,
    columns: usize,
    read: impl Fn(&str) -> Result<T, String>,
    faults: &mut Faults<'_>,
) -> Option<Rows<T>> {
    if columns == 0 || entry.is_empty() {
        faults.at(CHARTS, &entry.span, "a chart has columns and rows");
        return None;
    }
    let mut dice = Vec::new();
    for (key, row) in entry.iter() {
        match key.parse::<i8>() {
            Ok(die) if DICE.contains(&die) && die.to_string() == *key => dice.push((die, row)),
            _ => {
                let what = format!(
                    "`{key}` is no modified die: a whole number from {} to {} is expected",
                    DICE.start(),
                    DICE.end()
                );
                faults.at(CHARTS, &row.span, what);
            }
        }
    }
    dice.sort_by_key(|(die, _)| *die);
    for pair in dice.windows(2) {
        if let [(before, _), (die, row)] = pair
            && *die != before + 1
        {
            let what =
                format!("the chart has a hole: after row {before} comes row {die}; row {} is expected", before + 1);
            faults.at(CHARTS, &row.span, what);
        }
    }
    let read_row = |row: &At<Vec<At<String>>>, die: i8, faults: &mut Faults<'_>| {
        if row.len() != columns {
            let what = format!("the chart has a hole: row {die} has {} cells for {columns} columns", row.len());
            faults.at(CHARTS, &row.span, what);
        }
        let mut cells = Vec::new();
        for cell in row.iter() {
            match read(cell) {
                Ok(read) => cells.push(read),
                Err(what) => faults.at(CHARTS, &cell.span, what),
            }
        }
        cells
    };
    let first = dice.first()?.0;
    Some(Rows { first, rows: dice.into_iter().map(|(die, row)| read_row(row, die, faults)).collect() })
}

fn capture(file: &ChartsFile, faults: &mut Faults<'_>) -> CaptureChart {
    let entry = &file.capture;
    if *entry.counter < entry.escapes {
        faults.at(
            CHARTS,
            &entry.counter.span,
            "`counter` is not below `escapes`: the higher the die, the more is captured",
        );
    }
    CaptureChart {
        escapes: entry.escapes,
        counter: *entry.counter,
        disordered: entry.disordered,
        higher_morale: entry.higher_morale,
        all_cavalry: entry.all_cavalry,
    }
}

fn demoralization(file: &ChartsFile, faults: &mut Faults<'_>) {
    let dice = &file.demoralization.dice;
    if !dice.is_sorted_by(|low, high| low >= high) || dice.iter().any(|die| *die > 6) {
        faults.at(CHARTS, &dice.span, "the dice of boxes 1 to 6 are from 0 to 6 and do not rise with the box");
    }
}

/// The one line of a kind; a fault if there is none or another.
fn only<'a, T>(
    rows: &'a [At<T>],
    name: &str,
    is_it: impl Fn(&T) -> bool,
    faults: &mut Faults<'_>,
) -> Option<&'a At<T>> {
    let mut found = rows.iter().filter(|row| is_it(row));
    let first = found.next();
    if first.is_none() {
        faults.of(CHARTS, format!("the terrain effects chart has a hole: there is no line for `{name}`"));
    }
    for row in found {
        faults.at(CHARTS, &row.span, format!("`{name}` has a line already"));
    }
    first
}

fn terrain_row(file: &ChartsFile, kind: Terrain, faults: &mut Faults<'_>) -> Option<TerrainRow> {
    let row = only(&file.terrains, kind.key(), |row: &TerrainRowEntry| row.kind == kind, faults)?;
    let bars = |bar: Bar| row.bars.contains(&bar);
    Some(TerrainRow {
        cost: row.cost.0,
        column: row.column.0,
        out: *row.out,
        into: *row.into,
        target: row.target,
        firing: row.firing,
        blocks: bars(Bar::Sight),
        no_shock_into: bars(Bar::ShockInto),
        no_shock_out: bars(Bar::ShockOut),
        no_sweep: bars(Bar::Sweep),
    })
}

fn edge_row(file: &ChartsFile, kind: Edge, faults: &mut Faults<'_>) -> Option<EdgeRow> {
    let row = only(&file.edges, kind.key(), |row: &EdgeRowEntry| Edge::from(row.kind) == kind, faults)?;
    let bars = |bar: EdgeBar| row.bars.contains(&bar);
    Some(EdgeRow {
        cost: row.cost.0,
        column: row.column.0,
        across: (!bars(EdgeBar::Combat)).then_some(*row.across),
        target: row.target,
        no_shock: bars(EdgeBar::Shock),
        no_sweep: bars(EdgeBar::Sweep),
    })
}
