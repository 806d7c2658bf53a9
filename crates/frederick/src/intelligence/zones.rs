//! Chapters 17.1.2 and 17.6: where counters may lie, and what each could be by the place where it
//! does.

use hexes::Hex;
use kernel::{Cite, Refusal, Side};

use super::counters::{Counter, Kind, What};
use crate::engine::battle::Battle;
use crate::engine::charts::LEADERS;
use crate::engine::pieces::{PieceId, Units, WingId};
use crate::engine::play::Field;
use crate::engine::position::{MOST_DETACHED, NOWHERE};
use crate::engine::spec::{DummiesSpec, QuartersSpec};
use crate::rules::cite;

impl Field<'_> {
    /// Whether the wings of a side come in from off the map.
    pub(crate) fn comes_in(&self, side: Side) -> bool {
        let enters = self.battle.scenario.entry.as_ref().is_some_and(|entry| entry.side == side.number());
        let comes = |wing: WingId| {
            self.battle.wing_leader[wing.index()]
                .is_some_and(|leader| self.coming_with(PieceId::Leader(leader)).is_some())
        };
        enters || self.battle.wings_of(side).any(comes)
    }

    pub(super) fn dummies(&self, side: Side, kind: Kind) -> impl Iterator<Item = &DummiesSpec> {
        let told_off = self.position.detached.iter().filter(|units| !units.is_empty()).count();
        self.battle.scenario.dummies.iter().filter(move |dummies| {
            dummies.side == side.number()
                && dummies.counts[kind as usize] > 0
                && (usize::from(dummies.with_detachments) <= told_off)
        })
    }

    /// Whether a counter could stand on this ground.
    pub(super) fn is_ground(&self, hex: Hex) -> bool {
        self.battle.board.terrain[hex.index()]
            .iter()
            .all(|terrain| self.battle.charts.terrain[terrain.index()].cost[LEADERS].is_some())
    }

    /// The quarters in which a counter would lie here: places in the list of zones.
    pub(super) fn quarters_at(&self, side: Side, what: What, hex: Hex) -> Vec<(usize, bool)> {
        let wings: Vec<WingId> = match what.wing() {
            Some(wing) => vec![wing],
            None => self.battle.wings_of(side).collect(),
        };
        let mut places: Vec<(usize, bool)> = Vec::new();
        for wing in wings {
            for (place, quarters) in self.quarters_of(wing.index()) {
                if self.lies_in(quarters, hex) && !places.iter().any(|(known, _)| *known == place) {
                    places.push((place, is_single(quarters)));
                }
            }
        }
        places
    }

    pub(super) fn has_own_quarters(&self, what: What) -> bool {
        what.wing().is_some_and(|wing| self.quarters_of(wing.index()).next().is_some())
    }

    /// Whether a detachment, or a dummy for one, may lie in a hex.
    pub(super) fn is_outpost(&self, side: Side, hex: Hex) -> bool {
        let number = self.battle.board.grid.number(hex);
        let spec = self.battle.scenario.detachments.as_ref();
        let out = self.area_holds(side, hex) != Some(true);
        out && spec.is_some_and(|spec| self.battle.wing_side[spec.wing] == side && spec.hexes.contains(&number))
    }

    /// Whether such a counter may lie in a hex, others apart (17.6).
    pub(super) fn could_lie(&self, side: Side, kind: Kind, what: What, hex: Hex) -> bool {
        let number = self.battle.board.grid.number(hex);
        if what.detachment().is_some() {
            return self.is_outpost(side, hex);
        }
        let at_home = self.area_holds(side, hex) == Some(true);
        if what == What::DUMMY {
            return self.dummies(side, kind).any(|dummies| match dummies.hexes.is_empty() {
                false => dummies.hexes.contains(&number),
                true => at_home || !self.quarters_at(side, what, hex).is_empty(),
            });
        }
        match self.has_own_quarters(what) {
            true => !self.quarters_at(side, what, hex).is_empty(),
            false => at_home,
        }
    }

    /// Whether all who have quarters near a hex have them for themselves.
    pub(super) fn all_housed(&self, side: Side, extra: Option<(What, Kind, Hex)>) -> bool {
        let Some(veil) = self.veil() else { return true };
        let laid = veil.hidden(side).filter(|(_, counter)| counter.at != NOWHERE);
        let laid = laid.map(|(_, counter)| (counter.what, counter.kind, counter.at));
        let mut choices: Vec<Vec<(usize, bool)>> = Vec::new();
        for (what, kind, hex) in laid.chain(extra) {
            let free = what.detachment().is_some()
                || what == What::DUMMY && self.dummies(side, kind).any(|dummies| !dummies.hexes.is_empty())
                || !self.has_own_quarters(what) && self.area_holds(side, hex) == Some(true);
            if !free {
                choices.push(self.quarters_at(side, what, hex));
            }
        }
        housed(&choices, &mut Vec::new())
    }

    /// Chapter 17.6.4.4: whether a stack lies far enough from the others out there.
    pub(super) fn keeps_gap(&self, side: Side, number: u8, hex: Hex) -> bool {
        let Some(spec) = self.battle.scenario.detachments.as_ref() else { return true };
        let out = |hex: Hex| self.area_holds(side, hex) != Some(true);
        if self.battle.wing_side[spec.wing] != side || !out(hex) {
            return true;
        }
        let others = self.veil().into_iter().flat_map(|veil| veil.hidden(side)).filter(|(other, _)| *other != number);
        let mut hexes = others
            .filter(|(_, counter)| counter.at != NOWHERE && out(counter.at))
            .flat_map(|(_, counter)| counter.hexes().collect::<Vec<_>>());
        hexes.all(|other| self.distance(other, hex) > u32::from(spec.gap))
    }

    /// The paragraph of a battle that says where its counters lie.
    pub(super) fn outside(&self, side: Side, what: What) -> Refusal {
        let refusal = Refusal::new(self.battle.hidden_cite(), "frederick-refusal-counter-outside");
        let detached = what.detachment().is_some() || what == What::DUMMY;
        let out =
            self.battle.scenario.detachments.as_ref().is_some_and(|spec| self.battle.wing_side[spec.wing] == side);
        match detached && out {
            true => refusal.also(cite!("17.6.4.4")),
            false => refusal,
        }
    }

    /// Infantry and cavalry of whatever lies under a counter.
    pub(crate) fn troops(&self, side: Side, what: What) -> Units {
        self.carried(side, what).without(self.battle.artillery)
    }

    /// What a counter could be, as everybody may know from its back and from where it lies (17.6).
    pub(super) fn could_be(&self, side: Side, counter: &Counter) -> u32 {
        let fits = |what: What| counter.at == NOWHERE || self.could_lie(side, counter.kind, what, counter.at);
        let spec = self.battle.scenario.detachments.as_ref();
        let alike = |wing: &WingId| {
            self.battle.kind_of(*wing) == counter.kind && spec.is_none_or(|spec| spec.wing != wing.index())
        };
        let wings = self.wings_to_hide(side).into_iter().filter(alike).map(What::of_wing).filter(|what| fits(*what));
        let mut set = wings.fold(counter.what.bit(), |set, what| set | what.bit());
        if self.dummies(side, counter.kind).next().is_some() && fits(What::DUMMY) {
            set |= What::DUMMY.bit();
        }
        if counter.at != NOWHERE && self.is_outpost(side, counter.at) { set | detachments_of(self, side) } else { set }
    }
}

