//! What can be chosen before a battle opens, system by system.

pub(crate) mod elements;
pub(crate) mod frederick;
pub(crate) mod marengo;

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
    pub key: &'static str,
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

/// An option that is on or off.
fn flag(system: &str, key: &'static str) -> BattleOption {
    BattleOption {
        key,
        kind: OptionKind::Flag,
        min: None,
        max: None,
        choices: None,
        default: Value::from(false),
        label: Label::new(format!("option-{system}-{key}-label")),
        help: Label::new(format!("option-{system}-{key}-help")),
    }
}

/// The keys and values that were chosen; nothing at all means none.
fn chosen(value: &Value) -> Result<impl Iterator<Item = (&String, &Value)>, String> {
    let chosen: Option<&Map<String, Value>> = match value {
        Value::Null => None,
        Value::Object(chosen) => Some(chosen),
        other => return Err(format!("the options are an object of keys and values, not {other}")),
    };
    Ok(chosen.into_iter().flatten())
}

fn unknown(key: &str, offered: &[BattleOption]) -> String {
    let known = || offered.iter().map(|option| option.key);
    let what = format!("there is no option `{key}`; there are: {}", known().collect::<Vec<_>>().join(", "));
    nearest(what, key, known())
}

fn read_flag(key: &str, value: &Value) -> Result<bool, String> {
    value.as_bool().ok_or_else(|| format!("option `{key}` is true or false, not {value}"))
}
