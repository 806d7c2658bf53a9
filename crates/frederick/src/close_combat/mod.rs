//! Chapter 10: close combat in its twelve steps. The sequence can be read in [`director`](self::sequence).

pub(crate) mod advance;
pub(crate) mod charge;
pub(crate) mod designation;
pub(crate) mod modifiers;
pub(crate) mod odds;
pub(crate) mod sequence;
pub(crate) mod sniping;
pub(crate) mod withdrawal;
