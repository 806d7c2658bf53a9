//! The contract that every rules system fulfils.

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use crate::cite::Cite;
use crate::dice::Dice;
use crate::journal::Journal;
use crate::label::Label;
use crate::modifier::Tally;
use crate::refusal::Refusal;

/// A side of a battle. It is written as a number, 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, serde::Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Side {
    /// The one that the pack names first.
    First,
    /// The other one.
    Second,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The side of a number; whatever is not 0 is the second.
    #[inline]
    pub const fn of(number: u8) -> Side {
        if number == 0 { Side::First } else { Side::Second }
    }

    /// As a number, 0 or 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The other one.
    #[must_use]
    #[inline]
    pub const fn enemy(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl From<Side> for u8 {
    fn from(side: Side) -> u8 {
        side.number()
    }
}

impl TryFrom<u8> for Side {
    type Error = String;

    fn try_from(number: u8) -> Result<Side, String> {
        match number {
            0 => Ok(Side::First),
            1 => Ok(Side::Second),
            _ => Err(format!("there is no side {number}: it is 0 or 1")),
        }
    }
}

/// Who looks at a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// A side.
    Side(Side),
    /// Somebody who plays neither.
    Onlooker,
}

impl Viewer {
    /// Everybody who may look.
    pub const ALL: [Viewer; 3] = [Viewer::Side(Side::First), Viewer::Side(Side::Second), Viewer::Onlooker];

    /// His place in [`Viewer::ALL`], for small arrays.
    pub fn index(self) -> usize {
        match self {
            Viewer::Side(side) => side.index(),
            Viewer::Onlooker => Side::BOTH.len(),
        }
    }

    /// Whether this viewer is that side.
    pub fn is(self, side: Side) -> bool {
        self == Viewer::Side(side)
    }
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner, if there is one.
    pub winner: Option<Side>,
    /// The paragraph that decided.
    pub cite: Cite,
    /// The key of the message.
    pub reason: &'static str,
}

/// Who has to give the next order, and what for; or the outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision<Q> {
    /// A side is asked.
    Asks {
        /// Who.
        side: Side,
        /// What for.
        question: Q,
    },
    /// The battle is over.
    Over(Outcome),
}

impl<Q> Decision<Q> {
    /// The side that is asked, unless the battle is over.
    pub fn side(&self) -> Option<Side> {
        match self {
            Decision::Asks { side, .. } => Some(*side),
            Decision::Over(_) => None,
        }
    }

    /// The outcome, once the battle is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Decision::Asks { .. } => None,
            Decision::Over(outcome) => Some(*outcome),
        }
    }
}

/// Whether `orders` lists every legal order, or a rich sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listing {
    /// Every legal order.
    Complete,
    /// A sample; `check` accepts more.
    Sample,
}

/// A gesture of a person and the orders that carry it out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan<O, P> {
    /// The orders, first to last.
    pub orders: Vec<O>,
    /// Where it leads.
    pub target: P,
    /// What it costs, in the system's currency.
    pub cost: u8,
    /// The key of the message that names it.
    pub gesture: &'static str,
    /// The paragraph that allows it.
    pub cite: Cite,
}

/// What an order will bring, as far as the asking side can know.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Preview {
    /// Sums with their parts, each under the key of a heading.
    pub sums: Vec<(&'static str, Tally)>,
    /// Possible results: the key of a message, a number for it, the chance.
    pub chances: Vec<Chance>,
    /// What stands above it, such as the column of a chart.
    pub headline: Option<Label>,
    /// Possible results that take more words.
    pub results: Vec<(Label, f64)>,
    /// What signs in the results mean, with their paragraphs.
    pub notes: Vec<(Label, Cite)>,
}

/// One possible result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// The key of the message.
    pub result: &'static str,
    /// By how much.
    pub amount: i16,
    /// How likely.
    pub chance: f64,
}

