//! What goes over the wire: the parts of frames, still without words.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::cite::Cite;
use crate::label::Label;

pub use crate::json::Json;
pub use crate::scene::{Scene, SceneChange};
pub use crate::stakes::{StakeCount, StakeGoal, StakeLevel, StakePlace, Stakes};

/// What a click on an offer does, whatever its words: how a board lets it be given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Act {
    /// It takes a piece or a formation in hand; where to is asked afterwards.
    Take,
    /// It brings a unit to the top of its stack.
    Lift,
    /// It chooses what is attacked or fired at; who takes part is asked afterwards.
    Aim,
    /// It leads on what is in hand.
    Step,
    /// It leads up to the enemy.
    Engage,
    /// It puts what is in hand down where it stands.
    Halt,
    /// It sends off what was gathered.
    Go,
    /// Anything else: subject and objects say all there is.
    #[default]
    Other,
}

/// One order on offer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Offer {
    /// The order, to be sent back as it is.
    #[ts(type = "unknown")]
    pub order: Json,
    /// What a click on it does.
    #[serde(default)]
    pub act: Act,
    /// The board id of what acts.
    pub subject: Option<String>,
    /// Board ids of what it acts on.
    pub objects: Vec<String>,
    /// What it says.
    pub label: Label,
    /// What it costs.
    pub cost: Option<Label>,
    /// The paragraph that allows it.
    pub cites: String,
    /// Whether nobody else sees that it was given, and nobody else counts it; the table says so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub unseen: bool,
}

impl Offer {
    /// A draft of an offer: what it says and the paragraph that allows it. The rest
    /// is filled in part by part.
    pub fn draft(label: Label, cite: Cite) -> Offer {
        let cites = cite.to_string();
        let (order, act) = (Json::default(), Act::default());
        Offer { order, act, subject: None, objects: Vec::new(), label, cost: None, cites, unseen: false }
    }

    /// The draft with its order.
    #[must_use]
    pub fn of(self, order: impl Serialize) -> Offer {
        Offer { order: Json::of(&order), ..self }
    }
}

/// What reads alike is worded again: of each of several with the same label, `reword` says more.
/// Whether anything read alike.
pub fn tell_apart<T>(
    list: &mut [T],
    label: impl Fn(&mut T) -> &mut Label,
    mut reword: impl FnMut(usize, &T, Label) -> Option<Label>,
) -> bool {
    // Mostly nothing reads alike: a number for each label says so without a copy of it.
    let marks: Vec<u64> = list.iter_mut().map(|one| mark_of(label(one))).collect();
    let mut sorted = marks.clone();
    sorted.sort_unstable();
    let mut alike: Vec<u64> = sorted.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
    alike.dedup();
    for (index, one) in list.iter_mut().enumerate() {
        if alike.binary_search(&marks[index]).is_ok() {
            let before = label(one).clone();
            if let Some(said) = reword(index, one, before) {
                *label(one) = said;
            }
        }
    }
    !alike.is_empty()
}

/// Equal labels have equal marks.
fn mark_of(label: &Label) -> u64 {
    let mut mark = Mark(0);
    label.hash(&mut mark);
    mark.finish()
}

/// A quick hash. If it takes two labels for equal that are not, more is said of both than needed.
struct Mark(u64);

impl Hasher for Mark {
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.0 = (self.0.rotate_left(5) ^ u64::from_le_bytes(word)).wrapping_mul(0x517c_c1b7_2722_0a95);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// Several orders that carry out one gesture.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Plan {
    /// The orders, first to last.
    #[ts(type = "unknown[]")]
    pub orders: Vec<Value>,
    /// What a click on it does.
    #[serde(default)]
    pub act: Act,
    /// The board id of what acts.
    pub subject: Option<String>,
    /// Board ids of what it acts on.
    pub objects: Vec<String>,
    /// What it says.
    pub label: Label,
    /// What it costs.
    pub cost: Option<Label>,
    /// The paragraph that allows it.
    pub cites: String,
    /// Board ids it leads through, the destination last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub path: Vec<String>,
    /// Board ids of the formation that it takes in hand first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub takes: Vec<String>,
}

/// Why something is not allowed, or what is wrong with a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// The paragraph, if it is the rules that forbid it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cites: Option<String>,
    /// What it says.
    pub label: Label,
}

impl Refusal {
    /// A refusal that rests on no paragraph.
    pub fn plain(label: Label) -> Self {
        Refusal { cites: None, label }
    }
}

/// Who has to decide, or how it ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Decision {
    /// A side is asked.
    Side {
        /// Which.
        side: String,
        /// What for.
        label: Label,
        /// The paragraph that asks.
        cites: String,
        /// When, in the time of the battle.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        when: Option<Label>,
    },
    /// It is over.
    Over {
        /// How it ended.
        outcome: Outcome,
        /// When, in the time of the battle.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        when: Option<Label>,
    },
}

/// How a battle ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// The winner, if there is one.
    pub winner: Option<String>,
    /// Why.
    pub label: Label,
    /// The paragraph that decided.
    pub cites: String,
}

/// What a line of the journal is about, for filters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum LineKind {
    /// Movement.
    Move,
    /// Fighting.
    Fight,
    /// Losses and morale.
    Loss,
    /// The clock.
    Turn,
    /// Shown and hidden again.
    Hidden,
    /// Part of what the line before it says: told, but left out where people read.
    Detail,
    /// The end.
    End,
}

