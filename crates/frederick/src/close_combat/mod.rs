//! Chapter 10: close combat in its twelve steps. The sequence can be read in [`sequence`].

pub(crate) mod advance;
pub(crate) mod charge;
pub(crate) mod designation;
mod fight;
pub(crate) mod modifiers;
pub(crate) mod odds;
pub(crate) mod sequence;
pub(crate) mod sniping;
pub(crate) mod withdrawal;

pub(crate) use fight::MOST_FRONT;
pub use fight::{Fight, Role, Stage};
pub(crate) use odds::MOST_FOOT;

use hexes::Hex;
use kernel::{Journal, Refusal, Side, Tally};
use serde::{Deserialize, Serialize};

use crate::engine::charts::{Capture, Effect};
use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::{LeaderId, UnitId, Units};
use crate::engine::play::{Field, Play};
use crate::engine::play::{among, not_now};
use crate::engine::question::Question;
use crate::rules::refuse;

/// The steps of close combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CombatStep {
    /// Close combats are designated.
    Combat(Side),
    /// Hexes join an attack.
    Attack(Side),
    /// Fast defenders may withdraw.
    Withdraw {
        /// Which of the defending hexes.
        place: u8,
    },
    /// A side names its lead unit.
    Lead(Side),
    /// The attacker picks the hexes whose ground counts.
    Ground(Side),
    /// The die of a close combat.
    Resolve,
    /// A side may advance after combat.
    Advance(Side),
    /// Overrun artillery.
    Capture {
        /// Who overruns it.
        side: Side,
    },
    /// Momentum.
    Momentum(Side),
    /// Further momentum advances.
    MomentumAdvance(Side),
    /// A sweeping charge may be tried.
    Sweep(Side),
    /// Cavalry joins a sweeping charge.
    Charge(Side),
    /// More Croats may join a sniping attack.
    Snipe(Side),
}

/// The orders of close combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CombatOrder {
    /// Attack this hex.
    Assail(Hex),
    /// Attack it from here.
    Storm(Hex),
    /// The attack goes in.
    Go,
    /// Croats of a hex snipe at another.
    Snipe {
        /// Whence.
        from: Hex,
        /// Whither.
        at: Hex,
    },
    /// No more close combats.
    EndCombat,
    /// Withdraw to this hex.
    WithdrawTo(Hex),
    /// Stand.
    Stand,
    /// This unit leads.
    Lead(UnitId),
    /// The ground between these hexes counts.
    Ground {
        /// The attacker's.
        from: Hex,
        /// The defender's.
        to: Hex,
    },
    /// This unit advances.
    Advance {
        /// Who.
        unit: UnitId,
        /// Whither.
        to: Hex,
    },
    /// This leader advances.
    AdvanceLeader {
        /// Who.
        leader: LeaderId,
        /// Whither.
        to: Hex,
    },
    /// Nobody else advances.
    EndAdvance,
    /// A momentum marker on this hex.
    MomentumAttack(Hex),
    /// Nobody else advances by momentum, or no momentum is used.
    EndMomentum,
    /// A sweeping charge at this hex.
    Charge(Hex),
    /// This cavalry takes part.
    ChargeWith(UnitId),
    /// No sweeping charge.
    EndSweep,
}

impl CombatOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            CombatOrder::Assail(hex)
            | CombatOrder::Storm(hex)
            | CombatOrder::WithdrawTo(hex)
            | CombatOrder::MomentumAttack(hex)
            | CombatOrder::Charge(hex) => Named::hex(hex),
            CombatOrder::Snipe { from, at } => Named::hexes(from, at),
            CombatOrder::Lead(unit) | CombatOrder::ChargeWith(unit) => Named::unit(unit),
            CombatOrder::Ground { from, to } => Named::hexes(from, to),
            CombatOrder::Advance { unit, to } => {
                Named { unit: Some(unit), hexes: [Some(to), None], ..Named::default() }
            }
            CombatOrder::AdvanceLeader { leader, to } => {
                Named { leader: Some(leader), hexes: [Some(to), None], ..Named::default() }
            }
            CombatOrder::Go
            | CombatOrder::EndCombat
            | CombatOrder::Stand
            | CombatOrder::EndAdvance
            | CombatOrder::EndMomentum
            | CombatOrder::EndSweep => Named::default(),
        }
    }
}

