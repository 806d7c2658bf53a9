//! The words: every message in both languages with the same variables, every id that the code can
//! produce, every paragraph.
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use elements::CivilWar;
use elements::pack::read_options;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use frederick::spec::{Edition, Options};
use frederick::{Battle, Frederick, Subject};
use kernel::{Argument, Decision, Dice, Label, Present, Preview, Viewer};
use library::{Library, Pack};
use napoleon::Napoleon;
use serde_json::{Value, json};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every file below a folder with an ending, with its text.
fn texts(folder: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(texts(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push((path.clone(), std::fs::read_to_string(path).unwrap()));
        }
    }
    found.sort();
    found
}

type Messages = BTreeMap<String, BTreeSet<String>>;

/// The messages of a language with their variables; a file that does not parse or
/// says a thing twice fails.
fn messages(language: &str) -> Messages {
    let mut messages = Messages::new();
    for (path, text) in texts(&root().join("locales").join(language), ".ftl") {
        read(&path.display().to_string(), &text, &mut messages);
    }
    messages
}

fn read(file: &str, text: &str, messages: &mut Messages) {
    let resource = fluent_syntax::parser::parse(text);
    let resource = resource.unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            message.value.iter().for_each(|pattern| collect(pattern, &mut variables));
            let twice = messages.insert(message.id.name.to_owned(), variables).is_some();
            assert!(!twice, "{file} says {} twice", message.id.name);
        }
    }
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => collect_inline(inline, variables),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, variables);
                    variants.iter().for_each(|variant| collect(&variant.value, variables));
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inner) = expression.as_ref() {
                collect_inline(inner, variables);
            }
        }
        _ => {}
    }
}

#[test]
fn both_languages_say_the_same_things_with_the_same_variables() {
    let (english, german) = (messages("en"), messages("de"));
    let ids = |messages: &Messages| messages.keys().cloned().collect::<BTreeSet<_>>();
    let only_one: Vec<_> = ids(&english).symmetric_difference(&ids(&german)).cloned().collect();
    assert!(only_one.is_empty(), "only in one language: {only_one:?}");
    let differ: Vec<_> = english.iter().filter(|(id, variables)| german[*id] != **variables).collect();
    assert!(differ.is_empty(), "variables differ: {differ:?}");
    assert!(english.len() > 400, "{} messages", english.len());
}

/// String literals of the sources that look like message ids of the given families, and what
/// `refuse!` makes of its words.
fn ids_in_sources() -> BTreeSet<String> {
    const FAMILIES: [&str; 10] =
        ["marengo-", "frederick-", "elements-", "napoleon-", "table-", "wire-", "option-", "cli-", "books-", "judge-"];
    let mut ids = BTreeSet::new();
    for name in ["kernel", "marengo", "frederick", "elements", "napoleon", "packs", "server", "grognard"] {
        let system = if ["frederick", "elements", "napoleon"].contains(&name) { name } else { "marengo" };
        for (_, text) in texts(&root().join("crates").join(name).join("src"), ".rs") {
            for literal in text.split('"').skip(1).step_by(2) {
                let plain = literal.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
                let family = FAMILIES.iter().any(|family| literal.starts_with(family));
                if plain && family && !literal.ends_with('-') {
                    ids.insert(literal.to_owned());
                }
            }
            // What stands in a comment is an example.
            let code: String = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            for call in code.split("refuse!(").skip(1) {
                let words: Vec<&str> = call.split('"').take(4).collect();
                if let [_, _, _, reason] = words.as_slice()
                    && reason.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
                {
                    ids.insert(format!("{system}-refusal-{reason}"));
                }
            }
        }
    }
    // Not messages: the pack that the commands take if none is named, and the folder of the charts.
    ids.remove("marengo-1800");
    ids.remove("frederick-charts");
    ids.remove("napoleon-charts");
    ids
}

/// The literals of a text, each with the code before and behind it.
fn literals(text: &str) -> Vec<[&str; 3]> {
    let pieces: Vec<&str> = text.split('"').collect();
    pieces.windows(3).step_by(2).filter_map(|window| window.try_into().ok()).collect()
}

