//! What the chapters on vedettes, trains, reinforcements and march orders add to a staged position.

use ground::Edge;
use kernel::situation::words::{list, side_named};

use super::{crossing_named, piece_named};
use crate::engine::battle::Battle;
use crate::engine::pieces::Pieces;
use crate::engine::play::Field;
use crate::engine::position::{NOWHERE, PieceState, Place, Position};
use crate::engine::spec::StakeSpec;
use crate::march_orders::{March, Retreat};

/// What gives points: a place by its key, or a hex.
pub(super) fn stake_named(battle: &Battle, name: &str) -> Result<usize, String> {
    let is_it = |stake: &StakeSpec| {
        let hex = || stake.hexes.first().is_some_and(|hex| hex.to_string() == name);
        stake.place.as_deref().map_or_else(hex, |place| place == name)
    };
    let stake = battle.scenario.stakes.iter().position(is_it);
    stake.ok_or_else(|| format!("nothing gives points for `{name}`"))
}

pub(super) fn stage(battle: &Battle, words: &toml::Table, position: &mut Position) -> Result<(), String> {
    let hex = |name: &str| battle.board.hex_named(name.trim());
    for line in list(words, "pontoons")? {
        // `french-pontoons 0305|0306 tested`: who lies where, and whether it was rolled for already.
        let bad = || format!("`{line}`: expected such as `french-pontoons 0305|0306`");
        let (name, side) = line.split_once(' ').ok_or_else(bad)?;
        let (side, tested) = side.strip_suffix(" tested").map_or((side, false), |side| (side, true));
        let (from, to) = side.split_once('|').ok_or_else(bad)?;
        let [at, to] = [hex(from)?, hex(to)?];
        let direction = battle.board.grid.direction(at, to).ok_or_else(bad)?;
        let edges = battle.board.edges[at.index()][direction.index()];
        if ![Edge::Stream, Edge::River].into_iter().any(|water| edges.has(water)) {
            return Err(format!("`{line}`: there is no water"));
        }
        let state = PieceState { at, place: Place::Laid, back: direction.index() as u8 };
        let pontoons = piece_named(battle, name)?;
        position.pieces.set(pontoons, state);
        if tested {
            position.marks.tested.add(pontoons);
        }
    }
    for (number, line) in list(words, "columns")?.into_iter().enumerate() {
        // `turn 2: soye, reille`, one line for each arrival of the scenario; `waits: ...` if it was
        // not called.
        let bad = || format!("`{line}`: expected such as `turn 2: soye, reille` or `waits: soye`");
        let (when, names) = line.split_once(':').ok_or_else(bad)?;
        if number >= battle.scenario.arrivals.len() {
            return Err(format!("`{line}`: the scenario has {} arrivals", battle.scenario.arrivals.len()));
        }
        position.arrivals.due[number] = match when.split_once(' ') {
            None if when == "waits" => 0,
            Some(("turn", turn)) => turn.parse().map_err(|_| bad())?,
            _ => return Err(bad()),
        };
        for name in names.split(',').filter(|name| !name.trim().is_empty()) {
            let piece = piece_named(battle, name.trim())?;
            let state = PieceState { at: NOWHERE, place: Place::Waiting, back: number as u8 + 1 };
            position.pieces.set(piece, state);
        }
    }
    for line in list(words, "marches")? {
        // `soye, reille to 0909`, with `bound` or `from turn 3` behind it.
        let bad = || format!("`{line}`: expected such as `soye, reille to 0909`");
        let (names, rest) = line.split_once(" to ").ok_or_else(bad)?;
        let mut rest = rest.split(' ');
        let goal = hex(rest.next().unwrap_or_default())?;
        let goal = battle.goals.iter().position(|other| *other == goal);
        let goal = goal.ok_or_else(|| format!("`{line}`: no town and no bridge there"))?;
        let names = names.split(',').map(|name| piece_named(battle, name.trim()));
        let pieces = names.collect::<Result<Pieces, String>>()?;
        let side = pieces.first().map_or(kernel::Side::First, |piece| battle.piece(piece).side);
        let possible = (1 << battle.goals.len()) - 1;
        let mut march = March { pieces, possible, goal: goal as u8, ..March::default() };
        let rest: Vec<&str> = rest.collect();
        match rest[..] {
            [] => {}
            ["bound"] => march.bound = true,
            ["from", "turn", turn] => march.since = turn.parse().map_err(|_| bad())?,
            _ => return Err(bad()),
        }
        let number = position.marches.free(side).ok_or("too many march orders")?;
        position.marches.set(side, number, march);
    }
    for (slot, name) in list(words, "fires")?.into_iter().enumerate() {
        *position.fires.get_mut(slot).ok_or("too many fires")? = hex(name)?;
    }
    for line in list(words, "retreating")? {
        // `france since 1`: the whole army, and the turn of the order.
        let bad = || format!("`{line}`: expected such as `france since 1`");
        let (name, turn) = line.split_once(" since ").ok_or_else(bad)?;
        let side = side_named(&battle.sides, name)?;
        let field = Field { battle, position };
        let pieces = field.on_map(side).without(battle.trains);
        let since = turn.parse().map_err(|_| bad())?;
        position.armies[side].retreat = Retreat { pieces, since, ..Retreat::default() };
    }
    for line in list(words, "holders")? {
        // `drill-town allies`, or a hex: who holds it.
        let bad = || format!("`{line}`: expected such as `drill-town allies`");
        let (name, side) = line.split_once(' ').ok_or_else(bad)?;
        position.holders[stake_named(battle, name)?] = match side {
            "nobody" => None,
            side => Some(side_named(&battle.sides, side)?),
        };
    }
    for name in list(words, "cleared")? {
        position.barricades &= !(1 << crossing_named(battle, name)?);
    }
    for name in list(words, "mended")? {
        position.mended |= 1 << crossing_named(battle, name)?;
    }
    Ok(())
}
