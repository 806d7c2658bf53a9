//! Chapters 7.3 to 7.5: how far a piece may go, what the next hex takes, and what
//! zones of control forbid.

use hexes::{Direction, Hex};
use kernel::{Cite, Refusal, Side};

use super::Mover;
use crate::engine::charts::LEADERS;
use crate::engine::pieces::{LeaderId, PieceId, UnitId};
use crate::engine::play::Field;
use crate::engine::position::{Morale, mark};
use crate::engine::spec::Arm;
use crate::rules::{cite, refuse};
use crate::zones::FRONT_STEPS;
use ground::BARRED;

/// What a step into the next hex takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stride {
    /// Movement points for the ground.
    pub(crate) cost: u8,
    /// Movement points for leaving a zone of control.
    pub(crate) zone: u8,
    /// It must stop there.
    pub(crate) halts: bool,
}

impl Field<'_> {
    /// Chapters 4.2.3, 7.4.1 and 7.6.1: how far a unit may go, and the paragraph that halves it.
    pub(crate) fn allowance(&self, unit: UnitId) -> (u8, Option<Cite>) {
        let full = self.values(unit).movement;
        let column = self.position.column.has(unit);
        if self.position.slowed.has(unit) {
            return (if column { 2 } else { 1 }, Some(cite!("18")));
        }
        // Chapter 18: anybody who rushes on does so as if effective.
        let degraded = !self.position.effective.has(unit) && !self.position.rash.has(unit);
        let out_of_command = self.position.out_of_command.has(unit);
        let slowed = if degraded {
            Some(cite!("4.2.3"))
        } else if out_of_command {
            Some(cite!("4.2.5"))
        } else if self.morale(unit) == Morale::Disordered {
            Some(cite!("9.1"))
        } else {
            None
        };
        let points = match (column, slowed.is_some()) {
            (true, true) => match self.arm(unit) {
                Arm::Artillery => 4,
                Arm::Infantry => 5,
                Arm::Cavalry => 7,
            },
            (true, false) => full + 4,
            (false, true) => full.div_ceil(2),
            (false, false) => full,
        };
        (points, slowed)
    }

    /// How far a leader may ride.
    pub(crate) fn leader_allowance(&self, leader: LeaderId) -> u8 {
        let column = self.position.column_leaders >> leader.0 & 1 == 1;
        self.shown(leader).movement + if column { 4 } else { 0 }
    }

    pub(crate) fn piece_allowance(&self, piece: PieceId) -> u8 {
        match piece {
            PieceId::Unit(unit) => self.allowance(unit).0,
            PieceId::Leader(leader) => self.leader_allowance(leader),
        }
    }

    pub(crate) fn piece_at(&self, piece: PieceId) -> Hex {
        match piece {
            PieceId::Unit(unit) => self.at(unit),
            PieceId::Leader(leader) => self.position.leader(leader).at,
        }
    }

    /// Chapters 7.3 to 7.6: whether the mover may enter the next hex, and at what price.
    pub(crate) fn stride(&self, mover: &Mover, to: Hex) -> Result<Stride, Refusal> {
        let from = self.piece_at(mover.piece);
        let Some(direction) = self.battle.board.grid.direction(from, to) else {
            return Err(refuse!("7.3", "not-next").thing("hex", u32::from(to.0)));
        };
        if mover.halted {
            self.goes_on(mover, from, to)?;
        }
        let stride = match mover.piece {
            PieceId::Unit(unit) => self.unit_stride(unit, mover, from, direction, to)?,
            PieceId::Leader(leader) => self.leader_stride(leader, from, direction, to)?,
        };
        let allowance = self.piece_allowance(mover.piece);
        let total = mover.spent.saturating_add(stride.cost).saturating_add(stride.zone);
        if total > allowance && (stride.zone > 0 || mover.hexes > 0) {
            let refusal = refuse!("7.3", "too-far").number("cost", i32::from(stride.cost + stride.zone));
            return Err(refusal.number("left", i32::from(allowance.saturating_sub(mover.spent))));
        }
        Ok(stride)
    }

    /// Whoever has stopped stays where he is, except that from beside a river he may go over the
    /// bridge.
    fn goes_on(&self, mover: &Mover, from: Hex, to: Hex) -> Result<(), Refusal> {
        match mover.piece {
            PieceId::Unit(unit) if self.goes_on_over_bridge(unit, from, to) => Ok(()),
            PieceId::Unit(unit) => Err(self.held_by_water(unit, from).unwrap_or(refuse!("7.5", "halted"))),
            PieceId::Leader(_) => Err(refuse!("7.5", "halted")),
        }
    }

    fn ground_cost(&self, kind: usize, column: bool, from: Hex, direction: Direction) -> Result<u8, Refusal> {
        let table = if column { &self.battle.column_cost } else { &self.battle.cost[kind] };
        let barred = self.battle.cost[kind][from.index()][direction.index()] == BARRED && !column;
        match table[from.index()][direction.index()] {
            cost if cost != BARRED && !barred => Ok(cost),
            _ => Err(refuse!("7.4.3", "prohibited")),
        }
    }

    fn unit_stride(
        &self,
        unit: UnitId,
        mover: &Mover,
        from: Hex,
        direction: Direction,
        to: Hex,
    ) -> Result<Stride, Refusal> {
        let side = self.owner(unit);
        let column = self.position.column.has(unit);
        let cost = self.ground_cost(self.arm(unit).index(), column, from, direction);
        let cost = cost.map_err(|refusal| match self.wades(from, to) {
            true => refuse!(2002 "25.3.6", "only-columns-wade").also(cite!("7.4.3")),
            false => refusal,
        })?;
        let enemy = side.enemy();
        let held = self.holder(to) == Some(enemy) || self.leaders_at(enemy, to).next().is_some();
        if held || self.is_veiled_at(enemy, to) {
            return Err(refuse!("7.4.3", "enemy-there").thing("hex", u32::from(to.0)));
        }
        self.keeps_apart(unit, to)?;
        let cost = cost + self.congestion(unit, to);
        let zone = self.zone_cost(unit, from)?;
        let into_zone = self.in_enemy_zone(side, to);
        if into_zone {
            self.may_enter_zone(unit, mover, to)?;
        }
        self.room_to_pass(unit, mover, cost + zone, to)?;
        let halts = into_zone && self.halts_at(unit, to) || self.stops_at_water(unit, from, to);
        Ok(Stride { cost, zone, halts })
    }

    /// Chapter 5.4: no hex may ever hold too much, or only not at the end (2002, 3.3).
    fn room_to_pass(&self, unit: UnitId, mover: &Mover, cost: u8, to: Hex) -> Result<(), Refusal> {
        let Err(refusal) = self.keeps_limits(to, Some(unit)) else { return Ok(()) };
        if !self.battle.full_hexes_may_be_passed() {
            return Err(refusal);
        }
        let left = self.allowance(unit).0.saturating_sub(mover.spent.saturating_add(cost));
        let side = self.owner(unit);
        let kind = self.arm(unit).index();
        let goes_on = !self.in_enemy_zone(side, to)
            && self.around(to).any(|(direction, next)| {
                let cost = self.ground_cost(kind, self.position.column.has(unit), to, direction);
                cost.is_ok_and(|cost| cost <= left)
                    && self.holder(next) != Some(side.enemy())
                    && !self.in_enemy_zone(side, next)
                    && self.keeps_limits(next, Some(unit)).is_ok()
            });
        if goes_on { Ok(()) } else { Err(refusal.also(cite!(2002 "3.3"))) }
    }

    /// Chapters 7.5.1 to 7.5.3: what it costs a unit to leave the enemy zones
    /// of control of its hex.
    pub(crate) fn zone_cost(&self, unit: UnitId, from: Hex) -> Result<u8, Refusal> {
        let side = self.owner(unit);
        if !self.in_enemy_zone(side, from) {
            return Ok(0);
        }
        self.leaving_cost(unit, from, self.front(from).has(unit))
    }

    /// The same for a hex in an enemy zone of control where a unit stands, or would
    /// stand, in front or behind it.
    pub(crate) fn leaving_cost(&self, unit: UnitId, from: Hex, in_front: bool) -> Result<u8, Refusal> {
        let side = self.owner(unit);
        if self.arm(unit) == Arm::Artillery || !in_front {
            return Ok(1);
        }
        if !self.is_fast(unit) {
            return Err(refuse!("7.5.1", "engaged"));
        }
        if self.battle.fast_enemies_hold_locked_units()
            && self.position.marked(from, mark::LOCKED)
            && self.faces_fast_enemy(side, from)
        {
            return Err(refuse!(2002 "4.4", "engaged-by-fast"));
        }
        if self.faces_formed_cavalry(side, from) {
            return Err(refuse!("7.5.3", "engaged-by-cavalry").also(cite!("6.4")));
        }
        let prussian_horse = self.battle.unit(unit).traits.prussian && self.arm(unit) == Arm::Cavalry;
        Ok(if prussian_horse { 1 } else { 2 })
    }

    /// Chapters 4.2.5, 7.5.2 and 7.5.5: who may not enter an enemy zone of control.
    pub(crate) fn may_enter_zone(&self, unit: UnitId, mover: &Mover, to: Hex) -> Result<(), Refusal> {
        let side = self.owner(unit);
        if self.arm(unit) == Arm::Artillery && !self.has_line(side, to) {
            return Err(refuse!("7.5.2", "guns-alone"));
        }
        if self.values(unit).shaken {
            let refusal = refuse!("7.5.5", "shaken");
            return Err(match self.exhausted(unit) {
                Some(paragraph) => refusal.also(paragraph),
                None => refusal,
            });
        }
        if self.position.out_of_command.has(unit) {
            return Err(refuse!("4.2.5", "out-of-command-zone"));
        }
        if mover.shy {
            return Err(refuse!("16.1c", "shy"));
        }
        Ok(())
    }

    /// The edition of 2002, 25.3.7: the paragraph on Prussian units that are too tired for a last
    /// attack.
    fn exhausted(&self, unit: UnitId) -> Option<Cite> {
        let tired = self.battle.unit(unit).traits.prussian && self.values(unit).shaken;
        self.battle.on_its_own(cite!(2002 "25.3.7")).filter(|_| tired)
    }

    /// Whether a unit that enters a hex in an enemy zone of control becomes
    /// engaged there and must stop.
    pub(crate) fn halts_at(&self, unit: UnitId, to: Hex) -> bool {
        let faces = || self.faces_formed_cavalry(self.owner(unit), to);
        if self.battle.cavalry_stops_supports_too() && self.is_fast(unit) {
            return faces();
        }
        self.comes_in_front(unit, to) && (!self.is_fast(unit) || faces())
    }

    /// Whether a unit that enters a hex joins its front.
    pub(crate) fn comes_in_front(&self, unit: UnitId, to: Hex) -> bool {
        if self.arm(unit) == Arm::Artillery {
            return false;
        }
        let there = self.position.stack(to).filter(|other| self.is_line(*other));
        let steps: u8 = there.map(|other| self.stacking_steps(other)).sum();
        steps + self.stacking_steps(unit) <= FRONT_STEPS
    }

    fn leader_stride(&self, leader: LeaderId, from: Hex, direction: Direction, to: Hex) -> Result<Stride, Refusal> {
        let side = Side::of(self.battle.leader(leader).side);
        let column = self.position.column_leaders >> leader.0 & 1 == 1;
        let cost = self.ground_cost(LEADERS, column, from, direction)?;
        let enemy = side.enemy();
        let held = self.holder(to) == Some(enemy) || self.leaders_at(enemy, to).next().is_some();
        if held || self.is_veiled_at(enemy, to) {
            return Err(refuse!("7.4.3", "enemy-there").thing("hex", u32::from(to.0)));
        }
        if self.holder(to) != Some(side) && self.in_enemy_zone(side, to) {
            return Err(refuse!("7.5.4", "leader-alone"));
        }
        Ok(Stride { cost, zone: 0, halts: false })
    }
}
