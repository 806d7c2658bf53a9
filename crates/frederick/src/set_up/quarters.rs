//! Chapter 22.2 of the edition of 2002: where pieces may be set up by hand: areas, quarters of
//! wings, artillery beside infantry.

use hexes::Hex;
use kernel::Side;

use crate::engine::pieces::{PieceId, UnitId, WingId};
use crate::engine::play::Field;
use crate::engine::position::NOWHERE;
use crate::engine::spec::{Arm, QuartersSpec, ZoneSpec};

impl Field<'_> {
    /// Whether artillery of a side is set up by hand beside infantry.
    pub(crate) fn has_guns_with_infantry(&self, side: Side) -> bool {
        let with =
            |zone: &ZoneSpec| matches!(zone, ZoneSpec::WithInfantry { side: owner, .. } if *owner == side.number());
        self.battle.scenario.zones.iter().any(with)
    }

    /// Whether artillery may stand in a hex because infantry does, and not too many batteries.
    fn stands_with_infantry(&self, side: Side, gun: UnitId, to: Hex) -> bool {
        let Some(most) = self.battle.guns_with_infantry(gun) else { return true };
        let infantry = |unit: UnitId| self.arm(unit) == Arm::Infantry;
        let such = |unit: &UnitId| self.battle.guns_with_infantry(*unit).is_some();
        self.holder(to) == Some(side)
            && self.position.stack(to).any(infantry)
            && most.is_none_or(|most| self.position.stack(to).filter(such).count() < usize::from(most))
    }

    pub(super) fn zone_holds(&self, side: Side, piece: PieceId, to: Hex) -> bool {
        if let PieceId::Unit(unit) = piece
            && !self.stands_with_infantry(side, unit, to)
        {
            return false;
        }
        let wing = match piece {
            PieceId::Unit(unit) => self.battle.unit(unit).wing.map(WingId::index),
            PieceId::Leader(leader) => self.battle.leader(leader).wing,
        };
        let quartered = wing.is_some_and(|wing| self.quarters_of(wing).next().is_some());
        if let Some(inside) = self.area_holds(side, to).filter(|_| !quartered) {
            return inside;
        }
        match piece {
            PieceId::Leader(leader) if self.battle.has_free_leaders(side) => {
                let wing = self.battle.leader(leader).wing;
                let his = |unit: UnitId| wing.is_none_or(|wing| self.battle.wing_units[wing].has(unit));
                self.holder(to) == Some(side) && self.position.stack(to).any(his)
            }
            PieceId::Unit(_) if self.battle.has_free_leaders(side) => true,
            PieceId::Leader(leader) => match self.battle.leader(leader).wing {
                Some(wing) => self.has_quarters(wing, to),
                None => self.holder(to) == Some(side),
            },
            PieceId::Unit(unit) => match self.battle.unit(unit).wing {
                Some(wing) => self.is_near_leader(wing, to),
                None => self.guns_fit(side, unit, to),
            },
        }
    }

    /// Whether a hex lies in the area of a side; nothing if it has none.
    pub(crate) fn area_holds(&self, side: Side, to: Hex) -> Option<bool> {
        let areas: Vec<&Vec<hexes::Number>> = self
            .battle
            .scenario
            .zones
            .iter()
            .filter_map(|zone| match zone {
                ZoneSpec::Area { side: owner, hexes } if *owner == side.number() => Some(hexes),
                _ => None,
            })
            .collect();
        let number = self.battle.board.grid.number(to);
        (!areas.is_empty()).then(|| areas.iter().any(|hexes| hexes.contains(&number)))
    }

    /// The quarters that a wing may have, with their places in the list.
    pub(crate) fn quarters_of(&self, wing: usize) -> impl Iterator<Item = (usize, &QuartersSpec)> {
        self.battle.scenario.zones.iter().enumerate().filter_map(move |(place, zone)| match zone {
            ZoneSpec::Wing(quarters) if quarters.wings.contains(&wing) => Some((place, quarters)),
            _ => None,
        })
    }

    /// Whether a leader in a hex has these quarters.
    pub(crate) fn lies_in(&self, quarters: &QuartersSpec, at: Hex) -> bool {
        let near = quarters.near.and_then(|(hex, range)| Some((self.battle.board.grid.find(hex)?, range)));
        match near {
            Some((hex, range)) => self.distance(hex, at) <= u32::from(range),
            None => quarters.hexes.contains(&self.battle.board.grid.number(at)),
        }
    }

    /// Whether a wing whose leader stands in a hex finds quarters, and all who stand already keep
    /// theirs: quarters near a hex are for one wing.
    fn has_quarters(&self, wing: usize, to: Hex) -> bool {
        let stands = |wing: usize| {
            let leader = self.battle.wing_leader[wing]?;
            let at = self.position.leader(leader).at;
            (at != NOWHERE).then_some(at)
        };
        let others = (0..self.battle.wings.len()).filter(|other| *other != wing);
        let mut led: Vec<(usize, Hex)> = others.filter_map(|other| Some((other, stands(other)?))).collect();
        led.push((wing, to));
        self.all_have_quarters(&led, &mut Vec::new())
    }

    fn all_have_quarters(&self, led: &[(usize, Hex)], taken: &mut Vec<usize>) -> bool {
        let Some(((wing, at), rest)) = led.split_last() else { return true };
        let mut quarters = self.quarters_of(*wing).peekable();
        if quarters.peek().is_none() {
            return self.all_have_quarters(rest, taken);
        }
        for (place, spec) in quarters.filter(|(_, spec)| self.lies_in(spec, *at)) {
            let single = spec.near.is_some();
            if single && taken.contains(&place) {
                continue;
            }
            taken.push(place);
            let fit = self.all_have_quarters(rest, taken);
            taken.pop();
            if fit {
                return true;
            }
        }
        false
    }

    /// The quarters in which the leader of a wing stands.
    fn quarters_taken(&self, wing: usize) -> impl Iterator<Item = &QuartersSpec> {
        let at = self.battle.wing_leader[wing].map_or(NOWHERE, |leader| self.position.leader(leader).at);
        self.quarters_of(wing)
            .map(|(_, quarters)| quarters)
            .filter(move |quarters| at != NOWHERE && self.lies_in(quarters, at))
    }

    fn is_near_leader(&self, wing: WingId, to: Hex) -> bool {
        let leader = self.battle.wing_leader[wing.index()].map(|leader| self.position.leader(leader).at);
        let Some(at) = leader.filter(|at| *at != NOWHERE) else { return false };
        self.quarters_taken(wing.index()).any(|quarters| {
            let pinned =
                quarters.near.filter(|_| quarters.pinned).and_then(|(hex, _)| self.battle.board.grid.find(hex));
            self.distance(pinned.unwrap_or(at), to) <= u32::from(quarters.units)
        })
    }

    /// Whether a wing near the hex has room for another battery, or for a unit without a wing.
    fn guns_fit(&self, side: Side, unit: UnitId, to: Hex) -> bool {
        let guns_near = |wing: WingId| {
            let guns = self.battle.artillery.and(self.battle.of_side[side.index()]);
            guns.iter().filter(|gun| self.position.on_map(*gun) && self.is_near_leader(wing, self.at(*gun))).count()
        };
        let shared = |wing: WingId| {
            self.battle.scenario.zones.iter().any(|zone| match zone {
                ZoneSpec::Guns { wings, most } if wings.contains(&wing.index()) => {
                    wings.iter().map(|wing| guns_near(WingId(*wing as u8))).sum::<usize>() >= usize::from(*most)
                }
                _ => false,
            })
        };
        let gun = self.battle.artillery.has(unit);
        let fits = |quarters: &QuartersSpec, wing: WingId| match quarters.guns {
            None => true,
            Some(most) => {
                if gun {
                    guns_near(wing) < usize::from(most)
                } else {
                    most > 0
                }
            }
        };
        let wings = (0..self.battle.wings.len() as u8).map(WingId);
        wings.filter(|wing| self.battle.wing_side[wing.index()] == side).any(|wing| {
            let room = self.quarters_taken(wing.index()).any(|quarters| fits(quarters, wing));
            room && self.is_near_leader(wing, to) && !(gun && shared(wing))
        })
    }
}
