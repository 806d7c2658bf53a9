//! Decks and hands (24.1, 24.2): what lies where. A deck is a bag that dice draw from, and below it
//! lie the cards that everybody has seen there.

use kernel::{BySide, Side};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::cards::spec::{Family, MOST_TITLES, NO_CARD};
use crate::engine::battle::Battle;
use crate::engine::pieces::Pieces;
use crate::reinforcements::MOST_ARRIVALS;

/// So many cards can be put under a deck in a day.
pub const MOST_UNDER: usize = 16;
/// So many cards can lie open at once.
pub const MOST_OPEN: usize = 8;

/// How many cards of each title there are somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts([u8; MOST_TITLES]);

impl Default for Counts {
    fn default() -> Self {
        Counts([0; MOST_TITLES])
    }
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0)
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts: Vec<u8> = Vec::deserialize(deserializer)?;
        counts.try_into().map(Counts).map_err(|_| de::Error::custom("a deck with other titles"))
    }
}

impl Counts {
    /// How many of a title.
    #[inline]
    pub fn of(&self, card: u8) -> u8 {
        self.0.get(usize::from(card)).copied().unwrap_or(0)
    }

    /// One more, or several.
    pub fn add(&mut self, card: u8, count: u8) {
        if let Some(slot) = self.0.get_mut(usize::from(card)) {
            *slot = slot.saturating_add(count);
        }
    }

    /// One less, if there is one.
    pub fn take(&mut self, card: u8) -> bool {
        let there = self.of(card) > 0;
        if there {
            self.0[usize::from(card)] -= 1;
        }
        there
    }

    /// How many of a title there shall be.
    pub fn set(&mut self, card: u8, count: u8) {
        self.0[usize::from(card)] = count;
    }

    /// All of them.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    /// The titles that are there.
    pub fn titles(&self) -> impl Iterator<Item = u8> + '_ {
        (0..MOST_TITLES as u8).filter(|card| self.of(*card) > 0)
    }

    /// The title of a card, counted through all of them.
    pub fn nth(&self, number: u32) -> Option<u8> {
        let mut left = number;
        (0..MOST_TITLES as u8).find(|card| {
            let here = u32::from(self.of(*card));
            let found = left < here;
            left = left.saturating_sub(here);
            found
        })
    }

    /// Both together.
    #[must_use]
    pub fn plus(&self, other: &Counts) -> Counts {
        let mut sum = *self;
        other.titles().for_each(|card| sum.add(card, other.of(card)));
        sum
    }

    /// What is left without some.
    #[must_use]
    pub fn minus(&self, other: &Counts) -> Counts {
        let mut left = *self;
        other.titles().for_each(|card| left.set(card, self.of(card).saturating_sub(other.of(card))));
        left
    }

    /// Those of some titles.
    #[must_use]
    pub fn only(&self, wanted: impl Fn(u8) -> bool) -> Counts {
        let mut some = Counts::default();
        self.titles().filter(|card| wanted(*card)).for_each(|card| some.add(card, self.of(card)));
        some
    }
}

/// A card that lies open along its owner's side of the map (24.38).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// Which; or none.
    pub card: u8,
    /// It ends in its owner's card segment of this turn; 0: not by time.
    pub until: u8,
    /// The column that it called.
    pub column: u8,
}

impl Open {
    /// An empty place.
    pub const NONE: Open = Open { card: NO_CARD, until: 0, column: 0 };
}

/// The cards of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck {
    /// The hand.
    pub hand: Counts,
    /// How many cards are in it; that everybody knows.
    pub held: u8,
    /// The cards of the hand that the enemy has seen.
    pub seen: Counts,
    /// The deck.
    pub bag: Counts,
    /// What was put under it, in that order.
    pub under: [u8; MOST_UNDER],
    /// The open pile of what was played.
    pub discarded: Counts,
    /// What lies open.
    pub open: [Open; MOST_OPEN],
    /// The card whose allowance counts; or none.
    pub card: u8,
    /// That card was carried out, and works.
    pub works: bool,
    /// Cards to be replaced at the next draw.
    pub owed: u8,
    /// A tactics card was played in this combat phase.
    pub used: bool,
    /// The tactics card of the present combat; or none.
    pub tactic: u8,
    /// Points of cards that were carried out since the last count.
    pub earned: i16,
    /// Leaders who sleep.
    pub asleep: Pieces,
    /// The enemy force that is out of touch.
    pub out_of_touch: Pieces,
}

