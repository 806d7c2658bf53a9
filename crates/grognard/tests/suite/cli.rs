//! The command line as a script uses it: good and bad input, exit codes, nothing
//! changed by what is refused.
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const WELL: i32 = 0;
const FOUND: i32 = 1;
const USAGE: i32 = 2;
const UNUSABLE: i32 = 3;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn grognard(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_grognard"))
        .args(arguments)
        .current_dir(root())
        .env("LC_ALL", "C")
        .output()
        .unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

fn expect(arguments: &[&str], code: i32, words: &[&str]) -> String {
    let output = grognard(arguments);
    let text = text(&output);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {text}");
    for word in words {
        assert!(text.contains(word), "{arguments:?} does not say {word:?}: {text}");
    }
    assert!(!text.contains("panicked"), "{text}");
    text
}

/// A file in a folder that vanishes.
fn file(folder: &tempfile::TempDir, name: &str, content: &str) -> String {
    let path = folder.path().join(name);
    std::fs::write(&path, content).unwrap();
    path.display().to_string()
}

fn record() -> String {
    std::fs::read_to_string(root().join("crates/marengo/tests/records/plain.json")).unwrap()
}

#[test]
fn every_situation_of_the_packs_passes() {
    expect(&["judge", "--quiet", "packs/marengo-1800/situations"], WELL, &["0 failed"]);
}

#[test]
fn judge_tells_what_happened_with_paragraphs_in_both_languages() {
    let situation = "packs/marengo-1800/situations/08-04-capacity.toml";
    expect(&["judge", situation], WELL, &["refused:", "[marengo:8.4]", "passed"]);
    expect(&["judge", situation, "--language", "de"], WELL, &["verweigert:", "bestanden"]);
    let json = text(&grognard(&["judge", situation, "--json"]));
    let parsed: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(parsed[0]["passed"], true);
}

#[test]
fn a_broken_situation_is_told_with_line_and_column() {
    let folder = tempfile::tempdir().unwrap();
    let sound = std::fs::read_to_string(root().join("packs/marengo-1800/situations/08-04-capacity.toml")).unwrap();
    for (broken, words) in [
        ("title = ", "1:"),
        (&*sound.replace("title", "tittle"), "tittle"),
        (&*sound.replace("marengo-1800", "waterloo"), "There is no pack waterloo; known are"),
        (&*sound.replace("3 austria I2 in 42", "3 austria I9 in 42"), "`I9` is no piece"),
        (&*sound.replace("in 42\"", "in 420\""), "there is no locale `420`"),
        (&*sound.replace("austria: go", "austria: dance"), "`dance` is no order; orders are: activate"),
        (&*sound.replace("austria: go", "prussia: go"), "there is no side `prussia`"),
        (&*sound.replace("commands 2", "commands 3"), "not so: commands 3"),
        (&*sound.replace("\"marengo:8.1\"", "\"marengo:14.2\""), "nothing in this run rests on marengo:14.2"),
        (&*sound.replace("refused marengo:8.4", "refused marengo:9.1"), "marengo:9.1 was expected to forbid it"),
    ] {
        let path = file(&folder, "broken.toml", broken);
        expect(&["judge", &path], FOUND, &[words, "broken.toml:"]);
    }
}

/// A situation of `marengo` in which Austria has a group half formed, with more
/// orders and an expectation.
fn half_formed(orders: &str, expect: &str) -> String {
    format!(
        r#"title = "half formed"
cites = ["marengo:8.4"]
pack = "marengo-1800"
orders = ["austria: march 39 to 42 with I3, I3 => refused marengo:8.4", {orders}]
expect = [{expect}]
[position]
turn = "austria"
round = 5
commands = 2
pieces = ["3 austria I2 in 42", "2 austria I3 in 39", "france I2 in 43"]
"#
    )
}

#[test]
fn a_report_ends_with_where_the_battle_stands() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder, "half.toml", &half_formed("", "\"asks austria group\""));
    let asked = "Austria has to decide (`group`): Who joins the group?";
    let told = expect(&["judge", &path], WELL, &["Round 5, the turn of Austria; commands left: 2", asked]);
    assert!(told.contains("Begun and not ended: `march 39 to 42 with I3`"), "{told}");
    let json = text(&grognard(&["judge", &path, "--json"]));
    let parsed: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(parsed[0]["state"][1], asked);
    assert_eq!(parsed[0]["unjudged"], 0);
    let frederick = "packs/drill-1757/situations/07-movement/who-runs-first.toml";
    expect(&["judge", frederick], WELL, &["Turn 1, the player turn of Prussia, phase `rout`", "(`follow`)"]);
    let elements = "packs/open-field-1861/situations/turn";
    expect(&["judge", elements], WELL, &["Bound 3, active: Union", "movement points left: 6", "(`next, shoot`)"]);
}

