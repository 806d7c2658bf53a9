//! Chapter 13: cards. *Secret: a hand, and a bag that dice draw from.*
//!
//! A bag has no order that anybody could find out: a die says which card is drawn. Another world
//! swaps cards between a hand and its bag. A spy's look at a card is known to two sides, but not to
//! onlookers: what is hidden is not the same for everybody.

use crate::rules::{cites, refuse};
use kernel::{Dice, Journal, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::play::{Field, Play, require};

/// A hand holds so many cards at most.
pub const MOST_CARDS: usize = 3;

/// A card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Card {
    /// Two actions.
    Bread,
    /// A point.
    Powder,
    /// A look at a card of the enemy's hand.
    Spy,
}

impl Card {
    /// All of them.
    pub const ALL: [Card; 3] = [Card::Bread, Card::Powder, Card::Spy];

    /// Its name.
    pub fn key(self) -> &'static str {
        ["bread", "powder", "spy"][self as usize]
    }
}

/// The cards of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hand {
    /// The hand, in the order in which it was drawn, and whether the enemy's spy has seen the card.
    pub held: Vec<(Card, bool)>,
    /// The bag.
    pub bag: Vec<Card>,
    /// What was played.
    pub played: Vec<Card>,
}

/// What a viewer sees of a side's cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Seen {
    /// The hand: the card, if the viewer knows it, and whether the enemy's spy has seen it.
    pub held: Vec<(Option<Card>, bool)>,
    /// The cards he does not know and the bag, sorted.
    pub rest: Vec<Card>,
    /// What was played.
    pub played: Vec<Card>,
}

impl Hand {
    pub(crate) fn new(battle: &Battle) -> Self {
        Hand { held: Vec::new(), bag: battle.spec.cards.clone(), played: Vec::new() }
    }

    /// As a viewer sees it: its owner all of it, the enemy what his spy has seen.
    pub fn seen(&self, sees: bool, is_enemy: bool) -> Seen {
        let Hand { held, bag, played } = self;
        let known = |seen: bool| sees || (is_enemy && seen);
        let hidden = held.iter().filter(|(_, seen)| !known(*seen)).map(|(card, _)| *card);
        let mut rest: Vec<Card> = hidden.chain(bag.iter().copied()).collect();
        rest.sort_unstable();
        let held = held.iter().map(|(card, seen)| (known(*seen).then_some(*card), *seen)).collect();
        Seen { held, rest, played: played.clone() }
    }

    /// The cards that one who has seen some of them cannot tell apart: places in the hand,
    /// and after them in the bag.
    pub fn lot(&self, is_enemy: bool) -> Vec<usize> {
        let hidden: Vec<usize> = (0..self.held.len()).filter(|place| !(is_enemy && self.held[*place].1)).collect();
        let bag = self.held.len()..self.held.len() + self.bag.len();
        if hidden.is_empty() { Vec::new() } else { hidden.into_iter().chain(bag).collect() }
    }

    /// The card in a place of the hand or, after it, of the bag.
    pub fn at(&self, place: usize) -> Option<Card> {
        let hand = self.held.iter().map(|(card, _)| *card);
        hand.chain(self.bag.iter().copied()).nth(place)
    }

    /// Exchanges the cards in two such places.
    pub fn swap(&mut self, one: usize, other: usize) {
        let (Some(this), Some(that)) = (self.at(one), self.at(other)) else { return };
        for (place, card) in [(one, that), (other, this)] {
            match place.checked_sub(self.held.len()) {
                None => self.held[place].0 = card,
                Some(place) => self.bag[place] = card,
            }
        }
    }

    pub(crate) fn audit(&self, printed: &[Card]) -> Result<(), String> {
        let hand = self.held.iter().map(|(card, _)| card);
        let mut cards: Vec<Card> = hand.chain(&self.bag).chain(&self.played).copied().collect();
        let mut printed = printed.to_vec();
        cards.sort_unstable();
        printed.sort_unstable();
        if cards == printed { Ok(()) } else { Err("cards were lost or found".into()) }
    }
}

impl Seen {
    /// Cards that look like these.
    pub(crate) fn imagined(&self, dice: &mut Dice) -> Hand {
        let mut bag = self.rest.clone();
        dice.shuffle(&mut bag);
        let mut card = |known: Option<Card>| known.or_else(|| bag.pop()).unwrap_or(Card::Bread);
        let held = self.held.iter().map(|(known, seen)| (card(*known), *seen)).collect();
        Hand { held, bag, played: self.played.clone() }
    }
}

impl Field<'_> {
    fn hand(&self) -> &Hand {
        &self.position.hands[self.position.clock.mover]
    }

    pub(crate) fn check_draw(&self) -> Result<(), Refusal> {
        require(!self.hand().bag.is_empty(), refuse!("13.1", "empty-bag"))?;
        require(self.hand().held.len() < MOST_CARDS, refuse!("13.2", "full-hand"))?;
        self.check_action()
    }

    pub(crate) fn check_play(&self, card: Card) -> Result<(), Refusal> {
        require(self.hand().held.iter().any(|(held, _)| *held == card), refuse!("13.3", "not-in-hand"))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn draw(&mut self) {
        self.spend();
        let side = self.position.clock.mover;
        let hand = &mut self.position.hands[side];
        let card = hand.bag.remove(self.dice.roll(hand.bag.len() as u32) as usize);
        hand.held.push((card, false));
        self.journal.note(cites!["13.1"], || Event::Drawn { side, card: Some(card) });
        self.disclose_to(side);
    }

    pub(crate) fn play(&mut self, card: Card) {
        let side = self.position.clock.mover;
        let hand = &mut self.position.hands[side];
        // What the enemy has seen goes first.
        let places = (0..hand.held.len()).filter(|place| hand.held[*place].0 == card);
        let Some(place) = places.max_by_key(|place| hand.held[*place].1) else { return };
        hand.held.remove(place);
        hand.played.push(card);
        self.journal.note(cites!["13.3", card != Card::Spy => "13.4"], || Event::Played { side, card });
        self.disclose();
        match card {
            Card::Bread => self.position.clock.actions += 2,
            Card::Powder => self.position.score[side] += 1,
            Card::Spy => self.spy(),
        }
    }

    fn spy(&mut self) {
        let side = self.position.clock.mover;
        let held = &mut self.position.hands[side.enemy()].held;
        let unseen: Vec<usize> = (0..held.len()).filter(|place| !held[*place].1).collect();
        if unseen.is_empty() {
            return;
        }
        let place = unseen[self.dice.roll(unseen.len() as u32) as usize];
        held[place].1 = true;
        let card = held[place].0;
        self.journal.note(cites!["13.5"], || Event::Spied { side, place: place as u8, card: Some(card) });
        self.disclose_to(side);
    }
}
