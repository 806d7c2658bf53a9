//! What the sides say to each other beside the rules: that one gives up, that both end the battle,
//! that one has asked for a hint. Every word is an entry of the record.

use serde::{Deserialize, Serialize};

use crate::cite::Cite;
use crate::system::{Outcome, Side};

/// Something a side says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Word {
    /// It gives the battle up.
    Resign,
    /// It proposes to end the battle.
    Propose {
        /// Who shall have won; nobody in a draw.
        winner: Option<Side>,
    },
    /// It agrees to what the other side proposes.
    Accept {
        /// The same as in the proposal, so that nobody agrees to something else.
        winner: Option<Side>,
    },
    /// It fights on.
    Decline,
    /// It takes its own proposal back.
    Withdraw,
    /// It has asked what a general would do.
    Hint,
}

/// Why a word is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsaid {
    /// The other side proposes nothing of the kind.
    NothingProposed,
    /// The side has proposed something in this turn already.
    ProposedAlready,
}

impl Unsaid {
    /// The key of the message.
    pub(crate) const fn reason(self) -> &'static str {
        match self {
            Unsaid::NothingProposed => "table-nothing-proposed",
            Unsaid::ProposedAlready => "table-proposed-already",
        }
    }
}

/// An end that is proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// By whom.
    pub by: Side,
    /// Who shall have won; nobody in a draw.
    pub winner: Option<Side>,
    /// In which turn.
    pub turn: u32,
}

/// How the sides have ended a battle themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Accord {
    /// One has given up.
    Resigned(Side),
    /// Both have agreed who has won, or that nobody has.
    Agreed(Option<Side>),
}

impl Accord {
    /// As the outcome of the battle. It rests on no paragraph.
    pub fn outcome(self) -> Outcome {
        let (winner, reason) = match self {
            Accord::Resigned(side) => (Some(side.enemy()), "table-ended-resigned"),
            Accord::Agreed(Some(side)) => (Some(side), "table-ended-agreed"),
            Accord::Agreed(None) => (None, "table-ended-draw"),
        };
        Outcome { winner, cite: Cite(""), reason }
    }
}

/// What has been said so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Parley {
    open: Option<Proposal>,
    /// The turn in which each side has proposed something last.
    proposed: [Option<u32>; 2],
    /// How many hints each side has asked for.
    hints: [u32; 2],
    accord: Option<Accord>,
}

impl Parley {
    /// The end that the sides have come to themselves.
    pub(crate) fn accord(&self) -> Option<Accord> {
        self.accord
    }

    /// How many hints a side has asked for.
    pub(crate) fn hints(&self, side: Side) -> u32 {
        self.hints[side.index()]
    }

    /// What is proposed. It lapses at the end of the turn after the one in which it was said.
    pub(crate) fn proposal(&self, turn: u32) -> Option<Proposal> {
        self.open.filter(|open| self.accord.is_none() && turn <= open.turn.saturating_add(1))
    }

    /// Whether a side may propose something: once a turn.
    pub(crate) fn may_propose(&self, side: Side, turn: u32) -> bool {
        self.accord.is_none() && self.proposed[side.index()] != Some(turn)
    }

    /// The same after a word of a side.
    pub(crate) fn after(mut self, side: Side, word: Word, turn: u32) -> Result<Parley, Unsaid> {
        let open = self.proposal(turn);
        let of = |whose: Side| open.filter(|open| open.by == whose);
        match word {
            Word::Resign => self.accord = Some(Accord::Resigned(side)),
            // Who proposes what the other proposes agrees to it.
            Word::Propose { winner } if of(side.enemy()).is_some_and(|open| open.winner == winner) => {
                self.accord = Some(Accord::Agreed(winner));
            }
            Word::Propose { winner } => {
                if !self.may_propose(side, turn) {
                    return Err(Unsaid::ProposedAlready);
                }
                self.open = Some(Proposal { by: side, winner, turn });
                self.proposed[side.index()] = Some(turn);
            }
            Word::Accept { winner } => {
                of(side.enemy()).filter(|open| open.winner == winner).ok_or(Unsaid::NothingProposed)?;
                self.accord = Some(Accord::Agreed(winner));
            }
            Word::Decline => {
                of(side.enemy()).ok_or(Unsaid::NothingProposed)?;
                self.open = None;
            }
            Word::Withdraw => {
                of(side).ok_or(Unsaid::NothingProposed)?;
                self.open = None;
            }
            Word::Hint => self.hints[side.index()] += 1,
        }
        Ok(self)
    }
}
