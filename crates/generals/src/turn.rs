//! A whole turn planned at once, for systems in which a side moves many pieces
//! before anything is decided.
//!
//! All courses are compared once; then the best is carried out in imagination, the next best looked
//! at again, and so on. What a course promised before others were carried out is an upper bound
//! that mostly holds, so few of them have to be looked at twice.

use kernel::{Drilled, Side};

use crate::drill::{Drill, WORTH};

/// So often all courses are compared again.
const SURVEYS: u32 = 3;

/// A course and what it promised when it was last looked at.
pub(crate) struct Promise<O> {
    pub(crate) orders: Vec<O>,
    pub(crate) gain: f32,
    /// How many courses had been carried out by then.
    age: u32,
}

impl<S: Drilled> Drill<'_, S> {
    /// Plans the turn of a side and carries it out in this position, all but its last order; how
    /// many courses were compared.
    pub(crate) fn whole_turn(
        &mut self,
        position: &mut S::Position,
        side: Side,
        mut orders: Option<&mut Vec<Vec<S::Order>>>,
    ) -> usize {
        let mut compared = 0;
        let mut left = S::grasp(&self.judgement, self.battle);
        // A turn that is only imagined is not worth a second thought.
        let surveys = if orders.is_some() { SURVEYS } else { 1 };
        for _ in 0..surveys {
            let mut promises = self.survey(position, side, orders.is_none());
            compared += promises.len();
            let carried = self.carry_out_best(position, side, &mut promises, left, &mut orders);
            left -= carried;
            if carried == 0 || left == 0 || self.is_tired() || !self.commands(position, side) {
                break;
            }
        }
        compared
    }

    /// Carries a turn out in another world, as far as its courses are legal there, and ends it.
    pub(crate) fn follow_turn(&mut self, position: &mut S::Position, side: Side, turn: &[Vec<S::Order>]) {
        for course in turn {
            if !self.commands(position, side) {
                break;
            }
            self.follow(position, course);
            self.calm(position);
        }
        while self.commands(position, side) && !self.is_tired() {
            let Some(order) = self.last(position) else { return };
            self.act(position, order);
            self.settle(position);
        }
    }

    pub(crate) fn commands(&self, position: &S::Position, side: Side) -> bool {
        self.asks(position).is_some_and(|(next, question)| next == side && S::is_quiet(question))
    }

    /// All courses that promise anything, the best one last.
    pub(crate) fn survey(&mut self, position: &S::Position, side: Side, haste: bool) -> Vec<Promise<S::Order>> {
        let mut courses = Vec::new();
        S::courses(&self.judgement, self.battle, position, haste, &mut courses);
        // The last one ends the turn.
        courses.pop();
        let now = self.appraise(position, side);
        let mut promises = Vec::new();
        for orders in courses {
            if let Some((_, value)) = self.try_course(position, side, &orders)
                && value > now + WORTH
            {
                promises.push(Promise { orders, gain: value - now, age: 0 });
            }
            if self.is_tired() {
                break;
            }
        }
        promises.sort_by(|one, other| one.gain.total_cmp(&other.gain));
        promises
    }

    /// The position after a course, and what it is worth; nothing if it is not
    /// legal or gives command away.
    pub(crate) fn try_course(
        &mut self,
        position: &S::Position,
        side: Side,
        orders: &[S::Order],
    ) -> Option<(S::Position, f32)> {
        // The first order tells most courses that have become impossible, without
        // a copy of the position.
        S::check(self.battle, position, *orders.first()?).ok()?;
        let mut after = position.clone();
        if !self.follow(&mut after, orders) {
            return None;
        }
        self.calm(&mut after);
        let value = self.appraise(&after, side);
        self.commands(&after, side).then_some((after, value))
    }

    fn carry_out_best(
        &mut self,
        position: &mut S::Position,
        side: Side,
        promises: &mut Vec<Promise<S::Order>>,
        most: u32,
        orders: &mut Option<&mut Vec<Vec<S::Order>>>,
    ) -> u32 {
        let mut now = self.appraise(position, side);
        let mut carried = 0;
        while carried < most
            && let Some(best) = promises.pop()
        {
            if self.is_tired() || !self.commands(position, side) {
                break;
            }
            let Some((after, value)) = self.try_course(position, side, &best.orders) else { continue };
            let gain = value - now;
            if gain <= WORTH {
                continue;
            }
            if best.age < carried && promises.last().is_some_and(|next| next.gain > gain) {
                let place = promises.partition_point(|other| other.gain <= gain);
                promises.insert(place, Promise { gain, age: carried, ..best });
                continue;
            }
            (*position, now) = (after, value);
            carried += 1;
            if let Some(orders) = orders {
                orders.push(best.orders);
            }
        }
        carried
    }
}
