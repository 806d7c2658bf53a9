//! A position as the scene that the browser draws.

use ground::scene::{
    HexScene, SceneArmy, SceneBadge, SceneBand, SceneFight, SceneGroup, SceneLeader, SceneMarker, ScenePhase,
    SceneState, SceneTrack, SceneUnit, SceneValue,
};
use hexes::Hex;
use kernel::wire::Layer;
use kernel::{Label, Side};

use super::{hex_id, leader_id, piece_id, unit_id, unit_name, wing_name};
use crate::army_morale::DANGER;
use crate::engine::agenda::{RetreatStep, ScenarioStep, SetUpStep, Step};
use crate::engine::pieces::{LeaderId, PieceId, UnitId, WingId};
use crate::engine::play::Field;
use crate::engine::position::{Away, Fate, Fight, Morale, NOWHERE, Phase, Role, mark};
use crate::engine::spec::{Arm, ArmyState, Special};

/// The phases of a player turn, in their order.
const PHASES: [Phase; 8] = [
    Phase::Command,
    Phase::Rout,
    Phase::Movement,
    Phase::Bombardment,
    Phase::Rally,
    Phase::DefensiveBombardment,
    Phase::Combat,
    Phase::Morale,
];

/// What can befall a unit, with what it is called.
const SIGNS: [(&str, &str); 8] = [
    ("disordered", "frederick-badge-disordered"),
    ("routed", "frederick-badge-routed"),
    ("column", "frederick-badge-column"),
    ("out-of-command", "frederick-badge-out-of-command"),
    ("engaged", "frederick-badge-engaged"),
    ("supporting", "frederick-badge-supporting"),
    ("moved", "frederick-badge-moved"),
    ("double", "frederick-badge-double"),
];

fn phase(phase: Phase) -> ScenePhase {
    let message = match phase {
        Phase::SetUp => "frederick-phase-set-up",
        Phase::Activation => "frederick-phase-activation",
        Phase::Command => "frederick-phase-command",
        Phase::Rout => "frederick-phase-rout",
        Phase::Movement => "frederick-phase-movement",
        Phase::Bombardment => "frederick-phase-bombardment",
        Phase::Rally => "frederick-phase-rally",
        Phase::DefensiveBombardment => "frederick-phase-defensive-bombardment",
        Phase::Combat | Phase::EndPlayerTurn => "frederick-phase-combat",
        Phase::Morale | Phase::EndTurn => "frederick-phase-morale",
    };
    ScenePhase { key: phase.key(), label: Label::new(message) }
}

pub(super) fn scene<'a>(field: &Field<'a>) -> HexScene<'a> {
    let Field { battle, position } = *field;
    let focus = match (position.mover, position.agenda.peek()) {
        (Some(mover), _) => Some(piece_id(mover.piece)),
        (None, Some(Step::SetUp(SetUpStep::SetUp(side)))) => field.in_hand(*side).map(piece_id),
        (None, Some(Step::Scenario(ScenarioStep::Appear(side)))) => field.next_arriving(*side).map(piece_id),
        (None, Some(Step::Retreat(RetreatStep::Retreat(retreat)))) => Some(unit_id(retreat.unit)),
        _ => super::veils::focus(field),
    };
    let turn = position.turn.min(battle.scenario.turns);
    HexScene {
        kind: "hexes",
        turn,
        turns: battle.scenario.turns,
        clock: battle.clock(turn),
        hours: None,
        active: &battle.sides[position.active.index()],
        phase: phase(position.phase),
        phases: PHASES.map(phase).to_vec(),
        marching: position.phase == Phase::Movement,
        sky: None,
        units: (0..battle.units.len() as u8)
            .map(UnitId)
            .map(|id| unit(field, id))
            .chain(super::veils::counters(field))
            .collect(),
        leaders: (0..battle.leaders.len() as u8).map(LeaderId).filter_map(|id| leader(field, id)).collect(),
        armies: Side::BOTH.into_iter().map(|side| army(field, side)).collect(),
        markers: markers(field).into_iter().chain(super::veils::marks(field)).collect(),
        focus,
        company: Vec::new(),
        fights: fight(field).into_iter().collect(),
        reading: Label::new("frederick-reading"),
        part: None,
        stakes: super::stakes::stakes(field),
        signs: SIGNS
            .into_iter()
            .chain([("star", "frederick-badge-special"), ("unseen", "frederick-badge-unseen")])
            .map(|(key, message)| SceneBadge::new(key, message))
            .collect(),
        layers: &[Layer::Control],
        lesson: None,
    }
}

