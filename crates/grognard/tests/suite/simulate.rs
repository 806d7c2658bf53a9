//! The simulator as a script uses it: figures that agree with each other, records that verify,
//! pictures, tournaments, and going on after an interruption.
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

const WELL: i32 = 0;
const USAGE: i32 = 2;
const UNUSABLE: i32 = 3;
const INTERRUPTED: i32 = 130;

/// Chance against chance takes no time.
const CHANCE: [&str; 4] = ["--seat", "austria=random", "--seat", "france=random"];

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grognard"));
    command.args(arguments).env("LC_ALL", "C");
    command
}

fn simulate(arguments: &[&str]) -> Output {
    command(&[&["simulate"], arguments].concat()).output().unwrap()
}

fn out(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(WELL), "{errors}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn json(arguments: &[&str]) -> Value {
    let text = out(&simulate(&[arguments, &["--json"]].concat()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn refused(arguments: &[&str], code: i32, words: &[&str]) {
    let output = simulate(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {errors}");
    for word in words {
        assert!(errors.contains(word), "{arguments:?} does not say {word:?}: {errors}");
    }
    assert!(!errors.contains("panicked") && output.stdout.is_empty(), "{errors}");
}

fn chance<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&CHANCE, more].concat()
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).display().to_string()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

#[test]
fn the_figures_agree_with_each_other() {
    let figures = json(&chance(&["--battles", "30", "--seed", "5"]));
    assert_eq!((&figures["battles"], &figures["seed"]), (&30.into(), &5.into()));
    let won: Vec<f64> = (0..2).map(|side| number(&figures["sides"][side]["won"]["won"])).collect();
    assert_eq!(won[0] + won[1] + number(&figures["drawn"]), 30.0);
    let ways: f64 = figures["ways"].as_array().unwrap().iter().map(|way| number(&way["won"])).sum();
    assert_eq!(ways, 30.0);
    assert_eq!(number(&figures["rounds"]["mean"]), 16.0, "every battle of Marengo takes its sixteen rounds");
    for (side, start) in [(0, 16.0), (1, 17.0)] {
        let side = &figures["sides"][side];
        let course = side["morale_over_time"].as_array().unwrap();
        assert_eq!(course.len(), 17, "before the first round and after each");
        assert_eq!((number(&course[0]["mean"]), number(&course[0]["reach"])), (start, 0.0));
        assert_eq!(course[16]["mean"], side["morale_left"]["mean"]);
        let share = &side["won"];
        assert!(number(&share["interval"][0]) <= number(&share["share"]), "{share}");
        assert!(number(&share["interval"][1]) >= number(&share["share"]), "{share}");
        for after in course {
            let (low, high) = (number(&after["middle"][0]), number(&after["middle"][1]));
            assert!(0.0 <= low && low <= high && high <= start + 5.0, "{after}");
        }
        // Until the enemy breaks and gives heart, a point of strength costs a point of morale.
        assert!(number(&side["losses"]["mean"]) >= start - number(&course[16]["mean"]) - 1e-9, "{side}");
    }
}

#[test]
fn the_lines_for_spreadsheets_have_equal_columns_and_say_the_same() {
    let arguments = ["--seat", "austria=ensign", "--seat", "france=random", "--battles", "3", "--pairs"];
    let text = out(&simulate(&[&arguments[..], &["--csv"]].concat()));
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 7, "{text}");
    assert!(rows.iter().all(|row| row.len() == rows[0].len()), "{text}");
    let column = |name: &str| rows[0].iter().position(|head| *head == name).unwrap_or_else(|| panic!("no {name}"));
    let sum = |name: &str| rows[1..].iter().map(|row| row[column(name)].parse::<f64>().unwrap()).sum::<f64>();
    let figures = json(&arguments);
    for (side, key) in ["austria", "france"].iter().enumerate() {
        let mean = number(&figures["sides"][side]["losses"]["mean"]);
        assert!((sum(&format!("{key}-losses")) / 6.0 - mean).abs() < 1e-9);
        let after = number(&figures["sides"][side]["morale_over_time"][7]["mean"]);
        assert!((sum(&format!("{key}-morale-after-7")) / 6.0 - after).abs() < 1e-9);
    }
    assert!((sum("orders") / 6.0 - number(&figures["orders"]["mean"])).abs() < 1e-9);
    let score = &figures["first_level_over_pairs"];
    assert!(number(&score["interval"][0]) <= number(&score["mean"]), "{score}");
    assert_eq!(figures["first_level_as"][0]["of"], 3);
}

#[test]
fn the_table_speaks_both_languages() {
    let english = out(&simulate(&chance(&["--battles", "2"])));
    for words in ["Marengo, 14 June 1800: 2 battles", "Austria (Chance)", "strength lost", "16.0 ± 0.0 rounds", "start"]
    {
        assert!(english.contains(words), "no {words:?}: {english}");
    }
    let german = out(&simulate(&chance(&["--battles", "2", "--language", "de"])));
    for words in ["2 Schlachten", "Österreich (Zufall)", "Stärke verloren", "16,0 ± 0,0 Runden", "nach Runde"] {
        assert!(german.contains(words), "no {words:?}: {german}");
    }
    assert!(!english.contains("cli-") && !german.contains("cli-"), "{english}{german}");
    assert_eq!(english.lines().count(), german.lines().count());
}

#[test]
fn pictures_are_drawn_in_the_chosen_language() {
    let folder = tempfile::tempdir().unwrap();
    let pictures = path(folder.path(), "new/pictures");
    out(&simulate(&chance(&["--battles", "12", "--pictures", &pictures, "--language", "de"])));
    for (name, words) in [
        ("length.svg", ["Länge der Schlachten", "Frankreich siegt"]),
        ("losses.svg", ["Verluste", "im Mittel"]),
        ("morale.svg", ["Moral im Verlauf der Runden", "nach Runde"]),
    ] {
        let picture = fs::read_to_string(Path::new(&pictures).join(name)).unwrap();
        assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"), "{picture}");
        assert!(words.iter().all(|word| picture.contains(word)), "{name}: {picture}");
        assert!(!picture.contains("NaN") && !picture.contains("inf") && !picture.contains("cli-"), "{name}: {picture}");
    }
    let single = path(folder.path(), "single");
    out(&simulate(&chance(&["--battles", "1", "--pictures", &single])));
    assert!(!fs::read_to_string(Path::new(&single).join("losses.svg")).unwrap().contains("NaN"));
}

/// The records in a folder.
fn records(folder: &str) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

#[test]
fn kept_records_verify_and_keeping_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let kept = path(folder.path(), "kept");
    let arguments = ["--seat", "austria=ensign", "--seat", "france=random", "--battles", "2", "--pairs"];
    let figures = json(&[&arguments[..], &["--keep", &kept]].concat());
    assert_eq!(figures, json(&arguments));
    let records = records(&kept);
    assert_eq!(records.len(), 4, "{records:?}");
    for record in records {
        let output = command(&["replay", &record.display().to_string(), "--verify", "--json"]).output().unwrap();
        let verified: Value = serde_json::from_str(&out(&output)).unwrap();
        assert_eq!(verified["verified"], true, "{}", record.display());
    }
}

