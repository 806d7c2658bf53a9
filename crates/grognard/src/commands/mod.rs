//! What each command does.

mod bench;
mod judge;
mod packs;
mod perft;
mod replay;
mod rules;
mod serve;
mod simulate;

use std::path::PathBuf;
use std::process::ExitCode;

use ::packs::Library;
use clap::ArgMatches;
use serde_json::{Map, Value};

use crate::Fault;
use crate::fault::{FOUND, WELL};
use crate::messages::Messages;

/// Runs the command that the arguments name.
pub(crate) fn run(matches: &ArgMatches, messages: &Messages) -> Result<ExitCode, Fault> {
    match matches.subcommand() {
        Some(("serve", matches)) => serve::run(matches, messages),
        Some(("judge", matches)) => judge::run(matches, messages),
        Some(("replay", matches)) => replay::run(matches, messages),
        Some(("packs", matches)) => packs::run(matches, messages),
        Some(("rules", matches)) => rules::run(matches, messages),
        Some(("perft", matches)) => perft::run(matches, messages),
        Some(("bench", matches)) => bench::run(matches, messages),
        Some(("simulate", matches)) => simulate::run(matches, messages),
        _ => Ok(ExitCode::from(WELL)),
    }
}

/// Our packs, with the user's folder laid over them.
pub(crate) fn library(matches: &ArgMatches) -> Result<Library, Fault> {
    let library = Library::embedded();
    match matches.get_one::<PathBuf>("packs") {
        Some(folder) => Ok(library.with_folder(folder)?),
        None => Ok(library),
    }
}

/// The options of a battle, from words like `scenario=main` or `woods=true`.
pub(crate) fn options(matches: &ArgMatches) -> Result<Value, Fault> {
    let mut options = Map::new();
    for word in matches.get_many::<String>("option").into_iter().flatten() {
        let (key, value) = word.split_once('=').ok_or_else(|| Fault::Options(format!("`{word}` is not KEY=VALUE")))?;
        // The years of editions are words, everything else may be what it looks like.
        let read = serde_json::from_str(value).ok().filter(|_| key != "edition");
        options.insert(key.to_owned(), read.unwrap_or_else(|| Value::from(value)));
    }
    Ok(Value::Object(options))
}

/// The exit code of a command that looked for something wrong.
pub(crate) fn verdict(well: bool) -> ExitCode {
    ExitCode::from(if well { WELL } else { FOUND })
}
