//! Shortest ways in movement points (20.22).

use hexes::{Hex, HexSet};
use kernel::{Journal, Refusal, Side};

use super::{MarchEvent, Under};
use crate::engine::event::Event;
use crate::engine::order::{MoveOrder, Order};
use crate::engine::pieces::{MOST_HEXES, PieceId, Pieces};
use crate::engine::play::{Field, Play, require};
use crate::movement::{MoveStep, Mover};
use crate::rules::{cites, refuse};

/// What it costs from hex to hex, in half points.
pub(super) type Costs = [u16; MOST_HEXES];
/// There is no way.
pub(super) const NO_WAY: u16 = u16::MAX;
/// No step costs more half points.
const DEAREST: usize = 64;

impl Field<'_> {
    /// Spreads from some hexes; `price` is what a step between a hex that was reached and its
    /// neighbour costs. Once `until` is reached, whatever is as near or nearer has its cost, and
    /// the rest does not matter.
    fn spread(&self, from: &HexSet, until: Option<Hex>, price: impl Fn(Hex, Hex) -> Option<u8>) -> Costs {
        let mut costs = [NO_WAY; MOST_HEXES];
        let mut rings = [HexSet::default(); DEAREST];
        for hex in from.iter() {
            costs[hex.index()] = 0;
            rings[0].add(hex);
        }
        let (mut cost, mut idle) = (0u16, 0);
        while idle < DEAREST {
            let ring = usize::from(cost) % DEAREST;
            let Some(hex) = rings[ring].first() else {
                cost += 1;
                idle += 1;
                continue;
            };
            idle = 0;
            rings[ring].remove(hex);
            if costs[hex.index()] != cost {
                continue;
            }
            if until == Some(hex) {
                break;
            }
            for (_, near) in self.around(hex) {
                let Some(step) = price(hex, near).filter(|step| usize::from(*step) < DEAREST) else { continue };
                let total = cost + u16::from(step);
                if total < costs[near.index()] {
                    costs[near.index()] = total;
                    rings[usize::from(total) % DEAREST].add(near);
                }
            }
        }
        costs
    }

    /// What a group pays for a step on its route; enemies bar it, zones do not.
    fn route_price(&self, side: Side, pieces: Pieces, from: Hex, to: Hex) -> Option<u8> {
        if self.holds(side.enemy(), to) {
            return None;
        }
        self.price(pieces, from, to).ok().map(|stride| stride.cost)
    }

    /// What it costs a group to the nearest of some goals: from a hex, and from all that are
    /// nearer.
    pub(super) fn costs_to(&self, side: Side, pieces: Pieces, goals: &HexSet, from: Hex) -> Costs {
        let open = goals.iter().filter(|goal| !self.holds(side.enemy(), *goal)).collect();
        self.spread(&open, Some(from), |hex, near| self.route_price(side, pieces, near, hex))
    }

    /// What it costs a group from a hex to every other.
    pub(super) fn costs_from(&self, side: Side, pieces: Pieces, from: Hex) -> Costs {
        let here = [from].into_iter().collect();
        self.spread(&here, None, |hex, near| self.route_price(side, pieces, hex, near))
    }

    /// Where a group has to go.
    pub(super) fn aims(&self, pieces: Pieces) -> Option<HexSet> {
        let first = pieces.first()?;
        match self.under(first)? {
            Under::March(march) => {
                let goal = usize::from(self.position.sealed.goals[march]);
                Some(self.battle.goals.get(goal).copied().into_iter().collect())
            }
            Under::Retreat => Some(self.refuges(first)),
        }
    }

    /// Where a piece retreats to: what the scenario says, or its sources of supply (20.51).
    pub(super) fn refuges(&self, piece: PieceId) -> HexSet {
        let side = self.owner(piece);
        let told = !self.battle.scenario.retreats[side.index()].is_empty();
        if told { self.battle.refuges[side] } else { self.sources_of(side, self.battle.formation(piece)) }
    }

    /// Whether a step lies on a shortest way to the goal; `cost` is its price.
    ///
    /// # Errors
    /// Paragraph 20.22.
    pub(crate) fn check_route(&self, side: Side, mover: &Mover, to: Hex, cost: u8) -> Result<(), Refusal> {
        let Some(aims) = self.aims(mover.pieces) else { return Ok(()) };
        let costs = self.costs_to(side, mover.pieces, &aims, mover.at);
        let (here, there) = (costs[mover.at.index()], costs[to.index()]);
        let shortest = here != NO_WAY && there != NO_WAY && there + u16::from(cost) == here;
        require(shortest, refuse!("20.22", "not-the-shortest"))
    }

    /// Whether a marcher has a way to its goal at all (20.23).
    pub(super) fn has_route(&self, piece: PieceId) -> bool {
        let alone = Pieces::only(piece);
        let Some(aims) = self.aims(alone) else { return true };
        let at = self.position.at(piece);
        self.costs_to(self.owner(piece), alone, &aims, at)[at.index()] != NO_WAY
    }

    /// Whether a group under an order can still go on; then it must (20.22).
    pub(crate) fn must_march(&self, side: Side, mover: &Mover) -> bool {
        let Some(aims) = self.aims(mover.pieces).filter(|_| mover.entering == 0 && !mover.halted) else { return false };
        let costs = self.costs_to(side, mover.pieces, &aims, mover.at);
        let here = costs[mover.at.index()];
        let nearer = |near: &Hex| here != NO_WAY && costs[near.index()] < here;
        let mut around = self.around(mover.at).map(|(_, near)| near).filter(nearer);
        around.any(|near| self.may_step(side, mover, near).is_ok())
    }

    /// Everybody under an order has marched.
    ///
    /// # Errors
    /// Paragraph 20.22.
    pub(crate) fn have_all_marched(&self, side: Side) -> Result<(), Refusal> {
        let ordered = self.position.marches.iter().fold(Pieces::NONE, |all, march| all.or(march.pieces));
        let ordered = ordered.or(self.position.armies[side].retreat.pieces);
        let idle = ordered.and(self.battle.of_side[side]).without(self.position.marks.moved);
        let troops = idle.and(self.battle.combat.or(self.battle.vedettes));
        let waits = |piece: PieceId| {
            // Whoever may refuse a general retreat may wait for his check (20.51).
            if self.may_refuse_retreat(piece) && !self.is_night() {
                return false;
            }
            let mover = Mover::new(Pieces::only(piece), self.position.at(piece));
            self.may_take(side, piece).is_ok()
                && !self.is_held(side, mover.pieces, mover.at)
                && self.must_march(side, &mover)
        };
        require(!troops.iter().any(waits), refuse!("20.22", "must-march"))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Whatever a side is seen to do rules out the goals under which it would not be allowed to
    /// (20.21). It is called before the order is carried out.
    pub(crate) fn narrow_goals(&mut self, step: MoveStep, order: Order) {
        let mover = self.position.mover;
        let ends = mover.is_none() && order == Order::Move(MoveOrder::EndMovement);
        let side = step.side();
        for number in 0..self.position.marches.len() {
            let march = self.position.marches[number];
            let seen = match mover {
                Some(mover) => !march.pieces.and(mover.pieces).is_empty(),
                None => ends && !march.pieces.and(self.battle.of_side[side]).is_empty(),
            };
            if !seen || march.since > self.position.turn {
                continue;
            }
            // A goal that is passed is none, but who is bound cannot leave his order there.
            let passed = match order {
                Order::Move(MoveOrder::Step(to)) if !march.bound => Some(to),
                _ => None,
            };
            self.rule_out(number, |field, goal| {
                (passed.is_none() || field.battle.goals.get(usize::from(goal)) != passed.as_ref())
                    && field.check_move(step, order).is_ok()
            });
        }
    }

    /// Goals that do not fit what was seen are possible no longer; everybody learns that.
    pub(super) fn rule_out(&mut self, number: usize, fits: impl Fn(Field<'_>, u8) -> bool) {
        let march = self.position.marches[number];
        let Some(side) = march.pieces.first().map(|piece| self.field().owner(piece)) else { return };
        if march.possible.count_ones() < 2 {
            return;
        }
        let real = self.position.sealed.goals[number];
        let mut world = self.position.clone();
        let mut possible = 0u128;
        for goal in (0..self.battle.goals.len() as u8).filter(|goal| march.possible >> goal & 1 == 1) {
            world.sealed.goals[number] = goal;
            if goal == real || fits(Field { battle: self.battle, position: &world }, goal) {
                possible |= 1 << goal;
            }
        }
        if possible == march.possible {
            return;
        }
        self.position.marches[number].possible = possible;
        self.show_all();
        let (pieces, goals) = (march.pieces, possible.count_ones() as u8);
        self.journal.note(cites!["20.21"], || MarchEvent::Narrowed { side, pieces, goals });
    }
}
