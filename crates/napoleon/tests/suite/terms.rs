//! What a scenario says beyond the rules: its part of the map, its options, its points and levels,
//! and how they are shown.

use kernel::{Dice, Present, Side, Silent, System, Viewer};
use napoleon::spec::Options;
use napoleon::{Battle, Napoleon, Position};
use packs::Packed;
use serde_json::{Value, json};

fn laid(chosen: &Value) -> Result<Battle, String> {
    let pack = crate::reading("napoleon-drill").unwrap();
    Napoleon::lay(&pack.spec, chosen)
}

fn opened(chosen: &Value) -> (Battle, Position) {
    let battle = laid(chosen).unwrap();
    let position = Napoleon::open(&battle, &mut Dice::quick(1), &mut Silent);
    (battle, position)
}

fn scene(battle: &Battle, position: &Position) -> Value {
    let view = Napoleon::view(battle, position, Viewer::Side(Side::First));
    serde_json::to_value(Napoleon::scene(battle, &view)).unwrap()
}

#[test]
fn a_pack_offers_its_own_options_beside_those_of_the_rules() {
    let pack = crate::reading("napoleon-drill").unwrap();
    let offered = Napoleon::options(&pack.spec);
    let keys: Vec<&str> = offered.iter().map(|option| option.key.as_ref()).collect();
    assert_eq!(keys[..4], ["scenario", "drill-relief", "drill-late", "drill-feud"]);
    assert_eq!(
        (offered[1].label.id.as_str(), offered[1].help.id.as_str()),
        ("option-drill-relief-label", "option-drill-relief-help")
    );
    assert_eq!(offered[1].default, json!(false));
    assert!(laid(&json!({ "drill-relief": 1 })).unwrap_err().contains("true or false"));
    assert!(laid(&json!({ "drill-relif": true })).unwrap_err().contains("did you mean `drill-relief`?"));
}

/// Options add turns and columns; who takes no part is nowhere.
#[test]
fn options_change_turns_columns_and_levels() {
    let plain = laid(&json!({ "scenario": "corner" })).unwrap();
    assert_eq!((plain.scenario.turns.len(), plain.scenario.arrivals.len(), plain.scenario.levels.len()), (4, 1, 4));
    let late = laid(&json!({ "scenario": "corner", "drill-late": true })).unwrap();
    assert_eq!((late.scenario.turns.len(), late.scenario.arrivals.len()), (5, 2));
    assert_eq!((late.scenario.arrivals[1].turn, late.scenario.arrivals[1].from), (Some(5), None));
    // Without its hour a column comes only if it is called.
    let called = laid(&json!({ "scenario": "corner", "drill-relief": true, "drill-late": false })).unwrap();
    assert_eq!((called.scenario.arrivals[1].turn, called.scenario.arrivals[1].from), (None, Some(2)));
    let feud = laid(&json!({ "scenario": "corner", "drill-feud": true })).unwrap();
    assert_eq!((feud.scenario.levels.len(), feud.scenario.prizes.len()), (5, 3));
}

#[test]
fn the_part_that_is_played_on_is_shown_with_its_entries() {
    let (battle, position) = opened(&json!({ "scenario": "corner" }));
    assert_eq!(battle.board.grid.len(), 80);
    assert!(battle.board.hex_named("0502").is_err() && battle.board.hex_named("0503").is_ok());
    let part = &scene(&battle, &position)["part"];
    let expected = json!({
        "first": "h0503", "last": "h1212", "entries": [{ "key": "drill-edge", "hexes": ["h0603"] }]
    });
    assert_eq!(part, &expected);
    let (whole, position) = opened(&json!({ "scenario": "bridges" }));
    assert_eq!(scene(&whole, &position)["part"], Value::Null);
}

