//! What all thinking generals share: carrying orders out in imagination, settling what is
//! pending, comparing plans.

use std::sync::Arc;

use kernel::{Decision, Dice, Drilled, Side, Silent};

use crate::leash::Watch;

/// At most so many orders are compared in a pending matter.
const WIDEST: usize = 6;
/// A move must promise so much to be worth more than ending the turn.
pub(crate) const WORTH: f32 = 0.0005;

/// One course open to a side: the orders up to the point where somebody else
/// decides, and what comes of it.
#[derive(Clone, Debug)]
pub(crate) struct Prospect<O> {
    /// The side's own orders, first to last.
    pub(crate) orders: Vec<O>,
    /// How good the next quiet position looks to the side.
    pub(crate) value: f32,
    /// Whether the enemy commands then.
    pub(crate) hands_over: bool,
}

/// Imagination at work.
pub(crate) struct Drill<'a, S: Drilled> {
    pub(crate) battle: &'a S::Battle,
    pub(crate) judgement: Arc<S::Judgement>,
    pub(crate) dice: Dice,
    /// Orders carried out so far.
    pub(crate) used: u64,
    /// At most so many.
    pub(crate) most: u64,
    watch: Watch,
    lists: Vec<Vec<S::Order>>,
}

impl<'a, S: Drilled> Drill<'a, S> {
    pub(crate) fn new(
        battle: &'a S::Battle,
        judgement: Arc<S::Judgement>,
        dice: Dice,
        most: u64,
        watch: Watch,
    ) -> Self {
        Drill { battle, judgement, dice, used: 0, most, watch, lists: Vec::new() }
    }

    /// Judges by other lights from now on.
    pub(crate) fn judge_by(&mut self, judgement: Arc<S::Judgement>) {
        self.judgement = judgement;
    }

    /// Whether the budget is used up, or the time.
    pub(crate) fn is_tired(&self) -> bool {
        self.used >= self.most || self.is_out_of_time()
    }

    /// Whether there is no more time.
    pub(crate) fn is_out_of_time(&self) -> bool {
        self.watch.is_over()
    }

    /// Tells how far the decision has got.
    pub(crate) fn report(&self, done: u64, of: u64) {
        self.watch.report(done, of);
    }

    pub(crate) fn appraise(&self, position: &S::Position, side: Side) -> f32 {
        S::judge(&self.judgement, self.battle, position, side)
    }

    pub(crate) fn asks(&self, position: &S::Position) -> Option<(Side, S::Question)> {
        match S::to_decide(self.battle, position) {
            Decision::Asks { side, question } => Some((side, question)),
            Decision::Over(_) => None,
        }
    }

    pub(crate) fn act(&mut self, position: &mut S::Position, order: S::Order) {
        self.used += 1;
        S::carry_out(self.battle, position, order, &mut self.dice, &mut Silent);
    }

    fn listed(&mut self, position: &S::Position) -> Vec<S::Order> {
        let mut list = self.lists.pop().unwrap_or_default();
        list.clear();
        S::orders(self.battle, position, &mut list);
        list
    }

    fn put_back(&mut self, list: Vec<S::Order>) {
        self.lists.push(list);
    }

    pub(crate) fn last(&mut self, position: &S::Position) -> Option<S::Order> {
        let list = self.listed(position);
        let last = list.last().copied();
        self.put_back(list);
        last
    }

    /// Hastily to the next calm position: declining, or finishing what was begun,
    /// stands last in every list.
    fn hurry(&mut self, position: &mut S::Position) {
        for _ in 0..S::LONGEST {
            match self.asks(position) {
                Some((_, question)) if !S::is_calm(position, question) => {}
                _ => return,
            }
            let Some(order) = S::habit(self.battle, position).or_else(|| self.last(position)) else { return };
            self.act(position, order);
        }
    }

    /// To the next quiet position, every pending matter decided by looking at what each
    /// answer hastily leads to.
    pub(crate) fn settle(&mut self, position: &mut S::Position) {
        self.settle_until(position, |_, question| S::is_quiet(question));
    }

