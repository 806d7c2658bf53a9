//! The pack of the toy: its battle, its situations, its words.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernel::conformance::Fuzzed;
use kernel::conformance::suite::situations_in;
use kernel::situation::Situation;
use kernel::{Argument, Dice, Facade, Hidden, Label, Present, Seed, System, Table, Viewer};
use library::{Library, Reading, Registry};
use packs::Packed;
use skirmish::{Battle, Options, Skirmish, Spec};

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &str) -> String {
    fs::read_to_string(here(path)).unwrap()
}

fn pack() -> Reading<Skirmish> {
    let library = Library::empty(Registry::default()).with_folder(here("packs")).unwrap();
    library.read_as("skirmish").unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn spec() -> Spec {
    pack().spec
}

/// The paragraphs of the rulebook.
fn paragraphs() -> BTreeMap<String, String> {
    let rules = read("RULES.md");
    let numbered = rules.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
    numbered
        .map(|line| line.split_once(' ').unwrap())
        .map(|(number, text)| (number.to_owned(), text.to_owned()))
        .collect()
}

#[test]
fn the_battle_of_the_pack_is_the_full_skirmish() {
    assert_eq!(spec(), Spec::full());
}

#[test]
fn every_chapter_that_hides_something_has_a_situation() {
    let (mut cited, known) = (BTreeSet::new(), paragraphs());
    for path in situations_in(&here("packs/skirmish/situations")) {
        let situation = Situation::read(&fs::read_to_string(&path).unwrap()).unwrap();
        assert!(!situation.expect.is_empty(), "{} expects nothing", path.display());
        cited.extend(situation.cites.get_ref().iter().map(|cite| cite.get_ref().clone()));
    }
    for cite in &cited {
        assert!(known.contains_key(cite.strip_prefix("skirmish:").unwrap()), "{cite} is not in the rulebook");
    }
    for chapter in ["3", "7", "8", "9", "10", "11", "12", "13"] {
        let start = format!("skirmish:{chapter}.");
        assert!(cited.iter().any(|cite| cite.starts_with(&start)), "chapter {chapter} has no situation");
    }
}

#[test]
fn a_spec_that_cannot_be_is_refused() {
    let refused = |change: &dyn Fn(&mut Spec)| {
        let mut spec = spec();
        change(&mut spec);
        Battle::muster(&spec, Options::default()).map(|_| ()).unwrap_err().part
    };
    assert_eq!(refused(&|spec| spec.length = 5), "length");
    assert_eq!(refused(&|spec| spec.faces[1].clear()), "faces");
    assert_eq!(refused(&|spec| spec.ford = Some(6)), "ford");
    assert_eq!(refused(&|spec| spec.goals = vec![3, 2]), "goals");
    assert_eq!(refused(&|spec| spec.goals = vec![6]), "goals");
    assert_eq!(refused(&|spec| spec.rounds = 251), "rounds");
    assert_eq!(refused(&|spec| spec.companies = 9), "companies");
}

/// The messages of a language, each with the variables it uses.
fn messages(language: &str) -> BTreeMap<String, (String, BTreeSet<String>)> {
    let text = read(&format!("packs/skirmish/locales/{language}.ftl"));
    let mut messages: BTreeMap<String, (String, BTreeSet<String>)> = BTreeMap::new();
    let mut last = None;
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        if !line.starts_with([' ', '}']) {
            let (id, rest) = line.split_once(" = ").unwrap_or_else(|| panic!("{language}: {line}"));
            assert!(
                messages.insert(id.to_owned(), (rest.to_owned(), BTreeSet::new())).is_none(),
                "{language}: {id} twice"
            );
            last = Some(id.to_owned());
        }
        let variables = &mut messages.get_mut(last.as_ref().unwrap()).unwrap().1;
        variables.extend(line.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '-').collect::<String>()
        }));
    }
    messages
}

/// The ids of a label and of all that is in it, each with its variables.
fn used(label: &Label, out: &mut BTreeMap<String, BTreeSet<String>>) {
    out.entry(label.id.clone()).or_default().extend(label.args.iter().map(|(name, _)| name.to_owned()));
    for argument in label.args.iter().map(|(_, argument)| argument) {
        match argument {
            Argument::Message { msg } => drop(out.entry(msg.clone()).or_default()),
            Argument::List(labels) => labels.iter().for_each(|label| used(label, out)),
            Argument::Number(_) | Argument::Text(_) => {}
        }
    }
}

