//! Chapter 17.1.4: how fast counters are, what the ground costs them, and how their marks follow.

use hexes::Hex;
use kernel::{Refusal, Side};

use super::counters::{Counter, Marcher, What};
use crate::engine::pieces::{PieceId, UnitId, Units, WingId};
use crate::engine::play::Field;
use crate::engine::position::NOWHERE;
use crate::engine::spec::Arm;
use crate::rules::{cite, refuse};
use ground::BARRED;

/// How far marks may lie from their counter.
pub(super) const MARK_RANGE: u32 = 2;

impl Field<'_> {
    /// Whether whatever lies under a counter is effective.
    pub(crate) fn is_effective_under(&self, side: Side, what: What) -> bool {
        let group = self.group_of_what(side, what);
        let by_group = group.is_none_or(|group| self.position.armies[side.index()].effective >> group & 1 == 1);
        let roused = what.wing().filter(|wing| wing.index() < self.battle.wings.len()).is_some_and(|wing| {
            let roused = self.battle.wing_units[wing.index()].and(self.position.effective);
            roused.iter().any(|unit| self.is_veiled(unit))
        });
        by_group || roused
    }

    /// The same, as long as it stands behind a counter: whoever comes in over an entry zone is
    /// effective in that turn (24.2.2 of 2002).
    pub(super) fn is_effective_behind(&self, counter: &Counter, what: What) -> bool {
        let entry = self.battle.scenario.entry.as_ref().is_some_and(|entry| entry.side == counter.side.number());
        entry && (counter.entered || counter.at == NOWHERE) || self.is_effective_under(counter.side, what)
    }

    /// What a unit of a wing behind its counter could march.
    pub(super) fn veiled_allowance(&self, unit: UnitId, column: bool, effective: bool) -> u8 {
        let full = self.values(unit).movement;
        if self.position.slowed.has(unit) {
            return if column { 2 } else { 1 };
        }
        match (column, effective) {
            (true, true) => full + 4,
            (true, false) => match self.arm(unit) {
                Arm::Artillery => 4,
                Arm::Infantry => 5,
                Arm::Cavalry => 7,
            },
            (false, true) => full,
            (false, false) => full.div_ceil(2),
        }
    }

    /// The allowance of these units: that of the slowest.
    pub(super) fn slowest(&self, units: Units, column: bool, effective: bool) -> u8 {
        units.iter().map(|unit| self.veiled_allowance(unit, column, effective)).min().unwrap_or(0)
    }

    /// Chapter 17.1.4: how far whatever lies under a counter marches; a dummy as far as any wing of
    /// its kind could.
    pub(crate) fn counter_allowance(&self, counter: &Counter, what: What, column: bool) -> u8 {
        let side = counter.side;
        if what == What::DUMMY || what == What::UNKNOWN {
            return self.best_allowance(counter, column);
        }
        self.slowest(self.carried(side, what), column, self.is_effective_behind(counter, what))
    }

    /// The most that a wing which looks like this could march; where detachments lie, the most that
    /// one of them could.
    pub(super) fn best_allowance(&self, counter: &Counter, column: bool) -> u8 {
        let pace = |wing: WingId| {
            let units = self.battle.wing_units[wing.index()].and(self.battle.scenario.units);
            self.slowest(units, column, true)
        };
        let wings = || self.battle.wings_of(counter.side);
        let alike = wings().filter(|wing| self.battle.kind_of(*wing) == counter.kind).map(pace).max();
        let best = alike.or_else(|| wings().map(pace).max()).unwrap_or(0);
        match What::each(counter.could_be).any(|what| what.detachment().is_some()) {
            true => best.max(self.fastest_detachable(counter.side, column)),
            false => best,
        }
    }

    /// What the fastest unit that could be told off to a detachment could march.
    fn fastest_detachable(&self, side: Side, column: bool) -> u8 {
        let units = self.battle.of_side[side.index()].and(self.battle.scenario.units);
        let units = units.iter().filter(|unit| self.is_detachable(side, *unit));
        units.map(|unit| self.veiled_allowance(unit, column, true)).max().unwrap_or(0)
    }

    /// The most that something could march which a counter could be. Its guns are left out, and so
    /// is who could have been taken out of the wing.
    pub(super) fn possible_allowance(&self, counter: &Counter, what: What) -> u8 {
        let side = counter.side;
        let Some(wing) = what.wing().filter(|wing| wing.index() < self.battle.wings.len()) else {
            return self.best_allowance(counter, counter.column);
        };
        let effective = self.is_effective_behind(counter, what);
        let units = self.battle.wing_units[wing.index()].and(self.battle.scenario.units);
        let mut paces: Vec<u8> =
            units.iter().map(|unit| self.veiled_allowance(unit, counter.column, effective)).collect();
        paces.sort_unstable();
        let split = self.battle.scenario.detachments.as_ref().is_some_and(|spec| spec.wing == wing.index());
        let taken = if split { paces.len() } else { self.most_attached(side) };
        paces.get(taken).or(paces.last()).copied().unwrap_or(0)
    }

    /// Chapter 17.1.4: what a step costs a counter: by the ground of its kind, so that all who look
    /// alike pay alike.
    pub(super) fn counter_cost(&self, counter: &Counter, from: Hex, to: Hex) -> Result<u8, Refusal> {
        let Some(direction) = self.battle.board.grid.direction(from, to) else {
            return Err(refuse!("7.3", "not-next").thing("hex", u32::from(to.0)));
        };
        let mut cost = 0;
        for arm in counter.kind.arms() {
            let table = if counter.column { &self.battle.column_cost } else { &self.battle.cost[arm.index()] };
            let price = table[from.index()][direction.index()];
            let barred = !counter.column && self.battle.cost[arm.index()][from.index()][direction.index()] == BARRED;
            if price == BARRED || barred {
                return Err(refuse!("7.4.3", "prohibited"));
            }
            cost = cost.max(price);
        }
        let enemy = counter.side.enemy();
        let held = self.holder(to) == Some(enemy) || self.leaders_at(enemy, to).next().is_some();
        if held || self.is_veiled_at(enemy, to) {
            return Err(refuse!("7.4.3", "enemy-there").thing("hex", u32::from(to.0)));
        }
        match self.in_enemy_zone(counter.side, to) {
            true => Err(refuse!("17.1.4", "counter-in-zone").also(cite!("7.5.4"))),
            false => Ok(cost),
        }
    }

    /// The hexes over which a counter that is off the map may come in.
    pub(crate) fn is_way_in(&self, counter: &Counter, to: Hex) -> bool {
        let side = counter.side;
        let number = self.battle.board.grid.number(to);
        let entry = self.battle.scenario.entry.as_ref().filter(|entry| entry.side == side.number());
        if let Some(entry) = entry {
            return entry.hexes.contains(&number);
        }
        self.battle.wings_of(side).any(|wing| {
            let leader = self.battle.wing_leader[wing.index()].map(PieceId::Leader);
            leader.and_then(|leader| self.coming_with(leader)).is_some_and(|coming| self.is_entry(coming, to))
        })
    }

    /// Where the marks of a deployed wing go if its counter steps, and what it costs them.
    pub(super) fn marks_after(&self, marcher: &Marcher, counter: &Counter, to: Hex) -> Option<[(Hex, u8); 2]> {
        let mut after = [(NOWHERE, 0); 2];
        let allowance = self.counter_allowance(counter, counter.what, false);
        for (place, mark) in counter.marks.into_iter().enumerate() {
            if mark == NOWHERE || self.distance(mark, to) <= MARK_RANGE {
                after[place] = (mark, 0);
                continue;
            }
            let spent = marcher.spent[place + 1];
            let ways = self.around(mark).filter(|(_, near)| self.distance(*near, to) <= MARK_RANGE);
            let fit = ways.filter_map(|(_, near)| Some((near, self.counter_cost(counter, mark, near).ok()?)));
            let fit = fit.filter(|(_, cost)| spent + cost <= allowance || spent == 0);
            after[place] = fit.min_by_key(|(near, cost)| (*cost, self.distance(*near, to), near.0))?;
        }
        Some(after)
    }
}
