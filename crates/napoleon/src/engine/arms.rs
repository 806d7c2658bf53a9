//! The charts of bombardment, charges, the guard and field works.

use serde::{Deserialize, Serialize};

use crate::engine::charts::Odds;

/// How far one sees (8.41, 23.14).
#[derive(Clone, Copy, Debug)]
pub struct SightChart {
    /// By day.
    pub range: u8,
    /// By night.
    pub night: u8,
}

/// What a bombardment comes to (13.38).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shot {
    /// Nothing.
    #[default]
    Nothing,
    /// S: batteries are suppressed.
    Suppressed,
    /// Dr: everybody goes back a hex.
    Retreat,
    /// 1R, 2R: so many units are reduced.
    Reduced(u8),
}

impl Shot {
    /// Reads a cell: `1R`.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(text: &str) -> Result<Shot, String> {
        Ok(match text {
            "-" => Shot::Nothing,
            "S" => Shot::Suppressed,
            "Dr" => Shot::Retreat,
            "1R" => Shot::Reduced(1),
            "2R" => Shot::Reduced(2),
            _ => {
                return Err(format!(
                    "`{text}` is no result of a bombardment: `-`, `S`, `Dr`, `1R` or `2R` is expected"
                ));
            }
        })
    }

    /// As it is printed.
    pub const fn printed(self) -> &'static str {
        match self {
            Shot::Nothing => "-",
            Shot::Suppressed => "S",
            Shot::Retreat => "Dr",
            Shot::Reduced(1) => "1R",
            Shot::Reduced(_) => "2R",
        }
    }
}

/// A part of a whole, rounded down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share(pub [u8; 2]);

impl Share {
    /// The part of so many points.
    pub fn of(self, points: u16) -> u16 {
        points * u16::from(self.0[0]) / u16::from(self.0[1].max(1))
    }
}

/// Bombardment.
#[derive(Clone, Debug)]
pub struct BombardmentChart {
    /// The nearest and the farthest hex that is fired at (13.2).
    pub range: [u8; 2],
    /// The least strength of each column.
    pub strengths: Vec<u8>,
    /// The roll of the first row.
    pub lowest: i8,
    /// Results by roll, then by column.
    pub rows: Vec<Vec<Shot>>,
    /// What batteries in the target take off (13.5).
    pub counter: Share,
    /// What is left at the farthest range (13.35).
    pub far: Share,
    /// What is left against a town (13.36).
    pub town: Share,
    /// What is left against a marsh (13.36).
    pub marsh: Share,
}

impl BombardmentChart {
    /// The result of a roll; one beyond the table counts as its nearest row.
    pub fn shot(&self, strength: u16, roll: i16) -> Shot {
        let column = self.strengths.iter().rposition(|least| strength >= u16::from(*least));
        let row = (roll - i16::from(self.lowest)).clamp(0, self.rows.len() as i16 - 1);
        column.map_or(Shot::Nothing, |column| self.rows[row as usize][column])
    }
}

/// What a charge comes to (14.23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Onset {
    /// OR: the enemy is overrun.
    Overrun,
    /// Pr: the cavalry goes back and reduces so many units.
    PulledUp(u8),
    /// Ae: the cavalry is lost.
    Lost,
}

impl Onset {
    /// Reads a cell: `Pr1`.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(text: &str) -> Result<Onset, String> {
        Ok(match text {
            "OR" => Onset::Overrun,
            "Pr1" => Onset::PulledUp(1),
            "Pr2" => Onset::PulledUp(2),
            "Ae" => Onset::Lost,
            _ => return Err(format!("`{text}` is no result of a charge: `OR`, `Pr1`, `Pr2` or `Ae` is expected")),
        })
    }

    /// As it is printed.
    pub const fn printed(self) -> &'static str {
        match self {
            Onset::Overrun => "OR",
            Onset::PulledUp(1) => "Pr1",
            Onset::PulledUp(_) => "Pr2",
            Onset::Lost => "Ae",
        }
    }
}

/// Charges.
#[derive(Clone, Debug)]
pub struct ChargeChart {
    /// The columns, best first; worse odds than the last do not charge.
    pub columns: Vec<Odds>,
    /// Results by roll from one on, then by column.
    pub rows: Vec<Vec<Onset>>,
    /// Half points to enter the enemy's hex (14.21).
    pub entry: u8,
}

impl ChargeChart {
    /// The column of strengths: the best one that they reach.
    pub fn column(&self, attack: u32, defence: u32) -> Option<usize> {
        self.columns.iter().position(|odds| odds.are_reached(attack, defence))
    }

    /// The result of a roll; one beyond the table counts as its nearest row.
    pub fn onset(&self, column: usize, roll: i16) -> Onset {
        let row = (roll - 1).clamp(0, self.rows.len() as i16 - 1);
        self.rows[row as usize][column]
    }
}

/// The guard (11.3).
#[derive(Clone, Copy, Debug)]
pub struct GuardChart {
    /// Columns when it is committed.
    pub shift: i16,
    /// What its failure takes off levels of demoralization.
    pub daunts: u8,
    /// In so many hexes.
    pub range: u8,
    /// Formations of so many units and fewer do not care.
    pub small: u8,
}

/// Improved positions (15.32, 15.33).
#[derive(Clone, Copy, Debug)]
pub struct WorksChart {
    /// Infantry units that build.
    pub units: u8,
    /// Strength of the infantry that builds in a town.
    pub town: u8,
    /// The highest die that finishes the work.
    pub done: u8,
}

/// What this file knows.
#[derive(Clone, Debug)]
pub struct Arms {
    /// Bombardment.
    pub bombardment: BombardmentChart,
    /// Charges.
    pub charge: ChargeChart,
    /// The guard.
    pub guard: GuardChart,
    /// Field works.
    pub works: WorksChart,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_rounded_down() {
        assert_eq!([Share([1, 2]).of(3), Share([2, 3]).of(4), Share([2, 3]).of(1)], [1, 2, 0]);
    }

    #[test]
    fn rolls_beyond_a_table_count_as_its_ends() {
        let chart = ChargeChart {
            columns: ["1:1", "1:2"].map(|text| Odds::read(text).unwrap()).to_vec(),
            rows: vec![vec![Onset::Overrun; 2], vec![Onset::Lost; 2]],
            entry: 2,
        };
        assert_eq!((chart.onset(0, 0), chart.onset(1, 9)), (Onset::Overrun, Onset::Lost));
        assert_eq!([chart.column(9, 3), chart.column(4, 6), chart.column(1, 3)], [Some(0), Some(1), None]);
    }
}
