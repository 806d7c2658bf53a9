//! What a battle is fought for, as its players read it.

use kernel::{Seed, Viewer};
use serde_json::{Value, json};

use crate::example;

fn places(pack: &str) -> Vec<Value> {
    let table = example::library().open(pack).unwrap().lay(&Value::Null).unwrap().open(Seed::from_number(1));
    let scene = serde_json::to_value(table.scene(Viewer::Onlooker)).unwrap();
    scene["stakes"]["places"].as_array().cloned().unwrap_or_default()
}

#[test]
fn nothing_is_promised_twice_in_the_same_words() {
    let mut promises = 0;
    for pack in example::library().ids() {
        for place in places(pack) {
            let worth = place["worth"].as_array().unwrap();
            promises += worth.len();
            for (at, one) in worth.iter().enumerate() {
                assert!(!worth[..at].contains(one), "{pack}: {}: {one}", place["name"]);
            }
        }
    }
    assert!(promises > 30, "{promises}");
}

#[test]
fn a_hex_of_a_town_is_called_by_its_town_and_points_by_their_turns() {
    let wavre = places("wavre-1815").into_iter().find(|place| place["ids"] == json!(["h0905"])).unwrap();
    assert_eq!(wavre["name"]["id"], "napoleon-place");
    assert_eq!(wavre["name"]["args"], json!({ "place": { "msg": "place-wavre" }, "hex": "0905" }));
    let turns = |worth: &Value| {
        let args = &worth["args"];
        (args["limited"] == "yes").then(|| (args["from"].as_i64().unwrap(), args["until"].as_i64().unwrap()))
    };
    let limited: Vec<_> = wavre["worth"].as_array().unwrap().iter().filter_map(turns).collect();
    assert_eq!(limited, [(1, 6), (9, 16)]);
}
