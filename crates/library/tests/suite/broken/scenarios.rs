//! Broken scenarios.

use super::breaks::{Break, expect_all_of};
use crate::example;

fn expect_all(breaks: &[Break]) {
    expect_all_of(&example::little_brook(), breaks);
}

#[test]
fn set_up() {
    expect_all(&[
        (
            "scenarios.toml",
            "\"0504: croats\"",
            "\"0108: ¶croats\"",
            "`croats` cannot stand in hex 0108: it may not enter lake; 0107 next to it is open",
        ),
        (
            "scenarios.toml",
            "\"0504: croats\"",
            "\"0504: ¶croat\"",
            "there is no unit or leader `croat` in forces.toml; did you mean `croats`?",
        ),
        ("scenarios.toml", "\"0504: croats\"", "¶\"1504: croats\"", "hex 1504 is not on the board"),
        (
            "scenarios.toml",
            "\"0504: croats\"",
            "¶\"0504 croats\"",
            "is no set-up: a hex and the pieces in it are expected",
        ),
        (
            "scenarios.toml",
            "\"0504: croats\"",
            "\"0504: ¶croats (1 lost)\"",
            "`croats` has 1 steps; it cannot have lost 1",
        ),
        ("scenarios.toml", "\"0504: croats\"", "\"0504: ¶croats (asleep)\"", "`(asleep)` is no state"),
        ("scenarios.toml", "\"0504: croats\"", "\"0504: croats, ¶line\"", "`line` stands in two places"),
        (
            "scenarios.toml",
            "\"0504: croats\"",
            "\"0504: croats, ¶lestwitz\"",
            "`lestwitz` waits until his commander falls",
        ),
        ("scenarios.toml", "\"0504: croats\"", "\"0804: ¶croats\"", "both sides stand in hex 0804"),
    ]);
    expect_all(&[
        (
            "scenarios.toml",
            "id = \"assault\"\nstart",
            "id = \"assault\"\nabsent = [¶\"nobody\"]\nstart",
            "there is no unit or leader `nobody`",
        ),
        (
            "scenarios.toml",
            "id = \"assault\"\nstart = \"11:00\"",
            "id = ¶\"assault\"",
            "scenario `assault` does not say `start`",
        ),
    ]);
}

#[test]
fn stacks() {
    let mut files = example::little_brook();
    let forces = example::text(&files, "forces.toml");
    let more: String = ["a", "b", "c"]
        .map(|id| format!("\n[[unit]]\nid = \"{id}\"\nwing = \"lehwaldt\"\narm = \"infantry\"\nsteps = [\"8-6-3\", \"7-5-3\", \"5-4-3\"]\n"))
        .concat();
    files.insert("forces.toml".to_owned(), format!("{forces}{more}").into_bytes());
    expect_all_of(
        &files,
        &[(
            "scenarios.toml",
            "battery, guard, lehwaldt, bevern",
            "battery, guard, lehwaldt, bevern, a, b, ¶c",
            "13 steps of infantry and cavalry stand in hex 0804; at most 12 may",
        )],
    );
}

#[test]
fn zones_and_rules() {
    expect_all(&[
        (
            "scenarios.toml",
            "fog = { until = 1, range = 3 }",
            "guns-below = ¶\"austrian\"",
            "there is no side `austrian`; did you mean `austria`?",
        ),
        (
            "scenarios.toml",
            "fog = { until = 1, range = 3 }",
            "cavalry-traces = { leader = ¶\"katzer\", range = 3 }",
            "there is no leader `katzer`; did you mean `katzler`?",
        ),
        (
            "scenarios.toml",
            "places = [\"brook-farm\"]",
            "places = [¶\"brook-frm\"]",
            "there is no place `brook-frm`; did you mean `brook-farm`?",
        ),
        ("scenarios.toml", "wings = [\"porporati\"]", "wings = [¶\"katzler\"]", "wing `katzler` is of the other side"),
        ("scenarios.toml", "commander = \"bevern\"", "commander = ¶\"porporati\"", "`porporati` is of the other side"),
        ("scenarios.toml", "activation = \"1 then 0\"", "activation = ¶\"later\"", "`later` is no activation"),
        (
            "scenarios.toml",
            "like = \"assault\"",
            "like = ¶\"asault\"",
            "there is no scenario `asault`; did you mean `assault`?",
        ),
        ("scenarios.toml", "like = \"assault\"", "like = ¶\"morning\"", "scenario `morning` is like itself"),
        ("scenarios.toml", "morale = 6", "morale = ¶9", "army morale is from 1 to the top box of its track, 8"),
        ("scenarios.toml", "infantry = 5", "infantry = ¶7", "a command rating is from 1 to 6"),
        ("scenarios.toml", "turns = 8", "turns = ¶0", "a battle has 1 to 24 turns"),
        ("scenarios.toml", "start = \"07:00\"", "start = ¶\"7\"", "`7` is no time"),
    ]);
}

#[test]
fn areas_bind_the_quick_set_up() {
    expect_all(&[(
        "scenarios.toml",
        "\"0504: croats\"",
        "\"0604: ¶croats\"",
        "`croats` stands outside the area of its side in scenario `morning`",
    )]);
}

#[test]
fn guns_start_below() {
    expect_all(&[(
        "scenarios.toml",
        "    \"0804: battery, guard, lehwaldt, bevern\",\n    \"0805: dragoons, katzler\",\n    \"0204: line, porporati\",\n    \"0504: croats\",\n]\n",
        "    \"0804: ¶battery, guard, lehwaldt, bevern\",\n    \"0805: dragoons, katzler\",\n    \"0204: line, porporati\",\n    \"0504: croats\",\n]\nrules = { guns-below = \"prussia\" }\n",
        "this artillery starts below the other units of its hex",
    )]);
}

#[test]
fn levels() {
    expect_all(&[
        ("scenarios.toml", "winner = \"austria\"", "winner = ¶\"spain\"", "there is no side `spain`"),
        (
            "scenarios.toml",
            "at-most = { prussia",
            "at-most = ¶{ prusia",
            "there is no side `prusia`; did you mean `prussia`?",
        ),
        (
            "scenarios.toml",
            "id = \"little-brook-held\"",
            "id = ¶\"little-brook-held\"\nmost = 2",
            "the last level holds when no other does",
        ),
        (
            "scenarios.toml",
            "id = \"little-brook-held\"",
            "id = ¶\"little-brook-crossed\"",
            "level `little-brook-crossed` is there twice",
        ),
        (
            "scenarios.toml",
            "id = \"little-brook-crossed\"",
            "id = ¶\"little-brook-crossed\"\nmost = 2",
            "can never be reached",
        ),
    ]);
}
