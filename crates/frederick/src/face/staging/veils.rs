//! Hidden wings in situations: how they are laid out, ordered about and asked for.
//!
//! A counter is named after what lies under it: a wing, `detachment-1`, `dummy-1`.

use kernel::Side;
use kernel::situation::words::{list, side_named};

use super::words::{leader_named, piece_named, unit_named, wing_named};
use crate::engine::battle::Battle;
use crate::engine::order::{IntelligenceOrder, Order};
use crate::engine::pieces::{LeaderId, PieceId, UnitId};
use crate::engine::play::Field;
use crate::engine::position::{Away, Counter, Fate, Kind, NOWHERE, Position, What};

fn kind_named(name: &str) -> Result<Kind, String> {
    let found = Kind::ALL.into_iter().find(|kind| kind.key() == name);
    found.ok_or_else(|| format!("`{name}` is no kind of counter; expected infantry, cavalry, mixed"))
}

/// The number behind a hyphen, counted from zero.
fn numbered(name: &str, before: &str) -> Option<usize> {
    let number: usize = name.strip_prefix(before)?.strip_prefix('-')?.parse().ok()?;
    number.checked_sub(1)
}

/// Lays counters out: `hidden = ["moritz at 1714 marks 1713 1715 with pr-art-1"]`.
pub(super) fn stage(battle: &Battle, words: &toml::Table, position: &mut Position) -> Result<(), String> {
    let lines = list(words, "hidden")?;
    if lines.is_empty() {
        return Ok(());
    }
    let veil = position.veil.get_or_insert_default();
    veil.ready = [true; 2];
    for line in lines {
        hide(battle, position, line)?;
    }
    for name in list(words, "rides")? {
        let wing = wing_named(battle, name)?;
        let side = battle.wing_side[wing.index()];
        if let Some(veil) = position.veil.as_deref_mut() {
            veil.rides[side.index()] = Some(wing);
        }
        if let Some(leader) = position.armies[side.index()].commander {
            position.leaders[leader.index()].fate = Fate::Veiled;
        }
    }
    for name in list(words, "attached")? {
        let unit = unit_named(battle, name)?;
        let side = battle.unit(unit).side;
        position.units[unit.index()].away = Away::Veiled;
        if let Some(veil) = position.veil.as_deref_mut() {
            veil.attached[side.index()].add(unit);
        }
    }
    let Some(veil) = position.veil.as_deref_mut() else { return Ok(()) };
    let all = veil.counters.clone();
    for counter in &mut veil.counters {
        let alike = all.iter().filter(|other| other.side == counter.side && other.kind == counter.kind);
        counter.could_be = alike.fold(0, |set, other| set | other.what.bit());
    }
    Ok(())
}

fn hide(battle: &Battle, position: &mut Position, line: &str) -> Result<(), String> {
    let (head, with) = line.split_once(" with ").map_or((line, None), |(head, with)| (head, Some(with)));
    let words: Vec<&str> = head.split_whitespace().collect();
    let Some(at) = words.iter().position(|word| *word == "at") else {
        return Err(format!("`{line}`: expected a counter, `at` and a hex"));
    };
    let (side, kind, what) = match &words[..at] {
        [side, kind, "dummy"] => (side_named(&battle.sides, side)?, kind_named(kind)?, What::DUMMY),
        [side, kind, name] => {
            let number = numbered(name, "detachment").ok_or_else(|| format!("`{name}` is no detachment"))?;
            (side_named(&battle.sides, side)?, kind_named(kind)?, What::of_detachment(number))
        }
        [name] => {
            let wing = wing_named(battle, name)?;
            (battle.wing_side[wing.index()], battle.kind_of(wing), What::of_wing(wing))
        }
        _ => return Err(format!("`{line}`: expected a wing, or a side, a kind and `dummy` or `detachment-1`")),
    };
    let mut counter = Counter::new(side, kind, what);
    let mut rest = words[at + 1..].iter();
    let hex = rest.next().ok_or_else(|| format!("`{line}`: a hex is missing"))?;
    if *hex != "nowhere" {
        counter.at = battle.board.hex_named(hex)?;
        counter.marks = [counter.at; 2];
    }
    while let Some(word) = rest.next() {
        match *word {
            "marks" => {
                for mark in &mut counter.marks {
                    let name = rest.next().ok_or_else(|| format!("`{line}`: there are two marks"))?;
                    *mark = battle.board.hex_named(name)?;
                }
            }
            "column" => counter.column = true,
            "moved" => counter.moved = true,
            _ => return Err(format!("`{word}` says nothing about a counter; expected marks, column, moved, with")),
        }
    }
    veil_pieces(battle, position, what, with)?;
    if let Some(veil) = position.veil.as_deref_mut() {
        veil.counters.push(counter);
    }
    Ok(())
}

