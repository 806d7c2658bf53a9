//! The bytes of a pack, by file name.

use std::collections::BTreeMap;

/// What the pack is.
pub const PACK: &str = "pack.toml";
/// The board.
pub const BOARD: &str = "board.toml";
/// The forces.
pub const FORCES: &str = "forces.toml";
/// The scenarios of a battle.
pub const SCENARIOS: &str = "scenarios.toml";
/// The charts of the player aid cards.
pub const CHARTS: &str = "charts.toml";
/// Our drawing of the ground.
pub const DRAWING: &str = "drawing.toml";
/// What the sides wear.
pub const COLOURS: &str = "colours.toml";
/// The files of a pack, whatever its system, in the order in which they are told of.
pub const OF_A_PACK: [&str; 7] = [PACK, BOARD, FORCES, SCENARIOS, CHARTS, DRAWING, COLOURS];
/// The languages every pack speaks.
pub const LANGUAGES: [&str; 2] = ["en", "de"];

const LOCALES: &str = "locales/";
const SITUATIONS: &str = "situations/";

/// No file of a pack may be longer.
pub const MOST_BYTES: usize = 1 << 20;

/// The file with the messages of a language.
pub fn messages_file(language: &str) -> String {
    format!("{LOCALES}{language}.ftl")
}

/// One file.
#[derive(Clone, Debug)]
struct File {
    /// The path its author knows it by.
    origin: String,
    bytes: Vec<u8>,
}

/// The files of one pack.
#[derive(Clone, Debug, Default)]
pub struct Files(BTreeMap<String, File>);

impl Files {
    /// The folders inside a pack.
    pub const FOLDERS: [&str; 2] = [LOCALES, SITUATIONS];

    /// Whether a pack keeps a file of this name; all others in its folder are left alone.
    pub fn keeps(name: &str) -> bool {
        let below = |folder: &str, ending: &str| {
            let stem = name.strip_prefix(folder).and_then(|rest| rest.strip_suffix(ending));
            stem.is_some_and(|stem| {
                stem.split('/').all(|part| !part.is_empty() && part != ".." && !part.contains('\\'))
            })
        };
        OF_A_PACK.contains(&name) || below(LOCALES, ".ftl") || below(SITUATIONS, ".toml")
    }

    /// Adds a file, or lays it over one of the same name.
    pub fn lay(&mut self, name: &str, origin: String, bytes: Vec<u8>) {
        if Self::keeps(name) {
            self.0.insert(name.to_owned(), File { origin, bytes });
        }
    }

    /// The bytes of a file.
    pub fn bytes(&self, name: &str) -> Option<&[u8]> {
        self.0.get(name).map(|file| file.bytes.as_slice())
    }

    /// The path of a file; of one that is missing, the path it would have.
    pub fn origin(&self, name: &str) -> String {
        if let Some(file) = self.0.get(name) {
            return file.origin.clone();
        }
        // Charts may come from another folder; `pack.toml` never does.
        let own = self.0.get_key_value(PACK).into_iter().chain(&self.0);
        let beside = own.into_iter().find_map(|(other, file)| file.origin.strip_suffix(other.as_str()));
        format!("{}{name}", beside.unwrap_or_default())
    }

    /// A file as it was laid: its path and its bytes.
    pub fn laid(&self, name: &str) -> Option<(String, Vec<u8>)> {
        self.0.get(name).map(|file| (file.origin.clone(), file.bytes.clone()))
    }

    /// Whether there is nothing but charts, for packs to use.
    pub fn are_charts_only(&self) -> bool {
        self.0.len() == 1 && self.0.contains_key(CHARTS)
    }

    /// Every file, in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.0.iter().map(|(name, file)| (name.as_str(), file.bytes.as_slice()))
    }

    /// The files that decide how a battle is played; drawing and colours may be corrected
    /// while battles are running.
    pub fn of_the_battle(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.iter().filter(|(name, _)| !name.contains('/') && *name != DRAWING && *name != COLOURS)
    }

    /// The situations: name without folder and ending, and bytes.
    pub fn situations(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.iter().filter_map(|(name, bytes)| {
            let stem = name.strip_prefix(SITUATIONS)?.strip_suffix(".toml")?;
            Some((stem, bytes))
        })
    }

    /// The languages there are messages for.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.0.keys().filter_map(|name| name.strip_prefix(LOCALES)?.strip_suffix(".ftl"))
    }
}
