//! Chapter 1: the field and the sequence of play, top to bottom.

use crate::rules::{cites, refuse};
use kernel::lots::each;
use kernel::{BySide, Decision, Dice, Journal, Lots, Refusal, Side};

use crate::cards::Hand;
use crate::engine::battle::Battle;
use crate::engine::event::Event;
use crate::engine::order::{Order, Question};
use crate::engine::play::{Field, Play, require};
use crate::engine::position::{Agenda, Clock, Position, Step};
use crate::wagons::Train;
use crate::{drums, wings};

/// Sets the battle up, as far as the first decision.
pub fn open(battle: &Battle, dice: &mut Dice, journal: &mut impl Journal<Event>) -> Position {
    let mut position = Position {
        fields: (0..battle.count()).map(|token| Some(battle.home(battle.owner(token)))).collect(),
        faces: battle.spec.faces.concat(),
        lots: Lots::default(),
        private: BySide::default(),
        clock: Clock::turn(battle, 1, Side::First),
        score: BySide::default(),
        agenda: Agenda::default(),
        guard: 0,
        screens: BySide::default(),
        couriers: BySide::default(),
        drums: BySide::default(),
        wings: BySide::default(),
        trains: BySide::of(|side| Train::new(battle, side)),
        hands: BySide::of(|_| Hand::new(battle)),
    };
    for side in Side::BOTH {
        let mut faces = battle.spec.faces[side.index()].clone();
        dice.shuffle(&mut faces);
        each(battle.tokens(side)).zip(&faces).for_each(|(token, face)| position.faces[usize::from(token)] = *face);
        position.lots.merge(battle.tokens(side));
        journal.note(cites!["1.2"], || Event::Deployed { side, faces: Some(faces) });
        position.drums[side] = drums::deal(battle, dice);
        position.wings[side] = wings::deal(battle, side, dice);
        if battle.spec.drums || battle.spec.wings {
            let ranks = position.drums[side].iter().map(|drum| drum.rank).collect();
            let counters = position.wings[side].iter().map(|counter| counter.what).collect();
            journal.note(cites![battle.spec.drums => "10.1", battle.spec.wings => "11.1"], || Event::Dealt {
                side,
                ranks: Some(ranks),
                counters: Some(counters),
            });
        }
    }
    journal.note(cites!["1.1"], || Event::Round { round: 1 });
    let mut play = Play { battle, position: &mut position, dice, journal };
    match battle.sets_up() {
        true => play.set_up(Side::First),
        false => play.begin_turn(1, Side::First),
    }
    position
}

