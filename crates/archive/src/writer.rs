//! The one writer: what arrives together is committed together.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use kernel::Fingerprint;
use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Executor};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::battle::{BattleId, BattleState, Head, KeyHash, Snapshot, StoredBattle, Taking, Written};
use crate::entries::{Addition, Ledger, bring_along, cut};
use crate::fault::ArchiveFault;
use crate::seats;

/// At most so many changes wait for one commit.
const MOST_TOGETHER: usize = 512;
/// If so many changes wait for a commit, more are on their way: then it waits a moment for them,
/// since one large commit costs less than several small ones.
const MANY: usize = 8;
const PATIENCE: Duration = Duration::from_millis(4);
/// The most pages that SQLite allows a file.
const UNBOUNDED: u32 = 0xffff_fffe;
/// How SQLite says that there is no room left.
const FULL: &str = "13";

/// Something to be stored, whole or not at all.
#[derive(Debug)]
pub(crate) enum Change {
    Create(Box<StoredBattle>),
    Append { battle: BattleId, entries: Vec<Written>, over: bool, snapshot: Option<Snapshot> },
    LeaveAnswers { battle: BattleId, viewer: String, answers: BTreeMap<String, String> },
    Engage { battle: BattleId, viewer: String, general: Option<String> },
    Agree { battle: BattleId, viewer: String, rules: u16 },
    KeepAnalysis { battle: BattleId, points: String },
    Revise { battle: BattleId, rules: u16, continued: Option<(u32, u32)> },
    TakeSeat { battle: BattleId, viewer: String, taking: Taking },
    Rekey { battle: BattleId, viewer: String, key: KeyHash, alone: Option<KeyHash> },
    Begin { battle: BattleId, asked: Value },
    Hold { visitor: KeyHash, battle: BattleId, viewer: String },
    KeepPack { hash: Fingerprint, bytes: Vec<u8> },
    KeepSnapshot { battle: BattleId, snapshot: Snapshot },
}

struct Job {
    change: Change,
    done: oneshot::Sender<Result<(), ArchiveFault>>,
}

#[derive(Debug)]
pub(crate) struct Writer {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
    pages: Arc<AtomicU32>,
}

impl Writer {
    pub(crate) fn start(options: SqliteConnectOptions, connection: SqliteConnection) -> Self {
        let (sender, receiver) = mpsc::channel(2 * MOST_TOGETHER);
        let pages = Arc::new(AtomicU32::new(UNBOUNDED));
        let pen = Pen {
            options,
            connection: Some(connection),
            ledger: Ledger::default(),
            pages: Arc::clone(&pages),
            bound: UNBOUNDED,
            dry: false,
        };
        let task = tokio::spawn(work(pen, receiver));
        Writer { jobs: Mutex::new(Some(sender)), task: Mutex::new(Some(task)), pages }
    }

    /// The file may grow to so many pages.
    pub(crate) fn bound(&self, pages: u32) {
        self.pages.store(pages.clamp(1, UNBOUNDED), Ordering::Relaxed);
    }

    /// Stores a change; returns only after the commit.
    pub(crate) async fn write(&self, change: Change) -> Result<(), ArchiveFault> {
        let jobs = self.jobs.lock().await.clone().ok_or(ArchiveFault::Closed)?;
        let (done, answer) = oneshot::channel();
        jobs.send(Job { change, done }).await.map_err(|_| ArchiveFault::Closed)?;
        answer.await.map_err(|_| ArchiveFault::Closed)?
    }

    pub(crate) async fn close(&self) {
        self.jobs.lock().await.take();
        if let Some(task) = self.task.lock().await.take() {
            let _ = task.await;
        }
    }
}

/// The connection that writes. After a failure it is thrown away and another one opened: SQLite may
/// have rolled back a transaction by itself, and nobody can tell what the old one still believes.
struct Pen {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
    ledger: Ledger,
    /// How many pages the file may have, and what the connection was told of it.
    pages: Arc<AtomicU32>,
    bound: u32,
    /// Whether the last attempt to write failed.
    dry: bool,
}

