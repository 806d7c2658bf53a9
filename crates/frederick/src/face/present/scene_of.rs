//! A position as the scene that the browser draws.

use kernel::Side;

use super::{hex_id, leader_id, piece_id, unit_id};
use crate::army_morale::DANGER;
use crate::engine::agenda::{RetreatStep, SetUpStep, Step};
use crate::engine::pieces::{LeaderId, PieceId, UnitId, WingId};
use crate::engine::play::Field;
use crate::engine::position::{Away, Fate, Fight, NOWHERE, Phase, Role, mark};
use crate::engine::spec::{Arm, ArmyState, Special};
use ground::scene::{HexScene, SceneArmy, SceneFight, SceneGroup, SceneLeader, SceneMarker, SceneUnit, SceneWing};

pub(super) fn scene<'a>(field: &Field<'a>) -> HexScene<'a> {
    let Field { battle, position } = *field;
    let focus = match (position.mover, position.agenda.peek()) {
        (Some(mover), _) => Some(piece_id(mover.piece)),
        (None, Some(Step::SetUp(SetUpStep::SetUp(side)))) => field.in_hand(*side).map(piece_id),
        (None, Some(Step::Retreat(RetreatStep::Retreat(retreat)))) => Some(unit_id(retreat.unit)),
        _ => None,
    };
    let turn = position.turn.min(battle.scenario.turns);
    HexScene {
        kind: "hexes",
        turn,
        turns: battle.scenario.turns,
        clock: battle.clock(turn),
        active: &battle.sides[position.active.index()],
        phase: position.phase.key(),
        units: (0..battle.units.len() as u8).map(UnitId).map(|id| unit(field, id)).collect(),
        leaders: (0..battle.leaders.len() as u8).map(LeaderId).filter_map(|id| leader(field, id)).collect(),
        armies: Side::BOTH.into_iter().map(|side| army(field, side)).collect(),
        markers: markers(field),
        focus,
        fight: fight(field),
    }
}

fn unit<'a>(field: &Field<'a>, id: UnitId) -> SceneUnit<'a> {
    let Field { battle, position } = *field;
    let (fixed, state) = (battle.unit(id), position.unit(id));
    let values = field.values(id);
    let on_map = state.at != NOWHERE;
    let place = if on_map { position.stack(state.at).take_while(|other| *other != id).count() } else { 0 };
    let mine = position.phase == Phase::Movement && position.active == fixed.side && on_map;
    let spent = position.mover.filter(|mover| mover.piece == PieceId::Unit(id)).map_or(0, |mover| mover.spent);
    let left = match position.moved.has(id) {
        true => 0,
        false => field.allowance(id).0.saturating_sub(spent),
    };
    let in_zone = on_map && field.is_line(id) && field.in_enemy_zone(fixed.side, state.at);
    let contact = match in_zone {
        true if field.front(state.at).has(id) => Some("engaged"),
        true => Some("supporting"),
        false => None,
    };
    SceneUnit {
        id: unit_id(id),
        key: &fixed.id,
        side: &battle.sides[fixed.side.index()],
        wing: fixed.wing.map(|wing| battle.wings[wing.index()].as_str()),
        arm: fixed.arm.key(),
        hex: on_map.then(|| hex_id(battle, state.at)),
        off: match state.away {
            Away::No => None,
            Away::Waiting => Some("waiting"),
            Away::Lost => Some("lost"),
            Away::Captured => Some("captured"),
            Away::Left => Some("left"),
        },
        place: place as u8,
        steps: state.steps,
        full: fixed.full,
        strength: values.strength,
        shaken: values.shaken,
        shock: if fixed.arm == Arm::Cavalry { field.shock(id) } else { 0 },
        bombardment: (fixed.arm == Arm::Artillery).then_some(values.bombardment),
        morale: values.morale,
        movement: values.movement,
        left: (mine && !field.is_routed(id)).then_some(left),
        state: state.morale.key(),
        column: position.column.has(id),
        moved: position.moved.has(id) && mine,
        out_of_command: position.out_of_command.has(id) && on_map,
        contact,
        double: fixed.traits.double,
    }
}

