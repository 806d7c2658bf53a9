//! What situations expect: sentences about a position.

use kernel::lots::{each, only};
use kernel::situation::words::side_named;
use kernel::{Side, Tokens};

use super::words::{MARKS, Marks, face_named, place_named};
use super::{NOBODY, off_board};
use crate::board::{ApproachId, Place, Spot};
use crate::engine::battle::Battle;
use crate::engine::order::Aim;
use crate::engine::play::Field;

/// The forms that are understood; `docs/situations.md` has an example of each.
pub(super) const SENTENCES: [&str; 16] = [
    "[COUNT] SIDE PIECE in|at PLACE",
    "[COUNT] SIDE in|at PLACE",
    "[COUNT] SIDE PIECE",
    "no SIDE [PIECE] [in|at PLACE]",
    "morale SIDE POINTS",
    "commands COUNT",
    "turn SIDE",
    "round NUMBER",
    "broken SIDE",
    "holds SIDE",
    "winner SIDE",
    "waiting FORCE COUNT",
    "known|hidden SIDE PIECE in|at PLACE",
    "asleep|awake SIDE PIECE in|at PLACE",
    "announced|busy|moved SIDE PIECE in|at PLACE",
    "up SIDE PIECE in|at PLACE",
];

pub(super) fn holds(field: &Field<'_>, words: &str) -> Result<bool, String> {
    let Field { battle, position } = *field;
    let open = &position.open;
    let parts: Vec<&str> = words.split_whitespace().collect();
    let number = |text: &str| text.parse::<u32>().map_err(|_| format!("`{text}` is no number"));
    match parts.as_slice() {
        ["morale", side, points] => Ok(u32::from(open.morale[side_named(&battle.sides, side)?]) == number(points)?),
        ["commands", left] => Ok(u32::from(open.commands) == number(left)?),
        ["turn", side] => Ok(open.turn == side_named(&battle.sides, side)?),
        ["round", round] => Ok(u32::from(open.round) == number(round)?),
        ["broken", side] => Ok(field.is_broken(side_named(&battle.sides, side)?)),
        ["holds", side] => Ok(!field.is_broken(side_named(&battle.sides, side)?)),
        ["winner", side] => {
            let side = side_named(&battle.sides, side)?;
            Ok(field.outcome().is_some_and(|outcome| outcome.winner == Some(side)))
        }
        ["waiting", force, count] => {
            let index = battle.forces.iter().position(|other| other.id == *force);
            let index = index.ok_or_else(|| format!("there is no force `{force}`"))?;
            Ok(field.waiting(index as u8).count_ones() == number(count)?)
        }
        ["no", rest @ ..] => Ok(matching(field, rest)? == 0),
        [mark, rest @ ..] if MARKS.contains(mark) => {
            let mut marks = Marks::default();
            marks.add(mark)?;
            Ok(each(matching(field, rest)?).any(|piece| marks.are_true_of(open, piece)))
        }
        [count, rest @ ..] if count.parse::<u32>().is_ok() => Ok(matching(field, rest)?.count_ones() == number(count)?),
        rest => Ok(matching(field, rest)? != 0),
    }
}

/// The pieces that `austria I3 in 39`, `austria in 39`, `austria I3` or
/// `austria I3 asleep in 39` speaks of.
fn matching(field: &Field<'_>, words: &[&str]) -> Result<Tokens, String> {
    let not_understood = || format!("`{}`: expected a side and a piece, such as `austria I3 in 39`", words.join(" "));
    let [side, rest @ ..] = words else { return Err(not_understood()) };
    let side = side_named(&field.battle.sides, side)?;
    let (mut face, mut place, mut marks) = (None, None, Marks::default());
    let mut rest = rest.iter();
    while let Some(word) = rest.next() {
        match *word {
            "in" | "at" if place.is_none() => {
                place = Some(place_named(field.battle, rest.next().ok_or_else(not_understood)?)?);
            }
            mark if MARKS.contains(&mark) => marks.add(mark)?,
            name if face.is_none() && place.is_none() => face = Some(face_named(name)?),
            _ => return Err(not_understood()),
        }
    }
    if face.is_none() && place.is_none() {
        return Err(not_understood());
    }
    let fits = |piece: &u8| {
        let stands = field.position.open.place[*piece as usize];
        face.is_none_or(|face| field.position.face(*piece) == face)
            && place.map_or(!off_board(stands), |place| stands == place)
            && marks.are_true_of(&field.position.open, *piece)
    };
    Ok(each(field.of(side)).filter(fits).fold(0, |set, piece| set | only(piece)))
}

/// The group that is being formed, in the words of orders: `march 39 to 42 with I3`.
pub(super) fn half_given(field: &Field<'_>) -> Option<String> {
    let Field { battle, position } = *field;
    let group = position.group?;
    let approach = |id| approach_words(battle, id);
    let aim = match group.aim {
        Aim::Assault(from) => format!("assault {}", approach(from)),
        Aim::March { from, over } => match from.spot() {
            Spot::Blocking(_) => format!("march {}", approach(over)),
            _ => format!("march {}", approach(over).replacen('/', " to ", 1)),
        },
        Aim::Block(to) => format!("block {}", approach(to)),
        Aim::FallBack(from) => format!("fall back {}", approach(from)),
        Aim::CloseUp(to) => format!("close up {}", approach(to)),
        Aim::Oppose(_) => "oppose".to_owned(),
        Aim::Follow(_) => "follow".to_owned(),
    };
    let faces: Vec<String> = each(group.joined).map(|piece| position.face(piece).to_string()).collect();
    Some(if faces.is_empty() { aim } else { format!("{aim} with {}", faces.join(", ")) })
}

/// An approach as orders name it.
fn approach_words(battle: &Battle, id: ApproachId) -> String {
    let approach = battle.board.approach(id);
    let here = battle.board.locale(approach.locale).number;
    let Some(there) = approach.faces else { return format!("{here}/{}", approach.pair_id) };
    let approaches = &battle.board.locale(approach.locale).approaches;
    let same = approaches.iter().filter(|other| battle.board.approach(**other).faces == Some(there)).count();
    let there = battle.board.locale(there).number;
    if same > 1 { format!("{here}/{there}:{}", approach.pair_id) } else { format!("{here}/{there}") }
}

/// The position in a few lines, for reports.
pub(super) fn describe(field: &Field<'_>) -> String {
    let Field { battle, position } = *field;
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
        lines.push(format!("{key} (morale {}): {}", position.open.morale[side], pieces.join(", ")));
    }
    lines.join("\n")
}

fn place_words(battle: &Battle, place: Place) -> String {
    let number = |locale| battle.board.locale(locale).number;
    match place.spot() {
        Spot::Reserve(locale) => format!("in {}", number(locale)),
        Spot::Blocking(approach) => format!("at {}", approach_words(battle, approach)),
        Spot::Waiting(force) => {
            format!("waiting {}", battle.forces.get(force as usize).map_or("", |force| force.id.as_str()))
        }
        Spot::Lost => "lost".to_owned(),
    }
}