/// What stands between two marks of a text.
fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let text = text.split_once(start).unwrap_or_else(|| panic!("there is no {start}")).1;
    text.split_once(end).map_or(text, |(body, _)| body)
}

/// The ids that are put together: by the lines and offers of Frederick
/// (`frederick-event-rallied-success`), by what is laid on a table.
fn ids_put_together() -> BTreeSet<String> {
    let source = |name: &str| {
        let folder = root().join("crates/frederick/src/face/present");
        std::fs::read_to_string(folder.join(name)).unwrap()
    };
    let (lines, offers, veils) = (source("lines.rs"), source("offers.rs"), source("veils.rs"));
    let causes = |function: &str| literals(between(&lines, &format!("fn {function}("), "\n}\n"));
    let mut ids = BTreeSet::new();
    let told = [&lines, &veils].map(|text| literals(between(text, "match event {", "\n}\n")));
    for [before, literal, behind] in told.into_iter().flatten() {
        let names_argument = [".number(", ".die(", ".enemy_die(", ".with(", ".hex(", ".hexes(", ".message("];
        if names_argument.iter().any(|call| before.trim_end().ends_with(call)) {
            continue;
        }
        if before.contains("success_id(") {
            ids.extend(["success", "failure"].map(|end| format!("frederick-event-{literal}-{end}")));
        } else if let Some(start) = literal.strip_suffix("{}") {
            let function = ["blow", "doom"].into_iter().find(|name| behind.starts_with(&format!(", {name}(")));
            let ends = function.map(causes).into_iter().flatten();
            ids.extend(ends.map(|[_, end, _]| format!("frederick-event-{start}{end}")));
        } else {
            ids.insert(format!("frederick-event-{literal}"));
        }
    }
    for [before, literal, _] in [&offers, &veils].into_iter().flat_map(|text| literals(text)) {
        if before.trim_end().ends_with("draft(") {
            ids.insert(format!("frederick-order-{literal}"));
        }
    }
    ids.extend(elements::ground::Kind::ALL.map(|kind| format!("elements-terrain-{}", kind.key())));
    ids
}

#[test]
fn every_id_that_the_code_can_produce_has_a_message() {
    let known = messages("en");
    let missing = |ids: BTreeSet<String>| ids.into_iter().filter(|id| !known.contains_key(id)).collect::<Vec<_>>();
    assert_eq!(missing(ids_in_sources()), Vec::<String>::new(), "no message for these");
    let together = ids_put_together();
    for id in ["event-rallied-success", "event-routed-check", "event-captured-overrun", "order-ground"] {
        assert!(together.contains(&format!("frederick-{id}")), "{id} is not found in the sources");
    }
    assert_eq!(missing(together), Vec::<String>::new(), "no message for these");
}

#[test]
fn nothing_is_written_that_the_code_never_says() {
    let said: BTreeSet<String> = ids_in_sources().union(&ids_put_together()).cloned().collect();
    // Lists and regions are named by the packs.
    let named = |id: &String| ["elements-list-", "elements-region-"].iter().any(|family| id.starts_with(family));
    let ours = |id: &String| ["frederick-", "elements-"].iter().any(|family| id.starts_with(family));
    let idle = |id: &String| ours(id) && !named(id) && !said.contains(id);
    let idle: Vec<String> = messages("en").into_keys().filter(idle).collect();
    assert!(idle.is_empty(), "never said: {idle:?}");
}

/// The rulebooks, the sources that cite them, and the chapters of battles and
/// rules that we do not play.
const BOOKS: [(&str, &str, &[&str]); 5] = [
    ("marengo", "marengo", &[]),
    ("frederick", "frederick", &["17.6.5", "17.6.6", "17.6.7", "17.6.8"]),
    ("frederick2002", "frederick", &[]),
    ("elements", "elements", &[]),
    ("napoleon", "napoleon", &[]),
];

