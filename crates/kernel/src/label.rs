//! Text as a message id with arguments; the words are in `locales/`.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Index;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// A message id with its arguments.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Label {
    /// The message.
    pub id: String,
    /// Its arguments.
    #[serde(default, skip_serializing_if = "Arguments::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, Argument>>")]
    pub args: Arguments,
}

/// The arguments of a message by name, in the order of their names. There are few of them and they
/// are made all the time, so they lie side by side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Arguments(Vec<(Cow<'static, str>, Argument)>);

impl Arguments {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The argument of a name.
    pub fn get(&self, name: &str) -> Option<&Argument> {
        self.iter().find(|(known, _)| *known == name).map(|(_, argument)| argument)
    }

    /// Puts an argument in, in place of the one of its name.
    pub fn insert(&mut self, name: impl Into<Cow<'static, str>>, argument: Argument) {
        let name = name.into();
        match self.0.binary_search_by(|(known, _)| known.cmp(&name)) {
            Ok(place) => self.0[place].1 = argument,
            Err(place) => self.0.insert(place, (name, argument)),
        }
    }

    /// All, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Argument)> {
        self.0.iter().map(|(name, argument)| (name.as_ref(), argument))
    }
}

impl Index<&str> for Arguments {
    type Output = Argument;

    fn index(&self, name: &str) -> &Argument {
        self.get(name).unwrap_or_else(|| panic!("there is no argument `{name}`"))
    }
}

impl Serialize for Arguments {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Arguments {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let arguments: BTreeMap<String, Argument> = BTreeMap::deserialize(deserializer)?;
        Ok(Arguments(arguments.into_iter().map(|(name, argument)| (name.into(), argument)).collect()))
    }
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
        Label { id: id.into(), args: Arguments::default() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, argument: impl Into<Argument>) -> Self {
        self.args.insert(name, argument.into());
        self
    }

    /// Adds another message as an argument.
    #[must_use]
    pub fn with_message(self, name: impl Into<Cow<'static, str>>, id: impl Into<String>) -> Self {
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

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn arguments_are_a_map_by_name() {
        let label = Label::new("fought").with("die", 4).with("army", "blue").with("die", 5);
        assert_eq!(serde_json::to_string(&label.args).unwrap(), r#"{"army":"blue","die":5}"#);
        assert_eq!(serde_json::from_value::<Arguments>(json!({ "die": 5, "army": "blue" })).unwrap(), label.args);
        assert_eq!((label.args.get("die"), label.args.get("none")), (Some(&Argument::Number(5)), None));
        assert_eq!(serde_json::to_value(Label::new("over")).unwrap(), json!({ "id": "over" }));
    }
}
