//! A pack that can be played.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::situation::Situation;
use kernel::{Fingerprint, Label, PackMark};
use packs::files::{BOARD, DRAWING, OF_A_PACK, PACK, messages_file};
use packs::{
    BattleOption, ColoursFile, Faults, Files, Need, PackFault, PackFile, Packed, SideColours, Source, check_messages,
    read,
};
use serde_json::{Map, Value};
use ts_rs::TS;

use crate::head;
use crate::laid::Laid;
use crate::registry::{Registry, Rulebook, Sheet, Written};

/// Where a file, or one entry of it, comes from.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, TS)]
pub struct SourceMark {
    /// The file: `forces.toml`.
    pub file: String,
    /// The entry, if it differs from its file: `force french-noon`.
    pub part: Option<String>,
    /// Kind and note.
    #[serde(flatten)]
    pub source: Source,
}

/// The option that names the situation which a battle begins with.
const SITUATION: &str = "situation";

/// A pack whose files were read and whose battle can be mustered.
#[derive(Clone)]
pub struct Pack {
    files: Files,
    head: PackFile,
    book: Arc<dyn Rulebook>,
    sheet: Arc<dyn Sheet>,
    colours: ColoursFile,
}

impl std::fmt::Debug for Pack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pack").field("head", &self.head).finish_non_exhaustive()
    }
}

/// The files of a pack, read: what `pack.toml` says, and what the others do.
struct Contents {
    head: PackFile,
    book: Arc<dyn Rulebook>,
    written: Box<dyn Written>,
}

impl Contents {
    /// Reads all files, so that the faults of all are told at once.
    fn read(files: &Files, registry: &Registry, faults: &mut Faults<'_>) -> Option<Contents> {
        let head: Option<PackFile> = read::read(files, PACK, faults);
        // Whatever else is wrong with `pack.toml`, it may still say which files belong to it.
        let book = read::word(files, PACK, "system").and_then(|system| registry.book(&system));
        let written = book.as_ref().and_then(|book| book.read(files, faults));
        if let (Some(head), None) = (&head, &book) {
            head::check(head, registry, faults);
        }
        Some(Contents { head: head?, book: book?, written: written? })
    }

    /// The battle, if all its parts fit; all that does not, as faults.
    fn playable(&self, registry: &Registry, faults: &mut Faults<'_>) -> Option<Arc<dyn Sheet>> {
        head::check(&self.head, registry, faults);
        self.written.playable(&self.head, faults)
    }
}

/// Everything that is wrong with the files of a pack, found in a folder of this name.
pub(crate) fn check(files: &Files, registry: &Registry, folder: &str) -> Vec<PackFault> {
    let mut faults = Faults::new(files);
    if let Some(contents) = Contents::read(files, registry, &mut faults) {
        head::own_folder(&contents.head, folder, &mut faults);
        if let Some(sheet) = contents.playable(registry, &mut faults) {
            packs::colours(files, sheet.sides(), &mut faults);
        }
        let mut needs = Need::of_the_pack(&contents.head);
        needs.extend(contents.written.needs());
        check_messages(files, &needs, &mut faults);
        contents.written.prove(&contents.head, &mut faults);
    }
    faults.into_list()
}

impl Pack {
    pub(crate) fn read(files: Files, registry: &Registry) -> Result<Pack, Vec<PackFault>> {
        let mut faults = Faults::new(&files);
        let Some(contents) = Contents::read(&files, registry, &mut faults) else {
            return Err(faults.into_list());
        };
        let Some(sheet) = contents.playable(registry, &mut faults) else { return Err(faults.into_list()) };
        let colours = packs::colours(&files, sheet.sides(), &mut faults);
        let faults = faults.into_list();
        if !faults.is_empty() {
            return Err(faults);
        }
        let Contents { head, book, .. } = contents;
        Ok(Pack { files, head, book, sheet, colours })
    }

    /// The same, found in a folder of this name.
    pub(crate) fn in_folder(self, folder: &str) -> Result<Pack, Vec<PackFault>> {
        let mut faults = Faults::new(&self.files);
        head::own_folder(&self.head, folder, &mut faults);
        let faults = faults.into_list();
        if faults.is_empty() { Ok(self) } else { Err(faults) }
    }

    pub(crate) fn as_files(&self) -> &Files {
        &self.files
    }

    /// The system it is played with.
    pub fn book(&self) -> &dyn Rulebook {
        &*self.book
    }

