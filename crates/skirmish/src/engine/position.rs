//! What does change.

use kernel::lots::each;
use kernel::{BySide, Lots, Side, Tokens, Viewer};
use serde::{Deserialize, Serialize};

use crate::cards::Hand;
use crate::courier::Courier;
use crate::drums::Drum;
use crate::engine::battle::Battle;
use crate::mixing::Face;
use crate::wagons::Train;
use crate::wings::Counter;

/// A step that waits for somebody. Where none does, it is the mover's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// A side sets up behind its screen.
    SetUp(Side),
    /// The challenged side is asked whether its token slips away.
    Reaction {
        /// Who challenges.
        token: u8,
        /// Who is challenged.
        target: u8,
    },
    /// A side that was shot at calls its guard.
    Guard(Side),
}

impl Default for Step {
    fn default() -> Self {
        Step::SetUp(Side::First)
    }
}

/// The stack of pending steps. One is the most there ever is; a test proves it.
pub type Agenda = kernel::Agenda<Step, 4>;

/// Whose turn it is, and what is left of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// The round, counted from one.
    pub round: u8,
    /// Whose turn it is.
    pub mover: Side,
    /// The actions left.
    pub actions: u8,
    /// Nothing has been ordered yet this turn.
    pub fresh: bool,
    /// A volley was fired this turn.
    pub shot: bool,
    /// A drum was beaten this turn.
    pub drummed: bool,
}

impl Clock {
    /// The beginning of a turn.
    pub fn turn(battle: &Battle, round: u8, mover: Side) -> Self {
        Clock { round, mover, actions: battle.spec.actions, fresh: true, shot: false, drummed: false }
    }
}

/// What does change. Who sees what of it is said in `view`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    /// The field of each token; nothing once it is removed.
    pub fields: Vec<Option<u8>>,
    /// The face of each token.
    pub faces: Vec<Face>,
    /// Which tokens others cannot tell apart, and how often everybody has learned something.
    pub lots: Lots,
    /// How often each side alone has learned something.
    pub private: BySide<u32>,
    /// Whose turn it is.
    pub clock: Clock,
    /// Points scored.
    pub score: BySide<i16>,
    /// Steps inside steps, the innermost last.
    pub agenda: Agenda,
    /// The tokens that have been called to the guard.
    pub guard: Tokens,
    /// Whose screen stands.
    pub screens: BySide<bool>,
    /// The couriers.
    pub couriers: BySide<Courier>,
    /// The drums of each side.
    pub drums: BySide<Vec<Drum>>,
    /// The counters of each side.
    pub wings: BySide<Vec<Counter>>,
    /// The wagons of each side.
    pub trains: BySide<Train>,
    /// The cards of each side.
    pub hands: BySide<Hand>,
}

impl Position {
    /// Where a token stands.
    pub fn field(&self, token: u8) -> Option<u8> {
        self.fields.get(usize::from(token)).copied().flatten()
    }

    /// The tokens of a side on a field.
    pub fn standing(&self, battle: &Battle, side: Side, field: u8) -> impl Iterator<Item = u8> + '_ {
        each(battle.tokens(side)).filter(move |token| self.field(*token) == Some(field))
    }

    /// How often a viewer has learned something hidden.
    pub fn learned(&self, viewer: Viewer) -> u32 {
        let alone = Side::BOTH.into_iter().filter(|side| viewer.is(*side)).map(|side| self.private[side]);
        self.lots.disclosures() + alone.sum::<u32>()
    }

    /// Whether a field is free of a side's tokens.
    pub fn is_free_of(&self, battle: &Battle, side: Side, field: u8) -> bool {
        self.standing(battle, side, field).next().is_none()
    }

    /// How many tokens a side has left.
    pub fn left(&self, battle: &Battle, side: Side) -> u8 {
        each(battle.tokens(side)).filter(|token| self.field(*token).is_some()).count() as u8
    }

    /// Whatever must hold in every position.
    ///
    /// # Errors
    /// Says what does not hold.
    pub fn audit(&self, battle: &Battle) -> Result<(), String> {
        for side in Side::BOTH {
            let mut faces: Vec<Face> = each(battle.tokens(side)).map(|token| self.faces[usize::from(token)]).collect();
            let mut printed = battle.spec.faces[side.index()].clone();
            faces.sort_unstable();
            printed.sort_unstable();
            if faces != printed {
                return Err(format!("the tokens of side {} are others than it set out with", side.number()));
            }
            self.hands[side].audit(&battle.spec.cards)?;
            Courier::audit(&self.couriers[side], battle)?;
            Counter::audit(&self.wings[side])?;
        }
        for field in 0..battle.spec.length {
            if Side::BOTH.iter().all(|side| !self.is_free_of(battle, *side, field)) {
                return Err(format!("both sides stand on field {field}"));
            }
        }
        if self.agenda.depth() > 1 {
            return Err("the agenda is too deep".into());
        }
        let removed = |token: &u8| self.field(*token).is_none();
        match (0..battle.count()).filter(removed).find(|token| !self.lots.is_known(*token)) {
            Some(token) => Err(format!("token {token} was removed and never shown")),
            None => Ok(()),
        }
    }
}

// A size that is pinned: clones and lists are made all the time.
const _: () = assert!(size_of::<Step>() <= 3);
const _: () = assert!(size_of::<Position>() <= 512);
