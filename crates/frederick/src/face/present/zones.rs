//! Zones of control for the eye: where they lie, and what they do to the piece
//! that is being looked at.

use hexes::Hex;
use kernel::wire::{Zone, ZoneEffect};
use kernel::{Cite, Label, Present, Refusal, Side, Viewer};

use super::{hex_id, side_argument};
use crate::engine::pieces::{LeaderId, PieceId, UnitId};
use crate::engine::play::Field;
use crate::engine::position::{Mover, NOWHERE};
use crate::engine::spec::Arm;
use crate::rules::{cite, refuse};
use crate::system::{Frederick, Subject};

/// What a zone does, in the eye and in words.
type Told = (ZoneEffect, Label, Cite);

/// Chapters 6.1 and 7.5: the zones that matter to a piece, grouped by what they do to it; without
/// one, all of the enemy's.
pub(super) fn zones(field: &Field<'_>, viewer: Viewer, subject: Option<Subject>) -> Vec<Zone> {
    match subject {
        Some(Subject::Unit(unit)) => of(field, field.owner(unit).enemy(), |hex| unit_in(field, unit, hex)),
        Some(Subject::Leader(leader)) => {
            let side = Side::of(field.battle.leader(leader).side);
            of(field, side.enemy(), |hex| leader_in(field, leader, side, hex))
        }
        _ => Side::BOTH
            .into_iter()
            .filter(|side| !viewer.is(*side))
            .flat_map(|side| {
                let label = Label::new("frederick-zone-controls").with("side", side_argument(field.battle, side));
                of(field, side, move |_| (ZoneEffect::Controls, label.clone(), cite!("6.1")))
            })
            .collect(),
    }
}

/// The zones of a side, except the hexes where it stands itself.
fn of(field: &Field<'_>, side: Side, told: impl Fn(Hex) -> Told) -> Vec<Zone> {
    let mut zones: Vec<Zone> = Vec::new();
    let controlled = field.battle.board.grid.hexes().filter(|hex| field.holder(*hex) != Some(side));
    for hex in controlled.filter(|hex| field.in_zone_of(side, *hex)) {
        let (effect, label, cite) = told(hex);
        let id = hex_id(field.battle, hex);
        match zones.iter_mut().find(|zone| zone.effect == effect && zone.label == label && zone.cites == cite.0) {
            Some(zone) => zone.hexes.push(id),
            None => zones.push(Zone {
                side: field.battle.sides[side.index()].clone(),
                effect,
                label,
                cites: cite.to_string(),
                hexes: vec![id],
            }),
        }
    }
    zones
}

fn unit_in(field: &Field<'_>, unit: UnitId, hex: Hex) -> Told {
    let refused = |effect, refusal: Refusal| (effect, Frederick::refusal(field.battle, refusal), refusal.cite);
    let taxed = |points: u8| {
        let cite = match field.arm(unit) {
            Arm::Artillery => cite!("7.5.2"),
            _ if field.is_fast(unit) => cite!("7.5.3"),
            _ => cite!("7.5.1"),
        };
        (ZoneEffect::Taxes, Label::new("frederick-zone-taxes").with("points", i64::from(points)), cite)
    };
    if field.at(unit) != NOWHERE && field.at(unit) == hex {
        return match field.zone_cost(unit, hex) {
            Ok(points) => taxed(points),
            Err(refusal) => refused(ZoneEffect::Holds, refusal),
        };
    }
    let mover = Mover { piece: PieceId::Unit(unit), spent: 0, hexes: 0, halted: false, shy: false };
    if let Err(refusal) = field.may_enter_zone(unit, &mover, hex) {
        return refused(ZoneEffect::Bars, refusal);
    }
    if field.halts_at(unit, hex) {
        let cite = if field.is_fast(unit) { cite!("7.5.3") } else { cite!("7.5.1") };
        let label = if field.is_fast(unit) { "frederick-zone-stops-fast" } else { "frederick-zone-stops" };
        return (ZoneEffect::Stops, Label::new(label), cite);
    }
    match field.leaving_cost(unit, hex, field.comes_in_front(unit, hex)) {
        Ok(points) => taxed(points),
        Err(refusal) => refused(ZoneEffect::Stops, refusal),
    }
}

fn leader_in(field: &Field<'_>, leader: LeaderId, side: Side, hex: Hex) -> Told {
    if field.holder(hex) == Some(side) || field.position.leader(leader).at == hex {
        return (ZoneEffect::Taxes, Label::new("frederick-zone-leader"), cite!("7.5.4"));
    }
    let refusal = refuse!("7.5.4", "leader-alone");
    (ZoneEffect::Bars, Frederick::refusal(field.battle, refusal), refusal.cite)
}
