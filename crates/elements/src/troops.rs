//! Troop types and their table: moves, combat factors, ranges.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::geometry::Size;

/// What an element is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "ElementArm")]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Arm {
    /// Mounted cavalry.
    Cavalry,
    /// Cavalry that has dismounted, for good.
    Dismounted,
    /// Line infantry with smooth-bore muskets.
    Muskets,
    /// Line infantry with rifles.
    Rifles,
    /// Skirmishers.
    Jaegers,
    /// Artillery.
    Artillery,
    /// A commander.
    Commander,
    /// A camp.
    Camp,
}

impl Arm {
    /// All of them, in the order of the table.
    pub const ALL: [Arm; 8] = [
        Arm::Cavalry,
        Arm::Dismounted,
        Arm::Muskets,
        Arm::Rifles,
        Arm::Jaegers,
        Arm::Artillery,
        Arm::Commander,
        Arm::Camp,
    ];

    /// As an index into the table.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key of its messages.
    pub const fn key(self) -> &'static str {
        match self {
            Arm::Cavalry => "cavalry",
            Arm::Dismounted => "dismounted",
            Arm::Muskets => "muskets",
            Arm::Rifles => "rifles",
            Arm::Jaegers => "jaegers",
            Arm::Artillery => "artillery",
            Arm::Commander => "commander",
            Arm::Camp => "camp",
        }
    }

    /// Muskets or rifles.
    pub const fn is_line(self) -> bool {
        matches!(self, Arm::Muskets | Arm::Rifles)
    }

    /// On horseback, and troops.
    pub const fn is_mounted(self) -> bool {
        matches!(self, Arm::Cavalry)
    }

    /// Counts as an element of its army: neither commander nor camp.
    pub const fn is_troops(self) -> bool {
        !matches!(self, Arm::Commander | Arm::Camp)
    }

    /// The size of its base.
    pub const fn size(self) -> Size {
        match self {
            Arm::Cavalry => Size { width: 4_000, depth: 3_000 },
            Arm::Artillery => Size { width: 4_000, depth: 4_000 },
            Arm::Commander => Size { width: 2_000, depth: 4_000 },
            Arm::Dismounted | Arm::Muskets | Arm::Rifles | Arm::Jaegers => Size { width: 4_000, depth: 2_000 },
            Arm::Camp => Size { width: 8_000, depth: 4_000 },
        }
    }
}

/// What a troop type is worth: a row of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Values {
    /// Paces in good going, in bad going, on roads.
    pub moves: [u16; 3],
    /// Paces in the bed of a slow river or a torrent.
    pub wading: u16,
    /// Factor in close combat against foot and mounted.
    pub close: [u8; 2],
    /// Factor when shooting at foot and mounted, and when shot at.
    pub shooting: [u8; 2],
    /// Range in paces; none for those who do not shoot.
    pub range: u16,
}

/// The table of all troop types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table(pub [Values; Arm::ALL.len()]);

impl Table {
    /// The row of a troop type.
    pub const fn of(&self, arm: Arm) -> &Values {
        &self.0[arm.index()]
    }
}
