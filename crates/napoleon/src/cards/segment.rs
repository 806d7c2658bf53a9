//! The card segment (24.3): drawing, playing, how long a card works, and what the night does to the
//! decks.

use kernel::{Journal, Refusal, Side, Viewer};

use crate::cards::deck::{MOST_OPEN, MOST_UNDER, Open};
use crate::cards::spec::{CardSpec, Effect, Family, Lasting, NO_CARD};
use crate::cards::{CardEvent, CardOrder, CardStep};
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::pieces::Pieces;
use crate::engine::play::{Field, Play, not_now, require};
use crate::engine::spec::Daytime;
use crate::march_orders::March;
use crate::rules::{cite, cites, refuse};
use crate::sequence::Phase;

/// What became of the text of a card (24.35).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It was carried out, or is from now on.
    Done,
    /// It cannot be carried out.
    Void,
    /// Its owner has to say more.
    Asked,
}

impl Battle {
    /// A title.
    pub fn title(&self, card: u8) -> Option<&CardSpec> {
        self.charts.cards.titles.get(usize::from(card))
    }
}

impl Field<'_> {
    /// Why an order that plays no card must wait.
    pub(super) fn in_card_segment(&self, step: CardStep) -> Refusal {
        match step {
            CardStep::Card(_) => refuse!("24.33", "must-play-a-card").also(cite!("24.35")),
            _ => not_now(),
        }
    }

    pub(super) fn may_play(&self, side: Side, card: u8) -> Result<(), Refusal> {
        require(self.battle.title(card).is_some(), refuse!("24.1", "no-such-card"))?;
        require(self.position.cards.decks[side].hand.of(card) > 0, refuse!("24.22", "not-in-hand"))
    }

    /// Why an order of cards cannot be given while something else is asked.
    pub(crate) fn no_card_now(&self, order: CardOrder) -> Refusal {
        let CardOrder::PlayCard(card) = order else { return not_now() };
        if !self.battle.plays_cards() {
            return not_now();
        }
        if self.is_night() {
            return refuse!("24.34", "no-cards-at-night");
        }
        let fights =
            matches!(self.position.phase, Phase::Reaction | Phase::Bombardment | Phase::Charge | Phase::Combat);
        let side = self.to_decide().side().unwrap_or(self.position.active);
        let tactics = self.battle.family(card) == Some(Family::Tactics);
        match fights && tactics && self.position.cards.decks[side].used {
            true => refuse!("24.8", "one-tactics-card"),
            false => refuse!("24.36", "only-in-card-segment"),
        }
    }

    /// Whether the present turn is the first after a night.
    fn is_new_day(&self) -> bool {
        let turn = self.position.turn;
        turn > 1 && !self.is_night() && self.battle.turn(turn - 1).daytime != Daytime::Day
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The card segment of a side begins (24.3).
    pub(crate) fn begin_cards(&mut self, side: Side) {
        let Some(deal) = &self.battle.deal else { return };
        self.end_effects(side);
        if self.position.turn == 1 {
            if side == Side::First {
                self.play_modes();
            }
            return;
        }
        self.wake_all(side, false);
        let new_day = self.field().is_new_day();
        // In the second turn everybody draws with the first player.
        let second = self.position.turn == 2 && !new_day;
        if side == Side::First && (second || new_day) {
            for of in Side::BOTH {
                while self.position.cards.decks[of].held < deal.bonus[of.index()] && self.draw(of, true) {}
                if second {
                    self.draw(of, false);
                }
            }
        }
        if !second {
            let owed = std::mem::take(&mut self.position.cards.decks[side].owed);
            (0..=owed).for_each(|_| {
                self.draw(side, false);
            });
        }
        match self.position.cards.decks[side].held {
            0 => self.position.cards.decks[side].card = NO_CARD,
            _ => self.push(CardStep::Card(side)),
        }
    }

    /// A card is drawn; false if there is none. Only its owner learns which.
    fn draw(&mut self, side: Side, bonus: bool) -> bool {
        let deck = &mut self.position.cards.decks[side];
        let main = deck.bag.only(|card| !self.battle.is_mode(card));
        let drawn = match main.total() {
            // What lies under the deck everybody has seen.
            0 => deck.take_under().inspect(|card| deck.seen.add(*card, 1)),
            count => {
                let card = main.nth(self.dice.roll(count));
                card.filter(|card| deck.bag.take(*card))
            }
        };
        let Some(card) = drawn else { return false };
        deck.receive(card);
        self.learn(Viewer::Side(side));
        self.journal.note(cites!["24.3", "24.2", "24.22", bonus => "24.32", !bonus => "24.33"], || {
            CardEvent::CardDrawn { side, card: Some(card) }
        });
        true
    }

    /// A card is played in its owner's segment (24.35, 24.36). Its allowance counts, whatever
    /// becomes of its text (24.4).
    pub(super) fn play_card(&mut self, side: Side, card: u8) {
        self.done();
        let Some(title) = self.battle.title(card) else { return };
        self.show_all();
        let deck = &mut self.position.cards.decks[side];
        deck.give(card);
        (deck.card, deck.works) = (card, false);
        let family = title.family;
        deck.owed += u8::from(matches!(family, Family::Tactics | Family::Game) && !self.battle.even_hand);
        let allowance = title.allowance;
        self.journal.note(
            cites![
                "24.35", "24.33", "24.4", "24.41", "24.1",
                matches!(family, Family::Game | Family::Status) => "24.6", family == Family::March => "24.12",
                family == Family::Arrival => "24.7", family == Family::Arrival => "24.71",
                family == Family::Tactics => "24.36", family == Family::Tactics => "24.81"
            ],
            || CardEvent::CardPlayed { side, card, allowance },
        );
        if family == Family::Tactics {
            // Neither its event nor its points count.
            self.position.cards.decks[side].discarded.add(card, 1);
            return;
        }
        let fate = self.enact(side, card, title.effect);
        self.settle_card(side, card, fate);
    }

    /// The text of a card is carried out, if it can be (24.6).
    fn enact(&mut self, side: Side, card: u8, effect: Effect) -> Fate {
        let enemy = side.enemy();
        let done = match effect {
            Effect::Pioneers => self.position.damaged != 0,
            Effect::HighWater => self.field().has_fords(),
            Effect::SoftGround => self.field().is_wet_weather(),
            Effect::Rally => self.field().may_rally(side),
            Effect::Dispatch => self.read_dispatch(side),
            Effect::OutOfTouch => self.lose_touch(side, enemy),
            Effect::MarchOrder => self.brief_by_card(side),
            Effect::Call => self.call_by_card(side, card),
            Effect::GeneralRetreat => return self.may_order_retreat(side),
            Effect::Reconnaissance { .. } | Effect::Delay | Effect::Hasten | Effect::Divert => {
                return self.ask_aim(side, card);
            }
            Effect::ForcedMarch
            | Effect::Rest
            | Effect::CheckDie { .. }
            | Effect::EnemyCheckDie { .. }
            | Effect::Guides { .. }
            | Effect::RecoveryDie { .. }
            | Effect::BombardmentDie { .. } => true,
            _ => false,
        };
        if done { Fate::Done } else { Fate::Void }
    }

    /// Whether the card has an aim at all; then its owner is asked.
    fn ask_aim(&mut self, side: Side, card: u8) -> Fate {
        let mut aims = Vec::new();
        self.field().card_orders(CardStep::CardAim { side, card }, &mut aims);
        if aims.is_empty() { Fate::Void } else { Fate::Asked }
    }

    /// Where a card goes: open, to the discards, or under the deck (24.23, 24.35, 24.38).
    pub(super) fn settle_card(&mut self, side: Side, card: u8, fate: Fate) {
        let Some(title) = self.battle.title(card) else { return };
        match fate {
            Fate::Asked => self.push(CardStep::CardAim { side, card }),
            Fate::Void => {
                self.position.cards.decks[side].put_under(card);
                let calls = title.effect == Effect::Call;
                self.journal
                    .note(cites!["24.35", !calls => "24.6", calls => "24.72"], || CardEvent::CardVoid { side, card });
            }
            Fate::Done => {
                let until = self.lies_until(side, card, title.lasting);
                let deck = &mut self.position.cards.decks[side];
                match title.lasting {
                    // It is scored when the column enters.
                    Some(Lasting::UntilEntered) => return,
                    Some(_) => deck.lay_open(Open { card, until, column: 0 }),
                    None => {
                        deck.works = true;
                        deck.discarded.add(card, 1);
                    }
                }
                deck.earned += i16::from(title.points);
            }
        }
    }

    fn lies_until(&mut self, side: Side, card: u8, lasting: Option<Lasting>) -> u8 {
        let Some(lasting) = lasting else { return 0 };
        let die = if lasting == Lasting::ByDie { self.die() } else { 0 };
        let turns = self.battle.charts.cards.rounds.get(usize::from(die).wrapping_sub(1)).copied().unwrap_or(0);
        if lasting != Lasting::UntilEntered {
            self.journal.note(cites!["24.38"], || CardEvent::CardOpen { side, card, die, turns });
        }
        if turns > 0 { self.position.turn + turns } else { 0 }
    }

    /// What a side's cards did until its next card segment is over (24.37, 24.38).
    fn end_effects(&mut self, side: Side) {
        let turn = self.position.turn;
        let deck = &mut self.position.cards.decks[side];
        if std::mem::take(&mut deck.works) {
            let card = deck.card;
            self.journal.note(cites!["24.37"], || CardEvent::CardLapsed { side, card });
        }
        for slot in 0..MOST_OPEN {
            let open = self.position.cards.decks[side].open[slot];
            if open.card != NO_CARD && open.until != 0 && open.until <= turn {
                self.close(side, slot);
            }
        }
    }

    /// A card that lay open is laid off.
    pub(super) fn close(&mut self, side: Side, slot: usize) {
        let deck = &mut self.position.cards.decks[side];
        let card = std::mem::replace(&mut deck.open[slot], Open::NONE).card;
        deck.discarded.add(card, 1);
        self.journal.note(cites!["24.38"], || CardEvent::CardLapsed { side, card });
    }

    /// Points of the cards that were carried out since the last count (24.23).
    pub(crate) fn count_cards(&mut self, side: Side) {
        if !self.battle.plays_cards() {
            return;
        }
        let deck = &mut self.position.cards.decks[side];
        let (points, open) = (std::mem::take(&mut deck.earned), deck.open().next().is_some());
        self.position.armies[side].points += points;
        self.journal.note(cites!["24.23", open => "24.38"], || CardEvent::CardsScored { side, points });
    }

    /// After midnight everything but what lies open is shuffled into the deck again; used cards of
    /// mode are gone (2.2).
    pub(crate) fn shuffle_cards(&mut self, side: Side) {
        if !self.battle.plays_cards() || self.field().turn().daytime != Daytime::NightAm {
            return;
        }
        self.count_cards(side);
        let deck = &mut self.position.cards.decks[side];
        let mut open = crate::cards::deck::Counts::default();
        deck.open().for_each(|card| open.add(card.card, 1));
        deck.bag = deck.all().minus(&open).only(|card| !self.battle.is_mode(card));
        (deck.hand, deck.seen, deck.discarded) = Default::default();
        (deck.held, deck.owed, deck.under) = (0, 0, [NO_CARD; MOST_UNDER]);
        let count = deck.bag.total() as u8;
        self.journal.note(cites!["24.23", "24.21", "24.34", "2.2"], || CardEvent::CardsShuffled { side, count });
    }

    /// A new combat phase: each side may play a tactics card again (24.8).
    pub(crate) fn renew_tactics(&mut self) {
        for deck in self.position.cards.decks.iter_mut() {
            (deck.used, deck.tactic) = (false, NO_CARD);
        }
    }

    /// The enemy shows a card of his hand, by lot, and where his forces march (20.21); false if there
    /// is neither.
    fn read_dispatch(&mut self, side: Side) -> bool {
        let goals = self.read_goals(side);
        let deck = &mut self.position.cards.decks[side.enemy()];
        let unseen = deck.hand.minus(&deck.seen);
        if unseen.total() == 0 {
            return goals;
        }
        let Some(card) = unseen.nth(self.dice.roll(unseen.total())) else { return goals };
        deck.seen.add(card, 1);
        self.journal.note(cites!["24.6", "24.22"], || CardEvent::CardSeen { side, card: Some(card) });
        true
    }

    fn read_goals(&mut self, side: Side) -> bool {
        let mut any = false;
        let enemy = side.enemy();
        for number in self.position.marches.numbers(enemy) {
            let march = self.position.marches.get(enemy, number);
            let goal = self.battle.goals.get(usize::from(march.goal)).copied();
            let (Some(from), Some(to)) =
                (self.field().hexes_of(march.pieces.and(self.field().on_map(enemy))).first(), goal)
            else {
                continue;
            };
            self.position.marches.set(enemy, number, March { read: true, ..march });
            self.journal.note(cites!["24.6", "20.21"], || CardEvent::GoalRead { side, from, to });
            any = true;
        }
        any
    }

    /// A force of the enemy is picked that cannot be commanded for a while.
    fn lose_touch(&mut self, side: Side, enemy: Side) -> bool {
        let force = self.pick_force(enemy, Pieces::NONE);
        self.position.cards.decks[side].out_of_touch = force.unwrap_or(Pieces::NONE);
        force.is_some()
    }

    /// In a step of sight a force that sees the enemy is in touch again (24.38).
    pub(crate) fn regain_touch(&mut self) {
        for side in Side::BOTH {
            let force = self.position.cards.decks[side].out_of_touch;
            if force.is_empty() {
                continue;
            }
            // Who is in the force is its owner's secret.
            self.show_all();
            let field = self.field();
            let there: Pieces = force.iter().filter(|piece| field.position.on_map(*piece)).collect();
            let enemies = field.hexes_of(field.on_map(side));
            let sees = |hex| enemies.iter().any(|enemy| field.sees(hex, enemy));
            if !there.is_empty() && !field.hexes_of(there).iter().any(sees) {
                continue;
            }
            let opens = self.position.cards.decks[side].open;
            let effect = |open: &Open| self.battle.title(open.card).map(|title| title.effect);
            if let Some(slot) = opens.iter().position(|open| effect(open) == Some(Effect::OutOfTouch)) {
                self.close(side, slot);
            }
            self.position.cards.decks[side].out_of_touch = Pieces::NONE;
        }
    }
}
