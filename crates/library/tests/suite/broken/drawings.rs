//! Broken drawings.

use super::breaks::{expect_all, expect_all_elsewhere};

#[test]
fn areas() {
    expect_all(&[
        (
            "drawing.toml",
            "frame = [20, 20, 620, 420]",
            "frame = ¶[20, 20, 720, 420]",
            "the frame is left, top, right, bottom",
        ),
        (
            "drawing.toml",
            "frame = [20, 20, 620, 420]",
            "frame = ¶[20, 20, nan, 420]",
            "the frame is left, top, right, bottom",
        ),
        ("drawing.toml", "10 = [620", "10 = [620.0, 100.0]\nx = ¶[620", "corners have numbers"),
        ("drawing.toml", "10 = [620", "10 = [620.0, 100.0]\n011 = ¶[620", "corners have numbers"),
        (
            "drawing.toml",
            "10 = [620.0, 100.0]",
            "10 = [620.0, 100.0]\n11 = ¶[320.0, 180.5]",
            "corner 11 lies on corner 5",
        ),
        ("drawing.toml", "locale = 4\n", "locale = ¶5\n", "no locale 5 in board.toml"),
        ("drawing.toml", "locale = 4\n", "locale = ¶3\n", "locale 3 has two areas"),
        ("drawing.toml", "corners = [5, 6, 9, 8]", "corners = ¶[5, 6]", "3 to 64 corners"),
        ("drawing.toml", "corners = [5, 6, 9, 8]", "corners = [5, 6, 9, ¶80]", "no corner 80"),
        ("drawing.toml", "corners = [5, 6, 9, 8]", "corners = ¶[5, 9, 6, 8]", "the outline of locale 4 meets itself"),
        (
            "drawing.toml",
            "corners = [5, 6, 9, 8]",
            "corners = ¶[5, 6, 9, 6, 8]",
            "the outline of locale 4 meets itself",
        ),
        ("drawing.toml", "corners = [5, 6, 9, 8]", "corners = ¶[8, 9, 6, 5]", "anticlockwise"),
        (
            "drawing.toml",
            "corners = [5, 6, 9, 8]",
            "corners = ¶[5, 6, 9, 8, 7]",
            "the areas of locales 3 and 4 overlap",
        ),
        ("drawing.toml", "corners = [5, 6, 9, 8]", "corners = ¶[2, 6, 9, 8]", "the areas of locales 2 and 4 overlap"),
        ("board.toml", "at = [470, 300]", "at = ¶[300, 300]", "the middle of locale 4 lies outside its area"),
    ]);
    expect_all_elsewhere(&[
        (
            ("drawing.toml", "8 = [320.0, 420.0]", "8 = [320.0, 430.0]"),
            "drawing.toml",
            "corners = [4, 5, ¶8, 7]",
            "corner 8 of locale 3 lies outside the frame",
        ),
        (
            ("drawing.toml", "[[area]]\nlocale = 4\ncorners = [5, 6, 9, 8]\n", ""),
            "board.toml",
            "id = ¶4",
            "locale 4 has no [[area]]",
        ),
        (
            ("drawing.toml", "10 = [620.0, 100.0]", "10 = [620.0, 100.0]\n11 = [320.0, 300.0]"),
            "drawing.toml",
            "corners = ¶[5, 6, 9, 8]",
            "corner 11 lies on the edge",
        ),
    ]);
}

