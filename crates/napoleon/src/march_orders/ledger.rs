//! March orders as they are kept: who has which, and what is known of each.

use kernel::{BySide, Side};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::engine::pieces::{MOST_PIECES, PieceId, Pieces};

/// So many orders of a side are in force at once: as many as stacks can enter in a turn.
pub const MOST_MARCHES: usize = 24;

/// A march order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct March {
    /// Who is still under it; nobody: there is no such order.
    pub pieces: Pieces,
    /// The goals that are still possible for somebody who has seen everything, by number.
    pub possible: u128,
    /// Where it leads: the secret of its side.
    pub goal: u8,
    /// The turn from which on it is in force (20.42).
    pub since: u8,
    /// A unit has reached the goal: others may be withdrawn (20.23).
    pub reached: bool,
    /// A card keeps the force under it (20.24).
    pub bound: bool,
    /// The enemy has read it in a dispatch.
    pub read: bool,
}

/// The orders of a side, by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Ledger {
    possible: [u128; MOST_MARCHES],
    goals: [u8; MOST_MARCHES],
    since: [u8; MOST_MARCHES],
    marks: [u8; MOST_MARCHES],
    used: u32,
}

/// All march orders, numbered for each side. Nothing that is not in use differs from nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marches {
    /// Of each piece its order, by side and number, and one; 0: it has none.
    of: [u8; MOST_PIECES],
    sides: BySide<Ledger>,
}

const _: () = assert!(2 * MOST_MARCHES < u8::MAX as usize && MOST_PIECES == 128 && MOST_MARCHES <= u32::BITS as usize);

impl Default for Marches {
    fn default() -> Self {
        Marches { of: [0; MOST_PIECES], sides: BySide::default() }
    }
}

fn code(side: Side, number: usize) -> u8 {
    (side.index() * MOST_MARCHES + number + 1) as u8
}

impl Marches {
    /// The orders of a side, by number.
    pub fn numbers(&self, side: Side) -> impl Iterator<Item = usize> + use<> {
        let used = self.sides[side].used;
        (0..MOST_MARCHES).filter(move |number| used >> number & 1 == 1)
    }

    /// A number that is free.
    pub fn free(&self, side: Side) -> Option<usize> {
        let number = self.sides[side].used.trailing_ones() as usize;
        (number < MOST_MARCHES).then_some(number)
    }

    /// The number of a piece's order among those of its side.
    #[inline]
    pub fn of(&self, piece: PieceId) -> Option<usize> {
        usize::from(self.of[piece.index()]).checked_sub(1).map(|code| code % MOST_MARCHES)
    }

    /// Everybody of a side who has an order.
    pub fn pieces(&self, side: Side) -> Pieces {
        let first = code(side, 0);
        let codes = first..first + MOST_MARCHES as u8;
        if self.sides[side].used == 0 { Pieces::NONE } else { self.whose(|code| codes.contains(&code)) }
    }

    /// Everybody with such a code.
    #[inline]
    fn whose(&self, fits: impl Fn(u8) -> bool) -> Pieces {
        // Eight codes make a byte: so the compiler compares many at once.
        let mut bytes = [0u8; MOST_PIECES / 8];
        for (byte, codes) in bytes.iter_mut().zip(self.of.chunks_exact(8)) {
            *byte = codes.iter().rev().fold(0, |byte, code| byte << 1 | u8::from(fits(*code)));
        }
        Pieces::from_bits(u128::from_le_bytes(bytes))
    }

    /// An order.
    pub fn get(&self, side: Side, number: usize) -> March {
        let ledger = &self.sides[side];
        let code = code(side, number);
        let mark = |bit: u8| ledger.marks[number] >> bit & 1 == 1;
        March {
            pieces: self.whose(|other| other == code),
            possible: ledger.possible[number],
            goal: ledger.goals[number],
            since: ledger.since[number],
            reached: mark(0),
            bound: mark(1),
            read: mark(2),
        }
    }

    /// The turn from which on an order is in force.
    #[inline]
    pub fn since(&self, side: Side, number: usize) -> u8 {
        self.sides[side].since[number]
    }

    /// Where an order leads.
    #[inline]
    pub fn goal(&self, side: Side, number: usize) -> u8 {
        self.sides[side].goals[number]
    }

    /// All orders of a side.
    pub fn all(&self, side: Side) -> impl Iterator<Item = March> + '_ {
        self.numbers(side).map(move |number| self.get(side, number))
    }

    /// Writes an order down; without pieces there is none.
    pub fn set(&mut self, side: Side, number: usize, march: March) {
        let code = code(side, number);
        self.whose(|other| other == code).without(march.pieces).iter().for_each(|piece| self.of[piece.index()] = 0);
        march.pieces.iter().for_each(|piece| self.of[piece.index()] = code);
        let is = !march.pieces.is_empty();
        let march = if is { march } else { March::default() };
        let ledger = &mut self.sides[side];
        ledger.possible[number] = march.possible;
        ledger.goals[number] = march.goal;
        ledger.since[number] = march.since;
        ledger.marks[number] = u8::from(march.reached) | u8::from(march.bound) << 1 | u8::from(march.read) << 2;
        ledger.used = ledger.used & !(1 << number) | u32::from(is) << number;
    }

    /// Some pieces of a side have no order any more.
    pub fn drop(&mut self, side: Side, pieces: Pieces) {
        for number in self.numbers(side) {
            let march = self.get(side, number);
            if !march.pieces.and(pieces).is_empty() {
                self.set(side, number, March { pieces: march.pieces.without(pieces), ..march });
            }
        }
    }

    /// A piece takes the place of others in their order, if they have one.
    pub fn hand_over(&mut self, side: Side, from: Pieces, to: PieceId) {
        let Some(number) = from.iter().find_map(|piece| self.of(piece)) else { return };
        self.drop(side, from.without(self.get(side, number).pieces));
        let march = self.get(side, number);
        let pieces = march.pieces.without(from).or(Pieces::only(to));
        self.set(side, number, March { pieces, ..march });
    }

    /// Two pieces of a side have each other's orders.
    pub fn swap(&mut self, one: PieceId, other: PieceId) {
        self.of.swap(one.index(), other.index());
    }
}

impl Serialize for Marches {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let orders = Side::BOTH
            .into_iter()
            .flat_map(|side| self.numbers(side).map(move |number| (side, number as u8, self.get(side, number))));
        serializer.collect_seq(orders.collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for Marches {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut marches = Marches::default();
        for (side, number, march) in Vec::<(Side, u8, March)>::deserialize(deserializer)? {
            if usize::from(number) >= MOST_MARCHES {
                return Err(de::Error::custom("a march order too many"));
            }
            marches.set(side, usize::from(number), march);
        }
        Ok(marches)
    }
}
