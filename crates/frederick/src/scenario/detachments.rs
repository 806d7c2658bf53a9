//! Chapter 26.3 of the edition of 2002: detachments that are put together at set-up. Whoever stands
//! apart from the army, alone or with neighbours, is one.

use hexes::{Hex, HexSet};
use kernel::{Journal, Refusal, Side};

use crate::engine::event::Event;
use crate::engine::pieces::{LeaderId, PieceId, UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::position::NOWHERE;
use crate::engine::spec::{DetachmentsSpec, ZoneSpec};
use crate::rules::refuse;

impl Field<'_> {
    /// The group of a unit before its army is active.
    #[inline]
    pub(crate) fn sleeping_group(&self, unit: UnitId) -> u8 {
        let fixed = self.battle.unit_group[unit.index()][0];
        let Some(spec) = &self.battle.scenario.detachments else { return fixed };
        let number = self.position.detached.iter().position(|units| units.has(unit));
        number.and_then(|number| spec.groups.get(number)).map_or(fixed, |group| group + 2)
    }

    /// The same of a leader who leads a wing.
    pub(crate) fn sleeping_group_of_leader(&self, leader: LeaderId) -> Option<u8> {
        let fixed = self.battle.leader(leader).wing.map(|wing| self.battle.wing_group[wing][0]);
        let Some(spec) = &self.battle.scenario.detachments else { return fixed };
        let number = self.position.detached_leaders.iter().position(|leaders| leaders >> leader.0 & 1 == 1);
        number.and_then(|number| spec.groups.get(number)).map_or(fixed, |group| Some(group + 2))
    }

    /// The pieces that may be detached, and on which terms.
    fn detachable(&self, side: Side, piece: PieceId) -> Option<&DetachmentsSpec> {
        let spec = self.battle.scenario.detachments.as_ref()?;
        let wing = Some(spec.wing);
        let named = match piece {
            PieceId::Unit(unit) => {
                self.battle.unit(unit).wing.map(|wing| wing.index()) == wing || spec.units.contains(&unit.index())
            }
            PieceId::Leader(leader) => self.battle.leader(leader).wing == wing,
        };
        (named && self.battle.wing_side.get(spec.wing) == Some(&side)).then_some(spec)
    }

    /// Whether a unit may stand in a detachment.
    pub(crate) fn is_detachable(&self, side: Side, unit: UnitId) -> bool {
        self.detachable(side, PieceId::Unit(unit)).is_some()
    }

    /// Where the army itself is set up.
    fn army_area(&self, side: Side) -> HexSet {
        let numbers = self.battle.scenario.zones.iter().flat_map(|zone| match zone {
            ZoneSpec::Area { side: owner, hexes } if *owner == side.number() => &hexes[..],
            _ => &[],
        });
        numbers.filter_map(|number| self.battle.board.grid.find(*number)).collect()
    }

    /// The hexes of all detachments.
    fn outposts(&self, side: Side) -> HexSet {
        let army = self.army_area(side);
        let units = self.on_map(side).iter();
        let detached = units.filter(|unit| self.detachable(side, PieceId::Unit(*unit)).is_some());
        detached.map(|unit| self.at(unit)).filter(|hex| !army.has(*hex)).collect()
    }

    /// Whether a piece may be set up here in a detachment; nothing if it is no matter of
    /// detachments.
    pub(crate) fn may_detach(&self, side: Side, piece: PieceId, to: Hex) -> Option<Result<(), Refusal>> {
        let spec = self.detachable(side, piece)?;
        if self.army_area(side).has(to) {
            return None;
        }
        let refused = |refusal: Refusal| Some(Err(refusal.thing("hex", u32::from(to.0))));
        if !spec.hexes.contains(&self.battle.board.grid.number(to)) {
            return refused(refuse!(2002 "26.3", "outside-zone"));
        }
        let posts = self.outposts(side);
        let beside = posts.iter().any(|hex| self.distance(hex, to) <= 1);
        if matches!(piece, PieceId::Leader(_)) {
            return match beside {
                true => Some(Ok(())),
                false => refused(refuse!(2002 "26.3", "leader-without-detachment")),
            };
        }
        let areas = self.battle.board.grid.areas(&posts);
        let touches = |area: &HexSet| area.iter().any(|hex| self.distance(hex, to) <= 1);
        let close = |area: &HexSet| area.iter().any(|hex| self.distance(hex, to) <= u32::from(spec.gap));
        let joined = areas.iter().filter(|area| touches(area)).count();
        if areas.iter().any(|area| !touches(area) && close(area)) {
            return refused(refuse!(2002 "26.3", "detachments-too-close"));
        }
        match joined == 0 && areas.len() >= spec.groups.len() {
            true => refused(refuse!(2002 "26.3", "enough-detachments")),
            false => Some(Ok(())),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Everybody stands: those apart from the army are its detachments.
    pub(crate) fn name_detachments(&mut self, side: Side) {
        let field = self.field();
        let posts = field.outposts(side);
        if posts.is_empty() {
            return;
        }
        let areas = field.battle.board.grid.areas(&posts);
        let mut units = [Units::NONE; crate::engine::position::MOST_DETACHED];
        let mut leaders = [0u32; crate::engine::position::MOST_DETACHED];
        for (number, area) in areas.iter().take(units.len()).enumerate() {
            let here = field.on_map(side);
            let detached =
                |unit: &UnitId| field.detachable(side, PieceId::Unit(*unit)).is_some() && area.has(field.at(*unit));
            units[number] = here.iter().filter(detached).collect();
            for leader in (0..field.battle.leaders.len() as u8).map(LeaderId) {
                let at = field.position.leader(leader).at;
                let near = || area.iter().any(|hex| field.distance(hex, at) <= 1);
                if at != NOWHERE && field.detachable(side, PieceId::Leader(leader)).is_some() && near() {
                    leaders[number] |= 1 << leader.0;
                }
            }
        }
        (self.position.detached, self.position.detached_leaders) = (units, leaders);
    }
}