/// The contract that every rules system fulfils.
pub trait System: Sized + Send + Sync + 'static {
    /// What never changes while it is played.
    type Battle: Send + Sync;
    /// What does change.
    type Position: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// One decision of one side.
    type Order: Copy + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// One thing that happened.
    type Event: Clone + PartialEq + Debug + Send + Sync + Serialize;
    /// All that a viewer sees and remembers.
    type View: Clone + Eq + Debug + Send + Sync + Serialize;
    /// What an order is asked for.
    type Question: Copy + Eq + Debug + Send + Sync;
    /// A piece or place that plans are asked for.
    type Subject: Copy + Eq + Debug;

    /// The name of the system, as in citations.
    const NAME: &'static str;
    /// The revision of the rules; raised exactly when perft or a golden replay changes.
    const RULES: u16;
    /// Whether `orders` is complete.
    const LISTING: Listing;

    /// Sets the battle up, as far as the first decision.
    fn open(battle: &Self::Battle, dice: &mut Dice, journal: &mut impl Journal<Self::Event>) -> Self::Position;

    /// Who has to decide what.
    fn to_decide(battle: &Self::Battle, position: &Self::Position) -> Decision<Self::Question>;

    /// Lists the legal orders.
    fn orders(battle: &Self::Battle, position: &Self::Position, out: &mut Vec<Self::Order>);

    /// Whether an order of the deciding side is legal; changes nothing.
    ///
    /// # Errors
    /// The refusal says which paragraph forbids the order.
    fn check(battle: &Self::Battle, position: &Self::Position, order: Self::Order) -> Result<(), Refusal>;

    /// Carries a checked order out, as far as the next decision.
    fn carry_out(
        battle: &Self::Battle,
        position: &mut Self::Position,
        order: Self::Order,
        dice: &mut Dice,
        journal: &mut impl Journal<Self::Event>,
    );

    /// The turn that is played, as everybody counts. What a side proposes lapses by it, so a system
    /// in which turns go by should say.
    fn turn(_battle: &Self::Battle, _position: &Self::Position) -> u32 {
        0
    }

    /// Whether nobody but the side that gives an order learns that it was given: a piece joins a
    /// group that is seen only when it goes. Such orders are not counted for others, else the count
    /// would tell them how large the group is.
    fn is_unseen(_battle: &Self::Battle, _order: Self::Order) -> bool {
        false
    }

    /// What a viewer sees and remembers: built by adding what he may know, never by deleting.
    fn view(battle: &Self::Battle, position: &Self::Position, viewer: Viewer) -> Self::View;

    /// An event as a viewer may hear it.
    fn tell(battle: &Self::Battle, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// A position that agrees with a view: hidden faces are dealt out at random inside their lots.
    fn imagine(battle: &Self::Battle, view: &Self::View, dice: &mut Dice) -> Self::Position;

    /// What a piece or place can do.
    fn plans(
        battle: &Self::Battle,
        view: &Self::View,
        subject: Self::Subject,
        out: &mut Vec<Plan<Self::Order, Self::Subject>>,
    );

    /// What an order will bring, as far as the viewer can know.
    fn preview(battle: &Self::Battle, view: &Self::View, order: Self::Order) -> Preview;

    /// How good a position looks for a side, from -1 to 1.
    fn appraise(battle: &Self::Battle, position: &Self::Position, side: Side) -> f32;

    /// How often somebody has learned something hidden, the owner of a card he draws
    /// included: whatever was seen that makes some world impossible counts.
    fn disclosures(_position: &Self::Position) -> u32 {
        0
    }

    /// How often this viewer has learned something hidden. Where it did not rise nothing may look
    /// different to him, though others have learned something: the owner of a card that he draws, a
    /// side whose spy has looked. A side can take an order back unless it has learned something by
    /// it; what it has shown of itself it may regret. Unless a system says more, everybody learns
    /// whatever anybody does.
    fn learned(position: &Self::Position, _viewer: Viewer) -> u32 {
        Self::disclosures(position)
    }

    /// Whatever must hold in every position: pieces conserved, limits kept.
    ///
    /// # Errors
    /// Says what does not hold.
    fn audit(battle: &Self::Battle, position: &Self::Position) -> Result<(), String>;
}

/// Checks an order and carries it out.
///
/// # Errors
/// The refusal, if the order is not legal; nothing has changed then.
pub fn obey<S: System>(
    battle: &S::Battle,
    position: &mut S::Position,
    order: S::Order,
    dice: &mut Dice,
    journal: &mut impl Journal<S::Event>,
) -> Result<(), Refusal> {
    S::check(battle, position, order)?;
    S::carry_out(battle, position, order, dice, journal);
    Ok(())
}
