//! The colonel and the marshal where turns are planned as a whole: several plans of the
//! turn, each played on in several worlds, and the best of them changed here and there
//! as long as it gets better.

use std::sync::Arc;

use kernel::{Dice, Drilled, Eyes};

use crate::drill::Drill;
use crate::ensign::{highest, orders_of};
use crate::eyes::{Choice, Remark};
use crate::luck::difference;
use crate::searcher::Searcher;

/// By so much another plan must be better.
const BETTER: f32 = 0.01;

/// And by so many standard errors, where it was tried in so many worlds that they can be told.
const SURE: f32 = 1.5;
const TELLING: usize = 12;

/// So often the best plan is gone through for other courses, where it is changed at all.
const ROUNDS: u32 = 3;

/// A turn as it is planned, course by course, and what it came to in each world so far.
struct Turn<S: Drilled> {
    courses: Vec<Vec<S::Order>>,
    /// By which lights it was planned, and later turns are.
    mood: Arc<S::Judgement>,
    values: Vec<f32>,
}

impl<S: Drilled> Turn<S> {
    fn mean(&self) -> f32 {
        self.values.iter().sum::<f32>() / self.values.len().max(1) as f32
    }
}

/// Whether a plan is better than another one in the same worlds by more than luck.
fn is_surely_better(values: &[f32], others: &[f32]) -> bool {
    let (mean, error) = difference(values, others);
    mean > BETTER && (values.len() < TELLING || mean > SURE * error)
}

/// Where plans of a turn are compared: what its side sees, and worlds as they could be, each with
/// its dice. What is hidden is dealt again in each of them.
struct Stage<'a, S: Drilled> {
    eyes: &'a Eyes<S>,
    worlds: Vec<(u32, S::Position)>,
}

impl<S: Drilled> Searcher<S> {
    /// Plans the turn in several moods and plays each plan on.
    pub(crate) fn search_turn(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        let mut drill = self.mind.drill(eyes, self.means.budget);
        self.plan_the_day(eyes, &mut drill);
        drill.judge_by(self.mind.judgement.clone());
        drill.most = drill.used + self.means.budget;
        let world = self.mind.imagine(eyes);
        let own = self.mind.judgement.clone();
        let mut compared = 0;
        let mut turns: Vec<Turn<S>> = Vec::new();
        let moods = [own.clone()].into_iter().chain(S::moods(&own).into_iter().map(Arc::new)).take(self.means.width);
        for mood in moods {
            drill.judge_by(mood.clone());
            let mut courses = Vec::new();
            compared += drill.whole_turn(&mut world.clone(), eyes.side, Some(&mut courses));
            if !turns.iter().any(|turn| turn.courses == courses) {
                turns.push(Turn { courses, mood, values: Vec::new() });
            }
            if drill.is_tired() {
                break;
            }
        }
        drill.judge_by(own.clone());
        // Doing nothing at all is a plan too.
        if self.means.changes > 1 {
            turns.push(Turn { courses: Vec::new(), mood: own, values: Vec::new() });
        }
        let seeds: Vec<u32> = (0..self.means.worlds).map(|_| self.mind.dice.roll(u32::MAX)).collect();
        let imagined = |(number, seed): (usize, u32)| match number {
            0 => (seed, world.clone()),
            _ => (seed, S::imagine(&eyes.battle, &eyes.view, &mut Dice::quick(u64::from(seed)))),
        };
        let stage = Stage { eyes, worlds: seeds.into_iter().enumerate().map(imagined).collect() };
        self.play_off(&stage, &mut drill, &mut turns);
        let means: Vec<f32> = turns.iter().map(Turn::mean).collect();
        let mut best = turns.swap_remove(highest(&means)?);
        self.add_to_nothing(&stage, &mut drill, &turns, &mut best);
        self.improve(&stage, &mut drill, &mut best);
        for _ in 0..if S::VARIES { ROUNDS } else { 0 } {
            let before = best.mean();
            self.try_others(&stage, &mut drill, &mut best);
            self.improve(&stage, &mut drill, &mut best);
            if best.mean() <= before || drill.is_tired() {
                break;
            }
        }
        drill.report(1, 1);
        let orders = orders_of::<S>(eyes, best.courses);
        let intention = S::intention(&self.mind.judgement);
        let key = if intention.is_some() { "general-remark-day" } else { "general-remark-plan" };
        let remark = Remark { intention, ..self.mind.remark(key, compared, eyes, &orders) };
        self.mind.decides(orders, drill.used, remark)
    }

    /// All plans in the first world; the better half goes on, down to two.
    fn play_off(&self, stage: &Stage<'_, S>, drill: &mut Drill<'_, S>, turns: &mut Vec<Turn<S>>) {
        for (number, world) in stage.worlds.iter().enumerate() {
            if turns.len() < 2 {
                return;
            }
            for place in 0..turns.len() {
                let value = self.play_turn(stage, drill, world, &turns[place]);
                if drill.is_tired() {
                    turns.iter_mut().for_each(|turn| turn.values.truncate(number));
                    return;
                }
                turns[place].values.push(value);
            }
            drill.report(number as u64 + 1, 2 * stage.worlds.len() as u64);
            if turns.len() > 2 && number > 0 {
                turns.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
                turns.truncate(turns.len().div_ceil(2).max(2));
            }
        }
    }

