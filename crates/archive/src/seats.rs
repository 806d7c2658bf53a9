//! Writing down who sits where.

use sqlx::sqlite::SqliteConnection;

use crate::battle::{BattleId, KeyHash, Seat, Taking};
use crate::fault::ArchiveFault;
use crate::moment::Moment;

/// So many browsers are remembered for each seat, the latest ones.
const MOST_HOLDERS: i64 = 64;

pub(crate) async fn place(
    connection: &mut SqliteConnection,
    battle: &BattleId,
    seat: &Seat,
) -> Result<(), ArchiveFault> {
    sqlx::query(
        "INSERT INTO seats (battle, viewer, side, key, taken, nonce, general, since) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&battle.0)
    .bind(&seat.viewer)
    .bind(seat.side.map(|side| i64::from(side.number())))
    .bind(seat.key.0.as_slice())
    .bind(seat.taken)
    .bind(seat.nonce.as_ref().map(|nonce| nonce.0.as_slice()))
    .bind(seat.general.as_deref())
    .bind(seat.since.map(|since| since.0))
    .execute(connection)
    .await?;
    Ok(())
}

/// Takes a free seat; or the same one again with the same invitation and share of chance,
/// when the answer was lost.
pub(crate) async fn take(
    connection: &mut SqliteConnection,
    battle: &BattleId,
    viewer: &str,
    taking: &Taking,
) -> Result<(), ArchiveFault> {
    let taken = sqlx::query(
        "UPDATE seats SET key = ?1, nonce = coalesce(nonce, ?2), general = NULL,
         invitation = iif(taken, invitation, key), since = iif(taken, since, ?3), claimed = ?4, taken = 1
         WHERE battle = ?5 AND viewer = ?6 AND (taken = 0 OR claimed = ?4)",
    )
    .bind(taking.key.0.as_slice())
    .bind(taking.nonce.0.as_slice())
    .bind(Moment::now().0)
    .bind(KeyHash::of_nonce(taking.nonce).0.as_slice())
    .bind(&battle.0)
    .bind(viewer)
    .execute(&mut *connection)
    .await?;
    if taken.rows_affected() != 1 {
        return Err(ArchiveFault::SeatTaken);
    }
    match taking.visitor {
        Some(visitor) => hold(connection, visitor, battle, viewer).await,
        None => Ok(()),
    }
}

/// Another key opens a seat from now on. With `alone` everybody but that browser is turned out.
pub(crate) async fn rekey(
    connection: &mut SqliteConnection,
    battle: &BattleId,
    viewer: &str,
    key: KeyHash,
    alone: Option<KeyHash>,
) -> Result<(), ArchiveFault> {
    sqlx::query("UPDATE seats SET key = ?, invitation = NULL, claimed = NULL WHERE battle = ? AND viewer = ?")
        .bind(key.0.as_slice())
        .bind(&battle.0)
        .bind(viewer)
        .execute(&mut *connection)
        .await?;
    let Some(alone) = alone else { return Ok(()) };
    sqlx::query(
        "UPDATE holders SET turned_out = ? WHERE battle = ? AND viewer = ? AND visitor <> ? AND turned_out IS NULL",
    )
    .bind(Moment::now().0)
    .bind(&battle.0)
    .bind(viewer)
    .bind(alone.0.as_slice())
    .execute(connection)
    .await?;
    Ok(())
}

/// Remembers that a browser holds a seat, under the number that it has in the battle.
pub(crate) async fn hold(
    connection: &mut SqliteConnection,
    visitor: KeyHash,
    battle: &BattleId,
    viewer: &str,
) -> Result<(), ArchiveFault> {
    sqlx::query(
        "INSERT INTO holders (visitor, battle, viewer, since, number) VALUES (?1, ?2, ?3, ?4,
         coalesce((SELECT number FROM holders WHERE battle = ?2 AND visitor = ?1),
                  (SELECT max(number) + 1 FROM holders WHERE battle = ?2), 1))
         ON CONFLICT DO UPDATE SET turned_out = NULL, since = iif(turned_out IS NULL, since, excluded.since)",
    )
    .bind(visitor.0.as_slice())
    .bind(&battle.0)
    .bind(viewer)
    .bind(Moment::now().0)
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "DELETE FROM holders WHERE battle = ?1 AND viewer = ?2 AND number NOT IN
         (SELECT number FROM holders WHERE battle = ?1 AND viewer = ?2 ORDER BY number DESC LIMIT ?3)",
    )
    .bind(&battle.0)
    .bind(viewer)
    .bind(MOST_HOLDERS)
    .execute(connection)
    .await?;
    Ok(())
}
