//! Chapter 26.3.3 of the edition of 2002: a wing that appears in a place at the throw of a die. It
//! is effective in that turn, and moves though its army may sleep.

use hexes::Hex;
use kernel::{Journal, Refusal, Side};

use super::{ScenarioEvent, ScenarioStep};
use crate::engine::charts::LEADERS;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{LeaderId, PieceId, UnitId, Units, WingId};
use crate::engine::play::{Field, Play};
use crate::engine::position::{Away, Fate};
use crate::engine::spec::ArrivalSpec;
use crate::rules::{cites, refuse};
use crate::set_up::{SetUpEvent, SetUpOrder};

impl Field<'_> {
    fn arrival(&self, side: Side) -> Option<&ArrivalSpec> {
        self.battle.scenario.arrival.as_ref().filter(|arrival| arrival.side == side.number())
    }

    /// The units that appear together.
    fn arriving(&self, arrival: &ArrivalSpec) -> Units {
        let guns: Units = arrival.guns.iter().map(|gun| UnitId(*gun as u8)).collect();
        self.battle.wing_units[arrival.wing].or(guns)
    }

    /// Those of them who have still to come.
    fn still_coming(&self, arrival: &ArrivalSpec) -> Units {
        self.arriving(arrival).iter().filter(|unit| self.position.unit(*unit).away == Away::Waiting).collect()
    }

    /// Whether a piece waits for such an arrival.
    pub(crate) fn waits_to_arrive(&self, side: Side, piece: PieceId) -> bool {
        self.arrival(side).is_some_and(|arrival| match piece {
            PieceId::Unit(unit) => self.arriving(arrival).has(unit),
            PieceId::Leader(leader) => self.battle.leader(leader).wing == Some(arrival.wing),
        })
    }

    /// Whether those who were to arrive have come.
    pub(crate) fn has_been_joined(&self, side: Side) -> bool {
        let arrived = |arrival: &ArrivalSpec| {
            let came = |unit: UnitId| !matches!(self.position.unit(unit).away, Away::Waiting | Away::Left);
            self.battle.wing_units[arrival.wing].iter().any(came)
        };
        self.arrival(side).is_some_and(arrived)
    }

    /// The piece that arrives next: units, artillery, and then their leader.
    pub(crate) fn next_arriving(&self, side: Side) -> Option<PieceId> {
        let arrival = self.arrival(side)?;
        let places = |piece: PieceId| {
            self.battle.board.place(&arrival.place).any(|hex| self.may_arrive(side, piece, hex).is_ok())
        };
        let units = self.still_coming(arrival).iter().map(PieceId::Unit);
        let leader = self.battle.wing_leader[arrival.wing];
        let leader = leader.filter(|leader| self.position.leader(*leader).fate == Fate::Waiting);
        units.chain(leader.map(PieceId::Leader)).find(|piece| places(*piece))
    }

    /// Whether a piece may appear in a hex.
    fn may_arrive(&self, side: Side, piece: PieceId, to: Hex) -> Result<(), Refusal> {
        let outside = || refuse!(2002 "26.3.3", "outside-zone").thing("hex", u32::from(to.0));
        let Some(arrival) = self.arrival(side) else { return Err(outside()) };
        let there = self.battle.board.place(&arrival.place).any(|hex| hex == to);
        if !there || self.holder(to) == Some(side.enemy()) {
            return Err(outside());
        }
        match piece {
            PieceId::Unit(unit) => self.keeps_limits(to, Some(unit)),
            PieceId::Leader(_) => {
                let open = self.battle.board.terrain[to.index()]
                    .iter()
                    .all(|terrain| self.battle.charts.terrain[terrain.index()].cost[LEADERS].is_some());
                // He comes with his troops.
                match open && self.holder(to) == Some(side) {
                    true => Ok(()),
                    false => Err(outside()),
                }
            }
        }
    }

    /// Whether the next piece that arrives may appear in a hex.
    pub(crate) fn may_appear(&self, side: Side, to: Hex) -> Result<(), Refusal> {
        match self.next_arriving(side) {
            Some(piece) => self.may_arrive(side, piece, to),
            None => Err(refuse!(2002 "26.3.3", "nobody-in-hand")),
        }
    }

    pub(crate) fn appear_orders(&self, side: Side, out: &mut Vec<Order>) {
        let Some(arrival) = self.arrival(side) else { return };
        let places = self.battle.board.place(&arrival.place);
        out.extend(
            places.filter(|hex| self.may_appear(side, *hex).is_ok()).map(|hex| Order::SetUp(SetUpOrder::Place(hex))),
        );
    }

    /// Groups that are awake though they are no detachments: those who have just arrived.
    pub(crate) fn fresh_groups(&self, side: Side) -> u8 {
        let groups = &self.battle.scenario.armies[side.index()].groups;
        let detachments = groups
            .iter()
            .enumerate()
            .filter(|(_, group)| group.detachment)
            .fold(0u8, |set, (number, _)| set | 1 << number);
        self.position.armies[side.index()].detachments & !detachments
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Before command is determined: does the wing come?
    pub(crate) fn expect_arrival(&mut self, side: Side) {
        if self.field().arrival(side).is_some_and(|arrival| !self.field().still_coming(arrival).is_empty()) {
            self.push(ScenarioStep::Arrival(side));
        }
    }

    /// The die is thrown; those who come are placed.
    pub(crate) fn roll_arrival(&mut self, side: Side) {
        self.done();
        let Some(arrival) = &self.battle.scenario.arrival else { return };
        let turn = usize::from(self.position.turn.max(1)) - 1;
        let limit = arrival.dice.get(turn).or(arrival.dice.last()).copied().unwrap_or(6);
        // Who has begun to come needs no other die.
        let sure = limit >= 6 || self.field().has_been_joined(side);
        let die = if sure { 0 } else { self.die() };
        let success = sure || die <= limit;
        let wing = WingId(arrival.wing as u8);
        let here = success && self.field().next_arriving(side).is_some();
        self.journal.note(cites![2002 "26.3.3"], || ScenarioEvent::ArrivalRoll { side, wing, die, success: here });
        if here {
            let group = self.battle.wing_group[wing.index()][0];
            self.position.armies[side.index()].detachments |= 1 << group;
            self.push(ScenarioStep::Appear(side));
        }
    }

    /// The next piece appears.
    pub(crate) fn appear(&mut self, side: Side, at: Hex) {
        let Some(piece) = self.field().next_arriving(side) else { return };
        match piece {
            PieceId::Unit(unit) => self.position.put_on_top(unit, at),
            PieceId::Leader(LeaderId(leader)) => {
                let state = &mut self.position.leaders[usize::from(leader)];
                (state.at, state.fate) = (at, Fate::Well);
            }
        }
        self.journal.note(cites![2002 "26.3.3"], || SetUpEvent::Placed { side, piece, at });
    }

    /// Whoever has arrived in this player turn waits for the army from now on.
    pub(crate) fn end_arrival(&mut self, side: Side) {
        let fresh = self.field().fresh_groups(side);
        self.position.armies[side.index()].detachments &= !fresh;
    }
}
