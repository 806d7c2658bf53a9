//! What situations expect: sentences about a position.

use kernel::lots::{each, only};
use kernel::{Decision, Side, Tokens};

use super::words::{face_named, place_named, side_named};
use super::{NOBODY, off_board};
use crate::battle::Battle;
use crate::board::{Place, Spot};
use crate::play::Field;
use crate::position::Position;

/// The sentences that are understood.
const SENTENCES: &str = "2 austria I3 in 39 · no france in 42 · no france I2 at 42/39 · morale france 15 · commands 2 · \
turn france · round 4 · broken france · holds france · asks france oppose · winner austria · waiting austrian-army 17 · \
known france I2 in 42 · hidden france I2 in 42 · asleep france I2 in 42 · awake france I2 in 42 · up austria A1 at 2/39";

pub(super) fn holds(battle: &Battle, position: &Position, words: &str) -> Result<bool, String> {
    let field = Field { battle, position };
    let open = &position.open;
    let parts: Vec<&str> = words.split_whitespace().collect();
    let number = |text: &str| text.parse::<u32>().map_err(|_| format!("`{text}` is no number"));
    match parts.as_slice() {
        ["morale", side, points] => Ok(u32::from(open.morale[side_named(battle, side)?.index()]) == number(points)?),
        ["commands", left] => Ok(u32::from(open.commands) == number(left)?),
        ["turn", side] => Ok(open.turn == side_named(battle, side)?),
        ["round", round] => Ok(u32::from(open.round) == number(round)?),
        ["broken", side] => Ok(field.is_broken(side_named(battle, side)?)),
        ["holds", side] => Ok(!field.is_broken(side_named(battle, side)?)),
        ["winner", side] => {
            let side = side_named(battle, side)?;
            Ok(field.outcome().is_some_and(|outcome| outcome.winner == Some(side)))
        }
        ["asks", side, question] => {
            let side = side_named(battle, side)?;
            Ok(match field.to_decide() {
                Decision::Asks { side: asked, question: for_what } => {
                    asked == side && format!("{for_what:?}").eq_ignore_ascii_case(&question.replace('-', ""))
                }
                Decision::Over(_) => false,
            })
        }
        ["waiting", force, count] => {
            let index = battle.forces.iter().position(|other| other.id == *force);
            let index = index.ok_or_else(|| format!("there is no force `{force}`"))?;
            Ok(field.waiting(index as u8).count_ones() == number(count)?)
        }
        ["no", rest @ ..] => Ok(matching(&field, rest)? == 0),
        ["known", rest @ ..] => marked(&field, rest, |piece| open.lots.is_known(piece)),
        ["hidden", rest @ ..] => marked(&field, rest, |piece| !open.lots.is_known(piece)),
        ["asleep", rest @ ..] => marked(&field, rest, |piece| open.awake & only(piece) == 0),
        ["awake", rest @ ..] => marked(&field, rest, |piece| open.awake & only(piece) != 0),
        ["up", rest @ ..] => marked(&field, rest, |piece| open.up & only(piece) != 0),
        [count, rest @ ..] if count.parse::<u32>().is_ok() => {
            Ok(matching(&field, rest)?.count_ones() == number(count)?)
        }
        rest => Ok(matching(&field, rest)? != 0),
    }
}

/// Whether some matching piece bears a mark.
fn marked(field: &Field<'_>, words: &[&str], mark: impl Fn(u8) -> bool) -> Result<bool, String> {
    Ok(each(matching(field, words)?).any(mark))
}

/// The pieces that `austria I3 in 39`, `austria in 39` or `austria I3` speaks of.
fn matching(field: &Field<'_>, words: &[&str]) -> Result<Tokens, String> {
    let not_understood = || format!("`{}` is not understood; sentences are: {SENTENCES}", words.join(" "));
    let (side, face, place) = match words {
        [side, "in" | "at", place] => (side, None, Some(place)),
        [side, face, "in" | "at", place] => (side, Some(face), Some(place)),
        [side, face] => (side, Some(face), None),
        _ => return Err(not_understood()),
    };
    let side = side_named(field.battle, side)?;
    let face = face.map(|face| face_named(face)).transpose()?;
    let place = place.map(|place| place_named(field.battle, place)).transpose()?;
    let fits = |piece: &u8| {
        let stands = field.position.open.place[*piece as usize];
        face.is_none_or(|face| field.position.face(*piece) == face)
            && place.map_or(!off_board(stands), |place| stands == place)
    };
    Ok(each(field.of(side)).filter(fits).fold(0, |set, piece| set | only(piece)))
}

/// The position in a few lines, for reports.
pub(super) fn describe(battle: &Battle, position: &Position) -> String {
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let mut pieces: Vec<String> = each(battle.tokens[side.index()])
            .filter(|piece| position.face(*piece) != NOBODY && position.face(*piece).strength() > 0)
            .map(|piece| {
                format!("{} {}", position.face(piece), place_words(battle, position.open.place[piece as usize]))
            })
            .collect();
        pieces.sort();
        let key = &battle.sides[side.index()];
        lines.push(format!("{key} (morale {}): {}", position.open.morale[side.index()], pieces.join(", ")));
    }
    lines.join("\n")
}

fn place_words(battle: &Battle, place: Place) -> String {
    let number = |locale| battle.board.locale(locale).number;
    match place.spot() {
        Spot::Reserve(locale) => format!("in {}", number(locale)),
        Spot::Blocking(approach) => {
            let approach = battle.board.approach(approach);
            format!("at {}/{}", number(approach.locale), approach.faces.map(number).unwrap_or_default())
        }
        Spot::Waiting(force) => {
            format!("waiting {}", battle.forces.get(force as usize).map_or("", |force| force.id.as_str()))
        }
        Spot::Lost => "lost".to_owned(),
    }
}
