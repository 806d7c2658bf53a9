//! The messages on a socket, both ways.

use axum::extract::ws::Utf8Bytes;
use kernel::facade::{Asked, Complaint, Forecast, Gesture, Line, Offer};
use kernel::{Commitment, Facade, Nonce, Seed, Side, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use archive::Seating;

/// What a client sends.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Request {
    Order { number: u32, order: Value },
    Plan { number: u32, orders: Vec<Value> },
    Undo { number: u32, to: u32 },
    Plans { subject: String },
    Preview { order: Value },
    Why { subject: Option<String>, target: String },
}

/// What the server sends.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Frame<'a> {
    State(Box<StateFrame<'a>>),
    /// The battle waits for a seat to be taken.
    Waiting {
        viewer: &'a str,
        sides: [&'a str; 2],
        seats: Vec<SeatCard<'a>>,
        verify: Verify,
    },
    /// The invitation has been used; this link opens the seat from now on.
    Seated {
        viewer: &'a str,
        link: &'a str,
    },
    Accepted {
        number: u32,
    },
    Refused {
        /// The number of the message that is refused, if it had one.
        number: Option<u32>,
        refusal: &'a Complaint,
    },
    Plans {
        subject: &'a str,
        plans: Vec<Gesture>,
    },
    Preview {
        order: &'a Value,
        preview: Forecast,
    },
    Why {
        of: &'a str,
        refusal: Option<Complaint>,
    },
}

impl Frame<'_> {
    /// As it goes over the wire.
    pub(crate) fn text(&self) -> Utf8Bytes {
        // Every part of a frame can be written as JSON: its maps have strings for keys.
        serde_json::to_string(self).unwrap_or_default().into()
    }
}

/// A seat as everybody may know it.
#[derive(Debug, Serialize)]
pub(crate) struct SeatCard<'a> {
    pub(crate) side: &'a str,
    pub(crate) taken: bool,
}

/// How the dice can be verified.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Verify {
    pub(crate) commitment: Commitment,
    /// The server's share; only once the battle is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seed: Option<Seed>,
    /// The seats' shares; only once the battle is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) nonces: Option<Vec<Nonce>>,
}

#[derive(Debug, Serialize)]
pub(crate) struct Undo {
    possible: bool,
    to: Vec<u32>,
}

/// All that a viewer is shown.
#[derive(Debug, Serialize)]
pub(crate) struct StateFrame<'a> {
    number: u32,
    viewer: &'a str,
    sides: [String; 2],
    decision: Asked,
    scene: Value,
    offers: Vec<Offer>,
    undo: Undo,
    story: Vec<Line>,
    story_from: usize,
    verify: Verify,
    seating: Seating,
}

impl<'a> StateFrame<'a> {
    /// The table as a viewer may see it, with the story from a line on.
    pub(crate) fn of(
        table: &dyn Facade,
        viewer: Viewer,
        name: &'a str,
        story: Vec<Line>,
        story_from: usize,
        verify: Verify,
        seating: Seating,
    ) -> Self {
        let to = table.recalls(viewer);
        StateFrame {
            number: table.number(),
            viewer: name,
            sides: table.sides(),
            decision: table.decision(viewer),
            scene: table.scene(viewer),
            offers: table.offers(viewer),
            undo: Undo { possible: !to.is_empty(), to },
            story,
            story_from,
            verify,
            seating,
        }
    }
}

/// An index for each viewer, for small arrays.
pub(crate) fn place_of(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Side(side) => side.index(),
        Viewer::Onlooker => Side::BOTH.len(),
    }
}
