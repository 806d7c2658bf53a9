//! Sets of hexes.

use crate::grid::Hex;

/// No board has more.
pub const MOST_HEXES: usize = 2048;
const WORDS: usize = MOST_HEXES / 64;

/// A set of hexes of one board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HexSet([u64; WORDS]);

impl Default for HexSet {
    fn default() -> Self {
        HexSet([0; WORDS])
    }
}

impl HexSet {
    /// Whether a hex is in it.
    #[inline]
    pub fn has(&self, hex: Hex) -> bool {
        self.0[hex.index() / 64] >> (hex.index() % 64) & 1 == 1
    }

    /// Adds a hex.
    #[inline]
    pub fn add(&mut self, hex: Hex) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// Takes a hex out.
    #[inline]
    pub fn remove(&mut self, hex: Hex) {
        self.0[hex.index() / 64] &= !(1 << (hex.index() % 64));
    }

    /// Everything that is in one of both.
    #[must_use]
    #[inline]
    pub fn or(mut self, other: &HexSet) -> HexSet {
        self.0.iter_mut().zip(other.0).for_each(|(word, more)| *word |= more);
        self
    }

    /// Everything that is in both.
    #[must_use]
    #[inline]
    pub fn and(mut self, other: &HexSet) -> HexSet {
        self.0.iter_mut().zip(other.0).for_each(|(word, only)| *word &= only);
        self
    }

    /// Whether nothing is in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// How many hexes are in it.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The one with the lowest number.
    #[inline]
    pub fn first(&self) -> Option<Hex> {
        self.iter().next()
    }

    /// The hexes in it, by number.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Hex> + '_ {
        self.0.iter().enumerate().flat_map(|(index, word)| {
            let mut left = *word;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                left &= left.wrapping_sub(1);
                (bit < 64).then(|| Hex((index * 64) as u16 + bit as u16))
            })
        })
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = HexSet::default();
        hexes.into_iter().for_each(|hex| set.add(hex));
        set
    }
}

impl std::fmt::Debug for HexSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
