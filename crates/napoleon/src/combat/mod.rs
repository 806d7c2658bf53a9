//! Chapter 10: combat. Retreat before combat, attacks declared, attacks fought.

mod declare;
mod evade;
mod fight;

use hexes::Hex;
use kernel::{Journal, Refusal, Side, Tally};
use serde::{Deserialize, Serialize};

use crate::engine::charts::Verdict;
use crate::engine::event::Event;
use crate::engine::order::{Named, Order};
use crate::engine::pieces::Pieces;
use crate::engine::play::{Field, Play, not_now};
use crate::engine::position::NOWHERE;
use crate::engine::question::Question;
use crate::modifiers::Claim;
use crate::rules::cites;

/// No phase sees more attacks.
pub const MOST_ATTACKS: usize = 24;
/// No phase sees more charges.
pub const MOST_CHARGES: usize = 12;
/// No attack is on more hexes: one stack has six neighbours.
pub const MOST_VACATED: usize = 6;

/// Who attacks whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// The attackers.
    pub attackers: Pieces,
    /// The defenders.
    pub defenders: Pieces,
}

/// The attacks of a combat phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fights {
    /// The attacks, in the order in which they were declared.
    pub list: [Attack; MOST_ATTACKS],
    /// How many are declared; the one behind them is being formed.
    pub count: u8,
    /// Those that have been fought, by bit.
    pub fought: u32,
    /// Hexes that the loser of the present combat has left.
    pub vacated: [Hex; MOST_VACATED],
    /// Units that have gone over bridges in the present retreat (12.33).
    pub crossed: u8,
    /// The column of the last combat, after all shifts.
    pub column: u8,
    /// The sides that have committed their guard in the present combat, by bit (11.3).
    pub guard: u8,
    /// Hexes that have been charged (14.22).
    pub charged: [Hex; MOST_CHARGES],
}

impl Default for Fights {
    fn default() -> Self {
        Fights {
            list: Default::default(),
            count: 0,
            fought: 0,
            vacated: [NOWHERE; MOST_VACATED],
            crossed: 0,
            column: 0,
            guard: 0,
            charged: [NOWHERE; MOST_CHARGES],
        }
    }
}

impl Fights {
    /// The attack that is being formed.
    pub(crate) fn forming(&self) -> Attack {
        self.list[usize::from(self.count).min(MOST_ATTACKS - 1)]
    }

    /// Whether a hex has been charged.
    pub(crate) fn is_charged(&self, hex: Hex) -> bool {
        self.charged.contains(&hex)
    }

    pub(crate) fn add_charged(&mut self, hex: Hex) {
        if let Some(slot) = self.charged.iter_mut().find(|slot| **slot == NOWHERE) {
            *slot = hex;
        }
    }

    /// Everybody in an attack that is declared.
    pub(crate) fn declared(&self) -> Attack {
        let declared = &self.list[..usize::from(self.count)];
        declared.iter().fold(Attack::default(), |all, attack| Attack {
            attackers: all.attackers.or(attack.attackers),
            defenders: all.defenders.or(attack.defenders),
        })
    }
}

/// The steps of the combat phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CombatStep {
    /// A side retreats before combat.
    Evade(Side),
    /// A stack of it is on the way.
    EvadeTo {
        /// Whose.
        side: Side,
        /// Who.
        pieces: Pieces,
        /// From where.
        from: Hex,
        /// Hexes gone.
        gone: u8,
        /// Hexes that it may go.
        most: u8,
    },
    /// A side declares its attacks.
    Declare(Side),
    /// A side fights them.
    Fight(Side),
    /// The defender chooses the ground that counts.
    Claim {
        /// Who attacks.
        side: Side,
        /// Which attack.
        number: u8,
    },
    /// A side may commit its guard (11.3).
    Commit {
        /// Which.
        by: Side,
        /// Who attacks.
        side: Side,
        /// Which attack.
        number: u8,
    },
    /// What an attack of the guard has come to.
    Daunt {
        /// Whose guard.
        side: Side,
        /// Where it attacked from.
        at: Hex,
        /// The enemy's formations that were demoralized before, by bit.
        broken: u32,
    },
}

