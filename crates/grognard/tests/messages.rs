//! The words: every message in both languages with the same variables, every id that the code can produce, every paragraph.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every file below a folder with an ending, with its text.
fn texts(folder: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(texts(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push((path.clone(), std::fs::read_to_string(path).unwrap()));
        }
    }
    found.sort();
    found
}

type Messages = BTreeMap<String, BTreeSet<String>>;

/// The messages of a language with their variables; a file that does not parse or says a thing twice fails.
fn messages(language: &str) -> Messages {
    let mut messages = Messages::new();
    for (path, text) in texts(&root().join("locales").join(language), ".ftl") {
        let resource = fluent_syntax::parser::parse(text.as_str());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut variables = BTreeSet::new();
                message.value.iter().for_each(|pattern| collect(pattern, &mut variables));
                let twice = messages.insert(message.id.name.to_owned(), variables).is_some();
                assert!(!twice, "{} says {} twice", path.display(), message.id.name);
            }
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => collect_inline(inline, variables),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, variables);
                    variants.iter().for_each(|variant| collect(&variant.value, variables));
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inner) = expression.as_ref() {
                collect_inline(inner, variables);
            }
        }
        _ => {}
    }
}

#[test]
fn both_languages_say_the_same_things_with_the_same_variables() {
    let (english, german) = (messages("en"), messages("de"));
    let ids = |messages: &Messages| messages.keys().cloned().collect::<BTreeSet<_>>();
    let only_one: Vec<_> = ids(&english).symmetric_difference(&ids(&german)).cloned().collect();
    assert!(only_one.is_empty(), "only in one language: {only_one:?}");
    let differ: Vec<_> = english.iter().filter(|(id, variables)| german[*id] != **variables).collect();
    assert!(differ.is_empty(), "variables differ: {differ:?}");
    assert!(english.len() > 400, "{} messages", english.len());
}

/// String literals of the sources that look like message ids of the given families, and what `refuse!` makes of its words.
fn ids_in_sources() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for name in ["kernel", "marengo", "packs", "server", "grognard"] {
        for (_, text) in texts(&root().join("crates").join(name).join("src"), ".rs") {
            for literal in text.split('"').skip(1).step_by(2) {
                let plain = literal.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
                let family = ["marengo-", "table-", "wire-", "option-", "cli-", "books-"]
                    .iter()
                    .any(|family| literal.starts_with(family));
                if plain && family && !literal.ends_with('-') {
                    ids.insert(literal.to_owned());
                }
            }
            for call in text.split("refuse!(").skip(1) {
                let words: Vec<&str> = call.split('"').take(4).collect();
                if let [_, _, _, reason] = words.as_slice()
                    && reason.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
                {
                    ids.insert(format!("marengo-refusal-{reason}"));
                }
            }
        }
    }
    // Not a message: the name of the pack that the commands take if none is named.
    ids.remove("marengo-1800");
    ids
}

#[test]
fn every_id_that_the_code_can_produce_has_a_message() {
    let known = messages("en");
    let missing: Vec<_> = ids_in_sources().into_iter().filter(|id| !known.contains_key(id)).collect();
    assert!(missing.is_empty(), "no message for {missing:?}");
}

#[test]
fn every_paragraph_of_marengo_has_a_sentence() {
    let known = messages("de");
    let index = std::fs::read_to_string(root().join("docs/rules/marengo.tsv")).unwrap();
    for line in index.lines() {
        let (id, title) = line.split_once('\t').unwrap();
        let message = kernel::cite::message_id(&format!("marengo:{id}"));
        assert!(known.contains_key(&message), "{message} ({title}) has no sentence");
    }
}

#[test]
fn every_paragraph_that_the_rules_cite_is_in_the_index() {
    let index = std::fs::read_to_string(root().join("docs/rules/marengo.tsv")).unwrap();
    let known: BTreeSet<&str> = index.lines().filter_map(|line| line.split('\t').next()).collect();
    for (path, text) in texts(&root().join("crates/marengo/src"), ".rs") {
        for (macro_name, at) in [("cite!(\"", 7), ("refuse!(\"", 9)] {
            for (start, _) in text.match_indices(macro_name) {
                let paragraph = text[start + at..].split('"').next().unwrap();
                let example = text[..start].rsplit('\n').next().unwrap().trim_start().starts_with("//");
                assert!(example || known.contains(paragraph), "{}: {paragraph} is no paragraph", path.display());
            }
        }
    }
}
