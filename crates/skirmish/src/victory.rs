//! Chapter 6: the end.

use crate::rules::cite;
use kernel::{Outcome, Side};

use crate::engine::play::Field;
use crate::wings::What;

impl Field<'_> {
    /// The points of a side (6.2). Wings count as they are: by the time it matters
    /// everybody has seen them (11.6).
    pub fn points(&self, side: Side) -> i16 {
        let far = self.battle.spec.length / 2;
        let beyond = |at: u8| at.abs_diff(self.battle.home(side)) >= far;
        let counters = self.position.wings[side].iter();
        let wings = counters.filter(|counter| counter.what != What::Dummy && counter.at.is_some_and(beyond)).count();
        i16::from(self.position.left(self.battle, side)) + self.position.score[side] + wings as i16
    }

    /// How the battle ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        if let Some(lost) = Side::BOTH.into_iter().find(|side| self.position.left(self.battle, *side) == 0) {
            let winner = Some(lost.enemy());
            return Some(Outcome { winner, cite: cite!("6.1"), reason: "skirmish-outcome-annihilated" });
        }
        if self.position.clock.round <= self.battle.spec.rounds {
            return None;
        }
        let winner = Side::BOTH.into_iter().find(|side| self.points(*side) > self.points(side.enemy()));
        let reason = if winner.is_some() { "skirmish-outcome-night" } else { "skirmish-outcome-drawn" };
        Some(Outcome { winner, cite: cite!("6.2"), reason })
    }
}
