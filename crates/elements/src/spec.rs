//! A battle as an author describes it, before it is put together; the crate `packs` reads it from files.

use serde::{Deserialize, Serialize};

/// How large a battle is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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

/// Options of a battle, where players disagree (see `docs/rulings.md`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// How large it is, where the pack leaves it open.
    pub scale: Option<Scale>,
    /// Both armies deploy unseen.
    pub hidden: bool,
    /// The commander supports one element of his choice only, not all that he touches.
    pub one_supported: bool,
    /// Recoil is read literally: an enemy on the flank does not destroy.
    pub literal_recoil: bool,
    /// Bounds a side at most; 24 unless said otherwise.
    pub bounds: Option<u16>,
}
