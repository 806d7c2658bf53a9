//! What authors of situations expect, and how a position is described to them.

use std::fmt::Write;

use kernel::situation::words::{index_named, side_named};
use kernel::{Side, System};

use super::chapters::stake_named;
use super::{cards, crossing_named, orders, piece_named};
use crate::engine::pieces::FormationId;
use crate::engine::play::Field;
use crate::engine::position::Place;
use crate::system::Napoleon;

pub(super) const SENTENCES: [&str; 65] = [
    "PIECE hidden",
    "PIECE shown",
    "PIECE at HEX",
    "nobody at HEX",
    "PIECE full",
    "PIECE reduced",
    "PIECE marching",
    "PIECE in-command",
    "PIECE out-of-command",
    "PIECE moved",
    "PIECE recovery",
    "PIECE recovered",
    "PIECE eliminated",
    "PIECE captured",
    "returns PIECE TURN",
    "PIECE initiative NUMBER",
    "spent POINTS",
    "column ODDS",
    "damaged CROSSING",
    "whole CROSSING",
    "barricaded CROSSING",
    "cleared CROSSING",
    "held PLACE SIDE",
    "level LEVEL",
    "zone SIDE HEX",
    "may ORDER",
    "losses FORMATION POINTS",
    "demoralized FORMATION",
    "points SIDE NUMBER",
    "score SIDE NUMBER",
    "turn NUMBER",
    "player SIDE",
    "phase PHASE",
    "weather CONDITION",
    "weather CONDITION TURNS",
    "PIECE square",
    "PIECE suppressed",
    "PIECE overrunning HEX",
    "HEX sees HEX",
    "HEX aims HEX",
    "position HEX",
    "building HEX",
    "PIECE out-of-supply",
    "PIECE shaken",
    "PIECE waiting",
    "PIECE withdrawn",
    "PIECE holding",
    "PIECE ordered",
    "PIECE retreating",
    "PIECE lies HEXSIDE",
    "goals PIECE NUMBER",
    "due NUMBER TURN",
    "burning HEX",
    "allowance PIECE POINTS",
    "disclosed NUMBER",
    "hand SIDE NUMBER",
    "deck SIDE NUMBER",
    "SIDE holds CARD",
    "SIDE discarded CARD",
    "SIDE under CARD",
    "SIDE open CARD",
    "SIDE earned POINTS",
    "asleep PIECE",
    "SIDE retreated TURN",
    "SIDE read PIECE",
];

