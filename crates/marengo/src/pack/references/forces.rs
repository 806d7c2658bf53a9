//! Sides, clock, surprise, victory, pieces.

use std::collections::BTreeSet;

use crate::pack::content::{BONUS, Content};
use crate::pack::format::forces_file::{ArrivalText, ForceEntry};
use packs::fault::Faults;
use packs::files::{BOARD, FORCES};
use packs::words::{At, Name};

use packs::names::each_once;

const MOST_MORALE: u8 = 100;

pub(super) fn resolve(content: &Content, faults: &mut Faults<'_>) {
    morale(content, faults);
    clock(content, faults);
    victory(content, faults);
    let surprise = &content.forces.surprise;
    known_side(content, FORCES, &surprise.side, faults);
    for entry in &content.board.entries {
        known_side(content, BOARD, &entry.side, faults);
    }
    for force in &content.forces.forces {
        known_side(content, FORCES, &force.side, faults);
        arrival(content, force, faults);
        entries(content, force, faults);
        pieces(force, faults);
    }
    let forces = content.forces.forces.iter().map(|force| (force.id.to_string(), force.id.span.clone()));
    each_once(FORCES, forces, faults, |id| format!("force `{id}` is there twice"));
    numbers(content, faults);
    set_up(content, faults);
}

fn sides(content: &Content) -> Vec<&str> {
    content.forces.morale.keys().map(Name::as_str).filter(|key| *key != BONUS).collect()
}

fn known_side(content: &Content, file: &str, side: &At<Name>, faults: &mut Faults<'_>) {
    let known = sides(content);
    if !known.contains(&side.as_str()) {
        let what = format!("there is no side `{}`; [morale] of forces.toml names: {}", **side, known.join(", "));
        faults.at(file, &side.span, what);
    }
}

fn morale(content: &Content, faults: &mut Faults<'_>) {
    let morale = &content.forces.morale;
    let count = sides(content).len();
    if count != 2 {
        let what = format!("[morale] has the points of two sides and `bonus`; it names {count} sides");
        faults.at(FORCES, &morale.span, what);
    }
    if !morale.keys().any(|key| key.as_str() == BONUS) {
        faults.at(FORCES, &morale.span, "[morale] also has `bonus`: what an army gains when the other breaks");
    }
    for (side, points) in morale.iter() {
        if side.as_str() != BONUS && !(1..=MOST_MORALE).contains(&**points) {
            faults.at(FORCES, &points.span, format!("a morale is from 1 to {MOST_MORALE}"));
        }
    }
}

fn clock(content: &Content, faults: &mut Faults<'_>) {
    let clock = &content.forces.clock;
    if !(1..=24).contains(&*clock.rounds) {
        faults.at(FORCES, &clock.rounds.span, "a battle has 1 to 24 rounds of an hour");
        return;
    }
    on_the_clock(content, &content.forces.surprise.from, *content.forces.surprise.from, faults);
}

fn on_the_clock<T>(content: &Content, at: &At<T>, hour: packs::words::Hour, faults: &mut Faults<'_>) {
    if content.round_of(hour).is_none() {
        let clock = &content.forces.clock;
        let what = format!("{hour} is not on the clock: {} rounds from {}", *clock.rounds, *clock.first);
        faults.at(FORCES, &at.span, what);
    }
}

fn victory(content: &Content, faults: &mut Faults<'_>) {
    let victory = &content.forces.victory;
    known_side(content, FORCES, &victory.attacker, faults);
    let colours: BTreeSet<_> = content.board.locales.iter().filter_map(|locale| locale.star).collect();
    if *victory.colours == 0 || usize::from(*victory.colours) > colours.len() {
        let what = format!("stars of {} colours are asked for; the board has {}", *victory.colours, colours.len());
        faults.at(FORCES, &victory.colours.span, what);
    }
}

fn arrival(content: &Content, force: &ForceEntry, faults: &mut Faults<'_>) {
    match *force.arrives {
        ArrivalText::Hour(hour) => {
            on_the_clock(content, &force.arrives, hour, faults);
            if force.entries.is_empty() {
                faults.at(FORCES, &force.arrives.span, "a force that arrives later names its `entries`");
            }
        }
        ArrivalText::SetUp => {
            if let Some(entry) = force.entries.first() {
                faults.at(FORCES, &entry.span, "a force that is set up has no `entries`");
            }
            if *force.side != *content.forces.surprise.side {
                faults.at(FORCES, &force.side.span, "only the surprised side has pieces on the board at the start");
            }
        }
    }
}

fn entries(content: &Content, force: &ForceEntry, faults: &mut Faults<'_>) {
    for name in &force.entries {
        match content.board.entries.iter().find(|entry| *entry.id == **name) {
            None => faults.at(FORCES, &name.span, format!("there is no entry `{}` in board.toml", **name)),
            Some(entry) if *entry.side != *force.side => {
                faults.at(FORCES, &name.span, format!("entry `{}` belongs to side `{}`", **name, *entry.side));
            }
            Some(_) => {}
        }
    }
    let names = force.entries.iter().map(|name| (name.to_string(), name.span.clone()));
    each_once(FORCES, names, faults, |name| format!("this force names entry `{name}` twice"));
}

fn pieces(force: &ForceEntry, faults: &mut Faults<'_>) {
    if force.pieces.is_empty() {
        faults.at(FORCES, &force.pieces.span, "a force has at least one piece");
    }
    for piece in force.pieces.iter() {
        if !(1..=crate::pieces::MOST_STRENGTH).contains(&*piece.strength) {
            faults.at(FORCES, &piece.strength.span, "a strength is from 1 to 3");
        }
        if *piece.count == 0 {
            faults.at(FORCES, &piece.count.span, "a count is at least 1");
        }
    }
}

fn count(force: &ForceEntry) -> usize {
    force.pieces.iter().map(|piece| usize::from(*piece.count)).sum()
}

fn numbers(content: &Content, faults: &mut Faults<'_>) {
    let forces = &content.forces.forces;
    let mut all = 0;
    for force in forces {
        all += count(force);
        if all > kernel::lots::MOST_TOKENS {
            let what = format!("all forces together have at most {} pieces", kernel::lots::MOST_TOKENS);
            faults.at(FORCES, &force.pieces.span, what);
            break;
        }
    }
    for side in sides(content) {
        if !forces.iter().any(|force| force.side.as_str() == side) {
            faults.at(FORCES, &content.forces.morale.span, format!("side `{side}` has no [[force]]"));
        }
    }
}

fn set_up(content: &Content, faults: &mut Faults<'_>) {
    let marks: usize = content.board.locales.iter().map(|locale| usize::from(locale.set_up)).sum();
    let set_up = content.forces.forces.iter().filter(|force| *force.arrives == ArrivalText::SetUp);
    let starters: usize = set_up.map(|force| count(force)).sum();
    if marks != starters {
        let what = format!("board.toml has {marks} set-up marks for {starters} pieces that start on the board");
        faults.at(FORCES, &content.forces.surprise.side.span, what);
    }
}
