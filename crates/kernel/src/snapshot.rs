//! Going on from a position that was kept whole, so that a long battle opens quickly.

use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::dice::{Dice, Seed};
use crate::fingerprint::{from_bytes, to_bytes};
use crate::parley::Parley;
use crate::system::{System, Viewer};
use crate::table::{Past, Table};

/// A position with all that is needed to go on from it.
#[derive(Serialize, Deserialize)]
struct Snapshot<P> {
    past: Past,
    rolls: u64,
    position: P,
    said: Parley,
}

/// The same as it was kept when nothing could be said at a table.
#[derive(Deserialize)]
struct Silent<P> {
    past: Past,
    rolls: u64,
    position: P,
}

impl<P: DeserializeOwned> Snapshot<P> {
    fn read(bytes: &[u8]) -> Result<Self, String> {
        from_bytes::<Self>(bytes).or_else(|fault| {
            let Silent { past, rolls, position } = from_bytes(bytes).map_err(|_| fault)?;
            Ok(Snapshot { past, rolls, position, said: Parley::default() })
        })
    }
}

impl<S: System> Table<S> {
    /// How many lines a viewer has heard in all.
    pub fn heard(&self, viewer: Viewer) -> usize {
        let now = self.story().iter().filter(|passage| self.hear(viewer, passage).is_some()).count();
        self.past().heard(viewer) + now
    }

    /// What a table that goes on from here no longer holds.
    fn past_from_here(&self) -> Past {
        let heard = Viewer::ALL.map(|viewer| self.heard(viewer) as u32);
        Past { number: self.number(), heard, unseen: self.unseen_before(self.number()) }
    }

    /// All that is needed to go on from here; none while orders could still be taken back.
    pub fn snapshot(&self) -> Option<Vec<u8>> {
        let (past, rolls) = (self.past_from_here(), self.dice().rolls());
        let said = *self.parley();
        (!self.is_recallable()).then(|| to_bytes(&Snapshot { past, rolls, position: self.position().clone(), said }))
    }

    /// A table that goes on from a snapshot with the dice of a seed.
    ///
    /// # Errors
    /// When the bytes are no snapshot of this system.
    pub fn resumed(battle: Arc<S::Battle>, seed: Seed, snapshot: &[u8]) -> Result<Self, String> {
        let Snapshot { past, rolls, position, said } = Snapshot::<S::Position>::read(snapshot)?;
        Ok(Table::set_after(past, said, battle, position, Dice::sealed_at(seed, rolls)))
    }

    /// Lets go of what led here, unless orders could still be taken back.
    pub fn forget(&mut self) {
        if !self.is_recallable() {
            let bare = self.bare();
            self.replace_by(bare);
        }
    }

    /// The same position without anything that led to it: nothing can be taken back,
    /// however long the battle was.
    #[must_use]
    pub fn bare(&self) -> Self {
        let (battle, position, dice) = (Arc::clone(self.battle()), self.position().clone(), self.dice().clone());
        Table::set_after(self.past_from_here(), *self.parley(), battle, position, dice)
    }
}
