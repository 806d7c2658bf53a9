//! Something that holds at the table already and is not stored yet.

use archive::{Archive, ArchiveFault, BattleId, KeyHash, Taking};
use serde_json::Value;

/// Something that is to be stored.
#[derive(Clone, Debug)]
pub(crate) enum Owed {
    /// A seat was taken by invitation.
    Seat { viewer: String, taking: Taking },
    /// The battle has begun, with what is asked first.
    Beginning { asked: Value },
    /// A browser holds a seat.
    Holder { viewer: String, visitor: KeyHash },
}

impl Owed {
    pub(crate) async fn store(&self, archive: &Archive, id: &BattleId) -> Result<(), ArchiveFault> {
        match self {
            Owed::Seat { viewer, taking } => archive.take_seat(id, viewer, *taking).await,
            Owed::Beginning { asked } => archive.begin(id, asked.clone()).await,
            Owed::Holder { viewer, visitor } => archive.hold(*visitor, id, viewer).await,
        }
    }

    /// Whether it comes in place of another: of a seat that is taken again with the same share of
    /// chance the last key counts.
    pub(crate) fn replaces(&self, other: &Owed) -> bool {
        match (self, other) {
            (Owed::Seat { viewer, .. }, Owed::Seat { viewer: same, .. }) => viewer == same,
            (Owed::Beginning { .. }, Owed::Beginning { .. }) => true,
            (Owed::Holder { viewer, visitor }, Owed::Holder { viewer: same, visitor: other }) => {
                (viewer, visitor) == (same, other)
            }
            _ => false,
        }
    }
}