/// Whether a sentence is true.
///
/// # Errors
/// Says which words were not understood.
pub(super) fn holds(field: &Field<'_>, sentence: &str) -> Result<bool, String> {
    let Field { battle, position } = *field;
    if let Some(order) = sentence.strip_prefix("may ") {
        let orders = orders::read(field, order)?;
        return Ok(orders.first().is_some_and(|order| Napoleon::check(battle, position, *order).is_ok()));
    }
    let words: Vec<&str> = sentence.split(' ').collect();
    let number = |word: &str| word.parse::<i64>().map_err(|_| format!("`{word}` is no number"));
    let side = |name: &str| -> Result<Side, String> { side_named(&battle.sides, name) };
    let formation = |name: &str| {
        let names = battle.formations.iter().map(|formation| formation.id.as_str());
        index_named("formation", names, name).map(|index| FormationId(index as u8))
    };
    let in_box = |name: &str, place: Place| Ok(position.piece(piece_named(battle, name)?).place == place);
    match words[..] {
        [name, "square"] => Ok(position.marks.square.has(piece_named(battle, name)?)),
        [name, "suppressed"] => Ok(position.marks.suppressed.has(piece_named(battle, name)?)),
        [name, "overrunning", hex] => {
            Ok(field.is_overrunning(piece_named(battle, name)?, battle.board.hex_named(hex)?))
        }
        [from, "sees", to] => Ok(field.sees(battle.board.hex_named(from)?, battle.board.hex_named(to)?)),
        [from, "aims", to] => Ok(field.may_aim(battle.board.hex_named(from)?, battle.board.hex_named(to)?).is_ok()),
        ["position", hex] => Ok(field.is_improved(battle.board.hex_named(hex)?)),
        ["building", hex] => {
            let hex = battle.board.hex_named(hex)?;
            Ok(position.works.iter().any(|work| work.at == hex && !work.done))
        }
        ["nobody", "at", hex] => Ok(position.stack(battle.board.hex_named(hex)?).next().is_none()),
        [name, "at", hex] => {
            let piece = piece_named(battle, name)?;
            Ok(position.on_map(piece) && position.at(piece) == battle.board.hex_named(hex)?)
        }
        [name, "hidden"] => Ok(position.hidden.has(piece_named(battle, name)?)),
        [name, "shown"] => {
            let piece = piece_named(battle, name)?;
            Ok(position.on_map(piece) && !position.hidden.has(piece))
        }
        [name, "full"] => Ok(!position.marks.reduced.has(piece_named(battle, name)?)),
        [name, "reduced"] => Ok(position.marks.reduced.has(piece_named(battle, name)?)),
        [name, "marching"] => Ok(position.marks.marching.has(piece_named(battle, name)?)),
        [name, "in-command"] => Ok(position.marks.commanded.has(piece_named(battle, name)?)),
        [name, "out-of-command"] => Ok(position.marks.out_of_command.has(piece_named(battle, name)?)),
        [name, "moved"] => Ok(position.marks.moved.has(piece_named(battle, name)?)),
        [name, "recovery"] => in_box(name, Place::Recovery),
        [name, "recovered"] => in_box(name, Place::Recovered),
        [name, "eliminated"] => in_box(name, Place::Eliminated),
        [name, "captured"] => in_box(name, Place::Captured),
        ["returns", name, turn] => Ok(i64::from(position.piece(piece_named(battle, name)?).back) == number(turn)?),
        [name, "out-of-supply"] => Ok(position.marks.out_of_supply.has(piece_named(battle, name)?)),
        [name, "shaken"] => Ok(position.marks.shaken.has(piece_named(battle, name)?)),
        [name, "waiting"] => in_box(name, Place::Waiting),
        [name, "withdrawn"] => in_box(name, Place::Withdrawn),
        [name, "holding"] => in_box(name, Place::Holding),
        [name, "ordered"] => Ok(field.has_order(piece_named(battle, name)?).is_some()),
        [name, "retreating"] => {
            let piece = piece_named(battle, name)?;
            Ok(position.armies[field.owner(piece)].retreat.pieces.has(piece))
        }
        [name, "lies", side] => {
            let piece = piece_named(battle, name)?;
            let (one, other) = side.split_once('|').ok_or_else(|| format!("`{side}` is no hexside"))?;
            let [one, other] = [battle.board.hex_named(one)?, battle.board.hex_named(other)?];
            if position.piece(piece).place != Place::Laid {
                return Ok(false);
            }
            let ends = field.ends(piece);
            Ok(ends == [one, other] || ends == [other, one])
        }
        ["goals", name, count] => {
            let piece = piece_named(battle, name)?;
            let owner = battle.piece(piece).side;
            let march = field.has_order(piece).map(|march| position.marches.get(owner, march));
            Ok(i64::from(march.map_or(0, |march| march.possible.count_ones())) == number(count)?)
        }
        ["due", column, turn] => {
            let column = usize::try_from(number(column)?.max(1) - 1).unwrap_or(0);
            Ok(i64::from(field.due(column as u8)) == number(turn)?)
        }
        ["burning", hex] => Ok(field.is_burning(battle.board.hex_named(hex)?)),
        ["allowance", name, points] => {
            let piece = piece_named(battle, name)?;
            Ok(i64::from(field.allowance([piece].into_iter().collect())) == number(points)? * 2)
        }
        ["disclosed", count] => Ok(i64::from(position.learned.into_iter().max().unwrap_or(0)) == number(count)?),
        [name, "initiative", value] => {
            let piece = piece_named(battle, name)?;
            let officer = battle.leaders.has(piece);
            let initiative = if officer { field.officer_initiative(piece) } else { field.initiative(piece) };
            Ok(i64::from(initiative) == number(value)?)
        }
        ["spent", points] => {
            let spent = position.mover.map_or(0, |mover| mover.spent);
            let halves = points.parse::<f64>().map_err(|_| format!("`{points}` are no points"))? * 2.0;
            Ok((f64::from(spent) - halves).abs() < 0.1)
        }
        ["column", odds] => {
            let odds = crate::engine::charts::Odds::read(odds)?;
            Ok(battle.charts.combat.columns.get(usize::from(position.fights.column)) == Some(&odds))
        }
        ["damaged", name] => Ok(field.is_damaged(crossing_named(battle, name)?)),
        ["whole", name] => Ok(!field.is_damaged(crossing_named(battle, name)?)),
        ["barricaded", name] => Ok(field.is_barricaded(crossing_named(battle, name)?)),
        ["cleared", name] => Ok(!field.is_barricaded(crossing_named(battle, name)?)),
        ["held", name, holder] => {
            let stake = stake_named(battle, name)?;
            let wanted = if holder == "nobody" { None } else { Some(side(holder)?) };
            Ok(position.holders[stake] == wanted)
        }
        ["level", name] => {
            let levels = battle.scenario.levels.iter().map(|level| level.id.as_str());
            let wanted = index_named("level", levels, name)?;
            Ok(field.level(field.standing()).map(usize::from) == Some(wanted))
        }
        ["zone", name, hex] => Ok(field.in_zone(side(name)?, battle.board.hex_named(hex)?)),
        ["losses", name, points] => Ok(i64::from(position.losses[formation(name)?.index()]) == number(points)?),
        ["demoralized", name] => Ok(field.is_broken(formation(name)?)),
        ["points", name, points] => Ok(i64::from(position.armies[side(name)?].points) == number(points)?),
        ["score", name, points] => Ok(i64::from(field.score(side(name)?)) == number(points)?),
        ["turn", turn] => Ok(i64::from(position.turn) == number(turn)?),
        ["player", name] => Ok(position.active == side(name)?),
        ["phase", name] => Ok(position.phase.key() == name),
        ["weather", name] => Ok(position.weather.key() == name),
        ["weather", name, turns] => {
            Ok(position.weather.key() == name && i64::from(position.weather_left) == number(turns)?)
        }
        _ => cards::holds(field, &words)?.ok_or_else(|| format!("`{sentence}` is no sentence")),
    }
}

/// What stands where, for reports.
pub(super) fn describe(field: &Field<'_>) -> String {
    let Field { battle, position } = *field;
    let mut told = String::new();
    for hex in battle.board.grid.hexes() {
        let names: Vec<String> = position
            .stack(hex)
            .map(|piece| {
                let reduced = if position.marks.reduced.has(piece) { " reduced" } else { "" };
                let marching = if position.marks.marching.has(piece) { " marching" } else { "" };
                let out = if position.marks.out_of_command.has(piece) { " out-of-command" } else { "" };
                let hidden = if position.hidden.has(piece) { " hidden" } else { "" };
                format!("{}{reduced}{marching}{out}{hidden}", battle.piece(piece).id)
            })
            .collect();
        if !names.is_empty() {
            let _ = writeln!(told, "{}: {}", battle.board.grid.number(hex), names.join(", "));
        }
    }
    told
}

/// The half of an order that waits for its other half.
pub(super) fn half_given(field: &Field<'_>) -> Option<String> {
    let mover = field.position.mover?;
    let names: Vec<&str> = mover.pieces.iter().map(|piece| field.battle.piece(piece).id.as_str()).collect();
    Some(format!("take {}", names.join(", ")))
}
