//! The small battles of `docs/packs.md`, read out of the document.

use std::collections::BTreeMap;

use elements::CivilWar;
use frederick::Frederick;
use library::{Library, PackFault, Registry};
use marengo::Marengo;
use napoleon::Napoleon;

/// The files of a pack, by name.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

const DOCUMENT: &str = include_str!("../../../../../docs/packs.md");

/// The files that the document shows of its battle of system `marengo`.
pub(crate) fn files() -> Files {
    files_of("four-farms")
}

/// The files that the document shows of its battle of system `frederick`, and
/// the charts that it shares.
pub(crate) fn little_brook() -> Files {
    let mut files = files_of("little-brook");
    let charts = include_str!("../../../../../packs/frederick-charts/charts.toml");
    files.insert("charts.toml".to_owned(), charts.as_bytes().to_vec());
    files
}

/// The files that the document shows of its battle of system `elements`, and
/// the lists that it shares.
pub(crate) fn two_farms() -> Files {
    let mut files = files_of("two-farms");
    let charts = include_str!("../../../../../packs/elements-lists/charts.toml");
    files.insert("charts.toml".to_owned(), charts.as_bytes().to_vec());
    files
}

/// The files that the document shows of its battle of system `napoleon`, and the charts that it
/// shares.
pub(crate) fn red_mill() -> Files {
    let mut files = files_of("red-mill");
    let charts = include_str!("../../../../../packs/napoleon-charts/charts.toml");
    files.insert("charts.toml".to_owned(), charts.as_bytes().to_vec());
    files
}

fn files_of(id: &str) -> Files {
    let before = format!("File `{id}/");
    let mut found = Files::new();
    let mut lines = DOCUMENT.lines();
    while let Some(line) = lines.next() {
        let name = line.strip_prefix(before.as_str()).and_then(|rest| rest.strip_suffix("`:"));
        if let Some(name) = name {
            let block = lines.by_ref().skip_while(|line| !line.starts_with("```")).skip(1);
            let text: String = block.take_while(|line| *line != "```").map(|line| format!("{line}\n")).collect();
            found.insert(name.to_owned(), text.into_bytes());
        }
    }
    found
}

/// The packs that come with the program, and the systems that play them.
pub(crate) fn library() -> Library {
    Library::embedded(registry())
}

/// The systems.
pub(crate) fn registry() -> Registry {
    Registry::default().with::<Marengo>().with::<Frederick>().with::<CivilWar>().with::<Napoleon>()
}

/// All that is wrong with some files.
pub(crate) fn faults(files: &Files) -> Vec<PackFault> {
    let library = Library::empty(registry());
    match library.read(files) {
        Ok(pack) => library.check_pack(&pack),
        Err(faults) => faults,
    }
}

/// Faults as text, a line each.
pub(crate) fn told(faults: &[PackFault]) -> String {
    faults.iter().map(|fault| format!("{fault}\n")).collect()
}

/// The text of a file.
pub(crate) fn text(files: &Files, name: &str) -> String {
    String::from_utf8(files[name].clone()).unwrap()
}
