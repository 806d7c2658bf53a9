//! Cards of mode (24.5): the set-up changes before the first move.

use hexes::{Direction, Hex, HexSet};
use kernel::{Journal, Side};

use crate::cards::CardEvent;
use crate::cards::segment::Fate;
use crate::cards::spec::{Effect, MOST_TITLES};
use crate::engine::event::Event;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play};
use crate::rules::cites;

impl<J: Journal<Event>> Play<'_, J> {
    /// The first card segment: both sides draw, and play what they have drawn, the first player
    /// first (24.31, 24.51).
    pub(super) fn play_modes(&mut self) {
        let Some(deal) = &self.battle.deal else { return };
        for side in Side::BOTH {
            (0..deal.modes[side.index()]).for_each(|_| self.draw_mode(side));
            let count = self.position.cards.decks[side].held;
            if count > 0 {
                self.journal.note(cites!["24.31", "24.51", "24.11"], || CardEvent::ModesDrawn { side, count });
            }
        }
        for side in Side::BOTH {
            let mut hit = Pieces::NONE;
            let none = self.position.cards.decks[side].held == 0;
            for card in 0..MOST_TITLES as u8 {
                for _ in 0..self.position.cards.decks[side].hand.of(card) {
                    self.play_mode(side, card, &mut hit);
                }
            }
            let deck = &mut self.position.cards.decks[side];
            let left = deck.bag.only(|card| self.battle.is_mode(card));
            deck.bag = deck.bag.minus(&left);
            let count = left.total() as u8;
            self.journal
                .note(cites!["24.51", none => "24.31", none => "24.53"], || CardEvent::ModesLeft { side, count });
        }
        self.show_all();
        // Some may stand at their goal now.
        self.leave_orders();
        // Who has arrived early may send off another force; the first player is asked first.
        for side in [Side::Second, Side::First] {
            let early = |card: u8| self.battle.title(card).is_some_and(|title| title.effect == Effect::EarlyArrival);
            let count = self.position.cards.decks[side].discarded.only(early).total();
            (0..count).for_each(|_| {
                self.brief_by_card(side);
            });
        }
    }

    fn draw_mode(&mut self, side: Side) {
        let deck = &mut self.position.cards.decks[side];
        let pile = deck.bag.only(|card| self.battle.is_mode(card));
        if pile.total() == 0 {
            return;
        }
        let number = self.dice.roll(pile.total());
        if let Some(card) = pile.nth(number) {
            deck.bag.take(card);
            deck.receive(card);
        }
    }

    /// A card of mode is played, and carried out at once (24.53). The last one gives the allowance
    /// of the first turn.
    fn play_mode(&mut self, side: Side, card: u8, hit: &mut Pieces) {
        let Some(title) = self.battle.charts.cards.titles.get(usize::from(card)) else { return };
        let deck = &mut self.position.cards.decks[side];
        deck.give(card);
        (deck.card, deck.works) = (card, false);
        let allowance = title.allowance;
        self.journal.note(cites!["24.5", "24.52", "24.53", "24.54", "24.4"], || CardEvent::CardPlayed {
            side,
            card,
            allowance,
        });
        let done = match title.effect {
            Effect::RoadColumn { within } => {
                self.pick_into(side, hit, |play, force| play.form_column(side, force, within))
            }
            Effect::Scatter { far } => self.pick_into(side, hit, |play, force| play.fling_apart(side, force, far)),
            Effect::LateStart { .. } => self.fall_asleep(side),
            Effect::EarlyArrival => self.wake_all(side, true),
            Effect::Replacements => {
                let weak = self.field().on_map(side).and(self.battle.combat).and(self.position.marks.reduced);
                *hit = hit.or(weak);
                self.refill(side)
            }
            _ => Fate::Void,
        };
        let deck = &mut self.position.cards.decks[side];
        if done == Fate::Void {
            // It leaves the game without points.
            self.journal.note(cites!["24.35", "24.53"], || CardEvent::CardVoid { side, card });
        } else {
            deck.discarded.add(card, 1);
            deck.earned += i16::from(title.points);
        }
    }

    fn pick_into(&mut self, side: Side, hit: &mut Pieces, mut strike: impl FnMut(&mut Self, Pieces) -> Fate) -> Fate {
        let Some(force) = self.pick_force(side, *hit) else { return Fate::Void };
        *hit = hit.or(force);
        strike(self, force)
    }

    /// The units of a force that are in command are set up again in road march (24.56).
    fn form_column(&mut self, side: Side, force: Pieces, within: u8) -> Fate {
        let mut column = Pieces::NONE;
        let mut road = Vec::new();
        let units = force.and(self.field().led(side));
        for unit in units.iter() {
            // Those who have not gone to their places yet are in nobody's way.
            let others = units.without(column);
            let place = match column.first() {
                None => self.field().nearest_way(side, unit, others, within),
                Some(_) => self.field().place_behind(side, unit, others, &road, column, within),
            };
            let Some(place) = place else { continue };
            if column.is_empty() {
                road = self.field().road_back(side, place);
            }
            self.position.put(unit, place);
            self.position.marks.marching.add(unit);
            self.mingle(side, place);
            column.add(unit);
        }
        if column.is_empty() {
            return Fate::Void;
        }
        // Who found no place may have stayed where another came.
        let alone = |unit: &PieceId| self.field().combat_at(side, self.position.at(*unit)).len() == 1;
        let crowded = column.without(column.iter().filter(alone).collect());
        self.position.marks.marching = self.position.marks.marching.without(crowded);
        self.journal.note(cites!["24.56"], || CardEvent::ColumnFormed { side, pieces: column });
        Fate::Done
    }

    /// One die, and the units of a force go apart, each in another direction (24.57).
    fn fling_apart(&mut self, side: Side, force: Pieces, far: u8) -> Fate {
        let die = self.die();
        let hexes = self.field().hexes_of(force);
        let units: Vec<PieceId> =
            hexes.iter().flat_map(|hex| self.position.stack(hex).filter(|piece| force.has(*piece))).collect();
        let mut moved = false;
        for (number, unit) in units.into_iter().enumerate() {
            let first = usize::from(die - 1) + number;
            if let Some(to) = self.field().flung_to(side, unit, first, far) {
                self.position.put(unit, to);
                self.mingle(side, to);
                moved = true;
            }
        }
        self.journal.note(cites!["24.57"], || CardEvent::Scattered { side, die, pieces: force });
        // Where nobody could go the card gives no points (24.35).
        if moved { Fate::Done } else { Fate::Void }
    }

    fn refill(&mut self, side: Side) -> Fate {
        let weak = self.field().on_map(side).and(self.battle.combat).and(self.position.marks.reduced);
        if weak.is_empty() {
            return Fate::Void;
        }
        self.position.marks.reduced = self.position.marks.reduced.without(weak);
        self.journal.note(cites!["24.53"], || CardEvent::Refilled { side, pieces: weak });
        Fate::Done
    }

    fn fall_asleep(&mut self, side: Side) -> Fate {
        let leaders = self.field().on_map(side).and(self.battle.leaders);
        if leaders.is_empty() {
            return Fate::Void;
        }
        self.position.cards.decks[side].asleep = leaders;
        self.bind_marches(side);
        self.journal.note(cites!["24.39", "20.24"], || CardEvent::FellAsleep { side, pieces: leaders });
        Fate::Done
    }

    /// All leaders of a side are awake: a card says so, or the first turn is over (24.31, 24.54).
    pub(super) fn wake_all(&mut self, side: Side, by_card: bool) -> Fate {
        let slept = !self.position.cards.decks[side].asleep.is_empty();
        self.position.cards.decks[side].asleep = Pieces::NONE;
        self.bind_marches(side);
        if slept || by_card {
            self.journal.note(cites![by_card => "24.54", !by_card => "24.31"], || CardEvent::AllAwake { side });
        }
        Fate::Done
    }

    /// The leaders who sleep wake by dice at the start of the command segment (20.24, 24.39).
    pub(crate) fn wake_leaders(&mut self, side: Side) {
        let asleep = self.position.cards.decks[side].asleep;
        let titles = self.battle.charts.cards.titles.iter();
        let least = titles.filter_map(|title| match title.effect {
            Effect::LateStart { commander } => Some(commander),
            _ => None,
        });
        let least = least.max().unwrap_or(0);
        for piece in asleep.iter().filter(|piece| self.position.on_map(*piece)).collect::<Pieces>().iter() {
            let die = self.die();
            let officer = self.field().is_officer(piece);
            let awake = die <= if officer { self.field().officer_initiative(piece) } else { least };
            if awake {
                self.position.cards.decks[side].asleep.remove(piece);
            }
            self.journal.note(cites!["24.39", "20.24"], || CardEvent::Awoke { side, piece, die, awake });
        }
        if !asleep.is_empty() {
            self.bind_marches(side);
        }
    }
}

