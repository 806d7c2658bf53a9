//! `grognard replay`: tells a recorded battle again, and verifies it.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::ArgMatches;
use kernel::wire::{Line, LineKind};
use kernel::{Entry, Facade, Label, Record, Viewer};
use library::Library;
use serde_json::json;

use crate::fault::WELL;
use crate::messages::Messages;
use crate::{Fault, books};

pub(crate) fn run(matches: &ArgMatches, library: &Library, messages: &Messages) -> Result<ExitCode, Fault> {
    let path = matches.get_one::<PathBuf>("file").cloned().unwrap_or_default();
    let text = std::fs::read_to_string(&path).map_err(|error| Fault::read(&path, error))?;
    let wrong = |what: String| Fault::Record { path: path.clone(), what };
    let record: Record = serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))?;
    let pack = books::pack(library, &record.pack.id)?;
    let laid = pack.lay(&record.options).map_err(Fault::Options)?;
    // Only a verified record is told: the orders are replayed and every fingerprint compared.
    let table = laid.verify(&record, pack.hash()).map_err(wrong)?;
    report(&*table, &record, matches, messages);
    Ok(ExitCode::from(WELL))
}

/// Tells the battle, or that it was verified.
fn report(table: &dyn Facade, record: &Record, matches: &ArgMatches, messages: &Messages) {
    if !matches.get_flag("verify") {
        return tell(table, messages, matches.get_flag("json"));
    }
    if matches.get_flag("json") {
        let outcome = record.outcome.as_ref();
        println!(
            "{}",
            json!({ "verified": true, "entries": record.entries.len(), "fingerprint": table.fingerprint(), "outcome": outcome })
        );
    } else {
        let label = Label::new("cli-verified").with("entries", record.entries.len() as i64);
        println!("{}", messages.tell(&label.with("fingerprint", table.fingerprint().to_string().as_str())));
    }
}

/// The journal of the battle, each line in the words of its moment: what is called
/// cavalry may dismount later.
fn journal(table: &dyn Facade) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    table.retrace(0, usize::MAX, &mut |moment| {
        let takes_back = matches!(moment.last_entry(), Some(Entry::Undo { .. }));
        if takes_back {
            let latest = moment.latest(Viewer::Onlooker).len();
            lines.truncate(moment.heard(Viewer::Onlooker).saturating_sub(latest));
        }
        lines.extend(moment.story(Viewer::Onlooker, lines.len()));
    });
    lines
}

fn tell(table: &dyn Facade, messages: &Messages, json: bool) {
    for line in journal(table) {
        if json {
            println!(
                "{}",
                json!({ "number": line.number, "side": line.side, "text": messages.tell(&line.label), "cites": line.cites, "kind": line.kind, "rolls": line.rolls })
            );
        } else if line.kind != LineKind::Detail {
            let indent = if line.kind == LineKind::Turn { "" } else { "  " };
            println!("{indent}{} [{}]", messages.tell(&line.label), line.cites.join(", "));
        }
    }
}
