//! What is stored of a battle.

use std::collections::BTreeMap;
use std::fmt;

use kernel::{Commitment, Fingerprint, Nonce, PackMark, Seed, Side};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use ts_rs::TS;

use crate::moment::Moment;

/// The unguessable name of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BattleId(pub String);

impl fmt::Display for BattleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The hash of a key; the key itself is never stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct KeyHash(pub [u8; 32]);

impl KeyHash {
    /// Of a key as it stands in a link or cookie.
    pub fn of(key: &str) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"grognard key");
        hash.update(key.as_bytes());
        KeyHash(hash.finalize().into())
    }

    /// Of a share of chance, by which its sender is known again.
    pub fn of_nonce(nonce: Nonce) -> Self {
        KeyHash::of(&hex::encode(nonce.0))
    }
}

impl fmt::Debug for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeyHash(kept secret)")
    }
}

/// How the seats of a battle are filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Seating {
    /// Both sides at one screen, covered between questions.
    Hotseat,
    /// Both sides at one screen, with open faces.
    Open,
    /// Two browsers; the second by invitation.
    Two,
    /// Both sides played by one person, without covers.
    Alone,
}

impl Seating {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Seating::Hotseat => "hotseat",
            Seating::Open => "open",
            Seating::Two => "two",
            Seating::Alone => "alone",
        }
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        [Seating::Hotseat, Seating::Open, Seating::Two, Seating::Alone].into_iter().find(|it| it.as_str() == text)
    }
}

/// Whether a battle has begun, runs or is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum BattleState {
    /// A seat is not taken yet.
    Waiting,
    /// It is being played.
    Running,
    /// It has ended.
    Over,
}

impl BattleState {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            BattleState::Waiting => "waiting",
            BattleState::Running => "running",
            BattleState::Over => "over",
        }
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        [BattleState::Waiting, BattleState::Running, BattleState::Over].into_iter().find(|it| it.as_str() == text)
    }
}

/// What is fixed when a battle is created, and how far it has come.
#[derive(Clone, Debug)]
pub struct Head {
    /// Its name.
    pub id: BattleId,
    /// The rules system.
    pub system: String,
    /// The revision of the rules it was begun under.
    pub rules: u16,
    /// The pack.
    pub pack: PackMark,
    /// The options chosen.
    pub options: Value,
    /// The server's secret share of chance.
    pub seed: Seed,
    /// What was published of it.
    pub commitment: Commitment,
    /// How the seats are filled.
    pub seating: Seating,
    /// How far it has come.
    pub state: BattleState,
    /// What is asked, as anybody may know it, after the last entry.
    pub asked: Value,
    /// Whether the sides may ask what a general would do; if nobody has said so, only where no
    /// other person plays.
    pub hints: Option<bool>,
    /// Where it was continued under other rules; entries before can be read, but not replayed.
    pub resumed: u32,
    /// When it was created.
    pub created: Moment,
    /// When the last entry was made that everybody sees.
    pub changed: Moment,
}

/// A seat, or the onlookers' bench.
#[derive(Clone, Debug)]
pub struct Seat {
    /// The key of the side, or `onlooker`.
    pub viewer: String,
    /// The side; none for onlookers.
    pub side: Option<Side>,
    /// The hash of the key that opens it; while the seat is free, of the invitation.
    pub key: KeyHash,
    /// The hash of the invitation that was used up.
    pub invitation: Option<KeyHash>,
    /// The hash of the share of chance that came with the invitation.
    pub claimed: Option<KeyHash>,
    /// When it was taken.
    pub since: Option<Moment>,
    /// Whether somebody has taken it.
    pub taken: bool,
    /// The seat's share of chance.
    pub nonce: Option<Nonce>,
    /// Answers left to the questions of the other side's turn.
    pub standing: BTreeMap<String, String>,
    /// The level of the general that plays it, if one does.
    pub general: Option<String>,
    /// The revision of the rules under which it wants to continue.
    pub agreed: Option<u16>,
}

impl Seat {
    /// Whether somebody plays it, a person or a general.
    pub fn is_filled(&self) -> bool {
        self.taken || self.general.is_some()
    }
}

/// How a seat is taken by invitation.
#[derive(Clone, Copy, Debug)]
pub struct Taking {
    /// What opens it from now on.
    pub key: KeyHash,
    /// The share of chance that came with the invitation.
    pub nonce: Nonce,
    /// The browser.
    pub visitor: Option<KeyHash>,
}

/// A browser that holds a seat, or held it until it was turned out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// The hash of its cookie.
    pub visitor: KeyHash,
    /// The seat.
    pub viewer: String,
    /// Its number in the battle, the same for all seats.
    pub number: u32,
    /// Since when.
    pub since: Moment,
    /// When it was turned out.
    pub turned_out: Option<Moment>,
}

/// One entry as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Its number.
    pub number: u32,
    /// The entry as JSON.
    pub entry: String,
    /// The fingerprint of the position after it.
    pub print: Fingerprint,
    /// What is asked after it, as anybody may know it, as JSON.
    pub asked: String,
    /// What was told of it, as JSON; empty if that was not kept.
    pub told: String,
    /// What the general who gave it was after, as JSON; empty if a person did.
    pub remark: String,
    /// Whether only its own side sees it.
    pub unseen: bool,
}

/// A battle with all that is stored of it.
#[derive(Clone, Debug)]
pub struct StoredBattle {
    /// What is fixed.
    pub head: Head,
    /// The seats, sides first.
    pub seats: Vec<Seat>,
    /// Its entries, without a gap; all of them, or those from a number on.
    pub entries: Vec<Written>,
}

/// A battle as the lobby lists it.
#[derive(Clone, Debug)]
pub struct Listed {
    /// What is fixed.
    pub head: Head,
    /// The sides and who plays them.
    pub seats: Vec<ListedSeat>,
}

/// The battles of the lobby.
#[derive(Clone, Debug, Default)]
pub struct Listing {
    /// Those that can be read, newest first.
    pub battles: Vec<Listed>,
    /// The names of those that are damaged.
    pub damaged: Vec<BattleId>,
}

/// A side as the lobby lists it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ListedSeat {
    /// The key of the side.
    pub side: String,
    /// Whether somebody plays it.
    pub taken: bool,
    /// The level of the general that plays it, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub general: Option<String>,
}

/// A position kept whole, so that a long battle opens quickly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The number of entries before it.
    pub number: u32,
    /// The position's bytes.
    pub position: Vec<u8>,
}
