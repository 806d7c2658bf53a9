//! One of something for each side.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::system::Side;

/// One of something for each side, indexed by the side. It is written down as the pair it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySide<T>(pub [T; 2]);

impl<T> BySide<T> {
    /// What a function makes of each side, the first one first.
    #[inline]
    pub fn of(each: impl FnMut(Side) -> T) -> Self {
        BySide(Side::BOTH.map(each))
    }

    /// What a function makes of each one.
    #[inline]
    pub fn map<U>(self, each: impl FnMut(T) -> U) -> BySide<U> {
        BySide(self.0.map(each))
    }

    /// Both, to be looked at.
    #[inline]
    pub const fn each_ref(&self) -> BySide<&T> {
        BySide([&self.0[0], &self.0[1]])
    }

    /// Both, the first side's first.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// Both, to be changed.
    #[inline]
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }

    /// Each with its side.
    #[inline]
    pub fn by_side(&self) -> impl Iterator<Item = (Side, &T)> {
        Side::BOTH.into_iter().zip(&self.0)
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        &self.0[side.index()]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side.index()]
    }
}

impl<T> From<[T; 2]> for BySide<T> {
    #[inline]
    fn from(both: [T; 2]) -> Self {
        BySide(both)
    }
}

impl<T> IntoIterator for BySide<T> {
    type Item = T;
    type IntoIter = std::array::IntoIter<T, 2>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, T> IntoIterator for &'a BySide<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fingerprint::{from_bytes, to_bytes};

    #[test]
    fn it_is_indexed_by_side_and_written_as_a_pair() {
        let mut morale = BySide([300u16, 7]);
        morale[Side::Second] += 1;
        assert_eq!((morale[Side::First], morale[Side::Second]), (300, 8));
        assert_eq!(to_bytes(&morale), to_bytes(&[300u16, 8]));
        assert_eq!(serde_json::to_value(morale).unwrap(), serde_json::json!([300, 8]));
        assert_eq!(from_bytes::<BySide<u16>>(&to_bytes(&[300u16, 8])), Ok(morale));
        assert_eq!(BySide::of(Side::number), BySide([0, 1]));
    }
}
