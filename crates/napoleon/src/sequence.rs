//! Chapter 2: the sequence of play, top to bottom; then whose chapter a step is, who has to decide, and who obeys.

use kernel::{Decision, Journal, Refusal, Side};
use serde::{Deserialize, Serialize};

use crate::bombardment::Barrage;
use crate::charge::ChargeStep;
use crate::combat::{CombatStep, Fights};
use crate::disengagement::DisengageStep;
use crate::engine::agenda::Step;
use crate::engine::event::Event;
use crate::engine::order::Order;
use crate::engine::pieces::{PieceId, Pieces};
use crate::engine::play::{Field, Play, not_now, require};
use crate::engine::position::{NOWHERE, PieceState, Place};
use crate::engine::question::Question;
use crate::engine::spec::Daytime;
use crate::movement::{MoveQuestion, MoveStep};
use crate::rules::{cites, refuse};
use crate::works::WorkStep;

/// The phases, segments and steps of a player turn (2.1, 2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Phase {
    /// Before the first turn.
    SetUp,
    /// Weather, by the first player.
    Weather,
    /// Cards.
    Cards,
    /// Supply.
    Supply,
    /// Recovery.
    Recovery,
    /// Reorganization.
    Reorganization,
    /// Command.
    Command,
    /// Movement of those in command.
    Movement,
    /// Movement on initiative.
    Initiative,
    /// Both sides show what is in sight.
    Sight,
    /// The defender retreats before combat.
    Evasion,
    /// The attacker does.
    AttackerEvasion,
    /// The other player's artillery fires.
    Reaction,
    /// Attacks are declared.
    Declaration,
    /// Bombardment.
    Bombardment,
    /// Charges.
    Charge,
    /// Combat.
    Combat,
    /// What is out of sight is hidden.
    SecondSight,
    /// The end of a player turn.
    EndPlayerTurn,
    /// Night: units leave enemy zones.
    Disengagement,
    /// Night: everybody recovers.
    NightRecovery,
    /// Night: march orders.
    NightOrders,
    /// Night: march.
    NightMarch,
    /// The turn marker.
    EndTurn,
}

impl Phase {
    /// The key of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            Phase::SetUp => "set-up",
            Phase::Weather => "weather",
            Phase::Cards => "cards",
            Phase::Supply => "supply",
            Phase::Recovery | Phase::NightRecovery => "recovery",
            Phase::Reorganization => "reorganization",
            Phase::Command => "command",
            Phase::Movement => "movement",
            Phase::Initiative => "initiative",
            Phase::Sight | Phase::SecondSight => "sight",
            Phase::Evasion | Phase::AttackerEvasion => "evasion",
            Phase::Reaction => "reaction",
            Phase::Declaration => "declaration",
            Phase::Bombardment => "bombardment",
            Phase::Charge => "charge",
            Phase::Combat | Phase::EndPlayerTurn => "combat",
            Phase::Disengagement => "disengagement",
            Phase::NightOrders => "march-orders",
            Phase::NightMarch => "night-march",
            Phase::EndTurn => "end-turn",
        }
    }
}

/// What the sequence of play brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum SequenceEvent {
    SetUp { turns: u8 },
    Turn { turn: u8, night: bool },
    PlayerTurn { side: Side, night: bool },
    Prize { side: Side, prize: u8, points: u8 },
    Bonus { side: Side, points: u8 },
    Presence { side: Side, presence: u8, points: i16 },
    Forfeited { side: Side, formation: u8, points: u8 },
    Exits { side: Side, points: i16 },
    Losses { side: Side, points: i16 },
    InTowns { side: Side, pieces: Pieces, points: i16 },
    Recovered { side: Side, pieces: Pieces },
    EndOfBattle { points: [i16; 2] },
    Level { level: u8 },
}

