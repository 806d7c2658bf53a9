//! The messages on a socket, both ways.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use kernel::wire::{Complaint, Forecast, Gesture, Offer, Prospect, Scene, Standing, Zone};
use kernel::{Commitment, Facade, Nonce, Seed, Side, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use archive::{Moment, Seating};

use crate::seats::Claim;

/// What a client sends.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Request {
    Order {
        number: u32,
        order: Value,
    },
    Plan {
        number: u32,
        orders: Vec<Value>,
    },
    Undo {
        number: u32,
        to: u32,
    },
    Plans {
        subject: String,
    },
    /// What these orders will bring, given one after the other.
    Preview {
        orders: Vec<Value>,
    },
    /// What these orders would lead to; the answer carries the mark.
    Attempt {
        mark: u32,
        orders: Vec<Value>,
    },
    Why {
        subject: Option<String>,
        target: String,
    },
    /// What can be seen from a place.
    Sight {
        from: String,
    },
    /// The zones of control that matter to a piece, or all of the enemy.
    Zones {
        subject: Option<String>,
    },
    Standing {
        answers: BTreeMap<String, String>,
    },
    History {
        from: u32,
        #[serde(default)]
        revealed: bool,
    },
    Continue,
    /// A general takes the sender's side over; without a level he takes it back himself.
    General {
        level: Option<String>,
    },
    /// The general that thinks shall decide now.
    Hurry,
    /// The first message on a line: by what the sender claims a seat.
    Sit(Claim),
    /// Another key shall open the sender's seat, and every other browser is turned out of it.
    Renew,
    /// Another invitation to a free seat, or another link for onlookers; those given before are worth nothing.
    Invite {
        side: String,
    },
    /// The invitations to a free seat are worth nothing from now on.
    Withdraw {
        side: String,
    },
}

/// What the server sends.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Frame<'a> {
    /// The battle waits for a seat to be taken.
    Waiting {
        viewer: &'a str,
        sides: [&'a str; 2],
        seats: Vec<SeatCard<'a>>,
        verify: Verify,
    },
    /// Who sits where, and since when.
    Seats {
        /// The number of the reader's own browser in this battle, if it is remembered.
        you: Option<u32>,
        seats: &'a [SeatCard<'a>],
    },
    /// An invitation that the reader has asked for.
    Invited {
        side: &'a str,
        link: &'a str,
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
        orders: &'a [Value],
        preview: Forecast,
    },
    /// What the orders would lead to, or why the first that is not allowed is not.
    Attempt {
        mark: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        prospect: Option<Prospect>,
        #[serde(skip_serializing_if = "Option::is_none")]
        refusal: Option<Complaint>,
    },
    Why {
        of: &'a str,
        refusal: Option<Complaint>,
    },
    Sight {
        from: &'a str,
        hexes: Vec<String>,
    },
    Zones {
        subject: Option<&'a str>,
        zones: Vec<Zone>,
    },
    /// How far a general has got.
    Thinking {
        side: &'a str,
        level: &'a str,
        progress: f64,
    },
    /// The questions that a side may answer beforehand, and the answers it has left; for its own eyes.
    Standing {
        questions: Vec<Standing>,
        answers: &'a BTreeMap<String, String>,
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
    /// The level of the general that plays it, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) general: Option<&'a str>,
    /// When somebody took it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) since: Option<Moment>,
    /// It is taken, and that is not stored yet: there is no room on the disk.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) unstored: bool,
    /// The browsers that hold it, and those that were turned out.
    pub(crate) browsers: Vec<Browser>,
}

/// A browser in a seat; nothing is known of whoever sits before it.
#[derive(Debug, Serialize)]
pub(crate) struct Browser {
    /// Its number in this battle, the same for every seat.
    pub(crate) number: u32,
    pub(crate) since: Moment,
    /// Whether it looks at the battle from this seat now.
    pub(crate) here: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) turned_out: Option<Moment>,
}

/// A general that plays a side.
#[derive(Debug, Serialize)]
pub(crate) struct Commanding {
    pub(crate) level: &'static str,
    /// Whether it is asked at present.
    pub(crate) thinking: bool,
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

#[derive(Debug, Default, Serialize)]
pub(crate) struct Undo {
    possible: bool,
    to: Vec<u32>,
}

/// Why a battle can only be read for the time being.
#[derive(Debug, Serialize)]
pub(crate) struct Rest<'a> {
    #[serde(flatten)]
    pub(crate) why: Complaint,
    /// The sides that want to continue.
    pub(crate) agreed: Vec<&'a str>,
}

/// All that a viewer is shown, but for the story.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename = "state")]
pub(crate) struct StateFrame<'a> {
    pub(crate) number: u32,
    pub(crate) viewer: &'a str,
    pub(crate) sides: [&'a str; 2],
    pub(crate) decision: Value,
    pub(crate) scene: Scene,
    pub(crate) offers: Vec<Offer>,
    pub(crate) undo: Undo,
    pub(crate) verify: Verify,
    pub(crate) seating: Seating,
    /// The sides that generals play.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) generals: BTreeMap<&'a str, Commanding>,
    /// Only if the rules have changed and the battle with them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) halted: Option<Rest<'a>>,
}

impl StateFrame<'_> {
    /// As it goes over the wire, with lines of the story that are in JSON already.
    pub(crate) fn text(&self, (from, story): (usize, String)) -> Utf8Bytes {
        let mut text = serde_json::to_string(self).unwrap_or_default();
        text.pop();
        text.push_str(&format!(r#","story_from":{from},"story":{story}}}"#));
        text.into()
    }
}

impl Undo {
    /// The entries that a viewer may go back to.
    pub(crate) fn of(table: &dyn Facade, viewer: Viewer) -> Self {
        let to = table.recalls(viewer);
        Undo { possible: !to.is_empty(), to }
    }
}

/// An index for each viewer, for small arrays.
pub(crate) fn place_of(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Side(side) => side.index(),
        Viewer::Onlooker => Side::BOTH.len(),
    }
}