#[test]
fn after_a_failed_order_the_cause_stands_alone() {
    let folder = tempfile::tempdir().unwrap();
    let failing = half_formed("\"austria: end turn\"", "\"round 9\", \"round 10\"");
    let path = file(&folder, "failing.toml", &failing);
    let cause = "marengo:8.1 forbids it: The group that is being formed has to go first.";
    let told = expect(&["judge", &path], FOUND, &[cause, "2 expectations were not judged"]);
    assert!(!told.contains("not so:"), "{told}");
    assert!(
        told.matches("Begun and not ended: `march 39 to 42 with I3`").count() == 2,
        "when it begins, and why: {told}"
    );
    let path = file(&folder, "turn.toml", &half_formed("\"france: end turn\"", ""));
    let told = expect(&["judge", &path], FOUND, &["It is for Austria to decide."]);
    assert!(!told.contains("side 0"), "{told}");
}

#[test]
fn the_judge_speaks_german_too() {
    let folder = tempfile::tempdir().unwrap();
    let failing = half_formed("\"austria: end turn\"", "\"round 9\"");
    let path = file(&folder, "failing.toml", &failing);
    let german = [
        "marengo:8.1 verbietet es: Erst muss die Gruppe los, die gerade gebildet wird.",
        "Begonnen und nicht beendet: `march 39 to 42 with I3`",
        "Eine Erwartung wurde nicht geprüft",
        "Runde 5, am Zug: Österreich; übrige Kommandopunkte: 2",
        "Österreich hat zu entscheiden (`group`)",
    ];
    expect(&["judge", &path, "--language", "de"], FOUND, &german);
    let path = file(&folder, "not-so.toml", &half_formed("", "\"round 9\", \"asks austria tea\", \"glory\""));
    let german =
        ["nicht so: round 9", "nach `tea` wird nie gefragt; Fragen sind: activate", "`glory` ist keine Erwartung"];
    expect(&["judge", &path, "--language", "de"], FOUND, &german);
    // The language comes from the environment unless it is said.
    let output =
        Command::new(env!("CARGO_BIN_EXE_grognard")).args(["judge", &path]).env("LC_ALL", "de_AT.UTF-8").output();
    assert!(text(&output.unwrap()).contains("nicht so: round 9"));
}

#[test]
fn refusals_say_what_was_asked_and_whose_turn_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let guns =
        std::fs::read_to_string(root().join("packs/marengo-1800/situations/10-02-fired-cannot-move.toml")).unwrap();
    let told = expect(&["judge", &file(&folder, "guns.toml", &guns)], WELL, &["fired in this turn does not move."]);
    assert!(!told.contains("assault"), "{told}");
    let group = "packs/marengo-1800/situations/10-02-fired-in-group.toml";
    expect(&["judge", group], WELL, &["fired in this turn takes no part in an assault."]);
    let part = std::fs::read_to_string(root().join("packs/marengo-1800/situations/12-05-split.toml")).unwrap();
    let path = file(&folder, "part.toml", &part.replace("retreat C2 to 54", "retreat C1 to 54"));
    expect(&["judge", &path], FOUND, &["go one after another; now France moves its cavalry 2."]);
}

