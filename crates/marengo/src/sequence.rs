//! Chapter 7, the sequence of play: rounds, turns, and the agenda that carries steps inside steps.

use kernel::lots::each;
use kernel::{Decision, Journal, Refusal, Side};

use crate::board::{LocaleId, MOST_LANES, MOST_PAIRS};
use crate::engine::agenda::Step;
use crate::engine::event::Event;
use crate::engine::order::{Aim, Order};
use crate::engine::play::{Field, Play};
use crate::engine::position::March;
use crate::movement::COMMAND_LIMIT;
use crate::rules::{cite, cites, refuse};

/// What a side is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Declare pieces active.
    Activate,
    /// Fire or cancel.
    Bombard,
    /// Assault or move.
    Command,
    /// Form a group.
    Group,
    /// Show an infantry.
    ShowInfantry,
    /// Block a manoeuvre attack.
    Oppose,
    /// Answer a block.
    Answer,
    /// Name leading pieces of the attack.
    LeadAttack,
    /// Fire in defence.
    DefensiveFire,
    /// Name leading pieces of the defence.
    LeadDefence,
    /// Pursue.
    Pursue,
    /// Close up after a won assault.
    CloseUp,
    /// Assign losses to one's own pieces.
    LoseOwn,
    /// Assign losses to the enemy's leading pieces.
    LoseEnemy,
    /// Retreat.
    Retreat,
}

