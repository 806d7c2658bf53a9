//! Where packs are found.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use packs::files::{CHARTS, MOST_BYTES, PACK, messages_file};
use packs::names::nearest;
use packs::{Files, PackFault, Packed, read};
use rust_embed::RustEmbed;
use thiserror::Error;

use crate::pack::{self, Pack};
use crate::reading::Reading;
use crate::registry::Registry;

/// The packs that come with the program.
#[derive(RustEmbed)]
#[folder = "../../packs"]
struct OurPacks;

/// Folders in a pack are not deeper than this.
const MOST_DEPTH: usize = 4;

/// What keeps a folder of packs from being read.
#[derive(Debug, Error)]
#[error("{}: {cause}", path.display())]
pub struct LibraryFault {
    /// The file or folder.
    pub path: PathBuf,
    /// What happened.
    pub cause: io::Error,
}

/// Packs by id. Folders are read in order; a later one overlays the earlier ones
/// file by file, or adds packs.
#[derive(Clone, Debug)]
pub struct Library {
    registry: Registry,
    packs: BTreeMap<String, Files>,
}

impl Library {
    /// No pack at all yet.
    pub fn empty(registry: Registry) -> Library {
        Library { registry, packs: BTreeMap::new() }
    }

    /// The packs that come with the program.
    pub fn embedded(registry: Registry) -> Library {
        let mut library = Library::empty(registry);
        for path in OurPacks::iter() {
            if let (Some((id, name)), Some(file)) = (path.split_once('/'), OurPacks::get(&path)) {
                library.lay(id, name, format!("packs/{path}"), file.data.into_owned());
            }
        }
        library
    }

    /// The systems it knows.
    pub fn registry(&self) -> &Registry {
        &self.registry
    }

    /// Lays the packs of a folder over what there is: each of its subfolders is
    /// a pack, or a part of one.
    ///
    /// # Errors
    /// If a folder or a file of a pack cannot be read.
    pub fn with_folder(mut self, folder: impl AsRef<Path>) -> Result<Library, LibraryFault> {
        for (id, path) in entries(folder.as_ref())? {
            if path.is_dir() && !id.starts_with('.') {
                self.lay_folder(&id, &path, "", 0)?;
            }
        }
        Ok(self)
    }

    fn lay_folder(&mut self, id: &str, folder: &Path, before: &str, depth: usize) -> Result<(), LibraryFault> {
        for (name, path) in entries(folder)? {
            let name = format!("{before}{name}");
            if path.is_dir() {
                let ours = Files::FOLDERS.iter().any(|folder| format!("{name}/").starts_with(folder));
                if ours && depth < MOST_DEPTH {
                    self.lay_folder(id, &path, &format!("{name}/"), depth + 1)?;
                }
            } else {
                self.lay_file(id, &name, &path)?;
            }
        }
        Ok(())
    }

    fn lay_file(&mut self, id: &str, name: &str, path: &Path) -> Result<(), LibraryFault> {
        if Files::keeps(name) {
            let bytes = read_file(path).map_err(|cause| LibraryFault { path: path.to_owned(), cause })?;
            self.lay(id, name, path.display().to_string(), bytes);
        }
        Ok(())
    }

    fn lay(&mut self, id: &str, name: &str, origin: String, bytes: Vec<u8>) {
        if Files::keeps(name) {
            self.packs.entry(id.to_owned()).or_default().lay(name, origin, bytes);
        }
    }

    /// The ids of all packs.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.packs.iter().filter(|(_, files)| !files.are_charts_only()).map(|(id, _)| id.as_str())
    }

    /// The words of all packs in a language, as Fluent text.
    pub fn messages(&self, language: &str) -> impl Iterator<Item = &str> {
        let file = messages_file(language);
        self.packs.values().filter_map(move |files| std::str::from_utf8(files.bytes(&file)?).ok())
    }

    /// Opens a pack to play it.
    ///
    /// # Errors
    /// Everything that keeps it from being played.
    pub fn open(&self, id: &str) -> Result<Pack, Vec<PackFault>> {
        Pack::read(self.files(id)?, &self.registry)?.in_folder(id)
    }

    /// Reads a pack from the bytes of its files, by name (`board.toml`, `locales/en.ftl`), as a
    /// stored battle keeps them.
    ///
    /// # Errors
    /// Everything that keeps it from being played.
    pub fn read(&self, files: &BTreeMap<String, Vec<u8>>) -> Result<Pack, Vec<PackFault>> {
        let mut kept = Files::default();
        for (name, bytes) in files {
            kept.lay(name, name.clone(), bytes.clone());
        }
        Pack::read(kept, &self.registry)
    }

    /// Reads a pack as one of a system, for those who know it.
    ///
    /// # Errors
    /// Everything that keeps it from being played, or that it is another system's.
    pub fn read_as<S: Packed>(&self, id: &str) -> Result<Reading<S>, Vec<PackFault>> {
        Reading::of(self.files(id)?)
    }

    /// Everything that is wrong with a pack: what keeps it from being played, and what
    /// else its author promised.
    pub fn check(&self, id: &str) -> Vec<PackFault> {
        match self.files(id) {
            Ok(files) => pack::check(&files, &self.registry, id),
            Err(faults) => faults,
        }
    }

    /// Everything that is wrong with a pack that can be played.
    pub fn check_pack(&self, pack: &Pack) -> Vec<PackFault> {
        pack::check(pack.as_files(), &self.registry, pack.id())
    }

    /// The files of a pack, with the charts it shares with others.
    fn files(&self, id: &str) -> Result<Files, Vec<PackFault>> {
        let unknown = || {
            let known: Vec<&str> = self.ids().collect();
            let what = format!("there is no pack of this id; there are: {}", known.join(", "));
            vec![PackFault { file: format!("packs/{id}/{PACK}"), line: 1, column: 1, what: nearest(what, id, known) }]
        };
        let mut files = self.packs.get(id).ok_or_else(unknown)?.clone();
        let shared = read::word(&files, PACK, "charts").and_then(|folder| self.packs.get(&folder)?.laid(CHARTS));
        if let (Some((origin, bytes)), None) = (shared, files.bytes(CHARTS)) {
            files.lay(CHARTS, origin, bytes);
        }
        Ok(files)
    }
}

/// Names and paths of what is in a folder, in the order of names; names that
/// are not text are left out.
fn entries(folder: &Path) -> Result<Vec<(String, PathBuf)>, LibraryFault> {
    let fault = |cause| LibraryFault { path: folder.to_owned(), cause };
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(fault)? {
        let entry = entry.map_err(fault)?;
        if let Ok(name) = entry.file_name().into_string() {
            found.push((name, entry.path()));
        }
    }
    found.sort();
    Ok(found)
}

/// Reads a file, but no more than it takes to see that it is too long.
fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    io::Read::read_to_end(&mut io::Read::take(fs::File::open(path)?, MOST_BYTES as u64 + 1), &mut bytes)?;
    Ok(bytes)
}
