//! The options of system `frederick`.

use packs::BattleOption;
use packs::options::Chosen;
use serde_json::Value;

use crate::engine::spec::{BattleSpec, Edition, Options};

const SYSTEM: &str = "frederick";

const EDITIONS: [&str; 2] = ["2006", "2002"];
const SET_UPS: [&str; 2] = ["quick", "by-hand"];
const FLAGS: [&str; 13] = [
    "cavalry-withdrawal",
    "cavalry-losses",
    "cossacks",
    "sniping",
    "long-range",
    "howitzers",
    "woods",
    "fortunes",
    "intelligence",
    "steady-rerolls",
    "bold-advances",
    "supports-rest",
    "surrender-tires",
];

/// What can be chosen for a battle.
pub(super) fn offered(spec: &BattleSpec) -> Vec<BattleOption> {
    let scenarios: Vec<&str> = spec.scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
    let mut offered = vec![
        BattleOption::choice(SYSTEM, "scenario", &scenarios, |id| format!("scenario-{id}")),
        BattleOption::choice(SYSTEM, "edition", &EDITIONS, |year| format!("option-frederick-edition-{year}")),
        BattleOption::choice(SYSTEM, "set-up", &SET_UPS, |way| format!("option-frederick-set-up-{way}")),
    ];
    offered.extend(FLAGS.map(|key| BattleOption::flag(SYSTEM, key)));
    offered
}

/// Reads the options of a battle: an object of keys and values; nothing at all means the defaults.
///
/// # Errors
/// A sentence that names the option that is unknown or wrong.
pub fn read(spec: &BattleSpec, chosen: &Value) -> Result<Options, String> {
    let mut options = Options::default();
    for chosen in Chosen::read(&offered(spec), chosen)? {
        match chosen.key() {
            "scenario" => options.scenario = Some(chosen.choice()?.to_owned()),
            "edition" => {
                options.edition = if chosen.choice()? == EDITIONS[1] { Edition::Older } else { Edition::Series };
            }
            "set-up" => options.set_up_by_hand = chosen.choice()? == SET_UPS[1],
            "cavalry-withdrawal" => options.cavalry_withdrawal = chosen.flag()?,
            "cavalry-losses" => options.cavalry_losses = chosen.flag()?,
            "cossacks" => options.cossacks = chosen.flag()?,
            "sniping" => options.sniping = chosen.flag()?,
            "long-range" => options.long_range = chosen.flag()?,
            "howitzers" => options.howitzers = chosen.flag()?,
            "woods" => options.woods = chosen.flag()?,
            "fortunes" => options.fortunes = chosen.flag()?,
            "intelligence" => options.intelligence = chosen.flag()?,
            "steady-rerolls" => options.steady_rerolls = chosen.flag()?,
            "bold-advances" => options.bold_advances = chosen.flag()?,
            "supports-rest" => options.supports_rest = chosen.flag()?,
            _ => options.surrender_tires = chosen.flag()?,
        }
    }
    Ok(options)
}
