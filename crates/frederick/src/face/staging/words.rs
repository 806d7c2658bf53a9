//! The words that pieces and places are written in.

use hexes::Hex;
use kernel::Side;

use crate::engine::battle::Battle;
use crate::engine::pieces::{LeaderId, PieceId, UnitId, WingId};

pub(super) fn hex_named(battle: &Battle, name: &str) -> Result<Hex, String> {
    battle.board.grid.read(name).map_err(|fault| format!("`{name}`: {fault}"))
}

/// The ids that come nearest to a word that names nothing.
fn suggest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let common = |other: &str| name.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    match known.max_by_key(|other| common(other)).filter(|other| common(other) > 0) {
        Some(near) => format!("; did you mean `{near}`?"),
        None => String::new(),
    }
}

pub(super) fn find_unit(battle: &Battle, name: &str) -> Option<UnitId> {
    battle.units.iter().position(|unit| unit.id == name).map(|unit| UnitId(unit as u8))
}

pub(super) fn find_leader(battle: &Battle, name: &str) -> Option<LeaderId> {
    battle.leaders.iter().position(|leader| leader.id == name).map(|leader| LeaderId(leader as u8))
}

pub(super) fn unit_named(battle: &Battle, name: &str) -> Result<UnitId, String> {
    let known = || battle.units.iter().map(|unit| unit.id.as_str());
    find_unit(battle, name).ok_or_else(|| format!("there is no unit `{name}`{}", suggest(name, known())))
}

pub(super) fn leader_named(battle: &Battle, name: &str) -> Result<LeaderId, String> {
    let known = || battle.leaders.iter().map(|leader| leader.id.as_str());
    find_leader(battle, name).ok_or_else(|| format!("there is no leader `{name}`{}", suggest(name, known())))
}

pub(super) fn piece_named(battle: &Battle, name: &str) -> Result<PieceId, String> {
    if let Some(unit) = find_unit(battle, name) {
        return Ok(PieceId::Unit(unit));
    }
    let known = || {
        let units = battle.units.iter().map(|unit| unit.id.as_str());
        units.chain(battle.leaders.iter().map(|leader| leader.id.as_str()))
    };
    let leader = find_leader(battle, name).map(PieceId::Leader);
    leader.ok_or_else(|| format!("there is no unit or leader `{name}`{}", suggest(name, known())))
}

pub(super) fn wing_named(battle: &Battle, name: &str) -> Result<WingId, String> {
    let found = battle.wings.iter().position(|wing| wing == name).map(|wing| WingId(wing as u8));
    found.ok_or_else(|| format!("there is no wing `{name}`; there are: {}", battle.wings.join(", ")))
}

/// The number of a group of a side.
pub(super) fn group_named(battle: &Battle, side: Side, name: &str) -> Result<u8, String> {
    let groups = &battle.scenario.armies[side.index()].groups;
    let found = groups.iter().position(|group| group.id == name).map(|group| group as u8);
    found.ok_or_else(|| {
        let known: Vec<&str> = groups.iter().map(|group| group.id.as_str()).collect();
        format!("there is no group `{name}`; there are: {}", known.join(", "))
    })
}
