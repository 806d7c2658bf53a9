//! A pack that can be played.

use std::collections::BTreeMap;

use kernel::{Fingerprint, Label, PackMark};
use marengo::Battle;
use marengo::spec::{Options, Part, SpecFault};
use serde_json::{Map, Value};

use crate::contents::{Contents, Spec};
use crate::fault::{Faults, PackFault};
use crate::files::{BOARD, DRAWING, Files, OF_A_PACK, messages_file};
use crate::format::common::Source;
use crate::format::pack_file::PackFile;
use crate::options::{self, BattleOption};

/// Where a file, or one entry of it, comes from.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct SourceMark {
    /// The file: `forces.toml`.
    pub file: String,
    /// The entry, if it differs from its file: `force french-noon`.
    pub part: Option<String>,
    /// Kind and note.
    #[serde(flatten)]
    pub source: Source,
}

/// A pack whose files were read and whose battle can be mustered.
#[derive(Clone, Debug)]
pub struct Pack {
    pub(crate) files: Files,
    pub(crate) head: PackFile,
    spec: Spec,
}

impl Pack {
    /// Reads a pack from the bytes of its files, by name (`board.toml`, `locales/en.ftl`), as a stored battle keeps them.
    ///
    /// # Errors
    /// Everything that keeps it from being played.
    pub fn from_bytes(files: &BTreeMap<String, Vec<u8>>) -> Result<Pack, Vec<PackFault>> {
        let mut kept = Files::default();
        for (name, bytes) in files {
            kept.lay(name, name.clone(), bytes.clone());
        }
        Pack::from_files(kept)
    }

    pub(crate) fn from_files(files: Files) -> Result<Pack, Vec<PackFault>> {
        let mut faults = Faults::new(&files);
        let Some(contents) = Contents::read(&files, &mut faults) else {
            return Err(faults.into_list());
        };
        match contents.playable(&mut faults) {
            Some(spec) if faults.is_empty() => Ok(Pack { files, head: contents.head, spec }),
            _ => Err(faults.into_list()),
        }
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.head.id
    }

    /// The rules system it is played with.
    pub fn system(&self) -> &str {
        &self.head.system
    }

    /// Its version, as its author counts.
    pub fn version(&self) -> &str {
        &self.head.version
    }

    /// Its title.
    pub fn title(&self) -> Label {
        Label::new(self.head.title.as_str())
    }

    /// A short description.
    pub fn summary(&self) -> Label {
        Label::new(self.head.summary.as_str())
    }

    /// The day of the battle, `1800-06-14`.
    pub fn date(&self) -> &str {
        &self.head.date
    }

    /// The keys of the sides, the one that moves first first.
    pub fn sides(&self) -> &[String; 2] {
        match &self.spec {
            Spec::Marengo(spec) => &spec.sides,
            Spec::Frederick(spec) => &spec.sides,
            Spec::Elements(spec) => &spec.sides,
        }
    }

    /// What can be chosen before a battle opens.
    pub fn options(&self) -> Vec<BattleOption> {
        match &self.spec {
            Spec::Marengo(_) => options::marengo::offered(),
            Spec::Frederick(spec) => options::frederick::offered(spec),
            Spec::Elements(spec) => options::elements::offered(spec),
        }
    }

