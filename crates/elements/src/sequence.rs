//! The sequence of a bound, top to bottom; and who has to decide what.
//!
//! A bound: the active side's dice, movement, shooting by both in the order of the passive side,
//! close combat in the order of the active side, the end. Each phase keeps its own steps, orders
//! and questions in its module and answers four calls: `*_question` (who is asked what),
//! `*_orders`, `check_*`, and, on [`Play`], `obey_*` (carry an order out) and `run_*` (one step
//! that needs no decision; false if somebody is asked).

use kernel::{Decision, Journal, Refusal, Side};

use crate::close_combat::FightQuestion;
use crate::engine::agenda::Step;
use crate::engine::circumstances::with_arms;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::play::{Field, Play};
use crate::movement::MoveQuestion;
use crate::rules::{cites, refuse};
use crate::set_up::SetUpQuestion;
use crate::shooting::ShootQuestion;

/// What an order is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// In set-up.
    SetUp(SetUpQuestion),
    /// In the movement phase.
    Move(MoveQuestion),
    /// In the shooting phase.
    Shoot(ShootQuestion),
    /// In the close combat phase.
    Fight(FightQuestion),
}

impl Field<'_> {
    /// Who has to decide what.
    pub(crate) fn to_decide(self) -> Decision<Question> {
        if let Some(winner) = self.position.outcome {
            return Decision::Over(self.verdict(winner));
        }
        let (side, question) = match self.position.agenda.peek() {
            Some(Step::SetUp(step)) => {
                let (side, question) = self.set_up_question(*step);
                (side, Question::SetUp(question))
            }
            Some(Step::Move(step)) => {
                let (side, question) = self.move_question(*step);
                (side, Question::Move(question))
            }
            Some(Step::Shoot(step)) => {
                let (side, question) = self.shoot_question(*step);
                (side, Question::Shoot(question))
            }
            Some(Step::Fight(step)) => {
                let (side, question) = self.fight_question(*step);
                (side, Question::Fight(question))
            }
            // These never wait for an order.
            Some(Step::Bound(side) | Step::EndBound(side)) => (*side, Question::Move(MoveQuestion::Formation)),
            None => (self.position.active, Question::Move(MoveQuestion::Formation)),
        };
        Decision::Asks { side, question }
    }

    /// A rich sample of the legal orders.
    pub(crate) fn orders(&self, out: &mut Vec<Order>) {
        out.clear();
        if self.position.outcome.is_some() {
            return;
        }
        match self.position.agenda.top() {
            Some(Step::SetUp(step)) => self.set_up_orders(step, &mut |order| out.push(Order::SetUp(order))),
            Some(Step::Move(step)) => self.move_orders(step, &mut |order| out.push(Order::Move(order))),
            Some(Step::Shoot(step)) => self.shoot_orders(step, &mut |order| out.push(Order::Shoot(order))),
            Some(Step::Fight(step)) => self.fight_orders(step, &mut |order| out.push(Order::Fight(order))),
            Some(Step::Bound(_) | Step::EndBound(_)) | None => {}
        }
    }

    /// Whether an order is legal now.
    pub(crate) fn check(&self, order: Order) -> Result<(), Refusal> {
        self.allows(order).map_err(|refusal| with_arms(self, refusal))
    }

    /// The same, but a refusal does not say yet which arms are meant.
    pub(crate) fn allows(&self, order: Order) -> Result<(), Refusal> {
        let not_now = || Err(refuse!("turn", "not-now"));
        if self.position.outcome.is_some() {
            return not_now();
        }
        match (self.position.agenda.top(), order) {
            (Some(Step::SetUp(step)), Order::SetUp(order)) => self.check_set_up(step, order),
            (Some(Step::Move(step)), Order::Move(order)) => self.check_move(step, order),
            (Some(Step::Shoot(step)), Order::Shoot(order)) => self.check_shoot(step, order),
            (Some(Step::Fight(step)), Order::Fight(order)) => self.check_fight(step, order),
            _ => not_now(),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Carries an order out, as far as the next decision.
    pub(crate) fn carry_out(&mut self, order: Order) {
        match (self.position.agenda.top(), order) {
            (Some(Step::SetUp(step)), Order::SetUp(order)) => self.obey_set_up(step, order),
            (Some(Step::Move(step)), Order::Move(order)) => self.obey_move(step, order),
            (Some(Step::Shoot(step)), Order::Shoot(order)) => self.obey_shoot(step, order),
            (Some(Step::Fight(step)), Order::Fight(order)) => self.obey_fight(step, order),
            _ => {}
        }
        self.proceed();
    }

    /// Takes steps until somebody has to decide.
    pub(crate) fn proceed(&mut self) {
        while self.position.outcome.is_none() && self.run() {}
    }

    /// One step that needs no decision; false if somebody is asked.
    fn run(&mut self) -> bool {
        match self.position.agenda.top() {
            Some(Step::SetUp(step)) => return self.run_set_up(step),
            Some(Step::Bound(side)) => self.begin_bound(side),
            Some(Step::Move(step)) => return self.run_move(step),
            Some(Step::Shoot(step)) => return self.run_shoot(step),
            Some(Step::Fight(step)) => return self.run_fight(step),
            Some(Step::EndBound(side)) => self.end_bound(side),
            None => self.push(Step::Bound(self.position.attacker)),
        }
        true
    }

    /// The bound of a side: its phases wait on the agenda, the first on top.
    fn begin_bound(&mut self, side: Side) {
        self.done();
        self.position.active = side;
        self.position.bound += 1;
        let bound = self.position.bound;
        self.journal.note(cites!["turn"], || Event::Bound { side, bound });
        self.push(Step::EndBound(side));
        self.push_close_combat(side);
        self.push_shooting(side);
        self.push_movement(side);
        self.roll_pips(side);
    }

    /// The end of a bound: impetuous infantry, demoralized commands, victory;
    /// then the other side's bound.
    fn end_bound(&mut self, side: Side) {
        self.done();
        self.push(Step::Bound(side.enemy()));
        self.judge_the_bound(side);
    }
}