/// What is asked in close combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CombatQuestion {
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
    /// Who advances.
    Advance,
    /// What momentum is used for.
    Momentum,
    /// Whether to charge on.
    Sweep,
    /// Who charges on.
    Charge,
    /// Who else snipes.
    Snipe,
}

/// What close combat brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say")]
pub enum CombatEvent {
    Attack {
        side: Side,
        from: Vec<Hex>,
        at: Vec<Hex>,
        flank: bool,
        supported: bool,
        sweep: bool,
    },
    Sniped {
        side: Side,
        from: Vec<Hex>,
        at: Hex,
        unit: UnitId,
        die: u8,
        strength: u8,
        success: bool,
    },
    Withdrew {
        side: Side,
        units: Units,
        from: Hex,
        to: Hex,
    },
    NobodyLeft {
        side: Side,
        surrendered: bool,
        guns: bool,
    },
    SurroundChanged {
        side: Side,
        flank: bool,
        supported: bool,
    },
    Leads {
        side: Side,
        unit: UnitId,
    },
    Fought {
        side: Side,
        strengths: [u16; 2],
        supported: bool,
        odds: u8,
        tally: Tally,
        die: u8,
        effects: [Effect; 2],
        points: [u8; 2],
        only_routed: bool,
    },
    Advanced {
        side: Side,
        unit: UnitId,
        to: Hex,
        guns: bool,
    },
    LeaderAdvanced {
        side: Side,
        leader: LeaderId,
        to: Hex,
    },
    CaptureTried {
        side: Side,
        unit: UnitId,
        die: u8,
        tally: Tally,
        result: Capture,
    },
    MomentumMarked {
        side: Side,
        at: Hex,
    },
    MomentumAdvanced {
        side: Side,
        unit: UnitId,
        to: Hex,
    },
    SweepTried {
        side: Side,
        units: Units,
        die: u8,
        modifier: u8,
        charging: Units,
    },
}

