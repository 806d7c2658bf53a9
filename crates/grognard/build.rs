//! Makes the index of `grognard rules --where` from the sources: which line of the
//! rules cites which paragraph.
//!
//! It is made again whenever a source changes, so that it never has to be kept true by hand. A
//! crate is a rules system if it has `src/rules.rs` with `kernel::rulebook!`; what only shows or
//! tests the rules is left out.
#![allow(clippy::unwrap_used, reason = "a build that cannot be made stops where it stands")]

use std::fs;
use std::path::{Path, PathBuf};

/// Folders and files that cite without ruling anything.
const NO_RULES: [&str; 10] =
    ["face", "present", "staging", "mind", "judgement", "pack", "rules.rs", "tests.rs", "plans.rs", "preview.rs"];

fn main() {
    let crates = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").unwrap()).parent().unwrap().to_owned();
    let mut rows = Vec::new();
    let mut systems: Vec<PathBuf> = fs::read_dir(&crates).unwrap().map(|entry| entry.unwrap().path()).collect();
    systems.sort();
    for system in systems.iter().filter(|path| path.join("src/rules.rs").is_file()) {
        let Some(books) = Books::read(&fs::read_to_string(system.join("src/rules.rs")).unwrap()) else { continue };
        println!("cargo::rerun-if-changed={}", system.join("src").display());
        scan(&system.join("src"), crates.parent().unwrap(), &books, &mut rows);
    }
    let out = PathBuf::from(std::env::var("OUT_DIR").unwrap()).join("where.tsv");
    fs::write(out, rows.concat()).unwrap();
}

/// The rulebooks of a system: its own, and an older edition that is cited by a number.
struct Books {
    own: String,
    edition: Option<(String, String)>,
}

impl Books {
    /// From `kernel::rulebook! { $ "frederick", 2002 => "frederick2002" }`.
    fn read(rules: &str) -> Option<Books> {
        let (_, rest) = rules.split_once("rulebook! { $ ")?;
        let (inside, _) = rest.split_once('}')?;
        let own = inside.split('"').nth(1)?.to_owned();
        let edition = inside.split_once(',').and_then(|(_, more)| {
            let (number, book) = more.split_once("=>")?;
            Some((number.trim().to_owned(), book.split('"').nth(1)?.to_owned()))
        });
        Some(Books { own, edition })
    }
}

fn scan(path: &Path, root: &Path, books: &Books, rows: &mut Vec<String>) {
    let name = path.file_name().unwrap().to_string_lossy().into_owned();
    if NO_RULES.contains(&name.as_str()) || name.ends_with("_tests.rs") {
        return;
    }
    if path.is_dir() {
        let mut inside: Vec<PathBuf> = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
        inside.sort();
        inside.iter().for_each(|path| scan(path, root, books, rows));
    } else if name.ends_with(".rs") {
        let file = path.strip_prefix(root).unwrap().display().to_string();
        index(&file, &fs::read_to_string(path).unwrap(), books, rows);
    }
}

/// Every `cite!`, `refuse!` and `cites!` of a source, with its line and the function it stands in.
fn index(file: &str, text: &str, books: &Books, rows: &mut Vec<String>) {
    let mut function = String::new();
    // How deep in the brackets of a `cites!` the line begins.
    let mut depth = 0usize;
    for (number, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("//") {
            continue;
        }
        if let Some(name) = named_function(line) {
            function = name;
        }
        for at in 0..line.len() {
            if !line.is_char_boundary(at) {
                continue;
            }
            let rest = &line[at..];
            if depth == 0 && rest.starts_with("cites![") {
                depth = 1;
            } else if depth > 0 && rest.starts_with('[') && !line[..at].ends_with("cites!") {
                depth += 1;
            } else if depth > 0 && rest.starts_with(']') {
                depth -= 1;
            }
            let single = ["cite!(", "refuse!("].iter().find_map(|word| rest.strip_prefix(word));
            let cited = match single {
                Some(inside) => paragraph(inside.trim_start(), books),
                None if depth > 0 && starts_item(&line[..at]) => paragraph(rest, books),
                None => None,
            };
            if let Some(cite) = cited {
                rows.push(format!("{cite}\t{file}\t{}\t{function}\n", number + 1));
            }
        }
    }
}

/// Whether what stands before can be followed by a paragraph of a `cites!`, so that the same
/// literal is not counted twice.
fn starts_item(before: &str) -> bool {
    let before = before.trim_end();
    before.is_empty() || before.ends_with(['[', ',']) || before.ends_with("=>") || before.ends_with(" or")
}

/// The paragraph that a text begins with: `"10.8"` or `2002 "23.4"`.
fn paragraph(text: &str, books: &Books) -> Option<String> {
    let (book, text) = match &books.edition {
        Some((number, book)) if text.starts_with(number.as_str()) => (book, text[number.len()..].trim_start()),
        _ => (&books.own, text),
    };
    let (paragraph, _) = text.strip_prefix('"')?.split_once('"')?;
    Some(format!("{book}:{paragraph}"))
}

fn named_function(line: &str) -> Option<String> {
    let (before, after) = line.split_once("fn ")?;
    let is_head = before.trim().split(' ').all(|word| word.is_empty() || word == "const" || word.starts_with("pub"));
    let name: String = after.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    (is_head && !name.is_empty()).then_some(name)
}
