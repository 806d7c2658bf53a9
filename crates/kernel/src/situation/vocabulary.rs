//! The words that situations of a system are written in. A word that is not here is not understood,
//! and `docs/situations.md` explains each one that is.

/// The words of a system.
///
/// In forms of orders and sentences, words in capitals stand for something, words in brackets may
/// be left out, and `|` stands between alternatives: `road PIECE in LOCALE to LOCALES [by ROAD]`.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary {
    /// The keys of a position.
    pub keys: &'static [&'static str],
    /// The keys of the table of a side, if a position has one.
    pub side_keys: &'static [&'static str],
    /// What can be said of a piece.
    pub marks: &'static [&'static str],
    /// The forms of orders.
    pub orders: &'static [&'static str],
    /// The forms of expectations.
    pub sentences: &'static [&'static str],
    /// What a side can be asked.
    pub questions: &'static [&'static str],
}

/// The sentences that every system understands.
pub const COMMON_SENTENCES: [&str; 3] = ["asks SIDE QUESTION", "asked SIDE QUESTION", "not SENTENCE"];

/// The order that every system understands.
pub const UNDO: &str = "undo";

/// Gives the questions of a system their names: a list of all of them, and the names of each.
#[macro_export]
macro_rules! questions {
    ($question:ty: $($pattern:pat => $($name:literal)|+,)+) => {
        const QUESTIONS: &[&str] = &[$($($name),+),+];

        const fn question_names(question: $question) -> &'static [&'static str] {
            match question {
                $($pattern => &[$($name),+],)+
            }
        }
    };
}

/// Whether words have the shape of one of some forms.
pub(super) fn fit_some(forms: &[&str], words: &str) -> bool {
    forms.iter().any(|form| fits(form, words))
}

/// Whether words have the shape of a form. What stands in capitals is one word or
/// more, whatever they are.
pub fn fits(form: &str, words: &str) -> bool {
    let words: Vec<&str> = words.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let mut rest = words.as_slice();
    // So many words at least stand here, whatever they are.
    let mut open = 0;
    let mut brackets = 0;
    let mut loose_end = false;
    for part in form.split_whitespace() {
        let inside = brackets > 0 || part.starts_with('[');
        brackets += part.matches('[').count();
        brackets -= part.matches(']').count().min(brackets);
        loose_end = inside;
        if inside {
            continue;
        }
        if part.chars().any(char::is_uppercase) {
            open += 1;
            continue;
        }
        let found = rest.iter().skip(open).position(|word| part.split('|').any(|choice| choice == *word));
        match found {
            Some(at) if open > 0 || at == 0 => rest = &rest[open + at + 1..],
            _ => return false,
        }
        open = 0;
    }
    if open == 0 { loose_end || rest.is_empty() } else { rest.len() >= open }
}

#[cfg(test)]
mod tests {
    use super::fit_some;

    #[test]
    fn forms_and_what_fits_them() {
        let road = ["road PIECE in LOCALE to LOCALES [by ROAD]"];
        assert!(fit_some(&road, "road C2 in 2 to 39, 42"));
        assert!(fit_some(&road, "road C2 in 2 to 39, 42 by PC"));
        assert!(!fit_some(&road, "road C2 to 39"));
        assert!(!fit_some(&road, "rode C2 in 2 to 39"));
        assert!(fit_some(&["end turn", "end activation"], "end activation"));
        assert!(!fit_some(&["end turn", "end activation"], "end"));
        assert!(!fit_some(&["end turn"], "end turn now"));
        assert!(fit_some(&["UNIT formed|routed"], "brigade-1 routed"));
        assert!(!fit_some(&["UNIT formed|routed"], "routed"), "somebody is meant");
        assert!(!fit_some(&["UNIT formed|routed"], "brigade-1 happy"));
        assert!(!fit_some(&["take UNITS"], "take"));
        assert!(!fit_some(&["[COUNT] SIDE PIECE"], "austria"), "somebody's piece is meant");
        assert!(fit_some(&["[COUNT] SIDE PIECE in|at PLACE"], "2 austria I3 asleep in 39"));
        assert!(fit_some(&["fire [PIECE]"], "fire"));
    }
}