#[test]
fn what_would_have_no_effect_is_not_taken() {
    let folder = tempfile::tempdir().unwrap();
    let whole = half_formed("", "").replace("turn = \"austria\"", "turn = \"austria\"\nbegin = true");
    let path = file(&folder, "begin.toml", &whole);
    expect(&["judge", &path], FOUND, &["begin.toml:10:1: `commands` cannot stand beside `begin = true`"]);
    let path = file(&folder, "begin.toml", &whole.replace("commands = 2", "moving = false"));
    expect(&["judge", &path], FOUND, &["`moving` cannot stand beside `begin = true`"]);
    let path =
        file(&folder, "begin.toml", &whole.replace("commands = 2\n", "").replace("I3 in 39\"", "I3 in 39 moved\""));
    expect(&["judge", &path], FOUND, &["`moved` cannot stand beside `begin = true`"]);
    let path = file(&folder, "begin.toml", &half_formed("", "").replace("in 43\"", "in 43 asleep awake\""));
    expect(&["judge", &path], FOUND, &["a piece is not asleep and awake at once"]);
}

#[test]
fn a_file_that_is_not_there_or_no_text() {
    expect(&["judge", "/nowhere/at-all.toml"], UNUSABLE, &["/nowhere/at-all.toml", "cannot be read"]);
    expect(&["replay", "/nowhere/at-all.json"], UNUSABLE, &["/nowhere/at-all.json"]);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("noise.toml");
    std::fs::write(&path, [0xff, 0xfe, 0x00]).unwrap();
    expect(&["judge", &path.display().to_string()], UNUSABLE, &["cannot be read"]);
}

#[test]
fn a_kept_record_verifies_and_is_told() {
    let path = "crates/marengo/tests/records/plain.json";
    expect(&["replay", path, "--verify"], WELL, &["Verified"]);
    expect(&["replay", path], WELL, &["[marengo:7.2]", "Round 16"]);
    // Each line in the words of its moment: who has dismounted since was
    // cavalry when it was placed.
    let told = text(&grognard(&["replay", "crates/elements/tests/records/matthews-hill.json"]));
    let dismounts = told.lines().find(|line| line.contains("dismounts.")).expect("somebody dismounts");
    let rider = dismounts.trim().split(" dismounts.").next().unwrap_or_default();
    assert!(rider.starts_with("Cavalry") && told.contains(&format!("places {rider}")), "{dismounts}");
    assert!(!told.contains("[elements:bases]"), "where each element stands is a detail");
    let json = text(&grognard(&["replay", path, "--verify", "--json"]));
    assert_eq!(serde_json::from_str::<serde_json::Value>(&json).unwrap()["verified"], true);
}

/// A player who doubts his luck can count: every die stands in the journal, with who rolled it.
#[test]
fn a_told_record_has_every_die() {
    let record = root().join("crates/elements/tests/records/matthews-hill.json");
    let record = record.display().to_string();
    let told = text(&grognard(&["replay", &record, "--json"]));
    let lines: Vec<serde_json::Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let rolled = |kind: &'static str| {
        let of_kind = lines.iter().filter(move |line| line["kind"] == kind);
        of_kind.filter_map(|line| line["rolls"].as_array())
    };
    for rolls in rolled("fight").filter(|rolls| !rolls.is_empty()) {
        assert_eq!(rolls.len(), 2, "both sides roll for a contest");
        assert_ne!(rolls[0]["side"], rolls[1]["side"]);
    }
    let values: Vec<u64> =
        rolled("turn").chain(rolled("fight")).flatten().filter_map(|roll| roll["value"].as_u64()).collect();
    assert!(values.iter().all(|value| (1..=6).contains(value)), "{values:?}");
    assert!((1..=6).all(|face| values.contains(&face)), "every face comes up: {values:?}");
}

