//! The state of a simulation on disk: a line of JSON with the parameters, then one for each battle
//! that is over. Started again with the same parameters, a simulation goes on where it was stopped.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use kernel::{Argument, Label, Side};
use serde::{Deserialize, Serialize};

use super::Simulation;
use super::fixtures::{Contest, Fixture, Report};
use crate::Fault;
use crate::messages::Messages;

/// The exit code of a program that Ctrl-C has ended.
const INTERRUPTED: i32 = 130;

/// Before the name of a level: how it plays. A build whose generals decide otherwise
/// must not go on with a state.
const HABITS: &str = "habits-";

/// The first line: what was asked for, by the names of the flags.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Head {
    simulation: BTreeMap<String, String>,
}

impl Head {
    fn of(simulation: &Simulation) -> Self {
        let (seats, pairs, levels) = match &simulation.contest {
            Contest::Seats { seats, pairs } => {
                let seats = Side::BOTH.map(|side| format!("{}={}", simulation.key(side), seats[side.index()]));
                (seats.join(" "), *pairs, String::new())
            }
            Contest::Tournament(levels) => {
                let names: Vec<&str> = levels.iter().map(|level| level.name()).collect();
                (String::new(), false, names.join(","))
            }
        };
        let parameters = [
            ("--pack", simulation.pack.id.clone()),
            ("--seat", seats),
            ("--pairs", pairs.to_string()),
            ("--levels", levels),
            ("--battles", simulation.battles.to_string()),
            ("--seed", simulation.seed.to_string()),
            ("pack-hash", simulation.pack.hash.to_string()),
            ("rules", simulation.battle.rules().to_string()),
            ("version", env!("CARGO_PKG_VERSION").to_owned()),
        ];
        let habits = simulation.contest.levels().into_iter().map(|level| {
            let habits = simulation.battle.habits(level).to_string();
            (format!("{HABITS}{level}"), habits)
        });
        let named = parameters.into_iter().map(|(name, value)| (name.to_owned(), value));
        Head { simulation: named.chain(habits).collect() }
    }

    fn line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }

    /// The parameters that differ, as they were and as they are.
    fn differences(&self, now: &Head) -> Vec<Label> {
        let names: BTreeSet<&String> = self.simulation.keys().chain(now.simulation.keys()).collect();
        let value = |head: &Head, name: &String| match head.simulation.get(name).map(String::as_str) {
            None | Some("") => "-".to_owned(),
            Some(value) => value.to_owned(),
        };
        let differing = names.into_iter().filter(|name| value(self, name) != value(now, name));
        let (habits, others): (Vec<_>, Vec<_>) = differing.partition(|name| name.starts_with(HABITS));
        // Where other levels fight, that is said of the seats already.
        let differing = if others.is_empty() { habits } else { others };
        let label = |name: &String| {
            if let Some(level) = name.strip_prefix(HABITS) {
                return Label::new("cli-state-other-habits").with("level", level);
            }
            let label = Label::new("cli-state-difference").with("name", name.as_str());
            label.with("was", value(self, name).as_str()).with("is", value(now, name).as_str())
        };
        differing.into_iter().map(label).collect()
    }
}

/// The state of a simulation.
pub(super) struct State {
    path: PathBuf,
    file: Mutex<File>,
    known: BTreeMap<Fixture, Report>,
}

impl State {
    /// Opens the state of this simulation, or begins it.
    pub(super) fn open(path: &Path, simulation: &Simulation, messages: &Messages) -> Result<Self, Fault> {
        let unusable = |error| Fault::write(path, error);
        let options = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = options.map_err(unusable)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(wrong(messages, path, Label::new("cli-state-in-use"))),
            Err(TryLockError::Error(error)) => return Err(unusable(error)),
        }
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(|error| Fault::read(path, error))?;
        let head = Head::of(simulation);
        let found = read(&text, &head).map_err(|label| wrong(messages, path, label))?;
        let mut known = BTreeMap::new();
        if found.whole == 0 {
            file.set_len(0).and_then(|()| file.rewind()).map_err(unusable)?;
            file.write_all(head.line().as_bytes()).map_err(unusable)?;
        } else {
            file.set_len(found.whole).and_then(|()| file.seek(SeekFrom::End(0))).map_err(unusable)?;
            known = found.reports.into_iter().map(|report| (report.fixture, report)).collect();
            let label = Label::new("cli-state-found").with("count", known.len() as i64);
            eprintln!("{}", messages.tell(&label.with("path", path.display().to_string().as_str())));
        }
        Ok(State { path: path.to_owned(), file: Mutex::new(file), known })
    }

    /// What is known of a battle.
    pub(super) fn report(&self, fixture: Fixture) -> Option<&Report> {
        self.known.get(&fixture)
    }

    /// Adds a battle that is over.
    pub(super) fn append(&self, report: &Report) -> Result<(), Fault> {
        let line = serde_json::to_string(report).map_err(|error| Fault::write(&self.path, error.into()))? + "\n";
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.write_all(line.as_bytes()).and_then(|()| file.flush()).map_err(|error| Fault::write(&self.path, error))
    }

    /// Lets Ctrl-C end the program between two lines, with a word on how to go on. Where
    /// the signal cannot be heard, the program ends as any other, and a torn last line is
    /// passed over the next time.
    pub(super) fn leave_well(self: &Arc<Self>, words: String) {
        let state = Arc::clone(self);
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            if runtime.is_ok_and(|runtime| runtime.block_on(tokio::signal::ctrl_c()).is_ok()) {
                let _between_lines = state.file.lock();
                eprintln!("\n{words}");
                std::process::exit(INTERRUPTED);
            }
        });
    }
}

/// What a state file holds.
struct Found {
    reports: Vec<Report>,
    /// So many bytes are whole lines.
    whole: u64,
}

/// Reads a state file; what follows the last line break was torn off and does not count.
fn read(text: &str, head: &Head) -> Result<Found, Label> {
    let whole = text.rfind('\n').map_or(0, |last| last + 1);
    if whole == 0 {
        // Nothing yet, or stopped while the first line was written; any other text
        // is somebody else's.
        let begun = head.line().starts_with(text);
        return if begun { Ok(Found { reports: Vec::new(), whole: 0 }) } else { Err(Label::new("cli-state-foreign")) };
    }
    let mut lines = text[..whole].lines().enumerate();
    let first = lines.next().and_then(|(_, line)| serde_json::from_str::<Head>(line).ok());
    let first = first.ok_or_else(|| Label::new("cli-state-foreign"))?;
    let differences = first.differences(head);
    if !differences.is_empty() {
        return Err(Label::new("cli-state-differs").with("differences", Argument::List(differences)));
    }
    let report = |(number, line): (usize, &str)| {
        serde_json::from_str(line).map_err(|error| {
            let label = Label::new("cli-state-damaged").with("line", number as i64 + 1);
            label.with("why", error.to_string().as_str())
        })
    };
    Ok(Found { reports: lines.map(report).collect::<Result<_, _>>()?, whole: whole as u64 })
}

fn wrong(messages: &Messages, path: &Path, label: Label) -> Fault {
    Fault::State { path: path.to_owned(), what: messages.tell(&label) }
}