impl Pen {
    async fn ready(&mut self) -> Result<(&mut SqliteConnection, &mut Ledger), sqlx::Error> {
        if self.connection.is_none() {
            self.connection = Some(self.options.connect().await?);
            self.bound = UNBOUNDED;
        }
        let connection = self.connection.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        let pages = self.pages.load(Ordering::Relaxed);
        if pages != self.bound {
            connection.execute(sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"))).await?;
            self.bound = pages;
        }
        Ok((connection, &mut self.ledger))
    }

    async fn failed(&mut self, error: &sqlx::Error) {
        if !self.dry {
            tracing::error!(%error, "nothing can be stored; every change is refused until this is mended");
        }
        self.dry = true;
        self.part().await;
    }

    /// Lets go of the connection, and of what was believed of the file.
    async fn part(&mut self) {
        self.ledger = Ledger::default();
        if let Some(connection) = self.connection.take() {
            crate::part_with(connection).await;
        }
    }

    fn worked(&mut self) {
        if self.dry {
            tracing::info!("changes can be stored again");
        }
        self.dry = false;
    }
}

async fn work(mut pen: Pen, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(MOST_TOGETHER);
    while jobs.recv_many(&mut batch, MOST_TOGETHER).await > 0 {
        if batch.len() >= MANY {
            tokio::time::sleep(PATIENCE).await;
            batch.extend(std::iter::from_fn(|| jobs.try_recv().ok()).take(MOST_TOGETHER));
        }
        write_down(&mut pen, &mut batch).await;
        if !pen.dry {
            tidy_up(&mut pen).await;
        }
    }
    pen.part().await;
}

/// Everything is acknowledged already: if there is no room to list entries they are read without.
async fn tidy_up(pen: &mut Pen) {
    let Ok((connection, ledger)) = pen.ready().await else { return };
    if let Err(error) = ledger.list(connection).await {
        tracing::debug!(%error, "the last entries are not listed yet");
        pen.part().await;
    }
}

/// Writes a batch in one transaction. If that fails as a whole, each change is tried alone: a large
/// one that finds no room must not keep small ones out.
async fn write_down(pen: &mut Pen, batch: &mut Vec<Job>) {
    let alone = batch.len() == 1;
    match commit_together(pen, batch).await {
        Ok(results) => {
            pen.worked();
            for (job, result) in batch.drain(..).zip(results) {
                let _ = job.done.send(result);
            }
        }
        Err(error) => {
            pen.failed(&error).await;
            for job in batch.drain(..) {
                let result = if alone { Err(not_stored(&error)) } else { write_alone(pen, &job).await };
                let _ = job.done.send(result);
            }
        }
    }
}

async fn write_alone(pen: &mut Pen, job: &Job) -> Result<(), ArchiveFault> {
    match commit_together(pen, std::slice::from_ref(job)).await {
        Ok(results) => {
            pen.worked();
            results.into_iter().collect()
        }
        Err(error) => {
            pen.failed(&error).await;
            Err(not_stored(&error))
        }
    }
}

/// Carries out changes in one transaction; what came of each, after its commit. A change that
/// contradicts what is stored is undone alone; any other error ends the whole transaction, since
/// SQLite may have ended it already.
async fn commit_together(pen: &mut Pen, batch: &[Job]) -> Result<Vec<Result<(), ArchiveFault>>, sqlx::Error> {
    let (connection, ledger) = pen.ready().await?;
    let mut results = Vec::with_capacity(batch.len());
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let additions: Vec<Addition<'_>> = batch.iter().filter_map(|job| job.change.addition()).collect();
    let mut added = ledger.add(&mut transaction, &additions).await?.into_iter();
    for job in batch {
        let refused = job.change.addition().and_then(|_| added.next()).and_then(Result::err);
        let result = match refused {
            Some(fault) => Err(fault),
            None => alone(&mut transaction, &job.change).await,
        };
        if let Change::Revise { battle, .. } = &job.change {
            ledger.forget(battle);
        }
        results.push(match result {
            Err(ArchiveFault::Database(error)) if contradicts(&error) => Err(not_stored(&error)),
            Err(ArchiveFault::Database(error)) => return Err(error),
            other => other,
        });
    }
    transaction.commit().await?;
    Ok(results)
}

/// Whether a change contradicts what is stored; no room or a bad disk is something else.
fn contradicts(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Database(error) if error.kind() != sqlx::error::ErrorKind::Other)
}

