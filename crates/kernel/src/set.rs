//! Sets of small numbers: pieces, elements, units.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// What can be in a set: something that is a number below 128.
pub trait Member: Copy {
    /// Its number.
    fn number(self) -> u8;
    /// The one of a number.
    fn of(number: u8) -> Self;
}

impl Member for u8 {
    #[inline]
    fn number(self) -> u8 {
        self
    }

    #[inline]
    fn of(number: u8) -> u8 {
        number
    }
}

/// How a set is written down. Old records fix it, so each system keeps the form it began with.
pub trait Form {
    /// Writes the bits of a set.
    ///
    /// # Errors
    /// As the serializer has it.
    fn write<S: Serializer>(bits: u128, serializer: S) -> Result<S::Ok, S::Error>;
    /// Reads them again.
    ///
    /// # Errors
    /// As the deserializer has it, and when a number is too high.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u128, D::Error>;
}

/// In bytes one number; where people read, the list of its members: JSON
/// has no numbers of 128 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listed {}

impl Form for Listed {
    fn write<S: Serializer>(bits: u128, serializer: S) -> Result<S::Ok, S::Error> {
        match serializer.is_human_readable() {
            true => serializer.collect_seq(numbers(bits)),
            false => bits.serialize(serializer),
        }
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u128, D::Error> {
        if !deserializer.is_human_readable() {
            return u128::deserialize(deserializer);
        }
        let numbers: Vec<u8> = Vec::deserialize(deserializer)?;
        match numbers.iter().find(|number| **number >= 128) {
            Some(number) => Err(de::Error::custom(format!("there is no number {number} in a set"))),
            None => Ok(numbers.into_iter().fold(0, |bits, number| bits | 1 << number)),
        }
    }
}

/// Two numbers of 64 bits, the lower one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halves {}

impl Form for Halves {
    fn write<S: Serializer>(bits: u128, serializer: S) -> Result<S::Ok, S::Error> {
        (bits as u64, (bits >> 64) as u64).serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u128, D::Error> {
        let (low, high) = <(u64, u64)>::deserialize(deserializer)?;
        Ok(u128::from(low) | u128::from(high) << 64)
    }
}

/// The members of some bits, lowest number first.
#[derive(Clone)]
pub struct Members<T>(u128, PhantomData<fn() -> T>);

impl<T: Member> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.0 == 0 {
            return None;
        }
        let number = self.0.trailing_zeros() as u8;
        self.0 &= self.0.wrapping_sub(1);
        Some(T::of(number))
    }
}

/// The numbers of some bits, lowest first.
fn numbers(bits: u128) -> Members<u8> {
    Members(bits, PhantomData)
}

/// A set of members with numbers below 128, in two machine words.
pub struct Set<T, F = Listed>(u128, PhantomData<(fn() -> T, F)>);

impl<T, F> Set<T, F> {
    /// Nobody.
    pub const NONE: Self = Set(0, PhantomData);

    /// The set of these bits.
    #[inline]
    pub const fn from_bits(bits: u128) -> Self {
        Set(bits, PhantomData)
    }

    /// Its bits.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Who is in both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Set(self.0 & other.0, PhantomData)
    }

    /// Who is in one of both.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Set(self.0 | other.0, PhantomData)
    }

    /// Who is not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Set(self.0 & !other.0, PhantomData)
    }
}

impl<T: Member, F> Set<T, F> {
    /// One member.
    #[inline]
    pub fn only(member: T) -> Self {
        Set(1 << member.number(), PhantomData)
    }

    /// Whether a member is in it.
    #[inline]
    pub fn has(self, member: T) -> bool {
        // A shift of one word is cheaper than one of two.
        let number = member.number();
        let word = if number & 64 == 0 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        number < 128 && word.wrapping_shr(u32::from(number)) & 1 == 1
    }

    /// The member with the lowest number.
    #[inline]
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// Adds a member.
    #[inline]
    pub fn add(&mut self, member: T) {
        self.0 |= 1 << member.number();
    }

    /// Takes a member out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        self.0 &= !(1 << member.number());
    }

    /// The members, lowest number first.
    #[inline]
    pub fn iter(self) -> Members<T> {
        Members(self.0, PhantomData)
    }
}

// By hand, since neither the members nor the form need be anything.
impl<T, F> Clone for Set<T, F> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, F> Copy for Set<T, F> {}

impl<T, F> Default for Set<T, F> {
    #[inline]
    fn default() -> Self {
        Set::NONE
    }
}

impl<T, F> PartialEq for Set<T, F> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T, F> Eq for Set<T, F> {}

impl<T, F> Hash for Set<T, F> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T, F> fmt::Debug for Set<T, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(numbers(self.0)).finish()
    }
}

impl<T: Member, F> FromIterator<T> for Set<T, F> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Set::NONE;
        members.into_iter().for_each(|member| set.add(member));
        set
    }
}

impl<T, F: Form> Serialize for Set<T, F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        F::write(self.0, serializer)
    }
}

impl<'de, T, F: Form> Deserialize<'de> for Set<T, F> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        F::read(deserializer).map(Set::from_bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fingerprint::{from_bytes, to_bytes};
    use serde_json::json;

    type Plain = Set<u8>;
    type Halved = Set<u8, Halves>;

    #[test]
    fn members_come_and_go() {
        let mut set: Plain = [127, 3, 64].into_iter().collect();
        assert_eq!((set.len(), set.has(64), set.has(65)), (3, true, false));
        assert!((0..=255).all(|number| set.has(number) == [127, 3, 64].contains(&number)));
        set.remove(64);
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 127]);
        assert_eq!(set.without(Plain::only(127)), Plain::only(3));
        assert_eq!(set.and(Plain::only(4)), Plain::NONE);
        assert!(set.or(Plain::only(4)).has(4));
    }

    #[test]
    fn both_forms_are_read_as_they_are_written() {
        let bits = 1 << 127 | 1 << 3;
        let (plain, halved) = (Plain::from_bits(bits), Halved::from_bits(bits));
        assert_eq!(to_bytes(&plain), to_bytes(&bits));
        assert_eq!(serde_json::to_value(plain).unwrap(), json!([3, 127]));
        assert_eq!(to_bytes(&halved), to_bytes(&(8u64, 1u64 << 63)));
        assert_eq!(serde_json::to_value(halved).unwrap(), json!([8, 1u64 << 63]));
        assert_eq!(from_bytes::<Plain>(&to_bytes(&plain)), Ok(plain));
        assert_eq!(from_bytes::<Halved>(&to_bytes(&halved)), Ok(halved));
        assert_eq!(serde_json::from_value::<Plain>(json!([3, 127])).unwrap(), plain);
        assert!(serde_json::from_value::<Plain>(json!([128])).is_err());
    }
}
