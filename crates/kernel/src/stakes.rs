//! What a battle is fought for: what wins, what is counted, which places matter.

use serde::Serialize;
use ts_rs::TS;

use crate::cite::Cite;
use crate::label::Label;

/// What wins, and who is how near. All of it is public: every viewer is shown the same.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Stakes {
    /// What wins, one sentence after the other.
    pub goals: Vec<StakeGoal>,
    /// What it would come to if the battle ended now.
    pub now: Option<Label>,
    /// Who would win then.
    pub ahead: Option<String>,
    /// What is counted, side by side.
    pub counts: Vec<StakeCount>,
    /// The places that matter.
    pub places: Vec<StakePlace>,
    /// Levels of victory, in the order in which they are tried; the first that fits holds.
    pub levels: Vec<StakeLevel>,
    /// What else counts, one sentence after the other.
    pub terms: Vec<Label>,
}

/// A sentence that says what wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct StakeGoal {
    /// The sentence.
    pub label: Label,
    /// The paragraph.
    pub cites: String,
}

/// Something that is counted for a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct StakeCount {
    /// The side.
    pub side: String,
    /// What is counted.
    pub label: Label,
    /// So much.
    pub at: i32,
    /// Of so much, where there is a mark to be reached or kept.
    pub of: Option<i32>,
    /// Whether it is bad for the side to have much of it.
    pub harms: bool,
    /// The mark was reached, for good or bad.
    pub reached: bool,
}

/// A place that matters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct StakePlace {
    /// Its board ids.
    pub ids: Vec<String>,
    /// What it is called.
    pub name: Label,
    /// What it is worth, to whom.
    pub worth: Vec<Label>,
    /// Who has it.
    pub holder: Option<String>,
    /// A sign of its own on the board: the colour of a star.
    #[ts(type = "'red' | 'green' | 'blue' | null")]
    pub sign: Option<&'static str>,
}

/// A level of victory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct StakeLevel {
    /// What it is called.
    pub label: Label,
    /// What it needs, all of it.
    pub needs: Vec<Label>,
    /// Whose victory it is; nobody's if it is a draw.
    pub winner: Option<String>,
    /// It would be this one now.
    pub now: bool,
}

impl StakeGoal {
    /// A sentence with its paragraph.
    pub fn new(label: Label, cite: Cite) -> StakeGoal {
        StakeGoal { label, cites: cite.to_string() }
    }
}

impl StakeCount {
    /// A sum without a mark, such as points.
    pub fn sum(side: &str, message: &str, at: impl Into<i32>) -> StakeCount {
        let side = side.to_owned();
        StakeCount { side, label: Label::new(message), at: at.into(), of: None, harms: false, reached: false }
    }

    /// Something good, of what is needed.
    pub fn gain(side: &str, message: &str, at: impl Into<i32>, needed: impl Into<i32>) -> StakeCount {
        let (at, needed) = (at.into(), needed.into());
        StakeCount { of: Some(needed), reached: at >= needed, ..StakeCount::sum(side, message, at) }
    }

    /// Something bad, of what ruins.
    pub fn harm(side: &str, message: &str, at: impl Into<i32>, ruin: impl Into<i32>) -> StakeCount {
        StakeCount { harms: true, ..StakeCount::gain(side, message, at, ruin) }
    }
}

#[cfg(test)]
mod tests {
    use super::StakeCount;

    #[test]
    fn a_mark_is_reached_when_it_is_met() {
        let gain = StakeCount::gain("blue", "stars", 1, 2);
        assert_eq!((gain.of, gain.reached, gain.harms), (Some(2), false, false));
        assert!(StakeCount::gain("blue", "stars", 2, 2).reached);
        let harm = StakeCount::harm("blue", "losses", 7, 7);
        assert!(harm.reached && harm.harms);
        assert_eq!(StakeCount::sum("blue", "points", 3).of, None);
    }
}
