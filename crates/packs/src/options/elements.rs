//! The options of system `elements`.

use elements::spec::{BattleSpec, Options, Scale};
use kernel::Label;
use serde_json::Value;

use super::{BattleOption, OptionChoice, OptionKind, chosen, flag, read_flag, unknown};

const SYSTEM: &str = "elements";
const SET_UPS: [&str; 2] = ["by-hand", "quick"];
/// The region is left to the defender.
const OPEN: &str = "defender";
/// No battle has more bounds a side.
const MOST_BOUNDS: u8 = 99;

/// What can be chosen for a battle.
pub(crate) fn offered(spec: &BattleSpec) -> Vec<BattleOption> {
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
    offered.extend(flags.map(|key| flag(SYSTEM, key)));
    offered.push(BattleOption {
        kind: OptionKind::Number,
        min: Some(1),
        max: Some(MOST_BOUNDS),
        default: Value::from(spec.bounds.unwrap_or(24)),
        ..flag(SYSTEM, "bounds")
    });
    offered
}

/// One of several values, the first one by default.
fn choice(key: &'static str, values: &[&str], message: &str) -> BattleOption {
    let label = |value: &str| Label::new(format!("{message}{value}"));
    let choices = values.iter().map(|value| OptionChoice { value: (*value).to_owned(), label: label(value) });
    BattleOption {
        kind: OptionKind::Choice,
        choices: Some(choices.collect()),
        default: Value::from(values.first().copied().unwrap_or_default()),
        ..flag(SYSTEM, key)
    }
}

/// Reads the options of a battle of system `elements`: an object of keys and values; nothing at all means the defaults.
///
/// # Errors
/// A sentence that names the option that is unknown or wrong.
pub fn elements_options(spec: &BattleSpec, value: &Value) -> Result<Options, String> {
    let offered = offered(spec);
    let mut options = Options::default();
    for (key, value) in chosen(value)? {
        if !offered.iter().any(|option| option.key == key) {
            return Err(unknown(key, &offered));
        }
        match key.as_str() {
            "scale" => {
                let written = read_choice(key, value, &offered)?;
                options.scale = Scale::ALL.into_iter().find(|scale| scale.key() == written);
            }
            "first-list" => options.first_list = Some(read_choice(key, value, &offered)?.to_owned()),
            "second-list" => options.second_list = Some(read_choice(key, value, &offered)?.to_owned()),
            "region" => {
                let region = read_choice(key, value, &offered)?;
                options.region = (region != OPEN).then(|| region.to_owned());
            }
            "set-up" => options.quick = Some(read_choice(key, value, &offered)? == SET_UPS[1]),
            "hidden" => options.hidden = read_flag(key, value)?,
            "one-supported" => options.one_supported = read_flag(key, value)?,
            "literal-recoil" => options.literal_recoil = read_flag(key, value)?,
            "contact-destroys" => options.contact_destroys = read_flag(key, value)?,
            "recoil-any-way" => options.recoil_any_way = read_flag(key, value)?,
            "lone-advance" => options.lone_advance = read_flag(key, value)?,
            _ => options.bounds = Some(read_bounds(key, value)?),
        }
    }
    Ok(options)
}

fn read_bounds(key: &str, value: &Value) -> Result<u16, String> {
    let bounds = value.as_u64().filter(|bounds| (1..=u64::from(MOST_BOUNDS)).contains(bounds));
    bounds.map(|bounds| bounds as u16).ok_or_else(|| format!("option `{key}` is 1 to {MOST_BOUNDS}, not {value}"))
}

fn read_choice<'a>(key: &str, value: &'a Value, offered: &[BattleOption]) -> Result<&'a str, String> {
    let choices = offered.iter().filter(|option| option.key == key).flat_map(|option| option.choices.iter().flatten());
    let values: Vec<&str> = choices.map(|choice| choice.value.as_str()).collect();
    let written = value.as_str().filter(|written| values.contains(written));
    written.ok_or_else(|| format!("option `{key}` is one of {}, not {value}", values.join(", ")))
}