fn not_stored(error: &sqlx::Error) -> ArchiveFault {
    let full = matches!(error, sqlx::Error::Database(error) if error.code().as_deref() == Some(FULL));
    let why = error.to_string();
    if full { ArchiveFault::Full { why } } else { ArchiveFault::NotStored { why } }
}

/// Carries out one change inside the transaction. Several statements need a savepoint.
async fn alone(connection: &mut SqliteConnection, change: &Change) -> Result<(), ArchiveFault> {
    if change.is_one_statement() {
        return carry_out(connection, change).await;
    }
    connection.execute("SAVEPOINT change").await?;
    let result = carry_out(connection, change).await;
    match &result {
        Err(ArchiveFault::Database(error)) if !contradicts(error) => return result,
        Err(_) => {
            connection.execute("ROLLBACK TO change").await?;
        }
        Ok(()) => {}
    }
    connection.execute("RELEASE change").await?;
    result
}

impl Change {
    /// Entries that are to be added, before anything that goes with them.
    fn addition(&self) -> Option<Addition<'_>> {
        match self {
            Change::Append { battle, entries, .. } if !entries.is_empty() => Some((battle, entries)),
            _ => None,
        }
    }

    fn is_one_statement(&self) -> bool {
        match self {
            Change::Append { over, snapshot, .. } => !over || snapshot.is_none(),
            Change::Create(_) | Change::TakeSeat { .. } | Change::Revise { .. } => false,
            Change::Rekey { .. } | Change::Hold { .. } => false,
            Change::Begin { .. } | Change::LeaveAnswers { .. } => true,
            Change::Engage { .. } | Change::Agree { .. } | Change::KeepAnalysis { .. } => true,
            Change::KeepPack { .. } | Change::KeepSnapshot { .. } => true,
        }
    }
}

async fn carry_out(connection: &mut SqliteConnection, change: &Change) -> Result<(), ArchiveFault> {
    match change {
        Change::Create(battle) => create(connection, battle).await,
        Change::Append { battle, over, snapshot, .. } => {
            if let Some(snapshot) = snapshot {
                keep_snapshot(connection, battle, snapshot).await?;
            }
            if *over {
                set_state(connection, battle, BattleState::Over).await?;
            }
            Ok(())
        }
        Change::TakeSeat { battle, viewer, taking } => seats::take(connection, battle, viewer, taking).await,
        Change::Rekey { battle, viewer, key, alone } => seats::rekey(connection, battle, viewer, *key, *alone).await,
        Change::Begin { battle, asked } => begin(connection, battle, asked).await,
        Change::Hold { visitor, battle, viewer } => seats::hold(connection, *visitor, battle, viewer).await,
        Change::LeaveAnswers { battle, viewer, answers } => leave_answers(connection, battle, viewer, answers).await,
        Change::Engage { battle, viewer, general } => engage(connection, battle, viewer, general.as_deref()).await,
        Change::Agree { battle, viewer, rules } => agree(connection, battle, viewer, *rules).await,
        Change::KeepAnalysis { battle, points } => keep_analysis(connection, battle, points).await,
        Change::Revise { battle, rules, continued } => revise(connection, battle, *rules, *continued).await,
        Change::KeepPack { hash, bytes } => keep_pack(connection, *hash, bytes).await,
        Change::KeepSnapshot { battle, snapshot } => Ok(keep_snapshot(connection, battle, snapshot).await?),
    }
}

async fn create(connection: &mut SqliteConnection, battle: &StoredBattle) -> Result<(), ArchiveFault> {
    let Head { id, system, rules, pack, options, seed, commitment, seating, state, asked, hints, created, .. } =
        &battle.head;
    sqlx::query(
        "INSERT INTO battles (id, system, rules, pack_id, pack_version, pack_hash, options, seed, commitment, seating,
         state, asked, hints, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&id.0)
    .bind(system)
    .bind(i64::from(*rules))
    .bind(&pack.id)
    .bind(&pack.version)
    .bind(pack.hash.0.as_slice())
    .bind(options.to_string())
    .bind(seed.0.as_slice())
    .bind(commitment.0.as_slice())
    .bind(seating.as_str())
    .bind(state.as_str())
    .bind(asked.to_string())
    .bind(*hints)
    .bind(created.0)
    .execute(&mut *connection)
    .await?;
    for seat in &battle.seats {
        seats::place(connection, id, seat).await?;
    }
    Ok(bring_along(connection, id, &battle.entries).await?)
}

