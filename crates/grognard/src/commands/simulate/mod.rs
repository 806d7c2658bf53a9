//! `grognard simulate`: generals fight each other on all cores; the results come
//! with confidence intervals.
//!
//! What is fought is settled beforehand as a list of fixtures (`fixtures`); each gives a
//! report. Reports can be kept as they come in (`state`, `keep`), and are counted
//! (`figures`, `tournament`), told (`tables`) and drawn (`pictures`) at the end. Nothing
//! here knows any one rules system.

mod figures;
mod fixtures;
mod keep;
mod pictures;
mod sheet;
mod state;
mod tables;
mod tournament;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::ArgMatches;
use generals::Level;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Label, PackMark, Side};
use library::{Laid, Library};
use rayon::prelude::*;
use serde_json::{Value, json};

use crate::fault::WELL;
use crate::messages::Messages;
use crate::{Fault, books};
use figures::Figures;
use fixtures::{Contest, Fixture, Report};
use keep::Keep;
use pictures::Picture;
use state::State;
use tournament::Standings;

/// All that decides how the battles go.
struct Simulation {
    pack: PackMark,
    title: Label,
    options: Value,
    battle: Arc<dyn Laid>,
    contest: Contest,
    /// The first seed.
    seed: u64,
    /// How many seeds.
    battles: u64,
    /// Whether every order goes through the conformance suite.
    audit: bool,
}

impl Simulation {
    /// The key of a side: `austria`.
    fn key(&self, side: Side) -> &str {
        self.battle.side(side)
    }

    /// The name of a side.
    fn name(&self, side: Side, messages: &Messages) -> String {
        messages.say(&kernel::facade::side_message(self.key(side)))
    }

    fn fixtures(&self) -> Vec<Fixture> {
        self.contest.fixtures(self.seed, self.battles)
    }
}

pub(crate) fn run(matches: &ArgMatches, library: &Library, messages: &Messages) -> Result<ExitCode, Fault> {
    let id = matches.get_one::<String>("pack").cloned().unwrap_or_default();
    let pack = books::pack(library, &id)?;
    let options = super::options(matches)?;
    let battle = pack.lay(&options).map_err(Fault::Options)?;
    let battles = matches.get_one::<u64>("battles").copied().unwrap_or(100);
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(1);
    if seed.checked_add(battles).is_none() {
        let label = Label::new("cli-seed-too-high").with("seed", seed.to_string().as_str());
        let highest = (u64::MAX - battles).to_string();
        return Err(Fault::Usage(messages.tell(&label.with("highest", highest.as_str()))));
    }
    let contest = contest(matches, pack.sides(), messages)?;
    let (mark, title) = (pack.mark(), pack.title());
    let audit = matches.get_flag("audit");
    let simulation = Simulation { pack: mark, title, options, battle, contest, seed, battles, audit };
    conduct(&simulation, matches, messages)
}

/// Who fights whom.
fn contest(matches: &ArgMatches, sides: &[String; 2], messages: &Messages) -> Result<Contest, Fault> {
    if matches.get_flag("tournament") {
        let words = matches.get_many::<String>("levels").map(|words| words.cloned().collect::<Vec<_>>());
        return Ok(Contest::Tournament(levels(&words.unwrap_or_default(), messages)?));
    }
    let words: Vec<String> = matches.get_many::<String>("seat").unwrap_or_default().cloned().collect();
    let (seats, pairs) = (seats(sides, &words, messages)?, matches.get_flag("pairs"));
    if pairs && seats[0] == seats[1] {
        return Err(Fault::Usage(messages.say("cli-pairs-alike")));
    }
    Ok(Contest::Seats { seats, pairs })
}

/// The levels of a tournament, weakest first; all of them if none is named.
fn levels(words: &[String], messages: &Messages) -> Result<Vec<Level>, Fault> {
    let mut levels = Vec::new();
    for word in words {
        let level = word.trim().parse::<Level>();
        levels.push(level.map_err(|_| usage(messages, "cli-bad-level", &[("level", word)]))?);
    }
    levels.sort_unstable();
    levels.dedup();
    match levels.len() {
        0 => Ok(Level::ALL.to_vec()),
        1 => Err(Fault::Usage(messages.say("cli-one-level"))),
        _ => Ok(levels),
    }
}

