//! All battles that somebody looks at, and the road to the stored ones.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use archive::{Archive, BattleId, BattleState};
use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use kernel::Label;
use tokio::sync::{Mutex as Lock, MutexGuard, Semaphore};
use tokio::task::spawn_blocking;

use crate::analyses::Analyses;
use crate::beginning::begin_if_complete;
use crate::books::Rulebooks;
use crate::config::Config;
use crate::fault::{Denial, unknown_battle};
use crate::guests::{Caller, Guests};
use crate::open::{self, Kept, Opened, RECENT};
use crate::prompt::Prompts;
use crate::room::Room;
use crate::turns::Turns;

/// A battle's room; empty until somebody asks for it.
type Door = Arc<Lock<Option<Room>>>;

/// What every request and socket shares.
pub(crate) struct House {
    pub(crate) archive: Archive,
    pub(crate) books: Arc<dyn Rulebooks>,
    pub(crate) config: Config,
    /// Who comes from where, and what each has of everything.
    pub(crate) guests: Arc<Guests>,
    /// Where rooms note that a standing answer is due.
    pub(crate) prompts: Prompts,
    /// Battles that somebody wants to play are replayed whole by so many at once.
    openings: Semaphore,
    /// Battles that somebody looks back at, verifies or looks into are replayed by so many at once:
    /// those who want to play do not wait for them.
    replays: Semaphore,
    /// Records are read in by so many at once.
    pub(crate) imports: Arc<Semaphore>,
    /// So many generals think at once.
    pub(crate) thinkers: Arc<Turns>,
    /// Finished battles that are being looked into.
    pub(crate) analyses: Analyses,
    doors: Mutex<HashMap<BattleId, Door>>,
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("House")
    }
}

/// Battles that are replayed whole at once, to be played and to be looked at.
const OPENINGS: usize = 2;
const REPLAYS: usize = 1;
/// Records that are read in at once.
const IMPORTS: usize = 1;