impl SequenceEvent {
    /// Whose event it is.
    pub fn side(&self) -> Option<Side> {
        match self {
            SequenceEvent::PlayerTurn { side, .. }
            | SequenceEvent::Prize { side, .. }
            | SequenceEvent::Bonus { side, .. }
            | SequenceEvent::Presence { side, .. }
            | SequenceEvent::Forfeited { side, .. }
            | SequenceEvent::Exits { side, .. }
            | SequenceEvent::Losses { side, .. }
            | SequenceEvent::InTowns { side, .. }
            | SequenceEvent::Recovered { side, .. } => Some(*side),
            SequenceEvent::SetUp { .. }
            | SequenceEvent::Turn { .. }
            | SequenceEvent::EndOfBattle { .. }
            | SequenceEvent::Level { .. } => None,
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Sets the battle up (1.5).
    pub(crate) fn set_up(&mut self) {
        // Who is named first lies on top.
        for placing in self.battle.scenario.placings.iter().rev() {
            let piece = PieceId(placing.piece as u8);
            match placing.hex.and_then(|hex| self.battle.board.grid.find(hex)) {
                Some(hex) => self.position.put(piece, hex),
                None => {
                    let back = placing.arrival.map_or(0, |column| column + 1);
                    self.position.pieces.set(piece, PieceState { at: NOWHERE, place: Place::Waiting, back });
                }
            }
            if placing.reduced {
                self.position.marks.reduced.add(piece);
            }
        }
        for (due, arrival) in self.position.arrivals.due.iter_mut().zip(&self.battle.scenario.arrivals) {
            // Who may be called comes by himself only if he was not.
            *due = if arrival.from.is_some() { 0 } else { arrival.turn.unwrap_or(0) };
        }
        for hex in &self.battle.scenario.fires {
            self.battle.board.grid.find(*hex).into_iter().for_each(|hex| self.set_fire(hex));
        }
        self.journal.note(cites!["1.5"], || SequenceEvent::SetUp { turns: self.battle.scenario.turns.len() as u8 });
        self.give_bonuses();
        self.conceal_all();
        self.begin_briefing();
    }

    /// The next phase of the sequence of play.
    fn next_phase(&mut self) {
        let side = self.position.active;
        let next = match self.position.phase {
            Phase::SetUp => return self.begin_turn(),
            Phase::Weather => Phase::Cards,
            Phase::Cards => Phase::Supply,
            Phase::Supply => Phase::Recovery,
            Phase::Recovery => Phase::Reorganization,
            Phase::Reorganization => Phase::Command,
            Phase::Command => Phase::Movement,
            Phase::Movement => Phase::Initiative,
            Phase::Initiative => Phase::Sight,
            Phase::Sight => Phase::Evasion,
            Phase::Evasion => Phase::AttackerEvasion,
            Phase::AttackerEvasion => Phase::Reaction,
            Phase::Reaction => Phase::Declaration,
            Phase::Declaration => Phase::Bombardment,
            Phase::Bombardment => Phase::Charge,
            Phase::Charge => Phase::Combat,
            Phase::Combat => Phase::SecondSight,
            Phase::SecondSight | Phase::NightMarch => Phase::EndPlayerTurn,
            Phase::EndPlayerTurn => return self.next_player(),
            Phase::Disengagement => Phase::NightRecovery,
            Phase::NightRecovery => Phase::NightOrders,
            Phase::NightOrders => Phase::NightMarch,
            Phase::EndTurn => return self.end_turn(),
        };
        self.position.phase = next;
        self.begin_phase(side, next);
    }

    pub(crate) fn begin_phase(&mut self, side: Side, phase: Phase) {
        match phase {
            Phase::Weather if side == Side::First => self.check_weather(),
            Phase::Supply => self.begin_supply(side),
            Phase::Cards => self.begin_cards(side),
            Phase::Recovery => self.recover(side),
            Phase::Reorganization => self.begin_reorganizing(side),
            Phase::Command => self.begin_command(side),
            Phase::Movement | Phase::NightMarch => {
                let ours = self.battle.of_side[side];
                let marks = &mut self.position.marks;
                marks.moved = marks.moved.without(ours);
                marks.marched = marks.marched.without(ours);
                marks.freed = marks.freed.without(ours);
                marks.repulsed = Pieces::NONE;
                self.position.marks.pinned = self.field().engaged(side);
                self.position.works.begin_turn();
                self.begin_arrivals();
                self.leave_closed_routes(side);
                self.push(MoveStep::Move(side));
                if self.is_retreat_turn(side) {
                    self.push(DisengageStep::Disengage(side));
                }
            }
            Phase::Sight => self.show_in_sight(),
            Phase::SecondSight => self.conceal_unseen(),
            Phase::Initiative => {
                // Positions are improved when all movement is over (15.32).
                self.push(WorkStep::Build(side));
                self.push(MoveStep::Initiative(side));
            }
            Phase::Evasion => {
                let marks = &mut self.position.marks;
                marks.square = marks.square.without(self.battle.of_side[side]);
                self.push(CombatStep::Evade(side.enemy()));
            }
            Phase::AttackerEvasion => self.push(CombatStep::Evade(side)),
            Phase::Declaration => {
                self.position.fights = Fights::default();
                self.push(CombatStep::Declare(side));
            }
            Phase::Reaction => self.begin_bombarding(side.enemy()),
            Phase::Bombardment => self.begin_bombarding(side),
            Phase::Charge => self.push(ChargeStep::begin(side)),
            Phase::Combat => self.push(CombatStep::Fight(side)),
            Phase::EndPlayerTurn => self.end_player_turn(),
            Phase::NightRecovery => {
                // The line of sight is checked when units have left enemy zones (2.2 A 1, 23.14).
                self.show_in_sight();
                self.conceal_unseen();
                self.recover_at_night(side);
                self.count_leaders(side);
                self.shuffle_cards(side);
            }
            Phase::Disengagement => self.begin_disengaging(side),
            Phase::NightOrders => self.begin_night_orders(side),
            _ => {}
        }
    }

    fn begin_turn(&mut self) {
        let turn = self.position.turn;
        let night = self.field().is_night();
        self.position.weather_checked = false;
        self.position.mended = 0;
        self.journal.note(cites![!night => "2.1", night => "2.2"], || SequenceEvent::Turn { turn, night });
        if night && turn > 1 && self.battle.turn(turn - 1).daytime == Daytime::Day {
            self.night_falls();
        }
        // At night the second player comes first.
        self.begin_player_turn(if night { Side::Second } else { Side::First });
    }

    pub(crate) fn begin_player_turn(&mut self, side: Side) {
        let night = self.field().is_night();
        self.position.active = side;
        self.position.armies[side].retreat.late = false;
        self.renew_tactics();
        self.journal.note(cites![!night => "2.1", night => "2.2"], || SequenceEvent::PlayerTurn { side, night });
        let first = if night { Phase::Disengagement } else { Phase::Weather };
        self.position.phase = first;
        self.begin_phase(side, first);
    }

    fn end_player_turn(&mut self) {
        let ours = self.battle.of_side[self.position.active];
        let marks = &mut self.position.marks;
        marks.square = marks.square.without(ours);
        marks.evaded = Pieces::NONE;
        marks.advanced = Pieces::NONE;
        marks.fired = Pieces::NONE;
        marks.charged = Pieces::NONE;
        marks.repulsed = Pieces::NONE;
        marks.withheld = Pieces::NONE;
        marks.pinned = Pieces::NONE;
        self.position.fights = Fights::default();
        self.position.barrage = Barrage::default();
        self.abandon_works();
        self.steady();
        self.note_entries(self.position.active);
        self.note_holders();
    }

    fn next_player(&mut self) {
        let last = if self.field().is_night() { Side::First } else { Side::Second };
        let side = self.position.active;
        if side == last {
            self.position.phase = Phase::EndTurn;
        } else {
            self.begin_player_turn(side.enemy());
        }
    }

    /// The turn marker goes on; points by turn are counted (2.2 D).
    fn end_turn(&mut self) {
        let last = usize::from(self.position.turn) >= self.battle.scenario.turns.len();
        self.count_prizes(last);
        if !last {
            self.position.turn += 1;
            return self.begin_turn();
        }
        self.end_battle();
    }

    /// Everybody who still awaits recovery has recovered (2.2 A 2, 22.13).
    fn recover_at_night(&mut self, side: Side) {
        if self.field().turn().daytime != Daytime::NightAm {
            return;
        }
        let pieces = self.position.in_place(Place::Recovery).and(self.battle.of_side[side]);
        for piece in pieces.iter() {
            self.position.pieces.send(piece, Place::Recovered);
            if self.battle.combat.has(piece) {
                self.position.marks.reduced.add(piece);
            }
        }
        if !pieces.is_empty() {
            self.journal.note(cites!["22.13", "2.2"], || SequenceEvent::Recovered { side, pieces });
        }
    }

    /// Runs what is pending until somebody has to decide.
    pub(crate) fn proceed(&mut self) {
        while !self.position.over {
            let Some(step) = self.position.agenda.top() else {
                self.next_phase();
                continue;
            };
            let went_on = match step {
                Step::Command(step) => self.run_command(step),
                Step::Move(step) => self.run_move(step),
                Step::Combat(step) => self.run_combat(step),
                Step::Result(step) => self.run_result(step),
                Step::Recovery(step) => self.run_recovery(step),
                Step::Bombard(step) => self.run_bombard(step),
                Step::Charge(step) => self.run_charge(step),
                Step::Work(step) => self.run_work(step),
                Step::Supply(step) => self.run_supply(step),
                Step::Train(step) => self.run_train(step),
                Step::March(step) => self.run_march(step),
                Step::Disengage(step) => self.run_disengaging(step),
                Step::Card(step) => self.run_card(step),
            };
            if !went_on {
                return;
            }
        }
    }

    /// Carries a checked order out, as far as the next decision.
    pub(crate) fn carry_out(&mut self, order: Order) {
        match self.position.agenda.top() {
            Some(Step::Command(step)) => self.obey_command(step, order),
            Some(Step::Move(step)) => self.obey_move(step, order),
            Some(Step::Combat(step)) => self.obey_combat(step, order),
            Some(Step::Result(step)) => self.obey_result(step, order),
            Some(Step::Recovery(step)) => self.obey_recovery(step, order),
            Some(Step::Bombard(step)) => self.obey_bombard(step, order),
            Some(Step::Charge(step)) => self.obey_charge(step, order),
            Some(Step::Work(step)) => self.obey_work(step, order),
            Some(Step::Supply(step)) => self.obey_supply(step, order),
            Some(Step::Train(step)) => self.obey_train(step, order),
            Some(Step::March(step)) => self.obey_march(step, order),
            Some(Step::Disengage(step)) => self.obey_disengaging(step, order),
            Some(Step::Card(step)) => self.obey_card(step, order),
            None => {}
        }
        self.proceed();
    }
}

impl Field<'_> {
    /// Who has to decide what.
    pub(crate) fn to_decide(self) -> Decision<Question> {
        if self.position.over {
            return Decision::Over(self.outcome());
        }
        let asked = match self.position.agenda.top() {
            Some(Step::Command(step)) => Some(self.command_asks(step)),
            Some(Step::Move(step)) => Some(self.move_asks(step)),
            Some(Step::Combat(step)) => Some(self.combat_asks(step)),
            Some(Step::Result(step)) => Some(self.result_asks(step)),
            Some(Step::Recovery(step)) => Some(self.recovery_asks(step)),
            Some(Step::Bombard(step)) => Some(self.bombard_asks(step)),
            Some(Step::Charge(step)) => Some(self.charge_asks(step)),
            Some(Step::Work(step)) => Some(self.work_asks(step)),
            Some(Step::Supply(step)) => Some(self.supply_asks(step)),
            Some(Step::Train(step)) => Some(self.train_asks(step)),
            Some(Step::March(step)) => Some(self.march_asks(step)),
            Some(Step::Disengage(step)) => Some(self.disengage_asks(step)),
            Some(Step::Card(step)) => Some(self.card_asks(step)),
            None => None,
        };
        let (side, question) = asked.unwrap_or((self.position.active, MoveQuestion::Move.into()));
        Decision::Asks { side, question }
    }

    /// Lists the legal orders.
    pub(crate) fn orders(&self, out: &mut Vec<Order>) {
        if self.position.over {
            return;
        }
        match self.position.agenda.top() {
            Some(Step::Command(step)) => self.command_orders(step, out),
            Some(Step::Move(step)) => self.move_orders(step, out),
            Some(Step::Combat(step)) => self.combat_orders(step, out),
            Some(Step::Result(step)) => self.result_orders(step, out),
            Some(Step::Recovery(step)) => self.recovery_orders(step, out),
            Some(Step::Bombard(step)) => self.bombard_orders(step, out),
            Some(Step::Charge(step)) => self.charge_orders(step, out),
            Some(Step::Work(step)) => self.work_orders(step, out),
            Some(Step::Supply(step)) => self.supply_orders(step, out),
            Some(Step::Train(step)) => self.train_orders(step, out),
            Some(Step::March(step)) => self.march_orders(step, out),
            Some(Step::Disengage(step)) => self.disengage_orders(step, out),
            Some(Step::Card(step)) => self.card_orders(step, out),
            None => {}
        }
    }

    /// Whether an order of the deciding side is legal.
    pub(crate) fn check(&self, order: Order) -> Result<(), Refusal> {
        require(!self.position.over, refuse!("2.1", "over"))?;
        let named = order.named();
        let pieces = [named.piece, named.other];
        require(pieces.iter().flatten().all(|piece| self.is_piece(*piece)), refuse!("1.5", "no-such-piece"))?;
        require(named.hex.is_none_or(|hex| self.is_hex(hex)), refuse!("7.1", "no-such-hex"))?;
        let crossings = self.battle.board.crossings.len();
        let known = named.crossing.is_none_or(|crossing| usize::from(crossing) < crossings);
        require(known, refuse!("7.6", "no-such-crossing"))?;
        let top = self.position.agenda.top();
        if let (Order::Card(order), false) = (order, matches!(top, Some(Step::Card(_)))) {
            return Err(self.no_card_now(order));
        }
        match self.position.agenda.top() {
            Some(Step::Card(step)) => self.check_card(step, order),
            Some(Step::Command(step)) => self.check_command(step, order),
            Some(Step::Move(step)) => self.check_move(step, order),
            Some(Step::Combat(step)) => self.check_combat(step, order),
            Some(Step::Result(step)) => self.check_result(step, order),
            Some(Step::Recovery(step)) => self.check_recovery(step, order),
            Some(Step::Bombard(step)) => self.check_bombard(step, order),
            Some(Step::Charge(step)) => self.check_charge(step, order),
            Some(Step::Work(step)) => self.check_work(step, order),
            Some(Step::Supply(step)) => self.check_supply(step, order),
            Some(Step::Train(step)) => self.check_train(step, order),
            Some(Step::March(step)) => self.check_march(step, order),
            Some(Step::Disengage(step)) => self.check_disengaging(step, order),
            None => Err(not_now()),
        }
    }
}
