//! Shortest ways in movement points (20.22).

use hexes::{Direction, Hex, HexSet};
use kernel::{Journal, Refusal, Side};

use super::{March, MarchEvent, Under};
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
/// No step costs so many half points.
const DEAREST: u8 = 56;
/// So many rings lie around a hex before the first one is used again.
const RINGS: usize = u64::BITS as usize;

/// Hexes that were reached and not looked at yet, by what it costs to come there. Nobody is farther
/// out than a step, so a ring is used again once it is empty.
struct Rings {
    hexes: [[u64; MOST_HEXES / 64]; RINGS],
    /// Rings that may hold somebody, by bit.
    held: u64,
}

impl Rings {
    const EMPTY: Rings = Rings { hexes: [[0; MOST_HEXES / 64]; RINGS], held: 0 };

    #[inline]
    fn add(&mut self, hex: Hex, cost: u16) {
        let ring = usize::from(cost) % RINGS;
        self.hexes[ring][hex.index() / 64] |= 1 << (hex.index() % 64);
        self.held |= 1 << ring;
    }

    #[inline]
    fn remove(&mut self, hex: Hex, cost: u16) {
        self.hexes[usize::from(cost) % RINGS][hex.index() / 64] &= !(1 << (hex.index() % 64));
    }

    /// Takes out a nearest hex; `cost` is that of the last one, and becomes that of this one.
    #[inline]
    fn next(&mut self, cost: &mut u16) -> Option<Hex> {
        while self.held != 0 {
            *cost += self.held.rotate_right(u32::from(*cost) % u64::BITS).trailing_zeros() as u16;
            let number = usize::from(*cost) % RINGS;
            let ring = &mut self.hexes[number];
            if let Some(word) = ring.iter().position(|word| *word != 0) {
                let bit = ring[word].trailing_zeros();
                ring[word] &= ring[word] - 1;
                return Some(Hex((word * 64) as u16 + bit as u16));
            }
            self.held &= !(1 << number);
        }
        None
    }
}

/// How ways spread from hex to hex.
struct Spread<Enough, Ahead, Open, Price> {
    /// Whether a hex is one that was looked for. All that is as near has its cost then, and the
    /// rest does not matter.
    enough: Enough,
    /// The least that it costs from a hex to one that is enough: what lies off the way is not
    /// looked at.
    ahead: Ahead,
    /// Whether ways go on from a hex.
    open: Open,
    /// What a step costs between a hex that was reached and its neighbour in a direction.
    price: Price,
}

impl<Enough, Ahead, Open, Price> Spread<Enough, Ahead, Open, Price>
where
    Enough: Fn(Hex) -> bool,
    Ahead: Fn(Hex) -> u16,
    Open: Fn(Hex) -> bool,
    Price: Fn(Hex, Direction, Hex) -> Option<u8>,
{
    /// What it costs between some hexes and all others.
    fn from(self, field: &Field<'_>, hexes: impl Iterator<Item = Hex>) -> Costs {
        let mut costs = [NO_WAY; MOST_HEXES];
        let mut rings = Rings::EMPTY;
        // The nearest of them all may lie some way off.
        let mut total = u16::MAX;
        for hex in hexes {
            costs[hex.index()] = 0;
            total = total.min((self.ahead)(hex));
            rings.add(hex, (self.ahead)(hex));
        }
        let mut farthest = u16::MAX;
        while let Some(hex) = rings.next(&mut total).filter(|_| total <= farthest) {
            if (self.enough)(hex) {
                farthest = total;
            } else if (self.open)(hex) {
                let cost = costs[hex.index()];
                for (direction, near) in field.around(hex) {
                    let known = costs[near.index()];
                    if known <= cost {
                        continue;
                    }
                    let step = (self.price)(hex, direction, near).filter(|step| *step < DEAREST);
                    let Some(there) = step.map(|step| cost + u16::from(step)).filter(|there| *there < known) else {
                        continue;
                    };
                    let ahead = (self.ahead)(near);
                    if known != NO_WAY {
                        rings.remove(near, known + ahead);
                    }
                    costs[near.index()] = there;
                    rings.add(near, there + ahead);
                }
            }
        }
        costs
    }
}

