//! Reading battles back.

use std::collections::BTreeMap;

use kernel::{Commitment, Fingerprint, Nonce, PackMark, Seed, Side};
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use crate::Archive;
use crate::battle::{
    BattleId, BattleState, Head, Holder, KeyHash, Listed, ListedSeat, Listing, Seat, Seating, Snapshot, StoredBattle,
    Written,
};
use crate::fault::ArchiveFault;
use crate::moment::Moment;

/// So many battles of one's own are listed at most.
const MOST_OWN: u32 = 1000;
/// Entries that are not listed yet, which come after all others of their battle.
const UNLISTED: &str = "entries WHERE place > (SELECT place FROM listed)";
/// Listed entries with their battles.
const LISTED: &str = "contents c CROSS JOIN entries e ON e.place = c.place";
/// What an entry is read from.
const ENTRY: &str = "number, entry, print, asked, told, remark, unseen";

impl Archive {
    /// A battle with its seats and all entries.
    ///
    /// # Errors
    /// When the archive cannot be read or what is stored makes no sense.
    pub async fn load(&self, id: &BattleId) -> Result<Option<StoredBattle>, ArchiveFault> {
        self.load_from(id, 0).await
    }

    /// A battle with its seats and the entries from a number on.
    ///
    /// # Errors
    /// When the archive cannot be read or what is stored makes no sense.
    pub async fn load_from(&self, id: &BattleId, from: u32) -> Result<Option<StoredBattle>, ArchiveFault> {
        let mut reading = self.readers.begin().await?;
        let found = sqlx::query(sqlx::AssertSqlSafe(heads("b.*", "b.id = ?")))
            .bind(&id.0)
            .fetch_optional(&mut *reading)
            .await?;
        let Some(row) = found else { return Ok(None) };
        let head = head(&row)?;
        let seats = sqlx::query("SELECT * FROM seats WHERE battle = ? ORDER BY side IS NULL, side, viewer")
            .bind(&id.0)
            .fetch_all(&mut *reading)
            .await?;
        let seats = seats.iter().map(|row| seat(id, row)).collect::<Result<_, _>>()?;
        let query = format!(
            "SELECT c.{ENTRY} FROM {LISTED} WHERE c.battle = ?1 AND c.number >= ?2
             UNION ALL SELECT {ENTRY} FROM {UNLISTED} AND battle = ?1 AND number >= ?2 ORDER BY number"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(query)).bind(&id.0).bind(i64::from(from));
        let rows = query.fetch_all(&mut *reading).await?;
        let entries = rows.iter().map(|row| written(id, row)).collect::<Result<Vec<_>, _>>()?;
        if let Some(gap) = entries.iter().zip(from..).find(|(entry, number)| entry.number != *number) {
            return Err(damaged(id, format!("entry {} is missing", gap.1)));
        }
        Ok(Some(StoredBattle { head, seats, entries }))
    }

    /// One entry of a battle.
    ///
    /// # Errors
    /// When the archive cannot be read or what is stored makes no sense.
    pub async fn entry(&self, id: &BattleId, number: u32) -> Result<Option<Written>, ArchiveFault> {
        let query = format!(
            "SELECT c.{ENTRY} FROM {LISTED} WHERE c.battle = ?1 AND c.number = ?2
             UNION ALL SELECT {ENTRY} FROM {UNLISTED} AND battle = ?1 AND number = ?2"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(query)).bind(&id.0).bind(i64::from(number));
        let found = query.fetch_optional(&self.readers).await?;
        found.map(|row| written(id, &row)).transpose()
    }

    /// How many entries a battle has.
    ///
    /// # Errors
    /// When the archive cannot be read.
    pub async fn length(&self, id: &BattleId) -> Result<u32, ArchiveFault> {
        Ok(length(&mut *self.readers.acquire().await?, id).await?)
    }

    /// The running battles in which a side has left answers, or a general plays against a
    /// person who waits for it.
    ///
    /// # Errors
    /// When the archive cannot be read.
    pub async fn self_acting(&self) -> Result<Vec<BattleId>, ArchiveFault> {
        let rows = sqlx::query(
            "SELECT b.id FROM battles b JOIN seats s ON s.battle = b.id AND s.side IS NOT NULL
             WHERE b.state = 'running' GROUP BY b.id
             HAVING max(s.standing <> '{}') OR count(s.general) = 1 ORDER BY b.id",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(|row| row.try_get("id").map(BattleId)).collect::<Result<_, _>>()?)
    }

    /// The battles changed last, newest first; and before them all that a browser sits in. One that
    /// is damaged is named, and does not keep the others from being shown.
    ///
    /// # Errors
    /// When the archive cannot be read.
    pub async fn list(&self, most: u32, visitor: Option<KeyHash>) -> Result<Listing, ArchiveFault> {
        let newest = "?1 IS NOT NULL";
        let mut rows = match visitor {
            Some(visitor) => {
                let own = "b.id IN (SELECT battle FROM holders WHERE visitor = ?1 AND turned_out IS NULL)";
                self.rows(own, visitor.0.as_slice(), MOST_OWN).await?
            }
            None => Vec::new(),
        };
        let own = rows.len();
        rows.extend(self.rows(newest, &[], most).await?);
        let mut listing = Listing::default();
        let mut seen: Vec<BattleId> = Vec::new();
        for (place, row) in rows.iter().enumerate() {
            let id = BattleId(row.try_get("id").unwrap_or_default());
            if place >= own && seen[..own].contains(&id) {
                continue;
            }
            match listed(row) {
                Ok(listed) => listing.battles.push(listed),
                Err(fault) => {
                    tracing::error!(%fault, "a stored battle cannot be listed");
                    listing.damaged.push(id.clone());
                }
            }
            seen.push(id);
        }
        listing.battles.sort_by_key(|listed| std::cmp::Reverse(listed.head.changed));
        Ok(listing)
    }

    async fn rows(&self, which: &str, bound: &[u8], most: u32) -> Result<Vec<SqliteRow>, ArchiveFault> {
        let seats = "(SELECT json_group_array(json_object('side', viewer, 'general', general,
              'taken', json(iif(taken OR general IS NOT NULL, 'true', 'false'))) ORDER BY side)
              FROM seats WHERE battle = b.id AND side IS NOT NULL) AS seats, b.*";
        let query = heads(seats, which) + " ORDER BY coalesce(seen_last, b.created) DESC, b.id LIMIT ?2";
        Ok(sqlx::query(sqlx::AssertSqlSafe(query)).bind(bound).bind(i64::from(most)).fetch_all(&self.readers).await?)
    }

