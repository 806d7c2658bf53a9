//! `grognard rules`: which paragraphs of the rulebooks have a situation.

use std::collections::BTreeSet;
use std::process::ExitCode;

use clap::ArgMatches;
use kernel::Label;
use kernel::situation::Situation;
use rust_embed::Embed;
use serde_json::{Value, json};

use crate::Fault;
use crate::messages::Messages;

#[derive(Embed)]
#[folder = "../../docs/rules"]
#[include = "*.tsv"]
struct Index;

pub(crate) fn run(matches: &ArgMatches, messages: &Messages) -> Result<ExitCode, Fault> {
    let library = super::library(matches)?;
    let mut cited = BTreeSet::new();
    for pack in library.ids().filter_map(|id| library.open(id).ok()) {
        for (_, text) in pack.situations() {
            if let Ok(situation) = Situation::read(&text) {
                cited.extend(situation.cites.get_ref().iter().map(|cite| cite.get_ref().clone()));
            }
        }
    }
    let wanted = matches.get_one::<String>("system");
    let mut names: Vec<String> = Index::iter().map(|name| name.trim_end_matches(".tsv").to_owned()).collect();
    names.sort();
    if let Some(system) = wanted.filter(|system| !names.contains(system)) {
        return Err(Fault::System { system: system.clone() });
    }
    let without: Vec<String> = matches.get_many::<String>("without").into_iter().flatten().cloned().collect();
    let mut rows = Vec::new();
    let mut complete = true;
    for system in names.iter().filter(|name| wanted.is_none_or(|wanted| wanted == *name)) {
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
