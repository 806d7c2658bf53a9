//! Chapter 24.2.2 of the edition of 2002: how the Prussians come onto the map
//! at Leuthen, wing by wing; and who comes in one by one (26.3, 26.4.1).

use hexes::{Hex, HexSet};
use kernel::{Journal, Refusal, Side};

use super::{ScenarioEvent, ScenarioOrder};
use crate::engine::event::Event;
use crate::engine::lay::Coming;
use crate::engine::order::Order;
use crate::engine::pieces::{LeaderId, PieceId, UnitId, Units, WingId};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Away, Fate, NOWHERE};
use crate::movement::{MoveEvent, Mover};
use crate::rules::{cite, cites, refuse};

impl Field<'_> {
    /// Chapter 24.2.2: whether a unit is still to come in over the entry zone, with its wing.
    pub(crate) fn may_enter(&self, unit: UnitId) -> bool {
        if self.coming(PieceId::Unit(unit)).is_some() {
            return true;
        }
        let Some(entry) = &self.battle.scenario.entry else { return false };
        self.owner(unit).number() == entry.side && self.position.unit(unit).away == Away::Waiting
    }

    /// Whether the wing of a unit has begun to come in, or there is room for another battery
    /// beside the wings that have.
    pub(crate) fn has_entry(&self, unit: UnitId) -> bool {
        if self.coming(PieceId::Unit(unit)).is_some() {
            return self.has_way_in(PieceId::Unit(unit));
        }
        let Some(entry) = self.battle.scenario.entry.as_ref().filter(|_| self.may_enter(unit)) else { return false };
        let begun = match self.battle.unit(unit).wing {
            Some(wing) => self.wing_leader(wing).is_some(),
            None => {
                let side = self.owner(unit);
                let wings = (0..self.battle.wings.len() as u8).map(WingId);
                let begun = wings
                    .filter(|wing| self.battle.wing_side[wing.index()] == side && self.wing_leader(*wing).is_some())
                    .count();
                let guns = self.battle.artillery.and(self.battle.of_side[side.index()]);
                let here = guns.iter().filter(|gun| self.position.unit(*gun).away != Away::Waiting).count();
                here < begun * usize::from(entry.guns)
            }
        };
        let mover = Mover { piece: PieceId::Unit(unit), spent: 0, hexes: 0, halted: false, shy: false };
        begun && self.entry_zone().iter().any(|to| self.check_entry(&mover, to).is_ok())
    }

    /// Whether a piece that is off the map may come in somewhere.
    pub(crate) fn has_way_in(&self, piece: PieceId) -> bool {
        let mover = Mover { piece, spent: 0, hexes: 0, halted: false, shy: false };
        self.zone_of(piece).iter().any(|to| self.check_entry(&mover, to).is_ok())
    }

    /// A piece that was taken up has to come in.
    pub(crate) fn must_enter(&self, piece: PieceId) -> Refusal {
        match self.coming(piece) {
            Some(_) => refuse!(2002 "26.3", "must-enter"),
            None => refuse!(2002 "24.2.2", "must-enter"),
        }
    }

    /// The hexes over which a piece comes in.
    pub(crate) fn zone_of(&self, piece: PieceId) -> HexSet {
        match self.coming(piece) {
            Some(coming) => coming.hexes,
            None => self.entry_zone(),
        }
    }

    fn entry_zone(&self) -> HexSet {
        let entry = self.battle.scenario.entry.as_ref();
        entry
            .into_iter()
            .flat_map(|entry| entry.hexes.iter())
            .filter_map(|hex| self.battle.board.grid.find(*hex))
            .collect()
    }

    pub(crate) fn check_entry(&self, mover: &Mover, to: Hex) -> Result<(), Refusal> {
        if let Some(coming) = self.coming(mover.piece) {
            return self.check_coming(mover, coming, to);
        }
        let PieceId::Unit(unit) = mover.piece else { return Err(refuse!(2002 "24.2.2", "no-entry")) };
        if to.index() >= self.battle.board.grid.len() || !self.entry_zone().has(to) {
            return Err(refuse!(2002 "24.2.2", "no-entry").thing("hex", u32::from(to.0)));
        }
        if self.holder(to) == Some(self.owner(unit).enemy()) {
            return Err(refuse!("7.4.3", "enemy-there"));
        }
        if self.in_enemy_zone(self.owner(unit), to) {
            self.may_enter_zone(unit, mover, to)?;
        }
        self.keeps_limits_in(to, Units::only(unit), self.position.column.or(Units::only(unit)))
    }

    /// The edition of 2002, 26.3: the same for a piece that comes in as it is.
    fn check_coming(&self, mover: &Mover, coming: &Coming, to: Hex) -> Result<(), Refusal> {
        let early = Refusal::new(self.coming_cite(coming), "frederick-refusal-no-entry");
        if !self.is_entry(coming, to) {
            return Err(early.thing("hex", u32::from(to.0)));
        }
        let (side, enemy) = (coming.side, self.holder(to) == Some(coming.side.enemy()));
        if enemy || self.leaders_at(side.enemy(), to).next().is_some() {
            return Err(refuse!("7.4.3", "enemy-there").thing("hex", u32::from(to.0)));
        }
        let zone = self.in_enemy_zone(side, to);
        match mover.piece {
            PieceId::Unit(unit) => {
                if zone {
                    self.may_enter_zone(unit, mover, to)?;
                }
                self.keeps_limits(to, Some(unit))
            }
            PieceId::Leader(_) if zone && self.holder(to) != Some(side) => Err(refuse!("7.5.4", "leader-alone")),
            PieceId::Leader(_) => Ok(()),
        }
    }

    pub(crate) fn entry_orders(&self, mover: &Mover, out: &mut Vec<Order>) {
        let zone = self.zone_of(mover.piece);
        out.extend(
            zone.iter()
                .filter(|to| self.check_entry(mover, *to).is_ok())
                .map(|hex| Order::Scenario(ScenarioOrder::StepIn(hex))),
        );
    }

    pub(crate) fn enter_orders(&self, side: Side, out: &mut Vec<Order>) {
        if self.battle.scenario.entry.is_none() {
            return;
        }
        let zone = self.entry_zone();
        for wing in (0..self.battle.wings.len() as u8).map(WingId) {
            let fit = zone.iter().filter(|at| self.may_enter_wing(side, wing, *at).is_ok());
            out.extend(fit.map(|at| Order::Scenario(ScenarioOrder::Enter { wing, at })));
        }
    }

    /// Wings that are still to come in, whose leader may come first.
    pub(crate) fn may_enter_wing(&self, side: Side, wing: WingId, at: Hex) -> Result<(), Refusal> {
        let ours = self.battle.wing_side.get(wing.index()) == Some(&side);
        let waits = ours && self.battle.wing_units[wing.index()].iter().any(|unit| self.may_enter(unit));
        let leader = ours.then(|| self.battle.wing_leader[wing.index()]).flatten();
        let here = leader.is_some_and(|leader| self.position.leader(leader).at != NOWHERE);
        if !waits || here {
            return Err(refuse!(2002 "24.2.2", "no-entry"));
        }
        let alone = |at: Hex| self.holder(at) != Some(side) && self.in_enemy_zone(side, at);
        // Where the enemy stands before the whole entry zone a leader comes in with
        // his first unit behind him.
        if alone(at) && self.entry_zone().iter().any(|other| !alone(other) && self.holder(other) != Some(side.enemy()))
        {
            return Err(refuse!("7.5.4", "leader-alone"));
        }
        match self.entry_zone().has(at) && self.holder(at) != Some(side.enemy()) {
            true => Ok(()),
            false => Err(refuse!(2002 "24.2.2", "no-entry").thing("hex", u32::from(at.0))),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Chapter 24.2.2: a wing begins to enter: its leader comes in, its units are
    /// in column and effective.
    pub(crate) fn enter_wing(&mut self, side: Side, wing: WingId, at: Hex) {
        let units = self.battle.wing_units[wing.index()];
        self.position.column = self.position.column.or(units);
        self.position.effective = self.position.effective.or(units);
        if let Some(leader) = self.battle.wing_leader[wing.index()] {
            self.position.leaders[leader.index()].at = at;
            self.position.leaders[leader.index()].fate = Fate::Well;
            self.position.column_leaders |= 1 << leader.0;
            self.position.moved_leaders &= !(1 << leader.0);
        }
        // The army commander comes with the first wing.
        if let Some(commander) = self.position.armies[side.index()].commander
            && self.position.leader(commander).at == NOWHERE
            && self.battle.leader(commander).wing.is_none()
        {
            let state = &mut self.position.leaders[commander.index()];
            (state.at, state.fate) = (at, Fate::Well);
            self.position.column_leaders |= 1 << commander.0;
        }
        self.journal.note(cites![2002 "24.2.2"], || ScenarioEvent::Entered { side, wing, at });
        if let Some(leader) = self.battle.wing_leader[wing.index()] {
            self.spot_leader(side, leader);
        }
    }

    /// A unit comes in over the entry zone, for one movement point.
    pub(crate) fn step_in(&mut self, side: Side, to: Hex) {
        let Some(mut mover) = self.position.mover else { return };
        let coming = self.field().coming(mover.piece).map(|coming| self.field().coming_cite(coming));
        let unit = match mover.piece {
            PieceId::Unit(unit) => unit,
            PieceId::Leader(leader) => return self.ride_in(side, leader, to),
        };
        let halts = self.field().halts_at(unit, to);
        if coming.is_none() {
            self.position.column.add(unit);
            self.position.effective.add(unit);
        }
        let column = self.position.column.has(unit);
        self.position.put_below(unit, to);
        self.position.marched.add(unit);
        if self.battle.artillery.has(unit) {
            self.position.moved_guns.add(unit);
        }
        (mover.spent, mover.hexes) = (1, 1);
        mover.halted = self.field().in_enemy_zone(side, to) && halts;
        self.position.mover = Some(mover);
        self.position.armies[side.index()].exerted = true;
        let piece = PieceId::Unit(unit);
        let halted = mover.halted;
        self.journal.note(
            cites![
                column => "7.6.1" or "7.3",
                ..self.battle.in_2002(cite!(2002 "7.3.1")).filter(|_| column),
                ..coming,
                halted => "7.5",
                halted => "6.1"
            ],
            || MoveEvent::Stepped { side, piece, from: to, to, cost: 1, zone_cost: 0, halted },
        );
        self.after_step(side, unit, to);
    }

    /// A leader comes in, for one movement point.
    fn ride_in(&mut self, side: Side, leader: LeaderId, to: Hex) {
        let Some(mut mover) = self.position.mover else { return };
        let coming = self.field().coming(mover.piece).map(|coming| self.field().coming_cite(coming));
        let state = &mut self.position.leaders[leader.index()];
        (state.at, state.fate) = (to, Fate::Well);
        (mover.spent, mover.hexes) = (1, 1);
        self.position.mover = Some(mover);
        let piece = PieceId::Leader(leader);
        self.journal.note(cites!["7.4.2", ..coming], || MoveEvent::Stepped {
            side,
            piece,
            from: to,
            to,
            cost: 1,
            zone_cost: 0,
            halted: false,
        });
        self.spot_leader(side, leader);
    }
}