/// The detachments that a side may have, as a set.
pub(super) fn detachments_of(field: &Field<'_>, side: Side) -> u32 {
    let spec = field.battle.scenario.detachments.as_ref().filter(|spec| field.battle.wing_side[spec.wing] == side);
    let used = |number: &usize| !field.position.detached[*number].is_empty();
    let count = spec.map_or(0, |spec| spec.groups.len().min(MOST_DETACHED));
    (0..count).filter(used).fold(0, |set, number| set | What::of_detachment(number).bit())
}

/// Quarters near a hex are for one.
pub(super) fn is_single(quarters: &QuartersSpec) -> bool {
    quarters.near.is_some()
}

/// Whether everybody finds one of his choices, singles only once.
pub(super) fn housed(choices: &[Vec<(usize, bool)>], taken: &mut Vec<usize>) -> bool {
    let Some((first, rest)) = choices.split_first() else { return true };
    // Whoever may stand where there is room for all takes nothing from anybody.
    if first.iter().any(|(_, single)| !single) {
        return housed(rest, taken);
    }
    for (place, _) in first {
        if taken.contains(place) {
            continue;
        }
        taken.push(*place);
        let fits = housed(rest, taken);
        taken.pop();
        if fits {
            return true;
        }
    }
    false
}

pub(super) fn detachments_side(field: &Field<'_>, side: Side) -> bool {
    let spec = field.battle.scenario.detachments.as_ref();
    spec.is_some_and(|spec| field.battle.wing_side[spec.wing] == side)
}

impl Battle {
    /// The paragraph that says which dummies a battle has.
    pub(crate) fn hidden_cite(&self) -> Cite {
        match self.id.as_str() {
            "rossbach-1757" => cite!("17.6.1"),
            "leuthen-1757" => cite!("17.6.2"),
            "zorndorf-1758" => cite!("17.6.3"),
            "torgau-1760" => cite!("17.6.4"),
            _ => cite!("17.6"),
        }
    }
}
