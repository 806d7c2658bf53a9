//! The one writer: what arrives together is committed together.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use kernel::Fingerprint;
use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Executor};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::battle::{BattleId, BattleState, Head, KeyHash, Snapshot, StoredBattle, Taking, Written};
use crate::fault::ArchiveFault;
use crate::moment::Moment;
use crate::seats;

/// At most so many changes wait for one commit.
const MOST_TOGETHER: usize = 512;
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
        let pen =
            Pen { options, connection: Some(connection), pages: Arc::clone(&pages), bound: UNBOUNDED, dry: false };
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
    /// How many pages the file may have, and what the connection was told of it.
    pages: Arc<AtomicU32>,
    bound: u32,
    /// Whether the last attempt to write failed.
    dry: bool,
}

impl Pen {
    async fn ready(&mut self) -> Result<&mut SqliteConnection, sqlx::Error> {
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
        Ok(connection)
    }

    async fn failed(&mut self, error: &sqlx::Error) {
        if !self.dry {
            tracing::error!(%error, "nothing can be stored; every change is refused until this is mended");
        }
        self.dry = true;
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
        write_down(&mut pen, &mut batch).await;
    }
    if let Some(connection) = pen.connection.take() {
        crate::part_with(connection).await;
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
    let connection = pen.ready().await?;
    let mut results = Vec::with_capacity(batch.len());
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let orders = batch.iter().filter(|job| job.change.is_append()).count();
    let at_once = orders > 1 && append_at_once(&mut transaction, batch).await?;
    for job in batch {
        let done = at_once && job.change.is_append();
        let result = if done { Ok(()) } else { alone(&mut transaction, &job.change).await };
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

/// Adds the entries of many battles in few statements, which is several times quicker than one by
/// one. When one of them cannot be added none is, and they have to be tried one by one.
async fn append_at_once(connection: &mut SqliteConnection, batch: &[Job]) -> Result<bool, sqlx::Error> {
    let appends = || batch.iter().filter(|job| job.change.is_append());
    let rows: Vec<(&BattleId, &Written)> = appends()
        .flat_map(|job| match &job.change {
            Change::Append { battle, entries, .. } => entries.iter().map(|entry| (&*battle, entry)).collect(),
            _ => Vec::new(),
        })
        .collect();
    connection.execute("SAVEPOINT together").await?;
    let mut rest = rows.as_slice();
    while !rest.is_empty() {
        let (now, later) = rest.split_at(together(rest.len()));
        match append_rows(connection, now).await {
            Ok(()) => {}
            Err(error) if contradicts(&error) => {
                connection.execute("ROLLBACK TO together").await?;
                connection.execute("RELEASE together").await?;
                return Ok(false);
            }
            Err(error) => return Err(error),
        }
        rest = later;
    }
    for job in appends() {
        let Change::Append { battle, over, snapshot, .. } = &job.change else { continue };
        if let Some(snapshot) = snapshot {
            keep_snapshot(connection, battle, snapshot).await?;
        }
        if *over {
            set_state(connection, battle, BattleState::Over).await?;
        }
    }
    connection.execute("RELEASE together").await?;
    Ok(true)
}

/// How many entries go into one statement: few different numbers, so that each is prepared once.
fn together(entries: usize) -> usize {
    [128, 32, 8].into_iter().find(|size| *size <= entries).unwrap_or(1)
}

/// Adds entries in one statement.
async fn append_rows(connection: &mut SqliteConnection, rows: &[(&BattleId, &Written)]) -> Result<(), sqlx::Error> {
    let now = Moment::now().0;
    let places = vec!["(?, ?, ?, ?, ?, ?, ?, ?, ?)"; rows.len()].join(", ");
    let statement = format!("{APPEND} {places}");
    let mut query = sqlx::query(sqlx::AssertSqlSafe(statement));
    for (battle, entry) in rows {
        query = query
            .bind(&battle.0)
            .bind(i64::from(entry.number))
            .bind(&entry.entry)
            .bind(entry.print.0.as_slice())
            .bind(&entry.asked)
            .bind(&entry.told)
            .bind(&entry.remark)
            .bind(entry.unseen)
            .bind(now);
    }
    query.execute(connection).await?;
    Ok(())
}

/// How an entry is added, except its values.
const APPEND: &str = "INSERT INTO entries (battle, number, entry, print, asked, told, remark, unseen, written) VALUES";

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
    /// Entries of a battle, whatever goes with them.
    fn is_append(&self) -> bool {
        matches!(self, Change::Append { entries, .. } if !entries.is_empty())
    }

    fn is_one_statement(&self) -> bool {
        match self {
            Change::Append { entries, over, snapshot, .. } => entries.len() == 1 && !over && snapshot.is_none(),
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
        Change::Append { battle, entries, over, snapshot } => {
            for entry in entries {
                append(connection, battle, entry).await?;
            }
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
    let Head { id, system, rules, pack, options, seed, commitment, seating, state, asked, created, .. } = &battle.head;
    sqlx::query(
        "INSERT INTO battles (id, system, rules, pack_id, pack_version, pack_hash, options, seed, commitment, seating,
         state, asked, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
    .bind(created.0)
    .execute(&mut *connection)
    .await?;
    for seat in &battle.seats {
        seats::place(connection, id, seat).await?;
    }
    for entry in &battle.entries {
        append(connection, id, entry).await?;
    }
    Ok(())
}

async fn append(connection: &mut SqliteConnection, battle: &BattleId, entry: &Written) -> Result<(), ArchiveFault> {
    Ok(append_rows(connection, &[(battle, entry)]).await?)
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
    for (statement, from) in [
        ("DELETE FROM entries WHERE battle = ? AND number >= ?", number),
        ("DELETE FROM snapshots WHERE battle = ? AND number > ?", number),
    ] {
        sqlx::query(statement).bind(&battle.0).bind(i64::from(from)).execute(&mut *connection).await?;
    }
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
