//! Where packs are found.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rust_embed::RustEmbed;
use thiserror::Error;

use crate::fault::{Faults, PackFault};
use crate::files::{CHARTS, Files, MOST_BYTES, PACK};
use crate::names::nearest;
use crate::pack::Pack;
use crate::{check, head, read};

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

/// Packs by id. Folders are read in order; a later one overlays the earlier ones file by file, or adds packs.
#[derive(Clone, Debug, Default)]
pub struct Library {
    packs: BTreeMap<String, Files>,
}

impl Library {
    /// No pack at all.
    pub fn empty() -> Library {
        Library::default()
    }

    /// The packs that come with the program.
    pub fn embedded() -> Library {
        let mut library = Library::empty();
        for path in OurPacks::iter() {
            if let (Some((id, name)), Some(file)) = (path.split_once('/'), OurPacks::get(&path)) {
                library.lay(id, name, format!("packs/{path}"), file.data.into_owned());
            }
        }
        library
    }

    /// Lays the packs of a folder over what there is: each of its subfolders is a pack, or a part of one.
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

    /// Opens a pack to play it.
    ///
    /// # Errors
    /// Everything that keeps it from being played.
    pub fn open(&self, id: &str) -> Result<Pack, Vec<PackFault>> {
        let pack = Pack::from_files(self.files(id)?)?;
        let mut faults = Faults::new(&pack.files);
        head::own_folder(&pack.head, id, &mut faults);
        let faults = faults.into_list();
        if faults.is_empty() { Ok(pack) } else { Err(faults) }
    }

    /// Everything that is wrong with a pack: what keeps it from being played, and what [`check`](fn@crate::check) finds.
    pub fn check(&self, id: &str) -> Vec<PackFault> {
        match self.files(id) {
            Ok(files) => check::check_files(&files, id),
            Err(faults) => faults,
        }
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

/// Names and paths of what is in a folder, in the order of names; names that are not text are left out.
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
