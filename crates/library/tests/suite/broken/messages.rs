//! Broken messages.

use super::breaks::{expect, expect_all, replace, take_mark};
use crate::example::{self, faults};

#[test]
fn messages() {
    expect_all(&[
        ("locales/en.ftl", "place-mill = Mill", "place-mill ¶Mill", "Expected a token starting with \"=\""),
        ("locales/en.ftl", "place-mill = Mill", "place-mill = Mill\n¶place-mill = Mill", "is there twice"),
        ("locales/en.ftl", "place-mill = Mill", "¶place-mill =\n    .short = M", "has no text"),
        ("locales/en.ftl", "place-mill = Mill", "place-mill = Mill\n¶more = More", "`more` is not in locales/de.ftl"),
        ("locales/de.ftl", "place-mill = Mühle", "place-mill = Mühle\n¶more = Mehr", "`more` is not in locales/en.ftl"),
        (
            "pack.toml",
            "title = \"pack-four-farms-title\"",
            "title = ¶\"pack-title\"",
            "no message `pack-title` in locales/en.ftl and",
        ),
        ("pack.toml", "\"pack-four-farms-summary\"", "¶\"summary\"", "no message `summary`"),
        ("board.toml", "key = \"mill\"", "key = ¶\"windmill\"", "no message `place-windmill`"),
        ("drawing.toml", "\"lettering-brook\"", "¶\"lettering-sea\"", "no message `lettering-sea`"),
        ("drawing.toml", "name = \"brook\"", "name = ¶\"sea\"", "no message `water-sea`"),
        ("drawing.toml", "name = \"village\"", "name = ¶\"city\"", "no message `place-name-city`"),
        ("forces.toml", "id = \"relief\"", "id = ¶\"rescue\"", "no message `force-rescue`"),
    ]);
    let mut files = example::files();
    replace(&mut files, ("board.toml", "id = \"east-road\"", "id = ¶\"dawn-road\""));
    replace(&mut files, ("forces.toml", "[\"east-road\"]", "[\"dawn-road\"]"));
    let place = take_mark(&mut files, "board.toml");
    expect(&files, "board.toml", place, "no message `entry-dawn-road`").unwrap();
    files.insert("locales/fr.ftl".to_owned(), b"a\n".to_vec());
    assert!(faults(&files).iter().any(|fault| fault.file == "locales/fr.ftl"), "further languages must be readable");
}
