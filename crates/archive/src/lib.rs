//! Stored battles: what must outlive the program, in one SQLite file.
//!
//! A battle is its head (pack, options, seed, seats) and its entries; positions are computed again
//! by replaying them. There is one writer. Changes that arrive together are committed together, and
//! each is acknowledged only after that commit has reached the disk: once an order is acknowledged,
//! a power cut cannot lose it.

mod battle;
mod entries;
mod fault;
mod moment;
mod read;
mod schema;
mod seats;
mod writer;

use std::fs::{self, File};
use std::path::Path;
use std::time::Duration;

use std::collections::BTreeMap;

use kernel::Fingerprint;
use serde_json::Value;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};

pub use battle::{
    BattleId, BattleState, Head, Holder, KeyHash, Listed, ListedSeat, Listing, Seat, Seating, Snapshot, StoredBattle,
    Taking, Written,
};
pub use fault::ArchiveFault;
pub use moment::Moment;

use writer::{Change, Writer};

/// The file in the data folder that holds everything.
const FILE: &str = "grognard.sqlite";
/// The file that one running program keeps locked.
const LOCK: &str = "lock";

/// The bytes of a page of the file.
const PAGE: u64 = 4096;

/// The KiB of pages that the writer keeps at hand, written as SQLite wants it.
const CACHE: &str = "-16384";

/// The stored battles of one data folder.
#[derive(Debug)]
pub struct Archive {
    readers: SqlitePool,
    writer: Writer,
    _lock: File,
}

impl Archive {
    /// Opens the archive in a data folder; folder and file are made if they are missing.
    ///
    /// # Errors
    /// When the folder cannot be written, another program uses it, or the file in
    /// it is no archive of ours.
    pub async fn open(folder: &Path) -> Result<Self, ArchiveFault> {
        let lock = lock(folder)?;
        let file = folder.join(FILE);
        keep_private(folder).map_err(|error| ArchiveFault::Unwritable { folder: folder.to_owned(), error })?;
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // Sorting must not need room on a disk that may be full.
            .pragma("temp_store", "memory")
            .busy_timeout(Duration::from_secs(10));
        let writing = options.clone().pragma("cache_size", CACHE);
        let mut connection: SqliteConnection = writing.connect().await.map_err(|error| opening(&file, &error))?;
        schema::bring_up_to_date(&mut connection).await.map_err(|fault| match fault {
            ArchiveFault::Database(error) => opening(&file, &error),
            other => other,
        })?;
        let reading = options.create_if_missing(false);
        let readers = SqlitePoolOptions::new().max_connections(4).connect_lazy_with(reading);
        Ok(Archive { readers, writer: Writer::start(writing.create_if_missing(false), connection), _lock: lock })
    }

    /// The file may grow to so many bytes; a change that needs more is refused
    /// as if the disk were full.
    pub fn bound(&self, bytes: u64) {
        self.writer.bound(u32::try_from(bytes / PAGE).unwrap_or(u32::MAX));
    }

    /// Stores a new battle with its seats, and the entries that it may already have.
    ///
    /// # Errors
    /// When it could not be stored; nothing is stored then.
    pub async fn create(&self, battle: StoredBattle) -> Result<(), ArchiveFault> {
        self.writer.write(Change::Create(Box::new(battle))).await
    }

    /// Adds entries to a battle, all or none. With `over` the battle is finished by them.
    ///
    /// # Errors
    /// When they could not be stored.
    pub async fn append(&self, battle: &BattleId, entries: Vec<Written>, over: bool) -> Result<(), ArchiveFault> {
        self.append_with(battle, entries, over, None).await
    }

    /// Adds entries to a battle together with a snapshot of what they have led to, all or none.
    ///
    /// # Errors
    /// When they could not be stored.
    pub async fn append_with(
        &self,
        battle: &BattleId,
        entries: Vec<Written>,
        over: bool,
        snapshot: Option<Snapshot>,
    ) -> Result<(), ArchiveFault> {
        self.writer.write(Change::Append { battle: battle.clone(), entries, over, snapshot }).await
    }

    /// Marks a battle as finished without another entry.
    ///
    /// # Errors
    /// When it could not be stored.
    pub async fn finish(&self, battle: &BattleId) -> Result<(), ArchiveFault> {
        self.append(battle, Vec::new(), true).await
    }

    /// A seat is taken: its invitation is worth nothing from now on, the new key is. Anybody who
    /// comes again with the same share of chance gets another key, since he has missed the answer.
    ///
    /// # Errors
    /// When the seat is taken already, or it could not be stored.
    pub async fn take_seat(&self, battle: &BattleId, viewer: &str, taking: Taking) -> Result<(), ArchiveFault> {
        self.writer.write(Change::TakeSeat { battle: battle.clone(), viewer: viewer.to_owned(), taking }).await
    }

    /// Another key opens a seat, or invites to it, from now on; the one before is worth nothing.
    /// With `alone` every browser but that one is turned out.
    ///
    /// # Errors
    /// When it could not be stored.
    pub async fn rekey(
        &self,
        battle: &BattleId,
        viewer: &str,
        key: KeyHash,
        alone: Option<KeyHash>,
    ) -> Result<(), ArchiveFault> {
        let viewer = viewer.to_owned();
        self.writer.write(Change::Rekey { battle: battle.clone(), viewer, key, alone }).await
    }