impl Field<'_> {
    /// Who has to decide what.
    pub(crate) fn to_decide(self) -> Decision<Question> {
        if let Some(outcome) = self.outcome() {
            return Decision::Over(outcome);
        }
        let mine = self.turn();
        let (side, question) = match self.position.open.agenda.top() {
            Some(Step::Activate) => (mine, Question::Activate),
            Some(Step::Bombard) => (mine, Question::Bombard),
            Some(Step::ShowInfantry(_)) => (mine, Question::ShowInfantry),
            Some(Step::Oppose(_)) => (mine.enemy(), Question::Oppose),
            Some(Step::Answer(_)) => (mine, Question::Answer),
            Some(Step::LeadAttack(_)) => (mine, Question::LeadAttack),
            Some(Step::DefensiveFire(_)) => (mine.enemy(), Question::DefensiveFire),
            Some(Step::LeadDefence(_)) => (mine.enemy(), Question::LeadDefence),
            Some(Step::Pursue(assault)) => (self.winner(&assault), Question::Pursue),
            Some(Step::CloseUp { .. }) if self.position.group.is_some() => (mine, Question::Group),
            Some(Step::CloseUp { .. }) => (mine, Question::CloseUp),
            Some(Step::Lose(batch)) => {
                let (_, chooser) = self.bearers(&batch);
                (chooser, if chooser == batch.side { Question::LoseOwn } else { Question::LoseEnemy })
            }
            Some(Step::Retreat(retreat)) => (retreat.side, Question::Retreat),
            _ if self.position.group.is_some() => (mine, Question::Group),
            _ => (mine, Question::Command),
        };
        Decision::Asks { side, question }
    }

    /// Lists the legal orders.
    pub(crate) fn orders(&self, out: &mut Vec<Order>) {
        if self.outcome().is_some() {
            return;
        }
        if let Some(group) = self.position.group {
            self.group_orders(group, out);
            return;
        }
        let side = self.turn();
        match self.position.open.agenda.top() {
            Some(Step::Activate) => {
                self.activations(|piece| out.push(Order::Activate(piece)));
                out.push(Order::EndActivation);
            }
            Some(Step::Bombard) => {
                if let Some((_, from)) = self.battery() {
                    self.targets(from, |place| out.push(Order::Bombard(place)));
                }
                out.push(Order::CancelBombardment);
            }
            Some(Step::Command) => self.command_orders(out),
            Some(Step::ShowInfantry(thrust)) => self.showings(&thrust, |piece| out.push(Order::Show(piece))),
            Some(Step::Oppose(_)) => {
                self.answer_orders(out);
                out.push(Order::GiveWay);
            }
            Some(Step::Answer(_)) => {
                self.answer_orders(out);
                out.push(Order::Stay);
            }
            Some(Step::LeadAttack(assault)) => self.lead_orders(&assault, side, out),
            Some(Step::LeadDefence(assault)) => self.lead_orders(&assault, side.enemy(), out),
            Some(Step::DefensiveFire(assault)) => {
                self.firings(&assault, |piece| out.push(Order::Fire(piece)));
                out.push(Order::HoldFire);
            }
            Some(Step::Pursue(assault)) => {
                self.pursuits(&assault, |piece| out.push(Order::Pursue(piece)));
                out.push(Order::EndPursuit);
            }
            Some(Step::CloseUp { .. }) => {
                self.close_ups(out);
                out.push(Order::EndCloseUp);
            }
            Some(Step::Lose(batch)) => self.losers(&batch, |piece| out.push(Order::Lose(piece))),
            Some(Step::Retreat(retreat)) => self.retreat_orders(&retreat, out),
            _ => {}
        }
    }

    fn answer_orders(&self, out: &mut Vec<Order>) {
        if let Some(group) = self.forming() {
            self.group_orders(group, out);
        }
    }

    fn lead_orders(&self, assault: &crate::engine::agenda::Assault, side: Side, out: &mut Vec<Order>) {
        self.leaders(assault, side, |piece| out.push(Order::Lead(piece)));
        if self.may_end_lead(assault, side).is_ok() {
            out.push(Order::EndLead);
        }
    }

    /// Assaults and movement: everything that the side to move may do next.
    fn command_orders(&self, out: &mut Vec<Order>) {
        let side = self.turn();
        let open = &self.position.open;
        let mut locales = [0u64; 2];
        for piece in each(self.may_act(self.of(side))) {
            if let Some(LocaleId(locale)) = self.locale_of(open.place[piece as usize]) {
                locales[locale as usize / 64] |= 1 << (locale % 64);
            }
        }
        for (half, locales) in locales.into_iter().enumerate() {
            for index in each(locales) {
                self.locale_orders(LocaleId(index + 64 * half as u8), out);
            }
        }
        self.close_ups(out);
        self.road_goes_on(out);
        if let March::Road { piece, .. } = open.march {
            self.road_blocks(piece, out);
        }
        self.entering(out);
        self.announcements(out);
        out.push(Order::EndTurn);
    }

    fn locale_orders(&self, locale: LocaleId, out: &mut Vec<Order>) {
        self.aims_in(locale, out);
        let exits = &self.battle.board.locale(locale).exits;
        let reserve = self.may_act(self.held(self.turn(), locale)) & self.position.open.reserve;
        if exits.is_empty() || reserve == 0 {
            return;
        }
        let firsts = self.position.one_of_each(reserve);
        self.road_starts(firsts, exits, out);
        let neighbours = &self.battle.board.locale(locale).neighbours;
        if neighbours.iter().any(|near| self.held(self.turn().enemy(), *near) != 0) {
            each(self.position.of_arm(firsts, crate::pieces::Arm::Cavalry))
                .for_each(|piece| self.road_blocks(piece, out));
        }
    }

    /// Whether an order is legal now.
    pub(crate) fn check(&self, order: Order) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(refuse!("7.2", "battle-is-over"));
        }
        if let Some(piece) = order.piece()
            && piece >= 64
        {
            return Err(refuse!("4.1", "no-such-piece"));
        }
        if self.position.group.is_some() && !matches!(order, Order::Join(_) | Order::Go) {
            return Err(refuse!("8.1", "finish-the-group"));
        }
        let side = self.turn();
        match (self.position.open.agenda.top(), order) {
            (_, Order::Join(piece)) => self.may_join(piece),
            (_, Order::Go) => self.may_go(),
            (Some(Step::Activate), Order::Activate(piece)) => self.may_activate(piece),
            (Some(Step::Activate), Order::EndActivation) => Ok(()),
            (Some(Step::Bombard), Order::Bombard(target)) => self.may_bombard(target),
            (Some(Step::Bombard), Order::CancelBombardment) => Ok(()),
            (Some(Step::Command), Order::Form(aim)) => self.may_form(aim),
            (Some(Step::Command), Order::Road { piece, lane, way }) => self.may_take_road(piece, lane, way),
            (Some(Step::Command), Order::RoadBlock { piece, approach }) => {
                self.road_block_cost(piece, approach).map(|_| ())
            }
            (Some(Step::Command), Order::Enter { piece, entry }) => self.may_enter(piece, entry),
            (Some(Step::Command), Order::Announce(piece)) => self.may_announce(piece),
            (Some(Step::Command), Order::EndTurn) => Ok(()),
            (Some(Step::CloseUp { .. }), Order::Form(aim @ Aim::CloseUp(_))) => self.may_form(aim),
            (Some(Step::CloseUp { .. }), Order::EndCloseUp) => Ok(()),
            (Some(Step::ShowInfantry(thrust)), Order::Show(piece)) => self.may_show(&thrust, piece),
            (Some(Step::Oppose(_)), Order::GiveWay) | (Some(Step::Answer(_)), Order::Stay) => Ok(()),
            (Some(Step::LeadAttack(assault)), Order::Lead(piece)) => self.may_lead(&assault, side, piece),
            (Some(Step::LeadAttack(assault)), Order::EndLead) => self.may_end_lead(&assault, side),
            (Some(Step::LeadDefence(assault)), Order::Lead(piece)) => self.may_lead(&assault, side.enemy(), piece),
            (Some(Step::LeadDefence(assault)), Order::EndLead) => self.may_end_lead(&assault, side.enemy()),
            (Some(Step::DefensiveFire(assault)), Order::Fire(piece)) => self.may_fire(&assault, piece),
            (Some(Step::DefensiveFire(_)), Order::HoldFire) => Ok(()),
            (Some(Step::Pursue(assault)), Order::Pursue(piece)) => self.may_pursue(&assault, piece),
            (Some(Step::Pursue(_)), Order::EndPursuit) => Ok(()),
            (Some(Step::Lose(batch)), Order::Lose(piece)) => self.may_lose(&batch, piece),
            (Some(Step::Retreat(retreat)), Order::Retreat { piece, to }) => self.may_retreat(&retreat, piece, to),
            (Some(Step::Retreat(retreat)), Order::Perish(piece)) => self.may_perish(&retreat, piece),
            _ => Err(not_asked(order)),
        }
    }
}

