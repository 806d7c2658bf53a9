//! `grognard judge`: plays situations and says what happened.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ArgMatches;
use kernel::Label;
use kernel::situation::{Fault as Flaw, Report, Situation};
use library::Library;
use serde_json::{Value, json};

use crate::messages::Messages;
use crate::{Fault, books};

pub(crate) fn run(matches: &ArgMatches, library: &Library, messages: &Messages) -> Result<ExitCode, Fault> {
    let mut files = Vec::new();
    for path in matches.get_many::<PathBuf>("files").into_iter().flatten() {
        collect(path, &mut files)?;
    }
    let mut failed = 0;
    let mut results = Vec::new();
    for path in &files {
        let text = std::fs::read_to_string(path).map_err(|error| Fault::read(path, error))?;
        let judged = judge(library, &text);
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
    let failed = |fault: Flaw, unjudged: usize| Report { faults: vec![fault], unjudged, ..Report::default() };
    let situation = match Situation::read(text) {
        Ok(situation) => situation,
        Err(fault) => return Judged { title: String::new(), report: failed(fault, 0) },
    };
    let title = situation.title.get_ref().clone();
    let options = serde_json::to_value(&situation.options).unwrap_or_default();
    let opened =
        books::pack(library, situation.pack.get_ref()).and_then(|pack| pack.lay(&options).map_err(Fault::Options));
    let byte = situation.pack.span().start;
    let report = match opened {
        Ok(laid) => laid.judge(&situation, text),
        Err(Fault::NoPack { id, known }) => {
            let what = Label::new("cli-no-such-pack").with("id", id.as_str()).with("known", known.join(", ").as_str());
            failed(Flaw::at(text, byte, what), situation.expect.len())
        }
        Err(other) => failed(Flaw::verbatim(text, byte, &other.to_string()), situation.expect.len()),
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
        if let Some(half) = &act.half {
            println!("    {}", messages.tell(half));
        }
    }
    for fault in &judged.report.faults {
        println!("  {}:{}:{}: {}", path.display(), fault.line, fault.column, messages.tell(&fault.what));
        if let Some(note) = &fault.note {
            println!("    {}", messages.tell(note));
        }
    }
    if let Some(unjudged) = unjudged(&judged.report) {
        println!("  {}", messages.tell(&unjudged));
    }
    for line in &judged.report.state {
        println!("  {}", messages.tell(line));
    }
    if !passed && !judged.report.end.is_empty() {
        println!("{}", judged.report.end.lines().map(|line| format!("    {line}\n")).collect::<String>());
    }
}

/// That some expectations were not judged.
fn unjudged(report: &Report) -> Option<Label> {
    (report.unjudged > 0).then(|| Label::new("judge-unjudged").with("count", report.unjudged as i64))
}

fn as_json(path: &Path, judged: &Judged, messages: &Messages) -> Value {
    let acts = judged.report.acts.iter().map(|act| {
        let happened =
            act.happened.iter().map(|(label, cites)| json!({ "text": messages.tell(label), "cites": cites }));
        json!({
            "words": act.words,
            "happened": happened.collect::<Vec<_>>(),
            "refused": act.refused.as_ref().map(|(label, cite)| json!({ "text": messages.tell(label), "cites": cite })),
            "half": act.half.as_ref().map(|half| messages.tell(half)),
        })
    });
    let faults = judged.report.faults.iter().map(|fault| {
        json!({
            "line": fault.line,
            "column": fault.column,
            "what": messages.tell(&fault.what),
            "note": fault.note.as_ref().map(|note| messages.tell(note)),
        })
    });
    json!({
        "file": path.display().to_string(),
        "title": judged.title,
        "passed": judged.report.faults.is_empty(),
        "faults": faults.collect::<Vec<_>>(),
        "unjudged": judged.report.unjudged,
        "acts": acts.collect::<Vec<_>>(),
        "state": judged.report.state.iter().map(|line| messages.tell(line)).collect::<Vec<_>>(),
        "end": judged.report.end,
    })
}
