//! The words of situations about cards and columns.
//!
//! Decks are empty unless a situation fills them: `hands = ["france: forced-march, rest"]`. Columns
//! of reinforcements are counted from one, in the order of the scenario.

use kernel::Side;
use kernel::situation::words::{index_named, list, side_named};

use super::piece_named;
use crate::cards::Cards;
use crate::cards::deck::{Deck, Open};
use crate::engine::battle::Battle;
use crate::engine::play::Field;
use crate::engine::position::Position;

/// The card of a name.
pub(super) fn card_named(battle: &Battle, name: &str) -> Result<u8, String> {
    let names = battle.charts.cards.titles.iter().map(|title| title.id.as_str());
    index_named("card", names, name).map(|index| index as u8)
}

/// A column, counted from one.
pub(super) fn column_named(number: &str) -> Result<u8, String> {
    let column: Option<u8> = number.parse().ok();
    column.and_then(|column| column.checked_sub(1)).ok_or_else(|| format!("`{number}` is no column: `1` is the first"))
}

/// Reads `france: forced-march, delay`.
fn each_card(battle: &Battle, line: &str, mut lay: impl FnMut(Side, u8)) -> Result<(), String> {
    let bad = || format!("`{line}`: expected a side and cards, such as `france: delay, rest`");
    let (side, cards) = line.split_once(':').ok_or_else(bad)?;
    let side = side_named(&battle.sides, side.trim())?;
    for name in cards.split(',').map(str::trim).filter(|name| !name.is_empty()) {
        lay(side, card_named(battle, name)?);
    }
    Ok(())
}

/// Where a card is laid.
type Lay = fn(&mut Deck, u8);

/// The cards and columns of a situation.
pub(super) fn stage(battle: &Battle, words: &toml::Table, position: &mut Position) -> Result<(), String> {
    position.cards = Cards::default();
    let lay: [(&str, Lay); 5] = [
        ("hands", |deck, card| deck.receive(card)),
        ("decks", |deck, card| deck.bag.add(card, 1)),
        ("under", |deck, card| deck.put_under(card)),
        ("discarded", |deck, card| deck.discarded.add(card, 1)),
        ("card", |deck, card| (deck.card, deck.works) = (card, true)),
    ];
    for (key, put) in lay {
        for line in list(words, key)? {
            each_card(battle, line, |side, card| put(&mut position.cards.decks[side], card))?;
        }
    }
    for line in list(words, "open-cards")? {
        // `france: high-water until 5`, `france: alternate-reinforcements for 1`, `france:
        // provosts`.
        let bad = || format!("`{line}`: expected such as `france: high-water until 5`");
        let (side, rest) = line.split_once(':').ok_or_else(bad)?;
        let side = side_named(&battle.sides, side.trim())?;
        let open = match rest.split_whitespace().collect::<Vec<_>>()[..] {
            [name] => Open { card: card_named(battle, name)?, until: 0, column: 0 },
            [name, "until", turn] => {
                Open { card: card_named(battle, name)?, until: turn.parse().map_err(|_| bad())?, column: 0 }
            }
            [name, "for", column] => Open { card: card_named(battle, name)?, until: 0, column: column_named(column)? },
            _ => return Err(bad()),
        };
        position.cards.decks[side].lay_open(open);
    }
    for name in list(words, "asleep")? {
        let piece = piece_named(battle, name)?;
        position.cards.decks[battle.piece(piece).side].asleep.add(piece);
    }
    Ok(())
}

/// Whether a sentence about cards is true; nothing if it is none.
pub(super) fn holds(field: &Field<'_>, words: &[&str]) -> Result<Option<bool>, String> {
    let Field { battle, position } = *field;
    let number = |word: &str| word.parse::<i64>().map_err(|_| format!("`{word}` is no number"));
    let deck = |name: &str| -> Result<&Deck, String> { Ok(&position.cards.decks[side_named(&battle.sides, name)?]) };
    let card = |name: &str| card_named(battle, name);
    Ok(Some(match words {
        ["hand", side, count] => i64::from(deck(side)?.held) == number(count)?,
        ["deck", side, count] => {
            let deck = deck(side)?;
            i64::from(deck.bag.total()) + deck.under().count() as i64 == number(count)?
        }
        [side, "holds", name] => deck(side)?.hand.of(card(name)?) > 0,
        [side, "discarded", name] => deck(side)?.discarded.of(card(name)?) > 0,
        [side, "under", name] => {
            let card = card(name)?;
            deck(side)?.under().any(|other| other == card)
        }
        [side, "open", name] => {
            let card = card(name)?;
            deck(side)?.open().any(|open| open.card == card)
        }
        [side, "earned", points] => i64::from(deck(side)?.earned) == number(points)?,
        ["asleep", name] => {
            let piece = piece_named(battle, name)?;
            position.cards.decks[battle.piece(piece).side].asleep.has(piece)
        }
        [side, "retreated", turn] => {
            let side = side_named(&battle.sides, side)?;
            i64::from(position.armies[side].retreat.since) == number(turn)?
        }
        [side, "read", name] => {
            let (side, piece) = (side_named(&battle.sides, side)?, piece_named(battle, name)?);
            let owner = battle.piece(piece).side;
            let march = field.has_order(piece).map(|march| position.marches.get(owner, march));
            owner != side && march.is_some_and(|march| march.read)
        }
        _ => return Ok(None),
    }))
}
