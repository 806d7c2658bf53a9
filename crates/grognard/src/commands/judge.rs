//! `grognard judge`: plays situations and says what happened.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use ::packs::Library;
use clap::ArgMatches;
use kernel::Label;
use kernel::situation::{Report, Situation};
use serde_json::{Value, json};

use crate::messages::Messages;
use crate::systems::on_system;
use crate::{Fault, books, systems};

pub(crate) fn run(matches: &ArgMatches, messages: &Messages) -> Result<ExitCode, Fault> {
    let library = super::library(matches)?;
    let mut files = Vec::new();
    for path in matches.get_many::<PathBuf>("files").into_iter().flatten() {
        collect(path, &mut files)?;
    }
    let mut failed = 0;
    let mut results = Vec::new();
    for path in &files {
        let text = std::fs::read_to_string(path).map_err(|error| Fault::read(path, error))?;
        let judged = judge(&library, &text);
        failed += usize::from(!judged.report.faults.is_empty());
        if matches.get_flag("json") {
            results.push(as_json(path, &judged, messages));
        } else {
            print(path, &judged, messages, matches.get_flag("quiet"));
        }
    }
    if matches.get_flag("json") {
        println!("{}", Value::Array(results));
    } else {
        let label = Label::new("cli-judged").with("passed", (files.len() - failed) as i64);
        println!("{}", messages.tell(&label.with("failed", failed as i64)));
    }
    Ok(super::verdict(failed == 0))
}

/// All situations below a path, in order of name.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Fault> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries = std::fs::read_dir(path).map_err(|error| Fault::read(path, error))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() || path.extension().is_some_and(|extension| extension == "toml") {
            collect(&path, files)?;
        }
    }
    Ok(())
}

/// A situation and how it went.
struct Judged {
    title: String,
    report: Report,
}

fn judge(library: &Library, text: &str) -> Judged {
    let fault = |byte: usize, what: String| {
        let faults = vec![kernel::situation::Fault::at(text, byte, what)];
        Report { faults, ..Report::default() }
    };
    let situation = match Situation::read(text) {
        Ok(situation) => situation,
        Err(fault) => {
            return Judged { title: String::new(), report: Report { faults: vec![fault], ..Report::default() } };
        }
    };
    let title = situation.title.get_ref().clone();
    let options = serde_json::to_value(&situation.options).unwrap_or_default();
    let opened = books::pack(library, situation.pack.get_ref()).and_then(|pack| systems::battle(&pack, &options));
    let report = match opened {
        Ok(laid) => on_system!(laid, |battle: S| situation.play::<S>(text, &battle)),
        Err(Fault::NoPack { id, known }) => {
            fault(situation.pack.span().start, format!("there is no pack `{id}`; known are {}", known.join(", ")))
        }
        Err(other) => fault(situation.pack.span().start, other.to_string()),
    };
    Judged { title, report }
}

fn print(path: &Path, judged: &Judged, messages: &Messages, quiet: bool) {
    let passed = judged.report.faults.is_empty();
    if quiet && passed {
        return;
    }
    let mark = messages.say(if passed { "cli-passed" } else { "cli-failed" });
    println!("{mark} {} · {}", path.display(), judged.title);
    for act in &judged.report.acts {
        if !act.words.is_empty() {
            println!("  > {}", act.words);
        }
        for (label, cites) in &act.happened {
            println!("    {} [{}]", messages.tell(label), cites.join(", "));
        }
        if let Some((label, cite)) = &act.refused {
            println!("    {} {} [{cite}]", messages.say("cli-refused"), messages.tell(label));
        }
    }
    for fault in &judged.report.faults {
        println!("  {}:{}:{}: {}", path.display(), fault.line, fault.column, fault.what);
    }
    if !passed && !judged.report.end.is_empty() {
        println!("{}", judged.report.end.lines().map(|line| format!("    {line}\n")).collect::<String>());
    }
}

fn as_json(path: &Path, judged: &Judged, messages: &Messages) -> Value {
    let acts = judged.report.acts.iter().map(|act| {
        let happened =
            act.happened.iter().map(|(label, cites)| json!({ "text": messages.tell(label), "cites": cites }));
        json!({
            "words": act.words,
            "happened": happened.collect::<Vec<_>>(),
            "refused": act.refused.as_ref().map(|(label, cite)| json!({ "text": messages.tell(label), "cites": cite })),
        })
    });
    let faults = judged.report.faults.iter();
    json!({
        "file": path.display().to_string(),
        "title": judged.title,
        "passed": judged.report.faults.is_empty(),
        "faults": faults.map(|fault| json!({ "line": fault.line, "column": fault.column, "what": fault.what })).collect::<Vec<_>>(),
        "acts": acts.collect::<Vec<_>>(),
    })
}
