//! Names: each once, and the nearest known one for one that is not known.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::fault::Faults;

/// Tells every name that is there a second time.
pub fn each_once<T: Ord>(
    file: &str,
    names: impl Iterator<Item = (T, Range<usize>)>,
    faults: &mut Faults<'_>,
    what: impl Fn(&T) -> String,
) {
    let mut seen = BTreeSet::new();
    for (name, span) in names {
        if seen.contains(&name) {
            faults.at(file, &span, what(&name));
        }
        seen.insert(name);
    }
}

/// A fault with the known name that is nearest to what was written, if one is near.
pub fn nearest<'a>(what: String, written: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let near = known.into_iter().map(|name| (distance(written, name), name)).min();
    match near {
        Some((apart, name)) if apart <= 1 + written.chars().count() / 3 => format!("{what}; did you mean `{name}`?"),
        _ => what,
    }
}

/// How many letters have to be put in, left out or changed to make one word of the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.to_lowercase().chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, letter) in one.to_lowercase().chars().enumerate() {
        let mut before = std::mem::replace(&mut row[0], index + 1);
        for place in 0..other.len() {
            let change = before + usize::from(other[place] != letter);
            before = row[place + 1];
            row[place + 1] = change.min(before + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_is_offered_if_it_is_near() {
        let known = ["seydlitz", "forcade"];
        assert_eq!(nearest("no".to_owned(), "seidlitz", known), "no; did you mean `seydlitz`?");
        assert_eq!(nearest("no".to_owned(), "Forcad", known), "no; did you mean `forcade`?");
        assert_eq!(nearest("no".to_owned(), "daun", known), "no");
        assert_eq!(nearest("no".to_owned(), "daun", []), "no");
    }
}
