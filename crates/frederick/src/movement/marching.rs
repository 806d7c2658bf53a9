//! Chapter 7: the movement phase: routed movement, locked markers, normal
//! movement, zones of control.

use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use super::{MoveEvent, MoveOrder, Mover};
use crate::column::ColumnOrder;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{PieceId, UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Away, Fate, Morale, NOWHERE};
use crate::engine::spec::{Arm, ArmyState};
use crate::losses::Doom;
use crate::rules::{cite, cites, refuse};
use crate::scenario::ScenarioOrder;

impl Field<'_> {
    /// Whether a piece may be taken up to be moved.
    pub(crate) fn may_take(&self, side: Side, piece: PieceId) -> Result<(), Refusal> {
        match piece {
            PieceId::Unit(unit) => self.may_take_unit(side, unit),
            PieceId::Leader(leader) => {
                let (spec, state) = (self.battle.leader(leader), self.position.leader(leader));
                let here = state.fate == Fate::Well && state.at != NOWHERE;
                if spec.side != side.number() || !here && !self.has_way_in(piece) {
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
        if self.owner(unit) == side && self.comes_later(PieceId::Unit(unit)) {
            return Err(refuse!(2002 "26.4.1", "comes-later"));
        }
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

    /// Chapter 12.4: whether the mover may leave the map.
    pub(crate) fn may_leave(&self, mover: &Mover) -> Result<(), Refusal> {
        let PieceId::Unit(unit) = mover.piece else { return Err(refuse!("7.4.3", "leader-stays")) };
        let side = self.owner(unit);
        if self.army_state(side) == ArmyState::Steady {
            return Err(refuse!("7.4.3", "army-stands"));
        }
        let at = self.at(unit);
        if self.to_edge(side, self.chosen_edge(side, at), at) > 0 {
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
        if self.piece_at(mover.piece) == NOWHERE {
            return Err(self.must_enter(mover.piece));
        }
        let PieceId::Unit(unit) = mover.piece else { return Ok(()) };
        let at = self.at(unit);
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

    /// Chapter 18: a unit that must rush on stops only at the enemy, or where
    /// no way brings it nearer.
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
        if self.has_marcher() {
            return self.counter_orders(side, out);
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
        for leader in self.leaders_of(side).chain(self.leaders_coming(side)) {
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
        self.counter_orders(side, out);
        if self.may_end_movement(side).is_ok() {
            out.push(Order::Move(MoveOrder::EndMovement));
        }
    }

    pub(crate) fn check_marching(&self, side: Side, order: Order) -> Result<(), Refusal> {
        let mover = self.position.mover.as_ref();
        if let Order::Intelligence(order) = order {
            return self.check_counters(side, order);
        }
        if self.has_marcher() {
            return Err(refuse!("7.3", "one-at-a-time"));
        }
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
            (Order::Move(MoveOrder::Take(piece)), None) => self.may_take(side, piece),
            (Order::Move(MoveOrder::GiveUp(unit)), None) => self.may_give_up(side, unit),
            (Order::Move(MoveOrder::Reduce(unit)), None) => self.may_reduce(side, unit),
            (_, None) if self.position.crowded => Err(refuse!("7.3", "crowded-first").also(cite!("5.4"))),
            (Order::Move(MoveOrder::Lift(unit)), None) => self.may_lift(unit),
            (Order::Move(MoveOrder::LiftSupport(unit)), None) => self.may_lift_support(unit),
            (Order::Column(ColumnOrder::Column(wing)), None) => self.may_column(side, wing),
            (Order::Column(ColumnOrder::ColumnGuns { unit, wing }), None) => self.may_column_guns(side, unit, wing),
            (Order::Column(ColumnOrder::TurnCommander), None) => self.may_turn_commander(side, true),
            (Order::Scenario(ScenarioOrder::Enter { wing, at }), None) => self.may_enter_wing(side, wing, at),
            (Order::Move(MoveOrder::EndMovement), None) => self.may_end_movement(side),
            _ => Err(refuse!("7.3", "not-now")),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn begin_movement(&mut self, side: Side) {
        self.position.moved = Units::NONE;
        self.position.marched = Units::NONE;
        self.position.moved_leaders = 0;
        self.position.lifted = Units::NONE;
        self.position.column_wings = 0;
        self.position.column_guns = 0;
        self.position.asked_wings = 0;
        self.position.mover = None;
        self.rest_counters();
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
            Order::Intelligence(order) => self.march_counters(side, order),
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
        let (wet, crowded) = match mover.piece {
            PieceId::Unit(unit) => {
                let field = self.field();
                (field.stops_at_water(unit, from, to) || field.wades(from, to), field.congestion(unit, to) > 0)
            }
            PieceId::Leader(_) => (false, false),
        };
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
        // Water stops a unit as well, without any enemy near.
        let stopped = halted && (!wet || self.field().in_enemy_zone(side, to));
        let zone = zone.filter(|_| zone_cost > 0 || stopped || leads);
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
                zone_cost > 0 || stopped => "7.5",
                zone_cost > 0 || stopped => "6.1",
                wet => 2002 "25.3.6",
                crowded => 2002 "25.3.5"
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
        if self.descry_by_unit(side, unit) {
            return;
        }
        self.spot(side, unit);
        self.surprise_columns(unit);
        if self.battle.options.woods {
            self.check_woods(unit, to);
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

    /// A unit comes in under the others of a hex; Coalition artillery that entered a zone of
    /// control in this phase stays below it (5.5).
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

    /// Routed units run, in the order their owner chooses.
    pub(crate) fn flee(&mut self, unit: UnitId) {
        self.position.fled.add(unit);
        let hexes = self.field().rout_distance(unit);
        self.begin_retreat(unit, crate::engine::agenda::Flight::Routed, hexes);
    }
}