    /// The same to the next calm position.
    pub(crate) fn calm(&mut self, position: &mut S::Position) {
        self.settle_until(position, S::is_calm);
    }

    fn settle_until(&mut self, position: &mut S::Position, there: impl Fn(&S::Position, S::Question) -> bool) {
        for _ in 0..S::LONGEST {
            let side = match self.asks(position) {
                Some((side, question)) if !there(position, question) => side,
                _ => return,
            };
            if let Some(order) = S::habit(self.battle, position) {
                self.act(position, order);
                continue;
            }
            let list = self.listed(position);
            let order = match list.len() {
                0 => None,
                1 => list.first().copied(),
                _ => self.best_answer(position, side, &list),
            };
            self.put_back(list);
            let Some(order) = order else { return };
            self.act(position, order);
        }
    }

    fn best_answer(&mut self, position: &S::Position, side: Side, list: &[S::Order]) -> Option<S::Order> {
        let mut best: Option<(f32, S::Order)> = None;
        // The last order declines or completes, so it is always among those compared.
        let head = list.len().saturating_sub(1).min(WIDEST);
        for order in list[..head].iter().chain(list.last()).copied() {
            let mut after = position.clone();
            self.act(&mut after, order);
            self.hurry(&mut after);
            let value = self.appraise(&after, side);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, order));
            }
        }
        best.map(|(_, order)| order)
    }

    /// Every course that is open in a quiet position, with what comes of it.
    pub(crate) fn prospects(&mut self, position: &S::Position, see: impl FnMut(Prospect<S::Order>)) {
        let list = self.listed(position);
        self.prospects_of(position, &list, see);
        self.put_back(list);
    }

    fn prospects_of(&mut self, position: &S::Position, list: &[S::Order], mut see: impl FnMut(Prospect<S::Order>)) {
        let Some((side, standing)) = self.asks(position) else { return };
        for order in list.iter().copied() {
            let mut begun = position.clone();
            self.act(&mut begun, order);
            match self.asks(&begun) {
                Some((same, question)) if same == side && question != standing && !S::is_quiet(question) => {
                    self.groups(&begun, side, question, order, &mut see);
                }
                _ => self.look(begun, side, vec![order], &mut see),
            }
        }
    }

    /// The ways to finish what takes several orders: everybody, or one kind alone.
    fn groups(
        &mut self,
        begun: &S::Position,
        side: Side,
        question: S::Question,
        first: S::Order,
        see: &mut impl FnMut(Prospect<S::Order>),
    ) {
        let list = self.listed(begun);
        let mut whole = begun.clone();
        let mut orders = vec![first];
        self.go_on(&mut whole, side, question, &mut orders, true);
        let everybody = orders.len();
        self.look(whole, side, orders, see);
        // With two orders or fewer after the first, one kind alone is everybody.
        if everybody > 3 || list.len() > 1 {
            for second in list.iter().copied() {
                let mut some = begun.clone();
                let mut orders = vec![first, second];
                self.act(&mut some, second);
                self.go_on(&mut some, side, question, &mut orders, false);
                self.look(some, side, orders, see);
            }
        }
        self.put_back(list);
    }

    /// Goes on while the same thing is asked, always with the first order or always with the last.
    fn go_on(
        &mut self,
        position: &mut S::Position,
        side: Side,
        question: S::Question,
        orders: &mut Vec<S::Order>,
        eager: bool,
    ) {
        for _ in 0..S::LONGEST {
            if self.asks(position) != Some((side, question)) {
                return;
            }
            let list = self.listed(position);
            let order = if eager { list.first().copied() } else { list.last().copied() };
            self.put_back(list);
            let Some(order) = order else { return };
            orders.push(order);
            self.act(position, order);
        }
    }

    fn look(
        &mut self,
        mut position: S::Position,
        side: Side,
        orders: Vec<S::Order>,
        see: &mut impl FnMut(Prospect<S::Order>),
    ) {
        self.settle(&mut position);
        let value = self.appraise(&position, side);
        let hands_over = self.asks(&position).is_none_or(|(next, _)| next != side);
        see(Prospect { orders, value, hands_over });
    }

    /// Plays on briskly, until command has changed hands so often.
    pub(crate) fn play_on(&mut self, position: &mut S::Position, changes: u32) {
        self.settle(position);
        for _ in 0..changes {
            let Some((side, _)) = self.asks(position) else { return };
            if S::WHOLE_TURNS {
                self.whole_turn(position, side, None);
            } else {
                self.brisk_turn(position, side);
            }
            // The last order of a quiet position ends the turn.
            while !self.is_tired() && self.asks(position).is_some_and(|(still, _)| still == side) {
                let Some(order) = self.last(position) else { return };
                self.act(position, order);
                self.settle(position);
            }
        }
    }

    /// All plans of a turn are compared once; then they are carried out, best first, as far as each
    /// is still worth it, every one followed by what it has newly made possible.
    fn brisk_turn(&mut self, position: &mut S::Position, side: Side) {
        let mut known = self.listed(position);
        let mut now = self.appraise(position, side);
        let mut plans = self.promising(position, &known, now);
        plans.sort_by(|one, other| other.value.total_cmp(&one.value));
        for plan in plans {
            if self.is_tired() || self.asks(position).is_none_or(|(still, _)| still != side) {
                break;
            }
            let mut after = position.clone();
            if !self.follow(&mut after, &plan.orders) {
                continue;
            }
            self.settle(&mut after);
            let value = self.appraise(&after, side);
            if value > now + WORTH {
                (*position, now) = (after, value);
                self.press_on(position, side, &mut now, &mut known);
            }
        }
        self.put_back(known);
    }

    /// Goes on with what the last plan has made possible.
    fn press_on(&mut self, position: &mut S::Position, side: Side, now: &mut f32, known: &mut Vec<S::Order>) {
        for _ in 0..S::LONGEST {
            if self.asks(position).is_none_or(|(still, _)| still != side) {
                return;
            }
            let mut fresh = self.listed(position);
            fresh.retain(|order| !known.contains(order));
            known.extend_from_slice(&fresh);
            let plans = self.promising(position, &fresh, *now);
            self.put_back(fresh);
            let Some(best) = plans.into_iter().max_by(|one, other| one.value.total_cmp(&other.value)) else { return };
            if !self.follow(position, &best.orders) {
                return;
            }
            self.settle(position);
            *now = self.appraise(position, side);
        }
    }

    /// Those plans that begin with one of these orders and promise anything.
    fn promising(&mut self, position: &S::Position, list: &[S::Order], now: f32) -> Vec<Prospect<S::Order>> {
        let mut plans = Vec::new();
        self.prospects_of(position, list, |prospect| {
            if !prospect.hands_over && prospect.value > now + WORTH {
                plans.push(prospect);
            }
        });
        plans
    }

    /// Carries a plan out in another world, as far as it is legal there.
    pub(crate) fn follow(&mut self, position: &mut S::Position, orders: &[S::Order]) -> bool {
        for order in orders {
            if S::check(self.battle, position, *order).is_err() {
                return false;
            }
            self.act(position, *order);
        }
        true
    }
}

/// How prospects are compared: a turn is ended only when no move promises anything.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rank {
    pub(crate) hands_over: bool,
    promising: bool,
    pub(crate) value: f32,
}

impl Rank {
    pub(crate) fn of<O>(prospect: &Prospect<O>, now: f32) -> Self {
        let promising = !prospect.hands_over && prospect.value > now + WORTH;
        Rank { hands_over: prospect.hands_over, promising, value: prospect.value }
    }

    /// Whether it is worth more than ending the turn, at a glance.
    pub(crate) fn is_promising(self) -> bool {
        self.promising
    }

    fn class(self) -> u8 {
        match (self.promising, self.hands_over) {
            (true, _) => 2,
            (false, true) => 1,
            (false, false) => 0,
        }
    }

    pub(crate) fn beats(&self, other: &Rank) -> bool {
        (self.class(), self.value) > (other.class(), other.value)
    }
}
