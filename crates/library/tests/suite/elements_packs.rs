//! Packs of system `elements`: those that come with the program, and broken ones.

use crate::example;
use std::collections::BTreeMap;

use elements::pack::read_options;
use elements::{Battle, CivilWar};
use kernel::{Dice, Silent, System};
use library::Pack;
use serde_json::json;

const OURS: [&str; 5] =
    ["burnsides-bridge-1862", "drill-1861", "franklin-1864", "matthews-hill-1861", "open-field-1861"];

fn pack(id: &str) -> Pack {
    example::library().open(id).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn battle(id: &str, options: serde_json::Value) -> Battle {
    let pack = pack(id);
    let spec = pack.spec::<CivilWar>().unwrap();
    Battle::muster(spec, read_options(spec, &options).unwrap()).unwrap()
}

#[test]
fn our_packs_are_whole() {
    let library = example::library();
    for id in OURS {
        assert_eq!(library.check(id), [], "{id}");
        assert_eq!(library.open(id).unwrap().system(), "elements");
    }
    assert!(library.ids().all(|id| id != "elements-lists"), "lists alone are no battle");
}

#[test]
fn ready_battles_stand_as_written() {
    for id in OURS {
        let battle = battle(id, json!({ "set-up": "quick" }));
        for seed in 0..4 {
            let mut dice = Dice::quick(seed);
            let mut position = CivilWar::open(&battle, &mut dice, &mut Silent);
            let (large, mut orders) = (battle.commands() == 3, Vec::new());
            // Large battles still ask both for the secret ranking.
            for _ in 0..if large { 2 } else { 0 } {
                assert!(position.standing().is_empty(), "{id} {seed}");
                CivilWar::orders(&battle, &position, &mut orders);
                assert_eq!(orders.len(), 6, "{id} {seed}");
                CivilWar::carry_out(&battle, &mut position, orders[seed as usize], &mut dice, &mut Silent);
            }
            assert_eq!(CivilWar::audit(&battle, &position), Ok(()), "{id} {seed}");
            let all = 2 * if large { 36 + 3 + 1 } else { 12 + 1 + 1 };
            assert_eq!(position.standing().len(), all, "{id} {seed}");
        }
    }
}

#[test]
fn options_are_read_and_refused() {
    let pack = pack("open-field-1861");
    let spec = pack.spec::<CivilWar>().unwrap();
    let read = |value| read_options(spec, &value);
    let options =
        read(json!({ "scale": "wide", "region": "coast", "first-list": "south-1863", "bounds": 12 })).unwrap();
    let battle = Battle::muster(spec, options).unwrap();
    assert_eq!((battle.extent(), battle.bounds(), battle.lists[0].key.as_str()), ((120_000, 80_000), 12, "south-1863"));
    assert_eq!(battle.lists[1].key, "north-1861");
    assert!(read(json!({ "regoin": "coast" })).unwrap_err().contains("did you mean `region`?"));
    assert!(read(json!({ "region": "moon" })).unwrap_err().contains("farmland"));
    assert!(read(json!({ "bounds": 0 })).is_err());
    let fixed = example::library().open("franklin-1864").unwrap();
    assert!(read_options(fixed.spec::<CivilWar>().unwrap(), &json!({ "scale": "small" })).is_err());
    assert_eq!(read(json!(null)).unwrap(), elements::spec::Options::default());
}

/// What is wrong with a pack after a change of one of its files.
fn faults_after(id: &str, file: &str, from: &str, to: &str) -> Vec<String> {
    let mut files: BTreeMap<String, Vec<u8>> = pack(id).to_bytes();
    let text = String::from_utf8(files[file].clone()).unwrap();
    assert!(text.contains(from), "{from}");
    files.insert(file.to_owned(), text.replacen(from, to, 1).into_bytes());
    let faults = example::library().read(&files).map(|_| ()).unwrap_err();
    faults.iter().map(ToString::to_string).collect()
}

#[track_caller]
fn tells(faults: &[String], place: &str, what: &str) {
    let told = faults.iter().any(|fault| fault.starts_with(place) && fault.contains(what));
    assert!(told, "{faults:#?}");
}

#[test]
fn broken_packs_are_told_with_line_and_suggestion() {
    let drill = "drill-1861";
    let armies = faults_after(drill, "forces.toml", "\"cavalry\", \"cavalry\"", "\"cavalry\", \"artillery\"");
    tells(&armies, "forces.toml:", "breaks list `south-1861`: 3 of `artillery`, but 0 to 2 are allowed");
    let too_few = faults_after(drill, "forces.toml", "\"cavalry\", \"cavalry\"", "\"cavalry\"");
    tells(&too_few, "forces.toml:", "it has 11 elements, but 12 are expected");
    let arm = faults_after(drill, "forces.toml", "\"rifles\"", "\"riffles\"");
    tells(&arm, "forces.toml:", "did you mean `rifles`?");
    let overlap = faults_after(drill, "forces.toml", "at = [220, 90]", "at = [220, 130]");
    tells(&overlap, "forces.toml:", "overlaps");
    let off = faults_after(drill, "forces.toml", "at = [480, 140]", "at = [590, 140]");
    tells(&off, "forces.toml:", "over the edge");
    let large = faults_after(drill, "board.toml", "length = 160", "length = 290");
    tells(&large, "board.toml:6:1", "too large");
    let long = faults_after(drill, "board.toml", "length = 160", "length = 170");
    tells(&long, "board.toml:6:1", "too long");
    let kind = faults_after(drill, "board.toml", "\"marsh\"", "\"mash\"");
    tells(&kind, "board.toml:", "did you mean `marsh`?");
    let command = faults_after(drill, "forces.toml", "command = \"union\"", "command = \"onion\"");
    tells(&command, "forces.toml:", "did you mean `union`?");
    let scale = faults_after(drill, "board.toml", "scale = \"small\"", "scale = \"smal\"");
    tells(&scale, "board.toml:4:9", "did you mean `small`?");
    let list = faults_after(drill, "forces.toml", "list = \"north-1861\"", "list = \"north-1862\"");
    tells(&list, "forces.toml:", "did you mean `north-1861`?");
    let small = faults_after("franklin-1864", "forces.toml", "command = \"johnson\"", "command = \"stewart\"");
    tells(&small, "forces.toml:", "command `johnson` has 5 elements; it needs at least 6");
}