#[test]
fn sides_of_areas() {
    let last = "impassable = { locale = 2, side = \"NE\" }\nedge = [3, 10]";
    let twice = "impassable = { locale = 2, side = \"NE\" }\nedge = [3, 10]\n[[side]]\n\
                 impassable = ¶{ locale = 2, side = \"NE\" }\nedge = [3, 10]";
    let same_edge = "impassable = { locale = 2, side = \"NE\" }\nedge = [3, 10]\n[[side]]\n\
                     impassable = { locale = 2, side = \"NE\" }\nedge = [¶3, 10]";
    expect_all(&[
        ("drawing.toml", "approach = \"3-4\"\nedge = ", "edge = ¶", "either `approach` or `impassable`"),
        ("drawing.toml", "approach = \"3-4\"", "approach = ¶\"4-3\"", "no approach `4-3`"),
        ("drawing.toml", "approach = \"3-4\"", "approach = ¶\"2-4\"", "approach `2-4` has two sides"),
        ("drawing.toml", "edge = [5, 8]", "edge = ¶[5, 8, 7]", "has two corners"),
        ("drawing.toml", "edge = [5, 8]", "edge = ¶[5, 9]", "[5, 9] is no edge of the area of locale 3"),
        ("drawing.toml", "edge = [5, 8]", "edge = ¶[5, 6]", "already belongs to approach `2-4`"),
        (
            "drawing.toml",
            "impassable = { locale = 2, side = \"NE\" }",
            "impassable = ¶{ locale = 2, side = \"N\" }",
            "no impassable side N of locale 2",
        ),
        ("drawing.toml", "edge = [3, 10]", "edge = ¶[3]", "at least two corners"),
        ("drawing.toml", "edge = [3, 10]", "edge = [¶3, 9]", "[3, 9] is no edge of the area of locale 2"),
        ("drawing.toml", last, twice, "is drawn twice"),
        ("drawing.toml", last, same_edge, "already belongs to an impassable side"),
    ]);
    expect_all_elsewhere(&[
        (
            ("drawing.toml", "[[side]]\napproach = \"3-4\"\nedge = [5, 8]\n", ""),
            "board.toml",
            "between = ¶[3, 4]",
            "approach `3-4` has no [[side]]",
        ),
        (
            ("drawing.toml", "[[side]]\napproach = \"3-4\"\nedge = [5, 8]\n", ""),
            "drawing.toml",
            "corners = ¶[5, 6, 9, 8]",
            "locales 3 and 4 share the edge [5, 8], but no side says that it is an approach",
        ),
        (
            ("drawing.toml", "[[side]]\nimpassable = { locale = 2, side = \"NE\" }\nedge = [3, 10]\n", ""),
            "board.toml",
            "side = ¶\"NE\"",
            "side NE of locale 2 has no [[side]]",
        ),
        (
            ("drawing.toml", "[[side]]\nimpassable = { locale = 2, side = \"NE\" }\nedge = [3, 10]\n", ""),
            "drawing.toml",
            "corners = ¶[2, 3, 10, 6, 5]",
            "the edge [3, 10] of locale 2 has no neighbour",
        ),
        (
            ("drawing.toml", "edge = [3, 10]", "edge = [3, 10, 6, 5]"),
            "drawing.toml",
            "corners = ¶[5, 6, 9, 8]",
            "the impassable edge [5, 6] is shared by locales 2 and 4",
        ),
        (
            ("drawing.toml", "corners = [4, 5, 8, 7]", "corners = [4, 5, 6, 7]"),
            "drawing.toml",
            "corners = ¶[5, 6, 9, 8]",
            "more than two areas share the edge [5, 6]",
        ),
    ]);
}

#[test]
fn middles_lengths_roads() {
    let short = "5 = [320.0, 60.0]";
    expect_all(&[
        ("board.toml", "at = [320, 300]", "at = ¶[270, 300]", "50 units from its drawn edge; at most 40"),
        ("drawing.toml", "road = \"S1\"", "road = ¶\"S9\"", "no road `S9`"),
        ("drawing.toml", "line = [[525, 20], [570, 50], [620, 95]]", "line = ¶[[525, 20]]", "at least two points"),
        ("drawing.toml", "line = [[60, 380], [140, 350], [220, 370]]", "line = ¶[]", "at least two points"),
        (
            "drawing.toml",
            "outline = [[60, 220], [120, 230], [100, 270]]",
            "outline = ¶[[60, 220]]",
            "at least three points",
        ),
        (
            "drawing.toml",
            "[320, 310], [470, 320], [620, 300]]",
            "[320, 310], [470, 320], [620, 300]]\n[[road-line]]\nroad = \"S1\"\nline = ¶[]",
            "at least two points",
        ),
        (
            "drawing.toml",
            "line = [[150, 92], [170, 180], [200, 300], [320, 310], [470, 320], [620, 300]]",
            "line = ¶[[150, 92], [170, 180], [200, 300]]",
            "crosses approach `3-4`, but is drawn 120 units from its edge; at most 45",
        ),
        (
            "drawing.toml",
            "line = [[150, 92], [170, 180], [200, 300], [320, 310], [470, 320], [620, 300]]",
            "line = ¶[[150, 92], [170, 180], [200, 300], [320, 310], [470, 320]]",
            "entry `east-road` is on road `S1`, which is drawn 151 units from it",
        ),
        ("drawing.toml", "at = [585, 50]", "at = ¶[685, 50]", "this lettering lies outside the sheet of 640 by 440"),
        ("drawing.toml", "at = [510, 340]", "at = ¶[510, -1]", "this village lies outside the sheet"),
        ("board.toml", "at = [620, 300]", "at = ¶[600, 300]", "entry `east-road` does not lie on the frame"),
        ("board.toml", "at = [620, 300]", "at = ¶[620, 150]", "entry `east-road` does not touch the area of locale 4"),
    ]);
    expect_all_elsewhere(&[
        (("drawing.toml", "5 = [320.0, 180.0]", short), "drawing.toml", "edge = ¶[2, 5]", "40 units long; at least 60"),
        (
            ("board.toml", "between = [1, 2]\nwidth = \"narrow\"", "between = [1, 2]\nwidth = \"wide\""),
            "drawing.toml",
            "size = ¶[640, 440]",
            "wide approaches are drawn 253 units long on average, narrow ones 240; 1.35 times",
        ),
        (
            (
                "drawing.toml",
                "[[road-line]]\nroad = \"PA\"\nline = [[20, 100], [170, 90], [320, 100], [460, 120], [480, 180], [490, 280]]\n",
                "",
            ),
            "board.toml",
            "id = ¶\"PA\"",
            "road `PA` has no [[road-line]]",
        ),
    ]);
}
