//! Broken boards.

use super::breaks::{expect, expect_all, replace, take_mark};
use crate::example::{self, faults};

#[test]
fn locales_and_approaches() {
    expect_all(&[
        ("board.toml", "id = 2", "id = ¶0", "from 1 to 96"),
        ("board.toml", "id = 2", "id = ¶97", "from 1 to 96"),
        ("board.toml", "id = 2", "id = ¶1", "locale 1 is there twice"),
        ("board.toml", "key = \"mill\"", "key = ¶\"west-farm\"", "the key `west-farm` is there twice"),
        ("board.toml", "capacity = 6", "capacity = ¶0", "a capacity is from 1 to 60"),
        ("board.toml", "capacity = 6", "capacity = ¶1", "2 pieces start in a locale that holds 1"),
        ("board.toml", "between = [3, 4]", "between = ¶[3, 7]", "no locale 7 on the board"),
        ("board.toml", "between = [3, 4]", "between = ¶[3, 3]", "two different locales"),
        ("board.toml", "between = [3, 4]", "between = ¶[4, 2]", "two pairs join 4 and 2: each needs an `id`"),
        ("board.toml", "between = [3, 4]", "between = [3, 4]\nid = ¶\"1-2\"", "approach `1-2` is there twice"),
        ("board.toml", "locale = 2\nside", "locale = ¶8\nside", "no locale 8"),
        ("board.toml", "side = \"NE\"", "side = ¶\"UP\"", "`UP` is no side"),
        (
            "board.toml",
            "side = \"NE\"",
            "side = \"NE\"\n[[impassable]]\nlocale = 2\nside = ¶\"NE\"",
            "impassable twice",
        ),
    ]);
}

#[test]
fn a_board_in_two_parts() {
    let lonely = "capacity = 6\nat = [470, 110]\nset-up = 2\nstar = \"red\"\n[[locale]]\nid = ¶5\nkey = \"isle\"\ncapacity = 4\n\
                  at = [1, 1]\n";
    let from = "capacity = 6\nat = [470, 110]\nset-up = 2\nstar = \"red\"\n";
    expect_all(&[("board.toml", from, lonely, "no approaches lead from locale 1 to locale 5")]);
    let mut files = example::files();
    files.insert("board.toml".to_owned(), b"source = { kind = \"history\", note = \"x\" }".to_vec());
    expect(&files, "board.toml", (1, 1), "at least one [[locale]]").unwrap();
}

#[test]
fn roads_junctions_entries() {
    let doubled = "between = [3, 4]\nid = \"a\"\nwidth = \"narrow\"\nat = [320, 300]\ninto = [\"\", \"\"]\n[[approach]]\n\
                   between = [3, 4]\nid = \"b\"";
    let mut files = example::files();
    replace(&mut files, ("board.toml", "between = [3, 4]", doubled));
    replace(&mut files, ("board.toml", "route = [1, 3, 4]", "route = [1, 3, ¶4]"));
    let place = take_mark(&mut files, "board.toml");
    expect(&files, "board.toml", place, "`via` must say which one road `S1` takes").unwrap();

    expect_all(&[
        ("board.toml", "route = [1, 3, 4]", "route = [1, ¶4]", "from 1 to 4, which no approach joins"),
        ("board.toml", "route = [1, 3, 4]", "route = [1, ¶9, 4]", "no locale 9"),
        ("board.toml", "route = [1, 3, 4]", "route = ¶[1]", "at least two locales"),
        ("board.toml", "id = \"S1\"", "id = ¶\"PA\"", "road `PA` is there twice"),
        ("board.toml", "route = [1, 3, 4]", "route = [1, 3, 4]\nvia = [¶\"2-4\"]", "takes no approach `2-4`"),
        ("board.toml", "locale = 1\nroads", "locale = ¶6\nroads", "no locale 6"),
        (
            "board.toml",
            "locale = 1\nroads = [\"PA\", ",
            "locale = 2\nroads = [\"PA\", ¶",
            "`S1` does not run through locale 2",
        ),
        ("board.toml", "locale = 1\nroads = [\"PA\"", "locale = 1\nroads = [¶\"PX\"", "no road `PX`"),
        ("board.toml", "roads = [\"PA\", \"S1\"]\nby", "roads = ¶[\"PA\"]\nby", "at least two roads"),
        ("board.toml", "roads = [\"PA\", \"S1\"]\nby", "roads = [\"PA\", ¶\"PA\"]\nby", "names road `PA` twice"),
        ("board.toml", "id = \"boats\"", "id = ¶\"west-road\"", "entry `west-road` is there twice"),
        ("board.toml", "locale = 1\nby", "locale = ¶5\nby", "no locale 5"),
        ("board.toml", "road = \"PA\"", "road = ¶\"PX\"", "no road `PX`"),
        (
            "board.toml",
            "locale = 1\nby = \"road\"\nroad = ",
            "locale = 3\nby = \"road\"\nroad = ¶",
            "`PA` does not run through locale 3",
        ),
        ("board.toml", "by = \"road\"\nroad = \"PA\"", "by = ¶\"road\"", "names its `road`"),
        ("board.toml", "by = \"pontoon\"", "by = \"pontoon\"\nroad = ¶\"S1\"", "has no `road`"),
        ("board.toml", "side = \"austria\"\nat = [20, 300]", "side = ¶\"spain\"\nat = [20, 300]", "no side `spain`"),
    ]);
}

#[test]
fn regularities() {
    expect_all(&[
        ("board.toml", "capacity = 6", "capacity = ¶7", "regularity: a capacity is one of [4, 6, 9, 12, 16, 20]"),
        (
            "board.toml",
            "into = [\"I C A\", \"I A O\"]",
            "into = [¶\"C A\", \"I A O\"]",
            "into locale 3, every approach has at least one I",
        ),
        (
            "board.toml",
            "into = [\"I C A\", \"I A O\"]",
            "into = [\"I\", ¶\"I C A O\"]",
            "into locale 4, no approach has both C and O",
        ),
        (
            "board.toml",
            "into = [\"I C A\", \"I A O\"]",
            "into = [\"I\", ¶\"I2 A O\"]",
            "every O comes with one I and one A",
        ),
        (
            "board.toml",
            "into = [\"I C A\", \"I A O\"]",
            "into = [¶\"I A O\", \"I\"]",
            "into locale 3, an O stands only before",
        ),
    ]);
    let mut files = example::files();
    replace(&mut files, ("board.toml", "capacity = 6", "capacity = 7"));
    replace(&mut files, ("pack.toml", "regularities = true\n", ""));
    assert_eq!(faults(&files), [], "a pack that promises no regularities need not keep them");
}