/// An end that a side proposes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Proposed {
    /// The key of the side.
    pub by: String,
    /// The key of the side that shall have won; none in a draw.
    pub winner: Option<String>,
}

/// What the sides have said to each other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Parley {
    /// The end that is proposed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub proposal: Option<Proposed>,
    /// Whether the reader may propose an end now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub may_propose: bool,
    /// Whether the reader may ask what a general would do; the server says so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub may_ask: bool,
    /// How many hints each side has asked for, by its key.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, u32>>")]
    pub hints: BTreeMap<String, u32>,
}

/// One line of the journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Line {
    /// The entry that brought it about.
    pub number: u32,
    /// The side it is about.
    pub side: Option<String>,
    /// What it says.
    pub label: Label,
    /// Every paragraph it rests on, the chief one first.
    pub cites: Vec<String>,
    /// Board ids it is about.
    pub objects: Vec<String>,
    /// What it is about.
    pub kind: LineKind,
    /// The dice that were rolled for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Roll>>")]
    pub rolls: Vec<Roll>,
    /// What it was reckoned from, each part with its paragraph.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<PreviewRow>>")]
    pub sums: Vec<PreviewRow>,
}

impl Line {
    /// A line that says something; number and citations are filled in by the table.
    pub fn new(kind: LineKind, label: Label) -> Self {
        let (cites, objects, rolls, sums) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Line { number: 0, side: None, label, cites, objects, kind, rolls, sums }
    }
}

/// A six-sided die that was rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Roll {
    /// Who rolled it.
    pub side: String,
    /// What it showed.
    pub value: u8,
}

/// What an order will bring.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Preview {
    /// What stands above it, such as the column of a chart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub headline: Option<Label>,
    /// The parts of each sum.
    pub rows: Vec<PreviewRow>,
    /// Possible results.
    pub outcomes: Vec<PreviewOutcome>,
    /// What signs in the results mean.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<PreviewNote>>")]
    pub notes: Vec<PreviewNote>,
}

/// What a sign means.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PreviewNote {
    /// What it says.
    pub label: Label,
    /// The paragraph.
    pub cites: String,
}

/// What orders would lead to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Prospect {
    /// The scene after them.
    #[ts(type = "Scene")]
    pub scene: Scene,
    /// How many of them were tried: all, unless a surprise came before.
    pub carried_out: usize,
    /// No die is rolled and nothing is shown on the way: it will be so. Otherwise it is but one of
    /// the things that may happen.
    pub certain: bool,
}

/// One part of a sum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PreviewRow {
    /// Which sum it belongs to.
    pub sum: Label,
    /// The reason.
    pub label: Label,
    /// What it adds.
    pub amount: i16,
    /// The paragraph.
    pub cites: String,
}

/// One possible result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PreviewOutcome {
    /// What it says.
    pub label: Label,
    /// How likely it is.
    pub chance: f64,
}

/// A question of the other side's turn that a side may answer beforehand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct StandingQuestion {
    /// The question.
    pub key: String,
    /// What it says.
    pub label: Label,
    /// The answers that can be left; asking is always possible beside them.
    pub choices: Vec<StandingChoice>,
}

/// An answer that can be left.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct StandingChoice {
    /// The answer.
    pub key: String,
    /// What it says.
    pub label: Label,
}

/// What can be laid over a map for the eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Layer {
    /// Zones of control.
    Control,
    /// Whom leaders command, and how far.
    Command,
    /// Where supply reaches.
    Supply,
}

/// What is laid over a map: places, and who hangs on whom.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct Overlay {
    /// The places.
    pub zones: Vec<Zone>,
    /// The links between places.
    pub links: Vec<Link>,
}

/// Somebody at one place hangs on somebody at another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Link {
    /// The side of both.
    pub side: String,
    /// Board id of the place that the other hangs on.
    pub from: String,
    /// Board id of the place that hangs on it.
    pub to: String,
    /// The link holds at present.
    pub holds: bool,
}

/// Places of a side, told apart by what they do to a piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Zone {
    /// The side whose places they are.
    pub side: String,
    /// What they do, for the eye.
    pub effect: ZoneEffect,
    /// What they do, in words.
    pub label: Label,
    /// The paragraph.
    pub cites: String,
    /// Their board ids.
    pub hexes: Vec<String>,
}

/// What a place does to a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum ZoneEffect {
    /// Nothing is asked about a piece: it is there.
    Controls,
    /// It may be entered and left again, at a price.
    Taxes,
    /// Who enters it must stop.
    Stops,
    /// It may not be entered.
    Bars,
    /// Who stands in it cannot leave.
    Holds,
    /// A leader commands there.
    Commands,
    /// Supply reaches there.
    Supplies,
}

/// A moment of a battle, as a viewer saw it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Moment {
    /// The entry that came next, as the viewer counts.
    pub number: u32,
    /// The same as the record counts; it never leaves the server.
    #[serde(skip)]
    pub entry: u32,
    /// Who had to decide.
    pub decision: Decision,
    /// The scene.
    #[ts(type = "Scene")]
    pub scene: Scene,
    /// How many lines of the story the viewer had heard.
    pub heard: usize,
}