/// The orders of the combat phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CombatOrder {
    /// The stack of a hex retreats before combat.
    Evade(Hex),
    /// It goes to the next hex.
    EvadeTo(Hex),
    /// It stops, or nobody else goes.
    EndEvading,
    /// A hex is attacked.
    Assail(Hex),
    /// The stack of a hex attacks.
    Storm(Hex),
    /// The attack is declared.
    Go,
    /// It is not.
    CallOff,
    /// No more attacks.
    EndDeclaring,
    /// An attack is fought.
    Resolve(u8),
    /// The ground that counts.
    Claim(Claim),
    /// The guard is committed.
    Commit,
    /// It is not.
    Decline,
}

impl CombatOrder {
    pub(crate) fn named(self) -> Named {
        match self {
            CombatOrder::Evade(hex)
            | CombatOrder::EvadeTo(hex)
            | CombatOrder::Assail(hex)
            | CombatOrder::Storm(hex) => Named::hex(hex),
            CombatOrder::Resolve(number) => Named::number(number),
            CombatOrder::EndEvading
            | CombatOrder::Go
            | CombatOrder::CallOff
            | CombatOrder::EndDeclaring
            | CombatOrder::Commit
            | CombatOrder::Decline
            | CombatOrder::Claim(_) => Named::default(),
        }
    }
}

/// What is asked in the combat phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CombatQuestion {
    /// Who retreats before combat.
    Evade,
    /// Where to.
    EvadeTo,
    /// Whom to attack.
    Declare,
    /// With whom.
    Attack,
    /// Which attack is fought next.
    Fight,
    /// Which ground counts.
    Claim,
    /// Whether the guard is committed.
    Commit,
}

/// What happens in the combat phase.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what their names say; strengths are in quarters")]
pub enum CombatEvent {
    Evaded { side: Side, pieces: Pieces, from: Hex, to: Hex },
    Declared { side: Side, number: u8, attackers: Pieces, defenders: Pieces },
    Claimed { side: Side, claim: Claim },
    Fought { side: Side, strengths: [u32; 2], column: u8, shifts: Box<Tally>, claim: Claim, die: u8, verdict: Verdict },
    Shock { side: Side, initiatives: [u8; 2], dice: [u8; 2], verdict: Verdict },
    Stormed { side: Side, leader: crate::engine::pieces::PieceId, die: u8, passed: bool },
    Committed { side: Side },
    Daunted { side: Side, formation: u8 },
}

impl CombatEvent {
    /// Whose event it is.
    pub fn side(&self) -> Side {
        match self {
            CombatEvent::Evaded { side, .. }
            | CombatEvent::Declared { side, .. }
            | CombatEvent::Claimed { side, .. }
            | CombatEvent::Fought { side, .. }
            | CombatEvent::Shock { side, .. }
            | CombatEvent::Stormed { side, .. }
            | CombatEvent::Committed { side }
            | CombatEvent::Daunted { side, .. } => *side,
        }
    }
}