/// Those who lie under a counter are off the map.
fn veil_pieces(battle: &Battle, position: &mut Position, what: What, with: Option<&str>) -> Result<(), String> {
    let mut pieces: Vec<PieceId> = Vec::new();
    if let Some(wing) = what.wing() {
        pieces.extend(battle.wing_units[wing.index()].and(battle.scenario.units).iter().map(PieceId::Unit));
        pieces.extend(battle.wing_leader[wing.index()].map(PieceId::Leader));
    }
    for name in with.unwrap_or("").split([' ', ',']).filter(|name| !name.is_empty()) {
        let piece = piece_named(battle, name)?;
        pieces.push(piece);
        match (piece, what.wing(), what.detachment()) {
            (PieceId::Unit(unit), Some(wing), _) => {
                if let Some(veil) = position.veil.as_deref_mut() {
                    veil.loads.push((unit, wing));
                }
            }
            (PieceId::Unit(unit), _, Some(number)) => position.detached[number].add(unit),
            (PieceId::Leader(leader), _, Some(number)) => position.detached_leaders[number] |= 1 << leader.0,
            _ => return Err(format!("`{name}` cannot lie there")),
        }
    }
    for piece in pieces {
        match piece {
            PieceId::Unit(unit) => {
                position.unstack(unit);
                position.units[unit.index()].away = Away::Veiled;
            }
            PieceId::Leader(leader) => {
                let state = &mut position.leaders[leader.index()];
                (state.at, state.fate) = (NOWHERE, Fate::Veiled);
            }
        }
    }
    Ok(())
}

/// The number of a counter.
fn counter_named(field: &Field<'_>, name: &str) -> Result<u8, String> {
    let Some(veil) = field.veil() else { return Err("no wings are hidden in this battle".into()) };
    let of = |what: What| veil.counters.iter().rposition(|counter| counter.what == what);
    let found = match (numbered(name, "dummy"), numbered(name, "detachment")) {
        (Some(number), _) => {
            let dummies = veil.counters.iter().enumerate().filter(|(_, counter)| counter.what == What::DUMMY);
            dummies.map(|(place, _)| place).nth(number)
        }
        (_, Some(number)) => of(What::of_detachment(number)),
        _ => of(What::of_wing(wing_named(field.battle, name)?)),
    };
    found.map(|place| place as u8).ok_or_else(|| format!("there is no counter `{name}`"))
}

