//! Broken boards of hexes.

use super::breaks::{Break, expect_all_of};
use crate::example;

fn expect_all(breaks: &[Break]) {
    expect_all_of(&example::little_brook(), breaks);
}

#[test]
fn extent_and_terrain() {
    expect_all(&[
        ("board.toml", "last = \"0908\"", "last = ¶\"0008\"", "a board has 1 to"),
        ("board.toml", "last = \"0908\"", "last = ¶\"090\"", "`090` is no hex number: four digits are expected"),
        ("board.toml", "orientation = \"south-west\"", "orientation = ¶\"up\"", "unknown variant `up`"),
        ("board.toml", "kind = \"town\"", "kind = ¶\"castle\"", "unknown variant `castle`, expected one of"),
        ("board.toml", "[\"0301..0302\"]", "[¶\"0302..0301\"]", "is no block of hexes"),
        (
            "board.toml",
            "[\"0301..0302\"]",
            "[¶\"0301..1302\"]",
            "hex 1302 is not on the board, which runs from 0101 to 0908",
        ),
        ("board.toml", "[\"0301..0302\"]", "[\"0301..0302\", ¶\"0301\"]", "hex 0301 is woods twice"),
        ("board.toml", "key = \"camp\"", "key = ¶\"brook-farm\"", "place `brook-farm` is there twice"),
    ]);
}

#[test]
fn hexsides() {
    expect_all(&[
        (
            "board.toml",
            "\"0205>0304\"",
            "¶\"0205>0504\"",
            "0205 and 0504 are no neighbours, so there is no side between them; next to 0205 are: 0204, 0304, 0305, 0206, 0105, 0104",
        ),
        ("board.toml", "\"0205>0304\"", "¶\"0205>0005\"", "hex 0005 is not on the board"),
        ("board.toml", "\"0205>0304\"", "¶\"0205|0304\"", "is no slope: the high hex and the low one are expected"),
        ("board.toml", "\"0205>0304\"", "¶\"0305>0205\"", "0205 is called higher than 0305 elsewhere"),
        ("board.toml", "\"0205>0304\"", "¶\"0205>0305\"", "has a slope-up already"),
        ("board.toml", "\"0204|0303\"", "¶\"0204|0804\"", "0204 and 0804 are no neighbours"),
        ("board.toml", "\"0204|0303\"", "¶\"0204\"", "is no hexside"),
        ("board.toml", "\"0605|0704\"", "¶\"0605|0709\"", "hex 0709 is not on the board"),
        (
            "board.toml",
            "bridges = [\"0604|0703\"]",
            "bridges = [¶\"0304|0404\"]",
            "there is no water of this entry between 0304 and 0404",
        ),
    ]);
}

#[test]
fn what_is_drawn() {
    expect_all(&[
        ("drawing.toml", "\"0404\"", "¶\"0408\"", "a road runs from hex to hex; 0408 is not next to 0504"),
        ("drawing.toml", "at = \"0504\"", "at = ¶\"1504\"", "hex 1504 is not on the board"),
        (
            "drawing.toml",
            "text = \"place-brook-farm\"",
            "text = ¶\"place-nowhere\"",
            "there is no message `place-nowhere`",
        ),
    ]);
}