impl Default for Deck {
    fn default() -> Self {
        Deck {
            hand: Counts::default(),
            held: 0,
            seen: Counts::default(),
            bag: Counts::default(),
            under: [NO_CARD; MOST_UNDER],
            discarded: Counts::default(),
            open: [Open::NONE; MOST_OPEN],
            card: NO_CARD,
            works: false,
            owed: 0,
            used: false,
            tactic: NO_CARD,
            earned: 0,
            asleep: Pieces::NONE,
            out_of_touch: Pieces::NONE,
        }
    }
}

impl Deck {
    /// A card comes to the hand.
    pub(crate) fn receive(&mut self, card: u8) {
        self.hand.add(card, 1);
        self.held += 1;
    }

    /// A card leaves the hand; one that the enemy has seen goes first.
    pub(crate) fn give(&mut self, card: u8) {
        if self.hand.take(card) {
            self.held -= 1;
            self.seen.take(card);
        }
    }

    /// A card is put under the deck.
    pub(crate) fn put_under(&mut self, card: u8) {
        match self.under.iter_mut().find(|slot| **slot == NO_CARD) {
            Some(slot) => *slot = card,
            None => self.bag.add(card, 1),
        }
    }

    /// The first of the cards under the deck.
    pub(crate) fn take_under(&mut self) -> Option<u8> {
        let first = self.under[0];
        self.under.rotate_left(1);
        self.under[MOST_UNDER - 1] = NO_CARD;
        (first != NO_CARD).then_some(first)
    }

    /// The cards under the deck.
    pub fn under(&self) -> impl Iterator<Item = u8> + '_ {
        self.under.iter().copied().filter(|card| *card != NO_CARD)
    }

    /// The cards that lie open.
    pub fn open(&self) -> impl Iterator<Item = Open> + '_ {
        self.open.iter().copied().filter(|open| open.card != NO_CARD)
    }

    pub(crate) fn lay_open(&mut self, open: Open) {
        if let Some(slot) = self.open.iter_mut().find(|slot| slot.card == NO_CARD) {
            *slot = open;
        }
    }

    /// The hand and the bag together: what others cannot tell apart.
    pub(crate) fn lot(&self) -> Counts {
        self.hand.plus(&self.bag)
    }

    /// All cards that are still in the game.
    pub(crate) fn all(&self) -> Counts {
        let mut all = self.lot().plus(&self.discarded);
        self.under().for_each(|card| all.add(card, 1));
        self.open().for_each(|open| all.add(open.card, 1));
        all
    }
}

/// The cards of both sides, and what they have changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cards {
    /// The decks.
    pub decks: BySide<Deck>,
    /// Columns that come by another entry: its number and one.
    pub diverted: [u8; MOST_ARRIVALS],
}

impl Default for Cards {
    fn default() -> Self {
        Cards { decks: BySide::default(), diverted: [0; MOST_ARRIVALS] }
    }
}

impl Cards {
    /// Both decks before the first turn.
    pub(crate) fn dealt(battle: &Battle) -> Cards {
        let decks = BySide::of(|side| Deck { bag: battle.deck(side), ..Deck::default() });
        Cards { decks, ..Cards::default() }
    }
}

impl Battle {
    /// Whether cards are played.
    #[inline]
    pub fn plays_cards(&self) -> bool {
        self.deal.is_some()
    }

    /// The deck of a side, cut to the battle (24.2).
    pub fn deck(&self, side: Side) -> Counts {
        let mut deck = Counts::default();
        let Some(deal) = &self.deal else { return deck };
        for (card, title) in self.charts.cards.titles.iter().enumerate() {
            let out = deal.removed[side.index()].iter().filter(|(removed, ..)| *removed == card);
            let out = out.fold(0u8, |sum, (_, count, _)| sum.saturating_add(*count));
            deck.set(card as u8, title.copies.saturating_sub(out));
        }
        deck
    }

    /// Whether a title is a card of mode.
    pub(crate) fn is_mode(&self, card: u8) -> bool {
        self.family(card) == Some(Family::Mode)
    }

    /// The family of a title.
    pub(crate) fn family(&self, card: u8) -> Option<Family> {
        self.charts.cards.titles.get(usize::from(card)).map(|title| title.family)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_through() {
        let mut counts = Counts::default();
        counts.add(3, 2);
        counts.add(7, 1);
        assert_eq!([0, 1, 2, 3].map(|number| counts.nth(number)), [Some(3), Some(3), Some(7), None]);
        assert_eq!(counts.total(), 3);
        assert!(counts.take(7) && !counts.take(7));
    }

    #[test]
    fn what_lies_under_a_deck_comes_up_in_its_order() {
        let mut deck = Deck::default();
        [5, 2, 9].into_iter().for_each(|card| deck.put_under(card));
        let drawn = [0; 4].map(|_| deck.take_under());
        assert_eq!(drawn, [Some(5), Some(2), Some(9), None]);
    }
}