/// The battles that the documentation points at can still be opened.
#[test]
fn the_battles_in_the_documentation_verify() {
    let folder = std::fs::read_dir(root().join("docs/battles")).unwrap().map(|file| file.unwrap().path());
    let records: Vec<PathBuf> = folder.filter(|path| path.extension().is_some_and(|end| end == "json")).collect();
    assert!(records.len() >= 6, "{records:?}");
    let told = std::fs::read_to_string(root().join("docs/battles/README.md")).unwrap();
    for path in records {
        assert!(told.contains(path.file_name().unwrap().to_str().unwrap()), "{path:?} is not described");
        expect(&["replay", path.to_str().unwrap(), "--verify"], WELL, &["Verified"]);
    }
}

#[test]
fn a_record_that_was_tampered_with_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let sound: serde_json::Value = serde_json::from_str(&record()).unwrap();
    let tamper = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut record = sound.clone();
        change(&mut record);
        file(&folder, "tampered.json", &record.to_string())
    };
    let digit = |value: &mut serde_json::Value| {
        let text = value.as_str().unwrap().to_owned();
        let first = if text.starts_with('0') { "1" } else { "0" };
        *value = format!("{first}{}", &text[1..]).into();
    };
    for (change, words) in [
        (&(|record: &mut serde_json::Value| digit(&mut record["seed"])) as &dyn Fn(&mut serde_json::Value), "seed"),
        (&|record| digit(&mut record["commitment"]), "commitment"),
        (&|record| digit(&mut record["nonces"][0]), "entry"),
        (&|record| digit(&mut record["prints"][20]), "after entry 20"),
        (&|record| digit(&mut record["pack"]["hash"]), "hash"),
        (&|record| record["entries"][5] = record["entries"][6].clone(), "entry 5"),
        (&|record| record["entries"][5] = "march".into(), "entry 5 cannot be read"),
        (&|record| record["outcome"]["winner"] = 7.into(), "outcome"),
        (&|record| record["form"] = 99.into(), "form 99"),
        (&|record| record["events"][3] = record["events"][4].clone(), "event 3"),
        (&|record| record["more"] = 1.into(), "more"),
    ] {
        let path = tamper(change);
        expect(&["replay", &path, "--verify"], FOUND, &["tampered.json", words]);
    }
    let path = file(&folder, "no.json", "{");
    expect(&["replay", &path], FOUND, &["no.json"]);
}

#[test]
fn packs_are_checked_listed_and_described() {
    expect(&["packs", "check"], WELL, &["marengo-1800: well"]);
    expect(&["packs", "list"], WELL, &["marengo-1800\tmarengo\t"]);
    expect(&["packs", "check", "waterloo"], UNUSABLE, &["waterloo", "marengo-1800"]);
    let schema = text(&grognard(&["packs", "schema"]));
    let parsed: serde_json::Value = serde_json::from_str(&schema).unwrap();
    assert!(parsed["board.toml"].is_object(), "{schema}");
}

#[test]
fn a_broken_pack_is_told_with_file_line_and_column() {
    let folder = tempfile::tempdir().unwrap();
    let pack = folder.path().join("marengo-1800");
    std::fs::create_dir(&pack).unwrap();
    let board = std::fs::read_to_string(root().join("packs/marengo-1800/board.toml")).unwrap();
    std::fs::write(pack.join("board.toml"), board.replacen("width = \"wide\"", "width = \"huge\"", 1)).unwrap();
    let packs = folder.path().display().to_string();
    let told = expect(&["packs", "check", "--packs", &packs], FOUND, &["board.toml:", "huge"]);
    assert!(told.lines().any(|line| line.matches(':').count() >= 3), "file, line and column: {told}");
    expect(&["bench", "--pack", "marengo-1800", "--packs", &packs], FOUND, &["board.toml:"]);
}