fn leader<'a>(field: &Field<'a>, id: LeaderId) -> Option<SceneLeader<'a>> {
    let Field { battle, position } = *field;
    let (fixed, state) = (battle.leader(id), position.leader(id));
    let shown = field.shown(id);
    if fixed.waits || matches!(state.fate, Fate::Wounded | Fate::Killed) || battle.scenario.leaders >> id.0 & 1 == 0 {
        return None;
    }
    let side = Side::of(fixed.side);
    let mine = position.phase == Phase::Movement && position.active == side && state.at != NOWHERE;
    let spent = position.mover.filter(|mover| mover.piece == PieceId::Leader(id)).map_or(0, |mover| mover.spent);
    let moved = position.moved_leaders >> id.0 & 1 == 1;
    let left = if moved { 0 } else { field.leader_allowance(id).saturating_sub(spent) };
    Some(SceneLeader {
        id: leader_id(id),
        key: &shown.id,
        side: &battle.sides[side.index()],
        wing: fixed.wing.map(|wing| battle.wings[wing].as_str()),
        commander: position.armies[side.index()].commander == Some(id),
        hex: (state.at != NOWHERE).then(|| hex_id(battle, state.at)),
        initiative: field.initiative(id),
        special: shown.special.filter(|_| !state.replaced).map(|special| match special {
            Special::Any => "any",
            Special::Infantry => "infantry",
            Special::Cavalry => "cavalry",
        }),
        modifier: field.modifier(id),
        movement: shown.movement,
        left: mine.then_some(left),
        column: position.column_leaders >> id.0 & 1 == 1,
        replacement: state.replaced,
    })
}

fn army<'a>(field: &Field<'a>, side: Side) -> SceneArmy<'a> {
    let Field { battle, position } = *field;
    let (track, army) = (&position.armies[side.index()], &battle.scenario.armies[side.index()]);
    let wings = (0..battle.wings.len() as u8).map(WingId).filter(|wing| battle.wing_side[wing.index()] == side);
    let wings: Vec<WingId> =
        wings.filter(|wing| !battle.wing_units[wing.index()].and(battle.scenario.units).is_empty()).collect();
    let rolled = position.active == side && position.phase > Phase::Command && position.phase < Phase::EndPlayerTurn;
    let state = |effective: bool| rolled.then_some(if effective { "effective" } else { "degraded" });
    let group = |(number, group): (usize, &'a crate::engine::battle::Group)| {
        let of_it = wings.iter().filter(|wing| usize::from(field.group_of_wing(side, **wing)) == number);
        let shown: Vec<SceneWing<'a>> = of_it
            .map(|wing| SceneWing {
                key: &battle.wings[wing.index()],
                state: state(field.wing_on_map(*wing).iter().any(|unit| position.effective.has(unit))),
                column: field.wing_in_column(*wing),
            })
            .collect();
        (!shown.is_empty() || number == 0).then(|| SceneGroup {
            key: &group.id,
            rating: field.group_rating(side, number as u8),
            state: state(track.effective >> number & 1 == 1),
            wings: shown,
        })
    };
    SceneArmy {
        side: &battle.sides[side.index()],
        morale: track.marker,
        start: army.spec.morale,
        top: army.spec.top,
        danger: DANGER,
        filled: (track.boxes > 0).then_some(track.level),
        state: match track.state {
            ArmyState::Steady => "steady",
            ArmyState::Demoralized => "demoralized",
            ArmyState::Broken => "broken",
        },
        active: track.active,
        success: track.success,
        routed: field.routed_count(side),
        points: field.points()[side.index()],
        groups: army.groups.iter().enumerate().filter_map(group).collect(),
    }
}

fn markers(field: &Field<'_>) -> Vec<SceneMarker> {
    let mut markers = Vec::new();
    for hex in field.battle.board.grid.hexes() {
        let position = field.position;
        if position.marked(hex, mark::LOCKED) {
            let kind = if position.marked(hex, mark::PENALTY) { "locked-penalty" } else { "locked" };
            markers.push(SceneMarker { hex: hex_id(field.battle, hex), kind, count: 1 });
        }
        let count = position.momentum(hex);
        if count > 0 {
            markers.push(SceneMarker { hex: hex_id(field.battle, hex), kind: "momentum", count });
        }
    }
    markers
}

fn fight(field: &Field<'_>) -> Option<SceneFight> {
    let Field { battle, position } = *field;
    if let Some(salvo) = position.salvo {
        let mut attackers: Vec<String> = salvo.batteries.iter().map(|unit| hex_id(battle, field.at(unit))).collect();
        attackers.dedup();
        return Some(SceneFight {
            kind: "bombardment",
            attackers,
            defenders: vec![hex_id(battle, salvo.target)],
            units: salvo.batteries.iter().map(unit_id).collect(),
        });
    }
    let shown = if position.charge == Fight::NONE { &position.fight } else { &position.charge };
    let hexes = |role: Role| shown.front(role).map(|hex| hex_id(battle, hex)).collect::<Vec<_>>();
    (*shown != Fight::NONE).then(|| SceneFight {
        kind: "combat",
        attackers: hexes(Role::Attacker),
        defenders: hexes(Role::Defender),
        units: shown
            .lead
            .iter()
            .flatten()
            .map(|unit| unit_id(*unit))
            .chain(shown.sweepers.iter().map(unit_id))
            .collect(),
    })
}
