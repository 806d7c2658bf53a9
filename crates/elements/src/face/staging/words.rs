//! The words that elements, places and numbers are written in.

use kernel::Side;
use kernel::situation::words::side_named;

use crate::engine::battle::Battle;
use crate::engine::pieces::{CAMP_SLOT, CommandId, ElementId, MOST_COMMANDS, MOST_TROOPS};
use crate::engine::play::Field;
use crate::engine::position::Fate;
use crate::geometry::{Heading, Point, Pose};
use crate::troops::Arm;

/// Nobody stands farther from the corner of a table, in millimetres.
const FARTHEST: i32 = 2_000;

/// The words of a line, one after the other.
pub(super) struct Tokens<'a> {
    line: &'a str,
    words: std::iter::Peekable<std::str::SplitWhitespace<'a>>,
}

impl<'a> Tokens<'a> {
    pub(super) fn of(line: &'a str) -> Self {
        Tokens { line, words: line.split_whitespace().peekable() }
    }

    pub(super) fn next(&mut self) -> Option<&'a str> {
        self.words.next()
    }

    /// Takes a word if it comes next.
    pub(super) fn accept(&mut self, word: &str) -> bool {
        self.words.next_if(|next| *next == word).is_some()
    }

    pub(super) fn expect(&mut self, word: &str) -> Result<(), String> {
        match self.accept(word) {
            true => Ok(()),
            false => Err(format!("`{}`: expected `{word}`", self.line.trim())),
        }
    }

    /// Nothing more comes.
    pub(super) fn end(&mut self) -> Result<(), String> {
        match self.next() {
            None => Ok(()),
            Some(word) => Err(format!("`{word}` was not expected in `{}`", self.line.trim())),
        }
    }

    /// A length in millimetres, with up to two decimals.
    pub(super) fn millimetres(&mut self) -> Result<i32, String> {
        let word = self.next().unwrap_or_default();
        length(word).ok_or_else(|| format!("`{word}` is no length in millimetres"))
    }

    /// A point: `300,200`.
    pub(super) fn point(&mut self) -> Result<Point, String> {
        let word = self.next().unwrap_or_default();
        let parts = word.split_once(',').and_then(|(x, y)| Some(Point::new(length(x)?, length(y)?)));
        parts.ok_or_else(|| format!("`{word}` is no place; expected millimetres such as `300,200`"))
    }

    /// Degrees, with up to two decimals: `22.5`.
    pub(super) fn heading(&mut self) -> Result<Heading, String> {
        let word = self.next().unwrap_or_default();
        heading(word)
    }

    /// A place and a facing: `300,200 facing 90`.
    pub(super) fn pose(&mut self) -> Result<Pose, String> {
        let point = self.point()?;
        self.expect("facing")?;
        Ok(Pose::at(point, self.heading()?))
    }
}

/// A number with up to two decimals, in hundredths.
fn hundredths(word: &str, most: i32) -> Option<i32> {
    let (sign, digits) = word.strip_prefix('-').map_or((1, word), |rest| (-1, rest));
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    if part.is_empty() || part.len() > 2 || !part.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let whole: i32 = whole.parse().ok().filter(|whole| (0..=most).contains(whole))?;
    let part: i32 = part.parse().ok()?;
    Some(
        sign * (100 * whole
            + if digits.rsplit('.').next().is_some_and(|part| part.len() == 1) { 10 * part } else { part }),
    )
}

/// A length in millimetres, in hundredths of them.
fn length(word: &str) -> Option<i32> {
    match word.contains('.') {
        true => hundredths(word, FARTHEST),
        false => word.parse().ok().filter(|whole| (-FARTHEST..=FARTHEST).contains(whole)).map(|whole: i32| 100 * whole),
    }
}

/// Degrees as a heading.
pub(super) fn heading(word: &str) -> Result<Heading, String> {
    let degrees = match word.contains('.') {
        true => hundredths(word, 359),
        false => word.parse().ok().filter(|whole| (0..360).contains(whole)).map(|whole: i32| 100 * whole),
    };
    let steps = degrees.filter(|degrees| *degrees >= 0 && degrees % 5 == 0).map(|degrees| degrees / 5);
    let steps = steps.and_then(|steps| u16::try_from(steps).ok());
    steps.map(Heading::new).ok_or_else(|| format!("`{word}` is no facing; expected degrees from 0 to 359.95"))
}

/// Paces as a length: `200`.
pub(super) fn paces(word: &str) -> Result<u16, String> {
    let number = word.parse().ok().filter(|paces: &u16| *paces <= 2_400);
    number.map(|paces| 25 * paces).ok_or_else(|| format!("`{word}` is no number of paces"))
}