/// The paragraphs of a rulebook that we play.
fn paragraphs(book: &str, unplayed: &[&str]) -> Vec<String> {
    let index = std::fs::read_to_string(root().join(format!("docs/rules/{book}.tsv"))).unwrap();
    let ids = index.lines().filter_map(|line| line.split('\t').next());
    let played = ids.filter(|id| !unplayed.iter().any(|left| id == left || id.starts_with(&format!("{left}."))));
    played.map(str::to_owned).collect()
}

#[test]
fn every_paragraph_has_a_sentence_and_every_sentence_a_paragraph() {
    let known = messages("de");
    let sentences: BTreeSet<&String> = known.keys().filter(|id| id.starts_with("rule-")).collect();
    let message = |book: &str, id: &String| kernel::cite::message_id(&format!("{book}:{id}"));
    let wanted: BTreeSet<String> = BOOKS
        .iter()
        .flat_map(|(book, _, unplayed)| {
            paragraphs(book, unplayed).iter().map(|id| message(book, id)).collect::<Vec<_>>()
        })
        .collect();
    let differ: Vec<_> = sentences.symmetric_difference(&wanted.iter().collect()).copied().cloned().collect();
    assert!(differ.is_empty(), "a paragraph without a sentence, or a sentence without one: {differ:?}");
}

/// Where each paragraph is cited: `system:paragraph`, file, line, function.
const WHERE: &str = include_str!(concat!(env!("OUT_DIR"), "/where.tsv"));

#[test]
fn every_paragraph_that_the_rules_cite_is_in_the_index() {
    for (book, name, unplayed) in BOOKS {
        let known = paragraphs(book, unplayed);
        let year = book.strip_prefix(name).map(|year| if year.is_empty() { String::new() } else { format!("{year} ") });
        let mut cited = 0;
        for (path, text) in texts(&root().join("crates").join(name).join("src"), ".rs") {
            for macro_name in ["cite!", "refuse!"] {
                let call = format!("{macro_name}({}\"", year.as_deref().unwrap_or_default());
                for (start, _) in text.match_indices(&call) {
                    let paragraph = text[start + call.len()..].split('"').next().unwrap();
                    let example = text[..start].rsplit('\n').next().unwrap().trim_start().starts_with("//");
                    let there = known.iter().any(|known| known == paragraph);
                    assert!(example || there, "{}: {book} has no {paragraph}", path.display());
                    cited += 1;
                }
            }
        }
        // What is cited with events, by the index that is made from the sources.
        for row in WHERE.lines() {
            let (cite, place) = row.split_once('\t').unwrap();
            if let Some(paragraph) = cite.strip_prefix(&format!("{book}:")) {
                assert!(known.iter().any(|known| known == paragraph), "{place}: {book} has no {paragraph}");
                cited += 1;
            }
        }
        assert!(cited > 10, "{book} is cited {cited} times only");
    }
}

/// A scene is large: it is looked at once in so many orders.
const SEEN_ONCE_IN: u32 = 8;

/// Labels as they are said in a battle, held against the words there are for them.
struct Listener {
    words: Messages,
    said: BTreeSet<String>,
}

impl Listener {
    fn of(pack: &Pack) -> Self {
        let mut words = messages("en");
        read(pack.id(), pack.messages("en").unwrap(), &mut words);
        Listener { words, said: BTreeSet::new() }
    }

    /// There is a message.
    fn hears(&mut self, id: &str) {
        assert!(self.words.contains_key(id), "no message for {id}");
        self.said.insert(id.to_owned());
    }

    /// There is a message, and it has all that it asks for.
    fn understands(&mut self, label: &Label) {
        self.hears(&label.id);
        let given: BTreeSet<String> = label.args.iter().map(|(name, _)| name.to_owned()).collect();
        let lacks: Vec<_> = self.words[&label.id].difference(&given).collect();
        assert!(lacks.is_empty(), "{} is not given {lacks:?}", label.id);
        for argument in label.args.iter().map(|(_, argument)| argument) {
            match argument {
                Argument::Number(_) | Argument::Text(_) => {}
                Argument::Message { msg } => self.hears(msg),
                Argument::List(labels) => labels.iter().for_each(|label| self.understands(label)),
            }
        }
    }