/// The level of each side, from words like `austria=ensign`.
fn seats(sides: &[String; 2], words: &[String], messages: &Messages) -> Result<[Level; 2], Fault> {
    let mut seats = [None; 2];
    for word in words {
        let bad = || usage(messages, "cli-bad-seat", &[("seat", word), ("sides", &sides.join(", "))]);
        let (side, level) = word.split_once('=').ok_or_else(bad)?;
        let side = sides.iter().position(|key| key == side).ok_or_else(bad)?;
        let level = level.parse::<Level>().map_err(|_| usage(messages, "cli-bad-level", &[("level", level)]))?;
        if seats[side].replace(level).is_some() {
            return Err(usage(messages, "cli-seat-twice", &[("side", &sides[side])]));
        }
    }
    Ok(seats.map(|seat| seat.unwrap_or(Level::Ensign)))
}

fn usage(messages: &Messages, id: &str, with: &[(&'static str, &str)]) -> Fault {
    let label = with.iter().fold(Label::new(id), |label, (name, value)| label.with(*name, *value));
    Fault::Usage(messages.tell(&label))
}

/// Fights, counts, tells and draws.
fn conduct(simulation: &Simulation, matches: &ArgMatches, messages: &Messages) -> Result<ExitCode, Fault> {
    let gallery = matches.get_one::<PathBuf>("pictures").map(|folder| writable(folder)).transpose()?;
    let keep = matches.get_one::<PathBuf>("keep").map(|folder| writable(folder).map(Keep::new)).transpose()?;
    let state = matches.get_one::<PathBuf>("state").map(|file| State::open(file, simulation, messages)).transpose()?;
    let reports = fight_all(simulation, state.map(Arc::new), keep.as_ref(), messages)?;
    let csv = matches.get_flag("csv");
    let json = matches.get_flag("json");
    match &simulation.contest {
        Contest::Seats { seats, pairs } => {
            let figures = Figures::of(simulation, *seats, *pairs, &reports);
            match (json, csv) {
                (true, _) => println!("{}", json!(figures)),
                (_, true) => print!("{}", figures::csv(simulation, &reports)),
                _ => print!("{}", tables::battles(simulation, &figures, messages)),
            }
            if let Some(folder) = gallery {
                hang(&folder, pictures::battles(simulation, &figures, &reports, messages), messages)?;
            }
        }
        Contest::Tournament(levels) => {
            let standings = Standings::of(simulation, levels, &reports);
            match (json, csv) {
                (true, _) => println!("{}", json!(standings)),
                (_, true) => print!("{}", figures::csv(simulation, &reports)),
                _ => print!("{}", tournament::table(simulation, &standings, messages)),
            }
            if let Some(folder) = gallery {
                hang(&folder, vec![pictures::ratings(simulation, &standings, messages)], messages)?;
            }
        }
    }
    if let Some(keep) = keep {
        tell_aside(messages, "cli-records-kept", keep.folder());
    }
    Ok(ExitCode::from(WELL))
}

/// Writes pictures to their folder.
fn hang(folder: &Path, pictures: Vec<Picture>, messages: &Messages) -> Result<(), Fault> {
    for (name, picture) in pictures {
        let path = folder.join(name);
        std::fs::write(&path, picture).map_err(|error| Fault::write(&path, error))?;
        tell_aside(messages, "cli-picture-drawn", &path);
    }
    Ok(())
}

/// Something besides the result, which scripts read.
fn tell_aside(messages: &Messages, id: &str, path: &Path) {
    eprintln!("{}", messages.tell(&Label::new(id).with("path", path.display().to_string().as_str())));
}

/// A folder that is there and can be written to: better said before the battles than after them.
fn writable(folder: &Path) -> Result<PathBuf, Fault> {
    let probe = folder.join(".grognard");
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(&probe, ""))
        .and_then(|()| std::fs::remove_file(&probe))
        .map_err(|error| Fault::write(folder, error))?;
    Ok(folder.to_owned())
}

/// The reports of all fixtures, in their order; what the state knows already is not fought again.
fn fight_all(
    simulation: &Simulation,
    state: Option<Arc<State>>,
    keep: Option<&Keep>,
    messages: &Messages,
) -> Result<Vec<Report>, Fault> {
    let fixtures = simulation.fixtures();
    let bar = bar(fixtures.len() as u64);
    if let Some(state) = &state {
        state.leave_well(messages.say("cli-interrupted"));
    }
    let report = |fixture: Fixture| {
        let known = state.as_ref().and_then(|state| state.report(fixture));
        let report = match known {
            Some(report) if keep.is_none_or(|keep| keep.has(fixture)) => report.clone(),
            _ => {
                let report = fixtures::fought(simulation, fixture, keep)?;
                if let Some(state) = state.as_ref().filter(|_| known.is_none()) {
                    state.append(&report)?;
                }
                report
            }
        };
        bar.inc(1);
        Ok(report)
    };
    let reports = fixtures.into_par_iter().with_max_len(1).map(report).collect();
    bar.finish_and_clear();
    reports
}

fn bar(total: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} {eta}");
    ProgressBar::new(total).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
