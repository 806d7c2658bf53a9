//! Whatever the bytes of a pack are, they are answered with faults, never with a panic.

use crate::example::{self, Files};
use library::Library;
use proptest::prelude::*;
use serde_json::{Value, json};

const NAMES: [&str; 6] = ["pack.toml", "board.toml", "forces.toml", "drawing.toml", "locales/en.ftl", "locales/de.ftl"];

/// The files of a battle of hexes.
const HEX_NAMES: [&str; 8] = [
    "pack.toml",
    "board.toml",
    "forces.toml",
    "scenarios.toml",
    "charts.toml",
    "drawing.toml",
    "locales/en.ftl",
    "locales/de.ftl",
];

/// Pieces that an author, or a hand that slips, might leave in a file.
const SHARDS: [&str; 24] = [
    "\n",
    "=",
    "[",
    "]]",
    "[[locale]]\n",
    "\"",
    "\"\"\"",
    "-1",
    "0",
    "255",
    "256",
    "65536",
    "1e308",
    "nan",
    "inf",
    "{",
    "}",
    "é",
    "\u{0}",
    "#",
    "'",
    ", 5",
    "9223372036854775808",
    "\\u00zz",
];

/// One slip of the hand.
#[derive(Clone, Debug)]
enum Slip {
    Flip(prop::sample::Index, u8),
    Cut(prop::sample::Index),
    Drop(prop::sample::Index, usize),
    Insert(prop::sample::Index, &'static str),
    Number(prop::sample::Index, &'static str),
    Swap(prop::sample::Index, prop::sample::Index),
}

fn slip() -> impl Strategy<Value = Slip> {
    let place = any::<prop::sample::Index>;
    let shard = || prop::sample::select(&SHARDS[..]);
    let number = prop::sample::select(
        &["0", "-1", "1", "3", "97", "255", "256", "70000", "1.5", "nan", "-inf", "\"2\"", "[]"][..],
    );
    prop_oneof![
        1 => (place(), any::<u8>()).prop_map(|(at, byte)| Slip::Flip(at, byte)),
        1 => place().prop_map(Slip::Cut),
        1 => (place(), 1..40_usize).prop_map(|(at, count)| Slip::Drop(at, count)),
        1 => (place(), shard()).prop_map(|(at, text)| Slip::Insert(at, text)),
        4 => (place(), number).prop_map(|(at, text)| Slip::Number(at, text)),
        2 => (place(), place()).prop_map(|(one, other)| Slip::Swap(one, other)),
    ]
}

fn apply(bytes: &mut Vec<u8>, slip: &Slip) {
    if bytes.is_empty() {
        return;
    }
    match slip {
        Slip::Flip(at, byte) => {
            let at = at.index(bytes.len());
            bytes[at] ^= byte;
        }
        Slip::Cut(at) => bytes.truncate(at.index(bytes.len())),
        Slip::Drop(at, count) => {
            let at = at.index(bytes.len());
            bytes.drain(at..(at + count).min(bytes.len()));
        }
        Slip::Insert(at, text) => {
            let at = at.index(bytes.len());
            bytes.splice(at..at, text.bytes());
        }
        Slip::Number(at, text) => another_number(bytes, at, text),
        Slip::Swap(one, other) => swap_lines(bytes, one, other),
    }
}

/// Puts another number in the place of one: mostly still TOML, but no longer right.
fn another_number(bytes: &mut Vec<u8>, at: &prop::sample::Index, text: &str) {
    let starts: Vec<usize> = (1..bytes.len())
        .filter(|index| bytes[*index].is_ascii_digit() && !bytes[index - 1].is_ascii_alphanumeric())
        .collect();
    if starts.is_empty() {
        return;
    }
    let start = starts[at.index(starts.len())];
    let length = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    bytes.splice(start..start + length, text.bytes());
}

fn swap_lines(bytes: &mut Vec<u8>, one: &prop::sample::Index, other: &prop::sample::Index) {
    let mut lines: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').collect();
    let (one, other) = (one.index(lines.len()), other.index(lines.len()));
    lines.swap(one, other);
    *bytes = lines.join(&b'\n');
}

/// Reads, checks and musters; all that may come of it is a list of faults in the files of the pack.
fn answered(files: &Files) {
    let library = Library::empty(example::registry());
    match library.read(files) {
        Ok(pack) => {
            let _ = library.check_pack(&pack);
            let _ = (pack.board_json(), pack.sources(), pack.hash(), pack.situations(), pack.messages("en"));
            let _ = pack.lay(&Value::Null);
            let _ = pack.lay(&json!({ "bid-austria": 10, "bid-france": 1, "solitaire": true, "open": true }));
        }
        Err(faults) => {
            assert!(!faults.is_empty());
            for fault in faults {
                let bytes = files.get(&fault.file).map_or(&[][..], Vec::as_slice);
                let lines = bytes.iter().filter(|byte| **byte == b'\n').count() + 1;
                assert!((1..=lines).contains(&fault.line) && fault.column >= 1, "{fault}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn slips_of_the_hand(name in prop::sample::select(&NAMES[..]), slips in prop::collection::vec(slip(), 1..4)) {
        let mut files = example::files();
        let bytes = files.get_mut(name).unwrap();
        for slip in &slips {
            apply(bytes, slip);
        }
        answered(&files);
    }

    #[test]
    fn slips_of_the_hand_on_hexes(
        name in prop::sample::select(&HEX_NAMES[..]),
        slips in prop::collection::vec(slip(), 1..4),
    ) {
        let mut files = example::little_brook();
        let bytes = files.get_mut(name).unwrap();
        for slip in &slips {
            apply(bytes, slip);
        }
        answered(&files);
    }

    #[test]
    fn any_bytes_at_all(name in prop::sample::select(&NAMES[..]), bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let mut files = example::files();
        files.insert(name.to_owned(), bytes);
        answered(&files);
    }

    #[test]
    fn any_text_at_all(name in prop::sample::select(&NAMES[..]), text in "(\\PC|\n|= |\\[|\\{|\\$)*") {
        let mut files = example::files();
        files.insert(name.to_owned(), text.into_bytes());
        answered(&files);
    }

    #[test]
    fn any_points_at_all(points in prop::collection::vec((-700.0..700.0_f64, -700.0..700.0_f64), 10)) {
        let mut files = example::files();
        let text = example::text(&files, "drawing.toml");
        let (before, rest) = text.split_once("[corners]").unwrap();
        let (_, after) = rest.split_once("\n\n").unwrap();
        let corners: String =
            points.iter().enumerate().map(|(index, (x, y))| format!("{} = [{x:?}, {y:?}]\n", index + 1)).collect();
        files.insert("drawing.toml".to_owned(), format!("{before}[corners]\n{corners}\n{after}").into_bytes());
        answered(&files);
    }
}

#[test]
fn deep_nesting_is_answered() {
    for file in NAMES {
        let mut files = example::files();
        for text in ["[".repeat(100_000), "a.".repeat(100_000), format!("a = {}", "{ b = ".repeat(50_000))] {
            files.insert(file.to_owned(), text.into_bytes());
            answered(&files);
        }
        files.insert(file.to_owned(), format!("a = {{{{{}", "{ $b -> ".repeat(50_000)).into_bytes());
        answered(&files);
    }
}
