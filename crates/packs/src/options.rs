//! What can be chosen before a battle opens: how options are offered, and how
//! what was chosen is read.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use kernel::Label;
use serde::Serialize;
use serde_json::{Map, Value};
use ts_rs::TS;

use crate::names::nearest;

/// The kind of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum OptionKind {
    /// Yes or no.
    Flag,
    /// A whole number.
    Number,
    /// One of several values.
    Choice,
}

/// One value of a choice.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct OptionChoice {
    /// The value.
    pub value: String,
    /// Its name.
    pub label: Label,
}

/// An option as the lobby offers it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct BattleOption {
    /// Its key.
    #[ts(type = "string")]
    pub key: Cow<'static, str>,
    /// Flag, number or choice.
    pub kind: OptionKind,
    /// The least number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub min: Option<u8>,
    /// The greatest number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub max: Option<u8>,
    /// The values of a choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub choices: Option<Vec<OptionChoice>>,
    /// What holds unless it is chosen.
    #[ts(type = "boolean | number | string")]
    pub default: Value,
    /// Its name.
    pub label: Label,
    /// What it does.
    pub help: Label,
}

impl BattleOption {
    /// An option that is on or off, off unless it is chosen.
    pub fn flag(system: &str, key: &'static str) -> Self {
        BattleOption {
            key: Cow::Borrowed(key),
            kind: OptionKind::Flag,
            min: None,
            max: None,
            choices: None,
            default: Value::from(false),
            label: Label::new(format!("option-{system}-{key}-label")),
            help: Label::new(format!("option-{system}-{key}-help")),
        }
    }

    /// An option of a pack, on or off; its messages are the pack's.
    pub fn of_the_pack(key: &str) -> Self {
        BattleOption {
            key: Cow::Owned(key.to_owned()),
            label: Label::new(format!("option-{key}-label")),
            help: Label::new(format!("option-{key}-help")),
            ..BattleOption::flag("", "")
        }
    }

    /// A whole number.
    pub fn number(system: &str, key: &'static str, range: RangeInclusive<u8>, default: u16) -> Self {
        BattleOption {
            kind: OptionKind::Number,
            min: Some(*range.start()),
            max: Some(*range.end()),
            default: Value::from(default),
            ..BattleOption::flag(system, key)
        }
    }

    /// One of several values, the first one unless another is chosen; the message of
    /// each is made from the value.
    pub fn choice(system: &str, key: &'static str, values: &[&str], message: impl Fn(&str) -> String) -> Self {
        let label = |value: &str| Label::new(message(value));
        let choices = values.iter().map(|value| OptionChoice { value: (*value).to_owned(), label: label(value) });
        BattleOption {
            kind: OptionKind::Choice,
            choices: Some(choices.collect()),
            default: Value::from(values.first().copied().unwrap_or_default()),
            ..BattleOption::flag(system, key)
        }
    }
}

/// The keys and values that were chosen, read one by one.
#[derive(Clone, Copy, Debug)]
pub struct Chosen<'a> {
    offered: &'a [BattleOption],
    key: &'a str,
    value: &'a Value,
}

impl<'a> Chosen<'a> {
    /// What was chosen among what is offered; nothing at all means nothing.
    ///
    /// # Errors
    /// If it is no object of keys and values, or a key is not offered.
    pub fn read(offered: &'a [BattleOption], chosen: &'a Value) -> Result<Vec<Chosen<'a>>, String> {
        let chosen: Option<&Map<String, Value>> = match chosen {
            Value::Null => None,
            Value::Object(chosen) => Some(chosen),
            other => return Err(format!("the options are an object of keys and values, not {other}")),
        };
        let one = |(key, value): (&'a String, &'a Value)| {
            let known = || offered.iter().map(|option| option.key.as_ref());
            if known().any(|known| known == key) {
                return Ok(Chosen { offered, key, value });
            }
            let what = format!("there is no option `{key}`; there are: {}", known().collect::<Vec<_>>().join(", "));
            Err(nearest(what, key, known()))
        };
        chosen.into_iter().flatten().map(one).collect()
    }

    /// The key.
    pub fn key(&self) -> &'a str {
        self.key
    }

    fn option(&self) -> Option<&'a BattleOption> {
        self.offered.iter().find(|option| option.key == self.key)
    }

    /// Yes or no.
    ///
    /// # Errors
    /// If it is neither.
    pub fn flag(&self) -> Result<bool, String> {
        self.value.as_bool().ok_or_else(|| format!("option `{}` is true or false, not {}", self.key, self.value))
    }

    /// A whole number within what is offered.
    ///
    /// # Errors
    /// If it is none, or beyond that.
    pub fn number(&self) -> Result<u8, String> {
        let [least, most] = self.option().map_or([None; 2], |option| [option.min, option.max]);
        let (least, most) = (least.unwrap_or(0), most.unwrap_or(u8::MAX));
        let number = self.value.as_u64().and_then(|number| u8::try_from(number).ok());
        number.filter(|number| (least..=most).contains(number)).ok_or_else(|| {
            format!("option `{}` is a whole number from {least} to {most}, not {}", self.key, self.value)
        })
    }

    /// One of the values offered.
    ///
    /// # Errors
    /// If it is none of them.
    pub fn choice(&self) -> Result<&'a str, String> {
        let choices = self.option().and_then(|option| option.choices.as_deref()).unwrap_or_default();
        let values: Vec<&str> = choices.iter().map(|choice| choice.value.as_str()).collect();
        let written = self.value.as_str().filter(|written| values.contains(written));
        written.ok_or_else(|| format!("option `{}` is one of {}, not {}", self.key, values.join(", "), self.value))
    }
}
