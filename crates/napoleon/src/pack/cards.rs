//! Cards and alternative reinforcements, as authors write them and as they are read.

use packs::Faults;
use packs::files::{CHARTS, SCENARIOS};
use packs::names::{each_once, nearest};
use packs::words::{At, Exactly, Name, Source};
use schemars::JsonSchema;
use serde::Deserialize;

use super::format::ChartsFile;
use super::scenario_file::ScenarioEntry;
use super::scope::Scope;
use crate::cards::spec::{CardChart, CardSpec, DealSpec, Effect, Family, Lasting, MOST_TITLES};

/// A deck has so many cards at most.
const MOST_CARDS: u32 = 120;

/// The decks. Both sides have the same one; a scenario takes cards out.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct CardsEntry {
    /// Where it comes from.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Source,
    /// Movement points by night: foot, horse.
    pub(crate) night: Exactly<u8, 2>,
    /// For how many turns a card with a star works, by die.
    pub(crate) rounds: Exactly<u8, 6>,
    /// The titles.
    #[serde(default, rename = "title")]
    pub(crate) titles: Vec<At<TitleEntry>>,
}

/// A title of the decks. Its name is the message `napoleon-card-` and its id.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct TitleEntry {
    /// The number.
    pub(crate) number: At<u8>,
    /// Its id.
    pub(crate) id: At<Name>,
    /// The family.
    pub(crate) family: Family,
    /// How many are in a deck.
    pub(crate) copies: u8,
    /// Movement points: foot, horse. Light cavalry has one more than horse.
    pub(crate) allowance: Exactly<u8, 2>,
    /// Victory points for its owner.
    #[serde(default)]
    pub(crate) points: i8,
    /// How long a card with a star stays.
    pub(crate) lasting: Option<Lasting>,
    /// What it does.
    pub(crate) effect: Effect,
    /// Where the entry comes from, if not from where the decks come.
    #[allow(dead_code, reason = "see PackFile")]
    pub(crate) source: Option<Source>,
}

/// The cards of a scenario.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct DealEntry {
    /// Mode cards at the start: the first player, the second.
    pub(crate) modes: Exactly<u8, 2>,
    /// Bonus cards: the first player, the second.
    pub(crate) bonus: Exactly<u8, 2>,
    /// Cards that are taken out of the decks.
    #[serde(default, rename = "removed")]
    pub(crate) removed: Vec<RemovedEntry>,
}

/// Cards that are taken out of a deck.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RemovedEntry {
    /// The id of the title.
    pub(crate) card: At<Name>,
    /// Whose deck; without it both.
    pub(crate) side: Option<At<Name>>,
    /// How many; without it all.
    pub(crate) copies: Option<u8>,
    /// The options with which they are.
    pub(crate) when: Option<At<String>>,
}

pub(super) fn build(file: &ChartsFile, faults: &mut Faults<'_>) -> CardChart {
    let entries = &file.cards.titles;
    let names = entries.iter().map(|title| (title.id.to_string(), title.id.span.clone()));
    each_once(CHARTS, names, faults, |id| format!("card `{id}` is there twice"));
    let numbers = entries.iter().map(|title| (title.number.to_string(), title.number.span.clone()));
    each_once(CHARTS, numbers, faults, |number| format!("two cards have the number {number}"));
    let all: u32 = entries.iter().map(|title| u32::from(title.copies)).sum();
    if entries.len() > MOST_TITLES || all > MOST_CARDS {
        faults.of(CHARTS, format!("a deck has at most {MOST_TITLES} titles and {MOST_CARDS} cards"));
    }
    let mut titles = Vec::new();
    for title in entries {
        let (mode, tactics) = (title.family == Family::Mode, title.family == Family::Tactics);
        if title.effect.is_of_mode() != mode || title.effect.is_of_tactics() != tactics {
            faults.at(CHARTS, &title.id.span, format!("`{}` has an effect of another family", *title.id));
        }
        let entered = title.lasting == Some(Lasting::UntilEntered);
        if entered != (title.effect == Effect::Call) {
            faults.at(
                CHARTS,
                &title.id.span,
                "a card that calls reinforcements, and no other, lasts until they entered",
            );
        }
        titles.push(CardSpec {
            id: title.id.to_string(),
            number: *title.number,
            family: title.family,
            copies: title.copies,
            allowance: title.allowance.map(|points| points.min(30)),
            points: title.points,
            lasting: title.lasting,
            effect: title.effect,
        });
    }
    // Cards of mode are played in the order of their numbers.
    titles.sort_by_key(|title| title.number);
    CardChart { titles, night: *file.cards.night, rounds: *file.cards.rounds }
}

/// The cards of a scenario, if it has some.
pub(super) fn deal(
    entry: &ScenarioEntry,
    scope: &Scope<'_>,
    cards: &CardChart,
    faults: &mut Faults<'_>,
) -> Option<DealSpec> {
    let (deal, sides) = (entry.cards.as_ref()?, scope.sides);
    let mut removed = [Vec::new(), Vec::new()];
    for out in &deal.removed {
        let ids = cards.titles.iter().map(|title| title.id.as_str());
        let Some(card) = ids.clone().position(|id| id == out.card.as_str()) else {
            let what = format!("there is no card `{}`", *out.card);
            faults.at(SCENARIOS, &out.card.span, nearest(what, &out.card, ids));
            continue;
        };
        let count = out.copies.unwrap_or(u8::MAX);
        let when = scope.when(out.when.as_ref(), faults);
        for (side, key) in sides.iter().enumerate() {
            if out.side.as_ref().is_none_or(|name| name.as_str() == key) {
                removed[side].push((card, count, when));
            }
        }
        if let Some(name) = out.side.as_ref().filter(|name| !sides.iter().any(|key| key == name.as_str())) {
            faults.at(SCENARIOS, &name.span, format!("there is no side `{}`", **name));
        }
    }
    Some(DealSpec { modes: *deal.modes, bonus: *deal.bonus, removed })
}
