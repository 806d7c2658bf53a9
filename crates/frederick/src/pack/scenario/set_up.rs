//! Who stands where: `2104: drg-3-4, cur-3-7 (1 lost), seydlitz`.

use std::ops::Range;

use crate::engine::spec::{Piece, PlacingSpec};
use hexes::Number;

use super::Field;
use super::chain::Chain;
use super::later::Later;
use packs::fault::Faults;
use packs::files::SCENARIOS;
use packs::words::At;

/// A placing and where it is written.
pub(super) struct Placed {
    pub(super) placing: PlacingSpec,
    pub(super) span: Range<usize>,
}

/// The pieces that take no part.
pub(super) fn absent(chain: &Chain<'_>, field: &Field<'_>, faults: &mut Faults<'_>) -> Vec<Piece> {
    let mut absent = Vec::new();
    for name in chain.find(|scenario| scenario.absent.as_ref()).into_iter().flatten() {
        match field.roster.piece(name) {
            Ok(piece) => absent.push(piece),
            Err(what) => faults.at(SCENARIOS, &name.span, what),
        }
    }
    absent
}

/// Where everybody stands, in the order of the file.
pub(super) fn placings(chain: &Chain<'_>, field: &Field<'_>, faults: &mut Faults<'_>) -> Vec<Placed> {
    let mut placed = Vec::new();
    for line in chain.find(|scenario| scenario.set_up.as_ref()).into_iter().flatten() {
        read_line(line, field, &mut placed, faults);
    }
    placed
}

fn read_line(line: &At<String>, field: &Field<'_>, placed: &mut Vec<Placed>, faults: &mut Faults<'_>) {
    let Some((number, pieces)) = line.split_once(':') else {
        let what =
            format!("`{}` is no set-up: a hex and the pieces in it are expected, \"2104: drg-3-4, seydlitz\"", **line);
        faults.at(SCENARIOS, &line.span, what);
        return;
    };
    let hex: Number = match number.trim().parse() {
        Ok(hex) => hex,
        Err(fault) => {
            faults.at(SCENARIOS, &line.span, hexes::GridFault::to_string(&fault));
            return;
        }
    };
    if !ground::file::known(SCENARIOS, line, hex, &field.ground.grid, faults) {
        return;
    }
    let mut offset = number.len() + 1;
    for text in pieces.split(',') {
        let blank = text.len() - text.trim_start().len();
        let span = within(line, offset + blank, text.trim().len());
        match read_piece(text.trim(), hex, field) {
            Ok(placing) => placed.push(Placed { placing, span }),
            Err(what) => faults.at(SCENARIOS, &span, what),
        }
        offset += text.len() + 1;
    }
}

/// The place in the file of a part of a text, which stands between two quotes there.
fn within(line: &At<String>, offset: usize, length: usize) -> Range<usize> {
    let start = line.span.start + 1 + offset;
    start..start + length
}

fn read_piece(text: &str, hex: Number, field: &Field<'_>) -> Result<PlacingSpec, String> {
    let (name, marks) = match text.split_once('(') {
        None => (text, None),
        Some((name, marks)) => {
            let marks = marks.strip_suffix(')').ok_or_else(|| format!("`{text}` has no `)`"))?;
            (name.trim(), Some(marks.trim()))
        }
    };
    let piece = field.roster.piece(name)?;
    let mut placing = PlacingSpec { piece, hex, lost: 0, column: false };
    match marks {
        None => {}
        Some("in column") => placing.column = true,
        Some(marks) => {
            let lost = marks.strip_suffix(" lost").and_then(|number| number.parse().ok());
            let expected = || format!("`({marks})` is no state: \"(2 lost)\" or \"(in column)\" is expected");
            placing.lost = lost.ok_or_else(expected)?;
        }
    }
    match piece {
        Piece::Unit(unit) if usize::from(placing.lost) >= field.units[unit].steps.len() => {
            Err(format!("`{name}` has {} steps; it cannot have lost {}", field.units[unit].steps.len(), placing.lost))
        }
        Piece::Leader(_) if placing.lost > 0 || placing.column => Err(format!("`{name}` is a leader and has no state")),
        _ => Ok(placing),
    }
}

/// Everybody stands somewhere, once, unless he waits, is absent or comes in later.
pub(super) fn complete(
    chain: &Chain<'_>,
    field: &Field<'_>,
    placed: &[Placed],
    absent: &[Piece],
    later: &Later<'_>,
    faults: &mut Faults<'_>,
) {
    for (index, one) in placed.iter().enumerate() {
        let (piece, name) = (one.placing.piece, field.roster.name(one.placing.piece));
        if placed[..index].iter().any(|before| before.placing.piece == piece) {
            faults.at(SCENARIOS, &one.span, format!("`{name}` stands in two places"));
        }
        if absent.contains(&piece) {
            faults.at(SCENARIOS, &one.span, format!("`{name}` takes no part in scenario `{}`", **chain.id()));
        }
        if later.has(piece, field) && later.entering != Some(field.side(piece)) {
            faults.at(SCENARIOS, &one.span, format!("`{name}` comes in later in scenario `{}`", **chain.id()));
        }
        if matches!(piece, Piece::Leader(leader) if field.leaders[leader].waits) {
            faults.at(SCENARIOS, &one.span, format!("`{name}` waits until his commander falls"));
        }
    }
    for piece in field.pieces() {
        let waits = matches!(piece, Piece::Leader(leader) if field.leaders[leader].waits);
        let elsewhere = waits || absent.contains(&piece) || later.has(piece, field);
        if !elsewhere && !placed.iter().any(|one| one.placing.piece == piece) {
            let what = format!("`{}` stands nowhere in scenario `{}`", field.roster.name(piece), **chain.id());
            faults.at(SCENARIOS, &chain.id().span, what);
        }
    }
}
