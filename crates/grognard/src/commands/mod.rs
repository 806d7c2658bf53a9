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
use std::sync::Arc;

use clap::ArgMatches;
use library::{Laid, Library, Registry};
use serde_json::{Map, Value};

use crate::fault::{FOUND, WELL};
use crate::messages::Messages;
use crate::{Fault, books};

/// Runs the command that the arguments name.
pub(crate) fn run(matches: &ArgMatches, library: &Library, messages: &Messages) -> Result<ExitCode, Fault> {
    match matches.subcommand() {
        Some(("serve", matches)) => serve::run(matches, library, messages),
        Some(("judge", matches)) => judge::run(matches, library, messages),
        Some(("replay", matches)) => replay::run(matches, library, messages),
        Some(("packs", matches)) => packs::run(matches, library, messages),
        Some(("rules", matches)) => rules::run(matches, library, messages),
        Some(("perft", matches)) => perft::run(matches, library, messages),
        Some(("bench", matches)) => bench::run(matches, library, messages),
        Some(("simulate", matches)) => simulate::run(matches, library, messages),
        _ => Ok(ExitCode::from(WELL)),
    }
}

/// Our packs, with the user's folder laid over them.
pub(crate) fn library(matches: &ArgMatches, systems: Registry) -> Result<Library, Fault> {
    let mut innermost = matches;
    while let Some((_, inner)) = innermost.subcommand() {
        innermost = inner;
    }
    let library = Library::embedded(systems);
    match innermost.try_get_one::<PathBuf>("packs") {
        Ok(Some(folder)) => Ok(library.with_folder(folder)?),
        _ => Ok(library),
    }
}

/// The battle that the flags `--pack` and `--option` name.
pub(crate) fn laid(matches: &ArgMatches, library: &Library, id: &str) -> Result<Arc<dyn Laid>, Fault> {
    books::pack(library, id)?.lay(&options(matches)?).map_err(Fault::Options)
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
