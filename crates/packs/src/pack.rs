//! A pack that can be played.

use std::collections::BTreeMap;

use kernel::{Fingerprint, Label, PackMark};
use marengo::Battle;
use marengo::spec::{BattleSpec, Options, Part, SpecFault};
use serde_json::{Map, Value};

use crate::content::Content;
use crate::fault::{Faults, PackFault};
use crate::files::{BOARD, DRAWING, FORCES, Files, PACK, messages_file};
use crate::format::common::Source;
use crate::muster;
use crate::options::{BattleOption, MOST_BID, options_of};
use crate::references;

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
    pub(crate) content: Content,
    spec: BattleSpec,
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
        let content = Content::read(&files, &mut faults);
        let Some(content) = content else {
            return Err(faults.into_list());
        };
        let spec = playable(&content, &mut faults);
        match spec {
            Some(spec) if faults.is_empty() => Ok(Pack { files, content, spec }),
            _ => Err(faults.into_list()),
        }
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.content.pack.id
    }

    /// The rules system it is played with.
    pub fn system(&self) -> &str {
        &self.content.pack.system
    }

    /// Its version, as its author counts.
    pub fn version(&self) -> &str {
        &self.content.pack.version
    }

    /// Its title.
    pub fn title(&self) -> Label {
        Label::new(self.content.pack.title.as_str())
    }

    /// A short description.
    pub fn summary(&self) -> Label {
        Label::new(self.content.pack.summary.as_str())
    }

    /// The day of the battle, `1800-06-14`.
    pub fn date(&self) -> &str {
        &self.content.pack.date
    }

    /// The keys of the sides, the one that moves first first.
    pub fn sides(&self) -> &[String; 2] {
        &self.spec.sides
    }

    /// What can be chosen before a battle opens.
    pub fn options(&self) -> Vec<BattleOption> {
        options_of(self.system())
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

    /// The battle as the rules of system `marengo` understand it.
    pub fn marengo_spec(&self) -> &BattleSpec {
        &self.spec
    }

    /// The battle, mustered with the options chosen.
    ///
    /// # Errors
    /// If the options do not fit this battle.
    pub fn battle(&self, options: Options) -> Result<Battle, SpecFault> {
        if options.bid_austria.max(options.bid_france) > MOST_BID {
            return Err(SpecFault::new(Part::Options, format!("a bid is at most {MOST_BID}")));
        }
        Battle::muster(&self.spec, options)
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
        [PACK, BOARD, FORCES, DRAWING].iter().flat_map(|file| self.sources_of(file)).collect()
    }

    fn sources_of(&self, file: &str) -> Vec<SourceMark> {
        let object = self.object(file);
        let read = |value: &Value, part: Option<String>| {
            let source = serde_json::from_value(value.get("source")?.clone()).ok()?;
            Some(SourceMark { file: file.to_owned(), part, source })
        };
        let mut marks: Vec<SourceMark> = read(&Value::Object(object.clone()), None).into_iter().collect();
        for (kind, entries) in &object {
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
    let name = ["id", "between", "locale", "road"].iter().find_map(|key| entry.get(key));
    match name {
        Some(Value::String(name)) => format!("{kind} {name}"),
        Some(name) => format!("{kind} {name}"),
        None => kind.to_owned(),
    }
}

/// The battle, if all its parts fit; all that does not, as faults.
pub(crate) fn playable(content: &Content, faults: &mut Faults<'_>) -> Option<BattleSpec> {
    references::resolve(content, faults);
    if !faults.is_empty() {
        return None;
    }
    let spec = muster::spec(content);
    if spec.is_none() {
        faults.of(PACK, "the battle names a side or an hour that is not there");
    }
    let spec = spec?;
    match Battle::muster(&spec, Options::default()) {
        Ok(_) => Some(spec),
        Err(fault) => {
            let (file, span) = muster::place_of(content, fault.part);
            faults.at(file, &span, fault.what);
            None
        }
    }
}
