//! Arrival cards (24.7), and what cards ask of chapters 19 and 20. The dates of columns are in
//! `Position::arrivals`.

use kernel::{Journal, Refusal, Side};

use crate::cards::deck::{MOST_OPEN, Open};
use crate::cards::segment::Fate;
use crate::cards::spec::{Effect, NO_CARD};
use crate::cards::{CardEvent, CardOrder};
use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, not_now, require};
use crate::engine::position::Place;
use crate::engine::spec::{ArrivalSpec, Kind};
use crate::rules::{cites, refuse};

impl Field<'_> {
    /// The pieces of a column that still wait.
    fn still_waiting(&self, column: u8) -> Pieces {
        let waits = |piece: &PieceId| {
            let state = self.position.piece(*piece);
            state.place == Place::Waiting && state.back == column + 1
        };
        self.battle.all().filter(waits).collect()
    }

    /// Whether a column, or some of it, has entered.
    fn has_entered(&self, number: u8) -> bool {
        let all = self.battle.column(number);
        // Leaders may ride ahead.
        let troops = all.without(self.battle.leaders);
        let group = if troops.is_empty() { all } else { troops };
        // Light cavalry that waits as vedettes has not entered either.
        let unfolded = !self.still_waiting(number).and(self.battle.vedettes).is_empty();
        let outside = |place: Place| place == Place::Waiting || (place == Place::Holding && unfolded);
        group.iter().any(|piece| !outside(self.position.piece(piece).place))
    }

    /// The columns of a side, by number.
    fn columns(&self, side: Side) -> impl Iterator<Item = (u8, &ArrivalSpec)> {
        let all = self.battle.scenario.arrivals.iter().enumerate();
        all.filter(move |(_, column)| column.side == side).map(|(number, column)| (number as u8, column))
    }

    /// The entry of a column, unless a card sends it elsewhere (24.71).
    pub(crate) fn entry_of(&self, column: u8) -> usize {
        let other = self.position.cards.diverted[usize::from(column)];
        match other.checked_sub(1) {
            Some(entry) => usize::from(entry),
            None => self.battle.scenario.arrivals[usize::from(column)].entry,
        }
    }

    /// The turn of the enemy's next movement phase: what is due then can be put off (24.37).
    fn next_move_of_enemy(&self, side: Side) -> u8 {
        self.position.turn + u8::from(side == Side::Second)
    }

    fn is_column_of(&self, side: Side, column: u8) -> Result<(), Refusal> {
        let spec = self.battle.scenario.arrivals.get(usize::from(column));
        let known = spec.is_some_and(|spec| spec.side == side) && !self.still_waiting(column).is_empty();
        require(known, refuse!("24.71", "no-such-column"))
    }

    /// Whether a side may put an enemy column off: it is due next, and not leaders alone (24.39).
    fn may_put_off(&self, side: Side, column: u8) -> Result<(), Refusal> {
        self.is_column_of(side.enemy(), column)?;
        let due = self.due(column);
        require(due != 0 && due <= self.next_move_of_enemy(side), refuse!("24.73", "not-due-next"))?;
        let light = self.is_light(self.still_waiting(column));
        require(!light, refuse!("24.39", "leaders-alone"))
    }

    /// Whether a side may bring a column of its own forward: one that was called or put off, or
    /// else the next one.
    fn may_bring_forward(&self, side: Side, column: u8) -> Result<(), Refusal> {
        self.is_column_of(side, column)?;
        let late = |column: u8| self.due(column) > self.position.turn && !self.still_waiting(column).is_empty();
        require(late(column), refuse!("24.73", "not-on-its-way"))?;
        let first = |number: u8, spec: &ArrivalSpec| match spec.from {
            Some(_) => self.position.arrivals.due[usize::from(number)] != 0,
            None => spec.turn.is_some_and(|turn| self.due(number) > turn),
        };
        let mut ours = self.columns(side).filter(|(number, _)| late(*number));
        let any = ours.any(|(number, spec)| first(number, spec));
        let next = self.columns(side).filter(|(number, _)| late(*number)).map(|(number, _)| self.due(number)).min();
        let spec = &self.battle.scenario.arrivals[usize::from(column)];
        let chosen = if any { first(column, spec) } else { Some(self.due(column)) == next };
        require(chosen, refuse!("24.73", "others-come-first"))
    }

    /// Whether a column of a side may come by another of its entries.
    fn may_reroute(&self, side: Side, column: u8, entry: u8) -> Result<(), Refusal> {
        self.is_column_of(side, column)?;
        let own = self.columns(side).any(|(_, spec)| spec.entry == usize::from(entry));
        let other = own && self.entry_of(column) != usize::from(entry);
        require(other, refuse!("24.71", "no-other-entry"))
    }

    /// Whether a hidden force is near enough to light cavalry or a vedette.
    fn may_survey(&self, side: Side, reach: u8, hex: hexes::Hex) -> Result<(), Refusal> {
        require(self.is_veiled(side.enemy(), hex), refuse!("24.6", "nobody-hidden"))?;
        let scouts = |piece: &PieceId| self.kind(*piece) == Kind::LightCavalry || self.battle.vedettes.has(*piece);
        let near = |piece: PieceId| self.distance(self.position.at(piece), hex) <= u32::from(reach);
        require(self.on_map(side).iter().filter(scouts).any(near), refuse!("24.6", "no-scout-near"))
    }

    /// Whether a card may be used so.
    pub(super) fn may_aim_card(&self, side: Side, card: u8, order: CardOrder) -> Result<(), Refusal> {
        let Some(title) = self.battle.title(card) else { return Err(not_now()) };
        match (title.effect, order) {
            (Effect::Delay, CardOrder::PickColumn(column)) => self.may_put_off(side, column),
            (Effect::Hasten, CardOrder::PickColumn(column)) => self.may_bring_forward(side, column),
            (Effect::Divert, CardOrder::Reroute { column, entry }) => self.may_reroute(side, column, entry),
            (Effect::Reconnaissance { reach }, CardOrder::Survey(hex)) => self.may_survey(side, reach, hex),
            (Effect::GeneralRetreat, CardOrder::Enact | CardOrder::Forgo) => Ok(()),
            _ => Err(not_now()),
        }
    }

    /// The column that the next card calls: one that is on its way but not due yet, or the first
    /// that was not called. Before the turn that the scenario names nobody calls it.
    fn column_to_call(&self, side: Side) -> Option<u8> {
        let turn = self.position.turn;
        let mut groups = self.columns(side).filter(|(_, spec)| spec.from.is_some());
        let on_its_way = |column: u8| !self.has_entered(column) && !(1..=turn).contains(&self.due(column));
        let (next, spec) = groups.find(|(column, _)| on_its_way(*column))?;
        spec.from.is_some_and(|from| from <= turn).then_some(next)
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// What a card is for was said: it is carried out.
    pub(super) fn aim_card(&mut self, side: Side, card: u8, order: CardOrder) {
        self.done();
        let fate = match order {
            CardOrder::PickColumn(column) => {
                let delay = self.battle.title(card).map(|title| title.effect) == Some(Effect::Delay);
                match delay {
                    true => self.put_off(side, column),
                    false => self.bring_forward(side, column),
                }
                Fate::Done
            }
            CardOrder::Reroute { column, entry } => {
                self.position.cards.diverted[usize::from(column)] = entry + 1;
                self.journal.note(cites!["24.71"], || CardEvent::Rerouted { side, number: column, entry });
                Fate::Done
            }
            CardOrder::Survey(hex) => {
                let force = self.field().ours_at(side.enemy(), hex);
                self.show(force);
                Fate::Done
            }
            CardOrder::Enact => {
                self.retreat_all(side);
                Fate::Done
            }
            CardOrder::PlayCard(_) | CardOrder::Forgo => {
                self.take_retreat_back(side);
                Fate::Void
            }
        };
        self.settle_card(side, card, fate);
    }

    /// Alternative reinforcements are called: one card, one column, in their order (24.72, 24.73).
    pub(super) fn call_by_card(&mut self, side: Side, card: u8) -> bool {
        let Some(column) = self.field().column_to_call(side) else { return false };
        let die = self.die();
        let date = self.position.turn + self.battle.charts.calls.turns[usize::from(die - 1)];
        let before = self.field().due(column);
        let turn = if before == 0 { date } else { before.min(date) };
        // The new card takes the place of the one that called the column before.
        let deck = &mut self.position.cards.decks[side];
        let called = |open: &Open| open.card != NO_CARD && open.column == column && self.battle.is_call(open.card);
        if let Some(slot) = deck.open.iter().position(called) {
            let old = std::mem::replace(&mut deck.open[slot], Open::NONE).card;
            deck.put_under(old);
            self.journal.note(cites!["24.73", "24.35"], || CardEvent::CardVoid { side, card: old });
        }
        self.position.cards.decks[side].lay_open(Open { card, until: 0, column });
        self.journal.note(cites!["24.72", "24.38", "19.5"], || CardEvent::CardOpen { side, card, die, turns: 0 });
        self.summon(side, column, die, turn);
        true
    }

    fn put_off(&mut self, side: Side, column: u8) {
        let next = self.field().next_move_of_enemy(side).max(self.field().due(column));
        let arrivals = &mut self.position.arrivals;
        let due = &mut arrivals.due[usize::from(column)];
        *due = next;
        // Leaders ignore it: they come when they were due (24.39).
        let spared = &mut arrivals.spared[usize::from(column)];
        *spared = if *spared == 0 { *due } else { *spared };
        self.journal.note(cites!["24.73", "24.71", "24.39"], || CardEvent::PutOff { side, number: column });
        self.hold_up(side.enemy(), column);
    }

    fn bring_forward(&mut self, side: Side, column: u8) {
        self.position.arrivals.due[usize::from(column)] = self.position.turn;
        self.journal.note(cites!["24.73", "24.71"], || CardEvent::Hastened { side, number: column });
    }

    /// A card whose column has entered is scored, and leaves the game for good (24.23).
    pub(crate) fn note_entries(&mut self, side: Side) {
        for slot in 0..MOST_OPEN {
            let open = self.position.cards.decks[side].open[slot];
            if !self.battle.is_call(open.card) || !self.field().has_entered(open.column) {
                continue;
            }
            let points = self.battle.title(open.card).map_or(0, |title| title.points);
            let deck = &mut self.position.cards.decks[side];
            deck.open[slot] = Open::NONE;
            deck.earned += i16::from(points);
            self.journal.note(cites!["24.23", "24.72"], || CardEvent::CardGone { side, card: open.card });
        }
    }

    /// A card allows one general retreat more (20.51); its owner is asked.
    pub(super) fn may_order_retreat(&mut self, side: Side) -> Fate {
        let retreat = &mut self.position.armies[side].retreat;
        retreat.spare += u8::from(retreat.since != 0);
        if self.field().may_retreat_all(side).is_ok() {
            return Fate::Asked;
        }
        self.take_retreat_back(side);
        Fate::Void
    }

    fn take_retreat_back(&mut self, side: Side) {
        let retreat = &mut self.position.armies[side].retreat;
        retreat.spare = retreat.spare.saturating_sub(1);
    }
}

impl crate::engine::battle::Battle {
    /// Whether a title calls reinforcements.
    pub(super) fn is_call(&self, card: u8) -> bool {
        self.title(card).is_some_and(|title| title.effect == Effect::Call)
    }
}