/// The paragraph that says when such an order is asked for.
pub(crate) fn not_asked(order: Order) -> Refusal {
    match order {
        Order::Form(Aim::Oppose(_) | Aim::Follow(_)) => refuse!("9.4", "not-asked-to-block"),
        Order::Activate(_) | Order::EndActivation => refuse!("6.6", "not-asked-now"),
        Order::Bombard(_) | Order::CancelBombardment | Order::Announce(_) => refuse!("10.1", "not-asked-now"),
        Order::Show(_) => refuse!("9.2", "not-asked-now"),
        Order::GiveWay | Order::Stay => refuse!("9.4", "not-asked-now"),
        Order::Lead(_) | Order::EndLead => refuse!("11.4", "not-asked-now"),
        Order::Fire(_) | Order::HoldFire => refuse!("11.5", "not-asked-now"),
        Order::Lose(_) => refuse!("11.8", "not-asked-now"),
        Order::Pursue(_) | Order::EndPursuit => refuse!("11.9", "not-asked-now"),
        Order::EndCloseUp => refuse!("11.11", "not-asked-now"),
        Order::Retreat { .. } | Order::Perish(_) => refuse!("12.1", "not-asked-now"),
        _ => refuse!("7.1", "not-asked-now"),
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Carries an order out and runs the agenda as far as the next decision.
    pub(crate) fn carry_out(&mut self, order: Order) {
        let side = self.position.open.turn;
        let order = self.in_disguise(order);
        match (self.position.open.agenda.top(), order) {
            (_, Order::Activate(piece)) => self.activate(piece),
            (_, Order::EndActivation) => self.position.open.activations = 0,
            (_, Order::Bombard(target)) => self.bombard(target),
            (_, Order::CancelBombardment) => {
                if let Some((piece, _)) = self.field().battery() {
                    self.cancel_bombardment(piece, false);
                }
            }
            (_, Order::Form(aim)) => self.form(aim),
            (_, Order::Join(piece)) => self.join(piece),
            (_, Order::Go) => self.go(),
            (_, Order::Road { piece, lane, way }) => self.take_road(piece, lane, way),
            (_, Order::RoadBlock { piece, approach }) => self.road_block(piece, approach),
            (_, Order::Enter { piece, entry }) => self.enter(piece, entry),
            (_, Order::Announce(piece)) => self.end_turn(Some(piece)),
            (_, Order::EndTurn) => self.end_turn(None),
            (_, Order::Show(piece)) => self.show_infantry(piece),
            (Some(Step::Oppose(thrust)), Order::GiveWay) => self.give_way(thrust),
            (Some(Step::Answer(thrust)), Order::Stay) => self.stay(thrust),
            (Some(Step::LeadAttack(assault)), Order::Lead(piece)) => self.lead(assault, side, piece),
            (Some(Step::LeadDefence(assault)), Order::Lead(piece)) => self.lead(assault, side.enemy(), piece),
            (Some(Step::LeadAttack(assault)), Order::EndLead) => self.end_lead(assault, side),
            (Some(Step::LeadDefence(assault)), Order::EndLead) => self.end_lead(assault, side.enemy()),
            (Some(Step::DefensiveFire(assault)), Order::Fire(piece)) => self.fire_in_defence(assault, piece),
            (Some(Step::DefensiveFire(assault)), Order::HoldFire) => self.hand_on(assault),
            (Some(Step::Pursue(assault)), Order::Pursue(piece)) => self.pursue(assault, piece),
            (Some(Step::Pursue(assault)), Order::EndPursuit) => self.end_pursuit(assault),
            (_, Order::EndCloseUp) => self.done(),
            (Some(Step::Lose(batch)), Order::Lose(piece)) => self.bear(batch, piece),
            (Some(Step::Retreat(retreat)), Order::Retreat { piece, to }) => self.go_back(retreat, piece, to),
            (Some(Step::Retreat(retreat)), Order::Perish(piece)) => self.perish(retreat, piece),
            _ => {}
        }
        self.proceed();
    }

    /// Runs the agenda until a side has to decide.
    pub(crate) fn proceed(&mut self) {
        while let Some(step) = self.position.open.agenda.top() {
            let went_on = match step {
                Step::Activate => self.run_activate(),
                Step::Shuffle => {
                    self.done();
                    self.shuffle();
                    true
                }
                Step::Bombard => self.run_bombard(),
                Step::Command => false,
                Step::ShowInfantry(thrust) => self.run_show_infantry(thrust),
                Step::Oppose(thrust) => self.position.group.is_none() && self.run_oppose(thrust),
                Step::Answer(_) => false,
                Step::Occupy(thrust) => {
                    self.occupy(thrust);
                    true
                }
                Step::LeadAttack(assault) => self.run_lead_attack(assault),
                Step::DefensiveFire(assault) => self.run_defensive_fire(assault),
                Step::LeadDefence(assault) => self.run_lead_defence(assault),
                Step::Clash(assault) => {
                    self.clash(assault);
                    true
                }
                Step::Pursue(assault) => self.run_pursue(assault),
                Step::Aftermath(assault) => {
                    self.aftermath(assault);
                    true
                }
                Step::TakeOver(assault) => {
                    self.take_over(assault);
                    true
                }
                Step::CloseUp { members, locale } => {
                    self.position.group.is_none() && self.run_close_up(members, locale)
                }
                Step::Lose(batch) => self.run_losses(batch),
                Step::PayRetreat(retreat) => {
                    self.pay_retreat(retreat);
                    true
                }
                Step::Retreat(retreat) => self.run_retreat(retreat),
            };
            if !went_on {
                return;
            }
        }
    }

    fn run_activate(&mut self) -> bool {
        if self.position.open.activations > 0 && self.field().asleep() != 0 {
            return false;
        }
        self.position.open.activations = 0;
        self.done();
        true
    }

    /// A round begins.
    pub(crate) fn begin_round(&mut self) {
        self.hearten();
        let round = self.position.open.round;
        self.journal.note(cites!["7.2"], || Event::Round { round });
        self.begin_turn(Side::First);
    }

    /// A side's turn begins: activation, shuffling, announced bombardment, then
    /// assaults and movement.
    pub(crate) fn begin_turn(&mut self, side: Side) {
        let open = &mut self.position.open;
        open.turn = side;
        open.commands = COMMAND_LIMIT;
        open.spent = 0;
        open.assaulted = 0;
        open.moving = false;
        open.march = March::None;
        open.closed_pairs = [0; MOST_PAIRS / 64];
        open.closed_locales = [0; 2];
        open.lanes = [0; MOST_LANES];
        let round = open.round;
        self.journal.note(cites!["7.1"], || Event::Turn { side, round });
        self.push(Step::Command);
        self.push(Step::Bombard);
        self.push(Step::Shuffle);
        if side == self.battle.surprised() {
            self.wake();
            self.push(Step::Activate);
        }
    }

    /// A turn ends, with or without a bombardment announced.
    fn end_turn(&mut self, announcing: Option<u8>) {
        let side = self.position.open.turn;
        self.position.open.march = March::None;
        self.fall_back_where_nobody_is();
        if let Some(piece) = announcing {
            self.announce(piece);
        }
        self.note_delays();
        self.hide_guns();
        self.done();
        if side == Side::First {
            self.begin_turn(side.enemy());
            return;
        }
        self.position.open.round += 1;
        if let Some(outcome) = self.field().outcome() {
            let winner = outcome.winner.unwrap_or(Side::of(self.battle.victory.attacker));
            let by_stars = outcome.cite == cite!("14.2");
            let colours = self.field().colours_held();
            self.journal.note(cites![..outcome.cite], || Event::Ended { winner, by_stars, colours });
        } else {
            self.begin_round();
        }
    }
}
