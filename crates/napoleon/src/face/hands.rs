//! Cards as they are shown: hand, deck, what lies open and what was played (24.2, 24.38). Made from
//! a view, so of a strange hand there is only what was seen of it.

use ground::scene::{SceneCard, SceneCards, SceneValue};
use kernel::{Label, Side};

use super::card_name;
use crate::cards::deck::{Counts, Open};
use crate::cards::spec::{Lasting, NO_CARD};
use crate::engine::battle::Battle;
use crate::engine::position::Position;

/// The board id of a title.
pub(super) fn card_id(card: u8) -> String {
    format!("c{card}")
}

/// The cards of a side, where cards are played.
pub(super) fn cards(battle: &Battle, position: &Position, side: Side) -> Option<SceneCards> {
    battle.plays_cards().then(|| {
        let deck = &position.cards.decks[side];
        // What is not known of a hand lies with the deck in a view.
        let strange = u32::from(deck.held).saturating_sub(deck.hand.total());
        let under = deck.under.iter().filter(|card| **card != NO_CARD).count() as u32;
        let bag = deck.bag.only(|card| !battle.is_mode(card)).total();
        SceneCards {
            held: deck.held,
            deck: (bag + under).saturating_sub(strange),
            hand: of_titles(battle, &deck.hand),
            open: deck.open.iter().filter_map(|open| lying(battle, open)).collect(),
            played: of_titles(battle, &deck.discarded),
        }
    })
}

fn of_titles(battle: &Battle, counts: &Counts) -> Vec<SceneCard> {
    counts.titles().filter_map(|card| one(battle, card, counts.of(card), None)).collect()
}

/// A card that lies open, and for how long.
fn lying(battle: &Battle, open: &Open) -> Option<SceneCard> {
    let title = battle.title(open.card)?;
    let note = match (title.lasting, open.until) {
        (_, until) if until > 0 => Label::new("napoleon-card-until").with("turn", i64::from(until)),
        (Some(Lasting::UntilSeen), _) => Label::new("napoleon-card-until-seen"),
        (Some(Lasting::UntilEntered), _) => Label::new("napoleon-card-until-entered"),
        _ => Label::new("napoleon-card-to-the-end"),
    };
    one(battle, open.card, 1, Some(note))
}

fn one(battle: &Battle, card: u8, count: u8, note: Option<Label>) -> Option<SceneCard> {
    let title = battle.title(card)?;
    let [foot, horse] = title.allowance;
    let mut values = Vec::new();
    if foot > 0 {
        values.push(SceneValue::new("napoleon-value-movement", format!("{foot} / {horse}")));
    }
    if title.points != 0 {
        values.push(SceneValue::new("napoleon-value-points", title.points));
    }
    let name = card_name(battle, card);
    let text = format!("{name}-text");
    let family = Label::new(format!("napoleon-family-{}", title.family.key()));
    Some(SceneCard { id: card_id(card), name, text, family, count, values, note })
}
