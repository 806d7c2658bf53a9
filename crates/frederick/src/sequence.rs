//! Chapter 3: the sequence of play, top to bottom; and who has to decide what.

use kernel::{Decision, Journal, Refusal, Side};

use crate::agenda::{BombardStep, Fortune, Step};
use crate::event::{Awakening, Event};
use crate::order::Order;
use crate::pieces::Units;
use crate::play::{Field, Play};
use crate::position::{Fight, NOWHERE, Phase};
use crate::rules::{cite, cites, refuse};

pub(crate) use crate::bombardment::BombardQuestion;

/// What an order is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Chapter 8: bombardment.
    Bombard(BombardQuestion),
    /// Where the piece in hand is set up.
    SetUp,
    /// Whether to try to activate.
    Activation,
    /// Whether to advance.
    Volunteer,
    /// Which wing is on a short leash.
    ShortLeash,
    /// Which wing fortune strikes.
    Fortune(Fortune),
    /// Which wings deploy.
    Deploy,
    /// Which wing a special leader rouses.
    Rouse,
    /// Who traces to the commander.
    Trace,
    /// Which routed unit runs first.
    Rout,
    /// Movement: who moves.
    Move,
    /// Where the mover goes.
    Step,
    /// Whether to try a coup d'oeil.
    Coup,
    /// Whether to pay for it.
    PayCoup,
    /// Whether to try a forced deployment.
    ForcedDeployment,
    /// Who rallies.
    Rally,
    /// Whom to attack.
    Combat,
    /// From where.
    Attack,
    /// Whether to withdraw.
    Withdraw,
    /// Who leads.
    Lead,
    /// Which ground counts.
    Ground,
    /// Who bears a loss point, and how.
    LossPoints,
    /// Which battery loses a step.
    LoseGuns,
    /// Who takes his additional retreat first.
    AdditionalRetreat,
    /// Who advances.
    Advance,
    /// What momentum is used for.
    Momentum,
    /// Whether to charge on.
    Sweep,
    /// Who charges on.
    Charge,
    /// Where to retreat.
    Retreat,
    /// Which leaders go along.
    Follow,
    /// Who flies first.
    Collapse,
    /// Who else snipes.
    Snipe,
}

kernel::nest! {
    Question { Bombard(BombardQuestion) }
}

/// The order does not belong to what is asked.
pub(crate) fn not_now() -> Refusal {
    refuse!("3", "not-now")
}

/// The same for an order that would belong to it.
pub(crate) fn among(allowed: bool) -> Result<(), Refusal> {
    if allowed { Ok(()) } else { Err(not_now()) }
}

