//! Units and leaders by number, and sets of units.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// No board has more hexes.
pub const MOST_HEXES: usize = 1152;
/// No battle has more units.
pub const MOST_UNITS: usize = 96;
/// No battle has more leaders.
pub const MOST_LEADERS: usize = 32;
/// No battle has more wings.
pub const MOST_WINGS: usize = 32;

/// A unit, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub u8);

impl UnitId {
    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A leader, by his place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LeaderId(pub u8);

impl LeaderId {
    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A wing, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WingId(pub u8);

impl WingId {
    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A piece that can be moved: a unit or a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceId {
    /// A unit.
    Unit(UnitId),
    /// A leader.
    Leader(LeaderId),
}

/// A set of units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Units(pub u128);

/// In bytes one number; where people read, the list of its units: JSON has no numbers of 128 bits.
impl Serialize for Units {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match serializer.is_human_readable() {
            true => serializer.collect_seq(self.iter().map(|unit| unit.0)),
            false => self.0.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Units {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return u128::deserialize(deserializer).map(Units);
        }
        let units: Vec<u8> = Vec::deserialize(deserializer)?;
        match units.iter().find(|unit| **unit >= 128) {
            Some(unit) => Err(serde::de::Error::custom(format!("there is no unit {unit}"))),
            None => Ok(units.into_iter().map(UnitId).collect()),
        }
    }
}

impl Units {
    /// No unit.
    pub const NONE: Units = Units(0);

    /// One unit.
    pub const fn only(unit: UnitId) -> Units {
        Units(1 << unit.0)
    }

    /// Whether a unit is in it.
    #[inline]
    pub const fn has(self, unit: UnitId) -> bool {
        self.0 >> unit.0 & 1 == 1
    }

    /// Adds a unit.
    #[inline]
    pub fn add(&mut self, unit: UnitId) {
        self.0 |= 1 << unit.0;
    }

    /// Takes a unit out.
    #[inline]
    pub fn remove(&mut self, unit: UnitId) {
        self.0 &= !(1 << unit.0);
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The units in both.
    #[must_use]
    pub const fn and(self, other: Units) -> Units {
        Units(self.0 & other.0)
    }

    /// The units in one of both.
    #[must_use]
    pub const fn or(self, other: Units) -> Units {
        Units(self.0 | other.0)
    }

    /// The units that are not in the other.
    #[must_use]
    pub const fn without(self, other: Units) -> Units {
        Units(self.0 & !other.0)
    }

    /// The units in it, in their order.
    pub fn iter(self) -> impl Iterator<Item = UnitId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (bit < 128).then_some(UnitId(bit as u8))
        })
    }
}

impl FromIterator<UnitId> for Units {
    fn from_iter<I: IntoIterator<Item = UnitId>>(units: I) -> Self {
        let mut set = Units::NONE;
        units.into_iter().for_each(|unit| set.add(unit));
        set
    }
}