async fn set_state(
    connection: &mut SqliteConnection,
    battle: &BattleId,
    state: BattleState,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE battles SET state = ? WHERE id = ?")
        .bind(state.as_str())
        .bind(&battle.0)
        .execute(connection)
        .await?;
    Ok(())
}

async fn begin(connection: &mut SqliteConnection, battle: &BattleId, asked: &Value) -> Result<(), ArchiveFault> {
    sqlx::query("UPDATE battles SET state = 'running', asked = ? WHERE id = ? AND state = 'waiting'")
        .bind(asked.to_string())
        .bind(&battle.0)
        .execute(connection)
        .await?;
    Ok(())
}

async fn leave_answers(
    connection: &mut SqliteConnection,
    battle: &BattleId,
    viewer: &str,
    answers: &BTreeMap<String, String>,
) -> Result<(), ArchiveFault> {
    sqlx::query("UPDATE seats SET standing = ? WHERE battle = ? AND viewer = ?")
        .bind(json!(answers).to_string())
        .bind(&battle.0)
        .bind(viewer)
        .execute(connection)
        .await?;
    Ok(())
}

async fn engage(
    connection: &mut SqliteConnection,
    battle: &BattleId,
    viewer: &str,
    general: Option<&str>,
) -> Result<(), ArchiveFault> {
    sqlx::query("UPDATE seats SET general = ? WHERE battle = ? AND viewer = ?")
        .bind(general)
        .bind(&battle.0)
        .bind(viewer)
        .execute(connection)
        .await?;
    Ok(())
}

async fn agree(
    connection: &mut SqliteConnection,
    battle: &BattleId,
    viewer: &str,
    rules: u16,
) -> Result<(), ArchiveFault> {
    sqlx::query("UPDATE seats SET agreed = ? WHERE battle = ? AND viewer = ?")
        .bind(i64::from(rules))
        .bind(&battle.0)
        .bind(viewer)
        .execute(connection)
        .await?;
    Ok(())
}

async fn keep_analysis(connection: &mut SqliteConnection, battle: &BattleId, points: &str) -> Result<(), ArchiveFault> {
    sqlx::query("INSERT OR REPLACE INTO analyses (battle, points) VALUES (?, ?)")
        .bind(&battle.0)
        .bind(points)
        .execute(connection)
        .await?;
    Ok(())
}

async fn revise(
    connection: &mut SqliteConnection,
    battle: &BattleId,
    rules: u16,
    continued: Option<(u32, u32)>,
) -> Result<(), ArchiveFault> {
    sqlx::query("UPDATE battles SET rules = ? WHERE id = ?")
        .bind(i64::from(rules))
        .bind(&battle.0)
        .execute(&mut *connection)
        .await?;
    let Some((snapshot, number)) = continued else { return Ok(()) };
    sqlx::query("UPDATE battles SET resumed = ? WHERE id = ?")
        .bind(i64::from(snapshot))
        .bind(&battle.0)
        .execute(&mut *connection)
        .await?;
    cut(connection, battle, number).await?;
    sqlx::query("DELETE FROM snapshots WHERE battle = ? AND number > ?")
        .bind(&battle.0)
        .bind(i64::from(number))
        .execute(connection)
        .await?;
    Ok(())
}

async fn keep_pack(connection: &mut SqliteConnection, hash: Fingerprint, bytes: &[u8]) -> Result<(), ArchiveFault> {
    sqlx::query("INSERT OR IGNORE INTO packs (hash, bytes) VALUES (?, ?)")
        .bind(hash.0.as_slice())
        .bind(bytes)
        .execute(connection)
        .await?;
    Ok(())
}

async fn keep_snapshot(
    connection: &mut SqliteConnection,
    battle: &BattleId,
    snapshot: &Snapshot,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT OR REPLACE INTO snapshots (battle, number, position) VALUES (?, ?, ?)")
        .bind(&battle.0)
        .bind(i64::from(snapshot.number))
        .bind(snapshot.position.as_slice())
        .execute(connection)
        .await?;
    Ok(())
}
