//! The options of system `marengo`.

use marengo::spec::Options;
use serde_json::Value;

use super::{BattleOption, OptionKind, chosen, flag, read_flag, unknown};

const SYSTEM: &str = "marengo";

/// The highest bid for a side.
pub(crate) const MOST_BID: u8 = 10;

/// What can be chosen.
pub(crate) fn offered() -> Vec<BattleOption> {
    vec![
        number("bid-austria", MOST_BID),
        number("bid-france", MOST_BID),
        flag(SYSTEM, "solitaire"),
        flag(SYSTEM, "open"),
        flag(SYSTEM, "repulse-closes"),
    ]
}

fn number(key: &'static str, max: u8) -> BattleOption {
    BattleOption {
        kind: OptionKind::Number,
        min: Some(0),
        max: Some(max),
        default: Value::from(0),
        ..flag(SYSTEM, key)
    }
}

/// Reads the options of system `marengo`: an object of keys and values; nothing at all means the defaults.
///
/// # Errors
/// A sentence that names the option that is unknown or wrong.
pub fn marengo_options(value: &Value) -> Result<Options, String> {
    let mut options = Options::default();
    for (key, value) in chosen(value)? {
        match key.as_str() {
            "bid-austria" => options.bid_austria = read_number(key, value, MOST_BID)?,
            "bid-france" => options.bid_france = read_number(key, value, MOST_BID)?,
            "solitaire" => options.solitaire = read_flag(key, value)?,
            "open" => options.open = read_flag(key, value)?,
            "repulse-closes" => options.repulse_closes = read_flag(key, value)?,
            _ => return Err(unknown(key, &offered())),
        }
    }
    Ok(options)
}

fn read_number(key: &str, value: &Value, max: u8) -> Result<u8, String> {
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok()).filter(|number| *number <= max);
    number.ok_or_else(|| format!("option `{key}` is a whole number from 0 to {max}, not {value}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn nothing_chosen_means_the_defaults() {
        assert_eq!(marengo_options(&Value::Null), Ok(Options::default()));
        assert_eq!(marengo_options(&json!({})), Ok(Options::default()));
    }

    #[test]
    fn the_defaults_offered_are_those_of_the_rules() {
        let offered = offered().into_iter().map(|option| (option.key.to_owned(), option.default)).collect();
        assert_eq!(marengo_options(&Value::Object(offered)), Ok(Options::default()));
    }

    #[test]
    fn every_option_is_read() {
        let read = marengo_options(&json!({
            "bid-austria": 3, "bid-france": 10, "solitaire": true, "open": true, "repulse-closes": true
        }));
        let all = Options { bid_austria: 3, bid_france: 10, solitaire: true, open: true, repulse_closes: true };
        assert_eq!(read, Ok(all));
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
            let refused = marengo_options(&chosen).unwrap_err();
            assert!(refused.contains(words), "{refused}");
        }
    }
}
