//! What is wrong with a pack, and where.

use std::fmt;
use std::ops::Range;

use crate::files::Files;

/// At most so many faults are told of one file: an author who has corrected these may ask again.
pub const MOST_FAULTS: usize = 50;

/// One thing that is wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
pub struct PackFault {
    /// The file, as its author knows it: `packs/marengo-1800/board.toml`.
    pub file: String,
    /// The line, counted from one.
    pub line: usize,
    /// The character of the line, counted from one.
    pub column: usize,
    /// What is wrong, and what was expected.
    pub what: String,
}

impl fmt::Display for PackFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.what)
    }
}

impl std::error::Error for PackFault {}

/// The faults found so far.
pub struct Faults<'a> {
    files: &'a Files,
    list: Vec<PackFault>,
}

impl<'a> Faults<'a> {
    /// None yet, in these files.
    pub fn new(files: &'a Files) -> Self {
        Faults { files, list: Vec::new() }
    }

    /// A fault at a place in a file.
    pub fn at(&mut self, file: &str, span: &Range<usize>, what: impl Into<String>) {
        let (line, column) = line_and_column(self.files.bytes(file).unwrap_or_default(), span.start);
        self.list.push(PackFault { file: self.files.origin(file), line, column, what: what.into() });
    }

    /// A fault of a whole file.
    pub fn of(&mut self, file: &str, what: impl Into<String>) {
        self.at(file, &(0..0), what);
    }

    /// Whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The faults in the order of files and lines, each once, and not too many of one file.
    pub fn into_list(mut self) -> Vec<PackFault> {
        self.list.sort();
        self.list.dedup();
        let mut told: Vec<PackFault> = Vec::new();
        let mut of_this_file = 0;
        for fault in self.list {
            let same = told.last().is_some_and(|last| last.file == fault.file);
            of_this_file = if same { of_this_file + 1 } else { 1 };
            if of_this_file <= MOST_FAULTS {
                told.push(fault);
            }
        }
        told
    }
}

/// Line and column of a byte, both counted from one, the column in characters.
fn line_and_column(bytes: &[u8], offset: usize) -> (usize, usize) {
    let before = &bytes[..offset.min(bytes.len())];
    let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
    let start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |index| index + 1);
    // Every byte but the continuing ones of UTF-8 starts a character.
    let column = before[start..].iter().filter(|byte| **byte & 0xC0 != 0x80).count() + 1;
    (line, column)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_counts_characters_not_bytes() {
        assert_eq!(line_and_column("über = 1\nx".as_bytes(), 6), (1, 6));
        assert_eq!(line_and_column("über = 1\nx".as_bytes(), 10), (2, 1));
        assert_eq!(line_and_column(b"", 99), (1, 1));
    }
}