    /// All labels that a scene shows have messages.
    fn looks_at(&mut self, scene: &Value) {
        const FAMILIES: [&str; 7] =
            ["napoleon-", "frederick-", "elements-", "piece-", "place-", "formation-", "level-"];
        match scene {
            Value::Object(fields) => {
                for (key, value) in fields {
                    match value {
                        Value::String(id) if ["id", "msg"].contains(&key.as_str()) => {
                            if FAMILIES.iter().any(|family| id.starts_with(family)) {
                                self.hears(id);
                            }
                        }
                        value => self.looks_at(value),
                    }
                }
            }
            Value::Array(values) => values.iter().for_each(|value| self.looks_at(value)),
            _ => {}
        }
    }

    fn understands_preview(&mut self, preview: &Preview) {
        preview.headline.iter().for_each(|headline| self.understands(headline));
        preview.results.iter().for_each(|(label, _)| self.understands(label));
        preview.chances.iter().for_each(|chance| self.hears(chance.result));
        for (sum, tally) in &preview.sums {
            self.hears(sum);
            tally.parts().for_each(|part| self.hears(part.reason));
        }
    }

    /// Listens to a battle at random, to its end.
    fn attend<S: Present>(&mut self, battle: &S::Battle, subject: impl Fn(&mut Dice) -> S::Subject, seed: u64) {
        let (mut dice, mut choice) = (Dice::quick(seed), Dice::quick(seed ^ 0x0ddba11));
        let (mut events, mut orders, mut plans) = (Vec::new(), Vec::new(), Vec::new());
        let mut position = S::open(battle, &mut dice, &mut events);
        loop {
            let seen = S::revealed(battle, &position);
            events.drain(..).for_each(|event| self.understands(&S::line(battle, &seen, &event).label));
            let (side, question) = match S::to_decide(battle, &position) {
                Decision::Asks { side, question } => (side, question),
                Decision::Over(outcome) => return self.hears(outcome.reason),
            };
            let view = S::view(battle, &position, Viewer::Side(side));
            self.understands(&S::question(battle, &view, side, question).0);
            S::when(battle, &view).iter().for_each(|when| self.understands(when));
            S::orders(battle, &position, &mut orders);
            let order = orders[choice.roll(orders.len() as u32) as usize];
            for offer in S::offers(battle, &view, &[order]) {
                self.understands(&offer.label);
                offer.cost.iter().for_each(|cost| self.understands(cost));
            }
            self.understands_preview(&S::preview(battle, &view, order));
            if choice.roll(SEEN_ONCE_IN) == 0 {
                self.looks_at(&serde_json::to_value(S::scene(battle, &view)).unwrap());
            }
            let (one, other) = (subject(&mut choice), subject(&mut choice));
            plans.clear();
            S::plans(battle, &view, one, &mut plans);
            for plan in plans.iter().map(|plan| S::plan(battle, &view, one, plan)) {
                self.understands(&plan.label);
                plan.cost.iter().for_each(|cost| self.understands(cost));
            }
            if let Some(refusal) = S::why_not(battle, &view, one, other) {
                // What a refusal is not told it can do without.
                self.hears(&S::refusal(battle, refusal).id);
            }
            S::carry_out(battle, &mut position, order, &mut dice, &mut events);
        }
    }
}

