//! The two ways to look at a battle: [`Field`] reads, [`Play`] carries out.

use hexes::{Direction, Hex};
use kernel::{Journal, Refusal, Side};

use crate::engine::agenda::Step;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::pieces::{LeaderId, UnitId, Units, WingId};
use crate::engine::position::{Fate, Morale, Position};
use crate::engine::spec::{Arm, ArmyState, LeaderSpec, StepValues};
use crate::rules::refuse;

kernel::field_and_play!(pub(crate));

impl<'a> Field<'a> {
    /// Whether the battle has such a unit.
    pub(crate) fn is_unit(&self, unit: UnitId) -> bool {
        unit.index() < self.battle.units.len()
    }

    pub(crate) fn is_leader(&self, leader: LeaderId) -> bool {
        leader.index() < self.battle.leaders.len()
    }

    /// Whose unit it is.
    #[inline]
    pub(crate) fn owner(&self, unit: UnitId) -> Side {
        self.battle.unit(unit).side
    }

    /// The arm of a unit.
    #[inline]
    pub(crate) fn arm(&self, unit: UnitId) -> Arm {
        self.battle.unit(unit).arm
    }

    /// Infantry or cavalry.
    #[inline]
    pub(crate) fn is_line(&self, unit: UnitId) -> bool {
        !self.battle.artillery.has(unit)
    }

    /// A train of wagons.
    #[inline]
    pub(crate) fn is_train(&self, unit: UnitId) -> bool {
        self.battle.trains.has(unit)
    }

