//! What can be chosen before a battle opens.

use kernel::Label;
use marengo::spec::Options;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

/// The kind of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum OptionKind {
    /// Yes or no.
    Flag,
    /// A whole number.
    Number,
}

/// An option as the lobby offers it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct BattleOption {
    /// Its key.
    pub key: &'static str,
    /// Flag or number.
    pub kind: OptionKind,
    /// The least number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub min: Option<u8>,
    /// The greatest number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub max: Option<u8>,
    /// What holds unless it is chosen.
    #[ts(type = "boolean | number")]
    pub default: Value,
    /// Its name.
    pub label: Label,
    /// What it does.
    pub help: Label,
}

/// The highest bid for a side.
pub(crate) const MOST_BID: u8 = 10;

/// The options of a rules system.
pub fn options_of(system: &str) -> Vec<BattleOption> {
    match system {
        "marengo" => {
            vec![number("bid-austria", MOST_BID), number("bid-france", MOST_BID), flag("solitaire"), flag("open")]
        }
        _ => Vec::new(),
    }
}

fn number(key: &'static str, max: u8) -> BattleOption {
    BattleOption { kind: OptionKind::Number, min: Some(0), max: Some(max), default: Value::from(0), ..flag(key) }
}

fn flag(key: &'static str) -> BattleOption {
    BattleOption {
        key,
        kind: OptionKind::Flag,
        min: None,
        max: None,
        default: Value::from(false),
        label: Label::new(format!("option-marengo-{key}-label")),
        help: Label::new(format!("option-marengo-{key}-help")),
    }
}

/// Reads the options of system `marengo`: an object of keys and values; nothing at all means the defaults.
///
/// # Errors
/// A sentence that names the option that is unknown or wrong.
pub fn read_options(chosen: &Value) -> Result<Options, String> {
    let mut options = Options::default();
    let chosen = match chosen {
        Value::Null => return Ok(options),
        Value::Object(chosen) => chosen,
        other => {
            return Err(format!("the options are an object of keys and values, not {other}"));
        }
    };
    for (key, value) in chosen {
        match key.as_str() {
            "bid-austria" => options.bid_austria = read_number(key, value, MOST_BID)?,
            "bid-france" => options.bid_france = read_number(key, value, MOST_BID)?,
            "solitaire" => options.solitaire = read_flag(key, value)?,
            "open" => options.open = read_flag(key, value)?,
            _ => return Err(unknown(key)),
        }
    }
    Ok(options)
}

fn unknown(key: &str) -> String {
    let known: Vec<&str> = options_of("marengo").iter().map(|option| option.key).collect();
    format!("there is no option `{key}`; there are: {}", known.join(", "))
}

fn read_number(key: &str, value: &Value, max: u8) -> Result<u8, String> {
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok()).filter(|number| *number <= max);
    number.ok_or_else(|| format!("option `{key}` is a whole number from 0 to {max}, not {value}"))
}

fn read_flag(key: &str, value: &Value) -> Result<bool, String> {
    value.as_bool().ok_or_else(|| format!("option `{key}` is true or false, not {value}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn nothing_chosen_means_the_defaults() {
        assert_eq!(read_options(&Value::Null), Ok(Options::default()));
        assert_eq!(read_options(&json!({})), Ok(Options::default()));
    }

    #[test]
    fn the_defaults_offered_are_those_of_the_rules() {
        let offered = options_of("marengo").into_iter().map(|option| (option.key.to_owned(), option.default)).collect();
        assert_eq!(read_options(&Value::Object(offered)), Ok(Options::default()));
        assert!(options_of("chess").is_empty());
    }

    #[test]
    fn every_option_is_read() {
        let read = read_options(&json!({ "bid-austria": 3, "bid-france": 10, "solitaire": true, "open": true }));
        assert_eq!(read, Ok(Options { bid_austria: 3, bid_france: 10, solitaire: true, open: true }));
    }

    #[test]
    fn a_wrong_option_is_named() {
        for (chosen, words) in [
            (json!([1]), "an object"),
            (json!({ "fog": true }), "no option `fog`"),
            (json!({ "bid-austria": 11 }), "`bid-austria` is a whole number from 0 to 10, not 11"),
            (json!({ "bid-france": -1 }), "`bid-france`"),
            (json!({ "bid-france": 1.5 }), "`bid-france`"),
            (json!({ "bid-france": 300 }), "`bid-france`"),
            (json!({ "open": 1 }), "`open` is true or false, not 1"),
        ] {
            let refused = read_options(&chosen).unwrap_err();
            assert!(refused.contains(words), "{refused}");
        }
    }
}
