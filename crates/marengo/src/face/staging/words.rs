//! The words that pieces and places are written in.

use kernel::Side;
use kernel::lots::only;
use kernel::situation::words::side_named;

use crate::board::{ApproachId, Place};
use crate::engine::battle::Battle;
use crate::engine::position::Open;
use crate::pieces::Face;

/// What can be said of a piece: in a position, or to tell it from others with the same face.
pub(super) const MARKS: [&str; 8] = ["asleep", "awake", "known", "hidden", "announced", "busy", "moved", "up"];

/// Marks that cannot both be true of a piece.
const CONTRARY: [(&str, &str); 4] =
    [("asleep", "awake"), ("known", "hidden"), ("announced", "hidden"), ("up", "hidden")];

/// Some of [`MARKS`], by bit.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Marks(u8);

impl Marks {
    /// Adds a mark, if the word is one.
    pub(super) fn add(&mut self, word: &str) -> Result<(), String> {
        let mark = MARKS.iter().position(|mark| *mark == word);
        let mark = mark.ok_or_else(|| format!("`{word}` says nothing about a piece; expected {}", MARKS.join(", ")))?;
        self.0 |= 1 << mark;
        match CONTRARY.iter().find(|(one, other)| self.has(one) && self.has(other)) {
            Some((one, other)) => Err(format!("`{word}`: a piece is not {one} and {other} at once")),
            None => Ok(()),
        }
    }

    /// Whether a mark was said.
    pub(super) fn has(self, name: &str) -> bool {
        MARKS.iter().zip(0..).any(|(mark, bit)| *mark == name && self.0 >> bit & 1 == 1)
    }

    /// Whether all of them are true of a piece.
    pub(super) fn are_true_of(self, open: &Open, piece: u8) -> bool {
        let among = |set: u64| set & only(piece) != 0;
        let is_true = |mark: &str| match mark {
            "asleep" => !among(open.awake),
            "awake" => among(open.awake),
            "known" => open.lots.is_known(piece),
            "hidden" => !open.lots.is_known(piece),
            "announced" => among(open.announced),
            "busy" => among(open.busy),
            "moved" => among(open.spent),
            _ => among(open.up),
        };
        MARKS.iter().filter(|mark| self.has(mark)).all(|mark| is_true(mark))
    }
}

impl std::fmt::Display for Marks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        MARKS.iter().filter(|mark| self.has(mark)).try_for_each(|mark| write!(f, " {mark}"))
    }
}

/// A piece as an order speaks of it: `I2`, or `I2 asleep` where several look alike.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    pub(super) face: Face,
    pub(super) marks: Marks,
}

impl Wanted {
    /// Reads `I2 asleep`.
    pub(super) fn read(words: &str) -> Result<Self, String> {
        match Wanted::several(words)?.as_slice() {
            [one] => Ok(*one),
            _ => Err(format!("`{words}`: expected one piece, such as `I2` or `I2 asleep`")),
        }
    }

    /// Reads `I3 asleep, I2 and C2`.
    pub(super) fn several(words: &str) -> Result<Vec<Self>, String> {
        let mut wanted: Vec<Wanted> = Vec::new();
        for word in words.split([',', ' ']).filter(|word| !word.is_empty() && *word != "and") {
            match wanted.last_mut().filter(|_| MARKS.contains(&word)) {
                Some(last) => last.marks.add(word)?,
                None => wanted.push(Wanted { face: face_named(word)?, marks: Marks::default() }),
            }
        }
        Ok(wanted)
    }
}

impl std::fmt::Display for Wanted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.face, self.marks)
    }
}

/// A piece as an author describes it.
#[derive(Clone, Copy, Debug)]
pub(super) struct PieceWords {
    pub(super) count: u8,
    pub(super) side: Side,
    pub(super) face: Face,
    pub(super) place: Place,
    pub(super) marks: Marks,
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

/// Reads `2 austria I3 in 8 asleep`, `france A1 at 8/4 announced`,
/// `austria I2 waiting austrian-army`.
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
    let marks = marks.iter().try_fold(Marks::default(), |mut marks, word| marks.add(word).map(|()| marks))?;
    if *how == "waiting" && (marks.has("asleep") || marks.has("awake")) {
        return Err("`asleep`: whether a waiting piece sleeps is for the rules to say".into());
    }
    Ok(PieceWords { count, side: side_named(&battle.sides, side)?, face: face_named(face)?, place, marks })
}
