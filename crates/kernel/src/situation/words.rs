//! What the words of a position have in common, whatever the system: flags,
//! numbers, texts, lists, sides.

use toml::{Table, Value};

use crate::system::Side;

/// A value as text.
///
/// # Errors
/// If it is none.
pub fn text<'a>(value: &'a Value, key: &str) -> Result<&'a str, String> {
    value.as_str().ok_or_else(|| format!("`{key}` is a text in quotes"))
}

/// The texts of a key; none if it is not there.
///
/// # Errors
/// If it is no list of texts.
pub fn list<'a>(words: &'a Table, key: &str) -> Result<Vec<&'a str>, String> {
    let Some(value) = words.get(key) else { return Ok(Vec::new()) };
    let list = value.as_array().ok_or_else(|| format!("`{key}` is a list of texts"))?;
    list.iter().map(|value| text(value, key)).collect()
}

/// The number of a key, if it is there.
///
/// # Errors
/// If it is none, or too large.
pub fn number<T: TryFrom<i64>>(words: &Table, key: &str) -> Result<Option<T>, String> {
    let Some(value) = words.get(key) else { return Ok(None) };
    let number = value.as_integer().and_then(|number| T::try_from(number).ok());
    number.map(Some).ok_or_else(|| format!("`{key}` is a small number"))
}

/// Whether a key says yes; no if it is not there.
///
/// # Errors
/// If it says neither.
pub fn flag(words: &Table, key: &str) -> Result<bool, String> {
    match words.get(key) {
        None => Ok(false),
        Some(value) => value.as_bool().ok_or_else(|| format!("`{key}` is true or false")),
    }
}

/// The side of a key: `austria`.
///
/// # Errors
/// If there is none.
pub fn side_named(sides: &[String; 2], name: &str) -> Result<Side, String> {
    let found = Side::BOTH.into_iter().find(|side| sides[side.index()] == name);
    found.ok_or_else(|| format!("there is no side `{name}`; expected {} or {}", sides[0], sides[1]))
}

/// The place of a name among those that are known.
///
/// # Errors
/// If it is not among them; the one that comes nearest is named.
pub fn index_named<'a>(what: &str, known: impl Iterator<Item = &'a str> + Clone, name: &str) -> Result<usize, String> {
    let found = known.clone().position(|other| other == name);
    found.ok_or_else(|| format!("there is no {what} `{name}`{}", suggestion(known, name)))
}

/// The name that begins most like another, as a question.
fn suggestion<'a>(known: impl Iterator<Item = &'a str>, name: &str) -> String {
    let common = |other: &str| name.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    match known.max_by_key(|other| common(other)).filter(|other| common(other) > 0) {
        Some(near) => format!("; did you mean `{near}`?"),
        None => String::new(),
    }
}
