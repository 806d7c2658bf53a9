//! Roads, junctions, entries.

use crate::pack::content::Content;
use crate::pack::format::board_file::{EntryEntry, RoadEntry, WayName};
use packs::fault::Faults;
use packs::files::BOARD;
use packs::words::{At, Name};

use super::board::known_locale;
use packs::names::each_once;

pub(super) fn resolve(content: &Content, faults: &mut Faults<'_>) {
    for road in &content.board.roads {
        route(content, road, faults);
        via(content, road, faults);
    }
    let roads = content.board.roads.iter().map(|road| (road.id.to_string(), road.id.span.clone()));
    each_once(BOARD, roads, faults, |id| format!("road `{id}` is there twice"));
    junctions(content, faults);
    for entry in &content.board.entries {
        way(content, entry, faults);
    }
    let entries = content.board.entries.iter().map(|entry| (entry.id.to_string(), entry.id.span.clone()));
    each_once(BOARD, entries, faults, |id| format!("entry `{id}` is there twice"));
}

fn route(content: &Content, road: &RoadEntry, faults: &mut Faults<'_>) {
    if road.route.len() < 2 {
        faults.at(BOARD, &road.route.span, "a road runs through at least two locales");
    }
    for stop in road.route.iter() {
        known_locale(content, **stop, &stop.span, faults);
    }
    for step in road.route.windows(2) {
        let (from, to) = (*step[0], *step[1]);
        if content.pair_of_step(road, from, to).is_some() {
            continue;
        }
        let what = match content.pairs_between(from, to).count() {
            0 => format!("road `{}` runs from {from} to {to}, which no approach joins", *road.id),
            _ => format!("two pairs join {from} and {to}: `via` must say which one road `{}` takes", *road.id),
        };
        faults.at(BOARD, &step[1].span, what);
    }
}

fn via(content: &Content, road: &RoadEntry, faults: &mut Faults<'_>) {
    for via in &road.via {
        let taken = road.route.windows(2).any(|step| {
            let pair = content.pair_of_step(road, *step[0], *step[1]);
            pair.is_some_and(|pair| content.board.approaches[pair].id() == via.as_str())
        });
        if !taken {
            faults.at(BOARD, &via.span, format!("road `{}` takes no approach `{}`", *road.id, **via));
        }
    }
}

/// Tells a road that is not there or does not come through a locale.
fn passes(content: &Content, road: &At<Name>, locale: u16, faults: &mut Faults<'_>) {
    match content.road(road) {
        None => faults.at(BOARD, &road.span, format!("there is no road `{}` on the board", **road)),
        Some(found) if !found.route.iter().any(|stop| **stop == locale) => {
            faults.at(BOARD, &road.span, format!("road `{}` does not run through locale {locale}", **road));
        }
        Some(_) => {}
    }
}

fn junctions(content: &Content, faults: &mut Faults<'_>) {
    for junction in &content.board.junctions {
        if !known_locale(content, *junction.locale, &junction.locale.span, faults) {
            continue;
        }
        if junction.roads.len() < 2 {
            faults.at(BOARD, &junction.roads.span, "a junction joins at least two roads");
        }
        for road in junction.roads.iter() {
            passes(content, road, *junction.locale, faults);
        }
        let roads = junction.roads.iter().map(|road| (road.to_string(), road.span.clone()));
        each_once(BOARD, roads, faults, |id| format!("this junction names road `{id}` twice"));
    }
}

fn way(content: &Content, entry: &EntryEntry, faults: &mut Faults<'_>) {
    if !known_locale(content, *entry.locale, &entry.locale.span, faults) {
        return;
    }
    match (*entry.by, &entry.road) {
        (WayName::Road, Some(road)) => passes(content, road, *entry.locale, faults),
        (WayName::Road, None) => {
            faults.at(BOARD, &entry.by.span, "an entry by road names its `road`");
        }
        (WayName::Pontoon, Some(road)) => {
            faults.at(BOARD, &road.span, "an entry over a pontoon has no `road`");
        }
        (WayName::Pontoon, None) => {}
    }
}
