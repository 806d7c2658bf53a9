//! The words that pieces and places are written in.

use kernel::Side;
use kernel::situation::words::index_named;

use crate::engine::battle::Battle;
use crate::engine::pieces::{LeaderId, PieceId, UnitId, WingId};

fn units(battle: &Battle) -> impl Iterator<Item = &str> + Clone {
    battle.units.iter().map(|unit| unit.id.as_str())
}

fn leaders(battle: &Battle) -> impl Iterator<Item = &str> + Clone {
    battle.leaders.iter().map(|leader| leader.id.as_str())
}

pub(super) fn find_leader(battle: &Battle, name: &str) -> Option<LeaderId> {
    leader_named(battle, name).ok()
}

pub(super) fn unit_named(battle: &Battle, name: &str) -> Result<UnitId, String> {
    index_named("unit", units(battle), name).map(|unit| UnitId(unit as u8))
}

pub(super) fn leader_named(battle: &Battle, name: &str) -> Result<LeaderId, String> {
    index_named("leader", leaders(battle), name).map(|leader| LeaderId(leader as u8))
}

pub(super) fn piece_named(battle: &Battle, name: &str) -> Result<PieceId, String> {
    let piece = index_named("unit or leader", units(battle).chain(leaders(battle)), name)?;
    Ok(match piece.checked_sub(battle.units.len()) {
        None => PieceId::Unit(UnitId(piece as u8)),
        Some(leader) => PieceId::Leader(LeaderId(leader as u8)),
    })
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