#[test]
fn whatever_is_said_in_a_battle_of_frederick_has_words_that_get_all_they_ask_for() {
    let mut said = BTreeSet::new();
    for name in ["drill-1757", "rossbach-1757", "leuthen-1757", "zorndorf-1758", "torgau-1760"] {
        let pack = Library::embedded(grognard::systems()).open(name).unwrap();
        let spec = pack.spec::<Frederick>().unwrap();
        let mut listener = Listener::of(&pack);
        for (number, scenario) in spec.scenarios.iter().enumerate() {
            for (edition, free) in [(Edition::Series, true), (Edition::Older, false)] {
                let options = Options {
                    scenario: Some(scenario.id.clone()),
                    edition,
                    set_up_by_hand: free,
                    cavalry_withdrawal: free,
                    cavalry_losses: free,
                    cossacks: free,
                    sniping: free,
                    long_range: free,
                    howitzers: free,
                    woods: free,
                    fortunes: free,
                    intelligence: free,
                    steady_rerolls: free,
                    bold_advances: !free,
                    supports_rest: free,
                    surrender_tires: free,
                };
                let battle = Battle::muster(spec, &options).unwrap();
                let unit = |choice: &mut Dice| match choice.roll(4) {
                    0 => Subject::Counter(choice.roll(20) as u8),
                    _ => Subject::Unit(frederick::pieces::UnitId(choice.roll(battle.units.len() as u32) as u8)),
                };
                (0..3).for_each(|seed| listener.attend::<Frederick>(&battle, unit, 10 * number as u64 + seed));
            }
        }
        said.extend(listener.said);
    }
    let ours = said.iter().filter(|id| id.starts_with("frederick-")).count();
    assert!(ours > 200, "only {ours} messages were heard");
}

#[test]
fn whatever_is_said_in_a_battle_of_elements_has_words_that_get_all_they_ask_for() {
    let mut said = BTreeSet::new();
    for (name, options) in [
        ("matthews-hill-1861", json!({})),
        ("burnsides-bridge-1862", json!({ "literal-recoil": true })),
        ("franklin-1864", json!({})),
        ("open-field-1861", json!({ "hidden": true, "one-supported": true })),
        ("open-field-1861", json!({ "scale": "large" })),
    ] {
        let pack = Library::embedded(grognard::systems()).open(name).unwrap();
        let spec = pack.spec::<CivilWar>().unwrap();
        let battle = elements::Battle::muster(spec, read_options(spec, &options).unwrap()).unwrap();
        let element =
            |choice: &mut Dice| elements::Subject::Element(elements::pieces::ElementId(choice.roll(80) as u8));
        let mut listener = Listener::of(&pack);
        (0..4).for_each(|seed| listener.attend::<CivilWar>(&battle, element, seed));
        said.extend(listener.said);
    }
    let ours = said.iter().filter(|id| id.starts_with("elements-")).count();
    assert!(ours > 150, "only {ours} messages were heard");
}

#[test]
fn whatever_is_said_in_a_battle_of_napoleon_has_words_that_get_all_they_ask_for() {
    let mut said = BTreeSet::new();
    for name in ["napoleon-drill", "quatre-bras-1815", "wavre-1815"] {
        let pack = Library::embedded(grognard::systems()).open(name).unwrap();
        let spec = pack.spec::<Napoleon>().unwrap();
        let mut listener = Listener::of(&pack);
        for (number, scenario) in spec.scenarios.iter().enumerate() {
            for chosen in [0, u32::MAX] {
                let options = napoleon::spec::Options {
                    scenario: Some(scenario.id.clone()),
                    cards: scenario.deal.is_some(),
                    chosen: chosen & ((1 << spec.options.len()) - 1),
                    ..napoleon::spec::Options::default()
                };
                let battle = napoleon::Battle::muster(spec, &options).unwrap();
                let pieces = battle.pieces.len() as u32;
                let piece = |choice: &mut Dice| {
                    napoleon::Subject::Piece(napoleon::engine::pieces::PieceId(choice.roll(pieces) as u8))
                };
                listener.attend::<Napoleon>(&battle, piece, 100 + number as u64);
            }
        }
        said.extend(listener.said);
    }
    for id in ["napoleon-phase-cards", "napoleon-order-aim", "napoleon-line-card-played", "napoleon-line-shown"] {
        assert!(said.contains(id), "{id} was not heard");
    }
    let ours = said.iter().filter(|id| id.starts_with("napoleon-")).count();
    assert!(ours > 250, "only {ours} messages were heard");
}