    /// Its files, name and bytes, in the order of their names.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter()
    }

    /// The bytes of its files, to keep with a stored battle.
    pub fn to_bytes(&self) -> BTreeMap<String, Vec<u8>> {
        self.files().map(|(name, bytes)| (name.to_owned(), bytes.to_vec())).collect()
    }

    /// The hash of all that decides how the battle is played: every file but drawing, messages and situations.
    pub fn hash(&self) -> Fingerprint {
        let mut all = Vec::new();
        for (name, bytes) in self.files.of_the_battle() {
            for part in [name.as_bytes(), bytes] {
                all.extend_from_slice(&(part.len() as u64).to_le_bytes());
                all.extend_from_slice(part);
            }
        }
        Fingerprint::of_bytes(&all)
    }

    /// Id, version and hash, as a record keeps them.
    pub fn mark(&self) -> PackMark {
        PackMark { id: self.id().to_owned(), version: self.version().to_owned(), hash: self.hash() }
    }

    /// The battle as the rules of system `marengo` understand it, if it is one of theirs.
    pub fn marengo_spec(&self) -> Option<&marengo::spec::BattleSpec> {
        match &self.spec {
            Spec::Marengo(spec) => Some(spec),
            Spec::Frederick(_) | Spec::Elements(_) => None,
        }
    }

    /// The battle as the rules of system `frederick` understand it, if it is one of theirs.
    pub fn frederick_spec(&self) -> Option<&frederick::spec::BattleSpec> {
        match &self.spec {
            Spec::Frederick(spec) => Some(spec),
            Spec::Marengo(_) | Spec::Elements(_) => None,
        }
    }

    /// The battle as the rules of system `elements` understand it, if it is one of theirs.
    pub fn elements_spec(&self) -> Option<&elements::spec::BattleSpec> {
        match &self.spec {
            Spec::Elements(spec) => Some(spec),
            Spec::Marengo(_) | Spec::Frederick(_) => None,
        }
    }

    /// The battle of system `marengo`, mustered with the options chosen.
    ///
    /// # Errors
    /// If it is a battle of another system, or the options do not fit it.
    pub fn battle(&self, options: Options) -> Result<Battle, SpecFault> {
        let most = options::marengo::MOST_BID;
        if options.bid_austria.max(options.bid_france) > most {
            return Err(SpecFault::new(Part::Options, format!("a bid is at most {most}")));
        }
        let other = || SpecFault::new(Part::Options, format!("this is a battle of system `{}`", self.system()));
        Battle::muster(self.marengo_spec().ok_or_else(other)?, options)
    }

    /// Board and drawing in one object, with the keys of `board.toml` and `drawing.toml` as they are; the drawing's own
    /// source is `drawing-source`.
    pub fn board_json(&self) -> Value {
        let mut object = self.object(BOARD);
        let mut drawing = self.object(DRAWING);
        if let Some(source) = drawing.remove("source") {
            drawing.insert("drawing-source".to_owned(), source);
        }
        object.extend(drawing);
        Value::Object(object)
    }

    /// The drawing alone; an empty object if there is none.
    pub fn drawing_json(&self) -> Value {
        Value::Object(self.object(DRAWING))
    }

    /// The messages of a language, as Fluent text.
    pub fn messages(&self, language: &str) -> Option<&str> {
        std::str::from_utf8(self.files.bytes(&messages_file(language))?).ok()
    }

    /// The situations, name and text.
    pub fn situations(&self) -> Vec<(String, String)> {
        let situation = |(name, bytes): (&str, &[u8])| (name.to_owned(), String::from_utf8_lossy(bytes).into_owned());
        self.files.situations().map(situation).collect()
    }

    /// Where everything comes from: each file, and each entry that differs.
    pub fn sources(&self) -> Vec<SourceMark> {
        OF_A_PACK.iter().flat_map(|file| self.sources_of(file)).collect()
    }

    fn sources_of(&self, file: &str) -> Vec<SourceMark> {
        let object = self.object(file);
        let read = |value: &Value, part: Option<String>| {
            let source = serde_json::from_value(value.get("source")?.clone()).ok()?;
            Some(SourceMark { file: file.to_owned(), part, source })
        };
        let mut marks: Vec<SourceMark> = read(&Value::Object(object.clone()), None).into_iter().collect();
        for (kind, entries) in &object {
            marks.extend(read(entries, Some(kind.clone())));
            for entry in entries.as_array().into_iter().flatten() {
                marks.extend(read(entry, Some(name_of(kind, entry))));
            }
        }
        marks
    }

    fn object(&self, file: &str) -> Map<String, Value> {
        let text = self.files.bytes(file).and_then(|bytes| std::str::from_utf8(bytes).ok());
        text.and_then(|text| toml::from_str(text).ok()).unwrap_or_default()
    }
}

/// `force french-noon`, `approach [1,2]`.
fn name_of(kind: &str, entry: &Value) -> String {
    let name = ["id", "key", "kind", "between", "locale", "road"].iter().find_map(|key| entry.get(key));
    match name {
        Some(Value::String(name)) => format!("{kind} {name}"),
        Some(name) => format!("{kind} {name}"),
        None => kind.to_owned(),
    }
}
