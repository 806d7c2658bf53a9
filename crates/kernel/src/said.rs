//! What the sides say to each other, as the browser is told it.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::dice::Dice;
use crate::facade::side_message;
use crate::label::Label;
use crate::parley::Word;
use crate::present::Present;
use crate::system::{Outcome, Side, Viewer};
use crate::table::Table;
use crate::wire::{self, Line, LineKind};

impl<S: Present> Table<S> {
    fn key(&self, side: Side) -> String {
        S::side_key(self.battle(), side).to_owned()
    }

    /// A word as a line of the journal.
    pub(crate) fn said(&self, number: u32, side: Side, word: Word) -> Line {
        let (kind, id, winner) = match word {
            Word::Resign => (LineKind::End, "table-says-resign", None),
            Word::Propose { winner: None } => (LineKind::Turn, "table-says-draw", None),
            Word::Propose { winner } => (LineKind::Turn, "table-says-end", winner),
            Word::Accept { .. } => (LineKind::End, "table-says-accept", None),
            Word::Decline => (LineKind::Turn, "table-says-decline", None),
            Word::Withdraw => (LineKind::Turn, "table-says-withdraw", None),
            Word::Hint => (LineKind::Turn, "table-says-hint", None),
        };
        let label = Label::new(id).with_message("side", side_message(&self.key(side)));
        let label = match winner {
            Some(winner) => label.with_message("winner", side_message(&self.key(winner))),
            None => label,
        };
        Line { number, side: Some(self.key(side)), ..Line::new(kind, label) }
    }

    /// How the sides have ended the battle themselves, in words; nothing if the rules have.
    pub(crate) fn accorded(&self, outcome: &Outcome) -> Option<Label> {
        self.parley().accord()?;
        let label = Label::new(outcome.reason);
        Some(match outcome.winner {
            Some(side) => label.with_message("loser", side_message(&self.key(side.enemy()))),
            None => label,
        })
    }

    /// What has been said and may be said, for a viewer.
    pub(crate) fn parley_for(&self, viewer: Viewer) -> wire::Parley {
        let proposal = self
            .proposal()
            .map(|open| wire::Proposed { by: self.key(open.by), winner: open.winner.map(|side| self.key(side)) });
        let may_propose = match viewer {
            Viewer::Side(side) => self.to_decide().side().is_some() && self.parley().may_propose(side, self.turn()),
            Viewer::Onlooker => false,
        };
        let hints = Side::BOTH.into_iter().map(|side| (self.key(side), self.parley().hints(side)));
        let hints: BTreeMap<String, u32> = hints.filter(|(_, count)| *count > 0).collect();
        wire::Parley { proposal, may_propose, may_ask: false, hints }
    }

    /// A table on a position that agrees with what a side sees, with dice of its own: whatever is
    /// tried there tells nothing of this battle.
    pub(crate) fn imagined_by(&self, side: Side, seed: u64) -> Self {
        let mut dice = Dice::quick(seed);
        let position = S::imagine(self.battle(), self.view(Viewer::Side(side)), &mut dice);
        Table::set(Arc::clone(self.battle()), position, dice, Vec::new())
    }
}
