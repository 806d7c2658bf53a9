//! `grognard rules`: which paragraphs of the rulebooks have a situation, and where in the
//! sources each is followed.

use std::collections::BTreeSet;
use std::process::ExitCode;

use clap::ArgMatches;
use kernel::Label;
use kernel::situation::Situation;
use library::Library;
use rust_embed::Embed;
use serde_json::{Value, json};

use crate::Fault;
use crate::messages::Messages;

#[derive(Embed)]
#[folder = "../../docs/rules"]
#[include = "*.tsv"]
struct Index;

/// Where each paragraph is cited: `system:paragraph`, file, line, function. Made from
/// the sources by `build.rs`.
const WHERE: &str = include_str!(concat!(env!("OUT_DIR"), "/where.tsv"));

pub(crate) fn run(matches: &ArgMatches, library: &Library, messages: &Messages) -> Result<ExitCode, Fault> {
    if let Some(paragraph) = matches.get_one::<String>("where") {
        return places(matches, messages, paragraph);
    }
    let mut cited = BTreeSet::new();
    for pack in library.ids().filter_map(|id| library.open(id).ok()) {
        for (_, text) in pack.situations() {
            if let Ok(situation) = Situation::read(&text) {
                cited.extend(situation.cites.get_ref().iter().map(|cite| cite.get_ref().clone()));
            }
        }
    }
    let without: Vec<String> = matches.get_many::<String>("without").into_iter().flatten().cloned().collect();
    let mut rows = Vec::new();
    let mut complete = true;
    for system in &wanted_systems(matches)? {
        let mut paragraphs = paragraphs(system);
        paragraphs.retain(|(id, _)| !without.iter().any(|chapter| is_of(chapter, id)));
        let missing: Vec<&(String, String)> =
            paragraphs.iter().filter(|(id, _)| !cited.contains(&format!("{system}:{id}"))).collect();
        complete &= missing.is_empty();
        let covered = paragraphs.len() - missing.len();
        if matches.get_flag("json") {
            let missing: Vec<&String> = missing.iter().map(|(id, _)| id).collect();
            rows.push(
                json!({ "system": system, "paragraphs": paragraphs.len(), "covered": covered, "missing": missing }),
            );
            continue;
        }
        let label =
            Label::new("cli-covered").with("system", AsRef::<str>::as_ref(system)).with("covered", covered as i64);
        println!("{}", messages.tell(&label.with("paragraphs", paragraphs.len() as i64)));
        if matches.get_flag("list") {
            missing.iter().for_each(|(id, title)| println!("  {system}:{id}  {title}"));
        }
    }
    if matches.get_flag("json") {
        println!("{}", Value::Array(rows));
    }
    Ok(super::verdict(complete || !matches.get_flag("complete")))
}

/// The rulebooks that were asked for: one, or all.
fn wanted_systems(matches: &ArgMatches) -> Result<Vec<String>, Fault> {
    let wanted = matches.get_one::<String>("system");
    let mut names: Vec<String> = Index::iter().map(|name| name.trim_end_matches(".tsv").to_owned()).collect();
    names.sort();
    if let Some(system) = wanted.filter(|system| !names.contains(system)) {
        return Err(Fault::System { system: system.clone() });
    }
    names.retain(|name| wanted.is_none_or(|wanted| wanted == name));
    Ok(names)
}

/// The lines of the rules that rest on a paragraph: `10.8.1.3`, or `frederick:10.8.1.3`.
fn places(matches: &ArgMatches, messages: &Messages, paragraph: &str) -> Result<ExitCode, Fault> {
    let systems = wanted_systems(matches)?;
    let is_meant = |cite: &str| {
        let (system, id) = cite.split_once(':').unwrap_or_default();
        systems.iter().any(|name| name == system) && (paragraph == cite || paragraph == id)
    };
    let rows: Vec<Vec<&str>> = WHERE.lines().map(|line| line.split('\t').collect()).collect();
    let found: Vec<&Vec<&str>> = rows.iter().filter(|row| is_meant(row[0])).collect();
    if matches.get_flag("json") {
        let row = |row: &&Vec<&str>| json!({ "cite": row[0], "file": row[1], "line": row[2], "function": row[3] });
        println!("{}", Value::Array(found.iter().map(row).collect()));
    } else if found.is_empty() {
        println!("{}", messages.tell(&Label::new("cli-cited-nowhere").with("paragraph", paragraph)));
    }
    if !matches.get_flag("json") {
        found.iter().for_each(|row| println!("{}  {}:{}  {}", row[0], row[1], row[2], row[3]));
    }
    Ok(super::verdict(!found.is_empty()))
}

/// Whether a paragraph is one of a chapter, or the chapter itself.
fn is_of(chapter: &str, paragraph: &str) -> bool {
    paragraph.strip_prefix(chapter).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// Every paragraph of a system with its title.
fn paragraphs(system: &str) -> Vec<(String, String)> {
    let Some(file) = Index::get(&format!("{system}.tsv")) else { return Vec::new() };
    let text = String::from_utf8_lossy(&file.data).into_owned();
    let row = |line: &str| line.split_once('\t').map(|(id, title)| (id.to_owned(), title.to_owned()));
    text.lines().filter_map(row).collect()
}