impl Field<'_> {
    /// Whether a unit that is set up again may stand in a hex by itself, once some others have
    /// gone.
    fn is_vacant(&self, side: Side, going: Pieces, hex: Hex) -> bool {
        let there = self.position.pieces_at(hex).and(self.battle.combat.or(self.battle.trains));
        let enemy = side.enemy();
        there.without(going).is_empty() && !self.holds(enemy, hex) && !self.in_zone(enemy, hex)
    }

    /// The nearest hex with a road or trail.
    fn nearest_way(&self, side: Side, unit: PieceId, going: Pieces, within: u8) -> Option<Hex> {
        let from = self.position.at(unit);
        let ways = self.battle.board.grid.hexes().filter(|hex| self.battle.board.has_way(*hex));
        let near = ways.filter(|hex| self.distance(from, *hex) <= u32::from(within));
        near.filter(|hex| self.is_vacant(side, going, *hex)).min_by_key(|hex| (self.distance(from, *hex), *hex))
    }

    fn far_from(&self, enemy: Side, hex: Hex) -> Option<u32> {
        self.hexes_of(self.on_map(enemy)).iter().map(|other| self.distance(hex, other)).min()
    }

    /// The hexes along roads and trails behind the head of a column, nearest first; none is nearer
    /// to the enemy.
    fn road_back(&self, side: Side, head: Hex) -> Vec<Hex> {
        let mut road = vec![head];
        let mut known = HexSet::default();
        known.add(head);
        let mut at = 0;
        while let Some(hex) = road.get(at).copied() {
            at += 1;
            for (direction, near) in self.around(hex) {
                if self.battle.board.way(hex, direction).is_some() && !known.has(near) {
                    known.add(near);
                    road.push(near);
                }
            }
        }
        let far = self.far_from(side.enemy(), head);
        road.retain(|hex| self.far_from(side.enemy(), *hex) >= far);
        road
    }

    /// The next place of a column, with an empty hex before it (7.53).
    fn place_behind(
        &self,
        side: Side,
        unit: PieceId,
        going: Pieces,
        road: &[Hex],
        column: Pieces,
        within: u8,
    ) -> Option<Hex> {
        let taken = self.hexes_of(column);
        let apart = |hex: Hex| {
            let board = &self.battle.board;
            let mut joined = self.around(hex).filter(|(direction, _)| board.way(hex, *direction).is_some());
            !taken.has(hex) && !joined.any(|(_, near)| taken.has(near))
        };
        let near = |hex: &Hex| self.distance(self.position.at(unit), *hex) <= u32::from(within);
        let mut places = road.iter().copied().filter(near);
        places.find(|hex| apart(*hex) && self.is_vacant(side, going, *hex))
    }

    /// Where a unit comes to stand when it is flung away: straight on, else less far, else another
    /// way.
    fn flung_to(&self, side: Side, unit: PieceId, first: usize, far: u8) -> Option<Hex> {
        let from = self.position.at(unit);
        let enemy = side.enemy();
        let next = |hex: Hex, direction: Direction| {
            let to = self.battle.board.grid.next(hex, direction)?;
            let dry = !self.is_wet(hex, direction) || self.crossing(hex, to).is_some();
            (dry && !self.holds(enemy, to) && !self.in_zone(enemy, to)).then_some(to)
        };
        for turn in 0..Direction::ALL.len() {
            let direction = Direction::ALL[(first + turn) % Direction::ALL.len()];
            for steps in (1..=far).rev() {
                let to = (0..steps).try_fold(from, |hex, _| next(hex, direction));
                let room = |hex: &Hex| self.may_join(side, *hex, Pieces::only(unit)).is_ok();
                if let Some(to) = to.filter(room) {
                    return Some(to);
                }
            }
        }
        None
    }
}
