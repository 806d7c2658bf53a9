//! Army lists, and what may be chosen from them.

use serde::{Deserialize, Serialize};

use crate::troops::Arm;

/// Elements of an army; three times as many in a large battle.
pub const TWELVE: u8 = 12;
/// Elements of a command at least, where there are three.
pub const LEAST_COMMAND: u8 = 6;

/// A line of a list: of these arms together no fewer and no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The arms; of several, any mixture.
    pub arms: Vec<Arm>,
    /// No fewer.
    #[serde(default)]
    pub least: u8,
    /// No more.
    pub most: u8,
}

/// A list: how many elements of each arm an army of twelve may have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct List {
    /// The key of its messages.
    pub key: String,
    /// Its lines.
    pub entries: Vec<Entry>,
}

/// How many elements of each arm an army has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Count([u8; Arm::ALL.len()]);

impl Count {
    /// Of an arm.
    pub const fn of(&self, arm: Arm) -> u8 {
        self.0[arm.index()]
    }

    /// One more of an arm.
    pub const fn add(&mut self, arm: Arm) {
        self.0[arm.index()] += 1;
    }

    /// One more of an arm.
    #[must_use]
    pub const fn and(mut self, arm: Arm) -> Count {
        self.add(arm);
        self
    }

    /// All together.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }
}

impl FromIterator<Arm> for Count {
    fn from_iter<I: IntoIterator<Item = Arm>>(arms: I) -> Self {
        arms.into_iter().fold(Count::default(), Count::and)
    }
}

impl List {
    /// Whether a list names an arm at all.
    pub fn names(&self, arm: Arm) -> bool {
        self.entries.iter().any(|entry| entry.arms.contains(&arm))
    }

    /// Whether so many elements are an army of `twelves` times twelve.
    pub fn allows(&self, count: &Count, twelves: u8) -> bool {
        count.total() == twelves * TWELVE && self.can_become(count, twelves)
    }

    /// Whether a part of an army can still become one of `twelves` times twelve.
    ///
    /// Three legal twelves together are exactly what the threefold limits allow: limits of this
    /// kind always split evenly.
    pub fn can_become(&self, count: &Count, twelves: u8) -> bool {
        let (filled, left) = self.fill(count, twelves);
        let missing: u8 = filled.iter().map(|line| line.least.saturating_sub(line.count)).sum();
        let room: u8 = filled.iter().map(|line| line.most - line.count).sum();
        let (total, wanted) = (count.total(), twelves * TWELVE);
        left.total() == 0 && total + missing <= wanted && total + room >= wanted
    }

    /// How far each line is filled, and what fits into none.
    fn fill(&self, count: &Count, twelves: u8) -> (Vec<Filled<'_>>, Count) {
        let mut left = *count;
        let line = |entry| Filled { entry, count: 0, least: entry.least * twelves, most: entry.most * twelves };
        let mut filled: Vec<Filled<'_>> = self.entries.iter().map(line).collect();
        // Lines of one arm first: what they cannot hold must go to a mixed line.
        for alone in [true, false] {
            for line in filled.iter_mut().filter(|line| (line.entry.arms.len() == 1) == alone) {
                for arm in &line.entry.arms {
                    let taken = left.of(*arm).min(line.most - line.count);
                    left.0[arm.index()] -= taken;
                    line.count += taken;
                }
            }
        }
        (filled, left)
    }

    /// How far each line is filled by a part of an army of `twelves` times twelve.
    pub fn filled(&self, count: &Count, twelves: u8) -> Vec<Filled<'_>> {
        self.fill(count, twelves).0
    }

    /// Why an army is not one of `twelves` times twelve: the first arm of which there are too many
    /// or too few, with its limits.
    pub fn breach(&self, count: &Count, twelves: u8) -> Option<Breach> {
        if self.allows(count, twelves) {
            return None;
        }
        let most = |arm: Arm| self.of(arm).map(|entry| entry.most).sum::<u8>() * twelves;
        let least = |arm: Arm| {
            self.of(arm).filter(|entry| entry.arms.len() == 1).map(|entry| entry.least).sum::<u8>() * twelves
        };
        let broken = |arm: &Arm| !(least(*arm)..=most(*arm)).contains(&count.of(*arm));
        let arm = Arm::ALL.into_iter().filter(|arm| arm.is_troops()).find(broken);
        Some(match arm {
            Some(arm) => Breach::Arm { arm, count: count.of(arm), least: least(arm), most: most(arm) },
            None => Breach::Total { count: count.total(), wanted: twelves * TWELVE },
        })
    }

    fn of(&self, arm: Arm) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.arms.contains(&arm))
    }
}

