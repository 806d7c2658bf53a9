//! Chapter 3: the sequence of play, top to bottom; then whose chapter a step is, who has
//! to decide, and who obeys.

use kernel::{Decision, Journal, Refusal, Side};
use serde::Serialize;

use crate::activation::{ActivationEvent, ActivationStep, Awakening};
use crate::bombardment::BombardStep;
use crate::close_combat::{CombatStep, Fight};
use crate::column::ColumnStep;
use crate::command::CommandStep;
use crate::engine::agenda::Step;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::Units;
use crate::engine::play::not_now;
use crate::engine::play::{Field, Play};
use crate::engine::position::Phase;
use crate::engine::question::Question;
use crate::morale::MoraleStep;
use crate::movement::{MoveQuestion, MoveStep};
use crate::rules::{cite, cites};

/// What the sequence of play brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum SequenceEvent {
    Turn { turn: u8 },
    PlayerTurn { side: Side },
    EndOfTurn { turn: u8 },
}

impl SequenceEvent {
    /// Whose event it is.
    pub fn side(&self) -> Option<Side> {
        match self {
            SequenceEvent::Turn { .. } | SequenceEvent::EndOfTurn { .. } => None,
            SequenceEvent::PlayerTurn { side } => Some(*side),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// The next phase of the sequence of play.
    fn next_phase(&mut self) {
        let side = self.position.active;
        let acts = self.field().acts(side);
        let next = match self.position.phase {
            Phase::SetUp => return self.begin_turn(),
            Phase::Activation if !acts => {
                self.journal.note(cites!["4.1"], || ActivationEvent::Inactive { side });
                self.roll_passivity(side);
                Phase::EndPlayerTurn
            }
            Phase::Activation => Phase::Command,
            Phase::Command => Phase::Rout,
            Phase::Rout => Phase::Movement,
            Phase::Movement => Phase::Bombardment,
            Phase::Bombardment => Phase::Rally,
            Phase::Rally => Phase::DefensiveBombardment,
            Phase::DefensiveBombardment => Phase::Combat,
            Phase::Combat => Phase::EndPlayerTurn,
            Phase::EndPlayerTurn if side == Side::First => {
                self.position.active = Side::Second;
                Phase::Activation
            }
            Phase::EndPlayerTurn => Phase::Morale,
            Phase::Morale | Phase::EndTurn => Phase::EndTurn,
        };
        self.position.phase = next;
        self.begin_phase(next);
    }

    pub(crate) fn begin_phase(&mut self, phase: Phase) {
        let side = self.position.active;
        match phase {
            Phase::Activation => self.begin_player_turn(side),
            Phase::Command => {
                self.push(CommandStep::Command(side));
                self.push(ColumnStep::Deploy(side));
                if self.battle.options.fortunes {
                    self.push(CommandStep::ShortLeash(side));
                }
            }
            Phase::Rout => {
                self.position.fled = Units::NONE;
                self.push(MoveStep::Rout(side));
            }
            Phase::Movement => {
                self.place_locked_markers(side);
                self.begin_movement(side);
                self.march_in_ignorance(side);
                self.push(MoveStep::Move(side));
                self.surprise_at_start(side);
            }
            Phase::Bombardment => self.push(BombardStep::Bombard { side, defensive: false }),
            Phase::Rally => {
                self.remove_moved_markers(side);
                self.position.rallied = Units::NONE;
                self.push(MoraleStep::Rally(side));
            }
            Phase::DefensiveBombardment => {
                self.forget_bombardments();
                self.push(BombardStep::Bombard { side: side.enemy(), defensive: true });
            }
            Phase::Combat => {
                self.position.spent = Units::NONE;
                self.position.swept = Units::NONE;
                self.position.fight = Fight::NONE;
                self.push(CombatStep::Combat(side));
            }
            Phase::EndPlayerTurn => self.end_player_turn(side),
            Phase::Morale => self.adjust_morale(),
            Phase::SetUp | Phase::EndTurn => {}
        }
    }

    fn begin_turn(&mut self) {
        let turn = self.position.turn;
        let fog = self.field().fog().is_some();
        self.journal.note(cites!["3", fog => 2002 "24.2.3"], || SequenceEvent::Turn { turn });
        self.position.active = Side::First;
        self.position.tried_wings = 0;
        self.position.armies.iter_mut().for_each(|army| army.exerted = false);
        self.position.phase = Phase::Activation;
        self.begin_phase(Phase::Activation);
    }

    fn begin_player_turn(&mut self, side: Side) {
        self.journal.note(cites!["3"], || SequenceEvent::PlayerTurn { side });
        let ours = self.battle.of_side[side.index()];
        let position = &mut *self.position;
        for set in [
            &mut position.effective,
            &mut position.traced,
            &mut position.slowed,
            &mut position.rash,
            &mut position.moved_guns,
            &mut position.fired,
        ] {
            *set = set.without(ours);
        }
        position.deployed_wings = 0;
        position.roused = 0;
        position.leash[side.index()] = None;
        if position.armies[side.index()].roused {
            self.activate(side, Awakening::Automatic, cite!("4.1.2"));
        }
        self.expect_arrival(side);
        if !self.position.armies[side.index()].active {
            if self.field().activation_cost(side).is_some() {
                self.push(ActivationStep::Activation(side));
            }
            self.offer_advance(side);
        }
    }

    /// The end of the movement phase.
    pub(crate) fn end_movement(&mut self, side: Side) {
        self.judge_advance(side);
        self.roll_passivity(side);
    }

    fn end_player_turn(&mut self, side: Side) {
        self.remove_locked_markers(side);
        self.position.spent = Units::NONE;
        self.position.swept = Units::NONE;
        self.position.moved_guns = Units::NONE;
        self.position.fired = Units::NONE;
        self.position.salvo = None;
        self.expire_momentum(side);
        self.end_arrival(side);
    }

    pub(crate) fn end_turn(&mut self) {
        let turn = self.position.turn;
        self.journal.note(cites!["14"], || SequenceEvent::EndOfTurn { turn });
        if turn >= self.battle.scenario.turns {
            return self.end_battle();
        }
        self.position.turn += 1;
        self.begin_turn();
    }
}

impl Field<'_> {
    /// Who has to decide what.
    pub(crate) fn to_decide(self) -> Decision<Question> {
        if let Some(level) = self.position.outcome {
            return Decision::Over(self.outcome(level));
        }
        // Steps that never wait for an order ask nobody.
        let asked = self.position.agenda.peek().and_then(|step| self.asked(*step));
        let (side, question) = asked.unwrap_or((self.position.active, Question::Move(MoveQuestion::Move)));
        Decision::Asks { side, question }
    }

    /// Whom a step asks, and what.
    fn asked(&self, step: Step) -> Option<(Side, Question)> {
        match step {
            Step::SetUp(step) => self.set_up_asks(step),
            Step::Scenario(step) => self.scenario_asks(step),
            Step::Activation(step) => self.activation_asks(step),
            Step::Command(step) => self.command_asks(step),
            Step::Column(step) => self.column_asks(step),
            Step::Move(step) => self.move_asks(step),
            Step::Bombard(step) => self.bombard_asks(step),
            Step::Morale(step) => self.morale_asks(step),
            Step::Combat(step) => self.combat_asks(step),
            Step::Loss(step) => self.loss_asks(step),
            Step::Retreat(step) => self.retreat_asks(step),
            Step::ArmyMorale(step) => self.army_morale_asks(step),
            Step::Intelligence(step) => self.intelligence_asks(step),
        }
    }

    /// The legal orders.
    pub(crate) fn orders(&self, out: &mut Vec<Order>) {
        out.clear();
        let Some(step) = self.position.agenda.peek().filter(|_| self.position.outcome.is_none()) else { return };
        match *step {
            Step::SetUp(step) => self.set_up_orders(step, out),
            Step::Scenario(step) => self.scenario_orders(step, out),
            Step::Activation(step) => self.activation_orders(step, out),
            Step::Command(step) => self.command_orders(step, out),
            Step::Column(step) => self.column_orders(step, out),
            Step::Move(step) => self.move_orders(step, out),
            Step::Bombard(step) => self.bombard_orders(step, out),
            Step::Morale(step) => self.morale_orders(step, out),
            Step::Combat(step) => self.combat_orders(step, out),
            Step::Loss(step) => self.loss_orders(step, out),
            Step::Retreat(step) => self.retreat_orders(step, out),
            Step::ArmyMorale(step) => self.army_morale_orders(step, out),
            Step::Intelligence(step) => self.intelligence_orders(step, out),
        }
    }

    /// Whether the battle has everything that an order names.
    fn knows(&self, order: Order) -> bool {
        let named = order.named();
        named.unit.is_none_or(|unit| self.is_unit(unit))
            && named.leader.is_none_or(|leader| self.is_leader(leader))
            && named.wing.is_none_or(|wing| wing.index() < self.battle.wings.len())
            && named.hexes.into_iter().flatten().all(|hex| hex.index() < self.battle.board.grid.len())
    }

    /// Whether an order is legal now.
    pub(crate) fn check(&self, order: Order) -> Result<(), Refusal> {
        let step = self.position.agenda.peek().filter(|_| self.position.outcome.is_none() && self.knows(order));
        match *step.ok_or_else(not_now)? {
            Step::SetUp(step) => self.check_set_up(step, order),
            Step::Scenario(step) => self.check_scenario(step, order),
            Step::Activation(step) => self.check_activation(step, order),
            Step::Command(step) => self.check_command(step, order),
            Step::Column(step) => self.check_column(step, order),
            Step::Move(step) => self.check_move(step, order),
            Step::Bombard(step) => self.check_bombard(step, order),
            Step::Morale(step) => self.check_morale_order(step, order),
            Step::Combat(step) => self.check_combat(step, order),
            Step::Loss(step) => self.check_loss(step, order),
            Step::Retreat(step) => self.check_retreat(step, order),
            Step::ArmyMorale(step) => self.check_army_morale(step, order),
            Step::Intelligence(step) => self.check_intelligence(step, order),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Carries an order out, as far as the next decision.
    pub(crate) fn carry_out(&mut self, order: Order) {
        let Some(step) = self.position.agenda.top() else { return };
        self.obey(step, order);
        self.proceed();
    }

    fn obey(&mut self, step: Step, order: Order) {
        match step {
            Step::SetUp(step) => self.obey_set_up(step, order),
            Step::Scenario(step) => self.obey_scenario(step, order),
            Step::Activation(step) => self.obey_activation(step, order),
            Step::Command(step) => self.obey_command(step, order),
            Step::Column(step) => self.obey_column(step, order),
            Step::Move(step) => self.obey_move(step, order),
            Step::Bombard(step) => self.obey_bombard(step, order),
            Step::Morale(step) => self.obey_morale(step, order),
            Step::Combat(step) => self.obey_combat(step, order),
            Step::Loss(step) => self.obey_loss(step, order),
            Step::Retreat(step) => self.obey_retreat(step, order),
            Step::ArmyMorale(step) => self.obey_army_morale(step, order),
            Step::Intelligence(step) => self.obey_intelligence(step, order),
        }
    }

    /// Runs what is pending until a side has to decide.
    pub(crate) fn proceed(&mut self) {
        while self.position.outcome.is_none() && self.run() {}
    }

    /// One step that needs no decision; false if somebody is asked.
    fn run(&mut self) -> bool {
        let Some(step) = self.position.agenda.top() else {
            self.next_phase();
            return true;
        };
        match step {
            Step::SetUp(step) => self.run_set_up(step),
            Step::Scenario(step) => self.run_scenario(step),
            Step::Activation(step) => self.run_activation(step),
            Step::Command(step) => self.run_command(step),
            Step::Column(step) => self.run_column(step),
            Step::Move(step) => self.run_move(step),
            Step::Bombard(step) => self.run_bombard(step),
            Step::Morale(step) => self.run_morale(step),
            Step::Combat(step) => self.run_combat(step),
            Step::Loss(step) => self.run_loss(step),
            Step::Retreat(step) => self.run_retreat(step),
            Step::ArmyMorale(step) => self.run_army_morale(step),
            Step::Intelligence(step) => self.run_intelligence(step),
        }
    }
}
