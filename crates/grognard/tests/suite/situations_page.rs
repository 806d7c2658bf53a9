//! `docs/situations.md` and the words that the systems know are the same words: each has a line,
//! each line has an example, and each example is understood.
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use elements::CivilWar;
use frederick::Frederick;
use kernel::situation::{COMMON_SENTENCES, Report, Situation, Staged, UNDO, fits};
use library::Library;
use marengo::Marengo;
use serde_json::Value;

/// The rows of the tables of the page, by the heading above them; cells without their back quotes.
struct Page(BTreeMap<String, Vec<Vec<String>>>);

impl Page {
    fn read() -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/situations.md");
        let (mut rows, mut heading) = (BTreeMap::<String, Vec<Vec<String>>>::new(), String::new());
        for line in std::fs::read_to_string(path).unwrap().lines() {
            if let Some(title) = line.strip_prefix("## ").or_else(|| line.strip_prefix("### ")) {
                heading = title.replace('`', "");
            } else if let Some(row) = line.strip_prefix("| `") {
                let row = format!("`{row}").replace("\\|", "\u{0}");
                let cells = row.trim_end_matches([' ', '|']).split(" | ");
                let cells = cells.map(|cell| cell.trim().trim_matches('`').replace('\u{0}', "|")).collect();
                rows.entry(heading.clone()).or_default().push(cells);
            }
        }
        Page(rows)
    }

    /// The rows under a heading; their first cells are exactly these words.
    #[track_caller]
    fn rows(&self, heading: &str, words: &[&str]) -> &[Vec<String>] {
        let rows = self.0.get(heading).unwrap_or_else(|| panic!("the page has no table under `{heading}`"));
        let written: Vec<&str> = rows.iter().map(|row| row[0].as_str()).collect();
        let (page, code) = (written.iter().copied().collect::<BTreeSet<_>>(), words.iter().copied().collect());
        assert_eq!(page.len(), written.len(), "{heading}: a word has two lines");
        let only =
            |one: &BTreeSet<&str>, other: &BTreeSet<&str>| format!("{:?}", one.difference(other).collect::<Vec<_>>());
        assert!(
            page == code,
            "{heading}: only the page has {}, only the code {}",
            only(&page, &code),
            only(&code, &page)
        );
        rows
    }
}

/// A battle that examples are tried on.
struct Stage<S: Staged> {
    battle: Arc<S::Battle>,
    /// Whose orders the examples are, and who else is there.
    sides: [&'static str; 2],
    /// That it is the turn of the first of them, if that has to be said.
    active: &'static str,
    /// Who stands there, unless the example says it.
    pieces: &'static str,
    /// A line for somebody of the other side.
    enemy: &'static str,
}

impl<S: Staged> Stage<S> {
    fn text(orders: &str, expect: &str, position: &str) -> String {
        format!(
            "title = \"\"\ncites = []\npack = \"\"\norders = [{orders}]\nexpect = [{expect}]\n[position]\n{position}\n"
        )
    }

    fn play(&self, orders: &str, expect: &str) -> Report {
        let text = Self::text(orders, expect, &format!("{}\n{}", self.active, self.pieces));
        Situation::read(&text).unwrap().play::<S>(&text, &self.battle)
    }

    /// A position that the system understands.
    #[track_caller]
    fn stands(&self, position: &str) {
        let text = Self::text("", "", position);
        let situation = Situation::read(&text).unwrap_or_else(|fault| panic!("{position}: {fault}"));
        if let Err(fault) = situation.set::<S>(&text, &self.battle) {
            panic!("{position}: {fault}");
        }
    }

    fn agrees_with(&self, page: &Page) {
        let (name, words) = (S::NAME, S::VOCABULARY);
        for row in page.rows(&format!("Position of {name}"), words.keys) {
            let [key, example, _] = row.as_slice() else { panic!("{row:?}") };
            assert!(example.starts_with(&format!("{key} = ")), "{example} is no example of {key}");
            let whole = ["pieces", "open"].contains(&key.as_str());
            self.stands(&if whole { example.clone() } else { format!("{example}\n{}", self.pieces) });
        }
        if !words.side_keys.is_empty() {
            for row in page.rows(&format!("The table of a side of {name}"), words.side_keys) {
                let [key, example, _] = row.as_slice() else { panic!("{row:?}") };
                assert!(example.starts_with(&format!("{key} = ")), "{example} is no example of {key}");
                self.stands(&format!("{}\n[position.{}]\n{example}", self.pieces, self.sides[0]));
            }
        }
        for row in page.rows(&format!("Marks of {name}"), words.marks) {
            let [mark, example, _] = row.as_slice() else { panic!("{row:?}") };
            assert!(example.split([' ', ',']).any(|word| word == mark), "{example} is no example of {mark}");
            self.stands(&format!("pieces = [\"{example}\", \"{}\"]", self.enemy));
        }
        for row in page.rows(&format!("Orders of {name}"), words.orders) {
            let [form, example, _] = row.as_slice() else { panic!("{row:?}") };
            assert!(example.split(';').any(|part| fits(form, part)), "{example} is no example of {form}");
            self.is_an_order(example);
        }
        for row in page.rows(&format!("Expectations of {name}"), words.sentences) {
            let [form, example, _] = row.as_slice() else { panic!("{row:?}") };
            assert!(fits(form, example), "{example} is no example of {form}");
            self.is_a_sentence(example);
        }
        for row in page.rows(&format!("Questions of {name}"), words.questions) {
            self.is_a_sentence(&format!("asks {} {}", self.sides[1], row[0]));
        }
    }