    /// Its values with the steps it has left.
    #[inline]
    pub(crate) fn values(&self, unit: UnitId) -> &'a StepValues {
        self.battle.values(unit, self.position.unit(unit).steps)
    }

    /// Its morale rating.
    #[inline]
    pub(crate) fn rating(&self, unit: UnitId) -> u8 {
        self.values(unit).morale
    }

    /// Its state.
    #[inline]
    pub(crate) fn morale(&self, unit: UnitId) -> Morale {
        self.position.unit(unit).morale
    }

    pub(crate) fn is_routed(&self, unit: UnitId) -> bool {
        self.morale(unit) == Morale::Routed
    }

    /// Chapter 7.5.3: cavalry, and infantry with a movement allowance of four or more.
    #[inline]
    pub(crate) fn is_fast(&self, unit: UnitId) -> bool {
        match self.arm(unit) {
            Arm::Cavalry => true,
            Arm::Infantry => self.values(unit).movement >= 4,
            Arm::Artillery => false,
        }
    }

    /// Chapter 5.3: steps as they count in stacks and fronts.
    #[inline]
    pub(crate) fn stacking_steps(&self, unit: UnitId) -> u8 {
        let steps = self.position.unit(unit).steps;
        if self.battle.unit(unit).traits.double { steps * 2 } else { steps }
    }

    /// Where a unit stands.
    #[inline]
    pub(crate) fn at(&self, unit: UnitId) -> Hex {
        self.position.unit(unit).at
    }

    /// The side that holds a hex.
    #[inline]
    pub(crate) fn holder(&self, hex: Hex) -> Option<Side> {
        self.position.top_of(hex).map(|unit| self.owner(unit))
    }

    /// Whether a side has infantry or cavalry in a hex.
    pub(crate) fn has_line(&self, side: Side, hex: Hex) -> bool {
        self.holder(hex) == Some(side) && self.position.stack(hex).any(|unit| self.is_line(unit))
    }

    /// The leaders of a side in a hex.
    pub(crate) fn leaders_at(&self, side: Side, hex: Hex) -> impl Iterator<Item = LeaderId> + use<'a> {
        let Field { battle, position } = *self;
        (0..battle.leaders.len() as u8).map(LeaderId).filter(move |leader| {
            let state = position.leader(*leader);
            state.at == hex && state.fate == Fate::Well && battle.leader(*leader).side == side.number()
        })
    }

    /// All leaders of a side on the map.
    pub(crate) fn leaders_of(&self, side: Side) -> impl Iterator<Item = LeaderId> + use<'a> {
        let Field { battle, position } = *self;
        (0..battle.leaders.len() as u8).map(LeaderId).filter(move |leader| {
            let state = position.leader(*leader);
            state.fate == Fate::Well
                && battle.leader(*leader).side == side.number()
                && state.at != crate::engine::position::NOWHERE
        })
    }

    /// The units of a side on the map.
    pub(crate) fn on_map(&self, side: Side) -> Units {
        let units = self.battle.of_side[side.index()];
        units.iter().filter(|unit| self.position.on_map(*unit)).collect()
    }

    /// Chapter 15: the best morale modifier of a leader in a hex.
    pub(crate) fn modifier_at(&self, side: Side, hex: Hex) -> u8 {
        self.leaders_at(side, hex).map(|leader| self.modifier(leader)).max().unwrap_or(0)
    }

    /// Whose values a leader's counter shows: his own, or his deputy's.
    pub(crate) fn shown(&self, leader: LeaderId) -> &'a LeaderSpec {
        let spec = self.battle.leader(leader);
        let deputy = spec.deputy.filter(|_| self.position.leader(leader).flipped);
        deputy.and_then(|deputy| self.battle.leaders.get(deputy)).unwrap_or(spec)
    }

    /// The person whom a leader's counter shows.
    pub(crate) fn person(&self, leader: LeaderId) -> LeaderId {
        let deputy = self.battle.leader(leader).deputy.filter(|_| self.position.leader(leader).flipped);
        deputy.map_or(leader, |deputy| LeaderId(deputy as u8))
    }

    /// A leader's morale modifier; a replacement has none.
    pub(crate) fn modifier(&self, leader: LeaderId) -> u8 {
        if self.position.leader(leader).replaced { 0 } else { self.shown(leader).modifier }
    }

    /// A leader's initiative; a replacement has none.
    pub(crate) fn initiative(&self, leader: LeaderId) -> Option<u8> {
        let replaced = self.position.leader(leader).replaced;
        self.shown(leader).initiative.filter(|_| !replaced)
    }

    /// The leader of a wing, if he is on the map.
    pub(crate) fn wing_leader(&self, wing: WingId) -> Option<LeaderId> {
        let leader = self.battle.wing_leader[wing.index()]?;
        let state = self.position.leader(leader);
        (state.fate == Fate::Well && state.at != crate::engine::position::NOWHERE).then_some(leader)
    }

    /// The army commander, if there is one on the map.
    pub(crate) fn commander(&self, side: Side) -> Option<LeaderId> {
        let commander = self.position.armies[side.index()].commander?;
        let state = self.position.leader(commander);
        (state.fate == Fate::Well && state.at != crate::engine::position::NOWHERE).then_some(commander)
    }

    /// The state of an army.
    #[inline]
    pub(crate) fn army_state(&self, side: Side) -> ArmyState {
        self.position.armies[side.index()].state
    }

    /// What the state of an army takes from morale checks, rallies, attacks and bombardments.
    pub(crate) fn army_malus(&self, side: Side) -> i8 {
        match self.army_state(side) {
            ArmyState::Steady => 0,
            ArmyState::Demoralized => -1,
            ArmyState::Broken => -2,
        }
    }

    /// The hexes next to one, with the way there.
    #[inline]
    pub(crate) fn around(&self, hex: Hex) -> impl Iterator<Item = (Direction, Hex)> + use<'a> {
        self.battle.board.grid.around(hex)
    }

    /// How far apart two hexes are.
    #[inline]
    pub(crate) fn distance(&self, one: Hex, other: Hex) -> u32 {
        self.battle.board.grid.distance(one, other)
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Puts a step on the agenda.
    pub(crate) fn push(&mut self, step: impl Into<Step>) {
        self.position.agenda.push(step.into());
    }

    /// The top step goes on as another.
    pub(crate) fn go_on(&mut self, step: impl Into<Step>) {
        self.position.agenda.replace(step.into());
    }

    /// The top step is done.
    pub(crate) fn done(&mut self) {
        self.position.agenda.pop();
    }

    /// The top step is done if nothing is left to decide in it; whether that is so.
    pub(crate) fn done_if(&mut self, idle: bool) -> bool {
        if idle {
            self.done();
        }
        idle
    }

    /// Rolls a die.
    pub(crate) fn die(&mut self) -> u8 {
        self.dice.roll(6) as u8 + 1
    }

    /// The side of a unit.
    pub(crate) fn owner(&self, unit: UnitId) -> Side {
        self.battle.unit(unit).side
    }
}

/// The order does not belong to what is asked.
pub(crate) fn not_now() -> Refusal {
    refuse!("3", "not-now")
}

/// The same for an order that would belong to it.
pub(crate) fn among(allowed: bool) -> Result<(), Refusal> {
    if allowed { Ok(()) } else { Err(not_now()) }
}