/// Every label that random battles bring forth.
fn brought_forth() -> BTreeMap<String, BTreeSet<String>> {
    let mut out = BTreeMap::new();
    let battle = Arc::new(Battle::muster(&spec(), Options { guard: true, ..Options::default() }).unwrap());
    for seed in 0..60 {
        let mut choice = Dice::quick(seed);
        let mut table = Table::<Skirmish>::open(Arc::clone(&battle), Seed::from_number(seed));
        while let Some(side) = table.to_decide().side() {
            for offer in table.offers(Viewer::Side(side)) {
                used(&offer.label, &mut out);
            }
            for plan in (0..6).flat_map(|number| table.plans(side, &format!("p{number}"))) {
                used(&plan.label, &mut out);
                plan.cost.iter().for_each(|cost| used(cost, &mut out));
            }
            for _ in 0..20 {
                let order = Skirmish::any_order(&battle, &mut choice);
                if let Err(refusal) = Skirmish::check(&battle, table.position(), order) {
                    used(&Skirmish::refusal(&battle, refusal), &mut out);
                }
            }
            if let kernel::wire::Decision::Side { label, when, .. } = table.decision(Viewer::Onlooker) {
                used(&label, &mut out);
                when.iter().for_each(|when| used(when, &mut out));
            }
            let mut list = Vec::new();
            Skirmish::orders(&battle, table.position(), &mut list);
            for order in list.iter().filter_map(|order| serde_json::to_value(order).ok()) {
                if let Some(forecast) = table.preview(side, &[order]) {
                    forecast.outcomes.iter().for_each(|outcome| used(&outcome.label, &mut out));
                    for row in &forecast.rows {
                        used(&row.sum, &mut out);
                        used(&row.label, &mut out);
                    }
                }
            }
            let order = list[choice.roll(list.len() as u32) as usize];
            table.obey(side, table.number(), order).unwrap();
        }
        for viewer in Viewer::ALL {
            Facade::story(&table, viewer, 0).iter().for_each(|line| used(&line.label, &mut out));
        }
        if let kernel::wire::Decision::Over { outcome, .. } = table.decision(Viewer::Onlooker) {
            used(&outcome.label, &mut out);
        }
    }
    for option in Skirmish::options(&spec()) {
        used(&option.label, &mut out);
        used(&option.help, &mut out);
    }
    for standing in Skirmish::standing(&battle) {
        used(&standing.label, &mut out);
        standing.choices.iter().for_each(|choice| used(&choice.label, &mut out));
    }
    assert!(Skirmish::hides(&battle));
    out
}

#[test]
fn every_label_has_words_in_both_languages() {
    let (english, german) = (messages("en"), messages("de"));
    let brought_forth = brought_forth();
    assert!(brought_forth.len() > 100, "{}", brought_forth.len());
    for (id, variables) in brought_forth.iter().filter(|(id, _)| !id.starts_with("table-")) {
        for (language, words) in [("en", &english), ("de", &german)] {
            let (_, wanted) = words.get(id).unwrap_or_else(|| panic!("{language} has no {id}"));
            let missing: Vec<&String> = wanted.iter().filter(|variable| !variables.contains(*variable)).collect();
            assert!(missing.is_empty(), "{language}: {id} is never given {missing:?}");
        }
    }
    // Both have the same messages with the same variables.
    let ids = |words: &BTreeMap<String, (String, BTreeSet<String>)>| {
        words.iter().map(|(id, (_, variables))| (id.clone(), variables.clone())).collect::<Vec<_>>()
    };
    assert_eq!(ids(&english), ids(&german));
}

#[test]
fn every_refusal_has_words() {
    let english = messages("en");
    let mut found = 0;
    let mut folders = vec![here("src")];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = fs::read_to_string(&path).unwrap();
            for rest in source.split("refuse!(\"").skip(1) {
                let mut parts = rest.split('"');
                let (number, reason) = (parts.next().unwrap(), parts.nth(1).unwrap());
                assert!(english.contains_key(&format!("skirmish-refusal-{reason}")), "{reason}: no words");
                assert!(paragraphs().contains_key(number), "{number} is not in the rulebook");
                found += 1;
            }
        }
    }
    assert!(found > 50, "{found}");
}

#[test]
fn the_rules_in_english_are_the_rulebook() {
    let english = messages("en");
    for (number, text) in paragraphs() {
        let id = kernel::cite::message_id(&format!("skirmish:{number}"));
        assert_eq!(english.get(&id).map(|(words, _)| words), Some(&text), "{id}");
    }
}
