//! The options of system `frederick`.

use frederick::spec::{BattleSpec, Edition, Options};
use kernel::Label;
use serde_json::Value;

use super::{BattleOption, OptionChoice, OptionKind, chosen, flag, read_flag, unknown};

const SYSTEM: &str = "frederick";

const EDITIONS: [&str; 2] = ["2006", "2002"];
const SET_UPS: [&str; 2] = ["quick", "by-hand"];
const FLAGS: [&str; 12] = [
    "cavalry-withdrawal",
    "cavalry-losses",
    "cossacks",
    "sniping",
    "long-range",
    "howitzers",
    "woods",
    "fortunes",
    "steady-rerolls",
    "bold-advances",
    "supports-rest",
    "surrender-tires",
];

/// What can be chosen for a battle.
pub(crate) fn offered(spec: &BattleSpec) -> Vec<BattleOption> {
    let scenarios: Vec<&str> = spec.scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
    let mut offered = vec![
        choice("scenario", &scenarios, |id| format!("scenario-{id}")),
        choice("edition", &EDITIONS, |year| format!("option-frederick-edition-{year}")),
        choice("set-up", &SET_UPS, |way| format!("option-frederick-set-up-{way}")),
    ];
    offered.extend(FLAGS.map(|key| flag(SYSTEM, key)));
    offered
}

/// One of several values, the first one by default.
fn choice(key: &'static str, values: &[&str], message: impl Fn(&str) -> String) -> BattleOption {
    let choices =
        values.iter().map(|value| OptionChoice { value: (*value).to_owned(), label: Label::new(message(value)) });
    BattleOption {
        kind: OptionKind::Choice,
        choices: Some(choices.collect()),
        default: Value::from(values.first().copied().unwrap_or_default()),
        ..flag(SYSTEM, key)
    }
}

/// Reads the options of a battle of system `frederick`: an object of keys and values; nothing at all means the defaults.
///
/// # Errors
/// A sentence that names the option that is unknown or wrong.
pub fn frederick_options(spec: &BattleSpec, value: &Value) -> Result<Options, String> {
    let offered = offered(spec);
    let mut options = Options::default();
    for (key, value) in chosen(value)? {
        match key.as_str() {
            "scenario" => options.scenario = Some(read_choice(key, value, &offered)?.to_owned()),
            "edition" => options.edition = edition(read_choice(key, value, &offered)?),
            "set-up" => options.set_up_by_hand = read_choice(key, value, &offered)? == SET_UPS[1],
            "cavalry-withdrawal" => options.cavalry_withdrawal = read_flag(key, value)?,
            "cavalry-losses" => options.cavalry_losses = read_flag(key, value)?,
            "cossacks" => options.cossacks = read_flag(key, value)?,
            "sniping" => options.sniping = read_flag(key, value)?,
            "long-range" => options.long_range = read_flag(key, value)?,
            "howitzers" => options.howitzers = read_flag(key, value)?,
            "woods" => options.woods = read_flag(key, value)?,
            "fortunes" => options.fortunes = read_flag(key, value)?,
            "steady-rerolls" => options.steady_rerolls = read_flag(key, value)?,
            "bold-advances" => options.bold_advances = read_flag(key, value)?,
            "supports-rest" => options.supports_rest = read_flag(key, value)?,
            "surrender-tires" => options.surrender_tires = read_flag(key, value)?,
            _ => return Err(unknown(key, &offered)),
        }
    }
    Ok(options)
}

fn edition(year: &str) -> Edition {
    if year == EDITIONS[1] { Edition::Older } else { Edition::Series }
}

fn read_choice<'a>(key: &str, value: &'a Value, offered: &[BattleOption]) -> Result<&'a str, String> {
    let choices = offered.iter().filter(|option| option.key == key).flat_map(|option| option.choices.iter().flatten());
    let values: Vec<&str> = choices.map(|choice| choice.value.as_str()).collect();
    let written = value.as_str().filter(|written| values.contains(written));
    written.ok_or_else(|| format!("option `{key}` is one of {}, not {value}", values.join(", ")))
}
