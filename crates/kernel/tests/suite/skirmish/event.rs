//! What can happen.

use kernel::{Side, Tally, Viewer};
use serde::Serialize;

use super::{Battle, Face, Flaw};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Event {
    Deployed {
        side: Side,
        faces: Option<Vec<Face>>,
    },
    Round {
        round: u8,
    },
    Shuffled {
        side: Side,
        field: u8,
        faces: Option<Vec<Face>>,
    },
    /// Only its own side hears that it was the captain who was mixed in.
    CaptainMixed {
        side: Side,
    },
    Shown {
        token: u8,
        face: Face,
    },
    Advanced {
        token: u8,
        to: u8,
    },
    Waded {
        token: u8,
        die: u8,
        stuck: bool,
    },
    Challenged {
        token: u8,
        target: u8,
    },
    Slipped {
        token: u8,
        to: u8,
    },
    Stood {
        token: u8,
    },
    Duel {
        token: u8,
        target: u8,
        faces: [Face; 2],
        tally: Box<Tally>,
        die: u8,
        removed: u8,
    },
    TurnEnded {
        side: Side,
    },
    Murmured,
}

impl Event {
    /// The event as a viewer may hear it.
    pub(crate) fn told(&self, battle: &Battle, viewer: Viewer) -> Option<Event> {
        let mine = |side: &Side| viewer.is(*side) || battle.has(Flaw::LeaksTell);
        let deals = |side: &Side| viewer.is(*side) || battle.has(Flaw::LeaksSetUp);
        Some(match self {
            Event::Deployed { side, faces } => {
                Event::Deployed { side: *side, faces: faces.clone().filter(|_| deals(side)) }
            }
            Event::Shuffled { side, field, faces } => {
                Event::Shuffled { side: *side, field: *field, faces: faces.clone().filter(|_| mine(side)) }
            }
            Event::CaptainMixed { side } if !viewer.is(*side) && !battle.has(Flaw::TellsOfSecrets) => return None,
            open => open.clone(),
        })
    }
}