    /// The browsers that hold seats of a battle, or held them.
    ///
    /// # Errors
    /// When the archive cannot be read.
    pub async fn holders(&self, battle: &BattleId) -> Result<Vec<Holder>, ArchiveFault> {
        let rows = sqlx::query("SELECT * FROM holders WHERE battle = ? ORDER BY number, viewer")
            .bind(&battle.0)
            .fetch_all(&self.readers)
            .await?;
        let holder = |row: &SqliteRow| {
            Ok(Holder {
                visitor: KeyHash(blob(battle, row, "visitor")?),
                viewer: row.try_get("viewer")?,
                number: row.try_get("number")?,
                since: Moment(row.try_get("since")?),
                turned_out: row.try_get::<Option<i64>, _>("turned_out")?.map(Moment),
            })
        };
        rows.iter().map(holder).collect()
    }

    /// The seats that a visitor's browser holds.
    ///
    /// # Errors
    /// When the archive cannot be read.
    pub async fn held(&self, visitor: KeyHash) -> Result<Vec<(BattleId, String)>, ArchiveFault> {
        let rows = sqlx::query("SELECT battle, viewer FROM holders WHERE visitor = ? AND turned_out IS NULL")
            .bind(visitor.0.as_slice())
            .fetch_all(&self.readers)
            .await?;
        let pair = |row: &SqliteRow| Ok((BattleId(row.try_get("battle")?), row.try_get("viewer")?));
        rows.iter().map(pair).collect()
    }

