//! Every situation of the packs of this system goes as its author says. `SITUATION=part-of-a-path`
//! tells one of them in full.
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use elements::{Battle, CivilWar};
use kernel::conformance::suite::{judge, situations_in};
use kernel::situation::Situation;
use library::reading;
use packs::Packed;

fn packs_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs")
}

/// The battle that a situation is played in.
fn battle_of(situation: &Situation) -> Result<Battle, String> {
    let pack_id = situation.pack.get_ref();
    let options = serde_json::to_value(&situation.options).map_err(|what| what.to_string())?;
    let pack = reading::<CivilWar>(pack_id).map_err(|what| format!("{what:?}"))?;
    CivilWar::lay(&pack.spec, &options)
}

kernel::suite! { CivilWar:
    every_situation_goes_as_its_author_says(&packs_folder().join("open-field-1861/situations"), battle_of);
}

#[test]
fn every_paragraph_has_a_situation() {
    let mut cited = BTreeSet::new();
    for path in situations_in(&packs_folder().join("open-field-1861/situations")) {
        let situation = Situation::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
        assert!(!situation.cites.get_ref().is_empty(), "{} cites nothing", path.display());
        assert!(!situation.expect.is_empty(), "{} expects nothing", path.display());
        cited.extend(situation.cites.get_ref().iter().map(|cite| cite.get_ref().clone()));
    }
    let index = std::fs::read_to_string(packs_folder().join("../docs/rules/elements.tsv")).unwrap();
    let paragraphs: BTreeSet<String> =
        index.lines().map(|line| format!("elements:{}", line.split('\t').next().unwrap())).collect();
    assert_eq!(paragraphs.difference(&cited).collect::<Vec<_>>(), Vec::<&String>::new(), "without a situation");
    assert_eq!(cited.difference(&paragraphs).collect::<Vec<_>>(), Vec::<&String>::new(), "not in the index");
}

/// A folder of its own with one situation in it, or none.
fn folder_with(name: &str, text: Option<&str>) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("elements-situations-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    if let Some(text) = text {
        std::fs::write(folder.join("one.toml"), text).unwrap();
    }
    folder
}

fn faults_of(name: &str, text: Option<&str>) -> Vec<String> {
    let folder = folder_with(name, text);
    let faults = judge::<CivilWar>(&folder, None, battle_of);
    std::fs::remove_dir_all(folder).unwrap();
    faults
}

const FACING_NORTH: &str = "\n[position]\nactive = \"union\"\npieces = [\"union commander-1: 300,100 facing 0\", \
                            \"union rifles-1: 300,200 facing 0\"]\n";

/// A situation that goes well, with some lines of it replaced.
fn situation(cites: &str, orders: &str, expect: &str, rest: &str) -> String {
    format!(
        "title = \"one\"\ncites = [{cites}]\npack = \"open-field-1861\"\norders = [{orders}]\nexpect = [{expect}]\n\
         {rest}{FACING_NORTH}"
    )
}

const MOVES: &str = "\"union: take rifles-1; advance 200\"";

#[test]
fn the_runner_finds_nothing_wrong_with_what_is_right() {
    let text = situation("\"elements:move.group\"", MOVES, "\"union rifles-1 at 300,250\"", "");
    assert_eq!(faults_of("right", Some(&text)), Vec::<String>::new());
}

#[test]
fn an_empty_folder_is_a_fault() {
    let faults = faults_of("empty", None);
    assert!(faults[0].contains("there are no situations"), "{faults:?}");
}

#[test]
fn words_and_citations_that_nobody_knows_are_faults() {
    let wrong = [
        ("order", situation("", "\"union: dance\"", "", ""), "place the rest · deployed · undo words=dance"),
        ("sentence", situation("", MOVES, "\"union rifles-1 happy\"", ""), "not SENTENCE words=union rifles-1 happy"),
        (
            "untrue",
            situation("", MOVES, "\"union rifles-1 at 300,251\"", ""),
            "judge-not-so words=union rifles-1 at 300,251",
        ),
        ("side", situation("", "\"prussia: end\"", "", ""), "judge-no-such-side known=confederacy, union name=prussia"),
        ("element", situation("", "\"union: take rifles-2\"", "", ""), "union has no `rifles-2`"),
        ("cite", situation("\"elements:move.lunch\"", MOVES, "", ""), "judge-not-carried cite=elements:move.lunch"),
        ("idle", situation("\"elements:breakoff\"", MOVES, "", ""), "judge-not-carried cite=elements:breakoff"),
        (
            "refusal",
            situation("", "\"union: take rifles-1; advance 300 => refused elements:lunch\"", "", ""),
            "judge-forbidden-otherwise cite=elements:factors.move expected=elements:lunch",
        ),
        (
            "legal",
            situation("", "\"union: end => refused elements:turn\"", "", ""),
            "judge-carried-out cite=elements:turn",
        ),
        (
            "illegal",
            situation("", "\"union: take rifles-1; advance 300\"", "", ""),
            "judge-forbidden cite=elements:factors.move",
        ),
        ("dice", situation("", MOVES, "", "dice = [3]\n"), "judge-dice-left count=1"),
        ("seven", situation("", MOVES, "", "dice = [7]\n"), "judge-die-too-high bound=6"),
        ("option", situation("", MOVES, "", "options = { lunch = true }\n"), "lunch"),
        ("key", situation("", MOVES, "", "weather = \"fine\"\n"), "unknown field `weather`"),
    ];
    for (name, text, told) in wrong {
        let faults = faults_of(name, Some(&text));
        assert!(faults.first().is_some_and(|fault| fault.contains(told)), "{name}: {faults:?}");
    }
}

#[test]
fn positions_that_cannot_be_are_faults() {
    let wrong = [
        ("weather", "weather = \"fine\"", "pips, edge, confederacy, union name=weather"),
        ("phase", "phase = \"lunch\"", "`lunch` is no phase; expected one of armies"),
        ("piece", "pieces = [\"union rifles-1: 300,200\"]", "expected `facing`"),
        ("mark", "pieces = [\"union rifles-1: 300,200 facing 0 happy\"]", "`happy` says nothing about an element"),
        ("arm", "pieces = [\"union lancers-1: 300,200 facing 0\"]", "`lancers-1` is no element"),
        ("gap", "pieces = [\"union rifles-2: 300,200 facing 0\"]", "without gaps"),
        ("crowd", "pieces = [\"union rifles-1: 300,200 facing 0\", \"union rifles-2: 310,200 facing 0\"]", "stands on"),
        ("edge", "pieces = [\"union rifles-1: 10,200 facing 0\"]", "hangs over the edge"),
        ("several", "pieces = [\"union rifles-1..3: 300,200 facing 0\"]", "several at once can only be waiting"),
        ("feature", "features = [\"lake: 300,300 size 80 x 80\"]", "`lake` is no feature"),
        (
            "army",
            "[position.union]\nhope = 3",
            "judge-no-side-key known=strength, lost, demoralized, sacked, camp-shots, ranks, secret name=hope",
        ),
        ("terrain", "phase = \"terrain\"", "`terrain` begins with a region"),
    ];
    for (name, position, told) in wrong {
        let text = format!(
            "title = \"one\"\ncites = []\npack = \"open-field-1861\"\norders = []\nexpect = []\n[position]\n{position}\n"
        );
        let faults = faults_of(name, Some(&text));
        assert!(faults.first().is_some_and(|fault| fault.contains(told)), "{name}: {faults:?}");
    }
}
