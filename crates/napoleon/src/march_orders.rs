//! Chapter 20: march orders. Only what cards need of it: that a general retreat was ordered. (The
//! chapter itself is written on another branch, with the same names.)

use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::play::{Field, Play, require};
use crate::rules::{cites, refuse};

/// A general retreat (20.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreat {
    /// The turn in which it was ordered; 0: never.
    pub since: u8,
    /// How many more may be ordered; cards add to it. The first is free.
    pub spare: u8,
}

/// What march orders bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum MarchEvent {
    GeneralRetreat { side: Side },
}

impl MarchEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        let MarchEvent::GeneralRetreat { side } = self;
        *side
    }
}

impl Field<'_> {
    /// Whether a side may order a general retreat: once, and once for each card (20.51).
    ///
    /// # Errors
    /// Paragraph 20.51.
    pub(crate) fn may_retreat_all(&self, side: Side) -> Result<(), Refusal> {
        let retreat = &self.position.armies[side].retreat;
        require(retreat.since == 0 || retreat.spare > 0, refuse!("20.51", "once"))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The whole army retreats (20.51).
    pub(crate) fn retreat_all(&mut self, side: Side) {
        let retreat = &mut self.position.armies[side].retreat;
        retreat.spare = retreat.spare.saturating_sub(u8::from(retreat.since != 0));
        retreat.since = self.position.turn;
        self.journal.note(cites!["20.5", "20.51"], || MarchEvent::GeneralRetreat { side });
    }
}
