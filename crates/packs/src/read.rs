//! From bytes to the structures of the format; as many faults at once as can be told.

use std::ops::Range;

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::fault::{Faults, MOST_FAULTS};
use crate::files::{CHARTS, Files, MOST_BYTES};

/// The text of a file; a fault if it is missing, too long or no text.
pub fn text<'a>(files: &'a Files, name: &str, faults: &mut Faults<'_>) -> Option<&'a str> {
    let Some(bytes) = files.bytes(name) else {
        faults.of(name, "the file is missing");
        return None;
    };
    if bytes.len() > MOST_BYTES {
        faults.of(name, format!("the file has {} bytes; at most {MOST_BYTES} are read", bytes.len()));
        return None;
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Some(text),
        Err(error) => {
            let start = error.valid_up_to();
            faults.at(name, &(start..start), "this is not text in UTF-8");
            None
        }
    }
}

/// Reads a file. An entry that cannot be read is told and left aside, so that the next
/// ones can be read as well.
pub fn read<T: DeserializeOwned>(files: &Files, name: &str, faults: &mut Faults<'_>) -> Option<T> {
    let text = text(files, name, faults)?;
    let (mut table, errors) = DeTable::parse_recoverable(text);
    for error in errors.iter().take(MOST_FAULTS) {
        faults.at(name, &error.span().unwrap_or_default(), error.message());
    }
    if !errors.is_empty() {
        return None;
    }
    for told in 0..MOST_FAULTS {
        match T::deserialize(toml::Deserializer::from(table.clone())) {
            Ok(value) => return (told == 0).then_some(value),
            Err(error) => {
                let span = narrowed(text, error.span().unwrap_or_default(), error.message());
                faults.at(name, &span, error.message());
                if !leave_aside(&mut table, &span) {
                    return None;
                }
            }
        }
    }
    None
}

/// Reads a file that a pack can do without; nothing if it is there and cannot be read.
pub fn perhaps<T: DeserializeOwned>(files: &Files, name: &str, faults: &mut Faults<'_>) -> Option<Option<T>> {
    match files.bytes(name) {
        Some(_) => read(files, name, faults).map(Some),
        None => Some(None),
    }
}

/// Reads the charts of a pack. Where there are none, the fault names a folder that
/// has some: `such as "..."`.
pub fn charts<T: DeserializeOwned>(files: &Files, example: &str, faults: &mut Faults<'_>) -> Option<T> {
    if files.bytes(CHARTS).is_none() {
        let what = "the file is missing; or let `charts` of pack.toml name a folder that has one";
        faults.of(CHARTS, format!("{what}, {example}"));
        return None;
    }
    read(files, CHARTS, faults)
}

/// A list of a file: the file, the key of its entries, how many there are, how many may be read.
pub type Count = (&'static str, &'static str, usize, usize);

/// Tells lists that no battle could need; everything later may take its time over each entry.
pub fn are_of_a_size(counts: impl IntoIterator<Item = Count>, faults: &mut Faults<'_>) -> bool {
    let mut all = true;
    for (file, name, count, most) in counts.into_iter().filter(|(_, _, count, most)| count > most) {
        faults.of(file, format!("there are {count} entries of `{name}`; at most {most} are read"));
        all = false;
    }
    all
}

/// The place of the text that a fault quotes; an element of a list that cannot be read is told
/// with the place of the list.
fn narrowed(text: &str, span: Range<usize>, what: &str) -> Range<usize> {
    let quoted =
        what.strip_prefix('`').and_then(|rest| rest.split_once('`')).map(|(quoted, _)| format!("\"{quoted}\""));
    let place = quoted.as_ref().and_then(|quoted| text.get(span.clone())?.find(quoted.as_str()));
    place.map_or(span.clone(), |place| span.start + place..span.end)
}

/// A word that a file says at its top, however much else is wrong with it.
pub fn word(files: &Files, name: &str, key: &str) -> Option<String> {
    let text = std::str::from_utf8(files.bytes(name)?).ok()?;
    let (table, _) = DeTable::parse_recoverable(text);
    let value = table.get_ref().iter().find(|(known, _)| known.get_ref() == key)?.1;
    value.get_ref().as_str().map(str::to_owned)
}

/// Where a part of a file begins: a key, or an element of an array of tables.
struct Beginning {
    start: usize,
    key: String,
    element: Option<usize>,
}

/// Takes out the array element that a fault lies in; false if it lies elsewhere.
fn leave_aside(table: &mut Spanned<DeTable<'_>>, span: &Range<usize>) -> bool {
    let part =
        beginnings(table.get_ref()).into_iter().filter(|part| part.start <= span.start).max_by_key(|part| part.start);
    let Some(Beginning { key, element: Some(element), .. }) = part else {
        return false;
    };
    let array = table.get_mut().iter_mut().find(|(name, _)| name.get_ref().as_ref() == key);
    match array.map(|(_, value)| value.get_mut()) {
        Some(DeValue::Array(array)) if element < array.len() => {
            let kept = array.iter().enumerate().filter(|(index, _)| *index != element);
            *array = kept.map(|(_, value)| value.clone()).collect();
            true
        }
        _ => false,
    }
}

fn beginnings(table: &DeTable<'_>) -> Vec<Beginning> {
    let mut parts = Vec::new();
    for (key, value) in table {
        let name = key.get_ref().to_string();
        match value.get_ref() {
            DeValue::Array(array) if array.iter().all(|element| element.get_ref().is_table()) => {
                for (index, element) in array.iter().enumerate() {
                    parts.push(Beginning { start: element.span().start, key: name.clone(), element: Some(index) });
                }
            }
            _ => parts.push(Beginning { start: key.span().start, key: name, element: None }),
        }
    }
    parts
}
