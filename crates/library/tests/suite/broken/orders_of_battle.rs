//! Broken forces of wings, leaders and units.

use super::breaks::{Break, expect_all_of};
use crate::example;

fn expect_all(breaks: &[Break]) {
    expect_all_of(&example::little_brook(), breaks);
}

#[test]
fn names() {
    expect_all(&[
        (
            "forces.toml",
            "id = \"porporati\"\nside = \"austria\"",
            "id = \"porporati\"\nside = ¶\"austrai\"",
            "there is no side `austrai`; did you mean `austria`?",
        ),
        (
            "forces.toml",
            "id = \"guard\"\nwing = \"lehwaldt\"",
            "id = \"guard\"\nwing = ¶\"lehwald\"",
            "there is no wing `lehwald`; did you mean `lehwaldt`?",
        ),
        (
            "forces.toml",
            "deputy = \"lestwitz\"",
            "deputy = ¶\"lestwiz\"",
            "there is no leader `lestwiz`; did you mean `lestwitz`?",
        ),
        ("forces.toml", "id = \"line\"", "id = ¶\"guard\"", "piece `guard` is there twice"),
        ("forces.toml", "id = \"katzler\"\nside", "id = ¶\"lehwaldt\"\nside", "wing `lehwaldt` is there twice"),
    ]);
}

#[test]
fn sides_and_wings() {
    expect_all(&[
        (
            "forces.toml",
            "id = \"line\"\nwing = \"porporati\"",
            "id = \"line\"\nside = \"prussia\"\nwing = ¶\"porporati\"",
            "`line` is of side `prussia`, but wing `porporati` is of side `austria`",
        ),
        (
            "forces.toml",
            "id = \"guard\"\nwing = \"lehwaldt\"",
            "id = ¶\"guard\"\nside = \"prussia\"",
            "unit `guard` has no `wing`",
        ),
        (
            "forces.toml",
            "id = \"battery\"\nside = \"prussia\"",
            "id = ¶\"battery\"",
            "has neither a `wing` nor a `side`",
        ),
        (
            "forces.toml",
            "id = \"battery\"\nside = \"prussia\"",
            "id = \"battery\"\nwing = ¶\"lehwaldt\"",
            "artillery belongs to no wing",
        ),
        (
            "forces.toml",
            "id = \"katzler\"\nwing = \"katzler\"",
            "id = ¶\"pannwitz\"\nside = \"prussia\"\nvalue = \"1-5\"\n\n[[leader]]\nid = \"katzler\"\nwing = \"katzler\"",
            "leader `pannwitz` has no wing, commands no army and is nobody's deputy",
        ),
        (
            "forces.toml",
            "id = \"katzler\"\nwing = \"katzler\"",
            "id = ¶\"katzler\"\nwing = \"lehwaldt\"",
            "wing `lehwaldt` has another leader already",
        ),
        (
            "forces.toml",
            "[[wing]]\nid = \"porporati\"",
            "[[wing]]\nid = ¶\"daun\"\nside = \"austria\"\n\n[[wing]]\nid = \"porporati\"",
            "wing `daun` has no leader",
        ),
        (
            "forces.toml",
            "deputy = \"lestwitz\"",
            "deputy = ¶\"porporati\"",
            "`porporati` cannot be the deputy of `bevern`",
        ),
        ("forces.toml", "deputy = \"lestwitz\"", "deputy = ¶\"katzler\"", "deputy `katzler` needs an initiative"),
    ]);
}

#[test]
fn steps() {
    expect_all(&[
        ("forces.toml", "\"7-5-3\", \"5-4-3\"", "¶\"7-7-3\", \"5-4-3\"", "morale rises where a step is lost"),
        ("forces.toml", "\"7-5-3\", \"5-4-3\"", "¶\"9-5-3\", \"5-4-3\"", "strength rises where a step is lost"),
        ("forces.toml", "\"7-5-3\", \"5-4-3\"", "¶\"7-5-2\", \"5-4-3\"", "movement changes where a step is lost"),
        ("forces.toml", "\"7-5-3\", \"5-4-3\"", "¶\"5-3\", \"5-4-3\"", "`5-3` are no values of a step"),
        ("forces.toml", "\"(3)-3-3\"", "¶\"0-3-3\"", "the strength is missing"),
        ("forces.toml", "steps = [\"2-4-4\"]", "steps = ¶[]", "unit `croats` has 0 steps; 1 to 4 are expected"),
        ("forces.toml", "\"2-2-1/4-2\"", "¶\"2-4-2\"", "artillery needs bombardment strengths"),
        ("forces.toml", "[\"2-4-4\"]", "[¶\"2-1-1/4-4\"]", "only artillery has bombardment strengths"),
        ("forces.toml", "\"3'-5-6\"", "¶\"3''-5-6\"", "2 marks of shock do not fit movement 6: 1 are expected"),
        ("forces.toml", "value = \"1-7\"", "value = ¶\"1\"", "are no values of a leader"),
        ("forces.toml", "traits = [\"croat\"]", "traits = [¶\"pandur\"]", "unknown variant `pandur`"),
    ]);
}
