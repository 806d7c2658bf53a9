//! Broken forces.

use super::breaks::{expect, expect_all, expect_all_elsewhere};
use crate::example::{self};

#[test]
fn sides_clock_victory() {
    expect_all(&[
        ("forces.toml", "[morale]", "¶[morale]\nspain = 3", "it names 3 sides"),
        (
            "forces.toml",
            "[morale]\naustria = 7\nfrance = 6\nbonus = 3",
            "¶[morale]\naustria = 7\nfrance = 6",
            "also has `bonus`",
        ),
        ("forces.toml", "austria = 7", "austria = ¶0", "a morale is from 1 to 100"),
        ("forces.toml", "rounds = 8", "rounds = ¶25", "1 to 24 rounds"),
        ("forces.toml", "from = \"09:00\"", "from = ¶\"14:00\"", "14:00 is not on the clock: 8 rounds from 06:00"),
        ("forces.toml", "side = \"france\"\nfirst", "side = ¶\"spain\"\nfirst", "no side `spain`"),
        (
            "forces.toml",
            "attacker = \"austria\"",
            "attacker = ¶\"spain\"",
            "[morale] of forces.toml names: austria, france",
        ),
        ("forces.toml", "colours = 2", "colours = ¶3", "stars of 3 colours are asked for; the board has 2"),
        ("forces.toml", "colours = 2", "colours = ¶0", "stars of 0 colours"),
    ]);
}

#[test]
fn forces() {
    let outposts = "side = \"france\"\narrives = \"set-up\"";
    expect_all(&[
        ("forces.toml", "id = \"relief\"", "id = ¶\"column\"", "force `column` is there twice"),
        ("forces.toml", "side = \"austria\"\narrives", "side = ¶\"spain\"\narrives", "no side `spain`"),
        ("forces.toml", "arrives = \"09:00\"", "arrives = ¶\"05:00\"", "05:00 is not on the clock"),
        (
            "forces.toml",
            "arrives = \"09:00\"\nentries = [\"east-road\"]",
            "arrives = ¶\"09:00\"",
            "names its `entries`",
        ),
        (
            "forces.toml",
            outposts,
            "side = \"france\"\narrives = \"set-up\"\nentries = [¶\"east-road\"]",
            "has no `entries`",
        ),
        ("forces.toml", outposts, "side = ¶\"austria\"\narrives = \"set-up\"", "only the surprised side"),
        ("forces.toml", "[\"east-road\"]", "[¶\"north-road\"]", "no entry `north-road`"),
        ("forces.toml", "[\"east-road\"]", "[¶\"boats\"]", "entry `boats` belongs to side `austria`"),
        ("forces.toml", "[\"east-road\"]", "[\"east-road\", ¶\"east-road\"]", "entry `east-road` twice"),
        (
            "forces.toml",
            "pieces = [{ arm = \"infantry\", strength = 3, count = 2 }]",
            "pieces = ¶[]",
            "at least one piece",
        ),
        ("forces.toml", "strength = 1", "strength = ¶4", "a strength is from 1 to 3"),
        ("forces.toml", "strength = 1, count = 1", "strength = 1, count = ¶0", "a count is at least 1"),
        (
            "forces.toml",
            "pieces = [{ arm = \"infantry\", strength = 3, count = 2 }]",
            "pieces = ¶[{ arm = \"infantry\", strength = 3, count = 60 }]",
            "at most 64",
        ),
    ]);
    expect_all_elsewhere(&[(
        ("board.toml", "set-up = 2\nstar = \"red\"", "set-up = 3\nstar = \"red\""),
        "forces.toml",
        "side = ¶\"france\"\nfirst",
        "board.toml has 5 set-up marks for 4 pieces",
    )]);
    let mut files = example::files();
    let forces = example::text(&files, "forces.toml");
    let (first, rest) = forces.split_once("[[force]]\nid = \"column\"").unwrap();
    let (_, last) = rest.split_once("[[force]]").unwrap();
    files.insert("forces.toml".to_owned(), format!("{first}[[force]]{last}").into_bytes());
    expect(&files, "forces.toml", (3, 1), "side `austria` has no [[force]]").unwrap();
}
