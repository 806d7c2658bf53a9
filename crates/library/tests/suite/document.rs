//! The example of `docs/packs.md` is a battle that can be played, and schema and
//! document know the same keys.

use std::collections::BTreeMap;

use crate::example;
use elements::CivilWar;
use frederick::Frederick;
use marengo::Marengo;
use marengo::spec::Arrival;
use napoleon::Napoleon;
use serde_json::Value;

#[test]
fn the_example_passes_every_check() {
    let files = example::files();
    assert_eq!(files.len(), 6);
    let faults = example::faults(&files);
    assert!(faults.is_empty(), "{}", example::told(&faults));
}

#[test]
fn the_example_can_be_played() {
    let pack = example::library().read(&example::files()).unwrap();
    assert_eq!(
        (pack.id(), pack.system(), pack.version(), pack.date()),
        ("four-farms", "marengo", "1.0.0", "1800-06-09")
    );
    assert_eq!(pack.title().id, "pack-four-farms-title");
    assert!(pack.messages("de").unwrap().contains("Vier Höfe"));
    assert!(pack.messages("fr").is_none());
    let battle = pack.battle::<Marengo>(&serde_json::Value::Null).unwrap();
    assert_eq!(battle.sides, ["austria", "france"]);
    assert_eq!(battle.forces[2].arrives, Arrival::Round(4));
    assert_eq!(battle.surprise.from_round, 4);
}

#[test]
fn an_entry_may_state_its_own_source() {
    let sources = example::library().read(&example::files()).unwrap().sources();
    let marks: Vec<(&str, Option<&str>)> =
        sources.iter().map(|mark| (mark.file.as_str(), mark.part.as_deref())).collect();
    assert_eq!(
        marks,
        [
            ("pack.toml", None),
            ("board.toml", None),
            ("forces.toml", None),
            ("forces.toml", Some("force relief")),
            ("drawing.toml", None)
        ]
    );
}

#[test]
fn the_example_of_hexes_passes_every_check() {
    let files = example::little_brook();
    assert_eq!(files.len(), 8);
    let faults = example::faults(&files);
    assert!(faults.is_empty(), "{}", example::told(&faults));
    let pack = example::library().read(&files).unwrap();
    let spec = pack.spec::<Frederick>().unwrap();
    assert_eq!(spec.scenarios[1].armies[0].commander, Some(0));
    assert_eq!(spec.scenarios[1].turns, 8);
    assert!(spec.units[0].traits.prussian && spec.units[4].traits.light);
}

#[test]
fn the_example_of_the_table_passes_every_check() {
    let files = example::two_farms();
    assert_eq!(files.len(), 6);
    let faults = example::faults(&files);
    assert!(faults.is_empty(), "{}", example::told(&faults));
    let pack = example::library().read(&files).unwrap();
    let spec = pack.spec::<CivilWar>().unwrap();
    assert_eq!((spec.sides[0].as_str(), spec.bounds), ("union", Some(20)));
    assert!(spec.armies.iter().all(|army| army.troops.len() == 12 && army.is_deployed()));
}

#[test]
fn the_example_with_formations_passes_every_check() {
    let files = example::red_mill();
    assert_eq!(files.len(), 8);
    let faults = example::faults(&files);
    assert!(faults.is_empty(), "{}", example::told(&faults));
    let pack = example::library().read(&files).unwrap();
    let keys: Vec<String> = pack.options().iter().map(|option| option.key.to_string()).collect();
    assert!(keys.contains(&"mill-dusk".to_owned()), "{keys:?}");
    let turns = |chosen: Value| pack.battle::<Napoleon>(&chosen).unwrap().scenario.turns.len();
    assert_eq!(turns(Value::Null), 4);
    assert_eq!(turns(serde_json::json!({ "mill-dusk": true })), 5);
    let skirmish = pack.battle::<Napoleon>(&serde_json::json!({ "scenario": "mill-skirmish" })).unwrap();
    assert_eq!(skirmish.board.grid.len(), 25);
}

/// The schema of the other files. That of the colours has no keys of its own: it names the sides,
/// each with the same table, and needs no source, since it decides nothing.
fn without_colours(mut schema: BTreeMap<&'static str, Value>) -> BTreeMap<&'static str, Value> {
    let colours = schema.remove("colours.toml").unwrap();
    let tables: Vec<_> = colours["patternProperties"].as_object().unwrap().values().collect();
    assert_eq!(tables, [&serde_json::json!({ "$ref": "#/$defs/SideColours" })], "{colours:#}");
    assert_eq!(colours["additionalProperties"], false, "{colours:#}");
    assert_eq!(colours["$defs"]["SideColours"]["additionalProperties"], false, "{colours:#}");
    schema
}

#[test]
fn the_schema_of_hexes_knows_every_key_of_the_example() {
    let hexes = [("frederick", example::little_brook()), ("napoleon", example::red_mill())];
    for (system, files) in hexes {
        knows_every_key(system, &files);
    }
    assert!(example::registry().book("chess").is_none());
}

fn knows_every_key(system: &str, files: &example::Files) {
    for (file, schema) in without_colours(example::registry().book(system).unwrap().schema()) {
        let table: toml::Table = toml::from_str(&example::text(files, file)).unwrap();
        for key in table.keys() {
            assert!(schema["properties"].get(key).is_some(), "{file}: {key}");
        }
        assert_eq!(schema["additionalProperties"], false, "{file}");
    }
}

#[test]
fn the_schema_knows_every_key_of_the_example() {
    let schema = without_colours(example::registry().book("marengo").unwrap().schema());
    let files = example::files();
    for (file, schema) in &schema {
        let table: toml::Table = toml::from_str(&example::text(&files, file)).unwrap();
        for key in table.keys() {
            assert!(schema["properties"].get(key).is_some(), "{file}: {key}");
        }
        assert_eq!(schema["additionalProperties"], false, "{file}");
        assert!(schema["required"].as_array().unwrap().iter().any(|key| key == "source"), "{file}");
    }
    assert_eq!(schema.len(), 4);
    assert!(schema["board.toml"]["$defs"]["Name"]["pattern"].is_string());
    assert!(schema["board.toml"]["$defs"]["SymbolsText"]["pattern"].is_string());
    assert!(schema["forces.toml"]["$defs"]["ArrivalText"]["pattern"].is_string());
}

#[test]
fn the_document_explains_every_key_of_the_schema() {
    let document = include_str!("../../../../docs/packs.md");
    let systems = ["marengo", "frederick", "elements", "napoleon"];
    let schemas = systems.map(|system| example::registry().book(system).unwrap().schema());
    for (file, schema) in schemas.into_iter().flatten() {
        let entries = schema["$defs"].as_object().unwrap().values();
        for entry in entries.chain([&schema]) {
            for key in entry["properties"].as_object().into_iter().flat_map(|keys| keys.keys()) {
                assert!(document.contains(key.as_str()), "{file}: {key}");
            }
        }
    }
}