#[test]
fn people_see_what_counts_and_what_it_comes_to() {
    let (battle, mut position) = opened(&json!({ "scenario": "corner", "drill-feud": true }));
    assert_eq!(position.armies[Side::First].points, 2, "the bonus");
    position.turn = 2;
    let shown = scene(&battle, &position);
    let tallies = shown["armies"][1]["tallies"].as_array().unwrap();
    let tally = |id: &str| tallies.iter().find(|tally| tally["label"]["id"] == id).map(|tally| tally["figure"].clone());
    assert_eq!(tally("napoleon-tally-each-turn"), Some(json!("1")));
    assert_eq!(tally("napoleon-tally-at-end"), Some(json!("3")));
    // 2 for France, 3 at the end for the Allies: as things stand nobody wins.
    let standing = json!({ "id": "napoleon-standing", "args": { "level": { "msg": "level-drill-draw" } } });
    assert_eq!([&shown["armies"][0]["note"], &shown["armies"][1]["note"]], [&standing, &standing]);
    let held = shown["markers"].as_array().unwrap().iter().filter(|marker| marker["kind"] == "held");
    let held: Vec<_> = held.map(|marker| (marker["hex"].clone(), marker["side"].clone())).collect();
    assert_eq!(held, [(json!("h0909"), json!("allies")), (json!("h0910"), json!("allies"))]);
}

/// All that gives points can be read at the table.
#[test]
fn what_gives_points_is_told() {
    let ids = |chosen: &Value| -> Vec<String> {
        let (battle, position) = opened(chosen);
        let shown = scene(&battle, &position);
        let aims = shown["stakes"]["terms"].as_array().unwrap().iter();
        aims.map(|aim| aim["id"].as_str().unwrap().trim_start_matches("napoleon-aim-").to_owned()).collect()
    };
    let corner = ids(&json!({ "scenario": "corner" }));
    assert_eq!(corner[..6], ["turns", "end", "end", "units-turn", "units-end", "forfeit"]);
    assert_eq!(corner[6..], ["losses"]);
    assert!(ids(&json!({ "scenario": "corner", "drill-relief": true })).contains(&"call".to_owned()));
    let bridges = ids(&json!({ "scenario": "bridges" }));
    assert_eq!(bridges, ["turns", "end", "exit-points", "exit-points", "losses"]);
}

/// The outcome names the level, and both sums of points.
#[test]
fn the_outcome_is_a_level() {
    let (battle, mut position) = opened(&json!({ "scenario": "corner" }));
    position.armies[Side::Second].points = 9;
    position.over = true;
    let Some(outcome) = Napoleon::to_decide(&battle, &position).outcome() else { panic!("it is over") };
    assert_eq!(outcome.winner, Some(Side::Second));
    let view = Napoleon::view(&battle, &position, Viewer::Onlooker);
    let label = serde_json::to_value(Napoleon::verdict(&battle, &view, &outcome)).unwrap();
    let expected = json!({
        "id": "napoleon-outcome-level",
        "args": { "level": { "msg": "level-drill-allied-decisive" }, "first": 0, "second": 9 }
    });
    assert_eq!(label, expected);
    assert_eq!(Napoleon::way(&battle, &position, &outcome), "level-drill-allied-decisive");
    // Where a scenario has no levels, more points win.
    let (battle, mut position) = opened(&json!({ "scenario": "crossing" }));
    (position.armies[Side::First].points, position.over) = (1, true);
    let Some(outcome) = Napoleon::to_decide(&battle, &position).outcome() else { panic!("it is over") };
    assert_eq!((outcome.winner, outcome.reason), (Some(Side::First), "napoleon-outcome-points"));
}

/// Every combination of options of every scenario is a battle.
#[test]
fn every_combination_of_options_can_be_played() {
    let pack = crate::reading("napoleon-drill").unwrap();
    for scenario in &pack.spec.scenarios {
        for chosen in 0..8 {
            let options = Options { scenario: Some(scenario.id.clone()), chosen, ..Options::default() };
            Battle::muster(&pack.spec, &options).unwrap();
        }
    }
}