/// Reads an order that speaks of counters; nothing if it is another.
pub(super) fn order(field: &Field<'_>, words: &[&str]) -> Result<Option<Vec<Order>>, String> {
    let battle = field.battle;
    let hex = |name: &str| battle.board.hex_named(name);
    let unit = |name: &str| unit_named(battle, name);
    let wing = |name: &str| wing_named(battle, name);
    let counter = |name: &str| counter_named(field, name);
    let number = |name: &str| name.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
    let number = |name: &str| number(name).ok_or_else(|| format!("`{name}` is no number"));
    let one = match words {
        ["lay", at] => IntelligenceOrder::Lay(hex(at)?),
        ["load", name, "with", with] => IntelligenceOrder::Load { unit: unit(name)?, wing: wing(with)? },
        ["ride", "with", with] => IntelligenceOrder::Ride(wing(with)?),
        ["attach", name] => IntelligenceOrder::Attach(unit(name)?),
        ["rejoin", name] => IntelligenceOrder::Rejoin(unit(name)?),
        ["mask", detachment, kind] => {
            IntelligenceOrder::Mask { detachment: number(detachment)?, kind: kind_named(kind)? }
        }
        ["tell", "off", name, "to", "army"] => IntelligenceOrder::TellOff { unit: unit(name)?, detachment: 3 },
        ["tell", "off", name, "to", detachment] => {
            IntelligenceOrder::TellOff { unit: unit(name)?, detachment: number(detachment)? }
        }
        ["ready"] => IntelligenceOrder::Ready,
        ["muster", name] => IntelligenceOrder::Muster(counter(name)?),
        ["pace", to] => IntelligenceOrder::Pace(hex(to)?),
        ["trail", mark, to] => IntelligenceOrder::Trail { mark: number(mark)?, to: hex(to)? },
        ["rest"] => IntelligenceOrder::Rest,
        ["unveil"] => IntelligenceOrder::Unveil,
        ["fold", name] => IntelligenceOrder::Fold(counter(name)?),
        ["unfold", name] => IntelligenceOrder::Unfold(counter(name)?),
        ["exchange", one, "and", other] => {
            let (one, other) = (counter(one)?, counter(other)?);
            IntelligenceOrder::Exchange { one: one.min(other), other: one.max(other) }
        }
        ["shift", to] => IntelligenceOrder::Shift(hex(to)?),
        ["in", "line"] => IntelligenceOrder::InLine,
        ["in", "column"] => IntelligenceOrder::InColumn,
        ["station", name, at] => IntelligenceOrder::Station { unit: unit(name)?, at: hex(at)? },
        ["move", name, ways @ ..] if !ways.is_empty() => {
            let mut orders = vec![IntelligenceOrder::Muster(counter(name)?)];
            for way in ways {
                orders.push(IntelligenceOrder::Pace(hex(way)?));
            }
            orders.push(IntelligenceOrder::Rest);
            return Ok(Some(orders.into_iter().map(Order::Intelligence).collect()));
        }
        _ => return Ok(None),
    };
    Ok(Some(vec![Order::Intelligence(one)]))
}

/// Sentences about counters; nothing if a sentence is another.
pub(super) fn holds(field: &Field<'_>, words: &[&str]) -> Result<Option<bool>, String> {
    if let ["counters", side, count] = words {
        let side: Side = side_named(&field.battle.sides, side)?;
        let hidden = field.veil().map_or(0, |veil| veil.hidden(side).count());
        return Ok(Some(count.parse() == Ok(hidden)));
    }
    let ["counter", name, rest @ ..] = words else { return Ok(None) };
    let number = counter_named(field, name)?;
    let Some(counter) = field.veil().and_then(|veil| veil.counter(number)) else { return Ok(Some(false)) };
    let hex = |name: &str| field.battle.board.hex_named(name);
    Ok(Some(match rest {
        ["at", at] => !counter.gone && counter.at == hex(at)?,
        ["marks", one, other] => counter.marks == [hex(one)?, hex(other)?],
        ["hidden"] => !counter.gone,
        ["gone"] => counter.gone,
        ["column"] => counter.column,
        ["deployed"] => !counter.column,
        ["moved"] => counter.moved,
        ["known"] => counter.could_be.count_ones() == 1,
        ["secret"] => counter.could_be.count_ones() > 1,
        ["allowance", points] => points.parse() == Ok(field.counter_allowance(counter, counter.what, counter.column)),
        ["carries", names @ ..] => {
            let units = field.carried(counter.side, counter.what);
            let wanted =
                names.iter().map(|name| unit_named(field.battle, name)).collect::<Result<Vec<UnitId>, String>>()?;
            units.len() == wanted.len() && wanted.into_iter().all(|unit| units.has(unit))
        }
        ["led", "by", name] => {
            let LeaderId(leader) = leader_named(field.battle, name)?;
            field.led(counter.side, counter.what) >> leader & 1 == 1
        }
        ["shows", kind] => counter.kind == kind_named(kind)?,
        _ => return Ok(None),
    }))
}
