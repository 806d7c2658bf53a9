//! Broken packs: every fault names its file, its line and what is wrong.

use napoleon::Napoleon;
use packs::files::{BOARD, CHARTS, FORCES, PACK, SCENARIOS};
use packs::{Faults, Files, PackFile, Packed};

/// What is wrong with the drill ground after a change of one file, and the line of the change.
fn faults_after(file: &str, from: &str, to: &str) -> (Vec<String>, usize) {
    let mut files = Files::default();
    let mut line = 0;
    for name in [PACK, BOARD, FORCES, SCENARIOS, CHARTS] {
        let folder = if name == CHARTS { "napoleon-charts" } else { "napoleon-drill" };
        let mut text = std::fs::read_to_string(crate::folder().join(folder).join(name)).unwrap();
        if name == file {
            let at = text.find(from).unwrap_or_else(|| panic!("{file} has no {from}"));
            line = text[..at].lines().count() + usize::from(text[..at].ends_with('\n'));
            text = text.replacen(from, to, 1);
        }
        files.lay(name, name.to_owned(), text.into_bytes());
    }
    let mut faults = Faults::new(&files);
    if let Some(content) = Napoleon::read(&files, &mut faults) {
        let head: PackFile = packs::read::read(&files, PACK, &mut faults).unwrap();
        Napoleon::playable(&head, &content, &mut faults);
    }
    (faults.into_list().iter().map(ToString::to_string).collect(), line)
}

/// After the change there is a fault so many lines below it that says what is wrong.
#[track_caller]
fn tells(file: &str, from: &str, to: &str, below: usize, what: &str) {
    let (faults, line) = faults_after(file, from, to);
    let place = format!("{file}:{}:", line + below);
    let told = faults.iter().any(|fault| fault.starts_with(&place) && fault.contains(what));
    assert!(told, "expected `{place} ... {what}`, got {faults:#?}");
}

#[test]
fn the_drill_ground_is_sound() {
    assert_eq!(faults_after(PACK, "id", "id").0, Vec::<String>::new());
}

#[test]
fn titles_of_cards_are_checked() {
    tells(CHARTS, "id = \"late-start\"", "id = \"road-column\"", 0, "card `road-column` is there twice");
    tells(CHARTS, "number = 2\nid", "number = 1\nid", 0, "two cards have the number 1");
    tells(
        CHARTS,
        "id = \"road-column\"\nfamily = \"mode\"",
        "id = \"road-column\"\nfamily = \"tactics\"",
        0,
        "`road-column` has an effect of another family",
    );
    tells(
        CHARTS,
        "id = \"road-column\"\nfamily = \"mode\"",
        "id = \"road-column\"\nfamily = \"mood\"",
        1,
        "unknown variant `mood`",
    );
    tells(
        CHARTS,
        "effect = { road-column = { within = 10 } }",
        "effect = { road-colum = { within = 10 } }",
        0,
        "unknown variant `road-colum`",
    );
    tells(
        CHARTS,
        "copies = 2\nallowance = [4, 6]",
        "copies = 2\nallowance = [4]",
        1,
        "2 values are expected here, not 1",
    );
    tells(CHARTS, "rounds = [1, 1, 2, 2, 3, 3]", "rounds = [1, 1, 2]", 0, "6 values are expected here, not 3");
    tells(CHARTS, "copies = 2\nallowance", "copys = 2\nallowance", 0, "unknown field `copys`");
}

#[test]
fn decks_are_not_too_large() {
    let (faults, _) = faults_after(CHARTS, "copies = 2\nallowance", "copies = 250\nallowance");
    let told = |fault: &String| fault.starts_with(CHARTS) && fault.contains("a deck has at most");
    assert!(faults.iter().any(told), "{faults:#?}");
}

#[test]
fn a_card_that_calls_lasts_until_they_have_entered() {
    let what = "a card that calls reinforcements, and no other, lasts until they entered";
    let (faults, _) = faults_after(CHARTS, "lasting = \"until-entered\"\n", "");
    assert!(faults.iter().any(|fault| fault.starts_with("charts.toml:") && fault.contains(what)), "{faults:#?}");
    tells(CHARTS, "id = \"road-column\"", "id = \"road-column\"\nlasting = \"until-entered\"", 0, what);
}

#[test]
fn the_cards_of_a_scenario_are_checked() {
    tells(
        SCENARIOS,
        "card = \"alternate-reinforcements\"",
        "card = \"alternate-reinforcement\"",
        0,
        "there is no card `alternate-reinforcement`; did you mean `alternate-reinforcements`?",
    );
    tells(
        SCENARIOS,
        "card = \"alternate-reinforcements\"\nside = \"allies\"",
        "card = \"alternate-reinforcements\"\nside = \"allys\"",
        1,
        "there is no side `allys`",
    );
    tells(SCENARIOS, "modes = [2, 2]", "modes = [2]", 0, "2 values are expected here, not 1");
    tells(SCENARIOS, "bonus = [2, 2]", "bonus = [2, -1]", 0, "");
    tells(SCENARIOS, "modes = [2, 2]", "modus = [2, 2]", 0, "unknown field `modus`");
}

#[test]
fn other_parts_of_a_scenario_are_checked() {
    tells(SCENARIOS, "weather-lasts = 3", "weather-lasts = 0", 0, "weather lasts for a turn at least");
    tells(SCENARIOS, "weather = [\"fog\", ", "weather = [\"smog\", ", 0, "unknown variant `smog`");
    let (faults, _) = faults_after(
        FORCES,
        "id = \"allied-pontoons\"\nside = \"allies\"",
        "id = \"allied-pontoons\"\nside = \"france\"",
    );
    let what = "`allies` could capture 1 pontoon trains here, and forces.toml has 0 more of its own for it";
    assert!(faults.iter().any(|fault| fault.starts_with("scenarios.toml:6:") && fault.contains(what)), "{faults:#?}");
}
