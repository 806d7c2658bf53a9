//! What cannot be read, and what is there in too great a number.

use super::breaks::{expect, expect_all, replace};
use crate::example::{self, faults, told};

#[test]
fn what_cannot_be_read() {
    expect_all(&[
        ("board.toml", "key = \"mill\"", "key = ¶mill", "string"),
        ("board.toml", "key = \"mill\"", "key = \"mill\"\n¶colour = 1", "unknown field `colour`"),
        ("pack.toml", "regularities", "¶regular", "unknown field `regular`"),
        ("board.toml", "capacity = 6", "capacity = ¶\"six\"", "expected u8"),
        ("board.toml", "capacity = 6", "capacity = ¶600", "expected u8"),
        ("board.toml", "[[locale]]\nid = 2", "¶[[locale]]", "missing field `id`"),
        ("board.toml", "star = \"red\"", "star = ¶\"pink\"", "expected one of `red`, `green`, `blue`"),
        ("board.toml", "[\"I C A\"", "¶[\"I J\"", "`J` is no symbol"),
        ("board.toml", "[\"I C A\"", "¶[\"I I\"", "`I` is no symbol"),
        ("board.toml", "[\"I C A\"", "¶[\"I A O2\"", "`O2` is no symbol"),
        ("board.toml", "[\"I C A\"", "[¶\"I11\"", "`I11` is no symbol"),
        ("board.toml", "\"mill\"", "¶\"the mill\"", "`the mill` is no name"),
        ("board.toml", "[170, 100]", "¶[170, nan]", "two finite coordinates"),
        ("board.toml", "[170, 100]", "¶[170, 100, 3]", "2 values are expected here, not 3"),
        ("board.toml", "between = [3, 4]", "between = ¶[3, 4, 5]", "2 values are expected here, not 3"),
        ("board.toml", "into = [\"I C A\", \"I A O\"]", "into = ¶[\"I\"]", "2 values are expected here, not 1"),
        ("drawing.toml", "frame = [20, 20, 620, 420]", "frame = ¶[20, 20, 620]", "4 values are expected here, not 3"),
        ("forces.toml", "\"06:00\"\nrounds", "¶\"06:30\"\nrounds", "no full hour"),
        ("forces.toml", "\"set-up\"", "¶\"at dawn\"", "no arrival"),
        ("forces.toml", "arm = \"artillery\"", "arm = ¶\"rockets\"", "expected one of"),
        ("drawing.toml", "width = 6", "width = ¶-6", "a length is above 0"),
        ("drawing.toml", "turn = 40", "turn = ¶400", "an angle"),
        ("drawing.toml", "size = \"village\"", "size = ¶\"city\"", "expected one of"),
    ]);
}

#[test]
fn sources_that_are_missing_or_say_nothing() {
    let source = "source = { kind = \"reconstruction\", note = \"Made up.\" }";
    for file in ["board.toml", "forces.toml", "drawing.toml"] {
        let mut files = example::files();
        replace(&mut files, (file, source, ""));
        expect(&files, file, (1, 1), "missing field `source`").unwrap();
    }
    expect_all(&[
        ("board.toml", "note = \"Made up.\"", "note = ¶\" \"", "a source needs a note"),
        ("board.toml", "kind = \"reconstruction\"", "kind = ¶\"rumour\"", "expected one of `rulebook`"),
        ("forces.toml", "kind = \"history\"", "kind = ¶\"hearsay\"", "expected one of `rulebook`"),
    ]);
}

#[test]
fn files_that_are_missing_or_no_text() {
    for file in ["pack.toml", "board.toml", "forces.toml", "drawing.toml", "locales/en.ftl", "locales/de.ftl"] {
        let mut files = example::files();
        files.remove(file);
        expect(&files, file, (1, 1), "the file is missing").unwrap();
        files.insert(file.to_owned(), b"# \xC3\xBC \xFF".to_vec());
        expect(&files, file, (1, 5), "not text in UTF-8").unwrap();
        files.insert(file.to_owned(), vec![b'#'; (1 << 20) + 1]);
        expect(&files, file, (1, 1), "bytes; at most").unwrap();
    }
}

#[test]
fn pack_toml() {
    expect_all(&[
        ("pack.toml", "\"marengo\"", "¶\"chess\"", "no rules system `chess`; there are: marengo"),
        ("pack.toml", "\"1.0.0\"", "¶\"1.0\"", "three numbers"),
        ("pack.toml", "\"1800-06-09\"", "¶\"1800-06-31\"", "a date is"),
    ]);
}

#[test]
fn many_faults_are_told_at_once() {
    let mut files = example::files();
    for change in [
        ("board.toml", "capacity = 6", "capacity = \"six\""),
        ("board.toml", "star = \"green\"", "star = \"pink\""),
        ("board.toml", "by = \"pontoon\"", "by = \"balloon\""),
        ("forces.toml", "arm = \"artillery\"", "arm = \"rockets\""),
        ("forces.toml", "\"set-up\"", "\"dawn\""),
        ("drawing.toml", "turn = 40", "turn = 4000"),
    ] {
        replace(&mut files, change);
    }
    assert_eq!(faults(&files).len(), 6, "{}", told(&faults(&files)));
    let mut files = example::files();
    for change in [
        ("board.toml", "between = [3, 4]", "between = [3, 9]"),
        ("board.toml", "capacity = 6", "capacity = 0"),
        ("forces.toml", "attacker = \"austria\"", "attacker = \"spain\""),
        ("pack.toml", "\"1.0.0\"", "\"one\""),
    ] {
        replace(&mut files, change);
    }
    let lines: Vec<(String, usize)> = faults(&files).into_iter().map(|fault| (fault.file, fault.line)).collect();
    for place in [("board.toml", 12), ("board.toml", 50), ("forces.toml", 19), ("pack.toml", 3)] {
        assert!(lines.contains(&(place.0.to_owned(), place.1)), "{place:?} in {lines:?}");
    }
}

#[test]
fn lists_that_no_board_could_need() {
    for (file, name, entry, most) in [
        ("board.toml", "impassable", "[[impassable]]\nlocale = 1\nside = \"N\"\n", 512),
        ("board.toml", "junction", "[[junction]]\nlocale = 1\nroads = []\n", 512),
        ("forces.toml", "force", "[[force]]\nid = \"a\"\nside = \"france\"\narrives = \"set-up\"\npieces = []\n", 64),
        ("drawing.toml", "side", "[[side]]\nedge = []\n", 512),
        ("drawing.toml", "road-line", "[[road-line]]\nroad = \"PA\"\nline = []\n", 512),
    ] {
        let mut files = example::files();
        files.get_mut(file).unwrap().extend_from_slice(entry.repeat(most).as_bytes());
        expect(&files, file, (1, 1), &format!("entries of `{name}`; at most {most} are read")).unwrap();
    }
}
