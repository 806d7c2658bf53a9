//! The one writer: what arrives together is committed together.

use std::collections::BTreeMap;

use kernel::{Fingerprint, Nonce};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::battle::{BattleId, Head, KeyHash, Seat, Snapshot, State, StoredBattle, Written};
use crate::fault::ArchiveFault;
use crate::moment::Moment;

/// At most so many changes wait for one commit.
const MOST_TOGETHER: usize = 512;

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
    TakeSeat { battle: BattleId, viewer: String, key: KeyHash, nonce: Nonce, visitor: Option<KeyHash> },
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
}

impl Writer {
    pub(crate) fn start(connection: SqliteConnection) -> Self {
        let (sender, receiver) = mpsc::channel(2 * MOST_TOGETHER);
        let task = tokio::spawn(work(connection, receiver));
        Writer { jobs: Mutex::new(Some(sender)), task: Mutex::new(Some(task)) }
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

async fn work(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(MOST_TOGETHER);
    while jobs.recv_many(&mut batch, MOST_TOGETHER).await > 0 {
        commit_together(&mut connection, &mut batch).await;
    }
    crate::part_with(connection).await;
}

/// Carries out a batch in one transaction and answers after its commit. A change that fails is undone alone.
async fn commit_together(connection: &mut SqliteConnection, batch: &mut Vec<Job>) {
    let mut results = Vec::with_capacity(batch.len());
    let committed = async {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let orders = batch.iter().filter(|job| job.change.is_plain_append()).count();
        let at_once = orders > 1 && append_at_once(&mut transaction, batch).await?;
        for job in batch.iter() {
            let done = at_once && job.change.is_plain_append();
            results.push(if done { Ok(()) } else { alone(&mut transaction, &job.change).await });
        }
        transaction.commit().await
    };
    match committed.await {
        Ok(()) => {
            for (job, result) in batch.drain(..).zip(results) {
                let _ = job.done.send(result);
            }
        }
        Err(error) => {
            for job in batch.drain(..) {
                let _ = job.done.send(Err(ArchiveFault::NotStored { why: error.to_string() }));
            }
        }
    }
}

/// Adds the entries of many battles in one statement, which is several times quicker. When one of them cannot be added
/// none is, and they have to be tried one by one.
async fn append_at_once(connection: &mut SqliteConnection, batch: &[Job]) -> Result<bool, sqlx::Error> {
    let mut rows = Vec::with_capacity(batch.len());
    for job in batch {
        if let Change::Append { battle, entries, over: false, snapshot: None } = &job.change {
            let row = |it: &Written| {
                json!([battle.0, it.number, it.entry, it.print.to_string(), it.asked, it.told, it.remark])
            };
            rows.extend(entries.iter().map(row));
        }
    }
    let added = sqlx::query(
        "INSERT INTO entries (battle, number, entry, print, asked, told, remark, written)
         SELECT value ->> 0, value ->> 1, value ->> 2, unhex(value ->> 3), value ->> 4, value ->> 5, value ->> 6, ?2
         FROM json_each(?1)",
    )
    .bind(Value::Array(rows).to_string())
    .bind(Moment::now().0)
    .execute(connection)
    .await;
    match added {
        Ok(_) => Ok(true),
        Err(sqlx::Error::Database(error)) if !error.is_foreign_key_violation() && !error.is_unique_violation() => {
            Err(sqlx::Error::Database(error))
        }
        Err(sqlx::Error::Database(_)) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Carries out one change inside the transaction. One statement is whole by itself; more need a savepoint.
async fn alone(connection: &mut SqliteConnection, change: &Change) -> Result<(), ArchiveFault> {
    if change.is_one_statement() {
        return carry_out(connection, change).await.map_err(not_stored);
    }
    connection.execute("SAVEPOINT change").await.map_err(|error| not_stored(error.into()))?;
    let result = carry_out(connection, change).await.map_err(not_stored);
    if result.is_err() {
        connection.execute("ROLLBACK TO change").await.map_err(|error| not_stored(error.into()))?;
    }
    connection.execute("RELEASE change").await.map_err(|error| not_stored(error.into()))?;
    result
}

fn not_stored(fault: ArchiveFault) -> ArchiveFault {
    match fault {
        ArchiveFault::Database(error) => ArchiveFault::NotStored { why: error.to_string() },
        other => other,
    }
}

impl Change {
    /// Entries of a battle that goes on.
    fn is_plain_append(&self) -> bool {
        matches!(self, Change::Append { over: false, snapshot: None, .. })
    }

    fn is_one_statement(&self) -> bool {
        match self {
            Change::Append { entries, .. } => entries.len() == 1 && self.is_plain_append(),
            Change::Create(_) | Change::TakeSeat { .. } | Change::Revise { .. } => false,
            Change::Begin { .. } | Change::Hold { .. } | Change::LeaveAnswers { .. } => true,
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
            if *over { set_state(connection, battle, State::Over).await } else { Ok(()) }
        }
        Change::TakeSeat { battle, viewer, key, nonce, visitor } => {
            take_seat(connection, battle, viewer, *key, *nonce).await?;
            match visitor {
                Some(visitor) => hold(connection, *visitor, battle, viewer).await,
                None => Ok(()),
            }
        }
        Change::Begin { battle, asked } => begin(connection, battle, asked).await,
        Change::Hold { visitor, battle, viewer } => hold(connection, *visitor, battle, viewer).await,
        Change::LeaveAnswers { battle, viewer, answers } => leave_answers(connection, battle, viewer, answers).await,
        Change::Engage { battle, viewer, general } => engage(connection, battle, viewer, general.as_deref()).await,
        Change::Agree { battle, viewer, rules } => agree(connection, battle, viewer, *rules).await,
        Change::KeepAnalysis { battle, points } => keep_analysis(connection, battle, points).await,
        Change::Revise { battle, rules, continued } => revise(connection, battle, *rules, *continued).await,
        Change::KeepPack { hash, bytes } => keep_pack(connection, *hash, bytes).await,
        Change::KeepSnapshot { battle, snapshot } => keep_snapshot(connection, battle, snapshot).await,
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
        place_seat(connection, id, seat).await?;
    }
    for entry in &battle.entries {
        append(connection, id, entry).await?;
    }
    Ok(())
}

async fn place_seat(connection: &mut SqliteConnection, battle: &BattleId, seat: &Seat) -> Result<(), ArchiveFault> {
    sqlx::query("INSERT INTO seats (battle, viewer, side, key, taken, nonce, general) VALUES (?, ?, ?, ?, ?, ?, ?)")
        .bind(&battle.0)
        .bind(&seat.viewer)
        .bind(seat.side.map(|side| i64::from(side.0)))
        .bind(seat.key.0.as_slice())
        .bind(seat.taken)
        .bind(seat.nonce.as_ref().map(|nonce| nonce.0.as_slice()))
        .bind(seat.general.as_deref())
        .execute(connection)
        .await?;
    Ok(())
}

async fn append(connection: &mut SqliteConnection, battle: &BattleId, entry: &Written) -> Result<(), ArchiveFault> {
    sqlx::query(
        "INSERT INTO entries (battle, number, entry, print, asked, told, remark, written)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&battle.0)
    .bind(i64::from(entry.number))
    .bind(&entry.entry)
    .bind(entry.print.0.as_slice())
    .bind(&entry.asked)
    .bind(&entry.told)
    .bind(&entry.remark)
    .bind(Moment::now().0)
    .execute(connection)
    .await?;
    Ok(())
}

async fn set_state(connection: &mut SqliteConnection, battle: &BattleId, state: State) -> Result<(), ArchiveFault> {
    sqlx::query("UPDATE battles SET state = ? WHERE id = ?")
        .bind(state.as_str())
        .bind(&battle.0)
        .execute(connection)
        .await?;
    Ok(())
}

async fn take_seat(
    connection: &mut SqliteConnection,
    battle: &BattleId,
    viewer: &str,
    key: KeyHash,
    nonce: Nonce,
) -> Result<(), ArchiveFault> {
    let taken = sqlx::query(
        "UPDATE seats SET invitation = key, key = ?, taken = 1, nonce = coalesce(nonce, ?), general = NULL
         WHERE battle = ? AND viewer = ? AND taken = 0",
    )
    .bind(key.0.as_slice())
    .bind(nonce.0.as_slice())
    .bind(&battle.0)
    .bind(viewer)
    .execute(connection)
    .await?;
    if taken.rows_affected() == 1 { Ok(()) } else { Err(ArchiveFault::SeatTaken) }
}

async fn begin(connection: &mut SqliteConnection, battle: &BattleId, asked: &Value) -> Result<(), ArchiveFault> {
    sqlx::query("UPDATE battles SET state = 'running', asked = ? WHERE id = ? AND state = 'waiting'")
        .bind(asked.to_string())
        .bind(&battle.0)
        .execute(connection)
        .await?;
    Ok(())
}

async fn hold(
    connection: &mut SqliteConnection,
    visitor: KeyHash,
    battle: &BattleId,
    viewer: &str,
) -> Result<(), ArchiveFault> {
    sqlx::query("INSERT OR IGNORE INTO holders (visitor, battle, viewer) VALUES (?, ?, ?)")
        .bind(visitor.0.as_slice())
        .bind(&battle.0)
        .bind(viewer)
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
) -> Result<(), ArchiveFault> {
    sqlx::query("INSERT OR REPLACE INTO snapshots (battle, number, position) VALUES (?, ?, ?)")
        .bind(&battle.0)
        .bind(i64::from(snapshot.number))
        .bind(snapshot.position.as_slice())
        .execute(connection)
        .await?;
    Ok(())
}
