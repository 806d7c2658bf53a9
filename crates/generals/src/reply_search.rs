//! The marshal where luck is great and a turn is made of many small courses: plans of the turn are
//! compared by where the enemy can go next, apart from all luck, and the best of them is changed
//! course by course as long as it gets better.

use std::sync::Arc;

use kernel::{Drilled, Eyes};

use crate::drill::Drill;
use crate::ensign::orders_of;
use crate::eyes::Choice;
use crate::searcher::Searcher;

/// By so much another plan must be better.
const BETTER: f32 = 0.001;

/// A turn and what it is worth.
struct Plan<S: Drilled> {
    courses: Vec<Vec<S::Order>>,
    value: f32,
    /// Over so many changes of command it was looked at.
    changes: u32,
}

impl<S: Drilled> Searcher<S> {
    /// Plans the turn in several moods, then changes the best plan here and there.
    pub(crate) fn search_replies(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        let mut drill = self.mind.drill(eyes, self.means.budget);
        let world = self.mind.imagine(eyes);
        let own = self.mind.judgement.clone();
        let mut courses = Vec::new();
        let mut compared = drill.whole_turn(&mut world.clone(), eyes.side, Some(&mut courses));
        let changes = self.means.changes;
        let value = drill.weigh(&world, eyes, &courses, changes);
        let mut best = Plan::<S> { courses, value, changes };
        // Doing nothing at all is a plan too.
        drill.prefer(&world, eyes, Vec::new(), &mut best);
        for mood in S::moods(&own).into_iter().map(Arc::new) {
            drill.judge_by(mood);
            let mut courses = Vec::new();
            compared += drill.whole_turn(&mut world.clone(), eyes.side, Some(&mut courses));
            drill.judge_by(own.clone());
            drill.prefer(&world, eyes, courses, &mut best);
        }
        for round in 0..self.means.worlds {
            drill.report(u64::from(round), u64::from(self.means.worlds));
            let before = best.value;
            self.vary(eyes, &mut drill, &world, &mut best);
            if best.value <= before || drill.is_tired() {
                break;
            }
        }
        drill.report(1, 1);
        let orders = orders_of::<S>(eyes, best.courses);
        let remark = self.mind.remark("general-remark-plan", compared, eyes, &orders);
        self.mind.decides(orders, drill.used, remark)
    }

    /// At every place of the plan something else is done, the rest as it comes; or
    /// nothing more; or all but that.
    fn vary(&self, eyes: &Eyes<S>, drill: &mut Drill<'_, S>, world: &S::Position, best: &mut Plan<S>) {
        let mut place = 0;
        while place <= best.courses.len() && !drill.is_tired() {
            let start = best.courses[..place].to_vec();
            let mut there = world.clone();
            start.iter().for_each(|course| drill.pursue(&mut there, course));
            if !drill.commands(&there, eyes.side) {
                return;
            }
            let value = best.value;
            drill.prefer(world, eyes, start.clone(), best);
            if place < best.courses.len() {
                let mut without = best.courses.clone();
                without.remove(place);
                drill.prefer(world, eyes, without, best);
            }
            let mut promises = drill.survey(&there, eyes.side, false);
            for _ in 0..self.means.width {
                let Some(promise) = promises.pop().filter(|_| !drill.is_tired()) else { break };
                if best.courses.get(place) == Some(&promise.orders) {
                    continue;
                }
                let mut after = there.clone();
                drill.pursue(&mut after, &promise.orders);
                let mut courses = start.clone();
                courses.push(promise.orders);
                if drill.commands(&after, eyes.side) {
                    drill.whole_turn(&mut after, eyes.side, Some(&mut courses));
                }
                drill.prefer(world, eyes, courses, best);
            }
            if best.value == value {
                place += 1;
            }
        }
    }
}

impl<S: Drilled> Drill<'_, S> {
    /// Carries a course out and settles what is pending.
    fn pursue(&mut self, position: &mut S::Position, course: &[S::Order]) {
        self.follow(position, course);
        self.calm(position);
    }

    /// Takes a plan for the best if it is better.
    fn prefer(&mut self, world: &S::Position, eyes: &Eyes<S>, courses: Vec<Vec<S::Order>>, best: &mut Plan<S>) {
        let value = self.weigh(world, eyes, &courses, best.changes);
        if value > best.value + BETTER && !self.is_tired() {
            (best.courses, best.value) = (courses, value);
        }
    }

    /// What a plan is worth: how things look after it, after the enemy has replied, and so on.
    fn weigh(&mut self, world: &S::Position, eyes: &Eyes<S>, courses: &[Vec<S::Order>], changes: u32) -> f32 {
        let mut after = world.clone();
        for course in courses {
            if !self.commands(&after, eyes.side) {
                break;
            }
            self.pursue(&mut after, course);
        }
        let mut sum = self.appraise(&after, eyes.side);
        let mut looks = 1.0;
        for _ in 1..changes {
            let Some(next) = S::lull(self.battle, &after) else { break };
            let Some((side, _)) = self.asks(&next) else { break };
            after = next;
            self.whole_turn(&mut after, side, None);
            sum += self.appraise(&after, eyes.side);
            looks += 1.0;
        }
        sum / looks
    }
}
