//! The words that pieces and places are written in.

use kernel::Side;

use crate::battle::Battle;
use crate::board::{ApproachId, Place};
use crate::pieces::Face;

/// A piece as an author describes it.
#[derive(Clone, Copy, Debug)]
pub(super) struct PieceWords {
    pub(super) count: u8,
    pub(super) side: Side,
    pub(super) face: Face,
    pub(super) place: Place,
    pub(super) asleep: bool,
    pub(super) known: bool,
    pub(super) announced: bool,
    pub(super) busy: bool,
    pub(super) moved: bool,
}

pub(super) fn side_named(battle: &Battle, name: &str) -> Result<Side, String> {
    Side::BOTH
        .into_iter()
        .find(|side| battle.sides[side.index()] == name)
        .ok_or_else(|| format!("there is no side `{name}`; expected {} or {}", battle.sides[0], battle.sides[1]))
}

pub(super) fn face_named(name: &str) -> Result<Face, String> {
    Face::read(name).ok_or_else(|| format!("`{name}` is no piece; expected I1 to I3, C1 to C3, A1 to A3"))
}

/// Reads `8` or `8/4`.
pub(super) fn place_named(battle: &Battle, name: &str) -> Result<Place, String> {
    match name.split_once('/') {
        None => {
            let number = name.parse().map_err(|_| format!("`{name}` is no locale; expected a number"))?;
            let locale = battle.board.find(number).ok_or_else(|| format!("there is no locale `{name}`"))?;
            Ok(Place::reserve(locale))
        }
        Some(_) => approach_named(battle, name).map(Place::blocking),
    }
}

/// Reads `8/4`, or `56/57:56-57-north`, or `1/NW` for an impassable side.
pub(super) fn approach_named(battle: &Battle, name: &str) -> Result<ApproachId, String> {
    let wrong = || format!("`{name}` is no approach; expected two neighbours as `8/4`");
    let (here, there) = name.split_once('/').ok_or_else(wrong)?;
    let (there, pair) = match there.split_once(':') {
        Some((there, pair)) => (there, Some(pair)),
        None => (there, None),
    };
    let locale = here.parse().ok().and_then(|number| battle.board.find(number)).ok_or_else(wrong)?;
    if let Some(other) = there.parse().ok().and_then(|number| battle.board.find(number)) {
        return battle.board.facing(locale, other, pair).ok_or_else(wrong);
    }
    let approaches = &battle.board.locale(locale).approaches;
    let impassable = |id: &&ApproachId| {
        let approach = battle.board.approach(**id);
        approach.faces.is_none() && approach.pair_id == there
    };
    approaches.iter().find(impassable).copied().ok_or_else(wrong)
}

/// Reads `2 austria I3 in 8 asleep`, `france A1 at 8/4 announced`, `austria I2 waiting austrian-army`.
pub(super) fn read_piece(battle: &Battle, line: &str) -> Result<PieceWords, String> {
    let mut words: Vec<&str> = line.split_whitespace().collect();
    let count = match words.first().and_then(|word| word.parse::<u8>().ok()) {
        Some(count) => {
            words.remove(0);
            count
        }
        None => 1,
    };
    let [side, face, how, place, marks @ ..] = words.as_slice() else {
        return Err(format!("`{line}`: expected `side piece in place` or `side piece at place/place`"));
    };
    let place = match *how {
        "in" | "at" => place_named(battle, place)?,
        "waiting" => {
            let index = battle.forces.iter().position(|force| force.id == *place);
            Place::waiting(index.ok_or_else(|| format!("there is no force `{place}`"))? as u8)
        }
        _ => return Err(format!("`{line}`: after the piece comes `in`, `at` or `waiting`")),
    };
    let mut piece = PieceWords {
        count,
        side: side_named(battle, side)?,
        face: face_named(face)?,
        place,
        asleep: false,
        known: false,
        announced: false,
        busy: false,
        moved: false,
    };
    for mark in marks {
        match *mark {
            "asleep" if *how == "waiting" => {
                return Err("`asleep`: whether a waiting piece sleeps is for the rules to say".into());
            }
            "asleep" => piece.asleep = true,
            "known" => piece.known = true,
            "announced" => piece.announced = true,
            "busy" => piece.busy = true,
            "moved" => piece.moved = true,
            _ => {
                return Err(format!(
                    "`{mark}` says nothing about a piece; expected asleep, known, announced, busy, moved"
                ));
            }
        }
    }
    Ok(piece)
}

/// Splits `I3, I2 and C2` into faces.
pub(super) fn faces_named(words: &str) -> Result<Vec<Face>, String> {
    words.split([',', ' ']).map(str::trim).filter(|word| !word.is_empty() && *word != "and").map(face_named).collect()
}