/// Points left of all points, or all of them when it is not a piece's turn to move.
fn going(left: Option<u8>, movement: u8) -> SceneValue {
    let figure = left.map_or_else(|| movement.to_string(), |left| format!("{left} / {movement}"));
    SceneValue::new("frederick-value-movement", figure)
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
    let left = (mine && !field.is_routed(id)).then_some(left);
    let in_zone = on_map && field.is_line(id) && field.in_enemy_zone(fixed.side, state.at);
    let engaged = in_zone && field.front(state.at).has(id);
    let badges = SIGNS.into_iter().filter(|(key, _)| match *key {
        "disordered" => state.morale == Morale::Disordered,
        "routed" => state.morale == Morale::Routed,
        "column" => position.column.has(id),
        "out-of-command" => position.out_of_command.has(id) && on_map,
        "engaged" => engaged,
        "supporting" => in_zone && !engaged,
        "moved" => position.moved.has(id) && mine,
        _ => fixed.traits.double,
    });
    // Shock marks and parentheses as they are printed.
    let shock = if fixed.arm == Arm::Cavalry { field.shock(id) } else { 0 };
    let marks = ["", "\u{2032}", "\u{2033}"][usize::from(shock.min(2))];
    let strength = match values.shaken {
        true => format!("({}){marks}", values.strength),
        false => format!("{}{marks}", values.strength),
    };
    let guns = values.bombardment.map(|value| value.to_string());
    let (figures, small, big, first) = match fixed.arm {
        Arm::Artillery => (
            guns.join("\u{b7}"),
            Some(format!("{} \u{2013} {}", values.morale, values.movement)),
            guns[0].clone(),
            SceneValue::new("frederick-value-bombardment", guns.join(" \u{b7} ")),
        ),
        _ => (
            format!("{strength}-{}-{}", values.morale, values.movement),
            None,
            values.strength.to_string(),
            SceneValue::new("frederick-value-strength", &strength),
        ),
    };
    SceneUnit {
        id: unit_id(id),
        name: unit_name(battle, id),
        side: &battle.sides[fixed.side.index()],
        band: fixed.wing.map(|wing| wing_name(battle, wing)),
        arm: fixed.arm.key(),
        hex: on_map.then(|| hex_id(battle, state.at)),
        off: match state.away {
            Away::No => None,
            Away::Waiting | Away::Veiled => Some("waiting"),
            Away::Lost => Some("lost"),
            Away::Captured => Some("captured"),
            Away::Left => Some("left"),
        },
        place: place as u8,
        steps: state.steps,
        full: fixed.full,
        strength: values.strength,
        worth: if fixed.arm == Arm::Artillery { state.steps } else { values.strength },
        figures,
        small,
        big,
        values: vec![
            first,
            SceneValue::new("frederick-value-morale", values.morale),
            going(left, values.movement),
            SceneValue::new("frederick-value-steps", format!("{} / {}", state.steps, fixed.full)),
        ],
        badges: badges.map(|(key, message)| SceneBadge::new(key, message)).collect(),
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
    let commander = position.armies[side.index()].commander == Some(id);
    let special = shown.special.filter(|_| !state.replaced).map(|special| match special {
        Special::Any => "frederick-badge-special-any",
        Special::Infantry => "frederick-badge-special-infantry",
        Special::Cavalry => "frederick-badge-special-cavalry",
    });
    let column = (position.column_leaders >> id.0 & 1 == 1).then_some("frederick-badge-column");
    let initiative = field.initiative(id);
    let modifier = format!("+{}", field.modifier(id));
    let first = initiative.map_or_else(String::new, |initiative| format!("{initiative} \u{b7} "));
    let values = initiative.map(|initiative| SceneValue::new("frederick-value-initiative", initiative));
    let rest = [SceneValue::new("frederick-value-modifier", &modifier), going(mine.then_some(left), shown.movement)];
    Some(SceneLeader {
        id: leader_id(id),
        name: format!("leader-{}", shown.id),
        side: &battle.sides[side.index()],
        band: fixed.wing.map(|wing| format!("wing-{}", battle.wings[wing])),
        rank: Label::new(if commander { "frederick-rank-commander" } else { "frederick-rank-leader" }),
        commander,
        hex: (state.at != NOWHERE).then(|| hex_id(battle, state.at)),
        figures: format!("{first}{modifier} \u{b7} {}", shown.movement),
        values: values.into_iter().chain(rest).collect(),
        badges: [special.map(|message| ("star", message)), column.map(|message| ("column", message))]
            .into_iter()
            .flatten()
            .map(|(key, message)| SceneBadge::new(key, message))
            .collect(),
    })
}

fn army<'a>(field: &Field<'a>, side: Side) -> SceneArmy<'a> {
    let Field { battle, position } = *field;
    let (track, army) = (&position.armies[side.index()], &battle.scenario.armies[side.index()]);
    let wings = (0..battle.wings.len() as u8).map(WingId).filter(|wing| battle.wing_side[wing.index()] == side);
    let wings: Vec<WingId> =
        wings.filter(|wing| !battle.wing_units[wing.index()].and(battle.scenario.units).is_empty()).collect();
    let rolled = position.active == side && position.phase > Phase::Command && position.phase < Phase::EndPlayerTurn;
    let state = |effective: bool| {
        rolled.then(|| match effective {
            true => SceneState { grade: "good", label: Label::new("frederick-command-effective") },
            false => SceneState { grade: "poor", label: Label::new("frederick-command-degraded") },
        })
    };
    let group = |(number, group): (usize, &'a crate::engine::battle::Group)| {
        let of_it = wings.iter().filter(|wing| usize::from(field.group_of_wing(side, **wing)) == number);
        let bands: Vec<SceneBand> = of_it
            .map(|wing| SceneBand {
                name: wing_name(battle, *wing),
                state: state(field.wing_on_map(*wing).iter().any(|unit| position.effective.has(unit))),
                note: field.wing_in_column(*wing).then(|| Label::new("frederick-badge-column")),
                gauge: None,
            })
            .collect();
        (!bands.is_empty() || number == 0).then(|| SceneGroup {
            name: Some(format!("group-{}", group.id)),
            rating: Some(field.group_rating(side, number as u8)),
            state: state(track.effective >> number & 1 == 1),
            bands,
        })
    };
    let (grade, message) = match track.state {
        ArmyState::Steady => ("good", "frederick-army-steady"),
        ArmyState::Demoralized => ("poor", "frederick-army-demoralized"),
        ArmyState::Broken => ("bad", "frederick-army-broken"),
    };
    let units = (0..battle.units.len() as u8).map(UnitId).filter(|unit| battle.unit(*unit).side == side);
    let lost = units.filter(|unit| matches!(position.unit(*unit).away, Away::Lost | Away::Captured)).count();
    SceneArmy {
        side: &battle.sides[side.index()],
        morale: Some(SceneTrack {
            at: track.marker,
            start: army.spec.morale,
            top: army.spec.top,
            danger: DANGER,
            filled: (track.boxes > 0).then_some(track.level),
        }),
        state: Some(SceneState { grade, label: Label::new(message) }),
        note: (!track.active).then(|| Label::new("frederick-army-passive")),
        points: field.settled_points()[side.index()],
        tallies: vec![
            SceneValue::new("frederick-tally-success", track.success),
            SceneValue::new("frederick-tally-routed", field.routed_count(side)),
            SceneValue::new("frederick-tally-lost", lost),
        ],
        groups: army.groups.iter().enumerate().filter_map(group).collect(),
        cards: None,
    }
}

fn markers(field: &Field<'_>) -> Vec<SceneMarker> {
    let mut markers = Vec::new();
    for hex in field.battle.board.grid.hexes() {
        let position = field.position;
        if position.marked(hex, mark::LOCKED) {
            let (kind, message) = match position.marked(hex, mark::PENALTY) {
                true => ("locked-penalty", "frederick-marker-locked-penalty"),
                false => ("locked", "frederick-marker-locked"),
            };
            markers.push(marker(field, hex, kind, message, 1));
        }
        let count = position.momentum(hex);
        if count > 0 {
            markers.push(marker(field, hex, "momentum", "frederick-marker-momentum", count));
        }
    }
    markers
}

fn marker(field: &Field<'_>, hex: Hex, kind: &'static str, message: &str, count: u8) -> SceneMarker {
    SceneMarker { hex: hex_id(field.battle, hex), to: None, kind, side: None, label: Label::new(message), count }
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
    if *shown == Fight::NONE {
        return super::veils::meeting(field);
    }
    Some(SceneFight {
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
