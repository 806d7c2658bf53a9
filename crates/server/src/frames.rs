//! The messages on a socket, both ways.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use kernel::wire::{
    Decision, Json, Layer, Line, Offer, Overlay, Parley, Plan, Preview, Prospect, Refusal, Scene, SceneChange,
    StandingQuestion,
};
use kernel::{Commitment, Facade, Label, Nonce, Seed, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use archive::{Moment, Seating};

use crate::claim::Claim;

/// Most frames have fewer bytes.
const FRAME: usize = 4 * 1024;

/// What a client sends.
#[derive(Debug, Deserialize, TS)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Request {
    Order {
        number: u32,
        #[ts(type = "unknown")]
        order: Value,
    },
    Plan {
        number: u32,
        #[ts(type = "unknown[]")]
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
        #[ts(type = "unknown[]")]
        orders: Vec<Value>,
    },
    /// What these orders would lead to; the answer carries the mark.
    Attempt {
        mark: u32,
        #[ts(type = "unknown[]")]
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
    /// What is laid over the map: zones of control, command, supply; for a piece or for all.
    Overlay {
        layer: Layer,
        subject: Option<String>,
    },
    Standing {
        answers: BTreeMap<String, String>,
    },
    History {
        from: u32,
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        revealed: bool,
    },
    Continue,
    /// A general takes the sender's side over; without a level he takes it back himself.
    General {
        level: Option<String>,
    },
    /// The general that thinks shall decide now.
    Hurry,
    /// The sender gives up, proposes an end of the battle, or answers a proposal.
    Say {
        word: Spoken,
        /// Who shall have won, in a proposal and in the answer that agrees; nobody in a draw.
        #[serde(default)]
        #[ts(optional, type = "string | null")]
        winner: Option<String>,
    },
    /// What would a general do? It is noted in the record that this was asked.
    Hint {
        number: u32,
    },
    /// The first message on a line: by what the sender claims a seat.
    Sit(Claim),
    /// Another key shall open the sender's seat, and every other browser is turned out of it.
    Renew,
    /// Another invitation to a free seat, or another link for onlookers; those given
    /// before are worth nothing.
    Invite {
        side: String,
    },
    /// The invitations to a free seat are worth nothing from now on.
    Withdraw {
        side: String,
    },
}

/// A word of a side to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Spoken {
    Resign,
    Propose,
    Accept,
    Decline,
    Withdraw,
}

/// What the server sends.
#[derive(Debug, Serialize, TS)]
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
        refusal: &'a Refusal,
    },
    Plans {
        subject: &'a str,
        plans: Vec<Plan>,
    },
    Preview {
        #[ts(type = "unknown[]")]
        orders: &'a [Value],
        preview: Preview,
    },
    /// What the orders would lead to, or why the first that is not allowed is not.
    Attempt {
        mark: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        prospect: Option<Prospect>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        refusal: Option<Refusal>,
    },
    Why {
        of: &'a str,
        refusal: Option<Refusal>,
    },
    Sight {
        from: &'a str,
        hexes: Vec<String>,
    },
    Overlay {
        layer: Layer,
        subject: Option<&'a str>,
        overlay: Overlay,
    },
    /// What a general would do in the reader's place.
    Hint {
        /// The number that its first order must carry.
        number: u32,
        level: &'a str,
        /// Its orders, one after the other.
        plan: &'a [Offer],
        /// What it is after.
        remark: Option<&'a Label>,
    },
    /// How far a general has got.
    Thinking {
        side: &'a str,
        level: &'a str,
        progress: f64,
    },
    /// The questions that a side may answer beforehand, and the answers it has
    /// left; for its own eyes.
    Standing {
        questions: Vec<StandingQuestion>,
        answers: &'a BTreeMap<String, String>,
    },
}

impl Frame<'_> {
    /// As it goes over the wire.
    pub(crate) fn text(&self) -> Utf8Bytes {
        text_of(self)
    }
}

/// A seat as everybody may know it.
#[derive(Debug, Serialize, TS)]
pub(crate) struct SeatCard<'a> {
    pub(crate) side: &'a str,
    pub(crate) taken: bool,
    /// The level of the general that plays it, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) general: Option<&'a str>,
    /// When somebody took it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub(crate) since: Option<Moment>,
    /// It is taken, and that is not stored yet: there is no room on the disk.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub(crate) unstored: bool,
    /// The browsers that hold it, and those that were turned out.
    pub(crate) browsers: Vec<SeatBrowser>,
}