    /// The seats of one battle that a visitor's browser holds.
    ///
    /// # Errors
    /// When the archive cannot be read.
    pub async fn held_in(&self, visitor: KeyHash, battle: &BattleId) -> Result<Vec<String>, ArchiveFault> {
        let rows = sqlx::query("SELECT viewer FROM holders WHERE visitor = ? AND battle = ? AND turned_out IS NULL")
            .bind(visitor.0.as_slice())
            .bind(&battle.0)
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.iter().map(|row| row.try_get("viewer")).collect::<Result<_, _>>()?)
    }

    /// The bytes of a pack.
    ///
    /// # Errors
    /// When the archive cannot be read.
    pub async fn pack(&self, hash: Fingerprint) -> Result<Option<Vec<u8>>, ArchiveFault> {
        let found = sqlx::query("SELECT bytes FROM packs WHERE hash = ?")
            .bind(hash.0.as_slice())
            .fetch_optional(&self.readers)
            .await?;
        Ok(found.map(|row| row.try_get("bytes")).transpose()?)
    }

    /// The latest snapshot of a battle.
    ///
    /// # Errors
    /// When the archive cannot be read.
    pub async fn snapshot(&self, battle: &BattleId) -> Result<Option<Snapshot>, ArchiveFault> {
        self.snapshot_up_to(battle, u32::MAX).await
    }

    /// The latest snapshot of a battle with no more entries before it than that.
    ///
    /// # Errors
    /// When the archive cannot be read.
    pub async fn snapshot_up_to(&self, battle: &BattleId, number: u32) -> Result<Option<Snapshot>, ArchiveFault> {
        let found = sqlx::query(
            "SELECT number, position FROM snapshots WHERE battle = ? AND number <= ? ORDER BY number DESC LIMIT 1",
        )
        .bind(&battle.0)
        .bind(i64::from(number))
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = found else { return Ok(None) };
        let number: i64 = row.try_get("number")?;
        let number = u32::try_from(number).map_err(|_| damaged(battle, "a snapshot has no number"))?;
        Ok(Some(Snapshot { number, position: row.try_get("position")? }))
    }
}

impl Archive {
    /// What the generals were after, by the number of the entry, as JSON.
    ///
    /// # Errors
    /// When the archive cannot be read.
    pub async fn remarks(&self, battle: &BattleId) -> Result<BTreeMap<u32, String>, ArchiveFault> {
        let query = format!(
            "SELECT c.number, remark FROM {LISTED} WHERE c.battle = ?1 AND remark <> ''
             UNION ALL SELECT number, remark FROM {UNLISTED} AND battle = ?1 AND remark <> ''"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(query)).bind(&battle.0).fetch_all(&self.readers).await?;
        let pair = |row: &SqliteRow| Ok((row.try_get::<u32, _>("number")?, row.try_get("remark")?));
        rows.iter().map(pair).collect()
    }

    /// How the chances stood over a finished battle, if that was worked out before.
    ///
    /// # Errors
    /// When the archive cannot be read.
    pub async fn analysis(&self, battle: &BattleId) -> Result<Option<String>, ArchiveFault> {
        let found = sqlx::query("SELECT points FROM analyses WHERE battle = ?")
            .bind(&battle.0)
            .fetch_optional(&self.readers)
            .await?;
        Ok(found.map(|row| row.try_get("points")).transpose()?)
    }
}

/// The query for some heads, with something more of each. When something was done last is told to
/// everybody, so it is when the last entry was written that everybody sees; what is asked is told
/// as everybody may know it in any case.
fn heads(more: &str, which: &str) -> String {
    format!(
        "WITH
           last AS MATERIALIZED (SELECT battle, max(number), asked FROM {UNLISTED} GROUP BY battle),
           seen AS MATERIALIZED (SELECT battle, max(number), written FROM {UNLISTED} AND NOT unseen GROUP BY battle)
         SELECT {more},
           coalesce(last.asked,
             (SELECT asked FROM {LISTED} WHERE c.battle = b.id ORDER BY c.number DESC LIMIT 1)) AS last_asked,
           coalesce(seen.written,
             (SELECT written FROM {LISTED} WHERE c.battle = b.id AND NOT unseen ORDER BY c.number DESC LIMIT 1))
             AS seen_last
         FROM battles b LEFT JOIN last ON last.battle = b.id LEFT JOIN seen ON seen.battle = b.id WHERE {which}"
    )
}

/// How many entries a battle has.
pub(crate) async fn length(connection: &mut SqliteConnection, battle: &BattleId) -> Result<u32, sqlx::Error> {
    let query = format!(
        "SELECT coalesce((SELECT max(number) FROM {UNLISTED} AND battle = ?1),
                         (SELECT max(number) FROM contents WHERE battle = ?1)) AS last"
    );
    let row = sqlx::query(sqlx::AssertSqlSafe(query)).bind(&battle.0).fetch_one(connection).await?;
    let last: Option<i64> = row.try_get("last")?;
    Ok(last.and_then(|last| u32::try_from(last + 1).ok()).unwrap_or(0))
}

