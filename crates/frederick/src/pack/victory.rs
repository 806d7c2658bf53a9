//! Levels of victory.

use crate::engine::spec::{ArmyState, LevelSpec};

use super::format::scenarios_file::{LevelEntry, ScenariosFile, StatesEntry};
use super::roster::Roster;
use packs::fault::Faults;
use packs::files::SCENARIOS;
use packs::names::{each_once, nearest};

/// The levels of all scenarios, in the order in which they are tried.
pub(super) fn levels(file: &ScenariosFile, roster: &Roster, faults: &mut Faults<'_>) -> Vec<LevelSpec> {
    let ids = file.levels.iter().map(|level| (level.id.to_string(), level.id.span.clone()));
    each_once(SCENARIOS, ids, faults, |id| format!("level `{id}` is there twice"));
    let always = |level: &LevelEntry| {
        level.at_least.is_none()
            && level.at_most.is_none()
            && level.least.is_none()
            && level.most.is_none()
            && level.morale_at_most.is_none()
            && level.higher_morale.is_none()
    };
    match file.levels.split_last() {
        None => faults.of(SCENARIOS, "there is no [[level]] of victory"),
        Some((last, before)) => {
            if !always(last) {
                faults.at(SCENARIOS, &last.id.span, "the last level holds when no other does: it has no conditions");
            }
            for level in before.iter().filter(|level| always(level)) {
                faults.at(SCENARIOS, &level.id.span, "a level without conditions comes last");
            }
        }
    }
    file.levels.iter().map(|level| spec(level, roster, faults)).collect()
}

fn spec(level: &LevelEntry, roster: &Roster, faults: &mut Faults<'_>) -> LevelSpec {
    let at_least = states(level.at_least.as_ref(), ArmyState::Steady, roster, faults);
    let at_most = states(level.at_most.as_ref(), ArmyState::Broken, roster, faults);
    let never = at_least.iter().zip(at_most).any(|(least, most)| *least > most)
        || level.least.zip(level.most).is_some_and(|(least, most)| least > most);
    if never {
        faults.at(SCENARIOS, &level.id.span, format!("level `{}` can never be reached", *level.id));
    }
    LevelSpec {
        id: level.id.to_string(),
        winner: level.winner.as_ref().map(|winner| roster.side(SCENARIOS, winner, faults).unwrap_or(0)),
        at_least,
        at_most,
        least: level.least,
        most: level.most,
        morale_at_most: morale(level, roster, faults),
        higher_morale: level.higher_morale.as_ref().and_then(|side| roster.side(SCENARIOS, side, faults)),
    }
}

fn morale(level: &LevelEntry, roster: &Roster, faults: &mut Faults<'_>) -> [Option<i8>; 2] {
    let mut morale = [None; 2];
    let Some(entry) = &level.morale_at_most else { return morale };
    for (side, most) in entry.iter() {
        match roster.sides.iter().position(|known| known == side.as_str()) {
            Some(index) => morale[index] = Some(*most),
            None => {
                let what = format!("there is no side `{side}`");
                faults.at(SCENARIOS, &entry.span, nearest(what, side, roster.sides.iter().map(String::as_str)));
            }
        }
    }
    morale
}

fn states(
    entry: Option<&StatesEntry>,
    otherwise: ArmyState,
    roster: &Roster,
    faults: &mut Faults<'_>,
) -> [ArmyState; 2] {
    let mut states = [otherwise; 2];
    for (side, state) in entry.iter().flat_map(|entry| entry.iter().map(move |(side, state)| ((entry, side), state))) {
        let (entry, side) = side;
        match roster.sides.iter().position(|known| known == side.as_str()) {
            Some(index) => states[index] = *state,
            None => {
                let what = format!("there is no side `{side}`");
                faults.at(SCENARIOS, &entry.span, nearest(what, side, roster.sides.iter().map(String::as_str)));
            }
        }
    }
    states
}
