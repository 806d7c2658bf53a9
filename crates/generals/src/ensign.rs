//! The ensign: looks one plan ahead, to the next quiet position.

use std::collections::VecDeque;

use kernel::{Dice, Eyes};

use crate::drill::{Drill, Prospect, Rank};
use crate::drilled::Drilled;
use crate::eyes::{Choice, General, Remark};
use crate::leash::Leash;

/// So many positions are imagined where something hidden matters.
const WORLDS: u32 = 3;
/// So many of the best plans are looked at in the other worlds too.
const SECOND_LOOKS: usize = 4;

/// Looks one plan ahead.
#[derive(Clone, Debug)]
pub struct Ensign<S: Drilled> {
    dice: Dice,
    intended: VecDeque<S::Order>,
    remark: Remark,
    leash: Leash,
}

impl<S: Drilled> Ensign<S> {
    /// With dice of its own.
    pub fn new(seed: u64) -> Self {
        Ensign {
            dice: Dice::quick(seed),
            intended: VecDeque::new(),
            remark: Remark::plain("general-remark-only-order"),
            leash: Leash::default(),
        }
    }

    /// On this leash.
    #[must_use]
    pub fn on(mut self, leash: Leash) -> Self {
        self.leash = leash;
        self
    }

    fn imagine(&mut self, eyes: &Eyes<S>) -> S::Position {
        S::imagine(&eyes.battle, &eyes.view, &mut self.dice)
    }

    fn plan(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        let leash = self.leash.clone();
        let dice = Dice::quick(u64::from(self.dice.roll(u32::MAX)));
        let mut drill = Drill::<S>::new(&eyes.battle, dice, u64::MAX, leash.take_up());
        let world = self.imagine(eyes);
        let now = drill.appraise(&world, eyes.side);
        let mut prospects = Vec::new();
        drill.prospects(&world, |prospect, _| prospects.push(prospect));
        sort(&mut prospects, now);
        let courses = prospects.len() as u16;
        let looks = prospects.len().min(SECOND_LOOKS);
        for prospect in &mut prospects[..looks] {
            for _ in 1..WORLDS {
                let mut other = self.imagine(eyes);
                let before = drill.appraise(&other, eyes.side);
                if follow(&mut drill, &mut other, &prospect.orders) {
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
        let key = if best.hands_over { "general-remark-enough" } else { "general-remark-plan" };
        self.remark = Remark { key, now: hundredths(now), hoped: hundredths(best.value), courses };
        self.intended = best.orders.into();
        let order = self.intended.pop_front()?;
        Some(Choice { order, used: drill.used, remark: self.remark })
    }

    fn answer(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        let leash = self.leash.clone();
        let dice = Dice::quick(u64::from(self.dice.roll(u32::MAX)));
        let mut drill = Drill::<S>::new(&eyes.battle, dice, u64::MAX, leash.take_up());
        let mut values = vec![0.0f32; eyes.orders.len()];
        for _ in 0..WORLDS {
            let world = self.imagine(eyes);
            for (order, value) in eyes.orders.iter().zip(&mut values) {
                let mut after = world.clone();
                drill.act(&mut after, *order);
                drill.settle(&mut after);
                *value += drill.appraise(&after, eyes.side) / WORLDS as f32;
            }
        }
        drill.report(1, 1);
        let best = highest(&values)?;
        let remark = Remark {
            key: "general-remark-answer",
            now: 0,
            hoped: hundredths(values[best]),
            courses: values.len() as u16,
        };
        Some(Choice { order: eyes.orders[best], used: drill.used, remark })
    }
}

impl<S: Drilled> General<S> for Ensign<S> {
    fn choose(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        if let Some(order) = self.intended.pop_front() {
            if eyes.orders.contains(&order) && !S::is_quiet(eyes.question) {
                return Some(Choice { order, used: 0, remark: self.remark });
            }
            self.intended.clear();
        }
        if let [order] = eyes.orders[..] {
            return Some(Choice { order, used: 0, remark: Remark::plain("general-remark-only-order") });
        }
        if S::is_quiet(eyes.question) { self.plan(eyes) } else { self.answer(eyes) }
    }
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

/// Carries a plan out in another world, as far as it is legal there.
pub(crate) fn follow<S: Drilled>(drill: &mut Drill<'_, S>, position: &mut S::Position, orders: &[S::Order]) -> bool {
    for order in orders {
        if S::check(drill.battle, position, *order).is_err() {
            return false;
        }
        drill.act(position, *order);
    }
    true
}

/// A value as hundredths.
pub(crate) fn hundredths(value: f32) -> i16 {
    (value * 100.0).round() as i16
}
