//! What the parts of a scenario may name: sides, formations, pieces, hexes, areas, options.

use ground::file::{BlockText, Reading, on_board};
use ground::{BoardSpec, lies_within};
use hexes::Number;
use kernel::Side;
use packs::Faults;
use packs::files::SCENARIOS;
use packs::names::nearest;
use packs::words::{At, Name};

use super::scenario_file::ScenariosFile;
use crate::engine::spec::{FormationSpec, PieceSpec, StakeSpec, Times, When};

/// So many options of its own a pack may have: every combination is tried.
pub(super) const MOST_OPTIONS: usize = 8;

/// What a scenario may name.
pub(super) struct Scope<'a> {
    pub(super) sides: &'a [String; 2],
    pub(super) formations: &'a [FormationSpec],
    pub(super) pieces: &'a [PieceSpec],
    pub(super) ground: &'a Reading,
    pub(super) file: &'a ScenariosFile,
    /// The part of the map that is played on.
    pub(super) part: Option<[Number; 2]>,
    /// So many turns the record has.
    pub(super) turns: usize,
}

impl Scope<'_> {
    fn find<'a>(
        kind: &str,
        names: impl Iterator<Item = &'a str> + Clone,
        name: &At<Name>,
        faults: &mut Faults<'_>,
    ) -> Option<usize> {
        let found = names.clone().position(|known| known == name.as_str());
        if found.is_none() {
            faults.at(SCENARIOS, &name.span, nearest(format!("there is no {kind} `{}`", **name), name, names));
        }
        found
    }

    pub(super) fn side(&self, name: &At<Name>, faults: &mut Faults<'_>) -> Option<Side> {
        Self::find("side", self.sides.iter().map(String::as_str), name, faults).map(|side| Side::of(side as u8))
    }

    pub(super) fn formation(&self, name: &At<Name>, faults: &mut Faults<'_>) -> Option<usize> {
        Self::find("formation", self.formations.iter().map(|formation| formation.id.as_str()), name, faults)
    }

    /// The hexes of an area of the file.
    pub(super) fn area(&self, name: &At<Name>, faults: &mut Faults<'_>) -> Vec<Number> {
        let areas = &self.file.areas;
        let found = Self::find("area", areas.iter().map(|area| area.key.as_str()), name, faults);
        found.map_or_else(Vec::new, |area| areas[area].hexes.iter().flat_map(|block| block.hexes()).collect())
    }

    /// The hexes of some blocks, all of them on the board, and one of them where the scenario is played.
    pub(super) fn hexes(&self, blocks: &[At<BlockText>], faults: &mut Faults<'_>) -> Vec<Number> {
        let hexes = on_board(SCENARIOS, blocks, &self.ground.grid, faults);
        if let Some(block) = blocks.first() {
            self.is_played(block, &hexes, faults);
        }
        hexes
    }

    /// The corners of what is played on.
    pub(super) fn corners(&self) -> (Number, Number) {
        let BoardSpec { first, last, .. } = self.ground.spec;
        self.part.map_or((first, last), |[first, last]| (first, last))
    }

    /// Whether some of these hexes lie in the part that is played on; a fault if not.
    pub(super) fn is_played<T>(&self, place: &At<T>, hexes: &[Number], faults: &mut Faults<'_>) -> bool {
        let Some(part) = self.part else { return true };
        let played = hexes.iter().any(|hex| lies_within(part, *hex));
        if !played && !hexes.is_empty() {
            let [first, last] = part;
            let what = format!("this lies outside the part of the scenario, which runs from {first} to {last}");
            faults.at(SCENARIOS, &place.span, what);
        }
        played
    }

    /// Something that can be held: the key of a place, or a hex. Whatever is named twice is there once.
    pub(super) fn stake(&self, name: &At<Name>, stakes: &mut Vec<StakeSpec>, faults: &mut Faults<'_>) -> Option<usize> {
        let digits = name.len() == 4 && name.bytes().all(|byte| byte.is_ascii_digit());
        let (place, hexes) = if digits {
            let hex: Number = name.parse().ok()?;
            if !ground::file::known(SCENARIOS, name, hex, &self.ground.grid, faults) {
                return None;
            }
            (None, vec![hex])
        } else {
            let places = &self.ground.spec.places;
            let place = Self::find("place", places.iter().map(|place| place.key.as_str()), name, faults)?;
            (Some(places[place].key.clone()), places[place].hexes.clone())
        };
        if !self.is_played(name, &hexes, faults) {
            return None;
        }
        let known = stakes.iter().position(|stake| stake.place == place && stake.hexes == hexes);
        Some(known.unwrap_or_else(|| {
            stakes.push(StakeSpec { place, hexes, holder: None });
            stakes.len() - 1
        }))
    }

    /// Options that must be chosen, or must not: `"d-erlon, not history"`.
    pub(super) fn when(&self, text: Option<&At<String>>, faults: &mut Faults<'_>) -> When {
        let mut when = When::default();
        let Some(text) = text else { return when };
        for part in text.split(',') {
            let (name, must) = match part.trim().strip_prefix("not ") {
                Some(name) => (name.trim(), false),
                None => (part.trim(), true),
            };
            let names = self.file.options.iter().map(|option| option.id.as_str());
            let Some(option) = names.clone().position(|known| known == name) else {
                faults.at(SCENARIOS, &text.span, nearest(format!("there is no option `{name}`"), name, names));
                continue;
            };
            let bit = 1 << option.min(MOST_OPTIONS);
            if must {
                when.chosen |= bit;
            } else {
                when.left |= bit;
            }
        }
        if when.chosen & when.left != 0 {
            faults.at(SCENARIOS, &text.span, "an option is both asked for and excluded here");
        }
        when
    }

    /// A turn of the record.
    pub(super) fn turn(&self, turn: Option<&At<u8>>, faults: &mut Faults<'_>) -> Option<u8> {
        let turn = turn?;
        if **turn == 0 || usize::from(**turn) > self.turns {
            let what = format!("there is no turn {}; the record has {}", **turn, self.turns);
            faults.at(SCENARIOS, &turn.span, what);
        }
        Some(**turn)
    }

    /// Turns from one to another.
    pub(super) fn times(&self, from: Option<&At<u8>>, until: Option<&At<u8>>, faults: &mut Faults<'_>) -> Times {
        let times = Times {
            from: self.turn(from, faults).unwrap_or(1),
            until: self.turn(until, faults).unwrap_or(Times::ALL.until),
        };
        if times.from > times.until
            && let Some(until) = until
        {
            faults.at(SCENARIOS, &until.span, "the last turn comes before the first");
        }
        times
    }
}
