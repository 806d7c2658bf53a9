//! The names that the files of a battle may use, and what they stand for.

use ground::PlaceSpec;

use crate::engine::spec::Piece;

use super::format::forces_file::{ForcesFile, WingEntry};
use packs::fault::Faults;
use packs::files::FORCES;
use packs::names::{each_once, nearest};
use packs::words::{At, Name};

/// All names, by place in their lists.
pub(super) struct Roster {
    pub(super) sides: [String; 2],
    pub(super) wings: Vec<String>,
    pub(super) leaders: Vec<String>,
    pub(super) units: Vec<String>,
    places: Vec<String>,
}

impl Roster {
    /// The names of the forces and places; none unless there are two sides.
    pub(super) fn of(forces: &ForcesFile, places: &[PlaceSpec], faults: &mut Faults<'_>) -> Option<Roster> {
        let names = |of: &mut dyn Iterator<Item = &At<Name>>| of.map(|name| name.to_string()).collect::<Vec<_>>();
        let sides = names(&mut forces.sides.iter().map(|side| &side.id));
        each_piece_once(forces, faults);
        let count = sides.len();
        let Ok(sides) = <[String; 2]>::try_from(sides) else {
            faults.of(
                FORCES,
                format!("a battle has two entries [[side]], the one that moves first first; here are {count}"),
            );
            return None;
        };
        if sides[0] == sides[1] {
            faults.at(FORCES, &forces.sides[1].id.span, format!("side `{}` is there twice", sides[0]));
        }
        Some(Roster {
            sides,
            wings: names(&mut forces.wings.iter().map(|wing| &wing.id)),
            leaders: names(&mut forces.leaders.iter().map(|leader| &leader.id)),
            units: names(&mut forces.units.iter().map(|unit| &unit.id)),
            places: places.iter().map(|place| place.key.clone()).collect(),
        })
    }

    /// The side of a name.
    pub(super) fn side(&self, file: &str, name: &At<Name>, faults: &mut Faults<'_>) -> Option<u8> {
        find("side", &self.sides, file, name, faults).map(|side| side as u8)
    }

    /// The wing of a name.
    pub(super) fn wing(&self, file: &str, name: &At<Name>, faults: &mut Faults<'_>) -> Option<usize> {
        find("wing", &self.wings, file, name, faults)
    }

    /// The wings of some names.
    pub(super) fn wings(&self, file: &str, names: &[At<Name>], faults: &mut Faults<'_>) -> Vec<usize> {
        names.iter().filter_map(|name| self.wing(file, name, faults)).collect()
    }

    /// The leader of a name.
    pub(super) fn leader(&self, file: &str, name: &At<Name>, faults: &mut Faults<'_>) -> Option<usize> {
        find("leader", &self.leaders, file, name, faults)
    }

    /// The unit of a name.
    pub(super) fn unit(&self, file: &str, name: &At<Name>, faults: &mut Faults<'_>) -> Option<usize> {
        find("unit", &self.units, file, name, faults)
    }

    /// A place that is there, by its key.
    pub(super) fn place(&self, file: &str, name: &At<Name>, faults: &mut Faults<'_>) -> Option<String> {
        find("place", &self.places, file, name, faults).map(|place| self.places[place].clone())
    }

    /// Places that are there, by their keys.
    pub(super) fn places(&self, file: &str, names: &[At<Name>], faults: &mut Faults<'_>) -> Vec<String> {
        names.iter().filter_map(|name| self.place(file, name, faults)).collect()
    }

    /// The unit or leader of a name.
    pub(super) fn piece(&self, name: &str) -> Result<Piece, String> {
        if let Some(unit) = self.units.iter().position(|unit| unit == name) {
            return Ok(Piece::Unit(unit));
        }
        if let Some(leader) = self.leaders.iter().position(|leader| leader == name) {
            return Ok(Piece::Leader(leader));
        }
        let known = self.units.iter().chain(&self.leaders).map(String::as_str);
        Err(nearest(format!("there is no unit or leader `{name}` in forces.toml"), name, known))
    }

    /// The name of a piece.
    pub(super) fn name(&self, piece: Piece) -> &str {
        match piece {
            Piece::Unit(unit) => &self.units[unit],
            Piece::Leader(leader) => &self.leaders[leader],
        }
    }
}

fn find(kind: &str, names: &[String], file: &str, name: &At<Name>, faults: &mut Faults<'_>) -> Option<usize> {
    let found = names.iter().position(|known| known == name.as_str());
    if found.is_none() {
        let what = format!("there is no {kind} `{}`", **name);
        faults.at(file, &name.span, nearest(what, name, names.iter().map(String::as_str)));
    }
    found
}

fn each_piece_once(forces: &ForcesFile, faults: &mut Faults<'_>) {
    let spans = |name: &At<Name>| (name.to_string(), name.span.clone());
    let pieces = forces.units.iter().map(|unit| &unit.id).chain(forces.leaders.iter().map(|leader| &leader.id));
    each_once(FORCES, pieces.map(spans), faults, |id| {
        format!("piece `{id}` is there twice; units and leaders share their names")
    });
    let wings = forces.wings.iter().map(|wing: &At<WingEntry>| spans(&wing.id));
    each_once(FORCES, wings, faults, |id| format!("wing `{id}` is there twice"));
}