impl Field<'_> {
    pub(crate) fn combat_asks(&self, step: CombatStep) -> (Side, Question) {
        match step {
            CombatStep::Evade(side) => (side, CombatQuestion::Evade.into()),
            CombatStep::EvadeTo { side, .. } => (side, CombatQuestion::EvadeTo.into()),
            CombatStep::Declare(side) if self.position.fights.forming() != Attack::default() => {
                (side, CombatQuestion::Attack.into())
            }
            CombatStep::Declare(side) => (side, CombatQuestion::Declare.into()),
            CombatStep::Fight(side) => (side, CombatQuestion::Fight.into()),
            CombatStep::Claim { side, .. } => (side.enemy(), CombatQuestion::Claim.into()),
            CombatStep::Commit { by, .. } => (by, CombatQuestion::Commit.into()),
            CombatStep::Daunt { side, .. } => (side, CombatQuestion::Fight.into()),
        }
    }

    pub(crate) fn combat_orders(&self, step: CombatStep, out: &mut Vec<Order>) {
        if let CombatStep::Declare(side) = step {
            self.pledge_orders(side, out);
        }
        let mut list = |order: CombatOrder| {
            if self.check_combat(step, order.into()).is_ok() {
                out.push(order.into());
            }
        };
        match step {
            CombatStep::Evade(side) => {
                self.hexes_of(self.on_map(side).and(self.battle.combat))
                    .iter()
                    .for_each(|hex| list(CombatOrder::Evade(hex)));
                list(CombatOrder::EndEvading);
            }
            CombatStep::EvadeTo { pieces, .. } => {
                let at = pieces.first().map(|piece| self.position.at(piece));
                let around = at.into_iter().flat_map(|at| self.around(at));
                around.for_each(|(_, near)| list(CombatOrder::EvadeTo(near)));
                list(CombatOrder::EndEvading);
            }
            CombatStep::Declare(side) => {
                let hexes = |side: Side| self.hexes_of(self.on_map(side).and(self.battle.combat));
                hexes(side.enemy()).iter().for_each(|hex| list(CombatOrder::Assail(hex)));
                hexes(side).iter().for_each(|hex| list(CombatOrder::Storm(hex)));
                list(CombatOrder::Go);
                list(CombatOrder::CallOff);
                list(CombatOrder::EndDeclaring);
            }
            CombatStep::Fight(_) => (0..self.position.fights.count).for_each(|n| list(CombatOrder::Resolve(n))),
            CombatStep::Claim { .. } => Claim::ALL.into_iter().for_each(|claim| list(CombatOrder::Claim(claim))),
            CombatStep::Commit { .. } => {
                list(CombatOrder::Commit);
                list(CombatOrder::Decline);
            }
            CombatStep::Daunt { .. } => {}
        }
    }

    pub(crate) fn check_combat(&self, step: CombatStep, order: Order) -> Result<(), Refusal> {
        let order = match (step, order) {
            (CombatStep::Declare(side), Order::Bombard(order)) => return self.check_pledging(side, order),
            (_, Order::Combat(order)) => order,
            _ => return Err(not_now()),
        };
        match (step, order) {
            (CombatStep::Evade(side), CombatOrder::Evade(hex)) => self.may_evade(side, hex).map(|_| ()),
            (CombatStep::Evade(_), CombatOrder::EndEvading) => Ok(()),
            (CombatStep::EvadeTo { side, pieces, from, gone, most }, order) => {
                self.may_evade_to(side, pieces, from, gone, most, order)
            }
            (CombatStep::Declare(side), order) => self.check_declaring(side, order),
            (CombatStep::Fight(_), CombatOrder::Resolve(number)) => self.may_resolve(number),
            (CombatStep::Claim { number, .. }, CombatOrder::Claim(claim)) => self.may_claim(number, claim),
            (CombatStep::Commit { by, side, number }, CombatOrder::Commit) => self.may_commit(by, side, number),
            (CombatStep::Commit { .. }, CombatOrder::Decline) => Ok(()),
            _ => Err(not_now()),
        }
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    pub(crate) fn run_combat(&mut self, step: CombatStep) -> bool {
        match step {
            CombatStep::Evade(side) => self.run_evading(side),
            CombatStep::EvadeTo { .. } => false,
            CombatStep::Declare(side) => self.run_declaring(side),
            CombatStep::Fight(side) => self.run_fights(side),
            CombatStep::Claim { side, number } => self.run_claim(side, number),
            CombatStep::Commit { by, side, number } => self.run_commit(by, side, number),
            CombatStep::Daunt { side, at, broken } => {
                self.done();
                self.daunt(side, at, broken);
                true
            }
        }
    }

    pub(crate) fn obey_combat(&mut self, step: CombatStep, order: Order) {
        let order = match (step, order) {
            (CombatStep::Declare(side), Order::Bombard(order)) => return self.pledge(side, order),
            (_, Order::Combat(order)) => order,
            _ => return,
        };
        match (step, order) {
            (CombatStep::Evade(side), CombatOrder::Evade(hex)) => self.begin_evading(side, hex),
            (CombatStep::EvadeTo { .. }, CombatOrder::EvadeTo(to)) => self.evade_to(step, to),
            (CombatStep::Declare(side), order) => self.declare(side, order),
            (CombatStep::Fight(side), CombatOrder::Resolve(number)) => self.resolve(side, number),
            (CombatStep::Claim { side, number }, CombatOrder::Claim(claim)) => {
                self.done();
                let defender = side.enemy();
                self.journal.note(cites!["11.1"], || CombatEvent::Claimed { side: defender, claim });
                self.strike(side, number, claim);
            }
            (CombatStep::Commit { by, .. }, CombatOrder::Commit) => {
                self.done();
                self.commit(by);
            }
            (CombatStep::EvadeTo { side, pieces, from, .. }, _) => {
                self.done();
                self.pursue(side, pieces, from);
            }
            _ => self.done(),
        }
    }
}