/// A browser in a seat; nothing is known of the person who sits before it.
#[derive(Debug, Serialize, TS)]
pub(crate) struct SeatBrowser {
    /// Its number in this battle, the same for every seat.
    pub(crate) number: u32,
    #[ts(type = "string")]
    pub(crate) since: Moment,
    /// Whether it looks at the battle from this seat now.
    pub(crate) here: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub(crate) turned_out: Option<Moment>,
}

/// A general that plays a side.
#[derive(Debug, PartialEq, Eq, Serialize, TS)]
pub(crate) struct CommandingGeneral {
    pub(crate) level: &'static str,
    /// Whether it is asked at present.
    pub(crate) thinking: bool,
}

/// How the dice can be verified.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub(crate) struct Verify {
    #[ts(type = "string")]
    pub(crate) commitment: Commitment,
    /// The server's share; only once the battle is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub(crate) seed: Option<Seed>,
    /// The seats' shares; only once the battle is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string[]")]
    pub(crate) nonces: Option<Vec<Nonce>>,
}

#[derive(Debug, Default, PartialEq, Eq, Serialize, TS)]
pub(crate) struct Undo {
    possible: bool,
    to: Vec<u32>,
}

/// Why a battle can only be read for the time being.
#[derive(Debug, PartialEq, Serialize, TS)]
pub(crate) struct Halted {
    #[serde(flatten)]
    pub(crate) why: Refusal,
    /// The sides that want to continue.
    pub(crate) agreed: Vec<String>,
}

/// All that a viewer may know. The first frame of a battle on every line, and whenever the
/// reader may have lost his way.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "type", rename = "state")]
pub(crate) struct StateFrame<'a> {
    pub(crate) number: u32,
    pub(crate) viewer: &'a str,
    pub(crate) sides: [&'a str; 2],
    #[ts(as = "Decision")]
    pub(crate) decision: &'a Json,
    #[ts(type = "Scene")]
    pub(crate) scene: &'a Scene,
    #[ts(as = "Vec<Offer>")]
    pub(crate) offers: &'a Json,
    pub(crate) undo: &'a Undo,
    pub(crate) verify: &'a Verify,
    pub(crate) seating: Seating,
    /// The sides that generals play.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, CommandingGeneral>>")]
    pub(crate) generals: &'a BTreeMap<String, CommandingGeneral>,
    pub(crate) parley: &'a Parley,
    /// Only if the rules have changed and the battle with them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) halted: Option<&'a Halted>,
    pub(crate) story_from: usize,
    #[ts(as = "Vec<Line>")]
    pub(crate) story: &'a [Json],
}

/// What has changed since the last state or change on the same line; what is left out is as it was.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "type", rename = "change")]
pub(crate) struct ChangeFrame<'a> {
    pub(crate) number: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Decision>")]
    pub(crate) decision: Option<&'a Json>,
    /// The scene, if it is not told part by part.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Scene")]
    pub(crate) scene: Option<&'a Scene>,
    /// What has changed in the scene.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<SceneChange>")]
    pub(crate) scene_change: Option<&'a Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Vec<Offer>>")]
    pub(crate) offers: Option<&'a Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) undo: Option<&'a Undo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) verify: Option<&'a Verify>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) generals: Option<&'a BTreeMap<String, CommandingGeneral>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) parley: Option<&'a Parley>,
    pub(crate) story_from: usize,
    #[ts(as = "Vec<Line>")]
    pub(crate) story: &'a [Json],
}

/// A frame as it goes over the wire.
pub(crate) fn text_of(frame: &impl Serialize) -> Utf8Bytes {
    let mut text = Vec::with_capacity(FRAME);
    // Every part of a frame can be written as JSON: its maps have strings for keys.
    let written = serde_json::to_writer(&mut text, frame);
    let text = written.ok().and_then(|()| String::from_utf8(text).ok());
    text.unwrap_or_default().into()
}

impl Undo {
    /// The entries that a viewer may go back to.
    pub(crate) fn of(table: &dyn Facade, viewer: Viewer) -> Self {
        let to = table.recalls(viewer);
        Undo { possible: !to.is_empty(), to }
    }
}