/// How far a line of a list is filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filled<'a> {
    /// The line.
    pub entry: &'a Entry,
    /// So many there are.
    pub count: u8,
    /// No fewer and no more.
    pub least: u8,
    /// See `least`.
    pub most: u8,
}

/// How an army breaks its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breach {
    /// Too many or too few of an arm.
    Arm {
        /// The arm.
        arm: Arm,
        /// So many there are.
        count: u8,
        /// No fewer.
        least: u8,
        /// No more.
        most: u8,
    },
    /// Too many or too few in all, or too many in a mixed line.
    Total {
        /// So many there are.
        count: u8,
        /// So many there should be.
        wanted: u8,
    },
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// The early list of the South.
    pub(crate) fn south() -> List {
        let entry = |arms: &[Arm], least, most| Entry { arms: arms.to_vec(), least, most };
        List {
            key: "south-1861".to_owned(),
            entries: vec![
                entry(&[Arm::Cavalry], 0, 3),
                entry(&[Arm::Muskets], 4, 4),
                entry(&[Arm::Rifles], 2, 6),
                entry(&[Arm::Muskets, Arm::Jaegers], 0, 2),
                entry(&[Arm::Artillery], 0, 2),
            ],
        }
    }

    fn army(parts: &[(Arm, u8)]) -> Count {
        parts.iter().flat_map(|(arm, count)| std::iter::repeat_n(*arm, *count as usize)).collect()
    }

    #[test]
    fn twelve_within_the_limits_are_an_army() {
        let list = south();
        assert!(list.allows(&army(&[(Arm::Muskets, 4), (Arm::Rifles, 6), (Arm::Artillery, 2)]), 1));
        assert!(list.allows(&army(&[(Arm::Muskets, 5), (Arm::Jaegers, 1), (Arm::Rifles, 6)]), 1));
        assert!(!list.allows(&army(&[(Arm::Muskets, 6), (Arm::Jaegers, 1), (Arm::Rifles, 5)]), 1), "three of two");
        assert!(!list.allows(&army(&[(Arm::Muskets, 3), (Arm::Rifles, 6), (Arm::Cavalry, 3)]), 1), "too few muskets");
        assert!(!list.allows(&army(&[(Arm::Muskets, 4), (Arm::Rifles, 6)]), 1), "only ten");
        assert!(!list.allows(&army(&[(Arm::Dismounted, 2), (Arm::Muskets, 4), (Arm::Rifles, 6)]), 1));
    }

    #[test]
    fn a_part_that_can_become_an_army() {
        let list = south();
        assert!(list.can_become(&Count::default(), 1));
        assert!(list.can_become(&army(&[(Arm::Cavalry, 3), (Arm::Artillery, 2)]), 1));
        let full = army(&[(Arm::Cavalry, 3), (Arm::Artillery, 2), (Arm::Jaegers, 2)]);
        assert!(!list.can_become(&full, 1), "seven, but six of four muskets and two rifles are still missing");
        assert!(list.can_become(&army(&[(Arm::Cavalry, 3), (Arm::Artillery, 2), (Arm::Jaegers, 1)]), 1));
    }

    #[test]
    fn three_twelves_have_threefold_limits() {
        let list = south();
        assert!(list.allows(&army(&[(Arm::Cavalry, 9), (Arm::Muskets, 12), (Arm::Rifles, 15)]), 3));
        assert!(!list.allows(&army(&[(Arm::Cavalry, 10), (Arm::Muskets, 12), (Arm::Rifles, 14)]), 3));
    }

    #[test]
    fn a_breach_names_the_arm() {
        let short = army(&[(Arm::Muskets, 3), (Arm::Rifles, 6), (Arm::Cavalry, 3)]);
        assert_eq!(south().breach(&short, 1), Some(Breach::Arm { arm: Arm::Muskets, count: 3, least: 4, most: 6 }));
        let long = army(&[(Arm::Muskets, 4), (Arm::Rifles, 6)]);
        assert_eq!(south().breach(&long, 1), Some(Breach::Total { count: 10, wanted: 12 }));
    }

    #[test]
    fn lines_of_one_arm_are_filled_first() {
        let list = south();
        let counts =
            |count: &Count, twelves| -> Vec<u8> { list.filled(count, twelves).iter().map(|line| line.count).collect() };
        let count = army(&[(Arm::Muskets, 7), (Arm::Cavalry, 1)]);
        assert_eq!(counts(&count, 1), [1, 4, 0, 2, 0], "the seventh fits nowhere");
        assert_eq!(counts(&count, 3), [1, 7, 0, 0, 0]);
        let limits = |twelves| list.filled(&count, twelves).iter().map(|line| (line.least, line.most)).nth(2);
        assert_eq!((limits(1), limits(3)), (Some((2, 6)), Some((6, 18))));
    }
}
