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
fn tells(file: &str, from: &str, to: &str, below: isize, what: &str) {
    let (faults, line) = faults_after(file, from, to);
    let place = format!("{file}:{}:", line.strict_add_signed(below));
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

/// What a part of the map cuts off is told where it is asked for.
#[test]
fn a_part_of_the_map_is_checked() {
    tells(SCENARIOS, "part = \"0503..1212\"", "part = \"0503..1713\"", 0, "hex 1713 is not on the board");
    tells(SCENARIOS, "part = \"0503..1212\"", "part = \"1212..0503\"", 0, "no block of hexes");
    tells(SCENARIOS, "\"0605: bauduin, soye, ney\"", "\"0305: bauduin, soye, ney\"", 0, "outside the part");
    tells(SCENARIOS, "hexes = [\"0603\"]", "hexes = [\"0201\"]", 0, "outside the part");
    tells(
        SCENARIOS,
        "entry = \"drill-edge\"",
        "entry = \"drill-ege\"",
        0,
        "there is no entry `drill-ege` in board.toml; did you mean `drill-edge`?",
    );
    tells(SCENARIOS, "entry = \"drill-edge\"", "entry = \"far-road\"", 0, "outside the part");
    tells(SCENARIOS, "key = \"drill-edge\"", "key = \"north-road\"", 0, "entry `north-road` is there twice");
    tells(SCENARIOS, "turn = 2\nentry = \"drill-edge\"", "turn = 6\nentry = \"drill-edge\"", 0, "there is no turn 6");
}

#[test]
fn what_gives_points_is_checked() {
    tells(
        SCENARIOS,
        "place = \"drill-town\"\neach-turn = 1\nevery = 2",
        "place = \"drill-twon\"\neach-turn = 1\nevery = 2",
        0,
        "there is no place `drill-twon`; did you mean `drill-town`?",
    );
    tells(
        SCENARIOS,
        "any = [\"0910\", \"drill-hill\"]",
        "any = [\"0990\", \"drill-hill\"]",
        0,
        "hex 0990 is not on the board",
    );
    tells(SCENARIOS, "any = [\"0910\", \"drill-hill\"]", "any = [\"0102\", \"drill-hill\"]", 0, "outside the part");
    tells(SCENARIOS, "every = 2", "every = 0", 0, "2 for every second one");
    tells(SCENARIOS, "from = 2\nuntil = 3\nwhen", "from = 3\nuntil = 2\nwhen", 1, "comes before the first");
    tells(SCENARIOS, "until = 3\nwhen", "until = 30\nwhen", 0, "there is no turn 30; the record has 5");
    tells(
        SCENARIOS,
        "allies = [\"drill-town\", \"0910\"]",
        "allies = [\"0911\"]",
        0,
        "nothing gives points for `0911`",
    );
    tells(SCENARIOS, "area = \"drill-south\"", "area = \"drill-sout\"", 0, "did you mean `drill-south`?");
    tells(
        SCENARIOS,
        "formation = \"iii-cavalry\"\npoints",
        "formation = \"iv-cavalry\"\npoints",
        0,
        "there is no formation `iv-cavalry`",
    );
    tells(SCENARIOS, "arms = [\"infantry\"]\nper = 3", "arms = [\"infantry\"]\nper = 0", 1, "at least 1 point");
    let (faults, _) = faults_after(SCENARIOS, "[scenario.holders]\nallies", "[scenario.holders]\nallys");
    assert!(faults.iter().any(|fault| fault.contains("there is no side `allys` to hold places")), "{faults:#?}");
}

#[test]
fn levels_of_victory_are_checked() {
    tells(
        SCENARIOS,
        "winner = \"allies\"\nlead = 3",
        "winner = \"allies\"\nlead = 9",
        -1,
        "always fits where this one does",
    );
    tells(SCENARIOS, "winner = \"allies\"\nlead = 3", "winner = \"allies\"", -1, "a `winner` and his `lead`");
    tells(SCENARIOS, "winner = \"allies\"\nlead = 3", "winner = \"alles\"\nlead = 3", 0, "did you mean `allies`?");
    tells(SCENARIOS, "[[scenario.level]]\nid = \"drill-draw\"\n", "", -4, "the last level is the draw");
}

#[test]
fn options_of_a_pack_are_checked() {
    tells(
        SCENARIOS,
        "when = \"drill-relief\"",
        "when = \"drill-relif\"",
        0,
        "there is no option `drill-relif`; did you mean `drill-relief`?",
    );
    tells(
        SCENARIOS,
        "when = \"drill-relief\"",
        "when = \"drill-relief, not drill-relief\"",
        0,
        "both asked for and excluded",
    );
    tells(SCENARIOS, "id = \"drill-late\"", "id = \"drill-relief\"", 0, "option `drill-relief` is there twice");
    tells(SCENARIOS, "id = \"drill-feud\"", "id = \"cards\"", 0, "`cards` is an option of the rules");
    tells(SCENARIOS, "id = \"drill-feud\"", "id = \"drill-idle\"", 0, "no scenario asks for `drill-idle`");
    // With both options somebody would come twice.
    tells(
        SCENARIOS,
        "when = \"drill-late, not drill-relief\"",
        "when = \"drill-late\"",
        -44,
        "`friant` stands twice (with drill-relief, drill-late)",
    );
    tells(SCENARIOS, "price = 3\nentry", "price = 300\nentry", 0, "");
    tells(
        SCENARIOS,
        "heard = { from = 3, until = 3, die = 3 }",
        "heard = { from = 3, until = 3, die = 6 }",
        0,
        "every die hears",
    );
}

#[test]
fn ties_of_a_scenario_are_checked() {
    tells(
        SCENARIOS,
        "sides = [\"0507|0506\"]",
        "sides = [\"0507|0607\"]",
        0,
        "nothing crosses water between 0507 and 0607",
    );
    tells(SCENARIOS, "barricade = \"allies\"", "barricade = \"alies\"", 0, "did you mean `allies`?");
    tells(
        SCENARIOS,
        "barricade = \"allies\"\nlasting = true",
        "lasting = true\nshift = 2",
        -2,
        "only a barricade shifts attacks",
    );
    tells(SCENARIOS, "lasting = true", "lasting = true\ndamaged = true", -3, "no other word on damage");
    tells(
        SCENARIOS,
        "hexes = [\"0112..0212\", \"0512\"]",
        "hexes = [\"0209\"]",
        -1,
        "does not lie at the edge of the map",
    );
    tells(
        SCENARIOS,
        "formations = [\"iii-cavalry\"]",
        "formations = [\"iii-cavaly\"]",
        0,
        "did you mean `iii-cavalry`?",
    );
    tells(
        SCENARIOS,
        "formation = \"ii-corps\"\nlevel = 9",
        "formation = \"iii-corps\"\nlevel = 9",
        0,
        "did you mean `ii-corps`?",
    );
}