impl Field<'_> {
    /// What it costs a group to the nearest of some goals: from every hex, or from one hex and all
    /// on its shortest ways. Enemies bar the way, their zones do not.
    pub(crate) fn costs_to(&self, side: Side, gait: &Gait, goals: &HexSet, from: Option<Hex>) -> Costs {
        let least = self.least_cost(gait);
        // Several goals may lie too far apart for the rings.
        let from_one = from.filter(|_| goals.len() == 1);
        let free = |hex: Hex| !self.holds(side.enemy(), hex);
        Spread {
            enough: |hex| from == Some(hex),
            ahead: |hex| from_one.map_or(0, |from| self.distance(hex, from) as u16 * least),
            open: free,
            price: |hex, direction: Direction, near| {
                let barred = self.has_barricade(near, hex);
                if barred { None } else { self.cost_of(gait, near, direction.opposite(), hex) }
            },
        }
        .from(self, goals.iter().filter(|goal| free(*goal)))
    }

    /// What it costs a group from a hex to every other, as far as the nearest one that is enough.
    pub(super) fn costs_from(&self, side: Side, pieces: Pieces, from: Hex, enough: impl Fn(Hex) -> bool) -> Costs {
        let gait = self.gait(pieces, self.position.marks.marching);
        let price = |hex, direction, near| {
            let free = !self.holds(side.enemy(), near) && !self.has_barricade(hex, near);
            free.then(|| self.cost_of(&gait, hex, direction, near))?
        };
        Spread { enough, ahead: |_| 0, open: |_| true, price }.from(self, [from].into_iter())
    }

    /// Where a group has to go from a hex, or from outside.
    pub(crate) fn aims(&self, pieces: Pieces, at: Option<Hex>) -> Option<HexSet> {
        let first = pieces.first()?;
        match self.under(first)? {
            Under::March(march) => {
                let goal = usize::from(self.position.marches.goal(self.owner(first), march));
                Some(self.battle.goals.get(goal).copied().into_iter().collect())
            }
            Under::Retreat => Some(self.refuges(first, at?)),
        }
    }

    /// Where a piece retreats to from a hex: what the scenario says, or its sources of supply; of
    /// them the nearest, in hexes along a line of supply (20.51, 17.41).
    pub(super) fn refuges(&self, piece: PieceId, from: Hex) -> HexSet {
        let side = self.owner(piece);
        let told = !self.battle.scenario.retreats[side.index()].is_empty();
        let goals = if told { self.battle.refuges[side] } else { self.sources_of(side, self.battle.formation(piece)) };
        self.nearest_by_line(side, from, &goals)
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
        if mover.entering != 0 || mover.halted || self.march_of(party.pieces).is_none() {
            return false;
        }
        let nearer = |near: Hex| {
            let Some(costs) = party.route(self) else { return false };
            let (here, there) = (costs[mover.at.index()], costs[near.index()]);
            here != NO_WAY && there < here
        };
        // Who has no points left needs no route.
        self.around(mover.at).any(|(_, near)| self.may_step(party, mover, near).is_ok() && nearer(near))
    }

    /// Everybody under an order has marched.
    ///
    /// # Errors
    /// Paragraph 20.22.
    pub(crate) fn have_all_marched(&self, side: Side) -> Result<(), Refusal> {
        let ordered = self.position.marches.pieces(side).or(self.position.armies[side].retreat.pieces);
        // Who has refused the general retreat moves in the next segment (20.51).
        let idle = ordered.without(self.position.marks.moved.or(self.position.marks.freed));
        let units = idle.without(self.battle.leaders);
        let waits = |piece: PieceId| {
            let mover = Mover::new(Pieces::only(piece), self.position.at(piece));
            self.may_take(side, piece).is_ok()
                && !self.is_held(side, mover.pieces, mover.at)
                && self.must_march(&self.party(side, &mover), &mover)
        };
        require(!units.iter().any(waits), refuse!("20.22", "must-march"))
    }
}

impl<J: Journal<Event>> Play<'_, J> {
    /// Whatever a side is seen to do rules out the goals under which it would not be allowed to
    /// (20.21). It is called before the order is carried out.
    pub(crate) fn narrow_goals(&mut self, step: MoveStep, order: Order) {
        let mover = self.position.mover;
        let ends = mover.is_none() && order == Order::Move(MoveOrder::EndMovement);
        let side = step.side();
        // Who enters a town or a bridge hex tells whether it was his goal, and who comes up to the enemy
        // whether he had an order: he is shaken then (20.23).
        if let Order::Move(MoveOrder::Step(to)) = order {
            let met = self.field().around(to).any(|(_, near)| self.field().holds(side.enemy(), near));
            if met || self.battle.goals.contains(&to) {
                self.tell_of(side);
            }
        }
        for number in self.position.marches.numbers(side) {
            let march = self.position.marches.get(side, number);
            let seen = match mover {
                Some(mover) => !march.pieces.and(mover.pieces).is_empty(),
                None => ends,
            };
            if !seen || march.since > self.position.turn {
                continue;
            }
            // A goal that is passed is none, but who is bound cannot leave his order there.
            let passed = match order {
                Order::Move(MoveOrder::Step(to)) if !march.bound => Some(to),
                _ => None,
            };
            self.rule_out(side, number, |field, goal| {
                (passed.is_none() || field.battle.goals.get(usize::from(goal)) != passed.as_ref())
                    && field.check_move(step, order).is_ok()
            });
        }
    }

    /// Goals that do not fit what was seen are possible no longer.
    pub(super) fn rule_out(&mut self, side: Side, number: usize, fits: impl Fn(Field<'_>, u8) -> bool) {
        let march = self.position.marches.get(side, number);
        if march.possible.count_ones() < 2 {
            return;
        }
        let mut world = self.position.clone();
        let mut possible = 0u128;
        for goal in (0..self.battle.goals.len() as u8).filter(|goal| march.possible >> goal & 1 == 1) {
            world.marches.set(side, number, March { goal, ..march });
            if goal == march.goal || fits(Field { battle: self.battle, position: &world }, goal) {
                possible |= 1 << goal;
            }
        }
        if possible == march.possible {
            return;
        }
        self.position.marches.set(side, number, March { possible, ..march });
        let (pieces, goals) = (march.pieces, possible.count_ones() as u8);
        self.journal.note(cites!["20.21"], || MarchEvent::Narrowed { side, pieces, goals });
    }
}
