//! Chapter 7: the movement phase: routed movement, locked markers, normal movement, zones of control.

use hexes::{Direction, Hex};
use kernel::{Cite, Journal, Refusal, Side};

use crate::engine::battle::BARRED;
use crate::engine::event::{Blow, Doom, Event, MoveEvent};
use crate::engine::order::{ColumnOrder, MoveOrder, Order, ScenarioOrder};
use crate::engine::pieces::{LeaderId, PieceId, UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Away, Fate, Morale, Mover, NOWHERE, mark};
use crate::engine::spec::{Arm, ArmyState};
use crate::rules::{cite, cites, refuse};
use crate::zones::FRONT_STEPS;

/// The chart's column for leaders.
const LEADER: usize = 3;

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
    /// Whether a unit may act at all: its army is active, or its detachment.
    pub(crate) fn may_act(&self, unit: UnitId) -> bool {
        let side = self.owner(unit);
        let army = &self.position.armies[side.index()];
        army.active || army.detachments >> self.battle.unit_group[unit.index()][0] & 1 == 1
    }

    pub(crate) fn leader_may_act(&self, leader: LeaderId) -> bool {
        let spec = self.battle.leader(leader);
        let army = &self.position.armies[usize::from(spec.side)];
        let group = spec.wing.map(|wing| self.battle.wing_group[wing][0]);
        army.active || group.is_some_and(|group| army.detachments >> group & 1 == 1)
    }

    /// Chapters 4.2.3, 7.4.1 and 7.6.1: how far a unit may go, and the paragraph that halves it.
    pub(crate) fn allowance(&self, unit: UnitId) -> (u8, Option<Cite>) {
        let full = self.values(unit).movement;
        let column = self.position.column.has(unit);
        if self.position.slowed.has(unit) {
            return (if column { 2 } else { 1 }, Some(cite!("18")));
        }
        // Chapter 18: whoever rushes on does so as if effective.
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

    /// Whether a piece may be taken up to be moved.
    pub(crate) fn may_take(&self, side: Side, piece: PieceId) -> Result<(), Refusal> {
        match piece {
            PieceId::Unit(unit) => self.may_take_unit(side, unit),
            PieceId::Leader(leader) => {
                let (spec, state) = (self.battle.leader(leader), self.position.leader(leader));
                if spec.side != side.number() || state.fate != Fate::Well || state.at == NOWHERE {
                    return Err(refuse!("7.3", "not-yours"));
                }
                if self.position.moved_leaders >> leader.0 & 1 == 1 {
                    return Err(refuse!("7.3", "moved"));
                }
                match self.leader_may_act(leader) && !self.position.crowded {
                    true => Ok(()),
                    false if self.position.crowded => Err(refuse!("7.3", "crowded-first").also(cite!("5.4"))),
                    false => Err(refuse!("4.1", "inactive")),
                }
            }
        }
    }

    fn may_take_unit(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        let state = self.position.unit(unit);
        if self.owner(unit) != side || (state.at == NOWHERE && !self.has_entry(unit)) {
            return Err(refuse!("7.3", "not-yours"));
        }
        if state.morale == Morale::Routed {
            return Err(refuse!("7.3", "routed").also(cite!("9.2")));
        }
        if self.position.moved.has(unit) {
            return Err(refuse!("7.3", "moved"));
        }
        if !self.may_act(unit) {
            return Err(refuse!("4.1", "inactive"));
        }
        if self.position.crowded && !(state.at != NOWHERE && self.relieves(unit)) {
            return Err(refuse!("7.3", "crowded-first").also(cite!("5.4")));
        }
        Ok(())
    }

    /// Chapter 7.3: whether a unit is support that may leave an overstacked hex.
    fn relieves(&self, unit: UnitId) -> bool {
        let hex = self.at(unit);
        self.is_overstacked(hex) && !self.front(hex).has(unit) && self.can_step(unit)
    }

    pub(crate) fn can_step(&self, unit: UnitId) -> bool {
        let mover = Mover { piece: PieceId::Unit(unit), spent: 0, hexes: 0, halted: false, shy: false };
        self.around(self.at(unit)).any(|(_, to)| self.stride(&mover, to).is_ok())
    }

    /// Chapter 7.3: support that cannot leave an overstacked hex and has to be given up.
    pub(crate) fn may_give_up(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        let hex = self.at(unit);
        let stuck = self.position.crowded
            && self.owner(unit) == side
            && hex != NOWHERE
            && self.is_overstacked(hex)
            && (!self.front(hex).has(unit) || self.position.stack(hex).count() == 1)
            && !self.position.stack(hex).any(|unit| self.may_take_unit(side, unit).is_ok());
        match stuck {
            true => Ok(()),
            false => Err(refuse!("7.3", "not-crowded")),
        }
    }

    /// Chapter 7.3: such support may be reduced instead, step by step.
    pub(crate) fn may_reduce(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        self.may_give_up(side, unit)?;
        match self.position.unit(unit).steps > 1 {
            true => Ok(()),
            false => Err(refuse!("7.3", "last-step")),
        }
    }

    /// Chapters 7.3 to 7.6: whether the mover may enter the next hex, and at what price.
    pub(crate) fn stride(&self, mover: &Mover, to: Hex) -> Result<Stride, Refusal> {
        let from = self.piece_at(mover.piece);
        let Some(direction) = self.battle.grid.direction(from, to) else {
            return Err(refuse!("7.3", "not-next").thing("hex", u32::from(to.0)));
        };
        if mover.halted {
            return Err(refuse!("7.5", "halted"));
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
        let cost = self.ground_cost(self.arm(unit).index(), column, from, direction)?;
        if self.holder(to) == Some(side.enemy()) || self.leaders_at(side.enemy(), to).next().is_some() {
            return Err(refuse!("7.4.3", "enemy-there").thing("hex", u32::from(to.0)));
        }
        let zone = self.zone_cost(unit, from)?;
        let into_zone = self.in_enemy_zone(side, to);
        if into_zone {
            self.may_enter_zone(unit, mover, to)?;
        }
        self.room_to_pass(unit, mover, cost + zone, to)?;
        Ok(Stride { cost, zone, halts: into_zone && self.halts_at(unit, to) })
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

    /// Chapters 7.5.1 to 7.5.3: what it costs a unit to leave the enemy zones of control of its hex.
    pub(crate) fn zone_cost(&self, unit: UnitId, from: Hex) -> Result<u8, Refusal> {
        let side = self.owner(unit);
        if !self.in_enemy_zone(side, from) {
            return Ok(0);
        }
        self.leaving_cost(unit, from, self.front(from).has(unit))
    }

    /// The same for a hex in an enemy zone of control where a unit stands, or would stand, in front or behind it.
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
            return Err(refuse!("7.5.5", "shaken"));
        }
        if self.position.out_of_command.has(unit) {
            return Err(refuse!("4.2.5", "out-of-command-zone"));
        }
        if mover.shy {
            return Err(refuse!("16.1c", "shy"));
        }
        Ok(())
    }

    /// Whether a unit that enters a hex in an enemy zone of control becomes engaged there and must stop.
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
        let cost = self.ground_cost(LEADER, column, from, direction)?;
        if self.holder(to) == Some(side.enemy()) || self.leaders_at(side.enemy(), to).next().is_some() {
            return Err(refuse!("7.4.3", "enemy-there").thing("hex", u32::from(to.0)));
        }
        if self.holder(to) != Some(side) && self.in_enemy_zone(side, to) {
            return Err(refuse!("7.5.4", "leader-alone"));
        }
        Ok(Stride { cost, zone: 0, halts: false })
    }

    /// Chapter 12.4: whether the mover may leave the map.
    pub(crate) fn may_leave(&self, mover: &Mover) -> Result<(), Refusal> {
        let PieceId::Unit(unit) = mover.piece else { return Err(refuse!("7.4.3", "leader-stays")) };
        let side = self.owner(unit);
        if self.army_state(side) == ArmyState::Steady {
            return Err(refuse!("7.4.3", "army-stands"));
        }
        let at = self.at(unit);
        if self.battle.scenario.armies[side.index()].to_edge[at.index()] > 0 {
            return Err(match self.army_state(side) {
                ArmyState::Broken => refuse!("12.5", "no-edge"),
                _ => refuse!("12.4", "no-edge"),
            });
        }
        let zone = self.zone_cost(unit, at)?;
        let total = mover.spent.saturating_add(1).saturating_add(zone);
        if mover.halted || (total > self.allowance(unit).0 && (mover.hexes > 0 || zone > 0)) {
            return Err(refuse!("7.3", "too-far"));
        }
        Ok(())
    }

    /// Whether the mover may stop where it is.
    pub(crate) fn may_halt(&self, mover: &Mover) -> Result<(), Refusal> {
        let PieceId::Unit(unit) = mover.piece else { return Ok(()) };
        let at = self.at(unit);
        if at == NOWHERE {
            return Err(refuse!(2002 "24.2.2", "must-enter"));
        }
        if mover.hexes == 0 && !self.position.crowded {
            return match self.battle.full_hexes_may_be_passed() && self.relieves(unit) {
                true => Err(refuse!(2002 "3.3", "crowded-first")),
                false => self.may_rest(unit),
            };
        }
        match self.keeps_limits(at, None) {
            Err(refusal) if self.around(at).any(|(_, to)| self.stride(mover, to).is_ok()) => {
                Err(self.battle.refused_in_2002(refusal, cite!(2002 "3.3")))
            }
            _ => self.may_rest(unit),
        }
    }

    /// Chapter 18: a unit that must rush on stops only at the enemy, or where no way brings it nearer.
    fn may_rest(&self, unit: UnitId) -> Result<(), Refusal> {
        let mover = self.position.mover.filter(|mover| mover.piece == PieceId::Unit(unit));
        let mover =
            mover.unwrap_or(Mover { piece: PieceId::Unit(unit), spent: 0, hexes: 0, halted: false, shy: false });
        match self.position.rash.has(unit) && self.can_rush_on(unit, &mover) {
            true => Err(refuse!("18", "must-rush-on")),
            false => Ok(()),
        }
    }

    fn can_rush_on(&self, unit: UnitId, mover: &Mover) -> bool {
        let at = self.at(unit);
        let enemies = self.on_map(self.owner(unit).enemy());
        let near = |hex: Hex| enemies.iter().map(|enemy| self.distance(hex, self.at(enemy))).min().unwrap_or(0);
        let here = near(at);
        here > 1 && self.around(at).any(|(_, to)| near(to) < here && self.stride(mover, to).is_ok())
    }

    /// Whether nobody has still to rush on.
    fn may_end_movement(&self, side: Side) -> Result<(), Refusal> {
        let rash = self.position.rash.and(self.battle.of_side[side.index()]).without(self.position.moved);
        let idle = rash.iter().find(|unit| {
            self.position.on_map(*unit) && self.may_take_unit(side, *unit).is_ok() && self.may_rest(*unit).is_err()
        });
        idle.map_or(Ok(()), |unit| self.may_rest(unit))?;
        let mends =
            |unit: UnitId| self.position.on_map(unit) && self.relieves(unit) && self.may_take_unit(side, unit).is_ok();
        match self.battle.full_hexes_may_be_passed() && self.battle.of_side[side.index()].iter().any(mends) {
            true => Err(refuse!(2002 "3.3", "crowded-first")),
            false => Ok(()),
        }
    }

    pub(crate) fn marching_orders(&self, side: Side, out: &mut Vec<Order>) {
        if let Some(mover) = &self.position.mover {
            let at = self.piece_at(mover.piece);
            if at == NOWHERE {
                return self.entry_orders(mover, out);
            }
            out.extend(
                self.around(at)
                    .filter(|(_, to)| self.stride(mover, *to).is_ok())
                    .map(|(_, to)| Order::Move(MoveOrder::Step(to))),
            );
            if self.may_leave(mover).is_ok() {
                out.push(Order::Move(MoveOrder::Leave));
            }
            if self.may_halt(mover).is_ok() {
                out.push(Order::Move(MoveOrder::Halt));
            }
            return;
        }
        let units = self.battle.of_side[side.index()].without(self.position.moved);
        for unit in units.iter() {
            if self.may_take_unit(side, unit).is_ok() {
                out.push(Order::Move(MoveOrder::Take(PieceId::Unit(unit))));
            }
        }
        if self.position.crowded {
            for unit in self.on_map(side).iter().filter(|unit| self.may_give_up(side, *unit).is_ok()) {
                out.push(Order::Move(MoveOrder::GiveUp(unit)));
                if self.may_reduce(side, unit).is_ok() {
                    out.push(Order::Move(MoveOrder::Reduce(unit)));
                }
            }
            return;
        }
        for leader in self.leaders_of(side) {
            if self.may_take(side, PieceId::Leader(leader)).is_ok() {
                out.push(Order::Move(MoveOrder::Take(PieceId::Leader(leader))));
            }
        }
        for unit in self.battle.of_side[side.index()].without(self.position.lifted).iter() {
            if self.may_lift(unit).is_ok() {
                out.push(Order::Move(MoveOrder::Lift(unit)));
                if self.is_behind_support(unit) {
                    out.push(Order::Move(MoveOrder::LiftSupport(unit)));
                }
            }
        }
        self.form_orders(side, out);
        self.enter_orders(side, out);
        if self.may_end_movement(side).is_ok() {
            out.push(Order::Move(MoveOrder::EndMovement));
        }
    }

    pub(crate) fn check_marching(&self, side: Side, order: Order) -> Result<(), Refusal> {
        let mover = self.position.mover.as_ref();
        match (order, mover) {
            (Order::Move(MoveOrder::Step(to)), Some(mover)) if self.piece_at(mover.piece) != NOWHERE => {
                self.stride(mover, to).map(|_| ())
            }
            (Order::Scenario(ScenarioOrder::StepIn(to)), Some(mover)) if self.piece_at(mover.piece) == NOWHERE => {
                self.check_entry(mover, to)
            }
            (Order::Move(MoveOrder::Leave), Some(mover)) if self.piece_at(mover.piece) != NOWHERE => {
                self.may_leave(mover)
            }
            (Order::Move(MoveOrder::Halt), Some(mover)) => self.may_halt(mover),
            (
                Order::Move(MoveOrder::Step(_))
                | Order::Scenario(ScenarioOrder::StepIn(_))
                | Order::Move(MoveOrder::Leave)
                | Order::Move(MoveOrder::Halt),
                _,
            ) => Err(refuse!("7.3", "nobody-moves")),
            (_, Some(_)) => Err(refuse!("7.3", "one-at-a-time")),
            (Order::Move(MoveOrder::Take(piece)), None) if self.is_piece(piece) => self.may_take(side, piece),
            (Order::Move(MoveOrder::GiveUp(unit)), None) if self.is_unit(unit) => self.may_give_up(side, unit),
            (Order::Move(MoveOrder::Reduce(unit)), None) if self.is_unit(unit) => self.may_reduce(side, unit),
            (_, None) if self.position.crowded => Err(refuse!("7.3", "crowded-first").also(cite!("5.4"))),
            (Order::Move(MoveOrder::Lift(unit)), None) if self.is_unit(unit) => self.may_lift(unit),
            (Order::Move(MoveOrder::LiftSupport(unit)), None) if self.is_unit(unit) => self.may_lift_support(unit),
            (Order::Column(ColumnOrder::Column(wing)), None) => self.may_column(side, wing),
            (Order::Column(ColumnOrder::ColumnGuns { unit, wing }), None) if self.is_unit(unit) => {
                self.may_column_guns(side, unit, wing)
            }
            (Order::Column(ColumnOrder::TurnCommander), None) => self.may_turn_commander(side, true),
            (Order::Scenario(ScenarioOrder::Enter { wing, at }), None) if at.index() < self.battle.grid.len() => {
                self.may_enter_wing(side, wing, at)
            }
            (Order::Move(MoveOrder::EndMovement), None) => self.may_end_movement(side),
            _ => Err(refuse!("7.3", "not-now")),
        }
    }

    /// Whether the battle has such a unit.
    pub(crate) fn is_unit(&self, unit: UnitId) -> bool {
        unit.index() < self.battle.units.len()
    }

    pub(crate) fn is_leader(&self, leader: LeaderId) -> bool {
        leader.index() < self.battle.leaders.len()
    }

    pub(crate) fn is_piece(&self, piece: PieceId) -> bool {
        match piece {
            PieceId::Unit(unit) => self.is_unit(unit),
            PieceId::Leader(leader) => self.is_leader(leader),
        }
    }

    /// The stacks of a side with infantry or cavalry in an enemy zone of control.
    pub(crate) fn in_contact(&self, side: Side) -> impl Iterator<Item = Hex> {
        let tops = self.on_map(side).iter().filter(|unit| self.position.top_of(self.at(*unit)) == Some(*unit));
        tops.map(|unit| self.at(unit)).filter(move |hex| self.has_line(side, *hex) && self.in_enemy_zone(side, *hex))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Chapter 7.2: locked markers.
    pub(crate) fn place_locked_markers(&mut self, side: Side) {
        let locked: Vec<Hex> = self.field().in_contact(side).collect();
        for hex in &locked {
            self.position.marks[hex.index()] |= mark::LOCKED;
        }
        if !locked.is_empty() {
            self.journal.note(cites!["7.2", "6.2", "6.3"], || MoveEvent::Locked { side, hexes: locked.len() as u8 });
        }
    }

    /// Chapter 11: locked markers go.
    pub(crate) fn remove_locked_markers(&mut self, side: Side) {
        let mut hexes = 0;
        for marks in &mut self.position.marks {
            hexes += u8::from(*marks & mark::LOCKED != 0);
            *marks &= !(mark::LOCKED | mark::PENALTY | mark::BOMBARDED);
        }
        if hexes > 0 {
            self.journal.note(cites!["11"], || MoveEvent::Unlocked { side, hexes });
        }
    }

    pub(crate) fn begin_movement(&mut self, side: Side) {
        self.position.moved = Units::NONE;
        self.position.marched = Units::NONE;
        self.position.moved_leaders = 0;
        self.position.lifted = Units::NONE;
        self.position.column_wings = 0;
        self.position.column_guns = 0;
        self.position.asked_wings = 0;
        self.position.mover = None;
        self.notice_crowds(side);
    }

    pub(crate) fn notice_crowds(&mut self, side: Side) {
        let field = self.field();
        let crowded = field.on_map(side).iter().any(|unit| {
            let hex = field.at(unit);
            field.position.top_of(hex) == Some(unit) && field.is_overstacked(hex)
        });
        // A hex that nobody may leave and whose support cannot be given up stays as it is.
        let mut orders = Vec::new();
        self.position.crowded = crowded && !self.battle.full_hexes_may_be_passed();
        if self.position.crowded {
            self.field().marching_orders(side, &mut orders);
            self.position.crowded = !orders.is_empty();
        }
    }

    pub(crate) fn march(&mut self, side: Side, order: Order) {
        match order {
            Order::Move(MoveOrder::Take(piece)) => {
                self.position.asked_wings = 0;
                self.position.mover = Some(Mover { piece, spent: 0, hexes: 0, halted: false, shy: false });
            }
            Order::Move(MoveOrder::Step(to)) => self.step(side, to),
            Order::Scenario(ScenarioOrder::StepIn(to)) => self.step_in(side, to),
            Order::Move(MoveOrder::Halt) => self.halt(),
            Order::Move(MoveOrder::Leave) => self.leave_map(side),
            Order::Move(MoveOrder::Lift(unit)) => self.lift(side, unit),
            Order::Move(MoveOrder::LiftSupport(unit)) => self.lift_support(side, unit),
            Order::Column(ColumnOrder::Column(wing)) => self.go_in_column(side, wing),
            Order::Column(ColumnOrder::ColumnGuns { unit, wing }) => self.guns_in_column(side, unit, wing),
            Order::Column(ColumnOrder::TurnCommander) => self.turn_commander(side),
            Order::Scenario(ScenarioOrder::Enter { wing, at }) => self.enter_wing(side, wing, at),
            Order::Move(MoveOrder::GiveUp(unit)) => {
                self.capture(unit, Doom::Overstacked, &[cite!("7.3")]);
                self.catch_leaders();
            }
            Order::Move(MoveOrder::Reduce(unit)) => self.surrender_step(unit),
            _ => {
                self.done();
                self.end_movement(side);
            }
        }
    }

    fn step(&mut self, side: Side, to: Hex) {
        let Some(mut mover) = self.position.mover else { return };
        let Ok(stride) = self.field().stride(&mover, to) else { return };
        let from = self.field().piece_at(mover.piece);
        if let PieceId::Unit(unit) = mover.piece
            && self.refuses_zone(unit, &mut mover, to)
        {
            self.position.mover = Some(mover);
            return;
        }
        let allowance = self.field().piece_allowance(mover.piece);
        mover.spent = (mover.spent + stride.cost + stride.zone).min(allowance);
        mover.hexes += 1;
        mover.halted = stride.halts;
        let (mut column, mut halved) = (false, None);
        let zone;
        match mover.piece {
            PieceId::Unit(unit) => {
                column = self.position.column.has(unit);
                halved = self.field().allowance(unit).1;
                zone = Some(match self.battle.unit(unit).arm {
                    Arm::Artillery => cite!("7.5.2"),
                    _ if self.field().is_fast(unit) => cite!("7.5.3"),
                    _ => cite!("7.5.1"),
                });
                let before = self.field().front(to);
                self.come_in(unit, to);
                self.turn_marker(to, before);
                self.position.marched.add(unit);
                self.position.armies[side.index()].exerted = true;
                if self.battle.artillery.has(unit) {
                    self.position.moved_guns.add(unit);
                }
                self.leave_marks(from);
            }
            PieceId::Leader(leader) => {
                let side = Side::of(self.battle.leader(leader).side);
                zone = self.field().in_enemy_zone(side, to).then_some(cite!("7.5.4"));
                self.position.leaders[leader.index()].at = to;
            }
        }
        self.position.mover = Some(mover);
        let (cost, zone_cost, halted, piece) = (stride.cost, stride.zone, stride.halts, mover.piece);
        let leads = matches!(piece, PieceId::Leader(_));
        let zone = zone.filter(|_| zone_cost > 0 || halted || leads);
        let older = self.battle.in_2002(cite!(2002 "7.3.1")).filter(|_| column);
        self.journal.note(
            cites![
                column => "7.6.1" or "7.3",
                ..older,
                ..zone,
                leads => "7.4.2",
                halved.is_some() => "7.4.1",
                halved.is_some() => "7.4",
                ..halved,
                zone_cost > 0 || halted => "7.5",
                zone_cost > 0 || halted => "6.1"
            ],
            || MoveEvent::Stepped { side, piece, from, to, cost, zone_cost, halted },
        );
        match mover.piece {
            PieceId::Unit(unit) => self.after_step(side, unit, to),
            PieceId::Leader(leader) => self.spot_leader(side, leader),
        }
    }

    /// What a unit's step sets going: leaders caught, sight, columns surprised, woods.
    pub(crate) fn after_step(&mut self, side: Side, unit: UnitId, to: Hex) {
        self.catch_leaders();
        self.spot(side, unit);
        self.surprise_columns(unit);
        if self.battle.options.woods {
            self.check_woods(unit, to);
        }
    }

    /// Marks on a hex that was vacated are discarded.
    pub(crate) fn leave_marks(&mut self, hex: Hex) {
        let line = self.position.stack(hex).any(|unit| self.field().is_line(unit));
        if self.position.top_of(hex).is_none() {
            self.position.marks[hex.index()] = 0;
        } else if !line {
            self.position.marks[hex.index()] &= !(mark::LOCKED | mark::PENALTY);
        }
    }

    /// Optional rule 16.1c: Cossacks may refuse to enter a zone of control.
    fn refuses_zone(&mut self, unit: UnitId, mover: &mut Mover, to: Hex) -> bool {
        let traits = self.battle.unit(unit).traits;
        let side = self.owner(unit);
        let tested = self.battle.options.cossacks && traits.cossack && !traits.reliable;
        if !tested || !self.field().in_enemy_zone(side, to) {
            return false;
        }
        let die = self.die();
        if die == 6 {
            mover.shy = true;
            self.journal.note(cites!["16.1c", "16.1"], || MoveEvent::Refused { side, unit, die });
        }
        die == 6
    }

    fn halt(&mut self) {
        if let Some(mover) = self.position.mover.take() {
            match mover.piece {
                PieceId::Unit(unit) => self.position.moved.add(unit),
                PieceId::Leader(leader) => self.position.moved_leaders |= 1 << leader.0,
            }
        }
    }

    fn leave_map(&mut self, side: Side) {
        if let Some(Mover { piece: PieceId::Unit(unit), .. }) = self.position.mover.take() {
            let from = self.position.unit(unit).at;
            self.position.take_off(unit, Away::Left);
            self.leave_marks(from);
            self.position.moved.add(unit);
            self.position.armies[side.index()].exerted = true;
            let broken = self.field().army_state(side) == ArmyState::Broken;
            self.journal.note(cites![broken => "12.5" or "12.4"], || MoveEvent::LeftMap { side, unit });
            self.catch_leaders();
        }
    }

    /// A unit comes in under the others of a hex; Coalition artillery that entered a zone of control in this phase stays below it (5.5).
    fn come_in(&mut self, unit: UnitId, to: Hex) {
        let field = self.field();
        let stays_below = |gun: &UnitId| {
            self.battle.artillery.has(*gun)
                && !self.battle.unit(*gun).traits.prussian
                && self.position.marched.has(*gun)
                && field.in_enemy_zone(field.owner(*gun), to)
        };
        let guns = match field.is_line(unit) {
            true => self.position.stack(to).find(|gun| stays_below(gun)),
            false => None,
        };
        match guns {
            Some(gun) => {
                self.position.put_above(unit, gun);
            }
            None => self.position.put_below(unit, to),
        }
    }

    /// Chapter 6.3: newcomers who change the engaged units turn the locked marker of a hex.
    pub(crate) fn turn_marker(&mut self, hex: Hex, before: Units) {
        let after = self.field().front(hex);
        if self.position.marked(hex, mark::LOCKED) && self.field().turns_marker(before, after) {
            self.position.marks[hex.index()] |= mark::PENALTY;
        }
    }

    /// Chapter 6.3: a support comes before the other supports; the engaged units stay who they are.
    fn lift_support(&mut self, side: Side, unit: UnitId) {
        let at = self.position.unit(unit).at;
        let support = self.field().support(at);
        let first = self.position.stack(at).find(|other| support.has(*other));
        if let Some(first) = first {
            self.position.put_above(unit, first);
        }
        self.position.lifted.add(unit);
        self.journal.note(cites!["5.5", "6.3"], || MoveEvent::SupportLifted { side, unit, at });
    }

    fn lift(&mut self, side: Side, unit: UnitId) {
        let at = self.position.unit(unit).at;
        let penalty = self.field().lift_is_penalized(unit);
        self.position.put_on_top(unit, at);
        self.position.lifted.add(unit);
        if penalty {
            self.position.marks[at.index()] |= mark::PENALTY;
        }
        self.journal.note(cites!["5.5", penalty => "6.3"], || MoveEvent::Lifted { side, unit, at, penalty });
    }

    /// Routed units run, in the order their owner chooses.
    pub(crate) fn flee(&mut self, unit: UnitId) {
        self.position.fled.add(unit);
        let hexes = self.field().rout_distance(unit);
        self.begin_retreat(unit, crate::engine::agenda::Flight::Routed, hexes);
    }

    /// Optional rule 16.4: a unit that marches into woods may fall into disorder.
    fn check_woods(&mut self, unit: UnitId, to: Hex) {
        if self.field().is_wooded(to) && self.fails_in_woods(unit) {
            self.position.mover = None;
            self.position.moved.add(unit);
            self.disorder(unit, Blow::Woods, cite!("16.4"), Some(crate::engine::agenda::Flight::Disorder));
        }
    }

    /// The same for a unit that retreats into woods or out of them: whoever is disordered already runs on.
    pub(crate) fn check_woods_retreat(&mut self, unit: UnitId, from: Hex, to: Hex) {
        let wooded = self.field().is_wooded(from) || self.field().is_wooded(to);
        if !self.battle.options.woods || !wooded || !self.position.on_map(unit) || !self.fails_in_woods(unit) {
            return;
        }
        match self.position.unit(unit).morale {
            Morale::Formed => self.disorder(unit, Blow::Woods, cite!("16.4"), None),
            Morale::Disordered => self.rout(unit, Blow::Woods, cite!("16.4")),
            Morale::Routed => {}
        }
    }

    fn fails_in_woods(&mut self, unit: UnitId) -> bool {
        let exempt = self.battle.unit(unit).traits.croat || self.position.column.has(unit);
        if exempt {
            return false;
        }
        let (side, die) = (self.owner(unit), self.die());
        let failed = die >= if self.field().rating(unit) >= 6 { 5 } else { 4 };
        self.journal.note(cites!["16.4"], || MoveEvent::WoodsCheck { side, unit, die, failed });
        failed
    }
}

impl Field<'_> {
    fn is_wooded(&self, hex: Hex) -> bool {
        use crate::engine::terrain::Terrain;
        let terrain = self.battle.terrain[hex.index()];
        terrain.has(Terrain::Woods) || terrain.has(Terrain::HeavyWoods)
    }
}
