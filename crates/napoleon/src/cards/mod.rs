//! Chapter 24: cards. *Secret: a hand, and a bag that dice draw from.*
//!
//! Cards are data ([`spec`]): figures, and an effect out of a list that the rules know. A side
//! draws and plays in its card segment ([`segment`]). Cards of mode change the set-up ([`modes`],
//! [`forces`]), those of arrival the reinforcements ([`arrivals`]), those of tactics a combat
//! ([`tactics`]). What the others change is asked for where the rule stands that they change
//! ([`status`]).

pub mod arrivals;
pub mod deck;
mod forces;
mod modes;
pub mod secrets;
mod segment;
pub mod spec;
mod status;
pub mod tactics;

use hexes::Hex;
use kernel::{Journal, Refusal, Side, Viewer};
use serde::{Deserialize, Serialize};

use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, not_now};
use crate::engine::question::Question;

pub use deck::Cards;
pub use tactics::Clash;

/// The steps of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardStep {
    /// A side plays a card in its segment.
    Card(Side),
    /// It says what the card is for.
    CardAim {
        /// Whose.
        side: Side,
        /// Which.
        card: u8,
    },
    /// A side may play a tactics card.
    Tactics {
        /// Who is asked.
        by: Side,
        /// Who attacks.
        side: Side,
        /// In what.
        clash: Clash,
    },
    /// The dice of shock are rolled, after those cards.
    ShockDice {
        /// Who attacks.
        side: Side,
        /// Which attack.
        number: u8,
        /// It is for a chateau.
        chateau: bool,
    },
    /// Batteries fire, after those cards.
    Volley {
        /// Whose.
        side: Side,
        /// At which hex.
        at: Hex,
        /// Which.
        guns: Pieces,
    },
    /// Cavalry charges, after those cards.
    Onset {
        /// Whose.
        side: Side,
        /// Which hex.
        at: Hex,
        /// Who.
        riders: Pieces,
    },
}

/// The orders of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardOrder {
    /// This card is played.
    PlayCard(u8),
    /// The card is for this column.
    PickColumn(u8),
    /// A column comes by another entry.
    Reroute {
        /// The column.
        column: u8,
        /// The entry, by its place on the board's list.
        entry: u8,
    },
    /// The force of this hex is shown.
    Survey(Hex),
    /// What the card allows is done.
    Enact,
    /// It is not; or no card is played.
    Forgo,
}

impl CardOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            CardOrder::PlayCard(_) | CardOrder::Enact | CardOrder::Forgo => Named::default(),
            CardOrder::PickColumn(column) | CardOrder::Reroute { column, .. } => Named::number(column),
            CardOrder::Survey(hex) => Named::hex(hex),
        }
    }
}

/// What cards ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardQuestion {
    /// Which card is played.
    Card,
    /// What it is for.
    CardAim,
    /// Whether a tactics card is played.
    Tactics,
}

/// What cards bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum CardEvent {
    ModesDrawn { side: Side, count: u8 },
    ModesLeft { side: Side, count: u8 },
    CardDrawn { side: Side, card: Option<u8> },
    CardPlayed { side: Side, card: u8, allowance: [u8; 2] },
    CardVoid { side: Side, card: u8 },
    CardOpen { side: Side, card: u8, die: u8, turns: u8 },
    CardLapsed { side: Side, card: u8 },
    CardGone { side: Side, card: u8 },
    CardSeen { side: Side, card: Option<u8> },
    GoalRead { side: Side, from: Hex, to: Hex },
    CardsScored { side: Side, points: i16 },
    CardsShuffled { side: Side, count: u8 },
    TacticPlayed { side: Side, card: u8 },
    ForcePicked { side: Side, number: u8, pieces: Pieces },
    NoForcePicked { side: Side, forces: u8 },
    ColumnFormed { side: Side, pieces: Pieces },
    Scattered { side: Side, die: u8, pieces: Pieces },
    Refilled { side: Side, pieces: Pieces },
    FellAsleep { side: Side, pieces: Pieces },
    Awoke { side: Side, piece: PieceId, die: u8, awake: bool },
    AllAwake { side: Side },
    Hastened { side: Side, number: u8 },
    PutOff { side: Side, number: u8 },
    Rerouted { side: Side, number: u8, entry: u8 },
}