/// A command, counted from 1.
pub(super) fn command_named(battle: &Battle, name: &str) -> Result<CommandId, String> {
    let most = battle.commands();
    let number = name.parse().ok().filter(|number| (1..=most).contains(number));
    number.map(|number| CommandId(number as u8 - 1)).ok_or_else(|| format!("`{name}` is no command from 1 to {most}"))
}

/// An arm and a number: `rifles-1`, `camp`.
pub(super) fn arm_named(name: &str) -> Result<(Arm, u8), String> {
    if name == "camp" {
        return Ok((Arm::Camp, 1));
    }
    let known = || {
        let keys: Vec<&str> = Arm::ALL.iter().map(|arm| arm.key()).collect();
        format!("`{name}` is no element; expected {}, with a number: `rifles-1`", keys.join(", "))
    };
    let (arm, number) = name.rsplit_once('-').ok_or_else(known)?;
    let arm = Arm::ALL.into_iter().find(|other| other.key() == arm).ok_or_else(known)?;
    let number = number.parse().ok().filter(|number| *number > 0).ok_or_else(known)?;
    Ok((arm, number))
}

/// Whether an arm goes by a name: cavalry keeps its number when it dismounts.
const fn is_of(arm: Arm, named: Arm) -> bool {
    match named {
        Arm::Cavalry | Arm::Dismounted => matches!(arm, Arm::Cavalry | Arm::Dismounted),
        _ => arm as u8 == named as u8,
    }
}

/// The element of a side by its name.
pub(super) fn element_named(field: &Field<'_>, side: Side, name: &str) -> Result<ElementId, String> {
    let (arm, count) = arm_named(name)?;
    let found = match arm {
        Arm::Commander if usize::from(count) <= MOST_COMMANDS => Some(ElementId::commander(side, CommandId(count - 1))),
        Arm::Commander => None,
        Arm::Camp => Some(ElementId::of(side, CAMP_SLOT)),
        _ => {
            let troops = (0..MOST_TROOPS as u8).map(|slot| ElementId::of(side, slot));
            let mut same =
                troops.filter(|id| field.element(*id).fate != Fate::None && is_of(field.element(*id).arm, arm));
            same.nth(usize::from(count) - 1)
        }
    };
    let there = found.filter(|id| field.element(*id).fate != Fate::None);
    there.ok_or_else(|| format!("{} has no `{name}`", field.battle.sides[side.index()]))
}

/// The name of an element, as situations write it.
pub(super) fn name_of(field: &Field<'_>, element: ElementId) -> String {
    let arm = field.arm(element);
    let number = match arm {
        Arm::Camp => return "camp".into(),
        Arm::Commander => element.slot() - MOST_TROOPS as u8 + 1,
        _ => {
            let before = (0..=element.slot()).map(|slot| ElementId::of(element.side(), slot));
            before.filter(|id| field.element(*id).fate != Fate::None && is_of(field.arm(*id), arm)).count() as u8
        }
    };
    format!("{}-{number}", arm.key())
}

/// A side (if it is said) and an element, from words.
pub(super) fn element_of<'a>(
    field: &Field<'_>,
    words: &mut impl Iterator<Item = &'a str>,
    side: Side,
) -> Result<ElementId, String> {
    let first = words.next().ok_or("an element is missing")?;
    match side_named(&field.battle.sides, first) {
        Ok(side) => element_named(field, side, words.next().unwrap_or_default()),
        Err(_) => element_named(field, side, first),
    }
}

/// A number, or a list of them, one for each command.
pub(super) fn number_list(words: &toml::Table, key: &str) -> Result<Vec<u8>, String> {
    let bad = || format!("`{key}` is a small number, or a list of them");
    let small = |value: &toml::Value| value.as_integer().and_then(|number| u8::try_from(number).ok()).ok_or_else(bad);
    match words.get(key) {
        None => Ok(Vec::new()),
        Some(toml::Value::Array(list)) => list.iter().map(small).collect(),
        Some(value) => small(value).map(|number| vec![number]),
    }
}

/// The movement points of the active side's commands: six each unless said otherwise.
pub(super) fn pips(words: &toml::Table) -> Result<[u8; MOST_COMMANDS], String> {
    let mut pips = [6; MOST_COMMANDS];
    for (slot, points) in pips.iter_mut().zip(number_list(words, "pips")?) {
        *slot = points;
    }
    Ok(pips)
}