#[test]
fn a_users_folder_is_laid_over_ours() {
    let folder = tempfile::tempdir().unwrap();
    let pack = folder.path().join("marengo-1800");
    std::fs::create_dir(&pack).unwrap();
    let forces = std::fs::read_to_string(root().join("packs/marengo-1800/forces.toml")).unwrap();
    std::fs::write(pack.join("forces.toml"), forces.replace("austria = 16", "austria = 12")).unwrap();
    let packs = folder.path().display().to_string();
    expect(&["packs", "check", "--packs", &packs], WELL, &["well"]);
    let (ours, laid) = (
        text(&grognard(&["packs", "list", "--json"])),
        text(&grognard(&["packs", "list", "--json", "--packs", &packs])),
    );
    assert_ne!(ours, laid, "the hash is another one");
    expect(&["packs", "list", "--packs", "/nowhere/at-all"], UNUSABLE, &["/nowhere/at-all"]);
}

#[test]
fn every_paragraph_has_a_situation() {
    expect(&["rules", "--system", "marengo", "--complete"], WELL, &["68 of 68"]);
    expect(&["rules", "--system", "elements", "--complete"], WELL, &["41 of 41"]);
    // The hidden armies of battles that nobody has the sheets of.
    expect(&["rules", "--system", "frederick", "--complete", "--list"], FOUND, &["frederick:17"]);
    expect(&["rules", "--system", "chess"], UNUSABLE, &["chess"]);
    expect(&["rules", "--where", "marengo:9.2"], WELL, &["crates/marengo/src/manoeuvre.rs:", "show_infantry"]);
    expect(
        &["rules", "--where", "10.8.1.3"],
        WELL,
        &["frederick:10.8.1.3  crates/frederick/src/losses/points.rs:", "bear"],
    );
    expect(&["rules", "--where", "99.9"], FOUND, &["99.9"]);
}

#[test]
fn unknown_flags_and_commands_are_wrong_usage() {
    expect(&["serve", "--adress", "x"], USAGE, &["--adress"]);
    expect(&["march"], USAGE, &["march"]);
    expect(&["perft", "--depth", "deep"], USAGE, &["deep"]);
    expect(&["judge"], USAGE, &["FILE"]);
    expect(&["--language", "la", "rules"], USAGE, &["la"]);
    expect(&["help", "judge"], WELL, &["Examples:"]);
    expect(&["--language", "de", "help"], WELL, &["Beispiele:"]);
}

#[test]
fn serve_says_what_is_wrong_with_address_and_folder() {
    expect(&["serve", "--address", "here"], UNUSABLE, &["here", "127.0.0.1:8800"]);
    let folder = tempfile::tempdir().unwrap();
    let blocked = file(&folder, "a-file", "no folder");
    let data = format!("{blocked}/data");
    expect(&["serve", "--address", "127.0.0.1:0", "--data", &data], UNUSABLE, &[&blocked]);
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = folder.path().join("data").display().to_string();
    expect(&["serve", "--address", &address, "--data", &data], UNUSABLE, &[&address]);
}

#[test]
fn bench_and_perft_speak_json() {
    let bench = text(&grognard(&["bench", "--pack", "marengo-1800", "--battles", "3", "--json"]));
    let figures: serde_json::Value = serde_json::from_str(&bench).unwrap();
    assert!(figures["orders_per_second"].as_f64().unwrap() > 0.0 && figures["battles"] == 3, "{bench}");
    expect(&["perft", "--depth", "2", "--json"], WELL, &["\"depth\":2"]);
    expect(&["bench", "--battles", "4", "--audit"], WELL, &["0 faults"]);
    expect(&["bench", "--battles", "4", "--undo"], WELL, &["0 faults"]);
}

#[test]
fn whoever_reads_may_stop_when_he_has_heard_enough() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_grognard"))
        .args(["replay", "crates/marengo/tests/records/plain.json"])
        .current_dir(root())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), text(&output).as_str()), (Some(WELL), ""));
}