impl House {
    pub(crate) fn new(archive: Archive, books: Arc<dyn Rulebooks>, config: Config, prompts: Prompts) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        House {
            archive,
            books,
            guests: Guests::new(&config.limits),
            config,
            prompts,
            openings: Semaphore::new(OPENINGS),
            replays: Semaphore::new(REPLAYS),
            imports: Arc::new(Semaphore::new(IMPORTS)),
            thinkers: Turns::new(cores),
            analyses: Analyses::default(),
            doors: Mutex::default(),
        }
    }

    /// The door to a battle's room. What is behind it is set up by [`House::enter`].
    pub(crate) fn door(&self, id: &BattleId) -> Door {
        let mut doors = self.doors.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(doors.entry(id.clone()).or_default())
    }

    /// Enters a battle's room, which is set up from the archive if nobody is in it.
    pub(crate) async fn enter<'a>(&self, id: &BattleId, door: &'a Door) -> Result<Entered<'a>, Denial> {
        let mut room = door.lock().await;
        if room.is_none() {
            match self.set_up(id).await {
                Ok(ready) => {
                    // The program may have stopped after the last seat was taken and before
                    // the battle began.
                    let ready = room.insert(ready);
                    begin_if_complete(ready, &self.archive, &*self.books).await?;
                }
                Err(denial) => {
                    self.forget(id);
                    return Err(denial);
                }
            }
        }
        Ok(Entered(room))
    }

    async fn set_up(&self, id: &BattleId) -> Result<Room, Denial> {
        let snapshot = self.archive.snapshot(id).await?;
        let length = self.archive.length(id).await?;
        // The entry before the snapshot tells which position it must be.
        let from = snapshot.as_ref().map_or(0, |kept| (kept.number - 1).min(length.saturating_sub(RECENT)));
        let stored = self.archive.load_from(id, from).await?.ok_or_else(unknown_battle)?;
        let holders = self.archive.holders(id).await?;
        if stored.head.state == BattleState::Waiting {
            return Ok(Room::waiting(stored, holders, self.prompts.clone()));
        }
        let bytes = self.archive.pack(stored.head.pack.hash).await?;
        let kept = Kept { stored, bytes, snapshot };
        let (books, quick) = (Arc::clone(&self.books), kept.clone());
        let opened = spawn_blocking(move || open::quickly(&quick, &*books)).await.map_err(|_| Denial::fault())??;
        let (kept, opened) = match opened {
            Some(opened) => (kept, opened),
            None => self.replay_at(id, &self.openings).await?,
        };
        if let Opened::Table { revised: Some(rules), .. } = opened {
            // The battle can be looked at all the same; it is noted the next time.
            if let Err(fault) = self.archive.revise(id, rules).await {
                tracing::warn!(battle = %id, %fault, "the revision of the rules was not noted");
            }
        }
        Ok(Room::opened(kept, opened, holders, self.prompts.clone()))
    }

    /// Opens a battle entry by entry, with everything that led to where it is,
    /// for those who look back.
    pub(crate) async fn replay(&self, id: &BattleId) -> Result<(Kept, Opened), Denial> {
        self.replay_at(id, &self.replays).await
    }

    async fn replay_at(&self, id: &BattleId, places: &Semaphore) -> Result<(Kept, Opened), Denial> {
        let _turn = places.acquire().await.map_err(|_| Denial::fault())?;
        let stored = self.archive.load(id).await?.ok_or_else(unknown_battle)?;
        if stored.head.state == BattleState::Waiting {
            return Err(Denial::new(StatusCode::CONFLICT, Label::new("wire-waiting")));
        }
        let bytes = self.archive.pack(stored.head.pack.hash).await?;
        let latest = if stored.head.resumed > 0 { stored.head.resumed } else { u32::MAX };
        let snapshot = self.archive.snapshot_up_to(id, latest).await?;
        let (books, kept) = (Arc::clone(&self.books), Kept { stored, bytes, snapshot });
        let replayed = spawn_blocking(move || open::thoroughly(&kept, &*books).map(|opened| (kept, opened))).await;
        replayed.unwrap_or_else(|_| Err(Denial::fault()))
    }

    /// Forgets the door to a room that could not be set up, unless somebody else stands before it.
    fn forget(&self, id: &BattleId) {
        let mut doors = self.doors.lock().unwrap_or_else(PoisonError::into_inner);
        // Two hold it: the list of doors, and the one who failed to enter.
        if doors.get(id).is_some_and(|door| Arc::strong_count(door) <= 2) {
            doors.remove(id);
        }
    }

    pub(crate) fn all_doors(&self) -> Vec<Door> {
        self.doors.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    /// Forgets rooms that nobody is in; they can be set up again at any time, unless something
    /// of them is not stored yet.
    pub(crate) fn close_empty(&self) {
        let owes = |door: &Door| door.try_lock().is_ok_and(|room| room.as_ref().is_some_and(Room::owes));
        let mut doors = self.doors.lock().unwrap_or_else(PoisonError::into_inner);
        doors.retain(|_, door| Arc::strong_count(door) > 1 || owes(door));
    }

    /// A battle's room, if something of it is not stored yet.
    pub(crate) async fn enter_owing<'a>(&self, door: &'a Door) -> Option<Entered<'a>> {
        let room = door.lock().await;
        room.as_ref().is_some_and(Room::owes).then(|| Entered(room))
    }
}

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Denial;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Denial> {
        Caller::of(parts, house.config.proxied)
    }
}

/// A room that is set up, locked for us.
pub(crate) struct Entered<'a>(MutexGuard<'a, Option<Room>>);

impl std::ops::Deref for Entered<'_> {
    type Target = Room;

    fn deref(&self) -> &Room {
        self.0.as_ref().expect("a room is set up before it is entered")
    }
}

impl std::ops::DerefMut for Entered<'_> {
    fn deref_mut(&mut self) -> &mut Room {
        self.0.as_mut().expect("a room is set up before it is entered")
    }
}
