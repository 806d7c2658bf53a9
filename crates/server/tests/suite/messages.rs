//! Every message that the server sends has words in both languages, and every route is described.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn here(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The quoted ids with a prefix in the sources of a folder and its folders.
fn ids_in(folder: &Path, prefix: &str) -> BTreeSet<String> {
    let is_id = |quoted: &&str| {
        quoted.starts_with(prefix) && quoted.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
    };
    let mut ids = BTreeSet::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.is_dir() {
            ids.extend(ids_in(&path, prefix));
        } else {
            let text = fs::read_to_string(path).unwrap();
            ids.extend(text.split('"').filter(is_id).map(str::to_owned));
        }
    }
    ids
}

/// The ids of a Fluent file with the variables of each.
fn messages(language: &str) -> Vec<(String, Vec<String>)> {
    let text = fs::read_to_string(here(&format!("../../locales/{language}/wire.ftl"))).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "));
    let variables =
        |message: &str| message.split("{ $").skip(1).map(|rest| rest.split(' ').next().unwrap().to_owned()).collect();
    lines.map(|(id, message)| (id.to_owned(), variables(message))).collect()
}

#[test]
fn every_message_has_words_in_both_languages() {
    let (english, german) = (messages("en"), messages("de"));
    assert_eq!(english, german, "same ids, same variables");
    let written: BTreeSet<String> = english.into_iter().map(|(id, _)| id).collect();
    let mut used = ids_in(&here("src"), "wire-");
    used.extend(ids_in(&here("../kernel/src"), "table-"));
    assert!(used.len() > 30);
    let sides = ["austria", "coalition", "confederacy", "empire", "france", "prussia", "russia", "union"]
        .map(|side| format!("side-{side}"));
    assert_eq!(used.iter().chain(&sides).cloned().collect::<BTreeSet<_>>(), written);
}

#[test]
fn every_route_is_described() {
    let text = fs::read_to_string(here("openapi.json")).unwrap();
    let described: serde_json::Value = serde_json::from_str(&text).unwrap();
    let paths = described["paths"].as_object().unwrap();
    let count: usize = paths.values().map(|path| path.as_object().unwrap().len()).sum();
    assert_eq!(count, server::ROUTES.len());
    for (method, path) in server::ROUTES {
        let operation = &paths[path][method];
        assert!(operation["summary"].is_string(), "{method} {path} is not described");
        assert!(operation["responses"].is_object(), "{method} {path} has no answers");
    }
    let routes = fs::read_to_string(here("src/routes.rs")).unwrap();
    let served = routes.matches(".route(\"/api/").count() - 1;
    let known: BTreeSet<&str> = server::ROUTES.iter().map(|(_, path)| *path).collect();
    assert_eq!(served, known.len(), "a route is missing in ROUTES");
    for path in known {
        assert!(routes.contains(&format!(".route(\"{path}\"")), "{path} is not served");
    }
}
