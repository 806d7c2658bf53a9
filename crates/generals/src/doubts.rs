//! Second thoughts: what a habit would answer is compared with every other answer.
//!
//! All answers are tried in the same imagined worlds, with the same dice, and played on by habit to
//! where a side commands again. Those that look best are then played on further, through the turns
//! that follow. Another answer is given only if it is better by more than luck.

use kernel::{Dice, Drilled, Eyes};

use crate::drill::Drill;
use crate::eyes::{Choice, Remark};
use crate::luck::gain;
use crate::searcher::Searcher;

/// So many answers are compared at most, beside that of habit.
const WIDEST: usize = 24;
/// After so many worlds, and after every as many more, what lags behind is given up.
const ROUND: usize = 6;
/// By so many standard errors another answer must be better than habit, and may be worse before it
/// is given up.
const SURE: f32 = 1.0;

/// So many answers are played on further.
const SHORTLIST: usize = 3;

/// An answer, and by how much it was better than that of habit in each world.
struct Rival<O> {
    order: O,
    gains: Vec<f32>,
}

impl<O> Rival<O> {
    fn mean(&self) -> f32 {
        gain(self.gains.iter().copied()).0
    }

    /// Whether it may still turn out to be better.
    fn is_in_the_race(&self) -> bool {
        let (mean, error) = gain(self.gains.iter().copied());
        mean + SURE * error > 0.0
    }

    /// How much better it is for certain.
    fn lead(&self) -> f32 {
        let (mean, error) = gain(self.gains.iter().copied());
        mean - SURE * error
    }

    fn is_surely_better(&self) -> bool {
        self.gains.len() >= ROUND && self.lead() > 0.0
    }
}

impl<S: Drilled> Searcher<S> {
    /// An answer to what is asked in between: that of habit, unless another is clearly better.
    pub(crate) fn second_thoughts(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        let Some(usual) = self.mind.by_habit(eyes) else { return self.answer(eyes) };
        let mut drill = self.mind.drill(eyes, self.means.budget);
        let others = eyes.orders.iter().filter(|order| **order != usual.order).take(WIDEST);
        let mut rivals: Vec<Rival<S::Order>> = others.map(|order| Rival { order: *order, gains: Vec::new() }).collect();
        let compared = rivals.len() + 1;
        self.race(eyes, &mut drill, usual.order, &mut rivals, 0);
        if self.means.sequel > 0 && !drill.is_tired() {
            rivals.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            rivals.truncate(SHORTLIST);
            rivals.iter_mut().for_each(|rival| rival.gains.clear());
            self.race(eyes, &mut drill, usual.order, &mut rivals, self.means.sequel);
        }
        let sure = rivals.iter().filter(|rival| rival.is_surely_better());
        let best = sure.max_by(|one, other| one.lead().total_cmp(&other.lead()));
        let order = best.map_or(usual.order, |rival| rival.order);
        let remark = match best {
            Some(_) => self.mind.remark("general-remark-answer", compared, eyes, &[order]),
            None => Remark::plain("general-remark-answer"),
        };
        drill.report(1, 1);
        Some(Choice { order, used: drill.used, remark })
    }

    /// Tries answers beside that of habit in one world after the other, each played on over so many
    /// changes of command. What lags behind is given up.
    fn race(
        &mut self,
        eyes: &Eyes<S>,
        drill: &mut Drill<'_, S>,
        usual: S::Order,
        rivals: &mut Vec<Rival<S::Order>>,
        changes: u32,
    ) {
        for number in 1..=self.means.doubts as usize {
            if rivals.is_empty() || drill.is_tired() {
                break;
            }
            let world = self.mind.imagine(eyes);
            let dice = Dice::quick(u64::from(self.mind.dice.roll(u32::MAX)));
            let base = self.leads_to(eyes, drill, &world, &dice, usual, changes);
            for rival in &mut *rivals {
                let value = self.leads_to(eyes, drill, &world, &dice, rival.order, changes);
                rival.gains.push(value - base);
            }
            if number.is_multiple_of(ROUND) {
                rivals.retain(Rival::is_in_the_race);
            }
        }
    }

    /// What an answer comes to in one world, when everything after it goes by habit.
    fn leads_to(
        &self,
        eyes: &Eyes<S>,
        drill: &mut Drill<'_, S>,
        world: &S::Position,
        dice: &Dice,
        order: S::Order,
        changes: u32,
    ) -> f32 {
        drill.dice = dice.clone();
        let mut after = world.clone();
        drill.act(&mut after, order);
        drill.settle(&mut after);
        drill.play_on(&mut after, changes);
        drill.appraise(&after, eyes.side)
    }
}