    /// The battle with the options chosen: an object of keys and values; nothing
    /// at all means the defaults.
    ///
    /// # Errors
    /// A sentence that names what does not fit.
    pub fn lay(&self, chosen: &Value) -> Result<Arc<dyn Laid>, String> {
        match chosen.get(SITUATION) {
            None => self.sheet.lay(chosen),
            Some(name) => self.stage(name, chosen),
        }
    }

    /// The battle that begins with one of the pack's situations. What else is chosen comes before
    /// the situation's own options.
    fn stage(&self, name: &Value, chosen: &Value) -> Result<Arc<dyn Laid>, String> {
        let name = name.as_str().ok_or_else(|| format!("`{SITUATION}` must be a name"))?;
        let (situation, text) = self.situation(name)?;
        let mut options = options_of(&situation);
        for (key, value) in chosen.as_object().into_iter().flatten().filter(|(key, _)| *key != SITUATION) {
            options.insert(key.clone(), value.clone());
        }
        let laid = self.sheet.lay(&Value::Object(options))?;
        laid.stage(&situation, &text).map_err(|fault| fault.to_string())
    }

    /// One of its situations, read, with its text.
    ///
    /// # Errors
    /// A sentence that says why not.
    pub fn situation(&self, name: &str) -> Result<(Situation, String), String> {
        let found = self.files.situations().find(|(other, _)| *other == name);
        let (_, bytes) = found.ok_or_else(|| format!("the pack has no situation `{name}`"))?;
        let text = String::from_utf8_lossy(bytes).into_owned();
        let situation = Situation::read(&text).map_err(|fault| fault.to_string())?;
        if situation.pack.get_ref() != self.id() {
            return Err(format!("situation `{name}` is one of pack `{}`", situation.pack.get_ref()));
        }
        Ok((situation, text))
    }

    /// The battle as the rules of a system understand it, before anything is chosen;
    /// none if it is another's.
    pub fn spec<S: Packed>(&self) -> Option<&S::Spec> {
        self.sheet.as_any().downcast_ref()
    }

    /// The battle of a system, with the options chosen.
    ///
    /// # Errors
    /// If it is a battle of another system, or the options do not fit it.
    pub fn battle<S: Packed>(&self, chosen: &Value) -> Result<Arc<S::Battle>, String>
    where
        S::Battle: Send + Sync + 'static,
    {
        let other = || format!("this is a battle of system `{}`", self.system());
        self.lay(chosen)?.as_any().downcast_ref().cloned().ok_or_else(other)
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
        self.sheet.sides()
    }

    /// What the sides wear, by their keys; a side that is missing has no colours of its own.
    pub fn colours(&self) -> BTreeMap<&str, &SideColours> {
        self.sides().iter().filter_map(|side| Some((side.as_str(), self.colours.of(side)?))).collect()
    }

    /// What can be chosen before a battle opens.
    pub fn options(&self) -> Vec<BattleOption> {
        self.sheet.options()
    }

    /// Its files, name and bytes, in the order of their names.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter()
    }

    /// The bytes of its files, to keep with a stored battle.
    pub fn to_bytes(&self) -> BTreeMap<String, Vec<u8>> {
        self.files().map(|(name, bytes)| (name.to_owned(), bytes.to_vec())).collect()
    }

    /// The hash of all that decides how the battle is played: every file but drawing,
    /// messages and situations.
    pub fn hash(&self) -> Fingerprint {
        hash(&self.files)
    }

    /// Id, version and hash, as a record keeps them.
    pub fn mark(&self) -> PackMark {
        mark(&self.head, &self.files)
    }

    /// Board and drawing in one object, with the keys of `board.toml` and `drawing.toml` as they
    /// are; the drawing's own source is `drawing-source`.
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

/// The options of a situation.
pub(crate) fn options_of(situation: &Situation) -> Map<String, Value> {
    match serde_json::to_value(&situation.options) {
        Ok(Value::Object(options)) => options,
        _ => Map::new(),
    }
}

/// The hash of all that decides how a battle is played.
fn hash(files: &Files) -> Fingerprint {
    let mut all = Vec::new();
    for (name, bytes) in files.of_the_battle() {
        for part in [name.as_bytes(), bytes] {
            all.extend_from_slice(&(part.len() as u64).to_le_bytes());
            all.extend_from_slice(part);
        }
    }
    Fingerprint::of_bytes(&all)
}

/// Id, version and hash.
pub(crate) fn mark(head: &PackFile, files: &Files) -> PackMark {
    PackMark { id: head.id.to_string(), version: head.version.to_string(), hash: hash(files) }
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
