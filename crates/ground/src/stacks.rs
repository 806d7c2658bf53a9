//! Stacks: who lies upon whom in which hex.

use hexes::Hex;

/// Nobody, in stacks.
pub const NOBODY: u8 = u8::MAX;

/// The stacks of a board of at most so many hexes, of at most so many units; units are numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stacks<const UNITS: usize, const HEXES: usize> {
    /// The unit below each in its stack.
    below: [u8; UNITS],
    /// The unit on top of each hex.
    top: [u8; HEXES],
}

/// Why stacks cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StackFault {
    /// A hex that no board has.
    Hex,
    /// A unit that no battle has, or that stands twice.
    Unit,
}

impl std::fmt::Display for StackFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            StackFault::Hex => "a hex that no board has",
            StackFault::Unit => "a unit that no battle has, or that stands twice",
        })
    }
}

impl<const UNITS: usize, const HEXES: usize> Stacks<UNITS, HEXES> {
    /// Nobody anywhere.
    pub const EMPTY: Self = Stacks { below: [NOBODY; UNITS], top: [NOBODY; HEXES] };

    /// The units of a hex from the top down.
    #[inline]
    pub fn stack(&self, hex: Hex) -> Stack<'_, UNITS> {
        Stack { below: &self.below, next: self.top[hex.index()] }
    }

    /// The unit on top of a hex.
    #[inline]
    pub fn top_of(&self, hex: Hex) -> Option<u8> {
        let top = self.top[hex.index()];
        (top != NOBODY).then_some(top)
    }

    /// Takes a unit out of the stack of its hex.
    #[inline]
    pub fn lift(&mut self, unit: u8, hex: Hex) {
        let after = std::mem::replace(&mut self.below[usize::from(unit)], NOBODY);
        if self.top[hex.index()] == unit {
            self.top[hex.index()] = after;
        } else if let Some(above) = self.above(unit, hex) {
            self.below[usize::from(above)] = after;
        }
    }

    /// Puts a unit that lies nowhere on top of a hex.
    #[inline]
    pub fn put_on_top(&mut self, unit: u8, hex: Hex) {
        self.below[usize::from(unit)] = std::mem::replace(&mut self.top[hex.index()], unit);
    }

    /// Puts a unit that lies nowhere right above another of a hex.
    #[inline]
    pub fn put_above(&mut self, unit: u8, other: u8, hex: Hex) {
        match self.above(other, hex) {
            Some(above) => {
                self.below[usize::from(above)] = unit;
                self.below[usize::from(unit)] = other;
            }
            None => self.put_on_top(unit, hex),
        }
    }

    /// Puts a unit that lies nowhere under all others of a hex.
    #[inline]
    pub fn put_below(&mut self, unit: u8, hex: Hex) {
        match self.stack(hex).last() {
            Some(last) => self.below[usize::from(last)] = unit,
            None => self.top[hex.index()] = unit,
        }
    }

    /// Who lies right above a unit of a hex.
    #[inline]
    fn above(&self, unit: u8, hex: Hex) -> Option<u8> {
        self.stack(hex).find(|other| self.below[usize::from(*other)] == unit)
    }

    /// The hexes that are held, each with its units from the top down, as
    /// positions are written down.
    pub fn written(&self) -> Vec<(u16, Vec<u8>)> {
        let held = (0..HEXES as u16).filter(|hex| self.top[usize::from(*hex)] != NOBODY);
        held.map(|hex| (hex, self.stack(Hex(hex)).collect())).collect()
    }

    /// Stacks as they were written down.
    ///
    /// # Errors
    /// If a hex or a unit is not there, or a unit stands twice.
    pub fn read(written: &[(u16, Vec<u8>)]) -> Result<Self, StackFault> {
        let mut stacks = Self::EMPTY;
        let mut stacked = [false; UNITS];
        for (hex, stack) in written {
            let slot = stacks.top.get_mut(usize::from(*hex)).ok_or(StackFault::Hex)?;
            *slot = stack.first().copied().unwrap_or(NOBODY);
            for unit in stack {
                let seen = stacked.get_mut(usize::from(*unit)).ok_or(StackFault::Unit)?;
                if std::mem::replace(seen, true) {
                    return Err(StackFault::Unit);
                }
            }
            for pair in stack.windows(2) {
                stacks.below[usize::from(pair[0])] = pair[1];
            }
        }
        Ok(stacks)
    }
}

/// The units of a hex from the top down.
#[derive(Clone, Debug)]
pub struct Stack<'a, const UNITS: usize> {
    below: &'a [u8; UNITS],
    next: u8,
}

impl<const UNITS: usize> Iterator for Stack<'_, UNITS> {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let unit = self.next;
        if unit == NOBODY {
            return None;
        }
        self.next = self.below[usize::from(unit)];
        Some(unit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Small = Stacks<8, 4>;

    fn units(stacks: &Small, hex: u16) -> Vec<u8> {
        stacks.stack(Hex(hex)).collect()
    }

    #[test]
    fn units_lie_upon_each_other() {
        let mut stacks = Small::EMPTY;
        stacks.put_on_top(1, Hex(2));
        stacks.put_on_top(2, Hex(2));
        stacks.put_below(3, Hex(2));
        stacks.put_above(4, 1, Hex(2));
        stacks.put_above(5, 2, Hex(2));
        assert_eq!(units(&stacks, 2), [5, 2, 4, 1, 3]);
        stacks.lift(4, Hex(2));
        stacks.lift(5, Hex(2));
        stacks.lift(3, Hex(2));
        assert_eq!((units(&stacks, 2), stacks.top_of(Hex(2)), stacks.top_of(Hex(0))), (vec![2, 1], Some(2), None));
    }

    #[test]
    fn what_is_written_is_read() {
        let mut stacks = Small::EMPTY;
        stacks.put_on_top(1, Hex(2));
        stacks.put_on_top(7, Hex(2));
        stacks.put_on_top(0, Hex(3));
        assert_eq!(Small::read(&stacks.written()), Ok(stacks));
        assert_eq!(Small::read(&[(4, vec![1])]), Err(StackFault::Hex));
        assert_eq!(Small::read(&[(0, vec![8])]), Err(StackFault::Unit));
        assert_eq!(Small::read(&[(0, vec![1, 1])]), Err(StackFault::Unit));
        assert_eq!(Small::read(&[(0, vec![1]), (1, vec![1])]), Err(StackFault::Unit));
    }
}
