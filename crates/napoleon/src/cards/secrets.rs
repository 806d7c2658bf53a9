//! Who knows which cards (24.22). The hand and the bag of a side are one lot for everybody else.

use kernel::{BySide, Dice, Side, Viewer};

use crate::cards::deck::{Cards, Counts, Deck};
use crate::engine::battle::Battle;
use crate::engine::pieces::Pieces;
use crate::engine::position::Position;

/// So many cards are swapped to make another world.
const SWAPS: u32 = 6;

/// The sides whose hands a viewer does not see.
fn strangers(viewer: Viewer) -> impl Iterator<Item = Side> {
    Side::BOTH.into_iter().filter(move |side| !viewer.is(*side))
}

/// What a viewer knows of a deck. Every field is named: a new one needs a word on who sees it.
fn seen_deck(deck: &Deck, side: Side, viewer: Viewer) -> Deck {
    let Deck {
        hand,
        held,
        seen,
        bag,
        under,
        discarded,
        open,
        card,
        works,
        owed,
        used,
        tactic,
        earned,
        asleep,
        out_of_touch,
    } = *deck;
    let (ours, enemy) = (viewer.is(side), viewer.is(side.enemy()));
    // Of a hand the enemy knows what he was shown; onlookers know nothing.
    let known = match (ours, enemy) {
        (true, _) => hand,
        (_, true) => seen,
        _ => Counts::default(),
    };
    Deck {
        hand: known,
        held,
        seen: if ours || enemy { seen } else { Counts::default() },
        bag: bag.plus(&hand.minus(&known)),
        under,
        discarded,
        open,
        card,
        works,
        owed,
        used,
        tactic,
        earned,
        asleep: if ours { asleep } else { Pieces::NONE },
        // It is the enemy's force.
        out_of_touch: if enemy { out_of_touch } else { Pieces::NONE },
    }
}

/// The cards as a viewer knows them.
pub(crate) fn seen_cards(cards: &Cards, viewer: Viewer) -> Cards {
    let Cards { decks, diverted } = cards;
    Cards { decks: BySide::of(|side| seen_deck(&decks[side], side, viewer)), diverted: *diverted }
}

/// Deals hands that look like those of a view.
pub(crate) fn deal_hands(battle: &Battle, position: &mut Position, viewer: Viewer, dice: &mut Dice) {
    for side in strangers(viewer) {
        let deck = &mut position.cards.decks[side];
        while deck.hand.total() < u32::from(deck.held) {
            let main = deck.bag.only(|card| !battle.is_mode(card));
            if main.total() == 0 {
                break;
            }
            let Some(card) = main.nth(dice.roll(main.total())) else { break };
            deck.bag.take(card);
            deck.hand.add(card, 1);
        }
    }
}

/// Another world for a viewer: cards of hands that he does not see have changed places with cards
/// of the bag.
pub fn another_hand(battle: &Battle, position: &Position, viewer: Viewer, dice: &mut Dice) -> Option<Position> {
    let mut world = position.clone();
    for side in strangers(viewer) {
        for _ in 0..SWAPS {
            let deck = &mut world.cards.decks[side];
            // What anybody was shown stays where it is.
            let unseen = deck.hand.minus(&deck.seen);
            let main = deck.bag.only(|card| !battle.is_mode(card));
            if unseen.total() == 0 || main.total() == 0 {
                break;
            }
            let swap = (unseen.nth(dice.roll(unseen.total())), main.nth(dice.roll(main.total())));
            let (Some(out), Some(into)) = swap else { break };
            deck.hand.take(out);
            deck.bag.add(out, 1);
            deck.bag.take(into);
            deck.hand.add(into, 1);
        }
    }
    (world.cards != position.cards).then_some(world)
}

/// What is wrong with the cards of a position.
pub(crate) fn audit(battle: &Battle, position: &Position) -> Result<(), String> {
    for side in Side::BOTH.into_iter().filter(|_| battle.plays_cards()) {
        let deck = &position.cards.decks[side];
        let (all, printed) = (deck.all(), battle.deck(side));
        if all.titles().any(|card| all.of(card) > printed.of(card)) {
            return Err("there are more cards than in the deck".into());
        }
        if deck.hand.total() != u32::from(deck.held) {
            return Err("a hand is miscounted".into());
        }
        if deck.seen.titles().any(|card| deck.seen.of(card) > deck.hand.of(card)) {
            return Err("a card was seen that is not there".into());
        }
    }
    Ok(())
}