impl CardEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            CardEvent::ModesDrawn { side, .. }
            | CardEvent::ModesLeft { side, .. }
            | CardEvent::CardDrawn { side, .. }
            | CardEvent::CardPlayed { side, .. }
            | CardEvent::CardVoid { side, .. }
            | CardEvent::CardOpen { side, .. }
            | CardEvent::CardLapsed { side, .. }
            | CardEvent::CardGone { side, .. }
            | CardEvent::CardSeen { side, .. }
            | CardEvent::GoalRead { side, .. }
            | CardEvent::CardsScored { side, .. }
            | CardEvent::CardsShuffled { side, .. }
            | CardEvent::TacticPlayed { side, .. }
            | CardEvent::ForcePicked { side, .. }
            | CardEvent::NoForcePicked { side, .. }
            | CardEvent::ColumnFormed { side, .. }
            | CardEvent::Scattered { side, .. }
            | CardEvent::Refilled { side, .. }
            | CardEvent::FellAsleep { side, .. }
            | CardEvent::Awoke { side, .. }
            | CardEvent::AllAwake { side }
            | CardEvent::Hastened { side, .. }
            | CardEvent::PutOff { side, .. }
            | CardEvent::Rerouted { side, .. } => *side,
        }
    }

    /// The event as a viewer may hear it: hands are secret, and so are the faces of hidden forces.
    pub(crate) fn told(&self, viewer: Viewer, hides: bool) -> Option<CardEvent> {
        let ours = viewer.is(self.side());
        let mut told = self.clone();
        match &mut told {
            CardEvent::CardDrawn { card, .. } if !ours => *card = None,
            // The enemy has shown it, and knows it.
            CardEvent::CardSeen { card, .. } if viewer == Viewer::Onlooker => *card = None,
            CardEvent::GoalRead { .. } if viewer == Viewer::Onlooker => return None,
            CardEvent::Awoke { .. } if !ours && hides => return None,
            CardEvent::ForcePicked { pieces, .. }
            | CardEvent::ColumnFormed { pieces, .. }
            | CardEvent::Scattered { pieces, .. }
            | CardEvent::Refilled { pieces, .. }
            | CardEvent::FellAsleep { pieces, .. }
                if !ours && hides =>
            {
                *pieces = Pieces::NONE;
            }
            _ => {}
        }
        Some(told)
    }
}

impl Field<'_> {
    pub(crate) fn card_asks(&self, step: CardStep) -> (Side, Question) {
        match step {
            CardStep::Card(side) => (side, CardQuestion::Card.into()),
            CardStep::CardAim { side, .. } => (side, CardQuestion::CardAim.into()),
            CardStep::Tactics { by, .. } => (by, CardQuestion::Tactics.into()),
            CardStep::ShockDice { side, .. } | CardStep::Volley { side, .. } | CardStep::Onset { side, .. } => {
                (side, CardQuestion::Tactics.into())
            }
        }
    }

    pub(crate) fn card_orders(&self, step: CardStep, out: &mut Vec<Order>) {
        let mut list = |order: CardOrder| {
            if self.check_card(step, order.into()).is_ok() {
                out.push(order.into());
            }
        };
        match step {
            CardStep::Card(side) => {
                self.position.cards.decks[side].hand.titles().for_each(|card| list(CardOrder::PlayCard(card)));
            }
            CardStep::CardAim { side, .. } => {
                let columns = self.battle.scenario.arrivals.len() as u8;
                for column in 0..columns {
                    list(CardOrder::PickColumn(column));
                    let entries = self.battle.board.entries.len() as u8;
                    (0..entries).for_each(|entry| list(CardOrder::Reroute { column, entry }));
                }
                let forces = self.hexes_of(self.hidden(side.enemy()));
                forces.iter().for_each(|hex| list(CardOrder::Survey(hex)));
                list(CardOrder::Enact);
                list(CardOrder::Forgo);
            }
            CardStep::Tactics { by, .. } => {
                self.position.cards.decks[by].hand.titles().for_each(|card| list(CardOrder::PlayCard(card)));
                list(CardOrder::Forgo);
            }
            CardStep::ShockDice { .. } | CardStep::Volley { .. } | CardStep::Onset { .. } => {}
        }
    }

    pub(crate) fn check_card(&self, step: CardStep, order: Order) -> Result<(), Refusal> {
        let Order::Card(order) = order else { return Err(self.in_card_segment(step)) };
        match (step, order) {
            (CardStep::Card(side), CardOrder::PlayCard(card)) => self.may_play(side, card),
            (CardStep::Card(_), _) => Err(self.in_card_segment(step)),
            (CardStep::CardAim { side, card }, order) => self.may_aim_card(side, card, order),
            (CardStep::Tactics { by, side, clash }, CardOrder::PlayCard(card)) => {
                self.may_play_tactic(by, side, clash, card)
            }
            (CardStep::Tactics { .. }, CardOrder::Forgo) => Ok(()),
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn run_card(&mut self, step: CardStep) -> bool {
        match step {
            CardStep::Card(_) | CardStep::CardAim { .. } => false,
            CardStep::Tactics { by, side, clash } => self.run_tactics(by, side, clash),
            CardStep::ShockDice { side, number, chateau } => {
                self.done();
                self.roll_shock(side, number, chateau);
                true
            }
            CardStep::Volley { side, at, guns } => {
                self.done();
                self.fire(side, at, guns);
                true
            }
            CardStep::Onset { side, at, riders } => {
                self.done();
                self.sound(side, at, riders);
                true
            }
        }
    }

    pub(crate) fn obey_card(&mut self, step: CardStep, order: Order) {
        let Order::Card(order) = order else { return };
        match (step, order) {
            (CardStep::Card(side), CardOrder::PlayCard(card)) => self.play_card(side, card),
            (CardStep::CardAim { side, card }, order) => self.aim_card(side, card, order),
            (CardStep::Tactics { by, .. }, CardOrder::PlayCard(card)) => self.play_tactic(by, card),
            _ => self.done(),
        }
    }
}
