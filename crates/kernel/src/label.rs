//! Text as a message id with arguments; the words are in `locales/`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A message id with its arguments.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Label {
    /// The message.
    pub id: String,
    /// Its arguments.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, Argument>>")]
    pub args: BTreeMap<String, Argument>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Argument {
    /// A number.
    Number(#[ts(type = "number")] i64),
    /// Plain text.
    Text(String),
    /// Another message.
    Message {
        /// Its id.
        msg: String,
    },
    /// Several messages, joined as a list.
    List(Vec<Label>),
}

impl Label {
    /// A message without arguments.
    pub fn new(id: impl Into<String>) -> Self {
        Label { id: id.into(), args: BTreeMap::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &str, argument: impl Into<Argument>) -> Self {
        self.args.insert(name.to_owned(), argument.into());
        self
    }

    /// Adds another message as an argument.
    #[must_use]
    pub fn with_message(self, name: &str, id: impl Into<String>) -> Self {
        self.with(name, Argument::Message { msg: id.into() })
    }
}

impl From<i64> for Argument {
    fn from(number: i64) -> Self {
        Argument::Number(number)
    }
}

impl From<Vec<Label>> for Argument {
    fn from(list: Vec<Label>) -> Self {
        Argument::List(list)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Argument::Text(text.to_owned())
    }
}
