//! One fight: dice, comparison, result, outcome moves.

use kernel::Journal;

use crate::close_combat::{FightEvent, Pair};
use crate::engine::event::Event;
use crate::engine::pieces::{ElementId, Elements};
use crate::engine::play::{Field, Play};
use crate::odds::Margin;
use crate::results::{Cause, Defeat, Verdict};
use crate::rules::cites;

impl Field<'_> {
    /// What a margin means for one fighter who is beaten by another.
    pub(crate) fn fight_verdict(&self, loser: ElementId, winner: ElementId, margin: Margin) -> Verdict {
        let defeat = Defeat {
            arm: self.arm(loser),
            by: self.arm(winner),
            cause: Cause::CloseCombat,
            going: self.going_under(loser),
        };
        defeat.verdict(margin)
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Rolls for the pair that is fighting and carries its outcome out.
    pub(crate) fn fight(&mut self) {
        let Some(pair) = self.position.fighting.pair.take() else { return };
        let helped = std::mem::take(&mut self.position.fighting.helped);
        let [own, foe] = pair.fighters;
        self.position.fighting.fought.add(own);
        self.position.fighting.fought.add(foe);
        let tallies = self.field().fight_tallies(&pair, helped);
        let dice = [self.die(), self.die()];
        let totals = [0, 1].map(|at| tallies[at].total().max(0) as u8 + dice[at]);
        self.journal.note(cites!["turn", ..tallies], || {
            Event::Fight(FightEvent::Fought { pair, tallies: Box::new(tallies), dice, totals })
        });
        let margin = Margin::of(totals[0], totals[1]);
        self.remember_combat(Elements::only(own), margin);
        self.remember_combat(Elements::only(foe), margin.reversed());
        if margin.is_defeat() {
            self.decide(own, foe, margin);
        } else if margin.is_victory() {
            self.decide(foe, own, margin.reversed());
        }
    }

    /// The loser suffers, his friends on the winner's flanks are drawn back, cavalry follows.
    pub(crate) fn decide(&mut self, loser: ElementId, winner: ElementId, margin: Margin) {
        let field = self.field();
        let verdict = field.fight_verdict(loser, winner, margin);
        let was_frontal = field.frontal_foe(winner) == Some(loser);
        let helpers = if was_frontal { field.helpers_against(winner, loser) } else { Elements::NONE };
        self.suffer(loser, verdict, margin);
        if matches!(verdict, Verdict::Unharmed | Verdict::Sacked) {
            return;
        }
        for helper in helpers.iter() {
            if self.position.stands(helper) {
                self.draw_back(helper);
            }
        }
        if self.field().arm(winner).is_mounted() && self.position.stands(winner) {
            self.pursue(winner);
        }
    }

    /// Line infantry remembers whether it won its combats of this bound.
    pub(crate) fn remember_combat(&mut self, elements: Elements, margin: Margin) {
        let line: Elements = elements.iter().filter(|element| self.field().arm(*element).is_line()).collect();
        let fighting = &mut self.position.fighting;
        match margin.is_victory() {
            true => fighting.won = fighting.won.or(line),
            false => fighting.failed = fighting.failed.or(line),
        }
    }
}

impl Pair {
    /// The one who fights against an element of the pair.
    pub fn foe_of(&self, element: ElementId) -> ElementId {
        if self.fighters[0] == element { self.fighters[1] } else { self.fighters[0] }
    }
}
