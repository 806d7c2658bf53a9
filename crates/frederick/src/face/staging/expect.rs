//! What situations expect: sentences about a position.

use kernel::situation::words::side_named;
use kernel::{Decision, Side};

use super::names;
use super::tracks::state_named;
use super::words::{find_leader, group_named, leader_named, piece_named, unit_named};
use crate::engine::agenda::{BombardStep, CombatStep, MoveStep, Step};
use crate::engine::pieces::{LeaderId, PieceId, UnitId, Units};
use crate::engine::play::Field;
use crate::engine::position::{Away, Fate, Fight, Morale, NOWHERE, Role, mark};

/// The forms that are understood; `docs/situations.md` has an example of each.
pub(super) const SENTENCES: [&str; 66] = [
    "PIECE at HEX",
    "nobody at HEX",
    "stack HEX: UNITS",
    "UNIT steps COUNT",
    "UNIT allowance POINTS",
    "UNIT formed",
    "UNIT disordered",
    "UNIT routed",
    "UNIT engaged",
    "UNIT supporting",
    "PIECE column",
    "UNIT deployed",
    "UNIT effective",
    "UNIT degraded",
    "UNIT out-of-command",
    "UNIT moved",
    "UNIT lost",
    "UNIT captured",
    "UNIT left",
    "PIECE waiting",
    "LEADER well",
    "LEADER replaced",
    "LEADER wounded",
    "LEADER killed",
    "LEADER flipped",
    "morale SIDE POINTS",
    "level SIDE POINTS",
    "success SIDE POINTS",
    "fatigue SIDE POINTS",
    "points SIDE POINTS",
    "attempts SIDE COUNT",
    "state SIDE STATE",
    "active SIDE",
    "inactive SIDE",
    "roused SIDE",
    "detachment SIDE GROUP",
    "effective SIDE GROUP",
    "degraded SIDE GROUP",
    "commander SIDE LEADER",
    "advance SIDE STATE",
    "locked HEX [penalty]",
    "unlocked HEX",
    "momentum HEX COUNT",
    "turn NUMBER",
    "player SIDE",
    "phase PHASE",
    "may ORDER",
    "sees HEX HEX",
    "zone SIDE HEX",
    "winner SIDE",
    "outcome LEVEL",
    "PIECE hidden",
    "counters SIDE COUNT",
    "counter COUNTER at HEX",
    "counter COUNTER marks HEX HEX",
    "counter COUNTER hidden",
    "counter COUNTER gone",
    "counter COUNTER column",
    "counter COUNTER deployed",
    "counter COUNTER moved",
    "counter COUNTER known",
    "counter COUNTER secret",
    "counter COUNTER allowance POINTS",
    "counter COUNTER carries UNITS",
    "counter COUNTER led by LEADER",
    "counter COUNTER shows KIND",
];

pub(super) fn holds(field: &Field<'_>, words: &str) -> Result<bool, String> {
    if let Some(rest) = words.strip_prefix("may ") {
        let orders = super::orders::read(field, rest)?;
        return Ok(orders.first().is_some_and(|order| field.check(*order).is_ok()));
    }
    if let Some(rest) = words.strip_prefix("stack ") {
        return stack(field, rest);
    }
    let parts: Vec<&str> = words.split_whitespace().collect();
    if let Some(held) = super::veils::holds(field, &parts)? {
        return Ok(held);
    }
    match parts.as_slice() {
        ["nobody", "at", hex] => Ok(field.position.top_of(field.battle.board.hex_named(hex)?).is_none()),
        ["turn", turn] => Ok(i32::from(field.position.turn) == number(turn)?),
        ["phase", phase] => Ok(field.position.phase.key() == *phase),
        ["player", side] => Ok(field.position.active == side_named(&field.battle.sides, side)?),
        ["sees", from, to] => Ok(field.sees(field.battle.board.hex_named(from)?, field.battle.board.hex_named(to)?)),
        ["zone", side, hex] => {
            Ok(field.in_zone_of(side_named(&field.battle.sides, side)?, field.battle.board.hex_named(hex)?))
        }
        ["locked", hex] => Ok(field.position.marked(field.battle.board.hex_named(hex)?, mark::LOCKED)),
        ["locked", hex, "penalty"] => Ok(field.position.marked(field.battle.board.hex_named(hex)?, mark::PENALTY)),
        ["unlocked", hex] => Ok(!field.position.marked(field.battle.board.hex_named(hex)?, mark::LOCKED)),
        ["momentum", hex, count] => {
            Ok(i32::from(field.position.momentum(field.battle.board.hex_named(hex)?)) == number(count)?)
        }
        ["winner", side] => {
            let side = side_named(&field.battle.sides, side)?;
            Ok(matches!(field.to_decide(), Decision::Over(outcome) if outcome.winner == Some(side)))
        }
        ["outcome", level] => {
            let outcome = field.position.outcome.and_then(|index| field.battle.scenario.levels.get(usize::from(index)));
            Ok(outcome.is_some_and(|outcome| outcome.id == *level))
        }
        [what, side, rest @ ..] if side_named(&field.battle.sides, side).is_ok() => {
            army(field, what, side_named(&field.battle.sides, side)?, rest, words)
        }
        [piece, rest @ ..] if !rest.is_empty() => match piece_named(field.battle, piece)? {
            PieceId::Unit(_) if find_leader(field.battle, piece).is_some() && is_leaders(rest) => {
                leader(field, leader_named(field.battle, piece)?, rest, words)
            }
            PieceId::Unit(id) => unit(field, id, rest, words),
            PieceId::Leader(id) => leader(field, id, rest, words),
        },
        _ => Err(not_understood(words)),
    }
}