impl Field<'_> {
    /// Who has to decide what.
    pub fn to_decide(self) -> Decision<Question> {
        if let Some(outcome) = self.outcome() {
            return Decision::Over(outcome);
        }
        let mover = self.position.clock.mover;
        let (side, question) = match self.position.agenda.top() {
            Some(Step::SetUp(side)) => (side, Question::SetUp),
            Some(Step::Reaction { target, .. }) => (mover.enemy(), Question::Reaction { target }),
            Some(Step::Guard(side)) => (side, Question::Guard),
            None => (mover, Question::Turn),
        };
        Decision::Asks { side, question }
    }

    /// Lists the legal orders.
    pub fn orders(&self, out: &mut Vec<Order>) {
        out.extend(Order::all(self.battle).filter(|order| self.check(*order).is_ok()));
    }

    /// Whether an order of the deciding side is legal: first the step that waits, then whether it
    /// is the time for the order, then the order's own chapter.
    ///
    /// # Errors
    /// The paragraph that forbids it.
    pub fn check(&self, order: Order) -> Result<(), Refusal> {
        require(self.outcome().is_none(), refuse!("6.3", "over"))?;
        match (self.position.agenda.top(), order) {
            (Some(Step::SetUp(side)), Order::Post(token)) => self.check_post(side, token),
            (Some(Step::SetUp(side)), Order::Write(goal)) => self.check_write(side, goal),
            (Some(Step::SetUp(_)), Order::Ready) => Ok(()),
            (Some(Step::SetUp(_)), _) => Err(refuse!("8.6", "set-up-first")),
            (_, Order::Post(_) | Order::Write(_) | Order::Ready) => Err(refuse!("8.7", "set-up-over")),

            (Some(Step::Reaction { target, .. }), Order::Slip) => self.check_slip(target),
            (Some(Step::Reaction { .. }), Order::Stand) => Ok(()),
            (Some(Step::Reaction { .. }), _) => Err(refuse!("5.3", "react-first")),
            (_, Order::Slip | Order::Stand) => Err(refuse!("5.4", "not-challenged")),

            (Some(Step::Guard(side)), Order::Join(token)) => self.check_join(side, token),
            (Some(Step::Guard(_)), Order::Go) => Ok(()),
            (Some(Step::Guard(_)), _) => Err(refuse!("7.5", "guard-first")),
            (_, Order::Join(_) | Order::Go) => Err(refuse!("7.6", "no-alarm")),

            (None, Order::Shuffle(field)) => self.check_shuffle(field),
            (None, Order::Advance(token)) => self.check_advance(token),
            (None, Order::Show(token)) => self.check_show(token),
            (None, Order::Challenge { token, target }) => self.check_challenge(token, target),
            (None, Order::Shoot) => self.check_shoot(),
            (None, Order::Ride) => self.check_ride(),
            (None, Order::Deliver) => self.check_deliver(),
            (None, Order::Beat(drum)) => self.check_beat(drum),
            (None, Order::March { counter, pace }) => self.check_march(counter, pace),
            (None, Order::Haul(wagon)) => self.check_haul(wagon),
            (None, Order::Carry(company)) => self.check_carry(company),
            (None, Order::Raid { token, wagon }) => self.check_raid(token, wagon),
            (None, Order::Draw) => self.check_draw(),
            (None, Order::Play(card)) => self.check_play(card),
            (None, Order::EndTurn) => Ok(()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Carries a checked order out, as far as the next decision.
    pub fn carry_out(&mut self, order: Order) {
        // Nobody may see by the clock that something unseen was done.
        self.position.clock.fresh &= order.is_unseen();
        match order {
            Order::Post(token) => self.post(token),
            Order::Write(goal) => self.write(goal),
            Order::Ready => self.ready(),
            Order::Slip => self.slip(),
            Order::Stand => self.stand(),
            Order::Join(token) => self.join(token),
            Order::Go => self.go(),
            Order::Shuffle(field) => self.shuffle(field),
            Order::Advance(token) => self.advance(token),
            Order::Show(token) => self.show(token),
            Order::Challenge { token, target } => self.challenge(token, target),
            Order::Shoot => self.shoot(),
            Order::Ride => self.ride(),
            Order::Deliver => self.deliver(),
            Order::Beat(drum) => self.beat(drum),
            Order::March { counter, pace } => self.march(counter, pace),
            Order::Haul(wagon) => self.haul(wagon),
            Order::Carry(company) => self.carry(company),
            Order::Raid { token, wagon } => self.raid(token, wagon),
            Order::Draw => self.draw(),
            Order::Play(card) => self.play(card),
            Order::EndTurn => self.end_turn(),
        }
        self.spot();
    }

    /// A turn begins (1.1).
    pub fn begin_turn(&mut self, round: u8, mover: Side) {
        self.position.clock = Clock::turn(self.battle, round, mover);
        self.position.trains[mover].mingle();
    }

    /// The turn ends, and with the second one the round (1.1, 2.3).
    fn end_turn(&mut self) {
        let Clock { round, mover: side, .. } = self.position.clock;
        self.journal.note(cites!["2.3"], || Event::TurnEnded { side });
        let next = round + side.number();
        self.begin_turn(next, side.enemy());
        if next > self.battle.spec.rounds {
            self.turn_all_over();
        } else if next > round {
            self.journal.note(cites!["1.1"], || Event::Round { round: next });
        }
    }
}
