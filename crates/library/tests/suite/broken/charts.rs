//! Broken charts.

use super::breaks::{Break, expect_all_of, replace};
use crate::example::{self, faults, told};

fn expect_all(breaks: &[Break]) {
    expect_all_of(&example::little_brook(), breaks);
}

#[test]
fn a_chart_with_a_hole() {
    expect_all(&[
        (
            "charts.toml",
            "3    = [\"3r/-\", \"2r/-\", \"1r/-\",   \"1r/1\",    \"1/1\",     \"Ex/Ex\",     \"Ex/Ex(+1)\", \"1/4R*\",   \"1/4RS*\"]\n4    = [\"2r/-\"",
            "4    = ¶[\"2r/-\"",
            "the chart has a hole: after row 2 comes row 4; row 3 is expected",
        ),
        ("charts.toml", "3    = [\"3r/-\", ", "3    = ¶[", "the chart has a hole: row 3 has 8 cells for 9 columns"),
        ("charts.toml", "3    = [\"3r/-\"", "3    = [¶\"\"", "has no `/` between attacker and defender"),
        ("charts.toml", "3    = [\"3r/-\"", "3    = [¶\"3x/-\"", "`3x` is no result: expected such as"),
        ("charts.toml", "\"-2\" = [\"4R/-\"", "low = ¶[\"4R/-\"", "`low` is no modified die"),
        (
            "charts.toml",
            "columns = [2, 3, 5",
            "columns = [2, 3, ¶3",
            "strengths rise from column to column; 3 does not",
        ),
        ("charts.toml", "3    = [\"0\"", "3    = [¶\"2R\"", "is no result of a bombardment"),
        ("charts.toml", "dice = [5, 4", "dice = ¶[4, 5", "do not rise with the box"),
        ("charts.toml", "counter = 3", "counter = ¶-1", "the higher the die, the more is captured"),
        (
            "charts.toml",
            "kind = \"pond\"\ncost = \"2 2 3 1\"",
            "kind = \"pond\"\ncost = ¶\"2 2 3\"",
            "4 figures with blanks",
        ),
    ]);
    let mut files = example::little_brook();
    replace(&mut files, ("charts.toml", "kind = \"pond\"", "kind = \"marsh\""));
    let found = told(&faults(&files));
    assert!(found.contains("the terrain effects chart has a hole: there is no line for `pond`"), "{found}");
    assert!(found.contains("`marsh` has a line already"), "{found}");
}

#[test]
fn odds_rise() {
    expect_all(&[
        (
            "charts.toml",
            "\"1-1\", \"3-2\", \"2-1\"",
            "\"1-1\", ¶\"1-2\", \"2-1\"",
            "odds rise from column to column; `1-2` does not",
        ),
        ("charts.toml", "\"1-1\", \"3-2\", \"2-1\"", "\"1-1\", ¶\"3:2\", \"2-1\"", "`3:2` are no odds"),
    ]);
}

#[test]
fn modifiers_are_all_there() {
    expect_all(&[
        ("charts.toml", "flank = 3", "¶flunk = 3", "unknown field `flunk`, expected one of"),
        ("charts.toml", "[rally.modifiers]\ndemoralized = -1", "¶[rally.modifiers]", "missing field `demoralized`"),
    ]);
}
