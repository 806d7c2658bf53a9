//! Second thoughts: what a habit would answer is compared with every other answer.
//!
//! All answers are tried in the same imagined worlds, with the same dice, and played on by habit to
//! where a side commands again. Another answer is given only if it is better by more than luck.

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

/// An answer, and by how much it was better than that of habit in each world.
struct Rival<O> {
    order: O,
    gains: Vec<f32>,
}

impl<O> Rival<O> {
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
}

impl<S: Drilled> Searcher<S> {
    /// An answer to what is asked in between: that of habit, unless another is clearly better.
    pub(crate) fn second_thoughts(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        let Some(usual) = self.mind.by_habit(eyes) else { return self.answer(eyes) };
        let mut drill = self.mind.drill(eyes, self.means.budget);
        let others = eyes.orders.iter().filter(|order| **order != usual.order).take(WIDEST);
        let mut rivals: Vec<Rival<S::Order>> = others.map(|order| Rival { order: *order, gains: Vec::new() }).collect();
        let compared = rivals.len() + 1;
        for number in 1..=self.means.doubts as usize {
            let world = self.mind.imagine(eyes);
            let dice = Dice::quick(u64::from(self.mind.dice.roll(u32::MAX)));
            let base = self.leads_to(eyes, &mut drill, &world, &dice, usual.order);
            for rival in &mut rivals {
                let value = self.leads_to(eyes, &mut drill, &world, &dice, rival.order);
                rival.gains.push(value - base);
            }
            if number.is_multiple_of(ROUND) {
                rivals.retain(Rival::is_in_the_race);
            }
            if rivals.is_empty() || drill.is_tired() {
                break;
            }
        }
        let enough = |rival: &&Rival<S::Order>| rival.gains.len() >= ROUND && rival.lead() > 0.0;
        let best = rivals.iter().filter(enough).max_by(|one, other| one.lead().total_cmp(&other.lead()));
        let order = best.map_or(usual.order, |rival| rival.order);
        let remark = match best {
            Some(_) => self.mind.remark("general-remark-answer", compared, eyes, &[order]),
            None => Remark::plain("general-remark-answer"),
        };
        drill.report(1, 1);
        Some(Choice { order, used: drill.used, remark })
    }

    /// What an answer comes to in one world, when everything after it goes by habit.
    fn leads_to(
        &self,
        eyes: &Eyes<S>,
        drill: &mut Drill<'_, S>,
        world: &S::Position,
        dice: &Dice,
        order: S::Order,
    ) -> f32 {
        drill.dice = dice.clone();
        let mut after = world.clone();
        drill.act(&mut after, order);
        drill.settle(&mut after);
        drill.appraise(&after, eyes.side)
    }
}
