//! What can be ordered, and what is asked.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::engine::battle::Battle;

/// One decision of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Mixes the tokens of a field (3.1).
    Shuffle(u8),
    /// Moves a token one field on (2.1).
    Advance(u8),
    /// Turns a token over (3.4).
    Show(u8),
    /// Challenges an enemy on a neighbouring field (4.1).
    Challenge {
        /// Who challenges.
        token: u8,
        /// Who is challenged.
        target: u8,
    },
    /// A challenged scout gets away (5.1).
    Slip,
    /// A challenged token stays (5.2).
    Stand,
    /// Fires a volley (7.1).
    Shoot,
    /// Calls a token to the guard (7.3).
    Join(u8),
    /// The guard goes (7.4).
    Go,
    /// Posts a token behind the screen (8.2).
    Post(u8),
    /// The side is ready (8.4).
    Ready,
    /// Writes the goal of the courier, by its number (9.1).
    Write(u8),
    /// The courier rides on (9.3).
    Ride,
    /// The courier delivers (9.6).
    Deliver,
    /// Beats a drum (10.2).
    Beat(u8),
    /// Marches a counter (11.2).
    March {
        /// Which.
        counter: u8,
        /// How many fields.
        pace: u8,
    },
    /// Hauls a wagon (12.2).
    Haul(u8),
    /// A company changes wagons (12.3).
    Carry(u8),
    /// Raids an enemy wagon (12.4).
    Raid {
        /// By whom.
        token: u8,
        /// Which.
        wagon: u8,
    },
    /// Draws a card (13.1).
    Draw,
    /// Plays a card (13.3).
    Play(Card),
    /// Nothing more this turn (2.3).
    EndTurn,
}

const _: () = assert!(size_of::<Order>() <= 4);

impl Order {
    /// Whether nobody but its side learns that it was given.
    pub fn is_unseen(self) -> bool {
        matches!(self, Order::Join(_) | Order::Post(_) | Order::Write(_) | Order::Carry(_))
    }

    /// Every order that could ever be given in a battle, in the order in which they are listed.
    pub fn all(battle: &Battle) -> impl Iterator<Item = Order> + '_ {
        let tokens = 0..battle.count();
        let pairs = tokens.clone().flat_map(|token| (0..battle.count()).map(move |target| (token, target)));
        let raids = tokens.clone().flat_map(|token| (0..4).map(move |wagon| Order::Raid { token, wagon }));
        (0..battle.spec.length)
            .map(Order::Shuffle)
            .chain(tokens.clone().map(Order::Advance))
            .chain(tokens.clone().map(Order::Show))
            .chain(pairs.map(|(token, target)| Order::Challenge { token, target }))
            .chain([Order::Slip, Order::Stand, Order::Shoot])
            .chain(tokens.clone().map(Order::Join))
            .chain([Order::Go])
            .chain(tokens.map(Order::Post))
            .chain((0..battle.spec.goals.len() as u8).map(Order::Write))
            .chain([Order::Ready, Order::Ride, Order::Deliver])
            .chain((0..6).map(Order::Beat))
            .chain((0..6).flat_map(|counter| [1, 2].map(|pace| Order::March { counter, pace })))
            .chain((0..4).map(Order::Haul))
            .chain((0..battle.spec.companies).map(Order::Carry))
            .chain(raids)
            .chain([Order::Draw])
            .chain(Card::ALL.map(Order::Play))
            .chain([Order::EndTurn])
    }
}

/// What an order is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// What to do behind the screen.
    SetUp,
    /// What to do next.
    Turn,
    /// Whether the challenged token slips away.
    Reaction {
        /// The challenged token.
        target: u8,
    },
    /// Who comes to the guard.
    Guard,
}
