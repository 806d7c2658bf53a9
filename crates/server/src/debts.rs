//! What holds at the table already and is not stored yet, because the disk is full.
//!
//! Taking a seat by link must not wait for room on the disk. So the seat is taken in memory at
//! once, with the key and the share of chance that will be stored, and written down as soon as that
//! can be done. Nothing else of a battle is stored before what it owes: an order rests on both
//! shares of chance, and on who sits where.

use archive::{Archive, ArchiveFault, Holder, KeyHash, Moment};

use crate::owed::Owed;
use crate::room::Room;
use crate::rooms::House;

/// So many browsers are remembered for each seat while they are not stored, the latest ones.
const MOST_HOLDERS: usize = 64;

impl Room {
    /// Whether something holds here that is not stored yet.
    pub(crate) fn owes(&self) -> bool {
        !self.owed.is_empty()
    }

    /// Whether a seat was taken and that is not stored yet.
    pub(crate) fn owes_seat(&self, name: &str) -> bool {
        self.owed.iter().any(|owed| matches!(owed, Owed::Seat { viewer, .. } if viewer == name))
    }

    /// Stores what is owed, in the order in which it came to be. Whatever else is to be stored of
    /// the battle waits for it.
    pub(crate) async fn pay(&mut self, archive: &Archive) -> Result<(), ArchiveFault> {
        if !self.owes() {
            return Ok(());
        }
        let id = self.stored.head.id.clone();
        while let Some(owed) = self.owed.first() {
            owed.store(archive, &id).await?;
            self.owed.remove(0);
        }
        tracing::info!(battle = %id, "seats that were taken while nothing could be stored are stored");
        if let Ok(holders) = archive.holders(&id).await {
            self.know(holders);
        }
        self.tell_all_seats();
        Ok(())
    }

    /// Stores something; while that cannot be done it is owed, and holds all the same.
    pub(crate) async fn store_or_owe(&mut self, archive: &Archive, owed: Owed) -> Result<(), ArchiveFault> {
        let id = self.stored.head.id.clone();
        let stored = match self.pay(archive).await {
            Ok(()) => owed.store(archive, &id).await,
            Err(fault) => Err(fault),
        };
        match stored {
            Err(fault @ (ArchiveFault::Full { .. } | ArchiveFault::NotStored { .. })) => {
                tracing::warn!(battle = %id, %fault, "a seat is taken, and will be stored when there is room");
                self.owe(owed);
                Ok(())
            }
            stored => stored,
        }
    }

    fn owe(&mut self, mut owed: Owed) {
        // Anybody who takes a seat again does not take it from the browser that took it first.
        let holder = match &mut owed {
            Owed::Seat { viewer, taking } => taking.visitor.take().map(|visitor| (viewer.clone(), visitor)),
            _ => None,
        };
        match self.owed.iter_mut().find(|other| owed.replaces(other)) {
            Some(other) => *other = owed,
            None => self.owed.push(owed),
        }
        if let Some((viewer, visitor)) = holder {
            self.owe(Owed::Holder { viewer, visitor });
        }
    }

    /// Remembers the browser that has come to hold a seat.
    pub(crate) async fn remember(
        &mut self,
        archive: &Archive,
        visitor: KeyHash,
        name: &str,
    ) -> Result<(), ArchiveFault> {
        let viewer = name.to_owned();
        self.store_or_owe(archive, Owed::Holder { viewer, visitor }).await?;
        self.know_holder(archive, visitor, name).await;
        Ok(())
    }

    /// A browser holds a seat from now on: the archive tells its number, or
    /// while that is owed we do.
    pub(crate) async fn know_holder(&mut self, archive: &Archive, visitor: KeyHash, name: &str) {
        if !self.owes()
            && let Ok(holders) = archive.holders(&self.stored.head.id).await
        {
            return self.know(holders);
        }
        self.note_holder(visitor, name);
    }

    /// The same numbers that the archive will give.
    fn note_holder(&mut self, visitor: KeyHash, name: &str) {
        let same = |holder: &&mut Holder| holder.visitor == visitor && holder.viewer == name;
        if let Some(holder) = self.holders.iter_mut().find(same) {
            if holder.turned_out.take().is_some() {
                holder.since = Moment::now();
            }
            return;
        }
        let next = || self.holders.iter().map(|holder| holder.number).max().unwrap_or(0) + 1;
        let number = self.number_of(visitor).unwrap_or_else(next);
        let holder = Holder { visitor, viewer: name.to_owned(), number, since: Moment::now(), turned_out: None };
        self.holders.push(holder);
        self.holders.sort_by(|one, other| (one.number, &one.viewer).cmp(&(other.number, &other.viewer)));
        if self.holders.iter().filter(|holder| holder.viewer == name).count() > MOST_HOLDERS
            && let Some(first) = self.holders.iter().position(|holder| holder.viewer == name)
        {
            let gone = self.holders.remove(first);
            self.owed.retain(|owed| {
                !matches!(owed, Owed::Holder { viewer, visitor } if *viewer == gone.viewer && *visitor == gone.visitor)
            });
        }
    }
}

impl House {
    /// Stores what battles owe, until it turns out that there is still no room.
    pub(crate) async fn pay_debts(&self) {
        for door in self.all_doors() {
            // Anybody who is in a room and stores something pays for it himself.
            let Ok(mut room) = door.try_lock() else { continue };
            let Some(room) = room.as_mut() else { continue };
            if let Err(ArchiveFault::Full { .. } | ArchiveFault::NotStored { .. }) = room.pay(&self.archive).await {
                return;
            }
        }
    }

    /// The last attempt before the server stops.
    pub(crate) async fn pay_at_last(&self) {
        self.pay_debts().await;
        for door in self.all_doors() {
            let room = door.lock().await;
            if let Some(room) = room.as_ref().filter(|room| room.owes()) {
                let battle = &room.stored.head.id;
                tracing::warn!(%battle, "a seat was taken and could not be stored: its invitation is good again");
            }
        }
    }
}