    /// What a plan comes to in one world.
    fn play_turn(
        &self,
        stage: &Stage<'_, S>,
        drill: &mut Drill<'_, S>,
        (seed, world): &(u32, S::Position),
        turn: &Turn<S>,
    ) -> f32 {
        let own = stage.eyes.side;
        // The same dice for every plan, so that luck falls on all of them alike.
        drill.dice = Dice::quick(u64::from(*seed));
        let mut after = world.clone();
        drill.follow_turn(&mut after, own, &turn.courses);
        let mut last = drill.appraise(&after, own);
        let (mut before, mut count) = (0.0, 0.0);
        for _ in 1..self.means.changes {
            let Some((side, _)) = drill.asks(&after) else { break };
            if side == own {
                drill.judge_by(turn.mood.clone());
            }
            drill.play_on(&mut after, 1);
            drill.judge_by(self.mind.judgement.clone());
            (before, count) = (before + last, count + 1.0);
            last = drill.appraise(&after, own);
        }
        // The end counts most; what is seen on the way tells when luck decided it.
        if count == 0.0 { last } else { 0.7 * last + 0.3 * before / count }
    }

    /// Where doing nothing looks better than every whole plan, single steps are compared with it
    /// too: a step is not to be blamed for all the rest of the turn that was planned with it.
    fn add_to_nothing(
        &mut self,
        stage: &Stage<'_, S>,
        drill: &mut Drill<'_, S>,
        plans: &[Turn<S>],
        best: &mut Turn<S>,
    ) {
        if !best.courses.is_empty() || best.values.len() < stage.worlds.len() {
            return;
        }
        let mut steps: Vec<&Vec<S::Order>> = Vec::new();
        for course in plans.iter().flat_map(|plan| &plan.courses) {
            if !steps.contains(&course) {
                steps.push(course);
            }
        }
        for step in steps {
            let courses = best.courses.iter().chain([step]).cloned().collect();
            if self.challenge(stage, drill, courses, 1, best).is_none() {
                return;
            }
        }
    }

    /// Plays another plan in all the worlds and takes it for the best if it is better; says
    /// whether it is, and nothing if there was no time to find out. It is given up once it is
    /// behind after so many worlds.
    fn challenge(
        &self,
        stage: &Stage<'_, S>,
        drill: &mut Drill<'_, S>,
        courses: Vec<Vec<S::Order>>,
        patience: usize,
        best: &mut Turn<S>,
    ) -> Option<bool> {
        let mut other = Turn { courses, mood: best.mood.clone(), values: Vec::new() };
        for world in &stage.worlds {
            let value = self.play_turn(stage, drill, world, &other);
            if drill.is_tired() {
                return None;
            }
            other.values.push(value);
            let worlds = other.values.len();
            if worlds >= patience && other.values.iter().sum::<f32>() < best.values[..worlds].iter().sum::<f32>() {
                return Some(false);
            }
        }
        let better = is_surely_better(&other.values, &best.values);
        if better {
            *best = other;
        }
        Some(better)
    }

    /// One course after the other is left out; what is better without it stays without it.
    fn improve(&mut self, stage: &Stage<'_, S>, drill: &mut Drill<'_, S>, best: &mut Turn<S>) {
        // Where the whole battle is played on, luck outweighs any single course.
        if self.means.changes != 2 || best.values.len() < stage.worlds.len() {
            return;
        }
        let mut place = 0;
        let count = best.courses.len() as u64;
        while place < best.courses.len() {
            let mut courses = best.courses.clone();
            courses.remove(place);
            match self.challenge(stage, drill, courses, 2, best) {
                Some(true) => {}
                Some(false) => place += 1,
                None => return,
            }
            drill.report(count + place as u64, 2 * count);
        }
    }

    /// At every place of the plan other courses are tried first; what is better with one keeps it.
    fn try_others(&mut self, stage: &Stage<'_, S>, drill: &mut Drill<'_, S>, best: &mut Turn<S>) {
        if self.means.changes != 2 || best.values.len() < stage.worlds.len() {
            return;
        }
        let Some((seed, world)) = stage.worlds.first() else { return };
        let mut place = 0;
        while place <= best.courses.len() {
            drill.dice = Dice::quick(u64::from(*seed));
            let mut there = world.clone();
            for course in &best.courses[..place] {
                drill.follow(&mut there, course);
                drill.calm(&mut there);
            }
            if !drill.commands(&there, stage.eyes.side) {
                return;
            }
            drill.judge_by(best.mood.clone());
            let promises = drill.survey(&there, stage.eyes.side, false);
            drill.judge_by(self.mind.judgement.clone());
            for promise in promises.into_iter().rev().take(self.means.width) {
                if best.courses.contains(&promise.orders) {
                    continue;
                }
                let (before, after) = best.courses.split_at(place);
                let courses = before.iter().chain([&promise.orders]).chain(after).cloned().collect();
                match self.challenge(stage, drill, courses, 2, best) {
                    Some(true) => break,
                    Some(false) => {}
                    None => return,
                }
            }
            place += 1;
        }
    }

    /// An answer to what is asked in between, tried in several worlds.
    pub(crate) fn answer(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        let mut drill = self.mind.drill(eyes, self.means.budget);
        let world = self.mind.imagine(eyes);
        let mut values = vec![0.0f32; eyes.orders.len()];
        for _ in 0..self.means.worlds {
            let dice = Dice::quick(u64::from(self.mind.dice.roll(u32::MAX)));
            for (order, value) in eyes.orders.iter().zip(&mut values) {
                drill.dice = dice.clone();
                let mut after = world.clone();
                drill.act(&mut after, *order);
                drill.calm(&mut after);
                *value += drill.appraise(&after, eyes.side);
            }
        }
        drill.report(1, 1);
        let answer = vec![eyes.orders[highest(&values)?]];
        let remark = self.mind.remark("general-remark-answer", values.len(), eyes, &answer);
        self.mind.decides(answer, drill.used, remark)
    }
}