/// A server that ends with the test.
struct Served(Child);

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_kept_record_is_taken_by_the_browsers_import() {
    let folder = tempfile::tempdir().unwrap();
    let kept = path(folder.path(), "kept");
    out(&simulate(&chance(&["--battles", "1", "--keep", &kept])));
    let record = fs::read_to_string(&records(&kept)[0]).unwrap();
    let data = path(folder.path(), "data");
    let mut serve = command(&["serve", "--address", "127.0.0.1:0", "--data", &data]);
    let mut server = Served(serve.stdout(Stdio::piped()).spawn().unwrap());
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).and_then(|rest| rest.split(['/', ' ']).next()).unwrap().to_owned();
    let mut socket = TcpStream::connect(&address).unwrap();
    let head = format!(
        "POST /api/battles/import HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        record.len()
    );
    socket.write_all(head.as_bytes()).unwrap();
    socket.write_all(record.as_bytes()).unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
}

#[test]
fn a_tournament_ranks_the_levels() {
    let folder = tempfile::tempdir().unwrap();
    let pictures = path(folder.path(), "pictures");
    let arguments = ["--tournament", "--levels", "ensign,random", "--battles", "6"];
    let standings = json(&[&arguments[..], &["--pictures", &pictures]].concat());
    assert_eq!(standings["battles"], 12);
    let [random, ensign] = [&standings["ratings"][0], &standings["ratings"][1]];
    assert_eq!((&random["level"], &random["anchor"], &random["rating"]), (&"random".into(), &true.into(), &0.0.into()));
    assert!(number(&ensign["rating"]) > 100.0, "{ensign}");
    assert!(number(&ensign["interval"][0]) < number(&ensign["rating"]), "{ensign}");
    assert_eq!(number(&ensign["points"]) + number(&random["points"]), 12.0);
    let meetings = standings["meetings"].as_array().unwrap();
    assert_eq!(number(&meetings[0]["score"]) + number(&meetings[1]["score"]), 1.0);
    assert!(fs::read_to_string(Path::new(&pictures).join("ratings.svg")).unwrap().contains("Chance fixed at 0"));
    let table = out(&simulate(&arguments));
    assert!(table.contains("score against") && table.contains("as if one more battle had been drawn"), "{table}");
    let lines = out(&simulate(&[&arguments[..], &["--csv"]].concat()));
    assert_eq!(lines.lines().count(), 13);
}

