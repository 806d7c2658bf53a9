//! Losses, demoralized commands, sacked camps, defeat, the limit of bounds.

use kernel::{Cite, Journal, Outcome, Side};

use crate::engine::event::Event;
use crate::engine::pieces::{CommandId, ElementId, Elements, MOST_COMMANDS};
use crate::engine::play::{Field, Play};
use crate::geometry::{Convex, TOUCH};
use crate::results::ResultEvent;
use crate::rules::{cite, cites};
use crate::scale::Scale;

/// A sacked camp counts as so many lost elements.
pub(crate) const CAMP_LOSS: u16 = 2;
/// So many demoralized commands are a defeat.
pub(crate) const BROKEN_COMMANDS: usize = 2;

/// Why an army is beaten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ruin {
    /// More than half is lost.
    Losses,
    /// Two commands are demoralized; or the only one, with more losses than the enemy.
    Demoralized,
}

impl Field<'_> {
    /// The outcome in the kernel's words.
    pub(crate) fn verdict(&self, winner: Option<Side>) -> Outcome {
        let (cite, reason) = self.reason(winner);
        Outcome { winner, cite, reason }
    }

    fn reason(&self, winner: Option<Side>) -> (Cite, &'static str) {
        let ruins = Side::BOTH.map(|side| self.ruin(side));
        match (winner, ruins) {
            (None, [Some(_), Some(_)]) => (cite!("victory.army"), "elements-outcome-both-beaten-equally"),
            (None, _) => (cite!("victory.army"), "elements-outcome-limit-draw"),
            (Some(_), [Some(_), Some(_)]) => (cite!("victory.army"), "elements-outcome-both-beaten"),
            (Some(winner), ruins) => match ruins[winner.enemy().index()] {
                Some(Ruin::Losses) => (cite!("victory.army"), "elements-outcome-losses"),
                Some(Ruin::Demoralized) => (cite!("victory.command"), "elements-outcome-demoralized"),
                None => (cite!("victory.army"), "elements-outcome-limit"),
            },
        }
    }

    /// Elements a side began with.
    pub(crate) fn strength(&self, side: Side) -> u16 {
        self.position.commands[side.index()].iter().map(|command| u16::from(command.strength)).sum()
    }

    /// Elements a side has lost; its sacked camp counts two.
    pub(crate) fn losses(&self, side: Side) -> u16 {
        let lost: u16 = self.position.commands[side.index()].iter().map(|command| u16::from(command.lost)).sum();
        lost + if self.position.sacked[side] { CAMP_LOSS } else { 0 }
    }

    /// Whether a command has lost a third of its elements, fractions up.
    fn is_broken(&self, side: Side, command: CommandId) -> bool {
        let state = self.position.commands[side.index()][command.index()];
        state.strength > 0 && u16::from(state.lost) >= break_point(u16::from(state.strength))
    }

    /// Whether an army is beaten, and why.
    fn ruin(&self, side: Side) -> Option<Ruin> {
        let commands = &self.position.commands[side.index()];
        let broken = commands.iter().filter(|command| command.demoralized).count();
        let fewer = self.losses(side.enemy()) < self.losses(side);
        let only_one = self.battle.scale == Scale::Small;
        if 2 * self.losses(side) > self.strength(side) {
            Some(Ruin::Losses)
        } else if broken >= BROKEN_COMMANDS || (only_one && broken == 1 && fewer) {
            Some(Ruin::Demoralized)
        } else {
            None
        }
    }

    /// The winner, if the battle is over: nobody wins if both are beaten alike.
    fn judgement(&self) -> Option<Option<Side>> {
        let beaten = Side::BOTH.map(|side| self.ruin(side).is_some());
        match beaten {
            [true, false] => Some(Some(Side::Second)),
            [false, true] => Some(Some(Side::First)),
            [true, true] => Some(self.with_fewer_losses()),
            [false, false] if self.position.bound >= 2 * self.battle.bounds() => Some(self.with_fewer_losses()),
            [false, false] => None,
        }
    }

    pub(crate) fn with_fewer_losses(&self) -> Option<Side> {
        let [one, other] = Side::BOTH.map(|side| self.losses(side));
        match one.cmp(&other) {
            std::cmp::Ordering::Less => Some(Side::First),
            std::cmp::Ordering::Greater => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Whether a sacked camp is in the hands of its side again: an own front lies along it,
    /// and no enemy touches it.
    fn is_retaken(&self, side: Side) -> bool {
        let camp = ElementId::camp(side);
        if !self.position.sacked[side] || !self.position.stands(camp) {
            return false;
        }
        let base = self.base(camp);
        let holds =
            |element: ElementId| self.arm(element).is_troops() && self.base(element).front_lies_along(&base).is_some();
        let touches = |element: ElementId| self.arm(element).is_troops() && base.is_within(TOUCH, &self.base(element));
        self.of_side(side).iter().any(holds) && !self.of_side(side.enemy()).iter().any(touches)
    }
}

/// So many losses break a command: a third, fractions up.
pub(crate) const fn break_point(strength: u16) -> u16 {
    strength.div_ceil(3)
}

impl<J: Journal<Event>> Play<'_, J> {
    /// At the end of a bound: infantry that has won advances; who is demoralized, who has lost.
    pub(crate) fn judge_the_bound(&mut self, _side: Side) {
        self.impetuous_advance();
        self.remember_contacts();
        self.retake_camps();
        self.demoralize();
        if let Some(winner) = self.field().judgement() {
            self.position.outcome = Some(winner);
            self.journal.note(cites!["victory.army"], || Event::Over { winner });
        }
    }

    /// Those in frontal combat now do not charge again in the next bound, except cavalry
    /// that followed its enemy.
    pub(crate) fn remember_contacts(&mut self) {
        let field = self.field();
        let engaged = field.position.standing().iter().filter(|element| field.is_in_frontal_combat(*element)).collect();
        let pursuers = field.position.fighting.pursued;
        self.position.fighting.charging = pursuers.and(engaged);
        self.position.fighting.pursued = Elements::NONE;
        self.position.fighting.engaged = engaged;
    }

    fn retake_camps(&mut self) {
        for side in Side::BOTH {
            if self.field().is_retaken(side) {
                self.position.sacked[side] = false;
                self.note_result(cites!["victory.camp"], || ResultEvent::Retaken { side });
            }
        }
    }

    fn demoralize(&mut self) {
        for side in Side::BOTH {
            for command in (0..MOST_COMMANDS as u8).map(CommandId) {
                let was = self.position.commands[side.index()][command.index()].demoralized;
                if !was && self.field().is_broken(side, command) {
                    self.position.commands[side.index()][command.index()].demoralized = true;
                    self.journal.note(cites!["victory.command"], || Event::Demoralized { side, command });
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Side;

    use super::break_point;
    use crate::engine::position::CommandState;
    use crate::parade::Parade;
    use crate::scale::Scale;

    #[test]
    fn a_third_fractions_up() {
        let found = [12, 13, 11, 16, 10, 7].map(break_point);
        assert_eq!(found, [4, 5, 4, 6, 4, 3]);
    }

    /// Both armies with three commands of these strengths and losses; how the bound ends.
    fn large(strengths: [u8; 3], losses: [[u8; 3]; 2]) -> (Parade, Option<Option<Side>>) {
        let mut parade = Parade::new();
        parade.battle.scale = Scale::Large;
        let states = |lost: [u8; 3]| {
            [0, 1, 2].map(|at| CommandState { strength: strengths[at], lost: lost[at], demoralized: false })
        };
        parade.position.commands = losses.map(states);
        parade.play(&[], |play| play.judge_the_bound(Side::First));
        let outcome = parade.position.outcome;
        (parade, outcome)
    }

    fn small(lost: [u8; 2], sacked: [bool; 2], bound: u16) -> Option<Option<Side>> {
        let mut parade = Parade::new();
        lost.into_iter().enumerate().for_each(|(side, lost)| parade.position.commands[side][0].lost = lost);
        parade.position.sacked = kernel::BySide(sacked);
        parade.position.bound = bound;
        parade.play(&[], |play| play.judge_the_bound(Side::First));
        parade.position.outcome
    }

    #[test]
    fn more_than_half_is_a_defeat() {
        // Three commands of 12, 18 lost: with so many gone two are broken, so one
        // command bears it all.
        let (_, outcome) = large([30, 3, 3], [[18, 0, 0], [0, 0, 0]]);
        assert_eq!(outcome, None, "18 of 36, one command broken");
        let (parade, outcome) = large([30, 3, 3], [[19, 0, 0], [0, 0, 0]]);
        assert_eq!(outcome, Some(Some(Side::Second)));
        assert_eq!(parade.field().verdict(Some(Side::Second)).reason, "elements-outcome-losses");
    }

    #[test]
    fn two_broken_commands_are_a_defeat() {
        let (parade, outcome) = large([16, 13, 7], [[5, 4, 2], [0, 0, 0]]);
        assert_eq!(outcome, None);
        assert!(parade.position.commands[0].iter().all(|command| !command.demoralized));
        let (parade, outcome) = large([16, 13, 7], [[6, 4, 2], [0, 0, 0]]);
        assert_eq!(outcome, None);
        assert!(parade.position.commands[0][0].demoralized);
        let (parade, outcome) = large([16, 13, 7], [[6, 4, 3], [0, 0, 0]]);
        assert_eq!(outcome, Some(Some(Side::Second)));
        assert_eq!(parade.field().verdict(Some(Side::Second)).reason, "elements-outcome-demoralized");
    }

    #[test]
    fn the_only_command_breaks_at_four_if_the_enemy_has_lost_fewer() {
        assert_eq!(small([3, 0], [false; 2], 1), None);
        assert_eq!(small([4, 3], [false; 2], 1), Some(Some(Side::Second)));
        assert_eq!(small([4, 4], [false; 2], 1), None);
        assert_eq!(small([4, 5], [false; 2], 1), Some(Some(Side::First)));
        assert_eq!(small([4, 2], [false, true], 1), None, "the sacked camp counts two");
    }

    #[test]
    fn seven_of_twelve_and_both_at_once() {
        assert_eq!(small([6, 6], [false; 2], 1), None);
        assert_eq!(small([7, 7], [false; 2], 1), Some(None));
        assert_eq!(small([7, 8], [false; 2], 1), Some(Some(Side::First)));
        assert_eq!(small([5, 5], [true, false], 1), Some(Some(Side::Second)), "five and the camp are seven");
    }

    #[test]
    fn the_limit_of_bounds() {
        assert_eq!(small([1, 2], [false; 2], 47), None);
        assert_eq!(small([1, 2], [false; 2], 48), Some(Some(Side::First)));
        assert_eq!(small([2, 2], [false; 2], 48), Some(None));
    }
}
