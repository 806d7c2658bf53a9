//! Records of the battles, as `grognard replay` and the browser read them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernel::{Entry, Present, Record, Seed, Table};

use super::Simulation;
use super::fixtures::{Fixture, NONCES};
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

    /// Repeats a battle at a table and writes its record. A file is whole or not there.
    pub(super) fn write<S: Present>(
        &self,
        simulation: &Simulation<S>,
        fixture: Fixture,
        entries: Vec<Entry<S::Order>>,
    ) -> Result<(), Fault> {
        let path = self.path(fixture);
        let seed = Seed::from_number(fixture.seed);
        let mut table = Table::<S>::open(Arc::clone(&simulation.battle), seed.mixed(&NONCES));
        for entry in entries {
            table
                .repeat(entry)
                .map_err(|rejection| Fault::Record { path: path.clone(), what: kernel::record::describe(rejection) })?;
        }
        let record = Record::of(&table, simulation.pack.clone(), simulation.options.clone(), seed, NONCES.to_vec());
        let text = serde_json::to_string(&record).map_err(|error| Fault::write(&path, error.into()))?;
        let unfinished = path.with_extension("part");
        std::fs::write(&unfinished, text)
            .and_then(|()| std::fs::rename(&unfinished, &path))
            .map_err(|error| Fault::write(&path, error))
    }
}