impl Field<'_> {
    /// Who has to decide what.
    pub(crate) fn decision(&self) -> Decision<Question> {
        if let Some(level) = self.position.outcome {
            return Decision::Over(self.outcome(level));
        }
        // Steps that never wait for an order ask nobody.
        let asked = self.position.agenda.top().and_then(|step| self.asked(*step));
        let (side, question) = asked.unwrap_or((self.position.active, Question::Move));
        Decision::Asks { side, question }
    }

    /// Whom a step asks, and what.
    fn asked(&self, step: Step) -> Option<(Side, Question)> {
        let asks = |side: Side, question: Question| Some((side, question));
        let active = self.position.active;
        match step {
            Step::SetUp(side) => asks(side, Question::SetUp),
            Step::Activation(side) => asks(side, Question::Activation),
            Step::Volunteer(side) => asks(side, Question::Volunteer),
            Step::ShortLeash(side) => asks(side, Question::ShortLeash),
            Step::Fortune { side, fortune, .. } => asks(side.enemy(), Question::Fortune(fortune)),
            Step::Deploy(side) => asks(side, Question::Deploy),
            Step::Rouse(side) => asks(side, Question::Rouse),
            Step::Trace(side) => asks(side, Question::Trace),
            Step::Rout(side) => asks(side, Question::Rout),
            Step::Move(side) if self.position.mover.is_some() => asks(side, Question::Step),
            Step::Move(side) => asks(side, Question::Move),
            Step::Coup { side, .. } => asks(side, Question::Coup),
            Step::PayCoup { side, .. } => asks(side, Question::PayCoup),
            Step::ForcedDeployment { wing, .. } => {
                asks(self.battle.wing_side[wing.index()], Question::ForcedDeployment)
            }
            Step::Bombard(step) => Some(step.asks()),
            Step::Rally(side) => asks(side, Question::Rally),
            Step::Combat(side) => asks(side, Question::Combat),
            Step::Snipe(side) => asks(side, Question::Snipe),
            Step::Attack(side) => asks(side, Question::Attack),
            Step::Withdraw { .. } => asks(active.enemy(), Question::Withdraw),
            Step::Lead(side) => asks(side, Question::Lead),
            Step::Ground(side) => asks(side, Question::Ground),
            Step::LossPoints(losses) => asks(losses.side, Question::LossPoints),
            Step::LoseGuns { side, .. } => asks(side, Question::LoseGuns),
            Step::AdditionalRetreat { units } => {
                asks(units.iter().next().map_or(active, |unit| self.owner(unit)), Question::AdditionalRetreat)
            }
            Step::Advance(side) => asks(side, Question::Advance),
            Step::Momentum(side) | Step::MomentumAdvance(side) => asks(side, Question::Momentum),
            Step::Sweep(side) => asks(side, Question::Sweep),
            Step::Charge(side) => asks(side, Question::Charge),
            Step::Retreat(retreat) => asks(self.owner(retreat.unit), Question::Retreat),
            Step::Follow { side, .. } => asks(side, Question::Follow),
            Step::Collapse { side, .. } => asks(side, Question::Collapse),
            // The others never wait for an order.
            Step::Command(_) | Step::Resolve | Step::Capture { .. } | Step::Checks | Step::EndTurn => None,
        }
    }

    /// The legal orders.
    pub(crate) fn orders(&self, out: &mut Vec<Order>) {
        out.clear();
        if self.position.outcome.is_some() {
            return;
        }
        match self.position.agenda.top() {
            Some(Step::SetUp(side)) => self.set_up_orders(*side, out),
            Some(Step::Activation(_)) => out.extend([Order::Activate, Order::StayInactive]),
            Some(Step::Volunteer(_)) => out.extend([Order::Volunteer, Order::StayInCamp]),
            Some(Step::ShortLeash(side)) => self.leash_orders(*side, out),
            Some(Step::Fortune { side, fortune, .. }) => self.strike_orders(*side, *fortune, out),
            Some(Step::Deploy(side)) => self.deploy_orders(*side, out),
            Some(Step::Rouse(side)) => self.rouse_orders(*side, out),
            Some(Step::Trace(side)) => {
                out.extend(self.may_trace(*side).iter().map(Order::Trace));
                out.push(Order::EndTrace);
            }
            Some(Step::Rout(side)) => out.extend(self.runners(*side).iter().map(Order::Flee)),
            Some(Step::Move(side)) => self.movement_orders(*side, out),
            Some(Step::Coup { .. }) => out.extend([Order::TryCoup, Order::LetPass]),
            Some(Step::PayCoup { .. }) => out.extend([Order::PayActivation, Order::LetPass]),
            Some(Step::ForcedDeployment { .. }) => out.extend([Order::TryForcedDeployment, Order::StayInColumn]),
            Some(Step::Bombard(step)) => self.bombard_orders(*step, out),
            Some(Step::Rally(side)) => self.rally_orders(*side, out),
            Some(Step::Combat(side)) => self.combat_orders(*side, out),
            Some(Step::Snipe(side)) => {
                self.sniping_orders(*side, out);
                out.push(Order::Go);
            }
            Some(Step::Attack(side)) => self.attack_orders(*side, out),
            Some(Step::Withdraw { place }) => {
                let hex = self.position.fight.hexes[1][usize::from(*place)];
                self.withdraw_orders(self.may_withdraw(hex), hex, out);
            }
            Some(Step::Lead(side)) => out.extend(self.lead_candidates(*side).iter().map(Order::Lead)),
            Some(Step::Ground(_)) => {
                out.extend(self.ground_choices().into_iter().map(|(from, to)| Order::Ground { from, to }));
            }
            Some(Step::LossPoints(losses)) => self.loss_orders(losses, out),
            Some(Step::LoseGuns { side, hex }) => out.extend(self.guns_hit(*side, *hex).iter().map(Order::LoseGuns)),
            Some(Step::AdditionalRetreat { units }) => out.extend(units.iter().map(Order::AdditionalRetreat)),
            Some(Step::Advance(side)) => self.advance_orders(*side, out),
            Some(Step::Momentum(side)) => self.momentum_orders(*side, true, out),
            Some(Step::MomentumAdvance(side)) => self.momentum_orders(*side, false, out),
            Some(Step::Sweep(_)) => self.sweep_orders(out),
            Some(Step::Charge(_)) => self.charge_orders(out),
            Some(Step::Retreat(retreat)) => self.retreat_orders(retreat, out),
            Some(Step::Follow { side, from, .. }) => {
                out.extend(self.leaders_at(*side, *from).map(Order::Accompany));
                out.push(Order::EndAccompany);
            }
            Some(Step::Collapse { side, units }) => self.collapse_orders(*side, *units, out),
            Some(Step::Command(_) | Step::Resolve | Step::Capture { .. })
            | Some(Step::Checks | Step::EndTurn)
            | None => {}
        }
    }

    /// Whether the battle has everything that an order names.
    fn knows(&self, order: Order) -> bool {
        let named = order.named();
        named.unit.is_none_or(|unit| self.is_unit(unit))
            && named.leader.is_none_or(|leader| self.is_leader(leader))
            && named.wing.is_none_or(|wing| wing.index() < self.battle.wings.len())
            && named.hexes.into_iter().flatten().all(|hex| hex.index() < self.battle.grid.len())
    }

    /// Whether an order is legal now.
    pub(crate) fn check(&self, order: Order) -> Result<(), Refusal> {
        let not_now = || Err(not_now());
        if self.position.outcome.is_some() || !self.knows(order) {
            return not_now();
        }
        let Some(step) = self.position.agenda.top() else { return not_now() };
        match (step, order) {
            (Step::SetUp(side), Order::Place(hex)) => self.may_place(*side, hex),
            (Step::SetUp(side), Order::QuickSetUp) => match self.is_untouched(*side) {
                true => Ok(()),
                false => Err(refuse!(2002 "22.2", "already-placed")),
            },
            (Step::Bombard(step), order) => self.check_bombard(*step, order),
            (Step::Activation(_), Order::Activate | Order::StayInactive)
            | (Step::Volunteer(_), Order::Volunteer | Order::StayInCamp)
            | (Step::Coup { .. }, Order::TryCoup | Order::LetPass)
            | (Step::PayCoup { .. }, Order::PayActivation | Order::LetPass)
            | (Step::ForcedDeployment { .. }, Order::TryForcedDeployment | Order::StayInColumn)
            | (Step::ShortLeash(_), Order::NoLeash)
            | (Step::Rouse(_), Order::EndRouse)
            | (Step::Trace(_), Order::EndTrace)
            | (Step::Rally(_), Order::EndRally)
            | (Step::Advance(_), Order::EndAdvance)
            | (Step::Momentum(_) | Step::MomentumAdvance(_), Order::EndMomentum)
            | (Step::Sweep(_), Order::EndSweep)
            | (Step::Withdraw { .. }, Order::Stand)
            | (Step::Follow { .. }, Order::EndAccompany) => Ok(()),
            (Step::ShortLeash(side), Order::Leash(wing)) if wing.index() < self.battle.wings.len() => {
                self.may_leash(*side, wing)
            }
            (Step::Fortune { side, fortune, .. }, Order::Strike(wing)) => self.may_strike(*side, *fortune, wing),
            (Step::Deploy(side), order) => self.check_deploy(*side, order),
            (Step::Rouse(side), Order::Rouse { leader, wing }) if self.is_leader(leader) => {
                self.may_rouse(*side, leader, wing)
            }
            (Step::Trace(side), Order::Trace(unit)) => match self.may_trace(*side).has(unit) {
                true => Ok(()),
                false => Err(refuse!("4.2.5", "cannot-trace")),
            },
            (Step::Rout(side), Order::Flee(unit)) => match self.runners(*side).has(unit) {
                true => Ok(()),
                false => Err(refuse!("7.1", "not-routed")),
            },
            (Step::Move(side), order) => self.check_movement(*side, order),
            (Step::Rally(side), Order::Rally(unit)) if self.is_unit(unit) => self.check_rally(*side, unit),
            (Step::Combat(side) | Step::Attack(side), Order::Assail(hex)) => self.check_assail(*side, hex),
            (Step::Combat(side), Order::EndCombat) => match self.may_end_combat(*side) {
                true => Ok(()),
                false => Err(refuse!("10.1", "leaves-somebody")),
            },
            (Step::Combat(side) | Step::Snipe(side), Order::Snipe { from, at }) => self.check_snipe(*side, from, at),
            (Step::Snipe(_), Order::Go) => Ok(()),
            (Step::Attack(side), Order::Storm(hex)) => self.check_storm(*side, hex),
            (Step::Attack(side), Order::Go) => self.check_go(*side),
            (Step::Withdraw { place }, Order::WithdrawTo(to)) => {
                let hex = self.position.fight.hexes[1][usize::from(*place)];
                self.check_withdraw(self.may_withdraw(hex), hex, to)
            }
            (Step::Lead(side), Order::Lead(unit)) => self.check_lead(*side, unit),
            (Step::Ground(_), Order::Ground { from, to }) => match self.ground_choices().contains(&(from, to)) {
                true => Ok(()),
                false => Err(refuse!("10.5.1", "not-fighting-there")),
            },
            (Step::LossPoints(losses), Order::LoseStep(unit)) if self.is_unit(unit) => self.may_lose_step(losses, unit),
            (Step::LossPoints(losses), Order::GiveGround(unit)) if self.is_unit(unit) => {
                self.may_give_ground(losses, unit)
            }
            (Step::LoseGuns { side, hex }, Order::LoseGuns(unit)) => match self.guns_hit(*side, *hex).has(unit) {
                true => Ok(()),
                false => Err(refuse!("10.8.3.1", "no-guns-there")),
            },
            (Step::AdditionalRetreat { units }, Order::AdditionalRetreat(unit)) => among(units.has(unit)),
            (Step::Advance(side), Order::Advance { unit, to }) if self.is_unit(unit) => {
                self.check_advance(*side, unit, to)
            }
            (Step::Advance(side), Order::AdvanceLeader { leader, to })
                if self.is_leader(leader) && to.index() < self.battle.grid.len() =>
            {
                self.check_advance_leader(*side, leader, to)
            }
            (Step::Momentum(side) | Step::MomentumAdvance(side), Order::Advance { unit, to })
                if self.is_unit(unit) && to.index() < self.battle.grid.len() =>
            {
                self.check_momentum_advance(*side, unit, to)
            }
            (Step::MomentumAdvance(side), Order::AdvanceLeader { leader, to }) => {
                self.check_momentum_leader(*side, leader, to)
            }
            (Step::Momentum(side), Order::MomentumAttack(hex)) => self.check_momentum_attack(*side, hex),
            (Step::Sweep(_) | Step::Charge(_), Order::Charge(hex)) => self.check_charge(hex),
            (Step::Charge(_), Order::ChargeWith(unit)) => self.check_charge_with(unit),
            (Step::Charge(_), Order::Go) => among(!self.position.charge.sweepers.is_empty()),
            (Step::Retreat(retreat), Order::RetreatTo(to)) => self.check_retreat(retreat, to),
            (Step::Follow { side, from, .. }, Order::Accompany(leader)) => {
                match self.leaders_at(*side, *from).any(|other| other == leader) {
                    true => Ok(()),
                    false => Err(refuse!("10.9", "no-leader-there")),
                }
            }
            (Step::Collapse { side, units }, Order::Flee(unit)) => among(self.fugitives(*side, *units).has(unit)),
            _ => not_now(),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Carries an order out, as far as the next decision.
    pub(crate) fn carry_out(&mut self, order: Order) {
        let Some(step) = self.position.agenda.top().copied() else { return };
        self.obey(step, order);
        self.proceed();
    }

    fn obey(&mut self, step: Step, order: Order) {
        match (step, order) {
            (Step::SetUp(side), Order::Place(hex)) => self.place(side, hex),
            (Step::SetUp(side), _) => {
                self.done();
                self.quick_set_up(side);
            }
            (Step::Activation(side), order) => {
                self.done();
                if order == Order::Activate {
                    self.try_activation(side);
                    self.claim_after_activation(side);
                }
            }
            (Step::Volunteer(side), order) => {
                self.done();
                if order == Order::Volunteer {
                    self.volunteer(side);
                }
            }
            (Step::ShortLeash(side), order) => {
                self.done();
                if let Order::Leash(wing) = order {
                    self.position.leash[side.index()] = Some(wing);
                    self.journal.note(cites!["18.a"], || Event::Leashed { side, wing });
                }
            }
            (Step::Fortune { side, fortune, left }, Order::Strike(wing)) => {
                self.done();
                self.strike(side, fortune, wing);
                if left > 1 {
                    self.push(Step::Fortune { side, fortune, left: left - 1 });
                }
            }
            (Step::Deploy(side), order) => match order {
                Order::Deploy(wing) => self.deploy(side, wing),
                Order::DeployGuns(unit) => self.deploy_guns(side, unit),
                Order::TurnCommander => self.turn_commander(side),
                _ => self.done(),
            },
            (Step::Rouse(side), Order::Rouse { leader, wing }) => self.rouse(side, leader, wing),
            (Step::Trace(side), Order::Trace(unit)) => self.trace(side, unit),
            (Step::Rout(_), Order::Flee(unit)) => self.flee(unit),
            (Step::Move(side), order) => self.carry_out_movement(side, order),
            (Step::Coup { side, group }, order) => {
                self.done();
                if order == Order::TryCoup {
                    self.try_coup(side, group);
                }
            }
            (Step::PayCoup { side, group }, order) => {
                self.done();
                if order == Order::PayActivation {
                    self.pay_coup(side, group);
                }
            }
            (Step::ForcedDeployment { wing, by }, order) => {
                self.done();
                if order == Order::TryForcedDeployment {
                    self.force_deployment(wing, by);
                }
            }
            (Step::Bombard(step), order) => self.obey_bombard(step, order),
            (Step::Rally(_), Order::Rally(unit)) => self.rally(unit),
            (Step::Combat(side) | Step::Attack(side), Order::Assail(hex)) => self.assail(side, hex),
            (Step::Combat(side) | Step::Snipe(side), Order::Snipe { from, at }) => self.join_snipers(side, from, at),
            (Step::Snipe(side), _) => self.snipe(side),
            (Step::Attack(_), Order::Storm(hex)) => self.storm(hex),
            (Step::Attack(side), _) => self.begin_combat(side),
            (Step::Withdraw { place }, order) => {
                self.done();
                if let Order::WithdrawTo(to) = order {
                    let hex = self.position.fight.hexes[1][usize::from(place)];
                    self.withdraw_before_combat(self.position.active.enemy(), hex, to);
                }
            }
            (Step::Lead(side), Order::Lead(unit)) => {
                self.done();
                self.lead(side, unit);
            }
            (Step::Ground(_), Order::Ground { from, to }) => {
                self.done();
                self.position.fight.ground = Some((from, to));
            }
            (Step::LossPoints(losses), order) => self.bear(losses, order),
            (Step::LoseGuns { .. }, Order::LoseGuns(unit)) => {
                self.done();
                self.lose_step(unit);
                self.catch_leaders();
            }
            (Step::AdditionalRetreat { units }, Order::AdditionalRetreat(unit)) => self.additional_retreat(unit, units),
            (Step::Advance(side), Order::Advance { unit, to }) => self.advance(side, unit, to),
            (Step::Advance(side) | Step::MomentumAdvance(side), Order::AdvanceLeader { leader, to }) => {
                self.advance_leader(side, leader, to);
            }
            (Step::MomentumAdvance(_), Order::EndMomentum) => {
                self.done();
                self.catch_leaders();
            }
            (Step::Momentum(side) | Step::MomentumAdvance(side), Order::Advance { unit, to }) => {
                self.momentum_advance(side, unit, to);
            }
            (Step::Momentum(side), Order::MomentumAttack(hex)) => {
                self.done();
                self.mark_momentum(side, hex);
            }
            (Step::Sweep(side), Order::Charge(hex)) => {
                self.done();
                self.position.charge = Fight::NONE;
                self.position.charge.join(1, hex);
                self.push(Step::Charge(side));
            }
            (Step::Charge(_), Order::Charge(hex)) => self.position.charge.join(1, hex),
            (Step::Charge(_), Order::ChargeWith(unit)) => self.position.charge.sweepers.add(unit),
            (Step::Charge(side), _) => self.roll_sweep(side),
            (Step::Retreat(retreat), Order::RetreatTo(to)) => self.go_back(retreat, to),
            (Step::Follow { to, .. }, Order::Accompany(leader)) => self.accompany(leader, to),
            (Step::Follow { .. }, _) => {
                self.done();
                self.catch_leaders();
            }
            (Step::Collapse { side, units }, Order::Flee(unit)) => self.collapse(side, units, unit),
            // Everything else ends its step.
            _ => self.done(),
        }
    }

    fn claim_after_activation(&mut self, side: Side) {
        // A commander who activates in the ordinary way may still claim the bonus of an advance.
        let claims =
            self.battle.rule(|rule| matches!(rule, crate::spec::Rule::CommandingWingLeader { .. }).then_some(()));
        let army = &self.position.armies[side.index()];
        if army.active && claims.is_some() && army.advance == crate::track::Advance::Open {
            self.push(Step::Volunteer(side));
        }
    }

    /// Runs what is pending until a side has to decide.
    pub(crate) fn proceed(&mut self) {
        while self.position.outcome.is_none() && self.run() {}
    }

    /// One step that needs no decision; false if somebody is asked.
    fn run(&mut self) -> bool {
        let Some(step) = self.position.agenda.top().copied() else {
            self.next_phase();
            return true;
        };
        let field = self.field();
        let idle = match step {
            Step::SetUp(side) => return self.run_set_up(side),
            Step::Command(side) => {
                self.roll_for_command(side);
                return true;
            }
            Step::Fortune { side, fortune, .. } => {
                let mut orders = Vec::new();
                field.strike_orders(side, fortune, &mut orders);
                orders.is_empty()
            }
            Step::ShortLeash(side) => {
                let mut orders = Vec::new();
                field.leash_orders(side, &mut orders);
                orders.len() < 2
            }
            Step::Deploy(side) => {
                let mut orders = Vec::new();
                field.deploy_orders(side, &mut orders);
                orders.len() < 2
            }
            Step::Rouse(side) => {
                let mut orders = Vec::new();
                field.rouse_orders(side, &mut orders);
                orders.len() < 2
            }
            Step::Trace(side) => return self.run_trace(side),
            Step::Rout(side) => {
                let runners = field.runners(side);
                let mut all = runners.iter();
                match (all.next(), all.next()) {
                    (None, _) => true,
                    (Some(only), None) => {
                        self.flee(only);
                        return true;
                    }
                    _ => false,
                }
            }
            Step::Bombard(step) => return self.run_bombard(step),
            Step::Rally(side) => field.may_rally(side).is_empty(),
            Step::Combat(side) => field.unfought(side).is_empty() && field.guns_to_attack(side).is_empty(),
            Step::Snipe(side) => {
                let mut orders = Vec::new();
                field.sniping_orders(side, &mut orders);
                if orders.is_empty() {
                    self.snipe(side);
                    return true;
                }
                false
            }
            Step::Resolve => {
                self.run_combat();
                return true;
            }
            Step::LossPoints(losses) => return self.run_losses(losses),
            Step::LoseGuns { side, hex } => return self.run_lose_guns(side, hex),
            Step::AdditionalRetreat { units } => return self.run_additional_retreat(units),
            Step::Advance(side) => {
                let mut orders = Vec::new();
                field.advance_orders(side, &mut orders);
                orders.len() < 2
            }
            Step::MomentumAdvance(side) => {
                let mut orders = Vec::new();
                field.momentum_orders(side, false, &mut orders);
                orders.len() < 2
            }
            Step::Capture { side } => {
                self.run_capture(side);
                return true;
            }
            Step::Sweep(_) => field.charge_targets().is_empty(),
            Step::Retreat(retreat) => return self.run_retreat(retreat),
            Step::Follow { side, from, to } => field.leaders_at(side, from).next().is_none() || to == NOWHERE,
            Step::Checks => {
                self.run_checks();
                return true;
            }
            Step::Collapse { side, units } => return self.run_collapse(side, units),
            Step::EndTurn => {
                self.done();
                self.end_turn();
                return true;
            }
            // Once a hex that held too much is relieved, the others may move.
            Step::Move(side) => {
                if self.position.crowded && self.position.mover.is_none() {
                    self.notice_crowds(side);
                }
                false
            }
            // Once the army is active nobody needs a second attempt.
            Step::Activation(side) => self.position.armies[side.index()].active,
            Step::Coup { side, .. } | Step::PayCoup { side, .. } => self.position.armies[side.index()].active,
            Step::Volunteer(_)
            | Step::ForcedDeployment { .. }
            | Step::Attack(_)
            | Step::Withdraw { .. }
            | Step::Lead(_)
            | Step::Ground(_)
            | Step::Momentum(_)
            | Step::Charge(_) => false,
        };
        if idle {
            self.done();
            self.after(step);
        }
        idle
    }

    /// What follows a step that has ended.
    fn after(&mut self, step: Step) {
        if let Step::Follow { .. } | Step::MomentumAdvance(_) = step {
            self.catch_leaders();
        }
    }

    fn run_trace(&mut self, side: Side) -> bool {
        let field = self.field();
        let (candidates, left) = (field.may_trace(side), field.traces_left(side));
        if candidates.is_empty() {
            self.done();
            return true;
        }
        if candidates.len() <= left {
            candidates.iter().for_each(|unit| self.trace(side, unit));
            return true;
        }
        false
    }

    fn run_lose_guns(&mut self, side: Side, hex: Option<hexes::Hex>) -> bool {
        let guns = self.field().guns_hit(side, hex);
        let mut all = guns.iter();
        match (all.next(), all.next()) {
            (None, _) => self.done(),
            (Some(only), None) => {
                self.done();
                self.lose_step(only);
                self.catch_leaders();
            }
            _ => return false,
        }
        true
    }

    fn run_additional_retreat(&mut self, units: Units) -> bool {
        let mut all = units.iter();
        match (all.next(), all.next()) {
            (None, _) => self.done(),
            (Some(only), None) => self.additional_retreat(only, units),
            _ => return false,
        }
        true
    }

    /// The next phase of the sequence of play.
    fn next_phase(&mut self) {
        let side = self.position.active;
        let acts = self.field().acts(side);
        let next = match self.position.phase {
            Phase::SetUp => return self.begin_turn(),
            Phase::Activation if !acts => {
                self.journal.note(cites!["4.1"], || Event::Inactive { side });
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
                self.push(Step::Command(side));
                self.push(Step::Deploy(side));
                if self.battle.options.fortunes {
                    self.push(Step::ShortLeash(side));
                }
            }
            Phase::Rout => {
                self.position.fled = Units::NONE;
                self.push(Step::Rout(side));
            }
            Phase::Movement => {
                self.place_locked_markers(side);
                self.begin_movement(side);
                self.march_in_ignorance(side);
                self.push(Step::Move(side));
                self.surprise_at_start(side);
            }
            Phase::Bombardment => self.push(BombardStep::Bombard { side, defensive: false }),
            Phase::Rally => {
                self.remove_moved_markers(side);
                self.position.rallied = Units::NONE;
                self.push(Step::Rally(side));
            }
            Phase::DefensiveBombardment => {
                self.forget_bombardments();
                self.push(BombardStep::Bombard { side: side.enemy(), defensive: true });
            }
            Phase::Combat => {
                self.position.spent = Units::NONE;
                self.position.swept = Units::NONE;
                self.position.fight = Fight::NONE;
                self.push(Step::Combat(side));
            }
            Phase::EndPlayerTurn => self.end_player_turn(side),
            Phase::Morale => self.adjust_morale(),
            Phase::SetUp | Phase::EndTurn => {}
        }
    }

    fn begin_turn(&mut self) {
        let turn = self.position.turn;
        let fog = self.field().fog().is_some();
        self.journal.note(cites!["3", fog => 2002 "24.2.3"], || Event::Turn { turn });
        self.position.active = Side::First;
        self.position.tried_wings = 0;
        self.position.armies.iter_mut().for_each(|army| army.exerted = false);
        self.position.phase = Phase::Activation;
        self.begin_phase(Phase::Activation);
    }

    fn begin_player_turn(&mut self, side: Side) {
        self.journal.note(cites!["3"], || Event::PlayerTurn { side });
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
        if !self.position.armies[side.index()].active {
            if self.field().activation_cost(side).is_some() {
                self.push(Step::Activation(side));
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
    }

    /// Chapter 10.11: a marker on a hex that had to attack in its own turn and did not is discarded.
    fn expire_momentum(&mut self, side: Side) {
        for hex in self.battle.grid.hexes() {
            if self.position.momentum(hex) > 0 && self.field().holder(hex) != Some(side.enemy()) {
                self.position.marks[hex.index()] &= crate::position::mark::MOMENTUM - 1;
            }
        }
    }

    fn end_turn(&mut self) {
        let turn = self.position.turn;
        self.journal.note(cites!["14"], || Event::EndOfTurn { turn });
        if turn >= self.battle.scenario.turns {
            return self.end_battle();
        }
        self.position.turn += 1;
        self.begin_turn();
    }
}
