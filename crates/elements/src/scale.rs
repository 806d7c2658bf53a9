//! How large a battle is: table, commands, depth of deployment.

use serde::{Deserialize, Serialize};

/// How large a battle is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scale {
    /// Twelve elements a side in one command, 60 by 60 cm.
    #[default]
    Small,
    /// Three commands a side, 120 by 60 cm.
    Large,
    /// Three commands a side, 120 by 80 cm.
    Wide,
}

impl Scale {
    /// All of them.
    pub const ALL: [Scale; 3] = [Scale::Small, Scale::Large, Scale::Wide];

    /// Its name in options and files.
    pub const fn key(self) -> &'static str {
        match self {
            Scale::Small => "small",
            Scale::Large => "large",
            Scale::Wide => "wide",
        }
    }

    /// Width and depth of the table.
    pub const fn extent(self) -> (i32, i32) {
        match self {
            Scale::Small => (60_000, 60_000),
            Scale::Large => (120_000, 60_000),
            Scale::Wide => (120_000, 80_000),
        }
    }

    /// Commands of each side.
    pub const fn commands(self) -> usize {
        match self {
            Scale::Small => 1,
            Scale::Large | Scale::Wide => 3,
        }
    }

    /// How deep troops are deployed, from the base edge.
    pub const fn zone(self) -> i32 {
        match self {
            Scale::Small | Scale::Large => 15_000,
            Scale::Wide => 20_000,
        }
    }
}