fn damaged(battle: &BattleId, why: impl Into<String>) -> ArchiveFault {
    ArchiveFault::Damaged { battle: battle.0.clone(), why: why.into() }
}

fn blob<const N: usize>(battle: &BattleId, row: &SqliteRow, name: &str) -> Result<[u8; N], ArchiveFault> {
    let bytes: &[u8] = row.try_get(name)?;
    bytes.try_into().map_err(|_| damaged(battle, format!("`{name}` has {} bytes, not {N}", bytes.len())))
}

fn json(battle: &BattleId, text: &str) -> Result<serde_json::Value, ArchiveFault> {
    serde_json::from_str(text).map_err(|error| damaged(battle, error.to_string()))
}

fn head(row: &SqliteRow) -> Result<Head, ArchiveFault> {
    let id = BattleId(row.try_get("id")?);
    let number = |name: &str| -> Result<u16, ArchiveFault> {
        let number: i64 = row.try_get(name)?;
        u16::try_from(number).map_err(|_| damaged(&id, format!("`{name}` is {number}")))
    };
    let created = Moment(row.try_get("created")?);
    let changed = row.try_get::<Option<i64>, _>("seen_last")?.map_or(created, Moment);
    let first: &str = row.try_get("asked")?;
    let last: Option<&str> = row.try_get("last_asked")?;
    Ok(Head {
        system: row.try_get("system")?,
        rules: number("rules")?,
        pack: PackMark {
            id: row.try_get("pack_id")?,
            version: row.try_get("pack_version")?,
            hash: Fingerprint(blob(&id, row, "pack_hash")?),
        },
        options: json(&id, row.try_get("options")?)?,
        seed: Seed(blob(&id, row, "seed")?),
        commitment: Commitment(blob(&id, row, "commitment")?),
        seating: Seating::read(row.try_get("seating")?).ok_or_else(|| damaged(&id, "no such seating"))?,
        state: BattleState::read(row.try_get("state")?).ok_or_else(|| damaged(&id, "no such state"))?,
        asked: json(&id, last.unwrap_or(first))?,
        hints: row.try_get("hints")?,
        resumed: u32::try_from(row.try_get::<i64, _>("resumed")?).map_err(|_| damaged(&id, "`resumed`"))?,
        created,
        changed,
        id,
    })
}

fn seat(battle: &BattleId, row: &SqliteRow) -> Result<Seat, ArchiveFault> {
    let side: Option<i64> = row.try_get("side")?;
    let has = |name| row.try_get::<Option<&[u8]>, _>(name).map(|bytes| bytes.is_some());
    Ok(Seat {
        viewer: row.try_get("viewer")?,
        side: side.map(|side| Side::of(u8::from(side != 0))),
        key: KeyHash(blob(battle, row, "key")?),
        invitation: if has("invitation")? { Some(KeyHash(blob(battle, row, "invitation")?)) } else { None },
        claimed: if has("claimed")? { Some(KeyHash(blob(battle, row, "claimed")?)) } else { None },
        since: row.try_get::<Option<i64>, _>("since")?.map(Moment),
        taken: row.try_get("taken")?,
        nonce: if has("nonce")? { Some(Nonce(blob(battle, row, "nonce")?)) } else { None },
        standing: serde_json::from_str(row.try_get("standing")?).map_err(|error| damaged(battle, error.to_string()))?,
        general: row.try_get("general")?,
        agreed: row.try_get::<Option<i64>, _>("agreed")?.and_then(|rules| u16::try_from(rules).ok()),
    })
}

fn written(battle: &BattleId, row: &SqliteRow) -> Result<Written, ArchiveFault> {
    let number: i64 = row.try_get("number")?;
    Ok(Written {
        number: u32::try_from(number).map_err(|_| damaged(battle, format!("an entry has number {number}")))?,
        entry: row.try_get("entry")?,
        print: Fingerprint(blob(battle, row, "print")?),
        asked: row.try_get("asked")?,
        told: row.try_get("told")?,
        remark: row.try_get("remark")?,
        unseen: row.try_get("unseen")?,
    })
}

fn listed(row: &SqliteRow) -> Result<Listed, ArchiveFault> {
    let head = head(row)?;
    let seats: Vec<ListedSeat> =
        serde_json::from_str(row.try_get("seats")?).map_err(|error| damaged(&head.id, error.to_string()))?;
    Ok(Listed { head, seats })
}
