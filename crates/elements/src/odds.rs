//! The comparison of two totals, and its exact chances: each side adds a die to its factor.

use serde::{Deserialize, Serialize};

/// How two totals compare, from one side's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Margin {
    /// The enemy has at least double.
    Doubled,
    /// Less than the enemy, but more than half.
    Beaten,
    /// Equal.
    Equal,
    /// More than the enemy, but less than double.
    Won,
    /// At least double.
    Double,
}

impl Margin {
    /// All of them, worst first.
    pub const ALL: [Margin; 5] = [Margin::Doubled, Margin::Beaten, Margin::Equal, Margin::Won, Margin::Double];

    /// Compares one's own total with the enemy's.
    pub fn of(own: u8, enemy: u8) -> Margin {
        match () {
            () if own < enemy && 2 * own <= enemy => Margin::Doubled,
            () if own < enemy => Margin::Beaten,
            () if own == enemy => Margin::Equal,
            () if 2 * enemy <= own => Margin::Double,
            () => Margin::Won,
        }
    }

    /// The same comparison from the other side.
    #[must_use]
    pub const fn reversed(self) -> Margin {
        match self {
            Margin::Doubled => Margin::Double,
            Margin::Beaten => Margin::Won,
            Margin::Equal => Margin::Equal,
            Margin::Won => Margin::Beaten,
            Margin::Double => Margin::Doubled,
        }
    }

    /// Whether the enemy's total is higher.
    pub const fn is_defeat(self) -> bool {
        matches!(self, Margin::Doubled | Margin::Beaten)
    }

    /// Whether one's own total is higher.
    pub const fn is_victory(self) -> bool {
        matches!(self, Margin::Won | Margin::Double)
    }
}

/// How often each comparison comes out of the 36 ways two dice fall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Odds([u8; Margin::ALL.len()]);

/// So many ways two dice fall.
pub const WAYS: u8 = 36;

impl Odds {
    /// The odds of a factor against another.
    pub fn of(own: u8, enemy: u8) -> Odds {
        let mut odds = Odds::default();
        for one in 1..=6 {
            for other in 1..=6 {
                odds.0[Margin::of(own + one, enemy + other) as usize] += 1;
            }
        }
        odds
    }

    /// Out of 36.
    pub const fn ways(&self, margin: Margin) -> u8 {
        self.0[margin as usize]
    }

    /// To win, by however much.
    pub const fn to_win(&self) -> u8 {
        self.ways(Margin::Won) + self.ways(Margin::Double)
    }

    /// To lose, by however much.
    pub const fn to_lose(&self) -> u8 {
        self.ways(Margin::Beaten) + self.ways(Margin::Doubled)
    }
}

#[cfg(test)]
mod tests {
    use super::{Margin, Odds, WAYS};

    #[test]
    fn the_table_of_the_facts() {
        // Own factor, enemy's; win, of which double, tie, lose, of which doubled.
        let table = [
            [4, 4, 15, 1, 6, 15, 1],
            [4, 3, 21, 4, 5, 10, 0],
            [4, 2, 26, 9, 4, 6, 0],
            [4, 1, 30, 15, 3, 3, 0],
            [3, 3, 15, 2, 6, 15, 2],
            [2, 2, 15, 4, 6, 15, 4],
            [2, 3, 10, 1, 5, 21, 6],
            [5, 4, 21, 2, 5, 10, 0],
            [6, 4, 26, 4, 4, 6, 0],
            [4, 0, 33, 21, 2, 1, 0],
        ];
        for [own, enemy, win, double, tie, lose, doubled] in table {
            let odds = Odds::of(own, enemy);
            let found = [
                odds.to_win(),
                odds.ways(Margin::Double),
                odds.ways(Margin::Equal),
                odds.to_lose(),
                odds.ways(Margin::Doubled),
            ];
            assert_eq!(found, [win, double, tie, lose, doubled], "{own} against {enemy}");
        }
    }

    #[test]
    fn half_or_less() {
        assert_eq!(Margin::of(3, 6), Margin::Doubled);
        assert_eq!(Margin::of(4, 6), Margin::Beaten);
        assert_eq!(Margin::of(3, 7), Margin::Doubled);
        assert_eq!(Margin::of(5, 5), Margin::Equal);
        assert_eq!(Margin::of(6, 3), Margin::Double);
        assert_eq!(Margin::of(7, 4), Margin::Won);
    }

    #[test]
    fn both_sides_see_the_same() {
        for own in 0..12 {
            for enemy in 0..12 {
                let (odds, theirs) = (Odds::of(own, enemy), Odds::of(enemy, own));
                assert_eq!(Margin::ALL.iter().map(|margin| odds.ways(*margin)).sum::<u8>(), WAYS);
                for margin in Margin::ALL {
                    assert_eq!(odds.ways(margin), theirs.ways(margin.reversed()));
                }
            }
        }
    }
}
