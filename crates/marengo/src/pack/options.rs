//! The options of system `marengo`.

use packs::BattleOption;
use packs::options::Chosen;
use serde_json::Value;

use crate::engine::spec::Options;

const SYSTEM: &str = "marengo";

/// The highest bid for a side.
const MOST_BID: u8 = 10;

/// What can be chosen.
pub(super) fn offered() -> Vec<BattleOption> {
    vec![
        BattleOption::number(SYSTEM, "bid-austria", 0..=MOST_BID, 0),
        BattleOption::number(SYSTEM, "bid-france", 0..=MOST_BID, 0),
        BattleOption::flag(SYSTEM, "solitaire"),
        BattleOption::flag(SYSTEM, "open"),
        BattleOption::flag(SYSTEM, "repulse-closes"),
    ]
}

/// Reads the options: an object of keys and values; nothing at all means the defaults.
///
/// # Errors
/// A sentence that names the option that is unknown or wrong.
pub fn read(chosen: &Value) -> Result<Options, String> {
    let mut options = Options::default();
    for chosen in Chosen::read(&offered(), chosen)? {
        match chosen.key() {
            "bid-austria" => options.bid_austria = chosen.number()?,
            "bid-france" => options.bid_france = chosen.number()?,
            "solitaire" => options.solitaire = chosen.flag()?,
            "open" => options.open = chosen.flag()?,
            _ => options.repulse_closes = chosen.flag()?,
        }
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn nothing_chosen_means_the_defaults() {
        assert_eq!(read(&Value::Null), Ok(Options::default()));
        assert_eq!(read(&json!({})), Ok(Options::default()));
    }

    #[test]
    fn the_defaults_offered_are_those_of_the_rules() {
        let offered = offered().into_iter().map(|option| (option.key.into_owned(), option.default)).collect();
        assert_eq!(read(&Value::Object(offered)), Ok(Options::default()));
    }

    #[test]
    fn every_option_is_read() {
        let chosen = read(&json!({
            "bid-austria": 3, "bid-france": 10, "solitaire": true, "open": true, "repulse-closes": true
        }));
        let all = Options { bid_austria: 3, bid_france: 10, solitaire: true, open: true, repulse_closes: true };
        assert_eq!(chosen, Ok(all));
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
            let refused = read(&chosen).unwrap_err();
            assert!(refused.contains(words), "{refused}");
        }
    }
}
