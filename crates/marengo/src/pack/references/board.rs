//! Locales, approaches, impassable sides.

use std::collections::BTreeSet;

use crate::pack::content::Content;
use crate::pack::format::board_file::ApproachEntry;
use packs::fault::Faults;
use packs::files::BOARD;
use packs::words::At;

use packs::names::each_once;

const MOST_CAPACITY: u8 = 60;
const COMPASS: [&str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

pub(super) fn resolve(content: &Content, faults: &mut Faults<'_>) {
    locales(content, faults);
    approaches(content, faults);
    impassable(content, faults);
    connected(content, faults);
}

/// Tells a locale that is not on the board; true if it is.
pub(super) fn known_locale(
    content: &Content,
    number: u16,
    span: &std::ops::Range<usize>,
    faults: &mut Faults<'_>,
) -> bool {
    let known = content.locale(number).is_some();
    if !known {
        faults.at(BOARD, span, format!("there is no locale {number} on the board"));
    }
    known
}

fn locales(content: &Content, faults: &mut Faults<'_>) {
    let locales = &content.board.locales;
    if locales.is_empty() {
        faults.of(BOARD, "a board has at least one [[locale]]");
    }
    for locale in locales {
        if !(1..=crate::board::MOST_LOCALES as u16).contains(&*locale.id) {
            faults.at(BOARD, &locale.id.span, "the number of a locale is from 1 to 96");
        }
        if !(1..=MOST_CAPACITY).contains(&*locale.capacity) {
            faults.at(BOARD, &locale.capacity.span, format!("a capacity is from 1 to {MOST_CAPACITY}"));
        } else if locale.set_up > *locale.capacity {
            let what = format!("{} pieces start in a locale that holds {}", locale.set_up, *locale.capacity);
            faults.at(BOARD, &locale.capacity.span, what);
        }
    }
    let numbers = locales.iter().map(|locale| (*locale.id, locale.id.span.clone()));
    each_once(BOARD, numbers, faults, |number| format!("locale {number} is there twice"));
    let keys = locales.iter().map(|locale| (locale.key.to_string(), locale.key.span.clone()));
    each_once(BOARD, keys, faults, |key| format!("the key `{key}` is there twice"));
}

fn approaches(content: &Content, faults: &mut Faults<'_>) {
    let pairs = &content.board.approaches;
    for pair in pairs {
        for number in **pair.between {
            known_locale(content, number, &pair.between.span, faults);
        }
        if pair.between[0] == pair.between[1] {
            faults.at(BOARD, &pair.between.span, "an approach joins two different locales");
        } else if pair.id.is_none() && content.pairs_between(pair.between[0], pair.between[1]).count() > 1 {
            let what = format!("two pairs join {} and {}: each needs an `id`", pair.between[0], pair.between[1]);
            faults.at(BOARD, &pair.between.span, what);
        }
    }
    let named = pairs.iter().map(|pair| (pair.id(), place_of_id(pair)));
    each_once(BOARD, named, faults, |id| format!("approach `{id}` is there twice"));
}

fn place_of_id(pair: &At<ApproachEntry>) -> std::ops::Range<usize> {
    pair.id.as_ref().map_or(&pair.between.span, |id| &id.span).clone()
}

fn impassable(content: &Content, faults: &mut Faults<'_>) {
    let sides = &content.board.impassable;
    for side in sides {
        known_locale(content, *side.locale, &side.locale.span, faults);
        if !COMPASS.contains(&side.side.as_str()) {
            let what = format!("`{}` is no side: one of {} is expected", *side.side, COMPASS.join(", "));
            faults.at(BOARD, &side.side.span, what);
        }
    }
    let named = sides.iter().map(|side| ((*side.locale, side.side.to_string()), side.side.span.clone()));
    each_once(BOARD, named, faults, |(locale, side)| format!("side {side} of locale {locale} is impassable twice"));
}

fn connected(content: &Content, faults: &mut Faults<'_>) {
    let Some(first) = content.board.locales.first() else {
        return;
    };
    let mut reached = BTreeSet::from([*first.id]);
    let mut ring = vec![*first.id];
    while let Some(here) = ring.pop() {
        for [one, other] in content.board.approaches.iter().map(|pair| **pair.between) {
            let next = if one == here { other } else { one };
            if (one == here || other == here) && reached.insert(next) {
                ring.push(next);
            }
        }
    }
    for locale in content.board.locales.iter().filter(|locale| !reached.contains(&*locale.id)) {
        let what = format!("no approaches lead from locale {} to locale {}", *first.id, *locale.id);
        faults.at(BOARD, &locale.id.span, what);
    }
}
