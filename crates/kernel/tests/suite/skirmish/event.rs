//! What can happen.

use kernel::{Cite, Cited, Side, Tally, Viewer};
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

    fn cite(&self) -> Option<Cite> {
        Some(Cite(match self {
            Event::Deployed { .. } => "skirmish:1.2",
            Event::Round { .. } => "skirmish:1.1",
            Event::Shuffled { .. } | Event::CaptainMixed { .. } => "skirmish:3.1",
            Event::Shown { .. } => "skirmish:3.4",
            Event::Advanced { .. } => "skirmish:2.1",
            Event::Waded { .. } => "skirmish:2.2",
            Event::Challenged { .. } => "skirmish:4.1",
            Event::Slipped { .. } => "skirmish:5.1",
            Event::Stood { .. } => "skirmish:5.2",
            Event::Duel { .. } => "skirmish:4.2",
            Event::TurnEnded { .. } => "skirmish:2.3",
            Event::Murmured => return None,
        }))
    }
}

impl Cited for Event {
    fn cites(&self, name: &mut dyn FnMut(Cite)) {
        if let Some(cite) = self.cite() {
            name(cite);
        }
        if let Event::Duel { tally, .. } = self {
            tally.cites(name);
        }
    }
}
