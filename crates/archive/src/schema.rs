//! The tables, and how older files are brought up to date.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor, Row};

use crate::fault::ArchiveFault;

/// Marks a file as ours: "grog" in ASCII.
const APPLICATION: i64 = 0x6772_6f67;

/// Each step brings the file from the form of its index to the next one.
const STEPS: &[&str] = &[
    include_str!("schema-1.sql"),
    include_str!("schema-2.sql"),
    include_str!("schema-3.sql"),
    include_str!("schema-4.sql"),
    include_str!("schema-5.sql"),
    include_str!("schema-6.sql"),
    include_str!("schema-7.sql"),
];

pub(crate) async fn bring_up_to_date(connection: &mut SqliteConnection) -> Result<(), ArchiveFault> {
    let known = STEPS.len() as i64;
    let form: i64 = connection.fetch_one("PRAGMA user_version").await?.try_get(0)?;
    let application: i64 = connection.fetch_one("PRAGMA application_id").await?.try_get(0)?;
    let tables: i64 = connection.fetch_one("SELECT count(*) FROM sqlite_master").await?.try_get(0)?;
    if application != APPLICATION && (application != 0 || form != 0 || tables != 0) {
        return Err(sqlx::Error::Protocol("it belongs to another program".into()).into());
    }
    if form > known {
        return Err(ArchiveFault::Newer { found: form, known });
    }
    for step in STEPS.iter().skip(form as usize) {
        let mut transaction = connection.begin().await?;
        transaction.execute(sqlx::raw_sql(*step)).await?;
        transaction.commit().await?;
    }
    Ok(())
}
