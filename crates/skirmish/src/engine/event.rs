//! What can happen, and who hears of it.

use kernel::{Side, Tally, Viewer};
use serde::Serialize;

use crate::cards::Card;
use crate::engine::battle::Battle;
use crate::mixing::Face;
use crate::wings::What;

/// One thing that happened. Parts that not everybody may hear are optional.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "sides, tokens, fields, dice: the names say what they are")]
pub enum Event {
    /// The tokens were shuffled and laid out.
    Deployed { side: Side, faces: Option<Vec<Face>> },
    /// Drums and counters were dealt.
    Dealt { side: Side, ranks: Option<Vec<u8>>, counters: Option<Vec<What>> },
    /// A round began.
    Round { round: u8 },
    /// The tokens of a field were mixed.
    Shuffled { side: Side, field: u8, faces: Option<Vec<Face>> },
    /// The captain was among those mixed; only its own side hears it.
    CaptainMixed { side: Side },
    /// A token was turned over.
    Shown { token: u8, face: Face },
    /// A token advanced.
    Advanced { token: u8, to: u8 },
    /// A token waded through the ford.
    Waded { token: u8, die: u8, stuck: bool },
    /// A token was challenged.
    Challenged { token: u8, target: u8 },
    /// A scout slipped away.
    Slipped { token: u8, to: u8 },
    /// A challenged token stood.
    Stood { token: u8 },
    /// A duel was fought.
    Duel { token: u8, target: u8, faces: [Face; 2], tally: Box<Tally>, die: u8, removed: u8 },
    /// A volley was fired.
    Shot { side: Side, die: u8, points: i16 },
    /// A token came to the guard; only its own side hears it.
    Joined { token: u8 },
    /// The guard went.
    Guarded { side: Side, count: i16 },
    /// A token was posted; only its own side hears it.
    Posted { token: u8 },
    /// A side is ready.
    Prepared { side: Side },
    /// A screen fell: who stands where.
    ScreenFell { side: Side, posted: Vec<u8> },
    /// A goal was written; only its own side hears it.
    Written { side: Side, goal: u8 },
    /// A courier rode on; so many goals are still possible.
    Rode { side: Side, at: u8, goals: u8 },
    /// A courier delivered.
    Delivered { side: Side, at: u8 },
    /// A drum was beaten.
    Beaten { drum: u8, rank: u8 },
    /// A counter marched.
    Marched { counter: u8, pace: u8, to: u8 },
    /// A counter was turned over.
    Spotted { counter: u8, what: What },
    /// A wagon was hauled.
    Hauled { wagon: u8, to: u8 },
    /// A company changed wagons; only its own side hears it.
    Carried { side: Side, company: u8 },
    /// A wagon was raided.
    Raided { token: u8, wagon: u8, companies: Vec<u8> },
    /// A card was drawn.
    Drawn { side: Side, card: Option<Card> },
    /// A card was played.
    Played { side: Side, card: Card },
    /// A spy looked at a card of the enemy's hand.
    Spied { side: Side, place: u8, card: Option<Card> },
    /// A turn ended.
    TurnEnded { side: Side },
}

impl Event {
    /// The event as a viewer may hear it.
    pub fn told(&self, battle: &Battle, viewer: Viewer) -> Option<Event> {
        let sees = |side: Side| battle.sees(viewer, side);
        match self.clone() {
            Event::Deployed { side, faces } => Some(Event::Deployed { side, faces: faces.filter(|_| sees(side)) }),
            Event::Dealt { side, ranks, counters } => Some(Event::Dealt {
                side,
                ranks: ranks.filter(|_| sees(side)),
                counters: counters.filter(|_| sees(side)),
            }),
            Event::Shuffled { side, field, faces } => {
                Some(Event::Shuffled { side, field, faces: faces.filter(|_| sees(side)) })
            }
            Event::Drawn { side, card } => Some(Event::Drawn { side, card: card.filter(|_| sees(side)) }),
            // The one who looks and the one who is looked at; onlookers hear that it was done.
            Event::Spied { side, place, card } => {
                let card = card.filter(|_| sees(side) || sees(side.enemy()));
                Some(Event::Spied { side, place, card })
            }
            Event::CaptainMixed { side } | Event::Written { side, .. } | Event::Carried { side, .. } => {
                sees(side).then(|| self.clone())
            }
            Event::Joined { token } | Event::Posted { token } => sees(battle.owner(token)).then(|| self.clone()),
            open => Some(open),
        }
    }
}