#[test]
fn stopped_anywhere_it_goes_on_to_the_same_end() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(folder.path(), "state.jsonl");
    let arguments = ["--tournament", "--levels", "random,ensign", "--battles", "3", "--state", &file];
    let whole = json(&arguments);
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(text.lines().count(), 7, "{text}");
    let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at + 1).collect();
    for cut in [0, 10, ends[0], ends[2], ends[2] + 15, ends[5] - 1, text.len()] {
        fs::write(&file, &text[..cut]).unwrap();
        assert_eq!(json(&arguments), whole, "cut at {cut}");
        let again = fs::read_to_string(&file).unwrap();
        let sorted = |text: &str| {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            lines.sort();
            lines
        };
        assert_eq!(sorted(&again), sorted(&text), "cut at {cut}");
    }
}

#[test]
fn what_was_finished_is_not_fought_again_unless_its_record_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let (file, kept) = (path(folder.path(), "state.jsonl"), path(folder.path(), "kept"));
    let arguments = chance(&["--battles", "4", "--state", &file]);
    json(&arguments);
    // Had it been fought again, the winner would not be the one that was written in by hand.
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replace("\"winner\":1", "\"winner\":0")).unwrap();
    assert_eq!(json(&arguments)["sides"][0]["won"]["won"], 4);
    json(&[&arguments[..], &["--keep", &kept]].concat());
    assert_eq!(records(&kept).len(), 4);
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 5, "nothing is written twice");
}

