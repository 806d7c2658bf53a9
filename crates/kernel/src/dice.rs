//! The one source of chance: seeded, replayable, scriptable in tests.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The secret that all rolls of a battle derive from.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seed(#[serde(with = "hex")] pub [u8; 32]);

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(kept secret)")
    }
}

/// What is published of a seed before the first order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commitment(#[serde(with = "hex")] pub [u8; 32]);

/// A seat's own share of chance, so that no server can choose the dice alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nonce(#[serde(with = "hex")] pub [u8; 32]);

impl Seed {
    /// A seed spread from a small number, for tests and simulations.
    pub fn from_number(number: u64) -> Self {
        Seed(digest(&[b"grognard number", &number.to_le_bytes()]))
    }

    /// The hash that is published before the first order.
    pub fn commitment(&self) -> Commitment {
        Commitment(digest(&[b"grognard commitment", &self.0]))
    }

    /// The seed of the battle: the server's, mixed with a nonce of each seat.
    #[must_use]
    pub fn mixed(&self, nonces: &[Nonce]) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"grognard mix");
        hash.update(self.0);
        for nonce in nonces {
            hash.update(nonce.0);
        }
        Seed(hash.finalize().into())
    }
}

fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

/// Where the numbers come from.
#[derive(Clone, Debug)]
enum Source {
    /// Derived from a secret seed and the number of the roll; what tables use.
    Sealed(Seed),
    /// A quick generator for search, simulation and imagination.
    Quick(u64),
    /// Forced rolls for tests; when they run out every roll is the highest, which
    /// leaves shuffles as they lie.
    Forced(VecDeque<u32>),
}

/// The one source of chance.
#[derive(Clone, Debug)]
pub struct Dice {
    source: Source,
    rolls: u64,
}

impl Dice {
    /// Dice of a table.
    pub fn sealed(seed: Seed) -> Self {
        Dice { source: Source::Sealed(seed), rolls: 0 }
    }

    /// Dice of a table taken up again after `rolls` rolls.
    pub fn sealed_at(seed: Seed, rolls: u64) -> Self {
        Dice { source: Source::Sealed(seed), rolls }
    }

    /// Quick dice, for search and simulation.
    pub fn quick(seed: u64) -> Self {
        Dice { source: Source::Quick(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d), rolls: 0 }
    }

    /// Forced rolls, each counted from zero; after the last one every roll is the highest.
    pub fn forced(values: impl IntoIterator<Item = u32>) -> Self {
        Dice { source: Source::Forced(values.into_iter().collect()), rolls: 0 }
    }

    /// How often they were rolled.
    pub fn rolls(&self) -> u64 {
        self.rolls
    }

    /// Forced rolls that nobody asked for yet.
    pub fn left_over(&self) -> usize {
        match &self.source {
            Source::Forced(values) => values.len(),
            Source::Sealed(_) | Source::Quick(_) => 0,
        }
    }

    /// A number from 0 to `sides` - 1, each equally likely.
    ///
    /// # Panics
    /// When `sides` is zero.
    pub fn roll(&mut self, sides: u32) -> u32 {
        assert!(sides > 0, "a die has at least one side");
        let number = self.rolls;
        self.rolls += 1;
        match &mut self.source {
            Source::Sealed(seed) => sealed_roll(seed, number, sides),
            Source::Quick(state) => quick_roll(state, sides),
            Source::Forced(values) => values.pop_front().map_or(sides - 1, |value| value.min(sides - 1)),
        }
    }

    /// Brings a slice into random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.roll(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

/// Roll `number` of a seed: SHA-256 over text, seed, number and attempt; values of the incomplete
/// last stretch are drawn again.
fn sealed_roll(seed: &Seed, number: u64, sides: u32) -> u32 {
    let stretch = u64::from(sides);
    let fair = u64::MAX - u64::MAX % stretch;
    for attempt in 0u32.. {
        let hash = digest(&[b"grognard roll", &seed.0, &number.to_le_bytes(), &attempt.to_le_bytes()]);
        let value = hash[..8].iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte));
        if value < fair {
            return (value % stretch) as u32;
        }
    }
    unreachable!("each attempt succeeds with a chance above one half")
}

/// Splitmix64 with Lemire's rejection.
fn quick_roll(state: &mut u64, sides: u32) -> u32 {
    let threshold = sides.wrapping_neg() % sides;
    loop {
        *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = *state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let product = (mixed >> 32) * u64::from(sides);
        if product as u32 >= threshold {
            return (product >> 32) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_rolls() {
        let rolls = |seed| {
            let mut dice = Dice::sealed(Seed::from_number(seed));
            (0..50).map(|_| dice.roll(6)).collect::<Vec<_>>()
        };
        assert_eq!(rolls(1), rolls(1));
        assert_ne!(rolls(1), rolls(2));
    }

    #[test]
    fn dice_taken_up_again_go_on_where_they_were() {
        let seed = Seed::from_number(9);
        let mut whole = Dice::sealed(seed);
        let first: Vec<_> = (0..10).map(|_| whole.roll(20)).collect();
        let mut later = Dice::sealed_at(seed, 5);
        assert_eq!(first[5..], (0..5).map(|_| later.roll(20)).collect::<Vec<_>>());
    }

    #[test]
    fn every_side_comes_up_equally_often() {
        for mut dice in [Dice::sealed(Seed::from_number(3)), Dice::quick(3)] {
            let mut counts = [0u32; 7];
            for _ in 0..70_000 {
                counts[dice.roll(7) as usize] += 1;
            }
            assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
        }
    }

    #[test]
    fn a_nonce_of_either_seat_changes_the_rolls() {
        let seed = Seed::from_number(1);
        let nonce = |byte| Nonce([byte; 32]);
        assert_ne!(seed.mixed(&[nonce(1), nonce(2)]), seed.mixed(&[nonce(1), nonce(3)]));
        assert_ne!(seed.mixed(&[nonce(1), nonce(2)]), seed.mixed(&[nonce(4), nonce(2)]));
        assert_ne!(seed.mixed(&[]).commitment(), seed.commitment());
    }

    #[test]
    fn forced_rolls_come_first_and_then_shuffles_lie_still() {
        let mut dice = Dice::forced([2, 0]);
        assert_eq!((dice.roll(6), dice.roll(6), dice.roll(6)), (2, 0, 5));
        let mut items = [1, 2, 3, 4];
        dice.shuffle(&mut items);
        assert_eq!(items, [1, 2, 3, 4]);
    }

    #[test]
    fn a_seed_is_never_printed() {
        assert!(!format!("{:?}", Seed::from_number(1)).contains(&hex::encode(Seed::from_number(1).0)));
    }
}
