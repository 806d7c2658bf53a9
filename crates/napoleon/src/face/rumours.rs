//! Hidden forces as the enemy sees them: a flag in each hex, who could be there, and when he was last
//! seen (8.1, 8.5). Made from a view: whoever stands in for a force in it is never named.

use ground::scene::{SceneBadge, SceneUnit};
use hexes::{Hex, HexSet};
use kernel::Label;

use super::piece_name;
use crate::engine::battle::Battle;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::Field;

/// So many names are told at most.
const MOST_NAMES: usize = 8;

/// One flag in each hex with a hidden force.
pub(super) fn flags<'a>(field: &Field<'a>, unseen: Pieces) -> Vec<SceneUnit<'a>> {
    let there = unseen.iter().filter(|piece| field.position.on_map(*piece));
    let hexes: HexSet = there.map(|piece| field.position.at(piece)).collect();
    hexes.iter().filter_map(|hex| flag(field, unseen, hex)).collect()
}

fn flag<'a>(field: &Field<'a>, unseen: Pieces, hex: Hex) -> Option<SceneUnit<'a>> {
    let side = field.holder(hex)?;
    Some(SceneUnit {
        id: format!("f{}", super::hex_number(field.battle, hex)),
        name: "napoleon-hidden-force".to_owned(),
        side: &field.battle.sides[side.index()],
        band: None,
        arm: "hidden",
        hex: Some(field.battle.board.id(hex)),
        off: None,
        place: u8::MAX,
        steps: 0,
        full: 0,
        strength: 0,
        worth: 0,
        figures: String::new(),
        small: None,
        big: String::new(),
        values: Vec::new(),
        badges: rumour(field, field.position.pieces_at(hex).and(unseen)),
    })
}

/// Who could be in a hex: everybody of the lots there. Those whom nobody has seen yet are counted,
/// the others are named with the turn in which they were last seen.
fn rumour(field: &Field<'_>, there: Pieces) -> Vec<SceneBadge> {
    let could_be = there.iter().fold(Pieces::NONE, |all, piece| all.or(field.position.lot_of(piece)));
    let seen_in = |piece: &PieceId| field.position.sighted[piece.index()];
    let known: Pieces = could_be.iter().filter(|piece| seen_in(piece) > 0).collect();
    let mut badges = Vec::new();
    if let Some(last) = known.iter().map(|piece| seen_in(&piece)).max() {
        let label = Label::new("napoleon-rumour-seen")
            .with("pieces", names(field.battle, known))
            .with("more", known.len().saturating_sub(MOST_NAMES) as i64)
            .with("turn", i64::from(last));
        badges.push(SceneBadge { key: "rumour", label });
    }
    let strangers = could_be.without(known).len();
    if strangers > 0 {
        let label = Label::new("napoleon-rumour-unknown").with("count", strangers as i64);
        badges.push(SceneBadge { key: "rumour", label });
    }
    badges
}

fn names(battle: &Battle, pieces: Pieces) -> Vec<Label> {
    pieces.iter().take(MOST_NAMES).map(|piece| Label::new(piece_name(battle, piece))).collect()
}
