//! What the sides wear: `colours.toml`.

use crate::example;

#[test]
fn every_side_of_every_pack_has_colours() {
    let library = example::library();
    for id in library.ids() {
        let pack = library.open(id).unwrap();
        let missing: Vec<&String> =
            pack.sides().iter().filter(|side| !pack.colours().contains_key(side.as_str())).collect();
        assert!(missing.is_empty(), "{id}: {missing:?} have no colours");
    }
}

fn faults_of(text: &str) -> String {
    let mut files = example::files();
    files.insert("colours.toml".to_owned(), text.as_bytes().to_vec());
    example::told(&example::faults(&files))
}

#[test]
fn a_bad_colour_is_told_with_its_place() {
    let told = faults_of("[austria]\nside = \"blue\"\n");
    assert!(told.contains("colours.toml:2:8") && told.contains("`blue` is no colour"), "{told}");
}

#[test]
fn a_side_without_colours_is_told() {
    let told = faults_of("");
    assert!(told.contains("has no colours"), "{told}");
}
