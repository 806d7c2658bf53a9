//! Chapter 26.1 of the edition of 2002: a side loses points if at the end its leaders have no way
//! to a place.

use hexes::{Hex, HexSet};
use kernel::Side;

use crate::engine::charts::LEADERS;
use crate::engine::pieces::{LeaderId, WingId};
use crate::engine::play::Field;
use crate::engine::position::NOWHERE;
use crate::engine::spec::LifelineSpec;
use ground::BARRED;

impl Field<'_> {
    /// Whether a way home may lead through a hex: no enemy there, and none who controls it unless
    /// friends stand in it.
    fn is_free_way(&self, side: Side, hex: Hex) -> bool {
        match self.holder(hex) {
            Some(holder) => holder == side,
            None => !self.in_enemy_zone(side, hex),
        }
    }

    /// All hexes with a way to a place.
    fn linked(&self, side: Side, place: &str) -> HexSet {
        let mut linked = HexSet::default();
        let mut open: Vec<Hex> = self.battle.board.place(place).filter(|hex| self.is_free_way(side, *hex)).collect();
        while let Some(hex) = open.pop() {
            if linked.has(hex) {
                continue;
            }
            linked.add(hex);
            let ways = &self.battle.cost[LEADERS];
            // He rides towards the place, so the step counts that leads back.
            let from = self.around(hex).filter(|(direction, near)| {
                ways[near.index()][direction.opposite().index()] != BARRED
                    && !linked.has(*near)
                    && self.is_free_way(side, *near)
            });
            open.extend(from.map(|(_, near)| near));
        }
        linked
    }

    /// Whether a side has lost touch with a place: its commander, or too many of its wing leaders.
    pub(crate) fn is_cut_off(&self, lifeline: &LifelineSpec) -> bool {
        let side = Side::of(lifeline.side);
        let linked = self.linked(side, &lifeline.place);
        let reaches = |leader: LeaderId| {
            let at = self.position.leader(leader).at;
            at != NOWHERE && linked.has(at)
        };
        let wings = (0..self.battle.wings.len() as u8).map(WingId);
        let ours = wings.filter(|wing| self.battle.wing_side[wing.index()] == side);
        let leaders: Vec<LeaderId> = ours.filter_map(|wing| self.wing_leader(wing)).collect();
        let needed = usize::from(lifeline.leaders).min(leaders.len());
        let commander = self.commander(side).is_none_or(reaches);
        !commander || leaders.into_iter().filter(|leader| reaches(*leader)).count() < needed
    }

    /// The points that a side would lose as things stand.
    pub(crate) fn forfeit(&self, side: Side) -> i16 {
        let lifelines = self.battle.scenario.lifelines.iter().filter(|lifeline| lifeline.side == side.number());
        lifelines.filter(|lifeline| self.is_cut_off(lifeline)).map(|lifeline| i16::from(lifeline.points)).sum()
    }
}
