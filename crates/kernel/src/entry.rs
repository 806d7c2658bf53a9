//! What a record is made of: the entries of a table, and what there is to tell of each.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::cite::Cites;
use crate::parley::Word;
use crate::system::Side;

/// One entry of a record: an order, the taking back of some, or a word of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry<O> {
    /// An order of a side.
    Order {
        /// Who gave it.
        side: Side,
        /// What.
        order: O,
    },
    /// Everything from entry `to` on is taken back.
    Undo {
        /// Who took it back.
        side: Side,
        /// The first entry that no longer counts.
        to: u32,
    },
    /// A side says something. It changes nothing on the field.
    Word {
        /// Who says it.
        side: Side,
        /// What.
        word: Word,
    },
}

impl<O: Serialize> Entry<O> {
    /// The same with its order in JSON, for those who do not know the system.
    ///
    /// # Errors
    /// When the order cannot be written as JSON.
    pub fn written(&self) -> serde_json::Result<Entry<Value>> {
        Ok(match self {
            Entry::Order { side, order } => Entry::Order { side: *side, order: serde_json::to_value(order)? },
            Entry::Undo { side, to } => Entry::Undo { side: *side, to: *to },
            Entry::Word { side, word } => Entry::Word { side: *side, word: *word },
        })
    }
}

impl Entry<Value> {
    /// The same with an order of a system.
    ///
    /// # Errors
    /// When the JSON is no order of that system.
    pub fn read<O: DeserializeOwned>(&self) -> serde_json::Result<Entry<O>> {
        Ok(match self {
            Entry::Order { side, order } => Entry::Order { side: *side, order: O::deserialize(order)? },
            Entry::Undo { side, to } => Entry::Undo { side: *side, to: *to },
            Entry::Word { side, word } => Entry::Word { side: *side, word: *word },
        })
    }
}

/// Something to be told: an event, that a side took orders back, or what it said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Told<E> {
    /// An event.
    Event(E),
    /// Orders were taken back.
    TakenBack {
        /// By whom.
        side: Side,
    },
    /// Something was said.
    Word {
        /// By whom.
        side: Side,
        /// What.
        word: Word,
    },
}

/// One line of the story of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Passage<E> {
    /// The entry that brought it about.
    pub number: u32,
    /// What there is to tell.
    pub told: Told<E>,
    /// The paragraphs that made it happen. A viewer who hears of it hears all of them.
    pub cites: Cites,
}
