//! Chapter 19: reinforcements. A column enters stack by stack; alternative ones come when they are
//! called.

use ground::Terrain;
use hexes::{Hex, HexSet};
use kernel::{Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::engine::charts::POINT;
use crate::engine::event::Event;
use crate::engine::order::Named;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, require};
use crate::engine::position::{NOWHERE, PieceState, Place};
use crate::engine::spec::{Daytime, Kind};
use crate::movement::party::Party;
use crate::movement::stride::Stride;
use crate::movement::{MoveStep, Mover};
use crate::rules::{cites, refuse};

/// No scenario has more columns.
pub const MOST_ARRIVALS: usize = 32;
/// No turn sees more stacks enter.
pub const MOST_ENTERED: usize = 24;

/// Reinforcements, as far as they have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrivals {
    /// The turn in which each column comes; 0: it was not called yet.
    pub due: [u8; MOST_ARRIVALS],
    /// The turn in which its leaders and vedettes come, though a card has put it off (24.39); 0: with it.
    pub spared: [u8; MOST_ARRIVALS],
    /// The hexes in which stacks have entered in this player turn.
    pub entered: [Hex; MOST_ENTERED],
    /// Columns of which some have entered in this player turn, by number.
    pub begun: u32,
}

impl Default for Arrivals {
    fn default() -> Self {
        Arrivals { due: [0; MOST_ARRIVALS], spared: [0; MOST_ARRIVALS], entered: [NOWHERE; MOST_ENTERED], begun: 0 }
    }
}

/// The orders of reinforcements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReinforcementOrder {
    /// A stack that enters is formed, with this piece first.
    Enter(PieceId),
    /// Light cavalry will enter as vedettes.
    Unfold(PieceId),
    /// The next alternative reinforcement is called.
    Call,
}

impl ReinforcementOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            ReinforcementOrder::Enter(piece) | ReinforcementOrder::Unfold(piece) => Named::piece(piece),
            ReinforcementOrder::Call => Named::default(),
        }
    }
}

/// What reinforcements bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum ReinforcementEvent {
    Entered { side: Side, pieces: Pieces, to: Hex, cost: u8 },
    Unfolded { side: Side, piece: PieceId, pieces: Pieces },
    Called { side: Side, number: u8, die: u8, turn: u8 },
    Delayed { side: Side, number: u8, die: u8, turn: u8 },
    Heard { side: Side, number: u8, die: u8, heard: bool },
}

