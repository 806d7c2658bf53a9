//! The ensign: looks one plan ahead, to the next quiet position.

use std::sync::Arc;

use kernel::{Drilled, Eyes, Level};

use crate::drill::{Prospect, Rank};
use crate::eyes::{Choice, General};
use crate::leash::Leash;
use crate::mind::Mind;

/// So many positions are imagined where something hidden matters.
const WORLDS: u32 = 3;
/// So many of the best plans are looked at in the other worlds too.
const SECOND_LOOKS: usize = 4;

/// Looks one plan ahead.
#[derive(Clone, Debug)]
pub struct Ensign<S: Drilled> {
    mind: Mind<S>,
}

impl<S: Drilled> Ensign<S> {
    /// With dice of its own.
    pub fn new(seed: u64) -> Self {
        Ensign::judging(seed, S::judgement(Level::Ensign))
    }

    /// With a judgement of its own.
    pub fn judging(seed: u64, judgement: Arc<S::Judgement>) -> Self {
        Ensign { mind: Mind::new(seed, judgement) }
    }

    /// On this leash.
    #[must_use]
    pub fn on(mut self, leash: Leash) -> Self {
        self.mind.leash = leash;
        self
    }

    fn plan(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        let mut drill = self.mind.drill(eyes, u64::MAX);
        let world = self.mind.imagine(eyes);
        let now = drill.appraise(&world, eyes.side);
        let mut prospects = Vec::new();
        drill.prospects(&world, |prospect| prospects.push(prospect));
        sort(&mut prospects, now);
        let courses = prospects.len();
        let looks = prospects.len().min(SECOND_LOOKS);
        for prospect in &mut prospects[..looks] {
            for _ in 1..WORLDS {
                let mut other = self.mind.imagine(eyes);
                let before = drill.appraise(&other, eyes.side);
                if drill.follow(&mut other, &prospect.orders) {
                    drill.settle(&mut other);
                    prospect.value += drill.appraise(&other, eyes.side) - before + now;
                } else {
                    prospect.value += now;
                }
            }
            prospect.value /= WORLDS as f32;
        }
        drill.report(1, 1);
        sort(&mut prospects[..looks], now);
        let best = prospects.into_iter().next()?;
        let remark = self.mind.remark(plan_key(eyes, &best), courses, eyes, &best.orders);
        self.mind.decides(best.orders, drill.used, remark)
    }

    fn whole_turn(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        let mut drill = self.mind.drill(eyes, u64::MAX);
        let mut world = self.mind.imagine(eyes);
        let mut turn = Vec::new();
        let courses = drill.whole_turn(&mut world, eyes.side, Some(&mut turn));
        let orders = orders_of::<S>(eyes, turn);
        drill.report(1, 1);
        let remark = self.mind.remark("general-remark-plan", courses, eyes, &orders);
        self.mind.decides(orders, drill.used, remark)
    }

    fn answer(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        let mut drill = self.mind.drill(eyes, u64::MAX);
        let mut values = vec![0.0f32; eyes.orders.len()];
        for _ in 0..WORLDS {
            let world = self.mind.imagine(eyes);
            for (order, value) in eyes.orders.iter().zip(&mut values) {
                let mut after = world.clone();
                drill.act(&mut after, *order);
                drill.calm(&mut after);
                *value += drill.appraise(&after, eyes.side) / WORLDS as f32;
            }
        }
        drill.report(1, 1);
        let best = highest(&values)?;
        let answer = vec![eyes.orders[best]];
        let remark = self.mind.remark("general-remark-answer", values.len(), eyes, &answer);
        self.mind.decides(answer, drill.used, remark)
    }
}

impl<S: Drilled> General<S> for Ensign<S> {
    fn choose(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        self.mind.goes_on(eyes).or_else(|| match (S::is_quiet(eyes.question), S::WHOLE_TURNS) {
            (true, true) => self.whole_turn(eyes),
            (true, false) => self.plan(eyes),
            (false, _) => self.answer(eyes),
        })
    }
}

/// The orders of a turn, its end included: the last order of a quiet position.
pub(crate) fn orders_of<S: Drilled>(eyes: &Eyes<S>, turn: Vec<Vec<S::Order>>) -> Vec<S::Order> {
    turn.into_iter().flatten().chain(eyes.orders.last().copied()).collect()
}

/// The first of the highest.
pub(crate) fn highest(values: &[f32]) -> Option<usize> {
    let mut best = None;
    for (index, value) in values.iter().enumerate() {
        if best.is_none_or(|best: usize| *value > values[best]) {
            best = Some(index);
        }
    }
    best
}

/// Best first; equal ones stay in their order.
pub(crate) fn sort<O>(prospects: &mut [Prospect<O>], now: f32) {
    prospects.sort_by(|one, other| {
        let (one, other) = (Rank::of(one, now), Rank::of(other, now));
        if one.beats(&other) {
            std::cmp::Ordering::Less
        } else if other.beats(&one) {
            std::cmp::Ordering::Greater
        } else {
            std::cmp::Ordering::Equal
        }
    });
}

/// What is to be said of a plan: that it is one, that it is one and ends the turn, or that it
/// does nothing but end it.
pub(crate) fn plan_key<S: Drilled>(eyes: &Eyes<S>, plan: &Prospect<S::Order>) -> &'static str {
    // The last order of a quiet position ends the turn and does nothing else.
    match (plan.hands_over, &plan.orders[..], eyes.orders.last()) {
        (true, [only], Some(last)) if only == last => "general-remark-enough",
        (true, ..) => "general-remark-last-plan",
        (false, ..) => "general-remark-plan",
    }
}