    /// A waiting battle begins, with what is asked first.
    ///
    /// # Errors
    /// When it could not be stored.
    pub async fn begin(&self, battle: &BattleId, asked: Value) -> Result<(), ArchiveFault> {
        self.writer.write(Change::Begin { battle: battle.clone(), asked }).await
    }

    /// A visitor's browser holds a seat.
    ///
    /// # Errors
    /// When it could not be stored.
    pub async fn hold(&self, visitor: KeyHash, battle: &BattleId, viewer: &str) -> Result<(), ArchiveFault> {
        self.writer.write(Change::Hold { visitor, battle: battle.clone(), viewer: viewer.to_owned() }).await
    }

    /// Leaves the answers of a seat to the questions of the other side's turn.
    ///
    /// # Errors
    /// When they could not be stored.
    pub async fn leave_answers(
        &self,
        battle: &BattleId,
        viewer: &str,
        answers: BTreeMap<String, String>,
    ) -> Result<(), ArchiveFault> {
        self.writer.write(Change::LeaveAnswers { battle: battle.clone(), viewer: viewer.to_owned(), answers }).await
    }

    /// A general plays a seat from now on, or no longer.
    ///
    /// # Errors
    /// When it could not be stored.
    pub async fn engage(&self, battle: &BattleId, viewer: &str, general: Option<String>) -> Result<(), ArchiveFault> {
        self.writer.write(Change::Engage { battle: battle.clone(), viewer: viewer.to_owned(), general }).await
    }

    /// A seat wants to continue under a revision of the rules.
    ///
    /// # Errors
    /// When it could not be stored.
    pub async fn agree(&self, battle: &BattleId, viewer: &str, rules: u16) -> Result<(), ArchiveFault> {
        self.writer.write(Change::Agree { battle: battle.clone(), viewer: viewer.to_owned(), rules }).await
    }

    /// Keeps how the chances stood over a finished battle.
    ///
    /// # Errors
    /// When it could not be stored.
    pub async fn keep_analysis(&self, battle: &BattleId, points: String) -> Result<(), ArchiveFault> {
        self.writer.write(Change::KeepAnalysis { battle: battle.clone(), points }).await
    }

    /// A battle was replayed under another revision of the rules, and
    /// everything was as it is stored.
    ///
    /// # Errors
    /// When it could not be stored.
    pub async fn revise(&self, battle: &BattleId, rules: u16) -> Result<(), ArchiveFault> {
        self.writer.write(Change::Revise { battle: battle.clone(), rules, continued: None }).await
    }

    /// A battle goes on under another revision of the rules: from a snapshot, or from the start if
    /// there is none, and with the entries before `number`. Later ones are gone.
    ///
    /// # Errors
    /// When it could not be stored.
    pub async fn continue_from(
        &self,
        battle: &BattleId,
        rules: u16,
        snapshot: u32,
        number: u32,
    ) -> Result<(), ArchiveFault> {
        let continued = Some((snapshot, number));
        self.writer.write(Change::Revise { battle: battle.clone(), rules, continued }).await
    }

    /// Keeps the bytes of a pack, so that its battles outlive its next edition.
    ///
    /// # Errors
    /// When they could not be stored.
    pub async fn keep_pack(&self, hash: Fingerprint, bytes: Vec<u8>) -> Result<(), ArchiveFault> {
        self.writer.write(Change::KeepPack { hash, bytes }).await
    }

    /// Keeps a snapshot of a battle.
    ///
    /// # Errors
    /// When it could not be stored.
    pub async fn keep_snapshot(&self, battle: &BattleId, snapshot: Snapshot) -> Result<(), ArchiveFault> {
        self.writer.write(Change::KeepSnapshot { battle: battle.clone(), snapshot }).await
    }

    /// Waits for what is being written and closes the file.
    pub async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
    }
}

fn opening(file: &Path, error: &sqlx::Error) -> ArchiveFault {
    ArchiveFault::NoArchive { file: file.to_owned(), why: error.to_string() }
}

/// Files that hold keys and hidden pieces are for nobody's eyes but ours, whatever the folder is.
/// SQLite makes its other files like the first.
fn keep_private(folder: &Path) -> std::io::Result<()> {
    let file = folder.join(FILE);
    let mut options = File::options();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(&file)?;
    #[cfg(unix)]
    for name in [FILE.to_owned(), format!("{FILE}-wal"), format!("{FILE}-shm"), LOCK.to_owned()] {
        let file = folder.join(name);
        if file.is_file() {
            fs::set_permissions(&file, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
        }
    }
    Ok(())
}

/// Makes the folder, for nobody's eyes but ours, and locks it against a second program.
fn lock(folder: &Path) -> Result<File, ArchiveFault> {
    let unwritable = |error: std::io::Error| ArchiveFault::Unwritable { folder: folder.to_owned(), error };
    if !folder.is_dir() {
        let mut builder = fs::DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(folder).map_err(unwritable)?;
    }
    let lock = File::options().create(true).truncate(false).write(true).open(folder.join(LOCK)).map_err(unwritable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(fs::TryLockError::WouldBlock) => Err(ArchiveFault::InUse { folder: folder.to_owned() }),
        Err(fs::TryLockError::Error(error)) => Err(unwritable(error)),
    }
}

/// Closes a connection; what it says about that is of no use to anybody.
async fn part_with(connection: SqliteConnection) {
    let _ = connection.close().await;
}