/// Waits until the state file has so many lines.
fn wait_for_lines(file: &str, lines: usize) {
    let began = Instant::now();
    while fs::read_to_string(file).map_or(0, |text| text.lines().count()) < lines {
        assert!(began.elapsed() < Duration::from_secs(120), "no battle came to an end");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn killed_or_interrupted_midway_it_resumes() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = |file: &str| {
        ["--seat", "austria=ensign", "--seat", "france=ensign", "--battles", "40", "--state", file].map(str::to_owned)
    };
    let run = |file: &str, lines: usize, end: &dyn Fn(&mut Child)| {
        let mut child = command(&["simulate"]).args(arguments(file)).stderr(Stdio::piped()).spawn().unwrap();
        wait_for_lines(file, lines);
        end(&mut child);
        let output = child.wait_with_output().unwrap();
        let known = fs::read_to_string(file).unwrap().lines().count();
        assert!(known < 41, "it was stopped too late to show anything");
        output
    };
    let file = path(folder.path(), "state.jsonl");
    let interrupted = run(&file, 3, &|child| {
        let ended = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
        assert!(ended.success());
    });
    assert_eq!(interrupted.status.code(), Some(INTERRUPTED));
    assert!(String::from_utf8_lossy(&interrupted.stderr).contains("the same command goes on"));
    assert!(fs::read_to_string(&file).unwrap().ends_with('\n'), "a line was torn");
    let before = fs::read_to_string(&file).unwrap().lines().count();
    run(&file, before + 2, &|child| child.kill().unwrap());
    let resumed = simulate(&[&arguments(&file).each_ref().map(String::as_str)[..], &["--json"]].concat());
    assert!(String::from_utf8_lossy(&resumed.stderr).contains("going on with"));
    let fresh = path(folder.path(), "fresh.jsonl");
    let whole = simulate(&[&arguments(&fresh).each_ref().map(String::as_str)[..], &["--json"]].concat());
    assert_eq!(out(&resumed), out(&whole));
}

#[test]
fn a_state_of_something_else_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(folder.path(), "state.jsonl");
    json(&chance(&["--battles", "3", "--state", &file]));
    let text = fs::read_to_string(&file).unwrap();
    for (arguments, words) in [
        (chance(&["--battles", "3", "--seed", "2"]), "--seed was 1 and is now 2"),
        (chance(&["--battles", "4"]), "--battles was 3 and is now 4"),
        (vec!["--seat", "austria=random", "--battles", "3"], "--seat was austria=random france=random and is now"),
        (vec!["--tournament", "--battles", "3"], "--levels was - and is now random,ensign,colonel,marshal"),
    ] {
        refused(&[&arguments[..], &["--state", &file]].concat(), UNUSABLE, &["state.jsonl", words]);
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), text, "what is refused changes nothing");
    let with_state = chance(&["--battles", "3", "--resume", &file]);
    // A build whose generals play differently does not go on: battles of two kinds in one
    // table would say nothing.
    let habits = text.split("\"habits-random\":\"").nth(1).unwrap().split('"').next().unwrap();
    fs::write(&file, text.replace(habits, &habits.chars().rev().collect::<String>())).unwrap();
    refused(&with_state, UNUSABLE, &["state.jsonl", "random", "decides differently"]);
    let damaged = text.replacen("\"winner\"", "\"loser\"", 1);
    fs::write(&file, &damaged).unwrap();
    refused(&with_state, UNUSABLE, &["line 2", "winner"]);
    for foreign in ["Dear diary", "Dear diary,\nall is well.\n", "{}\n"] {
        fs::write(&file, foreign).unwrap();
        refused(&with_state, UNUSABLE, &["something other", "nothing was changed"]);
        assert_eq!(fs::read_to_string(&file).unwrap(), foreign);
    }
    fs::write(&file, &text).unwrap();
    let held = File::open(&file).unwrap();
    held.lock().unwrap();
    refused(&with_state, UNUSABLE, &["another simulation"]);
}

#[test]
fn bad_input_is_refused_before_anything_is_fought() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a-file"), "no folder").unwrap();
    let blocked = path(folder.path(), "a-file/inside");
    refused(&["--seat", "austria=sergeant"], USAGE, &["sergeant", "colonel"]);
    refused(&["--seat", "prussia=ensign"], USAGE, &["prussia=ensign", "austria, france"]);
    refused(&["--seat", "austria"], USAGE, &["austria", "SIDE=ensign"]);
    refused(&["--seat", "austria=random", "--seat", "austria=ensign"], USAGE, &["two seats"]);
    refused(&["--pack", "waterloo"], UNUSABLE, &["waterloo", "marengo-1800"]);
    refused(&["--battles", "0"], USAGE, &["--battles"]);
    refused(&["--battles", "many"], USAGE, &["many"]);
    refused(&["--seed", "18446744073709551616"], USAGE, &["18446744073709551616"]);
    refused(&["--seed", "18446744073709551615", "--battles", "2"], USAGE, &["18446744073709551613"]);
    refused(&["--pairs"], USAGE, &["must differ"]);
    refused(&["--tournament", "--levels", "ensign"], USAGE, &["two levels"]);
    refused(&["--tournament", "--levels", "ensign,sergeant"], USAGE, &["sergeant"]);
    refused(&["--tournament", "--seat", "austria=ensign"], USAGE, &["--seat"]);
    refused(&["--levels", "ensign,random"], USAGE, &["--tournament"]);
    refused(&["--json", "--csv"], USAGE, &["--csv"]);
    for flag in ["--pictures", "--keep", "--state"] {
        refused(&[flag, &blocked], UNUSABLE, &[&blocked, "cannot be written"]);
    }
    refused(&["--seat", "austria=sergeant", "--language", "de"], USAGE, &["keine Stufe"]);
    out(&simulate(&chance(&["--seed", "18446744073709551613", "--battles", "2"])));
}