    /// It is carried out, or forbidden by a paragraph, or another has to
    /// decide; but it is understood.
    #[track_caller]
    fn is_an_order(&self, order: &str) {
        let report = self.play(&format!("\"{}: {order}\"", self.sides[0]), "");
        for fault in &report.faults {
            let understood = ["judge-forbidden", "table-out-of-turn"].contains(&fault.what.id.as_str());
            assert!(understood, "{order}: {fault}");
        }
    }

    /// It is true or not.
    #[track_caller]
    fn is_a_sentence(&self, sentence: &str) {
        for fault in &self.play("", &format!("\"{sentence}\"")).faults {
            assert_eq!(fault.what.id, "judge-not-so", "{sentence}: {fault}");
        }
    }
}

fn marengo() -> Stage<Marengo> {
    let battle =
        Library::embedded(grognard::systems()).open("marengo-1800").unwrap().battle::<Marengo>(&Value::Null).unwrap();
    Stage {
        battle,
        sides: ["austria", "france"],
        active: "",
        pieces: r#"pieces = ["2 austria I3 in 2", "2 austria C2 in 2", "austria I3 at 2/39", "austria I2 at 2/39",
            "austria A1 at 2/39", "austria C2 at 2/39", "austria C2 waiting austrian-army", "france I2 at 39/2",
            "france I2 in 42", "france A1 in 42"]"#,
        enemy: "austria I2 in 1",
    }
}

fn frederick() -> Stage<Frederick> {
    let pack = Library::embedded(grognard::systems()).open("drill-1757").unwrap();
    let options = frederick::spec::Options { scenario: Some("approach".into()), ..Default::default() };
    Stage {
        battle: Arc::new(frederick::Battle::muster(pack.spec::<Frederick>().unwrap(), &options).unwrap()),
        sides: ["prussia", "coalition"],
        active: r#"hidden = ["bevern at 1714", "prussia infantry dummy at 1719"]"#,
        pieces: r#"pieces = ["2513: brigade-1, brigade-2, winterfelt", "1910: mainz, koenigsegg"]"#,
        enemy: "1910: mainz, koenigsegg",
    }
}

fn elements() -> Stage<CivilWar> {
    let pack = Library::embedded(grognard::systems()).open("open-field-1861").unwrap();
    Stage {
        battle: pack.battle::<CivilWar>(&Value::Null).unwrap(),
        sides: ["union", "confederacy"],
        active: "active = \"union\"",
        pieces: r#"pieces = ["union commander-1: 300,100 facing 0", "union rifles-1: 300,200 facing 0",
            "union rifles-2: 340,200 facing 0", "union cavalry-1: 200,200 facing 0",
            "confederacy commander-1: 300,500 facing 180", "confederacy rifles-1: 300,300 facing 180"]"#,
        enemy: "confederacy rifles-1: 300,500 facing 180",
    }
}

#[test]
fn the_page_has_the_words_of_marengo() {
    marengo().agrees_with(&Page::read());
}

#[test]
fn the_page_has_the_words_of_frederick() {
    frederick().agrees_with(&Page::read());
}

#[test]
fn the_page_has_the_words_of_elements() {
    elements().agrees_with(&Page::read());
}

#[test]
fn the_page_has_the_words_of_every_system() {
    let common = [&COMMON_SENTENCES[..], &[UNDO, "=> refused"]].concat();
    Page::read().rows("Orders and expectations of every system", &common);
}

/// Whatever situations of the packs are written in is written down: their words are in the
/// vocabularies, or they would fail.
#[test]
fn a_word_that_is_not_on_the_page_is_not_understood() {
    let stage = marengo();
    let fault = |orders: &str, expect: &str| stage.play(orders, expect).faults[0].what.id.clone();
    assert_eq!(fault("\"austria: retire I3\"", ""), "judge-no-order");
    assert_eq!(fault("", "\"glory france 3\""), "judge-reader", "there is no side called glory");
    assert_eq!(fault("", "\"glory\""), "judge-no-sentence");
    assert_eq!(fault("", "\"asks france tea\""), "judge-no-question");
}
