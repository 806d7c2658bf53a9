//! Shortest ways in movement points (20.22).

use hexes::{Direction, Hex, HexSet};
use kernel::{Journal, Refusal, Side};

use super::{MarchEvent, Under};
use crate::engine::event::Event;
use crate::engine::order::{MoveOrder, Order};
use crate::engine::pieces::{MOST_HEXES, PieceId, Pieces};
use crate::engine::play::{Field, Play, require};
use crate::movement::gait::Gait;
use crate::movement::party::Party;
use crate::movement::{MoveStep, Mover};
use crate::rules::{cites, refuse};

/// What it costs from hex to hex, in half points.
pub(crate) type Costs = [u16; MOST_HEXES];
/// There is no way.
pub(super) const NO_WAY: u16 = u16::MAX;
/// No step costs more half points.
const DEAREST: usize = u64::BITS as usize;

/// Hexes that were reached, by what it costs to come there. No two of them are farther apart than
/// one step, so a ring is used again once it is empty.
struct Rings {
    hexes: [[u64; MOST_HEXES / 64]; DEAREST],
    /// Rings that hold somebody, by bit.
    held: u64,
}

impl Rings {
    const EMPTY: Rings = Rings { hexes: [[0; MOST_HEXES / 64]; DEAREST], held: 0 };

    fn add(&mut self, hex: Hex, cost: u16) {
        let ring = usize::from(cost) % DEAREST;
        self.hexes[ring][hex.index() / 64] |= 1 << (hex.index() % 64);
        self.held |= 1 << ring;
    }

    /// Takes out a nearest hex; `cost` is that of the last one, and becomes that of this one.
    fn next(&mut self, cost: &mut u16) -> Option<Hex> {
        if self.held == 0 {
            return None;
        }
        *cost += self.held.rotate_right(u32::from(*cost) % u64::BITS).trailing_zeros() as u16;
        let number = usize::from(*cost) % DEAREST;
        let ring = &mut self.hexes[number];
        let word = ring.iter().position(|word| *word != 0)?;
        let bit = ring[word].trailing_zeros();
        ring[word] &= ring[word] - 1;
        if ring.iter().all(|word| *word == 0) {
            self.held &= !(1 << number);
        }
        Some(Hex((word * 64) as u16 + bit as u16))
    }
}

impl Field<'_> {
    /// Spreads from some hexes; `price` is what a step costs between a hex that was reached and its
    /// neighbour in a direction. Once a hex is enough, whatever is as near or nearer has its cost,
    /// and the rest does not matter.
    fn spread(
        &self,
        from: impl Iterator<Item = Hex>,
        enough: impl Fn(Hex) -> bool,
        price: impl Fn(Hex, Direction, Hex) -> Option<u8>,
    ) -> Costs {
        let mut costs = [NO_WAY; MOST_HEXES];
        let mut rings = Rings::EMPTY;
        for hex in from {
            costs[hex.index()] = 0;
            rings.add(hex, 0);
        }
        let mut cost = 0;
        while let Some(hex) = rings.next(&mut cost) {
            // It was reached on a cheaper way before.
            if costs[hex.index()] != cost {
                continue;
            }
            if enough(hex) {
                break;
            }
            for (direction, near) in self.around(hex) {
                if costs[near.index()] <= cost {
                    continue;
                }
                let Some(step) = price(hex, direction, near).filter(|step| usize::from(*step) < DEAREST) else {
                    continue;
                };
                let total = cost + u16::from(step);
                if total < costs[near.index()] {
                    costs[near.index()] = total;
                    rings.add(near, total);
                }
            }
        }
        costs
    }

    /// What it costs a group to the nearest of some goals, from every hex, or from one hex and all
    /// that are nearer. Enemies bar the way, their zones do not.
    pub(crate) fn costs_to(&self, side: Side, gait: &Gait, goals: &HexSet, from: Option<Hex>) -> Costs {
        let free = |hex: Hex| !self.holds(side.enemy(), hex);
        self.spread(
            goals.iter().filter(|goal| free(*goal)),
            |hex| from == Some(hex),
            |hex, direction, near| free(hex).then(|| self.cost_of(gait, near, direction.opposite(), hex))?,
        )
    }

    /// What it costs a group from a hex to every other, as far as the nearest one that is enough.
    pub(super) fn costs_from(&self, side: Side, pieces: Pieces, from: Hex, enough: impl Fn(Hex) -> bool) -> Costs {
        let gait = self.gait(pieces, self.position.marks.marching);
        self.spread([from].into_iter(), enough, |hex, direction, near| {
            (!self.holds(side.enemy(), near)).then(|| self.cost_of(&gait, hex, direction, near))?
        })
    }

    /// Where a group has to go.
    pub(crate) fn aims(&self, pieces: Pieces) -> Option<HexSet> {
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
    pub(crate) fn check_route(&self, party: &Party, mover: &Mover, to: Hex, cost: u8) -> Result<(), Refusal> {
        let Some(costs) = party.route(self) else { return Ok(()) };
        let (here, there) = (costs[mover.at.index()], costs[to.index()]);
        let shortest = here != NO_WAY && there != NO_WAY && there + u16::from(cost) == here;
        require(shortest, refuse!("20.22", "not-the-shortest"))
    }

    /// Whether a marcher has a way to its goal at all (20.23).
    pub(super) fn has_route(&self, piece: PieceId) -> bool {
        let at = self.position.at(piece);
        let party = self.party(self.owner(piece), &Mover::new(Pieces::only(piece), at));
        party.route(self).is_none_or(|costs| costs[at.index()] != NO_WAY)
    }

    /// Whether a group under an order can still go on; then it must (20.22).
    pub(crate) fn must_march(&self, party: &Party, mover: &Mover) -> bool {
        if mover.entering != 0 || mover.halted {
            return false;
        }
        let Some(costs) = party.route(self) else { return false };
        let here = costs[mover.at.index()];
        let nearer = |near: &Hex| here != NO_WAY && costs[near.index()] < here;
        let mut around = self.around(mover.at).map(|(_, near)| near).filter(nearer);
        around.any(|near| self.may_step(party, mover, near).is_ok())
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
                && self.must_march(&self.party(side, &mover), &mover)
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