fn is_leaders(words: &[&str]) -> bool {
    matches!(words, ["well" | "replaced" | "wounded" | "killed" | "flipped"])
}

fn not_understood(words: &str) -> String {
    format!("`{words}` says nothing that can be true")
}

fn number(text: &str) -> Result<i32, String> {
    text.parse().map_err(|_| format!("`{text}` is no number"))
}

/// Reads `2305: brigade-1, brigade-2`, from the top down.
fn stack(field: &Field<'_>, words: &str) -> Result<bool, String> {
    let (hex, names) =
        words.split_once(':').ok_or_else(|| format!("`stack {words}`: expected a hex, `:` and units"))?;
    let hex = field.battle.board.hex_named(hex.trim())?;
    let names = names.split(',').map(str::trim).filter(|name| !name.is_empty());
    let wanted = names.map(|name| unit_named(field.battle, name)).collect::<Result<Vec<UnitId>, String>>()?;
    Ok(field.position.stack(hex).collect::<Vec<_>>() == wanted)
}

fn unit(field: &Field<'_>, unit: UnitId, words: &[&str], sentence: &str) -> Result<bool, String> {
    let state = field.position.unit(unit);
    let on_map = state.at != NOWHERE;
    Ok(match words {
        ["at", hex] => state.at == field.battle.board.hex_named(hex)?,
        ["steps", steps] => i32::from(state.steps) == number(steps)?,
        ["allowance", points] => i32::from(field.allowance(unit).0) == number(points)?,
        ["formed"] => on_map && state.morale == Morale::Formed,
        ["disordered"] => on_map && state.morale == Morale::Disordered,
        ["routed"] => on_map && state.morale == Morale::Routed,
        ["engaged"] => on_map && field.is_engaged(unit),
        ["supporting"] => on_map && field.support(state.at).has(unit),
        ["column"] => field.position.column.has(unit),
        ["deployed"] => on_map && !field.position.column.has(unit),
        ["effective"] => field.position.effective.has(unit),
        ["degraded"] => !field.position.effective.has(unit),
        ["out-of-command"] => field.position.out_of_command.has(unit),
        ["moved"] => field.position.moved.has(unit),
        ["lost"] => state.away == Away::Lost,
        ["captured"] => state.away == Away::Captured,
        ["left"] => state.away == Away::Left,
        ["waiting"] => state.away == Away::Waiting,
        ["hidden"] => state.away == Away::Veiled,
        _ => return Err(not_understood(sentence)),
    })
}

fn leader(field: &Field<'_>, leader: LeaderId, words: &[&str], sentence: &str) -> Result<bool, String> {
    let state = field.position.leader(leader);
    Ok(match words {
        ["at", hex] => state.at == field.battle.board.hex_named(hex)?,
        ["well"] => state.fate == Fate::Well && !state.replaced && !state.flipped,
        ["replaced"] => state.replaced,
        ["wounded"] => state.fate == Fate::Wounded,
        ["killed"] => state.fate == Fate::Killed,
        ["flipped"] => state.flipped,
        ["column"] => field.position.column_leaders >> leader.0 & 1 == 1,
        ["waiting"] => state.fate == Fate::Waiting,
        ["hidden"] => state.fate == Fate::Veiled,
        _ => return Err(not_understood(sentence)),
    })
}