impl CombatEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            CombatEvent::Attack { side, .. }
            | CombatEvent::Sniped { side, .. }
            | CombatEvent::Withdrew { side, .. }
            | CombatEvent::NobodyLeft { side, .. }
            | CombatEvent::SurroundChanged { side, .. }
            | CombatEvent::Leads { side, .. }
            | CombatEvent::Fought { side, .. }
            | CombatEvent::Advanced { side, .. }
            | CombatEvent::LeaderAdvanced { side, .. }
            | CombatEvent::CaptureTried { side, .. }
            | CombatEvent::MomentumMarked { side, .. }
            | CombatEvent::MomentumAdvanced { side, .. }
            | CombatEvent::SweepTried { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    /// Whom a step of the chapter asks, and what.
    pub(crate) fn combat_asks(&self, step: CombatStep) -> Option<(Side, Question)> {
        let (side, question) = match step {
            CombatStep::Combat(side) => (side, CombatQuestion::Combat),
            CombatStep::Attack(side) => (side, CombatQuestion::Attack),
            CombatStep::Withdraw { .. } => (self.position.active.enemy(), CombatQuestion::Withdraw),
            CombatStep::Lead(side) => (side, CombatQuestion::Lead),
            CombatStep::Ground(side) => (side, CombatQuestion::Ground),
            CombatStep::Resolve | CombatStep::Capture { .. } => return None,
            CombatStep::Advance(side) => (side, CombatQuestion::Advance),
            CombatStep::Momentum(side) | CombatStep::MomentumAdvance(side) => (side, CombatQuestion::Momentum),
            CombatStep::Sweep(side) => (side, CombatQuestion::Sweep),
            CombatStep::Charge(side) => (side, CombatQuestion::Charge),
            CombatStep::Snipe(side) => (side, CombatQuestion::Snipe),
        };
        Some((side, question.into()))
    }

    /// The defending hex that is asked whether it withdraws.
    fn withdrawing(&self, place: u8) -> Hex {
        self.position.fight.hexes[Role::Defender.index()][usize::from(place)]
    }

    pub(crate) fn combat_orders(&self, step: CombatStep, out: &mut Vec<Order>) {
        match step {
            CombatStep::Combat(side) => self.designation_orders(side, out),
            CombatStep::Attack(side) => self.attack_orders(side, out),
            CombatStep::Withdraw { place } => {
                let hex = self.withdrawing(place);
                self.withdraw_orders(self.may_withdraw(hex), hex, out);
            }
            CombatStep::Lead(side) => {
                out.extend(self.lead_candidates(side).iter().map(|unit| Order::Combat(CombatOrder::Lead(unit))));
            }
            CombatStep::Ground(_) => {
                let choices = self.ground_choices().into_iter();
                out.extend(choices.map(|(from, to)| Order::Combat(CombatOrder::Ground { from, to })));
            }
            CombatStep::Resolve | CombatStep::Capture { .. } => {}
            CombatStep::Advance(side) => self.advance_orders(side, out),
            CombatStep::Momentum(side) => self.momentum_orders(side, true, out),
            CombatStep::MomentumAdvance(side) => self.momentum_orders(side, false, out),
            CombatStep::Sweep(_) => self.sweep_orders(out),
            CombatStep::Charge(_) => self.charge_orders(out),
            CombatStep::Snipe(side) => {
                self.sniping_orders(side, out);
                out.push(Order::Combat(CombatOrder::Go));
            }
        }
    }

    pub(crate) fn check_combat(&self, step: CombatStep, order: Order) -> Result<(), Refusal> {
        let Order::Combat(order) = order else { return Err(not_now()) };
        match (step, order) {
            (CombatStep::Combat(side) | CombatStep::Attack(side), CombatOrder::Assail(hex)) => {
                self.check_assail(side, hex)
            }
            (CombatStep::Combat(side), CombatOrder::EndCombat) => match self.may_end_combat(side) {
                true => Ok(()),
                false => Err(refuse!("10.1", "leaves-somebody")),
            },
            (CombatStep::Combat(side) | CombatStep::Snipe(side), CombatOrder::Snipe { from, at }) => {
                self.check_snipe(side, from, at)
            }
            (CombatStep::Attack(side), CombatOrder::Storm(hex)) => self.check_storm(side, hex),
            (CombatStep::Attack(side), CombatOrder::Go) => self.check_go(side),
            (CombatStep::Withdraw { place }, CombatOrder::WithdrawTo(to)) => {
                let hex = self.withdrawing(place);
                self.check_withdraw(self.may_withdraw(hex), hex, to)
            }
            (CombatStep::Lead(side), CombatOrder::Lead(unit)) => self.check_lead(side, unit),
            (CombatStep::Ground(_), CombatOrder::Ground { from, to }) => {
                match self.ground_choices().contains(&(from, to)) {
                    true => Ok(()),
                    false => Err(refuse!("10.5.1", "not-fighting-there")),
                }
            }
            (CombatStep::Advance(side), CombatOrder::Advance { unit, to }) => self.check_advance(side, unit, to),
            (CombatStep::Advance(side), CombatOrder::AdvanceLeader { leader, to }) => {
                self.check_advance_leader(side, leader, to)
            }
            (CombatStep::Momentum(side) | CombatStep::MomentumAdvance(side), CombatOrder::Advance { unit, to }) => {
                self.check_momentum_advance(side, unit, to)
            }
            (CombatStep::MomentumAdvance(side), CombatOrder::AdvanceLeader { leader, to }) => {
                self.check_momentum_leader(side, leader, to)
            }
            (CombatStep::Momentum(side), CombatOrder::MomentumAttack(hex)) => self.check_momentum_attack(side, hex),
            (CombatStep::Sweep(_) | CombatStep::Charge(_), CombatOrder::Charge(hex)) => self.check_charge(hex),
            (CombatStep::Charge(_), CombatOrder::ChargeWith(unit)) => self.check_charge_with(unit),
            (CombatStep::Charge(_), CombatOrder::Go) => among(!self.position.charge.sweepers.is_empty()),
            (CombatStep::Snipe(_), CombatOrder::Go)
            | (CombatStep::Withdraw { .. }, CombatOrder::Stand)
            | (CombatStep::Advance(_), CombatOrder::EndAdvance)
            | (CombatStep::Momentum(_) | CombatStep::MomentumAdvance(_), CombatOrder::EndMomentum)
            | (CombatStep::Sweep(_), CombatOrder::EndSweep) => Ok(()),
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn obey_combat(&mut self, step: CombatStep, order: Order) {
        let Order::Combat(order) = order else { return self.done() };
        match (step, order) {
            (CombatStep::Combat(side) | CombatStep::Attack(side), CombatOrder::Assail(hex)) => self.assail(side, hex),
            (CombatStep::Combat(side) | CombatStep::Snipe(side), CombatOrder::Snipe { from, at }) => {
                self.join_snipers(side, from, at);
            }
            (CombatStep::Snipe(side), _) => self.snipe(side),
            (CombatStep::Attack(_), CombatOrder::Storm(hex)) => self.storm(hex),
            (CombatStep::Attack(side), _) => self.begin_combat(side),
            (CombatStep::Withdraw { place }, CombatOrder::WithdrawTo(to)) => {
                self.done();
                let hex = self.field().withdrawing(place);
                self.withdraw_before_combat(self.position.active.enemy(), hex, to);
            }
            (CombatStep::Lead(side), CombatOrder::Lead(unit)) => {
                self.done();
                self.lead(side, unit);
            }
            (CombatStep::Ground(_), CombatOrder::Ground { from, to }) => {
                self.done();
                self.position.fight.ground = Some((from, to));
            }
            (CombatStep::Advance(side), CombatOrder::Advance { unit, to }) => self.advance(side, unit, to),
            (
                CombatStep::Advance(side) | CombatStep::MomentumAdvance(side),
                CombatOrder::AdvanceLeader { leader, to },
            ) => self.advance_leader(side, leader, to),
            (CombatStep::MomentumAdvance(_), CombatOrder::EndMomentum) => {
                self.done();
                self.catch_leaders();
            }
            (CombatStep::Momentum(side) | CombatStep::MomentumAdvance(side), CombatOrder::Advance { unit, to }) => {
                self.momentum_advance(side, unit, to);
            }
            (CombatStep::Momentum(side), CombatOrder::MomentumAttack(hex)) => {
                self.done();
                self.mark_momentum(side, hex);
            }
            (CombatStep::Sweep(side), CombatOrder::Charge(hex)) => {
                self.done();
                self.position.charge = Fight::NONE;
                self.position.charge.join(Role::Defender, hex);
                self.push(CombatStep::Charge(side));
            }
            (CombatStep::Charge(_), CombatOrder::Charge(hex)) => self.position.charge.join(Role::Defender, hex),
            (CombatStep::Charge(_), CombatOrder::ChargeWith(unit)) => self.position.charge.sweepers.add(unit),
            (CombatStep::Charge(side), _) => self.roll_sweep(side),
            _ => self.done(),
        }
    }

    /// Runs a step of the chapter; false if somebody is asked.
    pub(crate) fn run_combat(&mut self, step: CombatStep) -> bool {
        let mut orders = Vec::new();
        match step {
            CombatStep::Combat(side) => {
                let field = self.field();
                self.done_if(field.unfought(side).is_empty() && field.guns_to_attack(side).is_empty())
            }
            CombatStep::Snipe(side) => {
                self.field().sniping_orders(side, &mut orders);
                if orders.is_empty() {
                    self.snipe(side);
                }
                orders.is_empty()
            }
            CombatStep::Resolve => {
                self.run_stage();
                true
            }
            CombatStep::Advance(side) => {
                self.field().advance_orders(side, &mut orders);
                self.done_if(orders.len() < 2)
            }
            CombatStep::Capture { side } => {
                self.run_capture(side);
                true
            }
            CombatStep::MomentumAdvance(side) => {
                self.field().momentum_orders(side, false, &mut orders);
                let idle = orders.len() < 2;
                if idle {
                    self.done();
                    self.catch_leaders();
                }
                idle
            }
            CombatStep::Sweep(_) => self.done_if(self.field().charge_targets().is_empty()),
            CombatStep::Attack(_)
            | CombatStep::Withdraw { .. }
            | CombatStep::Lead(_)
            | CombatStep::Ground(_)
            | CombatStep::Momentum(_)
            | CombatStep::Charge(_) => false,
        }
    }
}
