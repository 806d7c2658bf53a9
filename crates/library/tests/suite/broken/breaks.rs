//! Breaking the example at one place, and looking where the fault points to.
//!
//! In these tables `¶` marks where the fault must point to; it is taken out
//! before the file is read.

use crate::example::{self, Files, faults, told};

/// In a file, one text stands for another, and the fault has these words.
pub(crate) type Break = (&'static str, &'static str, &'static str, &'static str);

/// A file, what it says, and what it says instead.
pub(crate) type Change = (&'static str, &'static str, &'static str);

/// A change, and the file and fragment that the fault points to, with these words.
pub(crate) type BreakElsewhere = (Change, &'static str, &'static str, &'static str);

pub(crate) const MARK: char = '¶';

pub(crate) fn replace(files: &mut Files, (file, from, to): Change) {
    let text = example::text(files, file);
    assert_eq!(text.matches(from).count(), 1, "{from:?} is in {file} exactly once");
    files.insert(file.to_owned(), text.replace(from, to).into_bytes());
}

/// Takes the mark out of a file; its line and column.
pub(crate) fn take_mark(files: &mut Files, file: &str) -> (usize, usize) {
    let text = example::text(files, file);
    let before = &text[..text.find(MARK).expect("a mark")];
    let line = before.lines().count().max(1) + usize::from(before.ends_with('\n'));
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    files.insert(file.to_owned(), text.replace(MARK, "").into_bytes());
    (if before.is_empty() { 1 } else { line }, column)
}

pub(crate) fn expect(files: &Files, file: &str, (line, column): (usize, usize), words: &str) -> Result<(), String> {
    let found = faults(files);
    let hit = found
        .iter()
        .any(|fault| fault.file == file && (fault.line, fault.column) == (line, column) && fault.what.contains(words));
    if hit { Ok(()) } else { Err(format!("expected {file}:{line}:{column}: ...{words}...\nfound:\n{}", told(&found))) }
}

pub(crate) fn expect_all(breaks: &[Break]) {
    expect_all_of(&example::files(), breaks);
}

pub(crate) fn expect_all_of(example: &Files, breaks: &[Break]) {
    let mut wrong = Vec::new();
    for (file, from, to, words) in breaks {
        let mut files = example.clone();
        replace(&mut files, (file, from, to));
        let place = take_mark(&mut files, file);
        wrong.extend(expect(&files, file, place, words).err());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

pub(crate) fn expect_all_elsewhere(breaks: &[BreakElsewhere]) {
    let mut wrong = Vec::new();
    for (change, file, fragment, words) in breaks {
        let mut files = example::files();
        replace(&mut files, *change);
        let plain = fragment.replace(MARK, "");
        let text = example::text(&files, file);
        assert_eq!(text.matches(&plain).count(), 1, "{plain:?} is in {file} exactly once");
        files.insert((*file).to_owned(), text.replace(&plain, fragment).into_bytes());
        let place = take_mark(&mut files, file);
        wrong.extend(expect(&files, file, place, words).err());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
