//! How a battle begins.

use archive::{Archive, BattleState, Seat};
use kernel::Viewer;

use crate::books::Rulebooks;
use crate::fault::Denial;
use crate::open::{Kept, fresh};
use crate::owed::Owed;
use crate::room::Room;
use crate::story::Story;

/// Begins a battle whose seats are all taken.
pub(crate) async fn begin_if_complete(room: &mut Room, archive: &Archive, books: &dyn Rulebooks) -> Result<(), Denial> {
    let complete = room.stored.seats.iter().all(Seat::is_filled);
    if !complete || room.stored.head.state != BattleState::Waiting {
        return Ok(());
    }
    let bytes = archive.pack(room.stored.head.pack.hash).await?;
    let kept = Kept { stored: room.stored.clone(), bytes, snapshot: None };
    let table = fresh(&kept, books)?;
    room.story = Story::opening(&*table);
    room.table = Some(table);
    let asked = room.table().map(|table| table.decision(Viewer::Onlooker));
    let asked = serde_json::to_value(asked).unwrap_or_default();
    room.store_or_owe(archive, Owed::Beginning { asked }).await?;
    room.stored.head.state = BattleState::Running;
    room.begin();
    Ok(())
}
