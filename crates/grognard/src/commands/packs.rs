//! `grognard packs`: check, list, schema.

use std::process::ExitCode;

use clap::ArgMatches;
use kernel::Label;
use library::Library;
use serde_json::{Value, json};

use crate::fault::WELL;
use crate::messages::Messages;
use crate::{Fault, books};

pub(crate) fn run(matches: &ArgMatches, library: &Library, messages: &Messages) -> Result<ExitCode, Fault> {
    match matches.subcommand() {
        Some(("check", matches)) => check(matches, library, messages),
        Some(("list", matches)) => list(matches, library, messages),
        Some(("schema", matches)) => schema(matches, library),
        _ => Ok(ExitCode::from(WELL)),
    }
}

fn check(matches: &ArgMatches, library: &Library, messages: &Messages) -> Result<ExitCode, Fault> {
    let named: Vec<String> = matches.get_many::<String>("ids").into_iter().flatten().cloned().collect();
    let ids: Vec<String> = if named.is_empty() { library.ids().map(str::to_owned).collect() } else { named };
    let mut well = true;
    for id in ids {
        if !library.ids().any(|known| known == id) {
            return Err(Fault::NoPack { id, known: library.ids().map(str::to_owned).collect() });
        }
        let faults = library.check(&id);
        for fault in &faults {
            println!("{fault}");
        }
        let word = if faults.is_empty() { "cli-pack-well" } else { "cli-pack-faulty" };
        println!("{}", messages.tell(&Label::new(word).with("id", id.as_str()).with("count", faults.len() as i64)));
        well &= faults.is_empty();
    }
    Ok(super::verdict(well))
}

fn list(matches: &ArgMatches, library: &Library, messages: &Messages) -> Result<ExitCode, Fault> {
    let mut rows = Vec::new();
    for id in library.ids() {
        let pack = books::pack(library, id)?;
        if matches.get_flag("json") {
            rows.push(json!({ "id": id, "system": pack.system(), "version": pack.version(), "hash": pack.hash(), "title": messages.tell(&pack.title()) }));
        } else {
            println!("{id}\t{}\t{}\t{}", pack.system(), pack.version(), messages.tell(&pack.title()));
        }
    }
    if matches.get_flag("json") {
        println!("{}", Value::Array(rows));
    }
    Ok(ExitCode::from(WELL))
}

fn schema(matches: &ArgMatches, library: &Library) -> Result<ExitCode, Fault> {
    let system = matches.get_one::<String>("system").cloned().unwrap_or_default();
    let schema = library.registry().book(&system).ok_or(Fault::System { system })?.schema();
    println!("{:#}", json!(schema));
    Ok(ExitCode::from(WELL))
}
