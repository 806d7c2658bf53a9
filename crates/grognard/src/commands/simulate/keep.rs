//! Records of the battles, as `grognard replay` and the browser read them.

use std::path::{Path, PathBuf};

use kernel::Record;

use super::fixtures::Fixture;
use crate::Fault;

/// A folder of records, one file for each battle.
pub(super) struct Keep {
    folder: PathBuf,
}

impl Keep {
    pub(super) fn new(folder: PathBuf) -> Self {
        Keep { folder }
    }

    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    fn path(&self, fixture: Fixture) -> PathBuf {
        let [one, other] = fixture.seats;
        self.folder.join(format!("{:06}-{one}-{other}.json", fixture.seed))
    }

    /// Whether the record of a battle is there.
    pub(super) fn has(&self, fixture: Fixture) -> bool {
        self.path(fixture).is_file()
    }

    /// Writes the record of a battle. A file is whole or not there.
    pub(super) fn write(&self, fixture: Fixture, record: &Record) -> Result<(), Fault> {
        let path = self.path(fixture);
        let text = serde_json::to_string(record).map_err(|error| Fault::write(&path, error.into()))?;
        let unfinished = path.with_extension("part");
        std::fs::write(&unfinished, text)
            .and_then(|()| std::fs::rename(&unfinished, &path))
            .map_err(|error| Fault::write(&path, error))
    }
}
