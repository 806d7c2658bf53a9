//! How the system shows itself: board ids, offers, lines, plans; and the words of its situations.

mod aims;
mod hands;
mod lines;
mod offers;
mod overlays;
pub mod plans;
mod present;
pub(crate) mod preview;
mod rumours;
mod scene;
mod staging;
mod stakes;
mod standing;
mod strikes;

use hexes::Hex;
use kernel::Label;

use crate::engine::battle::Battle;
use crate::engine::pieces::{PieceId, Pieces};

/// The board id of a piece.
pub(crate) fn piece_id(piece: PieceId) -> String {
    format!("u{}", piece.0)
}

/// The message that names a piece.
pub(crate) fn piece_name(battle: &Battle, piece: PieceId) -> String {
    battle.pieces.get(piece.index()).map_or_else(String::new, |piece| format!("piece-{}", piece.id))
}

/// Names of several pieces, joined.
pub(crate) fn piece_names(battle: &Battle, pieces: Pieces) -> Vec<Label> {
    pieces.iter().map(|piece| Label::new(piece_name(battle, piece))).collect()
}

/// The number of a hex, as printed.
pub(crate) fn hex_number(battle: &Battle, hex: Hex) -> String {
    match hex.index() < battle.board.grid.len() {
        true => battle.board.grid.number(hex).to_string(),
        false => String::new(),
    }
}

/// A crossing by the hexes on both sides: `0305|0306`.
pub(crate) fn crossing_name(battle: &Battle, crossing: u8) -> String {
    let laid = battle.board.crossings.get(usize::from(crossing));
    laid.map_or_else(String::new, |laid| laid.hexes.map(|hex| hex_number(battle, hex)).join("|"))
}

/// The message that names a card.
pub(crate) fn card_name(battle: &Battle, card: u8) -> String {
    let title = battle.title(card);
    title.map_or_else(|| "napoleon-card-unknown".to_owned(), |title| format!("napoleon-card-{}", title.id))
}

/// The hexes of an entry.
pub(crate) fn entry_name(battle: &Battle, entry: u8) -> Label {
    let place = battle.board.entries.get(usize::from(entry));
    Label::new(place.map_or_else(String::new, |place| format!("place-{}", place.key)))
}

/// A hex by the place in it, if there is one, and its number.
pub(crate) fn place_name(battle: &Battle, hex: Hex) -> Label {
    let number = hex_number(battle, hex);
    let label = match battle.board.places.iter().find(|place| place.hexes.has(hex)) {
        Some(place) => Label::new("napoleon-place").with_message("place", format!("place-{}", place.key)),
        None => Label::new("napoleon-hex"),
    };
    label.with("hex", number.as_str())
}
