//! The options of system `elements`.

use packs::BattleOption;
use packs::options::Chosen;
use serde_json::Value;

use crate::engine::spec::{BattleSpec, Options};
use crate::scale::Scale;

const SYSTEM: &str = "elements";
const SET_UPS: [&str; 2] = ["by-hand", "quick"];
/// The region is left to the defender.
const OPEN: &str = "defender";
/// No battle has more bounds a side.
const MOST_BOUNDS: u8 = 99;

/// What can be chosen for a battle.
pub(super) fn offered(spec: &BattleSpec) -> Vec<BattleOption> {
    let choice = |key: &'static str, values: &[&str], message: &str| {
        BattleOption::choice(SYSTEM, key, values, |value| format!("{message}{value}"))
    };
    let mut offered = Vec::new();
    if spec.scale.is_none() {
        offered.push(choice("scale", &Scale::ALL.map(Scale::key), "option-elements-scale-"));
    }
    let lists: Vec<&str> = spec.lists.iter().map(|list| list.key.as_str()).collect();
    for (side, key) in ["first-list", "second-list"].into_iter().enumerate() {
        if spec.armies[side].list.is_none() {
            let mut option = choice(key, &lists, "elements-list-");
            option.default = Value::from(lists.get(side * 2 % lists.len().max(1)).copied().unwrap_or_default());
            offered.push(option);
        }
    }
    if spec.terrain.is_none() {
        let regions: Vec<&str> =
            std::iter::once(OPEN).chain(spec.regions.iter().map(|region| region.key.as_str())).collect();
        offered.push(choice("region", &regions, "elements-region-"));
    }
    let mut set_up = choice("set-up", &SET_UPS, "option-elements-set-up-");
    set_up.default = Value::from(SET_UPS[usize::from(spec.quick)]);
    offered.push(set_up);
    let flags = ["hidden", "one-supported", "literal-recoil", "contact-destroys", "recoil-any-way", "lone-advance"];
    offered.extend(flags.map(|key| BattleOption::flag(SYSTEM, key)));
    offered.push(BattleOption::number(SYSTEM, "bounds", 1..=MOST_BOUNDS, spec.bounds.unwrap_or(24)));
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
            "scale" => {
                let written = chosen.choice()?;
                options.scale = Scale::ALL.into_iter().find(|scale| scale.key() == written);
            }
            "first-list" => options.first_list = Some(chosen.choice()?.to_owned()),
            "second-list" => options.second_list = Some(chosen.choice()?.to_owned()),
            "region" => {
                let region = chosen.choice()?;
                options.region = (region != OPEN).then(|| region.to_owned());
            }
            "set-up" => options.quick = Some(chosen.choice()? == SET_UPS[1]),
            "hidden" => options.hidden = chosen.flag()?,
            "one-supported" => options.one_supported = chosen.flag()?,
            "literal-recoil" => options.literal_recoil = chosen.flag()?,
            "contact-destroys" => options.contact_destroys = chosen.flag()?,
            "recoil-any-way" => options.recoil_any_way = chosen.flag()?,
            "lone-advance" => options.lone_advance = chosen.flag()?,
            _ => options.bounds = Some(chosen.number()?.into()),
        }
    }
    Ok(options)
}
