//! Words of the files, and the nearest known one for one that is not known.

use crate::geometry::{Heading, Point, Pose};
use crate::ground::{Kind, TableEdge};
use crate::scale::Scale;
use crate::terrain::Sort;
use crate::troops::Arm;

use super::format::{Place, Stand};
use packs::fault::Faults;
use packs::names::nearest;
use packs::words::{At, Name};

/// One of several things by its key; a fault that names them all and the nearest one.
pub(super) fn find<'k, T: Copy>(
    file: &str,
    word: &At<Name>,
    what: &str,
    all: &[T],
    key: impl Fn(&T) -> &'k str,
    faults: &mut Faults<'_>,
) -> Option<T> {
    let found = all.iter().find(|one| key(one) == word.as_str()).copied();
    if found.is_none() {
        let known: Vec<&str> = all.iter().map(key).collect();
        let text = format!("there is no {what} `{}`; there are: {}", **word, known.join(", "));
        faults.at(file, &word.span, nearest(text, word, known));
    }
    found
}

pub(super) fn arm(file: &str, word: &At<Name>, faults: &mut Faults<'_>) -> Option<Arm> {
    find(file, word, "arm", &Arm::ALL, |arm| arm.key(), faults)
}

pub(super) fn kind(file: &str, word: &At<Name>, faults: &mut Faults<'_>) -> Option<Kind> {
    find(file, word, "feature", &Kind::ALL, |kind| kind.key(), faults)
}

pub(super) fn sort(file: &str, word: &At<Name>, faults: &mut Faults<'_>) -> Option<Sort> {
    find(file, word, "terrain", &Sort::ALL, |sort| sort.key(), faults)
}

pub(super) fn edge(file: &str, word: &At<Name>, faults: &mut Faults<'_>) -> Option<TableEdge> {
    find(file, word, "edge", &TableEdge::ALL, |edge| edge.key(), faults)
}

pub(super) fn scale(file: &str, word: &At<Name>, faults: &mut Faults<'_>) -> Option<Scale> {
    find(file, word, "scale", &Scale::ALL, |scale| scale.key(), faults)
}

/// Farther out than any table, so that nothing overflows.
const FARTHEST: i32 = 2_000;

/// A point in hundredths of a millimetre.
pub(super) fn point(place: &Place) -> Point {
    let [x, y] = place.map(|value| value.clamp(-FARTHEST, FARTHEST) * 100);
    Point::new(x, y)
}

/// A length in hundredths of a millimetre.
pub(super) fn length(value: i32) -> i32 {
    value.clamp(-FARTHEST, FARTHEST) * 100
}

/// A direction.
pub(super) fn heading(degrees: u16) -> Heading {
    Heading::new(degrees % 360 * 20)
}

/// Where a base stands.
pub(super) fn pose(stand: &Stand) -> Pose {
    Pose::at(point(&stand.at), heading(stand.facing))
}