fn army(field: &Field<'_>, what: &str, side: Side, rest: &[&str], sentence: &str) -> Result<bool, String> {
    let army = &field.position.armies[side.index()];
    let group = |name: &str| group_named(field.battle, side, name);
    Ok(match (what, rest) {
        ("morale", [value]) => i32::from(army.marker) == number(value)?,
        ("level", [value]) => i32::from(army.level) == number(value)?,
        ("success", [value]) => i32::from(army.success) == number(value)?,
        ("fatigue", [value]) => i32::from(army.fatigue) == number(value)?,
        ("points", [value]) => i32::from(field.settled_points()[side.index()]) == number(value)?,
        ("attempts", [value]) => i32::from(army.attempts) == number(value)?,
        ("state", [name]) => army.state == state_named(name)?,
        ("active", []) => army.active,
        ("inactive", []) => !army.active,
        ("roused", []) => army.roused,
        ("detachment", [name]) => army.detachments >> group(name)? & 1 == 1,
        ("effective", [name]) => army.effective >> group(name)? & 1 == 1,
        ("degraded", [name]) => army.effective >> group(name)? & 1 == 0,
        ("commander", ["nobody"]) => army.commander.is_none(),
        ("commander", [name]) => army.commander == Some(leader_named(field.battle, name)?),
        ("advance", [name]) => format!("{:?}", army.advance).to_lowercase().starts_with(name),
        _ => return Err(not_understood(sentence)),
    })
}

/// The position in a few lines, for reports.
pub(super) fn describe(field: &Field<'_>) -> String {
    let position = field.position;
    let number = |hex| field.battle.board.grid.number(hex).to_string();
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let army = &position.armies[side.index()];
        let mut stacks = Vec::new();
        for hex in field.battle.board.grid.hexes().filter(|hex| field.holder(*hex) == Some(side)) {
            let units: Vec<String> = position.stack(hex).map(|unit| unit_words(field, unit)).collect();
            stacks.push(format!("{}: {}", number(hex), units.join(", ")));
        }
        for leader in field.leaders_of(side) {
            stacks.push(format!("{} {}", field.battle.leader(leader).id, number(position.leader(leader).at)));
        }
        let column = names(field.battle, position.column.and(field.battle.of_side[side.index()]));
        lines.push(format!(
            "{} (morale {}, level {}, success {}, points {}, {:?}, column: {column}): {}",
            field.battle.sides[side.index()],
            army.marker,
            army.level,
            army.success,
            field.settled_points()[side.index()],
            army.state,
            stacks.join("; ")
        ));
    }
    lines.join("\n")
}

/// What was begun and waits for its end, in the words of orders: `take brigade-1`,
/// `aim 2312; battery pr-art-1`.
pub(super) fn half_given(field: &Field<'_>) -> Option<String> {
    let (battle, position) = (field.battle, field.position);
    let hexes = |verb: &'static str, fight: &Fight, role: Role| {
        fight.front(role).map(|hex| format!("{verb} {}", battle.board.grid.number(hex))).collect::<Vec<_>>()
    };
    let units = |verb: &'static str, units: Units| {
        units.iter().map(|unit| format!("{verb} {}", battle.unit(unit).id)).collect::<Vec<_>>()
    };
    let parts = match position.agenda.peek()? {
        Step::Move(MoveStep::Move(_)) => match position.mover?.piece {
            PieceId::Unit(unit) => vec![format!("take {}", battle.unit(unit).id)],
            PieceId::Leader(leader) => vec![format!("take {}", battle.leader(leader).id)],
        },
        Step::Bombard(BombardStep::Gunnery { .. }) => {
            let salvo = position.salvo?;
            let target = vec![format!("aim {}", battle.board.grid.number(salvo.target))];
            [target, units("battery", salvo.batteries)].concat()
        }
        Step::Combat(CombatStep::Attack(_)) => {
            [hexes("assail", &position.fight, Role::Defender), hexes("storm", &position.fight, Role::Attacker)].concat()
        }
        Step::Combat(CombatStep::Charge(_)) => {
            [hexes("charge", &position.charge, Role::Defender), units("charge with", position.charge.charging)].concat()
        }
        _ => return None,
    };
    Some(parts.join("; ")).filter(|words| !words.is_empty())
}

fn unit_words(field: &Field<'_>, unit: UnitId) -> String {
    let state = field.position.unit(unit);
    let morale = match state.morale {
        Morale::Formed => "",
        Morale::Disordered => " disordered",
        Morale::Routed => " routed",
    };
    format!("{} {}{morale}", field.battle.unit(unit).id, state.steps)
}
