//! What all thinking generals have: dice of their own, a judgement, a leash, and what they intend.

use std::collections::VecDeque;
use std::sync::Arc;

use kernel::{Dice, Drilled, Eyes, Listing};

use crate::drill::Drill;
use crate::eyes::{Choice, Remark};
use crate::leash::Leash;

/// The number of worlds in which the result of a course is predicted.
const REMARKED_WORLDS: u32 = 3;

/// The mind of a general.
#[derive(Clone, Debug)]
pub(crate) struct Mind<S: Drilled> {
    pub(crate) dice: Dice,
    pub(crate) judgement: Arc<S::Judgement>,
    pub(crate) leash: Leash,
    intended: VecDeque<S::Order>,
    remark: Remark,
}

impl<S: Drilled> Mind<S> {
    pub(crate) fn new(seed: u64, judgement: Arc<S::Judgement>) -> Self {
        let remark = Remark::plain("general-remark-only-order");
        let (leash, intended) = (Leash::default(), VecDeque::new());
        Mind { dice: Dice::quick(seed), judgement, leash, intended, remark }
    }

    /// A position as it could be.
    pub(crate) fn imagine(&mut self, eyes: &Eyes<S>) -> S::Position {
        S::imagine(&eyes.battle, &eyes.view, &mut self.dice)
    }

    /// Imagination for one decision, with dice of its own.
    pub(crate) fn drill<'a>(&mut self, eyes: &'a Eyes<S>, most: u64) -> Drill<'a, S> {
        let dice = Dice::quick(u64::from(self.dice.roll(u32::MAX)));
        Drill::<S>::new(&eyes.battle, self.judgement.clone(), dice, most, self.leash.take_up())
    }

    /// The next order of what is intended, or the only one there is.
    pub(crate) fn goes_on(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        if S::WHOLE_TURNS {
            return self.goes_on_with_turn(eyes).or_else(|| self.by_habit(eyes));
        }
        if let Some(order) = self.intended.pop_front() {
            if eyes.orders.contains(&order) && !S::is_quiet(eyes.question) {
                return Some(Choice { order, used: 0, remark: self.remark });
            }
            self.intended.clear();
        }
        match eyes.orders[..] {
            [order] => Some(Choice { order, used: 0, remark: Remark::plain("general-remark-only-order") }),
            _ => None,
        }
    }

    /// Whether an order is legal though it is not listed: on the measured table lists are samples.
    fn is_unlisted(&self, eyes: &Eyes<S>, order: S::Order) -> bool {
        let world = || S::imagine(&eyes.battle, &eyes.view, &mut self.dice.clone());
        S::LISTING == Listing::Sample && S::check(&eyes.battle, &world(), order).is_ok()
    }

    /// The next order of a turn that is planned as a whole. What has become impossible is passed
    /// over.
    pub(crate) fn goes_on_with_turn(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        let quiet = S::is_quiet(eyes.question);
        while let Some(order) = self.intended.front().copied() {
            if eyes.orders.contains(&order) || self.is_unlisted(eyes, order) {
                self.intended.pop_front();
                return Some(Choice { order, used: 0, remark: self.remark });
            }
            if !quiet {
                break;
            }
            self.intended.pop_front();
        }
        if let [order] = eyes.orders[..] {
            return Some(Choice { order, used: 0, remark: Remark::plain("general-remark-only-order") });
        }
        None
    }

    /// What needs no thought, if anything is asked that does not.
    pub(crate) fn by_habit(&mut self, eyes: &Eyes<S>) -> Option<Choice<S::Order>> {
        let world = self.imagine(eyes);
        let order = S::habit(&eyes.battle, &world).filter(|order| eyes.orders.contains(order))?;
        Some(Choice { order, used: 0, remark: Remark::plain("general-remark-answer") })
    }

    /// What is to be said of a course afterwards: how likely the side was to win, and is with
    /// it, predicted in the same imagined worlds. It costs no budget, and rolls dice that
    /// nothing else depends on.
    pub(crate) fn remark(&self, key: &'static str, courses: usize, eyes: &Eyes<S>, course: &[S::Order]) -> Remark {
        let mut dice = self.dice.clone();
        let mut drill =
            Drill::<S>::new(&eyes.battle, self.judgement.clone(), dice.clone(), u64::MAX, self.leash.watch());
        let (mut now, mut hoped) = (0.0, 0.0);
        for _ in 0..REMARKED_WORLDS {
            let mut world = S::imagine(&eyes.battle, &eyes.view, &mut dice);
            now += S::chance(&eyes.battle, &world, eyes.side);
            drill.follow(&mut world, course);
            drill.settle(&mut world);
            hoped += S::chance(&eyes.battle, &world, eyes.side);
        }
        let percent = |sum: f32| (100.0 * sum / REMARKED_WORLDS as f32).round() as u8;
        let courses = courses.try_into().unwrap_or(u16::MAX);
        Remark { key, now: percent(now), hoped: percent(hoped), courses, intention: None }
    }

    /// Intends a course and gives its first order.
    pub(crate) fn decides(&mut self, course: Vec<S::Order>, used: u64, remark: Remark) -> Option<Choice<S::Order>> {
        self.remark = remark;
        // An answer given in the middle of a turn leaves the rest of the turn as it was planned.
        let rest = if S::WHOLE_TURNS { std::mem::take(&mut self.intended) } else { VecDeque::new() };
        self.intended = course.into();
        self.intended.extend(rest);
        let order = self.intended.pop_front()?;
        Some(Choice { order, used, remark })
    }
}
