//! Adding entries. They are written behind each other as they come, so that a commit of many
//! battles touches few pages. Which of them belong to which battle is listed from time to time.

use std::collections::HashMap;

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor, Row};

use crate::battle::{BattleId, Written};
use crate::fault::ArchiveFault;
use crate::moment::Moment;
use crate::read::length;

/// As soon as so many entries are not listed yet they are.
const MOST_UNLISTED: usize = 2048;
/// Of so many battles at most it is remembered how many entries they have.
const MOST_REMEMBERED: usize = 10_000;
/// What is stored of an entry.
const COLUMNS: &str = "battle, number, entry, print, asked, told, remark, unseen, written";

/// Entries of a battle, to be added all or none.
pub(crate) type Addition<'a> = (&'a BattleId, &'a [Written]);

/// What the writer knows of stored entries without asking. After a failure it is forgotten.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    /// The number of the next entry of battles that were written to lately.
    next: HashMap<BattleId, u32>,
    /// How many entries are not listed yet, once they have been counted.
    unlisted: Option<usize>,
}

impl Ledger {
    /// Adds entries in few statements, which is several times quicker than one by one. An addition
    /// that contradicts what is stored is left out; what came of each.
    pub(crate) async fn add(
        &mut self,
        connection: &mut SqliteConnection,
        additions: &[Addition<'_>],
    ) -> Result<Vec<Result<(), ArchiveFault>>, sqlx::Error> {
        let mut results = Vec::with_capacity(additions.len());
        let mut rows: Vec<(&BattleId, &Written)> = Vec::with_capacity(additions.len());
        for (battle, entries) in additions {
            let checked = self.check(connection, battle, entries).await?;
            if checked.is_ok() {
                rows.extend(entries.iter().map(|entry| (*battle, entry)));
            }
            results.push(checked);
        }
        if let Some(unlisted) = &mut self.unlisted {
            *unlisted += rows.len();
        }
        let mut rest = rows.as_slice();
        while !rest.is_empty() {
            let (now, later) = rest.split_at(together(rest.len()));
            append_rows(connection, now).await?;
            rest = later;
        }
        Ok(results)
    }

    /// Whether entries may follow those that a battle has. If so they are counted among them.
    async fn check(
        &mut self,
        connection: &mut SqliteConnection,
        battle: &BattleId,
        entries: &[Written],
    ) -> Result<Result<(), ArchiveFault>, sqlx::Error> {
        let next = match self.next.get(battle) {
            Some(next) => *next,
            None if exists(connection, battle).await? => length(connection, battle).await?,
            None => return Ok(not_stored(format!("there is no battle {battle}"))),
        };
        let mut after = next;
        for entry in entries {
            if entry.number < after {
                return Ok(not_stored(format!("battle {battle} has an entry {} already", entry.number)));
            }
            after = entry.number + 1;
        }
        match self.next.get_mut(battle) {
            Some(next) => *next = after,
            None => {
                self.next.insert(battle.clone(), after);
            }
        }
        Ok(Ok(()))
    }

    /// The entries of a battle were changed in another way than by adding some.
    pub(crate) fn forget(&mut self, battle: &BattleId) {
        self.next.remove(battle);
        self.unlisted = None;
    }

    /// Lists the entries that are not listed yet if there are many.
    pub(crate) async fn list(&mut self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let unlisted = match self.unlisted {
            Some(unlisted) => unlisted,
            None => {
                let statement = "SELECT count(*) FROM entries WHERE place > (SELECT place FROM listed)";
                usize::try_from(connection.fetch_one(statement).await?.try_get::<i64, _>(0)?).unwrap_or(0)
            }
        };
        self.unlisted = Some(unlisted);
        if unlisted < MOST_UNLISTED {
            return Ok(());
        }
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        for statement in [
            "INSERT INTO contents (battle, number, place)
             SELECT battle, number, place FROM entries WHERE place > (SELECT place FROM listed) ORDER BY battle, number",
            "UPDATE listed SET place = (SELECT coalesce(max(place), 0) FROM entries)",
        ] {
            transaction.execute(statement).await?;
        }
        transaction.commit().await?;
        self.unlisted = Some(0);
        if self.next.len() > MOST_REMEMBERED {
            self.next.clear();
        }
        Ok(())
    }
}

fn not_stored(why: String) -> Result<(), ArchiveFault> {
    Err(ArchiveFault::NotStored { why })
}

async fn exists(connection: &mut SqliteConnection, battle: &BattleId) -> Result<bool, sqlx::Error> {
    let found = sqlx::query("SELECT 1 FROM battles WHERE id = ?").bind(&battle.0).fetch_optional(connection).await?;
    Ok(found.is_some())
}

/// How many entries go into one statement: few different numbers, so that each is prepared once.
fn together(entries: usize) -> usize {
    [128, 32, 8].into_iter().find(|size| *size <= entries).unwrap_or(1)
}

/// Adds the entries that a new battle has already.
pub(crate) async fn bring_along(
    connection: &mut SqliteConnection,
    battle: &BattleId,
    entries: &[Written],
) -> Result<(), sqlx::Error> {
    for entry in entries {
        append_rows(connection, &[(battle, entry)]).await?;
    }
    Ok(())
}

/// Deletes the entries of a battle from a number on.
pub(crate) async fn cut(connection: &mut SqliteConnection, battle: &BattleId, from: u32) -> Result<(), sqlx::Error> {
    for statement in [
        "DELETE FROM entries WHERE place IN (SELECT place FROM contents WHERE battle = ? AND number >= ?)",
        "DELETE FROM contents WHERE battle = ? AND number >= ?",
        "DELETE FROM entries WHERE place > (SELECT place FROM listed) AND battle = ? AND number >= ?",
    ] {
        sqlx::query(statement).bind(&battle.0).bind(i64::from(from)).execute(&mut *connection).await?;
    }
    // The next entry may be put where a listed one was.
    connection.execute("UPDATE listed SET place = min(place, (SELECT coalesce(max(place), 0) FROM entries))").await?;
    Ok(())
}

/// Adds entries in one statement.
async fn append_rows(connection: &mut SqliteConnection, rows: &[(&BattleId, &Written)]) -> Result<(), sqlx::Error> {
    let now = Moment::now().0;
    let places = vec!["(?, ?, ?, ?, ?, ?, ?, ?, ?)"; rows.len()].join(", ");
    let statement = format!("INSERT INTO entries ({COLUMNS}) VALUES {places}");
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
