//! The colonel and the marshal: the best plans of an ensign, each played on in
//! several imagined worlds.
//!
//! Each world is played on briskly by both sides, so many changes of command long, and appraised at
//! each change. All plans are compared in the same worlds, so that what is hidden falls on all of
//! them alike; after each world the worse half goes.

use std::sync::Arc;

use kernel::{Drilled, Eyes, Means};

use crate::day::Day;
use crate::drill::{Drill, Prospect, Rank};
use crate::ensign::{highest, plan_key, sort};
use crate::eyes::{Choice, General};
use crate::leash::Leash;
use crate::mind::Mind;

/// Plays the best plans on.
#[derive(Clone, Debug)]
pub struct Searcher<S: Drilled> {
    pub(crate) mind: Mind<S>,
    pub(crate) means: Means,
    pub(crate) day: Day<S::Judgement>,
}

impl<S: Drilled> Searcher<S> {
    /// With dice and a judgement of its own.
    pub fn new(seed: u64, means: Means, judgement: Arc<S::Judgement>) -> Self {
        Searcher { day: Day::new(judgement.clone()), mind: Mind::new(seed, judgement), means }
    }

    /// On this leash.
    #[must_use]
    pub fn on(mut self, leash: Leash) -> Self {
        self.mind.leash = leash;
        self
    }

    /// The plans worth a longer look, best first.
    fn candidates(&mut self, eyes: &Eyes<S>, drill: &mut Drill<'_, S>, world: &S::Position) -> Vec<Prospect<S::Order>> {
        let mut prospects = Vec::new();
        if S::is_quiet(eyes.question) {
            drill.prospects(world, |prospect| prospects.push(prospect));
            let now = drill.appraise(world, eyes.side);
            sort(&mut prospects, now);
            if self.means.presses && prospects.first().is_some_and(|best| Rank::of(best, now).is_promising()) {
                prospects.retain(|prospect| Rank::of(prospect, now).is_promising());
            }
            let ending = prospects.iter().position(|prospect| prospect.hands_over);
            let ending = ending.filter(|index| *index >= self.means.width).map(|index| prospects.swap_remove(index));
            prospects.truncate(self.means.width);
            prospects.extend(ending);
            return prospects;
        }
        for order in &eyes.orders {
            let mut after = world.clone();
            drill.act(&mut after, *order);
            drill.calm(&mut after);
            let value = drill.appraise(&after, eyes.side);
            prospects.push(Prospect { orders: vec![*order], value, hands_over: false });
        }
        prospects.sort_by(|one, other| other.value.total_cmp(&one.value));
        prospects.truncate(self.means.width);
        prospects
    }

    fn search(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        let mut drill = self.mind.drill(eyes, self.means.budget);
        let first = self.mind.imagine(eyes);
        let mut plans = self.candidates(eyes, &mut drill, &first);
        let courses = plans.len();
        let mut sums = vec![0.0f32; plans.len()];
        let mut world = first;
        let mut played = 0u32;
        while played < self.means.worlds && plans.len() > 1 {
            let Some(values) = self.compare(eyes, &mut drill, &world, &plans) else { break };
            sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
            played += 1;
            drill.report(u64::from(played), u64::from(self.means.worlds));
            if plans.len() > 2 && played < self.means.worlds {
                keep_better_half(&mut plans, &mut sums);
            }
            world = self.mind.imagine(eyes);
        }
        drill.report(1, 1);
        let best = if played == 0 { 0 } else { highest(&sums)? };
        let plan = if plans.is_empty() { return None } else { plans.swap_remove(best) };
        let key = if S::is_quiet(eyes.question) { plan_key(eyes, &plan) } else { "general-remark-answer" };
        let remark = self.mind.remark(key, courses, eyes, &plan.orders);
        self.mind.decides(plan.orders, drill.used, remark)
    }

    /// What each plan comes to in one world; nothing if the budget did not last for all.
    fn compare(
        &self,
        eyes: &Eyes<S>,
        drill: &mut Drill<'_, S>,
        world: &S::Position,
        plans: &[Prospect<S::Order>],
    ) -> Option<Vec<f32>> {
        let mut values = Vec::with_capacity(plans.len());
        for plan in plans {
            let mut after = world.clone();
            let legal = drill.follow(&mut after, &plan.orders);
            drill.settle(&mut after);
            let handed = u32::from(plan.hands_over && legal);
            // What is seen later counts more, but all of it counts: a single look is too uncertain.
            let (mut sum, mut weight) = (0.0, 0.0);
            for change in 1..=self.means.changes {
                if change > handed {
                    drill.play_on(&mut after, 1);
                }
                sum += change as f32 * drill.appraise(&after, eyes.side);
                weight += change as f32;
            }
            if drill.is_tired() {
                return None;
            }
            values.push(sum / weight);
        }
        Some(values)
    }
}

/// The better half goes on, in its order.
fn keep_better_half<O>(plans: &mut Vec<Prospect<O>>, sums: &mut Vec<f32>) {
    let mut ranked: Vec<f32> = sums.clone();
    ranked.sort_by(|one, other| other.total_cmp(one));
    let bar = ranked[plans.len().div_ceil(2) - 1];
    let mut kept = sums.iter().map(|sum| *sum >= bar).collect::<Vec<_>>().into_iter();
    plans.retain(|_| kept.next().unwrap_or(false));
    sums.retain(|sum| *sum >= bar);
}

impl<S: Drilled> General<S> for Searcher<S> {
    fn choose(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        if S::WHOLE_TURNS && self.means.doubts > 0 {
            return self.mind.goes_on_with_turn(eyes).or_else(|| match S::is_quiet(eyes.question) {
                true => self.search_turn(eyes),
                false if S::is_doubtful(eyes.question) => self.second_thoughts(eyes),
                false => self.mind.by_habit(eyes).or_else(|| self.answer(eyes)),
            });
        }
        self.mind.goes_on(eyes).or_else(|| match (S::WHOLE_TURNS, S::is_quiet(eyes.question)) {
            (true, true) if S::LULLS && self.means.changes > 1 => self.search_replies(eyes),
            (true, true) => self.search_turn(eyes),
            (true, false) => self.answer(eyes),
            (false, _) => self.search(eyes),
        })
    }
}
