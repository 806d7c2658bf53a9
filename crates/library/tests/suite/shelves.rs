//! Packs are found in folders; a later folder overlays an earlier one file by file.

use crate::example;
use std::fs;
use std::path::Path;

use library::Library;
use marengo::Marengo;

fn write(folder: &Path, id: &str, files: &example::Files) {
    for (name, bytes) in files {
        let path = folder.join(id).join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
}

fn forces_with_morale(morale: &str) -> example::Files {
    let forces = example::text(&example::files(), "forces.toml").replace("austria = 7", morale);
    example::Files::from([("forces.toml".to_owned(), forces.into_bytes())])
}

#[test]
fn a_folder_adds_packs() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "four-farms", &example::files());
    fs::write(folder.path().join("note.txt"), "left alone").unwrap();
    fs::create_dir(folder.path().join(".git")).unwrap();
    let library = example::library().with_folder(folder.path()).unwrap();
    let ids: Vec<&str> = library.ids().collect();
    assert!(ids.contains(&"four-farms") && ids.contains(&"marengo-1800") && !ids.contains(&".git"), "{ids:?}");
    assert_eq!(library.check("four-farms"), []);
    assert_eq!(library.open("four-farms").unwrap().sides(), &["austria", "france"]);
}

#[test]
fn a_folder_overlays_single_files() {
    let ours = tempfile::tempdir().unwrap();
    let users = tempfile::tempdir().unwrap();
    write(ours.path(), "four-farms", &example::files());
    write(users.path(), "four-farms", &forces_with_morale("austria = 9"));
    let plain = Library::empty(example::registry()).with_folder(ours.path()).unwrap();
    let overlaid = plain.clone().with_folder(users.path()).unwrap();
    assert_eq!(plain.open("four-farms").unwrap().spec::<Marengo>().unwrap().morale, [7, 6]);
    assert_eq!(overlaid.open("four-farms").unwrap().spec::<Marengo>().unwrap().morale, [9, 6]);
    assert_ne!(plain.open("four-farms").unwrap().hash(), overlaid.open("four-farms").unwrap().hash());
}

#[test]
fn a_fault_names_the_folder_its_file_came_from() {
    let ours = tempfile::tempdir().unwrap();
    let users = tempfile::tempdir().unwrap();
    write(ours.path(), "four-farms", &example::files());
    write(users.path(), "four-farms", &forces_with_morale("austria = 0"));
    let library =
        Library::empty(example::registry()).with_folder(ours.path()).unwrap().with_folder(users.path()).unwrap();
    let faults = library.check("four-farms");
    let path = users.path().join("four-farms").join("forces.toml");
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].to_string(), format!("{}:4:11: a morale is from 1 to 100", path.display()));
}

#[test]
fn situations_may_lie_in_folders_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "four-farms", &example::files());
    let more = ["situations/a.toml", "situations/chapter-8/b.toml"].map(|name| (name.to_owned(), b"x = 1".to_vec()));
    write(folder.path(), "four-farms", &example::Files::from(more));
    let pack = Library::empty(example::registry()).with_folder(folder.path()).unwrap().open("four-farms").unwrap();
    let found = pack.situations();
    assert_eq!(found.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["a", "chapter-8/b"]);
}

#[test]
fn a_pack_is_called_like_its_folder() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "five-farms", &example::files());
    let library = Library::empty(example::registry()).with_folder(folder.path()).unwrap();
    let faults = library.open("five-farms").unwrap_err();
    assert!(
        faults[0].to_string().contains("pack.toml:1:6: the id is `four-farms`, but the folder is called `five-farms`")
    );
    assert_eq!(library.check("five-farms"), faults);
}

#[test]
fn an_unknown_pack_is_told_with_those_there_are() {
    let faults = example::library().open("waterloo").unwrap_err();
    assert!(faults[0].what.contains("marengo-1800"));
    assert_eq!(example::library().check("waterloo"), faults);
}

#[test]
fn a_folder_that_is_not_there_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let fault = example::library().with_folder(folder.path().join("nothing")).unwrap_err();
    assert!(fault.to_string().contains("nothing"));
}