impl ReinforcementEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            ReinforcementEvent::Entered { side, .. }
            | ReinforcementEvent::Unfolded { side, .. }
            | ReinforcementEvent::Called { side, .. }
            | ReinforcementEvent::Delayed { side, .. }
            | ReinforcementEvent::Heard { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    /// The column that a piece waits in.
    fn column_of(&self, piece: PieceId) -> Option<u8> {
        let state = self.position.piece(piece);
        let number = state.back.checked_sub(1).filter(|_| state.place == Place::Waiting);
        number.filter(|number| usize::from(*number) < self.battle.scenario.arrivals.len())
    }

    /// The pieces of a column that still wait.
    fn waiting_in(&self, column: u8) -> Pieces {
        let side = self.battle.scenario.arrivals[usize::from(column)].side;
        self.waiting(side).iter().filter(|piece| self.column_of(*piece) == Some(column)).collect()
    }

    /// The pieces of a side that wait for their column.
    pub(crate) fn waiting(&self, side: Side) -> Pieces {
        let waiting = self.position.in_place(Place::Waiting).and(self.battle.of_side[side]);
        waiting.iter().filter(|piece| self.column_of(*piece).is_some()).collect()
    }

    /// The turn in which a column comes: when it was called or put off to, or by itself; 0: it is not
    /// known.
    pub(crate) fn due(&self, column: u8) -> u8 {
        let column = usize::from(column);
        let spec = self.battle.scenario.arrivals.get(column);
        match self.position.arrivals.due[column] {
            0 => spec.filter(|spec| spec.from.is_some()).and_then(|spec| spec.turn).unwrap_or(0),
            due => due,
        }
    }

    fn is_due(&self, column: u8) -> bool {
        let due = self.due(column);
        due != 0 && due <= self.position.turn
    }

    /// Whether a piece comes though its column was put off: leaders and vedettes (24.39).
    fn rides_ahead(&self, column: u8, piece: PieceId) -> bool {
        let turn = self.position.arrivals.spared[usize::from(column)];
        turn != 0 && turn <= self.position.turn && self.is_light(Pieces::only(piece))
    }

    /// The columns of the same side that are due by the same entry, with the turn of each.
    fn due_there(&self, column: u8) -> impl Iterator<Item = (u8, u8)> + '_ {
        let arrivals = &self.battle.scenario.arrivals;
        let side = arrivals[usize::from(column)].side;
        let same = move |other: &u8| {
            arrivals[usize::from(*other)].side == side && self.entry_of(*other) == self.entry_of(column)
        };
        let due = (0..arrivals.len() as u8).filter(same).filter(|other| self.is_due(*other));
        due.map(|other| (other, self.due(other)))
    }

    /// A column that was due earlier must enter by the same entry before this one (19.32). Of those
    /// due in one turn their owner chooses.
    fn is_behind(&self, column: u8) -> bool {
        let turn = self.due(column);
        self.due_there(column).any(|(other, due)| due < turn && !self.waiting_in(other).is_empty())
    }

    /// Whether some of those who are due with a piece by the same entry have entered in this player
    /// turn.
    fn has_begun(&self, piece: PieceId) -> bool {
        let Some(column) = self.column_of(piece) else { return false };
        let turn = self.due(column);
        let begun = |other: u8| self.position.arrivals.begun >> other & 1 == 1;
        begun(column) || self.due_there(column).any(|(other, due)| due == turn && begun(other))
    }

    /// The officer who comes with the first stack of his formation (19.22).
    fn leader_due(&self, column: u8, piece: PieceId) -> Option<PieceId> {
        let formation = self.battle.formation(piece)?;
        let his = |leader: &PieceId| self.is_officer(*leader) && self.battle.formation(*leader) == Some(formation);
        self.waiting_in(column).and(self.battle.leaders).iter().find(his)
    }

    /// The stack that enters when a piece is named: its officer comes along.
    fn vanguard(&self, column: u8, piece: PieceId) -> Pieces {
        let mut pieces = Pieces::only(piece);
        if self.battle.combat.has(piece) {
            self.leader_due(column, piece).into_iter().for_each(|leader| pieces.add(leader));
        }
        pieces
    }

    /// The hexes by which a column may enter (19.1, 19.31): its own, or the nearest free one of the
    /// map's edge.
    pub(crate) fn gates(&self, side: Side, column: u8) -> HexSet {
        let place = &self.battle.board.entries[self.entry_of(column)].hexes;
        let enemy = side.enemy();
        let blocked =
            |hex: Hex| self.holds(enemy, hex) || self.in_firm_zone(enemy, hex) || !self.combat_at(side, hex).is_empty();
        let mut gates: HexSet = place.iter().filter(|hex| !self.holds(enemy, *hex)).collect();
        if place.iter().all(blocked) {
            let free = |hex: &Hex| {
                let open = self.combat_at(side, *hex).is_empty() && !self.holds(enemy, *hex);
                open && !self.in_zone(enemy, *hex)
            };
            let far = |hex: Hex| place.iter().map(|gate| self.distance(gate, hex)).min().unwrap_or(0);
            let edge = || self.battle.edge.iter().copied().filter(free);
            let nearest = edge().map(far).min();
            edge().filter(|hex| Some(far(*hex)) == nearest).for_each(|hex| gates.add(hex));
        }
        gates
    }

    /// What it costs to enter by a hex, with one point more for every stack before (19.21, 19.22).
    fn entry_price(&self, party: &Party, to: Hex) -> Result<Stride, Refusal> {
        let pieces = party.pieces;
        let chart = &self.battle.charts.movement;
        let way = self.battle.board.ways[to.index()].iter().flatten().copied().min_by_key(|way| chart.marching(*way));
        let trains = !pieces.and(self.battle.trains).is_empty();
        require(!trains || way.is_some() || !self.battle.is(to, Terrain::Slope), refuse!("18.12", "train-needs-way"))?;
        let guides = self.guides(party.side);
        let one = |piece: PieceId| {
            let base = match way {
                Some(way) if party.gait.marches => chart.marching(way),
                Some(_) => chart.way,
                None => self.ground_price(!self.kind(piece).is_foot(), guides, to),
            };
            let soft = way.is_none() && self.is_soft_ground();
            base * if self.is_slowed(piece) || soft { 2 } else { 1 }
        };
        let before = self.position.arrivals.entered.iter().filter(|hex| **hex == to).count() as u8;
        let fire = if self.is_burning(to) { chart.fire } else { 0 };
        let cost = pieces.iter().map(one).max().unwrap_or(0) + fire + before * POINT;
        Ok(Stride { cost, way, zone: self.in_zone(party.side.enemy(), to), ..Stride::default() })
    }

    /// Whether a stack may enter by a hex: points, zones, columns, and it can stop there or go on
    /// (19.23).
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(crate) fn may_come(&self, party: &Party, mover: &Mover, to: Hex) -> Result<Stride, Refusal> {
        require(self.gates(party.side, mover.entering - 1).has(to), refuse!("19.1", "no-entry"))?;
        self.may_come_by(party, mover, to)
    }

    /// The same by a hex by which its column enters.
    fn may_come_by(&self, party: &Party, mover: &Mover, to: Hex) -> Result<Stride, Refusal> {
        let stride = self.entry_price(party, to)?;
        require(stride.cost <= party.allowance, refuse!("19.23", "no-points"))?;
        self.may_pass(party, mover, to, &stride)?;
        let next = self.stepped(party.side, mover, stride, to);
        self.may_stop_or_go_on(party, mover, &next, &stride).map(|()| stride)
    }

    /// Whether a stack can enter by some hex.
    pub(crate) fn can_come(&self, side: Side, mover: &Mover) -> Result<(), Refusal> {
        let mut reason = refuse!("19.31", "entry-blocked");
        let party = self.party(side, mover);
        for gate in self.gates(side, mover.entering - 1).iter() {
            match self.may_come_by(&party, mover, gate) {
                Ok(_) => return Ok(()),
                Err(refusal) => reason = refusal,
            }
        }
        Err(reason)
    }

    /// Whether a piece may enter now, as the first of a stack.
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(crate) fn may_enter(&self, step: MoveStep, piece: PieceId) -> Result<(), Refusal> {
        let MoveStep::Move(side) = step else { return Err(refuse!("19.1", "not-the-segment")) };
        require(self.is_piece(piece) && self.owner(piece) == side, refuse!("19.1", "not-yours"))?;
        let column = self.column_of(piece).ok_or(refuse!("19.1", "does-not-wait"))?;
        require(self.is_due(column) || self.rides_ahead(column, piece), refuse!("19.1", "not-due"))?;
        require(!self.is_night(), refuse!("19.1", "not-at-night"))?;
        require(!self.is_behind(column), refuse!("19.32", "others-first"))?;
        let full = self.position.arrivals.entered[MOST_ENTERED - 1] != NOWHERE;
        require(!full, refuse!("19.23", "no-points"))?;
        self.is_in_order(column, piece)?;
        self.can_come(side, &self.entering(column, self.vanguard(column, piece)))
    }

    /// An officer comes with the first stack of his formation, its train after the last (19.22).
    fn is_in_order(&self, column: u8, piece: PieceId) -> Result<(), Refusal> {
        if !self.is_due(column) {
            return Ok(());
        }
        let formation = self.battle.formation(piece);
        let units = self.waiting_in(column).and(self.battle.combat);
        let mut his = units.iter().filter(|unit| formation.is_none() || self.battle.formation(*unit) == formation);
        let first = his.next().is_some();
        let officer = self.battle.leaders.has(piece) && formation.is_some();
        require(!(officer && first), refuse!("19.22", "leader-with-first"))?;
        let train = self.kind(piece) == Kind::SupplyTrain;
        require(!(train && first), refuse!("19.22", "train-last").also(crate::rules::cite!("18.17")))
    }

    fn entering(&self, column: u8, pieces: Pieces) -> Mover {
        let at = self.battle.board.entries[self.entry_of(column)].hexes.first().unwrap_or(NOWHERE);
        Mover { entering: column + 1, ..Mover::new(pieces, at) }
    }

    /// Whether another of the column enters in the same stack (19.21).
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(crate) fn may_enter_along(&self, side: Side, mover: &Mover, piece: PieceId) -> Result<(), Refusal> {
        let column = mover.entering - 1;
        let waits = self.is_piece(piece) && self.column_of(piece) == Some(column);
        require(waits, refuse!("19.1", "does-not-wait"))?;
        require(self.is_due(column) || self.rides_ahead(column, piece), refuse!("19.1", "not-due"))?;
        require(!mover.pieces.has(piece), refuse!("7.1", "in-the-group"))?;
        require(!self.is_marching(mover.pieces) || self.battle.leaders.has(piece), refuse!("7.53", "marching-alone"))?;
        require(self.march_of(mover.pieces).is_none(), refuse!("20.3", "has-its-order"))?;
        self.is_in_order(column, piece)?;
        let group = mover.pieces.or(self.vanguard(column, piece));
        self.may_stack(group).map_err(|refusal| refusal.also(crate::rules::cite!("19.21")))?;
        self.can_come(side, &Mover { pieces: group, ..*mover })
    }

    /// Whether light cavalry may enter as vedettes (19.1).
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(crate) fn may_unfold(&self, step: MoveStep, piece: PieceId) -> Result<(), Refusal> {
        let MoveStep::Move(side) = step else { return Err(refuse!("19.1", "not-the-segment")) };
        require(self.is_piece(piece) && self.owner(piece) == side, refuse!("19.1", "not-yours"))?;
        let column = self.column_of(piece).ok_or(refuse!("19.1", "does-not-wait"))?;
        require(self.is_due(column) && !self.is_night(), refuse!("19.1", "not-due"))?;
        let count = usize::from(self.battle.piece(piece).vedettes);
        require(count > 0 && self.kind(piece) == Kind::LightCavalry, refuse!("16.11", "gives-no-vedettes"))?;
        require(!self.position.marks.reduced.has(piece), refuse!("16.11", "reduced"))?;
        require(self.vedettes_of(side, piece).len() >= count, refuse!("16.11", "no-vedettes-left"))
    }

    /// Of those who are due in one turn by one entry none may be left outside if some have entered
    /// (19.32).
    ///
    /// # Errors
    /// That paragraph.
    pub(crate) fn have_all_entered(&self, step: MoveStep) -> Result<(), Refusal> {
        let mut left = self.waiting(step.side()).iter().filter(|piece| self.has_begun(*piece));
        let more = left.any(|piece| self.may_enter(step, piece).is_ok());
        require(!more, refuse!("19.32", "all-or-none"))
    }

    /// The next alternative reinforcement that a side may call (19.5); not one that comes by itself
    /// now.
    fn next_call(&self, side: Side) -> Option<u8> {
        let arrivals = self.battle.scenario.arrivals.iter().enumerate();
        let mut ours = arrivals.filter(|(_, arrival)| arrival.side == side && arrival.from.is_some());
        let open = |number: usize| self.position.arrivals.due[number] == 0 && !self.is_due(number as u8);
        let next = ours.find(|(number, _)| open(*number));
        next.map(|(number, _)| number as u8)
    }

    /// Whether a side may call.
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub(crate) fn may_call(&self, side: Side) -> Result<(), Refusal> {
        require(!self.battle.plays_cards(), refuse!("19.5", "called-by-card"))?;
        let next = self.next_call(side).ok_or(refuse!("19.5", "nobody-to-call"))?;
        let army = &self.position.armies[side];
        let from = self.battle.scenario.arrivals[usize::from(next)].from;
        require(from.is_some_and(|from| from <= self.position.turn), refuse!("19.5", "too-early"))?;
        require(army.called != self.position.turn, refuse!("19.5", "called-already"))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// A new player turn: nobody has entered yet.
    pub(crate) fn begin_arrivals(&mut self) {
        let arrivals = &mut self.position.arrivals;
        (arrivals.entered, arrivals.begun) = ([NOWHERE; MOST_ENTERED], 0);
    }

    pub(crate) fn form_entry(&mut self, piece: PieceId) {
        let Some(column) = self.field().column_of(piece) else { return };
        self.position.mover = Some(self.field().entering(column, self.field().vanguard(column, piece)));
    }

    pub(crate) fn enter_along(&mut self, mover: Mover, piece: PieceId) {
        let more = self.field().vanguard(mover.entering - 1, piece);
        self.position.mover = Some(Mover { pieces: mover.pieces.or(more), ..mover });
    }

    /// A stack comes on the map: in command and in supply (19.1, 17.3).
    pub(crate) fn come(&mut self, side: Side, mover: Mover, to: Hex) {
        let Ok(stride) = self.field().entry_price(&self.field().party(side, &mover), to) else { return };
        let column = mover.entering - 1;
        let next = self.field().stepped(side, &mover, stride, to);
        let place = self.field().entry_of(column);
        let moved = !self.battle.board.entries[place].hexes.has(to);
        let pieces = mover.pieces;
        pieces.iter().for_each(|piece| self.position.put(piece, to));
        let marks = &mut self.position.marks;
        marks.commanded = marks.commanded.or(pieces);
        marks.out_of_command = marks.out_of_command.without(pieces);
        marks.marched = marks.marched.or(pieces);
        self.position.mover = Some(next);
        let arrivals = &mut self.position.arrivals;
        arrivals.begun |= 1 << column;
        let slot = arrivals.entered.iter().position(|hex| *hex == NOWHERE);
        let later = arrivals.entered.contains(&to);
        // A leader alone keeps nobody waiting.
        let units = !pieces.without(self.battle.leaders).is_empty();
        slot.filter(|_| units).into_iter().for_each(|slot| arrivals.entered[slot] = to);
        let (marching, led) = (self.field().is_marching(pieces), !pieces.and(self.battle.leaders).is_empty());
        let waited = self.field().due(column) < self.position.turn;
        let turns = &self.battle.scenario.turns[..usize::from(self.position.turn)];
        let first_day = turns.iter().all(|turn| turn.daytime == Daytime::Day);
        let spec = &self.battle.scenario.arrivals[usize::from(column)];
        let called = spec.from.is_some() && self.position.arrivals.due[usize::from(column)] != 0;
        let cost = stride.cost;
        // They come on hidden (8.1, 19.1).
        if self.battle.hides {
            self.position.veil(pieces);
        }
        self.journal.note(
            cites!["19.1", "17.3", "19.2", !marching => "19.21", later || marching || led => "19.22",
                   waited => "19.23", moved => "19.3", moved => "19.31", first_day => "19.4", called => "19.5"],
            || ReinforcementEvent::Entered { side, pieces, to, cost },
        );
        self.touch();
        self.drop_lost_movers(to);
    }

    pub(crate) fn unfold(&mut self, side: Side, piece: PieceId) {
        let state = self.position.piece(piece);
        let pieces = self.field().vedettes_of(side, piece);
        pieces.iter().for_each(|vedette| self.position.pieces.set(vedette, state));
        self.position.pieces.set(piece, PieceState { place: Place::Holding, back: 0, ..state });
        self.journal.note(cites!["19.1", "16.11"], || ReinforcementEvent::Unfolded { side, piece, pieces });
    }

    /// A side calls its next alternative reinforcement; the enemy gets its price and may be lucky
    /// (19.5).
    pub(crate) fn call(&mut self, side: Side) {
        let Some(number) = self.field().next_call(side) else { return };
        self.position.armies[side].called = self.position.turn;
        if !self.is_heard(side, number) {
            return;
        }
        let die = self.die();
        let turn = self.position.turn + self.battle.charts.calls.turns[usize::from(die - 1)];
        self.summon(side, number, die, turn);
        if self.die() <= self.battle.charts.calls.delayed {
            self.hold_up(side, number);
        }
        // A column that cannot come before the end costs nothing (24.35).
        let due = self.position.arrivals.due[usize::from(number)];
        if usize::from(due) <= self.battle.scenario.turns.len() {
            let price = self.battle.scenario.arrivals[usize::from(number)].price;
            self.position.armies[side.enemy()].points += i16::from(price);
        }
    }

    /// Whether a call is heard: in some turns a die says it.
    fn is_heard(&mut self, side: Side, number: u8) -> bool {
        let hearing = self.battle.scenario.arrivals[usize::from(number)].hearing;
        let Some(hearing) = hearing.filter(|hearing| hearing.times.has(self.position.turn)) else { return true };
        let die = self.die();
        let heard = die <= hearing.die;
        self.journal.note(cites!["19.5"], || ReinforcementEvent::Heard { side, number, die, heard });
        heard
    }

    /// An alternative reinforcement will come in a turn. Cards call this, too (24.72).
    pub(crate) fn summon(&mut self, side: Side, number: u8, die: u8, turn: u8) {
        self.position.arrivals.due[usize::from(number)] = turn;
        self.journal.note(cites!["19.5"], || ReinforcementEvent::Called { side, number, die, turn });
    }

    /// A column is held up. Cards call this, too (24.73).
    pub(crate) fn hold_up(&mut self, side: Side, number: u8) {
        let die = self.die();
        let due = &mut self.position.arrivals.due[usize::from(number)];
        *due = due.saturating_add(self.battle.charts.calls.delay[usize::from(die - 1)]);
        let turn = *due;
        self.journal.note(cites!["19.5"], || ReinforcementEvent::Delayed { side, number, die, turn });
    }
}
