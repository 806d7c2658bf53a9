//! The part of a position that speaks of an army as a whole: `[position.prussia]`.

use kernel::Side;
use kernel::situation::words::{flag, list, number, text};

use super::words::{group_named, leader_named, wing_named};
use crate::engine::battle::Battle;
use crate::engine::pieces::UnitId;
use crate::engine::play::Field;
use crate::engine::position::Position;
use crate::engine::spec::ArmyState;
use crate::engine::track::Advance;

pub(super) const KEYS: [&str; 18] = [
    "morale",
    "level",
    "filled",
    "success",
    "fatigue",
    "state",
    "active",
    "roused",
    "attempts",
    "coups",
    "detachments",
    "exerted",
    "points",
    "degraded",
    "commander",
    "passive",
    "advance",
    "leash",
];

pub(super) fn read(battle: &Battle, side: Side, words: &toml::Table, position: &mut Position) -> Result<(), String> {
    let army = &mut position.armies[side.index()];
    if let Some(morale) = number(words, "morale")? {
        (army.level, army.marker) = (morale, morale);
    }
    army.level = number(words, "level")?.unwrap_or(army.level);
    army.boxes = u8::from(flag(words, "filled")?);
    army.success = number(words, "success")?.unwrap_or(0);
    // Fatigue markers lie in the lowest boxes, one in each, under whatever else fills the track.
    let fatigue = number(words, "fatigue")?.unwrap_or(0);
    army.lay_fatigue(fatigue);
    army.attempts = number(words, "attempts")?.unwrap_or(0);
    army.points = number(words, "points")?.unwrap_or(0);
    army.roused = flag(words, "roused")?;
    army.exerted = flag(words, "exerted")?;
    army.passive = flag(words, "passive")?;
    if words.contains_key("active") {
        army.active = flag(words, "active")?;
    }
    if let Some(value) = words.get("state") {
        army.state = state_named(text(value, "state")?)?;
    }
    if let Some(value) = words.get("commander") {
        let name = text(value, "commander")?;
        army.commander = if name == "nobody" { None } else { Some(leader_named(battle, name)?) };
    }
    if let Some(value) = words.get("advance") {
        army.advance = advance_named(text(value, "advance")?)?;
    }
    for group in list(words, "detachments")? {
        position.armies[side.index()].detachments |= 1 << group_named(battle, side, group)?;
    }
    for group in list(words, "coups")? {
        // The coup of the army is bit 0.
        let bit = if group == "army" { 0 } else { group_named(battle, side, group)? };
        position.armies[side.index()].coups |= 1 << bit;
    }
    if let Some(value) = words.get("leash") {
        position.leash[side.index()] = Some(wing_named(battle, text(value, "leash")?)?);
    }
    degrade(battle, side, &list(words, "degraded")?, position)
}

/// Groups are effective except those named here.
fn degrade(battle: &Battle, side: Side, names: &[&str], position: &mut Position) -> Result<(), String> {
    let mut degraded = 0u8;
    for name in names {
        degraded |= 1 << group_named(battle, side, name)?;
    }
    let ours = |unit: &UnitId| battle.unit(*unit).side == side;
    for unit in position.effective.iter().filter(ours).collect::<Vec<_>>() {
        let group = (Field { battle, position: &*position }).group_of(unit);
        if degraded >> group & 1 == 1 {
            position.effective.remove(unit);
        }
    }
    position.armies[side.index()].effective = !degraded;
    Ok(())
}

pub(super) fn state_named(name: &str) -> Result<ArmyState, String> {
    match name {
        "steady" => Ok(ArmyState::Steady),
        "demoralized" => Ok(ArmyState::Demoralized),
        "broken" => Ok(ArmyState::Broken),
        _ => Err(format!("`{name}` is no state of an army; expected steady, demoralized, broken")),
    }
}

/// Reads `open`, `kept`, `gone` or `running until 9 for 4`.
fn advance_named(words: &str) -> Result<Advance, String> {
    let bad = || format!("`{words}` is no advance; expected open, kept, gone or `running until 9 for 4`");
    match words.split_whitespace().collect::<Vec<_>>().as_slice() {
        ["open"] => Ok(Advance::Open),
        ["kept"] => Ok(Advance::Kept),
        ["gone"] => Ok(Advance::Gone),
        ["running", "until", deadline, "for", bonus] => Ok(Advance::Running {
            deadline: deadline.parse().map_err(|_| bad())?,
            bonus: bonus.parse().map_err(|_| bad())?,
        }),
        _ => Err(bad()),
    }
}
